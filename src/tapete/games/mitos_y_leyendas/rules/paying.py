"""Paying: Oros go from the Reserve to Paid Gold, virtual ones vanish (ML-gold-14, ML-gold-17)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import EngineError
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.tolls import Charging, charged
from tapete.games.mitos_y_leyendas.values import barred, meant_for, purse, worth

VIRTUAL = "virtual"
MEANT = ("talismans", "weapons", "weapons_or_totems", "things", "vampires", "werewolves", "shamans", "creatures",
         "knights_weapons", "knights")  # fmt: skip


@cache
def owing(due: int) -> Words:
    """The question, with what is still to be paid."""
    if due == 1:
        return Words("Falta 1 Oro: ¿con qué pagas?", "1 Oro is due: what do you pay with?")
    return Words(f"Faltan {due} Oros: ¿con qué pagas?", f"{due} Oros are due: what do you pay with?")


class Paying(Frame):
    """A player pays so many Oros; where it matters they choose which, and when to spend virtual ones (ML-gold-09)."""

    NAME = "paying"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "due", "type", "source", "host", "charge")

    def __init__(self) -> None:
        self.step = 0
        self.player = 0
        self.due = 0
        self.type = -1
        self.source = -1
        self.host = -1  # the Ally that is to carry the Weapon paid for
        self.charge = 0  # it is the cost of the procedure below, which remembers what was paid

    def run(self, s: State) -> None:
        if self.step == 1:
            self.step = 0
            self.take(s)
            return
        if self.due <= 0:
            s.pop(self)
            return
        options = self.options(s)
        if not options:
            raise EngineError(f"{s.names[self.source]}: {self.due} Oros are due and nothing is left to pay them with")
        valued = bool(s.index().modifying[m.WORTH])
        if not valued and (len(options) <= 1 or purse(s, self.player, self.type, self.source, self.host) == self.due):
            self.pay_all(s)
            return
        self.step = 1
        s.ask(self.player, "pay", options, owing(self.due), self.source)

    def reserve(self, s: State) -> list[int]:
        """The Oros that may be paid with."""
        return [] if barred(s, self.player, m.SPEND) else s.zones[t.RESERVE * 2 + self.player]

    def purposes(self, s: State) -> list[int]:
        """The kinds of virtual Oros that may be spent: those meant for this, and those for anything (-1)."""
        if barred(s, self.player, m.SPEND_VIRTUAL):
            return []
        anything = [-1] if s.tallies[t.VIRTUAL][self.player] else []
        return meant_for(s, self.player, self.type, self.source, self.host) + anything

    def options(self, s: State) -> list[Option]:
        """One option for each different Oro of the Reserve, and one for each kind of virtual ones."""
        found: list[Option] = []
        seen: list[tuple[int, int]] = []
        for card in self.reserve(s):
            number = t.printed(s, card).ordinal if t.printed(s, card).boxed else -1
            kind = (number, worth(s, card, self.type))
            if kind not in seen and kind[1]:
                seen.append(kind)
                found.append(Option(s.names, "pay", (card,)))
        for purpose in reversed(self.purposes(s)):
            found.append(Option(s.names, "pay", (), VIRTUAL if purpose < 0 else MEANT[purpose]))
        return found

    def pay_all(self, s: State) -> None:
        """Nothing to choose: everything alike, or everything needed."""
        due = self.due
        self.due = 0
        batch: list[Event] = []
        for purpose in self.purposes(s):
            held = s.tallies[t.VIRTUAL if purpose < 0 else t.NARROW + purpose][self.player]
            amount = min(due, held)
            if amount:
                batch.append(Event(ev.SPENT, player=self.player, amount=amount, zone=purpose))
                due -= amount
        oros = self.reserve(s)[:due]
        batch += [Event(ev.PAID, card, self.player, source=self.source) for card in oros]
        if len(oros) < due:
            raise EngineError(f"{s.names[self.source]}: {due - len(oros)} Oros are due and nothing is left to pay them with")
        self.note_paid(s, batch)
        happen(s, batch)

    def take(self, s: State) -> None:
        answer = s.answer
        assert answer is not None
        if answer.things:
            self.due -= worth(s, answer.thing, self.type)
            paid = Event(ev.PAID, answer.thing, self.player, source=self.source)
        else:
            self.due -= 1
            paid = Event(ev.SPENT, player=self.player, amount=1, zone=MEANT.index(answer.word) if answer.word in MEANT else -1)
        self.note_paid(s, [paid])
        happens(s, paid)

    def note_paid(self, s: State, batch: list[Event]) -> None:
        """The procedure whose cost it is remembers what was paid, should the rest of the cost not be met."""
        frame = charged(s) if self.charge else None
        if frame is None:
            return
        for e in batch:
            if e.kind == ev.PAID:
                frame.oros = (*frame.oros, e.card)
            else:
                frame.spent = frame.spent + (e.zone,) * e.amount


def pay(s: State, player: int, due: int, source: int, type: int = -1, host: int = -1, charge: int = 0) -> None:
    """Put the payment of a cost on the stack; 0 is paid by saying so (ML-card-20)."""
    if due > 0:
        frame = Paying()
        frame.player = player
        frame.due = due
        frame.type = type
        frame.source = source
        frame.host = host
        frame.charge = charge
        s.push(frame)


def refund(s: State, frame: Charging, player: int) -> list[Event]:
    """The rest of a cost was not met: its Oros were not paid after all (ML-play-20). What gives them back."""
    batch = [Event(ev.UNPAID, card, player) for card in frame.oros if s.place[card] == t.PAID * 2 + player]
    for purpose in dict.fromkeys(frame.spent):
        count = len([each for each in frame.spent if each == purpose])
        batch.append(Event(ev.REFUNDED, player=player, amount=count, zone=purpose))
    frame.oros = ()
    frame.spent = ()
    return batch
