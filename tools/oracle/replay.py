"""Replaying one recording, from each moment at rest to the next."""

from __future__ import annotations

from dataclasses import dataclass, field

from tools.oracle.compare import differences, follow_order
from tools.oracle.record import HOUSE, MAIN, NO_REST, OVER, Moment, Scenario
from tools.oracle.search import Search, Stretch
from tools.oracle.table import Unplayable, adopt, build, lay_table

from tapete.core.game import Game
from tapete.core.state import State


@dataclass
class Result:
    """What came of one recording."""

    name: str
    outcome: str  # "passed", "failed" or "skipped"
    reason: str = ""
    step: int = -1
    details: list[str] = field(default_factory=list)


def replay(game: Game, scenario: Scenario, departures: dict[int, str]) -> Result:
    """Replay a recording. ``departures`` are the steps at which it is known to differ, and why: the table is then taken over."""
    try:
        return Replay(game, scenario, departures).run()
    except Unplayable as reason:
        return Result(scenario.name, "skipped", str(reason))


class Replay:
    def __init__(self, game: Game, scenario: Scenario, departures: dict[int, str]) -> None:
        self.game = game
        self.scenario = scenario
        self.departures = departures
        self.followed: list[int] = []

    def run(self) -> Result:
        scenario = self.scenario
        at, start = self.start()
        s = build(self.game, scenario, start)
        moment = start
        inputs = scenario.inputs
        wrong = differences(s, start, start, False)
        if wrong:
            return Result(scenario.name, "failed", "", at - 1, wrong)
        while at < len(inputs):
            if moment.rest == OVER:
                break
            if inputs[at].kind == "poke":
                at, moment, wrong = self.edit(s, at, moment)
                if wrong:
                    return Result(scenario.name, "failed", "", at, wrong)
                continue
            end = at
            while end < len(inputs) - 1 and inputs[end].after.rest == NO_REST and inputs[end + 1].kind != "poke":
                end += 1
            stretch = Stretch(at, inputs[at : end + 1], moment)
            search = Search(self.game, s, stretch)
            found = search.run()
            moment = stretch.after
            if found is None:
                if end not in self.departures or moment.rest not in (MAIN, HOUSE):
                    return Result(scenario.name, "failed", "", end, search.complaints())
                adopt(s, moment)
                self.followed.append(end)
            else:
                s = found
            if moment.rest in (MAIN, HOUSE):
                follow_order(s, moment)
            at = end + 1
        followed = ", ".join([f"step {step}: {self.departures[step]}" for step in self.followed])
        return Result(scenario.name, "passed", followed)

    def edit(self, s: State, at: int, before: Moment) -> tuple[int, Moment, list[str]]:
        """The recording edits the table: ours follows, and the recording goes on after the edit.

        In the middle of a choice only the table changes and the choice stays. At rest the edit may be a command of the other
        engine that asks something itself: all that belongs to it is taken together, up to the next moment at rest.
        """
        inputs = self.scenario.inputs
        if before.rest == NO_REST and inputs[at].after.rest == NO_REST:
            lay_table(s, inputs[at].after)
            s.touch()
            return at + 1, inputs[at].after, []
        while inputs[at].after.rest not in (MAIN, HOUSE):
            at += 1
            if at == len(inputs):
                return at, inputs[-1].after, []
        moment = inputs[at].after
        adopt(s, moment)
        return at + 1, moment, differences(s, moment, moment, False)

    def start(self) -> tuple[int, Moment]:
        """The first moment at rest; what comes before it is setup."""
        if self.scenario.first.rest in (MAIN, HOUSE):
            return 0, self.scenario.first
        for at, each in enumerate(self.scenario.inputs):
            if each.after.rest in (MAIN, HOUSE):
                return at + 1, each.after
        raise Unplayable("the recording never reaches a turn")
