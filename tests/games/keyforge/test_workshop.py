"""The workshop of KeyForge: decks are kept as they come, never made nor changed."""

from __future__ import annotations

import json

import pytest

from tapete.core.refusal import BadDocument
from tapete.core.workshop import KEPT
from tapete.games import find
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.decks import shipped_decks
from tapete.games.keyforge.strengths import strengths

GAME = find("keyforge")
WORKSHOP = GAME.workshop


def test_every_card_is_on_the_shelf_with_values_that_have_a_name() -> None:
    names = {field.id: [value for value, _ in field.values] for field in WORKSHOP.fields()}
    shelf = WORKSHOP.shelf()
    assert set(shelf) == set(GAME.catalogue) & set(all_facts())
    for id, values in shelf.items():
        for field, own in values.items():
            assert set(own) <= set(names[field]), id


@pytest.mark.clause("KF-overview-03")
def test_a_deck_is_kept_and_none_is_made() -> None:
    assert WORKSHOP.way == KEPT
    with pytest.raises(BadDocument):
        WORKSHOP.made("Mazo", [("dust-imp", 36)], "")
    for deck in shipped_decks():
        assert WORKSHOP.problems(deck) == []
        assert WORKSHOP.barred(deck) == []
        assert sum(count for _, count, _ in WORKSHOP.lines(deck)) == 36


def test_a_deck_that_lacks_a_card_is_told_with_the_clause() -> None:
    deck = shipped_decks()[0]
    cards = deck["cards"]
    assert isinstance(cards, list)
    assert [each.clause for each in WORKSHOP.problems({**deck, "cards": cards[1:]})] == ["KF-overview-03"] * 2


def test_a_list_is_read_as_it_was_written() -> None:
    for deck in shipped_decks():
        again = GAME.documents.read_deck(WORKSHOP.listed(deck))
        assert again["name"] == deck["name"]
        assert WORKSHOP.lines(again) == WORKSHOP.lines(deck)


def test_several_decks_of_a_document_are_read_and_the_bad_ones_told() -> None:
    good = [dict(deck) for deck in shipped_decks()[:3]]
    found, errors = WORKSHOP.read_all([*good, {"name": "Nada"}])
    assert [each["name"] for each in found] == [each["name"] for each in good]
    assert [each.field for each in errors] == ["[3].cards"]
    assert WORKSHOP.read_all("a link to nowhere")[0] == []


def test_a_strength_is_only_of_the_deck_that_was_measured() -> None:
    deck = json.loads(json.dumps(next(each for each in shipped_decks() if each["name"] in strengths())))
    assert WORKSHOP.measured(deck) == deck["name"]
    assert WORKSHOP.measured({**deck, "name": "Otro"}) == ""
    assert WORKSHOP.measured({**deck, "cards": deck["cards"][1:]}) == ""
