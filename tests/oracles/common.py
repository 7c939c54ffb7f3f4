"""Following a game with a second opinion.

A second opinion knows the rules from the rulebook alone. It is written as *processes*: a world (plain facts) and the tasks that are
still to be done in it. A task changes the world, or asks a player something; nothing is optimised and every choice is tried out.

The follower keeps the processes beside the engine's game. At every decision of the engine it lets them run on until they ask, too,
and demands that

- the question is the one the rules ask (who, and which answers);
- nobody is asked for an answer that excludes nothing, and whatever the engine did not ask excluded nothing;
- between actions, the facts of both are the same, every single one.
"""

from __future__ import annotations

import os
from collections.abc import Hashable, Iterator
from typing import Any, NamedTuple, Protocol

from tapete.core.decision import Decision
from tapete.core.state import State

World = dict[tuple[Any, ...], Any]
Task = tuple[Any, ...]
NOTE = "note"  # what a process remembers of its own tasks; the engine has no such facts


class Process(NamedTuple):
    """A world and what is still to be done in it, in order."""

    world: World
    tasks: tuple[Task, ...]

    def then(self, *tasks: Task) -> Process:
        return Process(self.world, (*tasks, *self.tasks))

    def key(self) -> Hashable:
        return frozenset(self.world.items()), self.tasks


class Choice:
    """A question: who is asked, and what each answer leads to.

    A single answer need not be asked, unless ``always``. Nor is a *quiet* question, while one of its answers leaves everything
    open. Of a question that belongs to a cost only those answers count after which all of it can still be paid.
    """

    def __init__(
        self,
        player: int,
        answers: dict[str, Process],
        always: bool = False,
        quiet: bool = False,
        cost: bool = False,
        between: bool = False,
    ) -> None:
        self.player = player
        self.answers = answers
        self.always = always
        self.quiet = quiet
        self.cost = cost
        self.between = between  # nothing is half done: all facts can be compared


class Rules(Protocol):
    """The rules of one game, as a second opinion reads them."""

    asked: Decision | None  # the engine's question, for tasks whose order is free
    actual: World  # the engine's facts: only what chance decided is read from them

    def facts(self, s: State) -> World:
        """Everything that can be compared."""

    def shown(self, s: State) -> World:
        """What the engine works out from the facts and shows, such as points."""

    def derived(self, world: World) -> World:
        """The same, worked out from the rulebook."""

    def begins(self, s: State, world: World) -> Process | None:
        """Where following can begin; nothing while the game is still being set up."""

    def step(self, process: Process) -> Process | Choice | None:
        """Do the next task: what comes of it, a question, or nothing when it cannot be done."""

    def paid(self, process: Process) -> bool:
        """Whether nothing is left to be done that could fail."""


class Disagreement(AssertionError):
    """The engine and the second opinion differ."""


