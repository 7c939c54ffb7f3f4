"""Ratings by Glicko-2 (M. Glickman, *Example of the Glicko-2 system*, 2013): a number, how sure it is, and how steady.

The steps are those of the paper and have its letters; its worked example is the test. A rating is told on the scale of Elo's,
around 1500.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

POINTS = 173.7178  # of a rating for 1 on the inner scale
MIDDLE = 1500.0
UNSURE = 350.0
STEADY = 0.06
CHANGE = 0.5  # how fast steadiness may change: the paper's tau
CLOSE = 1e-6
PROVISIONAL = 110.0  # a rating is provisional as long as it is less sure than this

WIN, DRAW, LOSS = 1.0, 0.5, 0.0


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float = MIDDLE
    deviation: float = UNSURE
    volatility: float = STEADY

    @property
    def provisional(self) -> bool:
        return self.deviation > PROVISIONAL

    @property
    def mu(self) -> float:
        return (self.rating - MIDDLE) / POINTS

    @property
    def phi(self) -> float:
        return self.deviation / POINTS


def expected(one: Rating, other: Rating) -> float:
    """How much of the points one can expect against another.

    >>> expected(Rating(1500), Rating(1500))
    0.5
    """
    return 1 / (1 + math.exp(-weight(other.phi) * (one.mu - other.mu)))


def weight(phi: float) -> float:
    """How much a game against somebody counts, the less sure the less."""
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def rated(own: Rating, games: Sequence[tuple[Rating, float]], change: float = CHANGE) -> Rating:
    """A rating after the games of one period, each with the rival's rating before it and the points made.

    >>> after = rated(Rating(1500, 200), [(Rating(1400, 30), WIN), (Rating(1550, 100), LOSS), (Rating(1700, 300), LOSS)])
    >>> round(after.rating, 1), round(after.deviation, 1)
    (1464.1, 151.5)
    """
    if not games:
        return Rating(own.rating, min(UNSURE, math.hypot(own.phi, own.volatility) * POINTS), own.volatility)
    chances = [(weight(rival.phi), expected(own, rival), made) for rival, made in games]
    variance = 1 / sum([g * g * e * (1 - e) for g, e, _ in chances])
    gain = sum([g * (made - e) for g, e, made in chances])
    volatility = unsteadied(own, variance, variance * gain, change)
    unsure = math.hypot(own.phi, volatility)
    phi = 1 / math.sqrt(1 / unsure**2 + 1 / variance)
    return Rating((own.mu + phi * phi * gain) * POINTS + MIDDLE, min(UNSURE, phi * POINTS), volatility)


def unsteadied(own: Rating, variance: float, delta: float, change: float) -> float:
    """The new volatility: step 5 of the paper, by the Illinois method."""
    a = math.log(own.volatility**2)
    spread = own.phi**2 + variance

    def slope(x: float) -> float:
        e = math.exp(x)
        return e * (delta**2 - spread - e) / (2 * (spread + e) ** 2) - (x - a) / change**2

    low = a
    if delta**2 > spread:
        high = math.log(delta**2 - spread)
    else:
        steps = 1
        while slope(a - steps * change) < 0:
            steps += 1
        high = a - steps * change
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def met(one: Rating, other: Rating, made: float) -> tuple[Rating, Rating]:
    """Two ratings after a game, rated at once as a period of its own; ``made`` are the points of the first."""
    return rated(one, [(other, made)]), rated(other, [(one, 1 - made)])
