"""Tianshou's DQN with its plain network, on the flat observations, against a bot.

    pip install tianshou gymnasium
    python examples/learn_tianshou.py GAME [--steps 20000] [--opponent random] [--games 100] [--seed 1]

It says in which share of new games it wins in the end, changing seats; a tie counts half.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from tapete.interfaces.gymnasium import Masked

TABLES = 4
ROUND = 100  # decisions between two lessons
KEPT = 20_000  # decisions that are remembered


def table(game: str, opponent: str) -> Masked:
    """Tianshou looks for `obs` and `mask`."""
    return Masked(gymnasium.make(f"tapete/{game}-v2", opponent=opponent), "obs", "mask")


def learned(game: str, opponent: str, steps: int, seed: int) -> DQN:
    np.random.seed(seed)
    torch.manual_seed(seed)
    envs = DummyVectorEnv([lambda: table(game, opponent) for _ in range(TABLES)])
    envs.seed(seed)
    first = table(game, opponent)
    width, actions = first.observation_space["obs"].shape, first.action_space.n
    policy = DiscreteQLearningPolicy(
        model=Net(state_shape=width, action_shape=actions, hidden_sizes=[128, 128]),
        action_space=first.action_space,
        eps_training=0.2,
    )
    dqn = DQN(policy=policy, optim=AdamOptimizerFactory(lr=5e-4), gamma=0.99, n_step_return_horizon=5, target_update_freq=200)
    collector = Collector(dqn, envs, VectorReplayBuffer(KEPT, TABLES), exploration_noise=True)
    collector.reset()
    collector.collect(n_step=10 * ROUND)
    dqn.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=steps,
            collection_step_num_env_steps=ROUND,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=128,
            test_step_num_episodes=0,
            show_progress=False,
            verbose=False,
        )
    )
    return dqn


def share_won(dqn: DQN, game: str, opponent: str, games: int) -> float:
    collector = Collector(dqn, table(game, opponent))
    collector.reset(gym_reset_kwargs={"seed": 1_000_000})
    worth = collector.collect(n_episode=games).returns
    return float(np.mean(np.where(worth > 0, 1.0, np.where(worth == 0, 0.5, 0.0))))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game with Tianshou.")
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games", type=int, default=100, help="played at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    dqn = learned(given.game, given.opponent, given.steps, given.seed)
    won = share_won(dqn, given.game, given.opponent, given.games)
    print(f"{given.game}, seed {given.seed}: {won:.1%} of {given.games} games won against {given.opponent}")


if __name__ == "__main__":
    main()
