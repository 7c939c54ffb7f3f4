"""The floor inside a frame: slots for tiles of 3×3 cells, on one global grid.

The slot in column ``c`` and row ``r`` holds the cells with ``x`` from ``3c`` to ``3c + 2`` and ``y`` from ``3r`` to ``3r + 2``;
``x`` grows east and ``y`` north. A cell has a name as on a chessboard: ``a1`` is the south-west corner.

>>> floor = Floor(3, 5)
>>> floor.name(floor.cell(4, 6)), floor.find("e7") == floor.cell(4, 6), floor.slot_of(floor.cell(4, 6)) == floor.slot(1, 2)
('e7', True, True)
"""

from __future__ import annotations

from typing import Final

from tapete.core.grid.cells import members

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final[tuple[int, ...]] = (NORTH, EAST, SOUTH, WEST)
SIDE_LETTERS: Final = "nesw"
STEP_X: Final[tuple[int, ...]] = (0, 1, 0, -1)
STEP_Y: Final[tuple[int, ...]] = (1, 0, -1, 0)
DIRECTIONS: Final[tuple[str, ...]] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
DIRECTION_X: Final[tuple[int, ...]] = (0, 1, 1, 1, 0, -1, -1, -1)
DIRECTION_Y: Final[tuple[int, ...]] = (1, 1, 0, -1, -1, -1, 0, 1)
TILE: Final = 3  # cells along a side of a tile
NOWHERE: Final = -1


def opposite(side: int) -> int:
    return (side + 2) % 4


