"""Having the effect of a Talisman that is not played: its targets are chosen, its own costs paid, and it applies."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.effects import resolving
from tapete.core.state import State
from tapete.games.mitos_y_leyendas.abilities import Spell
from tapete.games.mitos_y_leyendas.rules.playing import effecting
from tapete.games.mitos_y_leyendas.rules.targets import Aiming, aim


class Echoing(Aiming):
    """The effect of a Talisman, had once more through another card."""

    NAME = "echoing"
    FIELDS: ClassVar[tuple[str, ...]] = ("power", "you", "source", "targets", "stamps", "paid", "measured")

    def __init__(self) -> None:
        super().__init__()
        self.power: Spell | None = None
        self.you = 0
        self.source = -1

    def run(self, s: State) -> None:
        power = self.power
        assert power is not None
        step = self.next_step()
        if step == 0:
            aim(s, power, self.you, self.source)
        elif step == 1:
            for toll in power.tolls:
                s.push(resolving(toll.program, self.you, self.source))
        else:
            s.pop(self)
            s.push(effecting(power, self.you, self.source, None, self.targets, self.stamps))


def echo(s: State, spell: Spell, you: int, source: int) -> None:
    """Put it on the stack."""
    frame = Echoing()
    frame.power = spell
    frame.you = you
    frame.source = source
    s.push(frame)
