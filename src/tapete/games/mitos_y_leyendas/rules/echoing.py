"""Having the effect of a Talisman that is not played: its targets are chosen, its own costs paid, and it applies."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.state import State
from tapete.games.mitos_y_leyendas.abilities import Effecting, Spell
from tapete.games.mitos_y_leyendas.rules.playing import effecting
from tapete.games.mitos_y_leyendas.rules.targets import Aiming, aim

# steps
AIM: Final = 0
CHARGE: Final = 1


class Echoing(Aiming):
    """The effect of a Talisman, had once more through another card."""

    NAME = "echoing"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "power", "you", "source", "card", "targets", "stamps", "paid", "measured", "oros", "spent", "short",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.power: Spell | None = None
        self.you = 0
        self.source = -1
        self.card = -1  # the Talisman

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        power = self.power
        assert power is not None
        step = self.next_step()
        if step == AIM:
            aim(s, power, self.you, self.source)
        elif step == CHARGE:
            if power.payable(s, self.you, self.source):
                for toll in power.tolls:
                    s.push(toll.frame(s, self.you, self.source))
            else:
                self.short = 1
        else:
            s.pop(self)
            if not self.short:
                s.push(effecting(power, self.you, self.source, None, self.targets, self.stamps, self.card))


def echo(s: State, spell: Spell, you: int, source: int, card: int) -> None:
    """Put it on the stack."""
    frame = Echoing()
    frame.power = spell
    frame.you = you
    frame.source = source
    frame.card = card
    s.push(frame)


def echoed(s: State, card: int) -> bool:
    """Whether the effect of this Talisman is being had already, by one that copies it."""
    for frame in s.stack:
        if (isinstance(frame, Echoing) and frame.card == card) or (isinstance(frame, Effecting) and frame.via == card):
            return True
    return False
