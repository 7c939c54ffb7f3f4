"""What happens around the games themselves: decks that are chosen, time that runs out."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.keyforge.rules.formats import called, deck_name
from tapete.games.keyforge.telling import Line

# `zone` of a WON_ON_TIME event: what decided
HOW: Final[tuple[Words, ...]] = (
    Words("con más llaves forjadas", "with more forged keys"),
    Words("con más Æmbar en la reserva", "with more Æmber in their pool"),
    Words("con más criaturas en juego", "with more creatures in play"),
)
A_DECK: Final = Words("un mazo", "a deck")


class DeckChosen(Line):
    """Who plays which deck: chosen in sealed, or each other's in an adaptive match. ``amount`` is who brought it."""

    def sentence(self, s: State, e: Event) -> Words | None:
        log = self.log
        if log is None:
            return None
        name = deck_name(s.setup, e.amount)
        deck = Words(f"«{name}»", f"“{name}”") if e.player == e.amount else called(s.setup, e.amount)
        return Words(log.es.replace("{deck}", deck.es), log.en.replace("{deck}", deck.en))

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"deck": A_DECK.text(lang)}  # where nobody knows the match


class WonOnTime(Line):
    """Who was ahead when the time was up, and in what."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"how": HOW[e.zone if 0 <= e.zone < len(HOW) else 0].text(lang)}


class TimeEndsIt(EventKind):
    """The game is over with the time; ``amount`` says who has won, as bits."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.finish(tuple([player for player in (0, 1) if e.amount >> player & 1]))
        return e
