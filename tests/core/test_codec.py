"""States as JSON: everything is there, and what is wrong is named."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.mini import RIVAL, ForTheTurn, Instead, Mark, Mini, Play, answers, plain, resolve, table

import toy_game
from tapete.core import codec
from tapete.core.effects import Chosen, Sequence
from tapete.core.refusal import BadDocument, EngineError
from tapete.core.state import State

TOY = toy_game.game()


def toy(answers_given: int = 4, seed: int = 3) -> State:
    s = TOY.start({"players": 2}, seed)
    s.log = []
    for _ in range(answers_given):
        if s.decision is not None:
            s.choose(s.decision.options[0])
    return s


def written(s: State) -> Any:
    return json.loads(json.dumps(codec.to_json(s)))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 1000), st.lists(st.integers(0, 20), max_size=30))
def test_any_moment_is_read_back_as_it_was(seed: int, picks: list[int]) -> None:
    s = TOY.start({"players": 2 + seed % 3}, seed)
    s.log = []
    for pick in picks:
        if s.decision is not None:
            s.choose(s.decision.options[pick % len(s.decision.options)])
    twin = codec.from_json(TOY, written(s))
    assert written(twin) == written(s)
    assert codec.digest(twin) == codec.digest(s)


def test_the_digest_sees_every_change_but_the_log_and_the_wording() -> None:
    s = toy()
    before = codec.digest(s)
    for change in ("counter", "key", "turn", "serial"):
        twin = s.clone()
        setattr(twin, change, getattr(twin, change) + 1)
        assert codec.digest(twin) != before, change
    twin = s.clone()
    twin.zones[0][0], twin.zones[0][1] = twin.zones[0][1], twin.zones[0][0]
    assert codec.digest(twin) != before
    data = written(s)
    data["decision"]["prompt"] = ["otra", "other"]
    data["log"] = None
    assert codec.digest(codec.from_json(TOY, data)) == before


def test_a_frame_waiting_in_mid_effect_is_named_with_its_fields() -> None:
    s = resolve(table(Mini()), Mark(Chosen(RIVAL, 2)))
    answers(s, "2a")
    frame = written(s)["stack"][-1]
    assert frame["frame"] == "resolving"
    assert frame["picked"] == [3]
    assert frame["program"] == {"program": "test/0"}


def broken(*path: str | int, to: object = None, drop: bool = False) -> Any:
    """A written state with one field changed or taken away."""
    data = written(toy())
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    if drop:
        del inner[path[-1]]
    else:
        inner[path[-1]] = to
    return data


@pytest.mark.parametrize(
    ("data", "field"),
    [
        (None, "document"),
        ([], "document"),
        (broken("format", to=99), "format"),
        (broken("game", to="chess"), "game"),
        (broken("rules", to="0"), "rules"),
        (broken("players", to="two"), "players"),
        (broken("cards", 3, to="sparq"), "cards[3]"),
        (broken("cards", 3, to=7), "cards[3]"),
        (broken("owners", 0, to=5), "owners[0]"),
        (broken("owners", to=[0]), "owners"),
        (broken("names", to=["a"]), "names"),
        (broken("zones", to=[]), "zones"),
        (broken("zones", 0, to="deck"), "zones[0]"),
        (broken("zones", 0, to=[999]), "zones[0][0]"),
        (broken("zones", 9, to=[0, 0]), "zones[9][0]"),
        (broken("tallies", "embers", to=[1]), "tallies.embers"),
        (broken("tallies", "water", to=[1, 1]), "tallies.water"),
        (broken("world", "active", drop=True), "world.active"),
        (broken("stack", 0, "frame", to="tern"), "stack[0].frame"),
        (broken("stack", 0, "step", to="1"), "stack[0].step"),
        (broken("stack", 0, "player", to="one"), "stack[0].player"),
        (broken("stack", 0, "player", to=[1]), "stack[0].player"),
        (broken("stack", 0, "player", drop=True), "stack[0].player"),
        (broken("stack", 0, "colour", to=1), "stack[0].colour"),
        (broken("stack", 0, "player", to={"program": "nothing"}), "stack[0].player.program"),
        (broken("stack", 0, "player", to={"a": 1, "b": 2}), "stack[0].player"),
        (broken("stack", 0, "player", to={"thing": 2}), "stack[0].player.thing"),
        (broken("history", to=[[1]]), "history[0]"),
        (broken("history", to=[[99, 0, 0, 0, 0, 0, 0, 0]]), "history[0]"),
        (broken("decision", "player", to=7), "decision.player"),
        (broken("decision", "options", 0, to=["play"]), "decision.options[0]"),
        (broken("decision", "options", 0, to=["play", [999], ""]), "decision.options[0].things[0]"),
        (broken("decision", "prompt", to=["es"]), "decision.prompt"),
        (broken("lasting", to=[{"ability": "none/1"}]), "lasting[0].ability"),
        (broken("reserved", to=[{"cost": [[9, 1]]}]), "reserved[0].cost[0]"),
        (broken("log", to=[[1, 2]]), "log[0]"),
        (broken("over", to=0), "over"),
        (broken("weather", to="fine"), "weather"),
        (broken("serial", drop=True), "serial"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_mistake_is_named(data: object, field: str) -> None:
    with pytest.raises(BadDocument) as caught:
        codec.from_json(TOY, data)
    assert caught.value.field == field
    reason = caught.value.reason
    assert reason.es and reason.en and reason.es != reason.en and "{" not in reason.es + reason.en


def test_an_unknown_card_comes_with_its_nearest_names() -> None:
    with pytest.raises(BadDocument, match="did you mean spark"):
        codec.from_json(TOY, broken("cards", 0, to="sparq"))


def test_a_state_of_another_game_is_not_read() -> None:
    with pytest.raises(BadDocument, match="expected mini, not 'toy'"):
        codec.from_json(Mini(), written(toy()))


def test_an_ability_nobody_declared_cannot_be_written_down() -> None:
    s = resolve(table(Mini()), ForTheTurn(Instead(1, 1)))
    with pytest.raises(EngineError, match="declared"):
        codec.to_json(s)


def test_declared_in_a_card_it_can() -> None:
    game = Mini(cards=(plain("a", Play(Sequence(ForTheTurn(Instead(1, 1))))),))
    s = table(game, each=("a", "b"))
    play = game.catalogue["a"].abilities[0]
    assert isinstance(play, Play)
    resolve(s, play.effect)
    assert written(s)["lasting"][0]["ability"] == "a/1/1"


def test_a_frame_with_something_that_is_not_data_is_an_error() -> None:
    with pytest.raises(EngineError, match="cannot be written down"):
        codec.write_value(object())
