"""Conditions in the text of a power."""

from __future__ import annotations

from typing import Final

from tapete.core.language import EN
from tapete.core.state import State
from tapete.core.symbols import AT_LEAST, THEN, UP_TO, grouped, joined
from tapete.games.atrum_arena import links, signs
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.deeds import Deed, Launching
from tapete.games.atrum_arena.powers import Requirement
from tapete.games.atrum_arena.values import count_without
from tapete.games.atrum_arena.vocabulary.amounts import several

HALF: Final = 0.5  # of what a sentence with a condition brings, as a rule


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


class Behind(Requirement):
    """Some opponent has more reptantes left."""

    def holds(self, s: State, player: int, gone: tuple[int, ...]) -> bool:
        own = len(t.team(s, player))
        return any([len(t.team(s, rival)) > own for rival in t.opponents(s, player)])

    def text(self, lang: str) -> str:
        return "an opponent has more Reptantes than you" if lang == EN else "un oponente tiene más Reptantes que tú"

    def symbols(self) -> str:
        return signs.BEHIND.mark


class If(Deed):
    """Something more where a condition holds for you when the sentence is reached."""

    def __init__(self, requirement: Requirement, deed: Deed) -> None:
        self.requirement = requirement
        self.deed = deed

    def befriends(self) -> bool:
        return True

    def aims_at_victim(self) -> bool:
        return self.deed.aims_at_victim()

    def harms(self) -> bool:
        return self.deed.harms()

    def act(self, s: State, f: Launching) -> None:
        if self.requirement.holds(s, f.target(links.FRIEND), ()):
            self.deed.act(s, f)

    def worth(self) -> float:
        return HALF * self.deed.worth()

    def clause(self, lang: str, mood: str) -> str:
        return f"{'if' if lang == EN else 'si'} {self.requirement.text(lang)}, {self.deed.clause(lang, mood)}"

    def symbols(self) -> str:
        return joined([self.requirement.symbols(), grouped(self.deed.symbols())], THEN)
