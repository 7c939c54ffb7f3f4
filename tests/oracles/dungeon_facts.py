"""What lies on a Dungeon Alliance table and what is printed on it, read once for the second opinion.

Nothing is worked out here: the engine's numbers become plain facts with names, and the printed cards become rows.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from tests.oracles.dungeon_map import Hallways, Square

from tapete.core.abilities import CardDef
from tapete.core.state import State
from tapete.games.dungeon_alliance.things import CARD_FIELDS, PLAYER_FIELDS, WORLD_FIELDS, ZONES

ZONE = {zone.id: number for number, zone in enumerate(ZONES)}
FIELD = {name: number for number, name in enumerate(CARD_FIELDS)}
COLUMNS = {1: 3, 2: 3, 3: 5, 4: 5}  # of the frame, by players
SIDES = "nesw"
SURGES = ("", "speed", "attack", "heal")
HERO = ("exhausted", "damage", "poison", "defeated", "waived")
TURN = ("points", "spent", "second", "attacked", "resting", "started")


class World:
    """Facts by what they say and of whom: ``w["at", "goblin#1"]``, ``w["round",]``."""

    def __init__(self) -> None:
        self.facts: dict[str, dict[tuple[Any, ...], Any]] = {}

    def __getitem__(self, key: tuple[Any, ...]) -> Any:
        return self.facts[key[0]][key[1:]]

    def __setitem__(self, key: tuple[Any, ...], value: Any) -> None:
        self.facts.setdefault(key[0], {})[key[1:]] = value

    def __delitem__(self, key: tuple[Any, ...]) -> None:
        del self.facts[key[0]][key[1:]]

    def __contains__(self, key: tuple[Any, ...]) -> bool:
        return key[1:] in self.facts.get(key[0], {})

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return self.facts.get(key[0], {}).get(key[1:], default)

    def all(self, kind: str) -> list[Any]:
        """Everything of which there is such a fact."""
        return [key[0] for key in self.facts.get(kind, {})]

    def forget(self, name: str) -> None:
        for known in self.facts.values():
            known.pop((name,), None)

    def differ(self, other: World) -> list[tuple[Any, ...]]:
        kinds = {*self.facts, *other.facts}
        unlike = [kind for kind in kinds if self.facts.get(kind, {}) != other.facts.get(kind, {})]
        keys = {(kind, *rest) for kind in unlike for world in (self, other) for rest in world.facts.get(kind, {})}
        return sorted([key for key in keys if self.get(key) != other.get(key)], key=str)


class Printed(NamedTuple):
    """What is printed on a thing: its numbers, and its text as words with an amount."""

    row: Any
    words: dict[str, Any]


# words of cards by other names
CALLED = {
    "spell": "strike", "beast": "strike", "die": "knack", "sight": "aim", "pets": "tame", "leaves": "fleeting", "stays": "lurk",
    "ignores_armor": "pierce", "ignores_evasion": "pierce",
}  # fmt: skip


def printed(card: CardDef) -> Printed:
    words: dict[str, Any] = {}
    for ability in card.abilities:
        kind = type(ability).__name__.lower()
        named = {"trait": "word", "lasting": "what"}.get(kind)  # of these, the word says which
        word = kind if named is None else getattr(ability, named)
        words[CALLED.get(word, word)] = ability
    return Printed(card, words)


class Facts:
    """One state as facts: people and monsters by name, cards by name, players by number."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.players = s.players
        self.columns = COLUMNS[s.players]

    def field(self, name: str, card: int) -> int:
        return self.s.numbers[FIELD[name]][card]

    def zone(self, zone: str, player: int = 0) -> list[int]:
        return self.s.zone(ZONE[zone], player)

    def square(self, card: int) -> Square:
        cell = self.field("cell", card) - 1
        return cell % (3 * self.columns), cell // (3 * self.columns)

    def room(self, slot: int) -> tuple[int, int]:
        return slot % self.columns, slot // self.columns

    def hallways(self) -> Hallways:
        """Two bits for each slot: its border to the east and its border to the north."""
        bits = self.s.world[WORLD_FIELDS.index("hallways")]
        found = []
        for bit in range(bits.bit_length()):
            if bits >> bit & 1:
                column, row = self.room(bit // 2)
                found.append(frozenset(((column, row), (column, row + 1) if bit % 2 else (column + 1, row))))
        return frozenset(found)

    def world(self) -> World:
        s, names = self.s, self.s.names
        facts = World()
        for player in range(s.players):
            for card in self.zone("heroes", player):
                facts["hero", names[card]] = player
                facts["at", names[card]] = self.square(card)
                facts["faces", names[card]] = SIDES[self.field("facing", card)]
                facts["surge", names[card]] = SURGES[self.field("surge", card)]
                for field in HERO:
                    facts[field, names[card]] = self.field(field, card)
            for card in self.zone("column", player):
                facts["under", names[card]] = names[self.field("under", card) - 1]
                facts["based", names[card]] = self.field("based", card)
            for card in self.zone("artifacts", player):
                facts["artifact", names[card]] = player
            facts["hand", player] = frozenset(names[card] for card in self.zone("hand", player))
            facts["pile", player] = len(self.zone("deck", player)) + len(self.zone("discard", player))
            for name in ("xp", "spent", "defeats"):
                facts[name, player] = s.tallies[PLAYER_FIELDS.index(name)][player]
        for card in self.zone("monsters"):
            facts["monster", names[card]] = True
            facts["at", names[card]] = self.square(card)
            facts["faces", names[card]] = SIDES[self.field("facing", card)]
            facts["exhausted", names[card]] = self.field("exhausted", card)
            facts["by", names[card]] = tuple(self.field(f"by_{player + 1}", card) for player in range(s.players))
            facts["order", names[card]] = self.order(card)
            facts["mark", names[card]] = names[self.field("mark", card) - 1] if self.field("mark", card) else ""
            facts["poisoned", names[card]] = self.field("poison", card)
        for zone, sort in (("face_down", "hidden"), ("open_threats", "open")):
            for card in self.zone(zone):
                facts["threat", names[card]] = "known" if sort == "hidden" and self.field("known", card) else sort
                facts["at", names[card]] = self.square(card)
        for card in self.zone("board"):
            place = self.room(self.field("slot", card) - 1)
            facts["tile", place] = s.cards[card].id
            facts["doors", place] = self.doors(card)
        facts["hallways",] = self.hallways()
        facts["tile_area",] = tuple(s.cards[card].id for card in self.zone("tile_area"))
        facts["undrawn",] = len(self.zone("dungeon"))
        facts["omen",] = [s.cards[card].id for card in self.zone("solo_shown")][:1]
        for name in ("round", "cycle", "first_player", "reserve_1", "reserve_2", "pvp", "ending", "cooperative"):
            facts[name,] = s.world[WORLD_FIELDS.index(name)]
        return facts

    def doors(self, card: int) -> frozenset[str]:
        """The sides of a tile with a door, as it lies: the printed ones, turned clockwise."""
        bits, turns = cast(Any, self.s.cards[card]).shape.printed_doors, self.field("rotation", card)
        return frozenset(SIDES[(side + turns) % 4] for side in range(4) if bits >> side & 1)

    def order(self, card: int) -> tuple[int, ...]:
        digits, found = self.field("order", card), []
        while digits:
            found.append(digits % 5 - 1)
            digits //= 5
        return tuple(reversed(found))

    def turn(self) -> dict[str, Any]:
        """The activation under way: who acts, and what it has done."""
        for frame in reversed(self.s.stack):
            if hasattr(frame, "points"):
                turn = {name: getattr(frame, name) for name in TURN}
                return {
                    **turn,
                    "player": frame.player,
                    "who": self.s.names[frame.who],
                    "attacks": tuple(self.s.names[each] for each in frame.attacks),
                }
        return {}
