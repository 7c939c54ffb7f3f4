"""The examples do what they say."""

import inspect

import pytest

import a_bot_in_20_lines as small


def test_a_bot_in_twenty_lines_beats_random():
    assert small.wins("random", 6) >= 5
    assert len(inspect.getsource(small.Peek).splitlines()) <= 20


def test_a_linear_policy_learns_to_win():
    """It knows nothing of the rules: forty games are enough to win far more than half."""
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (make extras)")
    np = pytest.importorskip("numpy")
    import learn_linear as learning

    untrained = learning.Linear(np.random.default_rng(3))
    policy = learning.train("keyforge", 40)
    assert untrained.weights.any() == np.False_ and policy.weights.any()
    assert learning.share_won("keyforge", policy, 20) >= 0.7 > learning.share_won("keyforge", untrained, 20)
