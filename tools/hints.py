"""Which constants of a game's hints (``hints.py``) play best, tried with the bot that looks one step ahead.

    python tools/hints.py play GAME FILE --games 400          # one file of hints against another (--against), or the game's own
    python tools/hints.py vary GAME FILE NAME… --deals 300    # which of its constants are worth changing, and which way

Deals are mirrored: each is played once from each seat. ``play`` ends with a Wilson interval. ``vary`` multiplies all the
constants that are named by random factors at once, plays every such choice against the game's own hints, and says what each by
itself adds to the games won: a few hundred deals tell as much about a dozen constants as thousands in which one is changed. It
shows where to look; what it proposes must still win with ``play`` on other deals. The seed and the numbers of deals decide all
of it. The hints in FILE run as Python, whatever the build; PYTHONPATH=build/compiled makes the rest of it quick.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import random
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
if not any("compiled" in each for each in sys.path):
    sys.path.insert(0, str(ROOT / "src"))

from tapete import games  # noqa: E402
from tapete.bots import Bot, Perspective  # noqa: E402
from tapete.bots.greedy import GreedyBot  # noqa: E402
from tapete.bots.ismcts import IsmctsBot  # noqa: E402
from tapete.bots.judging import HINTED  # noqa: E402
from tapete.bots.tree import Budget  # noqa: E402
from tapete.core.facets import Hints  # noqa: E402
from tapete.core.game import Game  # noqa: E402
from tapete.core.randomness import fork  # noqa: E402
from tapete.lab.intervals import wilson  # noqa: E402
from tapete.lab.lessons import CAP, shares  # noqa: E402
from tapete.lab.playing import setup_for  # noqa: E402

SPREAD: Final = 0.5  # of the logarithm of the factors
DRAWN_BACK: Final = 5.0  # how strongly what a constant adds is drawn towards nothing, in deals
TOLD: Final = 20  # games after which the result so far is told
numbers = count()


def loaded(file: str) -> ModuleType:
    """A file of hints, each time anew."""
    spec = importlib.util.spec_from_file_location(f"hints_{next(numbers)}", file)
    assert spec is not None and spec.loader is not None, file
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def hints_of(module: ModuleType, game: Game) -> Hints:
    [kind] = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Hints) and each is not Hints]
    return kind(game)


class Table:
    """Where two sorts of hints meet: whoever decides thinks by their own."""

    def __init__(self, id: str, seed: int, settings: tuple[tuple[str, Any], ...], iterations: int = 0) -> None:
        self.game = games.find(id)
        self.own = self.game.hints
        self.seed = seed
        self.settings = settings
        self.iterations = iterations  # of a search; none: one step ahead

    def bot(self, key: int) -> Bot:
        return IsmctsBot(key, Budget(iterations=self.iterations), HINTED) if self.iterations else GreedyBot(key, judge=HINTED)

    def play(self, deal: int, seat: int, tried: Hints, against: Hints) -> float:
        """What the hints that are tried win of a game, in a seat."""
        key = fork(self.seed, deal)
        s = self.game.start(setup_for(self.game, 2, self.seed * 1_000_003 + deal, self.settings), key)
        players = [self.bot(fork(fork(self.seed + 1, 2 * deal + seat), 1 + player)) for player in range(2)]
        for move in range(CAP):
            if s.decision is None:
                break
            player = s.decision.player
            self.game.hints = tried if player == seat else against
            s.choose(players[player].choose(Perspective(s, move, key)))
        self.game.hints = self.own
        return shares(s)[seat]


def play(table: Table, tried: Hints, against: Hints, number: int) -> None:
    won = 0.0
    for at in range(number):
        won += table.play(at // 2, at % 2, tried, against)
        if (at + 1) % TOLD == 0 or at + 1 == number:
            low, high = wilson(won, at + 1)
            print(f"{at + 1} games, {won:g} won: {won / (at + 1):.1%} ({low:.1%}–{high:.1%})", flush=True)


def varied(table: Table, module: ModuleType, names: list[str], deals: int) -> Iterator[tuple[list[float], float]]:
    """For each deal the logarithms of the factors, and what was won of both its games beyond half."""
    tried = hints_of(module, table.game)
    usual = [float(getattr(module, name)) for name in names]
    chance = random.Random(table.seed)
    for deal in range(deals):
        logs = [chance.gauss(0.0, SPREAD) for _ in names]
        for name, value, log in zip(names, usual, logs, strict=True):
            setattr(module, name, value * math.exp(log))
        yield logs, (table.play(deal, 0, tried, table.own) + table.play(deal, 1, tried, table.own)) / 2 - 0.5


def vary(table: Table, module: ModuleType, names: list[str], deals: int) -> None:
    import numpy as np

    seen = list(varied(table, module, names, deals))
    factors = np.asarray([[1.0, *[log / SPREAD for log in logs]] for logs, _ in seen])
    won = np.asarray([share for _, share in seen])
    inverse = np.linalg.inv(factors.T @ factors + DRAWN_BACK * np.diag([0.0, *[1.0 for _ in names]]))
    adds = inverse @ factors.T @ won
    spread = np.sqrt(np.diag(inverse) * ((won - factors @ adds) ** 2).sum() / max(1, len(seen) - len(names) - 1))
    print(f"{len(seen)} deals; times {math.exp(SPREAD):.2f} adds, in parts of a hundred:")
    for at in sorted(range(1, len(adds)), key=lambda at: -abs(adds[at] / spread[at])):
        print(f"{names[at - 1]:12} {100 * adds[at]:+6.2f} ± {100 * spread[at]:.2f}")


def setting(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("play", "vary"):
        command = commands.add_parser(name)
        command.add_argument("game", choices=games.ids())
        command.add_argument("file", help="a hints.py")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--set", type=setting, action="append", default=[], metavar="FIELD=VALUE")
        command.add_argument("--iterations", type=int, default=0, help="play with a search of so many, not one step ahead")
    commands.choices["play"].add_argument("--against", help="another hints.py; the game's own when nothing is said")
    commands.choices["play"].add_argument("--games", type=int, default=200)
    commands.choices["vary"].add_argument("names", nargs="+", help="its constants")
    commands.choices["vary"].add_argument("--deals", type=int, default=200)
    given = parser.parse_args()
    table = Table(given.game, given.seed, tuple(given.set), given.iterations)
    if given.command == "vary":
        vary(table, loaded(given.file), given.names, given.deals)
    else:
        against = hints_of(loaded(given.against), table.game) if given.against else table.own
        play(table, hints_of(loaded(given.file), table.game), against, given.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
