"""The file of strengths, and decks asked for by their strength."""

import json
from importlib.resources import files

from tapete.games import find
from tapete.games.keyforge.strengths import NEAREST, deck_of_strength, offered, points, strengths
from tapete.lab.strengths import worths
from tapete.lab.study import Means

GAME = find("keyforge")
SHIPPED = [deck["name"] for deck in GAME.documents.decks()]


def test_every_deck_that_comes_with_the_game_was_measured_and_the_file_says_how():
    kept = json.loads((files("tapete.games.keyforge") / "data" / "strengths.json").read_text(encoding="utf-8"))
    assert kept["gauntlet"] == SHIPPED and kept["seed"] == 1 and kept["bot"] and kept["rules"] and kept["deals"] >= 100
    assert set(SHIPPED) < set(strengths()), "and random decks of every set"
    for row in strengths().values():
        assert row["low"] < row["elo"] < row["high"] and row["games"] <= 2 * kept["deals"]
        assert row["best"]["share"] >= row["worst"]["share"] and row["deck"] not in (row["best"]["deck"], row["worst"]["deck"])
    order = [points(name) for name in strengths()]
    assert order == sorted(order, reverse=True)


def test_what_each_card_adds_is_told_of_the_decks_that_come_with_the_game():
    told = {name: row["cards"] for name, row in strengths().items() if "cards" in row}
    assert set(told) == set(SHIPPED)
    for name, cards in told.items():
        deck = next(deck for deck in GAME.documents.decks() if deck["name"] == name)
        assert cards["deals"] >= 20 and cards["seed"] == 1 and cards["bot"] and cards["rules"]
        assert {row["card"] for row in cards["each"]} == set(GAME.lab.deck_cards(deck))
        assert all(-1 <= row["low"] <= row["adds"] <= row["high"] <= 1 for row in cards["each"])
        order = [row["adds"] for row in cards["each"]]
        assert order == sorted(order, reverse=True)


def test_what_each_card_adds_is_measured_in_the_same_deals():
    decks = list(GAME.documents.decks())[:2]
    found = worths("keyforge", decks[0], decks, "random", 1, 1, Means(1))
    again = worths("keyforge", decks[0], decks, "random", 1, 1, Means(1))
    assert found == again and {row["card"] for row in found} == set(GAME.lab.deck_cards(decks[0]))
    assert all(row["adds"] in (-1, -0.5, 0, 0.5, 1) for row in found), "one deal from both seats, with the card and without"


def test_a_deck_of_a_strength_is_one_of_the_nearest_and_can_be_played():
    for elo in offered():
        drawn = {str(deck_of_strength(elo, key)["name"]) for key in range(30)}
        nearest = sorted([abs(points(name) - elo) for name in strengths()])[:NEAREST]
        assert len(drawn) == NEAREST and max([abs(points(name) - elo) for name in drawn]) <= nearest[-1]
    weak, strong = deck_of_strength(offered()[0], 1), deck_of_strength(offered()[-1], 1)
    assert points(str(weak["name"])) < 1500 < points(str(strong["name"]))
    assert not GAME.start({"decks": [weak, strong]}, 1).over
