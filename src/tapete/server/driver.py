"""The bots of a room: they answer for as long as it is their decision, and never make anybody wait for good.

They also pass for a person who plays with bots alone and could do nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tapete.core import randomness
from tapete.server.errors import Denied
from tapete.server.store import ANSWER
from tapete.server.thinking import task

if TYPE_CHECKING:
    from tapete.server.room import Room

logger = logging.getLogger("tapete.server")


class Driver:
    """Lets the bots of one room answer."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.driving: asyncio.Task[None] | None = None

    def busy(self) -> bool:
        return self.driving is not None and not self.driving.done()

    def start(self) -> None:
        """Let the bots answer for as long as it is their decision."""
        if self.bot_decides() and not self.busy():
            self.driving = asyncio.create_task(self.drive())

    def stop(self) -> None:
        if self.driving is not None:
            self.driving.cancel()

    def bot_decides(self) -> bool:
        match = self.room.match
        if match.decision is None or match.missing():
            return False
        return match.automatic(match.decision.player) or match.passes()

    async def drive(self) -> None:
        room = self.room
        failed: set[str] = set()  # answers at which the engine failed
        while self.bot_decides():
            decision = room.match.decision
            assert decision is not None
            seat, at = decision.player, room.match.seq
            option = await self.choice(seat, failed)
            if option is None:
                return
            async with room.lock:
                now = room.match.decision
                if room.match.seq != at or now is None or now.player != seat:
                    continue  # taken back in the meantime
                try:
                    await room.change(seat, f"bot.{at + 1}", ANSWER, option)
                except Denied as denied:
                    if denied.fault.code != "incident":
                        return  # the store is out of order: the bot goes on when somebody comes
                    failed.add(option)
                    continue
                failed.clear()
                room.spread()

    async def choice(self, seat: int, failed: set[str]) -> str | None:
        """What the bot answers; any other option when it fails or its answer did."""
        match = self.room.match
        decision = match.decision
        assert decision is not None
        ids = [id for id in decision.ids() if id not in failed]
        if not ids:
            return None
        if len(ids) > 1 and not failed:
            try:
                chosen = await self.room.thinkers.choose(task(match, seat))
                if chosen in ids:
                    return chosen
                logger.error("match %s: the bot at seat %d answered %r", match.kept.id, seat, chosen)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                logger.error("match %s: the bot at seat %d failed", match.kept.id, seat, exc_info=error)
        return ids[randomness.number(match.kept.seed, match.seq, len(ids))]
