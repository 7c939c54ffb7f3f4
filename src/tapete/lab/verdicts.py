"""Which units stand out, said only when it can be: enough games, compared with what chance does, and no more than was seen.

A unit is weighed when it was seen in ``LEAST_GAMES`` games and in ``LEAST_CARRIERS`` different decks (or hands that were dealt).
What its players won is compared with what the bots that played for them win anyway (so a strong bot makes no strong card), and the
difference with how such differences vary from carrier to carrier. Of all units weighed, those are named that the procedure of
Benjamini and Hochberg lets through: of those named, one in twenty is expected to be there by chance (``FALSE``). The share told of
a unit is drawn towards the even one, the more the less is known (empirical Bayes: the spread of the true differences is estimated
from all of them, after DerSimonian and Laird).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tapete.lab.tally import PARTS, Unit

LEAST_GAMES = 50
LEAST_CARRIERS = 20
FALSE = 0.05  # of those named, the part that may be named by chance


@dataclass(frozen=True, slots=True)
class Verdict:
    """What can be said of a unit: ``named`` is 1 or -1 when it stands out, ``chance`` how often chance alone would go so far.

    ``corrected`` is the share drawn towards the even one. A unit that is not weighed has no chance (1) and no corrected share of
    its own: it is taken to be even.
    """

    id: str
    unit: Unit
    weighed: bool
    corrected: float
    chance: float
    named: int

    def as_json(self) -> dict[str, object]:
        told = {"weighed": self.weighed, "corrected": round(self.corrected, 4), "chance": float(f"{self.chance:.3g}")}
        return {"id": self.id, **self.unit.share.as_json(), **told, "named": self.named}


@dataclass(frozen=True, slots=True)
class Difference:
    """How far from even, in games won of those played, and how far chance goes (a standard deviation)."""

    value: float
    spread: float

    @property
    def chance(self) -> float:
        """How often chance alone would go as far, either way."""
        return math.erfc(abs(self.value) / self.spread / math.sqrt(2)) if self.spread > 0 else 1.0


def verdicts(units: Mapping[str, Unit], factors: Sequence[float] = (1.0,)) -> list[Verdict]:
    """All units, the most successful first. ``factors`` tell how much each bot wins of what is even (1 for one that is average)."""
    weighed = {id: difference(unit, factors) for id, unit in units.items() if enough(unit)}
    chances = {id: each.chance for id, each in weighed.items()}
    named = passing(chances, FALSE)
    kept = shrinking(list(weighed.values()))
    found: list[Verdict] = []
    for id, unit in units.items():
        even = unit.share.even / (PARTS * unit.share.games)
        seen = weighed.get(id)
        drawn = 0.0 if seen is None else seen.value * kept / (kept + seen.spread**2) if kept else 0.0
        sign = 0 if seen is None or id not in named else 1 if seen.value > 0 else -1
        found.append(Verdict(id, unit, seen is not None, min(1.0, max(0.0, even + drawn)), chances.get(id, 1.0), sign))
    return sorted(found, key=order)


def enough(unit: Unit) -> bool:
    return unit.share.games >= LEAST_GAMES and unit.carriers + len(unit.held) >= LEAST_CARRIERS


def difference(unit: Unit, factors: Sequence[float]) -> Difference:
    """What a unit's players won beyond what their bots win, for each game; every carrier says its part once."""
    weights = [1.0, *[-factor for factor in factors]]
    size = len(weights)
    squares = 0.0
    at = 0
    for one in range(size):
        for other in range(one + 1):
            if at < len(unit.products):
                squares += unit.products[at] * weights[one] * weights[other] * (1 if one == other else 2)
            at += 1
    for row in unit.held.values():
        squares += sum([value * weight for value, weight in zip(row, weights, strict=False)]) ** 2
    expected = sum([counts[2] * (factors[bot] if bot < len(factors) else 1.0) for bot, counts in unit.by_bot.items()])
    games = PARTS * unit.share.games
    return Difference((unit.share.wins - expected) / games, math.sqrt(max(0.0, squares)) / games)


def passing(chances: Mapping[str, float], false: float = FALSE) -> set[str]:
    """Those that may be named so that of them only so large a part is expected to be there by chance (Benjamini and Hochberg).

    >>> sorted(passing({"a": 0.001, "b": 0.02, "c": 0.04, "d": 0.6}))
    ['a', 'b']
    """
    ordered = sorted(chances.items(), key=lambda each: (each[1], each[0]))
    last = 0
    for rank, (_, chance) in enumerate(ordered, 1):
        if chance <= false * rank / len(ordered):
            last = rank
    return {id for id, _ in ordered[:last]}


def shrinking(seen: Sequence[Difference]) -> float:
    """The variance of the true differences, estimated from those seen; 0 when chance explains them all."""
    weights = [1 / each.spread**2 for each in seen if each.spread > 0]
    if len(weights) < 2:
        return 0.0
    excess = sum([(each.value / each.spread) ** 2 for each in seen if each.spread > 0]) - len(weights)
    return max(0.0, excess / sum(weights))


def order(each: Verdict) -> tuple[bool, float, float, str]:
    return not each.weighed, -each.corrected, -each.unit.share.share, each.id
