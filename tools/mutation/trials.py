"""Whether the tests notice a mutant: only those that reach it are asked, the quick and the narrow first.

A mutant inside of functions that run during tests takes its place in a fork of a process that has everything imported. One
that runs on import, or while cards are declared, needs a process that imports the package anew.
"""

from __future__ import annotations

import gc
import signal
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType

from tools.mutation import testing
from tools.mutation.changes import Mutant
from tools.mutation.importing import WithMutant
from tools.mutation.order import Limited, Order, Question
from tools.mutation.processes import Patience, Process, Send, Work, alone, crowd
from tools.mutation.reach import before
from tools.mutation.source import Source
from tools.mutation.targets import Project, file_of, is_near

KILLED, SURVIVED = "killed", "survived"
FEW = 3  # files of tests that are read first where everything is imported anew
Say = Callable[[str], None]
Functions = dict[tuple[str, str, int], list[FunctionType]]  # by file, qualified name and first line


@dataclass
class Verdict:
    mutant: Mutant
    outcome: str
    by: str = ""  # the test that noticed
    tests: int = 0  # how many could have


class Unfit(Exception):
    """The changed function cannot take the place of the other one."""


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
    unasked = [question for question in questions if not order.asked(question)]
    verdicts = [Verdict(question.mutant, SURVIVED, tests=len(question.tests)) for question in unasked]
    unfit: list[Question] = []
    for verdict in verdicts:
        say(said(verdict))
    open_ones = [question for question in questions if question not in unasked]
    if not open_ones:
        return verdicts, []

    def work(send: Send) -> None:
        def then(tests: testing.Tests) -> None:
            before(project, order.wanted)
            there = functions({str(project.root / question.mutant.file) for question in open_ones})
            gc.collect()
            gc.freeze()
            Asking(open_ones, order, tests, there).all(jobs, send)

        testing.collect(project, files_of([test for question in open_ones for test in order.asked(question)]), then)

    def hear(message: object) -> None:
        match message:
            case str():
                say(message)
            case Question():
                unfit.append(message)
            case (Question() as question, Verdict() as verdict):
                order.remember(question, verdict.by)
                order.memory.keep()
                verdicts.append(verdict)

    ended = alone(work, hear)
    if ended.error != "":
        raise testing.NotCollected(ended.error or "the process that runs the tests has died")
    return verdicts, unfit


class Asking:
    """The questions put to tests that are collected in this process, each in a fork of it."""

    def __init__(self, questions: list[Question], order: Order, tests: testing.Tests, there: Functions) -> None:
        self.order = order
        self.tests = tests
        self.there = there
        self.many = len(questions)
        self.waiting = deque(questions)
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
                    self.order.remember(question, verdict.by)
                    done += 1
                    send((question, verdict))
                    send(f"{done} of {self.many}: {said(verdict)}")

    def works(self) -> Iterator[tuple[Question, Work]]:
        while self.waiting:
            question = self.waiting.popleft()
            names = [name for name in self.order.asked(question) if name in self.tests and name not in self.refused]
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
        send(Patience(300 + 10 * seconds))  # of a clock, for who waits in vain: nobody knows how busy the machine is
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
    return Verdict(question.mutant, SURVIVED, tests=many)


# -- with everything imported anew


def try_anew(questions: list[Question], order: Order, jobs: int, say: Say) -> Iterator[Verdict]:
    """A process for each mutant. A few files of tests are read first: they notice most mutants."""
    waiting = deque(first_round(question, order.asked(question)) for question in questions)
    done = 0

    def works() -> Iterator[tuple[Round, Work]]:
        while waiting:
            turn = waiting.popleft()
            yield turn, importing(turn.question.mutant, turn.now, order)

    while waiting:
        for turn, process in crowd(works(), jobs):
            verdict = judged(turn.question, process)
            assert verdict is not None
            if verdict.outcome == KILLED and is_flaky(verdict.by, order):
                say(f"{verdict.by} does not always pass by itself and is not asked any more")
                waiting.append(Round(turn.question, [name for name in turn.now if name != verdict.by], turn.later))
            elif verdict.outcome == SURVIVED and turn.later:
                waiting.append(Round(turn.question, turn.later, []))
            else:
                done += 1
                order.remember(turn.question, verdict.by)
                order.memory.keep()
                say(f"{done} of {len(questions)}: {said(verdict)}")
                yield verdict


@dataclass
class Round:
    """Some of the tests that are asked about a mutant, and those whose turn comes later."""

    question: Question
    now: list[str]
    later: list[str]


def first_round(question: Question, names: list[str]) -> Round:
    first = list(dict.fromkeys(file_of(name) for name in names))[:FEW]
    return Round(
        question, [name for name in names if file_of(name) in first], [name for name in names if file_of(name) not in first]
    )


def is_flaky(test: str, order: Order) -> bool:
    """Whether a test fails without a mutant too. Those that speak of rules do not: they depend on nothing else."""
    if test not in order.passing or is_near(order.project, order.wanted, test):
        return False
    ((_, process),) = crowd(iter([(test, importing(None, [test], order))]), 1)
    return process.error != "" or any(isinstance(message, Noticed) for message in process.messages)


def files_of(tests: list[str]) -> list[str]:
    return sorted({file_of(test) for test in tests})


def importing(mutant: Mutant | None, names: list[str], order: Order) -> Work:
    project = order.project

    def work(send: Send) -> None:
        if mutant is not None:
            WithMutant(project, mutant.file, mutant.applied(order.sources[mutant.file].text)).install()

        def then(tests: testing.Tests) -> None:
            missed = [name for name in names if name not in tests]
            if missed:  # a test that is there without the mutant
                send(Noticed(missed[0]))
            else:
                ask(order.limited(names, tests), send)

        send(Asked("import"))
        try:
            testing.collect(project, files_of(names), then)
        except BaseException:
            send(Noticed("import"))

    return work
