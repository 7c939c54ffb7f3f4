"""Leaving play (KF-leave)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.abilities import Triggered
from tapete.core.events import Event, happen
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.moving_events import OWN_ZONE, kept_by
from tapete.games.keyforge.rules.headings import granted
from tapete.games.keyforge.things import AMBER, ARCHIVES, HAND, WARD, beneath, in_play, is_creature, other, upgrades_on

TOP: Final = 0
SHUFFLED_IN: Final = -1

# steps of leaving
ANSWER: Final = 0
DEPART: Final = 1
GIVE_BACK: Final = 2
LOOK_AGAIN: Final = 3


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
        step = self.next_step()
        if step == ANSWER:
            happen(s, [Event(ev.LEAVING, e.card, s.holder(e.card)) for e in self.events if in_play(s, e.card)])
        elif step == DEPART:
            self.depart(s)
        elif step == GIVE_BACK:
            happen(s, list(self.aember))
        else:
            s.pop(self)
            s.dirty = True

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
    return isinstance(top, Leaving) and (top.step == GIVE_BACK or top.step == LOOK_AGAIN)


def minds_leaving(s: State, card: int) -> bool:
    """Whether a card has a "leaves play" ability."""
    for ability in s.cards[card].abilities:
        if isinstance(ability, Triggered) and ev.LEAVING in ability.kinds:
            return True
    return any([isinstance(ability, Triggered) and ev.LEAVING in ability.kinds for ability, _ in granted(s, card)])


def leave(s: State, cards: tuple[int, ...], zone: int = HAND, source: int = -1, cause: int = -1) -> None:
    """Cards leave play for a zone of their owner."""
    happen(s, leaving(s, cards, zone, source, cause))


def leaving(
    s: State,
    cards: tuple[int, ...],
    zone: int = HAND,
    source: int = -1,
    cause: int = -1,
    keeper: int = -1,
    at: int = TOP,
) -> list[Event]:
    """What happens at once when cards leave play for a zone of their owner, or of ``keeper``; the rest waits on the stack.

    A ward is lost instead (KF-ward-06).
    """
    events: list[Event] = []
    wards: list[Event] = []
    for card in cards:
        if not in_play(s, card):
            continue
        if s.numbers[WARD][card]:
            wards.append(Event(ev.UNWARDED, card, source=source))
        else:
            events.append(Event(ev.LEFT, card, -1, at, source, kept_by(keeper) if keeper >= 0 else OWN_ZONE, zone, cause))
    return wards + departing(s, events)


def out_of_archives(s: State, e: Event) -> Event:
    """Another player's card leaves archives only for its owner's hand, whatever was to become of it (KF-faq-16)."""
    card = e.card
    if s.zone_kind(card) != ARCHIVES or s.holder(card) == s.owners[card]:
        return e
    return Event(ev.MOVED, card, s.owners[card], -1, e.source, zone=HAND)


def departing(s: State, events: list[Event]) -> list[Event]:
    """What happens at once when cards leave. Where "leaves play" abilities of their own come first, or the Æmber they carried
    comes after, all of it waits on the stack."""
    if any([laden(s, e.card) or minds_leaving(s, e.card) for e in events]):
        frame = Leaving()
        frame.events = tuple(events)
        s.push(frame)
        return []
    return with_what_they_hold(s, events)
