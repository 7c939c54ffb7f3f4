"""Words of the battleline: left and right of a creature, two creatures of one line, and moving to a flank."""

from __future__ import annotations

from typing import Final

from tapete.core.effects import Code, Effect, Keep, Register, Resolving, Selection
from tapete.core.events import Event, happens
from tapete.core.language import Lexeme, Words
from tapete.core.state import State
from tapete.core.symbols import SWAPS
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.things import in_play, is_creature, neighbors
from tapete.games.keyforge.vocabulary.speech import Said


class SwapPlaces(Said):
    """Two creatures of one line exchange places (KF-swap-02)."""

    def __init__(self, whom: Selection) -> None:
        tail = Words("las posiciones de {target}", "the positions of {target}")
        super().__init__(Lexeme("intercambia", "intercambiar", "swap"), tail, whom)

    def wanted(self, s: State, f: Resolving) -> int:
        return 1

    def act(self, s: State, f: Resolving) -> None:
        if len(f.them) == 2:
            one, two = f.them
            happens(s, Event(ev.SWAPPED, one, s.holder(one), other=two, source=f.source, cause=len(s.stack) - 1))

    def symbols(self) -> str:
        return self.in_symbols(SWAPS.strip())


def swap_places(whom: Selection) -> SwapPlaces:
    return SwapPlaces(whom)


class Remembered(Selection):
    """A creature to which the text comes back later, or whose neighbors it strikes once it is gone."""

    def __init__(self, centre: Selection, neighbors: bool) -> None:
        self.centre = centre
        self.neighbors = neighbors

    def emit(self, code: Code, prompt: Effect) -> None:
        self.centre.emit(code, prompt)
        code.add(KeepNeighbors() if self.neighbors else Keep())

    def phrase(self, lang: str) -> str:
        return self.centre.phrase(lang)

    def governed(self, lang: str, preposition: str) -> str:
        return self.centre.governed(lang, preposition)


class KeepNeighbors(Keep):
    """Remember who stands beside the chosen creature."""

    def run(self, s: State, f: Resolving) -> None:
        f.kept = tuple(neighbors(s, f.it)) if f.it >= 0 and is_creature(s, f.it) else ()


class KeptAndStanding(Register):
    """Those remembered, while they are in play."""

    def known(self, s: State, f: Resolving) -> tuple[int, ...]:
        return tuple([card for card in f.kept if in_play(s, card)])


FORMER_NEIGHBORS: Final = KeptAndStanding(
    "kept", Words("cada criatura que fuera adyacente a ella", "each creature that was its neighbor")
)
THE_SAME: Final = KeptAndStanding("kept", Words("esa misma criatura", "that same creature"))


def remembered(centre: Selection, neighbors: bool = False) -> Remembered:
    return Remembered(centre, neighbors)


def as_remembered(what: str) -> KeptAndStanding:
    """The "same" creature once more, or its former "neighbors"."""
    return THE_SAME if what == "same" else FORMER_NEIGHBORS
