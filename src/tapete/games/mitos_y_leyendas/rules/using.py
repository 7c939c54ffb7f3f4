"""Using an ability, activated or triggered: declare, pay, count as used, respond and cancel, apply (ML-use-04 to ML-use-08)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens, narrate
from tapete.core.state import State
from tapete.core.windows import Announcement, current
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Power
from tapete.games.mitos_y_leyendas.rules.asking import ask_for, quick
from tapete.games.mitos_y_leyendas.rules.paying import pay, refund
from tapete.games.mitos_y_leyendas.rules.playing import effecting
from tapete.games.mitos_y_leyendas.rules.targets import Aiming, aim
from tapete.games.mitos_y_leyendas.values import given, purse

ANSWER: Final = "answer"  # the window for responses to an ability
CANCEL: Final = "cancel"

TRIGGERED: Final = 0
USED: Final = 1
ANNULLING: Final = 2  # used in the annulment window
ANNULS: Final = "annul"  # what it announces there

# steps
CONSIDER: Final = 0
AIM: Final = 1
CHARGE: Final = 2
COUNT: Final = 3
RESPONSES: Final = 4
CANCELS: Final = 5


class Using(Aiming):
    """An ability being used."""

    NAME = "using"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "power",
        "you",
        "source",
        "via",
        "event",
        "mode",
        "number",
        "targets",
        "stamps",
        "cancelled",
        "paid",
        "measured",
        "oros",
        "spent",
        "short",
    )

    def __init__(self) -> None:
        super().__init__()
        self.power: Power | None = None
        self.you = 0
        self.source = -1
        self.via = -1
        self.event: Event | None = None
        self.mode = TRIGGERED
        self.number = -1  # which of the card's activated abilities it is
        self.cancelled = 0

    def run(self, s: State) -> None:
        power = self.power
        assert power is not None
        step = self.next_step()
        if step == CONSIDER:
            self.consider(s, power)
        elif step == AIM:
            if self.mode == TRIGGERED and self.declined(s, power):
                s.pop(self)
            else:
                if self.mode != TRIGGERED or self.chosen(power):
                    narrate(s, Event(ev.USES, self.source, self.you))
                if power.targets:
                    aim(s, power, self.you, self.source)
        elif step == CHARGE:
            self.charge(s, power)
        elif step == COUNT:
            if self.short:
                self.undo(s)
            else:
                happens(s, Event(ev.USED, self.source, self.you))
        elif step == RESPONSES:
            ask_for(s, ANSWER, "use", self.announcement(), Event(ev.USED, self.source, self.you))
        elif step == CANCELS:
            ask_for(s, CANCEL, "cancel", self.announcement(), Event(ev.USED, self.source, self.you))
        else:
            s.pop(self)
            if not self.cancelled:
                self.apply(s, power)

    def cancel(self, card: int) -> bool:
        if self.source != card:
            return False
        self.cancelled = 1
        return True

    def announcement(self) -> Announcement:
        return Announcement(self.you, "use", (self.source,))

    def consider(self, s: State, power: Power) -> None:
        """A: a trigger without valid targets does nothing (ML-trig-11); one that may or costs is its controller's choice."""
        if self.mode != TRIGGERED:
            return
        if self.via >= -1 and given(s, m.NO_USE, self.source):
            s.pop(self)  # kept from it meanwhile (ML-use-01)
            return
        able = power.payable(s, self.you, self.source)
        vain = not power.has_targets(s, self.you, self.source) or power.due(s, self.event) > purse(
            s, self.you, t.ABILITY, self.source
        )
        if not able and not vain:
            vain = quick(s, self.you) or not power.imaginable(s, self.you, self.source)
        if vain:
            s.pop(self)
        elif self.chosen(power):
            options = [Option(s.names, "yes")] if able else []  # what a hand cannot pay is asked all the same: nobody sees why not
            s.offer(self.you, "may", [*options, Option(s.names, "no")], power.offered(), self.source)

    def feasible(self, s: State) -> bool:
        """Whether all can see that it will come to something (ML-tal-06)."""
        return self.power is None or self.hits(s, self.power)

    def chosen(self, power: Power) -> bool:
        """Whether it is up to its controller."""
        return bool(power.optional or power.gold or power.tolls)

    def declined(self, s: State, power: Power) -> bool:
        if not self.chosen(power):
            return False
        answer = s.answer
        return answer is not None and answer.verb == "no"

    def charge(self, s: State, power: Power) -> None:
        """B: costs (ML-use-05), the Oros first, so that nothing else is paid with them meanwhile; the use is counted."""
        for toll in power.tolls:
            s.push(toll.frame(s, self.you, self.source))
        pay(s, self.you, power.due(s, self.event), self.source, t.ABILITY, charge=1)
        if self.number >= 0:
            happens(s, Event(ev.USE_COUNTED, self.source, self.you, 1 << (t.USE_BITS * self.number)))

    def undo(self, s: State) -> None:
        """What was to leave as a cost has stayed: the cost is not paid, and so the ability is not used (ML-play-20)."""
        s.pop(self)
        back = refund(s, self, self.you)
        if self.number >= 0:
            back.append(Event(ev.USE_COUNTED, self.source, self.you, -(1 << (t.USE_BITS * self.number))))
        happen(s, back)

    def apply(self, s: State, power: Power) -> None:
        """E: the effect; one that annuls takes its place in the window in which it was used (ML-use-08, ML-play-21)."""
        if self.mode == ANNULLING:
            subject = self.event.card if self.event is not None else -1
            current(s).announce(s, Announcement(self.you, ANNULS, (self.source, subject), power.id))
            return
        frame = effecting(power, self.you, self.source, self.event, self.targets, self.stamps, self.via)
        frame.paid = self.paid
        frame.measured = self.measured
        s.push(frame)


def use(s: State, power: Power, you: int, source: int, mode: int, via: int, number: int = -1, event: Event | None = None) -> Using:
    """Put the use of an ability on the stack; ``via`` is who carries the Weapon that speaks, which may leave to pay for it."""
    frame = Using()
    frame.power = power
    frame.you = you
    frame.source = source
    frame.mode = mode
    frame.number = number
    frame.event = event
    frame.via = via
    s.push(frame)
    return frame
