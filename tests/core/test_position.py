"""Documents people write: what is wrong is named, with what would be right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import toy_game
from tapete import games
from tapete.core.facets import Documents
from tapete.core.language import Words
from tapete.core.position import (
    Document,
    card_list,
    check_players,
    described,
    find_card,
    forbidden,
    near,
    plain,
    quoted,
    shipped_deck,
)
from tapete.core.refusal import BadDocument, Refusal

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


@pytest.mark.parametrize(
    ("given", "least", "most", "es", "en"),
    [
        (1, 2, 2, "hacen falta 2 jugadores, no 1", "expected 2 players, not 1"),
        (3, 2, 2, "hacen falta 2 jugadores, no 3", "expected 2 players, not 3"),
        (5, 2, 4, "hacen falta de 2 a 4 jugadores, no 5", "expected 2 to 4 players, not 5"),
    ],
)
def test_too_few_or_too_many_players_are_told_how_many_there_are(given: int, least: int, most: int, es: str, en: str) -> None:
    with pytest.raises(BadDocument) as caught:
        check_players(given, least, most)
    assert (caught.value.field, caught.value.reason) == ("players", Words(es, en))


def test_as_many_players_as_a_game_has_are_accepted() -> None:
    check_players(2, 2, 2)
    for given in (2, 3, 4):
        check_players(given, 2, 4)


class Shipping(Documents):
    def decks(self) -> list[dict[str, object]]:
        return [{"name": "Fuego vivo"}, {"name": "Fuego"}, {"name": "Águila"}, {"name": "Agua fría"}, {"name": "Agua"}]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Fuego", "Fuego"),  # a whole name, though another one has it as a part
        ("FUEGO", "Fuego"),
        ("vivo", "Fuego vivo"),
        ("aguila", "Águila"),
        ("fria", "Agua fría"),
        ("g", None),  # several have it
        ("hielo", None),
        ("", None),
    ],
)
def test_a_deck_that_comes_with_a_game_is_found_by_its_name_or_by_a_part_that_only_it_has(name: str, found: str | None) -> None:
    game = toy_game.Toy("toy", TOY.title, TOY.zones, TOY.event_kinds, (), ())
    game.documents = Shipping(game)
    deck = shipped_deck(game, name)
    assert (None if deck is None else deck["name"]) == found


def test_a_name_without_capitals_and_accents() -> None:
    assert plain("Æmber ÁÉÍ ñandú") == "aember aei nandu"


@pytest.mark.parametrize(
    ("value", "es", "en"),
    [
        (None, "nada", "nothing"),
        ({}, "un objeto", "an object"),
        ([1], "una lista", "a list"),
        ("x", "«x»", "'x'"),
        (True, "true", "true"),
        (2.5, "2.5", "2.5"),
        (10**60, "1" + "0" * 39, "1" + "0" * 39),
    ],
)
def test_a_wrong_value_in_few_words(value: object, es: str, en: str) -> None:
    assert described(value) == Words(es, en)


def test_a_text_of_forty_letters_is_quoted_whole_and_a_longer_one_is_cut() -> None:
    assert quoted("z" * 40).en == repr("z" * 40)
    assert quoted("z" * 41).en == repr("z" * 39 + "…")


def test_the_limits_of_a_number_belong_to_it_below_and_not_above() -> None:
    doc = Document({"n": 3}, "")
    assert doc.number("n", 3, 4) == doc.number("n", 3) == doc.number("n", -5) == 3
    for least, below in ((4, 9), (0, 3)):
        with pytest.raises(BadDocument):
            doc.number("n", least, below)
    assert Document({"n": [1, 2]}, "").numbers("n", 1, 3) == [1, 2]
    with pytest.raises(BadDocument) as caught:
        Document({"n": [1, 2]}, "p").numbers("n", 1, 2)
    assert caught.value.field == "p.n[1]"


def test_a_field_that_may_be_left_out_is_known_once_it_was_asked_about() -> None:
    doc = Document({"a": None}, "")
    assert (doc.has("a"), doc.has("b"), doc.get("a"), doc.get("b")) == (True, False, None, None)
    doc.close()
    with pytest.raises(BadDocument, match="b: this field is missing"):
        doc.required("b")


def test_a_list_of_cards_is_a_list() -> None:
    assert card_list([1, "a"], "hand") == [1, "a"]
    with pytest.raises(BadDocument, match="hand: expected a list of cards, not 3"):
        card_list(3, "hand")
    with pytest.raises(BadDocument) as caught:
        Document({"card": "torhc"}, "p").card(TOY, "card")
    assert caught.value.field == "p.card"
    with pytest.raises(BadDocument) as caught:
        Document({"cards": ["torch", "x"]}, "p").cards(TOY, "cards")
    assert caught.value.field == "p.cards[1]"


def test_what_a_rule_forbids_is_said_with_its_clause() -> None:
    error = forbidden("deck[3]", Refusal("X-1", "No vale.", "Not allowed."))
    assert (error.field, error.reason) == ("deck[3]", Words("No vale. (X-1)", "Not allowed. (X-1)"))
