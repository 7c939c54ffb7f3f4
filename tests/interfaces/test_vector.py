"""Many games at once: in one process or in several, they are the same games."""

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed (make extras)")

import numpy as np  # noqa: E402

from tapete import games  # noqa: E402
from tapete.core.randomness import fork, number  # noqa: E402
from tapete.interfaces.gymnasium import AgainstBots  # noqa: E402
from tapete.interfaces.vector import make  # noqa: E402


def chosen(masks, step: int) -> list[int]:
    return [number(at, step, int(mask.sum())) for at, mask in enumerate(masks)]


@pytest.mark.parametrize("game", games.ids())
def test_games_side_by_side_are_the_games_one_by_one(game):
    envs = make(game, 3)
    seen, infos = envs.reset(seed=5)
    single = [AgainstBots(game) for _ in range(3)]
    ones = [env.reset(seed=fork(5, at)) for at, env in enumerate(single)]
    for step in range(40):
        assert envs.observation_space.contains(seen)
        assert all(np.array_equal(seen[at], one[0]) for at, one in enumerate(ones))
        actions = chosen(infos["action_mask"], step)
        seen, worths, overs, cuts, infos = envs.step(actions)
        for at, env in enumerate(single):
            one, worth, over, cut, info = env.step(actions[at])
            assert (worth, over, cut) == (worths[at], overs[at], cuts[at])
            if over or cut:
                assert np.array_equal(infos["final_obs"][at], one)
                one, info = env.reset()
            ones[at] = (one, info)


def test_processes_play_the_same_games():
    envs, spread = make("keyforge", 3), make("keyforge", 3, processes=2)
    try:
        seen, infos = envs.reset(seed=5)
        same, same_infos = spread.reset(seed=5)
        for step in range(60):
            assert np.array_equal(seen, same) and np.array_equal(infos["action_mask"], same_infos["action_mask"])
            actions = chosen(infos["action_mask"], step)
            seen, *results, infos = envs.step(actions)
            same, *same_results, same_infos = spread.step(actions)
            assert all(np.array_equal(one, other) for one, other in zip(results, same_results, strict=True))
    finally:
        spread.close()
    assert not any(worker.is_alive() for worker in spread.workers)


def test_a_game_that_ends_is_dealt_anew_and_what_was_seen_last_is_kept():
    envs = make("keyforge", 2)
    _, infos = envs.reset(seed=1)
    seen, worths, overs, _, infos = envs.step([63, 0])  # the first loses by an action that is not there
    assert (worths[0], overs.tolist()) == (-1.0, [True, False])
    assert infos["_final_obs"].tolist() == [True, False] and not np.array_equal(infos["final_obs"][0], seen[0])
    assert infos["action_mask"][0].any()


def test_rows_come_in_their_pieces():
    envs = make("res_arcana", 2, form="rows", players=3)
    seen, _ = envs.reset(seed=1)
    assert seen["options"].shape[:2] == (2, 64) and envs.observation_space.contains(seen)


def test_gymnasium_makes_them_by_name():
    envs = gymnasium.make_vec("tapete/keyforge-v2", num_envs=2, vectorization_mode="vector_entry_point", opponent="light")
    assert envs.reset(seed=1)[0].shape == (2, envs.single_observation_space.shape[0])
    with pytest.raises(ValueError, match="at least one"):
        make("keyforge", 0)


def test_what_goes_wrong_in_a_process_is_told():
    envs = make("keyforge", 2, processes=2, opponent="nobody")
    try:
        with pytest.raises(LookupError, match="nobody"):
            envs.reset(seed=1)
    finally:
        envs.close()
