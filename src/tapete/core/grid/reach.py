"""How far somebody gets with some points: a step costs one, one more when it leaves a taxed cell or enters a rough one."""

from __future__ import annotations

from typing import Final

from tapete.core.grid.cells import members
from tapete.core.grid.passages import Passages
from tapete.core.refusal import EngineError

UNREACHED: Final = -1


class Ground:
    """What the cells are for one mover, as masks: where it cannot go, what it pays more to leave, or to enter."""

    __slots__ = ("blocked", "occupied", "rough", "taxed", "walls")

    def __init__(self, blocked: int = 0, occupied: int = 0, taxed: int = 0, rough: int = 0, walls: list[int] | None = None) -> None:
        self.blocked = blocked  # never entered
        self.walls = members(blocked) if walls is None else walls  # the same cells as a list
        self.occupied = occupied  # passed through, but nobody ends there
        self.taxed = taxed  # one more to leave
        self.rough = rough  # one more to enter


def step_cost(ground: Ground, start: int, to: int) -> int:
    """What one step costs, the two cells being next to each other."""
    return 1 + (ground.taxed >> start & 1) + (ground.rough >> to & 1)


def reach(layout: Passages, ground: Ground, start: int, points: int, ends: int = 0) -> list[int]:
    """The least cost of every cell that can be reached with these points; ``UNREACHED`` for the others.

    A way comes to one of the cells ``ends`` (a mask) and does not go on from there.
    """
    taxed, rough = ground.taxed, ground.rough
    costs = [UNREACHED] * layout.floor.size
    walls = ground.walls
    for cell in walls:
        costs[cell] = 0  # no way to it is cheaper
    costs[start] = 0
    rings: list[list[int]] = [[] for _ in range(points + 1)]
    rings[0].append(start)
    for spent in range(points + 1):
        for cell in rings[spent]:
            if costs[cell] != spent or (ends >> cell & 1 and cell != start):
                continue
            left = spent + 1 + (taxed >> cell & 1 if taxed else 0)  # once it is left, without what it costs to enter the next
            if left > points:
                continue
            for other in layout.next[cell]:
                known = costs[other]
                if known != UNREACHED and known <= left:
                    continue
                total = left + (rough >> other & 1) if rough else left
                if total <= points and (known == UNREACHED or total < known):
                    costs[other] = total
                    rings[total].append(other)
    for cell in walls:
        if cell != start:
            costs[cell] = UNREACHED
    return costs


def way(layout: Passages, ground: Ground, costs: list[int], to: int, ends: int = 0) -> list[int]:
    """The cells of a cheapest way to a cell that ``reach`` found with these costs, in order; the start is not among them."""
    found = [to]
    while costs[found[0]] > 0:
        here = found[0]
        for other in layout.next[here]:
            left = costs[other] == 0 or not ends >> other & 1
            if costs[other] >= 0 and left and costs[other] + step_cost(ground, other, here) == costs[here]:
                found.insert(0, other)
                break
        else:
            raise EngineError(f"no way to cell {to}: these are not the costs of this ground")
    return found[1:]


def halts(layout: Passages, ground: Ground, start: int, points: int) -> list[int]:
    """The cells where a move with these points may end: reached and empty; the start itself is always one."""
    costs = reach(layout, ground, start, points)
    return [cell for cell in range(len(costs)) if costs[cell] >= 0 and (cell == start or not ground.occupied >> cell & 1)]


def can_step(layout: Passages, ground: Ground, start: int, to: int, points: int) -> bool:
    """Whether a step can be paid and leads on to a cell where the move may end."""
    if not layout.adjacent(start, to) or ground.blocked >> to & 1:
        return False
    left = points - step_cost(ground, start, to)
    if left < 0:
        return False
    if not ground.occupied >> to & 1:
        return True
    costs = reach(layout, ground, to, left)
    for cell in range(len(costs)):
        if costs[cell] >= 0 and not ground.occupied >> cell & 1:
            return True
    return False