class Floor:
    """A frame: which slots it encloses and where its entrances are. Never changes; one object serves every game on it."""

    def __init__(
        self, columns: int, rows: int, entrances: tuple[tuple[int, int, int], ...] = (), missing: tuple[int, ...] = ()
    ) -> None:
        self.columns = columns
        self.rows = rows
        self.width = TILE * columns
        self.height = TILE * rows
        self.size = self.width * self.height
        self.slots = [slot for slot in range(columns * rows) if slot not in missing]
        self.entrances = [(row * columns + column, side) for column, row, side in entrances]
        self.beside: list[list[int]] = [[self.find_beside(slot, side) for side in SIDES] for slot in range(columns * rows)]
        self.around: list[list[int]] = [self.find_around(cell) for cell in range(self.size)]
        self.slot_cells: list[int] = [self.find_slot_cells(slot) for slot in range(columns * rows)]
        self.room_next: list[int] = [self.find_room_next(cell) for cell in range(self.size)]
        self.room_lists: list[list[int]] = [members(mask) for mask in self.room_next]
        self.cell_slot: list[int] = [self.find_slot(cell) for cell in range(self.size)]
        self.cell_sides: list[list[int]] = [self.find_sides(cell) for cell in range(self.size)]
        self.joint_of: list[list[int]] = [[self.find_joint(slot, side) for side in SIDES] for slot in range(columns * rows)]
        self.names: list[str] = [f"{chr(ord('a') + self.x(cell))}{self.y(cell) + 1}" for cell in range(self.size)]
        self.lines: dict[int, int] = {}  # by two cells: the joints between them (core/grid/sight.py)
        self.outlooks: dict[int, list[tuple[int, int]]] = {}  # by a cell and a range: what may be seen (core/grid/passages.py)

    # -- cells

    def cell(self, x: int, y: int) -> int:
        """The number of a cell; -1 off the grid."""
        if x < 0 or y < 0 or x >= self.width or y >= self.height:
            return NOWHERE
        return y * self.width + x

    def x(self, cell: int) -> int:
        return cell % self.width

    def y(self, cell: int) -> int:
        return cell // self.width

    def name(self, cell: int) -> str:
        return self.names[cell]

    def find(self, name: str) -> int:
        """The cell with this name; -1 when there is none."""
        if len(name) < 2 or not "a" <= name[0] <= "z" or not name[1:].isdigit():
            return NOWHERE
        return self.cell(ord(name[0]) - ord("a"), int(name[1:]) - 1)

    def find_around(self, cell: int) -> list[int]:
        """The eight cells around one, from the north clockwise; -1 off the grid."""
        x, y = self.x(cell), self.y(cell)
        return [self.cell(x + dx, y + dy) for dx, dy in zip(DIRECTION_X, DIRECTION_Y, strict=True)]

    def distance(self, a: int, b: int) -> int:
        """Range between two cells: a diagonal counts as one, and walls do not lengthen it."""
        width = self.width
        return max(abs(a % width - b % width), abs(a // width - b // width))

    # -- slots

    def slot(self, column: int, row: int) -> int:
        return row * self.columns + column

    def column(self, slot: int) -> int:
        return slot % self.columns

    def row(self, slot: int) -> int:
        return slot // self.columns

    def slot_of(self, cell: int) -> int:
        """The slot a cell lies in; -1 for no cell."""
        return self.cell_slot[cell] if cell >= 0 else NOWHERE

    def find_slot(self, cell: int) -> int:
        return cell // self.width // TILE * self.columns + cell % self.width // TILE

    def find_room_next(self, cell: int) -> int:
        """The cells next to one in its own room, as a mask."""
        mask = 0
        for other in self.around[cell]:
            if other >= 0 and self.find_slot(other) == self.find_slot(cell):
                mask |= 1 << other
        return mask

    def inner(self, slot: int, x: int, y: int) -> int:
        """A cell of a slot by its place in it, (0, 0) being the south-west one."""
        return (self.row(slot) * TILE + y) * self.width + self.column(slot) * TILE + x

    def centre(self, slot: int) -> int:
        return self.inner(slot, 1, 1)

    def find_slot_cells(self, slot: int) -> int:
        mask = 0
        for y in range(TILE):
            for x in range(TILE):
                mask |= 1 << self.inner(slot, x, y)
        return mask

    def find_beside(self, slot: int, side: int) -> int:
        """The slot on that side, or -1 for the frame."""
        column = self.column(slot) + STEP_X[side]
        if not 0 <= column < self.columns:
            return NOWHERE
        found = self.slot(column, self.row(slot) + STEP_Y[side])  # beyond the first or the last row there is no slot
        return found if found in self.slots and slot in self.slots else NOWHERE

    def along(self, slot: int, side: int) -> list[int]:
        """The three cells of a slot along one side."""
        if side == NORTH:
            return [self.inner(slot, x, 2) for x in range(TILE)]
        if side == SOUTH:
            return [self.inner(slot, x, 0) for x in range(TILE)]
        return [self.inner(slot, 2 if side == EAST else 0, y) for y in range(TILE)]

    def middle(self, slot: int, side: int) -> int:
        """The cell of a slot in the middle of one side, where its door or wall is opened."""
        return self.along(slot, side)[1]

    def sides_at(self, cell: int) -> list[int]:
        """The sides of its own tile that a cell lies along: two for a corner, none for the centre."""
        return self.cell_sides[cell]

    def find_sides(self, cell: int) -> list[int]:
        x = self.x(cell) % TILE
        y = self.y(cell) % TILE
        found: list[int] = []
        if y == 2:
            found.append(NORTH)
        if x == 2:
            found.append(EAST)
        if y == 0:
            found.append(SOUTH)
        if x == 0:
            found.append(WEST)
        return found

    # -- joints: the borders between two slots

    def find_joint(self, slot: int, side: int) -> int:
        """The number of the border on a side of a slot, the same from both slots; -1 for the frame."""
        other = self.beside[slot][side]
        if other == NOWHERE:
            return NOWHERE
        return 2 * min(slot, other) + (1 if side in (NORTH, SOUTH) else 0)

    def joint(self, slot: int, side: int) -> int:
        return self.joint_of[slot][side]

    def joint_between(self, a: int, b: int) -> int:
        """The joint of two slots; -1 when they do not share a border."""
        for side in SIDES:
            if self.beside[a][side] == b:
                return self.joint_of[a][side]
        return NOWHERE
