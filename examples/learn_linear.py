"""Learn to play by trying: a linear policy, trained by REINFORCE on a PettingZoo environment in less than a minute.

    python examples/learn_linear.py [GAME] [GAMES]

An option looks as good as the sum of a few weights: one for its verb, one for its verb in this kind of decision. The learner plays
against random opponents; after every game the weights of what it chose are raised when it won and lowered when it lost. It knows
nothing about the game. All it uses are two columns, the kind of a decision and the verb of an option, which every game has.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tapete.interfaces.pettingzoo import Environment, raw_env

Features = NDArray[np.int64]
FEATURES = 1 << 12  # weights; what an option is made of is hashed into them
RATE = 0.2
VERB, KIND = 0, 2  # columns of the options and of the table: ``tapete interface keyforge`` lists them


@dataclass
class Linear:
    """A policy: the odds of an option are the exponential of its weights."""

    random: np.random.Generator
    weights: NDArray[np.float64] = field(default_factory=lambda: np.zeros(FEATURES))

    def features(self, observation: dict[str, Any]) -> Features:
        """Two numbers of weights for each option there is."""
        pieces = observation["observation"]
        verbs = pieces["options"][observation["action_mask"] == 1, VERB].astype(np.int64)
        kind = int(pieces["table"][0, KIND])
        return np.stack([verbs % FEATURES, (verbs * 31 + kind * 17 + 7) % FEATURES], axis=1)

    def odds(self, features: Features) -> NDArray[np.float64]:
        values = self.weights[features].sum(axis=1)
        powers: NDArray[np.float64] = np.exp(values - values.max())
        return powers / powers.sum()

    def choose(self, features: Features) -> int:
        return int(self.random.choice(len(features), p=self.odds(features)))

    def learn(self, chosen: list[tuple[Features, int]], worth: float) -> None:
        """Make what was chosen in a game likelier when it was worth something, and less likely when it was not."""
        change = np.zeros(FEATURES)
        for features, action in chosen:
            np.add.at(change, features[action], 1.0)
            np.add.at(change, features, -self.odds(features)[:, None])
        self.weights += RATE * worth * change / len(chosen) ** 0.5


def play(env: Environment, policy: Linear, seed: int, learner: int) -> tuple[list[tuple[Features, int]], float]:
    """One game against random opponents: what the learner chose, among what, and what the game was worth to it."""
    env.reset(seed=seed)
    me = f"player_{learner}"
    chosen: list[tuple[Features, int]] = []
    while not env.table.over:
        observation = env.observe(env.agent_selection) if env.agent_selection == me else None
        if observation is None:
            action = int(policy.random.integers(env.table.legal))
        else:
            features = policy.features(observation)
            action = policy.choose(features)
            if len(features) > 1:
                chosen.append((features, action))
        env.step(action)
    return chosen, env.rewards[me]


def train(game: str = "keyforge", games: int = 300, seed: int = 1) -> Linear:
    env, policy = raw_env(game, form="rows"), Linear(np.random.default_rng(seed))
    for number in range(games):
        chosen, worth = play(env, policy, seed * 1_000_000 + number, number % env.players)
        if chosen:
            policy.learn(chosen, worth)
    return policy


def share_won(game: str, policy: Linear, games: int, seed: int = 2) -> float:
    """How often a policy wins against random opponents."""
    env = raw_env(game, form="rows")
    worths = [play(env, policy, seed * 1_000_000 + number, number % env.players)[1] for number in range(games)]
    return sum(worth > 0 for worth in worths) / games


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "keyforge"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    print(f"before: {share_won(name, Linear(np.random.default_rng(3)), 100):.0%} of 100 games won against random opponents")
    print(f"after {count} games: {share_won(name, train(name, count), 100):.0%}")
