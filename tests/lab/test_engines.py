"""The same games wherever they are played."""

from functools import partial

import pytest

from tapete.lab import engines
from tapete.lab.engines import portions
from tapete.lab.plan import Plan
from tapete.lab.playing import setup_of, some_games
from tapete.lab.simulate import simulate

PLAN = Plan("keyforge", 10, ("random", "random"), seed=3)


def numbers(result):
    told = result.as_json()
    del told["seconds"]
    return told


def test_every_game_is_in_one_portion():
    for games, workers in ((1, 4), (10, 2), (1000, 3), (10_000, 2)):
        shared = list(portions(range(games), workers))
        assert [number for portion in shared for number in portion] == list(range(games))
        assert max(map(len, shared)) <= engines.LARGEST


def test_only_a_few_portions_are_handed_out_at_a_time(monkeypatch):
    """A simulation of any length needs the same memory."""
    asked = 0

    def counted(numbers, workers, whole):
        nonlocal asked
        for portion in portions(numbers, workers, whole):
            asked += 1
            yield portion

    monkeypatch.setattr(engines, "portions", counted)
    monkeypatch.setattr(engines, "LARGEST", 1)
    games = engines.in_parallel(partial(some_games, Plan("keyforge", 64, ("random", "random"), cap=3)), range(64), 2)
    next(games)
    assert asked <= 2 * 2 * (1 + engines.AHEAD) < 64
    assert sum(1 for _ in games) + 1 == asked == 64


def test_a_ray_cluster_comes_to_the_same():
    pytest.importorskip("ray", reason="Ray is not installed (pip install tapete[ray])")
    assert numbers(simulate(PLAN, 2, engine="ray")) == numbers(simulate(PLAN, 1))


def test_a_bot_takes_its_belongings_from_seat_to_seat():
    from tapete.games import find

    game = find("keyforge")
    first, second = game.documents.decks()[:2]
    plan = Plan("keyforge", 2, ("random", "light"), belongings=(("decks", (first, second)), ("chains", (4, 0))))
    setups = [setup_of(game, plan, number) for number in range(2)]
    assert [setup["chains"] for setup in setups] == [[4, 0], [0, 4]]
    assert [[deck["name"] for deck in setup["decks"]] for setup in setups] == [
        [first["name"], second["name"]],
        [second["name"], first["name"]],
    ]
