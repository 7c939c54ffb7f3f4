"""What to simulate and what came of it: a plan, how each of its games ended, and all of them added up.

A game is *stuck* when it has taken ``CAP`` decisions without ending. Of 6,000 random games of KeyForge the longest took 1,032 (317
on average), of 600 of Res Arcana 1,159: a game that reaches the cap goes round in circles.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tapete.lab.tally import Share, Sums

CAP = 20_000
FINISHED = "finished"
STUCK = "stuck"
ERROR = "error"
MOST_FAILURES = 20  # told in full; all are counted

Settings = tuple[tuple[str, object], ...]  # fields of a setup that every game has alike, as (name, value)


@dataclass(frozen=True, slots=True)
class Plan:
    """What to simulate. A single bot sits in every seat: of ``players`` seats, or of as many as each random setup has.

    ``settings`` are fields of the setup that every game has alike. ``belongings`` are fields with a list of as many values as there
    are bots, such as their decks: a bot takes its own along from seat to seat.
    """

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int = 1
    cap: int = CAP
    players: int = 0
    settings: Settings = ()
    belongings: tuple[tuple[str, tuple[object, ...]], ...] = ()

    @property
    def labels(self) -> list[str]:
        """The bots, with a number where there are several of one name."""
        return [f"{name}#{at + 1}" if self.bots.count(name) > 1 else name for at, name in enumerate(self.bots)]

    def place(self, seat: int, number: int) -> int:
        """Which bot of the list sits in a seat of a game."""
        return (seat + number) % len(self.bots)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended. ``winners`` are places in the list of bots, ``seats`` the seats that won."""

    number: int
    result: str
    winners: tuple[int, ...]
    decisions: int
    problem: str = ""
    players: int = 0
    seats: tuple[int, ...] = ()
    turns: int = 0
    scores: tuple[int, ...] = ()

    @property
    def finished(self) -> bool:
        return self.result == FINISHED


@dataclass(slots=True)
class Portion:
    """Some games played one after another: how each ended, and what they add up to."""

    outcomes: list[Outcome] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)


@dataclass(slots=True)
class Result:
    """All games of a simulation, added up."""

    plan: Plan
    finished: int = 0
    stuck: int = 0
    errors: int = 0
    draws: int = 0
    decisions: int = 0
    wins: dict[str, int] = field(default_factory=dict)  # alone
    shares: dict[str, Share] = field(default_factory=dict)  # with their part of the wins shared with others
    failures: list[Outcome] = field(default_factory=list)
    sums: Sums = field(default_factory=Sums)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys(self.plan.labels, 0)
        self.shares = {label: Share() for label in self.plan.labels}

    @property
    def played(self) -> int:
        return self.finished + self.stuck + self.errors

    def add(self, portion: Portion) -> None:
        """Enter some games; the order of portions makes no difference."""
        for outcome in portion.outcomes:
            self.decisions += outcome.decisions
            self.count(outcome)
        self.failures.sort(key=by_number)
        del self.failures[MOST_FAILURES:]
        self.sums.merge(portion.sums)

    def count(self, outcome: Outcome) -> None:
        if outcome.finished:
            self.finished += 1
            winners = tuple(dict.fromkeys(outcome.winners))  # a bot that sits in several seats of a group wins once
            for place, share in enumerate(self.shares.values()):
                share.add(len(self.shares), winners, place)
            if len(winners) == 1:
                self.wins[self.plan.labels[winners[0]]] += 1
            else:
                self.draws += 1
            return
        if outcome.result == STUCK:
            self.stuck += 1
        else:
            self.errors += 1
        self.failures.append(outcome)

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.plan.game,
            "games": self.plan.games,
            "finished": self.finished,
            "stuck": self.stuck,
            "errors": self.errors,
            "wins": self.wins,
            "draws": self.draws,
            "seconds": round(self.seconds, 3),
            "seed": self.plan.seed,
            "decisions": self.decisions,
            "bots": [{"bot": label, **share.as_json()} for label, share in self.shares.items()],
            **self.sums.as_json(),
            "failures": [{"game": each.number, "result": each.result, "problem": each.problem} for each in self.failures],
        }


def tally(plan: Plan, outcomes: list[Outcome]) -> Result:
    """Outcomes that are known, counted."""
    result = Result(plan)
    result.add(Portion(outcomes))
    return result


def by_number(outcome: Outcome) -> int:
    return outcome.number
