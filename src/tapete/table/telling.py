"""Who is told of changes, and when: rooms one after another, moves that come in before the news of others."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Protocol

from tapete.table.steady import Steady

if TYPE_CHECKING:
    from tapete.table.room import Room

logger = logging.getLogger("tapete.server")


class Listener(Protocol):
    """Whoever sits or looks on: a connection."""

    seat: int
    address: str

    def lag(self) -> float:
        """How many seconds it takes there and back."""
        ...

    def tell(self, message: bytes, news: bool = False) -> None:
        """Queue a message. ``news`` may be dropped when the listener is slow; it then catches up."""
        ...


class Telling:
    """Tells the rooms' news, one room at a time: moves that come in are acknowledged in between, not after all the news."""

    def __init__(self) -> None:
        self.waiting: deque[Room] = deque()
        self.steady = Steady("the news", self.tell, lambda: bool(self.waiting))

    def soon(self, room: Room) -> None:
        self.waiting.append(room)
        self.steady.start()

    def stop(self) -> None:
        self.steady.stop()

    async def tell(self) -> None:
        while self.waiting:
            await asyncio.sleep(0)
            if not self.waiting:
                return
            room = self.waiting.popleft()
            try:
                room.spread()
            except Exception as error:  # one room must not silence the others
                logger.error("match %s could not be told", room.match.kept.id, exc_info=error)
