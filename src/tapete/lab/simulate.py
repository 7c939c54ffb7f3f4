"""Many games between bots, on all cores or on a cluster.

Game ``n`` of a simulation is decided by the simulation's seed and ``n`` alone: its decks, its shuffles and its bots' chance. So
the outcome is the same with one process or with many (``engines``), in one go or interrupted and resumed (``journal``), and a game
that failed can be played again by itself (``playing``). (Bots that think for milliseconds are the exception: their games cannot be
repeated.) The bots change seats from game to game; in a comparison they play each deal from every seat (``Plan.seatings``).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tapete.lab.engines import run
from tapete.lab.journal import Journal
from tapete.lab.plan import Plan, Result
from tapete.lab.playing import some_games

Progress = Callable[[int], None]


def simulate(
    plan: Plan, processes: int = 0, progress: Progress | None = None, engine: str = "local", folder: Path | None = None
) -> Result:
    """Play all games of a plan; 0 processes is one for each core. With a folder a journal is kept there, and gone on with."""
    began = time.perf_counter()
    result = Result(plan)
    todo: Sequence[int] = range(plan.games)
    journal = None if folder is None else Journal(folder, plan)
    if journal is not None:
        todo = journal.take_up(result)
    for portion in run(partial(some_games, plan), todo, processes, engine, plan.seatings) if todo else ():
        result.add(portion)
        if journal is not None:
            journal.note(portion)
        if progress is not None:
            progress(result.played)
    result.seconds = time.perf_counter() - began
    return result
