"""The journal of a simulation or a study: what was played, portion by portion, so that an interrupted one can go on where it was.

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

from tapete import __version__, build, games
from tapete.core.records import catalogue_hash
from tapete.lab.plan import Outcome, Plan, Portion, Result
from tapete.lab.tally import Played, Share, Unit

NAME = "journal.jsonl"
TUPLES = (2, 6, 8)  # fields of an outcome that JSON turns into lists


class AnotherSimulation(Exception):
    """The folder holds the journal of another simulation: ``difference`` names what differs."""

    def __init__(self, difference: str) -> None:
        super().__init__(difference)
        self.difference = difference


class Lines:
    """A file of lines in a folder, of one undertaking: its heading, and what was done, line by line."""

    def __init__(self, folder: Path, heading: dict[str, Any]) -> None:
        self.file = folder / NAME
        self.heading: dict[str, Any] = json.loads(json.dumps(heading))
        folder.mkdir(parents=True, exist_ok=True)
        if self.file.is_file():
            self.mend()
        if not self.file.is_file() or not self.file.stat().st_size:
            self.file.write_text(json.dumps(self.heading) + "\n", encoding="utf-8")
        self.check()

    def mend(self) -> None:
        """Take off a last line that is not whole."""
        content = self.file.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            with self.file.open("r+b") as file:
                file.truncate(whole)

    def check(self) -> None:
        """Refuse the journal of another undertaking."""
        with self.file.open(encoding="utf-8") as file:
            try:
                found = json.loads(file.readline())
            except ValueError:
                found = None
        if not isinstance(found, dict):
            raise AnotherSimulation(f"{NAME}: ?")
        for name, value in self.heading.items():
            if found.get(name) != value:
                raise AnotherSimulation(f"{name}: {found.get(name)!s:.80} / {value!s:.80}")

    def lines(self) -> Iterator[Any]:
        """What has been done."""
        with self.file.open(encoding="utf-8") as file:
            file.readline()
            for line in file:
                yield json.loads(line)

    def write(self, line: object) -> None:
        """Write a line down, at once: the program may die the next moment."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")


class Journal:
    """The journal in a folder, of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.plan = plan
        self.kept = Lines(folder, heading(plan))

    def portions(self) -> Iterator[Portion]:
        """What has been played."""
        for line in self.kept.lines():
            yield read_portion(self.plan, line)

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
        self.kept.write(written(portion))

    def outcomes(self) -> list[Outcome]:
        """All games played, in the order of their numbers."""
        found = [outcome for portion in self.portions() for outcome in portion.outcomes]
        return sorted(found, key=lambda outcome: outcome.number)


def heading(plan: Plan) -> dict[str, Any]:
    """What makes a simulation the same one: everything but how many games are asked for."""
    told = asdict(plan)
    del told["games"]
    return told | rules_of(plan.game)


def rules_of(game: str) -> dict[str, Any]:
    """The rules and cards with which something was played."""
    found = games.find(game)
    return {"rules": found.version, "cards": catalogue_hash(found)}


def made_with(game: str) -> dict[str, Any]:
    """With what a result was made: the program, its build, the rules and the cards."""
    return {"tapete": __version__, "build": build.which(), **rules_of(game)}


def written(portion: Portion) -> dict[str, Any]:
    """A portion as a line."""
    units = {id: astuple(unit) for id, unit in portion.sums.units.items()}
    return {"games": [astuple(outcome) for outcome in portion.outcomes], "units": units}


def read_portion(plan: Plan, line: dict[str, Any]) -> Portion:
    """A portion from a line; all but the units is added up anew."""
    portion = Portion()
    deals: dict[int, list[Played]] = {}
    for row in line["games"]:
        fields: list[Any] = [tuple(value) if at in TUPLES else value for at, value in enumerate(row)]
        outcome = Outcome(*fields)
        portion.outcomes.append(outcome)
        if outcome.finished:
            played = Played(outcome.players, outcome.seats, (), outcome.decisions, outcome.turns, outcome.scores)
            deals.setdefault(plan.deal(outcome.number), []).append(played)
    for deal in deals.values():
        portion.sums.enter(deal)
    portion.sums.units = {id: read_unit(row) for id, row in line["units"].items()}
    return portion


def read_unit(row: list[Any]) -> Unit:
    share, score, by_bot, carriers, products, held = row
    return Unit(Share(*share), score, {int(bot): tuple(counts) for bot, counts in by_bot.items()}, carriers, products, held)
