"""A map as text or as a picture, from the same plain facts."""

from __future__ import annotations

from typing import Final

from tapete.core.grid.floor import EAST, NORTH, SIDES, SOUTH, TILE, WEST, Floor
from tapete.core.grid.tiles import DOOR, FRAME, HALLWAY, LOCKED, NO_TILE, SECRET, VACANT, has_door, side_state

CELL: Final = 3  # characters to a cell
SIGNS: Final = {FRAME: "█", VACANT: "", DOOR: "◊", LOCKED: "×", SECRET: "┊", HALLWAY: " "}
DOOR_TO_NOTHING: Final = "◊"
FLAT: Final = "─"
UPRIGHT: Final = "│"
CORNER: Final = "·"


class Sketch:
    """What is to be drawn: the doors of the tile in each slot, the open hallways, and what stands on each cell."""

    def __init__(self, floor: Floor, doors: list[int], hallways: int) -> None:
        self.floor = floor
        self.doors = doors
        self.hallways = hallways
        self.marks: dict[int, str] = {}  # up to three characters on a cell
        self.columns = range(floor.columns)  # what is drawn as text
        self.rows = range(floor.rows)

    def crop(self, slots: list[int], margin: int) -> None:
        """Leave out of the text what is farther than so many slots from these."""
        floor = self.floor
        columns = [floor.column(slot) for slot in slots]
        rows = [floor.row(slot) for slot in slots]
        if slots:
            self.columns = range(max(0, min(columns) - margin), min(floor.columns, max(columns) + margin + 1))
            self.rows = range(max(0, min(rows) - margin), min(floor.rows, max(rows) + margin + 1))

    def sign(self, slot: int, side: int) -> str:
        """How the middle of a side of a placed tile is drawn; empty for a plain wall."""
        state = side_state(self.floor, self.doors, self.hallways, slot, side)
        if state in (FRAME, VACANT):
            return DOOR_TO_NOTHING if has_door(self.doors[slot], side) else ""
        return SIGNS[state]


def ascii_map(sketch: Sketch) -> list[str]:
    """The map as lines, north on top, with the names of columns and rows around it."""
    lines: list[str] = []
    for row in reversed(sketch.rows):
        lines.append(border_line(sketch, row + 1))
        for inner in reversed(range(TILE)):
            lines.append(cell_line(sketch, row * TILE + inner))
    lines.append(border_line(sketch, sketch.rows.start))
    letters = "    "
    for column in sketch.columns:
        letters += "".join([f" {chr(ord('a') + column * TILE + x)} " for x in range(TILE)]) + " "
    lines.append(letters)
    return [line.rstrip() for line in lines]


def border_line(sketch: Sketch, row: int) -> str:
    """The border below the slots of a row (and above those of the row before)."""
    line = "   " + CORNER
    for column in sketch.columns:
        below = sketch.floor.slot(column, row - 1) if row > 0 else NO_TILE
        above = sketch.floor.slot(column, row) if row < sketch.floor.rows else NO_TILE
        line += border(sketch, below, NORTH, above, SOUTH, CELL * TILE, FLAT) + CORNER
    return line


def border(sketch: Sketch, first: int, side: int, second: int, other_side: int, length: int, wall: str) -> str:
    """One border between two slots, of which at least one may hold a tile."""
    for slot, toward in ((first, side), (second, other_side)):
        if slot >= 0 and sketch.doors[slot] != NO_TILE:
            sign = sketch.sign(slot, toward) or wall
            half = (length - 1) // 2
            return wall * half + sign + wall * half
    return " " * length


def cell_line(sketch: Sketch, y: int) -> str:
    floor = sketch.floor
    row = y // TILE
    line = f"{y + 1:>2} "
    for column in range(sketch.columns.start, sketch.columns.stop + 1):
        left = floor.slot(column - 1, row) if column > 0 else NO_TILE
        right = floor.slot(column, row) if column < floor.columns else NO_TILE
        line += upright(sketch, left, right, y % TILE == 1)
        if column < sketch.columns.stop:
            for x in range(column * TILE, column * TILE + TILE):
                line += cell_text(sketch, floor.cell(x, y))
    return line


def upright(sketch: Sketch, left: int, right: int, middle: bool) -> str:
    """One character of a border between east and west."""
    for slot, side in ((left, EAST), (right, WEST)):
        if slot >= 0 and sketch.doors[slot] != NO_TILE:
            return (sketch.sign(slot, side) or UPRIGHT) if middle else UPRIGHT
    return " "


def cell_text(sketch: Sketch, cell: int) -> str:
    if sketch.doors[sketch.floor.slot_of(cell)] == NO_TILE:
        return " " * CELL
    return sketch.marks.get(cell, ".").center(CELL)[:CELL]


# ---------------------------------------------------------------------------------------------------------------- picture

UNIT: Final = 24  # of a cell in the picture
STROKES: Final = {
    FRAME: "#222",
    VACANT: "#555",
    DOOR: "#a60",
    LOCKED: "#a00",
    SECRET: "#555",
    HALLWAY: "#fff",
}


def svg_map(sketch: Sketch) -> str:
    """The map as an SVG picture."""
    floor = sketch.floor
    width, height = floor.width * UNIT, floor.height * UNIT
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">']
    parts.append(f'<rect width="{width}" height="{height}" fill="#eee"/>')
    for slot in floor.slots:
        if sketch.doors[slot] != NO_TILE:
            parts += svg_tile(sketch, slot)
    for cell, mark in sketch.marks.items():
        x, y = floor.x(cell) * UNIT + UNIT // 2, (floor.height - 1 - floor.y(cell)) * UNIT + UNIT * 2 // 3
        parts.append(f'<text x="{x}" y="{y}" font-size="{UNIT // 2}" text-anchor="middle">{escaped(mark)}</text>')
    parts.append("</svg>")
    return "\n".join(parts)


def svg_tile(sketch: Sketch, slot: int) -> list[str]:
    floor = sketch.floor
    left, top = floor.column(slot) * TILE * UNIT, (floor.rows - 1 - floor.row(slot)) * TILE * UNIT
    parts: list[str] = []
    for at in range(TILE * TILE):
        x, y = left + at % TILE * UNIT, top + at // TILE * UNIT
        parts.append(f'<rect x="{x}" y="{y}" width="{UNIT}" height="{UNIT}" fill="#fff" stroke="#ccc"/>')
    for side in SIDES:
        parts += svg_side(sketch, slot, side, left, top)
    return parts


def svg_side(sketch: Sketch, slot: int, side: int, left: int, top: int) -> list[str]:
    """The wall of a side, and in its middle what it is."""
    length = TILE * UNIT
    x1, y1, x2, y2 = {
        NORTH: (left, top, left + length, top),
        SOUTH: (left, top + length, left + length, top + length),
        EAST: (left + length, top, left + length, top + length),
        WEST: (left, top, left, top + length),
    }[side]
    state = side_state(sketch.floor, sketch.doors, sketch.hallways, slot, side)
    parts = [f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#333" stroke-width="3"/>']
    if state == HALLWAY or has_door(sketch.doors[slot], side):
        mx1, my1 = x1 + (x2 - x1) // 3, y1 + (y2 - y1) // 3
        mx2, my2 = x2 - (x2 - x1) // 3, y2 - (y2 - y1) // 3
        parts.append(f'<line x1="{mx1}" y1="{my1}" x2="{mx2}" y2="{my2}" stroke="{STROKES[state]}" stroke-width="5"/>')
    return parts


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
