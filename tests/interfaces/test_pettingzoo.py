"""PettingZoo's own tests, on every game."""

import pickle
import warnings
from copy import deepcopy
from itertools import count
from types import SimpleNamespace

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (make extras)")

import numpy as np
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tapete import games
from tapete.core.refusal import BadDocument
from tapete.interfaces import pettingzoo

# what PettingZoo says of every environment with an action mask that is not its own
EXPECTED = "Observation space for each agent probably should be|Observation is not a NumPy array"


@pytest.mark.parametrize("game", games.ids())
def test_the_interface_is_kept(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", EXPECTED)
        api_test(pettingzoo.env(game), num_cycles=200)


@pytest.mark.parametrize("game", games.ids())
def test_a_seed_is_a_game(game):
    seed_test(lambda: pettingzoo.env(game), num_cycles=100)


@pytest.mark.parametrize("game", games.ids())
def test_the_benchmark_of_pettingzoo_runs(game, monkeypatch, capsys):
    """It plays for five seconds by the clock; here the clock runs fast."""
    ticks = count()
    monkeypatch.setitem(performance_benchmark.__globals__, "time", SimpleNamespace(time=lambda: next(ticks) / 60))
    performance_benchmark(pettingzoo.env(game))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "players"), [("res_arcana", 4), ("atrum_arena", 6), ("dungeon_alliance", 1), ("dungeon_alliance", 4)]
)
def test_as_many_agents_as_play(game, players):
    env = pettingzoo.raw_env(game, players)
    env.reset(seed=3)
    seen = set()
    for agent in env.agent_iter(4000):
        observation, _, terminated, truncated, _ = env.last()
        seen.add(agent)
        env.step(None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[-1]))
        if env.table.over and not env.agents:
            break
    assert env.table.state.players == players and len(seen) == players


def test_the_rewards_of_a_game_are_paid_once_to_everybody():
    env = pettingzoo.env("keyforge")
    env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert sorted(total.values()) == [-1.0, 1.0]


def test_settings_are_fields_of_the_setup():
    env = pettingzoo.raw_env("res_arcana", 3, mode="draft")
    env.reset(seed=1)
    assert env.table.state.setup["mode"] == "draft"


def test_decks_are_settings_too():
    decks = games.find("keyforge").documents.decks()[:2]
    env = pettingzoo.raw_env("keyforge", decks=decks)
    env.reset(seed=1)
    assert env.table.state.setup["decks"] == decks


def test_an_action_that_is_not_there_ends_the_game_and_loses_it():
    env = pettingzoo.env("keyforge")
    env.reset(seed=1)
    env.last()
    agent = env.agent_selection
    env.step(63)
    assert all(env.terminations.values()) and env.rewards[agent] == -1.0


@pytest.mark.parametrize("game", games.ids())
def test_observations_come_as_rows_too(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game, form="rows"), num_cycles=50)
    env = pettingzoo.raw_env(game, form="rows")
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    assert env.observation_space(env.agent_selection).contains(seen) and "options" in seen["observation"]


def test_what_is_no_field_of_a_setup_is_refused():
    with pytest.raises(BadDocument, match="foo"):
        pettingzoo.env("keyforge", foo=1)
    with pytest.raises(ValueError, match="keyforge is for 2 players, not 3"):
        pettingzoo.env("keyforge", players=3)


@pytest.mark.parametrize("game", games.ids())
def test_an_environment_can_be_copied_and_pickled(game):
    env = pettingzoo.raw_env(game)
    env.reset(seed=1)
    for _ in range(10):
        env.step(0)
    for twin in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        twin.step(0)
        assert twin.table.moves == env.table.moves + 1
        seen = env.observe("player_0")["observation"]
        env_again = deepcopy(env)
        assert np.array_equal(env_again.observe("player_0")["observation"], seen)


def test_an_action_that_is_not_there_is_refused():
    env = pettingzoo.raw_env("keyforge")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there are"):
        env.step(63)
    assert env.said(0) == env.table.decision.options[0].id
    assert "Decision(" in env.render()


def test_without_a_seed_the_next_game_is_another():
    env = pettingzoo.raw_env("keyforge")
    env.reset(seed=1)
    first = env.observe("player_0")["observation"]
    env.reset()
    assert not np.array_equal(first, env.observe("player_0")["observation"])
    env.reset(seed=1)
    assert np.array_equal(first, env.observe("player_0")["observation"])
