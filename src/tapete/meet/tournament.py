"""A tournament as the list of its steps: whoever has the steps has the tournament.

A step is a plain document with a ``kind``. Nothing is ever taken from the list: undoing is a step too, which makes the last one
that still counts not count. ``Tournament`` is what the steps add up to; which steps are possible now is said in ``meet/steps.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tapete.meet.bracket import Bout, Bracket, double, single
from tapete.meet.results import BYE, FORFEIT, NOBODY, PLAYED, Result, Scale
from tapete.meet.round_robin import rounds_of
from tapete.meet.standings import USUAL, Standing, standings
from tapete.meet.swiss import Pairing, by_lot

Step = dict[str, Any]

SWISS, SINGLE, DOUBLE, ROUND_ROBIN = "swiss", "single", "double", "round_robin"
PAIRINGS = (SWISS, SINGLE, DOUBLE, ROUND_ROBIN)

CREATED, REGISTERED, CHECKED_IN, DROPPED, RETURNED = "created", "registered", "checked_in", "dropped", "returned"
PAIRED, RESULT, RULED, FINISHED, UNDONE = "paired", "result", "ruled", "finished", "undone"

NOTE, WARNING, LOSS, DISQUALIFIED = "note", "warning", "loss", "disqualified"
VERDICTS = (NOTE, WARNING, LOSS, DISQUALIFIED)


@dataclass(frozen=True, slots=True)
class Terms:
    """What was settled when the tournament was made."""

    name: str
    game: str
    form: str
    pairing: str = SWISS
    rounds: int = 0  # of a Swiss; 0 is as many as it takes to find one without a loss
    cycles: int = 1  # of everybody against everybody
    third_place: bool = False
    best_of: int = 1
    minutes: int = 0  # of a round; 0 is without a clock
    check_in: bool = False
    scale: Scale = field(default_factory=Scale)
    tie_breaks: tuple[str, ...] = USUAL
    key: int = 0
    settings: Mapping[str, Any] = field(default_factory=dict)
    handicap: int = 0  # the most that those who win a lot can have; 0: nobody has any

    @property
    def needed(self) -> int:
        """Games that win a match."""
        return self.best_of // 2 + 1


def terms_of(step: Mapping[str, Any]) -> Terms:
    known = {name: value for name, value in step.items() if name in Terms.__slots__}
    known["scale"] = Scale(**known.get("scale", {}))
    known["tie_breaks"] = tuple(known.get("tie_breaks", USUAL))
    return Terms(**known)


@dataclass(slots=True)
class Entrant:
    """Somebody who takes part."""

    name: str
    deck: Any = None
    bot: str = ""  # who plays for them, where no person does
    since: int = 1  # the first round they can be paired in
    present: bool = False
    dropped: bool = False
    warnings: int = 0
    handicap: int = 0  # that they came with


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a judge decided, and why."""

    round: int
    person: str
    verdict: str
    reason: str
    clause: str = ""
    by: str = ""  # the id of who ruled, on a server


def counting(steps: Sequence[Step]) -> list[Step]:
    """The steps that still count."""
    kept: list[Step] = []
    for step in steps:
        if step["kind"] == UNDONE:
            kept.pop()
        else:
            kept.append(step)
    return kept


