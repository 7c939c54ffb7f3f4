"""A map drawn: every sign, every border and every name in its place, as text and as a picture."""

from __future__ import annotations

import re

import pytest

from tapete.core.grid.drawing import STROKES, UNIT, Sketch, ascii_map, svg_map
from tapete.core.grid.floor import EAST, NORTH, SOUTH, WEST, Floor
from tapete.core.grid.tiles import DOOR, FRAME, HALLWAY, LOCKED, NO_TILE, SECRET, VACANT, joints

FLOOR = Floor(3, 4, missing=(2,))  # wider and higher are not the same, and one corner is cut out


def sketch() -> Sketch:
    """Five rooms: the middle one has a hallway, a door, a locked door and a wall around it."""
    doors = [NO_TILE] * 12
    doors[1] = 1 << SOUTH
    doors[3] = 1 << NORTH
    doors[4] = 1 << NORTH | 1 << EAST | 1 << WEST
    doors[5] = 1 << EAST | 1 << WEST
    doors[7] = 1 << EAST | 1 << SOUTH
    drawn = Sketch(FLOOR, doors, 1 << FLOOR.joint_between(4, 7))
    drawn.marks = {FLOOR.find("e5"): "H", FLOOR.find("d9"): "g1", FLOOR.find("a6"): "abcd", FLOOR.find("i1"): "x"}
    return drawn


def test_the_whole_map_in_text() -> None:
    assert ascii_map(sketch()) == [
        "   ·         ·         ·         ·",
        "12",
        "11",
        "10",
        "   ·         ·─────────·         ·",
        " 9           │ g1 .  . │",
        " 8           │ .  .  . ◊",  # a door to a slot without a tile
        " 7           │ .  .  . │",
        "   ·────◊────·──── ────·─────────·",  # a hallway
        " 6 │abc .  . │ .  .  . │ .  .  . │",
        " 5 │ .  .  . × .  H  . ◊ .  .  . ◊",  # door to wall, door to door, door to the frame
        " 4 │ .  .  . │ .  .  . │ .  .  . │",
        "   ·─────────·────┊────·─────────·",  # wall to wall
        " 3           │ .  .  . │",
        " 2           │ .  .  . │",
        " 1           │ .  .  . │",
        "   ·         ·────◊────·         ·",
        "     a  b  c   d  e  f   g  h  i",
    ]


def test_a_part_of_the_map_keeps_its_names() -> None:
    drawn = sketch()
    drawn.crop([4], 0)
    assert ascii_map(drawn) == [
        "   ·──── ────·",
        " 6 │ .  .  . │",
        " 5 × .  H  . ◊",
        " 4 │ .  .  . │",
        "   ·────┊────·",
        "     d  e  f",
    ]


@pytest.mark.parametrize(
    ("slots", "margin", "columns", "rows"),
    [
        ([4, 7], 1, range(3), range(4)),  # the frame ends it on all four sides
        ([9], 1, range(2), range(2, 4)),
        ([0], 1, range(2), range(2)),
        ([8, 3], 0, range(3), range(1, 3)),
        ([5], 0, range(2, 3), range(1, 2)),
        ([], 1, range(3), range(4)),  # nothing to look at: all of it
    ],
)
def test_what_is_far_from_some_slots_is_left_out(slots: list[int], margin: int, columns: range, rows: range) -> None:
    drawn = sketch()
    drawn.crop(slots, margin)
    assert (drawn.columns, drawn.rows) == (columns, rows)


@pytest.mark.parametrize(
    ("slot", "side", "sign"),
    [
        (4, NORTH, " "),
        (4, EAST, "◊"),
        (4, SOUTH, "┊"),
        (4, WEST, "×"),
        (5, EAST, "◊"),  # the frame, behind a door
        (5, SOUTH, ""),  # the frame, behind a wall: the slot below is missing
        (5, NORTH, ""),  # a slot without a tile, behind a wall
        (3, NORTH, "◊"),  # and behind a door
    ],
)
def test_the_sign_of_a_side(slot: int, side: int, sign: str) -> None:
    assert sketch().sign(slot, side) == sign


