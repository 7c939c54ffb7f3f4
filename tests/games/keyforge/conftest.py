"""The KeyForge table: set up any position in one call and play it in words."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.keyforge import game
from tapete.games.keyforge import things as t
from tapete.games.keyforge.position import position
from tapete.games.keyforge.values import armor, key_cost, power
from tapete.testing import Table

ZONE_NAMES = [zone.id for zone in t.ZONES]


class KeyForgeTable(Table):
    """``hand``, ``line``… are player 1's; the same words with ``enemy_`` are player 2's. Player 1 is active in step 3."""

    def play(self, name: str, flank: str = "", host: str = "") -> KeyForgeTable:
        """Play a card; answers the flank (right unless said) or the host when asked."""
        self.act("play", name)
        if flank or (self.s.decision is not None and self.s.decision.kind == "flank"):
            self.act("flank", word=flank or "right")
        if host:
            self.act("host", host)
        return self

    def discard(self, name: str) -> KeyForgeTable:
        self.act("discard", name)
        return self

    def reap(self, name: str) -> KeyForgeTable:
        self.act("reap", name)
        return self

    def fight(self, name: str, target: str) -> KeyForgeTable:
        self.act("fight", name, target)
        return self

    def use(self, name: str, mode: str = "action") -> KeyForgeTable:
        self.act(mode, name)
        return self

    def house(self, house: str) -> KeyForgeTable:
        self.act("house", word=house)
        return self

    def end_turn(self, house: str = "") -> KeyForgeTable:
        """End step 3; with a house, play on to the opponent's step 3 in that house (leaving archives)."""
        self.answer("pass")
        if house:
            self.reach("house")
            self.act("house", word=house)
            if self.s.decision is not None and self.s.decision.kind == "archives":
                self.act("archives", word="leave")
        return self

    def reach(self, kind: str) -> KeyForgeTable:
        """Take the first option of minor questions (key colour, order) until this kind is asked."""
        while self.decision.kind != kind:
            assert self.decision.kind in ("key", "order", "archives"), self.decision
            self.s.choose(self.decision.options[-1])
        return self

    # -- looking

    def zone(self, name: str) -> str:
        return ZONE_NAMES[self.s.zone_kind(self.card(name))]

    def controller(self, name: str) -> int:
        """1 or 2: in whose zone the card lies."""
        return self.s.holder(self.card(name)) + 1

    def in_play(self, name: str) -> bool:
        return t.in_play(self.s, self.card(name))

    def ids(self, zone: str, player: int = 1) -> list[str]:
        """The card ids of a zone, in order."""
        return [self.s.cards[card].id for card in self.s.zone(ZONE_NAMES.index(zone), player - 1)]

    def on(self, name: str, field: str) -> int:
        """A counter of a card: damage, aember, stun, exhausted, ward, enrage, power_counters…"""
        return self.s.numbers[t.CARD_FIELDS.index(field)][self.card(name)]

    def damage(self, name: str) -> int:
        return self.on(name, "damage")

    def exhausted(self, name: str) -> bool:
        return bool(self.on(name, "exhausted"))

    def stunned(self, name: str) -> bool:
        return bool(self.on(name, "stun"))

    def power(self, name: str) -> int:
        return power(self.s, self.card(name))

    def armor(self, name: str) -> int:
        return armor(self.s, self.card(name))

    @property
    def aember(self) -> int:
        return self.s.tallies[t.POOL][0]

    @property
    def enemy_aember(self) -> int:
        return self.s.tallies[t.POOL][1]

    def keys(self, player: int = 1) -> int:
        return t.keys(self.s, player - 1)

    def chains(self, player: int = 1) -> int:
        return self.s.tallies[t.CHAINS][player - 1]

    def key_cost(self, player: int = 1) -> int:
        return key_cost(self.s, player - 1)


class KeyForgeKit:
    """Makes tables."""

    def __init__(self) -> None:
        self.game = game()

    def table(self, house: str | None = None, turn: int = 3, **parts: Any) -> KeyForgeTable:
        """A position: ``table(house="dis", hand=[…], line=[…], enemy_line=[{"card": "troll", "damage": 2}], aember=3)``."""
        players: list[dict[str, Any]] = [{}, {}]
        top: dict[str, Any] = {"game": "keyforge", "house": house, "turn": turn, "players": players}
        for key, value in parts.items():
            if key in ("order_discards", "first", "seed", "active"):
                top[key] = value
            elif key.startswith("enemy_"):
                players[1][key.removeprefix("enemy_")] = value
            else:
                players[0][key] = value
        for row in players:
            row.setdefault("houses", ["brobnar", "dis", "logos"] if row is players[0] else ["mars", "sanctum", "shadows"])
        if house and house not in players[0]["houses"]:
            players[0]["houses"] = [house, *players[0]["houses"][:2]]
        return KeyForgeTable(position(self.game, top))

    def new_game(self, seed: int = 1, **setup: Any) -> KeyForgeTable:
        """A game from its setup: ``decks`` (default two of the shipped or generated ones), ``first``, ``chains``."""
        made = {**self.game.random_setup(seed), **setup}
        return KeyForgeTable(self.game.start(made, seed))


@pytest.fixture(scope="session")
def keyforge() -> KeyForgeKit:
    return KeyForgeKit()
