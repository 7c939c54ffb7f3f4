"""Drawing cards of the alliance deck (DA-draw)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t


class Drawing(Frame):
    """Cards are drawn; when the deck runs out, the discards become a new one (DA-draw-05); with neither, play on (DA-draw-06)."""

    NAME = "drawing"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "left", "drawn")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.left = 0
        self.drawn = 0  # told once for all

    def run(self, s: State) -> None:
        deck = s.zone(t.DECK, self.player)
        if self.left > 0 and deck:
            now = min(self.left, len(deck))
            self.left -= now
            happen(s, [Event(ev.DRAWN, player=self.player, cause=len(s.stack) - 1) for _ in range(now)])
        elif self.left > 0 and s.zone(t.DISCARD, self.player):
            happens(s, Event(ev.RENEWED, player=self.player))
        else:
            s.pop(self)
            if self.drawn:
                happens(s, Event(ev.DREW, player=self.player, amount=self.drawn))

    def note(self, s: State, event: Event) -> None:
        self.drawn += 1


def draw(s: State, player: int, cards: int) -> None:
    if cards > 0:
        frame = Drawing()
        frame.player = player
        frame.left = cards
        s.push(frame)


def draw_up(s: State, player: int) -> None:
    """Draw up to the hand size of the row; nothing with as many cards or more (DA-draw-03, DA-draw-04)."""
    size = t.row(s, player)[1] - s.tallies[t.SHORT][player]
    draw(s, player, size - len(s.zone(t.HAND, player)))
    if s.tallies[t.SHORT][player]:
        happens(s, Event(ev.DRAWS_LESS, player=player))
