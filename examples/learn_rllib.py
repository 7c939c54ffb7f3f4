"""RLlib's PPO with its own masking module, on the flat observations, against a bot.

    pip install 'ray[rllib]' torch gymnasium
    python examples/learn_rllib.py GAME [--rounds 5] [--opponent random] [--seed 1]

It says after each round what the games of that round were worth on average, from -1 (all lost) to 1 (all won).
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from tapete.interfaces.gymnasium import AgainstBots, Masked


def table(settings: Any) -> gymnasium.Env[Any, Any]:
    """RLlib looks for `observations` and `action_mask`."""
    return Masked(AgainstBots(**settings))


def configured(game: str, opponent: str, seed: int) -> PPOConfig:
    register_env("tapete", table)
    return (
        PPOConfig()
        .environment(env="tapete", env_config={"game": game, "opponent": opponent})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=4)
        .learners(num_learners=0)
        .training(train_batch_size_per_learner=2_000, minibatch_size=250, num_epochs=5, lr=3e-4, gamma=0.997, entropy_coeff=0.01)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"fcnet_hiddens": [64, 64], "head_fcnet_hiddens": [64, 64], "head_fcnet_activation": "relu"},
            )
        )
        .debugging(seed=seed, log_level="ERROR")
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game with RLlib.")
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    ppo = configured(given.game, given.opponent, given.seed).build_algo()
    for number in range(1, given.rounds + 1):
        runners = ppo.train()["env_runners"]
        decisions, worth = runners["num_env_steps_sampled_lifetime"], runners.get("episode_return_mean", 0.0)
        print(f"round {number}: {decisions:.0f} decisions, {worth:+.2f} a game", flush=True)
    ppo.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
