"""The battleline: moving within it and swapping (KF-move-04, KF-swap)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules.leave import leave
from tapete.games.keyforge.rules.play import ask_mould, become
from tapete.games.keyforge.things import ARTIFACTS, CREATURE, LINE, controller, facts, in_play, is_creature


def shift(s: State, card: int, at: int, source: int = -1, cause: int = -1) -> None:
    """A creature moves to another place of its line; its controller stays the same (KF-move-04). An artifact joins the line."""
    if is_creature(s, card) or s.zone_kind(card) == ARTIFACTS:
        happens(s, Event(ev.SHIFTED, card, controller(s, card), at, source, cause=cause))


def swap(s: State, one: int, two: int, source: int = -1, cause: int = -1) -> None:
    """Each takes the place of the other (KF-swap-01).

    Two creatures in play must have the same controller (KF-swap-02); cards of different zones change zones (KF-swap-03).
    """
    if in_play(s, one) and in_play(s, two):
        happens(s, Event(ev.SWAPPED, one, controller(s, one), other=two, source=source, cause=cause))
    elif in_play(s, two):
        swap_with_play(s, two, one, source, cause)
    elif in_play(s, one):
        swap_with_play(s, one, two, source, cause)
    else:
        swap_outside(s, one, two, source, cause)


def swap_outside(s: State, one: int, two: int, source: int, cause: int) -> None:
    """Two cards outside play."""
    first, second = s.place[one], s.place[two]
    here, there = s.zones[first].index(one), s.zones[second].index(two)
    happen(
        s,
        [
            Event(ev.MOVED, one, second % 2, there, source, zone=second // 2, cause=cause),
            Event(ev.MOVED, two, first % 2, here, source, zone=first // 2, cause=cause),
        ],
    )


def swap_with_play(s: State, inside: int, outside: int, source: int, cause: int) -> None:
    """A creature in play and a creature card elsewhere: one leaves for the other's zone, the other takes its place in the line."""
    if not is_creature(s, inside) or facts(s, outside).type != CREATURE:
        return
    player = controller(s, inside)
    at = s.zone(LINE, player).index(inside)
    zone = s.zone_kind(outside)
    take_place(s, outside, inside, player, at, cause)
    leave(s, (inside,), zone, source, cause)


# steps of taking a place
ASK_COPY: Final = 0
BECOME: Final = 1
ENTER: Final = 2
HAS_ENTERED: Final = 3


class TakePlace(Frame):
    """The second half of such a swap: what was outside enters where the other one was, if that one has left."""

    NAME = "take_place"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "left", "player", "at", "cause")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.left = -1
        self.player = -1
        self.at = -1
        self.cause = -1

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == HAS_ENTERED:
            s.pop(self)
            happens(s, Event(ev.ENTERED_PLAY, self.card, self.player, cause=self.cause))
        elif in_play(s, self.left):
            s.pop(self)
            s.dirty = True
        elif step == ASK_COPY:
            ask_mould(s, self.player, self.card)
        elif step == BECOME:
            become(s, self.card)
        else:
            happens(s, Event(ev.ENTERED, self.card, self.player, self.at, zone=LINE))


def take_place(s: State, card: int, left: int, player: int, at: int, cause: int = -1) -> None:
    """A card waits to enter where another one leaves."""
    frame = TakePlace()
    frame.card = card
    frame.left = left
    frame.player = player
    frame.at = at
    frame.cause = cause
    s.push(frame)


def swapping(s: State) -> bool:
    """Whether one card of a swap has left, and the other one has still to take its place."""
    top = s.stack[-1]
    return isinstance(top, TakePlace) and top.step <= ENTER
