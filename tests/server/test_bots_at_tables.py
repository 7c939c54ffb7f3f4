"""Bots as a service: whatever is lost, no table stands still and no bot moves at random; a level that is not its own is told."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import ME, PATIENCE, Seat, Served, new_match, sit

from tapete.table.fairness import Account
from tapete.table.match import Match
from tapete.table.store import Act, StoreError
from tapete.table.thinking import Task, Unable, think, thought_at

AMATEUR = {"kind": "bot", "level": "aficionado"}
MASTER = {"kind": "bot", "level": "maestro"}
TABLES = 8
MOVES = 12
KILLED = 10
CANCELLED = 6
GAMES = ("keyforge", "res_arcana", "mitos_y_leyendas", "atrum_arena")


class Vandal:
    """Kills a worker, or cancels a task of the server, every few moments, until it has done enough."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.chance = random.Random(11)
        self.killed = 0
        self.cancelled = 0
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.rage, daemon=True)
        self.thread.start()

    def rage(self) -> None:
        while not self.ended.wait(0.3) and (self.killed < KILLED or self.cancelled < CANCELLED):
            if self.killed < KILLED and self.chance.random() < 0.6:
                self.kill()
            elif self.cancelled < CANCELLED:
                self.served.inside(self.cancel())

    def kill(self) -> None:
        pool = self.served.hub.thinkers.workers
        processes = [worker.process for worker in pool.all]
        pids = [process.pid for process in processes if process is not None]
        if pids:
            pid = self.chance.choice(pids)
            assert pid is not None
            with_luck = signal.SIGKILL if self.chance.random() < 0.8 else signal.SIGSTOP
            try:
                os.kill(pid, with_luck)
                self.killed += 1
            except ProcessLookupError:
                pass

    async def cancel(self) -> None:
        tasks = [room.driver.steady.task for room in self.served.hub.rooms.values()]
        tasks += [self.served.hub.telling.steady.task]
        alive = [task for task in tasks if task is not None and not task.done()]
        if alive:
            self.chance.choice(alive).cancel()
            self.cancelled += 1

    def stop(self) -> None:
        self.ended.set()
        self.thread.join(PATIENCE)


def thoughtless(match: Match, among: int) -> list[str]:
    """Of the first answers of bots that had a choice, those that it would not have given, at its level or at one below."""
    state = match.start()
    found: list[str] = []
    for move, given in enumerate(match.answers):
        decision = state.decision
        assert decision is not None
        if among and given.seat == 1 and len(decision.options) > 1:
            among -= 1
            if given.option not in [think(thought_at(match, state, 1, move, level)) for level in ("aficionado", "aprendiz")]:
                found.append(given.option)
        match.game.play(state, given.option)
    return found


def test_workers_and_tasks_are_lost_at_random_and_no_table_stands_still(tmp_path: Path) -> None:
    served = Served(tmp_path, bot_workers=3, worker_hangs=0.5, bot_seconds=8.0)
    seats: list[Seat] = []
    vandal = Vandal(served)
    try:
        for table in range(TABLES):
            made = new_match(served.port, GAMES[table % len(GAMES)], [ME, AMATEUR], seed=table)
            seats += sit(served.port, made)
        chance = random.Random(5)
        for played in range(1, 6 * MOVES):
            for seat in seats:
                if seat.my_turn()["result"] is None:
                    seat.seen(seat.move(chance.choice(seat.options()))["seq"])
            if played >= MOVES and vandal.killed >= KILLED // 2 and vandal.cancelled >= CANCELLED // 2:
                break  # on a quick machine the first moves are made before much is lost
        assert vandal.killed >= KILLED // 2 and vandal.cancelled >= CANCELLED // 2, (vandal.killed, vandal.cancelled)
        for seat in seats:
            seat.my_turn()
            assert seat.update["result"] is not None or seat.moves >= MOVES
        for seat in seats[:3]:
            assert thoughtless(served.room(seat.match).match, 6) == []
    finally:
        vandal.stop()
        for seat in seats:
            seat.close()
        served.stop()


def test_a_bot_goes_on_by_itself_when_the_store_works_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(served.port, "keyforge", [ME, AMATEUR], seed=31, setup={"first": 1})
    append = served.hub.store.append
    failing = 3

    async def unsteady(match: str, act: Act) -> None:
        nonlocal failing
        if failing:
            failing -= 1
            raise StoreError("disk full")
        await append(match, act)

    with monkeypatch.context() as patched:
        patched.setattr(served.hub.store, "append", unsteady)
        (me,) = sit(served.port, made)
        assert me.my_turn()["question"]["player"] == 0 and failing == 0
    me.close()


