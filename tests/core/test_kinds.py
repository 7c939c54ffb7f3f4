"""Kinds of event that every game has: counters that change by an amount, and marks that are set."""

from __future__ import annotations

import pytest
from tests.core.mini import plain

from tapete.core.events import Event, EventKind, happens
from tapete.core.game import Game
from tapete.core.kinds import CardMark, CardNumber, PlayerMark, PlayerNumber, WorldMark, WorldNumber
from tapete.core.language import Words
from tapete.core.state import State, new_state
from tapete.core.zones import PUBLIC, ZoneKind

LINE = Words("pasa", "it happens")


def begun(kind: EventKind) -> State:
    """Two counters of each sort, so that the wrong one shows; the second card counter seldom changes."""
    zones = (ZoneKind("table", "mesa", "table", PUBLIC),)
    fields = ("one", "two")
    game = Game("kinds", Words("x", "x"), zones, (kind,), fields, fields, fields, seldom_fields=("two",))
    s = new_state(game, 2, (plain("a"), plain("b")), (0, 1))
    for card in range(2):
        s.move(card, 0, card)
    s.log = []
    return s


def counters(s: State) -> list[list[int]]:
    return [*s.numbers, *s.tallies, s.world]


KINDS = {
    "card number": CardNumber("k", 1, LINE, True),
    "card mark": CardMark("k", 1, LINE, True),
    "player number": PlayerNumber("k", 1, LINE, True),
    "player mark": PlayerMark("k", 1, LINE, True),
    "world number": WorldNumber("k", 1, LINE, True),
    "world mark": WorldMark("k", 1, LINE, True),
}
PLACES = {"card": (1, 1), "player": (3, 1), "world": (4, 1)}  # which list, and where in it


@pytest.mark.parametrize("name", KINDS)
def test_a_counter_changes_by_the_amount_and_a_mark_is_set_to_it(name: str) -> None:
    s = begun(KINDS[name])
    row, at = PLACES[name.split()[0]]
    expected = [[0, 0] for _ in range(5)]
    twin = s.clone()
    for amount, now in ((3, 3), (-1, 2 if "number" in name else -1)):
        happens(s, Event(0, 1, 1, amount))
        expected[row][at] = now
        assert counters(s) == expected
    assert counters(twin) == [[0, 0] for _ in range(5)]  # a copy does not see it
    assert s.log is not None and len(s.log) == len(s.history) == 2


@pytest.mark.parametrize("name", KINDS)
def test_what_changes_nothing_does_not_happen(name: str) -> None:
    s = begun(KINDS[name])
    happens(s, Event(0, 1, 1, 4))
    before = [row[:] for row in counters(s)]
    happens(s, Event(0, 1, 1, 4 if "mark" in name else 0))
    assert counters(s) == before and len(s.history) == 1 and s.log is not None and len(s.log) == 1
    if "mark" in name:
        happens(s, Event(0, 1, 1, 0))
        assert counters(s) == [[0, 0] for _ in range(5)] and len(s.history) == 2


@pytest.mark.parametrize("made", [CardNumber, CardMark, PlayerNumber, PlayerMark, WorldNumber, WorldMark])
def test_a_kind_says_nothing_and_is_forgotten_unless_asked_otherwise(made: type[CardNumber]) -> None:
    kind = made("quiet", 0)
    assert (kind.id, kind.field, kind.log, kind.remembered) == ("quiet", 0, None, False)
    told = made("told", 1, LINE, True)
    assert (told.id, told.field, told.log, told.remembered) == ("told", 1, LINE, True)
