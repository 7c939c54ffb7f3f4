"""All tables of a server: matches are made, found again after a restart, and put away when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from tapete.core.records import Record, catalogue_hash
from tapete.server import lobby
from tapete.server.errors import Denied
from tapete.server.room import Crier, Room, rebuilt
from tapete.server.secret import commitment, hashed, new_match_id, new_seed, new_token
from tapete.server.settings import Settings
from tapete.server.store import MatchKept, SeatKept, Store, StoreError
from tapete.server.thinking import Thinkers
from tapete.server.wire import MatchMade, NewMatch, SeatGiven, Shuffle

logger = logging.getLogger("tapete.server")
JUST_OPENED = 30.0  # seconds in which somebody is still on the way in


class Hub:
    """The rooms that are open."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.crier = Crier()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.rebuilding = asyncio.Lock()  # one match at a time: those who play do not wait for those who come back
        self.connections = 0

    async def create(self, asked: NewMatch) -> MatchMade:
        """Make a match and keep it; only the answer ever holds its secrets."""
        game = lobby.game_named(asked.game)
        lobby.checked_seats(game, asked.seats)
        given = lobby.checked_seed(asked.seed)
        setup = lobby.setup_of(game, asked)
        seed = new_seed() if given is None else given
        lobby.tried(game, setup, seed, len(asked.seats))
        made: list[SeatGiven] = []
        kept: list[SeatKept] = []
        for seat in asked.seats:
            secret = "" if seat.kind == "bot" else new_token()
            mine = seat.kind == "me"
            made.append(SeatGiven(seat.kind, seat.level, secret if mine else None, secret if seat.kind == "open" else None))
            stored = hashed(secret) if secret else ""
            kept.append(SeatKept(seat.kind, seat.level, stored if mine else "", stored if seat.kind == "open" else ""))
        kind = "verified" if given is None else "seed"
        id = new_match_id()
        hash = catalogue_hash(game)
        match = MatchKept(id, game.id, game.version, hash, setup, seed, kind, tuple(kept), time.time())
        try:
            await self.store.create(match)
        except StoreError as error:
            logger.error("a new match could not be kept: %s", error)
            raise Denied("store_failed") from error
        return MatchMade(id, game.id, made, Shuffle(kind, commitment(seed), None))

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
        if stored.match.rules != lobby.game_named(stored.match.game).version:
            raise Denied("other_rules", detail=stored.match.rules)
        try:
            async with self.rebuilding:
                match = await rebuilt(stored)
        except Exception as error:
            number = secrets.token_hex(4)
            logger.error("incident %s: match %s cannot be rebuilt", number, id, exc_info=error)
            raise Denied("other_rules", incident=number) from error
        room = Room(match, self.store, self.thinkers, self.crier)
        self.rooms[id] = room
        self.put_away()
        return room

    def put_away(self) -> None:
        """Forget the rooms nobody is in, the longest unused first, while there are too many: the store has them."""
        spare = len(self.rooms) - self.settings.rooms
        if spare > 0:
            old = time.monotonic() - JUST_OPENED
            unused = [(room.used, id) for id, room in self.rooms.items() if room.used < old]
            empty = [(used, id) for used, id in unused if not self.rooms[id].listeners and not self.rooms[id].busy()]
            for _, id in sorted(empty)[:spare]:
                del self.rooms[id]

    async def close(self) -> None:
        for room in self.rooms.values():
            if room.driving is not None:
                room.driving.cancel()
        await asyncio.to_thread(self.thinkers.close)
        await self.store.close()


async def record_of(room: Room) -> Record:
    """The record of a finished match, with its digests; made once, a little at a time."""
    if room.record is None:
        match = room.match
        kept = match.kept
        record = Record(kept.game, match.game.version, catalogue_hash(match.game), kept.setup, kept.seed)
        state = record.start(match.game)
        for answer in match.answers[:]:
            match.game.play(state, answer.option)
            record.note(state, answer.option)
            await asyncio.sleep(0)
        record.close(state)
        room.record = record
    return room.record
