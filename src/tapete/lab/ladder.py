"""A ladder of bots: how often each beats the next, with the interval in which the true share lies 95 times in 100.

The bots of a pair change seats from game to game and meet in the same games, by seed. A draw counts as half a win.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, pairwise

from tapete.lab.simulate import Plan, simulate

SURE = 1.96  # standard deviations that hold 95 % of a normal distribution
NEXT = "next"
ALL = "all"
PAIRS = (NEXT, ALL)


@dataclass(frozen=True, slots=True)
class Rung:
    """How one bot fared against another."""

    bot: str
    rival: str
    games: int
    finished: int
    wins: int
    losses: int
    draws: int
    seconds: float

    @property
    def share(self) -> float:
        return (self.wins + self.draws / 2) / self.finished if self.finished else 0.0

    def as_json(self) -> dict[str, object]:
        low, high = wilson(self.wins + self.draws / 2, self.finished)
        return {
            "bot": self.bot,
            "rival": self.rival,
            "games": self.games,
            "finished": self.finished,
            "wins": self.wins,
            "losses": self.losses,
            "draws": self.draws,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "seconds": round(self.seconds, 1),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
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


def pairs(bots: tuple[str, ...], which: str = NEXT) -> list[tuple[str, str]]:
    """Who meets whom, the stronger of the list first: neighbours, or everybody.

    >>> pairs(("random", "greedy", "ismcts"))
    [('greedy', 'random'), ('ismcts', 'greedy')]
    """
    met = pairwise(bots) if which == NEXT else combinations(bots, 2)
    return [(stronger, weaker) for weaker, stronger in met]


def climb(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int = 1,
    which: str = NEXT,
    processes: int = 0,
    settings: tuple[tuple[str, object], ...] = (),
    told: Callable[[Rung], None] | None = None,
) -> list[Rung]:
    """Let every pair play its games; each rung is told as soon as it is known."""
    found: list[Rung] = []
    for bot, rival in pairs(bots, which):
        result = simulate(Plan(game, games, (bot, rival), seed, settings=settings), processes)
        wins, losses = list(result.wins.values())
        rung = Rung(bot, rival, games, result.finished, wins, losses, result.draws, result.seconds)
        found.append(rung)
        if told is not None:
            told(rung)
    return found
