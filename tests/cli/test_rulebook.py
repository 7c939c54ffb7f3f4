"""The rulebooks as data."""

import doctest

import pytest
from tests.shipped import SHIPPED

import tapete.rulebook
from tapete.rulebook import RulebookError, find, games, parse, rulebook

GOOD = """
game: sample
prefix: SA
chapters:
  a: {es: "Llaves", en: "Keys"}
clauses:
  - {id: SA-a-01, ref: "1", kind: rule, es: "Forjar llaves con Æmbar.", en: "Forge keys.", testable: true, needs: []}
"""


def test_the_five_games_have_a_rulebook() -> None:
    assert {"atrum_arena", "dungeon_alliance", "keyforge", "mitos_y_leyendas", "res_arcana"} <= set(games())


@pytest.mark.parametrize("game", SHIPPED)
def test_a_rulebook_reads_without_a_mistake(game: str) -> None:
    book = rulebook(game)
    assert len(book) > 100
    assert find(book.clauses[0].id) == (book, book.clauses[0])
    assert rulebook(game) is book


def test_chapters_come_in_the_order_of_the_rulebook() -> None:
    book = rulebook("res_arcana")
    assert [(chapter.id, chapter.en) for chapter in book.chapters[4:7]] == [
        ("round", "The round"),
        ("collect", "Collect"),
        ("action", "Actions"),
    ]
    assert book["RA-collect-01"].chapter == "collect"


def test_the_examples_in_the_documentation_are_true() -> None:
    assert doctest.testmod(tapete.rulebook).failed == 0


@pytest.mark.parametrize("words", ["forjar", "FORJÁR llaves", "aembar", "ambar", "Æmbar", "sa-a-01", "keys forjar"])
def test_a_search_finds_the_clause_that_has_all_words(words: str) -> None:
    assert len(parse(GOOD, "sample").search(words)) == 1


@pytest.mark.parametrize("words", ["", "forjar mazo", "xyz"])
def test_a_search_finds_nothing_when_a_word_is_missing(words: str) -> None:
    assert parse(GOOD, "sample").search(words) == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: sample", "game: other", "says it is of 'other'"),
        ("SA-a-01", "XX-a-01", "should begin with SA-"),
        ("SA-a-01", "SA-01", "SA-chapter-number"),
        ("SA-a-01", "SA-b-01", "chapter a has no clause"),
        ('  a: {es: "Llaves", en: "Keys"}', "  {}", "chapter a has no heading"),
        ('es: "Llaves", ', "", "chapter a should be es and en"),
        ("chapters:", "parts:", "chapters should be a mapping"),
        ("kind: rule", "kind: rumour", "rumour"),
        ("testable: true", "testable: maybe", "true or false"),
        ('en: "Forge keys."', 'en: ""', "en should be a text"),
        ("needs: []", "needs: [], colour: red", "colour"),
    ],
)
def test_a_wrong_rulebook_is_refused_with_the_reason(old: str, new: str, sentence: str) -> None:
    with pytest.raises(RulebookError, match=sentence):
        parse(GOOD.replace(old, new), "sample")


def test_two_clauses_with_one_id_are_refused() -> None:
    line = GOOD.splitlines()[-1]
    with pytest.raises(RulebookError, match="two clauses"):
        parse(GOOD + line, "sample")


def test_a_game_without_a_rulebook_is_refused() -> None:
    with pytest.raises(RulebookError, match="keyforge"):
        rulebook("ajedrez")
