"""Games that a judgement is learned from: what a bot plays against itself, and what was read of the positions on the way.

Game ``n`` is decided by the seed and ``n`` alone. Both seats look one step ahead (``greedy``); now and then a move is made lightly,
so that positions come up which a good player would not reach. Of each turn some positions are kept, seen by either player in a
world dealt anew for them, because that is what a bot will have to judge.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tapete import games
from tapete.bots import Perspective
from tapete.bots.greedy import GreedyBot
from tapete.bots.judging import HINTED, Judge, LearnedJudge
from tapete.bots.light import light_move
from tapete.bots.reading import SEATED, Reading
from tapete.core.game import Game
from tapete.core.randomness import fork, number
from tapete.core.state import State
from tapete.core.visibility import redeal
from tapete.lab.plan import Settings
from tapete.lab.playing import setup_for

WORLDS: Final = 2  # in which a bot looks ahead
LIGHT: Final = 12  # one move in so many is made lightly
KEPT: Final = 3  # one position of a player's turn to act in so many is kept, and the first of every turn
CAP: Final = 4_000  # decisions; a game that takes more teaches nothing


@dataclass(frozen=True, slots=True)
class Lessons:
    """Which games to play. ``judge`` is the file of what has been learned so far, nothing to begin with."""

    game: str
    seed: int
    settings: Settings = ()
    judge: str = ""


def judge_from(game: Game, file: str) -> Judge:
    """The judge of a file; the hint without one."""
    return LearnedJudge(game, json.loads(Path(file).read_text(encoding="utf-8"))) if file else HINTED


def some_lessons(lessons: Lessons, numbers: Iterable[int]) -> list[dict[str, Any]]:
    """Some of the games."""
    game = games.find(lessons.game)
    judge = judge_from(game, lessons.judge)
    reading = Reading(game)
    return [lesson(lessons, each, judge, reading) for each in numbers]


def lesson(lessons: Lessons, at: int, judge: Judge, reading: Reading) -> dict[str, Any]:
    """One game: who won, and what was read, as ``[player, time, turn, which, values]``."""
    game = reading.game
    key = fork(lessons.seed, at)
    setup = setup_for(game, SEATED, lessons.seed * 1_000_003 + at, lessons.settings)
    s = game.start(setup, key)
    players = [GreedyBot(fork(key, seat + 1), WORLDS, judge) for seat in range(SEATED)]
    rows: list[list[Any]] = []
    moves, stretch = 0, -1
    while not s.over and moves < CAP:
        now = game.hints.stretch(s)
        main = game.accounts.main_depth(s) >= 0
        if now != stretch or (main and number(fork(key, 7), moves, KEPT) == 0):
            stretch = now
            rows += [read(reading, s, seat, fork(key, (moves << 4) + seat)) for seat in range(SEATED)]
        perspective = Perspective(s, moves, key)
        light = number(fork(key, 8), moves, LIGHT) == 0 and len(perspective.options) > 1
        option = light_move(perspective, fork(key, 9)) if light else players[perspective.player].choose(perspective)
        s.choose(option)
        moves += 1
    return {"game": at, "won": shares(s), "rows": rows if s.over else []}


def read(reading: Reading, s: State, player: int, key: int) -> list[Any]:
    """What a player's position says, in a world dealt anew for them."""
    which: list[int] = []
    values: list[float] = []
    world = redeal(s, player, key)
    reading.read(world, player, which, values)
    return [player, reading.time(s), reading.turn(s, player), which, [round(value, 4) for value in values]]


def shares(s: State) -> list[float]:
    """What each player has won of a game."""
    if not s.over or not s.winners:
        return [0.5] * s.players
    return [1.0 / len(s.winners) if player in s.winners else 0.0 for player in range(s.players)]


@dataclass(frozen=True, slots=True)
class Trial:
    """Two judges against each other, in the hands of the same bot; the deals are mirrored."""

    game: str
    seed: int
    settings: Settings
    judges: tuple[str, str]
    worlds: int = WORLDS


def some_trials(trial: Trial, numbers: Iterable[int]) -> list[tuple[int, float]]:
    """Some games of a trial: what the first judge won of each."""
    game = games.find(trial.game)
    judges = [judge_from(game, file) for file in trial.judges]
    return [(at, tried(trial, game, at, judges)) for at in numbers]


def tried(trial: Trial, game: Game, at: int, judges: list[Judge]) -> float:
    deal, first = divmod(at, SEATED)
    key = fork(trial.seed, deal)
    s = game.start(setup_for(game, SEATED, trial.seed * 1_000_003 + deal, trial.settings), key)
    chance = fork(trial.seed + 1, at)
    players = [GreedyBot(fork(chance, seat + 1), trial.worlds, judges[(seat + first) % SEATED]) for seat in range(SEATED)]
    moves = 0
    while not s.over and moves < CAP:
        perspective = Perspective(s, moves, key)
        s.choose(players[perspective.player].choose(perspective))
        moves += 1
    return shares(s)[first]
