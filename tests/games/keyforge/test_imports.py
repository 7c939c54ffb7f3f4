"""Decks written by other programs, and the checks on a deck."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tapete.core.codec import digest
from tapete.core.refusal import BadDocument
from tapete.games.keyforge import game
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.decks import random_deck, read_deck, shipped_decks
from tapete.games.keyforge.imports import problems, read_decks
from tapete.games.keyforge.things import HOUSES

game()  # declares the cards

SAMPLES = Path(__file__).parents[4] / "shared" / "data" / "keyforge" / "import_samples"


def only(data):
    decks, errors = read_decks(data)
    assert not errors
    return decks[0]


def test_master_vault_raw_lists_copies_by_link():
    data = {
        "data": {"name": "Prueba", "_links": {"cards": ["x", "y", "x"]}},
        "_linked": {
            "cards": [
                {"id": "x", "card_title": "Bad Penny", "house": "Shadows"},
                {"id": "y", "card_title": "Coward’s End", "house": "Brobnar"},
            ]
        },
    }
    deck = only(data)
    assert deck["name"] == "Prueba"
    assert deck["cards"] == [["bad-penny", "shadows"], ["coward-s-end", "brobnar"], ["bad-penny", "shadows"]]
    assert deck["houses"] == ["brobnar", "shadows"]


def test_a_link_without_its_card_names_the_field():
    data = {"data": {"name": "x", "_links": {"cards": ["z"]}}, "_linked": {"cards": []}}
    with pytest.raises(BadDocument, match=r"data\._links\.cards\[0\]"):
        read_decks(data)


def test_a_flattened_deck_keeps_mavericks_per_copy():
    cards = [
        {"card_title": "Shadow Self", "house": "Logos", "is_maverick": True},
        {"card_title": "Shadow Self", "house": "Shadows", "is_maverick": False},
    ]
    deck = only({"name": "x", "cards": cards, "houses": None})
    assert deck["cards"] == [["shadow-self", "logos"], ["shadow-self", "shadows"]]


def test_decks_of_keyforge_groups_cards_by_house_and_reads_several_decks():
    group = {"house": "Untamed", "cards": [{"cardTitle": "Dust Pixie"}, {"cardTitle": "Full Moon"}]}
    good = {"deck": {"name": "a", "housesAndCards": [group]}}
    bad = {"deck": {"name": "b", "housesAndCards": [{"house": "Untamed", "cards": [{"cardTitle": "No Such Card"}]}]}}
    decks, errors = read_decks([good, bad])
    assert [deck["name"] for deck in decks] == ["a"]
    assert errors[0].field == "[1].cards" and read_decks([good, 7])[1][0].field == "[1]"
    assert "No Such Card" in errors[0].reason.es and "No Such Card" in errors[0].reason.en


def test_keyteki_counts_copies():
    cards = [{"id": "anger", "count": 2}, {"id": "pitlord", "count": 1, "maverick": "logos"}]
    assert only({"name": "x", "houses": ["brobnar"], "cards": cards})["cards"] == [
        ["anger", "brobnar"],
        ["anger", "brobnar"],
        ["pitlord", "logos"],
    ]


def test_unknown_cards_are_all_named():
    with pytest.raises(BadDocument, match="unknown: Foo Bar, Zzap"):
        read_decks({"name": "x", "houses": [], "cards": ["Zzap", "Foo Bar", "anger"]})


def test_something_else_is_refused_with_what_is_expected():
    with pytest.raises(BadDocument, match="Master Vault"):
        read_decks({"cards": []})


def test_a_deck_has_three_houses_of_twelve():
    deck = random_deck(7)
    assert problems(deck) == []
    short = {**deck, "cards": deck["cards"][1:]}
    assert any("35 cards" in problem.en and "35 cartas" in problem.es for problem in problems(short))
    assert any("11 cards of" in problem.en and "11 cartas de" in problem.es for problem in problems(short))
    two = {**deck, "cards": [[id, "dis"] for id, _ in deck["cards"][:24]] + deck["cards"][24:]}
    assert any("KF-component-02" in problem.en for problem in problems(two)) == (len({h for _, h in two["cards"]}) != 3)


@pytest.mark.clause("KF-overview-03")
def test_a_deck_list_comes_back_as_it_was_written():
    for deck in shipped_decks():
        again = only(json.loads(json.dumps(deck)))
        assert again["cards"] == deck["cards"]
        assert read_deck(again).data()["cards"] == deck["cards"]


def test_the_ten_real_decks_play():
    assert len(shipped_decks()) == 10
    for deck in shipped_decks():
        assert problems(deck) == []


def test_the_generator_is_deterministic_and_follows_rarity():
    assert random_deck(3) == random_deck(3)
    assert random_deck(3) != random_deck(4)
    rarities = [all_facts()[id].rarity for number in range(60) for id, _ in random_deck(number)["cards"]]
    common = rarities.count("Common") / len(rarities)
    assert 0.5 < common < 0.66


@pytest.mark.skipif(not SAMPLES.exists(), reason="the import samples are not beside this checkout")
@pytest.mark.parametrize("name", ["mastervault_deck_raw_2018.json", "mastervault_deck_flattened.json"])
def test_real_exports_are_playable(name):
    deck = only(json.loads((SAMPLES / name).read_text(encoding="utf-8")))
    assert problems(deck) == []


# ---------------------------------------------------------------------------------------------------------------- what is left out

ICONS = "without the bonus icons of later sets"


def test_the_icons_that_a_later_set_adds_to_a_copy_are_named():
    """In each form: nothing of a deck is dropped without a word, and such a deck is not the one it was."""
    cards = [{"id": "x", "card_title": "Anger", "house": "Brobnar"}, {"id": "y", "card_title": "Punch", "house": "Brobnar"}]
    icons = [{"card_id": "x", "bonus_icons": ["capture", "amber"]}]
    raw = {"data": {"name": "a", "_links": {"cards": ["x", "y"]}, "bonus_icons": icons}, "_linked": {"cards": cards}}
    flat = {"name": "a", "cards": cards, "bonus_icons": icons}
    group = {"house": "Brobnar", "cards": [{"cardTitle": "Anger", "bonusCapture": 2, "bonusDamage": 0}, {"cardTitle": "Punch"}]}
    keyteki = {"name": "a", "cards": [{"id": "anger", "enhancements": ["draw"]}, {"id": "punch", "enhancements": None}]}
    found = [only(each) for each in (raw, flat, {"name": "a", "housesAndCards": [group]}, keyteki)]
    assert [deck["left_out"] for deck in found] == [
        ["Anger (capture, amber)"],
        ["Anger (capture, amber)"],
        ["Anger (capture, capture)"],
        ["anger (draw)"],
    ]
    for deck in found:
        assert any(ICONS in problem.en and "sin los iconos" in problem.es for problem in problems(deck))
        assert only(json.loads(json.dumps(deck)))["left_out"] == deck["left_out"], "also when it comes back as we wrote it"


def test_a_deck_without_added_icons_says_nothing_of_them():
    group = {"house": "Brobnar", "cards": [{"cardTitle": "Anger", "enhanced": False, "bonusCapture": 0, "bonusAember": 0}]}
    deck = only({"name": "a", "housesAndCards": [group]})
    assert "left_out" not in deck
    assert not any(ICONS in problem.en for problem in problems(deck))


def test_an_anomaly_without_a_house_is_not_given_one():
    with pytest.raises(BadDocument, match="KF-cardmark-01"):
        read_decks({"name": "x", "cards": [{"id": "ghostform"}]})
    assert only({"name": "x", "cards": [{"id": "ghostform", "anomaly": "dis"}]})["cards"] == [["ghostform", "dis"]]


# ---------------------------------------------------------------------------------------------------------------- decks of a setup

FIRST, SECOND = shipped_decks()[:2]


def flattened(deck):
    """The deck as Master Vault writes it."""
    cards = [{"card_title": all_facts()[id].name.en, "house": house.capitalize()} for id, house in deck["cards"]]
    return {"name": deck["name"], "expansion": 341, "cards": cards, "houses": None}


def test_a_deck_of_master_vault_is_read_wherever_a_deck_is():
    assert game().documents.read_deck(flattened(FIRST)) == {**FIRST, "houses": sorted(FIRST["houses"], key=HOUSES.index)}
    s = game().start({"decks": [flattened(FIRST), SECOND], "first": 0}, 1)
    same = game().start({"decks": [FIRST, SECOND], "first": 0}, 1)
    assert digest(s) == digest(same)
    assert s.setup["decks"][0]["cards"] == FIRST["cards"], "from then on it is written as ours"


@pytest.mark.clause("KF-overview-03", "KF-component-02")
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (FIRST["cards"][:10], "10 cards; an Archon deck has 36"),
        (FIRST["cards"] + FIRST["cards"][:1], "37 cards; an Archon deck has 36"),
        (FIRST["cards"][:1], "1 card; an Archon deck has 36; 1 house "),
        ([[id, FIRST["houses"][0]] for id, _ in FIRST["cards"]], "1 house "),
    ],
)
def test_a_deck_that_is_no_archons_is_refused_unless_the_setup_allows_it(cards, said):
    short = {**FIRST, "cards": cards}
    with pytest.raises(BadDocument) as refused:
        game().start({"decks": [SECOND, short]}, 1)
    assert refused.value.field == "decks[1]"
    assert said in refused.value.reason.en and "any_deck" in refused.value.reason.es
    assert game().start({"decks": [SECOND, short], "any_deck": True}, 1).players == 2
    with pytest.raises(BadDocument, match="any_deck"):
        game().start({"decks": [SECOND, FIRST], "any_deck": "yes"}, 1)


@pytest.mark.clause("KF-component-02")
def test_the_identity_card_shows_the_houses_of_the_cards():
    other = next(house for house in HOUSES if house not in FIRST["houses"])
    masked = {**FIRST, "houses": [other, *FIRST["houses"][1:]]}
    with pytest.raises(BadDocument, match="the identity card shows"):
        game().start({"decks": [masked, SECOND]}, 1)


@pytest.mark.parametrize(
    ("setup", "field", "hint"),
    [
        ({"deks": [FIRST, SECOND]}, "deks", "decks"),
        ({"decks": [FIRST, SECOND], "mode": "adaptive"}, "mode", ""),
        ({"decks": [FIRST, SECOND], "frist": 0}, "frist", "first"),
        ({"position": {"game": "keyforge", "players": [{}, {}]}, "first": 0}, "first", ""),
    ],
)
def test_a_field_that_a_setup_does_not_have_is_refused_with_the_nearest_one(setup, field, hint):
    with pytest.raises(BadDocument) as refused:
        game().start(setup, 1)
    assert refused.value.field == field
    assert hint in refused.value.reason.es and hint in refused.value.reason.en
