"""The decisions of a match weighed by several processes, for its review."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Final

from tapete.lab.engines import cores, leave_with_parent
from tapete.review.weighing import Asked, Weighed, weigh

SAMPLE: Final = 6  # decisions that are timed
TIMED: Final = 40  # iterations each
FEWEST: Final = 20
MOST: Final = 5_000
AT_ONCE: Final = 4  # decisions handed out together


def weigh_all(tasks: Sequence[Asked], processes: int = 0, progress: Callable[[int], None] | None = None) -> list[Weighed]:
    """All of them, in their order."""
    wanted = min(processes or cores(), len(tasks))
    found: list[Weighed] = []
    if wanted <= 1:
        for task in tasks:
            found.append(weigh(task))
            if progress is not None:
                progress(len(found))
        return found
    with ProcessPoolExecutor(wanted, initializer=leave_with_parent) as pool:
        for each in pool.map(weigh, tasks, chunksize=AT_ONCE):
            found.append(each)
            if progress is not None:
                progress(len(found))
    return found


def iterations_within(tasks: Sequence[Asked], seconds: float, processes: int = 0) -> int:
    """How many iterations a decision may have for all of them to be weighed in about so many seconds: timed on a few of them."""
    if not tasks:
        return FEWEST
    step = max(1, len(tasks) // SAMPLE)
    some = [replace(task, iterations=TIMED) for task in tasks[step // 2 :: step]]
    began = time.process_time()
    for task in some:
        weigh(task)
    each = max(1e-6, (time.process_time() - began) / len(some) / TIMED)
    return max(FEWEST, min(MOST, int(seconds * (processes or cores()) / (each * len(tasks)))))
