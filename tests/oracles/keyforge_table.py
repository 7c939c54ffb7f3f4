"""What lies on a KeyForge table, as its second opinion keeps it: cards in their zones, what is on them, what they are worth."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator
from importlib.resources import files
from typing import Any, NamedTuple

from tapete.core.state import State
from tapete.games.keyforge.things import CARD_FIELDS, COLOUR_NAMES, HOUSES, PLAYER_FIELDS, WORLD_FIELDS, ZONES

PRINTED: dict[str, dict[str, Any]] = {
    row["id"]: row for row in json.loads((files("tapete.games.keyforge") / "data" / "cards.json").read_text("utf-8"))
}
UNORDERED = ("hand", "archives", "purged", "under", "playing", "upgrades")
MARKS = ("exhausted", "damage", "aember", "stun", "ward", "enrage", "power_counters")
Answer = tuple[str, tuple[int, ...], str]
Steps = Generator["Ask", Any, Any]
Effect = Callable[[Any, "Doing"], Steps]  # what a text does: the whole game, and who does what about whom


class Doing(NamedTuple):
    """Who resolves a text, on which card it stands, and what it speaks of."""

    you: int
    source: int
    about: int = -1  # the creature that was played, destroyed, fought…
    amount: int = 0
    via: int = -1  # the upgrade that gives the text


class Trigger(NamedTuple):
    """A text that waits for its turn."""

    now: Doing
    effect: Effect
    lasting: bool = False  # it needs no card in play any more


class Always(NamedTuple):
    """What a card does all the time: a word, an amount, and how often it goes for a card (or a player)."""

    word: str
    amount: int
    times: Callable[[Any, int, int], int]


class Text(NamedTuple):
    """What the text of a card does: under which bold words, all the time, and after what."""

    bold: dict[str, Effect]
    always: tuple[Always, ...] = ()
    after: dict[str, Effect] = {}


class Ask(NamedTuple):
    """A question: the answers, or the texts of which one is next."""

    player: int
    answers: tuple[Answer, ...]
    waiting: tuple[Trigger, ...] = ()


class Hit(NamedTuple):
    """Damage on its way."""

    target: int
    amount: int
    by: int = -1  # the creature whose power it is
    unarmored: bool = False


class Lasting(NamedTuple):
    """What is so during one turn."""

    word: str
    turn: int
    player: int
    card: int = -1


class Table:
    """The facts of one game. Cards are the engine's numbers, so that answers fit; players count from 0."""

    def __init__(self, texts: dict[str, Text]) -> None:
        self.texts = texts
        self.seen: Counter[str] = Counter()  # how often each matter was worked out

    def read(self, s: State) -> None:
        """Take over the facts of a turn whose house is being chosen, or of a position."""
        assert s.decision is not None
        self.actual = s
        self.cards = [card.id for card in s.cards]
        self.owner = list(s.owners)
        self.house = [HOUSES[number - 1] if number else "" for number in field(s, "house")]
        self.zone: dict[tuple[str, int], list[int]] = {
            (kind.id, side): s.zone(at, side)[:] for at, kind in enumerate(ZONES) for side in (0, 1)
        }
        self.on = {mark: list(field(s, mark)) for mark in MARKS}
        self.host = {card: field(s, "host")[card] - 1 for side in (0, 1) for card in self.zone["upgrades", side]}
        self.pool = [tally(s, "aember", side) for side in (0, 1)]
        self.keys = [{colour for colour in COLOUR_NAMES if tally(s, colour, side)} for side in (0, 1)]
        self.chains = [tally(s, "chains", side) for side in (0, 1)]
        self.houses = [{HOUSES[at] for at in range(len(HOUSES)) if tally(s, "identity", side) >> at & 1} for side in (0, 1)]
        self.active = world(s, "active")
        self.active_house = HOUSES[world(s, "active_house")] if s.decision.kind == "main" else ""
        self.first = world(s, "first_player")
        self.turn = s.turn
        self.lasting: list[Lasting] = []
        self.tagged: list[int] = []
        self.spared: list[int] = []  # whose destruction was replaced, until the cards go to the piles
        self.fallen: list[Doing] = []
        self.slayers: dict[int, int] = {}
        self.dead: list[int] = []  # every creature that was destroyed, one after another
        self.destroying = False  # a destruction is under way: what it destroys joins it (KF-destroy-08)
        self.winner = -1
        self.new_turn()
        self.spent.update(dict(enumerate(field(s, "armor_used"))))

    def new_turn(self) -> None:
        """Spent armor comes back (KF-armor-04); counts begin again."""
        self.lasting = [each for each in self.lasting if each.turn >= self.turn]
        self.spent: Counter[int] = Counter()  # armor
        self.armored: dict[int, int] = {}  # the armor a creature had when it was last looked at
        self.attacked: Counter[int] = Counter()
        self.times: Counter[str] = Counter()  # plays and uses, by name (KF-six-01)
        self.acted = self.from_hand = self.plays = 0
        self.creatures_played = 0
        self.ended = False

    # -- texts

    def text(self, card: int) -> Text:
        return self.texts[self.cards[card]]

    def says(self, card: int, word: str) -> bool:
        return any(each.word == word for each in self.text(card).always)

    def forbidden(self, word: str, player: int) -> bool:
        return any(each[:3] == (word, self.turn, player) for each in self.lasting)

    def is_any_house(self, card: int) -> bool:
        return any(each.word == "any house" for each in self.text(card).always)

    # -- values

    def power(self, card: int) -> int:
        printed = int(PRINTED[self.cards[card]]["power"])
        return max(printed + self.on["power_counters"][card] + self.given("power", card), 0)

    def given(self, word: str, card: int) -> int:
        """What all cards in play together give a creature."""
        total = 0
        for source in self.in_play():
            for each in self.text(source).always:
                if each.word == word:
                    total += each.amount * each.times(self, source, card)
        return total

    def constant(self, word: str, player: int) -> int:
        """What all cards in play together mean for a player."""
        return self.given(word, player)

    def value(self, card: int, keyword: str) -> int:
        """A keyword that counts, from all its sources together (KF-assault-05, KF-hazard-04)."""
        printed = [each.split(":")[1] for each in PRINTED[self.cards[card]]["keywords"] if each.startswith(f"{keyword}:")]
        return sum(int(each) for each in printed) + self.given(keyword, card)

    def has(self, card: int, keyword: str) -> bool:
        return keyword in PRINTED[self.cards[card]]["keywords"] or self.given(keyword, card) > 0

    def armor(self, card: int) -> int:
        """What is left of it; of lost armor the spent part goes first (KF-armor-08)."""
        now = self.full_armor(card)
        lost = self.armored.get(card, now) - now
        if lost > 0:
            self.spent[card] = max(self.spent[card] - lost, 0)
        self.armored[card] = now
        return max(now - self.spent[card], 0)

    def full_armor(self, card: int) -> int:
        if ("no armor", self.turn, self.controller(card), card) in self.lasting:
            return 0
        return int(PRINTED[self.cards[card]]["armor"] or 0) + self.given("armor", card)

    def key_cost(self, player: int) -> int:
        dearer = len([each for each in self.lasting if each == ("keys cost 3", self.turn, player, -1)])
        return max(6 + self.constant("keys", player) + 3 * dearer, 0)

    def shielded(self, card: int) -> bool:
        """Whether it cannot be dealt damage (KF-invuln-01, or by an effect)."""
        safe = any(
            each[:3] == ("shield", self.turn, self.controller(card)) and each.card in (-1, card) for each in self.lasting
        ) or self.has(card, "invulnerable")
        self.seen["shielded"] += safe
        return safe

    # -- the table

    def mine(self, zone: str) -> list[int]:
        return self.zone[zone, self.active][:]

    def creatures(self) -> list[int]:
        return self.zone["line", self.active] + self.zone["line", 1 - self.active]

    def in_play(self) -> list[int]:
        return [card for zone in ("line", "artifacts", "upgrades") for side in (0, 1) for card in self.zone[zone, side]]

    def is_creature(self, card: int) -> bool:
        return card in self.zone["line", 0] or card in self.zone["line", 1]

    def is_in_play(self, card: int) -> bool:
        return card in self.in_play()

    def controller(self, card: int) -> int:
        """Of an upgrade too: its owner, who played it."""
        return next(side for (_, side), row in self.zone.items() if card in row)

    def upgrades(self, card: int) -> list[int]:
        return [each for each, host in self.host.items() if host == card]

    def neighbors(self, card: int) -> list[int]:
        row = self.zone["line", self.controller(card)]
        at = row.index(card)
        return [row[each] for each in (at - 1, at + 1) if 0 <= each < len(row)]

    def is_flank(self, card: int) -> bool:
        return len(self.neighbors(card)) < 2

    def traits(self, card: int) -> list[str]:
        return list(PRINTED[self.cards[card]]["traits"])


def field(s: State, name: str) -> list[int]:
    return s.numbers[CARD_FIELDS.index(name)]


def tally(s: State, name: str, player: int) -> int:
    return s.tallies[PLAYER_FIELDS.index(name)][player]


def world(s: State, name: str) -> int:
    return s.world[WORLD_FIELDS.index(name)]
