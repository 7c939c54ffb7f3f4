"""Leaving play (KF-leave)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.events import Event, happen, settle
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.moving_events import AEMBER_APART
from tapete.games.keyforge.things import AMBER, ARCHIVES, HAND, WARD, in_play, is_creature, other
from tapete.games.keyforge.values import granted

TOP = 0
SHUFFLED_IN = -1


class Leaving(Frame):
    """ "Leaves play" abilities first, then all the cards leave at once (KF-leave-07), then their Æmber goes (KF-leave-05)."""

    NAME = "leaving"
    FIELDS: ClassVar[tuple[str, ...]] = ("events", "aember")

    def __init__(self) -> None:
        self.step = 0
        self.events: tuple[Event, ...] = ()
        self.aember: tuple[Event, ...] = ()

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                settle(s, [Event(ev.LEAVING, e.card, s.holder(e.card)) for e in self.events if in_play(s, e.card)])
            case 1:
                self.depart(s)
            case _:
                s.pop(self)
                happen(s, [e.copy() for e in self.aember])

    def depart(self, s: State) -> None:
        """The Æmber on creatures is an event of its own where something in force might catch it."""
        leaving = [e.copy() for e in self.events if in_play(s, e.card)]
        if s.index().replacing[ev.RETURNED]:
            due: list[Event] = []
            for e in leaving:
                amount = s.numbers[AMBER][e.card]
                if amount and is_creature(s, e.card):
                    e.player = AEMBER_APART
                    due.append(Event(ev.RETURNED, player=other(s.holder(e.card)), amount=amount))
            self.aember = tuple(due)
        happen(s, leaving)


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


def out_of_archives(s: State, e: Event) -> Event:
    """Another player's card leaves archives only for its owner's hand, whatever was to become of it (KF-faq-16)."""
    card = e.card
    if s.zone_kind(card) != ARCHIVES or s.holder(card) == s.owners[card]:
        return e
    return Event(ev.MOVED, card, s.owners[card], -1, e.source, zone=HAND)


def depart(s: State, events: list[Event]) -> None:
    """Let LEFT events happen, preceded by their cards' own "leaves play" abilities."""
    caught = bool(s.index().replacing[ev.RETURNED]) and any([s.numbers[AMBER][e.card] for e in events])
    if caught or any([minds_leaving(s, e.card) for e in events]):
        frame = Leaving()
        frame.events = tuple(events)
        s.push(frame)
    elif events:
        happen(s, events)
