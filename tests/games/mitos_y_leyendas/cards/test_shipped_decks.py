"""The decks that come with the game: legal, around one race each, with a guide that speaks of what is in them."""

from __future__ import annotations

import pytest

from tapete.games.mitos_y_leyendas import things
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, all_facts
from tapete.games.mitos_y_leyendas.decks import entries, missing, problems, shipped_decks

RACES_AND_CARDS = {"Vampiro", "Bestia", "Licántropo", "Bárbaro", "Dragón"}  # races that are also names of cards


@pytest.mark.parametrize("deck", shipped_decks(), ids=lambda deck: deck["name"])
def test_a_shipped_deck_is_legal_and_can_be_played(mitos, deck):
    assert [problem.text("en") for problem in problems(deck)] == []
    assert missing(deck) == []


@pytest.mark.parametrize("deck", shipped_decks(), ids=lambda deck: deck["name"])
def test_a_shipped_deck_is_about_its_race(mitos, deck):
    allies = [(DECLARED[id], count) for id, count in entries(deck) if DECLARED[id].type == things.ALLY]
    bit = things.race_bit(deck["race"])
    of_race = sum([count for card, count in allies if card.races & bit])
    assert of_race >= 11
    oros = sum([count for id, count in entries(deck) if DECLARED[id].type == things.GOLD])
    assert 13 <= oros <= 16


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("deck", shipped_decks(), ids=lambda deck: deck["name"])
def test_a_guide_speaks_of_cards_of_its_deck(mitos, deck, lang):
    guide = deck["guide"][lang]
    inside = {all_facts()[id].name for id, _ in entries(deck)}
    told = {name for name in inside if name in guide}
    assert len(told) >= 3
    strangers = {facts.name for facts in all_facts().values() if len(facts.name) > 3 and facts.name in guide} - inside
    assert {name for name in strangers - RACES_AND_CARDS if not any([name in longer for longer in told])} == set()


def test_every_deck_has_a_name_of_its_own():
    names = [deck["name"] for deck in shipped_decks()]
    assert len(set(names)) == len(names) >= 6
