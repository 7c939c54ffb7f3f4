"""Drawing cards and looking at decks (RA-effect-15, RA-effect-16)."""

from __future__ import annotations

from tapete.core.events import Event, settle
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.things import DECK, HAND


def draw(s: State, player: int, count: int) -> int:
    """Draw up to a number of cards; how many there were. Discards are shuffled only once the deck is empty."""
    before = len(s.zone(HAND, player))
    for _ in range(count):
        if not s.zone(DECK, player):
            renew(s, player)
        settle(s, [Event(ev.DRAWN, player=player)])
    return len(s.zone(HAND, player)) - before


def top_of(s: State, zone: int, player: int, count: int) -> list[int]:
    """The top cards of a deck; what an own deck lacks comes from the discards, shuffled below it (RA-effect-16)."""
    if zone == DECK and len(s.zone(DECK, player)) < count:
        renew(s, player)
    return s.zone(zone, player)[:count]


def renew(s: State, player: int) -> None:
    """Shuffle the discards below what is left of the deck."""
    settle(s, [Event(ev.RENEWED, player=player, amount=len(s.zone(DECK, player)))])