class Tournament:
    """What the steps of a tournament add up to."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = counting(steps)
        self.terms = terms_of(self.steps[0])
        self.entrants: dict[str, Entrant] = {}
        self.seeds: list[str] = []  # in the order of the lot, once the first round is paired
        self.tables: dict[int, list[Pairing]] = {}
        self.results: dict[tuple[int, int], Result] = {}
        self.rulings: list[Ruling] = []
        self.finished = False
        for step in self.steps[1:]:
            self.apply(step)

    def apply(self, step: Step) -> None:
        doings: dict[str, Callable[[Step], None]] = {
            REGISTERED: self.registered,
            CHECKED_IN: self.checked_in,
            DROPPED: self.dropped,
            RETURNED: self.returned,
            PAIRED: self.paired,
            RESULT: self.resulted,
            RULED: self.ruled,
            FINISHED: self.closed,
        }
        doings[step["kind"]](step)

    # -- what steps do

    def registered(self, step: Step) -> None:
        name = step["name"]
        self.entrants[name] = Entrant(
            name,
            step.get("deck"),
            step.get("bot", ""),
            self.round + 1,
            present=not self.terms.check_in or self.round > 0,
            handicap=min(step.get("handicap", 0), self.terms.handicap),
        )
        if self.seeds:
            self.seeds.append(name)

    def checked_in(self, step: Step) -> None:
        for name in step["names"]:
            self.entrants[name].present = True

    def dropped(self, step: Step) -> None:
        self.leave(step["name"])

    def leave(self, name: str) -> None:
        """Whoever leaves loses what they have not finished."""
        self.entrants[name].dropped = True
        self.lose(name)

    def lose(self, name: str, even: bool = False) -> None:
        """The table at which somebody sits is lost to them; ``even`` if it was finished."""
        for table in self.tables.get(self.round, []):
            if name in (table.one, table.other) and table.other and (even or (self.round, table.table) not in self.results):
                wins = (0, self.terms.needed) if name == table.one else (self.terms.needed, 0)
                self.results[self.round, table.table] = Result(self.round, table.one, table.other, wins, how=FORFEIT)

    def returned(self, step: Step) -> None:
        self.entrants[step["name"]].dropped = False

    def paired(self, step: Step) -> None:
        round = step["round"]
        if round == 1:
            self.seeds = list(step["seeds"])
        self.tables[round] = [Pairing(*row) for row in step["tables"]]
        for table in self.tables[round]:
            if table.other == NOBODY:
                self.results[round, table.table] = Result(round, table.one, NOBODY, (self.terms.needed, 0), how=BYE)

    def resulted(self, step: Step) -> None:
        round, number = step["round"], step["table"]
        table = self.tables[round][number - 1]
        self.results[round, number] = Result(
            round,
            table.one,
            table.other,
            (step["wins"][0], step["wins"][1]),
            step.get("draws", 0),
            (step.get("score", [0, 0])[0], step.get("score", [0, 0])[1]),
            step.get("how", "played"),
        )
        if step.get("reason"):
            self.rulings.append(Ruling(round, f"{table.one} – {table.other}", RESULT, step["reason"], by=step.get("by", "")))

    def ruled(self, step: Step) -> None:
        name, verdict = step["name"], step["verdict"]
        self.rulings.append(Ruling(self.round, name, verdict, step["reason"], step.get("clause", ""), step.get("by", "")))
        if verdict == WARNING:
            self.entrants[name].warnings += 1
        elif verdict in (LOSS, DISQUALIFIED):
            self.lose(name, even=True)
            self.entrants[name].dropped |= verdict == DISQUALIFIED

    def closed(self, step: Step) -> None:
        self.finished = True

    # -- what can be read from it

    @property
    def round(self) -> int:
        """The round that is being played, or was last; 0 before the first."""
        return max(self.tables, default=0)

    @property
    def rounds(self) -> int:
        """How many rounds there will be; 0 where it depends on who wins."""
        if self.terms.pairing in (SINGLE, DOUBLE):
            return 0
        people = len(self.seeds) if self.seeds else len(self.here())
        if self.terms.pairing == ROUND_ROBIN:
            return rounds_of(people, self.terms.cycles)
        return self.terms.rounds or max(1, (people - 1).bit_length())

    def here(self) -> list[str]:
        """Who can be paired, in the order of the seeds."""
        order = self.seeds or by_lot(list(self.entrants), self.terms.key)
        return [name for name in order if self.entrants[name].present and not self.entrants[name].dropped]

    def gone(self) -> frozenset[str]:
        return frozenset(each.name for each in self.entrants.values() if each.dropped)

    def open_tables(self) -> list[Pairing]:
        """The tables whose result is not in."""
        return [table for table in self.tables.get(self.round, []) if (self.round, table.table) not in self.results]

    def all_results(self, until: int = 0) -> list[Result]:
        return [result for (round, _), result in sorted(self.results.items()) if not until or round <= until]

    def bracket(self) -> Bracket:
        """The bracket as it stands."""
        people = self.seeds or self.here()
        bouts: list[Bout] = double(len(people)) if self.terms.pairing == DOUBLE else single(len(people), self.terms.third_place)
        won: dict[str, str] = {}
        for round, tables in self.tables.items():
            for table in tables:
                result = self.results.get((round, table.table))
                if result is not None and table.bout:
                    won[table.bout] = result.winner()
        return Bracket(bouts, people, won, self.gone())

    def handicap_of(self, name: str, before: int = 0) -> int:
        """Somebody's handicap now, or before a round: each match that they won adds one, each that they lost takes one."""
        found = self.entrants[name].handicap
        for result in self.all_results():
            if (not before or result.round < before) and result.how == PLAYED and name in result.people() and result.winner():
                found += 1 if result.winner() == name else -1
                found = min(self.terms.handicap, max(0, found))
        return found

    def over(self) -> bool:
        """Whether every round has been played."""
        if not self.tables or self.open_tables():
            return False
        return self.bracket().over() if self.terms.pairing in (SINGLE, DOUBLE) else self.round >= self.rounds

    def standings(self, until: int = 0) -> list[Standing]:
        """Who stands where, after a round or now. Who never sat down is not in it."""
        results = self.all_results(until)
        people = [name for name in self.seeds if not self.entrants[name].dropped or any(name in r.people() for r in results)]
        table = standings(people, results, self.terms.scale, self.terms.tie_breaks)
        if self.terms.pairing not in (SINGLE, DOUBLE) or not people:
            return table
        rows = {row.person: row for row in table}
        return [
            Standing(place, name, rows[name].points, rows[name].won, rows[name].drawn, rows[name].lost, ())
            for place, name in self.bracket().places()
            if name in rows
        ]
