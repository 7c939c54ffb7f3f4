"""Who is next to whom: cells of one room that touch, and cells of two rooms through an open hallway.

A hallway is no cell. It joins the two middle cells that face each other, and lets a diagonal step through when at least one of
its two cells is one of them. Rooms that touch only at a corner share nothing.
"""

from __future__ import annotations

from typing import Final

from tapete.core.grid.cells import members
from tapete.core.grid.floor import EAST, NORTH, Floor, opposite
from tapete.core.grid.sight import WALLED, clear, crossed_joints

KEPT: Final = 2048  # layouts remembered for each floor
RANGES: Final = 32  # more than any distance of a range


class Passages:
    """What follows from the open hallways of a floor. Never changes; found by ``passages``."""

    def __init__(self, floor: Floor, hallways: int) -> None:
        self.floor = floor
        self.hallways = hallways
        self.masks: list[int] = floor.room_next[:]  # the neighbours of each cell
        self.next: list[list[int]] = floor.room_lists[:]  # the same as lists
        self.rooms: list[int] = [0] * (floor.columns * floor.rows)  # slots joined to each slot by a hallway, as bits
        self.walks: dict[int, list[int]] = {}
        self.rings: dict[int, int] = {}
        for slot in floor.slots:
            for side in (NORTH, EAST):
                joint = floor.joint_of[slot][side]
                if joint >= 0 and hallways >> joint & 1:
                    self.open(slot, side)

    def open(self, slot: int, side: int) -> None:
        """Join the rooms on both sides of a hallway."""
        floor = self.floor
        beyond = floor.beside[slot][side]
        self.rooms[slot] |= 1 << beyond
        self.rooms[beyond] |= 1 << slot
        here = floor.along(slot, side)
        there = floor.along(beyond, opposite(side))
        for at, a in enumerate(here):
            for to, b in enumerate(there):
                if abs(at - to) <= 1 and 1 in (at, to):
                    self.masks[a] |= 1 << b
                    self.masks[b] |= 1 << a
        for cell in here + there:
            self.next[cell] = members(self.masks[cell])

    # -- questions

    def adjacent(self, a: int, b: int) -> bool:
        return bool(self.masks[a] >> b & 1)

    def connected(self, a: int, b: int) -> bool:
        """Whether a hallway joins two slots."""
        return bool(self.rooms[a] >> b & 1)

    def around(self, cells: int) -> int:
        """All cells next to any of these cells."""
        found = 0
        for cell in members(cells):
            found |= self.masks[cell]
        return found

    def walk(self, a: int, b: int) -> int:
        """Steps of the shortest way between two cells as if nobody stood in it; -1 when there is none."""
        found = self.walks.get(a)
        if found is None:
            found = self.walk_all(a)
            self.walks[a] = found
        return found[b]

    def walk_all(self, start: int) -> list[int]:
        steps = [-1] * self.floor.size
        steps[start] = 0
        ring = [start]
        count = 0
        while ring:
            count += 1
            further: list[int] = []
            for cell in ring:
                for other in self.next[cell]:
                    if steps[other] < 0:
                        steps[other] = count
                        further.append(other)
            ring = further
        return steps

    def sees(self, a: int, b: int) -> bool:
        """Whether the straight line between two centres meets no wall."""
        return clear(self.floor, self.hallways, a, b)

    def ring(self, cell: int, least: int, most: int) -> int:
        """The cells that somebody at a cell sees at these distances, as a mask; the next ones only where one can step."""
        key = (cell * RANGES + least) * RANGES + most
        found = self.rings.get(key)
        if found is None:
            found = self.find_ring(cell, least, most)
            self.rings[key] = found
        return found

    def find_ring(self, cell: int, least: int, most: int) -> int:
        near = self.masks[cell]
        beside = self.floor.around[cell]
        closed = ~self.hallways
        mask = 0
        for other, joints in outlook(self.floor, cell, least, most):
            if not joints & closed and (other not in beside or near >> other & 1):
                mask |= 1 << other
        return mask


def outlook(floor: Floor, cell: int, least: int, most: int) -> list[tuple[int, int]]:
    """The cells at these distances that can ever be seen from one, each with the hallways that have to be open for it."""
    key = (cell * RANGES + least) * RANGES + most
    found = floor.outlooks.get(key)
    if found is None:
        found = []
        x, y = floor.x(cell), floor.y(cell)
        for dx in range(-most, most + 1):
            for dy in range(-most, most + 1):
                other = floor.cell(x + dx, y + dy)
                if other >= 0 and max(abs(dx), abs(dy)) >= least:
                    joints = crossed_joints(floor, cell, other)
                    if joints != WALLED:
                        found.append((other, joints))
        floor.outlooks[key] = found
    return found


_known: Final[dict[Floor, dict[int, Passages]]] = {}


def passages(floor: Floor, hallways: int) -> Passages:
    """What follows from these open hallways, computed once."""
    known = _known.get(floor)
    if known is None:
        known = {}
        _known[floor] = known
    found = known.get(hallways)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = Passages(floor, hallways)
        known[hallways] = found
    return found