class Follower:
    """One game and its second opinion, side by side."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.process: Process | None = None
        self.choice: Choice | None = None
        self.compared = 0
        self.followed = 0
        self.path: list[str] = []

    def play(self, s: State, picks: Iterator[int], most: int) -> None:
        """Play random answers, following each of them."""
        self.look(s)
        for _ in range(most):
            if s.over:
                return
            assert s.decision is not None
            option = s.decision.options[next(picks) % len(s.decision.options)]
            self.path = [*self.path[-12:], f"{s.decision.player + 1}: {s.decision.kind}: {option.id}"]
            self.answer(option.id)
            s.choose(option)
            self.look(s)

    def answer(self, option_id: str) -> None:
        if self.choice is not None:
            self.process = self.choice.answers[option_id]
            self.followed += 1

    def look(self, s: State) -> None:
        """Let the second opinion run on until it asks what the engine asks, and compare."""
        rules = self.rules
        rules.asked = s.decision
        rules.actual = rules.facts(s)
        if self.process is None:
            self.process = rules.begins(s, rules.actual)
            if self.process is None:
                return
        self.process, self.choice = self.settled(self.process)
        if self.choice is None or self.choice.between:
            self.compare(s, self.process.world)
        if self.choice is None:
            self.process = None  # over, or a new game is being set up

    # -- running on

    def settled(self, process: Process) -> tuple[Process, Choice | None]:
        """The process when it has come to the engine's question, or to its end."""
        while process.tasks:
            came = self.run(process)
            if came is None:
                self.fail(f"cannot be done: {process.tasks[0]}")
            elif isinstance(came, Process):
                process = came
            elif self.is_asked(came):
                return process, came
            elif len(came.answers) == 1 and not came.always:
                (process,) = came.answers.values()
            else:
                self.fail(f"player {came.player + 1} should be asked {sorted(came.answers)}")
        return process, None

    def run(self, process: Process) -> Process | Choice | None:
        """The next task; a quiet question is left out while one of its answers leaves everything open."""
        came = self.allowed(process)
        if isinstance(came, Choice) and came.quiet and len(came.answers) > 1:
            outcomes = {id: self.outcomes(after) for id, after in came.answers.items()}
            everything = set().union(*outcomes.values())
            harmless = [id for id, outcome in outcomes.items() if outcome == everything]
            if harmless:
                came.answers = {harmless[0]: came.answers[harmless[0]]}
        return came

    def allowed(self, process: Process) -> Process | Choice | None:
        came = self.rules.step(process)
        if isinstance(came, Choice) and came.cost:
            came.answers = {id: after for id, after in came.answers.items() if possible(self.rules, after)}
        return came

    def is_asked(self, choice: Choice) -> bool:
        asked = self.rules.asked
        if asked is None or (len(choice.answers) == 1 and not choice.always and not asked.lone):
            return False
        return asked.player == choice.player and set(asked.ids()) == set(choice.answers)

    def outcomes(self, process: Process) -> set[Hashable]:
        """The worlds that quiet questions can lead to from here; what cannot be paid leads nowhere."""
        found: set[Hashable] = set()
        seen: set[Hashable] = set()
        waiting = [process]
        while waiting:
            process = waiting.pop()
            came = None if self.rules.paid(process) else self.rules.step(process)
            if isinstance(came, Process):
                waiting.append(came)
            elif isinstance(came, Choice) and (came.quiet or len(came.answers) == 1):
                for after in came.answers.values():
                    if after.key() not in seen:
                        seen.add(after.key())
                        waiting.append(after)
            elif came is not None or self.rules.paid(process):
                found.add(process.key())
        return found

    # -- comparing

    def compare(self, s: State, world: World) -> None:
        self.compared += 1
        actual = {**self.rules.actual, **self.rules.shown(s)}
        world = {**{key: value for key, value in world.items() if key[0] != NOTE}, **self.rules.derived(world)}
        if world == actual:
            return
        differ = sorted({key for key in {*world, *actual} if world.get(key) != actual.get(key)}, key=str)
        self.fail("\n".join(f"{key}: {world.get(key)} expected, {actual.get(key)} found" for key in differ))

    def asked(self) -> str:
        asked = self.rules.asked
        return "nothing" if asked is None else f"player {asked.player + 1} is asked {asked.kind}: {', '.join(asked.ids())}"

    def fail(self, problem: str) -> None:
        raise Disagreement("\n".join([problem, f"now {self.asked()}", "after:", *self.path]))


def possible(rules: Rules, process: Process) -> bool:
    """Whether everything that is begun can be paid and done, by any answers at all."""
    seen: set[Hashable] = set()
    waiting = [process]
    while waiting:
        process = waiting.pop()
        if rules.paid(process):
            return True
        came = rules.step(process)
        if isinstance(came, Process):
            waiting.append(came)
        elif isinstance(came, Choice):
            for after in came.answers.values():
                if after.key() not in seen:
                    seen.add(after.key())
                    waiting.append(after)
    return False


def longer() -> int:
    """How many times as much as usual is compared: ``TAPETE_ORACLE=50 pytest tests/oracles``."""
    return int(os.environ.get("TAPETE_ORACLE", "1"))
