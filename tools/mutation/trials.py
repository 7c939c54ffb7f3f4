"""Whether the tests notice a mutant: only those that reach it are asked, the quick and the narrow first.

A mutant inside of functions that run during tests takes its place in a fork of a process that has everything imported. One
that runs on import, or while cards are declared, needs a process that imports the package anew.
"""

from __future__ import annotations

import gc
import math
import signal
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import CodeType, FunctionType

import pytest
from tools.mutation import testing
from tools.mutation.changes import NOWHERE, Mutant
from tools.mutation.importing import WithMutant
from tools.mutation.processes import Patience, Process, Send, Work, alone, crowd
from tools.mutation.reach import Reach, Reached, before, file_of, group
from tools.mutation.source import Source
from tools.mutation.targets import Project, Target, asked

KILLED, SURVIVED = "killed", "survived"
FEW = 40  # tests whose files are read first where everything is imported anew
Say = Callable[[str], None]
Limited = tuple[str, pytest.Item, float]  # a test, and the seconds of the processor that it may take
Functions = dict[tuple[str, str, int], list[FunctionType]]  # by file, qualified name and first line


@dataclass
class Verdict:
    mutant: Mutant
    outcome: str
    by: str = ""  # the test that noticed, and how
    tests: int = 0  # that were asked, or would have been
    reached: bool = True


@dataclass
class Question:
    """A mutant and the tests that are asked, in this order."""

    mutant: Mutant
    tests: list[str]
    anew: bool
    refused: set[str] = field(default_factory=set)


class Unfit(Exception):
    """The changed function cannot take the place of the other one."""


# -- which tests


class Order:
    """The tests that reach a mutant."""

    def __init__(self, project: Project, wanted: Target, reach: Reach, sources: dict[str, Source], patience: float) -> None:
        self.project = project
        self.wanted = wanted
        self.reach = reach
        self.sources = sources
        self.patience = patience  # seconds of the processor that a test may take beyond ten times what it takes
        self.imported = reach.imported[wanted.name]
        self.passing = {
            name: test for name, test in reach.tests.items() if test.outcome == testing.PASSED and asked(project, wanted, name)
        }
        self.effort = {name: self.weighed(test) for name, test in self.passing.items()}

    def weighed(self, test: Reached) -> tuple[int, int]:
        """The quick first; of those that take about as long, the narrow."""
        return round(math.log2(max(test.seconds, 0.004))), test.breadth()

    def limited(self, names: list[str], tests: testing.Tests) -> list[Limited]:
        return [(name, tests[name], self.patience + 10 * self.passing[name].seconds) for name in names]

    def question(self, mutant: Mutant) -> Question:
        if mutant.statement == NOWHERE or self.imported.get(mutant.file, b"")[mutant.statement : mutant.statement + 1] == b"\1":
            return self.anew(mutant)
        found = [name for name, test in self.passing.items() if test.reaches(mutant.file, mutant.statement, mutant.statement + 1)]
        return Question(mutant, sorted(found, key=self.effort.__getitem__), False)

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
        return Question(mutant, sorted(found, key=lambda name: (nearness(self.passing[name]), self.effort[name])), True)


# -- in the place of a function


def functions(files: set[str]) -> Functions:
    """The functions of these files that there are now, by file, qualified name and first line."""
    found: Functions = defaultdict(list)
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            code = thing.__code__
            found[code.co_filename, code.co_qualname, code.co_firstlineno].append(thing)
    return found


def codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes(inner)


def named_codes(text: bytes, place: str, function: str) -> dict[tuple[str, int], CodeType]:
    """The code of a function and of what is inside of it, by name and by the how-many-eth of that name."""
    found: dict[tuple[str, int], CodeType] = {}
    for code in codes(compile(text, place, "exec", dont_inherit=True)):
        if code.co_qualname == function or code.co_qualname.startswith(f"{function}.<locals>."):
            nth = 0
            while (code.co_qualname, nth) in found:
                nth += 1
            found[code.co_qualname, nth] = code
    return found


def outermost(function: str) -> str:
    return function.partition(".<locals>.")[0]


def take_place(project: Project, mutant: Mutant, source: Source, there: Functions) -> None:
    """Let the functions that exist run the changed code."""
    place = str(project.root / mutant.file)
    name = outermost(mutant.function)
    old = named_codes(source.text, place, name)
    new = named_codes(mutant.applied(source.text), place, name)
    changed = 0
    for key, code in old.items():
        for function in there.get((place, code.co_qualname, code.co_firstlineno), ()):
            if key not in new or new[key].co_freevars != code.co_freevars:
                raise Unfit
            function.__code__ = new[key]
            changed += 1
    if not changed:
        raise Unfit


def try_in_place(questions: list[Question], order: Order, jobs: int, say: Say) -> tuple[list[Verdict], list[Question]]:
    """The verdicts, and the questions that need everything imported anew."""
    project = order.project
    verdicts: list[Verdict] = []
    unfit: list[Question] = []
    needed = sorted({file_of(test) for question in questions for test in question.tests})
    if not needed:
        return [Verdict(question.mutant, SURVIVED, reached=False) for question in questions], []

    def work(send: Send) -> None:
        def then(tests: testing.Tests) -> None:
            before(project, order.wanted)
            there = functions({str(project.root / question.mutant.file) for question in questions})
            gc.collect()
            gc.freeze()
            Asking(questions, order, tests, there).all(jobs, send)

        testing.collect(project, needed, then)

    ended = alone(work, say)
    if ended.error != "":
        raise testing.NotCollected(ended.error or "the process that runs the tests has died")
    for message in ended.messages:
        if isinstance(message, Verdict):
            verdicts.append(message)
        elif isinstance(message, Question):
            unfit.append(message)
    return verdicts, unfit


