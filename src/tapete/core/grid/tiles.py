"""Tiles of 3×3 cells: doors or walls in the middle of each side, icons on cells; everything turns together.

A rotation is a number of quarter turns clockwise. Doors are four bits, north first: bit ``NORTH``, ``EAST``, ``SOUTH``, ``WEST``.

>>> shape = TileShape("n", (((0, 2), "goblin"),))
>>> doors_text(shape.doors(1)), shape.icons(1)
('e', [((2, 2), 'goblin')])
"""

from __future__ import annotations

from typing import Final

from tapete.core.grid.floor import EAST, NORTH, SIDE_LETTERS, SIDES, TILE, Floor, opposite

Place = tuple[int, int]

# what one side of a placed tile is
FRAME: Final = "frame"
VACANT: Final = "vacant"  # a slot without a tile
DOOR: Final = "door"  # door to door, closed
LOCKED: Final = "locked"  # door to wall
SECRET: Final = "secret"  # wall to wall: a secret door may be found
HALLWAY: Final = "hallway"  # open for good
NO_TILE: Final = -1


class TileShape:
    """What is printed on a tile before it is turned: its doors, as letters of ``nesw``, and its icons by cell."""

    def __init__(self, doors: str, icons: tuple[tuple[Place, str], ...] = ()) -> None:
        if not doors or any([letter not in SIDE_LETTERS for letter in doors]):
            raise ValueError(f"a tile has at least one door, each a letter of {SIDE_LETTERS}, not {doors!r}")
        places = [place for place, _ in icons]
        if len(set(places)) != len(places):
            raise ValueError(f"at most one icon on a cell: {places}")
        self.printed_doors = sum([1 << SIDE_LETTERS.index(letter) for letter in set(doors)])
        self.printed_icons = icons
        self.all_doors = self.printed_doors == 15
        self.doors_turned = [turned_doors(self.printed_doors, rotation) for rotation in range(4)]

    def doors(self, rotation: int) -> int:
        """The sides with a door once the tile is turned, as bits."""
        return self.doors_turned[rotation % 4]

    def icons(self, rotation: int) -> list[tuple[Place, str]]:
        """The icons with their places in the turned tile."""
        return [(turned(place, rotation), icon) for place, icon in self.printed_icons]


def turned_doors(doors: int, rotation: int) -> int:
    found = 0
    for side in SIDES:
        if doors >> side & 1:
            found |= 1 << (side + rotation) % 4
    return found


def turned(place: Place, rotation: int) -> Place:
    """Where a cell of a tile goes when it is turned clockwise."""
    x, y = place
    for _ in range(rotation % 4):
        x, y = y, TILE - 1 - x
    return x, y


def doors_text(doors: int) -> str:
    return "".join([letter for side, letter in enumerate(SIDE_LETTERS) if doors >> side & 1])


def has_door(doors: int, side: int) -> bool:
    return bool(doors >> side & 1)


def side_state(floor: Floor, doors: list[int], hallways: int, slot: int, side: int) -> str:
    """The one state a side of a placed tile is in. ``doors[slot]`` are the doors of the tile there, or ``NO_TILE``."""
    other = floor.beside[slot][side]
    if other < 0:
        return FRAME
    if hallways >> floor.joint_of[slot][side] & 1:
        return HALLWAY
    if doors[other] == NO_TILE:
        return VACANT
    here = has_door(doors[slot], side)
    there = has_door(doors[other], opposite(side))
    if here and there:
        return DOOR
    return LOCKED if here or there else SECRET


def joints(floor: Floor) -> list[tuple[int, int]]:
    """Every border between two slots once: a slot and its east or north side."""
    return [(slot, side) for slot in floor.slots for side in (NORTH, EAST) if floor.beside[slot][side] >= 0]
