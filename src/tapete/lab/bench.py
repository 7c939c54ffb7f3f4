"""How fast a game is: random legal play, every decision with all its options listed, on one core and without a log.

Seconds are those that the core worked for us: what else the machine does hardly changes the result.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from tapete import build, games
from tapete.core import randomness
from tapete.core.state import State
from tapete.lab.playing import setup_for

SECONDS = 3.0
CAP = 20_000
SAMPLES = 64  # mid-game states that are cloned
CLONES = 50  # of each


@dataclass(frozen=True, slots=True)
class Measure:
    """What was measured."""

    game: str
    decisions: int
    games: int
    seconds: float
    clone_microseconds: float

    def as_json(self) -> dict[str, object]:
        per_second = self.decisions / self.seconds
        per_game = self.decisions / self.games
        return {
            "game": self.game,
            "build": build.which(),
            "decisions_per_second": round(per_second),
            "games_per_second": round(self.games / self.seconds, 2),
            "decisions_per_game": round(per_game, 1),
            "clone_microseconds": round(self.clone_microseconds, 2),
        }


def bench(
    game_id: str, seconds: float = SECONDS, seed: int = 1, players: int = 0, settings: tuple[tuple[str, object], ...] = ()
) -> Measure:
    """Play whole games for about this long (at least one); setting them up counts, finding them does not."""
    game = games.find(game_id)
    middle = middles(game_id, seed, players, settings)
    decisions = played = 0
    began = time.process_time()
    limit = began + seconds
    while played == 0 or time.process_time() < limit:
        key = randomness.fork(seed, played)
        decisions += random_game(game.start(setup_for(game, players, seed + played, settings), key), key)
        played += 1
    spent = time.process_time() - began
    return Measure(game_id, decisions, played, spent, clone_time(middle))


def random_game(s: State, key: int, cap: int = CAP) -> int:
    """Play a game to its end at random; returns its number of decisions."""
    moves = 0
    number = randomness.number
    while not s.over and moves < cap:
        decision = s.decision
        assert decision is not None
        options = decision.options
        moves += 1
        s.choose(options[number(key, moves, len(options))])
    return moves


def middles(game_id: str, seed: int, players: int = 0, settings: tuple[tuple[str, object], ...] = ()) -> list[State]:
    """States from the second quarter to the third of a few random games."""
    game = games.find(game_id)
    found: list[State] = []
    for at in range(SAMPLES // 8):
        key = randomness.fork(seed, 1_000_000 + at)
        setup = setup_for(game, players, seed + at, settings)
        length = random_game(game.start(setup, key), key)
        wanted = {length * (share + 4) // 16 for share in range(8)}
        s = game.start(setup, key)
        for moves in range(1, length):
            assert s.decision is not None
            options = s.decision.options
            s.choose(options[randomness.number(key, moves, len(options))])
            if moves in wanted:
                found.append(s.clone())
    return found


def clone_time(states: list[State]) -> float:
    """Microseconds for one clone, on average over the states."""
    began = time.process_time()
    for s in states:
        for _ in range(CLONES):
            s.clone()
    return (time.process_time() - began) * 1e6 / (len(states) * CLONES) if states else 0.0
