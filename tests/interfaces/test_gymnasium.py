"""Gymnasium's own tests on every game, and one agent among bots."""

import pickle
from copy import deepcopy

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed (make extras)")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from tapete import games  # noqa: E402
from tapete.core.refusal import BadDocument  # noqa: E402
from tapete.interfaces.gymnasium import AgainstBots, Masked  # noqa: E402

EXPECTED = "ignore:.*"  # what the checker says of every space that is no image


def first(mask) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.filterwarnings(EXPECTED)
@pytest.mark.parametrize("form", ["flat", "rows"])
@pytest.mark.parametrize("game", games.ids())
def test_the_interface_is_kept(game, form):
    check_env(AgainstBots(game, form=form), skip_render_check=True)


@pytest.mark.parametrize("game", games.ids())
def test_every_game_is_registered_and_can_be_played_to_its_end(game):
    env = gymnasium.make(f"tapete/{game}-v2")
    seen, info = env.reset(seed=3)
    over = cut = False
    reward = 0.0
    while not (over or cut):
        assert env.observation_space.contains(seen) and info["action_mask"].any()
        seen, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert -1 <= reward <= 1 and not info["action_mask"].any()


def test_the_agent_moves_on_a_seat_from_game_to_game_unless_it_has_one():
    env = AgainstBots("res_arcana", players=3)
    assert [env.reset()[1]["seat"] for _ in range(4)] != [0] * 4
    env.reset(seed=1)
    assert [env.reset()[1]["seat"] for _ in range(3)] == [1, 2, 0]
    env = AgainstBots("res_arcana", players=3, seat=2)
    assert [env.reset()[1]["seat"] for _ in range(3)] == [2, 2, 2]
    with pytest.raises(ValueError, match="no seat 3"):
        AgainstBots("res_arcana", players=3, seat=3)


def test_the_agent_is_asked_only_at_its_own_decisions():
    env = AgainstBots("keyforge")
    _, info = env.reset(seed=5)
    for _ in range(100):
        assert env.seat.table.player == info["seat"] == env.seat.me
        _, _, over, _, info = env.step(first(info["action_mask"]))
        if over:
            _, info = env.reset()


def test_an_action_that_is_not_there_ends_and_loses_the_game():
    env = AgainstBots("keyforge")
    env.reset(seed=1)
    _, reward, over, cut, _ = env.step(63)
    assert (reward, over, cut) == (-1.0, True, False)


def test_an_opponent_is_a_name_a_bot_or_a_function():
    asked = []

    def passing(perspective):
        asked.append(perspective.player)
        return perspective.options[-1]

    env = AgainstBots("keyforge", opponent=passing, seat=0)
    _, info = env.reset(seed=1)
    for _ in range(30):
        _, _, over, _, info = env.step(first(info["action_mask"]))
        if over:
            break
    assert set(asked) == {1}
    with pytest.raises(LookupError, match="nobody"):
        AgainstBots("keyforge", opponent="nobody")


def test_a_setting_that_is_none_is_refused_and_so_is_a_number_of_players():
    with pytest.raises(BadDocument, match="chians"):
        AgainstBots("keyforge", chians=[4, 0])
    with pytest.raises(ValueError, match="keyforge is for 2 players, not 3"):
        AgainstBots("keyforge", players=3)
    with pytest.raises(ValueError, match="flat or rows, not 'round'"):
        AgainstBots("keyforge", form="round")


@pytest.mark.parametrize("game", games.ids())
def test_copies_go_on_as_the_original_does(game):
    env = AgainstBots(game, opponent="light")
    _, info = env.reset(seed=2)
    for _ in range(5):
        _, _, _, _, info = env.step(first(info["action_mask"]))
    twins = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(5):
        action = first(info["action_mask"])
        seen, _, over, _, info = env.step(action)
        for twin in twins:
            again, _, over_too, _, _ = twin.step(action)
            assert np.array_equal(seen, again) and over == over_too
        if over:
            break


def test_one_mode_unless_variants_are_asked_for():
    """Of Dungeon Alliance's deals for two, none is cooperative, against players or basic."""
    env = AgainstBots("dungeon_alliance")
    setups = []
    for seed in range(12):
        env.reset(seed=seed)
        setups.append(env.seat.table.state.setup)
    assert all(set(setup) == {"players"} for setup in setups)
    env = AgainstBots("dungeon_alliance", variants=True)
    fields = set()
    for seed in range(30):
        env.reset(seed=seed)
        fields |= set(env.seat.table.state.setup)
    assert {"cooperative", "basic"} <= fields


@pytest.mark.filterwarnings(EXPECTED)
@pytest.mark.parametrize("form", ["flat", "rows"])
def test_what_can_be_done_is_put_beside_what_is_seen_where_a_library_looks_for_it(form):
    check_env(Masked(AgainstBots("res_arcana", form=form)), skip_render_check=True)
    plain, masked = AgainstBots("res_arcana"), Masked(AgainstBots("res_arcana"), "obs", "mask")
    (alone, info), (both, _) = plain.reset(seed=4), masked.reset(seed=4)
    over = False
    while not over:
        assert (both["obs"] == alone).all() and (both["mask"] == info["action_mask"]).all() and len(both) == 2
        action = int(np.flatnonzero(info["action_mask"])[-1])
        alone, worth, over, _, info = plain.step(action)
        both, told, ended, _, _ = masked.step(action)
        assert (told, ended) == (worth, over)
    assert not both["mask"].any()
