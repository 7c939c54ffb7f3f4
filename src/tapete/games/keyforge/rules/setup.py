"""Setup and mulligan (KF-setup, KF-mulligan)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event, happen
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules.draw import draw, refill_to
from tapete.games.keyforge.rules.turn import Turn
from tapete.games.keyforge.telling import QUIETLY, tell
from tapete.games.keyforge.things import ACTIVE, DECK, FIRST, HAND, MULLIGANED, other

MULLIGAN = Words("¿Cambias tu mano por otra con una carta menos?", "Do you take a new hand with one card fewer?")


WHO_BEGINS = Words("¿Quién empieza?", "Who goes first?")


class ChooseFirst(Frame):
    """In a series, whoever plays the deck that lost the game before chooses who begins (KF-setup-05)."""

    NAME = "choose_first"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = -1

    def run(self, s: State) -> None:
        if self.next_step() == 0:
            s.ask(self.player, "first", [Option(s.names, "begin"), Option(s.names, "follow")], WHO_BEGINS)
            return
        assert s.answer is not None
        s.world[FIRST] = self.player if s.answer.verb == "begin" else other(self.player)
        s.world[ACTIVE] = s.world[FIRST]
        s.pop(self)


class Setup(Frame):
    """Opening hands, then each player may mulligan once, the starting player first (KF-setup-07 to 09)."""

    NAME = "setup"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = -1

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                self.player = s.world[FIRST]
                refill_to(s, self.player, 7)
                refill_to(s, other(self.player), 6)
            case 1:
                self.offer(s)
            case 2:
                self.take(s)
                self.player = other(self.player)
            case 3:
                self.offer(s)
            case 4:
                self.take(s)
            case _:
                s.pop(self)
                s.world[ACTIVE] = s.world[FIRST]
                s.push(Turn())

    def offer(self, s: State) -> None:
        options = [Option(s.names, "keep"), Option(s.names, "mulligan")]
        s.ask(self.player, "mulligan", options, MULLIGAN)

    def take(self, s: State) -> None:
        """The new hand is one card smaller than the one held, and sheds no further chain (KF-mulligan-01, 04)."""
        assert s.answer is not None
        player = self.player
        tell(s, Event(ev.CHANGES_HAND if s.answer.verb == "mulligan" else ev.KEEPS_HAND, player=player))
        if s.answer.verb != "mulligan":
            return
        s.tallies[MULLIGANED][player] = 1
        hand = s.zone(HAND, player)[:]
        happen(s, [Event(ev.MOVED, card, player, -1, QUIETLY, zone=DECK) for card in hand])
        happen(s, [Event(ev.SHUFFLED, player=player)])
        draw(s, player, len(hand) - 1)
