"""What many games add up to, in whole numbers: however the games are shared out and in whatever order they end, it is the same.

A win shared by several players is a part of one for each, and a game that nobody won is shared by all. Parts are counted in
2520ths, which are whole for up to ten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from tapete.lab.intervals import about_mean, wilson

PARTS = 2520
QUANTILES = (5, 25, 50, 75, 95)


@dataclass(slots=True)
class Share:
    """How often whoever sat in a seat, or had a unit, won."""

    games: int = 0
    wins: int = 0  # in parts
    even: int = 0  # the wins of who makes no difference, in parts

    def add(self, players: int, winners: tuple[int, ...], player: int) -> None:
        self.games += 1
        self.even += PARTS // players
        if not winners:
            self.wins += PARTS // players
        elif player in winners:
            self.wins += PARTS // len(winners)

    def merge(self, other: Share) -> None:
        self.games += other.games
        self.wins += other.wins
        self.even += other.even

    @property
    def share(self) -> float:
        return self.wins / (PARTS * self.games) if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins / PARTS, self.games)

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
        return {
            "games": self.games,
            "wins": round(self.wins / PARTS, 2),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "even": round(self.even / (PARTS * self.games), 4) if self.games else 0.0,
        }


@dataclass(slots=True)
class Spread:
    """How some numbers are spread: how often there was each of them."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, value: int) -> None:
        self.counts[value] += 1

    def merge(self, other: Spread) -> None:
        self.counts.update(other.counts)

    @property
    def count(self) -> int:
        return sum(self.counts.values())

    def mean(self) -> tuple[float, float, float]:
        """The mean, and the interval of the true one."""
        total = sum([value * times for value, times in self.counts.items()])
        squares = sum([value * value * times for value, times in self.counts.items()])
        return about_mean(self.count, total, squares)

    def quantile(self, share: int) -> int:
        """The value below which about so many in a hundred lie."""
        wanted = round((self.count - 1) * share / 100)
        seen = 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen > wanted:
                return value
        return 0

    def as_json(self) -> dict[str, object]:
        mean, low, high = self.mean()
        told: dict[str, object] = {"mean": round(mean, 2), "low": round(low, 2), "high": round(high, 2)}
        told |= {f"p{share}": self.quantile(share) for share in QUANTILES}
        return told | {"least": min(self.counts, default=0), "most": max(self.counts, default=0)}


@dataclass(slots=True)
class Sums:
    """Everything that is added up over games that ended."""

    seats: dict[int, Share] = field(default_factory=dict)
    units: dict[str, Share] = field(default_factory=dict)
    decisions: Spread = field(default_factory=Spread)
    turns: Spread = field(default_factory=Spread)
    scores: Spread = field(default_factory=Spread)

    def add(
        self,
        players: int,
        winners: tuple[int, ...],
        units: Iterable[tuple[int, str]],
        decisions: int,
        turns: int,
        scores: Iterable[int],
    ) -> None:
        """Add one game. A unit that a player has several of counts once for that player."""
        for seat in range(players):
            self.seats.setdefault(seat, Share()).add(players, winners, seat)
        for player, id in dict.fromkeys(units):
            self.units.setdefault(id, Share()).add(players, winners, player)
        self.decisions.add(decisions)
        self.turns.add(turns)
        for score in scores:
            self.scores.add(score)

    def merge(self, other: Sums) -> None:
        for seat, share in other.seats.items():
            self.seats.setdefault(seat, Share()).merge(share)
        for id, share in other.units.items():
            self.units.setdefault(id, Share()).merge(share)
        self.decisions.merge(other.decisions)
        self.turns.merge(other.turns)
        self.scores.merge(other.scores)

    def ranked(self) -> list[tuple[str, Share]]:
        """The units, the most successful first."""
        return sorted(self.units.items(), key=by_success)

    def extremes(self, count: int) -> tuple[list[tuple[str, Share]], list[tuple[str, Share]]]:
        """Those that surely win most, by the lower ends of their intervals, and then those that surely win least, worst last.

        A unit that was seen in few games has a wide interval and is not among the first of either.
        """
        best = sorted(self.units.items(), key=lambda unit: (-unit[1].interval[0], unit[0]))[:count]
        others = [unit for unit in self.units.items() if unit not in best]
        worst = sorted(others, key=lambda unit: (unit[1].interval[1], unit[0]))[:count]
        return best, worst[::-1]

    def as_json(self) -> dict[str, object]:
        told: dict[str, object] = {
            "seats": [{"seat": seat + 1, **self.seats[seat].as_json()} for seat in sorted(self.seats)],
            "units": [{"id": id, **share.as_json()} for id, share in self.ranked()],
            "decisions_per_game": self.decisions.as_json(),
            "turns_per_game": self.turns.as_json(),
        }
        return told | ({"scores": self.scores.as_json()} if self.scores.counts else {})


def by_success(unit: tuple[str, Share]) -> tuple[float, str]:
    id, share = unit
    return -share.share, id
