"""Where the games of a simulation are played: in this process, in several, or on a Ray cluster.

Whole games are handed out, a portion at a time, and a few portions ahead of those who play them: memory does not grow with the
number of games.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any

from tapete.lab.plan import Plan, Portion
from tapete.lab.playing import some_games

LOCAL = "local"
RAY = "ray"
ENGINES = (LOCAL, RAY)
LARGEST = 50  # games of one portion
SHARES = 8  # portions for each process, where there are games enough
AHEAD = 2  # portions waiting for each process
WATCH = 1.0  # seconds between two looks at whether the parent is still there


def run(plan: Plan, numbers: Sequence[int], processes: int = 0, engine: str = LOCAL) -> Iterator[Portion]:
    """The games with these numbers, as portions in no particular order."""
    if engine == RAY:
        return on_ray(plan, numbers, processes)
    wanted = min(processes or cores(), len(numbers))
    return alone(plan, numbers) if wanted <= 1 else in_parallel(plan, numbers, wanted)


def alone(plan: Plan, numbers: Sequence[int]) -> Iterator[Portion]:
    for number in numbers:
        yield some_games(plan, [number])


def portions(numbers: Sequence[int], workers: int) -> Iterator[Sequence[int]]:
    """The numbers in pieces, small enough for everybody to have several."""
    size = max(1, min(LARGEST, len(numbers) // (workers * SHARES)))
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]


def in_parallel(plan: Plan, numbers: Sequence[int], processes: int) -> Iterator[Portion]:
    """In processes of this machine."""
    todo = portions(numbers, processes)
    with ProcessPoolExecutor(processes, initializer=leave_with_parent) as pool:
        waiting: set[Future[Portion]] = {
            pool.submit(some_games, plan, portion) for portion in islice(todo, processes * (1 + AHEAD))
        }
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(some_games, plan, portion) for portion in islice(todo, len(done))}
                for each in done:
                    yield each.result()
        finally:
            for each in waiting:
                each.cancel()


def leave_with_parent() -> None:
    """Let a worker end when the one who handed it games is gone, however that happened; it would wait for ever."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(WATCH)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def on_ray(plan: Plan, numbers: Sequence[int], processes: int = 0) -> Iterator[Portion]:
    """On the Ray cluster of the environment (RAY_ADDRESS), or on one of this machine alone."""
    import ray

    ours = not ray.is_initialized()
    if ours:
        ray.init(num_cpus=processes or None, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task: Any = ray.remote(some_games)
        todo = portions(numbers, workers)
        waiting = [task.remote(plan, list(portion)) for portion in islice(todo, workers * (1 + AHEAD))]
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            waiting += [task.remote(plan, list(portion)) for portion in islice(todo, len(done))]
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()


def cores() -> int:
    """The cores this process may use."""
    available = getattr(os, "sched_getaffinity", None)
    return len(available(0)) if available is not None else os.cpu_count() or 1
