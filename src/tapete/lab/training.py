"""Learn to judge the positions of a game, from games that bots play against themselves.

A training has rounds. In the first, both seats judge by the game's own hint; in each of the others by what the rounds before found.
Then what was learned plays against the hint, in the hands of the same bot. The seed and the numbers of games decide all of it.
All games are kept in journals, so that a training that was interrupted, or ran out of time, goes on where it was.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from tapete import games
from tapete.bots.judging import FILE
from tapete.bots.reading import Reading
from tapete.lab.engines import run
from tapete.lab.intervals import wilson
from tapete.lab.journal import Lines, rules_of
from tapete.lab.lessons import Lessons, Trial, some_lessons, some_trials
from tapete.lab.plan import Settings

CURVE: Final = "curve.json"
STEPS: Final = (0.25, 0.5, 1.0)  # of the games so far: where the curve has its points
BLENDS: Final = (1.0, 0.5)  # how much of what was learned is tried, until one surely wins
APART: Final = 1_000  # between the seeds of two rounds,
TRIALS: Final = 90_000  # and between those of the first round and the trials


class OutOfTime(Exception):
    """The time is up; what was played is kept."""


@dataclass(frozen=True, slots=True)
class Training:
    """What to learn from: ``games`` in each of the ``rounds``, then ``trials`` against the hint for each blend."""

    game: str
    seed: int
    games: int
    rounds: int
    trials: int
    settings: Settings = ()


@dataclass(slots=True)
class Learned:
    """What came of it."""

    told: dict[str, Any]  # the file of weights
    curve: list[dict[str, Any]] = field(default_factory=list)
    tried: list[dict[str, Any]] = field(default_factory=list)  # each blend against the hint

    @property
    def better(self) -> bool:
        """Whether it surely plays better than the hint."""
        return float(self.told["blend"]) > 0.0


class Clock:
    """How long it may take."""

    def __init__(self, seconds: float) -> None:
        self.until = time.monotonic() + seconds if seconds else float("inf")

    def check(self) -> None:
        if time.monotonic() > self.until:
            raise OutOfTime


Tell = Callable[[str, int, int], None]  # what is being played, how many games of it are done, of how many


def train(
    plan: Training, folder: Path, command: str, processes: int = 0, seconds: float = 0.0, tell: Tell | None = None
) -> Learned:
    """The whole training; ``OutOfTime`` when it must stop before its end."""
    from tapete.lab.fitting import best_fit

    clock = Clock(seconds)
    names = Reading(games.find(plan.game)).names
    lessons: list[dict[str, Any]] = []
    judge = ""
    learned = Learned({})
    for number in range(1, plan.rounds + 1):
        todo = Lessons(plan.game, plan.seed + APART * (number - 1), plan.settings, judge)
        played = kept(
            folder / f"round-{number}", heading(plan, todo), partial(some_lessons, todo), plan.games, processes, clock, tell
        )
        before = len(lessons)
        lessons += [{**lesson, "game": before + lesson["game"]} for lesson in sorted(played, key=number_of) if lesson["rows"]]
        for part in STEPS:
            some = lessons[: before + max(1, int(part * (len(lessons) - before)))]
            found = best_fit(some, names)
            learned.curve.append(
                {
                    "round": number,
                    "games": len(some),
                    "positions": len(found.rows),
                    "loss": found.loss,
                    "hint_loss": found.hint_loss,
                }
            )
            clock.check()
        learned.told = {**found.told(), "game": plan.game, **rules_of(plan.game), "made_with": command}
        judge = str(written(folder / f"round-{number}.json", learned.told))
    learned.told["blend"] = chosen(plan, learned, folder, processes, clock, tell)
    written(folder / FILE, learned.told)
    written(folder / CURVE, {"curve": learned.curve, "tried": learned.tried, "made_with": command})
    return learned


def chosen(plan: Training, learned: Learned, folder: Path, processes: int, clock: Clock, tell: Tell | None) -> float:
    """The first blend that surely wins more than half against the hint; else 0, the hint alone."""
    for blend in BLENDS:
        file = written(folder / f"blend-{blend}.json", {**learned.told, "blend": blend})
        trial = Trial(plan.game, plan.seed + TRIALS, plan.settings, (str(file), ""))
        won = kept(
            folder / f"trials-{blend}", heading(plan, trial), partial(some_trials, trial), plan.trials, processes, clock, tell
        )
        total = sum([share for _, share in won])
        low, high = wilson(total, len(won))
        learned.tried.append({"blend": blend, "games": len(won), "share": total / len(won), "low": low, "high": high})
        if low > 0.5:
            return blend
    return 0.0


def heading(plan: Training, part: Lessons | Trial) -> dict[str, Any]:
    """What makes a journal that of this training."""
    told = asdict(part)
    told.pop("judge", None)  # the files it wrote itself, wherever they lie
    told.pop("judges", None)
    return {**told, "training": asdict(plan), **rules_of(plan.game)}


def kept(
    folder: Path,
    head: dict[str, Any],
    work: Callable[[Sequence[int]], list[Any]],
    count: int,
    processes: int,
    clock: Clock,
    tell: Tell | None,
) -> list[Any]:
    """Games played, or taken from their journal."""
    journal = Lines(folder, head)
    done = list(journal.lines())
    left = sorted(set(range(count)) - {number_of(each) for each in done})
    clock.check()
    for portion in run(work, left, processes) if left else ():
        for each in portion:
            journal.write(each)
        done += portion
        if tell is not None:
            tell(folder.name, len(done), count)
        clock.check()
    return done


def number_of(played: Any) -> int:
    """The number of a game, of a lesson or of a trial."""
    return int(played["game"] if isinstance(played, dict) else played[0])


def written(file: Path, data: dict[str, Any]) -> Path:
    file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    return file
