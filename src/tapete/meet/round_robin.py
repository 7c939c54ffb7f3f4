"""Everybody against everybody: one stays, the others go round the table a place each round."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.meet.results import NOBODY
from tapete.meet.swiss import Pairing


def rounds_of(people: int, cycles: int = 1) -> int:
    """How many rounds it takes.

    >>> rounds_of(4), rounds_of(5), rounds_of(4, 2)
    (3, 5, 6)
    """
    return max(0, people - 1 + people % 2) * cycles


def pair(people: Sequence[str], round: int, gone: frozenset[str] = frozenset()) -> list[Pairing]:
    """The tables of a round. Who was to play somebody who is gone has a bye, and who is gone has nothing.

    >>> [(each.one, each.other) for each in pair(["a", "b", "c", "d"], 1)]
    [('a', 'd'), ('c', 'b')]
    >>> [(each.one, each.other) for each in pair(["a", "b", "c"], 2)]
    [('c', 'a'), ('b', '')]
    """
    circle = [*people, *[NOBODY] * (len(people) % 2)]
    size = len(circle)
    cycle, turn = divmod(round - 1, size - 1)
    moved = [circle[0], *[circle[1 + (at - turn) % (size - 1)] for at in range(size - 1)]]
    found: list[tuple[str, str]] = []
    for at in range(size // 2):
        two = (moved[at], moved[size - 1 - at])
        swap = (turn if at == 0 else at) % 2 != cycle % 2
        one, other = [NOBODY if each in gone else each for each in (reversed(two) if swap else two)]
        if one or other:
            found.append((one, other) if one else (other, one))
    found.sort(key=lambda two: two[1] == NOBODY)
    return [Pairing(table, one, other) for table, (one, other) in enumerate(found, start=1)]
