"""How often a person who plays against bots is asked something with a single answer.

    python benchmarks/questions.py [--games keyforge,res_arcana] [--rounds 4] [--bot greedy] [--seed 1] [--json]

One seat is a person's, and a bot answers for it; the other seats are bots. What the server and the terminal answer by themselves
for a person alone with bots (``core.windows.can_only_pass``) is not counted: it is never put.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from tapete import games  # noqa: E402  (the sources beside this program, whatever is installed)
from tapete.bots import Perspective, make  # noqa: E402
from tapete.core.windows import can_only_pass  # noqa: E402

PERSON = 0
LONGEST = 5000  # decisions of one game


class Tally:
    """The questions of some games."""

    def __init__(self) -> None:
        self.asked = 0
        self.single: Counter[str] = Counter()  # those with one option, by their kind
        self.spared = 0  # answered without being put

    @property
    def share(self) -> float:
        return round(100 * self.single.total() / self.asked, 1) if self.asked else 0.0

    def row(self, game: str, rounds: int) -> dict[str, object]:
        return {
            "game": game, "rounds": rounds, "asked": self.asked, "single": self.single.total(), "share": self.share,
            "spared": self.spared, "kinds": dict(self.single.most_common()),
        }  # fmt: skip


def play(id: str, bot: str, seed: int, tally: Tally) -> None:
    """One game to its end, every question to the person counted."""
    game = games.find(id)
    state = game.start(game.random_setup(seed), seed)
    seats = [make(bot, seed * 100 + seat) for seat in range(state.players)]
    for move in range(LONGEST):
        decision = state.decision
        if decision is None:
            return
        if decision.player == PERSON:
            if can_only_pass(state):
                tally.spared += 1
            else:
                tally.asked += 1
                if len(decision.options) == 1:
                    tally.single[decision.kind] += 1
        only = decision.options[0] if len(decision.options) == 1 else None
        state.choose(only or seats[decision.player].choose(Perspective(state, move, seed)))


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(games.ids()), help="which games, separated by commas")
    parser.add_argument("--rounds", type=int, default=4, help="games of each (default 4)")
    parser.add_argument("--bot", default="greedy", help="who answers, for the person too (default greedy)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    arguments = parser.parse_args(given)
    rows: list[dict[str, object]] = []
    for id in arguments.games.split(","):
        tally = Tally()
        for number in range(arguments.rounds):
            play(id, arguments.bot, arguments.seed + number, tally)
        rows.append(tally.row(id, arguments.rounds))
        if not arguments.json:
            kinds = ", ".join(f"{kind} {count}" for kind, count in tally.single.most_common(5))
            print(f"{id}: {tally.single.total()} of {tally.asked} questions have one option, {tally.share} % ({kinds})", flush=True)
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
