"""OpenSpiel's DQN in PyTorch, on the information states of OpenSpiel, for one seat against random play.

    pip install 'tapete[openspiel]' torch dm-tree
    python examples/learn_openspiel.py GAME [--steps 50000] [--games 100] [--seed 1]

It stops at the first number that is none (NaN or without end), and says in which share of new games the seat wins in the end.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np
import pyspiel
import torch
from open_spiel.python import rl_environment
from open_spiel.python.pytorch.dqn import DQN

import tapete.interfaces.openspiel  # noqa: F401  (registers the games)

SEAT = 0
KEPT = 2_000  # decisions that are remembered, of some 50 kilobytes each


class Learning:
    """A table at which one seat learns; ``steps`` counts its decisions."""

    def __init__(self, game: str, seed: int) -> None:
        self.env = rl_environment.Environment(pyspiel.load_game(f"tapete_{game}(seed={seed})"))
        self.env.seed(seed)
        self.chance = Random(seed)
        self.agent = DQN(
            player_id=SEAT,
            state_representation_size=self.env.observation_spec()["info_state"][0],
            num_actions=self.env.action_spec()["num_actions"],
            hidden_layers_sizes=[64],
            batch_size=32,
            replay_buffer_capacity=KEPT,
            min_buffer_size_to_learn=500,
            learning_rate=1e-4,
            optimizer_str="adam",
            loss_str="huber",
            gradient_clipping=1.0,
            epsilon_decay_duration=20_000,
            epsilon_decay_schedule_str="linear",
            seed=seed,
        )
        self.steps = 0

    def play(self, most: int, evaluating: bool = False) -> float:
        """One game, of which at most so many decisions; what it was worth to the seat."""
        now = self.env.reset()
        asked = 0
        while not now.last():
            player = now.observations["current_player"]
            if player != SEAT:
                action = self.chance.choice(now.observations["legal_actions"][player])
            elif asked == most:
                return 0.0
            else:
                action = self.agent.step(now, is_evaluation=evaluating).action
                asked += 1
                self.steps += not evaluating
            now = self.env.step([action])
        if not evaluating:
            self.agent.step(now)
        return float(now.rewards[SEAT])

    def sound(self) -> bool:
        """Whether everything it has learned is a number."""
        loss = self.agent.loss
        known = self.agent._q_network.parameters()
        return all(bool(part.isfinite().all()) for part in known) and (loss is None or bool(np.isfinite(float(loss))))


def learned(game: str, steps: int, seed: int) -> Learning:
    table = Learning(game, seed)
    while table.steps < steps:
        table.play(steps - table.steps)
        if not table.sound():
            raise SystemExit(f"{game}: after {table.steps} decisions something learned is no number")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game with OpenSpiel's DQN.")
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--games", type=int, default=100, help="played at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    table = learned(given.game, given.steps, given.seed)
    worth = [table.play(10**9, evaluating=True) for _ in range(given.games)]
    won = sum([1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in worth])
    print(f"{given.game}, seed {given.seed}: {table.steps} decisions, all numbers sound; {won:g} of {len(worth)} games won")


if __name__ == "__main__":
    main()
