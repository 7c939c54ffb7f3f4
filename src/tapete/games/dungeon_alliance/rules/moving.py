"""Moving: a step to a neighbouring square, and a walk of several steps in one answer (DA-step-01 to DA-step-12).

A walk is nothing but its steps, the cheapest there are. It leads to any square that can be reached without a stop on the way: it
ends where threats will be revealed or a chest lies, because something happens there.
"""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.grid.floor import DIRECTIONS
from tapete.core.grid.reach import UNREACHED, Ground, can_step, reach, step_cost, way
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting, Deed, acting
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


class Step(Deed):
    """A step to a neighbouring square."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (), DIRECTIONS[thing])]

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        if option.word not in DIRECTIONS:
            return None  # no answer to anything
        return why_not_step(s, turn, DIRECTIONS.index(option.word), values.hero_ground(s, turn.who))

    def act(self, s: State, turn: Acting, option: Option) -> None:
        go(s, turn, [floor(s).around[cell(s, turn.who)][DIRECTIONS.index(option.word)]])

    def said(self, s: State, option: Option, lang: str) -> str:
        return t.SIDE_NAMES[option.word].text(lang)


class Walk(Deed):
    """Several steps in one answer."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        return [Option(s.names, self.verb, (), floor(s).name(thing))]

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        return why_not_walk(s, turn, floor(s).find(option.word))

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        """Steps and walks, with one look at the ground."""
        turn = acting(s)
        if turn.points <= 0 or why_not_move(s, turn) is not None:
            return
        ground = values.hero_ground(s, turn.who)
        plan = layout(s)
        here = cell(s, turn.who)
        for direction, to in enumerate(plan.floor.around[here]):
            if to >= 0 and can_step(plan, ground, here, to, turn.points):
                options.append(Option(s.names, STEP.verb, (), DIRECTIONS[direction]))
        if turn.points > 1:
            names = plan.floor.names
            barred = plan.masks[here] | ground.occupied
            for to, cost in enumerate(walks(s, turn, ground)):
                if cost > 0 and not barred >> to & 1:
                    options.append(Option(s.names, self.verb, (), names[to]))

    def act(self, s: State, turn: Acting, option: Option) -> None:
        ground = values.hero_ground(s, turn.who)
        costs = walks(s, turn, ground)
        go(s, turn, way(layout(s), ground, costs, floor(s).find(option.word), stops(s, turn.who)))

    def said(self, s: State, option: Option, lang: str) -> str:
        cost = cost_of(s, acting(s), option)
        return COSTS.fill(lang, cell=option.word, n=str(cost)) if cost > 0 else option.word


def directions(s: State, player: int) -> list[int]:
    return ALL_DIRECTIONS


ALL_DIRECTIONS: Final = list(range(len(DIRECTIONS)))


def farther_away(s: State, player: int) -> list[int]:
    """The squares of the dungeon that are more than a step away from the hero."""
    here = cell(s, acting(s).who)
    near = layout(s).masks[here] | 1 << here
    far = t.laid(s) & ~near
    return [at for at in range(floor(s).size) if far >> at & 1]


COSTS: Final = Words("{cell} ({n} de Velocidad)", "{cell} ({n} Speed)")
TO_MOVE: Final[Words] = Words("Mover", "Move")
STEP: Final[Step] = Step("step", Words("Da un paso al {word}", "Step {word}"), TO_MOVE)
WALK: Final[Walk] = Walk("walk", Words("Ve a {word}", "Go to {word}"), TO_MOVE)


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
    last = Event(ev.STEPPED, turn.who, turn.player, to)
    if len(steps) == 1:
        happens(s, last)
    else:
        happen_in_turn(s, [*[[Event(ev.PASSED, turn.who, turn.player, at)] for at in steps[:-1]], [last]])


def cost_of(s: State, turn: Acting, option: Option) -> int:
    """What the step or walk of an option costs."""
    ground = values.hero_ground(s, turn.who)
    here = cell(s, turn.who)
    if option.verb == "step":
        return step_cost(ground, here, floor(s).around[here][DIRECTIONS.index(option.word)])
    return walks(s, turn, ground)[floor(s).find(option.word)]
