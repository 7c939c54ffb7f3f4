"""What effects say: every control node prints itself in both languages, from the same tree that it runs."""

from __future__ import annotations

import pytest
from tests.core.mini import RIVAL, Mark
from tests.core.test_effects import FEW, IT, THIS, FewMarks

from tapete.core.effects import (
    Both,
    Choose,
    ChooseOne,
    Chosen,
    Done,
    Each,
    Effect,
    Fixed,
    If,
    May,
    OneByOne,
    RepeatWhile,
    Sequence,
    Times,
    Together,
)


def test_texts_join_as_sentences_do() -> None:
    effect = Sequence(Mark(Chosen(RIVAL)), May(Mark(THIS)))
    assert effect.text("en") == "Mark a card. You may mark this card."
    assert Together(Mark(THIS), Mark(IT)).text("es") == "Marca esta carta y marca ella."
    assert If(FewMarks(), Mark(THIS)).text("en") == "If there are few marks, mark this card."
    assert If(FewMarks(), Mark(THIS), Mark(IT)).text("es") == "Si hay pocas marcas, marca esta carta. Si no, marca ella."
    assert May(Mark(THIS)).text("es") == "Puedes marcar esta carta."
    assert Times(2, Mark(THIS)).text("en") == "Mark this card twice."
    assert Fixed(3).text("es") == "3"


@pytest.mark.parametrize(
    ("effect", "es", "en"),
    [
        (
            If(FewMarks(), Sequence(Mark(THIS), Mark(IT))),
            "Si hay pocas marcas, marca esta carta. Marca ella.",
            "If there are few marks, mark this card. Mark it.",
        ),
        (
            If(FewMarks(), Together(Mark(THIS), Mark(IT))),
            "Si hay pocas marcas, marca esta carta y marca ella.",
            "If there are few marks, mark this card and mark it.",
        ),
        (If(FewMarks(), Mark(THIS), last=True), "Marca esta carta si hay pocas marcas.", "Mark this card if there are few marks."),
        (
            If(Done(), Mark(THIS), Mark(IT)),
            "Si lo haces, marca esta carta. Si no, marca ella.",
            "If you do, mark this card. Otherwise, mark it.",
        ),
        (
            ChooseOne(Mark(THIS), Mark(IT)),
            "Elige una opción: marca esta carta o bien marca ella.",
            "Choose one: mark this card or mark it.",
        ),
        (Times(2, Mark(THIS)), "Marca esta carta dos veces.", "Mark this card twice."),
        (Times(3, Mark(THIS)), "Marca esta carta 3 veces.", "Mark this card 3 times."),
        (May(Mark(THIS)), "Puedes marcar esta carta.", "You may mark this card."),
        (
            RepeatWhile(Mark(THIS), FewMarks(), FEW),
            "Marca esta carta. Repite si hay pocas.",
            "Mark this card. Repeat if there are few.",
        ),
        (Choose(Chosen(RIVAL)), "Elige una carta.", "Choose a card."),
        (Mark(Chosen(RIVAL, 2)), "Marca 2 cartas.", "Mark 2 cards."),
        (Mark(Chosen(RIVAL, 1, least=0)), "Marca hasta una carta.", "Mark up to card."),
        (Mark(Chosen(RIVAL, 2, least=0)), "Marca hasta 2 cartas.", "Mark up to 2 cards."),
        (Mark(Each(RIVAL)), "Marca cada carta.", "Mark each card."),
        (Mark(Both(THIS, IT)), "Marca esta carta y ella.", "Mark this card and it."),
        (OneByOne(Chosen(RIVAL, 2), IT, Mark), "Marca 2 cartas, de una en una.", "Mark 2 cards, one at a time."),
        (OneByOne(Each(RIVAL), IT, Mark), "Marca cada carta, de una en una.", "Mark each card, one at a time."),
    ],
)
def test_every_node_says_what_it_does(effect: Effect, es: str, en: str) -> None:
    assert (effect.text("es"), effect.text("en")) == (es, en)


class Aside(Mark):
    def aside(self, lang: str, several: bool = False) -> str:
        return "Always." if lang == "en" and several else "Once." if lang == "en" else "Ya."


class ForEach(Fixed):
    def each(self, lang: str) -> str:
        return "for each star" if lang == "en" else "por cada estrella"


def test_what_a_text_adds_stands_at_its_end_and_knows_of_several_times() -> None:
    assert Aside(THIS).text("en") == "Mark this card. Once."
    assert May(Aside(THIS)).text("en") == "You may mark this card. Once."
    assert May(Aside(THIS)).aside("en", True) == "Always."
    assert Times(2, Aside(THIS)).text("en") == "Mark this card twice. Always."
    assert Times(ForEach(4), Mark(THIS)).text("es") == "Por cada estrella, marca esta carta."
    assert Mark(THIS).aside("en") == "" and Fixed(2).each("en") == ""


def test_one_or_several_is_known_of_a_choice() -> None:
    assert [each.plural() for each in (Chosen(RIVAL), Chosen(RIVAL, 2), Each(RIVAL), Both(THIS, IT), THIS)] == [
        False, True, False, True, False,
    ]  # fmt: skip
    assert Chosen(RIVAL).governed("es", "a") == "a una carta"
    assert Both(Chosen(RIVAL), THIS).governed("es", "a") == "a una carta y a esta carta"
