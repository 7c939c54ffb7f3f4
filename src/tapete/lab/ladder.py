"""A ladder of bots: how often each beats the next, with the interval in which the true share lies 95 times in 100.

The bots of a pair change seats from game to game and meet in the same games, by seed. A draw counts as half a win.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, pairwise

from tapete.lab.elo import Meeting, Rating, rate
from tapete.lab.intervals import wilson
from tapete.lab.plan import Plan
from tapete.lab.simulate import simulate

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


def rated(bots: tuple[str, ...], rungs: list[Rung]) -> list[Rating]:
    """The bots on Elo's scale, the first of the list at 0, by all the games of the ladder."""
    return rate(bots, [Meeting(rung.bot, rung.rival, rung.finished, rung.wins + rung.draws / 2) for rung in rungs])


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
