"""Stable-Baselines3's MaskablePPO with its plain network, on the flat observations, against a bot.

    pip install sb3-contrib gymnasium
    python examples/learn_sb3.py GAME [--steps 100000] [--opponent random] [--games 200] [--seed 1]

It says in which share of new games it wins in the end, changing seats; a tie counts half. It is asked twice:
drawing its actions by their chances, as it was trained, and taking the likeliest, which in KeyForge wins far less.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import torch
from sb3_contrib import MaskablePPO

import tapete.interfaces.gymnasium  # noqa: F401  # registers the games


def share_won(model: MaskablePPO, env: gymnasium.Env, games: int, likeliest: bool) -> float:
    total = 0.0
    for number in range(games):
        seen, info = env.reset(seed=1_000_000) if number == 0 else env.reset()
        over, worth = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=likeliest)
            seen, worth, ended, cut, info = env.step(action)
            over = ended or cut
        total += 1.0 if worth > 0 else 0.5 if worth == 0 else 0.0
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game with Stable-Baselines3.")
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--games", type=int, default=200, help="played at the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)
    env = gymnasium.make(f"tapete/{given.game}-v2", opponent=given.opponent)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=2048, batch_size=256, n_epochs=5, gamma=0.997, ent_coef=0.01, seed=given.seed, device="cpu"
    )
    began = time.process_time()
    model.learn(given.steps)
    spent = time.process_time() - began
    drawn, likeliest = (share_won(model, env, given.games, way) for way in (False, True))
    print(f"{given.game}, seed {given.seed}: {drawn:.1%} of {given.games} games won against {given.opponent}")
    print(f"taking the likeliest action: {likeliest:.1%}")
    print(f"after {model.num_timesteps} decisions in {spent / 60:.1f} minutes of CPU time")


if __name__ == "__main__":
    main()
