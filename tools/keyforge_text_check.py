"""Compare the English text of KeyForge's cards with a file of facts that holds the official one.

    python tools/keyforge_text_check.py SOURCE [--all] [--read CARD…]

SOURCE is a folder with cards_cota.json, cards_aoa.json and cards_wc.json, or one such file. Our sentences are our own, so both
sides are first brought to one form: case, punctuation, symbols, reminders in brackets, a card's own name, some synonyms. A card
then says the same with the same words, or with the same words in another order, or it has to be read; what was found when reading
is kept by card in tests/golden/keyforge_text_review.yaml, with a mark of the text that was read: a card whose text has changed
since then has to be read again (`--read` records that it was, and says the same). Cards corrected by the rulebook are read against
the correction. Nothing of the official text is written anywhere but on the screen.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import yaml

from tapete.games import find
from tapete.games.keyforge.catalogue import SETS
from tapete.games.keyforge.things import TYPES, Card

REVIEW = Path(__file__).parent.parent / "tests" / "golden" / "keyforge_text_review.yaml"
FILES = ("cards_cota.json", "cards_aoa.json", "cards_wc.json")
SAME, REORDERED, READ, OPEN = "same words", "same words, other order", "read: says the same", "not read"

# one way to say what the two sides say in different ways; tried in this order on lower-case text without punctuation
SYNONYMS = (
    (r"\bto its owners hand\b|\binto its owners hand\b|\bto their owners hands?\b", "to owners hand"),
    (r"\b(into|to) its owners deck\b|\b(into|to) their owners decks?\b", "to owners deck"),
    (r"\b(each|every|all)( of)?( the)?\b", "each"),
    (r"\bcreatures\b", "creature"),
    (r"\bartifacts\b", "artifact"),
    (r"\bcards\b", "card"),
    (r"\bkeys\b", "key"),
    (r"\bneighbors\b", "neighbor"),
    (r"\btheir opponents\b|\byour opponents\b", "opponents"),
    (r"\b(he or she|he|she|they|your opponent|that player|a player|player)\b", "they"),
    (r"\b(his or her|its|their|opponents)\b", "their"),
    (r"\bfor the remainder of the turn\b|\bthis turn\b|\bduring the turn\b", "this turn"),
    (r"\b(each time|whenever|after|when|if)\b", "when"),
    (r"\b(on|during) their next turn\b", "their next turn"),
    (r"\b(on|from) the flank\b|\bflank\b|\bon a flank\b", "flank"),
    (r"\bpower of (\d+)\b|\b(\d+) power\b", r"power \1\2"),
    (r"\b(that|this|those|these|it|them|a|an|the|one|any)\b", " "),
    (r"\b(is|are|was|were|be|been|has|have|had|does|do|did)\b", " "),
    (r"\b(gets|get)\b", "get"),
    (r"\b(gains|gain)\b", "gain"),
    (r"\b(loses|lose|lost)\b", "lose"),
    (r"\b(steals|steal|stolen)\b", "steal"),
    (r"\b(captures|capture|captured)\b", "capture"),
    (r"\b(discards|discard|discarded)\b", "discard"),
    (r"\b(may|can)\b", "may"),
    (r"\b(to|from|of|in|into|onto|on|by|with|at|then|for|as|also)\b", " "),
)


def texts(source: Path) -> dict[str, str]:
    """The official text by card; of reprints, the first set's."""
    found: dict[str, str] = {}
    files = [source] if source.is_file() else [source / name for name in FILES]
    for file in files:
        rows: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))
        for row in rows:
            found.setdefault(str(row["slug"]), str(row["text"]))
    return found


def plain(text: str, card: Card) -> list[str]:
    """The words that carry the meaning, in one form."""
    text = re.sub(r"\([^)]*\)", " ", text)
    text = text.replace("<A>", " æ ").replace("<D>", " damage ").replace("Æmber", " æ ").replace("Æ", " æ ").replace("–", "-")
    text = re.sub(r"(?<=\d)A\b", " æ ", text)  # later sets write the symbols as letters
    text = re.sub(r"(?<=\d)D\b", " damage ", text)
    text = text.replace(card.name.en, f"this {TYPES[card.type]}")
    text = re.sub(rf"\b(this )?{TYPES[card.type]} (?=captures)", f"this {TYPES[card.type]} ", text)
    text = re.sub(r"[’']", "", text.lower())
    text = re.sub(r"this (creature|artifact|card|action|upgrade)", "this", text)
    text = re.sub(r"[^a-z0-9æ+\-/ ]", " ", text)
    for pattern, word in SYNONYMS:
        text = re.sub(pattern, word, text)
    return text.split()


def mark(card: Card) -> str:
    """A short mark of our text, to know whether it is still the one that was read."""
    return hashlib.sha256(card.text("en").encode()).hexdigest()[:8]


def verdict(card: Card, official: str, reviewed: dict[str, str]) -> str:
    ours, theirs = plain(card.text("en"), card), plain(official, card)
    if ours == theirs:
        return SAME
    if sorted(ours) == sorted(theirs):
        return REORDERED
    found, _, of = reviewed.get(card.id, "").rpartition(" ")
    if of != mark(card):
        return OPEN
    return READ if found == "same" else found


def reviews() -> dict[str, str]:
    """What was found when reading, by card: "same" or "differs: why", and the mark of the text that was read."""
    found: dict[str, str] = yaml.safe_load(REVIEW.read_text("utf-8")) or {}
    return found


def told_of(found: list[str]) -> str:
    """How many cards say the same, by comparison and with reading."""
    by_words = len([each for each in found if each in (SAME, REORDERED)])
    read = by_words + found.count(READ)
    return f"{by_words} of {len(found)} by comparison ({100 * by_words / len(found):.1f} %), {read} with reading"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("source", type=Path, help="the folder (or file) of facts with the official text")
    parser.add_argument("--all", action="store_true", help="show also the cards that have been read")
    parser.add_argument("--read", nargs="*", default=[], metavar="CARD", help="these were read and say the same")
    arguments = parser.parse_args()
    official = texts(arguments.source)
    reviewed = reviews()
    counts: dict[str, int] = {}
    cards = [card for card in find("keyforge").catalogue.values() if isinstance(card, Card) and card.id in official]
    if arguments.read:
        reviewed.update({card.id: f"same {mark(card)}" for card in cards if card.id in arguments.read})
        head = "".join(line + "\n" for line in REVIEW.read_text("utf-8").splitlines() if line.startswith("#"))
        REVIEW.write_text(head + yaml.safe_dump(reviewed, allow_unicode=True), "utf-8")
    for card in cards:
        found = verdict(card, official[card.id], reviewed)
        counts[found] = counts.get(found, 0) + 1
        if found == OPEN or found.startswith("differs") or (arguments.all and found == READ):
            text = " ".join(official[card.id].split())
            print(f"{card.id} [{found}]\n  ours:     {card.text('en')}\n  official: {text}")
    for found, number in sorted(counts.items(), key=lambda each: -each[1]):
        print(f"{number:4} {100 * number / len(cards):5.1f} %  {found}")
    for set in SETS:
        print(f"{set}: {told_of([verdict(card, official[card.id], reviewed) for card in cards if card.set == set])}")
    good = counts.get(SAME, 0) + counts.get(REORDERED, 0)
    told = good + counts.get(READ, 0)
    print(
        f"{good} of {len(cards)} by comparison, {told} of {len(cards)} with reading: {100 * told / len(cards):.1f} % say the same"
    )
    return 0 if told == len(cards) else 1


if __name__ == "__main__":
    sys.exit(main())
