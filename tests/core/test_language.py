"""Two languages from one declaration: agreement, articles, lists, sentences."""

from __future__ import annotations

import doctest

import pytest

from tapete import build
from tapete.core import language, position, randomness
from tapete.core.language import (
    EN,
    ES,
    INFINITIVE,
    TELL,
    THIRD,
    Adjective,
    Lexeme,
    Noun,
    Words,
    adjective,
    enclitic,
    english_third,
    invariable,
    listing,
    sentence,
)
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


@pytest.mark.parametrize(
    ("noun", "article", "plural", "es", "en"),
    [
        (CREATURE, "all", True, "todas las criaturas", "all creatures"),
        (ARTIFACT, "all", True, "todos los artefactos", "all artifacts"),
        (CREATURE, "the", False, "la criatura", "the creature"),
        (ARTIFACT, "the", False, "el artefacto", "the artifact"),
        (CREATURE, "up to", False, "hasta una criatura", "up to creature"),
        (ARTIFACT, "up to", False, "hasta un artefacto", "up to artifact"),
        (ARTIFACT, "a", False, "un artefacto", "an artifact"),
        (CREATURE, "a", False, "una criatura", "a creature"),
        (Noun("Æmber", "Æmber", False, "Æmber", "Æmber"), "a", False, "un Æmber", "an Æmber"),
    ],
)
def test_every_article_in_both_genders(noun: Noun, article: str, plural: bool, es: str, en: str) -> None:
    assert Cards(noun, (0,)).phrase(ES, article, plural) == es
    assert Cards(noun, (0,)).phrase(EN, article, plural) == en


def test_nouns_have_an_article_a_gender_and_a_plural() -> None:
    assert (CREATURE.a(ES), CREATURE.a(EN), ARTIFACT.a(ES), ARTIFACT.a(EN)) == ("una", "a", "un", "an")
    assert [CREATURE.word(lang, plural) for lang in (ES, EN) for plural in (False, True)] == [
        "criatura",
        "criaturas",
        "creature",
        "creatures",
    ]


def test_adjectives_stand_in_the_order_of_their_ranks_and_after_the_noun_in_spanish() -> None:
    first = adjective("listo", "ready", es_rank=1, en_rank=9)
    second = adjective("enemigo", "enemy", es_rank=2, en_rank=1)
    third = invariable("en un flanco", "on a flank")
    silent = invariable("", "big", after=False)
    cards = Cards(CREATURE, (0,), -1, tuple([Quality(each) for each in (second, third, first, silent)]))
    assert cards.phrase(ES, "a", False) == "una criatura lista enemiga en un flanco"
    assert cards.phrase(EN, "a", False) == "an enemy big ready creature on a flank"
    late = Cards(
        CREATURE, (0,), -1, (Quality(invariable("en un flanco", "big", after=False)), Quality(adjective("listo", "ready")))
    )
    assert (late.phrase(ES, "", False), late.phrase(EN, "", False)) == ("criatura lista en un flanco", "ready big creature")
    plain = Adjective("ileso", "ilesa", "ilesos", "ilesas", "unharmed")
    cards = Cards(CREATURE, (0,), -1, (Quality(adjective("listo", "ready")), Quality(plain)))  # of the same rank: as they come
    assert (cards.phrase(ES, "", True), cards.phrase(EN, "", True)) == ("criaturas listas ilesas", "ready unharmed creatures")


def test_verbs_may_say_other_forms_for_others() -> None:
    play = Lexeme("juega", "jugar", "play", "juegue", "has played")
    assert [play.form(ES, mood) for mood in (TELL, INFINITIVE, THIRD)] == ["juega", "jugar", "juegue"]
    assert [play.form(EN, mood) for mood in (TELL, INFINITIVE, THIRD)] == ["play", "play", "has played"]


@pytest.mark.parametrize(
    ("verb", "third"),
    [
        ("pass", "passes"),
        ("fix", "fixes"),
        ("search", "searches"),
        ("push", "pushes"),
        ("go", "goes"),
        ("carry", "carries"),
        ("destroy", "destroys"),
        ("fully heal", "fully heals"),
        ("deal", "deals"),
    ],
)
def test_the_third_person_of_english_verbs(verb: str, third: str) -> None:
    assert english_third(verb) == third


@pytest.mark.parametrize(
    ("verb", "pronoun", "joined"),
    [
        ("juega", "la", "juégala"),
        ("archiva", "la", "archívala"),
        ("pon", "la", "ponla"),
        ("purgar", "lo", "purgarlo"),
        ("da", "lo", "dalo"),  # one syllable
        ("envía", "la", "envíala"),  # it has its accent already
        ("roba", "las", "róbalas"),
        ("lee", "lo", "léelo"),  # two strong vowels are two syllables
        ("cambia", "lo", "cámbialo"),  # a weak one and a strong one are one
        ("busca", "la", "búscala"),
        ("mueve", "la", "muévela"),
        ("cuida", "lo", "cuídalo"),  # of two weak vowels the second is stressed
    ],
)
def test_a_pronoun_at_the_end_of_a_spanish_verb_moves_no_stress(verb: str, pronoun: str, joined: str) -> None:
    assert enclitic(verb, pronoun) == joined


@pytest.mark.parametrize(
    ("parts", "es", "en"),
    [
        (["Vida", "Oro"], "Vida u Oro", "Vida or Oro"),
        (["Vida", "hoja"], "Vida u hoja", "Vida or hoja"),
        (["7", "8"], "7 u 8", "7 or 8"),
        (["a", "b", "c"], "a, b o c", "a, b or c"),
        (["Ana", "Óscar"], "Ana u Óscar", "Ana or Óscar"),
    ],
)
def test_lists_of_which_one_is_meant(parts: list[str], es: str, en: str) -> None:
    either = Words("o", "or")
    assert (listing(parts, ES, either), listing(parts, EN, either)) == (es, en)
    assert listing(["a", "Oro"], ES, Words("o bien", "or else")) == "a o bien Oro"


@pytest.mark.parametrize(
    ("clause", "written"),
    [
        ("  gana 1  ", "Gana 1."),
        ("¡gana!", "¡Gana!"),
        ("«gana 1.»", "«Gana 1.»"),
        ("“gana 1!”", "“Gana 1!”"),
        ("dice «ya»", "Dice «ya»."),
        ("vale 1.5", "Vale 1.5."),
        ("¿ya?", "¿Ya?"),
        ("é", "É."),
    ],
)
def test_a_quoted_sentence_ends_the_one_that_quotes_it(clause: str, written: str) -> None:
    assert sentence(clause) == written


def test_words_are_equal_when_both_languages_are() -> None:
    words = Words("a", "b")
    assert words == Words("a", "b") and hash(words) == hash(Words("a", "b"))
    assert words != Words("a", "c") and words != Words("c", "b") and words != "a"
