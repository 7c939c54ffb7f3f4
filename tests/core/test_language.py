"""Two languages from one declaration: agreement, articles, lists, sentences."""

from __future__ import annotations

import doctest

import pytest

from tapete import build
from tapete.core import language, position, randomness
from tapete.core.language import EN, ES, INFINITIVE, TELL, THIRD, Lexeme, Noun, Words, adjective, invariable, listing, sentence
from tapete.core.nouns import Cards, Quality
from tapete.core.refusal import Refusal

CREATURE = Noun("criatura", "criaturas", True, "creature", "creatures")
ARTIFACT = Noun("artefacto", "artefactos", False, "artifact", "artifacts")


@pytest.mark.parametrize("module", [language, position, randomness], ids=lambda module: module.__name__)
def test_the_examples_in_the_docstrings_run(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.failed == 0
    assert result.attempted > 0 or build.which() == "compiled"  # which keeps no docstrings


@pytest.mark.parametrize(
    ("noun", "article", "plural", "es", "en"),
    [
        (CREATURE, "a", False, "una criatura enemiga", "an enemy creature"),
        (ARTIFACT, "a", False, "un artefacto enemigo", "an enemy artifact"),
        (CREATURE, "each", False, "cada criatura enemiga", "each enemy creature"),
        (ARTIFACT, "2", True, "2 artefactos enemigos", "2 enemy artifacts"),
        (CREATURE, "up to 3", True, "hasta 3 criaturas enemigas", "up to 3 enemy creatures"),
        (CREATURE, "", True, "criaturas enemigas", "enemy creatures"),
    ],
)
def test_articles_and_adjectives_agree(noun: Noun, article: str, plural: bool, es: str, en: str) -> None:
    cards = Cards(noun, (0,), -1, (Quality(adjective("enemigo", "enemy")),))
    assert cards.phrase(ES, article, plural) == es
    assert cards.phrase(EN, article, plural) == en


def test_a_phrase_follows_the_noun_in_both_languages() -> None:
    cards = Cards(CREATURE, (0,), -1, (Quality(invariable("con 3 o menos de poder", "with power 3 or lower")),))
    assert cards.phrase(ES, "a", False) == "una criatura con 3 o menos de poder"
    assert cards.phrase(EN, "a", False) == "a creature with power 3 or lower"


@pytest.mark.parametrize(
    ("masculine", "forms"),
    [
        ("dañado", ["dañado", "dañada", "dañados", "dañadas"]),
        ("grande", ["grande", "grande", "grandes", "grandes"]),
        ("azul", ["azul", "azul", "azules", "azules"]),
    ],
)
def test_regular_adjectives(masculine: str, forms: list[str]) -> None:
    word = adjective(masculine, "x")
    assert [word.word(ES, feminine, plural) for plural in (False, True) for feminine in (False, True)] == forms


def test_verbs_have_moods() -> None:
    steal = Lexeme("roba", "robar", "steal")
    assert [steal.form(ES, mood) for mood in (TELL, INFINITIVE, THIRD)] == ["roba", "robar", "roba"]
    assert [steal.form(EN, mood) for mood in (TELL, INFINITIVE, THIRD)] == ["steal", "steal", "steals"]


@pytest.mark.parametrize(
    ("parts", "es", "en"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a y b", "a and b"),
        (["a", "b", "c"], "a, b y c", "a, b and c"),
        (["a", "hijos"], "a e hijos", "a and hijos"),
        (["a", "hierro"], "a y hierro", "a and hierro"),
    ],
)
def test_lists(parts: list[str], es: str, en: str) -> None:
    assert listing(parts, ES) == es
    assert listing(parts, EN) == en


def test_sentences_begin_with_a_capital_and_end_once() -> None:
    assert sentence("gana 1 Æ") == "Gana 1 Æ."
    assert sentence("¿qué haces?") == "¿Qué haces?"
    assert sentence("ya.") == "Ya."
    assert sentence("") == ""


def test_blanks_are_filled_in_both() -> None:
    words = Words("{player} gana {amount}", "{player} gains {amount}")
    assert words.fill(ES, player="Ana", amount="2") == "Ana gana 2"
    assert words.fill(EN, player="Ana", amount="2") == "Ana gains 2"


def test_a_refusal_carries_its_clause_in_both_languages() -> None:
    refusal = Refusal("KF-main-04", "No es de la casa activa.", "It is not of the active house.")
    assert refusal.text(ES).endswith("(KF-main-04)")
    assert refusal.text(EN).endswith("(KF-main-04)")
