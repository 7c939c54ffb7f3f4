"""Work done in forks of this process, a few at a time: each starts from the same state and leaves nothing behind."""

from __future__ import annotations

import contextlib
import ctypes
import os
import pickle
import resource
import select
import shutil
import signal
import struct
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
Send = Callable[[Any], None]
Work = Callable[[Send], None]
SIZE = struct.Struct("!I")
PARENT_DEATH = 1  # of prctl: which signal comes when the parent ends
LOOK = 0.2  # seconds after which a silent process is looked at
LONG = 24 * 3600.0
MEMORY = 4 << 30  # bytes that a process may grow to


@dataclass(frozen=True)
class Patience:
    """Said by a process: how many seconds it may now be silent."""

    seconds: float


@dataclass(frozen=True)
class End:
    """Said by a process that has done its work; with what went wrong, if it could not."""

    error: str = ""


@dataclass
class Process:
    pid: int
    pipe: int
    folder: Path
    received: bytearray = field(default_factory=bytearray)
    messages: list[Any] = field(default_factory=list)
    hear: Callable[[Any], None] | None = None  # who is told, at once, what it says
    patience: float = 600.0
    silent: float = 0.0  # seconds, as far as somebody was listening
    looked: float = field(default_factory=time.monotonic)

    @property
    def error(self) -> str | None:
        """What went wrong; empty when the work was done, None when the process died over it."""
        last = self.messages[-1] if self.messages else None
        return last.error if isinstance(last, End) else None

    def listen(self) -> None:
        """Take what has arrived."""
        while select.select([self.pipe], [], [], 0)[0]:
            arrived = os.read(self.pipe, 1 << 16)
            if not arrived:
                return
            self.silent = 0.0
            self.received += arrived
            while len(self.received) >= SIZE.size:
                size = SIZE.unpack_from(self.received)[0] + SIZE.size
                if len(self.received) < size:
                    break
                message = pickle.loads(self.received[SIZE.size : size])
                del self.received[:size]
                if isinstance(message, Patience):
                    self.patience = message.seconds
                elif self.hear is not None and not isinstance(message, End):
                    self.hear(message)
                else:
                    self.messages.append(message)

    def ended(self) -> bool:
        now = time.monotonic()
        self.silent += min(now - self.looked, 5 * LOOK)  # whoever stops the tool for a while stops its processes with it
        self.looked = now
        if self.silent > self.patience:
            return True
        if os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
            self.listen()
            return True
        return self.error is not None

    def close(self) -> None:
        """End the process, and whatever it has started itself: they are a group of their own."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.pipe)
        shutil.rmtree(self.folder, ignore_errors=True)


def start(work: Work) -> Process:
    """Begin work in a fork of this process. It has a folder for temporary files, no terminal, and a limit of memory."""
    folder = Path(tempfile.mkdtemp(prefix="mutation-"))
    inward, outward = os.pipe()
    pid = os.fork()
    if pid:
        os.close(outward)
        with contextlib.suppress(PermissionError, ProcessLookupError):
            os.setpgid(pid, pid)  # the process does it too: whoever is first
        return Process(pid, inward, folder)
    try:
        os.setpgid(0, 0)
        end_with_parent()
        os.close(inward)
        os.environ["PYTEST_DEBUG_TEMPROOT"] = os.environ["TMPDIR"] = tempfile.tempdir = str(folder)
        silence()
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        def send(message: Any) -> None:
            data = pickle.dumps(message)
            data = SIZE.pack(len(data)) + data
            while data:
                data = data[os.write(outward, data) :]

        try:
            work(send)
            send(End())
        except BaseException:
            send(End(traceback.format_exc()))
    finally:
        os._exit(0)


def end_with_parent() -> None:
    """Where the system can do it, nobody is left behind when the command is interrupted."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PARENT_DEATH, signal.SIGKILL)


def silence() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", closefd=False)  # noqa: SIM115


def alone(work: Work, hear: Callable[[Any], None]) -> Process:
    """Do this work in a process and wait for it."""
    process = start(work)
    process.hear = hear
    process.patience = LONG
    try:
        while not process.ended():
            select.select([process.pipe], [], [], LOOK)
            process.listen()
    finally:
        process.close()
    return process


def crowd(works: Iterator[tuple[T, Work]], most: int) -> Iterator[tuple[T, Process]]:
    """Do all this work, so many processes at once; each comes back with its name when it has ended."""
    running: dict[int, tuple[T, Process]] = {}
    more = True
    try:
        while more or running:
            while more and len(running) < most:
                following = next(works, None)
                if following is None:
                    more = False
                else:
                    process = start(following[1])
                    running[process.pipe] = (following[0], process)
            if not running:
                return
            select.select(list(running), [], [], LOOK)
            for pipe, (name, process) in list(running.items()):
                process.listen()
                if process.ended():
                    del running[pipe]
                    process.close()
                    yield name, process
    finally:
        for _, process in running.values():
            process.close()
