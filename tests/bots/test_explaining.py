"""A bot says why it made a move, and another player hears no more of it than they may see."""

import json

import pytest

from tapete import bots
from tapete.bots import Explanation, Perspective, Thought, told
from tapete.core.visibility import visible
from tapete.games import find

GAMES = ("atrum_arena", "dungeon_alliance", "keyforge", "mitos_y_leyendas", "res_arcana")


def midgame(game_id: str, number: int = 3, moves: int = 30):
    game = find(game_id)
    state = game.start(game.random_setup(number), number)
    bot = bots.make("light", 1)
    for move in range(400):
        if move >= moves and len(state.decision.options) > 2:
            break
        state.choose(bot.choose(Perspective(state, move)))
    return state


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("name", ["random", "light", "greedy:1", "ismcts:6"])
def test_every_bot_explains_its_last_move_as_plain_data(game_id: str, name: str) -> None:
    state = midgame(game_id)
    bot = bots.make(name, 2)
    chosen = bot.choose(Perspective(state, 30, 5))
    explanation = bot.explain()
    assert explanation.option == chosen.id
    data = json.loads(json.dumps(explanation.as_json()))
    assert data["bot"] == bot.name and data["option"] == chosen.id
    ids = {option.id for option in state.decision.options}
    assert {thought["option"] for thought in data["thoughts"]} <= ids
    if name.startswith(("greedy", "ismcts")):
        assert data["thoughts"][0]["option"] == chosen.id
        assert all(0.0 <= thought["chance"] <= 1.0 for thought in data["thoughts"])
    if name.startswith("ismcts"):
        visits = [thought["visits"] for thought in data["thoughts"]]
        assert data["looked"] == sum(visits) and data["thoughts"][0]["line"][0] == chosen.id
        settled = visits[0] - max(visits[1:]) > 6 - data["looked"]  # it may stop where the rest could not change the move
        assert data["looked"] == 6 or settled


@pytest.mark.parametrize("game_id", GAMES)
def test_another_player_hears_of_no_card_they_do_not_see(game_id: str) -> None:
    state = midgame(game_id)
    player = state.decision.player
    viewer = (player + 1) % state.players
    hidden = [state.names[card] for card in range(len(state.cards)) if not visible(state, viewer, card)]
    secret = hidden[0]
    open_id = state.decision.options[-1].id
    thoughts = (Thought(open_id, 3, 0.0, (open_id, f"play:{secret}", open_id)), Thought(f"play:{secret}", 2, 0.0))
    heard = told(Explanation("x", "pass", thoughts, 5), state, state, viewer)
    assert heard is not None
    said = json.dumps(heard.as_json())
    assert not any(f'{name}"' in said for name in hidden)
    assert heard.withheld == 1 + (heard.thoughts == ())
    assert told(Explanation("x", f"play:{secret}"), state, state, viewer) is None


def test_a_card_that_has_been_played_since_is_told() -> None:
    game = find("keyforge")
    state = game.start(game.random_setup(3), 3)
    while state.decision.kind != "main" or not any(option.verb == "play" for option in state.decision.options):
        state.choose(state.decision.options[0])
    option = next(option for option in state.decision.options if option.verb == "play")
    after = state.clone()
    after.choose(option)
    viewer = 1 - state.decision.player
    explanation = Explanation("x", option.id, (Thought(option.id, 1, 0.3),))
    assert told(explanation, state, after, viewer) == explanation
