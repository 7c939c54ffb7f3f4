"""Drawing cards of the alliance deck (DA-draw)."""

from __future__ import annotations

from tapete.core.events import Event, settle
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t


def draw(s: State, player: int, cards: int) -> None:
    """Draw, shuffling the discards into a new deck when it runs out (DA-draw-05); with neither, play on (DA-draw-06)."""
    drawn = 0
    while drawn < cards and (s.zone(t.DECK, player) or s.zone(t.DISCARD, player)):
        if not s.zone(t.DECK, player):
            settle(s, [Event(ev.RENEWED, player=player)])
        settle(s, [Event(ev.DRAWN, player=player)])
        drawn += 1
    if drawn:
        settle(s, [Event(ev.DREW, player=player, amount=drawn)])


def draw_up(s: State, player: int) -> None:
    """Draw up to the hand size of the row; nothing with as many cards or more (DA-draw-03, DA-draw-04)."""
    size = t.row(s, player)[1] - s.tallies[t.SHORT][player]
    s.tallies[t.SHORT][player] = 0
    draw(s, player, size - len(s.zone(t.HAND, player)))
