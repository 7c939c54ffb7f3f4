"""Reading recordings: scenarios and whole games, as moments and the inputs between them."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tapete.games.keyforge.things import COUNTER_BITS, COUNTER_KINDS

MAIN_MENU = "Choose a card to play, discard or use"
HOUSE_MENU = "Choose which house you want to activate this turn"
WON_TITLE = "Game Won"

MAIN = "main"
HOUSE = "house"
OVER = "over"
NO_REST = ""


@dataclass(frozen=True)
class Prompt:
    """What one player is asked."""

    menu: str
    title: str
    buttons: tuple[str, ...]
    selectable: tuple[str, ...]
    selected: tuple[str, ...]


@dataclass(frozen=True)
class InPlay:
    """A card in play and what is on it."""

    uid: str
    creature: bool
    power: int | None
    armor: int
    armor_used: int
    exhausted: bool
    damage: int
    amber: int
    stunned: bool
    warded: bool
    enraged: bool
    power_counters: int
    counters: int
    upgrades: tuple[str, ...]
    under: tuple[str, ...]


@dataclass(frozen=True)
class Side:
    """One player's half of a moment."""

    amber: int
    keys: frozenset[str]
    chains: int
    house: str | None
    key_cost: int
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    archives: tuple[str, ...]
    purged: tuple[str, ...]
    play: tuple[InPlay, ...]
    prompt: Prompt

    def outside(self) -> tuple[tuple[str, ...], ...]:
        return self.hand, self.deck, self.discard, self.archives, self.purged


@dataclass(frozen=True)
class Moment:
    """The whole table after an input."""

    phase: str
    active: int
    round: int
    sides: tuple[Side, Side]

    @property
    def asked(self) -> Prompt:
        """The prompt of the active player."""
        return self.sides[self.active].prompt

    @property
    def rest(self) -> str:
        """Whether nothing is under way: the main menu, the choice of a house, or the end of the game."""
        if self.asked.title == WON_TITLE:
            return OVER
        if self.asked.menu == MAIN_MENU:
            return MAIN
        if self.asked.menu == HOUSE_MENU:
            return HOUSE
        return NO_REST

    def uids(self) -> list[str]:
        found: list[str] = []
        for side in self.sides:
            for zone in side.outside():
                found.extend(zone)
            for card in side.play:
                found += [card.uid, *card.upgrades, *card.under]
        return found


@dataclass(frozen=True)
class Input:
    """One click or one edit of the table, and the moment after it."""

    kind: str  # "card", "button" or "poke"
    by: int
    card: str
    text: str
    legal: tuple[str, ...]
    after: Moment


@dataclass
class Scenario:
    """A recording from its first moment on."""

    name: str
    file: str
    first: Moment
    inputs: list[Input]
    decks: tuple[str, ...] = ()
    houses: dict[int, set[str]] = field(default_factory=dict)

    def moments(self) -> list[Moment]:
        return [self.first, *[each.after for each in self.inputs]]


def slug(uid: str) -> str:
    """``1:troll#2`` is a copy of ``troll``."""
    return uid.partition(":")[2].partition("#")[0]


def owner(uid: str) -> int:
    return int(uid[0]) - 1


def player(name: object) -> int:
    """``player2`` and ``p2`` are player 1, counting from 0."""
    return int(str(name)[-1]) - 1


def read(path: Path) -> list[Scenario]:
    """Every recording of a file, compressed or not."""
    content = path.read_bytes()
    text = (gzip.decompress(content) if path.suffix == ".gz" else content).decode()
    return [scenario(json.loads(line)) for line in text.split("\n") if line.strip()]


def scenario(row: dict[str, Any]) -> Scenario:
    name = row.get("name") or f"game {row.get('game')}: {' / '.join(row.get('decks', []))}"
    first = moment(row["init"])
    made = Scenario(str(name), str(row.get("file", "")), first, [], tuple(row.get("decks", ())))
    for op in row["ops"]:
        after = moment(op["state"])
        by = player(op["by"]) if "by" in op else after.active
        text = "" if op.get("text") is None else str(op["text"])
        made.inputs.append(Input(op["op"], by, op.get("card", ""), text, tuple(op.get("legal", ())), after))
    for each in made.moments():
        if each.rest == HOUSE:
            made.houses.setdefault(each.active, set()).update(each.asked.buttons)
    return made


def moment(row: dict[str, Any]) -> Moment:
    sides = [side(half) for _, half in sorted(row["p"].items())]
    active = player(row["active"]) if row.get("active") else 0
    return Moment(str(row["phase"]), active, int(row.get("round") or 0), (sides[0], sides[1]))


def side(row: dict[str, Any]) -> Side:
    asked = row["prompt"]
    prompt = Prompt(
        str(asked.get("menu") or ""),
        str(asked.get("title") or ""),
        tuple([str(button) for button in asked["buttons"]]),
        tuple(asked["selectable"]),
        tuple(asked["selected"]),
    )
    return Side(
        row["amber"],
        frozenset([colour for colour, forged in row["keys"].items() if forged]),
        row["chains"],
        row["house"],
        row["keyCost"],
        tuple(row["hand"]),
        tuple(row["deck"]),
        tuple(row["discard"]),
        tuple(row["archives"]),
        tuple(row["purged"]),
        tuple([in_play(card) for card in row["play"]]),
        prompt,
    )


def counters(tokens: dict[str, Any]) -> int:
    """Counters as our cards keep them, each kind in a place of its own; kinds of later sets share the place after ours."""
    total = 0
    for name, count in tokens.items():
        kind = COUNTER_KINDS.index(name) if name in COUNTER_KINDS else len(COUNTER_KINDS)
        total += int(count) << (COUNTER_BITS * kind)
    return total


def in_play(row: dict[str, Any]) -> InPlay:
    return InPlay(
        row["u"],
        row["t"] == "creature",
        row.get("power"),
        row.get("armor", 0),
        row.get("armorUsed", 0),
        row.get("exhausted", False),
        row.get("damage", 0),
        row.get("amber", 0),
        row.get("stunned", False),
        row.get("warded", False),
        row.get("enraged", False),
        row.get("pc", 0),
        counters(row.get("tokens", {})),
        tuple(row.get("upgrades", ())),
        tuple(row.get("under", ())),
    )
