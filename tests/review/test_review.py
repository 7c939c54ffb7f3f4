"""A match looked back at: accounts that add up, what each player knew then and nothing else, the same review everywhere."""

import json

import pytest

from tapete.core.visibility import redeal, view
from tapete.games import find, ids
from tapete.lab.looking_back import FEWEST, iterations_within, weigh_all
from tapete.lab.plan import Plan
from tapete.lab.playing import replay
from tapete.review.account import (
    AT_STAKE,
    BEST,
    GOOD,
    INEXACT,
    MISSED,
    MISTAKE,
    ONLY,
    SERIOUS,
    Choice,
    Played,
    Review,
    labelled,
    played,
    reviewed,
)
from tapete.review.weighing import Weighed, asked, weigh
from tapete.review.words import LABELS, as_json, turning_points

GAMES = tuple(ids())
FEW = 4  # iterations


def match_of(game: str, iterations: int = FEW, answers: int | None = None, seed: int = 1) -> Played:
    record = replay(Plan(game, 3, ("light", "random")), 0)
    return played(find(game), record.setup, record.seed, record.answers[:answers], seed, iterations)


@pytest.fixture(scope="module", params=GAMES)
def review(request) -> Review:
    match = match_of(request.param, answers=50)
    return reviewed(match, weigh_all(match.tasks, 1))


@pytest.fixture(scope="module")
def whole() -> Review:
    """A match played to its end."""
    match = match_of("mitos_y_leyendas")
    return reviewed(match, weigh_all(match.tasks, 1))


def balance(review: Review) -> list[float]:
    return [each.start - each.lost + each.given + each.luck + each.revised - each.end for each in review.sums]


def test_the_accounts_add_up(review):
    assert balance(review) == pytest.approx([0.0] * len(review.sums), abs=1e-9)
    for each in review.sums:
        own = [step for step in review.steps if step.choice.player == each.player]
        assert each.lost == pytest.approx(sum(step.weighed.cost for step in own))
        assert each.decisions == len(own) == sum(each.labels.values())
        assert each.accuracy is None or 0 <= each.accuracy <= 100


def test_the_accounts_of_two_rivals_are_each_others(whole):
    one, other = whole.sums
    assert whole.played.rivals and whole.played.results in ((1.0, 0.0), (0.0, 1.0))
    assert [each.end for each in whole.sums] == list(whole.played.results)
    assert balance(whole) == pytest.approx([0.0, 0.0], abs=1e-9)
    assert (one.given, other.given) == pytest.approx((other.lost, one.lost))
    assert one.luck == pytest.approx(-other.luck)


def test_every_choice_is_weighed_within_bounds(review):
    assert review.steps
    for step in review.steps:
        each = step.weighed
        assert 0.0 <= each.cost <= each.chance <= 1.0
        assert each.blind >= 0.0 and each.margin >= 0.0
        assert (each.best == step.choice.option) == (each.cost == 0.0)
        assert step.label in LABELS
        assert len(each.line) >= 1


def test_a_curve_has_a_point_for_each_choice_of_its_player_and_ends_as_the_match_did(whole):
    for player in range(2):
        curve = whole.curve(player)
        assert len(curve) == whole.sums[player].decisions + 1
        assert curve[-1] == (whole.played.answers, whole.played.results[player])
        assert [answer for answer, _ in curve] == sorted(answer for answer, _ in curve)


@pytest.mark.parametrize("game", GAMES)
def test_a_world_dealt_anew_for_the_player_gives_the_same_review(game):
    record = replay(Plan(game, 3, ("light", "random")), 0)
    rules = find(game)
    state = rules.start(record.setup, record.seed)
    differed = 0
    for number, answer in enumerate(record.answers):
        decision = state.decision
        assert decision is not None
        if number % 19 == 7 and len(decision.options) > 1:
            other = redeal(state, decision.player, 77 + number)
            assert view(other, decision.player) == view(state, decision.player)
            differed += other.cards != state.cards
            tasks = [asked(each, answer, number, 1, FEW) for each in (state, other)]
            assert tasks[0] == tasks[1], "what is handed over to be weighed tells what the player did not know"
            if differed <= 3:
                assert weigh(tasks[0]) == weigh(tasks[1])
        rules.play(state, answer)
    assert differed, "no two worlds were different: nothing was shown"


def test_what_is_handed_over_does_not_tell_what_the_match_was_made_from():
    match = match_of("keyforge", answers=30)
    assert match.tasks
    for task in match.tasks:
        assert task.world["setup"] == {}


