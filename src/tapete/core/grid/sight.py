"""Facing and lines of sight, from centre to centre, in whole numbers.

Coordinates are doubled, so that centres are odd, edges of cells even, and borders between tiles multiples of six. A line that
crosses a border must do so at an open hallway, on the edge of its middle cell, the end points of that edge included: a line
that only grazes the wall there sees.
"""

from __future__ import annotations

from typing import Final

from tapete.core.grid.floor import EAST, NORTH, STEP_X, STEP_Y, TILE, Floor

FRONT: Final = 0  # the three cells ahead, and all beyond
ASIDE: Final = 1
BEHIND: Final = 2

BORDER: Final = 2 * TILE  # between two tiles, in doubled coordinates
EDGE_FROM: Final = 2  # the edge of the middle cell, counted from the tile's corner
EDGE_TO: Final = 4
WALLED: Final = -1  # no hallway lets the line through


def bearing(floor: Floor, at: int, facing: int, target: int) -> int:
    """Where a target lies as seen by somebody who stands at a cell and faces one of the four sides."""
    ahead = (floor.x(target) - floor.x(at)) * STEP_X[facing] + (floor.y(target) - floor.y(at)) * STEP_Y[facing]
    if ahead > 0:
        return FRONT
    return ASIDE if ahead == 0 else BEHIND


def in_view(floor: Floor, at: int, facing: int, target: int) -> bool:
    """Whether a target lies in front or at a side, never behind."""
    return bearing(floor, at, facing, target) != BEHIND


def clear(floor: Floor, hallways: int, a: int, b: int) -> bool:
    """Whether the straight line between the centres of two cells crosses every border at an open hallway."""
    joints = crossed_joints(floor, a, b)
    return joints != WALLED and not joints & ~hallways


def crossed_joints(floor: Floor, a: int, b: int) -> int:
    """The hallways, as bits, that have to be open for two cells to see each other; ``WALLED`` when they never do.

    It is worked out once for a floor, whatever is open on it.
    """
    key = a * floor.size + b
    found = floor.lines.get(key)
    if found is None:
        ax, ay = 2 * floor.x(a) + 1, 2 * floor.y(a) + 1
        bx, by = 2 * floor.x(b) + 1, 2 * floor.y(b) + 1
        across = borders_passed(floor, ax, ay, bx, by, False)
        along = borders_passed(floor, ay, ax, by, bx, True)
        found = WALLED if WALLED in (across, along) else across | along
        floor.lines[key] = found
    return found


def borders_passed(floor: Floor, au: int, av: int, bu: int, bv: int, upright: bool) -> int:
    """The hallways in the borders across one axis (``u``); ``upright`` when that axis is the vertical one."""
    if au > bu:
        au, av, bu, bv = bu, bv, au, av
    du, dv = bu - au, bv - av
    border = (au // BORDER + 1) * BORDER
    joints = 0
    while border < bu:
        scaled = av * du + dv * (border - au)  # where the border is crossed, times du
        lane = scaled // (BORDER * du)
        corner = lane * BORDER * du
        if not corner + EDGE_FROM * du <= scaled <= corner + EDGE_TO * du:
            return WALLED
        before = border // BORDER - 1
        if upright:
            slot, side = floor.slot(lane, before), NORTH
        else:
            slot, side = floor.slot(before, lane), EAST
        joint = floor.joint_of[slot][side]
        if joint < 0:
            return WALLED
        joints |= 1 << joint
        border += BORDER
    return joints


_crossed: Final[dict[tuple[int, int], list[tuple[int, int]]]] = {}


def crossed_offsets(dx: int, dy: int) -> list[tuple[int, int]]:
    """The cells whose inside the line from (0, 0) to (dx, dy) crosses, both ends left out.

    >>> crossed_offsets(2, 0), crossed_offsets(2, 2), crossed_offsets(2, 1)
    ([(1, 0)], [(1, 1)], [(1, 0), (1, 1)])
    """
    found = _crossed.get((dx, dy))
    if found is None:
        found = []
        for x in range(min(0, dx), max(0, dx) + 1):
            for y in range(min(0, dy), max(0, dy) + 1):
                if (x, y) not in ((0, 0), (dx, dy)) and cuts(dx, dy, x, y):
                    found.append((x, y))
        _crossed[(dx, dy)] = found
    return found


def cuts(dx: int, dy: int, x: int, y: int) -> bool:
    """Whether the line has corners of the cell strictly on both its sides."""
    sides = [(2 * x + u) * dy - (2 * y + v) * dx for u in (-1, 1) for v in (-1, 1)]
    return min(sides) < 0 < max(sides)


def crossed(floor: Floor, a: int, b: int) -> list[int]:
    """The cells that a line of sight passes through, without its two ends."""
    ax, ay = floor.x(a), floor.y(a)
    return [floor.cell(ax + x, ay + y) for x, y in crossed_offsets(floor.x(b) - ax, floor.y(b) - ay)]


def obstacles(floor: Floor, a: int, b: int, occupied: int) -> int:
    """How many of the occupied cells (as a mask) lie in the line between two others."""
    count = 0
    for cell in crossed(floor, a, b):
        count += occupied >> cell & 1
    return count
