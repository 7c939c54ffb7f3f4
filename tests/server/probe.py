"""What an honest table feels while somebody else misbehaves."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from types import TracebackType

from tests.server.served import ME, PATIENCE, Seat, new_match, sit

STOPPED = 2.0  # seconds without an answer: somebody was stopped
LIMIT = 0.250  # what a table may feel on a machine with nothing else to do: TAPETE_TIMED=1 asks for it
ENOUGH = 20
SLEEPER = """
import select, sys, time
late = []
while not select.select([sys.stdin], [], [], 0)[0]:
    began = time.perf_counter()
    time.sleep(0.02)  # well below what one seat may send
    late.append(time.perf_counter() - began - 0.005)
print(sorted(late)[int(0.99 * len(late))])
"""


class Probe:
    """A table that asks for a sign of life again and again, and keeps how long each took.

    A test that runs beside others must not depend on the clock: there nobody may be *stopped*. With TAPETE_TIMED=1, on a quiet
    machine, the table may feel next to nothing. What is judged is measured against what the table felt before the attack, and
    against how late a process that has nothing to do with the server is woken meanwhile.
    """

    def __init__(self, port: int, quiet: float = 0.5) -> None:
        made = new_match(port, "keyforge", [ME, ME], seed=1)
        self.seat: Seat = sit(port, {**made, "seats": made["seats"][:1]})[0]
        self.before: list[float] = []
        self.during: list[float] = []
        self.problems: list[BaseException] = []
        self.ended = threading.Event()
        self.measure(self.before, quiet)
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.sleeper = subprocess.Popen([sys.executable, "-c", SLEEPER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, into: list[float], seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until and not self.ended.is_set():
            began = time.perf_counter()
            answer = self.seat.ask({"type": "ping"})
            assert answer["type"] == "pong", answer
            into.append(time.perf_counter() - began)
            time.sleep(0.02)  # well below what one seat may send

    def watch(self) -> None:
        try:
            self.measure(self.during, 600.0)
        except BaseException as error:
            self.problems.append(error)

    def __enter__(self) -> Probe:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        until = time.perf_counter() + PATIENCE
        while error is None and len(self.during) < ENOUGH and time.perf_counter() < until and self.thread.is_alive():
            time.sleep(0.01)  # an attack may be over before anything is felt of it
        self.ended.set()
        self.thread.join(PATIENCE)
        self.seat.close()
        late = float(self.sleeper.communicate("\n", PATIENCE)[0] or 0.0)
        if error is None:
            self.judge(late)

    def judge(self, late: float) -> None:
        assert not self.problems, self.problems
        assert len(self.during) >= ENOUGH, "the table was asked too seldom to say anything"
        limit = LIMIT if os.environ.get("TAPETE_TIMED") else STOPPED
        allowed = max(limit, 4 * part(self.before, 0.99)) + 4 * late
        assert part(self.during, 0.99) < allowed, (
            f"p99 {1000 * part(self.during, 0.99):.0f} ms of {len(self.during)} during the attack, "
            f"{1000 * part(self.before, 0.99):.0f} ms before it; others were woken {1000 * late:.0f} ms late"
        )


def part(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
