"""Play every deck of KeyForge's file of strengths against the gauntlet, and write the file anew: `python tools/strengths.py`.

The gauntlet are the decks that come with the game. Measured are those and some random ones of each set, which a bot can be given
by the strength one asks for.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from pathlib import Path

from tapete.games.keyforge import game
from tapete.games.keyforge.catalogue import SETS
from tapete.games.keyforge.decks import generated_deck, shipped_decks
from tapete.lab.strengths import EVEN, Strength, measured
from tapete.lab.study import Means

FILE = Path(__file__).resolve().parents[1] / "src/tapete/games/keyforge/data/strengths.json"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=120, help="deals of each deck, each played from both seats")
    parser.add_argument("--random", type=int, default=5, help="random decks of each set")
    parser.add_argument("--bot", default="light")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=0)
    arguments = parser.parse_args()
    gauntlet = list(shipped_decks())
    made = [generated_deck(f"{set} #{number}") for set in SETS for number in range(1, arguments.random + 1)]
    decks = gauntlet + [deck for deck in made if deck is not None]
    how = (arguments.bot, arguments.deals, arguments.seed, Means(arguments.processes))
    found = measured("keyforge", decks, gauntlet, *how, told=tell)
    data = {
        "rules": game().version,
        "bot": arguments.bot,
        "deals": arguments.deals,
        "seed": arguments.seed,
        "even": EVEN,
        "gauntlet": [deck["name"] for deck in gauntlet],
        "decks": [each.as_json() for each in found],
    }
    FILE.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def tell(strength: Strength) -> None:
    print(f"{strength.deck}: {strength.elo} ({strength.low}–{strength.high})", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
