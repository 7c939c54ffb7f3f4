"""What to simulate and what came of it: a plan, how each of its games ended, and all of them added up.

A game is *stuck* when it has taken ``CAP`` decisions without ending. Of 6,000 random games of KeyForge the longest took 1,032 (317
on average), of 600 of Res Arcana 1,159: a game that reaches the cap goes round in circles.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tapete import __version__, build
from tapete.lab.tally import PARTS, Share, Sums, part
from tapete.lab.verdicts import Verdict, verdicts

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

    Of each deal as many games are played as ``seatings`` says, with everybody one seat on in each: the same cards come in the same
    order, and whoever had the better of it has the worse of it in the next game. 1: each deal is played once.
    """

    game: str
    games: int
    bots: tuple[str, ...]
    seed: int = 1
    cap: int = CAP
    players: int = 0
    settings: Settings = ()
    belongings: tuple[tuple[str, tuple[object, ...]], ...] = ()
    seatings: int = 1

    def whole(self) -> Plan:
        """The plan with as many games as whole deals take."""
        return replace(self, games=-(-self.games // self.seatings) * self.seatings)

    def deal(self, number: int) -> int:
        """The deal of a game."""
        return number // self.seatings

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
        deals: dict[int, list[tuple[int, ...]]] = {}
        for outcome in portion.outcomes:
            self.decisions += outcome.decisions
            self.count(outcome, deals.setdefault(self.plan.deal(outcome.number), []))
        bots = len(self.shares)
        for won in deals.values():
            for place, share in enumerate(self.shares.values()) if won else ():
                share.enter(len(won), sum([part(bots, winners, place) for winners in won]), len(won) * (PARTS // bots))
        self.failures.sort(key=by_number)
        del self.failures[MOST_FAILURES:]
        self.sums.merge(portion.sums)

    def count(self, outcome: Outcome, won: list[tuple[int, ...]]) -> None:
        if outcome.finished:
            self.finished += 1
            winners = tuple(dict.fromkeys(outcome.winners))  # a bot that sits in several seats of a group wins once
            won.append(winners)
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

    def verdicts(self) -> list[Verdict]:
        """What can be said of each unit; what the bots win anyway is left out of it."""
        return verdicts(self.sums.units, [share.wins / share.even if share.even else 1.0 for share in self.shares.values()])

    def unit_json(self, each: Verdict) -> dict[str, object]:
        told = each.as_json()
        if self.sums.scores.counts:
            told["score"] = round(each.unit.score / each.unit.share.games, 2)
        if len(self.plan.bots) > 1:
            labels = self.plan.labels
            told["by_bot"] = {
                labels[bot]: {"games": games, "share": round(wins / (PARTS * games), 4)}
                for bot, (games, wins, _) in sorted(each.unit.by_bot.items())
            }
        return told

    def as_json(self) -> dict[str, object]:
        return {
            "tapete": __version__,
            "build": build.which(),
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
            "seatings": self.plan.seatings,
            "bots": [{"bot": label, **share.as_json()} for label, share in self.shares.items()],
            **self.sums.as_json(),
            "units": [self.unit_json(each) for each in self.verdicts()],
            "failures": [{"game": each.number, "result": each.result, "problem": each.problem} for each in self.failures],
        }


def tally(plan: Plan, outcomes: list[Outcome]) -> Result:
    """Outcomes that are known, counted."""
    result = Result(plan)
    result.add(Portion(outcomes))
    return result


def by_number(outcome: Outcome) -> int:
    return outcome.number
