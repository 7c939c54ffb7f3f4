"""Clocks: how long each seat has thought, from the times of what was done and nothing else.

Time passes for the seat that decides, from the change that brought its question to its answer. It stands still before the first
``resume``, which is kept when all seats are taken, and from the last change before the server went down to the ``resume`` after it
came back: neither a late guest nor a restart costs anybody a second. What is taken back gives no time back, and takes back its
increment.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ClockKept:
    """What a match is played by, in seconds; 0: no such limit."""

    game: float = 0.0  # for all answers of a seat
    increment: float = 0.0  # gained with each answer
    move: float = 0.0  # for one answer


class Clock:
    """The time of one match."""

    def __init__(self, limits: ClockKept | None, players: int) -> None:
        self.limits = limits
        self.used = [0.0] * players
        self.thinking = 0.0  # spent on the pending question
        self.since: float | None = None  # up to when time was counted; none: it stands still

    def pass_to(self, at: float, decider: int | None) -> None:
        """Time has passed for who decides. Without limits it is only counted, from the first change on."""
        if self.since is not None and decider is not None:
            spent = max(0.0, at - self.since)
            self.used[decider] += spent
            self.thinking += spent
        if self.since is not None or self.limits is None:
            self.since = at

    def resume(self, at: float) -> None:
        """Time goes on from here; what passed before counts for nobody."""
        self.since = at

    def next_question(self) -> None:
        self.thinking = 0.0

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
        if self.limits is None or not self.limits.move:
            return None
        return self.limits.move - self.thinking - passed

    def due(self, seat: int, answers: int, now: float) -> float | None:
        """How long until the seat that decides has run out of time; none: never."""
        passed = self.passed(now)
        lefts = [left for left in (self.left(seat, answers, passed), self.move_left(passed)) if left is not None]
        return min(lefts) if lefts else None


class Alarm:
    """Rings when a time is up; only the last time it was set to counts."""

    def __init__(self, ring: Callable[[], Awaitable[None]]) -> None:
        self.ring = ring
        self.waiting: asyncio.Task[None] | None = None

    def set(self, seconds: float | None) -> None:
        self.stop()
        if seconds is not None:
            self.waiting = asyncio.create_task(self.wait(seconds))

    async def wait(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))
        self.waiting = None  # it has rung: to set it anew does not silence it
        await self.ring()

    def stop(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
