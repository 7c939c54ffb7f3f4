"""Actions as rows: options, refusals, the menu and what is impossible come from one list."""

import pytest

import toy_game
from tapete.core.decision import read_option
from tapete.core.labels import group, label
from tapete.core.refusal import Refused
from tapete.core.state import State


def begun() -> State:
    return toy_game.game().start({"players": 2}, 1)


def test_an_option_is_read_back_from_its_id() -> None:
    names = ("1:troll#1", "2:bumpsy#1", "tower")
    for text, things, word in (
        ("pass", (), ""),
        ("house:dis", (), "dis"),
        ("fight:1:troll#1>2:bumpsy#1", (0, 1), ""),
        ("use:1:troll#1:2", (0,), "2"),
        ("claim:tower", (2,), ""),
        ("fight:1:troll#1>tower:left", (0, 2), "left"),
    ):
        option = read_option(names, text)
        assert option is not None
        assert (option.things, option.word, option.id) == (things, word, text)


def test_a_thing_that_there_is_not_is_no_option() -> None:
    assert read_option(("1:troll#1",), "fight:1:troll#1>2:nobody#1") is None
    assert read_option(("1:troll#1",), "play:1:nobody#1") is None


def test_what_is_offered_and_what_is_impossible_are_everything_that_could_be_tried() -> None:
    s = begun()
    assert s.decision is not None
    offered = s.decision.ids()
    missing = {option.id: refusal.clause for option, refusal in s.game.impossible(s)}
    hand = [f"play:{s.names[card]}" for card in s.zone(toy_game.HAND, 0)]
    assert sorted([*offered, *missing]) == sorted([*hand, "pass"])
    assert not set(offered) & set(missing)
    assert set(missing.values()) <= {"TOY-cost-01", "TOY-play-02"}
    assert missing


def test_the_judge_answers_about_things_that_nobody_would_try() -> None:
    s = begun()
    far = s.names[s.zone(toy_game.HAND, 1)[0]]
    with pytest.raises(Refused) as refused:
        s.game.play(s, f"play:{far}")
    assert refused.value.refusal.clause == "TOY-play-01"
    assert s.game.why_not(s, "dance:" + far) is None


def test_phrases_and_headings_come_from_the_rows() -> None:
    s = begun()
    assert s.decision is not None
    said = [label(s, option, "en") for option in s.decision.options]
    assert said[-1] == "Pass"
    assert all(text.startswith("Play ") for text in said[:-1])
    assert group(s, s.decision.options[0], "en") == ""
