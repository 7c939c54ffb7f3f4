"""Recordings written by hand, in the format of the recorded ones: what is clicked, and the whole table after each click.

A tape keeps the table as the other engine shows it. ``play``, ``reap``, ``fight`` and ``use`` add the clicks of an action and do to
the table what every such action does. What this card does on top of it is said with ``put``, ``send``, ``pay`` and the like.
"""

from __future__ import annotations

import copy
from typing import Any

from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.things import COLOUR_NAMES

Row = dict[str, Any]
MAIN: Row = {"menu": "Choose a card to play, discard or use", "title": "Play phase", "buttons": ["End Turn"]}
WAITING: Row = {"menu": "Waiting for opponent", "title": "", "buttons": []}
HOUSE: Row = {"menu": "Choose which house you want to activate this turn", "title": "House Choice"}
KINDS = {t.ACTION: "action", t.CREATURE: "creature", t.ARTIFACT: "artifact", t.UPGRADE: "upgrade"}
ZONES = ("hand", "deck", "discard", "archives", "purged")
ON_TOP = ("discard", "deck")
Step = str | tuple[str, list[str]]  # a card that is clicked, or "!text" of a button; with the cards that could be chosen


class Tape:
    """``mine`` and ``theirs`` hold zones, ``play``, ``amber``, ``cost`` (of a key) and ``filler``, what decks are made of."""

    def __init__(self, house: str, mine: Row, theirs: Row) -> None:
        self.counts: dict[tuple[int, str], int] = {}
        self.state: Row = {"phase": "main", "active": "player1", "round": 2, "p": {}}
        for who, given in ((1, mine), (2, theirs)):
            keys = {colour: colour in given.get("keys", ()) for colour in COLOUR_NAMES}
            half: Row = {"amber": given.get("amber", 0), "keys": keys, "chains": 0, "keyCost": given.get("cost", 6), "play": []}
            half["house"] = house if who == 1 else None
            for zone in ZONES:
                half[zone] = [self.made(who, card) for card in given.get(zone, [])]
            half["deck"] += [self.made(who, given.get("filler", "dust-pixie")) for _ in range(10)]
            self.state["p"][f"player{who}"] = half
            for card in given.get("play", []):
                self.lay(who, card)
        self.rest()
        self.first = copy.deepcopy(self.state)
        self.ops: list[Row] = []

    def row(self) -> Row:
        return {"name": "by hand", "file": "by hand", "init": self.first, "ops": self.ops}

    # -- the table

    @property
    def active(self) -> int:
        return int(self.state["active"][-1])

    def half(self, who: int) -> Row:
        found: Row = self.state["p"][f"player{who}"]
        return found

    def made(self, who: int, card: str) -> str:
        self.counts[(who, card)] = self.counts.get((who, card), 0) + 1
        return f"{who}:{card}#{self.counts[(who, card)]}"

    def named(self, card: str) -> str:
        """``troll`` and ``troll#2`` are the active player's, if they have one; ``2:troll#1`` says whose."""
        if ":" in card:
            return card
        slug, _, number = card.partition("#")
        who = self.active if (self.active, slug) in self.counts else 3 - self.active
        return f"{who}:{slug}#{number or 1}"

    def lay(self, who: int, card: str | Row, at: int | None = None) -> None:
        given = dict(card) if isinstance(card, dict) else {"u": card}
        if ":" not in given["u"]:
            given["u"] = self.made(who, given["u"])
        facts = facts_of(given["u"])
        laid: Row = {"t": KINDS[facts.type]}
        if facts.type == t.CREATURE:
            laid |= {"power": facts.power, **({"armor": facts.armor} if facts.armor else {})}
        laid |= given
        laid["upgrades"] = [self.made(who, each) if ":" not in each else each for each in given.get("upgrades", [])]
        line = self.half(who)["play"]
        line.insert(len(line) if at is None else at, laid)

    def in_play(self, card: str) -> Row:
        uid = self.named(card)
        found: Row = next(row for who in (1, 2) for row in self.half(who)["play"] if row["u"] == uid)
        return found

    # -- what comes of it

    def put(self, card: str, **what: Any) -> Tape:
        self.in_play(card).update(what)
        return self

    def taken(self, card: str) -> str:
        """Lift a card from wherever it lies."""
        uid = self.named(card)
        for who in (1, 2):
            half = self.half(who)
            for pile in [half[zone] for zone in ZONES] + [row["upgrades"] for row in half["play"]]:
                if uid in pile:
                    pile.remove(uid)
                    return uid
            for row in half["play"]:
                if row["u"] == uid:
                    half["play"].remove(row)
                    return uid
        raise AssertionError(f"{uid} lies nowhere")

    def send(self, zone: str, *cards: str) -> Tape:
        """Cards go to a zone of their owners."""
        for card in cards:
            uid = self.taken(card)
            pile = self.half(int(uid[0]))[zone]
            pile.insert(0 if zone in ON_TOP else len(pile), uid)
        return self

    def move(self, card: str, who: int, at: int | None = None) -> Tape:
        """A card in play goes to another place, or to the other side."""
        row = self.in_play(card)
        self.taken(card)
        line = self.half(who)["play"]
        line.insert(len(line) if at is None else at, row)
        return self

    def pay(self, mine: int = 0, theirs: int = 0) -> Tape:
        self.half(1)["amber"] += mine
        self.half(2)["amber"] += theirs
        return self

    def forge(self, who: int, colour: str) -> Tape:
        self.half(who)["keys"][colour] = True
        return self

    def draw(self, who: int, cards: int) -> Tape:
        half = self.half(who)
        half["hand"] += half["deck"][:cards]
        del half["deck"][:cards]
        return self

    # -- what is clicked

    def rest(self) -> None:
        self.prompt(self.active, MAIN)

    def prompt(self, who: int, asked: Row) -> None:
        for each in (1, 2):
            told = {"selectable": [], "selected": [], "controls": [], **(asked if each == who else WAITING)}
            self.half(each)["prompt"] = told

    def ask(self, *buttons: str, among: list[str] | None = None, who: int | None = None, title: str = "A card") -> None:
        cards = [self.named(card) for card in among or []]
        menu = "Choose an ability:" if "Cancel" in buttons else "Choose a card"
        self.prompt(who or self.active, {"menu": menu, "title": title, "buttons": list(buttons), "selectable": cards})

    def clicked(self, what: str) -> None:
        self.state = copy.deepcopy(self.state)
        op: Row = {"by": self.state["active"], "state": self.state}
        if what.startswith("!"):
            self.ops.append({**op, "op": "button", "text": what[1:], "arg": 0})
        else:
            self.ops.append({**op, "op": "card", "card": self.named(what)})

    def then(self, *steps: Step) -> None:
        for step in steps:
            what, among = step if isinstance(step, tuple) else (step, None)
            self.ask("Done", among=among)
            self.clicked(what)

    def act(self, card: str, *offered: str, steps: tuple[Step, ...] = ()) -> Tape:
        """The first of the ways that are offered is taken."""
        self.clicked(card)
        self.ask(*offered, "Cancel", title=facts_of(self.named(card)).name.en)
        self.clicked(f"!{offered[0]}")
        self.then(*steps)
        self.rest()
        return self

    def play(self, card: str, *steps: Step, at: int | None = None) -> Tape:
        uid, who = self.named(card), self.active
        facts = facts_of(uid)
        self.act(uid, f"Play this {KINDS[facts.type]}", "Discard this card", steps=steps)
        self.taken(uid)
        if facts.type == t.ACTION:
            self.half(who)["discard"].insert(0, uid)
        else:
            self.lay(who, {"u": uid, "exhausted": True}, at)
        self.half(who)["amber"] += facts.aember
        return self

    def used(self, card: str, way: str, *steps: Step) -> Tape:
        """A creature that may fight where there is somebody to fight, and reap."""
        ways = ["Fight with this creature"] if any(row["t"] == "creature" for row in self.half(3 - self.active)["play"]) else []
        ways.append("Reap with this creature")
        if self.in_play(card)["t"] != "creature":
            ways = []
        self.act(card, way, *[each for each in ways if each != way], steps=steps)
        return self.put(card, exhausted=True)

    def reap(self, card: str, *steps: Step) -> Tape:
        self.used(card, "Reap with this creature", *steps)
        self.half(self.active)["amber"] += 1
        return self

    def fight(self, card: str, *steps: Step) -> Tape:
        return self.used(card, "Fight with this creature", *steps)

    def use(self, card: str, *steps: Step) -> Tape:
        return self.used(card, "Use this card's Action ability", *steps)

    def omni(self, card: str, *steps: Step) -> Tape:
        return self.used(card, "Use this card's Omni ability", *steps)

    def end(self, *houses: str, steps: tuple[Step, ...] = ()) -> Tape:
        """End the turn; the other player does the ``steps`` and is asked for a house. Cards are readied, six are drawn."""
        who = self.active
        self.clicked("!End Turn")
        self.ask("Yes", "No", title="End Turn")
        self.clicked("!Yes")
        half = self.half(who)
        for row in half["play"]:
            row["exhausted"] = False
        self.draw(who, max(0, 6 - len(half["hand"])))
        return self.turn_over(*houses, steps=steps)

    def turn_over(self, *houses: str, steps: tuple[Step, ...] = ()) -> Tape:
        self.half(self.active)["house"] = None
        self.state |= {"active": f"player{3 - self.active}", "phase": "key"}
        self.then(*steps)
        self.state["phase"] = "house"
        self.prompt(self.active, {**HOUSE, "buttons": list(houses)})
        return self

    def choose(self, house: str, *steps: Step) -> Tape:
        self.clicked(f"!{house}")
        self.then(*steps)
        self.state["phase"] = "main"
        self.half(self.active)["house"] = house
        self.rest()
        return self


def facts_of(uid: str) -> Any:
    return all_facts()[uid.partition(":")[2].partition("#")[0]]
