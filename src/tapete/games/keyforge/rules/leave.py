"""Leaving play (KF-leave)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.events import Event, happen, settle
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.things import HAND, WARD, in_play
from tapete.games.keyforge.values import granted

TOP = 0
SHUFFLED_IN = -1


class Leaving(Frame):
    """ "Leaves play" abilities first, then all the cards leave at once (KF-leave-07)."""

    NAME = "leaving"
    FIELDS: ClassVar[tuple[str, ...]] = ("events",)

    def __init__(self) -> None:
        self.step = 0
        self.events: tuple[Event, ...] = ()

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                settle(s, [Event(ev.LEAVING, e.card, s.holder(e.card)) for e in self.events if in_play(s, e.card)])
            case _:
                s.pop(self)
                happen(s, [e for e in self.events if in_play(s, e.card)])


def minds_leaving(s: State, card: int) -> bool:
    """Whether a card has a "leaves play" ability."""
    for ability in s.cards[card].abilities:
        if ev.LEAVING in getattr(ability, "kinds", ()):
            return True
    return any([ev.LEAVING in getattr(ability, "kinds", ()) for ability, _ in granted(s, card)])


def leave(
    s: State,
    cards: tuple[int, ...],
    zone: int = HAND,
    source: int = -1,
    cause: int = -1,
    keeper: int = -1,
    at: int = TOP,
) -> None:
    """Cards leave play for a zone of their owner, or of ``keeper``. A ward is lost instead (KF-ward-06)."""
    events: list[Event] = []
    for card in cards:
        if not in_play(s, card):
            continue
        if s.numbers[WARD][card]:
            settle(s, [Event(ev.UNWARDED, card, source=source)])
        else:
            events.append(Event(ev.LEFT, card, -1, at, source, keeper, zone, cause))
    depart(s, events)


def depart(s: State, events: list[Event]) -> None:
    """Let LEFT events happen, preceded by their cards' own "leaves play" abilities."""
    if any([minds_leaving(s, e.card) for e in events]):
        frame = Leaving()
        frame.events = tuple(events)
        s.push(frame)
    elif events:
        happen(s, events)
