"""Leaving play (KF-leave)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.events import Event, happen, settle
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.moving_events import OWN_ZONE, kept_by
from tapete.games.keyforge.things import AMBER, ARCHIVES, HAND, WARD, beneath, in_play, is_creature, other, upgrades_on
from tapete.games.keyforge.values import granted

TOP = 0
SHUFFLED_IN = -1


class Leaving(Frame):
    """ "Leaves play" abilities first, then all the cards leave at once (KF-leave-07), and their Æmber goes (KF-leave-05).

    The Æmber is an event of its own, which may be replaced; the rules look at the table again when it has arrived.
    """

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
                s.dirty = True
                happen(s, list(self.aember))

    def depart(self, s: State) -> None:
        leaving = [e for e in self.events if in_play(s, e.card)]
        self.aember = tuple(
            [Event(ev.RETURNED, e.card, other(s.holder(e.card)), s.numbers[AMBER][e.card]) for e in leaving if laden(s, e.card)]
        )
        happen(s, with_what_they_hold(s, leaving))


def with_what_they_hold(s: State, leaving: list[Event]) -> list[Event]:
    """The upgrades on the cards that leave, and the cards beneath them, are discarded with them (KF-leave-03, KF-graft-02)."""
    batch: list[Event] = []
    for e in leaving:
        batch.append(e)
        batch += [Event(ev.FELL, lost, s.owners[lost]) for lost in upgrades_on(s, e.card) + beneath(s, e.card)]
    return batch


def laden(s: State, card: int) -> bool:
    """Whether a creature carries Æmber; what lies on other cards goes back to the common supply (KF-leave-09)."""
    return s.numbers[AMBER][card] > 0 and is_creature(s, card)


def under_way(s: State) -> bool:
    """Whether cards have left whose Æmber has still to arrive."""
    top = s.stack[-1]
    return isinstance(top, Leaving) and top.step == 2


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
            events.append(Event(ev.LEFT, card, -1, at, source, kept_by(keeper) if keeper >= 0 else OWN_ZONE, zone, cause))
    depart(s, events)


def out_of_archives(s: State, e: Event) -> Event:
    """Another player's card leaves archives only for its owner's hand, whatever was to become of it (KF-faq-16)."""
    card = e.card
    if s.zone_kind(card) != ARCHIVES or s.holder(card) == s.owners[card]:
        return e
    return Event(ev.MOVED, card, s.owners[card], -1, e.source, zone=HAND)


def depart(s: State, events: list[Event]) -> None:
    """Let LEFT events happen, preceded by their cards' own "leaves play" abilities and followed by the Æmber they carried."""
    if any([laden(s, e.card) or minds_leaving(s, e.card) for e in events]):
        frame = Leaving()
        frame.events = tuple(events)
        s.push(frame)
    elif events:
        happen(s, with_what_they_hold(s, events))
