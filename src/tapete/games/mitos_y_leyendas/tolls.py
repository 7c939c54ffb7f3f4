"""Costs besides Oros: what has to leave for something to be done, whether it can, and whether it did (ML-abil-05, ML-play-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from tapete.core.bills import PAID, Bill
from tapete.core.decision import Option
from tapete.core.effects import Amount, Effect, Resolving, amount, scope
from tapete.core.frames import Frame
from tapete.core.language import TELL
from tapete.core.nouns import Cards
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules import refusals as no

if TYPE_CHECKING:
    from tapete.games.mitos_y_leyendas.abilities import Doing


class Charging(Frame):
    """A procedure with a cost: what was paid for it, and whether something that was due did not leave after all."""

    def __init__(self) -> None:
        self.step = 0
        self.paid: tuple[int, ...] = ()  # the cards that its cost took
        self.measured: tuple[int, ...] = ()  # the Strength each of them had
        self.oros: tuple[int, ...] = ()  # the Oros paid for it
        self.spent: tuple[int, ...] = ()  # the virtual Oros: what each of them was meant for, -1 for anything
        self.short = 0  # something that was due stayed where it was

    def cancel(self, card: int) -> bool:
        """Come to nothing, if it is the use of an ability of this card; whether it is."""
        return False


def charged(s: State) -> Charging | None:
    """The innermost procedure whose cost is being paid."""
    for frame in reversed(s.stack):
        if isinstance(frame, Charging):
            return frame
    return None


class Tolling(Resolving):
    """A cost being paid with cards: whatever asks for it learns which, how strong they were, and whether they all left."""

    NAME = "tolling"
    FIELDS: ClassVar[tuple[str, ...]] = (*Resolving.FIELDS, "measured", "given", "stood", "due")

    def __init__(self) -> None:
        super().__init__()
        self.measured: tuple[int, ...] = ()
        self.given: tuple[int, ...] = ()  # the cards that were to leave
        self.stood: tuple[int, ...] = ()  # where each of them was
        self.due = 0  # how many have to

    def bill(self, s: State) -> Bill | None:
        """What is chosen here is the price."""
        found: Bill | None = super().bill(s)
        return found if found is None else Bill(PAID, found.done, found.due, found.cards, found.atmost)

    def run(self, s: State) -> None:
        assert self.program is not None
        if self.step >= len(self.program.ops):
            self.report(s)
        super().run(s)

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """Nothing but what its text speaks of is chosen."""
        return no.NOT_DESCRIBED if option.verb == "choose" else super().why_not(s, option)

    def report(self, s: State) -> None:
        left = tuple([card for at, card in enumerate(self.given) if gone(s, card, self.stood[at])])
        left += tuple([e.card for e in self.noted if e.card >= 0 and e.card not in self.given])
        frame = charged(s)
        if frame is not None:
            frame.paid = frame.paid + left
            frame.measured = frame.measured + self.measured
            if len(left) < self.due:
                frame.short = 1


def gone(s: State, card: int, stood: int) -> bool:
    """Whether a card has left: out of play, or away from the hand or pile where it was."""
    return not t.in_play(s, card) if stood // 2 in t.IN_PLAY else s.place[card] != stood


class Toll:
    """Something besides Oros that has to be done as a cost: an effect, and the cards that can be given for it (ML-abil-05)."""

    def __init__(self, effect: Effect, needs: Cards | None = None, count: int | Amount = 1) -> None:
        self.effect = effect
        self.needs = needs
        self.count = amount(count)
        self.program = effect.compiled()
        self.program.aims = False

    def payable(self, s: State, you: int, source: int) -> bool:
        if self.needs is None:
            return True
        frame = scope(you, source)
        able = self.needs.all(s, frame)
        if s.place[source] // 2 == t.HAND:
            able = [card for card in able if card != source]  # the card being played does not pay for itself
        return len(able) >= self.count.value(s, frame)

    def imaginable(self, s: State, you: int, source: int) -> bool:
        """Whether it can be done as far as the opponent can tell, who does not see which cards a hand holds."""
        if self.needs is None or t.HAND not in self.needs.zones:
            return self.payable(s, you, source)
        return len(s.zones[t.HAND * 2 + you]) >= self.count.value(s, scope(you, source))

    def frame(self, s: State, you: int, source: int) -> Tolling:
        """The payment, ready for the stack."""
        frame = Tolling()
        frame.program = self.program
        frame.you = you
        frame.source = source
        frame.due = 0 if self.needs is None else self.count.value(s, frame)
        return frame

    def clause(self, lang: str, mood: str = TELL) -> str:
        return self.effect.clause(lang, mood)

    def told(self, lang: str) -> str:
        """What somebody else has to do, after "may"."""
        return cast("Doing", self.effect).told(lang)

    def symbols(self) -> str:
        """The cost in symbols; "" when it cannot be said in them."""
        return self.effect.symbols()
