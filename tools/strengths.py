"""Play every deck of KeyForge's file of strengths against the gauntlet, and write the file anew: `python tools/strengths.py`.

The gauntlet are the decks that come with the game. Measured are those and some random ones of each set, which a bot can be given
by the strength one asks for. ``--cards N`` measures instead what each card adds to the decks of the gauntlet, in N deals, and
leaves the strengths as they are; ``--deck NAME`` only to that one.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from tapete.games.keyforge import game
from tapete.games.keyforge.catalogue import SETS
from tapete.games.keyforge.decks import generated_deck, shipped_decks
from tapete.lab.strengths import EVEN, Strength, measured, worths
from tapete.lab.study import Means

FILE = Path(__file__).resolve().parents[1] / "src/tapete/games/keyforge/data/strengths.json"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=120, help="deals of each deck, each played from both seats")
    parser.add_argument("--random", type=int, default=5, help="random decks of each set")
    parser.add_argument("--bot", default="light")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--cards", type=int, default=0, help="measure what each card adds instead, in so many deals")
    parser.add_argument("--deck", action="append", help="what each card adds to this deck only")
    arguments = parser.parse_args()
    gauntlet = list(shipped_decks())
    if arguments.cards:
        return measure_cards(arguments, gauntlet)
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
    write(data)


def measure_cards(arguments: Namespace, gauntlet: list[dict[str, object]]) -> None:
    """What each card adds, entered into the file deck by deck."""
    for deck in gauntlet:
        if arguments.deck and deck["name"] not in arguments.deck:
            continue
        how = (arguments.bot, arguments.cards, arguments.seed, Means(arguments.processes))
        found = worths("keyforge", deck, gauntlet, *how)
        enter(str(deck["name"]), found, {"rules": game().version, "bot": how[0], "deals": how[1], "seed": how[2]})
        print(f"{deck['name']}: {found[0]['card']} … {found[-1]['card']}", file=sys.stderr, flush=True)


def enter(deck: str, cards: list[dict[str, object]], how: dict[str, object]) -> None:
    """Enter what the cards of a deck add, and how it was measured."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    for row in data["decks"]:
        if row["deck"] == deck:
            row["cards"] = {**how, "each": cards}
    write(data)


def write(data: dict[str, Any]) -> None:
    FILE.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def tell(strength: Strength) -> None:
    print(f"{strength.deck}: {strength.elo} ({strength.low}–{strength.high})", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
