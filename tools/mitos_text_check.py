"""Read the Mitos y Leyendas cards beside a folder of facts that tells what each of them does, and remember which were read.

    python tools/mitos_text_check.py FOLDER [--all] [--read CARD… [--as exact|reading|differs]]

Our sentences are our own and the facts' are not, so nobody but a reader can tell whether the two say the same. What was read is
kept by card in tests/golden/mitos_y_leyendas_text_review.yaml, with a mark of our Spanish text as it was then: a card whose text
has changed since is shown again. ``--read`` records that it was read, and ``--as`` what came of it: ``exact``, it says the same by
the rulebook's own conventions; ``reading``, the fact leaves room and docs/content-mitos-y-leyendas.md says how it is taken;
``differs``. Nothing of the facts' text is written anywhere but on the screen.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections import Counter
from pathlib import Path

import yaml

from tapete.games import find
from tapete.games.mitos_y_leyendas.catalogue import all_facts
from tapete.games.mitos_y_leyendas.things import Card

VERDICTS = ("exact", "reading", "differs")
REVIEW = Path(__file__).parent.parent / "tests" / "golden" / "mitos_y_leyendas_text_review.yaml"


def mark(card: Card) -> str:
    """A short mark of our text, to know whether it is still the one that was read."""
    return hashlib.sha256(card.text("es").encode()).hexdigest()[:8]


def reviews() -> dict[str, str]:
    """By card: the mark of the text that was read, and what came of it."""
    found: dict[str, str] = yaml.safe_load(REVIEW.read_text("utf-8")) or {}
    return found


def verdict_on(card: Card, reviewed: dict[str, str]) -> str:
    """What came of reading a card's present text; "" when it has not been read."""
    read, _, verdict = reviewed.get(card.id, "").partition(" ")
    return verdict if read == mark(card) else ""


def write(reviewed: dict[str, str]) -> None:
    head = "".join(line + "\n" for line in REVIEW.read_text("utf-8").splitlines() if line.startswith("#"))
    REVIEW.write_text(head + yaml.safe_dump(reviewed, allow_unicode=True), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("folder", type=Path, help="the folder of facts, with cards.json")
    parser.add_argument("--all", action="store_true", help="show also the cards that have been read")
    parser.add_argument("--read", nargs="*", default=[], metavar="CARD", help="these were read")
    parser.add_argument("--as", dest="verdict", choices=VERDICTS, default="exact", help="what came of it (exact)")
    arguments = parser.parse_args()
    cards = [card for card in find("mitos_y_leyendas").catalogue.values() if isinstance(card, Card) and card.abilities]
    if arguments.read:
        known = {card.id for card in cards}
        unknown = sorted(set(arguments.read) - known)
        if unknown:
            parser.error(f"no card with a text is called {', '.join(unknown)}")
        kept = {id: text for id, text in reviews().items() if id in known}
        write({**kept, **{card.id: f"{mark(card)} {arguments.verdict}" for card in cards if card.id in arguments.read}})
    reviewed = reviews()
    rows = json.loads((arguments.folder / "cards.json").read_text("utf-8"))
    facts = dict(zip(all_facts(), rows, strict=True))  # our file of facts was made from the folder, row by row
    counts: Counter[str] = Counter()
    for card in cards:
        found = verdict_on(card, reviewed) or "not read"
        counts[found] += 1
        if arguments.all or found == "not read":
            row = facts[card.id]
            notes = " ".join([f"[{row[name]}]" for name in ("ability_note", "printing_note") if row.get(name)])
            print(f"{card.id} [{found}]\n  ours: {card.text('es')}\n  fact: {row['ability_clean']} {notes}")
    read = len(cards) - counts["not read"]
    results = ", ".join([f"{counts[verdict]} {verdict}" for verdict in VERDICTS])
    print(f"{read} of {len(cards)} cards with a text were read beside their fact: {results}")
    return 0 if read == len(cards) else 1


if __name__ == "__main__":
    sys.exit(main())