def numbers(tag: str, *names: str) -> list[tuple[str, ...]]:
    """What the pieces of one kind of the picture say under these names."""
    found = re.findall(rf"<{tag} [^>]*>", svg_map(sketch()))
    return [tuple([match[1] for name in names if (match := re.search(rf'\b{name}="([^"]*)"', piece))]) for piece in found]


def test_the_picture_has_a_square_for_each_cell_of_a_placed_tile() -> None:
    squares = {tuple([int(value) // UNIT for value in each]) for each in numbers("rect", "x", "y") if len(each) == 2}
    placed = [(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)]
    cells = [(column * 3 + x, row * 3 + y) for column, row in placed for x in range(3) for y in range(3)]
    assert squares == {(x, 11 - y) for x, y in cells}  # from the north, as on a screen
    assert all(int(value) % UNIT == 0 for each in numbers("rect", "x", "y") for value in each)
    assert len(numbers("rect", "x")) == 5 * 9 + 1  # and the cloth


def test_the_picture_is_as_big_as_the_frame_and_says_what_stands_where() -> None:
    lines = svg_map(sketch()).split("\n")
    assert lines[0] == '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 288" width="216" height="288">'
    assert lines[1] == '<rect width="216" height="288" fill="#eee"/>'
    assert lines[-5:] == [
        '<text x="108" y="184" font-size="12" text-anchor="middle">H</text>',
        '<text x="84" y="88" font-size="12" text-anchor="middle">g1</text>',
        '<text x="12" y="160" font-size="12" text-anchor="middle">abcd</text>',
        '<text x="204" y="280" font-size="12" text-anchor="middle">x</text>',
        "</svg>",
    ]


def side_lines(slot: int, colour: str) -> list[tuple[str, ...]]:
    """The lines of a colour along the four sides of one tile, as they are drawn: from the north clockwise."""
    picture = svg_map(sketch()).split("\n")
    placed = [each for each in FLOOR.slots if sketch().doors[each] != NO_TILE]
    first = [at for at, line in enumerate(picture) if line.startswith("<line") and picture[at - 1].startswith("<rect")]
    start = first[placed.index(slot)]
    found = []
    for line in picture[start:]:
        if not line.startswith("<line"):
            break
        if f'stroke="{colour}"' in line:
            found.append(tuple(re.findall(r'\b[xy][12]="(\d+)"', line)))
    return found


def test_the_walls_of_a_tile_are_drawn_all_around_it() -> None:
    left, top, right, bottom = ("72", "144", "144", "216")  # column 1, row 1 of four
    assert side_lines(4, "#333") == [
        (left, top, right, top),
        (right, top, right, bottom),
        (left, bottom, right, bottom),
        (left, top, left, bottom),
    ]


def test_what_a_side_is_stands_in_its_middle_third() -> None:
    assert side_lines(4, STROKES[HALLWAY]) == [("96", "144", "120", "144")]
    assert side_lines(4, STROKES[DOOR]) == [("144", "168", "144", "192")]
    assert side_lines(4, STROKES[LOCKED]) == [("72", "168", "72", "192")]
    assert side_lines(5, STROKES[FRAME]) == [("216", "168", "216", "192")]
    assert side_lines(3, STROKES[VACANT]) == [("24", "144", "48", "144")]
    assert side_lines(1, STROKES[SECRET]) == []  # nobody sees a secret door


def test_a_mark_cannot_break_the_picture() -> None:
    drawn = sketch()
    drawn.marks = {0: "<&"}
    assert ">&lt;&amp;</text>" in svg_map(drawn)


# -- a floor that is higher than wide: which is which shows


@pytest.mark.parametrize("size", [(2, 4), (4, 2), (3, 1)])
def test_cells_slots_and_borders_lie_where_their_coordinates_say(size: tuple[int, int]) -> None:
    floor = Floor(*size)
    width, height = 3 * size[0], 3 * size[1]
    assert (floor.width, floor.height, floor.size) == (width, height, width * height)
    for y in range(height):
        for x in range(width):
            cell = floor.cell(x, y)
            assert (floor.x(cell), floor.y(cell), floor.name(cell)) == (x, y, f"{'abcdefghijkl'[x]}{y + 1}")
            slot = floor.slot_of(cell)
            assert (floor.column(slot), floor.row(slot)) == (x // 3, y // 3) and slot == floor.slot(x // 3, y // 3)
            assert floor.inner(slot, x % 3, y % 3) == cell
            touching = [
                (x, y + 1),
                (x + 1, y + 1),
                (x + 1, y),
                (x + 1, y - 1),
                (x, y - 1),
                (x - 1, y - 1),
                (x - 1, y),
                (x - 1, y + 1),
            ]
            around = [v * width + u if 0 <= u < width and 0 <= v < height else -1 for u, v in touching]
            assert floor.around[cell] == around
            room = [other for other in around if other >= 0 and floor.slot_of(other) == slot]
            assert floor.room_lists[cell] == sorted(room) and floor.room_next[cell] == sum(1 << other for other in room)
            assert floor.centre(slot) == floor.cell(x // 3 * 3 + 1, y // 3 * 3 + 1)
    assert [floor.cell(*place) for place in ((-1, 0), (0, -1), (width, 0), (0, height))] == [-1] * 4
    assert floor.slot_of(-1) == -1


def test_the_cells_along_a_side_and_the_slots_beside_it() -> None:
    floor = Floor(2, 3)
    slot = floor.slot(1, 1)
    named = {side: [floor.name(cell) for cell in floor.along(slot, side)] for side in (NORTH, EAST, SOUTH, WEST)}
    assert named == {
        NORTH: ["d6", "e6", "f6"],
        EAST: ["f4", "f5", "f6"],
        SOUTH: ["d4", "e4", "f4"],
        WEST: ["d4", "d5", "d6"],
    }
    assert [floor.name(floor.middle(slot, side)) for side in (NORTH, EAST, SOUTH, WEST)] == ["e6", "f5", "e4", "d5"]
    assert floor.beside[slot] == [floor.slot(1, 2), -1, floor.slot(1, 0), floor.slot(0, 1)]
    assert floor.beside[floor.slot(0, 0)] == [floor.slot(0, 1), floor.slot(1, 0), -1, -1]
    assert [floor.joint_between(0, other) for other in range(6)] == [-1, floor.joint(0, EAST), floor.joint(0, NORTH), -1, -1, -1]
    assert floor.joint(0, EAST) != floor.joint(0, NORTH) >= 0


def test_a_missing_slot_has_no_neighbours_and_no_borders() -> None:
    assert FLOOR.beside[2] == [-1, -1, -1, -1] and FLOOR.beside[5][SOUTH] == -1 and FLOOR.beside[1][EAST] == -1
    assert [FLOOR.joint(2, side) for side in (NORTH, EAST, SOUTH, WEST)] == [-1] * 4
    whole = Floor(3, 4)
    gone = {(1, EAST), (2, NORTH)}  # those of the slot that is missing
    assert set(joints(FLOOR)) == set(joints(whole)) - gone


def test_entrances_are_slots_with_a_side() -> None:
    assert Floor(3, 4, entrances=((1, 0, SOUTH), (2, 3, EAST))).entrances == [(1, SOUTH), (11, EAST)]


def test_the_first_and_the_last_slot_are_drawn_like_any_other() -> None:
    floor = Floor(2, 2)
    doors = [1 << EAST, NO_TILE, NO_TILE, 1 << NORTH]
    assert ascii_map(Sketch(floor, doors, 0)) == [
        "   ·         ·────◊────·",
        " 6           │ .  .  . │",
        " 5           │ .  .  . │",
        " 4           │ .  .  . │",
        "   ·─────────·─────────·",
        " 3 │ .  .  . │",
        " 2 │ .  .  . ◊",
        " 1 │ .  .  . │",
        "   ·─────────·         ·",
        "     a  b  c   d  e  f",
    ]
    doors = [NO_TILE, 1 << SOUTH, 1 << WEST, NO_TILE]
    assert ascii_map(Sketch(floor, doors, 0)) == [
        "   ·─────────·         ·",
        " 6 │ .  .  . │",
        " 5 ◊ .  .  . │",
        " 4 │ .  .  . │",
        "   ·─────────·─────────·",
        " 3           │ .  .  . │",
        " 2           │ .  .  . │",
        " 1           │ .  .  . │",
        "   ·         ·────◊────·",
        "     a  b  c   d  e  f",
    ]
