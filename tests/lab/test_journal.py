"""A simulation that is interrupted goes on where it was, and comes to the same."""

import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tapete.lab import engines
from tapete.lab.journal import NAME, AnotherSimulation, Journal
from tapete.lab.plan import Plan
from tapete.lab.playing import some_games
from tapete.lab.simulate import simulate

PLAN = Plan("dungeon_alliance", 8, ("random", "light"), seed=5)


def numbers(result):
    told = result.as_json()
    del told["seconds"]
    return told


class Interrupted(Exception):
    pass


def interrupted(plan, folder, after):
    """A simulation that dies after some games."""

    def die(done):
        if done >= after:
            raise Interrupted

    with pytest.raises(Interrupted):
        simulate(plan, 1, die, folder=folder)


@pytest.fixture(scope="module")
def whole():
    return numbers(simulate(PLAN, 1))


def test_an_interrupted_simulation_comes_to_the_same(tmp_path, whole):
    interrupted(PLAN, tmp_path, 3)
    played = []
    result = simulate(PLAN, 1, played.append, folder=tmp_path)
    assert played == [4, 5, 6, 7, 8], "three games were there already"
    assert numbers(result) == whole
    assert whole["units"] and whole["scores"]


def test_a_simulation_that_is_killed_leaves_nobody_behind_and_goes_on(tmp_path, whole):
    """Killed without warning while two workers play."""
    names = ["simulate", PLAN.game, "--bots", ",".join(PLAN.bots), "--seed", str(PLAN.seed), "--games", str(PLAN.games), "--once"]
    code = f"import sys; from tapete.cli import main; sys.exit(main({[*names, '--processes', '2', '--out', str(tmp_path)]!r}))"
    killed = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    file = tmp_path / NAME
    limit = time.monotonic() + 120
    while not (file.is_file() and file.read_bytes().count(b"\n") >= 2) and killed.poll() is None:
        assert time.monotonic() < limit
        time.sleep(0.01)
    workers = children(killed.pid)
    killed.kill()
    killed.wait()
    assert numbers(simulate(PLAN, 1, folder=tmp_path)) == whole
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < limit, "a worker waits for ever"
        time.sleep(0.1)


def children(pid):
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return found.read_text().split() if found.is_file() else []


def test_it_may_go_on_with_another_number_of_processes(tmp_path, whole):
    interrupted(PLAN, tmp_path, 2)
    assert numbers(simulate(PLAN, 2, folder=tmp_path)) == whole


def test_a_finished_one_is_only_read(tmp_path, whole, monkeypatch):
    simulate(PLAN, 1, folder=tmp_path)
    monkeypatch.setattr(engines, "run", lambda *_: pytest.fail("no game is left"))
    assert numbers(simulate(PLAN, 1, folder=tmp_path)) == whole


def test_a_line_cut_short_is_played_again(tmp_path, whole):
    interrupted(PLAN, tmp_path, 4)
    file = tmp_path / NAME
    file.write_bytes(file.read_bytes()[:-30])
    assert len(Journal(tmp_path, PLAN).outcomes()) == 3
    assert numbers(simulate(PLAN, 1, folder=tmp_path)) == whole


def test_a_simulation_can_be_made_longer_but_not_shorter(tmp_path, whole):
    simulate(replace(PLAN, games=5), 1, folder=tmp_path)
    assert numbers(simulate(PLAN, 1, folder=tmp_path)) == whole
    with pytest.raises(AnotherSimulation, match="games"):
        simulate(replace(PLAN, games=5), 1, folder=tmp_path)


@pytest.mark.parametrize(
    "other",
    [
        replace(PLAN, seed=6),
        replace(PLAN, bots=("light", "random")),
        replace(PLAN, settings=(("pvp", True),)),
        replace(PLAN, cap=9),
    ],
)
def test_the_journal_of_another_simulation_is_refused(tmp_path, other):
    Journal(tmp_path, PLAN)
    with pytest.raises(AnotherSimulation):
        Journal(tmp_path, other)


def test_what_is_read_back_is_what_was_written(tmp_path):
    portion = some_games(PLAN, range(3))
    journal = Journal(tmp_path, PLAN)
    journal.note(portion)
    (read,) = journal.portions()
    assert read.outcomes == portion.outcomes
    assert read.sums == portion.sums
