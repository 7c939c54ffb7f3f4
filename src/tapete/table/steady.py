"""Tasks that nobody has to watch: one that fails or is lost starts again by itself, later each time, while it is needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

logger = logging.getLogger("tapete.server")
AT_FIRST: Final = 0.1  # seconds until what failed is tried again, then twice as many each time
AT_MOST: Final = 15.0


class Steady:
    """Work that is done whenever it is needed."""

    def __init__(self, name: str, work: Callable[[], Coroutine[Any, Any, None]], needed: Callable[[], bool]) -> None:
        self.name = name
        self.work = work
        self.needed = needed
        self.task: asyncio.Task[None] | None = None
        self.again: asyncio.TimerHandle | None = None
        self.wait = AT_FIRST

    def busy(self) -> bool:
        return self.again is not None or (self.task is not None and not self.task.done())

    def start(self) -> None:
        """Begin, if there is something to do and nobody does it yet."""
        if not self.busy() and self.needed():
            self.task = asyncio.create_task(self.work())
            self.task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        if task is not self.task:
            return  # it was stopped
        failed = not task.cancelled() and task.exception() is not None
        if task.cancelled():
            logger.warning("%s: a task was lost and starts again", self.name)
        elif failed:
            logger.error("%s: a task failed and starts again", self.name, exc_info=task.exception())
        self.wait = min(2 * self.wait, AT_MOST) if failed else AT_FIRST
        if self.needed():
            self.again = asyncio.get_running_loop().call_later(self.wait, self.retry)

    def retry(self) -> None:
        self.again = None
        self.start()

    def forget(self) -> None:
        """Stop for good, and hold on to nothing."""
        self.stop()
        self.needed = never
        self.work = nothing

    def stop(self) -> None:
        task, self.task = self.task, None
        if task is not None:
            task.cancel()
        if self.again is not None:
            self.again.cancel()
            self.again = None


def never() -> bool:
    return False


async def nothing() -> None:
    """What is done by a task that was given up."""
