"""Paying: Oros go from the Reserve to Paid Oro, virtual ones vanish (ML-gold-14, ML-gold-17)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from tapete.core.actions import NOTHING, Action, Actions, AskedAbout, Row, nothing
from tapete.core.bills import PAID, Bill
from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import EngineError, Refusal
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.tolls import Charging, charged
from tapete.games.mitos_y_leyendas.values import barred, meant_for, purse, worth

VIRTUAL: Final = "virtual"
MEANT: Final[tuple[str, ...]] = (
    "talismans", "weapons", "weapons_or_totems", "things", "vampires", "werewolves", "shamans", "creatures", "knights_weapons",
    "knights",
)  # fmt: skip


PAY: Final = "pay"

# steps
ASK: Final = 0
TAKE: Final = 1


@cache
def owing(due: int) -> Words:
    """The question, with what is still to be paid."""
    if due == 1:
        return Words("Falta 1 Oro: ¿con qué pagas?", "1 Oro is due: what do you pay with?")
    return Words(f"Faltan {due} Oros: ¿con qué pagas?", f"{due} Oros are due: what do you pay with?")


class Paying(Frame):
    """A player pays so many Oros; where it matters they choose which, and when to spend virtual ones (ML-gold-09)."""

    NAME = "paying"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "whole", "due", "type", "source", "host", "charge")

    def __init__(self) -> None:
        self.step = 0
        self.player = 0
        self.whole = 0  # what was due at first
        self.due = 0
        self.type = -1
        self.source = -1
        self.host = -1  # the Ally that is to carry the Weapon paid for
        self.charge = 0  # it is the cost of the procedure below, which remembers what was paid

    def bill(self, s: State) -> Bill | None:
        return Bill(PAID, [("gold", self.whole - self.due)], [("gold", self.due)])

    def run(self, s: State) -> None:
        if self.step == TAKE:
            self.step = ASK
            self.take(s)
            return
        if self.due <= 0:
            s.pop(self)
            return
        options = TO_PAY.options(s, self.player)
        if not options:
            raise EngineError(f"{s.names[self.source]}: {self.due} Oros are due and nothing is left to pay them with")
        valued = bool(s.index().modifying[m.WORTH])
        if not valued and (len(options) <= 1 or purse(s, self.player, self.type, self.source, self.host) == self.due):
            self.pay_all(s)
            return
        self.step = TAKE
        s.ask(self.player, PAY, options, owing(self.due), self.source)

    def reserve(self, s: State) -> list[int]:
        """The Oros that may be paid with."""
        return [] if barred(s, self.player, m.SPEND) else s.zones[t.RESERVE * 2 + self.player]

    def purposes(self, s: State) -> list[int]:
        """The kinds of virtual Oros that may be spent: those meant for this, and those for anything (-1)."""
        if barred(s, self.player, m.SPEND_VIRTUAL):
            return []
        anything = [-1] if s.tallies[t.VIRTUAL][self.player] else []
        return meant_for(s, self.player, self.type, self.source, self.host) + anything

    def kind(self, s: State, card: int) -> tuple[int, int]:
        """What tells one Oro from another: its ability, and for how many it pays."""
        return t.printed(s, card).ordinal if t.printed(s, card).boxed else -1, worth(s, card, self.type)

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
            paid = Event(ev.SPENT, player=self.player, amount=1, zone=purpose_of(answer.word))
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
        frame.whole = frame.due = due
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


class Pay(Action):
    """Pay with an Oro of the Reserve, one for all that are alike, or with virtual ones (ML-gold-09, ML-gold-14)."""

    def tries(self, s: State, player: int, thing: int) -> list[Option]:
        if thing >= 0:
            return [Option(s.names, self.verb, (thing,))]
        return [Option(s.names, self.verb, (), word) for word in (VIRTUAL, *reversed(MEANT)) if held(s, player, word)]

    def refuse(self, s: State, player: int, option: Option) -> Refusal | None:
        frame = under_way(s)
        if not option.things:
            return None if purpose_of(option.word) in frame.purposes(s) else no.NOT_FOR_THIS
        reserve = frame.reserve(s)
        if option.thing not in reserve:
            return no.FROM_THE_RESERVE
        kind = frame.kind(s, option.thing)
        if not kind[1]:
            return no.NOT_FOR_THIS
        alike = [card for card in reserve if frame.kind(s, card) == kind]
        return None if option.thing == alike[0] else no.LIKE_ANOTHER

    def add_each(self, s: State, player: int, things: list[int], options: list[Option]) -> None:
        frame = under_way(s)
        if things == [NOTHING]:
            for purpose in reversed(frame.purposes(s)):
                options.append(Option(s.names, self.verb, (), VIRTUAL if purpose < 0 else MEANT[purpose]))
            return
        seen: list[tuple[int, int]] = []
        for card in frame.reserve(s):
            kind = frame.kind(s, card)
            if kind not in seen and kind[1]:
                seen.append(kind)
                options.append(Option(s.names, self.verb, (card,)))

    def phrases(self) -> dict[str, Words]:
        found = {PAY: self.phrase, f"{PAY}:{VIRTUAL}": Words("Gasta un Oro virtual", "Spend a virtual Oro")}
        for word, said in zip(MEANT, t.PURPOSE_WORDS, strict=True):
            found[f"{PAY}:{word}"] = Words(f"Gasta un Oro virtual {said.es}", f"Spend a virtual Oro {said.en}")
        return found


def under_way(s: State) -> Paying:
    """The payment that is asked about."""
    frame = s.stack[-1]
    assert isinstance(frame, Paying)
    return frame


def purpose_of(word: str) -> int:
    """What virtual Oros are meant for, by the word of an option; -1 for anything."""
    return MEANT.index(word) if word in MEANT else -1


def held(s: State, player: int, word: str) -> int:
    purpose = purpose_of(word)
    return s.tallies[t.VIRTUAL if purpose < 0 else t.NARROW + purpose][player]


def reserve(s: State, player: int) -> list[int]:
    return s.zones[t.RESERVE * 2 + player]


def all_but_reserve(s: State, player: int) -> list[int]:
    """Everything in sight with which nothing is paid."""
    sight = s.game.sight
    return [card for card in range(len(s.cards)) if s.place[card] != t.RESERVE * 2 + player and sight.sees(s, player, card)]


PAYING: Final = Pay(PAY, Words("Paga con {thing}", "Pay with {thing}"))
TO_PAY: Final = Actions(PAY, Row(reserve, PAYING), Row(nothing, PAYING), AskedAbout(all_but_reserve, PAYING))
