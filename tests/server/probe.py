"""What an honest table feels while somebody else misbehaves."""

from __future__ import annotations

import threading
import time
from types import TracebackType

from tests.server.served import ME, PATIENCE, Seat, new_match, sit

LIMIT = 0.250


class Probe:
    """A table that asks for a sign of life again and again, and keeps how long each took.

    The machine may be busy with other things: what is judged is measured against what the table felt before the attack.
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

    def measure(self, into: list[float], seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until and not self.ended.is_set():
            began = time.perf_counter()
            answer = self.seat.ask({"type": "ping"})
            assert answer["type"] == "pong", answer
            into.append(time.perf_counter() - began)
            time.sleep(0.005)

    def watch(self) -> None:
        try:
            self.measure(self.during, 600.0)
        except BaseException as error:
            self.problems.append(error)

    def __enter__(self) -> Probe:
        self.thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.ended.set()
        self.thread.join(PATIENCE)
        self.seat.close()
        if error is None:
            self.judge()

    def judge(self) -> None:
        assert not self.problems, self.problems
        assert len(self.during) >= 3, "the table was asked too seldom to say anything"
        allowed = max(LIMIT, 4 * part(self.before, 0.99))
        assert part(self.during, 0.99) < allowed, (
            f"p99 {1000 * part(self.during, 0.99):.0f} ms of {len(self.during)} during the attack, "
            f"{1000 * part(self.before, 0.99):.0f} ms before it"
        )


def part(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
