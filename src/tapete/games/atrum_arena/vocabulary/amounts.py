"""Amounts: plain numbers, and so many for each thing counted when it is needed."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.effects import Amount, Fixed, Resolving
from tapete.core.language import EN, Words
from tapete.core.state import State
from tapete.core.symbols import counted
from tapete.games.atrum_arena import links, signs
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.deeds import Launching
from tapete.games.atrum_arena.kinds import ESBIRRO_NAMES, ESBIRRO_PLURALS
from tapete.games.atrum_arena.values import count, types

USUAL_COUNT: Final = 2.0  # what an amount that is counted usually comes to, for each of its number
FEMININE: Final[tuple[int, ...]] = (t.BEAST, t.SHADOW)


def one(type: int, lang: str) -> str:
    """An esbirro of a type, without article."""
    if type == t.NEUTRAL:
        return "minion" if lang == EN else "Esbirro"
    return ESBIRRO_NAMES[type].text(lang)


def several(number: int, type: int, lang: str, state: str = "") -> str:
    """So many esbirros of a type; ``state`` is said before it."""
    return f"{number} {state}{one(type, lang) if number == 1 else ESBIRRO_PLURALS[type].text(lang)}"


def agree(type: int, masculine: str, feminine: str) -> str:
    return feminine if type in FEMININE else masculine


class Per(Amount):
    """So many for each of the things a subclass counts."""

    def __init__(self, number: int) -> None:
        self.number = number

    def counted(self, s: State, f: Launching) -> int:
        raise NotImplementedError

    def value(self, s: State, f: Resolving) -> int:
        return self.number * self.counted(s, cast(Launching, f))

    def text(self, lang: str) -> str:
        return str(self.number)

    def after(self, lang: str) -> str:
        """What it counts, said after the unit of its number."""
        return f" {self.each(lang)}"

    def reckon(self, s: State, player: int) -> float:
        """What it comes to for a player who has announced nothing yet, for the bots; as a rule where that cannot be told."""
        return self.usual()

    def usual(self) -> float:
        """What it comes to as a rule."""
        return USUAL_COUNT * self.number


class PerMinion(Per):
    """For each esbirro of a type in your altar; a sombra counts if it is of that type there (AA-shadow-19)."""

    def __init__(self, number: int, type: int) -> None:
        super().__init__(number)
        self.type = type

    def counted(self, s: State, f: Launching) -> int:
        return count(s, f.target(links.FRIEND), self.type)

    def reckon(self, s: State, player: int) -> float:
        return float(self.number * count(s, player, self.type))

    def each(self, lang: str) -> str:
        if lang == EN:
            return f"for each {one(self.type, lang)} in your Altar"
        return f"por cada {one(self.type, lang)} que tengas en tu Altar"

    def symbols(self) -> str:
        return counted(f"{signs.TYPE_SIGNS[self.type].mark} {signs.ALTAR.mark}", self.number)


class PerVictimsMinion(Per):
    """For each esbirro in the altar of the opponent it is aimed at."""

    def counted(self, s: State, f: Launching) -> int:
        return len(t.altar(s, f.target(links.VICTIM)))

    def reckon(self, s: State, player: int) -> float:
        return float(self.number * max([len(t.altar(s, rival)) for rival in t.opponents(s, player)], default=0))

    def each(self, lang: str) -> str:
        return "for each minion in their Altar" if lang == EN else "por cada Esbirro que tenga en su Altar"

    def symbols(self) -> str:
        return counted(f"{signs.TYPE_SIGNS[t.NEUTRAL].mark} {signs.RIVALS_ALTAR.mark}", self.number)


class PerRevealed(Per):
    """For each esbirro of a type that was revealed; sombras count as that type (AA-shadow-14)."""

    def __init__(self, number: int, type: int) -> None:
        super().__init__(number)
        self.type = type

    def counted(self, s: State, f: Launching) -> int:
        return len([card for card in t.revealed(s) if types(s, card) & (self.type | t.SHADOW)])

    def each(self, lang: str) -> str:
        name = one(self.type, lang)
        if lang == EN:
            return f"for each revealed {name}"
        return f"por cada {name} {agree(self.type, 'revelado', 'revelada')}"

    def symbols(self) -> str:
        return counted(f"{signs.REVEALED.mark} {signs.TYPE_SIGNS[self.type].mark}", self.number)


class PerDone(Per):
    """For each card that the sentence before discarded, exploited or moved."""

    def __init__(self, number: int, words: Words) -> None:
        super().__init__(number)
        self.words = words

    def counted(self, s: State, f: Launching) -> int:
        return f.number

    def each(self, lang: str) -> str:
        return self.words.text(lang)

    def symbols(self) -> str:
        return counted(signs.DONE.mark, self.number)


def number_of(of: int | Amount) -> Amount:
    return of if isinstance(of, Amount) else Fixed(of)


def usually(amount: Amount) -> float:
    """What an amount comes to as a rule."""
    if isinstance(amount, Per):
        return amount.usual()
    return float(amount.number) if isinstance(amount, Fixed) else 2.0 * USUAL_COUNT


def tail(amount: Amount, lang: str) -> str:
    """What follows the unit, with what parts it from the unit."""
    if isinstance(amount, Per):
        return amount.after(lang)
    each = amount.each(lang)
    return f" {each}" if each else ""
