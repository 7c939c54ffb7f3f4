"""Intervals in which a true value lies 95 times in 100."""

from __future__ import annotations

import math

SURE = 1.96  # standard deviations that hold 95 % of a normal distribution


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share: it never leaves 0 to 1 and is right for few games and for shares near the ends.

    >>> [round(end, 3) for end in wilson(90, 100)]
    [0.826, 0.945]
    """
    if not games:
        return 0.0, 1.0
    share = wins / games
    square = SURE * SURE
    middle = share + square / (2 * games)
    spread = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def student(freedom: int) -> float:
    """How many standard deviations hold 95 % when their size is itself estimated from few values (Student's t, by its expansion).

    >>> [round(student(freedom), 2) for freedom in (9, 39, 999)]
    [2.26, 2.02, 1.96]
    """
    least = max(2, freedom)
    return SURE + (SURE**3 + SURE) / (4 * least) + (5 * SURE**5 + 16 * SURE**3 + 3 * SURE) / (96 * least**2)


def about_mean(count: int, total: int, squares: int) -> tuple[float, float, float]:
    """A mean and its interval, from how many values there are, their sum and the sum of their squares.

    >>> [round(end, 2) for end in about_mean(4, 20, 108)]
    [5.0, 3.4, 6.6]
    """
    if not count:
        return 0.0, 0.0, 0.0
    mean = total / count
    if count < 2:
        return mean, mean, mean
    variance = max(0.0, (squares - total * mean) / (count - 1))
    spread = SURE * math.sqrt(variance / count)
    return mean, mean - spread, mean + spread
