"""All tables of a server: matches are made, found again after a restart, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from tapete.core.language import Words
from tapete.core.records import Record, catalogue_hash
from tapete.server.garbage import Sweeper
from tapete.server.house import House
from tapete.server.settings import Settings
from tapete.server.thinkers import PooledThinkers
from tapete.server.workers import Failed, Full, Limits, Lost, Spent, Workers
from tapete.table import bounds, building, lobby, shuffle
from tapete.table.bodies import MatchMade, NewMatch, RecordTaken, SeatGiven
from tapete.table.crier import Crier
from tapete.table.errors import Denied
from tapete.table.fairness import Account
from tapete.table.match import Match
from tapete.table.reel import Breath, Reel
from tapete.table.room import Room, rebuilt
from tapete.table.secret import hashed, new_match_id, new_token
from tapete.table.steady import Steady
from tapete.table.store import ANSWER, Act, MatchKept, SeatKept, Store, StoreError
from tapete.table.wire import Shuffle

logger = logging.getLogger("tapete.server")
Built = TypeVar("Built")
TOO_MUCH_WORK = Words("prepararlo lleva demasiado tiempo o memoria", "to make it takes too much time or memory")
DAY = 86_400.0
FORGETTING = 600.0  # seconds between two looks for matches too old to keep
KEEPING = 5.0  # seconds between two rounds of housekeeping
JUST_OPENED = 30.0  # seconds in which somebody is still on the way in


class Hub:
    """The rooms that are open."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.thinkers = PooledThinkers(settings)
        self.builders = Workers(Limits(settings.builders, settings.builder_megabytes, 200, settings.worker_hangs))
        self.crier = Crier()
        self.rooms: dict[str, Room] = {}
        self.reels: dict[str, Reel] = {}  # the last used at the end
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.rebuilding = asyncio.Lock()  # one match at a time: those who play do not wait for those who come back
        self.house = House(settings)
        self.ready = asyncio.Event()  # the games are loaded
        self.heard = time.monotonic()  # when somebody last said something
        self.sweeper = Sweeper()
        self.forget_next = 0.0
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

    async def create(self, asked: NewMatch, address: str = "") -> MatchMade:
        """Make a match and keep it; only the answer ever holds its secrets."""
        game = lobby.game_named(asked.game)
        bounds.check(asked.setup, "setup")
        bounds.check_named(game, asked.setup.get("position"))
        source = None if asked.origin is None else (await self.room(asked.origin.match)).match
        plan = lobby.planned(game, asked) if source is None else lobby.continued(game, asked, source)
        salt = shuffle.new_secret()
        what = shuffle.played(game.id, game.version, catalogue_hash(game), plan.setup)
        seed = shuffle.mixed(salt, what, [""] * len(plan.seats)) if plan.seed is None else plan.seed
        players = await self.built(address, self.settings.builder_seconds, building.tried, game.id, plan.setup, seed)
        if players != len(plan.seats):
            raise Denied("bad_seats", detail=str(players))
        made: list[SeatGiven] = []
        kept: list[SeatKept] = []
        for seat in plan.seats:
            secret = "" if seat.kind == "bot" else new_token()
            mine = seat.kind == "me"
            made.append(SeatGiven(seat.kind, seat.level, secret if mine else None, secret if seat.kind == "open" else None))
            stored = hashed(secret) if secret else ""
            token, invitation = (stored, "") if mine else ("", stored)
            kept.append(SeatKept(seat.kind, seat.level, token, invitation, lobby.tidy(seat.name)))
        kind = "verified" if plan.seed is None else "seed"
        id = new_match_id()
        now = self.now()
        clock = lobby.checked_clock(game, plan.setup, asked.clock)
        terms = replace(plan.terms, clock=clock, every_question=asked.every_question, secret=salt)
        match = MatchKept(id, game.id, game.version, catalogue_hash(game), plan.setup, seed, kind, tuple(kept), now, terms)
        copied = [] if source is None else source.answers[: plan.terms.begun]
        await self.keep(match, [Act(at, each.seat, f"from/{at}", ANSWER, each.option, now) for at, each in enumerate(copied, 1)])
        promised = Shuffle(kind, shuffle.promise(salt, what, plan.seed), None, None, [""] * len(kept), shuffle.SCHEME)
        return MatchMade(id, game.id, made, promised)

    async def keep(self, match: MatchKept, acts: list[Act]) -> None:
        try:
            await self.store.create(match, acts)
        except StoreError as error:
            logger.error("a new match could not be kept: %s", error)
            raise Denied("store_failed") from error

    async def take(self, raw: bytes, address: str = "") -> RecordTaken:
        """Take in a record that somebody brings along: a match to be looked at."""
        seconds = self.settings.record_seconds
        taken = await self.built(address, seconds + 1.0, building.record, raw, seconds)
        await self.keep(taken.stored.match, taken.stored.acts)
        return RecordTaken(taken.stored.match.id, taken.stored.match.game, taken.answers, taken.result)

    async def room(self, id: str) -> Room:
        """The room of a match, rebuilt from the store when it is not in memory."""
        room = self.rooms.get(id)
        if room is None:
            opening = self.opening.get(id)
            if opening is None:
                opening = asyncio.create_task(self.open(id))
                self.opening[id] = opening
                opening.add_done_callback(lambda _: self.opening.pop(id, None))
            room = await asyncio.shield(opening)
        room.used = time.monotonic()
        return room

    async def open(self, id: str) -> Room:
        try:
            stored = await self.store.load(id)
        except StoreError as error:
            logger.error("match %s could not be read: %s", id, error)
            raise Denied("store_failed") from error
        if stored is None:
            raise Denied("no_such_match")
        game = lobby.game_named(stored.match.game)
        older = (stored.match.rules, stored.match.catalogue) != (game.version, catalogue_hash(game))
        try:
            async with self.rebuilding:
                match = await rebuilt(stored)
        except Exception as error:
            number = secrets.token_hex(4)
            logger.error("incident %s: match %s cannot be rebuilt", number, id, exc_info=error)
            raise Denied("other_rules" if older else "damaged", stored.match.rules if older else None, incident=number) from error
        if older:
            match.closed = True  # what still replays can be looked at; nobody plays on by other rules than they began with
            match.older = True
        room = self.room_of(match)
        self.rooms[id] = room
        self.put_away()
        return room

    def room_of(self, match: Match) -> Room:
        return Room(match, self.store, self.thinkers, self.crier, self.now, self.settings.bot_rest)

    async def reel(self, room: Room) -> Reel:
        """The reel of a finished match; the longest unused are put away while there are too many."""
        id = room.match.kept.id
        async with room.looking:
            reel = self.reels.pop(id, None)
            if reel is None:
                reel = Reel(room.match)
                await reel.wind()
            self.reels[id] = reel
        while len(self.reels) > self.settings.reels:
            del self.reels[next(iter(self.reels))]
        return reel

    def changed(self, id: str) -> None:
        """Another server has changed a match, or any of them; only those in memory are of interest."""
        for room in [self.rooms[id]] if id in self.rooms else [] if id else list(self.rooms.values()):
            room.catch_up_soon()

    async def keep_house(self) -> None:
        """Now and then: put away what nobody uses, and look through what is left when it is quiet."""
        while True:
            await asyncio.sleep(KEEPING)
            self.put_away()
            self.sweeper.sweep(self.heard, len(self.rooms))
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
                self.reels.pop(id, None)
                self.rooms.pop(id).forget()

    async def close(self) -> None:
        self.keeping.stop()
        self.crier.stop()
        for room in self.rooms.values():
            room.leave_off()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.builders.close)
        await self.store.close()


async def record_of(room: Room) -> Record:
    """The record of a finished match, with its digests; made once, a little at a time."""
    if room.record is None:
        match = room.match
        kept = match.kept
        record = Record(kept.game, match.game.version, catalogue_hash(match.game), kept.setup, match.seed)
        state = record.start(match.game)
        breath = Breath()
        for answer in match.answers[:]:
            match.game.play(state, answer.option)
            record.note(state, answer.option)
            await breath.taken()
        record.close(state)
        room.record = record
    return room.record
