"""Selecting an upgrade after the activation (DA-upgrade, DA-artifact)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.actions import Action, Actions, Row, nothing
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
            found = UPGRADES.options(s, self.player)
            if len(found) > 1:
                s.offer(self.player, "select", found, SELECT)
            else:
                s.pop(self)
            return
        assert s.answer is not None
        UPGRADES.do(s, self.player, s.answer)

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


class Buy(Action):
    """Acquire a card of the Area."""

    zone: ClassVar[int] = t.AREA

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return why_not_buy(s, selecting(s), option.thing) if option.thing in shared(s, self.zone) else no.NOT_ON_SALE

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        frame = selecting(s)
        options += [Option(s.names, self.verb, (card,)) for card in things if why_not_buy(s, frame, card) is None]

    def do(self, s: State, player: int, option: Option) -> None:
        s.pop(selecting(s))
        acquire(s, player, option.thing)

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NOT_NOW

    def said(self, s: State, option: Option, lang: str) -> str:
        return str(price(s, option.thing))


class Salvage(Buy):
    """Acquire a card of the discards (DA-upgrade-17)."""

    zone: ClassVar[int] = t.PILE


class Replace(Action):
    """Replace a card of the Area."""

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        return why_not_replace(s, selecting(s), option.thing)

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        frame = selecting(s)
        options += [Option(s.names, self.verb, (card,)) for card in things if why_not_replace(s, frame, card) is None]

    def do(self, s: State, player: int, option: Option) -> None:
        selecting(s).replace(s, option.thing)

    def untimely(self, s: State, player: int, option: Option) -> Refusal | None:
        return no.NOT_NOW


class Decline(Action):
    """Acquire nothing."""

    def do(self, s: State, player: int, option: Option) -> None:
        s.pop(selecting(s))


def selecting(s: State) -> Selecting:
    top = s.stack[-1]
    assert isinstance(top, Selecting)
    return top


def area(s: State, player: int) -> list[int]:
    return shared(s, t.AREA)


def pile(s: State, player: int) -> list[int]:
    return shared(s, t.PILE)


UPGRADES: Final = Actions(
    "select",
    Row(area, Buy("buy", Words("Adquiere {thing} ({word} XP)", "Acquire {thing} ({word} XP)"))),
    Row(
        pile,
        Salvage("salvage", Words("Recupera {thing} de los descartes ({word} XP)", "Acquire {thing} from the discards ({word} XP)")),
    ),
    Row(area, Replace("replace", Words("Descarta {thing} del Área y reponla", "Discard {thing} from the Area and replace it"))),
    Row(nothing, Decline("done", Words("No adquieras nada", "Acquire nothing"))),
)


def acquire(s: State, player: int, card: int) -> None:
    """Pay, take it to hand, or beside the heroes when it is an artifact, and refill (DA-upgrade-07, DA-artifact-02)."""
    area = shared(s, t.AREA)
    at = area.index(card) if card in area else -1
    zone = t.ARTIFACTS if "artifact" in card_of(s, card).types else t.HAND
    if at >= 0:
        refill(s, at)
    happen(s, [Event(ev.SPENT, player=player, amount=price(s, card)), Event(ev.SELECTED, card, player, zone=zone)])
