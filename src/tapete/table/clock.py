"""Clocks: how long each seat has thought and the table has played, from the times of what was done and nothing else.

Time passes for the seat that decides, from the change that brought its question to its answer. It stands still before the first
``resume``, which is kept when all seats are taken, and from the last change before the server went down to the ``resume`` after it
came back: neither a late guest nor a restart costs anybody a second. What is taken back gives no time back, and takes back its
increment. The time of a round is the table's, whoever decides, and begins once the players have prepared.

What a question and its answer take on their way is nobody's thinking: it is forgiven, as far as a seat has saved up for it. So who
lies about it gains little.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from tapete.table.steady import Steady, nothing

SAVED: Final = 0.2  # seconds of lag that each answer of a seat allows it
MOST_SAVED: Final = 1.0  # and at most, for one that comes late


@dataclass(frozen=True, slots=True)
class ClockKept:
    """What a match is played by, in seconds; 0: no such limit."""

    game: float = 0.0  # for all answers of a seat
    increment: float = 0.0  # gained with each answer
    move: float = 0.0  # for one answer
    round: float = 0.0  # for the whole table; then the game says how things stand
    preparing: float = 0.0  # for the whole table, before the round
    idle: float = 0.0  # over one question; then there is a warning
    warnings: int = 0  # so many cost the game


class Clock:
    """The time of one match."""

    def __init__(self, limits: ClockKept | None, players: int) -> None:
        self.limits = limits
        self.used = [0.0] * players
        self.thinking = 0.0  # spent on the pending question
        self.idle = 0.0  # of that, since the last warning
        self.prepared = 0.0  # spent by the table on preparing
        self.played = 0.0  # and on what came after
        self.since: float | None = None  # up to when time was counted; none: it stands still

    def pass_to(self, at: float, decider: int | None, preparing: bool, lag: float = 0.0) -> None:
        """Time has passed for who decides, some of it on the way. Without limits it is only counted, from the first change on."""
        if self.since is not None and decider is not None:
            spent = max(0.0, at - self.since)
            thought = max(0.0, spent - lag)
            self.used[decider] += thought
            self.thinking += thought
            self.idle += thought
            if preparing:
                self.prepared += spent
            else:
                self.played += spent
        if self.since is not None or self.limits is None:
            self.since = at

    def resume(self, at: float) -> None:
        """Time goes on from here; what passed before counts for nobody."""
        self.since = at

    def next_question(self) -> None:
        self.thinking = 0.0
        self.idle = 0.0

    def warned(self) -> None:
        """Whoever decides has been warned, and may be again."""
        self.idle = 0.0

    def passed(self, now: float) -> float:
        """What has passed since it was last counted."""
        return 0.0 if self.since is None else max(0.0, now - self.since)

    def left(self, seat: int, answers: int, passed: float) -> float | None:
        """What a seat that has given so many answers has for the rest of the game, when ``passed`` is on its time."""
        if self.limits is None or not self.limits.game:
            return None
        return self.limits.game + self.limits.increment * answers - self.used[seat] - passed

    def move_left(self, passed: float) -> float | None:
        """What is left for the pending answer."""
        return self.of("move", self.thinking + passed)

    def idle_left(self, passed: float) -> float | None:
        """What is left until who decides is warned."""
        return self.of("idle", self.idle + passed)

    def table_left(self, preparing: bool, passed: float) -> float | None:
        """What the table has left: of the round, or of the time to prepare."""
        return self.of("preparing", self.prepared + passed) if preparing else self.of("round", self.played + passed)

    def of(self, limit: str, spent: float) -> float | None:
        """What is left of a limit, if there is one."""
        most = 0.0 if self.limits is None else float(getattr(self.limits, limit))
        return most - spent if most else None


class Allowance:
    """How much lag each seat may be forgiven: some for each answer, and what it has not needed."""

    def __init__(self, seats: int) -> None:
        self.saved = [MOST_SAVED] * seats

    def of(self, seat: int, lag: float) -> float:
        return max(0.0, min(lag, self.saved[seat]))

    def spend(self, seat: int, lag: float) -> None:
        """An answer came.

        >>> allowance = Allowance(1)
        >>> for _ in range(6):
        ...     allowance.spend(0, allowance.of(0, 60.0))
        >>> round(allowance.of(0, 60.0), 3), allowance.of(0, 0.05)
        (0.2, 0.05)
        """
        self.saved[seat] = min(MOST_SAVED, self.saved[seat] - lag + SAVED)


class Alarm:
    """Rings when a time is up; only the last time it was set to counts. What it calls is called again until it has been done."""

    def __init__(self, name: str, ring: Callable[[], Awaitable[None]]) -> None:
        self.ring = ring
        self.waiting: asyncio.TimerHandle | None = None
        self.due = False
        self.ringing = Steady(name, self.done, lambda: self.due)

    def set(self, seconds: float | None) -> None:
        self.stop()
        if seconds is not None:
            self.waiting = asyncio.get_running_loop().call_later(max(0.0, seconds), self.rings)

    def rings(self) -> None:
        self.waiting = None  # it has rung: to set it anew does not silence it
        self.due = True
        self.ringing.start()

    async def done(self) -> None:
        self.due = False  # it may ring again meanwhile
        try:
            await self.ring()
        except BaseException:
            self.due = True
            raise

    def stop(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def leave_off(self) -> None:
        self.stop()
        self.ringing.stop()

    def forget(self) -> None:
        self.ring = nothing
        self.ringing.forget()
