"""Forecasts: what is said to be certain happens, and nothing in them tells what the player does not know."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import tapete
from tapete import games
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.forecast import CERTAIN, CHANCE, HIDDEN, Change, Forecaster, outcome
from tapete.core.state import State
from tapete.core.text import plain
from tapete.core.visibility import redeal
from tapete.lab.bench import setup_for

CERTAIN_ONES = int(os.environ.get("TAPETE_FORECASTS", "60"))  # of each game; 5,000 on demand
KEY = 7
LONGEST = 400  # answers of one game


def answers(game_id: str) -> Iterator[tuple[State, Option]]:
    """Moments of random games, one after another, each with the answer that is given next."""
    game = games.find(game_id)
    for seed in range(1, 10_000):
        s = game.start(setup_for(game, 0, seed, ()), seed)
        for at in range(LONGEST):
            if s.decision is None:
                break
            option = s.decision.options[randomness.number(seed, at, len(s.decision.options))]
            if randomness.number(seed, LONGEST + at, 4) == 0:
                yield s, option
            s.choose(option)


@pytest.mark.parametrize("game_id", games.ids())
def test_what_is_certain_happens(game_id: str) -> None:
    certain = 0
    for s, option in answers(game_id):
        forecaster = Forecaster(s, KEY)
        told = forecaster.forecast(option.id)
        assert told is not None
        if told.certainty == CERTAIN:
            assert s.decision is not None
            came = outcome(s.clone(), option, s.decision.player, forecaster.known)
            where = f"{s.decision.kind} {option.id}"
            assert [plain(line.es) for line in came.lines] == [plain(line.es) for line in told.lines], where
            assert came.changes == told.changes, where
            certain += 1
            if certain == CERTAIN_ONES:
                return


@pytest.mark.parametrize("game_id", games.ids())
def test_the_forecast_is_the_same_whatever_is_hidden(game_id: str) -> None:
    for at, (s, option) in enumerate(answers(game_id)):
        if at == CERTAIN_ONES:
            return
        assert s.decision is not None
        told = Forecaster(s, KEY).forecast(option.id)
        other = Forecaster(redeal(s, s.decision.player, 1_000 + at), KEY).forecast(option.id)
        assert told is not None and other is not None
        assert (told.certainty, told.unless, told.lines, told.changes) == (
            other.certainty,
            other.unless,
            other.lines,
            other.changes,
        ), option.id


def a_fight() -> tapete.Match:
    return tapete.game("keyforge").position(
        {
            "game": "keyforge",
            "house": "brobnar",
            "players": [
                {
                    "houses": ["brobnar", "dis", "logos"],
                    "line": ["troll", {"card": "bumpsy", "damage": 4}],
                    "deck": ["anger", "punch"],
                },
                {
                    "houses": ["untamed", "dis", "logos"],
                    "line": ["dust-imp", "snufflegator"],
                    "deck": ["dextre"],
                },
            ],
        }
    )


def test_a_fight_is_told_before_it_is_fought() -> None:
    match = a_fight()
    told = match.forecast("fight:1:troll#1>2:dust-imp#1")
    before = len(match.log(0))
    assert (told.certainty, told.unless) == (CERTAIN, False)
    assert any("Dust Imp is destroyed" in line for line in told.lines), told.lines
    match.play("fight:1:troll#1>2:dust-imp#1")
    assert match.log(0)[before:] == told.lines
    assert str(told) == "\n".join(told.lines)


def test_what_changes_is_told_by_card_and_player() -> None:
    s = a_fight().state
    told = Forecaster(s, KEY).forecast("fight:1:troll#1>2:dust-imp#1")
    assert told is not None
    gone = s.names.index("2:dust-imp#1")
    play, discard = [[zone.id for zone in s.game.zones].index(id) for id in ("line", "discard")]
    assert Change(gone, -1, "zone", play, discard) in told.changes
    assert all([change.card != s.names.index("2:snufflegator#1") for change in told.changes])


def test_drawing_is_told_without_the_card() -> None:
    match = a_fight()
    told = match.forecast("pass")
    assert told.certainty == HIDDEN
    assert any("a card" in line for line in told.lines) and not any("Anger" in line for line in told.lines), told.lines


def test_before_chance_has_a_say_it_is_told_and_not_after() -> None:
    for s, option in answers("dungeon_alliance"):
        told = Forecaster(s, KEY).forecast(option.id)
        assert told is not None
        if told.certainty == CHANCE:
            forecaster = Forecaster(s, KEY)
            assert s.decision is not None
            came = outcome(s.clone(), option, s.decision.player, forecaster.known)
            assert told.changes == [] and came.lines[: len(told.lines)] == told.lines
            return


def test_where_somebody_may_respond_it_is_said() -> None:
    for s, option in answers("atrum_arena"):
        told = Forecaster(s, KEY).forecast(option.id)
        if told is not None and told.unless:
            return
    raise AssertionError("nobody could ever respond")


def test_what_is_no_option_has_no_forecast() -> None:
    match = a_fight()
    with pytest.raises(ValueError, match="reap:2:dust-imp#1"):
        match.forecast("reap:2:dust-imp#1")
    assert Forecaster(match.state, KEY).forecast("dance") is None


def test_a_forecast_changes_nothing() -> None:
    match = a_fight()
    before = match.to_json()
    for option in match.options:
        match.forecast(option)
    assert match.to_json() == before
