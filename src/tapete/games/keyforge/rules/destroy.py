"""Destruction: tagging, *Destroyed* abilities, the discard piles, and what follows a destruction (KF-destroy)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.rules.headings import headed
from tapete.games.keyforge.rules.leave import departing
from tapete.games.keyforge.rules.line import take_place
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
    is_creature,
    other,
)
from tapete.games.keyforge.values import armor, invulnerable, power

WHICH_FIRST: Final = Words("¿Qué carta va antes a la pila de descartes?", "Which card goes to the discard pile first?")

# steps of a destruction
TAG: Final = 0
HAND_OVER: Final = 1
ASK_ORDER: Final = 2
TAKE_ORDER: Final = 3
TO_THE_PILES: Final = 4
FOLLOW: Final = 5


class Destruction(Frame):
    """One destruction, with the whole cascade it causes (KF-destroy-19)."""

    NAME = "destruction"
    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "causes", "foes", "source", "fates", "order", "spared", "heirs")

    def __init__(self) -> None:
        self.step = 0
        self.cards: tuple[int, ...] = ()
        self.causes: tuple[int, ...] = ()  # the frame that wants to know, for each card
        self.foes: tuple[int, ...] = ()  # the creature it was destroyed fighting, for each card
        self.source = -1
        self.fates: tuple[Event, ...] = ()  # the "is destroyed" of everything tagged
        self.order: tuple[int, ...] = ()
        self.spared: tuple[int, ...] = ()  # cards whose destruction is replaced: wherever they go, not destroyed (KF-replace-09)
        self.heirs: tuple[Event, ...] = ()  # the entries into play of those who take the place (``amount``) of ``other``

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == TAG:
            self.tag(s)
        elif step == HAND_OVER:
            self.hand_over(s)
        elif step == ASK_ORDER:
            self.ask_order(s)
        elif step == TAKE_ORDER:
            self.take_order(s)
        elif step == TO_THE_PILES:
            self.discard(s)
        elif step == FOLLOW:
            self.follow(s)
        else:
            s.pop(self)
            happen(s, [fate for fate in self.fates if fate.card not in self.spared])

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
            self.step = TO_THE_PILES
            return
        options = [Option(s.names, "discard", (card,)) for card in waiting]
        s.ask(active(s), "order", options, WHICH_FIRST)

    def take_order(self, s: State) -> None:
        assert s.answer is not None
        self.order = (*self.order, s.answer.thing)
        self.step = ASK_ORDER

    def discard(self, s: State) -> None:
        """Each card goes to its owner's pile and the line closes (KF-timing-23)."""
        self.heirs = tuple([heir.but(amount=self.place(s, heir.other, heir.amount)) for heir in self.heirs])
        left = [Event(ev.LEFT, card, source=self.source, zone=DISCARD) for card in self.order if in_play(s, card)]
        happen(s, departing(s, left))

    def place(self, s: State, card: int, at: int) -> int:
        """Where a creature about to go stands in its line when all that go with it are gone; ``at`` if it went before."""
        if not is_creature(s, card):
            return at
        line = s.zones[s.place[card]]
        return len([each for each in line[: line.index(card)] if each not in self.order])

    def follow(self, s: State) -> None:
        """Whoever is to take the place of a creature that has left does so, from left to right."""
        for player in (0, 1):
            heirs = [(e.amount, e.card, e.other) for e in self.heirs if e.player == player and s.zone_kind(e.card) == DISCARD]
            heirs.sort()
            for before in range(len(heirs) - 1, -1, -1):  # what is put on the stack last is done first
                at, heir, gone = heirs[before]
                take_place(s, heir, gone, player, min(at, len(s.zone(LINE, player))) + before)


def succeed(s: State, heir: int, card: int) -> None:
    """A card is to come into play where a creature tagged for destruction stands, once that one has left."""
    window = open_window(s)
    if window is not None and is_creature(s, card):
        at = s.zones[s.place[card]].index(card)
        window.heirs = (*window.heirs, Event(ev.ENTERED, heir, controller(s, card), at, other=card, zone=LINE))


def open_window(s: State) -> Destruction | None:
    """The destruction whose *Destroyed* abilities are being resolved now: of several, the one that began the cascade."""
    for frame in s.stack:
        if isinstance(frame, Destruction) and frame.step == HAND_OVER:
            return frame
    return None


def destroy(s: State, cards: tuple[int, ...], source: int, cause: int) -> None:
    """Destroy cards at once. A ward is lost instead (KF-ward-02); an invulnerable creature stays (KF-invuln-01)."""
    begin(s, cards, [cause] * len(cards), [-1] * len(cards), source, [])


def begin(s: State, cards: tuple[int, ...], causes: list[int], foes: list[int], source: int, first: list[Event]) -> None:
    """A destruction waits until what happens ``first``, and what is lost or healed instead of destroying a card, has happened."""
    frame = about_to_tag(s, cards)
    begun = frame is not None
    if frame is None:
        frame = Destruction()
        frame.source = source
    window = open_window(s)
    for at, card in enumerate(cards):
        if not in_play(s, card) or s.numbers[TAGGED][card] or card in frame.cards or invulnerable(s, card):
            continue
        if window is not None and card in window.spared:
            first.append(Event(ev.HEALED, card, amount=s.numbers[DAMAGE][card]))
            continue
        if s.numbers[WARD][card]:
            first.append(Event(ev.UNWARDED, card, source=source))
            continue
        frame.cards = (*frame.cards, card)
        frame.causes = (*frame.causes, causes[at])
        frame.foes = (*frame.foes, foes[at])
    if frame.cards and not begun:
        s.push(frame)
    if first:
        happen(s, first)


def about_to_tag(s: State, cards: tuple[int, ...]) -> Destruction | None:
    """The destruction that is next and has found some of these cards already: a ward was lost, and the table looked at again."""
    top = s.stack[-1]
    if isinstance(top, Destruction) and top.step == TAG and any([card in top.cards for card in cards]):
        return top
    return None


def check_destruction(s: State) -> None:
    """A creature with as much damage as power is destroyed, whatever brought it there (KF-damage-02, 05 and 06), together with
    the cards whose own text destroys them when something is so."""
    numbers = s.numbers
    doomed = tuple([each.source for each in s.index().modifying[m.DOOM] if each.modifier.affects(s, each.scope, each.source)])
    causes = [-1] * len(doomed)
    foes = [-1] * len(doomed)
    first = active(s)
    armored = bool(s.index().modifying[m.ARMOR])
    stale = False
    for player in (first, other(first)):
        for card in s.zones[LINE * 2 + player]:
            if (armored or numbers[ARMOR_SEEN][card]) and armor(s, card) != numbers[ARMOR_SEEN][card]:
                stale = True
            lethal = numbers[DOOMED][card] or numbers[DAMAGE][card] >= power(s, card)
            if lethal and not numbers[TAGGED][card] and card not in doomed:
                doomed = (*doomed, card)
                causes.append(numbers[CAUSE][card] - 1)
                foes.append(numbers[FOE][card] - 1)
            if numbers[CAUSE][card] or numbers[FOE][card] or numbers[DOOMED][card]:
                stale = True
    noticed = [Event(ev.LOOKED_OVER)] if stale else []
    if doomed or noticed:
        begin(s, doomed, causes, foes, -1, noticed)


def save(s: State, card: int) -> None:
    """A replacement takes the tag away (KF-replace-03) and lasts until the cards go to the piles (KF-replace-04): what would
    destroy the card again meanwhile only heals it again."""
    window = open_window(s)
    if window is not None:
        window.spared = (*window.spared, card)
    happens(s, Event(ev.SPARED, card))
