"""The map of Dungeon Alliance for the table: cells with their sides, where one may go, what a step costs."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.grid.floor import DIRECTIONS, SIDES, TILE, Floor
from tapete.core.grid.tiles import DOOR, HALLWAY, LOCKED, SECRET, VACANT, has_door, side_state
from tapete.core.layout import Plan, Reading, Square
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import moving
from tapete.games.dungeon_alliance.rules.acting import Acting
from tapete.games.dungeon_alliance.things import cell, floor

LETTERS: Final = {DOOR: "d", LOCKED: "l", SECRET: "s", HALLWAY: "o"}
UNKNOWN: Final = "?"  # a square where something lies face down


def plan(s: State) -> Plan:
    """The tiles laid so far, cell by cell; where a threat lies face down is for all to see, what it is is not."""
    ground = floor(s)
    doors = t.doors(s)
    hidden = [cell(s, card) for card in t.shared(s, t.FACE_DOWN) if not s.numbers[t.KNOWN][card]]
    costs = reach_now(s)
    squares: list[Square] = []
    for card in t.tiles(s):
        slot = s.numbers[t.SLOT][card] - 1
        letters = [side_letter(ground, doors, s.world[t.HALLWAYS], slot, side) for side in SIDES]
        for y in range(TILE):
            for x in range(TILE):
                at = ground.inner(slot, x, y)
                sides = cell_sides(ground, slot, at, letters)
                kind = UNKNOWN if at in hidden else "floor"
                top = ground.height - 1 - ground.y(at)
                squares.append(Square(ground.name(at), ground.x(at), top, kind, sides, s.names[card], costs[at] if costs else -1))
    return Plan(ground.width, ground.height, squares)


def square(s: State, card: int) -> str:
    at = cell(s, card)
    return floor(s).name(at) if at >= 0 else ""


def acting_now(s: State) -> Acting | None:
    for frame in reversed(s.stack):
        if isinstance(frame, Acting):
            return frame
    return None


def side_letter(ground: Floor, doors: list[int], hallways: int, slot: int, side: int) -> str:
    """What the middle of a side of a tile is, as ``Square.sides`` writes it."""
    state = side_state(ground, doors, hallways, slot, side)
    if state == VACANT and has_door(doors[slot], side):
        return "d"
    return LETTERS.get(state, "#")


def cell_sides(ground: Floor, slot: int, at: int, letters: list[str]) -> str:
    """The four sides of a cell: open within the room, wall at its edge but for the middle of each side."""
    said = ""
    for side in SIDES:
        if side not in ground.sides_at(at):
            said += "."
        else:
            said += letters[side] if ground.middle(slot, side) == at else "#"
    return said


def reach_now(s: State) -> list[int]:
    """What every cell costs the hero who is moving, -1 where no step or walk leads; nothing when nobody moves."""
    turn = acting_now(s)
    if s.decision is None or s.decision.kind != "main" or turn is None or moving.why_not_move(s, turn) is not None:
        return []
    ground = values.hero_ground(s, turn.who)
    costs = moving.walks(s, turn, ground)
    return [-1 if cost == 0 or ground.occupied >> at & 1 else cost for at, cost in enumerate(costs)]


def move_reading(s: State, option: Option) -> Reading | None:
    """The square that a step or a walk leads to, and its price."""
    turn = acting_now(s)
    if turn is None:
        return None
    to = floor(s).find(option.word)
    if option.verb == "step":
        to = floor(s).around[cell(s, turn.who)][DIRECTIONS.index(option.word)]
    return Reading([floor(s).name(to)], moving.cost_of(s, turn, option))
