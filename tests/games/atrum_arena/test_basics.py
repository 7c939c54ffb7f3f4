"""Components, freedom of the Main phase and what an announcement fixes (I.2 to I.7, II.1), each seen in play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.atrum_arena.conftest import GAME, AtrumKit, AtrumTable

from tapete.core import randomness
from tapete.core.visibility import SPECTATOR, Shown
from tapete.core.windows import Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES, power
from tapete.games.atrum_arena.kinds import ATTACK, BASIC, DEFENSE, MASTERFUL, SUPERIOR, TACTICAL
from tapete.games.atrum_arena.telling import POWER_LIST
from tapete.games.atrum_arena.vocabulary.conditions import InAltar
from tapete.games.atrum_arena.vocabulary.filling import AddFromFosa

clause = pytest.mark.clause


# -- piles and altars


@clause("AA-comp-11", "AA-comp-12", "AA-setup-04")
def test_both_draw_from_one_fosa_and_discard_to_one_open_vertedero(aa: AtrumKit) -> None:
    fosa = "beast golem zombie fallen skeleton beast golem"
    parts = {"a_hand": "golem", "b_hand": "zombie", "fosa": fosa, "rest": "none"}
    t = aa.table(a=["acopio-0"], b=["acopio-0"], phase="main", part="start", **parts)
    t.announce("acopio-0").resolve()
    assert t.hand("b") == ["beast"] and t.vertedero == ["zombie"]
    t.passes("b")
    t.announce("acopio-0").resolve()
    assert t.hand("a") == ["golem"] and t.vertedero == ["zombie", "golem"] and t.fosa == fosa.split()[2:]
    assert all(t.s.game.sight.sees(t.s, viewer, card) for viewer in (0, 1, SPECTATOR) for card in th.vertedero(t.s))


@clause("AA-comp-13", "AA-cost-02")
def test_each_pays_from_the_own_altar(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], b=["esquiva-1"], a_hand="beast", b_hand="golem", a_altar="golem", b_altar="zombie")
    t.announce("zarpazo-1")
    t.announce("esquiva-1")
    t.resolve()
    assert t.altar("a") == ["golem-"] and t.altar("b") == ["zombie-"]
    t = aa.table(a=["zarpazo-1"], a_hand="beast", b_altar="zombie")
    assert t.why_not("zarpazo-1").clause == "AA-ann-07"  # another's altar is of no use


@clause("AA-goal-05")
def test_an_eliminated_reptante_counts_for_nothing_any_more(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0", "lectura-de-huesos-3"],
        a_hand="beast skeleton",
        a_altar="golem golem golem",
        b=["acopio-2", "epitafio-1"],
        b_resistance=3,
    )
    t.announce("zarpazo-0").resolve()
    t.answer("eliminate:2:b1#1")
    t.announce("lectura-de-huesos-3")  # the only power left that could be copied now
    assert lines_about(t, "copia") == ["Lectura de Huesos de Jugador 1 copia Epitafio (b2)"] and len(t.team("b")) == 2


def lines_about(t: AtrumTable, word: str) -> list[str]:
    assert t.s.log is not None
    told = [str(Shown(t.s, SPECTATOR).line(entry).get("es", "")) for entry in t.s.log]
    return [line for line in told if word in line]


# -- the Main phase


@clause("AA-turn-14", "AA-turn-15")
def test_in_the_main_phase_one_acts_in_any_order_or_not_at_all(aa: AtrumKit) -> None:
    parts = {"a": ["zarpazo-0"], "a_hand": "beast beast golem", "b_resistance": 20}
    t = aa.table(**parts)
    assert "pass" in t.options
    t.answer("pass")  # nothing at all
    assert t.active == "b" and t.altar("a") == [] and t.resistance("b") == 20
    t = aa.table(**parts)
    t.place("golem").announce("zarpazo-0").announce("zarpazo-0")
    assert t.altar("a") == ["golem"] and t.resistance("b") == 14
    t = aa.table(**parts)
    t.announce("zarpazo-0").place("golem").announce("zarpazo-0")
    assert t.altar("a") == ["golem"] and t.resistance("b") == 14


@clause("AA-flow-01", "AA-goal-12")
def test_whoever_reached_0_is_back_at_10_before_the_first_phase_begins(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0"], a_hand="golem golem", b_resistance=0)
    t.answer("pass")
    while t.active == "a":
        assert t.resistance("b") == 0
        t.answer("pass" if "pass" in t.options else t.options[0])
    assert t.phase == (1, 0) and t.asked == "a" and t.resistance("b") == 10  # the rival's window sees it


# -- types, rarities


MODES_OF_PLAY: list[dict[str, Any]] = [{"mode": "duel", "players": 2}, {"mode": "groups", "players": 4}]


@clause("AA-pow-02", "AA-key-12")
@pytest.mark.parametrize("setup", MODES_OF_PLAY)
def test_whatever_is_announced_is_an_attack_a_defense_or_a_tactical(aa: AtrumKit, setup: dict[str, Any]) -> None:
    """A power that copies too: it has the type of what it copies."""
    kinds = set()
    for seed in range(12):
        s = aa.game.start(setup, seed)
        for move in range(500):
            if s.over:
                break
            for frame in s.stack:
                if isinstance(frame, Window):
                    kinds |= {link.numbers[links.KIND] for link in frame.chain}
            assert s.decision is not None
            options = s.decision.options
            s.choose(options[randomness.number(seed, move, len(options))])
    assert kinds == {ATTACK, DEFENSE, TACTICAL}


@clause("AA-card-06")
def test_basic_powers_are_found_more_often_than_superior_ones_and_those_than_masterful_ones() -> None:
    borne = [each.rarity for bearer in REPTANTES.values() for each in bearer.powers]
    assert borne.count(BASIC) > borne.count(SUPERIOR) > borne.count(MASTERFUL) > 0
    assert [POWERS[id].power.line("es").split(", ")[-1].split(")")[0] for id in ("zarpazo-0", "embestida-3", "coloso-4")] == [
        "Básico",
        "Superior",
        "Magistral",
    ]


# -- announcements


@clause("AA-ann-12", "AA-target-02")
def test_after_an_announcement_only_answers_are_open_and_its_target_stays(aa: AtrumKit) -> None:
    t = aa.table(3, a=["zarpazo-0 acopio-0"], b=["acopio-0"], a_hand="beast golem", b_hand="golem", c_hand="golem")
    t.announce("zarpazo-0", target="c")
    t.passes("b")
    assert t.asked == "a" and {option.verb for option in t.decision.options} == {"announce", "pass"}
    t.announce("acopio-0")
    assert t.refused("withdraw").clause == "AA-ann-12"
    t.resolve()
    assert t.resistance("c") == 7 and t.resistance("b") == 10


@pytest.fixture
def conditional() -> Iterator[tuple[str, str]]:
    """Two powers of cost 1 that add to the altar: one has a condition, the other none."""
    before = len(POWER_LIST)
    for name, needs in (("con", InAltar(th.GOLEM)), ("sin", None)):
        power(name, name, name, 1, th.ZOMBIE, TACTICAL, BASIC, AddFromFosa(1), needs=needs)
    yield "con-1", "sin-1"
    for name in ("con-1", "sin-1"):
        del POWERS[name]
    del POWER_LIST[before:]


@clause("AA-altar-12", "AA-altar-11")
def test_a_condition_in_the_text_spares_the_loss_of_2(aa: AtrumKit, conditional: tuple[str, str]) -> None:
    for id, left in zip(conditional, (10, 8), strict=True):
        t = aa.table(a=[id], a_hand="zombie", a_altar="golem", fosa="beast beast")
        t.announce(id)
        assert t.altar("a") == ["beast-", "golem-"] and t.resistance("a") == left


def test_a_match_begins_from_a_position_as_from_any_setup() -> None:
    began = GAME.start({"players": 2}, 1)
    while began.decision is not None and began.decision.kind != "main":
        began.choose(began.decision.options[0])
    document = GAME.documents.to_position(began)
    again = GAME.start({"position": document}, 2)
    assert again.decision is not None and GAME.documents.to_position(again) == document
