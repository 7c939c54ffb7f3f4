"""Processes that work for the tables: bots think there, and whatever a stranger sent is built there first.

Each piece of work has a budget of processor time and each worker a limit of memory; what exceeds them costs a worker, not the
server. A worker that dies or hangs is replaced by itself and costs nobody else anything. Waiting counts for nothing. Whose work
comes next is ``fairness``'s business; work that nobody waits for any more is dropped, or stopped if it has begun.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import pickle
import queue
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, TypeVar

from tapete.table.fairness import Account, FairQueue

logger = logging.getLogger("tapete.server")
Result = TypeVar("Result")
LOOK: Final = 0.1  # seconds between two looks whether anybody still waits for a piece of work
ARRIVING: Final = 60.0  # seconds for a process to come up
LEAVING: Final = 1.0  # seconds for the work under way when the server stops
NICENESS: Final = 10  # workers give way to the loop that everybody waits for
MEGABYTE: Final = 1 << 20


class WorkError(Exception):
    """A piece of work that came to nothing."""


class Lost(WorkError):
    """The worker died or hung, and it need not have been the work's fault: it may be asked again."""


class Spent(WorkError):
    """The work took more time or memory than it may: asked again, it would again."""


class Failed(WorkError):
    """The work itself raised something that is not to be told to whoever asked."""


class Full(WorkError):
    """So much is waiting already that no more is taken."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What the workers of a pool may use."""

    workers: int
    memory: int = 768  # megabytes of a worker, beyond what it begins with
    waiting: int = 2_000  # pieces of work
    hanging: float = 20.0  # seconds of the clock, beyond four times its budget, after which a worker is taken for hung


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a piece of work went: what came of it or what went wrong, and what it cost."""

    value: object
    error: Exception | None
    seconds: float


class Job:
    """A piece of work, from being asked for to being done."""

    __slots__ = ("abandoned", "account", "call", "future", "seconds", "took")

    def __init__(self, call: bytes, seconds: float, account: Account, future: asyncio.Future[Any]) -> None:
        self.call = call
        self.seconds = seconds
        self.account = account
        self.future = future
        self.abandoned = False  # nobody waits for it any more
        self.took = 0.0  # seconds of the clock that its process worked on it


class Workers:
    """A pool of processes, used from one event loop."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.queue: FairQueue[Job] = FairQueue()
        self.working: Counter[str] = Counter()  # by address
        self.idle: list[Worker] = []
        self.all: list[Worker] = []
        self.usual = 0.1  # seconds of the clock that a piece of work takes, of late
        self.done = 0
        self.lost = 0
        self.closed = False

    def warm(self) -> None:
        """Start the processes before the first question."""
        loop = asyncio.get_running_loop()
        while len(self.all) < self.limits.workers:
            worker = Worker(self.limits, loop, self.finished)
            self.all.append(worker)
            self.idle.append(worker)

    async def do(self, account: Account, seconds: float, work: Callable[..., Result], *arguments: object) -> Result:
        """Let a worker do something within so many seconds of its processor. Raises what the work raised, or a ``WorkError``."""
        if self.closed or len(self.queue) >= self.limits.waiting:
            raise Full
        self.warm()
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        job = Job(pickle.dumps((work, arguments)), seconds, account, future)
        self.queue.put(job, account)
        self.hand_out()
        try:
            return await future
        except asyncio.CancelledError:
            job.abandoned = True
            self.queue.remove(job, account)
            raise

    def wait_expected(self) -> float:
        """How long a new piece of work would wait, in seconds, if all took as long as they did of late.

        What counts is the clock: on a machine that has other things to do, a second of a processor takes longer.
        """
        return len(self.queue) * self.usual / self.at_once()

    def at_once(self) -> int:
        """How many pieces of work of one address are done at a time: others need not wait for its thoughts to end."""
        return max(1, self.limits.workers - 1)

    def hand_out(self) -> None:
        most = self.at_once()
        while self.idle:
            job = self.queue.take(lambda address: self.working[address] < most)
            if job is None:
                return
            self.working[job.account.address] += 1
            self.idle.pop().inbox.put(job)

    def finished(self, worker: Worker, job: Job, outcome: Outcome) -> None:
        """A worker is free again. In the loop."""
        address = job.account.address
        self.working[address] -= 1
        if not self.working[address]:
            del self.working[address]
        self.queue.charge(job.account, outcome.seconds)
        if job.took:
            self.usual += 0.1 * (job.took - self.usual)
        self.done += 1
        self.lost += isinstance(outcome.error, Lost | Spent)
        if not job.future.done():
            if outcome.error is not None:
                job.future.set_exception(outcome.error)
            else:
                job.future.set_result(outcome.value)
        self.idle.append(worker)
        self.hand_out()

    def close(self) -> None:
        """End all processes; the work under way has a moment. Not in the loop."""
        self.closed = True
        latest = time.monotonic() + LEAVING
        for worker in self.all:
            worker.leave()
        for worker in self.all:
            worker.thread.join(max(0.0, latest - time.monotonic()))
            worker.end()
        self.all = []
        self.idle = []


