"""Documents people write: what is wrong is named, with what would be right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import toy_game
from tapete import games
from tapete.core.language import Words
from tapete.core.position import Document, find_card, near
from tapete.core.refusal import BadDocument

TOY = toy_game.game()
DOC = {"turn": 3, "name": "Ana", "hand": ["spark", "Antorcha"], "first": True, "players": [{"embers": 2}]}


def read(path: str = "") -> Document:
    return Document(DOC, path)


def test_fields_are_read_by_kind() -> None:
    doc = read()
    assert doc.number("turn") == 3
    assert doc.text("name") == "Ana"
    assert doc.flag("first") is True
    assert [card.id for card in doc.cards(TOY, "hand")] == ["spark", "torch"]
    assert doc.documents("players")[0].number("embers", 0) == 2
    doc.close()


@pytest.mark.parametrize(
    ("reading", "field", "es", "en"),
    [
        (lambda doc: doc.number("turns"), "p.turns", "falta este campo", "this field is missing"),
        (lambda doc: doc.number("name"), "p.name", "hace falta un número entero, no «Ana»", "expected a whole number, not 'Ana'"),
        (lambda doc: doc.number("first"), "p.first", "hace falta un número entero, no true", "expected a whole number, not true"),
        (lambda doc: doc.number("turn", 4), "p.turn", "hace falta un número desde 4, no 3", "expected a number 4 or more, not 3"),
        (
            lambda doc: doc.number("turn", 0, 2),
            "p.turn",
            "hace falta un número de 0 a 1, no 3",
            "expected a number from 0 to 1, not 3",
        ),
        (lambda doc: doc.text("turn"), "p.turn", "hace falta un texto, no 3", "expected a text, not 3"),
        (
            lambda doc: Document({"who": None}, doc.path).text("who"),
            "p.who",
            "hace falta un texto, y no hay nada",
            "expected a text, not nothing",
        ),
        (lambda doc: doc.flag("turn"), "p.turn", "hace falta true o false, no 3", "expected true or false, not 3"),
        (lambda doc: doc.items("turn"), "p.turn", "hace falta una lista, no 3", "expected a list, not 3"),
        (
            lambda doc: doc.numbers("hand"),
            "p.hand[0]",
            "hace falta un número entero, no «spark»",
            "expected a whole number, not 'spark'",
        ),
        (
            lambda doc: doc.document("hand"),
            "p.hand",
            "hace falta un objeto con campos, no una lista",
            "expected an object with fields, not a list",
        ),
        (
            lambda doc: doc.documents("players")[0].text("embers"),
            "p.players[0].embers",
            "hace falta un texto, no 2",
            "expected a text, not 2",
        ),
        (
            lambda doc: doc.choice("name", ["Eva", "Ann"]),
            "p.name",
            "aquí no vale «Ana»; ¿querías decir Ann?",
            "'Ana' is not known; did you mean Ann?",
        ),
        (lambda doc: doc.close(), "p.turn", "campo desconocido", "unknown field"),
    ],
)
def test_a_mistake_names_its_field_and_what_would_be_right(
    reading: Callable[[Document], object], field: str, es: str, en: str
) -> None:
    with pytest.raises(BadDocument) as caught:
        reading(read("p"))
    assert caught.value.field == field
    assert caught.value.reason == Words(es, en)
    assert str(caught.value) == f"{field}: {en}"


def test_what_somebody_wrote_is_quoted_on_one_line_and_not_at_length() -> None:
    with pytest.raises(BadDocument) as caught:
        Document({"name": "a\nb" + "z" * 100}, "").number("name")
    assert caught.value.reason.es == f"hace falta un número entero, no «a\\nb{'z' * 36}…»"


def test_an_unknown_field_comes_with_the_nearest_one() -> None:
    doc = Document({"embres": 2}, "players[0]")
    doc.get("embers")
    with pytest.raises(BadDocument, match=r"players\[0\]\.embres: unknown field; did you mean embers\?"):
        doc.close()


@pytest.mark.parametrize("name", ["torch", "Antorcha", "ANTORCHA", "Torch"])
def test_a_card_is_found_by_id_or_name_in_either_language(name: str) -> None:
    assert find_card(TOY, name, "hand[0]").id == "torch"


def test_an_unknown_card_comes_with_near_names() -> None:
    with pytest.raises(BadDocument, match=r"hand\[0\]: unknown card 'antorxa'; did you mean Antorcha"):
        find_card(TOY, "antorxa", "hand[0]")


def test_a_hint_lists_few_words_when_none_is_near() -> None:
    assert near("zzz", ["main", "", "respond"]) == Words("; hay: main, respond", "; there are: main, respond")
    assert near("zzz", []) == Words("", "")
    assert near("zzz", [f"word {number}" for number in range(21)]) == Words("", "")


def test_words_that_are_near_are_joined_as_a_sentence_joins_them() -> None:
    assert near("ora", ["Oro", "Hora", "Ola"]) == Words("; ¿querías decir Hora, Oro u Ola?", "; did you mean Hora, Oro or Ola?")


def test_games_are_found_by_id_once_and_unknown_ones_named() -> None:
    for id in games.ids():
        assert games.find(id) is games.find(id)
        assert games.find(id).id == id
    with pytest.raises(LookupError, match="no game 'chess'"):
        games.find("chess")
