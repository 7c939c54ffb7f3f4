"""Selecting an upgrade after the activation (DA-upgrade, DA-artifact)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.market import refill
from tapete.games.dungeon_alliance.things import card_of, heroes, shared

SELECT: Final = Words("¿Adquieres una mejora?", "Do you acquire an upgrade?")
OFFER: Final = 0  # the first step
ANY: Final = -1
NO_NEW: Final = -2  # nothing came in place of what was discarded


class Selecting(Frame):
    """At most one upgrade per activation; instead, one card of the Area may be replaced first (DA-upgrade-05, DA-upgrade-11)."""

    NAME = "selecting"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "only")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.only = ANY  # after a replacement, the new card (DA-upgrade-14)

    def run(self, s: State) -> None:
        if self.next_step() == OFFER:
            found = options(s, self)
            if not found:
                s.pop(self)
                return
            s.offer(self.player, "select", [*found, Option(s.names, "done")], SELECT)
            return
        answer = s.answer
        assert answer is not None
        if answer.verb == "replace":
            self.replace(s, answer.thing)
            return
        s.pop(self)
        if answer.verb in ("buy", "salvage"):
            acquire(s, self.player, answer.thing)

    def replace(self, s: State, card: int) -> None:
        """The card goes to the discards without cost and the gap is refilled (DA-upgrade-12, DA-upgrade-13)."""
        self.only = NO_NEW
        self.step = OFFER
        refill(s, shared(s, t.AREA).index(card), cause=len(s.stack) - 1)
        happens(s, ev.send(card, t.PILE, 0, kind=ev.CAST_OFF))

    def note(self, s: State, event: Event) -> None:
        """A card has come into the gap, or has gone again because it fits nobody."""
        self.only = event.card if event.kind == ev.OFFERED else NO_NEW


def price(s: State, card: int) -> int:
    """The printed cost, and 1 more from the discards (DA-upgrade-17)."""
    return card_of(s, card).cost + (1 if card in shared(s, t.PILE) else 0)


def why_not_buy(s: State, frame: Selecting, card: int) -> Refusal | None:
    """The one authority on acquiring a card of the Area or of the discards."""
    if card not in shared(s, t.AREA) and card not in shared(s, t.PILE):
        return no.NOT_ON_SALE
    if frame.only != ANY and card != frame.only:
        return no.ONLY_NEW
    if price(s, card) > s.tallies[t.XP][frame.player]:
        return no.CANNOT_AFFORD
    return None if values.fits_someone(s, card, heroes(s, frame.player)) else no.NOT_FOR_YOU


def why_not_replace(s: State, frame: Selecting, card: int) -> Refusal | None:
    """One visible card per turn, by whoever could pay for it, fitting or not (DA-upgrade-11, DA-upgrade-12)."""
    if frame.only != ANY:
        return no.REPLACED
    if card not in shared(s, t.AREA):
        return no.NOT_ON_SALE
    return no.CANNOT_AFFORD if price(s, card) > s.tallies[t.XP][frame.player] else None


def options(s: State, frame: Selecting) -> list[Option]:
    found: list[Option] = []
    for card in shared(s, t.AREA):
        if why_not_buy(s, frame, card) is None:
            found.append(Option(s.names, "buy", (card,)))
    for card in shared(s, t.PILE):
        if why_not_buy(s, frame, card) is None:
            found.append(Option(s.names, "salvage", (card,)))
    for card in shared(s, t.AREA):
        if why_not_replace(s, frame, card) is None:
            found.append(Option(s.names, "replace", (card,)))
    return found


def acquire(s: State, player: int, card: int) -> None:
    """Pay, take it to hand, or beside the heroes when it is an artifact, and refill (DA-upgrade-07, DA-artifact-02)."""
    area = shared(s, t.AREA)
    at = area.index(card) if card in area else -1
    zone = t.ARTIFACTS if "artifact" in card_of(s, card).types else t.HAND
    if at >= 0:
        refill(s, at)
    happen(s, [Event(ev.SPENT, player=player, amount=price(s, card)), Event(ev.SELECTED, card, player, zone=zone)])