class Worker:
    """One process and the thread that speaks with it."""

    def __init__(self, limits: Limits, loop: asyncio.AbstractEventLoop, finished: Callable[[Worker, Job, Outcome], None]) -> None:
        self.limits = limits
        self.loop = loop
        self.finished = finished
        self.inbox: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.leaving = False
        self.thread = threading.Thread(target=self.serve, name="tapete-worker", daemon=True)
        self.thread.start()

    def serve(self) -> None:
        """In the thread: one piece of work after another."""
        with contextlib.suppress(Exception):  # what cannot start now is started for the first piece of work, and told then
            self.start()
        while True:
            job = self.inbox.get()
            if job is None:
                break
            began = time.monotonic()
            try:
                outcome = self.outcome(job)
            except Exception as error:
                self.end()
                logger.error("a worker was lost", exc_info=error)
                outcome = Outcome(None, Lost(str(error)), time.monotonic() - began)
            with contextlib.suppress(RuntimeError):  # a loop that has ended waits for nothing
                self.loop.call_soon_threadsafe(self.finished, self, job, outcome)
        self.end()

    def outcome(self, job: Job) -> Outcome:
        if job.abandoned:
            return Outcome(None, Lost("nobody waits"), 0.0)
        if self.process is None or not self.process.is_alive():
            self.end()
            self.start()
        assert self.pipe is not None
        self.pipe.send((job.seconds, job.call))
        began = time.monotonic()
        latest = began + 4 * job.seconds + self.limits.hanging
        try:
            return self.answer(job, latest, began)
        finally:
            job.took = time.monotonic() - began

    def answer(self, job: Job, latest: float, began: float) -> Outcome:
        """What the process answers until then."""
        assert self.pipe is not None
        while not self.pipe.poll(LOOK):
            if job.abandoned or self.leaving or time.monotonic() > latest:
                self.end()
                return Outcome(None, Lost("stopped"), time.monotonic() - began)
        try:
            outcome: Outcome = self.pipe.recv()
        except (EOFError, OSError):
            return self.died(job, time.monotonic() - began)
        return outcome

    def died(self, job: Job, seconds: float) -> Outcome:
        assert self.process is not None
        self.process.join(LEAVING)
        code = self.process.exitcode
        self.end()
        if code is not None and code in (-getattr(signal, "SIGPROF", 0), -getattr(signal, "SIGXCPU", 0)) and code != 0:
            return Outcome(None, Spent(f"more than {job.seconds:.1f} s"), job.seconds)
        return Outcome(None, Lost(f"exit code {code}"), seconds)

    def start(self) -> None:
        """A process that has said it is there."""
        context = origin()
        self.pipe, theirs = context.Pipe()
        process: BaseProcess = context.Process(target=work, args=(theirs, self.limits.memory), daemon=True)  # type: ignore[attr-defined]
        process.start()
        self.process = process
        theirs.close()
        if not self.pipe.poll(ARRIVING):
            self.end()
            raise Lost("no worker came up")
        self.pipe.recv()

    def leave(self) -> None:
        self.leaving = True
        self.inbox.put(None)

    def end(self) -> None:
        """Kill the process, if there is one."""
        process, pipe = self.process, self.pipe
        self.process = self.pipe = None
        if process is not None:
            process.kill()
            process.join(LEAVING)
            with contextlib.suppress(ValueError):  # it does not go: nobody waits for it
                process.close()
        if pipe is not None:
            pipe.close()


_forking = threading.Lock()
_origin: list[BaseContext] = []


def origin() -> BaseContext:
    """Where processes come from: a clean one that knows the games, where the system can fork it."""
    with _forking:
        if not _origin:
            ways = multiprocessing.get_all_start_methods()
            context = multiprocessing.get_context("forkserver" if "forkserver" in ways and sys.platform != "darwin" else "spawn")
            if context.get_start_method() == "forkserver":
                context.set_forkserver_preload(["tapete.server.preloaded"])
            _origin.append(context)
        return _origin[0]


# ---------------------------------------------------------------------------------------------------------------- in a worker


def work(pipe: Connection, memory: int) -> None:
    """In a new process: do what comes in until the server is gone."""
    arrive()
    import tapete.server.preloaded  # noqa: F401  # already there where workers are forked

    limit_memory(memory)
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        pipe.send("ready")
        while True:
            do(pipe, *pipe.recv())


def do(pipe: Connection, seconds: float, call: bytes) -> None:
    """One piece of work within its budget."""
    began = time.process_time()
    set_budget(seconds)
    value: object = None
    error: Exception | None = None
    try:
        function, arguments = pickle.loads(call)
        value = function(*arguments)
    except (MemoryError, RecursionError) as found:
        error = Spent(type(found).__name__)
    except Exception as found:
        error = told(found)
    set_budget(0.0)
    spent = time.process_time() - began
    try:
        pipe.send(Outcome(value, error, spent))
    except (TypeError, ValueError, AttributeError, pickle.PicklingError) as found:
        pipe.send(Outcome(None, Failed(f"its result cannot be sent: {found}"), spent))


def told(error: Exception) -> Exception:
    """An error as it travels: itself when it says what was wrong with the document, else only its name."""
    if getattr(error, "travels", False):
        return error
    import traceback

    return Failed("".join(traceback.format_exception(error))[-4_000:])


def arrive(niceness: int = NICENESS) -> None:
    """Give way to the server, and leave when it is gone, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    threading.Thread(target=leave, daemon=True).start()


def set_budget(seconds: float) -> None:
    """The system ends this process after so much processor time, whatever it is doing; 0: no more."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def limit_memory(megabytes: int) -> None:
    """No more than so much beyond what the process has now."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + megabytes * MEGABYTE
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
