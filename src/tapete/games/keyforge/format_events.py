"""What happens around the games themselves: decks that are chosen, time that runs out."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.text import unmarked
from tapete.games.keyforge.telling import Line

# `zone` of a WON_ON_TIME event: what decided
HOW: Final[tuple[Words, ...]] = (
    Words("con más llaves forjadas", "with more forged keys"),
    Words("con más Æmbar en la reserva", "with more Æmber in their pool"),
    Words("con más criaturas en juego", "with more creatures in play"),
)


class DeckChosen(Line):
    """A player has chosen one of the decks that they got."""

    def sentence(self, s: State, e: Event) -> Words | None:
        decks = s.setup.get("decks")
        log = self.log
        if log is None or not isinstance(decks, list) or not 0 <= e.player < len(decks):
            return None
        name = unmarked(str(decks[e.player].get("name", "")))
        return Words(log.es.replace("{deck}", f"«{name}»"), log.en.replace("{deck}", f"“{name}”"))


class WonOnTime(Line):
    """Who was ahead when the time was up, and in what."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"how": HOW[e.zone if 0 <= e.zone < len(HOW) else 0].text(lang)}


class TimeEndsIt(EventKind):
    """The game is over with the time; ``amount`` says who has won, as bits."""

    def apply(self, s: State, e: Event) -> Event | None:
        s.finish(tuple([player for player in (0, 1) if e.amount >> player & 1]))
        return e
