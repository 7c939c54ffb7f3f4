"""When things happen: what is simultaneous, what opens a part of a phase, what may answer an Attack, how often a power is used."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.core import randomness
from tapete.core.abilities import Triggered
from tapete.core.events import Event
from tapete.core.modifiers import FOREVER, Lasting, last
from tapete.core.state import State
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.kinds import ATTACK, DEFENSE
from tapete.games.atrum_arena.vocabulary.piles import Draw

clause = pytest.mark.clause


# -- at once


class Witness(Triggered):
    """Looks at the table whenever something of these kinds has happened; what happens at once is looked at when all of it has."""

    def __init__(self, *kinds: int) -> None:
        super().__init__(kinds, Draw(1), False)
        self.seen: list[list[str]] = []

    def matches(self, s: State, e: Event, source: int, you: int) -> bool:
        table = AtrumTable(s)
        self.seen.append([*table.team("a"), *table.altar("a"), *table.hand("a")])
        return False

    def text(self, lang: str) -> str:
        return "looks on"


def watched(t: AtrumTable, *kinds: int) -> list[list[str]]:
    witness = Witness(*kinds)
    last(t.s, Lasting(witness, -1, 0, t.s.next_serial(), 0, FOREVER))
    return witness.seen


@clause("AA-launch-04", "AA-launch-06")
def test_minions_reptante_and_discard_are_paid_all_at_once(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-2"], a_hand="beast golem", a_altar="golem zombie", b_hand="golem")
    seen = watched(t, ev.EXHAUSTED, ev.DISCARDED)
    t.announce("zarpazo-2")
    paid = ["a1-", "a2", "a3", "golem-", "zombie-", "golem"]
    assert seen == [paid] * 4  # two minions, the reptante and the discard: each was seen when all had been given


@clause("AA-launch-06", "AA-act-12")
def test_minions_that_are_exploited_and_the_discard_with_its_shadow_go_all_at_once(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-2"], a_hand="shadow fallen golem", a_altar="golem zombie", b_hand="golem")
    seen = watched(t, ev.EXPLOITED, ev.DISCARDED)
    t.announce("zarpazo-2", exploit=True, discard="shadow+shadow")
    t.pick("fallen")
    assert seen == [["a1", "a2", "a3", "golem"]] * 4


@clause("AA-turn-06")
def test_everything_is_readied_in_one_event(aa: AtrumKit) -> None:
    t = aa.table(b=["zarpazo-0 -"], b_altar="beast- golem-", a_hand="golem")
    seen = watched(t, ev.READIED_ALL, ev.READIED)
    t.to_turn("b")
    assert len(seen) == 1 and t.team("b") == ["b1", "b2", "b3"] and t.altar("b") == ["beast", "golem"]


# -- the development of a phase


@clause("AA-flow-17", "AA-flow-02", "AA-flow-13")
def test_in_phase_1_everything_is_ready_before_the_tacticals_of_the_development(aa: AtrumKit) -> None:
    parts = {"a": ["acopio-0", "zarpazo-0 -"], "a_hand": "golem", "a_altar": "beast-", "phase": "ready"}
    t = aa.table(part="start", **parts)
    assert t.phase == (1, 0) and t.team("a")[1] == "a2-" and t.altar("a") == ["beast-"]  # at the start, not yet
    t.passes("a")
    assert t.phase == (1, 1) and t.offers("acopio-0")
    assert t.team("a")[1] == "a2" and t.altar("a") == ["beast"]


@clause("AA-flow-17", "AA-flow-05", "AA-flow-06")
def test_in_phase_2_the_draw_comes_before_the_tacticals_of_the_development(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0"], a_hand="golem", phase="draw", part="start")
    assert t.phase == (2, 0) and len(t.hand("a")) == 1
    t.passes("a")
    assert t.phase == (2, 1) and t.offers("acopio-0") and len(t.hand("a")) == 4


@clause("AA-flow-17", "AA-flow-10", "AA-flow-11")
def test_in_phase_4_the_discard_comes_before_the_tacticals_of_the_development(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0"], a_hand="golem golem golem beast beast beast", phase="discard", part="start")
    assert t.phase == (4, 0) and t.offers("acopio-0")
    t.passes("a")
    assert t.phase == (4, 1) and t.decision.kind == "hand_limit" and t.why_not("acopio-0").clause == "AA-flow-17"
    t.answer(t.options[0])
    assert t.phase == (4, 1) and t.decision.kind == "part" and t.offers("acopio-0") and len(t.hand("a")) == 5


# -- answering an Attack


@clause("AA-atk-02", "AA-atkc-02")
def test_the_target_of_an_attack_answers_with_a_defense_or_a_tactical_and_with_nothing_else(aa: AtrumKit) -> None:
    def attacked() -> AtrumTable:
        t = aa.table(
            a=["zarpazo-1"], a_hand="beast", a_altar="golem", b=["zarpazo-0 coraza-de-piedra-0 acopio-0"], b_hand="beast golem"
        )
        return t.announce("zarpazo-1")

    t = attacked()
    assert t.asked == "b" and t.offers("coraza-de-piedra-0") and t.offers("acopio-0") and not t.offers("zarpazo-0")
    t.announce("coraza-de-piedra-0")
    t.resolve()
    assert t.launched() == ["coraza-de-piedra-0", "zarpazo-1"] and t.resistance("b") == 8
    t = attacked().announce("acopio-0", discard="beast")
    t.resolve()
    assert t.launched() == ["acopio-0", "zarpazo-1"] and t.resistance("b") == 6


@clause("AA-atkc-17")
def test_not_even_a_copied_or_exchanged_attack_joins_a_chain(aa: AtrumKit) -> None:
    parts = {"a_hand": "beast golem golem", "a_altar": "golem golem golem golem", "b_hand": "golem golem"}
    t = aa.table(a=["zarpazo-0", "doppelganger-2"], b=["acopio-0", "embestida-3"], **parts)
    t.announce("zarpazo-0", discard="beast")
    t.passes("b")
    t.answer(t.option("doppelganger-2"))
    kinds = {th.reptante(t.s, o.thing).powers[int(o.word) - 1].kind for o in t.decision.options if o.verb == "copy"}
    assert ATTACK not in kinds
    t = aa.table(a=["zarpazo-0 acopio-0", "mundo-al-reves-2", "esquiva-1"], b=["acopio-0"], **parts)
    t.announce("mundo-al-reves-2", discard="golem").resolve()
    t.answer("choose:1:a3#1")
    assert t.offers("esquiva-1")  # its Defense is an Attack now,
    t.announce("zarpazo-0", discard="beast")
    t.passes("b")
    assert t.decision.kind == "chain" and t.why_not("esquiva-1").clause == "AA-atkc-02"  # and so no answer


MODES_OF_PLAY: list[dict[str, Any]] = [{"mode": "duel", "players": 2}, {"mode": "groups", "players": 4}, {"players": 3}]


@clause("AA-atkc-17", "AA-pow-07")
@pytest.mark.parametrize("setup", MODES_OF_PLAY)
def test_in_whole_games_a_chain_has_one_attack_at_most_as_its_first_link_and_one_defense(
    aa: AtrumKit, setup: dict[str, Any]
) -> None:
    longest = 0
    for seed in range(6):
        s = aa.game.start(setup, seed)
        for move in range(600):
            if s.over:
                break
            assert s.decision is not None
            window = links.chain_under_way(s)
            kinds = [] if window is None else [link.numbers[links.KIND] for link in window.chain]
            assert ATTACK not in kinds[1:] and kinds.count(DEFENSE) <= (1 if kinds[:1] == [ATTACK] else 0)
            longest = max(longest, len(kinds))
            options = s.decision.options
            s.choose(options[randomness.number(seed, move, len(options))])
    assert longest > 1


# -- how often


@clause("AA-cost-12", "AA-turn-16")
def test_a_power_is_announced_again_in_the_same_turn_and_in_the_same_chain(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast beast beast", b_resistance=20)
    for left in (17, 14, 11):
        t.announce("zarpazo-0")
        assert t.resistance("b") == left
    t = aa.table(a=["zarpazo-0", "manada-0"], b=["acopio-0"], a_hand="beast beast beast", b_hand="golem")
    t.announce("zarpazo-0")
    for _ in range(2):
        t.passes("b")
        t.announce("manada-0")
    t.resolve()
    assert t.launched() == ["manada-0", "manada-0", "zarpazo-0"] and t.resistance("b") == 5


@clause("AA-cost-12", "AA-ann-05")
def test_a_power_paid_by_exploiting_is_announced_again_as_long_as_there_is_something_to_exploit(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], a_hand="beast beast beast beast", a_altar="golem golem golem", b_resistance=20)
    for _ in range(2):
        t.announce("zarpazo-1", exploit=True)
    t.announce("zarpazo-1")  # and Exhausted at last
    assert t.resistance("b") == 20 - 3 * 4 and t.altar("a") == ["golem-"]
    assert t.why_not("zarpazo-1").clause == "AA-ann-03"
