"""What a game tells its bots: habits are options, priors are weights, evaluations tell the sides apart."""

import pytest

from tapete import bots
from tapete.bots import Perspective
from tapete.bots.light import LONG, SELDOM, come_to_rest, stirred
from tapete.core.decision import PASS
from tapete.games import find, ids
from tapete.games.atrum_arena.arsenal import arms, means
from tapete.lab import plan, playing


def moments(game_id: str, number: int):
    """Every decision of a random game, up to a few hundred."""
    game = find(game_id)
    state = game.start(game.random_setup(number), number)
    bot = bots.make("random", number)
    for move in range(300):
        if state.over:
            return
        yield state
        state.choose(bot.choose(Perspective(state, move)))


@pytest.mark.parametrize("game_id", ids())
def test_a_habit_is_one_of_the_options_and_a_prior_a_weight(game_id: str) -> None:
    for number in range(4):
        for state in moments(game_id, number):
            habit = state.game.hints.habit(state)
            assert habit is None or habit in state.decision.options
            assert all(state.game.hints.prior(state, option) >= 0 for option in state.decision.options)


@pytest.mark.parametrize("game_id", ["atrum_arena", "mitos_y_leyendas", "keyforge"])
def test_in_a_duel_what_is_good_for_one_is_bad_for_the_other(game_id: str) -> None:
    game = find(game_id)
    setup = {"players": 2, "mode": "duel"} if game_id == "atrum_arena" else game.random_setup(2)
    state = game.start(setup, 2)
    bot = bots.make("random", 2)
    told: set[float] = set()
    for move in range(80):
        value = game.hints.evaluate(state, 0)
        assert value == pytest.approx(-game.hints.evaluate(state, 1))
        told.add(round(value, 2))
        state.choose(bot.choose(Perspective(state, move)))
    assert len(told) > 5


def test_nobody_answers_by_habit_and_a_look_ahead_sees_the_attack_arrive() -> None:
    game = find("atrum_arena")
    player = {"reptantes": ["fauces-de-ambar", "cuernos-de-luna", "torre-que-anda"]}
    doc = {
        "game": "atrum_arena",
        "players": [{**player, "hand": ["beast"] * 3, "altar": ["golem"]}, {**player, "hand": ["golem"] * 3, "altar": ["golem"]}],
    }
    state = game.documents.position(doc)
    before = state.tallies[0][1]
    state.choose(next(option for option in state.decision.options if option.id.endswith("fauces-de-ambar#1:1")))
    while state.decision.kind == "announcing":
        state.choose(game.hints.habit(state))
    assert state.decision.player == 1 and len(state.decision.options) > 1
    assert game.hints.habit(state).verb == PASS
    come_to_rest(state, game.hints.stretch(state))
    assert state.tallies[0][1] == before - 3


def test_an_altar_that_holds_enough_is_not_filled_further_until_the_fosa_runs_dry() -> None:
    game = find("atrum_arena")
    team = {"reptantes": ["fauces-de-ambar", "cuernos-de-luna", "torre-que-anda"]}
    for held, placed in ((2, True), (7, False)):
        sides = [{**team, "hand": ["fallen"] * 2, "altar": ["golem"] * held}, {**team, "altar": ["golem"] * 2}]
        state = game.documents.position({"game": "atrum_arena", "players": sides})
        chosen = bots.make("greedy", 1).choose(Perspective(state, 0, 1))
        assert (chosen.verb == "place") is placed


def arena(mine: dict[str, object], theirs: dict[str, object]):
    return find("atrum_arena").documents.position({"game": "atrum_arena", "players": [mine, theirs]})


def test_a_hand_that_pays_for_powers_is_worth_more_than_one_that_does_not() -> None:
    team = {"reptantes": ["fauces-de-ambar", "cuernos-de-luna", "sangre-de-lobo"], "altar": ["golem"] * 3}
    game = find("atrum_arena")
    useful, useless = [game.hints.evaluate(arena({**team, "hand": [type] * 3}, team), 0) for type in ("beast", "zombie")]
    assert useful > useless + 0.2


