"""Destruction: tagging, *Destroyed* abilities, the discard piles, and what follows a destruction (KF-destroy)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event, happen, settle
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.rules.leave import depart
from tapete.games.keyforge.rules.use import headed
from tapete.games.keyforge.things import (
    ARMOR_SEEN,
    CAUSE,
    DAMAGE,
    DISCARD,
    DOOMED,
    FOE,
    LINE,
    ORDER_DISCARDS,
    TAGGED,
    WARD,
    active,
    controller,
    in_play,
    other,
)
from tapete.games.keyforge.values import armor_left, invulnerable, power

WHICH_FIRST = Words("¿Qué carta va antes a la pila de descartes?", "Which card goes to the discard pile first?")


class Destruction(Frame):
    """One destruction, with the whole cascade it causes (KF-destroy-19)."""

    NAME = "destruction"
    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "causes", "foes", "source", "fates", "order", "spared")

    def __init__(self) -> None:
        self.step = 0
        self.cards: tuple[int, ...] = ()
        self.causes: tuple[int, ...] = ()  # the frame that wants to know, for each card
        self.foes: tuple[int, ...] = ()  # the creature it was destroyed fighting, for each card
        self.source = -1
        self.fates: tuple[Event, ...] = ()  # the "is destroyed" of everything tagged
        self.order: tuple[int, ...] = ()
        self.spared: tuple[int, ...] = ()  # cards whose destruction is replaced: wherever they go, not destroyed (KF-replace-09)

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                self.tag(s)
            case 1:
                self.hand_over(s)
            case 2:
                self.ask_order(s)
            case 3:
                self.take_order(s)
            case 4:
                self.discard(s)
            case _:
                s.pop(self)
                settle(s, [fate for fate in self.fates if fate.card not in self.spared])

    def tag(self, s: State) -> None:
        """All affected cards are tagged, then their *Destroyed* abilities trigger together (KF-timing-22)."""
        depth = len(s.stack) - 1
        batch: list[Event] = []
        for card in self.cards:
            if in_play(s, card) and not s.numbers[TAGGED][card]:
                told = ev.TO_BE_TOLD if headed(s, card, "destroyed") else 0
                batch.append(Event(ev.TAGGED, card, controller(s, card), told, self.source, cause=depth))
        happen(s, batch)

    def note(self, s: State, event: Event) -> None:
        at = self.cards.index(event.card)
        fate = Event(
            ev.DESTROYED,
            event.card,
            event.player,
            1,
            self.source,
            self.foes[at],
            s.zone_kind(event.card),
            self.causes[at],
        )
        self.fates = (*self.fates, fate)

    def hand_over(self, s: State) -> None:
        """What a *Destroyed* ability destroys waits for the window it is part of (KF-destroy-08)."""
        frame = open_window(s)
        if frame is None:
            return
        handed: list[Event] = []
        for fate in self.fates:
            if fate.cause >= 0 and fate.card not in frame.spared:
                s.stack[fate.cause].note(s, fate)
            handed.append(fate.but(cause=-1))
        frame.fates = (*frame.fates, *handed)
        s.pop(self)

    def waiting(self, s: State) -> list[int]:
        return [e.card for e in self.fates if in_play(s, e.card) and s.numbers[TAGGED][e.card] and e.card not in self.order]

    def ask_order(self, s: State) -> None:
        """The active player chooses the order in the piles (KF-destroy-04), where the table wants to be asked."""
        waiting = self.waiting(s)
        if len(waiting) < 2 or not s.world[ORDER_DISCARDS]:
            self.order = (*self.order, *waiting)
            self.step = 4
            return
        options = [Option(s.names, "discard", (card,)) for card in waiting]
        s.ask(active(s), "order", options, WHICH_FIRST)

    def take_order(self, s: State) -> None:
        assert s.answer is not None
        self.order = (*self.order, s.answer.thing)
        self.step = 2

    def discard(self, s: State) -> None:
        """Each card goes to its owner's pile and the line closes (KF-timing-23)."""
        depart(s, [Event(ev.LEFT, card, source=self.source, zone=DISCARD) for card in self.order if in_play(s, card)])


def open_window(s: State) -> Destruction | None:
    """The destruction whose *Destroyed* abilities are being resolved now: of several, the one that began the cascade."""
    for frame in s.stack:
        if isinstance(frame, Destruction) and frame.step == 1:
            return frame
    return None


def destroy(s: State, cards: tuple[int, ...], source: int, cause: int) -> None:
    """Destroy cards at once. A ward is lost instead (KF-ward-02); an invulnerable creature stays (KF-invuln-01)."""
    begin(s, cards, [cause] * len(cards), [-1] * len(cards), source)


def begin(s: State, cards: tuple[int, ...], causes: list[int], foes: list[int], source: int) -> None:
    frame = Destruction()
    frame.source = source
    window = open_window(s)
    for at, card in enumerate(cards):
        if not in_play(s, card) or s.numbers[TAGGED][card] or invulnerable(s, card):
            continue
        if window is not None and card in window.spared:
            settle(s, [Event(ev.HEALED, card, amount=s.numbers[DAMAGE][card])])
            continue
        if s.numbers[WARD][card]:
            settle(s, [Event(ev.UNWARDED, card, source=source)])
            s.dirty = True  # what would destroy it may still be there (KF-ward-07)
            continue
        frame.cards = (*frame.cards, card)
        frame.causes = (*frame.causes, causes[at])
        frame.foes = (*frame.foes, foes[at])
    if frame.cards:
        s.push(frame)


def check_destruction(s: State) -> None:
    """A creature with as much damage as power is destroyed, whatever brought it there (KF-damage-02, 05 and 06), together with
    the cards whose own text destroys them when something is so."""
    numbers = s.numbers
    doomed = tuple([each.source for each in s.index().modifying[m.DOOM] if each.modifier.affects(s, each.scope, each.source)])
    causes = [-1] * len(doomed)
    foes = [-1] * len(doomed)
    first = active(s)
    armored = bool(s.index().modifying[m.ARMOR])
    for player in (first, other(first)):
        for card in s.zones[LINE * 2 + player]:
            if armored or numbers[ARMOR_SEEN][card]:
                armor_left(s, card)  # armor that comes and goes is followed from one to the next (KF-armor-08)
            lethal = numbers[DOOMED][card] or numbers[DAMAGE][card] >= power(s, card)
            if lethal and not numbers[TAGGED][card] and card not in doomed:
                doomed = (*doomed, card)
                causes.append(numbers[CAUSE][card] - 1)
                foes.append(numbers[FOE][card] - 1)
            for field in (CAUSE, FOE, DOOMED):
                if numbers[field][card]:
                    s.write(field)[card] = 0
    if doomed:
        begin(s, doomed, causes, foes, -1)


def save(s: State, card: int) -> None:
    """A replacement takes the tag away (KF-replace-03) and lasts until the cards go to the piles (KF-replace-04): what would
    destroy the card again meanwhile only heals it again."""
    s.numbers[TAGGED][card] = 0
    window = open_window(s)
    if window is not None:
        window.spared = (*window.spared, card)
