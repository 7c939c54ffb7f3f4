"""Random games with decks of all three sets, and with decks of any cards whatever.

    python -m tests.games.keyforge.mixed [--games N] [--seed N] [--part 1/2]

names the games that raise something, never end or pay wrongly. In every third game both decks are drawn from all cards at random,
each card of whatever house of the deck: Mavericks, Anomalies and Legacies meet there. Chance alone does not end every game (a
Vineapple Tree may grow faster than Æmber comes in): what goes on after so many decisions, turn after turn, is named apart.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import Any

from tests.games.keyforge.pairs import check

from tapete.core.ledger import Book
from tapete.core.state import State
from tapete.games.keyforge import game
from tapete.games.keyforge.catalogue import DECLARED, SETS
from tapete.games.keyforge.decks import random_deck
from tapete.games.keyforge.things import HOUSES

DECISIONS = 20_000  # a random game has some hundreds
IN_A_TURN = 2_000
UNENDED = f"not ended after {DECISIONS} decisions: seed"
ANYTHING = 3  # every so manieth game


def any_deck(chance: random.Random) -> dict[str, Any]:
    """36 of all cards, twelve of each of three houses, whatever house is printed on them."""
    houses = chance.sample(HOUSES, 3)
    cards = [[id, houses[at // 12]] for at, id in enumerate(chance.choices(sorted(DECLARED), k=36))]
    return {"name": "mixed", "houses": houses, "cards": cards}


def decks(seed: int) -> list[dict[str, Any]]:
    """Two decks: of two sets, each of which meets each, or of anything."""
    chance = random.Random(seed)
    if seed % ANYTHING == 0:
        return [any_deck(chance), any_deck(chance)]
    return [random_deck(chance.randrange(1_000_000), chance.choice(list(SETS))) for _ in range(2)]


def play(seed: int) -> State:
    """One game, answered at random to its end or as long as anybody would watch."""
    chance = random.Random(seed)
    s = game().start({"decks": decks(seed), "any_deck": True}, seed)
    s.book = Book()
    turn = since = 0
    for number in range(DECISIONS):
        if s.over:
            break
        if s.turn != turn:
            turn, since = s.turn, number
        assert number - since < IN_A_TURN, f"turn {turn} does not end"
        assert s.decision is not None
        s.choose(chance.choice(s.decision.options))
        check(s)
    return s


def problem(seed: int) -> str:
    """What goes wrong in this game, or nothing."""
    try:
        return "" if play(seed).over else f"{UNENDED} {seed}"
    except Exception as error:
        return f"seed {seed}: {type(error).__name__}: {str(error)[:300]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", default="1/1", help="which part of the games: 1/2, 2/2…")
    arguments = parser.parse_args()
    begun = time.monotonic()
    number, of = [int(each) for each in arguments.part.split("/")]
    seeds = range(arguments.seed, arguments.seed + arguments.games)[number - 1 :: of]
    wrong = unended = 0
    for said in map(problem, seeds):
        if said:
            print(said, flush=True)
            unended += said.startswith(UNENDED)
            wrong += not said.startswith(UNENDED)
    print(f"{len(seeds)} games, {wrong} wrong, {unended} not ended, {time.monotonic() - begun:.0f} s")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
