"""Options in words."""

import pytest

from tapete import games
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.labels import COMMON, alike, distinct, group, label, labels, menu, phrase_of
from tapete.core.language import LANGUAGES, Words
from tapete.games.keyforge.rules.discard import DISCARD


def keyforge(**players):
    doc = {
        "game": "keyforge",
        "house": players.pop("house", "brobnar"),
        "players": [players.pop("me", {}), players.pop("enemy", {})],
    }
    return games.find("keyforge").documents.position(doc)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games.ids())
def test_every_option_of_every_game_has_a_sentence(id, lang):
    game = games.find(id)
    for number in range(5):
        state = game.start(game.random_setup(number), number)
        move = 0
        while not state.over:
            for option in state.decision.options:
                assert phrase_of(game, state.decision.kind, option) is not None, f"no phrase for {option.id}"
                said = label(state, option, lang)
                assert said and "{" not in said, f"{option.id}: {said}"
            move += 1
            options = state.decision.options
            state.choose(options[randomness.number(number, move, len(options))])


def test_phrases_have_the_same_gaps_in_both_languages():
    for words in [*games.find("keyforge").phrases.values(), *COMMON.values()]:
        assert sorted(gaps(words.es)) == sorted(gaps(words.en)), words


def gaps(text: str) -> list[str]:
    return [part.split("}")[0] for part in text.split("{")[1:]]


def test_a_fight_names_both_creatures():
    state = keyforge(me={"line": ["troll"]}, enemy={"line": ["bumpsy"]})
    assert "Lucha con Trol contra Grandote" in labels(state, "es")
    assert "Fight Bumpsy with Troll" in labels(state, "en")


def test_copies_in_play_are_told_apart_by_their_place():
    state = keyforge(me={"line": ["troll"]}, enemy={"line": ["bumpsy", "troll", "bumpsy"]})
    said = labels(state, "es")
    assert "Lucha con Trol contra Grandote (enemiga, 1.ª)" in said
    assert "Lucha con Trol contra Grandote (enemiga, 3.ª)" in said
    assert "Lucha con Trol contra Trol" in said


def test_copies_in_hand_are_one_entry_of_the_menu():
    state = keyforge(me={"hand": ["punch", "punch"]})
    assert len(state.decision.options) == 5
    assert [option.id for option in distinct(state)] == ["play:1:punch#1", "discard:1:punch#1", "pass"]


def test_a_maverick_is_another_entry_than_the_plain_copy():
    state = keyforge(me={"hand": ["punch", {"card": "punch", "house": "dis"}]})
    first, second = state.zone(1, 0)
    assert not alike(state, Option(state.names, "play", (first,)), Option(state.names, "play", (second,)))


def test_the_menu_gathers_options_under_their_headings():
    state = keyforge(me={"hand": ["punch", "anger"], "line": ["troll"]})
    headings = [group(state, option, "es") for option in menu(state)]
    assert headings == ["Jugar", "Jugar", "Descartar", "Descartar", "Cosechar", "Terminar"]
    assert {option.id for option in menu(state)} == {option.id for option in distinct(state)}


def test_a_verb_without_a_phrase_still_names_its_things():
    state = keyforge(me={"hand": ["punch"]})
    card = state.zone(1, 0)[0]
    assert label(state, Option(state.names, "juggle", (card,)), "en") == "juggle Punch"


def test_the_order_of_effects_says_what_each_of_them_does():
    state = keyforge(
        house="shadows",
        me={"houses": ["shadows"], "hand": ["poison-wave"], "line": ["bad-penny"]},
        enemy={"line": ["bad-penny", "harland-mindlock"]},
    )
    state.game.play(state, "play:1:poison-wave#1")
    assert state.decision.kind == "order"
    said = labels(state, "es")
    assert all(": " in each for each in said) and len(set(said)) == len(said)


def test_the_most_particular_phrase_wins():
    game = games.find("keyforge")
    option = Option((), "discard", ())
    assert phrase_of(game, "order", option) == Words("{thing}", "{thing}")
    assert phrase_of(game, "main", option) == DISCARD.phrase
