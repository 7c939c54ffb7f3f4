"""One measurement beside others: random play through an interface for learning programs, of Tapete and of what else there is.

    python benchmarks/peers.py NAME [--seconds 3]      one JSON object; without NAME, the names that can be measured here

A step is: the player who decides is told what it sees and what it may do, and one legal action is taken. Games of other makers are
other games: the numbers say what a learner can count on, not who is better at the same task. Seconds are those of one core.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # this folder must not hide what the peers import
    sys.path[:] = [path for path in sys.path if Path(path or ".").resolve() != Path(__file__).resolve().parent]

Loop = Callable[[random.Random, float], tuple[int, int]]  # steps and games, until the time has come


def tapete_pettingzoo(game: str) -> Loop:
    """Tensor and mask for every step."""

    def loop(rng: random.Random, until: float) -> tuple[int, int]:
        from tapete.interfaces.pettingzoo import raw_env

        return turns_of(raw_env(game), rng, until)

    return loop


def tapete_openspiel(game: str) -> Loop:
    def loop(rng: random.Random, until: float) -> tuple[int, int]:
        import pyspiel

        import tapete.interfaces.openspiel  # noqa: F401  (registers the games)

        return spiel(pyspiel.load_game(f"tapete_{game}"), rng, until)

    return loop


def openspiel(game: str) -> Loop:
    def loop(rng: random.Random, until: float) -> tuple[int, int]:
        import pyspiel

        return spiel(pyspiel.load_game(game), rng, until)

    return loop


def spiel(game: object, rng: random.Random, until: float) -> tuple[int, int]:
    """Tensor and legal actions for every step; the tensor goes into an observer's own memory where the game has one."""
    from open_spiel.python.observation import make_observation

    observation = make_observation(game)
    steps = games = 0
    while time.process_time() < until:
        state = game.new_initial_state()  # type: ignore[attr-defined]
        while not state.is_terminal() and time.process_time() < until:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            observation.set_from(state, state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        games += 1
    return steps, games


def pettingzoo_classic(module: str) -> Loop:
    def loop(rng: random.Random, until: float) -> tuple[int, int]:
        from importlib import import_module

        return turns_of(import_module(f"pettingzoo.classic.{module}").raw_env(), rng, until)

    return loop


def turns_of(env: Any, rng: random.Random, until: float) -> tuple[int, int]:
    """Steps and games of a PettingZoo environment; the time is looked at now and then."""
    env.reset(seed=1)
    steps = games = 0
    while time.process_time() < until:
        for _ in range(50):
            observation, _, over, cut, _ = env.last()
            if over or cut:
                games += 1
                env.reset()
                continue
            env.step(choice(rng, observation["action_mask"]))
            steps += 1
    return steps, games


def rlcard(game: str) -> Loop:
    def loop(rng: random.Random, until: float) -> tuple[int, int]:
        import rlcard as cards

        env = cards.make(game, config={"seed": 1})
        steps = games = 0
        while time.process_time() < until:
            state, _ = env.reset()
            while not env.is_over() and time.process_time() < until:
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(rng.random() * len(actions))])
                steps += 1
            games += 1
        return steps, games

    return loop


def choice(rng: random.Random, mask: Any) -> int:
    """A legal action, by the mask."""
    legal = mask.nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


GAMES = ("keyforge", "res_arcana", "mitos_y_leyendas", "atrum_arena", "dungeon_alliance")
LOOPS: dict[str, tuple[str, Loop]] = {  # by name: what must be installed, and how it is played
    **{f"Tapete {game}, PettingZoo": ("pettingzoo", tapete_pettingzoo(game)) for game in GAMES},
    "Tapete keyforge, OpenSpiel": ("pyspiel", tapete_openspiel("keyforge")),
    "OpenSpiel gin_rummy (C++)": ("pyspiel", openspiel("gin_rummy")),
    "OpenSpiel leduc_poker (C++)": ("pyspiel", openspiel("leduc_poker")),
    "RLCard gin-rummy": ("rlcard", rlcard("gin-rummy")),
    "RLCard uno": ("rlcard", rlcard("uno")),
    "PettingZoo texas_holdem": ("pygame", pettingzoo_classic("texas_holdem_v4")),
    "PettingZoo connect_four": ("pygame", pettingzoo_classic("connect_four_v3")),
}


def available() -> list[str]:
    return [name for name, (needed, _) in LOOPS.items() if find_spec(needed) is not None]


def measured(name: str, seconds: float) -> dict[str, object]:
    """Steps and games a second of one of them; importing and setting up do not count."""
    loop = LOOPS[name][1]
    loop(random.Random(1), time.process_time() + 0.2)
    began = time.process_time()
    steps, games = loop(random.Random(2), began + seconds)
    spent = time.process_time() - began
    return {"name": name, "steps_per_second": round(steps / spent), "games_per_second": round(games / spent, 2)}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("name", nargs="?", choices=[*LOOPS, None])
    parser.add_argument("--seconds", type=float, default=3.0)
    arguments = parser.parse_args()
    if arguments.name is None:
        print("\n".join(available()))
    else:
        print(json.dumps(measured(arguments.name, arguments.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
