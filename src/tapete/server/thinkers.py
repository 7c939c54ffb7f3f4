"""Bots that think in the processes of a pool: so many seconds of a processor for an answer, fewer for the levels below."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, TypeVar

from tapete.bots.explaining import Explanation
from tapete.review.weighing import Asked, Weighed, weigh
from tapete.server.settings import Settings
from tapete.server.workers import Failed, Full, Limits, Lost, Spent, Workers
from tapete.table.fairness import Account
from tapete.table.thinking import Busy, Task, Unable, answered, ladder, think

logger = logging.getLogger("tapete.server")
Thought = TypeVar("Thought")
Question = TypeVar("Question")
SHORTEST: Final = 0.001  # seconds of waiting that lower a bot by a level, whatever the settings say
ATTEMPTS: Final = 4  # at one answer, when workers are lost over it and it may not be its fault


class PooledThinkers:
    """The bots of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = Workers(Limits(settings.bot_workers, settings.bot_megabytes, hanging=settings.worker_hangs))
        self.advising = asyncio.Lock()

    def warm(self) -> None:
        self.workers.warm()

    async def choose(self, asked: Task, account: Account) -> str:
        return await self.done(think, asked, account)

    async def explained(self, asked: Task, account: Account) -> Explanation:
        """One piece of advice at a time, so that no bot waits for more than one."""
        async with self.advising:
            return await self.done(answered, asked, account)

    def crowding(self) -> int:
        return int(self.workers.wait_expected() / max(self.settings.bot_wait, SHORTEST))

    async def weighed(self, asked: Asked, account: Account) -> Weighed:
        return await self.within(self.settings.bot_seconds, weigh, asked, account)

    async def done(self, work: Callable[[Task], Thought], asked: Task, account: Account) -> Thought:
        return await self.within(self.budget(asked.bot), work, asked, account)

    async def within(self, seconds: float, work: Callable[[Question], Thought], asked: Question, account: Account) -> Thought:
        """What a worker answers, within so many seconds of a processor."""
        for _ in range(ATTEMPTS):
            try:
                return await self.workers.do(account, seconds, work, asked)
            except Lost as lost:
                logger.warning("match %s: a worker was lost (%s); the bot is asked again", account.table, lost)
            except Spent as spent:
                raise Unable(str(spent)) from None
            except Failed as failed:
                logger.error("match %s: the bot failed: %s", account.table, failed)
                raise Unable(str(failed)) from None
            except Full:
                raise Busy from None
        raise Unable("workers are lost over it")

    def budget(self, level: str) -> float:
        """Seconds of a processor for an answer: half as many for each level below the first."""
        above = {each: at for at, each in enumerate(ladder("maestro"))}
        return float(self.settings.bot_seconds / (1 << above.get(level, 0)))

    def close(self) -> None:
        self.workers.close()
