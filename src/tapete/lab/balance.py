"""Balance: how often a player wins who has a hero, a deck or a card, among bots that play alike.

The units are those that ``Game.balance_units`` names at the end of a game. A win shared by several counts as a part of one for
each, so a unit is even when its share is one in as many as play. The intervals hold the true share 95 times in 100.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from tapete.lab.engines import cores
from tapete.lab.intervals import wilson
from tapete.lab.plan import Plan
from tapete.lab.playing import answer, prepare
from tapete.lab.simulate import Progress

USUAL = "greedy"
QUANTILES = (5, 25, 50, 75, 95)


@dataclass(frozen=True, slots=True)
class Ending:
    """How one game ended, and what each player had; ``scores`` is empty when it did not end."""

    finished: bool
    players: int = 0
    winners: tuple[int, ...] = ()
    units: tuple[tuple[int, str], ...] = ()
    scores: tuple[int, ...] = ()


@dataclass(slots=True)
class Unit:
    """How players fared who had this unit."""

    id: str
    games: int = 0
    wins: float = 0.0
    even: float = 0.0  # the wins of a unit that makes no difference
    score: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def as_json(self) -> dict[str, object]:
        low, high = wilson(self.wins, self.games)
        return {
            "id": self.id,
            "games": self.games,
            "wins": round(self.wins, 2),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "even": round(self.even / self.games, 4),
            "score": round(self.score / self.games, 2),
        }


@dataclass(slots=True)
class Balance:
    """All games of a plan: its units, the strongest first, and every score of it in order."""

    plan: Plan
    finished: int = 0
    units: list[Unit] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.plan.game,
            "bot": self.plan.bots[0],
            "players": self.plan.players,
            "games": self.plan.games,
            "finished": self.finished,
            "seed": self.plan.seed,
            "seconds": round(self.seconds, 1),
            "units": [unit.as_json() for unit in self.units],
            "scores": spread(self.scores),
        }


def spread(scores: list[int]) -> dict[str, float]:
    """Mean, deviation and quantiles of some scores in order.

    >>> spread([1, 2, 3, 4, 5])
    {'mean': 3.0, 'deviation': 1.41, 'p5': 1, 'p25': 2, 'p50': 3, 'p75': 4, 'p95': 5}
    """
    if not scores:
        return {}
    mean = sum(scores) / len(scores)
    deviation = (sum([(score - mean) ** 2 for score in scores]) / len(scores)) ** 0.5
    found: dict[str, float] = {"mean": round(mean, 2), "deviation": round(deviation, 2)}
    return found | {f"p{share}": scores[round((len(scores) - 1) * share / 100)] for share in QUANTILES}


def weigh(plan: Plan, processes: int = 0, progress: Progress | None = None) -> Balance:
    """Play all games of a plan with one bot in every seat; 0 processes is one for each core."""
    began = time.perf_counter()
    wanted = min(processes or cores(), plan.games)
    found = Balance(plan)
    units: dict[str, Unit] = {}
    for played, ending in enumerate(endings(plan, wanted), 1):
        if progress is not None:
            progress(played)
        if ending.finished:
            found.finished += 1
            found.scores += ending.scores
            count(ending, units)
    found.scores.sort()
    found.units = sorted(units.values(), key=strength)
    found.seconds = time.perf_counter() - began
    return found


def endings(plan: Plan, processes: int) -> Iterator[Ending]:
    if processes <= 1:
        yield from map(partial(one_ending, plan), range(plan.games))
        return
    with ProcessPoolExecutor(processes) as pool:
        size = max(1, min(20, plan.games // (processes * 8)))
        yield from pool.map(partial(one_ending, plan), range(plan.games), chunksize=size)


def one_ending(plan: Plan, number: int) -> Ending:
    """Play game ``number`` of a plan to its end, or to the plan's cap."""
    state, bots = prepare(plan, number)
    moves = 0
    while not state.over and moves < plan.cap:
        answer(state, bots, moves)
        moves += 1
    if not state.over:
        return Ending(False)
    game = state.game
    return Ending(True, state.players, state.winners, tuple(game.lab.balance_units(state)), tuple(game.lab.scores(state)))


def count(ending: Ending, units: dict[str, Unit]) -> None:
    """Enter one game: a unit that a player has several of counts once for that player."""
    for player, id in dict.fromkeys(ending.units):
        unit = units.setdefault(id, Unit(id))
        unit.games += 1
        unit.even += 1 / ending.players
        unit.wins += 1 / len(ending.winners) if player in ending.winners else 0.0
        unit.score += ending.scores[player] if ending.scores else 0


def strength(unit: Unit) -> tuple[float, float, str]:
    return -unit.share, -unit.score / unit.games, unit.id
