"""Simulations: the same games whatever the number of processes, and failures that can be found again."""

import pytest

from tapete.core.records import record_from
from tapete.games import find
from tapete.lab import bench, plan, playing, simulate
from tapete.lab.plan import Plan

PLAN = Plan("keyforge", 9, ("random", "random"), seed=3)


def numbers(result):
    data = result.as_json()
    del data["seconds"]
    return data


def test_the_number_of_processes_does_not_change_the_result():
    alone = simulate.simulate(PLAN, processes=1)
    assert alone.finished == 9 and sum(alone.wins.values()) == 9
    assert numbers(simulate.simulate(PLAN, processes=2)) == numbers(alone)


def test_another_seed_is_another_simulation():
    other = Plan("keyforge", 9, ("random", "random"), seed=4)
    assert numbers(simulate.simulate(PLAN, 1))["decisions"] != numbers(simulate.simulate(other, 1))["decisions"]


def test_progress_is_told_up_to_the_last_game():
    told: list[int] = []
    simulate.simulate(PLAN, 1, told.append)
    assert told == list(range(1, 10))


def test_a_game_over_the_cap_is_stuck_and_named():
    result = simulate.simulate(Plan("keyforge", 2, ("random", "random"), cap=30), 1)
    assert (result.finished, result.stuck, result.errors) == (0, 2, 0)
    assert [each.number for each in result.failures] == [0, 1]


def test_an_error_is_counted_and_told_with_its_game(monkeypatch):
    monkeypatch.setattr(playing, "prepare", breaking(playing.prepare, 15))
    result = simulate.simulate(Plan("keyforge", 1, ("random", "random")), 1)
    assert result.errors == 1
    assert "out of the rules" in result.failures[0].problem
    assert result.failures[0].decisions == 14


def breaking(prepare, at):
    """Bots that fail at some move."""

    class Breaking:
        name = "breaking"

        def __init__(self, inner):
            self.inner = inner

        def choose(self, perspective):
            if perspective.move == at - 1:
                raise RuntimeError("out of the rules")
            return self.inner.choose(perspective)

    def prepared(plan, number):
        state, players = prepare(plan, number)
        return state, [Breaking(player) for player in players]

    return prepared


def test_a_game_of_a_simulation_can_be_recorded_by_its_number():
    record = playing.replay(PLAN, 4)
    state = record_from(record.to_json()).replay(find("keyforge"))
    outcome, _ = playing.one_game(PLAN, 4)
    assert state.over
    assert len(record.answers) == outcome.decisions
    assert tuple((seat + 4) % 2 for seat in state.winners) == outcome.winners


def test_bots_change_seats_from_game_to_game():
    _, first = playing.prepare(Plan("keyforge", 2, ("random", "random")), 0)
    assert len(first) == 2
    result = plan.tally(Plan("keyforge", 2, ("a", "b")), [plan.Outcome(0, "finished", (1,), 5)])
    assert result.wins == {"a": 0, "b": 1}


def test_two_bots_of_one_name_are_told_apart():
    result = plan.tally(PLAN, [plan.Outcome(0, "finished", (0,), 5), plan.Outcome(1, "finished", (0, 1), 5)])
    assert result.wins == {"random#1": 1, "random#2": 0}
    assert result.draws == 1


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_for_several_is_set_up_for_as_many_as_there_are_bots(players):
    plan = Plan("res_arcana", 1, ("random",) * players)
    state, seats = playing.prepare(plan, 0)
    assert state.players == players == len(seats)


def test_the_bench_has_all_its_fields():
    measured = bench.bench("keyforge", 0.01).as_json()
    assert list(measured) == [
        "game", "build", "decisions_per_second", "games_per_second", "decisions_per_game", "clone_microseconds",
    ]  # fmt: skip
    assert all(value for value in measured.values())