def test_an_altar_that_cannot_pay_leaves_powers_unused() -> None:
    team = {"reptantes": ["cuernos-de-luna", "torre-que-anda", "gran-engranaje"], "hand": ["beast", "golem", "golem"]}
    worths = [means(arena({**team, "altar": ["zombie"] * size}, team), 0, False, True) for size in range(6)]
    assert worths[0] < worths[2] < worths[5]


def test_the_reptante_with_the_weakest_powers_is_given_up() -> None:
    strong, weak = "fauces-de-ambar", "mil-caras"
    assert arms(find("atrum_arena").catalogue[strong]).worth > arms(find("atrum_arena").catalogue[weak]).worth
    mine = {"reptantes": [weak, strong], "resistance": 1}
    state = arena({"reptantes": [strong], "hand": ["beast"]}, mine)
    state.choose(next(option for option in state.decision.options if option.verb == "announce"))
    while state.decision.kind != "eliminate":
        state.choose(state.game.hints.habit(state))
    assert bots.make("greedy", 1).choose(Perspective(state, 0, 1)).id.endswith(f"{weak}#1")


@pytest.mark.parametrize("name", ["greedy:1", "ismcts:2"])
def test_a_game_that_goes_on_and_on_is_stirred_now_and_then(name: str) -> None:
    game = find("keyforge")
    s = game.start(game.random_setup(1), 1)
    bot = bots.make(name, 5)
    moves = range(LONG, LONG + 200)
    light = [move for move in moves if stirred(Perspective(s, move, 1), 5) is not None]
    assert 200 // SELDOM - 12 < len(light) < 200 // SELDOM + 12
    assert not any(stirred(Perspective(s, move, 1), 5) for move in range(LONG))
    for move in light[:3]:
        perspective = Perspective(s, move, 1)
        option = bot.choose(perspective)
        assert option in perspective.options and option is stirred(perspective, 5)
        assert bot.explain().option == option.id and not bot.explain().thoughts


def test_two_bots_that_stand_still_come_to_an_end() -> None:
    """Each turn one steals an Æmber and the other fights for it: both think that best, for ever."""
    game = find("keyforge")
    decks = [next(deck for deck in game.documents.decks() if deck["name"] == name) for name in ("Parker la Sedienta", "Carladonna")]
    own = (("decks", tuple(decks)), ("chains", (6, 0)))
    ended, _ = playing.one_game(plan.Plan("keyforge", 200, ("greedy", "greedy"), 1, belongings=own), 161)
    assert ended.result == plan.FINISHED and ended.decisions > LONG


def test_at_first_sight_what_is_wanted_least_is_placed_and_what_does_most_is_launched() -> None:
    team = {"reptantes": ["fauces-de-ambar", "cuernos-de-luna", "sangre-de-lobo"], "altar": ["golem"] * 3}
    state = arena({**team, "hand": ["beast", "zombie"]}, team)
    prior = {option.id: state.game.hints.prior(state, option) for option in state.decision.options}
    placing = {state.names[option.thing]: prior[option.id] for option in state.decision.options if option.verb == "place"}
    assert [weight for name, weight in placing.items() if "zombie" in name] > [
        weight for name, weight in placing.items() if "beast" in name
    ]
    launched = [option for option in state.decision.options if option.verb in ("announce", "exploit")]
    attacks = [option for option in launched if option.verb == "announce"]
    exploits = {(option.thing, option.word): prior[option.id] for option in launched if option.verb == "exploit"}
    assert attacks and exploits
    for option in attacks:
        if (option.thing, option.word) in exploits:
            assert prior[option.id] >= exploits[option.thing, option.word]
    passing = next(prior[option.id] for option in state.decision.options if option.verb == PASS)
    assert max(prior[option.id] for option in attacks) > passing
