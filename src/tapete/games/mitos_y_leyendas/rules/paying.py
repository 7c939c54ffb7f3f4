"""Paying: Oros go from the Reserve to Paid Gold, virtual ones vanish (ML-gold-14, ML-gold-17)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.values import barred, meant_for, purse, worth

WHICH = Words("¿Con qué pagas?", "What do you pay with?")
VIRTUAL = "virtual"
MEANT = ("talismans", "weapons", "weapons_or_totems", "things", "vampires", "werewolves", "shamans", "creatures",
         "knights_weapons", "knights")  # fmt: skip


class Paying(Frame):
    """A player pays so many Oros; where it matters they choose which, and when to spend virtual ones (ML-gold-09)."""

    NAME = "paying"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "due", "type", "source", "host")

    def __init__(self) -> None:
        self.step = 0
        self.player = 0
        self.due = 0
        self.type = -1
        self.source = -1
        self.host = -1  # the Ally that is to carry the Weapon paid for

    def run(self, s: State) -> None:
        if self.step == 1:
            self.step = 0
            self.take(s)
            return
        if self.due <= 0:
            s.pop(self)
            return
        options = self.options(s)
        valued = bool(s.index().modifying[m.WORTH])
        if not valued and (len(options) <= 1 or purse(s, self.player, self.type, self.source, self.host) == self.due):
            self.settle(s)
            return
        self.step = 1
        s.ask(self.player, "pay", options, WHICH, self.source)

    def options(self, s: State) -> list[Option]:
        """One option for each different Oro of the Reserve, and one for virtual ones."""
        found: list[Option] = []
        seen: list[tuple[int, int]] = []
        for card in [] if barred(s, self.player, m.SPEND) else s.zones[t.RESERVE * 2 + self.player]:
            number = t.printed(s, card).ordinal if t.printed(s, card).boxed else -1
            kind = (number, worth(s, card, self.type))
            if kind not in seen and kind[1]:
                seen.append(kind)
                found.append(Option(s.names, "pay", (card,)))
        if s.tallies[t.VIRTUAL][self.player]:
            found.append(Option(s.names, "pay", (), VIRTUAL))
        for purpose in meant_for(s, self.player, self.type, self.source, self.host):
            found.append(Option(s.names, "pay", (), MEANT[purpose]))
        return found

    def settle(self, s: State) -> None:
        """Nothing to choose: everything alike, or everything needed."""
        due = self.due
        self.due = 0
        batch: list[Event] = []
        for purpose in meant_for(s, self.player, self.type, self.source, self.host):
            amount = min(due, s.tallies[t.NARROW + purpose][self.player])
            if amount:
                batch.append(Event(ev.SPENT, player=self.player, amount=amount, zone=purpose))
                due -= amount
        amount = min(due, s.tallies[t.VIRTUAL][self.player])
        if amount:
            batch.append(Event(ev.SPENT, player=self.player, amount=amount))
            due -= amount
        for card in s.zones[t.RESERVE * 2 + self.player][:due]:
            batch.append(Event(ev.PAID, card, self.player, source=self.source))
        happen(s, batch)

    def take(self, s: State) -> None:
        answer = s.answer
        assert answer is not None
        if answer.things:
            self.due -= worth(s, answer.thing, self.type)
            happens(s, Event(ev.PAID, answer.thing, self.player, source=self.source))
        else:
            self.due -= 1
            purpose = MEANT.index(answer.word) if answer.word in MEANT else -1
            happens(s, Event(ev.SPENT, player=self.player, amount=1, zone=purpose))


def pay(s: State, player: int, due: int, source: int, type: int = -1, host: int = -1) -> None:
    """Put the payment of a cost on the stack; 0 is paid by saying so (ML-card-20)."""
    if due > 0:
        frame = Paying()
        frame.player = player
        frame.due = due
        frame.type = type
        frame.source = source
        frame.host = host
        s.push(frame)
