"""Where the games of a simulation or a study are played: in this process, in several, or on a Ray cluster.

Whole deals are handed out, a portion at a time, and a few portions ahead of those who play them: memory does not grow with the
number of games.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")

LOCAL = "local"
RAY = "ray"
ENGINES = (LOCAL, RAY)
LARGEST = 50  # games of one portion
SHARES = 8  # portions for each process, where there are games enough
AHEAD = 2  # portions waiting for each process
RETRIES = 10  # of a portion whose node was lost: it comes to the same wherever it is played
WATCH = 1.0  # seconds between two looks at whether the parent is still there


def run(
    work: Callable[[Sequence[int]], T], numbers: Sequence[int], processes: int = 0, engine: str = LOCAL, whole: int = 1
) -> Iterator[T]:
    """What comes of the numbers, handed out in portions and in no particular order; ``whole`` of them in a row stay together."""
    if engine == RAY:
        return on_ray(work, numbers, processes, whole)
    wanted = min(processes or cores(), len(numbers))
    return alone(work, numbers, whole) if wanted <= 1 else in_parallel(work, numbers, wanted, whole)


def alone(work: Callable[[Sequence[int]], T], numbers: Sequence[int], whole: int = 1) -> Iterator[T]:
    for start in range(0, len(numbers), whole):
        yield work(numbers[start : start + whole])


def portions(numbers: Sequence[int], workers: int, whole: int = 1) -> Iterator[Sequence[int]]:
    """The numbers in pieces, small enough for everybody to have several."""
    size = max(1, min(LARGEST, len(numbers) // (workers * SHARES)) // whole) * whole
    for start in range(0, len(numbers), size):
        yield numbers[start : start + size]


def in_parallel(work: Callable[[Sequence[int]], T], numbers: Sequence[int], processes: int, whole: int = 1) -> Iterator[T]:
    """In processes of this machine."""
    todo = portions(numbers, processes, whole)
    with ProcessPoolExecutor(processes, initializer=leave_with_parent) as pool:
        waiting: set[Future[T]] = {pool.submit(work, portion) for portion in islice(todo, processes * (1 + AHEAD))}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(work, portion) for portion in islice(todo, len(done))}
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


def on_ray(work: Callable[[Sequence[int]], T], numbers: Sequence[int], processes: int = 0, whole: int = 1) -> Iterator[T]:
    """On the Ray cluster of the environment (RAY_ADDRESS), or on one of this machine alone."""
    import ray

    ours = not ray.is_initialized()
    if ours:
        ray.init(num_cpus=processes or None, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task: Any = ray.remote(max_retries=RETRIES)(_called)
        todo = portions(numbers, workers, whole)
        waiting = [task.remote(work, list(portion)) for portion in islice(todo, workers * (1 + AHEAD))]
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            if waiting:  # whatever else has ended by now, so that one look serves many portions
                others, waiting = ray.wait(waiting, num_returns=len(waiting), timeout=0)
                done += others
            waiting += [task.remote(work, list(portion)) for portion in islice(todo, len(done))]
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()


def _called(work: Callable[[Sequence[int]], T], numbers: Sequence[int]) -> T:
    return work(numbers)


def cores() -> int:
    """The cores this process may use."""
    available = getattr(os, "sched_getaffinity", None)
    return len(available(0)) if available is not None else os.cpu_count() or 1
