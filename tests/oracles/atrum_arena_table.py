"""Atrum Arena once more, from the rulebook: the table, where everything lies on it, and what moves how."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.oracles.atrum_arena_print import POWERS, Power
from tests.oracles.common import Choice, Process, Task, World

from tapete.core.decision import Decision

Outcome = Process | Choice | None
# the engine's words for where a card came, and for what was done with one that a question is about
TOLD = {
    "hand": ("drawn", "found", "taken_back"),
    "vertedero": ("discarded", "exploited", "spilled"),
    "altar": ("added",),
    "revealed": ("revealed",),
}
VERBS = {"choose": "choose", "pay": "choose", "hand_limit": "discard", "eliminate": "eliminate"}  # by kind of question
TAKEN = {"announcing": ("aims", "discarded"), "choose": ("found", "discarded"), "pay": ("discarded",), "hand_limit": ("discarded",)}


class Link(NamedTuple):
    """A Power as it was announced."""

    player: int
    card: str
    number: int
    mode: str  # "announce", or "exploit" when its cost is paid by Exploiting
    copy: tuple[str, int] | None = None
    friend: int = -1
    victim: int = -1
    minions: tuple[str, ...] = ()
    chosen: bool = False  # nothing more is asked about minions
    aim: int = -1
    discard: str = ""
    word: str = ""  # "shadow" when another minion goes with it, or the type it counts as

    @property
    def me(self) -> int:
        """Whom the text calls you (AA-multi-07)."""
        return self.friend if self.friend >= 0 else self.player


class Table:
    """The table and the words. Cards go by their names, players count from 0."""

    def __init__(self) -> None:
        self.asked: Decision | None = None
        self.actual: World = {}
        self.players = 0
        self.printed: dict[str, tuple[str, ...]] = {}  # the powers of each reptante
        self.reserved: set[str] = set()  # cards that the engine keeps for announcements
        self.news: list[tuple[str, str]] = []  # what the engine told since the last look: read only for what chance decided

    # -- the table

    def cards(self, world: World, zone: str, player: int = 0) -> list[str]:
        lying: list[str] = sorted(world.get(("in", zone, player), ()))
        return lying

    def lay(self, world: World, card: str, zone: str, player: int = 0) -> None:
        old = world["at", card]
        world["in", *old] = world["in", *old] - {card}
        world["at", card] = (zone, player)
        world["in", zone, player] = world.get(("in", zone, player), frozenset()) | {card}

    def where(self, world: World, card: str) -> tuple[str, int]:
        place: tuple[str, int] = world["at", card]
        return place

    def exhausted(self, world: World, card: str) -> bool:
        return ("exhausted", card) in world

    def ready(self, world: World, player: int) -> list[str]:
        return [card for card in self.cards(world, "altar", player) if not self.exhausted(world, card)]

    def alive(self, world: World) -> list[int]:
        return [player for player in range(self.players) if ("out", player) not in world]

    def clockwise(self, world: World, player: int) -> list[int]:
        """The others who still play, from the left of a player on."""
        return [other for seat in range(1, self.players) if (other := (player + seat) % self.players) in self.alive(world)]

    def rivals(self, world: World, player: int) -> list[int]:
        return [other for other in self.clockwise(world, player) if world["side", other] != world["side", player]]

    def friends(self, world: World, player: int) -> list[int]:
        return [player, *[o for o in self.clockwise(world, player) if world["side", o] == world["side", player]]]

    def own_type(self, card: str) -> str:
        return card.split("#")[0]

    def types(self, world: World, card: str) -> set[str]:
        """What a minion counts as where it lies (AA-shadow-02 to -07, AA-type-01, AA-type-02)."""
        zone, player = self.where(world, card)
        given = world.get(("note", "type", zone, player))
        if given:
            return {given}
        if self.own_type(card) == "shadow" and zone == "altar":
            others = {self.own_type(other) for other in self.cards(world, "altar", player)} - {"shadow"}
            return others or {"shadow"}
        return {self.own_type(card)}

    def count(self, world: World, player: int, type: str) -> int:
        return len([card for card in self.cards(world, "altar", player) if type in self.types(world, card)])

    def power(self, card: str, number: int) -> Power:
        return POWERS[self.printed[card][number]]

    # -- moving

    def told(self, card: str, zone: str) -> None:
        """What happens to a card is in the engine's log too: what chance decides later is told after it."""
        for at, (kind, name) in enumerate(self.news):
            if name == card and kind in TOLD.get(zone, ()):
                del self.news[: at + 1]
                return

    def chance(self, kind: str, cards: list[str]) -> str:
        """Which of these cards chance took."""
        for at, (told, name) in enumerate(self.news):
            if name in cards and told in kind:
                del self.news[: at + 1]
                return name
        raise AssertionError(f"chance took none of {cards}: {self.news}")

    def move(self, world: World, card: str, zone: str, player: int = 0, exhausted: bool = False, told: bool = True) -> None:
        world.pop(("exhausted", card), None)
        self.lay(world, card, zone, player)
        if exhausted:
            world["exhausted", card] = 1
        if world["fosa",] is not None:
            world["fosa",] = tuple([other for other in world["fosa",] if other != card])
        if told:
            self.told(card, zone)

    def shuffle(self, world: World) -> None:
        world["fosa",] = None

    def renew(self, world: World) -> None:
        """An empty Fosa is made anew of the Vertedero, at once (AA-turn-13)."""
        if not self.cards(world, "fosa"):
            thrown = self.cards(world, "vertedero")
            for card in thrown:
                self.lay(world, card, "fosa")
            world["fosa",] = None if thrown else ()

    def top(self, world: World) -> str | None:
        """The next card of the Fosa; an empty one is made when it is needed (AA-gap-01)."""
        self.renew(world)
        lying = self.cards(world, "fosa")
        if not lying:
            return None
        if world["fosa",] is not None:
            top: str = world["fosa",][0]
            return top
        return self.chance("drawn revealed added spilled", lying)

    def draw(self, world: World, player: int, number: int) -> None:
        for _ in range(number):
            card = self.top(world)
            if card is None:
                return
            self.move(world, card, "hand", player)
            self.renew(world)

    # -- resistance (AA-goal)

    def lower(self, process: Process, player: int, amount: int) -> Process:
        """At 0 a reptante goes at once, one a turn (AA-goal-04, AA-goal-06); what is left over is lost (AA-goal-10)."""
        world = process.world
        before = world["resistance", player]
        world["resistance", player] = max(0, before - amount)
        if before and not world["resistance", player]:
            world["returns", player] = 1
            if ("fell", player) not in world:
                return process.then(("eliminate", player))
        return process

    def raised(self, world: World, player: int, amount: int) -> None:
        world["resistance", player] = min(20, world["resistance", player] + amount)

    # -- choosing

    def look(self, world: World, card: str) -> tuple[object, ...]:
        """Cards that look alike, and at which the same announcements are aimed, are one answer."""
        aimed = tuple([at for at, link in enumerate(self.chain(world)) if card in link.minions])
        return (self.own_type(card), self.exhausted(world, card), self.where(world, card), aimed)

    def chain(self, world: World) -> tuple[Link, ...]:
        """What is announced and not yet launched."""
        links: tuple[Link, ...] = world.get(("note", "chain"), ())
        return links

    def likely(self, world: World, cards: list[str], question: str = "choose") -> list[str]:
        """Of equal cards those first that the engine has taken: which ones is free."""

        def taken(card: str) -> tuple[bool, ...]:
            return (
                not self.was_taken(question, card),
                *[not each for each in self.changed(world, card)],
                card not in self.reserved,
            )

        return sorted(cards, key=taken)

    def was_taken(self, question: str, card: str) -> bool:
        return any((kind, card) in self.news for kind in TAKEN.get(question, ()))

    def changed(self, world: World, card: str) -> tuple[bool, bool]:
        """Whether the engine has it elsewhere, or in another state."""
        return self.actual["at", card] != world["at", card], self.actual.get(("exhausted", card)) != world.get(("exhausted", card))

    def offered(self, world: World, kind: str, verb: str, cards: list[str], word: str = "") -> dict[str, str]:
        """One answer for each kind of card; of equal cards the one the engine shows, if this is what it asks."""
        asked = set(self.asked.ids()) if self.asked is not None and self.asked.kind == kind else set()
        found: dict[str, str] = {}
        alike: dict[tuple[object, ...], list[str]] = {}
        for card in self.likely(world, cards, kind):
            alike.setdefault(self.look(world, card), []).append(card)
        for group in alike.values():
            ids = {f"{verb}:{card}{word}": card for card in group}
            shown = {} if self.was_taken(kind, group[0]) else {id: card for id, card in ids.items() if id in asked}
            found.update(shown or dict([next(iter(ids.items()))]))
        return found

    def choose(
        self, process: Process, player: int, cards: list[str], then: Callable[[str], Task], kind: str = "choose", free: bool = False
    ) -> Outcome:
        """Choose one of these cards; ``free`` leaves the choice to be declined."""
        answers = {id: process.then(then(card)) for id, card in self.offered(process.world, kind, VERBS[kind], cards).items()}
        if free:
            answers["done"] = process
        return Choice(player, answers) if answers else process

    def is_asked_now(self, world: World, kind: str, cards: list[str]) -> bool:
        asked = self.asked
        return asked is not None and asked.kind == kind and set(asked.ids()) == set(self.offered(world, kind, VERBS[kind], cards))

    def forced(self, world: World, cards: list[str], number: int) -> bool:
        """Whether so many of these cards can be chosen in one way only; the engine may ask in which order."""
        if self.is_asked_now(world, "choose", cards) or self.is_asked_now(world, "hand_limit", cards):
            return False
        return len(cards) <= number or len({self.look(world, card) for card in cards}) == 1
