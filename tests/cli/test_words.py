"""`tapete words`: what the cards of a game are written in."""

import json

import pytest
from tests.shipped import SHIPPED

from tapete import vocabulary
from tapete.cli import main
from tapete.games import find


@pytest.mark.parametrize("id", SHIPPED)
def test_the_words_of_every_game_with_what_they_print(capsys, id):
    assert main(["words", id, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["game", "words", "one_card"] and data["game"] == id
    words = data["words"]
    assert [list(word) for word in words] == [["word", "cards", "example", "es", "en", "symbols"]] * len(words)
    assert data["one_card"] == len([word for word in words if word["cards"] == 1])
    assert all(word["es"] and word["en"] for word in words if word["example"]), "a word with an example says what it prints"
    shown = [word for word in words if word["example"]]
    assert len(shown) >= 0.9 * len(words), "nearly all words are used by cards, not only by what cards share"
    cards = find(id).catalogue
    assert all(word["en"] == cards[word["example"]].text("en") for word in shown)


def test_a_word_is_shown_by_the_shortest_card(capsys):
    assert main(["words", "keyforge", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "\nsteal  " in out and "    Pit Demon: Action: Steal 1Æ.\n    ❖: ⇐ 1 Æ\n" in out
    assert " words, " in out.splitlines()[-1] and out.splitlines()[-1].endswith("of them on one card only")


def test_the_word_that_declares_is_none_and_neither_is_what_a_file_makes_for_itself():
    names = [word.name for word in vocabulary.words(find("dungeon_alliance"))]
    assert "mend" in names
    assert "hero" not in names and "upgrade" not in names and "HOLGAR" not in names
    assert "power" not in [word.name for word in vocabulary.words(find("atrum_arena"))]


def test_a_power_is_found_by_its_name_and_its_cost():
    damage = next(word for word in vocabulary.words(find("atrum_arena")) if word.name == "Damage")
    assert damage.cards >= 30 and find("atrum_arena").catalogue["zarpazo-2"] in damage.users
