"""What was learned of a game: it is read from what a player knows, it judges games of two, and the hint judges the others."""

import json
from pathlib import Path

import pytest

from tapete import bots
from tapete.bots import Perspective
from tapete.bots.greedy import GreedyBot
from tapete.bots.ismcts import IsmctsBot
from tapete.bots.judging import FILE, FORM, HINTED, LearnedJudge, judge_of
from tapete.bots.reading import Reading
from tapete.bots.tree import Budget
from tapete.core.state import State
from tapete.core.visibility import exchange, view
from tapete.games import find, ids
from tapete.lab.playing import setup_for

GAMES = tuple(ids())


def moments(game_id: str, number: int, every: int, most: int) -> list[State]:
    """Decisions of a game of two between bots that play lightly."""
    game = find(game_id)
    state = game.start(setup_for(game, 2, number), number)
    players = [bots.make("light", seat) for seat in range(state.players)]
    found: list[State] = []
    for move in range(2000):
        if state.over or len(found) == most:
            break
        if move % every == every - 1:
            found.append(state.clone())
        perspective = Perspective(state, move)
        state.choose(players[perspective.player].choose(perspective))
    return found


def told(reading: Reading, s: State, player: int) -> list[tuple[int, float]]:
    which: list[int] = []
    values: list[float] = []
    reading.read(s, player, which, values)
    return sorted(each for each in zip(which, values, strict=True) if each[0] != 1)  # but for the game's own hint


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_read_of_a_position_does_not_change_with_the_cards_hidden_from_the_player(game_id: str) -> None:
    reading = Reading(find(game_id))
    differed = 0
    for number, state in enumerate(moments(game_id, 3, 19, 8)):
        for player in range(2):
            other = exchange(state, player, 50 + number)
            assert view(other, player) == view(state, player)
            assert told(reading, other, player) == told(reading, state, player)
            differed += other.cards != state.cards
    assert differed, "no two worlds were different: nothing was shown"


@pytest.mark.parametrize("game_id", GAMES)
def test_the_table_is_read_from_both_sides_alike(game_id: str) -> None:
    reading = Reading(find(game_id))
    public = range(2, 2 + len(reading.columns) + len(reading.counted) + len(reading.fields))
    for state in moments(game_id, 5, 23, 4):
        both = [{at: value for at, value in told(reading, state, player) if at in public} for player in range(2)]
        mirrored = {at: -value for at, value in both[1].items()}
        differ = {reading.names[at] for at in both[0].keys() | mirrored.keys() if both[0].get(at) != mirrored.get(at)}
        assert not [name for name in differ if name.startswith(("count/", "card/"))], differ


def test_a_judgement_is_the_sum_of_what_is_read_each_with_its_weight() -> None:
    game = find("keyforge")
    state = moments("keyforge", 3, 40, 2)[-1]
    player = state.world[game.world_fields.index("active")]
    weights = {"hint": [2.0, 0.0, 0.0], "even": [0.5, 0.0, 0.25], "gone since then": [9.0, 9.0, 9.0]}
    judge = LearnedJudge(game, {"form": FORM, "horizon": 10, "blend": 1.0, "weights": weights})
    hint = HINTED.value(state, player)
    assert judge.value(state, player) == pytest.approx(2.0 * hint + 0.75)
    assert judge.value(state, 1 - player) == pytest.approx(2.0 * HINTED.value(state, 1 - player) + 0.25)
    half = LearnedJudge(game, {"form": FORM, "horizon": 10, "blend": 0.5, "weights": weights})
    assert half.value(state, player) == pytest.approx(1.5 * hint + 0.375)


def test_the_hint_judges_games_of_more_than_two() -> None:
    game = find("res_arcana")
    state = game.start({"players": 3}, 1)
    assert judge_of(state) is HINTED


def test_a_bot_told_to_judge_by_the_hint_does() -> None:
    bot = bots.make("greedy:hint", 1)
    assert isinstance(bot, GreedyBot) and bot.judge is HINTED
    usual = bots.make("greedy", 1)
    assert isinstance(usual, GreedyBot) and usual.judge is None


@pytest.mark.parametrize("game_id", GAMES)
def test_weights_in_the_package_are_small_and_say_what_made_them(game_id: str) -> None:
    file = Path(bots.__file__).parents[1] / "games" / game_id / "data" / FILE
    if not file.is_file():
        game = find(game_id)
        assert judge_of(game.start(setup_for(game, 2, 1), 1)) is HINTED
        return
    assert file.stat().st_size < 500_000
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["form"] == FORM and data["game"] == game_id and 0.0 < data["blend"] <= 1.0
    assert data["made_with"].startswith(f"tapete lab train {game_id} ")
    game = find(game_id)
    assert set(data["weights"]) <= set(Reading(game).names), "weights for what is not read any more: train again"
    assert isinstance(judge_of(game.start(setup_for(game, 2, 1), 1)), LearnedJudge)


def test_a_search_goes_on_with_the_tree_of_the_decision_before() -> None:
    game = find("keyforge")
    state = game.start(game.random_setup(3), 3)
    bot = IsmctsBot(1, Budget(iterations=30))
    gone_on = 0
    for move in range(40):
        perspective = Perspective(state, move, 1)
        grown = bot.grown
        follows = grown is not None and (grown.player, grown.move + 1) == (perspective.player, move)
        before = {id: edge.visits for id, edge in grown.node.edges.items()} if grown is not None and follows else {}
        option = bot.choose(perspective)
        if bot.iterations and sum(before.get(thought.option, 0) for thought in bot.thoughts):
            assert all(thought.visits >= before.get(thought.option, 0) for thought in bot.thoughts)
            assert sum(thought.visits for thought in bot.thoughts) > bot.iterations
            gone_on += 1
        state.choose(option)
    assert gone_on, "no search went on with another"


def test_a_beginner_sees_some_of_the_moves_and_takes_the_best_of_them() -> None:
    game = find("res_arcana")
    state = game.start({"players": 2}, 3)
    seen = set()
    for move in range(60):
        perspective = Perspective(state, move, 1)
        bot = bots.make("aprendiz", 4)
        chosen = bot.choose(perspective)
        thoughts = bot.explain().thoughts
        if thoughts:
            assert thoughts[0].option == chosen.id
            assert thoughts[0].value == max(thought.value for thought in thoughts)
            seen.add(len(thoughts) < len(perspective.options))
        state.choose(chosen)
    assert seen == {True, False}
