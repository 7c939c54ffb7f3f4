"""A ladder of bots: how often each beats the next, with the interval in which the true share lies 95 times in 100.

The bots of a pair play every deal from both seats, and all pairs meet in the same deals, by seed. A draw counts as half a win.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, pairwise

from tapete.core.language import Words
from tapete.lab.elo import Meeting, Rating, rate
from tapete.lab.intervals import wilson
from tapete.lab.plan import Plan, Result
from tapete.lab.sheets import Column, Sheet, Table

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
    worth: float  # the independent games that would say as much (``Share.worth``)

    @property
    def share(self) -> float:
        return (self.wins + self.draws / 2) / self.finished if self.finished else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share * self.worth, self.worth)

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
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
    return rate(bots, [Meeting(rung.bot, rung.rival, rung.worth, rung.share * rung.worth) for rung in rungs])


def pairs(bots: tuple[str, ...], which: str = NEXT) -> list[tuple[str, str]]:
    """Who meets whom, the stronger of the list first: neighbours, or everybody.

    >>> pairs(("random", "greedy", "ismcts"))
    [('greedy', 'random'), ('ismcts', 'greedy')]
    """
    met = pairwise(bots) if which == NEXT else combinations(bots, 2)
    return [(stronger, weaker) for weaker, stronger in met]


Play = Callable[[Plan, str], Result]  # a plan, and the name of its part of the whole


def climb(
    game: str,
    bots: tuple[str, ...],
    games: int,
    play: Play,
    seed: int = 1,
    which: str = NEXT,
    settings: tuple[tuple[str, object], ...] = (),
    told: Callable[[Rung], None] | None = None,
    once: bool = False,
) -> list[Rung]:
    """Let every pair play its games; each rung is told as soon as it is known."""
    found: list[Rung] = []
    for bot, rival in pairs(bots, which):
        plan = Plan(game, games, (bot, rival), seed, settings=settings, seatings=1 if once or bot == rival else 2).whole()
        result = play(plan, f"{bots.index(bot) + 1}-{bots.index(rival) + 1}")
        wins, losses = list(result.wins.values())
        worth = next(iter(result.shares.values())).worth
        rung = Rung(bot, rival, plan.games, result.finished, wins, losses, result.draws, result.seconds, worth)
        found.append(rung)
        if told is not None:
            told(rung)
    return found


VERSUS = Words("Cada pareja", "Each pair")
RATINGS = Words("En la escala de Elo", "On Elo's scale")
BOT = Words("bot", "bot")
RIVAL = Words("rival", "rival")
GAMES = Words("partidas", "games")
WON = Words("gana", "wins")
LOW = Words("desde", "from")
HIGH = Words("hasta", "to")
ELO = Words("Elo", "Elo")
READ = Words(
    "El intervalo contiene el valor verdadero 95 veces de cada 100. Cada reparto se juega desde los dos asientos. "
    "400 puntos de Elo son diez a uno; el primero de la lista está en 0.",
    "The interval holds the true value 95 times in 100. Every deal is played from both seats. 400 points of Elo are odds of ten to "
    "one; the first of the list is at 0.",
)


def ladder_sheet(game: Words, rungs: list[Rung], ratings: list[Rating], data: dict[str, object]) -> Sheet:
    """A ladder for its files."""
    met = Table(
        "pairs",
        VERSUS,
        (Column("bot", BOT), Column("rival", RIVAL), Column("games", GAMES), *SHARES),
        [(rung.bot, rung.rival, rung.finished, *[round(value, 4) for value in (rung.share, *rung.interval)]) for rung in rungs],
        (3, 4, 5),
    )
    scale = Table(
        "ratings",
        RATINGS,
        (Column("bot", BOT), Column("elo", ELO), Column("low", LOW), Column("high", HIGH)),
        [(each.bot, round(each.elo, 1), round(each.low, 1), round(each.high, 1)) for each in ratings],
    )
    title = Words(f"{game.es}: escala de bots", f"{game.en}: a ladder of bots")
    return Sheet(title, [READ], [met, scale], data)


SHARES = (Column("share", WON, "share"), Column("low", LOW, "share"), Column("high", HIGH, "share"))
