"""Amounts that count something else than a type in your altar: losses, the vertedero, hands, what is Exhausted, how mixed it is."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Resolving
from tapete.core.language import EN
from tapete.core.state import State
from tapete.core.symbols import counted
from tapete.games.atrum_arena import links, signs
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.deeds import Launching
from tapete.games.atrum_arena.kinds import EXHAUSTED
from tapete.games.atrum_arena.values import types
from tapete.games.atrum_arena.vocabulary.amounts import Per, one

TIRED: Final = signs.STATES[EXHAUSTED].mark
NOT_ALIKE: Final = f"{signs.DIFFERENT.mark} {signs.TYPE_SIGNS[t.NEUTRAL].mark}"


def kinds_in(s: State, player: int) -> int:
    """How many types an altar holds; a sombra among others adds none (AA-shadow-04)."""
    found = 0
    for card in t.altar(s, player):
        found |= types(s, card)
    return len([type for type in t.TYPES if found & type])


def exhausted_in(s: State, player: int) -> int:
    """How many esbirros of an altar are Exhausted."""
    return len([card for card in t.altar(s, player) if s.numbers[t.EXHAUSTED][card]])


def in_vertedero(s: State, type: int) -> int:
    """How many esbirros of a type lie in the vertedero, where a sombra is only a sombra (AA-shadow-02)."""
    return len([card for card in t.vertedero(s) if types(s, card) & type])


class PerInDump(Per):
    """For each esbirro of a type in the vertedero, the one just discarded among them (AA-launch-06)."""

    def __init__(self, number: int, type: int) -> None:
        super().__init__(number)
        self.type = type

    def counted(self, s: State, f: Launching) -> int:
        return in_vertedero(s, self.type)

    def reckon(self, s: State, player: int) -> float:
        return float(self.number * in_vertedero(s, self.type))

    def each(self, lang: str) -> str:
        name = one(self.type, lang)
        return f"for each {name} in the Dump" if lang == EN else f"por cada {name} que haya en el Vertedero"

    def symbols(self) -> str:
        return counted(f"{signs.TYPE_SIGNS[self.type].mark} {signs.DUMP.mark}", self.number)


class PerLost(Per):
    """For each reptante that was eliminated from your team."""

    def counted(self, s: State, f: Launching) -> int:
        return len(s.zone(t.ELIMINATED, f.target(links.FRIEND)))

    def reckon(self, s: State, player: int) -> float:
        return float(self.number * len(s.zone(t.ELIMINATED, player)))

    def each(self, lang: str) -> str:
        return "for each of your eliminated Reptantes" if lang == EN else "por cada Reptante tuyo eliminado"

    def symbols(self) -> str:
        return counted(signs.LOST.mark, self.number)


class PerTypes(Per):
    """For each different type of esbirro in your altar."""

    def counted(self, s: State, f: Launching) -> int:
        return kinds_in(s, f.target(links.FRIEND))

    def reckon(self, s: State, player: int) -> float:
        return float(self.number * kinds_in(s, player))

    def each(self, lang: str) -> str:
        if lang == EN:
            return "for each different type of minion in your Altar"
        return "por cada tipo distinto de Esbirro que haya en tu Altar"

    def symbols(self) -> str:
        return counted(f"{NOT_ALIKE} {signs.ALTAR.mark}", self.number)


class PerVictimsCard(Per):
    """For each esbirro in the hand of the opponent it is aimed at."""

    def counted(self, s: State, f: Launching) -> int:
        return len(t.hand(s, f.target(links.VICTIM)))

    def reckon(self, s: State, player: int) -> float:
        return float(self.number * max([len(t.hand(s, rival)) for rival in t.opponents(s, player)], default=0))

    def each(self, lang: str) -> str:
        return "for each minion in their hand" if lang == EN else "por cada Esbirro que tenga en la mano"

    def symbols(self) -> str:
        return counted(f"{signs.TYPE_SIGNS[t.NEUTRAL].mark} {signs.RIVALS_HAND.mark}", self.number)


class PerExhausted(Per):
    """For each Exhausted esbirro in the altar of the opponent it is aimed at."""

    def counted(self, s: State, f: Launching) -> int:
        return exhausted_in(s, f.target(links.VICTIM))

    def reckon(self, s: State, player: int) -> float:
        return float(self.number * max([exhausted_in(s, rival) for rival in t.opponents(s, player)], default=0))

    def each(self, lang: str) -> str:
        return "for each Exhausted minion in their Altar" if lang == EN else "por cada Esbirro Agotado que tenga en su Altar"

    def symbols(self) -> str:
        return counted(f"{TIRED} {signs.TYPE_SIGNS[t.NEUTRAL].mark} {signs.RIVALS_ALTAR.mark}", self.number)


class More(Per):
    """So many, and more for each of the things another amount counts."""

    def __init__(self, base: int, per: Per) -> None:
        super().__init__(per.number)
        self.base = base
        self.per = per

    def value(self, s: State, f: Resolving) -> int:
        return self.base + self.per.value(s, f)

    def text(self, lang: str) -> str:
        return str(self.base)

    def reckon(self, s: State, player: int) -> float:
        return self.base + self.per.reckon(s, player)

    def usual(self) -> float:
        return self.base + self.per.usual()

    def each(self, lang: str) -> str:
        return f", {'plus' if lang == EN else 'más'} {self.per.text(lang)} {self.per.each(lang)}"

    def after(self, lang: str) -> str:
        return self.each(lang)  # it begins with a comma

    def symbols(self) -> str:
        return f"({self.base} + {self.per.symbols()})"
