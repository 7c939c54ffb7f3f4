"""Many games between bots, on all cores or on a cluster.

Game ``n`` of a simulation is decided by the simulation's seed and ``n`` alone: its decks, its shuffles and its bots' chance. So
the outcome is the same with one process or with many, in one go or interrupted and resumed (``journal``), and a game that failed
can be played again by itself: ``replay``. (Bots that think for milliseconds are the exception: their games cannot be repeated.)

The bots change seats from game to game. A game is *stuck* when it has taken ``CAP`` decisions without ending. Of 6,000 random games
of KeyForge the longest took 1,032 (317 on average), of 600 of Res Arcana 1,159: a game that reaches the cap goes round in circles.
"""

from __future__ import annotations

import os
import time
import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tapete import bots, games
from tapete.bots import Bot, Perspective
from tapete.core import records
from tapete.core.game import Game
from tapete.core.randomness import fork
from tapete.core.state import State
from tapete.lab.tally import Share, Sums

CAP = 20_000
FINISHED = "finished"
STUCK = "stuck"
ERROR = "error"
SETUPS = 12  # random setups looked at for one with the right number of players
MOST_FAILURES = 20  # told in full; all are counted

Progress = Callable[[int], None]
Settings = tuple[tuple[str, object], ...]  # fields of a setup that every game has alike, as (name, value)


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. A single bot sits in every seat: of ``players`` seats, or of as many as each random setup has.

    ``settings`` are fields of the setup that every game has alike. ``belongings`` are fields with a list of as many values as there
    are bots, such as their decks: a bot takes its own along from seat to seat.
    """

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int = 1
    cap: int = CAP
    players: int = 0
    settings: Settings = ()
    belongings: tuple[tuple[str, tuple[object, ...]], ...] = ()

    @property
    def labels(self) -> list[str]:
        """The bots, with a number where there are several of one name."""
        return [f"{name}#{at + 1}" if self.bots.count(name) > 1 else name for at, name in enumerate(self.bots)]

    def place(self, seat: int, number: int) -> int:
        """Which bot of the list sits in a seat of a game."""
        return (seat + number) % len(self.bots)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended. ``winners`` are places in the list of bots, ``seats`` the seats that won."""

    number: int
    result: str
    winners: tuple[int, ...]
    decisions: int
    problem: str = ""
    players: int = 0
    seats: tuple[int, ...] = ()
    turns: int = 0
    scores: tuple[int, ...] = ()

    @property
    def finished(self) -> bool:
        return self.result == FINISHED


@dataclass(slots=True)
class Portion:
    """Some games played one after another: how each ended, and what they add up to."""

    outcomes: list[Outcome] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)


@dataclass(slots=True)
class Result:
    """All games of a simulation, added up."""

    plan: Plan
    finished: int = 0
    stuck: int = 0
    errors: int = 0
    draws: int = 0
    decisions: int = 0
    wins: dict[str, int] = field(default_factory=dict)  # alone
    shares: dict[str, Share] = field(default_factory=dict)  # with their part of the wins shared with others
    failures: list[Outcome] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys(self.plan.labels, 0)
        self.shares = {label: Share() for label in self.plan.labels}

    @property
    def played(self) -> int:
        return self.finished + self.stuck + self.errors

    def add(self, portion: Portion) -> None:
        """Enter some games; the order of portions makes no difference."""
        for outcome in portion.outcomes:
            self.decisions += outcome.decisions
            self.count(outcome)
        self.failures.sort(key=by_number)
        del self.failures[MOST_FAILURES:]
        self.sums.merge(portion.sums)

    def count(self, outcome: Outcome) -> None:
        if outcome.finished:
            self.finished += 1
            winners = tuple(dict.fromkeys(outcome.winners))  # a bot that sits in several seats of a group wins once
            for place, share in enumerate(self.shares.values()):
                share.add(len(self.shares), winners, place)
            if len(winners) == 1:
                self.wins[self.plan.labels[winners[0]]] += 1
            else:
                self.draws += 1
            return
        if outcome.result == STUCK:
            self.stuck += 1
        else:
            self.errors += 1
        self.failures.append(outcome)

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
            "bots": [{"bot": label, **share.as_json()} for label, share in self.shares.items()],
            **self.sums.as_json(),
            "failures": [{"game": each.number, "result": each.result, "problem": each.problem} for each in self.failures],
        }


