"""Corners of the rules that the powers and teams at hand hardly reach; some powers are invented for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, Inventor

from tapete.core.language import Words
from tapete.core.refusal import BadDocument
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES
from tapete.games.atrum_arena.rules.setup import MOST_PLAYERS, drawn
from tapete.games.atrum_arena.things import Reptante
from tapete.games.atrum_arena.vocabulary.altars import ExhaustMinions
from tapete.games.atrum_arena.vocabulary.conditions import InAltar
from tapete.games.atrum_arena.vocabulary.force import Prevent
from tapete.games.atrum_arena.vocabulary.piles import Draw
from tapete.games.atrum_arena.vocabulary.resistance import Weaken

clause = pytest.mark.clause


# -- announcing


@clause("AA-atkc-19", "AA-pow-17")
def test_who_prevents_chooses_which_of_two_powers_to_hold(aa: AtrumKit) -> None:
    for at, left in (("zarpazo-2", 20 - 2 - 3), ("mordisco-traicionero-1", 20 - 6)):
        t = aa.table(
            a=["zarpazo-2", "mordisco-traicionero-1"],
            b=["muralla-viva-2"],
            a_hand="beast beast",
            a_altar="golem golem golem",
            b_hand="golem",
            b_altar="golem golem",
            b_resistance=20,
        )
        t.announce("zarpazo-2")
        t.passes("b")
        t.announce("mordisco-traicionero-1")
        t.answer(t.option("muralla-viva-2"))
        assert t.asked == "b" and [o.verb for o in t.decision.options] == ["power", "power"]
        t.answer(next(o.id for o in t.decision.options if t.link_key(int(o.word) - 1) == at))
        t.resolve()
        assert t.resistance("b") == left


@clause("AA-atkc-19", "AA-pow-15")
def test_a_tactical_that_prevents_and_lowers_resistance_is_no_damage_of_its_own(aa: AtrumKit, invent: Inventor) -> None:
    id = invent(Prevent(3, any_damage=True), Weaken(1))
    t = aa.table(a=["zarpazo-2"], b=[id], a_hand="beast", a_altar="golem golem", b_hand="fallen fallen")
    t.announce("zarpazo-2")
    t.announce(id)
    t.resolve()
    assert t.resistance("b") == 10 - (6 - 3) and t.resistance("a") == 9
    t = aa.table(a=[id], a_hand="fallen")
    assert t.why_not(id).clause == "AA-atkc-19"  # nothing to prevent


@clause("AA-ann-02", "AA-launch-11")
def test_a_condition_that_paying_would_break_is_refused_as_such(aa: AtrumKit, invent: Inventor) -> None:
    id = invent(Draw(1), cost=1, needs=InAltar(th.ZOMBIE))
    t = aa.table(a=[id], a_hand="fallen", a_altar="zombie")
    assert t.why_not(id, exploit=True).clause == "AA-ann-02" and t.offers(id)
    t = aa.table(a=[id], a_hand="fallen", a_altar="zombie golem")
    t.announce(id, exploit=True)
    assert t.altar("a") == ["zombie"] and t.launched() == [id]
    t = aa.table(a=[id], a_hand="fallen", a_altar="golem")
    assert t.why_not(id, exploit=True).clause == "AA-launch-11"


@clause("AA-goal-03", "AA-target-02")
def test_who_is_out_is_nobodys_target(aa: AtrumKit) -> None:
    t = aa.table(
        4, a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem", b_altar="beast", c_altar="beast", d_altar="fallen", c_left=0
    )
    t.answer(t.option("deja-vu-2"))
    assert t.options == ["target:1", "target:2", "target:4"]


def test_a_response_that_is_aimed_at_no_power_is_told_as_such(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["acopio-0"], a_hand="beast", b_hand="golem")
    t.announce("zarpazo-0")
    t.announce("acopio-0")
    t.resolve()
    assert t.launched() == ["acopio-0", "zarpazo-0"] and not t.happened(ev.ANSWERS)


# -- the turn


@clause("AA-type-03", "AA-turn-22")
def test_a_type_chosen_for_a_discard_and_not_used_ends_with_the_turn(aa: AtrumKit) -> None:
    t = aa.table(a=["presagios-1", "zarpazo-0"], b=["zarpazo-0"], a_hand="golem golem golem", a_altar="golem", b_hand="golem")
    t.announce("presagios-1")
    t.answer("type:beast")
    t.answer("type:beast")
    assert t.offers("zarpazo-0")
    t.to_turn("b")
    tokens = [t.s.tallies[th.TOKENS + at] for at in range(len(th.MAIN_TYPES))]
    assert tokens == [[0, 0]] * len(th.MAIN_TYPES) and t.s.world[th.TOKENS_OUT] == 0


@clause("AA-turn-13", "AA-altar-06")
def test_what_takes_the_last_minion_from_the_fosa_tells_that_there_is_a_new_one(aa: AtrumKit) -> None:
    parts = {"a_hand": "zombie", "a_altar": "golem", "rest": "none", "vertedero": "beast fallen"}
    t = aa.table(a=["fosa-comun-1"], fosa="skeleton", **parts)
    t.announce("fosa-comun-1")
    (added,) = t.happened(ev.ADDED)
    assert added.zone == 1 and sorted(t.fosa) == ["beast", "fallen", "zombie"] and t.vertedero == []
    t = aa.table(a=["fosa-comun-1"], fosa="skeleton golem", **parts)
    t.announce("fosa-comun-1")
    (added,) = t.happened(ev.ADDED)
    assert added.zone == 0 and t.fosa == ["golem"]


@clause("AA-goal-11")
@pytest.mark.parametrize(("before", "after", "told"), [(10, 11, [1]), (19, 20, [1]), (20, 20, [])])
def test_a_single_point_is_regained_and_told_and_none_beyond_20(aa: AtrumKit, before: int, after: int, told: list[int]) -> None:
    t = aa.table(a=["reparacion-1"], a_hand="golem", a_altar="golem", a_resistance=before)
    t.announce("reparacion-1")
    assert t.resistance("a") == after and [e.amount for e in t.happened(ev.HEALED)] == told


# -- setting up


@clause("AA-intro-05", "AA-comp-06")
def test_at_least_two_and_at_most_nine_play(aa: AtrumKit) -> None:
    for players in (1, MOST_PLAYERS + 1):
        with pytest.raises(BadDocument, match=r"setup\.players.*2.*9") as refused:
            aa.new_game(players=players)
        assert "AA-" not in str(refused.value)  # whatever the mode
    assert aa.new_game(players=2).s.players == 2 and aa.new_game(players=MOST_PLAYERS).s.players == 9


@pytest.fixture
def twins() -> Iterator[list[str]]:
    """Many reptantes with one and the same unique power."""
    made = [f"gemelo-{number}" for number in range(30)]
    unique = POWERS["golpe-macizo-0"].power
    for name in made:
        REPTANTES[name] = Reptante(name, Words(name, name), (unique,), True, "")
    yield made
    for name in made:
        del REPTANTES[name]


@clause("AA-trn-04", "AA-trn-05")
def test_fives_drawn_for_a_tournament_repeat_no_unique_power(twins: list[str]) -> None:
    for seed in range(10):
        for five in drawn([None, None], "tournament", seed):
            keys = [power.key for each in five for power in each.powers if power.unique]
            assert len(five) == 5 and len(keys) == len(set(keys))
    threes = [team for seed in range(10) for team in drawn([None, None], "duel", seed)]
    assert any(len([each for each in team if each.id in twins]) > 1 for team in threes)  # elsewhere they may


# -- texts


def test_the_state_of_minions_agrees_with_their_number(invent: Inventor) -> None:
    one, two = POWERS[invent(ExhaustMinions(1))].power, POWERS[invent(ExhaustMinions(2))].power
    assert one.text("es") == "Agota 1 Esbirro Preparado del Altar de un oponente."
    assert two.text("es") == "Agota 2 Esbirros Preparados del Altar de un oponente."
    assert one.text("en") == "Exhaust 1 Ready minion in an opponent's Altar."
