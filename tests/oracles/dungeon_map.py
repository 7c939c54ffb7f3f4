"""The floor of Dungeon Alliance once more: squares, walls, sight and the cheapest way, with nothing but pairs of numbers.

A square is (x, y), a room the pair (column, row) of its slot; the hallways are the pairs of rooms that a token joins.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

Square = tuple[int, int]
Room = tuple[int, int]
Hallways = frozenset[frozenset[Room]]
FORWARD = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
WAYS = {"n": (0, 1), "ne": (1, 1), "e": (1, 0), "se": (1, -1), "s": (0, -1), "sw": (-1, -1), "w": (-1, 0), "nw": (-1, 1)}
HALF = Fraction(1, 2)


def room(square: Square) -> Room:
    return square[0] // 3, square[1] // 3


def distance(a: Square, b: Square) -> int:
    """A diagonal counts as one (DA-geometry-05)."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def name(square: Square) -> str:
    return f"{'abcdefghijklmno'[square[0]]}{square[1] + 1}"


def named(text: str) -> Square:
    return "abcdefghijklmno".index(text[0]), int(text[1:]) - 1


@cache
def adjacent(hallways: Hallways, a: Square, b: Square) -> bool:
    """They touch and nothing parts them; between two rooms, one of them is the middle of an open side (DA-geometry-02, 03)."""
    if distance(a, b) != 1:
        return False
    if room(a) == room(b):
        return True
    if frozenset((room(a), room(b))) not in hallways:
        return False
    along = 1 if room(a)[0] != room(b)[0] else 0  # the hallway is in the middle of the border, seen along it
    return a[along] % 3 == 1 or b[along] % 3 == 1


@cache
def seen(hallways: Hallways, a: Square, b: Square) -> bool:
    """Whether the line from centre to centre crosses every border of rooms at an open middle, its ends included (DA-los-05)."""
    for axis in (0, 1):
        other = 1 - axis
        low, high = sorted((a[axis], b[axis]))
        for border in range(low + 1, high + 1):
            if border % 3:
                continue
            # the border lies half a square before the centre of the square numbered by it
            share = (border - HALF - a[axis]) / (b[axis] - a[axis])
            at = a[other] + share * (b[other] - a[other]) + HALF  # as a length from the edge of the floor
            crossed = int(at // 3)
            if not crossed * 3 + 1 <= at <= crossed * 3 + 2:
                return False
            sides = [(border // 3 - 1, crossed), (border // 3, crossed)]
            joined = frozenset(side if axis == 0 else (side[1], side[0]) for side in sides)
            if joined not in hallways:
                return False
    return True


@cache
def crosses(a: Square, b: Square, square: Square) -> bool:
    """Whether the line from centre to centre runs through the inside of a square; a corner is not enough (DA-damage-04)."""
    enters, leaves = Fraction(0), Fraction(1)
    for axis in (0, 1):
        run, off = b[axis] - a[axis], square[axis] - a[axis]
        if run == 0:
            if off:
                return False
            continue
        ends = sorted(((off - HALF) / run, (off + HALF) / run))
        enters, leaves = max(enters, ends[0]), min(leaves, ends[1])
    return enters < leaves


def before(faces: str, a: Square, b: Square) -> bool:
    """In front or beside, never behind (DA-los-01, DA-los-04)."""
    x, y = FORWARD[faces]
    return (b[0] - a[0]) * x + (b[1] - a[1]) * y >= 0


def around(hallways: Hallways, square: Square, rooms: set[Room]) -> list[Square]:
    found = [(square[0] + x, square[1] + y) for x, y in WAYS.values()]
    return [each for each in found if room(each) in rooms and adjacent(hallways, square, each)]


def cheapest(
    start: Square, steps: Callable[[Square], list[tuple[Square, int]]], most: int, ends: Callable[[Square], bool] = lambda _: False
) -> dict[Square, int]:
    """What each square costs at least, up to a limit; nobody goes on from a square that ends the way."""
    costs = {start: 0}
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        if here != start and ends(here):
            continue
        for there, price in steps(here):
            cost = costs[here] + price
            if cost <= most and cost < costs.get(there, most + 1):
                costs[there] = cost
                waiting.append(there)
    return costs