def simulate(
    plan: Plan, processes: int = 0, progress: Progress | None = None, engine: str = "local", folder: Path | None = None
) -> Result:
    """Play all games of a plan; 0 processes is one for each core. With a folder a journal is kept there, and gone on with."""
    from tapete.lab.engines import run
    from tapete.lab.journal import Journal

    began = time.perf_counter()
    result = Result(plan)
    todo: Sequence[int] = range(plan.games)
    journal = None if folder is None else Journal(folder, plan)
    if journal is not None:
        todo = journal.take_up(result)
    for portion in run(plan, todo, processes, engine) if todo else ():
        result.add(portion)
        if journal is not None:
            journal.note(portion)
        if progress is not None:
            progress(result.played)
    result.seconds = time.perf_counter() - began
    return result


def some_games(plan: Plan, numbers: Iterable[int]) -> Portion:
    """Some games of a plan, one after another."""
    portion = Portion()
    for number in numbers:
        one_game(plan, number, portion)
    return portion


def one_game(plan: Plan, number: int, portion: Portion | None = None) -> Outcome:
    """Game ``number`` of a plan; an error of the engine is an outcome like any other."""
    moves = 0
    sums = Sums()
    try:
        state, players = prepare(plan, number)
        while not state.over and moves < plan.cap:
            answer(state, players, moves)
            moves += 1
        outcome = ending(plan, number, state, moves, sums if portion is None else portion.sums)
    except Exception:
        outcome = Outcome(number, ERROR, (), moves, traceback.format_exc(limit=-3).strip())
    if portion is not None:
        portion.outcomes.append(outcome)
    return outcome


def ending(plan: Plan, number: int, s: State, moves: int, sums: Sums) -> Outcome:
    """How a game ended, entered into the sums."""
    if not s.over:
        return Outcome(number, STUCK, (), moves, f"{moves} decisions", s.players)
    units = s.game.lab.balance_units(s)
    scores = tuple(s.game.lab.scores(s))
    sums.add(s.players, s.winners, units, moves, s.turn, scores)
    winners = tuple([plan.place(seat, number) for seat in s.winners])
    return Outcome(number, FINISHED, winners, moves, "", s.players, s.winners, s.turn, scores)


def prepare(plan: Plan, number: int) -> tuple[State, list[Bot]]:
    """A game at its first decision, and the bot of each seat."""
    game = games.find(plan.game)
    key = fork(plan.seed, number)
    state = game.start(setup_of(game, plan, number), key)
    seats = [plan.bots[plan.place(seat, number)] for seat in range(state.players)]
    return state, [bots.make(name, fork(key, seat + 1)) for seat, name in enumerate(seats)]


def setup_of(game: Game, plan: Plan, number: int) -> dict[str, object]:
    """The setup of one game of a plan, with what its bots bring to their seats."""
    players = plan.players or (len(plan.bots) if len(plan.bots) > 1 else 0)
    setup = setup_for(game, players, plan.seed * 1_000_003 + number, plan.settings)
    for name, values in plan.belongings:
        setup[name] = [values[plan.place(seat, number)] for seat in range(len(values))]
    return setup


def setup_for(game: Game, players: int, number: int, settings: Settings = ()) -> dict[str, object]:
    """The n-th random setup, for this many players (0 is any number) where the game leaves that open, and with settings.

    Where a random setup says something about a setting it must say the same, so that the rest of it fits: as many players as a mode
    is for. Where one of the game's choices is settled, the others are as usual, since they may not go together.
    """
    wanted = dict(settings)
    choices = {choice.field for choice in game.choices()}
    left_out = choices - wanted.keys() if choices & wanted.keys() else set()
    for attempt in range(SETUPS):
        setup = game.random_setup(number + attempt)
        agrees = all([setup.get(field, value) == value for field, value in settings])
        if agrees and (not players or setup.get("players", players) == players):
            return {**{field: value for field, value in setup.items() if field not in left_out}, **wanted}
    least, most = game.players_range()
    return {**({"players": players or least} if least < most else {}), **wanted}


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
    """Outcomes that are known, counted."""
    result = Result(plan)
    result.add(Portion(outcomes))
    return result


def by_number(outcome: Outcome) -> int:
    return outcome.number


def cores() -> int:
    """The cores this process may use."""
    available = getattr(os, "sched_getaffinity", None)
    return len(available(0)) if available is not None else os.cpu_count() or 1
