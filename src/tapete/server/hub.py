"""The tables of a server: what strangers send is built in workers, and what nobody needs is put away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import TypeVar

from tapete.core.language import Words
from tapete.server.distant import DistantStore
from tapete.server.garbage import Sweeper, Thrift, give_back
from tapete.server.house import House
from tapete.server.meeting import Meeting
from tapete.server.settings import Settings
from tapete.server.thinkers import PooledThinkers
from tapete.server.workers import Failed, Full, Limits, Lost, Spent, Workers
from tapete.table.errors import Denied
from tapete.table.fairness import Account
from tapete.table.hall import Hall, HallLimits
from tapete.table.room import RoomLimits
from tapete.table.steady import Steady
from tapete.table.store import NoteStore, Store, StoreError

logger = logging.getLogger("tapete.server")
Built = TypeVar("Built")
TOO_MUCH_WORK = Words("prepararlo lleva demasiado tiempo o memoria", "to make it takes too much time or memory")
DAY = 86_400.0
FORGETTING = 600.0  # seconds between two looks for matches too old to keep
KEEPING = 5.0  # seconds between two rounds of housekeeping
JUST_OPENED = 30.0  # seconds in which somebody is still on the way in


class Hub(Hall):
    """The rooms that are open, in a house with workers and limits."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] = time.time) -> None:
        self.pool = PooledThinkers(settings)
        room = RoomLimits(settings.bot_rest, settings.away, settings.return_time)
        limits = HallLimits(settings.builder_seconds, settings.record_seconds, settings.replays, room)
        super().__init__(store, self.pool, now, limits)
        self.settings = settings
        self.places = store if isinstance(store, DistantStore) else None  # where tables stand, in a server of several parts
        self.builders = Workers(Limits(settings.builders, settings.builder_megabytes, 200, settings.worker_hangs))
        self.house = House(settings)
        self.ready = asyncio.Event()  # the games are loaded
        self.heard = time.monotonic()  # when somebody last said something
        self.sweeper = Sweeper()
        self.thrift = Thrift()
        self.forget_next = 0.0
        self.meeting = Meeting(self, store) if isinstance(store, NoteStore) else None
        self.keeping = Steady("housekeeping", self.keep_house, lambda: True)

    async def built(self, address: str, seconds: float, work: Callable[..., Built], *arguments: object) -> Built:
        """What a worker makes of what somebody sent; refused where it would take too much."""
        try:
            return await self.builders.do(Account("", address), seconds, work, *arguments)
        except Spent:
            raise Denied("too_large", why=TOO_MUCH_WORK) from None
        except (Full, Lost) as error:
            raise Denied("busy") from error
        except Failed as failed:
            number = secrets.token_hex(4)
            logger.error("incident %s: %s", number, failed)
            raise Denied("incident", incident=number) from None

    async def keep_house(self) -> None:
        """Now and then: put away what nobody uses, and look through what is left when it is quiet."""
        while True:
            await asyncio.sleep(KEEPING)
            self.put_away()
            swept = self.sweeper.sweep(self.heard, len(self.rooms))
            if self.thrift.fell(len(self.rooms) + self.house.tables) or swept:
                await asyncio.to_thread(give_back)
            await self.forget_old()

    async def forget_old(self) -> None:
        """Now and then: delete what is older than this server keeps."""
        if time.monotonic() < self.forget_next:
            return
        self.forget_next = time.monotonic() + FORGETTING
        days = (self.settings.keep_days, self.settings.keep_unplayed_days)
        before, unplayed = [self.now() - each * DAY if each else 0.0 for each in days]
        with contextlib.suppress(StoreError):
            gone = await self.store.forget(before, unplayed) if before or unplayed else 0
            if gone:
                logger.warning("%d old matches deleted", gone)

    def put_away(self) -> None:
        """Forget the rooms nobody is in: those of matches that are over soon, others after a while, and while there are too many
        the longest unused first. The store has them."""
        now = time.monotonic()
        empty = [(room.used, id) for id, room in self.rooms.items() if not room.listeners and not room.busy()]
        spare = len(self.rooms) - self.settings.rooms
        for used, id in sorted(empty):
            room = self.rooms[id]
            idle = now - used
            if idle > (self.settings.rest_over if room.match.over else self.settings.rest) or (spare > 0 and idle > JUST_OPENED):
                spare -= 1
                self.replays.pop(id, None)
                self.let_go(id)

    def let_go(self, id: str) -> None:
        self.rooms.pop(id).forget()
        if self.places is not None:
            self.places.left(id)

    def changed(self, id: str) -> None:
        """Another part that changes a match has its table: here it is put away, unless somebody is at it."""
        if self.meeting is not None:
            self.meeting.changed(id)
        room = self.rooms.get(id)
        if self.places is not None and room is not None and not room.listeners and not room.busy():
            self.let_go(id)
        else:
            super().changed(id)

    async def close(self) -> None:
        self.keeping.stop()
        if self.meeting is not None:
            self.meeting.looking.stop()
            if self.meeting.notices is not None:
                self.meeting.notices.close()
        self.telling.stop()
        self.reviews.close()
        for room in self.rooms.values():
            room.leave_off()
        await asyncio.to_thread(self.pool.close)
        await asyncio.to_thread(self.builders.close)
        await self.store.close()
