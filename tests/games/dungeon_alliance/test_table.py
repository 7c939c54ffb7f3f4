"""Positions, views, words and whole games."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME, drafted

from tapete.contract import check_game
from tapete.core import randomness
from tapete.core.codec import to_json
from tapete.core.labels import labels
from tapete.core.language import LANGUAGES
from tapete.core.refusal import BadDocument
from tapete.core.state import State
from tapete.core.visibility import view
from tapete.games.dungeon_alliance import board
from tapete.games.dungeon_alliance.drawing import picture
from tapete.games.dungeon_alliance.rules.refusals import OUT_OF_GAME

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


# -- the table


@pytest.mark.clause("DA-draw-09", "DA-tile-07")
def test_hands_decks_and_face_down_threats_are_hidden_but_their_squares_are_not(dungeon):
    t_ = dungeon(
        at="e3",
        hand=["duck"],
        one={"deck": ["potion"], "discard": ["boots"]},
        threats=[{"threat": "pit_1", "at": "f6", "hidden": True}],
        **OPEN,
    )
    seen = json.dumps(view(t_.s, 1))
    assert "duck" not in seen and "pit_1" not in seen and "boots" in seen and '"threats": ["f6"]' in seen


MODES: list[dict[str, object]] = [
    {"players": 1},
    {"players": 2},
    {"players": 2, "pvp": True},
    {"players": 3, "basic": True},
    {"players": 3, "cooperative": True},
    {"players": 4, "pvp": True},
]


def refused(s: State) -> list[tuple[str, str]]:
    """What is looked for in vain; a document does not say what is out of the game."""
    return [(option.id, no.clause) for option, no in GAME.impossible(s) if no.clause != OUT_OF_GAME.clause]


@pytest.mark.parametrize("setup", MODES, ids=lambda setup: "-".join(str(key) for key in setup) + str(setup["players"]))
def test_a_position_is_written_and_read_back_in_every_mode(setup: dict[str, object]) -> None:
    """At every main decision of a game: the same document again, the same options, and the same moves are refused."""
    s = GAME.start(setup, 11)
    written = 0
    for move in range(1, 100_000):
        if s.over or written == 60:
            break
        assert s.decision is not None
        if s.decision.kind in ("main", "activate") and move % 3 == 0:
            written += 1
            document = json.loads(json.dumps(GAME.documents.to_position(s)))
            again = GAME.documents.position(document)
            assert again.decision is not None
            assert json.loads(json.dumps(GAME.documents.to_position(again))) == document
            assert again.decision.ids() == s.decision.ids()
            assert refused(again) == refused(s)
        options = s.decision.options
        s.choose(options[randomness.number(11, move, len(options))])
    assert written > 30


def test_a_position_says_who_struck_first_whom_a_token_marks_and_who_fell_this_turn(dungeon):
    monsters = {"ogre": {"at": "e3", "damage": [1, 2], "order": [2, 1], "mark": "runyon_zay"}, "goblin#2": "e4"}
    t_ = dungeon("runyon_zay", at="e1", monsters=monsters, under=["weak_spot"], attacks=["skeleton#1"], **OPEN)
    row = next(row for row in GAME.documents.to_position(t_.s)["monsters"] if row["monster"] == "ogre#1")  # type: ignore[attr-defined]
    assert (row["damage"], row["order"], row["mark"]) == ([1, 2], [2, 1], "runyon_zay")
    assert GAME.documents.to_position(t_.s)["attacks"] == ["skeleton#1"]
    with pytest.raises(BadDocument, match="order"):
        dungeon(monsters={"ogre": {"at": "e3", "damage": [1, 2], "order": [2]}})


@pytest.mark.parametrize(
    ("said", "document"),
    [
        ("reserves", {"reserves": [3, 0]}),
        ("upgrade_level", {"upgrade_level": 2}),
        ("defeated", {"hero": {"damage": 2, "defeated": True}}),
        ("defeated", {"hero": {"damage": 6}}),
        ("damage", {"monsters": {"ogre": {"at": "e3", "damage": [7, 0]}}}),
        ("turned", {"turned": ["north"]}),
        ("both on e3", {"monsters": {"ogre": "e3", "orc": "e3"}}),
        ("both on e2", {"monsters": {"ogre": "e2"}, "at": "e2"}),
        ("both on e2", {"at": "e1", "friends": [{"hero": "lorna", "at": "e2"}, {"hero": "bull", "at": "e2"}]}),
    ],
)
def test_a_document_that_contradicts_itself_is_refused(dungeon, said: str, document: dict[str, Any]) -> None:
    with pytest.raises(BadDocument, match=said):
        dungeon(**document)


@pytest.mark.clause("DA-step-18", "DA-step-03")
def test_a_hero_who_is_passing_through_a_friends_square_has_a_position(dungeon):
    t_ = dungeon(at="e1", friends=[{"hero": "lorna", "at": "e2"}]).steps("n")
    assert t_.at("petra") == t_.at("lorna") == "e2" and {option.partition(":")[0] for option in t_.options} == {"step"}
    again = t_.s.game.documents.position(t_.s.game.documents.to_position(t_.s))
    assert [option.id for option in again.decision.options] == t_.options


def test_every_option_is_said_in_words_and_the_board_is_drawn() -> None:
    s = drafted(3, pvp=True)
    number = 0
    while not s.over:
        assert s.decision is not None
        for lang in LANGUAGES:
            for text in labels(s, lang):
                assert text and "{" not in text and "None" not in text
        number += 1
        options = s.decision.options
        s.choose(options[randomness.number(7, number, len(options))])
        if number % 50 == 0:
            assert len(board.board(s, 0, "es", 100)) > 20 and picture(s).startswith("<svg")
            json.dumps(to_json(s))


def test_the_contract() -> None:
    check_game(GAME, games=3, each=80)
