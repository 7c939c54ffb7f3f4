"""Targets: chosen when a card or ability is declared (ML-tgt-03), all different (ML-tgt-14)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.bills import CHOSEN, Bill
from tapete.core.decision import Option
from tapete.core.effects import scope
from tapete.core.events import Event, narrate
from tapete.core.frames import Frame
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Power
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.tolls import Charging

# steps
ASK: Final = 0
TAKE: Final = 1


class Aiming(Charging):
    """A procedure that has targets chosen for it."""

    def __init__(self) -> None:
        super().__init__()
        self.targets: tuple[int, ...] = ()
        self.stamps: tuple[int, ...] = ()

    def hits(self, s: State, power: Power) -> bool:
        """Whether it chose no targets, or one of them is still what and where it was (ML-tal-06)."""
        slot = 0
        chosen = False
        for at, card in enumerate(self.targets):
            if card < 0:
                slot += 1
            else:
                chosen = True
                if power.targets[slot].still(s, card, self.stamps[at]):
                    return True
        return not chosen


class Targeting(Frame):
    """Choose the targets of a power for the procedure below, one pick at a time."""

    NAME = "targeting"
    FIELDS: ClassVar[tuple[str, ...]] = ("power", "you", "source", "slot", "picked", "chosen")

    def __init__(self) -> None:
        self.step = 0
        self.power: Power | None = None
        self.you = 0
        self.source = -1
        self.slot = 0
        self.picked: tuple[int, ...] = ()
        self.chosen: tuple[int, ...] = ()

    def run(self, s: State) -> None:
        power = self.power
        assert power is not None
        if self.step == TAKE:
            self.step = ASK
            answer = s.answer
            assert answer is not None
            if answer.verb == "choose":
                self.picked = (*self.picked, answer.thing)
            else:
                self.close()
            return
        if self.slot >= len(power.targets):
            self.finish(s)
            return
        target = power.targets[self.slot]
        free: list[int] = []
        if len(self.picked) < target.most:
            taken = self.picked + self.chosen
            free = [card for card in target.available(s, scope(self.you, self.source)) if card not in taken]
        if not free:
            self.close()
            return
        options = [Option(s.names, "choose", (card,)) for card in free]
        if target.upto:
            options.append(Option(s.names, "done"))
        self.step = TAKE
        if len(options) == 1 and not self.picked and s.in_play(free[0]):
            s.aim(self.you, "choose", options, power.aiming(), self.source)
        else:
            s.ask(self.you, "choose", options, power.aiming(), self.source)

    def bill(self, s: State) -> Bill | None:
        assert self.power is not None
        target = self.power.targets[self.slot]
        taken = self.picked + self.chosen
        free = [card for card in target.available(s, scope(self.you, self.source)) if card not in taken]
        left = min(target.most - len(self.picked), len(free))
        if left < 2 and not self.picked:
            return None
        return Bill(CHOSEN, [("", len(self.picked))], [("", left)], self.picked, target.upto)

    def why_not(self, s: State, option: Option) -> Refusal | None:
        if option.verb != "choose":
            return None
        return no.OTHER_TARGETS if option.thing in self.picked + self.chosen else no.NOT_DESCRIBED

    def close(self) -> None:
        """The targets of one slot are complete."""
        self.chosen = (*self.chosen, *self.picked, -1)
        self.picked = ()
        self.slot += 1

    def finish(self, s: State) -> None:
        s.pop(self)
        below = s.stack[-1]
        assert isinstance(below, Aiming)
        below.targets = self.chosen
        for card in [each for each in self.chosen if each >= 0]:
            narrate(s, Event(ev.AIMED, card, self.you, source=self.source))
        below.stamps = tuple([s.numbers[t.ARRIVED][card] if card >= 0 else 0 for card in self.chosen])


def aim(s: State, power: Power, you: int, source: int) -> None:
    """Put the choice of targets on the stack, if there is any."""
    if power.targets:
        frame = Targeting()
        frame.power = power
        frame.you = you
        frame.source = source
        s.push(frame)
