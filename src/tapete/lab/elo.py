"""Ratings of bots from the games they played against each other: Elo's scale, fitted to all results at once.

The model is Bradley's and Terry's: the odds of one against another are those of their ratings, and 400 points are odds of ten to
one. To every pair that met a drawn game is added, so that whoever won all its games has a rating too. The first bot is 0; the
intervals of the others hold the true difference 95 times in 100, by the curvature of the likelihood.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tapete.lab.intervals import SURE

POINTS = 400 / math.log(10)  # of Elo for one natural logarithm of the odds
STEPS = 200
CLOSE = 1e-9


@dataclass(frozen=True, slots=True)
class Meeting:
    """How often one bot won against another; a draw is half a win. The games are as many as independent ones would be."""

    bot: str
    rival: str
    games: float
    wins: float


@dataclass(frozen=True, slots=True)
class Rating:
    bot: str
    elo: float
    low: float
    high: float

    def as_json(self) -> dict[str, object]:
        return {"bot": self.bot, "elo": round(self.elo, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


def rate(bots: Sequence[str], meetings: Sequence[Meeting]) -> list[Rating]:
    """The ratings that explain the results best, by Newton's method.

    >>> [round(each.elo) for each in rate(["a", "b"], [Meeting("b", "a", 99, 90.5)])]
    [0, 402]
    """
    place = {bot: at for at, bot in enumerate(bots)}
    played = [(place[each.bot], place[each.rival], each.games + 1, each.wins + 0.5) for each in meetings]
    values = [0.0] * len(bots)
    size = len(bots) - 1
    for _ in range(STEPS):
        slope = [0.0] * len(bots)
        curve = curvature(played, values)
        for one, other, games, wins in played:
            missing = wins - games * chance(values[one] - values[other])
            slope[one] += missing
            slope[other] -= missing
        change = solved([row[1:] for row in curve[1:]], slope[1:])
        for at in range(size):
            values[at + 1] += max(-2.0, min(2.0, change[at]))
        if max(map(abs, change), default=0.0) < CLOSE:
            break
    return [Rating(bots[0], 0.0, 0.0, 0.0)] + [
        rating(bots[at + 1], values[at + 1], spread) for at, spread in enumerate(deviations(played, values))
    ]


def rating(bot: str, value: float, spread: float) -> Rating:
    return Rating(bot, POINTS * value, POINTS * (value - SURE * spread), POINTS * (value + SURE * spread))


def chance(difference: float) -> float:
    """How often who is so much better wins."""
    return 1 / (1 + math.exp(-difference))


def curvature(played: Sequence[tuple[int, int, float, float]], values: Sequence[float]) -> list[list[float]]:
    """How sharply the likelihood bends around these ratings."""
    curve = [[0.0] * len(values) for _ in values]
    for one, other, games, _ in played:
        share = chance(values[one] - values[other])
        weight = games * share * (1 - share)
        curve[one][one] += weight
        curve[other][other] += weight
        curve[one][other] -= weight
        curve[other][one] -= weight
    return curve


def deviations(played: Sequence[tuple[int, int, float, float]], values: Sequence[float]) -> list[float]:
    """The standard deviation of every rating but the first."""
    curve = [row[1:] for row in curvature(played, values)[1:]]
    found: list[float] = []
    for at in range(len(curve)):
        unit = [1.0 if place == at else 0.0 for place in range(len(curve))]
        found.append(math.sqrt(max(0.0, solved(curve, unit)[at])))
    return found


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination.

    >>> solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])
    [0.8, 1.4]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        if abs(rows[at][at]) < 1e-12:
            raise ValueError("the bots did not all meet, not even through others")
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]
