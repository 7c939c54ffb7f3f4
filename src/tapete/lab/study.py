"""A study: deals that are each played several times in ways that are compared, and what came of each.

It is played, kept and gone on with like a simulation: deal ``n`` is decided by the seed and ``n`` alone; portions of deals go to
processes or to a Ray cluster (``engines``); each is written down when it ends (``journal``). A study that asks a question looks at
its deals in the order of their numbers, ``LOOK`` at a time, and stops when the question is settled, so it stops at the same deal
however it was played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tapete.lab.engines import LOCAL, run
from tapete.lab.journal import Lines, rules_of
from tapete.lab.plan import CAP, Plan, Settings
from tapete.lab.playing import one_game
from tapete.lab.tally import PARTS, part

LOOK = 16  # deals between two looks at whether a question is settled
Row = list[Any]  # what came of a deal, as JSON values
Rows = dict[int, Row]


@dataclass(frozen=True)
class Study(ABC):
    """Deals and how each is played; everything that decides what comes of a deal is a field."""

    game: str
    bot: str
    seed: int
    settings: Settings = ()
    cap: int = CAP

    @abstractmethod
    def play(self, number: int) -> Row:
        """What comes of one deal."""

    def heading(self) -> dict[str, Any]:
        return {"study": type(self).__name__, **asdict(self), **rules_of(self.game)}


def unfinished(rows: Rows) -> int:
    """The deals of which a game did not end."""
    return len([row for row in rows.values() if any([None in each if isinstance(each, list) else each is None for each in row])])


def some_deals(study: Study, numbers: Sequence[int]) -> Rows:
    return {number: study.play(number) for number in numbers}


@dataclass(frozen=True, slots=True)
class Means:
    """Where and how a study is played."""

    processes: int = 0
    engine: str = LOCAL
    folder: Path | None = None
    progress: Callable[[int], None] | None = None


def conduct(study: Study, deals: int, means: Means, settled: Callable[[Rows], bool] | None = None) -> Rows:
    """Play the deals of a study, or until its question is settled; those of its journal are not played again."""
    journal = None if means.folder is None else Lines(means.folder, study.heading())
    rows: Rows = {}
    for line in journal.lines() if journal is not None else ():
        rows |= {int(number): row for number, row in line.items()}
    step = deals if settled is None else LOOK
    known: Rows = {}
    for start in range(0, deals, step):
        wanted = range(start, min(start + step, deals))
        todo = [number for number in wanted if number not in rows]
        for portion in run(partial(some_deals, study), todo, means.processes, means.engine) if todo else ():
            rows |= portion
            if journal is not None:
                journal.write(portion)
            if means.progress is not None:
                means.progress(len([number for number in rows if number < deals]))
        known |= {number: rows[number] for number in wanted}
        if settled is not None and settled(known):
            break
    return known


def meeting(study: Study, decks: Sequence[object], key: int) -> float | None:
    """What share the first of two decks wins in one deal, played from both seats; None when a game of it does not end."""
    own = (("decks", tuple(decks)),)
    plan = Plan(study.game, 2, (study.bot, study.bot), key, study.cap, settings=study.settings, belongings=own, seatings=2)
    won = 0
    for number in range(2):
        outcome, _ = one_game(plan, number)
        if not outcome.finished:
            return None
        won += part(2, tuple(dict.fromkeys(outcome.winners)), 0)
    return won / (2 * PARTS)
