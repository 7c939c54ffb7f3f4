"""An interval that may be looked at after every deal: it holds the true mean at every look at once, 95 times in 100.

An ordinary interval is right at one number of games, fixed beforehand; whoever stops when it says what they hoped for is wrong more
often than they think. This one is a *confidence sequence*: somebody bets against every possible mean, deal after deal, with stakes
that depend only on what was seen before; against the true mean such a bet is fair, so a capital of twenty times the first stake
comes less than once in twenty, at whatever moment one stops (Ville's inequality). The means against which nobody got rich are the
interval. The stakes are those of Waudby-Smith and Ramdas (*Estimating means of bounded random variables by betting*, 2024), which
make it close where results vary little, as they do when a deal is played from both sides.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

ALPHA = 0.05
STEPS = 400  # means that are bet against
HALF = 0.5  # of what can be lost at once is the most that is staked


class Sequence95:
    """Values between 0 and 1, one after another, and the interval of their mean at any time."""

    def __init__(self, alpha: float = ALPHA) -> None:
        self.alpha = alpha
        self.means = [step / STEPS for step in range(STEPS + 1)]
        self.up = [0.0] * len(self.means)  # the logarithm of the capital of who bets that the mean is higher
        self.down = [0.0] * len(self.means)
        self.count = 0
        self.total = 0.5
        self.spread = 0.25
        self.low = 0.0
        self.high = 1.0

    def add(self, value: float) -> None:
        """Enter one value; the interval never grows."""
        self.count += 1
        mean = self.total / self.count  # of what was seen before, with one half added
        variance = self.spread / self.count
        stake = math.sqrt(2 * math.log(2 / self.alpha) / (variance * self.count * math.log(1 + self.count)))
        for at, supposed in enumerate(self.means):
            up = min(stake, HALF / supposed) if supposed else stake
            down = min(stake, HALF / (1 - supposed)) if supposed < 1 else stake
            self.up[at] += gain(1 + up * (value - supposed))
            self.down[at] += gain(1 - down * (value - supposed))
        self.total += value
        self.spread += (value - mean) ** 2
        self.narrow()

    def narrow(self) -> None:
        rich = math.log(1 / self.alpha)
        left = [at for at in range(len(self.means)) if both(self.up[at], self.down[at]) < rich]
        if left:
            self.low = max(self.low, self.means[max(0, left[0] - 1)])
            self.high = min(self.high, self.means[min(STEPS, left[-1] + 1)])

    @property
    def mean(self) -> float:
        return (self.total - 0.5) / self.count if self.count else 0.5


def gain(factor: float) -> float:
    return math.log(factor) if factor > 0 else -math.inf


def both(one: float, other: float) -> float:
    """The logarithm of the mean of two capitals."""
    more = max(one, other)
    if more == -math.inf:
        return more
    return more + math.log((math.exp(one - more) + math.exp(other - more)) / 2)


HIGHER = "higher"
LOWER = "lower"
SAME = "same"
OPEN = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is settled about a mean, after how many values, and where it lies."""

    settled: str
    count: int
    mean: float
    low: float
    high: float


def asked(values: Sequence[float], middle: float, margin: float) -> Answer:
    """Look at values one after another until it is settled whether their mean is above a middle, below it, or as good as there:
    no further off than the margin. What comes after that is not looked at."""
    seen = Sequence95()
    settled = OPEN
    for value in values:
        seen.add(value)
        settled = verdict(seen.low, seen.high, middle, margin)
        if settled:
            break
    return Answer(settled, seen.count, seen.mean, seen.low, seen.high)


def verdict(low: float, high: float, middle: float, margin: float) -> str:
    """What an interval settles.

    >>> verdict(0.52, 0.6, 0.5, 0.05), verdict(0.46, 0.54, 0.5, 0.05), verdict(0.4, 0.6, 0.5, 0.05)
    ('higher', 'same', '')
    """
    if low > middle:
        return HIGHER
    if high < middle:
        return LOWER
    return SAME if low >= middle - margin and high <= middle + margin else OPEN
