"""What a face-down discard is, and how it serves, is its player's secret until it is shown (II.1.6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.core import randomness
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR, redeal, view
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.rules.announcement import TAKE_DISCARD, Announcing
from tapete.table.look import Look
from tapete.table.scene import scene

clause = pytest.mark.clause


def announced_with(aa: AtrumKit, discard: str) -> AtrumTable:
    """A has announced Zarpazo, and B is asked; what A set aside lies face down."""
    t = aa.table(a=["zarpazo-0 acopio-0"], b=["acopio-0"], a_hand="beast shadow golem", b_hand="golem golem")
    return t.announce("zarpazo-0", discard=discard)


def costs(t: AtrumTable, viewer: int) -> list[dict[str, int]]:
    return [each["cost"] for each in view(t.s, viewer)["reserved"]]  # type: ignore[union-attr, attr-defined]


@clause("AA-ann-16", "AA-ann-18")
def test_nobody_else_is_told_that_the_discard_is_a_shadow_before_it_is_shown(aa: AtrumKit) -> None:
    plain, shadow = announced_with(aa, "beast"), announced_with(aa, "shadow+shadow")
    for viewer in (1, SPECTATOR):
        assert view(plain.s, viewer) == view(shadow.s, viewer) and costs(shadow, viewer) == [{"discard": 1}]
    assert costs(shadow, 0) == [{"discard": 1, "companion": 1}]  # its player knows
    shadow.announce("acopio-0")
    assert costs(shadow, 1)[0] == {"discard": 1, "companion": 1}  # shown when B responded


@clause("AA-ann-16", "AA-ann-22")
def test_what_was_shown_stays_shown_until_it_is_paid(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], b=["acopio-0"], a_hand="beast", a_altar="golem zombie", b_hand="golem")
    t.announce("zarpazo-1")
    t.announce("acopio-0")
    t.resolve_chain()
    assert t.decision.kind == "pay"
    (reserved,) = view(t.s, 1)["reserved"]  # type: ignore[misc]
    assert reserved["things"] == ["golem#1", "beast#1"]
    t = aa.table(a=["zarpazo-1"], b=["acopio-0"], a_hand="beast", a_altar="golem zombie", b_hand="golem")
    t.announce("zarpazo-1").resolve_chain()
    (reserved,) = view(t.s, 1)["reserved"]  # type: ignore[misc]
    assert t.decision.kind == "pay" and reserved["things"] == ["golem#1", None]  # nobody responded


@clause("AA-ann-16", "AA-type-03")
def test_nobody_else_is_told_that_the_discard_counts_as_a_chosen_type_before_it_is_shown(aa: AtrumKit) -> None:
    tables = []
    for discard in ("beast", "golem+token"):
        t = aa.table(
            a=["presagios-1", "zarpazo-0 acopio-0"],
            b=["acopio-0"],
            a_hand="fallen beast golem zombie",
            a_altar="golem",
            b_hand="golem",
        )
        t.announce("presagios-1", discard="fallen").resolve()
        t.answer("type:beast")
        t.answer("type:beast")
        tables.append(t.announce("zarpazo-0", discard=discard))
    for viewer in (1, SPECTATOR):
        assert view(tables[0].s, viewer) == view(tables[1].s, viewer)
    assert costs(tables[1], 0) == [{"discard": 1, "token_beast": 1}]


@clause("AA-ann-16")
def test_who_is_asked_does_not_tell_that_a_shadow_needs_the_last_card(aa: AtrumKit) -> None:
    for hand, discard in (("beast golem", "beast"), ("shadow golem", "shadow+shadow")):
        t = aa.table(a=["zarpazo-0 acopio-0"], b=["acopio-0"], a_hand=hand, b_hand="golem")
        t.announce("zarpazo-0", discard=discard)
        t.passes("b")
        assert t.asked == "a" and t.decision.kind == "chain"
    t = aa.table(a=["zarpazo-0 acopio-0"], b=["acopio-0"], a_hand="shadow golem", b_hand="golem golem")
    t.announce("zarpazo-0", discard="shadow+shadow")
    t.announce("acopio-0")  # now the sombra is shown: everybody knows that the golem goes with it
    t.passes("b")
    assert t.decision.kind == "main"


@clause("AA-ann-16")
def test_in_the_worlds_a_rival_imagines_the_discard_serves_alike_whatever_it_is(aa: AtrumKit) -> None:
    for discard in ("beast", "shadow+shadow"):
        t = announced_with(aa, discard)
        for key in range(6):
            world = redeal(t.s, 1, key)
            link = world.stack[-1].chain[0]  # type: ignore[attr-defined]
            (reserved,) = world.reserved
            assert link.numbers[links.WILD] == links.PLAIN and th.printed_type(world, reserved.things[-1]) == th.BEAST
            assert len(reserved.cost.parts) == 1
            world.choose(world.decision.options[-1])  # type: ignore[union-attr]
    t = aa.table(a=["zarpazo-0"], b=["acopio-0"], a_hand="shadow golem", b_hand="golem", rest="none", vertedero="beast beast")
    t.announce("zarpazo-0", discard="shadow+shadow")
    world = redeal(t.s, 1, 1)
    assert world.stack[-1].chain[0].numbers[links.WILD] == links.WITH_SHADOW  # type: ignore[attr-defined] # there is no other beast


MODES_OF_PLAY: list[dict[str, Any]] = [{"mode": "duel", "players": 2}, {"mode": "groups", "players": 4}, {"players": 3}]


@clause("AA-ann-16", "AA-ann-18")
@pytest.mark.parametrize("setup", MODES_OF_PLAY)
def test_in_whole_games_another_secret_choice_of_the_discard_looks_the_same_to_the_others(
    aa: AtrumKit, setup: dict[str, Any]
) -> None:
    compared = 0
    for seed in range(6):
        s = aa.game.start(setup, seed)
        s.log = []
        for move in range(400):
            if s.over:
                break
            assert s.decision is not None
            top = s.stack[-1]
            if isinstance(top, Announcing) and top.step == TAKE_DISCARD:
                compared += compare_choices(s)
            options = s.decision.options
            s.choose(options[randomness.number(seed, move, len(options))])
            s.log = s.log[-20:]
    assert compared > 5


def compare_choices(s: State) -> int:
    """Take each of the discards in a world of its own, aim alike, and compare what the others see while nothing is shown yet."""
    assert s.decision is not None
    player = s.decision.player
    seen: list[list[tuple[dict[str, object], object]]] = []
    for at in range(len(s.decision.options)):
        world = s.clone()
        world.log = list(s.log or ())
        assert world.decision is not None
        world.choose(world.decision.options[at])
        while not world.over and isinstance(world.stack[-1], Announcing):
            assert world.decision is not None
            world.choose(world.decision.options[0])
        if world.decision is None or world.decision.kind != links.CHAIN:
            return 0  # nobody could respond: it was launched at once, for all to see
        others = [viewer for viewer in range(SPECTATOR, s.players) if viewer != player]
        seen.append([(view(world, viewer), scene(Look(world, viewer))) for viewer in others])
    assert all(each == seen[0] for each in seen)
    return len(seen) - 1


@clause("AA-gap-06", "AA-turn-08")
def test_in_a_part_of_a_phase_one_is_asked_whether_or_not_the_hand_holds_what_a_power_needs(aa: AtrumKit) -> None:
    """Else the others would learn from the silence that the hand does not hold it."""
    for hand, able in (("skeleton", True), ("golem", False)):
        t = aa.table(a=["cripta-abierta-0"], a_hand=hand, phase="ready", part="development")
        assert t.decision.kind == "part" and t.phase == (1, 1) and t.offers("cripta-abierta-0") == able
    t = aa.table(a=["zarpazo-0"], a_hand="beast", phase="ready", part="development")
    assert t.decision.kind == "main"  # with no Tactical in sight nobody wonders
