"""A round of a Swiss: everybody plays somebody of about the same points whom they have not met.

One matching of least cost decides the whole round (``meet/matching.py``). What is amiss with a pair is a row of numbers, the first
of which outweighs everything after it in the whole round:

1. a bye for somebody who has had one, or was given a win;
2. the bye's points: it belongs to the lowest;
3. the difference of points, squared: one long way down is worse than two short ones;
4. to have begun, or not, three times more often than the other way;
5. to be paired up, or down, two rounds running;
6. within a group of points, how far the pair is from *first of the upper half with first of the lower half*, by seed.

Two who have met are no pair at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from tapete.core.randomness import fork, number, shuffled
from tapete.meet.matching import Pair, perfect_matching
from tapete.meet.results import NOBODY, Book, Result, Scale

UP, DOWN, LEVEL = 1, -1, 0
LEAN = 2  # to begin so much more often than not, or not to, is borne


class NoPairing(Exception):
    """No round is left in which nobody meets anybody again."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """A table: who begins (or may choose who does) and against whom; NOBODY is a bye."""

    table: int
    one: str
    other: str
    bout: str = ""  # of a bracket


def by_lot(people: Sequence[str], key: int) -> list[str]:
    """People in an order that the key decides."""
    return [people[at] for at in shuffled(key, 0, list(range(len(people))))]


def pair(people: Sequence[str], results: Sequence[Result], round: int, key: int, scale: Scale) -> list[Pairing]:
    """The tables of a round for those who take part in it, given in the order of their seeds."""
    if len(people) < 2:
        raise NoPairing
    book = Book(people, results, scale)
    costs = costs_of(people, book, round)
    found = perfect_matching(len(people) + len(people) % 2, costs)
    if found is None:
        raise NoPairing
    seats = [seated(people, at, book, fork(key, round)) for at in found]
    points = {person: book.points(person) for person in people}
    seats.sort(
        key=lambda two: (two[1] == NOBODY, -sum([points.get(each, 0) for each in two]), -max([points.get(e, 0) for e in two]))
    )
    return [Pairing(table, one, other) for table, (one, other) in enumerate(seats, start=1)]


def costs_of(people: Sequence[str], book: Book, round: int) -> dict[Pair, int]:
    """What is amiss with each pair that may be, in one number."""
    points = [book.points(person) for person in people]
    places = places_in_groups(points)
    drift = [floated(book, person, round - 1) for person in people]
    leaning = [balance(book, person) for person in people]
    rows: dict[Pair, tuple[int, ...]] = {}
    for one, other in combinations(range(len(people)), 2):
        if people[other] not in book.paired_with(people[one]):
            apart, lopsided = (points[one] - points[other]) ** 2, overdone(leaning[one], leaning[other])
            rows[one, other] = (0, 0, apart, lopsided, *amiss(one, other, points, places, drift))
    if len(people) % 2:
        for one, person in enumerate(people):
            rows[one, len(people)] = (book.given(person), points[one] - min(points), 0, 0, 0, len(people) - 1 - one)
    most = limits(rows.values(), len(people))
    return {two: weighed(row, most) for two, row in rows.items()}


def amiss(one: int, other: int, points: list[int], places: list[tuple[int, int]], drift: list[int]) -> tuple[int, int]:
    """What two have against each other besides their points: floats that come again, and the distance from the fold."""
    if points[one] == points[other]:
        size = places[one][1]
        return 0, (abs(places[one][0] - places[other][0]) - size // 2) ** 2
    above, below = (one, other) if points[one] > points[other] else (other, one)
    return (drift[above] == DOWN) + (drift[below] == UP), 0


def places_in_groups(points: list[int]) -> list[tuple[int, int]]:
    """The place of each among those with the same points, and how many these are."""
    seen: dict[int, int] = {}
    found: list[tuple[int, int]] = []
    for worth in points:
        found.append((seen.get(worth, 0), points.count(worth)))
        seen[worth] = seen.get(worth, 0) + 1
    return found


def floated(book: Book, person: str, round: int) -> int:
    """Whether somebody was paired up or down in a round."""
    for part in book.parts[person]:
        if part.round == round and part.rival in book.parts:
            own, theirs = book.points(person, round), book.points(part.rival, round)
            return LEVEL if own == theirs else DOWN if own > theirs else UP
    return LEVEL


def limits(rows: Iterable[tuple[int, ...]], people: int) -> tuple[int, ...]:
    """For each place of a row, a number that a whole round cannot reach."""
    return tuple([(people // 2 + 1) * max(column) + 1 for column in zip(*rows, strict=True)])


def weighed(row: tuple[int, ...], most: tuple[int, ...]) -> int:
    """One number for a row, in which whatever comes first outweighs all that follows."""
    total = 0
    for value, limit in zip(row, most, strict=True):
        total = total * limit + value
    return total


def balance(book: Book, person: str) -> int:
    """How much more often somebody began than not."""
    return sum([1 if part.began else -1 for part in book.parts[person] if part.rival])


def overdone(one: int, other: int) -> int:
    """How many of two would lean too far, if they sat as suits them best."""
    return min([len([each for each in (one + turn, other - turn) if abs(each) > LEAN]) for turn in (1, -1)])


def seated(people: Sequence[str], two: Pair, book: Book, key: int) -> tuple[str, str]:
    """Who begins: whoever has begun less of their games, then who did not begin last, then the lot."""
    if two[1] == len(people):
        return people[two[0]], NOBODY
    one, other = people[two[0]], people[two[1]]
    leaning = balance(book, one), balance(book, other)
    last = [[part.began for part in book.parts[each] if part.rival][-1:] for each in (one, other)]
    if leaning[0] != leaning[1]:
        begins = one if leaning[0] < leaning[1] else other
    elif last[0] != last[1]:
        begins = other if last[0] == [True] else one
    else:
        begins = (one, other)[number(key, two[0], 2)]
    return (one, other) if begins == one else (other, one)
