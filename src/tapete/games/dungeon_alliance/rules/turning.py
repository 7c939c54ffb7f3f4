"""Turning on the spot: free and as often as wanted, before the first attack (DA-step-13 to DA-step-16).

A hero turns by itself (``face:e``), or with what it does: who takes aim at somebody behind it turns to look there first.
"""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn
from tapete.core.grid.floor import SIDE_LETTERS, SIDES, STEP_X, STEP_Y
from tapete.core.grid.sight import in_view
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.acting import Acting, SideDeed, acting, is_passing
from tapete.games.dungeon_alliance.things import cell, floor, layout

AHEAD: Final = -1  # the target is in view: no need to turn
NEVER: Final = -2  # no facing brings the target into view
LONG: Final = 64  # more than any distance on a floor


def why_not_turn(s: State, turn: Acting) -> Refusal | None:
    """Whether the hero may turn at all now."""
    if s.numbers[t.DEFEATED][turn.who]:
        return no.DEFEATED_ACTS
    if is_passing(s, turn.who):
        return no.PASSING
    return no.TURN_AFTER_ATTACK if turn.attacked else None


def why_not_face(s: State, turn: Acting, side: int) -> Refusal | None:
    """The one authority on turning: to any side, back to one that was left as well (DA-step-14)."""
    refusal = why_not_turn(s, turn)
    if refusal is not None:
        return refusal
    return no.FACES_THERE if side == s.numbers[t.FACING][turn.who] else None


class Face(SideDeed):
    """Turn to a side; it is too little to count as having begun."""

    def why_not(self, s: State, turn: Acting, option: Option) -> Refusal | None:
        return why_not_face(s, turn, self.side(option))

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        turn = acting(s)
        if why_not_turn(s, turn) is None:
            facing = s.numbers[t.FACING][turn.who]
            options += [Option(s.names, self.verb, (), SIDE_LETTERS[side]) for side in things if side != facing]

    def do(self, s: State, player: int, option: Option) -> None:
        turn_for(s, acting(s), option.word)


def sides(s: State, player: int) -> list[int]:
    return ALL_SIDES


ALL_SIDES: Final = list(SIDES)


FACE: Final = Face("face", Words("Mira al {word}", "Face {word}"), Words("Girar", "Turn"))


# -- taking aim


def side_towards(s: State, who: int, target: int) -> int:
    """The side a hero turns to for a target behind it: where it sees most enemies besides, else most straight at the target."""
    here, there, plan = cell(s, who), cell(s, target), floor(s)
    near = [cell(s, each) for each in values.enemies(s, t.owner(s, who)) if plan.distance(here, cell(s, each)) <= t.RANGED_TO]
    near = [at for at in near if layout(s).sees(here, at)]
    best, highest = 0, -1
    for side in SIDES:
        if in_view(plan, here, side, there):
            straight = (plan.x(there) - plan.x(here)) * STEP_X[side] + (plan.y(there) - plan.y(here)) * STEP_Y[side]
            rank = LONG * len([at for at in near if in_view(plan, here, side, at)]) + straight
            if rank > highest:
                best, highest = side, rank
    return best


def side_for(s: State, turn: Acting, target: int) -> int:
    """Which way the hero must turn to look at somebody: ``AHEAD`` when it does already, ``NEVER`` when it may not turn."""
    if in_view(floor(s), cell(s, turn.who), s.numbers[t.FACING][turn.who], cell(s, target)):
        return AHEAD
    return NEVER if why_not_turn(s, turn) is not None else side_towards(s, turn.who, target)


def said(side: int) -> str:
    """A side as an option says it: nothing when no turn is needed."""
    return SIDE_LETTERS[side] if side >= 0 else ""


def side_in(word: str) -> int:
    """The side that the word of an option turns to (``e``, or ``d4,e`` with a square); ``AHEAD`` when it says none."""
    if len(word) == 1 or word[-2:-1] == ",":
        return SIDE_LETTERS.find(word[-1])
    return AHEAD


def turn_text(word: str, lang: str) -> str:
    """That the hero turns for it, and where to."""
    side = side_in(word)
    return TURNING.fill(lang, side=t.SIDE_NAMES[SIDE_LETTERS[side]].text(lang)) if side >= 0 else ""


TURNING: Final = Words(", girando al {side}", ", turning {side}")


def turned(turn: Acting, word: str) -> list[list[Event]]:
    """The hero turns as the word of an option says, if it says so."""
    side = side_in(word)
    return [[Event(ev.FACED, turn.who, turn.player, side)]] if side >= 0 else []


def turn_for(s: State, turn: Acting, word: str) -> None:
    """Turn as the word of an option says, before what waits on the stack."""
    happen_in_turn(s, turned(turn, word))
