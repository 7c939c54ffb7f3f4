"""Which tests are asked about a mutant, and in which order."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pytest
from tools.mutation import testing
from tools.mutation.changes import NOWHERE, Mutant
from tools.mutation.memory import Memory
from tools.mutation.reach import Reach, Reached, group
from tools.mutation.source import Source
from tools.mutation.targets import Project, Target, file_of, is_asked, is_near

Limited = tuple[str, pytest.Item, float]  # a test, and the seconds of the processor that it may take


@dataclass
class Question:
    """A mutant and the tests that have something to say about it, in the order in which they are asked."""

    mutant: Mutant
    tests: list[str]
    anew: bool  # whether everything must be imported anew for it


class Order:
    """The tests that reach a mutant."""

    def __init__(
        self,
        project: Project,
        wanted: Target,
        reach: Reach,
        sources: dict[str, Source],
        memory: Memory,
        patience: float,
        within: float = math.inf,
    ) -> None:
        self.project = project
        self.wanted = wanted
        self.reach = reach
        self.sources = sources
        self.memory = memory
        self.patience = patience  # seconds of the processor that a test may take beyond ten times what it takes
        self.within = within  # seconds of the processor that the tests of one mutant may take, as they usually do
        self.imported = reach.imported[wanted.kept]
        self.passing = {
            name: test for name, test in reach.tests.items() if test.outcome == testing.PASSED and is_asked(project, wanted, name)
        }
        self.effort = {name: self.weighed(name, test) for name, test in self.passing.items()}

    def weighed(self, name: str, test: Reached) -> tuple[bool, str, int, int]:
        """Those that speak of rules first, and of them the quick; of those that take about as long, the narrow. The others
        file by file, for they share what is made for them."""
        near = is_near(self.project, self.wanted, name)
        return not near, "" if near else file_of(name), round(math.log2(max(test.seconds, 0.004))), test.breadth()

    def limited(self, names: list[str], tests: testing.Tests) -> list[Limited]:
        return [(name, tests[name], self.patience + 10 * self.passing[name].seconds) for name in names]

    def asked(self, question: Question) -> list[str]:
        """Who is asked now: who has noticed something like it first, and nobody who has already let it pass."""
        key = question.mutant.key
        passed = self.memory.passed.get(key, frozenset())
        known = set(question.tests)
        names = dict.fromkeys([*[test for test in self.memory.first(key) if test in known], *question.tests])
        return [name for name in names if self.passing[name].stamp not in passed]

    def remember(self, question: Question, killer: str) -> None:
        if killer:
            self.memory.noticed(question.mutant.key, killer)
        else:
            self.memory.let_pass(question.mutant.key, {self.passing[name].stamp for name in question.tests})

    def question(self, mutant: Mutant) -> Question:
        if mutant.statement == NOWHERE or self.imported.get(mutant.file, b"")[mutant.statement : mutant.statement + 1] == b"\1":
            return self.anew(mutant)
        found = [name for name, test in self.passing.items() if test.reaches(mutant.file, mutant.statement, mutant.statement + 1)]
        return Question(mutant, self.affordable(mutant, sorted(found, key=self.effort.__getitem__)), False)

    def anew(self, mutant: Mutant) -> Question:
        """What runs on import may matter to every test of the game: first those that use the same class or function."""
        mine = group(self.project, mutant.file)
        source = self.sources[mutant.file]
        owner = mutant.function.partition(".")[0]
        spans = [(piece.start, piece.end) for piece in source.pieces if piece.name.partition(".")[0] == owner]

        def nearness(test: Reached) -> int:
            if mutant.statement != NOWHERE and test.reaches(mutant.file, mutant.statement, mutant.statement + 1):
                return 0
            if any(test.reaches(mutant.file, start, end) for start, end in spans):
                return 1
            return 2 if mutant.file in test.files else 3

        found = [name for name, test in self.passing.items() if any(group(self.project, file) == mine for file in test.files)]
        names = sorted(found, key=lambda name: (nearness(self.passing[name]), self.effort[name]))
        return Question(mutant, self.affordable(mutant, names), True)

    def affordable(self, mutant: Mutant, names: list[str]) -> list[str]:
        """As many as there is time for, and at least one; who has noticed something like it is asked first in any case."""
        first = {name: None for name in self.memory.first(mutant.key) if name in set(names)}
        found: list[str] = []
        seconds = 0.0
        for name in dict.fromkeys([*first, *names]):
            seconds += self.passing[name].seconds
            if found and name not in first and seconds > self.within:
                break
            found.append(name)
        return found
