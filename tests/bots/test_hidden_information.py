"""A bot decides by what its player knows: where only hidden cards differ, it makes the same move with the same seed."""

import pytest

from tapete import bots
from tapete.bots import Perspective
from tapete.core.codec import digest
from tapete.core.state import State
from tapete.core.visibility import redeal, view
from tapete.games import find, ids

THINKERS = ("random", "light", "greedy", "ismcts:12")  # the levels are these with other budgets
GAMES = tuple(ids())


def moments(game_id: str, number: int, every: int, most: int) -> list[State]:
    """Decisions of a game of light bots, with at least two options each, at least so many moves apart."""
    game = find(game_id)
    state = game.start(game.random_setup(number), number)
    found: list[State] = []
    players = [bots.make("light", seat) for seat in range(state.players)]
    last = 0
    for move in range(2000):
        if state.over or len(found) == most:
            break
        assert state.decision is not None
        if move >= last + every and len(state.decision.options) > 1:
            found.append(state.clone())
            last = move
        perspective = Perspective(state, move)
        state.choose(players[perspective.player].choose(perspective))
    return found


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("game_id", GAMES)
def test_worlds_that_differ_in_hidden_cards_get_the_same_move(game_id: str, name: str) -> None:
    differed = 0
    for number, state in enumerate(moments(game_id, 3, 17, 4 if name.startswith("ismcts") else 8)):
        assert state.decision is not None
        player = state.decision.player
        other = redeal(state, player, 77 + number)
        assert view(other, player) == view(state, player)
        differed += other.cards != state.cards
        moves = {bots.make(name, 5).choose(Perspective(each, 40, 9)).id for each in (state, other)}
        assert len(moves) == 1, moves
    assert differed, "no two worlds were different: nothing was shown"


@pytest.mark.parametrize("game_id", GAMES)
def test_the_worlds_a_bot_is_given_do_not_tell_how_the_hidden_cards_lie(game_id: str) -> None:
    for state in moments(game_id, 4, 23, 6):
        assert state.decision is not None
        player = state.decision.player
        other = redeal(state, player, 5)
        for key in (1, 2):
            assert digest(redeal(state, player, key)) == digest(redeal(other, player, key))


@pytest.mark.parametrize("name", THINKERS)
def test_the_state_of_the_game_is_left_as_it_was(name: str) -> None:
    state = moments("keyforge", 6, 20, 3)[-1]
    before = digest(state)
    bots.make(name, 3).choose(Perspective(state, 60, 1))
    assert digest(state) == before
