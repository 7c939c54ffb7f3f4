"""The rulebook answers questions in a player's own words."""

import time
from pathlib import Path

import pytest
import yaml

from tapete import front, rulebook
from tapete.asking import Answer, NamedCard, ask
from tapete.rulings import rulings

MORE = yaml.safe_load((Path(__file__).parent / "more_questions.yaml").read_text(encoding="utf-8"))
QUESTIONS = yaml.safe_load((Path(__file__).parent / "questions.yaml").read_text(encoding="utf-8"))
GAMES = sorted(QUESTIONS)
LOOKED_AT = 5  # answers that somebody reads
SHARE = 0.9


def chapters(answers: list[Answer]) -> set[str]:
    return {answer.clause.chapter for answer in answers[:LOOKED_AT]}


@pytest.mark.parametrize(("questions", "number"), [(QUESTIONS, 60), (MORE, 30)], ids=["sixty", "thirty more"])
def test_the_right_chapter_is_among_the_first_five_for_nine_questions_of_ten(questions, number) -> None:
    asked = [
        (game, question, set(right))
        for game, by_language in questions.items()
        for rows in by_language.values()
        for question, *right in rows
    ]
    missed = [(game, question) for game, question, right in asked if not right & chapters(ask(rulebook.rulebook(game), question))]
    assert len(asked) == number
    assert len(missed) <= (1 - SHARE) * len(asked), missed


def test_an_answer_takes_less_than_fifty_milliseconds_once_the_book_is_read() -> None:
    spent = []
    for game, by_language in QUESTIONS.items():
        book = rulebook.rulebook(game)
        ask(book, "first")
        for question, *_ in [row for rows in by_language.values() for row in rows]:
            began = time.process_time()
            ask(book, question)
            spent.append(time.process_time() - began)
    assert sorted(spent)[len(spent) * 9 // 10] < 0.05, max(spent)


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_that_answer_a_question_exist(game: str) -> None:
    known = {chapter.id for chapter in rulebook.rulebook(game).chapters}
    assert {
        chapter for book in (QUESTIONS, MORE) for rows in book[game].values() for _, *right in rows for chapter in right
    } <= known


def test_accents_and_endings_do_not_matter() -> None:
    book = rulebook.rulebook("keyforge")
    first = ask(book, "¿Cómo se forjan las llaves?")[0].clause.id
    assert ask(book, "como se forja la llave")[0].clause.id == first


def test_a_question_is_answered_in_the_language_asked_for() -> None:
    answer = ask(rulebook.rulebook("keyforge"), "¿Qué hace provocar?", language="en")[0]
    assert answer.clause.chapter == "taunt"
    assert answer.language == "en"


@pytest.mark.parametrize(
    ("game", "question", "language", "clause"),
    [
        ("mitos_y_leyendas", "¿Cuándo robo carta?", "es", "ML-end-04"),
        ("atrum_arena", "¿Cuándo se repone la fosa?", "es", "AA-turn-13"),
        ("res_arcana", "que hace un dragon cuando ataca", "es", "RA-icon-01"),
        ("dungeon_alliance", "How many actions does a hero have?", "en", "DA-move-01"),
        ("keyforge", "¿Puedo usar una criatura el turno que entra?", "es", "KF-state-03"),
    ],
)
def test_a_question_is_answered_in_the_language_in_which_it_is_asked(game: str, question: str, language: str, clause: str) -> None:
    """Though one of its words is a word of the other language, too, and rare there."""
    answers = ask(rulebook.rulebook(game), question)[:LOOKED_AT]
    assert {answer.language for answer in answers} == {language}
    assert clause in [answer.clause.id for answer in answers]


def test_the_marked_words_are_those_of_the_question() -> None:
    answer = ask(rulebook.rulebook("keyforge"), "stunned creatures")[0]
    assert {answer.clause.en[first:last].casefold()[:4] for first, last in answer.marks} <= {"stun", "crea"}
    assert answer.marks


def test_a_clause_that_names_a_card_of_the_question_comes_first() -> None:
    book = rulebook.rulebook("keyforge")
    card = NamedCard(("Doble Sombrío", "Shadow Self"), {"es": "", "en": ""})
    named = ask(book, "How does Shadow Self work with damage?", cards=[card])[0].clause
    assert "Shadow Self" in named.en


def test_words_that_nobody_knows_have_no_answer() -> None:
    assert ask(rulebook.rulebook("keyforge"), "xyzzy plugh") == []
    assert ask(rulebook.rulebook("keyforge"), "") == []


def test_sayings_are_lines_of_words() -> None:
    text = (rulebook.folders()["res_arcana"] / rulebook.FILE).read_text(encoding="utf-8")
    with pytest.raises(rulebook.RulebookError, match="sayings should be lines of two words"):
        rulebook.parse(text.replace("- recurso esencia", "- recurso"), "res_arcana")


@pytest.fixture
def table() -> front.Match:
    mine = {
        "aember": 1,
        "hand": ["punch", "anger"],
        "line": ["troll", {"card": "bumpsy", "exhausted": 1}],
        "houses": ["brobnar", "dis", "logos"],
    }
    theirs = {"line": ["silvertooth", "grey-monk"], "hand": ["ghostly-hand"], "houses": ["shadows", "sanctum", "dis"]}
    return front.game("keyforge").position({"game": "keyforge", "house": "brobnar", "players": [mine, theirs]})


def test_why_not_is_answered_with_the_judges_reason(table: front.Match) -> None:
    told = rulings(table.state, "Why can't I reap with Bumpsy?", "en")[0]
    assert (told.option, told.possible, told.clause) == ("reap:1:bumpsy#1", False, "KF-state-03")


def test_what_if_is_answered_with_the_forecast(table: front.Match) -> None:
    told = rulings(table.state, "What happens if I fight Silvertooth with Troll?", "en")[0]
    assert (told.option, told.possible, told.certainty) == ("fight:1:troll#1>2:silvertooth#1", True, "certain")
    assert "Silvertooth is destroyed" in told.lines


def test_a_question_about_nothing_on_the_table_is_left_to_the_rulebook(table: front.Match) -> None:
    assert rulings(table.state, "Why can't I ride a bicycle?", "en") == []


def test_an_answer_tells_nothing_of_hidden_cards(table: front.Match) -> None:
    """What the rival holds is another card, and everything that can be asked is answered as before."""
    other = front.game("keyforge").position(
        {
            **table.position(),
            "players": [table.position()["players"][0], {**table.position()["players"][1], "hand": ["bait-and-switch"]}],  # type: ignore[index]
        }
    )
    for question in ("Why can't I play Ghostly Hand?", "What happens if I reap with Troll?", "Play Punch"):
        assert rulings(table.state, question, "en") == rulings(other.state, question, "en")
