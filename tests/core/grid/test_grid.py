"""The geometry of a map of rooms: what the clauses define, and what must hold on every map."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.core.grid import passages as passages_module
from tapete.core.grid.cells import CellSet, members
from tapete.core.grid.drawing import Sketch, ascii_map, svg_map
from tapete.core.grid.floor import DIRECTIONS, EAST, NORTH, SIDES, SOUTH, WEST, Floor, opposite
from tapete.core.grid.passages import Passages, passages
from tapete.core.grid.sight import ASIDE, BEHIND, FRONT, bearing, crossed, crossed_offsets, in_view, obstacles
from tapete.core.grid.tiles import (
    DOOR,
    FRAME,
    HALLWAY,
    LOCKED,
    NO_TILE,
    SECRET,
    VACANT,
    TileShape,
    doors_text,
    has_door,
    joints,
    side_state,
    turned,
)

FLOOR = Floor(3, 3)
CELLS = st.integers(0, FLOOR.size - 1)
JOINTS = [FLOOR.joint(slot, side) for slot, side in joints(FLOOR)]
HALLWAYS = st.sets(st.sampled_from(JOINTS)).map(lambda found: sum(1 << joint for joint in found))
MASKS = st.integers(0, (1 << FLOOR.size) - 1)
SETS = MASKS.map(CellSet)


def at(name: str) -> int:
    found = FLOOR.find(name)
    assert found >= 0, name
    return found


def mask(*names: str) -> int:
    return sum(1 << at(name) for name in names)


def layout(*open_joints: tuple[int, int]) -> Passages:
    """Hallways between slots given by column + 3 * row."""
    return passages(FLOOR, sum(1 << FLOOR.joint_between(a, b) for a, b in open_joints))


# -- cells


@given(SETS, SETS, SETS)
def test_sets_of_cells_keep_the_algebra_of_sets(a: CellSet, b: CellSet, c: CellSet) -> None:
    assert set(a | b) == set(a) | set(b)
    assert set(a & b) == set(a) & set(b)
    assert set(a - b) == set(a) - set(b)
    assert set(a ^ b) == set(a) ^ set(b)
    assert (a <= b) == (set(a) <= set(b))
    assert [cell in a for cell in range(FLOOR.size + 1)] == [cell in set(a) for cell in range(FLOOR.size + 1)] and "1" not in a
    assert a & (b | c) == (a & b) | (a & c)
    assert len(a) == len(set(a)) and bool(a) == bool(set(a))
    assert hash(a) == hash(CellSet.of(*a)) and CellSet.of(*a) == a
    assert (a == b) == (set(a) == set(b)) and a != a ^ CellSet.of(3) and a != a.mask


@given(CELLS)
def test_a_cell_has_one_name_and_lies_in_one_slot(cell: int) -> None:
    assert FLOOR.find(FLOOR.name(cell)) == cell
    assert cell in members(FLOOR.slot_cells[FLOOR.slot_of(cell)])


def test_names_off_the_grid_are_nowhere() -> None:
    assert [FLOOR.find(name) for name in ("", "a", "a0", "j1", "a10", "11", "z9")] == [-1] * 7


@pytest.mark.clause("DA-geometry-06")
def test_the_slot_in_column_1_and_row_2_holds_the_cells_from_3_6_to_5_8() -> None:
    slot = FLOOR.slot(1, 2)
    held = {(FLOOR.x(cell), FLOOR.y(cell)) for cell in members(FLOOR.slot_cells[slot])}
    assert held == {(x, y) for x in (3, 4, 5) for y in (6, 7, 8)}
    assert FLOOR.centre(slot) == FLOOR.cell(4, 7)
    assert FLOOR.slot(0, 0) == 0 and FLOOR.name(0) == "a1"


# -- tiles


@pytest.mark.clause("DA-geometry-07")
def test_doors_and_icons_turn_together() -> None:
    shape = TileShape("ne", (((1, 2), "goblin"), ((0, 0), "threat")))
    assert shape.doors(1) == 1 << EAST | 1 << SOUTH
    assert shape.icons(1) == [((2, 1), "goblin"), ((0, 2), "threat")]
    assert shape.doors(2) == 1 << SOUTH | 1 << WEST
    assert shape.icons(3) == [((0, 1), "goblin"), ((2, 0), "threat")]


@pytest.mark.clause("DA-geometry-07")
def test_a_tile_without_doors_or_with_two_icons_on_a_cell_is_no_tile() -> None:
    with pytest.raises(ValueError, match="at least one door"):
        TileShape("")
    with pytest.raises(ValueError, match="one icon"):
        TileShape("n", (((0, 0), "goblin"), ((0, 0), "orc")))


@given(st.integers(0, 15).filter(bool), st.integers(0, 3), st.tuples(st.integers(0, 2), st.integers(0, 2)))
def test_four_quarter_turns_change_nothing(doors: int, rotation: int, place: tuple[int, int]) -> None:
    shape = TileShape("".join("nesw"[side] for side in SIDES if doors >> side & 1), ((place, "orc"),))
    assert shape.doors(rotation + 4) == shape.doors(rotation)
    assert turned(turned(place, rotation), 4 - rotation) == place
    assert shape.doors(rotation).bit_count() == doors.bit_count()


@pytest.mark.clause("DA-geometry-08")
def test_a_side_is_in_exactly_one_state() -> None:
    doors = [NO_TILE] * 9
    doors[4] = 1 << NORTH | 1 << EAST  # the middle tile has doors to north and east
    doors[7] = 1 << SOUTH  # the one above answers with a door
    doors[5] = 1 << NORTH  # the one to the east has a wall there
    doors[1] = 1 << EAST  # wall to wall in the south
    states = {side: side_state(FLOOR, doors, 0, 4, side) for side in SIDES}
    assert states == {NORTH: DOOR, EAST: LOCKED, SOUTH: SECRET, WEST: VACANT}
    assert side_state(FLOOR, doors, 0, 1, SOUTH) == FRAME
    opened = 1 << FLOOR.joint(4, SOUTH)
    assert side_state(FLOOR, doors, opened, 4, SOUTH) == HALLWAY == side_state(FLOOR, doors, opened, 1, NORTH)


@pytest.mark.clause("DA-component-06")
def test_beyond_the_frame_there_is_no_slot() -> None:
    assert [FLOOR.beside[0][side] for side in SIDES] == [3, 1, -1, -1]
    cut = Floor(3, 3, missing=(1,))
    assert cut.beside[0][EAST] == -1 and cut.beside[2][WEST] == -1


def test_a_joint_has_one_number_from_both_sides() -> None:
    numbers = [FLOOR.joint(slot, side) for slot, side in joints(FLOOR)]
    assert len(numbers) == len(set(numbers)) == 12
    for slot, side in joints(FLOOR):
        assert FLOOR.joint(slot, side) == FLOOR.joint(FLOOR.beside[slot][side], opposite(side))


@pytest.mark.clause("DA-geometry-11")
def test_each_side_is_served_by_its_three_cells_and_the_centre_serves_none() -> None:
    assert FLOOR.sides_at(at("e5")) == []
    assert FLOOR.sides_at(at("d4")) == [SOUTH, WEST]
    for side in SIDES:
        assert [cell for cell in members(FLOOR.slot_cells[4]) if side in FLOOR.sides_at(cell)] == sorted(FLOOR.along(4, side))


# -- adjacency


@pytest.mark.clause("DA-geometry-01", "DA-geometry-04")
def test_inside_a_room_nothing_parts_cells_that_touch() -> None:
    closed = layout()
    assert closed.masks[at("e5")] == FLOOR.slot_cells[4] & ~mask("e5")
    assert closed.masks[at("d4")] == mask("d5", "e4", "e5")


@pytest.mark.clause("DA-geometry-02")
def test_a_wall_or_an_unopened_door_parts_cells_that_touch() -> None:
    assert not layout().adjacent(at("c5"), at("d5"))
    assert layout((3, 4)).adjacent(at("c5"), at("d5"))


@pytest.mark.clause("DA-geometry-03")
def test_a_hallway_lets_a_diagonal_step_through_when_one_of_its_cells_is_a_middle_one() -> None:
    opened = layout((3, 4))
    assert opened.masks[at("c5")] >> at("d6") & 1 and opened.masks[at("c5")] >> at("d4") & 1
    assert opened.adjacent(at("c4"), at("d5")) and opened.adjacent(at("c6"), at("d5"))
    assert not opened.adjacent(at("c4"), at("d4")) and not opened.adjacent(at("c6"), at("d6"))


@pytest.mark.clause("DA-geometry-09")
def test_rooms_that_meet_at_a_corner_share_nothing() -> None:
    everything = layout(*[(slot, FLOOR.beside[slot][side]) for slot, side in joints(FLOOR)])
    assert not everything.adjacent(at("c3"), at("d4"))
    assert not everything.sees(at("c3"), at("d4")) and not everything.sees(at("b2"), at("e5"))


@given(HALLWAYS, CELLS, CELLS)
def test_adjacency_is_mutual_and_only_between_cells_that_touch(hallways: int, a: int, b: int) -> None:
    found = passages(FLOOR, hallways)
    assert found.adjacent(a, b) == found.adjacent(b, a)
    if found.adjacent(a, b):
        assert FLOOR.distance(a, b) == 1


@given(HALLWAYS, HALLWAYS, CELLS, CELLS)
def test_opening_more_hallways_never_parts_or_hides_anybody(some: int, more: int, a: int, b: int) -> None:
    before, after = passages(FLOOR, some), passages(FLOOR, some | more)
    assert after.adjacent(a, b) or not before.adjacent(a, b)
    assert after.sees(a, b) or not before.sees(a, b)
    if before.walk(a, b) >= 0:
        assert 0 <= after.walk(a, b) <= before.walk(a, b)


@given(HALLWAYS, CELLS, CELLS)
def test_a_walk_is_as_long_both_ways_and_never_shorter_than_the_range(hallways: int, a: int, b: int) -> None:
    found = passages(FLOOR, hallways)
    assert found.walk(a, b) == found.walk(b, a)
    assert found.walk(a, b) == -1 or found.walk(a, b) >= FLOOR.distance(a, b)


def test_rooms_are_connected_by_a_hallway_and_not_by_touching() -> None:
    opened = layout((3, 4))
    assert opened.connected(3, 4) and opened.connected(4, 3) and not opened.connected(4, 5)


# -- range


@pytest.mark.clause("DA-geometry-05")
def test_a_diagonal_counts_one_and_walls_do_not_lengthen_the_range() -> None:
    assert FLOOR.distance(at("a1"), at("c3")) == 2
    assert FLOOR.distance(at("c1"), at("d1")) == 1  # parted by a wall: neither adjacent nor two away
    assert not layout().adjacent(at("c1"), at("d1"))


@given(CELLS, CELLS, CELLS)
def test_range_is_a_distance(a: int, b: int, c: int) -> None:
    assert FLOOR.distance(a, b) == FLOOR.distance(b, a)
    assert (FLOOR.distance(a, b) == 0) == (a == b)
    assert FLOOR.distance(a, c) <= FLOOR.distance(a, b) + FLOOR.distance(b, c)


# -- facing


@pytest.mark.clause("DA-los-01", "DA-step-16")
def test_of_eight_neighbours_three_are_ahead_two_aside_and_three_behind() -> None:
    around = dict(zip(DIRECTIONS, FLOOR.around[at("e5")], strict=True))
    seen = {name: bearing(FLOOR, at("e5"), NORTH, cell) for name, cell in around.items()}
    assert [name for name in DIRECTIONS if seen[name] == FRONT] == ["n", "ne", "nw"]
    assert [name for name in DIRECTIONS if seen[name] == ASIDE] == ["e", "w"]
    assert [name for name in DIRECTIONS if seen[name] == BEHIND] == ["se", "s", "sw"]


@pytest.mark.clause("DA-los-04")
def test_far_targets_are_in_view_unless_they_lie_behind() -> None:
    assert in_view(FLOOR, at("e5"), EAST, at("e8")) and in_view(FLOOR, at("e5"), EAST, at("h4"))
    assert not in_view(FLOOR, at("e5"), EAST, at("d8"))


@given(CELLS, CELLS)
def test_turning_round_turns_ahead_into_behind(a: int, b: int) -> None:
    for facing in SIDES:
        assert bearing(FLOOR, a, facing, b) + bearing(FLOOR, a, opposite(facing), b) == 2
    assert a == b or any(in_view(FLOOR, a, facing, b) for facing in SIDES)


# -- sight


@pytest.mark.clause("DA-los-03")
def test_a_line_ends_at_walls_and_unopened_doors() -> None:
    assert layout().sees(at("d4"), at("f6"))
    assert not layout().sees(at("b5"), at("e5"))
    assert layout((3, 4)).sees(at("b5"), at("e5"))


@pytest.mark.clause("DA-los-05")
def test_a_line_that_grazes_the_end_of_a_hallway_sees_and_one_beyond_it_does_not() -> None:
    opened = layout((3, 4))
    assert opened.sees(at("c4"), at("d5"))  # crosses the border exactly at the corner of the middle cell
    assert not opened.sees(at("c4"), at("e5"))  # crosses it a third of a cell below
    assert not opened.sees(at("c4"), at("d4"))


@pytest.mark.clause("DA-geometry-10")
def test_a_line_through_three_rooms_needs_both_hallways() -> None:
    assert layout((3, 4), (4, 5)).sees(at("c5"), at("g5"))
    assert not layout((3, 4)).sees(at("c5"), at("g5"))
    assert not layout((4, 5)).sees(at("c5"), at("g5"))


@given(HALLWAYS, CELLS, CELLS)
def test_who_sees_is_seen(hallways: int, a: int, b: int) -> None:
    found = passages(FLOOR, hallways)
    assert found.sees(a, b) == found.sees(b, a)
    if FLOOR.slot_of(a) == FLOOR.slot_of(b):
        assert found.sees(a, b)


@given(HALLWAYS, CELLS, CELLS)
def test_what_is_seen_can_be_walked_to(hallways: int, a: int, b: int) -> None:
    found = passages(FLOOR, hallways)
    if found.sees(a, b):
        assert found.walk(a, b) >= 0


def by_points(a: int, b: int) -> set[int]:
    """The cells in a line by sampling many points of it, corners avoided: an independent way to know them."""
    found = set()
    steps = 2 * 3 * 5 * 7 * 16
    for step in range(1, steps):
        x = (FLOOR.x(a) * 2 + 1) * (steps - step) + (FLOOR.x(b) * 2 + 1) * step
        y = (FLOOR.y(a) * 2 + 1) * (steps - step) + (FLOOR.y(b) * 2 + 1) * step
        if x % (2 * steps) and y % (2 * steps):
            found.add(FLOOR.cell(x // (2 * steps), y // (2 * steps)))
    return found - {a, b}


@settings(max_examples=40)
@given(CELLS, CELLS)
def test_the_cells_in_a_line_are_those_its_points_lie_in(a: int, b: int) -> None:
    assert set(crossed(FLOOR, a, b)) == by_points(a, b)


@given(CELLS, CELLS, MASKS)
def test_obstacles_are_counted_alike_from_both_ends_and_never_count_the_ends(a: int, b: int, occupied: int) -> None:
    assert obstacles(FLOOR, a, b, occupied) == obstacles(FLOOR, b, a, occupied)
    assert obstacles(FLOOR, a, b, 1 << a | 1 << b) == 0
    assert obstacles(FLOOR, a, b, occupied) <= len(crossed(FLOOR, a, b))


@pytest.mark.clause("DA-damage-04")
def test_a_cell_touched_only_at_its_corner_is_no_obstacle() -> None:
    assert crossed(FLOOR, at("d4"), at("f6")) == [at("e5")]
    assert obstacles(FLOOR, at("d4"), at("f6"), mask("d5", "e4", "f5", "e6")) == 0
    assert sorted(crossed(FLOOR, at("d4"), at("f5"))) == sorted([at("e4"), at("e5")])


# -- drawing


def test_a_map_is_drawn_in_text_and_as_a_picture() -> None:
    doors = [NO_TILE] * 9
    doors[3], doors[4], doors[7] = 1 << EAST, 1 << WEST | 1 << NORTH, 1 << EAST
    sketch = Sketch(FLOOR, doors, 1 << FLOOR.joint_between(3, 4))
    sketch.marks = {at("c5"): "P", at("e5"): "g<"}
    lines = ascii_map(sketch)
    assert lines[4:9] == [
        "   ·─────────·────×────·         ·",
        " 6 │ .  .  . │ .  .  . │",
        " 5 │ .  .  P   .  g< . │",
        " 4 │ .  .  . │ .  .  . │",
        "   ·─────────·─────────·         ·",
    ]
    picture = svg_map(sketch)
    assert picture.startswith("<svg") and picture.endswith("</svg>") and "g&lt;" in picture


def test_a_layout_is_computed_once() -> None:
    assert layout((3, 4)) is layout((3, 4))
    assert layout((3, 4)) is not layout((4, 5))


@given(hallways=HALLWAYS, cell=CELLS, least=st.integers(1, 2), more=st.integers(0, 2))
def test_a_ring_is_what_is_seen_at_those_distances(hallways, cell, least, more):
    plan = passages(FLOOR, hallways)
    ring = plan.ring(cell, least, least + more)
    for other in range(FLOOR.size):
        away = FLOOR.distance(cell, other)
        near = least <= away <= least + more and (away > 1 or plan.adjacent(cell, other))
        assert bool(ring >> other & 1) == (near and plan.sees(cell, other))
        assert bool(plan.ring(other, least, least + more) >> cell & 1) == bool(ring >> other & 1), "from both ends"


# -- exactly


def test_obstacles_are_the_occupied_cells_in_the_line_and_no_others() -> None:
    line = [at(name) for name in ("b1", "c1", "d1", "e1", "f1", "g1", "h1")]
    assert sorted(crossed(FLOOR, at("a1"), at("i1"))) == line
    for count in range(len(line) + 1):
        assert obstacles(FLOOR, at("a1"), at("i1"), sum(1 << cell for cell in line[:count])) == count
    assert obstacles(FLOOR, at("a1"), at("i1"), ((1 << FLOOR.size) - 1) & ~sum(1 << cell for cell in line)) == 0


def test_a_line_is_worked_out_once() -> None:
    assert crossed_offsets(5, 3) is crossed_offsets(5, 3)
    assert crossed_offsets(-2, 1) == [(-1, 0), (-1, 1)] and crossed_offsets(0, -3) == [(0, -2), (0, -1)]
    assert crossed_offsets(0, 0) == crossed_offsets(1, 0) == crossed_offsets(1, 1) == []


def test_a_tile_has_all_doors_only_with_all_four() -> None:
    assert TileShape("nesw").all_doors and TileShape("nesww").all_doors
    assert not any(TileShape(doors).all_doors for doors in ("nes", "esw", "nsw", "new", "n"))
    assert TileShape("nn").doors(0) == 1 << NORTH and TileShape("ne").doors(5) == 1 << EAST | 1 << SOUTH
    assert TileShape("n", (((0, 0), "x"), ((1, 2), "y"))).icons(1) == [((0, 2), "x"), ((2, 1), "y")]
    assert doors_text(0b1011) == "new" and has_door(0b0100, SOUTH) and not has_door(0b1011, SOUTH)


def test_a_walk_counts_steps_through_hallways_and_there_is_none_through_walls() -> None:
    opened = layout((3, 4), (4, 7))
    assert [opened.walk(at("a4"), at(name)) for name in ("a4", "b5", "c5", "d5", "e6", "e7", "f9")] == [0, 1, 2, 3, 4, 4, 6]
    assert opened.walk(at("a4"), at("a1")) == opened.walk(at("a4"), at("g5")) == -1
    assert opened.around(mask("c5")) == opened.masks[at("c5")] and opened.around(0) == 0
    assert opened.around(mask("a1", "i9")) == mask("a2", "b1", "b2", "h9", "h8", "i8")


def test_only_so_many_layouts_of_a_floor_are_remembered() -> None:
    floor = Floor(2, 2)
    kept = passages_module.KEPT
    known = []
    for hallways in range(kept + 2):
        assert passages(floor, hallways).hallways == hallways
        known.append(len(passages_module._known[floor]))
    assert known == [*range(1, kept + 1), 1, 2]


def test_of_two_floors_each_has_its_own_layouts() -> None:
    assert passages(Floor(1, 2), 0).floor.rows == 2 and passages(Floor(2, 1), 0).floor.rows == 1


def by_halves(hallways: int, a: int, b: int) -> bool:
    """Sight by walking along the line in tiny steps: each time it changes tiles it must do so through an open middle."""
    parts = 1680  # of which every difference of two coordinates is a divisor, so that each border is met exactly
    ax, ay, bx, by = 2 * FLOOR.x(a) + 1, 2 * FLOOR.y(a) + 1, 2 * FLOOR.x(b) + 1, 2 * FLOOR.y(b) + 1
    for step in range(parts + 1):
        x, y = ax * parts + (bx - ax) * step, ay * parts + (by - ay) * step  # times parts
        for u, v, upright in ((x, y, False), (y, x, True)):
            if u % (6 * parts):
                continue
            across = (by - ay) if upright else (bx - ax)
            if across == 0:
                continue
            lane, within = divmod(v, 6 * parts)
            before = u // (6 * parts) - 1
            slot, side = (FLOOR.slot(lane, before), NORTH) if upright else (FLOOR.slot(before, lane), EAST)
            if not 2 * parts <= within <= 4 * parts or not hallways >> FLOOR.joint(slot, side) & 1:
                return False
    return True


@settings(max_examples=60, deadline=None)
@given(HALLWAYS, CELLS, CELLS)
def test_a_line_sees_what_tiny_steps_along_it_see(hallways: int, a: int, b: int) -> None:
    assert passages(FLOOR, hallways).sees(a, b) == by_halves(hallways, a, b)
