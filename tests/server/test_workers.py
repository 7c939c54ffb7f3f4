"""Workers: budgets of processor time, fair turns, and a worker that is lost costs nobody else anything."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from tests.server import chores
from tests.server.served import awaited

from tapete.server.settings import Settings
from tapete.server.thinkers import PooledThinkers
from tapete.server.workers import Failed, Full, Limits, Lost, Spent, Workers
from tapete.table.errors import Denied
from tapete.table.fairness import Account, FairQueue

A = Account("table-a", "here")
B = Account("table-b", "there")
T = TypeVar("T")


def with_workers(limits: Limits, play: Callable[[Workers], Awaitable[T]]) -> T:
    async def whole() -> T:
        pool = Workers(limits)
        try:
            return await play(pool)
        finally:
            await asyncio.to_thread(pool.close)

    return awaited(whole())


def test_who_has_used_least_comes_first_between_addresses_and_then_between_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(f"greedy-{number}", Account("g", "one"))
    queue.put("other table", Account("h", "one"))
    queue.put("stranger", Account("s", "two"))
    order = []
    for cost in (5.0, 1.0, 1.0, 1.0, 1.0):
        item = queue.take()
        assert item is not None
        order.append(item)
        account = {"g": Account("g", "one"), "o": Account("h", "one"), "s": Account("s", "two")}[item[0]]
        queue.charge(account, cost)
    assert order == ["greedy-0", "stranger", "other table", "greedy-1", "greedy-2"]
    assert queue.take() is None and len(queue) == 0


def test_an_address_that_may_have_no_more_now_does_not_hold_up_the_next() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", A)
    queue.put("b", B)
    assert queue.take(lambda address: address != "here") == "b"
    assert queue.take(lambda address: address != "here") is None
    assert queue.remove("a", A) and not queue.remove("a", A) and len(queue) == 0


def test_waiting_does_not_count_towards_the_budget() -> None:
    async def play(pool: Workers) -> list[int]:
        return await asyncio.gather(*[pool.do(A, 1.5, chores.burn, 0.4) for _ in range(6)])

    began = time.monotonic()
    done = with_workers(Limits(1), play)
    assert len(set(done)) == 1, "no worker was lost"
    assert time.monotonic() - began > 1.6, "they waited for longer than their budget"


def test_work_beyond_its_budget_loses_its_worker_and_nobody_elses() -> None:
    async def play(pool: Workers) -> None:
        other = asyncio.create_task(pool.do(B, 20.0, chores.burn, 2.0))
        with pytest.raises(Spent):
            await pool.do(A, 0.3, chores.burn, 60.0)
        with pytest.raises(Spent):
            await pool.do(A, 20.0, chores.grow, 600)
        assert await pool.do(A, 5.0, chores.echo, "well") == "well"
        assert await other > 0

    with_workers(Limits(2, memory=200), play)


def test_a_worker_that_is_killed_is_replaced_and_the_others_work_on() -> None:
    async def play(pool: Workers) -> None:
        first, second = await asyncio.gather(pool.do(A, 5.0, chores.doze, 0.3), pool.do(B, 5.0, chores.doze, 0.3))
        assert first != second
        long = asyncio.create_task(pool.do(A, 5.0, chores.doze, 1.0))
        other = asyncio.create_task(pool.do(B, 5.0, chores.doze, 1.0))
        await asyncio.sleep(0.3)
        victim = next(worker for worker in pool.all if worker not in pool.idle)
        assert victim.process is not None and victim.process.pid is not None
        os.kill(victim.process.pid, signal.SIGKILL)
        ends = await asyncio.gather(long, other, return_exceptions=True)
        assert sorted([isinstance(end, Lost) for end in ends]) == [False, True]
        assert await pool.do(A, 5.0, chores.who) > 0 and await pool.do(B, 5.0, chores.who) > 0

    with_workers(Limits(2), play)


def test_a_worker_that_hangs_is_replaced() -> None:
    async def play(pool: Workers) -> None:
        with pytest.raises(Lost):
            await pool.do(A, 0.05, chores.doze, 60.0)
        assert await pool.do(A, 5.0, chores.echo, 1) == 1

    began = time.monotonic()
    with_workers(Limits(1, hanging=0.5), play)
    assert time.monotonic() - began < 20


def test_work_that_nobody_waits_for_is_dropped_or_stopped() -> None:
    async def play(pool: Workers) -> None:
        running = asyncio.create_task(pool.do(A, 60.0, chores.burn, 60.0))
        waiting = asyncio.create_task(pool.do(A, 60.0, chores.burn, 60.0))
        await asyncio.sleep(0.3)
        assert len(pool.queue) == 1
        for each in (running, waiting):
            each.cancel()
        began = time.monotonic()
        assert await pool.do(B, 5.0, chores.echo, 2) == 2
        assert time.monotonic() - began < 10 and len(pool.queue) == 0

    with_workers(Limits(1), play)


def test_one_address_never_has_all_workers() -> None:
    async def play(pool: Workers) -> None:
        hogs = [asyncio.create_task(pool.do(Account(f"t{n}", "hog"), 60.0, chores.burn, 60.0)) for n in range(9)]
        await asyncio.sleep(0.5)
        began = time.monotonic()
        for _ in range(3):
            await pool.do(B, 5.0, chores.echo, 3)
        assert time.monotonic() - began < 5
        for hog in hogs:
            hog.cancel()

    with_workers(Limits(2), play)


def test_what_goes_wrong_is_told_as_far_as_it_may_be() -> None:
    async def play(pool: Workers) -> None:
        with pytest.raises(Denied) as denied:
            await pool.do(A, 5.0, chores.refuse)
        assert denied.value.fault.code == "bad_setup" and denied.value.detail == "chores"
        with pytest.raises(Failed):
            await pool.do(A, 5.0, chores.fail)
        with pytest.raises(Failed):
            await pool.do(A, 5.0, chores.unsendable)
        assert await pool.do(A, 5.0, chores.echo, 4) == 4

    with_workers(Limits(1), play)


def test_a_queue_that_is_full_takes_no_more() -> None:
    async def play(pool: Workers) -> None:
        waiting = [asyncio.create_task(pool.do(A, 5.0, chores.doze, 0.2)) for _ in range(4)]
        await asyncio.sleep(0.05)
        with pytest.raises(Full):
            await pool.do(B, 5.0, chores.echo, 5)
        await asyncio.gather(*waiting)

    with_workers(Limits(1, waiting=3), play)


def test_what_a_wait_is_expected_to_take_goes_by_the_clock() -> None:
    """A worker that sleeps takes no processor, and others wait for it all the same."""

    async def play(pool: Workers) -> None:
        for _ in range(20):
            await pool.do(A, 5.0, chores.doze, 0.2)
        assert pool.usual > 0.15
        waiting = [asyncio.create_task(pool.do(A, 5.0, chores.doze, 0.2)) for _ in range(6)]
        await asyncio.sleep(0.05)
        assert pool.wait_expected() == len(pool.queue) * pool.usual / 2 and len(pool.queue) == 4
        await asyncio.gather(*waiting)

    with_workers(Limits(3), play)


def test_a_wait_of_no_length_lowers_bots_and_stops_nobody(tmp_path: Path) -> None:
    """``--limit bot_wait=0``: as soon as anybody waits."""
    thinkers = PooledThinkers(Settings(tmp_path, bot_wait=0.0))
    assert thinkers.crowding() == 0
    for number in range(3):
        thinkers.workers.queue.put(number, A)  # type: ignore[arg-type]
    assert thinkers.crowding() > 2
