"""Conditions in the text of a power."""

from __future__ import annotations

from tapete.core.language import EN
from tapete.core.state import State
from tapete.core.symbols import AT_LEAST, UP_TO
from tapete.games.atrum_arena import signs
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.powers import Requirement
from tapete.games.atrum_arena.values import count_without
from tapete.games.atrum_arena.vocabulary.amounts import several


class InAltar(Requirement):
    """So many esbirros of a type in your altar; a sombra is one beside a true one that stays (AA-err-15)."""

    def __init__(self, type: int, least: int = 1) -> None:
        self.type = type
        self.least = least

    def holds(self, s: State, player: int, gone: tuple[int, ...]) -> bool:
        return count_without(s, player, self.type, gone) >= self.least

    def text(self, lang: str) -> str:
        if lang == EN:
            return f"you have at least {several(self.least, self.type, lang)} in your Altar"
        return f"tienes al menos {several(self.least, self.type, lang)} en tu Altar"

    def symbols(self) -> str:
        return f"{AT_LEAST}{signs.minions(self.least, self.type)} {signs.ALTAR.mark}"


class FewerResistance(Requirement):
    """At a number of resistance or below."""

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, s: State, player: int, gone: tuple[int, ...]) -> bool:
        return s.tallies[t.RESISTANCE][player] <= self.most

    def text(self, lang: str) -> str:
        return f"your resistance is {self.most} or less" if lang == EN else f"tu resistencia es {self.most} o menos"

    def symbols(self) -> str:
        return f"{UP_TO}{self.most} {signs.RESISTANCE.mark}"
