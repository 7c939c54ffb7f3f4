"""Documents people write: what is wrong is named, with what would be right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import toy_game
from tapete import games
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
    ("reading", "field", "problem"),
    [
        (lambda doc: doc.number("turns"), "p.turns", "missing"),
        (lambda doc: doc.number("name"), "p.name", "expected a whole number, not 'Ana'"),
        (lambda doc: doc.number("first"), "p.first", "expected a whole number, not True"),
        (lambda doc: doc.number("turn", 4), "p.turn", "expected a number 4 or more, not 3"),
        (lambda doc: doc.number("turn", 0, 2), "p.turn", "expected a number from 0 to 1, not 3"),
        (lambda doc: doc.text("turn"), "p.turn", "expected a text, not 3"),
        (lambda doc: doc.flag("turn"), "p.turn", "expected true or false, not 3"),
        (lambda doc: doc.items("turn"), "p.turn", "expected a list, not 3"),
        (lambda doc: doc.numbers("hand"), "p.hand[0]", "expected a whole number, not 'spark'"),
        (lambda doc: doc.document("hand"), "p.hand", "expected an object with fields, not a list"),
        (lambda doc: doc.documents("players")[0].text("embers"), "p.players[0].embers", "expected a text, not 2"),
        (lambda doc: doc.choice("name", ["Eva", "Ann"]), "p.name", "'Ana' is not known; did you mean Ann?"),
        (lambda doc: doc.close(), "p.turn", "unknown field"),
    ],
)
def test_a_mistake_names_its_field_and_what_would_be_right(reading: Callable[[Document], object], field: str, problem: str) -> None:
    with pytest.raises(BadDocument) as caught:
        reading(read("p"))
    assert caught.value.field == field
    assert caught.value.problem == problem


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
    assert near("zzz", ["main", "respond"]) == "; there are: main, respond"
    assert near("zzz", []) == ""


def test_games_are_found_by_id_once_and_unknown_ones_named() -> None:
    for id in games.ids():
        assert games.find(id) is games.find(id)
        assert games.find(id).id == id
    with pytest.raises(LookupError, match="no game 'chess'"):
        games.find("chess")
