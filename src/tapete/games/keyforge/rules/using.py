"""A card being used to reap, for its *Action:* or *Omni:*, or to lose a stun (KF-use, KF-reap, KF-timing-17)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.abilities import Pending
from tapete.core.effects import resolving
from tapete.core.events import Event, Triggers, happen, happens
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.rules.headings import headed
from tapete.games.keyforge.rules.play import toll
from tapete.games.keyforge.telling import tell
from tapete.games.keyforge.things import ARRIVED, is_creature

REAPING: Final = "reap"
FIGHTING: Final = "fight"
ACTING: Final = "action"
OMNI: Final = "omni"
UNSTUN: Final = "unstun"
MODES: Final[tuple[str, ...]] = (REAPING, FIGHTING, ACTING, OMNI, UNSTUN)

# steps of using a card
PAY: Final = 0
EXHAUST: Final = 1
BEGIN: Final = 2
EFFECT: Final = 3
FINISH: Final = 4


class Using(Frame):
    """A card being used in one way. The user pays tolls, the card is exhausted, then the way of use resolves."""

    NAME = "using"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "player", "mode", "target", "cause", "against", "stamp", "answered")

    def __init__(self) -> None:
        self.step = 0
        self.card = -1
        self.player = -1  # who uses it: its controller, or whoever uses it as if it were theirs
        self.mode = ""
        self.target = -1
        self.cause = -1
        self.against: tuple[int, ...] = ()  # creatures it may not fight this time
        self.stamp = 0  # of its entry into play
        self.answered: tuple[str, ...] = ()  # its *Reap:* abilities that have triggered

    def shows(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == PAY:
            self.pay(s)
        elif step == EXHAUST:
            happen(s, [Event(ev.ACTS, self.card, self.player), Event(ev.EXHAUSTS, self.card, self.player)])
        elif step == BEGIN:
            self.begin(s)
        elif step == EFFECT:
            self.effect(s)
        elif step == FINISH:
            self.finish(s)
        else:
            self.answer_late(s)

    def pay(self, s: State) -> None:
        if self.mode != UNSTUN:
            tell(s, Event(ev.REAPS_WITH if self.mode == REAPING else ev.USES, self.card, self.player))
        due = toll(s, self.player, m.TO_USE, self.card)
        if due:
            happens(s, Event(ev.PAID, player=self.player, amount=due))

    def begin(self, s: State) -> None:
        if self.mode == UNSTUN:
            happens(s, Event(ev.UNSTUNNED, self.card))
        elif self.mode == REAPING:
            happens(s, Event(ev.REAPS, self.card, self.player))

    def effect(self, s: State) -> None:
        """Reap gives 1 Æmber (KF-reap-02); *Action:* and *Omni:* resolve their text (KF-timing-17)."""
        if self.mode == REAPING:
            if is_creature(s, self.card):
                gainer = self.player
                e = Event(ev.GAINED, self.card, gainer, 1, self.card, zone=ev.FROM_REAPING)
                happens(s, e)
        else:
            for ability, via in reversed(headed(s, self.card, self.mode)):
                s.push(resolving(ability.program, self.player, self.card, None, via))

    def finish(self, s: State) -> None:
        batch: list[Event] = []
        if self.mode == REAPING and is_creature(s, self.card):
            batch.append(Event(ev.REAPED, self.card, self.player, cause=self.cause))
            self.stamp = s.numbers[ARRIVED][self.card]
            self.answered = tuple([ability.program.id for ability, _ in headed(s, self.card, REAPING)])
        batch.append(Event(ev.USED, self.card, self.player, other=-1, cause=self.cause if not batch else -1))
        happen(s, batch)

    def answer_late(self, s: State) -> None:
        """A *Reap:* that the creature gains while its others are being resolved still triggers (KF-faq-35)."""
        late: list[Pending] = []
        if self.stamp and is_creature(s, self.card) and s.numbers[ARRIVED][self.card] == self.stamp:
            left = list(self.answered)
            for ability, via in headed(s, self.card, REAPING):
                if ability.program.id in left:
                    left.remove(ability.program.id)
                else:
                    e = Event(ev.REAPED, self.card, self.player)
                    late.append(Pending(ability.program, self.card, self.player, e, via))
        if late:
            self.answered = (*self.answered, *[each.program.id for each in late])
            s.push(Triggers.of(late))
        else:
            s.pop(self)


def use(s: State, card: int, player: int, mode: str, cause: int = -1) -> None:
    """Start using a card, other than to fight, in a way that has been found legal."""
    frame = Using()
    frame.card = card
    frame.player = player
    frame.mode = mode
    frame.cause = cause
    s.push(frame)
