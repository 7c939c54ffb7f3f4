"""Every puzzle that comes with a game is what it says: solved by searching the whole turn, in one way, however hidden cards lie.

A few of each game are proved in `make test`; ``TAPETE_PUZZLES=all`` proves them all.
"""

from __future__ import annotations

import datetime
import json
import os
from pathlib import Path

import pytest

from tapete import games
from tapete.core.state import State
from tapete.core.visibility import exchange, redeal, view
from tapete.lab.puzzles import WORLDS, Elsewhere, Found, Search, gathered
from tapete.puzzles.aims import AIMS
from tapete.puzzles.puzzle import GAMES, THEMES, Puzzle, daily, puzzle_from, puzzles_of
from tapete.puzzles.solving import Solver
from tapete.table import puzzling, wire
from tapete.table.errors import Denied

ALL = [puzzle for game in GAMES for puzzle in puzzles_of(game)]
SAMPLE = 4  # of each game
MOST = 10_000


def sampled() -> list[Puzzle]:
    if os.environ.get("TAPETE_PUZZLES") == "all":
        return ALL
    found: list[Puzzle] = []
    for game in GAMES:
        by_size = sorted(puzzles_of(game), key=lambda puzzle: (puzzle.looked, puzzle.id))
        found += by_size[:: max(1, len(by_size) // SAMPLE)][:SAMPLE]
    return found


proved = pytest.mark.parametrize("puzzle", sampled(), ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")


def stocked(game: str) -> Puzzle:
    return min(puzzles_of(game), key=lambda puzzle: (len(puzzle.line), puzzle.id))


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_puzzle_is_of_the_rules_of_today(puzzle: Puzzle) -> None:
    """When the rules change, the puzzles that no longer fit are found anew; those that still do are written down anew."""
    assert puzzle.rules == games.find(puzzle.game).version, f"{puzzle.game}/{puzzle.id}: prove it again (docs/puzzles.md)"
    start = puzzle.start()
    assert start.decision is not None
    assert puzzle.measured.asked(start, start.decision.player, puzzle.target) == puzzle.asked
    assert set(puzzle.themes) <= set(THEMES)
    assert puzzling.Trial(puzzle, list(puzzle.line)).result == puzzling.SOLVED


def test_no_two_puzzles_of_a_game_are_one() -> None:
    for game in GAMES:
        assert len({puzzle.id for puzzle in puzzles_of(game)}) == len(puzzles_of(game))
        assert len({(puzzle.aim, tuple(sorted(puzzle.acts))) for puzzle in puzzles_of(game)}) == len(puzzles_of(game))


@proved
def test_the_whole_turn_gives_no_more_than_is_asked_for(puzzle: Puzzle) -> None:
    start = puzzle.start()
    assert Solver(start, puzzle.measure, MOST).best(start)[0] == puzzle.target


@proved
def test_no_act_of_the_solution_can_be_done_without(puzzle: Puzzle) -> None:
    start = puzzle.start()
    found = [Solver(start, puzzle.measure, MOST, puzzle.target, frozenset([act])).best(start)[0] for act in puzzle.acts]
    assert max(found) == puzzle.second < puzzle.target


def lying_otherwise(start: State, player: int) -> State:
    """Hidden cards lie otherwise.

    In Dungeon Alliance each among its kind: tiles, threats and cards are nobody's; exchanged for each other, nobody could play on.
    """
    return redeal(start, player, 3, 1, WORLDS) if start.game.id == "dungeon_alliance" else exchange(start, player, 3)


@proved
def test_the_solution_holds_however_hidden_cards_lie(puzzle: Puzzle) -> None:
    start = puzzle.start()
    assert start.decision is not None
    player = start.decision.player
    only = frozenset(puzzle.acts)
    for number in range(WORLDS):
        world = redeal(start, player, 1, number, WORLDS)
        assert Solver(world, puzzle.measure, MOST, puzzle.target, only=only).best(world)[0] >= puzzle.target
    assert view(exchange(start, player, 3), player) == view(start, player), "the table does not tell how hidden cards lie"
    if "answer" not in puzzle.themes:
        other = lying_otherwise(start, player)
        assert Solver(other, puzzle.measure, MOST).best(other)[0] == puzzle.target, "no luck is needed, and none is counted on"


@pytest.mark.parametrize("game", [game for game in GAMES if puzzles_of(game)])
def test_a_wrong_try_is_told_what_it_misses_and_a_hint_leads_on(game: str) -> None:
    puzzle = stocked(game)
    start = puzzle.start()
    assert start.decision is not None
    judgements = [puzzling.judged(puzzle, [id], False) for id in start.decision.ids()]
    missed = [each for each in judgements if each.state == puzzling.MISSED]
    assert missed and all(each.told.es and each.told.en and not each.solution for each in missed)
    answers: list[str] = []
    trial = puzzling.Trial(puzzle, answers)
    while trial.result == puzzling.OPEN:
        assert trial.state.decision is not None and len(answers) < 60
        own = trial.state.decision.player == trial.solver.player
        answers.append(puzzling.hinted(puzzle, answers, True).option if own else trial.solver.worst(trial.state))
        trial = puzzling.Trial(puzzle, answers)
    assert trial.result == puzzling.SOLVED
    assert puzzling.judged(puzzle, answers, False).solution
    with pytest.raises(Denied):
        puzzling.hinted(puzzle, answers, False)


def test_today_has_one_puzzle_and_all_have_their_day() -> None:
    first = datetime.date(2026, 1, 1)
    days = [
        daily(first + datetime.timedelta(number)) for number in range(len(GAMES) * max(len(puzzles_of(game)) for game in GAMES))
    ]
    assert {puzzle.id for puzzle in days if puzzle is not None} == {puzzle.id for puzzle in ALL}
    assert daily(first) == daily(first)


def test_the_list_tells_nothing_of_the_positions() -> None:
    told = json.loads(wire.encode(puzzling.shelf(datetime.date(2026, 1, 1))))
    for each in told["games"]:
        for puzzle in each["puzzles"]:
            assert set(puzzle) == {"id", "rating", "asked", "themes"}
    assert sum(len(each["puzzles"]) for each in told["games"]) == len(ALL)


def test_a_rating_rises_with_what_is_solved_and_more_with_what_is_hard() -> None:
    easy, *_, hard = sorted(ALL, key=lambda puzzle: puzzle.rating)
    gains = [puzzling.rated(puzzle, puzzling.Tried(True)).rating for puzzle in (easy, hard)]
    assert 1500 < gains[0] < gains[1]
    assert puzzling.rated(easy, puzzling.Tried(False)).rating < 1500


def test_puzzles_are_found_again_and_gone_on_from(tmp_path: Path) -> None:
    search = Search("keyforge", 1, "light", most=300)
    told: list[int] = []

    def tell(found: Found) -> None:
        told.append(found.games)

    file = tmp_path / "found.json"
    first = gathered(search, 99, 1, file, tell)
    both = gathered(search, 99, 2, file, tell)
    assert told == [1, 2], "the first game is not looked at again"
    assert both.puzzles[: len(first.puzzles)] == first.puzzles
    assert both.puzzles, "there is something to find in two games"
    assert puzzle_from(json.loads(json.dumps(both.puzzles[0].as_json()))) == both.puzzles[0]
    with pytest.raises(Elsewhere):
        gathered(Search("keyforge", 2, "light", most=300), 99, 2, file, tell)


def test_every_game_has_aims_and_they_are_told_in_both_languages() -> None:
    assert set(AIMS) == set(games.ids())
    for game in GAMES:
        for puzzle in puzzles_of(game)[:3]:
            start = puzzle.start()
            assert start.decision is not None
            words = puzzle.measured.told(start, start.decision.player, puzzle.second)
            assert words.es and words.en


@pytest.mark.parametrize("page", ["docs/puzzles.md", "docs/es/puzzles.md"])
def test_the_pages_say_how_many_there_are(page: str) -> None:
    text = (Path(__file__).resolve().parents[2] / page).read_text("utf-8")
    for game in GAMES:
        assert f"| {games.find(game).title.en} | {len(puzzles_of(game))} |" in text
