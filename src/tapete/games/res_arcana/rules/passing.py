"""Passing: the First Player token, the exchange of the magic item, a card (RA-pass)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happen_in_turn
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.drawing import draw_one
from tapete.games.res_arcana.things import AREA, FIRST, FLIPPED, ITEM, ITEMS, facts, mine, shared

# steps of passing
PASS: Final = 0
ASK_ITEM: Final = 1
TAKE_ITEM: Final = 2
DRAW: Final = 3

WHICH_ITEM: Final = Words("Elige otro objeto mágico.", "Choose another magic item.")


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
        step = self.next_step()
        if step == PASS:
            self.leave_round(s)
        elif step == ASK_ITEM:
            self.ask_item(s)
        elif step == TAKE_ITEM:
            self.take_item(s)
        else:
            s.pop(self)
            draw_one(s, self.player)

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """A different item from the supply (RA-pass-05)."""
        if not option.things or facts(s, option.thing).type != ITEM:
            return None
        return no.SAME_ITEM if option.thing in mine(s, self.player) else no.ITEM_TAKEN

    def leave_round(self, s: State) -> None:
        """The first one to pass takes the First Player token (RA-pass-03)."""
        batches = [[Event(ev.PASSED, player=self.player, amount=1)]]
        if not s.world[FLIPPED]:
            batches.append([Event(ev.TOKEN, player=self.player, amount=1 if s.world[FIRST] == self.player else 0)])
        happen_in_turn(s, batches)

    def ask_item(self, s: State) -> None:
        """A different one of the supply (RA-pass-05)."""
        options = [Option(s.names, "item", (card,)) for card in shared(s, ITEMS)]
        s.ask(self.player, "item", options, WHICH_ITEM)

    def take_item(self, s: State) -> None:
        """The old one is at once available to others (RA-pass-07); the new one rests until the next round (RA-pass-06)."""
        assert s.answer is not None
        new = s.answer.thing
        old = items_of(s, self.player)
        taking = [ev.send(new, AREA, self.player), Event(ev.RESTED, new, amount=1)]
        if old:
            happen(s, [ev.send(old[0], ITEMS, 0), *taking, Event(ev.EXCHANGED, new, self.player, other=old[0])])
        else:
            happen(s, [*taking, Event(ev.CHOSE_ITEM, new, self.player)])


def pass_turn(s: State, player: int) -> None:
    frame = Passing()
    frame.player = player
    s.push(frame)
