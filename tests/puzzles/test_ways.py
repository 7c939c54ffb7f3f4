"""The shortcuts of a search leave nothing out: steps without walks, and one look at tables that differ in where a hero looks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tapete.core.labels import distinct
from tapete.core.randomness import fork
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules.rounds import points as experience
from tapete.lab.puzzles import Search, moments, promising, told_of
from tapete.puzzles import solving, ways
from tapete.puzzles.solving import Line, Solver, TooWide, tried

FEW = 2  # turns compared
MOST = 1_500


class Whole(Solver):
    """Every option at every table."""

    def tries(self, s: State) -> Iterator[tuple[Line, State]]:
        for option in distinct(s):
            after = tried(s, option)
            if after is not None:
                yield (option.id,), after


def harm_and_points(s: State, player: int) -> int:
    """Fine enough to tell most lines apart."""
    return 20 * experience(s, player) + sum([s.numbers[t.DAMAGE][each] for each in t.monsters(s)])


def small_turns() -> Iterator[State]:
    """Turns with something to gain and few cards in hand."""
    for move, s in moments(Search("dungeon_alliance", 5, "aprendiz"), 0):
        assert s.decision is not None
        if move % 5 or not ways.turns(s):
            continue
        start = s.game.start({"position": told_of(s, fork(5, move))}, 0)
        if promising(start):
            yield start


def value(solver: Solver, start: State) -> int | None:
    try:
        return solver.best(start)[0]
    except TooWide:
        return None


def walked(start: State, line: list[str]) -> list[str]:
    return ways.walked(start, line, lambda one, other: solving.fingerprint(one, start) == solving.fingerprint(other, start))


def test_a_search_with_shortcuts_finds_what_a_whole_search_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for start in small_turns():
        short = Solver(start, harm_and_points, MOST)
        found = value(short, start)
        with monkeypatch.context() as whole:
            whole.setattr(ways, "free", lambda s: False)
            plain = Whole(start, harm_and_points, 4 * MOST)
            slowly = value(plain, start) if found is not None else None
        if found is None or slowly is None or found == harm_and_points(start, short.player):
            continue
        assert slowly == found and short.looked < plain.looked
        line = short.played_out(start)
        told = walked(start, line)
        assert len(told) <= len(line)
        assert harm_and_points(followed(start, told), short.player) == found
        compared += 1
        if compared == FEW:
            return
    raise AssertionError(f"only {compared} turns could be compared")


def followed(start: State, line: list[str]) -> State:
    s = start
    for id in line:
        s = ways.after(s, id)
    return s
