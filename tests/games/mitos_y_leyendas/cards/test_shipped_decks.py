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


STARTERS = [deck for deck in shipped_decks() if deck["level"] == "starter"]
TOURNAMENT = [deck for deck in shipped_decks() if deck["level"] == "tournament"]


@pytest.mark.parametrize("deck", STARTERS, ids=lambda deck: deck["name"])
def test_a_starter_is_about_its_race(mitos, deck):
    allies = [(DECLARED[id], count) for id, count in entries(deck) if DECLARED[id].type == things.ALLY]
    bit = things.race_bit(deck["race"])
    of_race = sum([count for card, count in allies if card.races & bit])
    assert of_race >= 11
    oros = sum([count for id, count in entries(deck) if DECLARED[id].type == things.GOLD])
    assert 13 <= oros <= 16


def test_there_are_decks_for_a_tournament_of_every_kind():
    assert len(STARTERS) + len(TOURNAMENT) == len(shipped_decks()) >= 16
    assert len(TOURNAMENT) >= 8
    plans = {deck["plan"] for deck in TOURNAMENT}
    assert plans == {"annulment", "milling", "weapons", "search", "graveyard", "control", "aggression"}


def copies(deck, fits):
    return sum(count for id, count in entries(deck) if fits(DECLARED[id]))


def test_tournament_decks_hold_what_their_plan_asks_for(mitos):
    by_plan = {deck["plan"]: deck for deck in TOURNAMENT}
    assert copies(by_plan["annulment"], lambda card: "annul" in card.moments) >= 15
    assert copies(by_plan["weapons"], lambda card: card.type == things.WEAPON) >= 9
    assert copies(by_plan["milling"], lambda card: "bota" in card.text("es")) >= 18
    assert copies(by_plan["search"], lambda card: "busca" in card.text("es").lower()) >= 9
    assert copies(by_plan["graveyard"], lambda card: "Cementerio" in card.text("es")) >= 9
    assert all(11 <= copies(deck, lambda card: card.type == things.GOLD) <= 18 for deck in TOURNAMENT)


def test_aggression_comes_in_several_editions(mitos):
    fast = [deck for deck in TOURNAMENT if deck["plan"] == "aggression"]
    editions = [{DECLARED[id].edition for id, _ in entries(deck) if DECLARED[id].type == things.ALLY} for deck in fast]
    assert len(fast) >= 2 and len(set.union(*editions)) >= 5


@pytest.mark.parametrize("deck", TOURNAMENT, ids=lambda deck: deck["name"])
def test_a_guide_for_a_tournament_says_what_to_keep_and_whom_to_fear(deck):
    assert "De mano quédate con" in deck["guide"]["es"] and "Lo peor para este mazo" in deck["guide"]["es"]
    assert "Keep an opening hand with" in deck["guide"]["en"] and "Its worst match-up" in deck["guide"]["en"]


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("deck", shipped_decks(), ids=lambda deck: deck["name"])
def test_a_guide_speaks_of_cards_of_its_deck(mitos, deck, lang):
    guide = deck["guide"][lang]
    for rival in shipped_decks():
        guide = guide.replace(rival["name"], "")  # whom to fear
    inside = {all_facts()[id].name for id, _ in entries(deck)}
    told = {name for name in inside if name in guide}
    assert len(told) >= 3
    strangers = {facts.name for facts in all_facts().values() if len(facts.name) > 3 and facts.name in guide} - inside
    assert {name for name in strangers - RACES_AND_CARDS if not any([name in longer for longer in told])} == set()


def test_every_deck_has_a_name_of_its_own():
    names = [deck["name"] for deck in shipped_decks()]
    assert len(set(names)) == len(names) >= 6