def test_one_process_and_two_and_the_same_seed_give_the_same_review():
    match = match_of("keyforge", answers=60)
    alone = as_json(reviewed(match, weigh_all(match.tasks, 1)))
    done: list[int] = []
    together = as_json(reviewed(match, weigh_all(match.tasks, 2, done.append)))
    assert alone == together
    assert done == list(range(1, len(match.tasks) + 1))
    again = match_of("keyforge", answers=60)
    assert as_json(reviewed(again, weigh_all(again.tasks, 1))) == alone
    other = match_of("keyforge", answers=60, seed=2)
    assert as_json(reviewed(other, weigh_all(other.tasks, 1)))["steps"] != alone["steps"]


def test_a_review_is_plain_data_in_both_languages(review):
    data = json.loads(json.dumps(as_json(review)))
    assert data["review"] == 1 and data["game"] == review.played.game.id
    assert len(data["steps"]) == len(review.steps) == len(review.played.choices)
    assert all(step["made"]["es"] and step["made"]["en"] for step in data["steps"])
    assert "\x02" not in json.dumps(data) and "⟦" not in json.dumps(data)


def test_a_match_that_is_not_over_ends_where_it_stands():
    match = match_of("mitos_y_leyendas", answers=20)
    found = reviewed(match, weigh_all(match.tasks, 1))
    assert match.results == ()
    last = {step.choice.player: step.chance for step in found.steps}
    assert [each.end for each in found.sums if each.decisions] == [last[player] for player in sorted(last)]
    assert balance(found) == pytest.approx([0.0, 0.0], abs=1e-9)
    assert not [turn for turn in turning_points(found) if turn.kind == "lead"]


def weighed(chance: float, cost: float = 0.0, margin: float = 0.0, blind: float = 0.0) -> Weighed:
    return Weighed("x", chance, cost, blind, margin, (), 10)


@pytest.mark.parametrize(
    "each, label",
    [
        (weighed(0.6), BEST),
        (weighed(0.6, margin=0.2), ONLY),
        (weighed(0.6, 0.01), GOOD),
        (weighed(0.6, 0.03), INEXACT),
        (weighed(0.6, 0.06), MISTAKE),
        (weighed(0.6, 0.2), SERIOUS),
        (weighed(0.97, 0.2), MISSED),
    ],
)
def test_what_a_choice_is_called(each, label):
    assert labelled(each) == label


def test_what_is_found_right_later_had_cost_less(whole):
    """A player who chooses twice with nothing new in between: the second look is the better one."""
    match, answers = whole.played, whole.played.answers
    first, second = [Choice(number, 1, 0, "x", whole.steps[0].choice.made, match.choices[0].news) for number in (0, 1)]
    calm = [each.__class__() for each in match.choices[0].news]
    second = Choice(1, 1, 0, "x", first.made, tuple(calm))
    short = Played(match.game, (first, second), (), 2, True, (), tuple(calm), answers, 1, FEW)
    found = reviewed(short, [weighed(0.6, 0.2, blind=AT_STAKE), weighed(0.55, blind=0.1)])
    assert found.steps[0].weighed.cost == pytest.approx(0.05)
    assert found.sums[0].revised == pytest.approx(0.0)
    assert found.sums[0].accuracy == 88
    assert reviewed(short, [weighed(0.6, 0.2, blind=0.1), weighed(0.55)]).sums[0].accuracy is None


def test_luck_is_told_once_and_names_what_came_to_light(whole):
    turns = turning_points(whole)
    lucky = [turn for turn in turns if turn.kind == "luck"]
    assert lucky
    steps = {step.choice.answer: step for step in whole.steps}
    for turn in lucky:
        luck = steps[turn.answer].luck
        assert luck.change == turn.change and luck.since <= luck.until == turn.answer
        if luck.cards:
            assert luck.cards[0].es in turn.words.es and luck.cards[0].en in turn.words.en
    spans = [(steps[turn.answer].luck, turn.player) for turn in lucky]
    for one, player in spans:
        for other, rival in spans:
            same = player != rival and one.since < other.until and other.since < one.until
            assert not (same and one.change * other.change < 0)


def test_time_is_turned_into_iterations():
    match = match_of("mitos_y_leyendas", answers=12)
    assert iterations_within((), 10.0) == FEWEST
    assert iterations_within(match.tasks, 1e-6, 1) == FEWEST
    assert iterations_within(match.tasks, 1e6, 1) > 1000
