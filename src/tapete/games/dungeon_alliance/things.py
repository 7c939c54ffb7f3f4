"""What lies on a Dungeon Alliance table: heroes, cards, tiles, monsters, threats, zones and counters."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import Ability, CardDef
from tapete.core.game import HOLDER, NOBODY, PUBLIC, ZoneKind
from tapete.core.grid.floor import EAST, NORTH, SOUTH, WEST, Floor
from tapete.core.grid.passages import Passages, passages
from tapete.core.grid.tiles import NO_TILE, TileShape
from tapete.core.language import Words
from tapete.core.state import State

# kinds of things
HERO: Final = 0
CARD: Final = 1  # a card of an alliance: starting, generic or upgrade
TILE: Final = 2
MONSTER: Final = 3
THREAT: Final = 4
SOLO: Final = 5

RACES: Final = ("human", "dwarf", "elf", "gnome", "half_orc")
CLASSES: Final = ("martial", "stealth", "mystery", "celestial", "primordial")
RACE_NAMES: Final = {
    "human": Words("Humano", "Human"),
    "dwarf": Words("Enano", "Dwarf"),
    "elf": Words("Elfo", "Elf"),
    "gnome": Words("Gnomo", "Gnome"),
    "half_orc": Words("Semiorco", "Half-Orc"),
}
CLASS_NAMES: Final = {
    "martial": Words("Marcial", "Martial"),
    "stealth": Words("Sigilo", "Stealth"),
    "mystery": Words("Misterio", "Mystery"),
    "celestial": Words("Celestial", "Celestial"),
    "primordial": Words("Primordial", "Primordial"),
}
TYPE_NAMES: Final = {
    "weapon": Words("Arma", "Weapon"),
    "armor": Words("Armadura", "Armour"),
    "attack": Words("Conjuro de Ataque", "Attack Spell"),
    "control": Words("Conjuro de Control", "Control Spell"),
    "enhancement": Words("Conjuro de Mejora", "Enhancement Spell"),
    "healing": Words("Conjuro de Curación", "Healing Spell"),
    "pet": Words("Mascota", "Pet"),
    "reaction": Words("Reacción", "Reaction"),
    "treasure": Words("Tesoro", "Treasure"),
    "maneuver": Words("Maniobra", "Manoeuvre"),
    "artifact": Words("Artefacto", "Artifact"),
}

# abilities of characters, and what cards add to
MELEE: Final = "melee"
RANGED: Final = "ranged"
SPEED: Final = "speed"
ARMOR: Final = "armor"
EVASION: Final = "evasion"
BONUS_NAMES: Final = {
    MELEE: Words("cuerpo a cuerpo", "melee"),
    RANGED: Words("distancia", "ranged"),
    SPEED: Words("Velocidad", "Speed"),
    ARMOR: Words("armadura", "armour"),
    EVASION: Words("evasión", "evasion"),
}
RANGED_FROM: Final = 2
RANGED_TO: Final = 3

# zones; shared ones are kept under player 0
HEROES: Final = 0
HAND: Final = 1
DECK: Final = 2
DISCARD: Final = 3
COLUMN: Final = 4
BURIED: Final = 5
ARTIFACTS: Final = 6
HERO_POOL: Final = 7
HERO_DECK: Final = 8
AREA: Final = 9
UPGRADES: Final = 10
PILE: Final = 11
TILE_AREA: Final = 12
DUNGEON: Final = 13
BOARD: Final = 14
FACE_DOWN: Final = 15
SUPPLY: Final = 16
THREATS: Final = 17
SOLO_SHOWN: Final = 18
SOLO_DECK: Final = 19
UNUSED: Final = 20
REMOVED: Final = 21
MONSTERS: Final = 22
OPEN_THREATS: Final = 23
ZONES: Final = (
    ZoneKind("heroes", "héroes", "heroes", PUBLIC, ordered=False),
    ZoneKind("hand", "mano", "hand", HOLDER, ordered=False),
    ZoneKind("deck", "mazo de alianza", "alliance deck", NOBODY),
    ZoneKind("discard", "descartes", "discard pile", PUBLIC),
    ZoneKind("column", "cartas bajo los héroes", "cards under the heroes", PUBLIC),
    ZoneKind("buried", "cartas boca abajo", "face-down cards", HOLDER, ordered=False),
    ZoneKind("artifacts", "artefactos", "artifacts", PUBLIC),
    ZoneKind("hero_pool", "héroes por elegir", "heroes to draft", PUBLIC, shared=True),
    ZoneKind("hero_deck", "héroes sin revelar", "unrevealed heroes", NOBODY, shared=True),
    ZoneKind("area", "área de mejoras", "upgrade area", PUBLIC, shared=True),
    ZoneKind("upgrades", "mazos de mejoras", "upgrade decks", NOBODY, shared=True),
    ZoneKind("pile", "descartes de mejoras", "upgrade discards", PUBLIC, shared=True),
    ZoneKind("tile_area", "área de losas", "tile area", PUBLIC, shared=True),
    ZoneKind("dungeon", "mazo de mazmorra", "dungeon deck", NOBODY, shared=True),
    ZoneKind("board", "tablero", "board", PUBLIC, shared=True, ordered=False),
    ZoneKind("face_down", "amenazas boca abajo", "face-down threats", NOBODY, shared=True),
    ZoneKind("supply", "reserva de monstruos", "monster supply", PUBLIC, shared=True, ordered=False),
    ZoneKind("threats", "montones de amenazas", "threat stacks", NOBODY, shared=True),
    ZoneKind("solo_shown", "carta en solitario visible", "solo card shown", PUBLIC, shared=True),
    ZoneKind("solo_deck", "mazo en solitario", "solo deck", NOBODY, shared=True),
    ZoneKind("unused", "losas sin usar", "unused tiles", NOBODY, shared=True),
    ZoneKind("removed", "fuera de la partida", "out of the game", PUBLIC, shared=True, ordered=False),
    ZoneKind("monsters", "monstruos en el tablero", "monsters on the board", PUBLIC, shared=True, ordered=False),
    ZoneKind("open_threats", "amenazas boca arriba", "face-up threats", PUBLIC, shared=True, ordered=False),
)

# counters of things
CELL: Final = 0  # 1 + the cell of a character or threat on the board
FACING: Final = 1
EXHAUSTED: Final = 2
DAMAGE: Final = 3  # of a hero, without poison; of a monster, all of it
POISON: Final = 4
DEFEATED: Final = 5
BY: Final = 6  # damage of a monster by alliance: four counters
ORDER: Final = 10  # the alliances that damaged a monster, first one first, as digits in base 5
SLOT: Final = 11  # 1 + the slot of a tile
ROTATION: Final = 12
UNDER: Final = 13  # 1 + the hero under which a card lies
BASED: Final = 14  # a card played for its own strength instead of its bonus
KNOWN: Final = 15  # a trap left face down that everybody has seen
SURGE: Final = 16  # a hero's Power Surge of this round: 1 Speed, 2 Attack, 3 healing
WAIVED: Final = 17  # a hero who gave up attacking this round
CARD_FIELDS: Final = (
    "cell", "facing", "exhausted", "damage", "poison", "defeated", "by_1", "by_2", "by_3", "by_4", "order", "slot", "rotation",
    "under", "based", "known", "surge", "waived",
)  # fmt: skip
SURGES: Final = ("", "speed", "attack", "heal")

# counters of players
XP: Final = 0  # face up
SPENT: Final = 1  # face down
DEFEATS: Final = 2
SELECTIONS: Final = 3
SHORT: Final = 4  # by how much the next draw of a solo player is cut (DA-solocard-11)
PLAYER_FIELDS: Final = ("xp", "spent", "defeats", "selections", "short")

ROUND: Final = 0
CYCLE: Final = 1
FIRST: Final = 2
ACTIVE: Final = 3
RESERVE_1: Final = 4
RESERVE_2: Final = 5
LEVEL: Final = 6  # of the upgrade deck in use
HALLWAYS: Final = 7  # open joints of the floor, as bits
PVP: Final = 8
ENDING: Final = 9  # the end condition has been met (DA-end-01)
COOPERATIVE: Final = 10
WORLD_FIELDS: Final = (
    "round", "cycle", "first_player", "active", "reserve_1", "reserve_2", "upgrade_level", "hallways", "pvp", "ending",
    "cooperative",
)  # fmt: skip

# the frames: columns, rows and entrances by number of players (DA-geometry-12 to 15); entrances in the order of the seats
FLOORS: Final = (
    Floor(3, 5, ((1, 0, SOUTH),)),
    Floor(3, 5, ((1, 0, SOUTH), (1, 4, NORTH))),
    Floor(5, 4, ((2, 0, SOUTH), (0, 2, WEST), (4, 2, EAST))),
    Floor(5, 5, ((2, 0, SOUTH), (0, 2, WEST), (2, 4, NORTH), (4, 2, EAST))),
)
TILES_BY_LEVEL: Final = ((6, 6, 8, 10), (4, 5, 6, 7), (2, 2, 3, 4))
RESERVES: Final = ((8, 12, 15, 20), (12, 16, 25, 35))
DIE: Final = (0, 0, 1, 1, 2, 3)
# selections, discard limit, hand size (DA-draft-table-01)
DRAFT_TABLE: Final = ((1, 6), (1, 6), (2, 6), (2, 6), (2, 7), (2, 7), (3, 7), (3, 7), (3, 8))
ROUNDS: Final = 4
CYCLES: Final = 4
VISIBLE: Final = 5  # upgrades of the Area


class Thing(CardDef):
    """Anything of the game, with its kind."""

    def __init__(self, id: str, name: Words, kind: int, abilities: tuple[Ability, ...] = ()) -> None:
        super().__init__(id, name, abilities)
        self.kind = kind


class Hero(Thing):
    """A hero card (DA-hero-01, DA-hero-06). ``number`` links it to its starting cards."""

    def __init__(
        self,
        id: str,
        name: Words,
        number: int,
        race: str,
        classes: tuple[str, str],
        attack: tuple[str, int],
        armor: int,
        evasion: int,
        speed: int,
        health: int,
    ) -> None:
        super().__init__(id, name, HERO)
        self.number = number
        self.race = race
        self.classes = classes
        self.attack = attack
        self.armor = armor
        self.evasion = evasion
        self.speed = speed
        self.health = health


class Card(Thing):
    """A card of an alliance deck or an upgrade (DA-component-09).

    ``races``: one of them is needed, when there are any. ``classes``: all of them, or one when ``either``.
    """

    def __init__(
        self,
        id: str,
        name: Words,
        types: tuple[str, ...],
        races: tuple[str, ...],
        classes: tuple[str, ...],
        either: bool,
        bonuses: tuple[tuple[str, int], ...],
        base: tuple[str, int],
        abilities: tuple[Ability, ...],
        level: int = 0,
        cost: int = 0,
        number: int = 0,
        generic: bool = False,
    ) -> None:
        super().__init__(id, name, CARD, abilities)
        self.types = types
        self.races = races
        self.classes = classes
        self.either = either
        self.bonuses = bonuses
        self.base = base  # an attack of its own: its type and strength, or ("", 0)
        self.level = level  # of an upgrade; 0 for a starting card
        self.cost = cost
        self.number = number  # of its hero; 0 for upgrades and generics
        self.generic = generic


class Tile(Thing):
    """A tile: its level (0 for a starting one) and its shape; icons name monsters, or ``threat``."""

    def __init__(self, id: str, name: Words, level: int, shape: TileShape) -> None:
        super().__init__(id, name, TILE)
        self.level = level
        self.shape = shape


class Monster(Thing):
    """A kind of monster (DA-encounter-01). Its power is a word of ``MONSTER_POWERS``."""

    def __init__(
        self,
        id: str,
        name: Words,
        level: int,
        attack: tuple[str, int],
        armor: int,
        evasion: int,
        speed: int,
        health: int,
        rewards: tuple[int, int],
        abilities: tuple[Ability, ...],
    ) -> None:
        super().__init__(id, name, MONSTER, abilities)
        self.level = level
        self.attack = attack
        self.armor = armor
        self.evasion = evasion
        self.speed = speed
        self.health = health
        self.rewards = rewards

    @property
    def xp(self) -> int:
        """The total on its token (DA-encounter-04)."""
        return self.rewards[0] + self.rewards[1]


THREAT_ICON: Final = "threat"
CHEST: Final = "chest"
LOCKED_CHEST: Final = "locked_chest"
TRAP: Final = "trap"
PIT: Final = "pit"


class Threat(Thing):
    """A threat token of a level: a chest, a locked chest, a trap or a pit; its ability is what its card says."""

    def __init__(self, id: str, name: Words, level: int, sort: str, abilities: tuple[Ability, ...]) -> None:
        super().__init__(id, name, THREAT, abilities)
        self.level = level
        self.sort = sort

    @property
    def is_trap(self) -> bool:
        return self.sort in (TRAP, PIT)


class SoloCard(Thing):
    """A solo card in three sections (DA-solo-05).

    ``first`` is upgrades, tiles or ready, with the places of its red cross and blue arrow. ``icon`` is the race or class that
    section II names, or "" for the hero of lowest defence; ``type`` the attack that its second action asks for, if any.
    ``third`` lists what section III does: surge, xp, discard, damage:N, poison:N.
    """

    def __init__(
        self,
        id: str,
        name: Words,
        ability: Ability,
        first: str,
        icon: str,
        type: str,
        third: tuple[str, ...],
        cross: int,
        arrow: int,
    ) -> None:
        super().__init__(id, name, SOLO, (ability,))
        self.first = first
        self.icon = icon
        self.type = type
        self.third = third
        self.cross = cross
        self.arrow = arrow


def solo_card(s: State, card: int) -> SoloCard:
    return cast(SoloCard, s.cards[card])


def kind(s: State, card: int) -> int:
    return cast(Thing, s.cards[card]).kind


def hero(s: State, card: int) -> Hero:
    return cast(Hero, s.cards[card])


def card_of(s: State, card: int) -> Card:
    return cast(Card, s.cards[card])


def tile(s: State, card: int) -> Tile:
    return cast(Tile, s.cards[card])


def monster(s: State, card: int) -> Monster:
    return cast(Monster, s.cards[card])


def threat(s: State, card: int) -> Threat:
    return cast(Threat, s.cards[card])


def shared(s: State, zone: int) -> list[int]:
    """A zone of the whole table."""
    return s.zones[zone * s.players]


# -- the map


def floor(s: State) -> Floor:
    return FLOORS[s.players - 1]


def layout(s: State) -> Passages:
    return passages(FLOORS[s.players - 1], s.world[HALLWAYS])


def cell(s: State, card: int) -> int:
    """The cell of something on the board; -1 for anything else."""
    return s.numbers[CELL][card] - 1


def room(s: State, card: int) -> int:
    """The slot of the room something is in."""
    return floor(s).slot_of(s.numbers[CELL][card] - 1)


def tiles(s: State) -> list[int]:
    """The tiles on the board."""
    return s.zones[BOARD * s.players]


def tile_at(s: State, slot: int) -> int:
    """The tile in a slot, or -1."""
    for card in shared(s, BOARD):
        if s.numbers[SLOT][card] == slot + 1:
            return card
    return -1


def doors(s: State) -> list[int]:
    """The doors of the tile in each slot, as bits; ``NO_TILE`` where there is none."""
    plan = floor(s)
    found = [NO_TILE] * (plan.columns * plan.rows)
    for card in tiles(s):
        found[s.numbers[SLOT][card] - 1] = tile(s, card).shape.doors(s.numbers[ROTATION][card])
    return found


def heroes(s: State, player: int) -> list[int]:
    return s.zones[HEROES * s.players + player]


def all_heroes(s: State) -> list[int]:
    found: list[int] = []
    for player in range(s.players):
        found += s.zones[HEROES * s.players + player]
    return found


def monsters(s: State) -> list[int]:
    """The monsters on the board."""
    return s.zones[MONSTERS * s.players]


def owner(s: State, hero: int) -> int:
    """The player whose hero it is."""
    return s.place[hero] % s.players


def level_of(s: State, card: int) -> int:
    """The level of a tile; a starting one counts as I (DA-locked-13)."""
    return max(1, tile(s, card).level)


def row(s: State, player: int) -> tuple[int, int]:
    """Discard limit and hand size of a player's row of the table (DA-draft-table-02)."""
    return DRAFT_TABLE[min(s.tallies[SELECTIONS][player], len(DRAFT_TABLE) - 1)]


def clockwise(s: State, first: int) -> list[int]:
    return [(first + seat) % s.players for seat in range(s.players)]


SIDE_NAMES: Final = {
    "n": Words("norte", "north"),
    "e": Words("este", "east"),
    "s": Words("sur", "south"),
    "w": Words("oeste", "west"),
    "ne": Words("noreste", "north-east"),
    "se": Words("sureste", "south-east"),
    "sw": Words("suroeste", "south-west"),
    "nw": Words("noroeste", "north-west"),
}
