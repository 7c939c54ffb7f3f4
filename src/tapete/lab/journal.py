"""The journal of a simulation: what was played, portion by portion, so that an interrupted one can go on where it was.

The first line of ``journal.jsonl`` is the plan; every other line a portion: its games and what they say about units. A line that
was cut short when the program died is taken off, and its games are played again. A simulation may go on to more games than it was
first asked for, but it must be the same one otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, astuple
from pathlib import Path
from typing import Any

from tapete import games
from tapete.core.records import catalogue_hash
from tapete.lab.plan import Outcome, Plan, Portion, Result
from tapete.lab.tally import Share

NAME = "journal.jsonl"
TUPLES = (2, 6, 8)  # fields of an outcome that JSON turns into lists


class AnotherSimulation(Exception):
    """The folder holds the journal of another simulation: ``difference`` names what differs."""

    def __init__(self, difference: str) -> None:
        super().__init__(difference)
        self.difference = difference


class Journal:
    """The journal in a folder, of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.file = folder / NAME
        self.plan = plan
        folder.mkdir(parents=True, exist_ok=True)
        if self.file.is_file():
            self.mend()
        if not self.file.is_file() or not self.file.stat().st_size:
            self.file.write_text(json.dumps(heading(plan)) + "\n", encoding="utf-8")
        self.check()

    def mend(self) -> None:
        """Take off a last line that is not whole."""
        content = self.file.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            with self.file.open("r+b") as file:
                file.truncate(whole)

    def check(self) -> None:
        """Refuse the journal of another simulation."""
        with self.file.open(encoding="utf-8") as file:
            found = json.loads(file.readline())
        wanted = heading(self.plan)
        for name, value in wanted.items():
            if found.get(name) != value:
                raise AnotherSimulation(f"{name}: {found.get(name)!s:.80} / {value!s:.80}")

    def portions(self) -> Iterator[Portion]:
        """What has been played."""
        with self.file.open(encoding="utf-8") as file:
            file.readline()
            for line in file:
                yield read_portion(json.loads(line))

    def take_up(self, result: Result) -> list[int]:
        """Enter what has been played into a result; returns the numbers of the games that are left."""
        left = dict.fromkeys(range(self.plan.games))
        for portion in self.portions():
            result.add(portion)
            for outcome in portion.outcomes:
                if outcome.number not in left:
                    raise AnotherSimulation(f"games: {self.plan.games} < {outcome.number + 1}")
                del left[outcome.number]
        return list(left)

    def note(self, portion: Portion) -> None:
        """Write a portion down, at once: the program may die the next moment."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(written(portion))

    def outcomes(self) -> list[Outcome]:
        """All games played, in the order of their numbers."""
        found = [outcome for portion in self.portions() for outcome in portion.outcomes]
        return sorted(found, key=lambda outcome: outcome.number)


def heading(plan: Plan) -> dict[str, Any]:
    """What makes a simulation the same one: everything but how many games are asked for."""
    game = games.find(plan.game)
    told: dict[str, Any] = json.loads(json.dumps(asdict(plan)))
    del told["games"]
    return told | {"rules": game.version, "cards": catalogue_hash(game)}


def written(portion: Portion) -> str:
    """A portion as a line."""
    units = {id: [share.games, share.wins, share.even] for id, share in portion.sums.units.items()}
    return json.dumps({"games": [astuple(outcome) for outcome in portion.outcomes], "units": units}, ensure_ascii=False) + "\n"


def read_portion(line: dict[str, Any]) -> Portion:
    """A portion from a line; all but the units is added up anew."""
    portion = Portion()
    for row in line["games"]:
        fields: list[Any] = [tuple(value) if at in TUPLES else value for at, value in enumerate(row)]
        outcome = Outcome(*fields)
        portion.outcomes.append(outcome)
        if outcome.finished:
            portion.sums.add(outcome.players, outcome.seats, (), outcome.decisions, outcome.turns, outcome.scores)
    portion.sums.units = {id: Share(*counts) for id, counts in line["units"].items()}
    return portion
