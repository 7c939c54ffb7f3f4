"""Many games between bots, on all cores.

Game ``n`` of a simulation is decided by the simulation's seed and ``n`` alone: its decks, its shuffles and its bots' chance. So
the outcome is the same with one process or with many, and a game that failed can be played again by itself: ``replay``.

The bots change seats from game to game. A game is *stuck* when it has taken ``CAP`` decisions without ending. Of 6,000 random games
of KeyForge the longest took 1,032 (317 on average), of 600 of Res Arcana 1,159: a game that reaches the cap goes round in circles.
"""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field

from tapete import bots, games
from tapete.bots import Bot, Perspective
from tapete.core import records
from tapete.core.game import Game
from tapete.core.randomness import fork
from tapete.core.state import State

CAP = 20_000
FINISHED = "finished"
STUCK = "stuck"
ERROR = "error"
SETUPS = 12  # random setups looked at for one with the right number of players
MOST_FAILURES = 20  # told in full; all are counted

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. A single bot sits in every seat: of ``players`` seats, or of as many as each random setup has.

    ``settings`` are fields of the setup that every game has alike, as (name, value).
    """

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int = 1
    cap: int = CAP
    players: int = 0
    settings: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended. ``winners`` are places in the list of bots, not seats."""

    number: int
    result: str
    winners: tuple[int, ...]
    decisions: int
    problem: str = ""


@dataclass(slots=True)
class Result:
    """All games of a simulation."""

    plan: Plan
    finished: int = 0
    stuck: int = 0
    errors: int = 0
    draws: int = 0
    decisions: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    failures: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.plan.game,
            "games": self.plan.games,
            "finished": self.finished,
            "stuck": self.stuck,
            "errors": self.errors,
            "wins": self.wins,
            "draws": self.draws,
            "seconds": round(self.seconds, 3),
            "seed": self.plan.seed,
            "decisions": self.decisions,
            "failures": [{"game": each.number, "result": each.result, "problem": each.problem} for each in self.failures],
        }


def simulate(plan: Plan, processes: int = 0, progress: Progress | None = None) -> Result:
    """Play all games of a plan; 0 processes is one for each core."""
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    wanted = min(processes or cores(), plan.games)
    if wanted <= 1:
        for number in range(plan.games):
            outcomes.append(one_game(plan, number))
            if progress is not None:
                progress(len(outcomes))
    else:
        for part in in_parallel(plan, wanted):
            outcomes += part
            if progress is not None:
                progress(len(outcomes))
    result = tally(plan, sorted(outcomes, key=by_number))
    result.seconds = time.perf_counter() - began
    return result


def in_parallel(plan: Plan, processes: int) -> Iterator[list[Outcome]]:
    """Portions of games as they are finished, in no particular order."""
    size = max(1, min(50, plan.games // (processes * 8)))
    portions = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(some_games, plan, portion) for portion in portions}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
        finally:
            for each in waiting:
                each.cancel()


def some_games(plan: Plan, numbers: range) -> list[Outcome]:
    return [one_game(plan, number) for number in numbers]


def one_game(plan: Plan, number: int) -> Outcome:
    """Game ``number`` of a plan; an error of the engine is an outcome like any other."""
    moves = 0
    try:
        state, players = prepare(plan, number)
        while not state.over and moves < plan.cap:
            answer(state, players, moves)
            moves += 1
    except Exception:
        return Outcome(number, ERROR, (), moves, traceback.format_exc(limit=-3).strip())
    if not state.over:
        return Outcome(number, STUCK, (), moves, f"{moves} decisions")
    return Outcome(number, FINISHED, tuple((seat + number) % len(plan.bots) for seat in state.winners), moves)


def prepare(plan: Plan, number: int) -> tuple[State, list[Bot]]:
    """A game at its first decision, and the bot of each seat."""
    game = games.find(plan.game)
    key = fork(plan.seed, number)
    state = game.start(setup_of(game, plan, number), key)
    seats = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(state.players)]
    return state, [bots.make(name, fork(key, seat + 1)) for seat, name in enumerate(seats)]


def setup_of(game: Game, plan: Plan, number: int) -> dict[str, object]:
    players = plan.players or (len(plan.bots) if len(plan.bots) > 1 else 0)
    return setup_for(game, players, plan.seed * 1_000_003 + number, plan.settings)


def setup_for(game: Game, players: int, number: int, settings: tuple[tuple[str, object], ...] = ()) -> dict[str, object]:
    """The n-th random setup, for this many players (0 is any number) where the game leaves that open, and with settings."""
    for attempt in range(SETUPS):
        setup = {**game.random_setup(number + attempt), **dict(settings)}
        if not players or setup.get("players", players) == players:
            return setup
    setup["players"] = players
    return setup


def answer(state: State, players: list[Bot], moves: int) -> str:
    """Let the bot whose decision is pending decide."""
    perspective = Perspective(state, moves, state.key)
    option = players[perspective.player].choose(perspective)
    state.choose(option)
    return option.id


def replay(plan: Plan, number: int) -> records.Record:
    """Play one game of a plan again and keep its record, up to where it ended, got stuck or failed."""
    game = games.find(plan.game)
    record = records.begin(game, setup_of(game, plan, number), fork(plan.seed, number))
    _, players = prepare(plan, number)
    state = record.start(game)
    for moves in range(plan.cap):
        if state.over:
            break
        perspective = Perspective(state, moves, state.key)
        option = players[perspective.player].choose(perspective)
        id = option.id
        try:
            state.choose(option)
        except Exception:
            record.answers.append(id)
            return record
        record.note(state, id)
    record.close(state)
    return record


def tally(plan: Plan, outcomes: list[Outcome]) -> Result:
    result = Result(plan)
    labels = [f"{name}#{at + 1}" if plan.bots.count(name) > 1 else name for at, name in enumerate(plan.bots)]
    result.wins = dict.fromkeys(labels, 0)
    for outcome in outcomes:
        result.decisions += outcome.decisions
        if outcome.result == FINISHED:
            result.finished += 1
            if len(set(outcome.winners)) == 1:  # a bot that sits in several seats of a group wins once
                result.wins[labels[outcome.winners[0]]] += 1
            else:
                result.draws += 1
            continue
        if outcome.result == STUCK:
            result.stuck += 1
        else:
            result.errors += 1
        if len(result.failures) < MOST_FAILURES:
            result.failures.append(outcome)
    return result


def by_number(outcome: Outcome) -> int:
    return outcome.number


def cores() -> int:
    """The cores this process may use."""
    available = getattr(os, "sched_getaffinity", None)
    return len(available(0)) if available is not None else os.cpu_count() or 1
