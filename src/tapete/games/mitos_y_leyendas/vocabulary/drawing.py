"""Cards drawn along with the draw of the end of the turn, by whoever does not skip it (ML-end-11, ML-golden-06)."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.effects import Amount, Condition, Effect, Resolving
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas.modifiers import Change, Lent, Span
from tapete.games.mitos_y_leyendas.values import burdened
from tapete.games.mitos_y_leyendas.vocabulary.lasting import Lasts
from tapete.games.mitos_y_leyendas.vocabulary.short import at
from tapete.games.mitos_y_leyendas.vocabulary.verbs import DRAW

EXTRA_CARDS: Final = (Words("carta extra", "extra card"), Words("cartas extra", "extra cards"))


class DrawsExtra(Lasts):
    """So many cards more along with the draw of the end of this turn."""

    def __init__(self, number: int | Amount) -> None:
        words = Words("robas cartas extra", "you draw extra cards")
        super().__init__(Change(m.EXTRA_DRAW, words, by=Lent()), Span(Words("", ""), phase=8), by=number)

    def clause(self, lang: str, mood: str) -> str:
        number = self.by.text(lang)
        return f"{DRAW.form(lang, mood)} {number} {EXTRA_CARDS[0 if number == '1' else 1].text(lang)}"


class DrawsAtTheEnd(Condition):
    """Nothing makes you skip the draw of the end of the turn."""

    def holds(self, s: State, f: Resolving) -> bool:
        return not burdened(s, m.SKIPS_DRAW, f.you) and not burdened(s, m.NO_DRAW, f.you)


def draws_extra(number: int | Amount) -> Effect:
    return DrawsExtra(number)


def as_your_turn_ends(effect: Effect, optional: bool = False) -> Ability:
    """Before the draw of the end of your turn; to whoever skips it there is nothing to add."""
    words = ("al final de tu turno", "at the end of your turn")
    return at(ev.FINAL, *words, effect, optional=optional, condition=DrawsAtTheEnd())
