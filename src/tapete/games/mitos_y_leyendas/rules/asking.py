"""Opening windows only where something at the table could answer, and marking moments only where something listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tapete.core.events import Event, happens
from tapete.core.state import State
from tapete.core.windows import Announcement, open_window
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.values import voice

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.declaration import MitosYLeyendas


def mark(s: State, moment: int) -> None:
    """A moment of the turn comes: told to the log and to whatever listens."""
    if s.log is not None or s.index().listening[ev.PHASE]:
        happens(s, Event(ev.PHASE, player=s.world[t.ACTIVE], amount=moment))


def anyone_responds(s: State, moment: str) -> bool:
    """Whether some card at the table, in a hand or in play, has to do with a moment at all."""
    reactive = cast("MitosYLeyendas", s.game).reactive
    cards = s.cards
    for zone in WHERE_RESPONSES_LIE:
        for card in s.zones[zone]:
            if cards[card] in reactive and moment in voice(s, card).moments:
                return True
    copies = s.numbers[t.COPY]
    borrowed = s.numbers[t.BORROWED]
    for zone in (t.DEFENCE * 2, t.DEFENCE * 2 + 1, t.ATTACK * 2, t.ATTACK * 2 + 1):
        for card in s.zones[zone]:
            if (copies[card] or borrowed[card]) and moment in voice(s, card).moments:
                return True
    return False


WHERE_RESPONSES_LIE: Final = tuple([zone * 2 + player for zone in (t.HAND, *t.IN_PLAY) for player in (0, 1)])


def ask_for(s: State, discipline: str, moment: str, about: Announcement, event: Event | None = None) -> None:
    """Open a window, unless nothing at the table could answer."""
    if anyone_responds(s, moment):
        open_window(s, discipline, about, event)
