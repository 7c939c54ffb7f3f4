"""What lies on a Dungeon Alliance table and where: zones, counters, the map, and how to read them."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.grid.floor import EAST, NORTH, SOUTH, WEST, Floor
from tapete.core.grid.passages import Passages, passages
from tapete.core.grid.tiles import NO_TILE
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.zones import HOLDER, NOBODY, PUBLIC, ZoneKind

# what is printed on the things, said again here so that one name, ``t``, speaks of the table
# isort: off
from tapete.games.dungeon_alliance.printed import (
    ARMOR as ARMOR, BONUSES as BONUSES, BONUS_NAMES as BONUS_NAMES, CARD as CARD, CHEST as CHEST, CLASSES as CLASSES,
    CLASS_NAMES as CLASS_NAMES, EVASION as EVASION, HERO as HERO, LOCKED_CHEST as LOCKED_CHEST, MELEE as MELEE,
    MONSTER as MONSTER, PIT as PIT, RACES as RACES, RACE_NAMES as RACE_NAMES, RANGED as RANGED, SOLO as SOLO, SPEED as SPEED,
    THREAT as THREAT, THREAT_ICON as THREAT_ICON, TILE as TILE, TRAP as TRAP, TYPE_NAMES as TYPE_NAMES, Card as Card,
    Hero as Hero, Monster as Monster, SoloCard as SoloCard, Thing as Thing, Threat as Threat, Tile as Tile,
)  # fmt: skip
# isort: on

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
ZONES: Final[tuple[ZoneKind, ...]] = (
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
MARK: Final = 18  # 1 + the hero whose token lies on a monster (DA-hero-13)
CARD_FIELDS: Final[tuple[str, ...]] = (
    "cell", "facing", "exhausted", "damage", "poison", "defeated", "by_1", "by_2", "by_3", "by_4", "order", "slot", "rotation",
    "under", "based", "known", "surge", "waived", "mark",
)  # fmt: skip
SURGES: Final[tuple[str, ...]] = ("", "speed", "attack", "heal")

# counters of players
XP: Final = 0  # face up
SPENT: Final = 1  # face down
DEFEATS: Final = 2
SELECTIONS: Final = 3
SHORT: Final = 4  # by how much the next draw of a solo player is cut (DA-solocard-11)
PLAYER_FIELDS: Final[tuple[str, ...]] = ("xp", "spent", "defeats", "selections", "short")

ROUND: Final = 0
CYCLE: Final = 1
FIRST: Final = 2
ACTIVE: Final = 3
RESERVE_1: Final = 4
RESERVE_2: Final = 5
HALLWAYS: Final = 6  # open joints of the floor, as bits
PVP: Final = 7
ENDING: Final = 8  # the end condition has been met (DA-end-01)
COOPERATIVE: Final = 9
WORLD_FIELDS: Final[tuple[str, ...]] = (
    "round", "cycle", "first_player", "active", "reserve_1", "reserve_2", "hallways", "pvp", "ending", "cooperative",
)  # fmt: skip

# the frames: columns, rows and entrances by number of players (DA-geometry-12 to 15); entrances in the order of the seats
FLOORS: Final[tuple[Floor, ...]] = (
    Floor(3, 5, ((1, 0, SOUTH),)),
    Floor(3, 5, ((1, 0, SOUTH), (1, 4, NORTH))),
    Floor(5, 4, ((2, 0, SOUTH), (0, 2, WEST), (4, 2, EAST))),
    Floor(5, 5, ((2, 0, SOUTH), (0, 2, WEST), (2, 4, NORTH), (4, 2, EAST))),
)
TILES_BY_LEVEL: Final[tuple[tuple[int, ...], ...]] = ((6, 6, 8, 10), (4, 5, 6, 7), (2, 2, 3, 4))
RESERVES: Final[tuple[tuple[int, ...], ...]] = ((8, 12, 15, 20), (12, 16, 25, 35))
DIE: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 3)
# selections, discard limit, hand size (DA-draft-table-01)
DRAFT_TABLE: Final[tuple[tuple[int, int], ...]] = ((1, 6), (1, 6), (2, 6), (2, 6), (2, 7), (2, 7), (3, 7), (3, 7), (3, 8))
ROUNDS: Final = 4
CYCLES: Final = 4
VISIBLE: Final = 5  # upgrades of the Area


def solo_card(s: State, card: int) -> SoloCard:
    return cast(SoloCard, s.cards[card])


def thing(s: State, card: int) -> Thing:
    return cast(Thing, s.cards[card])


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


def laid(s: State) -> int:
    """The cells of all tiles on the board, as a mask."""
    mask = 0
    for card in tiles(s):
        mask |= floor(s).slot_cells[s.numbers[SLOT][card] - 1]
    return mask


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


def upgrade_level(s: State) -> int:
    """The level of the upgrade deck in use: each reserve that is empty has brought the next one (DA-switch-01, DA-switch-03)."""
    if s.world[RESERVE_1]:
        return 1
    return 2 if s.world[RESERVE_2] else 3


def governs(s: State) -> bool:
    """Whether the Solo/Cooperative cards activate the monsters: for somebody alone, and for those who play together."""
    return s.players == 1 or bool(s.world[COOPERATIVE])


def last_phase(s: State) -> bool:
    """Whether the game ends with the final phase of this round (DA-end-02, DA-end-03)."""
    return s.world[ROUND] == ROUNDS or bool(s.world[ENDING])


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
