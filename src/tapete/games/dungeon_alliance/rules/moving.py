"""Moving: a step to a neighbouring square, and a walk of several steps in one answer (DA-step-01 to DA-step-12).

A walk is nothing but its steps, the cheapest there are. It leads to any square that can be reached without a stop on the way: it
ends where threats will be revealed or a chest lies, because something happens there.
"""

from __future__ import annotations

from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn
from tapete.core.grid.floor import DIRECTIONS
from tapete.core.grid.reach import UNREACHED, Ground, can_step, reach, step_cost, way
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting
from tapete.games.dungeon_alliance.rules.threats import OnChest, chests, enter, hidden_at
from tapete.games.dungeon_alliance.things import cell, floor, layout, room, shared


def why_not_move(s: State, turn: Acting) -> Refusal | None:
    """Whether the hero may move at all now."""
    if s.numbers[t.DEFEATED][turn.who]:
        return no.DEFEATED_ACTS
    return no.AFTER_ATTACK if turn.attacked else None


def why_not_step(s: State, turn: Acting, direction: int, ground: Ground) -> Refusal | None:
    """The one authority on a step (DA-step-01 to DA-step-10)."""
    refusal = why_not_move(s, turn)
    if refusal is not None:
        return refusal
    here = cell(s, turn.who)
    to = floor(s).around[here][direction]
    plan = layout(s)
    if to < 0 or not plan.adjacent(here, to):
        return no.WALL
    if ground.blocked >> to & 1:
        return no.ENEMY_THERE
    if turn.points < step_cost(ground, here, to):
        return no.NO_POINTS
    return None if can_step(plan, ground, here, to, turn.points) else no.NO_END


def why_not_walk(s: State, turn: Acting, to: int) -> Refusal | None:
    """The one authority on a walk: several steps to an empty square, with nothing that would stop them on the way."""
    refusal = why_not_move(s, turn)
    if refusal is not None:
        return refusal
    if to < 0 or t.tile_at(s, floor(s).slot_of(to)) < 0:
        return no.WALL
    ground = values.hero_ground(s, turn.who)
    if ground.blocked >> to & 1:
        return no.ENEMY_THERE
    if ground.occupied >> to & 1 or to == cell(s, turn.who):
        return no.NO_END
    if layout(s).adjacent(cell(s, turn.who), to):
        return no.ONE_STEP
    if walks(s, turn, ground)[to] != UNREACHED:
        return None
    return no.NO_POINTS if reach(layout(s), ground, cell(s, turn.who), turn.points)[to] == UNREACHED else no.STOPPED


def walks(s: State, turn: Acting, ground: Ground) -> list[int]:
    """What it costs to come to each cell without a stop before it."""
    return reach(layout(s), ground, cell(s, turn.who), turn.points, stops(s, turn.who))


def stops(s: State, who: int) -> int:
    """The cells, as a mask, where a walk ends because something happens there (DA-threat-01, DA-chest-03)."""
    here = room(s, who)
    mask = values.mask_of(s, chests(s, t.CHEST))
    for card in shared(s, t.FACE_DOWN):
        slot = room(s, card)
        mask |= 1 << cell(s, card) if slot == here else floor(s).slot_cells[slot]
    return mask


def options(s: State, turn: Acting) -> list[Option]:
    """The steps the hero may take, and the squares farther away that it may walk to."""
    found: list[Option] = []
    if turn.points <= 0 or why_not_move(s, turn) is not None:
        return found
    ground = values.hero_ground(s, turn.who)
    for direction, word in enumerate(DIRECTIONS):
        if why_not_step(s, turn, direction, ground) is None:
            found.append(Option(s.names, "step", (), word))
    if turn.points > 1:
        near = layout(s).masks[cell(s, turn.who)]
        for to, cost in enumerate(walks(s, turn, ground)):
            if cost > 0 and not (near | ground.occupied) >> to & 1:
                found.append(Option(s.names, "walk", (), floor(s).name(to)))
    return found


def step(s: State, turn: Acting, direction: int) -> None:
    go(s, turn, [floor(s).around[cell(s, turn.who)][direction]])


def walk(s: State, turn: Acting, to: int) -> None:
    ground = values.hero_ground(s, turn.who)
    go(s, turn, way(layout(s), ground, walks(s, turn, ground), to, stops(s, turn.who)))


def go(s: State, turn: Acting, steps: list[int]) -> None:
    """Step after step. Where the last one leads, threats may be revealed and a chest opened (DA-threat-01, DA-chest-03); nothing
    happens before it, for a walk leads no farther than that."""
    ground = values.hero_ground(s, turn.who)
    here, to = cell(s, turn.who), steps[-1]
    for before, after in zip([here, *steps], steps, strict=False):
        turn.pay(step_cost(ground, before, after))
    if hidden_at(s, to) >= 0 or any([cell(s, card) == to for card in chests(s, t.CHEST)]):
        frame = OnChest()
        frame.who = turn.who
        s.push(frame)
    if floor(s).slot_of(to) != floor(s).slot_of(here):
        enter(s, turn.who, floor(s).slot_of(to))
    happen_in_turn(s, [[Event(ev.STEPPED if at == to else ev.PASSED, turn.who, turn.player, at)] for at in steps])


def cost_of(s: State, turn: Acting, option: Option) -> int:
    """What the step or walk of an option costs."""
    ground = values.hero_ground(s, turn.who)
    here = cell(s, turn.who)
    if option.verb == "step":
        return step_cost(ground, here, floor(s).around[here][DIRECTIONS.index(option.word)])
    return walks(s, turn, ground)[floor(s).find(option.word)]
