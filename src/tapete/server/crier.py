"""Who is told of changes, and when: rooms one after another, moves that come in before the news of others."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tapete.server.room import Room

logger = logging.getLogger("tapete.server")


class Listener(Protocol):
    """Whoever sits or looks on: a connection."""

    seat: int

    def tell(self, message: bytes, news: bool = False) -> None:
        """Queue a message. ``news`` may be dropped when the listener is slow; it then catches up."""
        ...


class Crier:
    """Tells the rooms' news, one room at a time: moves that come in are acknowledged in between, not after all the news."""

    def __init__(self) -> None:
        self.waiting: deque[Room] = deque()
        self.telling: asyncio.Task[None] | None = None

    def soon(self, room: Room) -> None:
        self.waiting.append(room)
        if self.telling is None or self.telling.done():
            self.telling = asyncio.create_task(self.tell())

    async def tell(self) -> None:
        while self.waiting:
            await asyncio.sleep(0)
            room = self.waiting.popleft()
            try:
                room.spread()
            except Exception as error:  # one room must not silence the others
                logger.error("match %s could not be told", room.match.kept.id, exc_info=error)
