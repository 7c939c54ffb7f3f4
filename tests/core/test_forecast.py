"""Forecasts: what is said to be certain happens, and nothing in them tells what the player does not know."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import tapete
from tapete import games
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.events import Entry, Event
from tapete.core.forecast import CERTAIN, CHANCE, HIDDEN, Change, Forecast, Forecaster, Outcome, agreed, dimmed, doubted, outcome
from tapete.core.language import Words
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


def what_comes(s: State, option_id: str) -> Outcome:
    """What comes of an answer in this very world, as far as the player who gives it sees it."""
    assert s.decision is not None
    option = s.decision.find(option_id)
    assert option is not None
    return outcome(s.clone(), option, s.decision.player, Forecaster(s, KEY).known)


def test_what_comes_after_chance_is_not_told_beforehand() -> None:
    """A mulligan shuffles at once; a card that is discarded at random comes after what the card that says so has done before."""
    match = tapete.game("keyforge").match(seed=1)
    at_once = what_comes(match.state, "mulligan")
    assert at_once.rolled and at_once.lines and at_once.sure == 0
    told = match.forecast("mulligan")
    assert (told.certainty, told.lines) == (CHANCE, [])
    s = before_a_mind_barb().state
    later = what_comes(s, "play:1:mind-barb#1")
    words = [plain(line.en) for line in later.lines]
    assert later.rolled and 0 < later.sure < len(words)
    assert all(["discards" not in line for line in words[: later.sure]]) and "discards" in words[later.sure], words
    forecast = Forecaster(s, KEY).forecast("play:1:mind-barb#1")
    assert forecast is not None
    assert (forecast.certainty, forecast.lines, forecast.changes) == (CHANCE, later.lines[: later.sure], [])


def before_a_mind_barb() -> tapete.Match:
    """Mind Barb gains its Æ, and then the opponent discards a card at random."""
    return tapete.game("keyforge").position(
        {
            "game": "keyforge",
            "house": "dis",
            "turn": 3,
            "players": [
                {"houses": ["brobnar", "dis", "logos"], "hand": ["mind-barb"]},
                {"houses": ["mars", "sanctum", "shadows"], "hand": ["tunk", "zorg", "grommid"]},
            ],
        }
    )


def test_how_many_lines_come_before_one_about_an_unknown_card() -> None:
    s = a_fight().state
    fight = what_comes(s, "fight:1:troll#1>2:dust-imp#1")
    assert fight.lines and fight.clear == len(fight.lines), "all of them lie open"
    end = what_comes(s, "pass")
    words = [plain(line.en) for line in end.lines]
    drawn = next(at for at, line in enumerate(words) if "a card" in line)
    assert end.clear == drawn < len(words), words
    assert not end.rolled and end.sure == len(end.lines), "and chance has no say in it"


def test_the_names_of_unknown_cards_are_taken_out_of_a_line() -> None:
    """Of a line that names three cards, each is seen only if it was known, or if there is no such card."""
    everybody = 3
    for unknown in (None, 0, 1, 2):
        known = [card != unknown for card in range(3)]
        dim = dimmed(Entry(Event(1, 0, other=1, source=2), everybody, everybody, everybody), known)
        assert [dim.seen, dim.seen_other, dim.seen_source] == [everybody if sees else 0 for sees in known]
    nobody = dimmed(Entry(Event(1), everybody, everybody, everybody), [False])
    assert [nobody.seen, nobody.seen_other, nobody.seen_source] == [everybody] * 3


def outcomes(lines: str, sure: int, clear: int, rolled: bool = False, learned: bool = False) -> Outcome:
    """An outcome of some lines, each a letter."""
    return Outcome(
        tapete.game("res_arcana").match(seed=1).state,
        [Words(letter, letter) for letter in lines],
        clear,
        sure,
        rolled,
        False,
        learned,
        [Change(0, -1, "damage", 0, 1)],
    )


@pytest.mark.parametrize(
    ("worlds", "certainty", "lines"),
    [
        ([outcomes("abc", 3, 3), outcomes("abc", 3, 3)], CERTAIN, "abc"),
        ([outcomes("abc", 3, 3), outcomes("abd", 3, 3)], HIDDEN, "ab"),
        ([outcomes("abc", 3, 3), outcomes("ab", 2, 2)], HIDDEN, "ab"),
        ([outcomes("abc", 3, 3), outcomes("abc", 3, 3, learned=True)], HIDDEN, "abc"),
        ([outcomes("abc", 2, 3, rolled=True), outcomes("abc", 2, 3, rolled=True)], CHANCE, "ab"),
        ([outcomes("abc", 3, 3), outcomes("abc", 1, 3, rolled=True)], CHANCE, "a"),
    ],
)
def test_only_what_all_worlds_have_in_common_is_told(worlds: list[Outcome], certainty: str, lines: str) -> None:
    told = agreed("pass", worlds)
    assert (told.certainty, "".join([line.en for line in told.lines])) == (certainty, lines)
    assert len(told.changes) == (0 if certainty == CHANCE else 1)


@pytest.mark.parametrize(
    ("clear", "certainty", "lines", "changes"),
    [(3, CERTAIN, "abc", 1), (2, HIDDEN, "ab", 0), (1, HIDDEN, "a", 0), (0, HIDDEN, "", 0)],
)
def test_beside_cards_set_aside_face_down_only_what_comes_before_one_is_told(
    clear: int, certainty: str, lines: str, changes: int
) -> None:
    first = outcomes("abc", 3, clear)
    told = doubted(agreed("pass", [first, first]), first, [])
    assert (told.certainty, "".join([line.en for line in told.lines]), len(told.changes)) == (certainty, lines, changes)


def test_a_secret_payment_that_was_used_is_never_certain() -> None:
    """In the worlds that are tried it may be another card than in the real one."""
    s, option = next(
        (s, o) for s, o in answers("atrum_arena") if s.decision is not None and s.decision.kind == "chain" and secret(s)
    )
    assert s.decision is not None
    forecaster = Forecaster(s, KEY)
    came = outcome(s.clone(), s.decision.options[0], s.decision.player, forecaster.known)
    told = Forecast(option.id, CERTAIN, False, came.lines, came.changes)
    came.clear = len(came.lines)  # no line names the card
    waiting = [each.serial for each in came.state.reserved]
    assert doubted(told, came, waiting).certainty == CERTAIN
    used = doubted(told, came, [*waiting, max(forecaster.secret) + 1])
    assert (used.certainty, used.lines, used.changes) == (HIDDEN, [], [])


def secret(s: State) -> bool:
    return bool(Forecaster(s, KEY, 1).secret)