def test_the_table_is_told_when_a_bot_cannot_play_at_its_level_and_when_it_can_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    tired = True

    async def choose(task: Task, account: Account) -> str:
        asked.append(task.bot)
        if tired and task.bot in ("maestro", "experto"):
            raise Unable("more than 20 s")
        return think(Task(task.game, task.world, "aprendiz", task.key, task.move))

    monkeypatch.setattr(served.hub.thinkers, "choose", choose)
    made = new_match(served.port, "keyforge", [ME, MASTER], seed=32, setup={"first": 1})
    (me,) = sit(served.port, made)
    onlooker = Seat(served.port, made["match"])
    me.my_turn()
    notices = [message for message in map(json.loads, me.messages) if message["type"] == "notice"]
    assert [notice["level"] for notice in notices] == ["experto", "aficionado"]
    assert all(notice["player"] == 1 and notice["text"]["es"] and notice["text"]["en"] for notice in notices)
    assert "Aficionado" in notices[-1]["text"]["es"] and "Amateur" in notices[-1]["text"]["en"]
    assert asked[:3] == ["maestro", "experto", "aficionado"] and set(asked[3:]) <= {"aficionado"}, "not tried in vain each time"
    tired = False
    served.room(made["match"]).driver.lowered.clear()
    chance = random.Random(4)
    while asked[-1] != "maestro":
        me.seen(me.move(chance.choice(me.options()))["seq"])
        me.my_turn()
    assert onlooker.until("notice")["level"] in ("experto", "aficionado")
    again = [message for message in map(json.loads, me.messages) if message["type"] == "notice"][-1]
    assert again["level"] == "maestro" and again["text"]["en"] == "Seat 2 plays as Master again."
    me.close()
    onlooker.close()


@pytest.mark.parametrize(("crowding", "level"), [(1, "experto"), (2, "aficionado"), (9, "aficionado")])
def test_under_load_bots_think_less_and_say_so(served: Served, monkeypatch: pytest.MonkeyPatch, crowding: int, level: str) -> None:
    asked: list[str] = []

    async def choose(task: Task, account: Account) -> str:
        asked.append(task.bot)
        return think(Task(task.game, task.world, "aprendiz", task.key, task.move))

    monkeypatch.setattr(served.hub.thinkers, "choose", choose)
    monkeypatch.setattr(served.hub.thinkers, "crowding", lambda: crowding)
    made = new_match(served.port, "keyforge", [ME, MASTER], seed=33, setup={"first": 1})
    (me,) = sit(served.port, made)
    notice = me.until("notice")
    assert notice["code"] == "bot_level" and notice["level"] == level and "waiting" in notice["text"]["en"]
    me.my_turn()
    assert set(asked) == {level}
    me.close()


def test_bots_rest_when_everybody_has_left_and_go_on_when_somebody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served = Served(tmp_path, bot_rest=0.3)
    try:
        stopped = threading.Event()

        async def endless(task: Task, account: Account) -> str:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                stopped.set()
                raise
            return ""

        made = new_match(served.port, "keyforge", [ME, AMATEUR], seed=34, setup={"first": 1})
        with monkeypatch.context() as patched:
            patched.setattr(served.hub.thinkers, "choose", endless)
            (me,) = sit(served.port, made)
            me.close()
            assert stopped.wait(PATIENCE), "work for a table that is gone is cancelled"
        assert not served.room(made["match"]).driver.busy()
        (me,) = sit(served.port, made)
        assert me.my_turn()["question"]["player"] == 0
        me.close()
    finally:
        served.stop()


def test_a_bot_without_a_choice_takes_as_long_as_with_one(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(served.port, "keyforge", [ME, AMATEUR], seed=35, setup={"first": 0})
    (me,) = sit(served.port, made)
    driver = served.room(made["match"]).driver

    async def slow(seat: int, ids: list[str]) -> str:
        await asyncio.sleep(0.25)
        return ids[-1]

    monkeypatch.setattr(driver, "thought", slow)
    decision: Any = served.room(made["match"]).match.state.decision
    served.inside(driver.choice(1, set()))
    monkeypatch.setattr(decision, "options", decision.options[:1])
    began = time.monotonic()
    assert served.inside(driver.choice(1, set())) == decision.options[0].id
    assert 0.2 < time.monotonic() - began < 2.0
    me.close()
