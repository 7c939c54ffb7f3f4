"""Bots see what a player sees, and their chance is their own."""

import random

from tapete import bots
from tapete.bots import Perspective
from tapete.core.visibility import view
from tapete.games import find


def midgame(moves: int = 60):
    game = find("keyforge")
    state = game.start(game.random_setup(4), 4)
    for move in range(moves):
        state.choose(bots.make("random", 9).choose(Perspective(state, move)))
    return state


def answers(key: int, moves: int = 80) -> list[str]:
    game = find("keyforge")
    state = game.start(game.random_setup(2), 2)
    players = [bots.make("random", key), bots.make("random", key + 1)]
    given = []
    for move in range(moves):
        perspective = Perspective(state, move)
        option = players[perspective.player].choose(perspective)
        given.append(option.id)
        state.choose(option)
    return given


def test_the_same_key_gives_the_same_answers_whatever_the_global_generator_does():
    random.seed(1)
    first = answers(5)
    random.seed(2)
    assert answers(5) == first
    assert answers(6) != first


def test_a_random_bot_leaves_the_global_generator_alone():
    random.seed(7)
    expected = random.Random(7).random()
    answers(5)
    assert random.random() == expected


def test_a_bot_chooses_among_the_options_of_its_perspective():
    state = midgame()
    perspective = Perspective(state, 60)
    assert bots.make("random", 1).choose(perspective) in state.decision.options
    assert perspective.player == state.decision.player


def test_a_perspective_shows_the_view_of_its_player():
    state = midgame()
    assert Perspective(state, 60).view() == view(state, state.decision.player)


def test_the_worlds_of_a_perspective_look_the_same_to_its_player_and_differ_from_each_other():
    state = midgame()
    perspective = Perspective(state, 60, key=3)
    worlds = [perspective.world(number) for number in range(4)]
    for world in worlds:
        assert view(world, perspective.player) == view(state, perspective.player)
        assert world.decision.ids() == state.decision.ids()
    assert len({world.cards for world in worlds}) > 1
    assert perspective.world(2).cards == worlds[2].cards


def test_all_options_come_up():
    state = midgame()
    perspective = Perspective(state, 0)
    found = {bots.make("random", key).choose(perspective).id for key in range(400)}
    assert found == set(state.decision.ids())
