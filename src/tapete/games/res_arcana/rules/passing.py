"""Passing: the First Player token, the exchange of the magic item, a card (RA-pass)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event, settle
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.rules.drawing import draw
from tapete.games.res_arcana.things import AREA, FIRST, FLIPPED, ITEM, ITEMS, facts, mine, shared

WHICH_ITEM = Words("Elige otro objeto mágico.", "Choose another magic item.")


def items_of(s: State, player: int) -> list[int]:
    """The item a player holds; nothing where a position gave them none."""
    return [card for card in mine(s, player) if facts(s, card).type == ITEM]


class Passing(Frame):
    """A player passes."""

    NAME = "passing"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = -1

    def run(self, s: State) -> None:
        match self.next_step():
            case 0:
                settle(s, [Event(ev.PASSED, player=self.player)])
                if not s.world[FLIPPED]:
                    settle(s, [Event(ev.TOKEN, player=self.player, amount=1 if s.world[FIRST] == self.player else 0)])
            case 1:
                self.ask_item(s)
            case 2:
                self.take_item(s)
            case _:
                s.pop(self)
                draw(s, self.player, 1)

    def ask_item(self, s: State) -> None:
        """A different one of the supply (RA-pass-05)."""
        options = [Option(s.names, "item", (card,)) for card in shared(s, ITEMS)]
        s.ask(self.player, "item", options, WHICH_ITEM)

    def take_item(self, s: State) -> None:
        """The old one is at once available to others (RA-pass-07); the new one rests until the next round (RA-pass-06)."""
        assert s.answer is not None
        new = s.answer.thing
        old = items_of(s, self.player)
        taking = [ev.send(s, new, AREA, self.player), Event(ev.RESTED, new)]
        if old:
            settle(s, [ev.send(s, old[0], ITEMS, 0), *taking, Event(ev.EXCHANGED, new, self.player, other=old[0])])
        else:
            settle(s, [*taking, Event(ev.CHOSE_ITEM, new, self.player)])


def pass_turn(s: State, player: int) -> None:
    frame = Passing()
    frame.player = player
    s.push(frame)
