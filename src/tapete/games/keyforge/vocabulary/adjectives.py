"""More adjectives: by counters, by power among others, by kin, and by the place in the line."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.effects import Resolving
from tapete.core.language import Adjective, Words, invariable
from tapete.core.nouns import Cards, Quality
from tapete.core.state import State
from tapete.games.keyforge import signs
from tapete.games.keyforge import things as t
from tapete.games.keyforge.things import COUNTER_KINDS, COUNTER_NAMES, counters, facts
from tapete.games.keyforge.values import power


class WithCounters(Quality):
    """Carries counters of one kind (KF-counter-01)."""

    def __init__(self, kind: str) -> None:
        name = COUNTER_NAMES[kind]
        super().__init__(invariable(f"con contadores de {name.es}", f"with {name.en} counters", True, 6, 6))
        self.kind = COUNTER_KINDS.index(kind)

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return counters(s, card, self.kind) > 0

    def symbols(self) -> str:
        return signs.WITH_COUNTERS.mark


class ExtremePower(Quality):
    """With the highest (``sign`` 1) or the lowest power of a group; all that are tied have it."""

    def __init__(self, among: Cards, sign: int) -> None:
        words = ("con el mayor poder", "with the highest power") if sign > 0 else ("con el menor poder", "with the lowest power")
        super().__init__(invariable(words[0], words[1], True, 6, 6))
        self.among = among
        self.sign = sign

    def test(self, s: State, f: Resolving, card: int) -> bool:
        mine = self.sign * power(s, card)
        return all([mine >= self.sign * power(s, each) for each in self.among.all(s, f)])

    def symbols(self) -> str:
        return (signs.MOST_POWERFUL if self.sign > 0 else signs.LEAST_POWERFUL).mark


class WeakerThanIt(Quality):
    """Less powerful than the creature at hand."""

    def __init__(self) -> None:
        super().__init__(invariable("con menos poder que ella", "with lower power than it", True, 8, 8))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return f.it >= 0 and power(s, card) < power(s, f.it)

    def symbols(self) -> str:
        return signs.WEAKER.mark


class KinOfIt(Quality):
    """Shares a trait with the creature chosen before."""

    def __init__(self) -> None:
        one, many = "que comparta un rasgo con ella", "que compartan un rasgo con ella"
        super().__init__(Adjective(one, one, many, many, "that shares a trait with it", True, 8, 8))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        return f.it >= 0 and any([trait in facts(s, f.it).traits for trait in facts(s, card).traits])

    def symbols(self) -> str:
        return signs.SAME_TRAIT.mark


SIDES: Final = {
    "left": Words("a la izquierda de esta criatura", "to the left of this creature"),
    "right": Words("a la derecha de esta criatura", "to the right of this creature"),
}


class ToTheSide(Quality):
    """Anywhere to the left, or to the right, of the creature that speaks, in the same line."""

    def __init__(self, side: str) -> None:
        words = SIDES[side]
        super().__init__(invariable(words.es, words.en, True, 6, 6))
        self.side = side

    def test(self, s: State, f: Resolving, card: int) -> bool:
        place = s.place[f.source]
        if place // 2 != t.LINE or s.place[card] != place or card == f.source:
            return False
        line = s.zones[place]
        return (line.index(card) < line.index(f.source)) == (self.side == "left")

    def symbols(self) -> str:
        return (signs.LEFT_OF if self.side == "left" else signs.RIGHT_OF).mark


class OfOneLine(Quality):
    """All picks of a choice from one line, in which there are others to pick."""

    implied: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(invariable("de una misma línea de batalla", "in the same battleline", True, 6, 6))

    def test(self, s: State, f: Resolving, card: int) -> bool:
        place = s.place[card]
        return place == s.place[f.picked[0]] if f.picked else len(s.zones[place]) > 1