class Asking:
    """The questions put to tests that are collected in this process, each in a fork of it."""

    def __init__(self, questions: list[Question], order: Order, tests: testing.Tests, there: Functions) -> None:
        self.order = order
        self.tests = tests
        self.there = there
        self.many = len(questions)
        self.waiting = deque(questions)
        self.killers: dict[str, list[str]] = defaultdict(list)  # by function: tests that have noticed another mutant of it
        self.trusted: set[str] = set()
        self.refused: set[str] = set()

    def all(self, jobs: int, send: Send) -> None:
        done = 0
        while self.waiting:  # a question whose witness is refused is put again
            for question, process in crowd(self.works(), jobs):
                verdict = judged(question, process)
                if verdict is None:
                    send(question)
                elif verdict.outcome == KILLED and not self.trusts(verdict.by):
                    send(f"{verdict.by} does not always pass by itself and is not asked any more")
                    self.waiting.append(question)
                else:
                    if verdict.outcome == KILLED:
                        self.killers[question.mutant.function].insert(0, verdict.by)
                    done += 1
                    send(verdict)
                    send(f"{done} of {self.many}: {said(verdict)}")

    def works(self) -> Iterator[tuple[Question, Work]]:
        while self.waiting:
            question = self.waiting.popleft()
            first = dict.fromkeys(test for test in self.killers[question.mutant.function] if test in question.tests)
            names = [name for name in dict.fromkeys([*first, *question.tests]) if name in self.tests and name not in self.refused]
            yield question, asking(self.order.limited(names, self.tests), self.placing(question.mutant))

    def placing(self, mutant: Mutant) -> Callable[[], None]:
        return lambda: take_place(self.order.project, mutant, self.order.sources[mutant.file], self.there)

    def trusts(self, test: str) -> bool:
        """Whether a test that has noticed something notices nothing without a mutant."""
        if test not in self.trusted and test not in self.refused:
            ((_, process),) = crowd(iter([(test, asking(self.order.limited([test], self.tests), lambda: None))]), 1)
            passes = process.error == "" and not any(isinstance(message, Noticed) for message in process.messages)
            (self.trusted if passes else self.refused).add(test)
        return test in self.trusted


def said(verdict: Verdict) -> str:
    return f"{verdict.outcome}  {verdict.mutant}  ({verdict.by or f'{verdict.tests} tests reach it'})"


@dataclass(frozen=True)
class Asked:
    test: str


@dataclass(frozen=True)
class Noticed:
    test: str


@dataclass(frozen=True)
class Impossible:
    """The mutant cannot take its place here."""


def asking(tests: list[Limited], change: Callable[[], None]) -> Work:
    """Make the change and ask the tests until one of them fails."""

    def work(send: Send) -> None:
        try:
            change()
        except Unfit:
            send(Impossible())
            return
        ask(tests, send)

    return work


def ask(tests: list[Limited], send: Send) -> None:
    for at, (name, item, seconds) in enumerate(tests):
        send(Asked(name))
        send(Patience(60 + 5 * seconds))  # nobody knows how busy the machine is
        signal.setitimer(signal.ITIMER_PROF, seconds)  # of the processor; whoever takes longer is ended
        following = tests[at + 1][1] if at + 1 < len(tests) else None
        if testing.run(item, following).outcome == testing.FAILED:
            send(Noticed(name))
            return


def judged(question: Question, process: Process) -> Verdict | None:
    """What a process has found out; None when the mutant needs everything imported anew."""
    if any(isinstance(message, Impossible) for message in process.messages):
        return None
    last = [message for message in process.messages if isinstance(message, Asked | Noticed)][-1:]
    many = len(question.tests)
    if last and (isinstance(last[0], Noticed) or process.error != ""):  # a process that died has noticed something
        return Verdict(question.mutant, KILLED, last[0].test, many)
    if process.error:
        raise RuntimeError(process.error)
    return Verdict(question.mutant, SURVIVED, tests=many, reached=many > 0)


# -- with everything imported anew


def try_anew(questions: list[Question], order: Order, jobs: int, say: Say) -> Iterator[Verdict]:
    """A process for each mutant. A few files of tests are read first: most mutants are noticed by them."""
    waiting = deque((question, True) for question in questions)

    def works() -> Iterator[tuple[tuple[Question, bool], Work]]:
        while waiting:
            question, quickly = waiting.popleft()
            yield (question, quickly), importing(question, order, quickly)

    done = 0
    while waiting:
        for (question, quickly), process in crowd(works(), jobs):
            verdict = judged(question, process)
            assert verdict is not None
            if verdict.outcome == SURVIVED and quickly and len(files_of(question.tests)) > len(files_of(question.tests[:FEW])):
                waiting.append((question, False))
                continue
            done += 1
            say(f"{done} of {len(questions)}: {said(verdict)}")
            yield verdict


def files_of(tests: list[str]) -> list[str]:
    return sorted({file_of(test) for test in tests})


def importing(question: Question, order: Order, quickly: bool) -> Work:
    project = order.project

    def work(send: Send) -> None:
        text = question.mutant.applied(order.sources[question.mutant.file].text)
        WithMutant(project, question.mutant.file, text).install()
        names = question.tests[:FEW] if quickly else question.tests

        def then(tests: testing.Tests) -> None:
            missed = [name for name in names if name not in tests]
            if missed:  # a test that was there without the mutant
                send(Noticed(missed[0]))
                return
            ask(order.limited(names, tests), send)

        send(Asked("import"))
        try:
            testing.collect(project, files_of(names), then)
        except BaseException:
            send(Noticed("import"))

    return work
