"""Drawing cards and looking at decks (RA-effect-15, RA-effect-16)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.things import DECK

OPENING_HAND: Final = 3


class Drawing(Frame):
    """A player draws several cards, one after another."""

    NAME = "drawing"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "left")

    def __init__(self) -> None:
        self.step = 0
        self.player = -1
        self.left = 0

    def run(self, s: State) -> None:
        if not self.left:
            s.pop(self)
            return
        self.left -= 1
        draw_one(s, self.player)


def draw(s: State, player: int, count: int) -> None:
    """Draw up to a number of cards."""
    frame = Drawing()
    frame.player = player
    frame.left = count
    s.push(frame)


def draw_one(s: State, player: int) -> None:
    """Draw a card, if there is one. Discards are shuffled only once the deck is empty."""
    drawn = Event(ev.DRAWN, player=player)
    if s.zone(DECK, player):
        happens(s, drawn)
    else:
        happen_in_turn(s, [[renewal(s, player)], [drawn]])


def renewal(s: State, player: int) -> Event:
    """The discards are shuffled below what is left of the deck."""
    return Event(ev.RENEWED, player=player, amount=len(s.zone(DECK, player)))


def opening_hand(player: int) -> list[list[Event]]:
    """A player has seen the eight cards of their deck; they are shuffled and three are drawn (RA-setup-10, RA-setup-11)."""
    made = [[Event(ev.KNOWS_DECK, player=player, amount=1)], [Event(ev.SHUFFLED, player=player, zone=DECK)]]
    return made + [[Event(ev.DRAWN, player=player)] for _ in range(OPENING_HAND)]
