"""All tables that are open: matches are made, found again in their store, and looked back at.

A house gives it workers, limits and order (``server/hub.py``); by itself it does everything at once where it is.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import TypeVar

from tapete.core.pool import named
from tapete.core.records import Record, catalogue_hash
from tapete.core.visibility import SPECTATOR
from tapete.table import bounds, building, lobby, shuffle
from tapete.table.bodies import MatchMade, NewMatch, RecordTaken, SeatGiven
from tapete.table.errors import Denied
from tapete.table.match import Match
from tapete.table.news import lines_of, look_of
from tapete.table.replay import Pause, Replay
from tapete.table.reviewing import Reviews
from tapete.table.room import AS_USUAL as AT_TABLES
from tapete.table.room import Room, RoomLimits, rebuilt
from tapete.table.secret import hashed, new_match_id, new_token
from tapete.table.store import ANSWER, Act, MatchKept, SeatKept, Store, StoreError
from tapete.table.telling import Telling
from tapete.table.thinking import Thinkers
from tapete.table.wire import Shuffle

logger = logging.getLogger("tapete.server")
Built = TypeVar("Built")


@dataclass(frozen=True, slots=True)
class HallLimits:
    """How much a hall bears."""

    build_seconds: float = 3.0  # of a processor for a setup, a deck or a position
    record_seconds: float = 20.0  # to play again a record that somebody brings along
    replays: int = 32  # finished matches that are being looked at
    room: RoomLimits = AT_TABLES


AS_USUAL = HallLimits()


class Hall:
    """The rooms that are open."""

    def __init__(
        self, store: Store, thinkers: Thinkers, now: Callable[[], float] = time.time, limits: HallLimits = AS_USUAL
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.begun = now()
        self.limits = limits
        self.telling = Telling()
        self.rooms: dict[str, Room] = {}
        self.replays: dict[str, Replay] = {}  # the last used at the end
        self.reviews = Reviews(thinkers, limits.replays)
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.rebuilding = asyncio.Lock()  # one match at a time: those who play do not wait for those who come back

    async def built(self, address: str, seconds: float, work: Callable[..., Built], *arguments: object) -> Built:
        """What is made of what somebody sent. A house lets others do it, within limits."""
        return work(*arguments)

    def put_away(self) -> None:
        """Make room for another table; where there are few, none has to go."""

    async def create(self, asked: NewMatch, address: str = "") -> MatchMade:
        """Make a match for people, or with one at least."""
        lobby.checked_people(asked.seats)
        return await self.lay(asked, address)

    async def lay(self, asked: NewMatch, address: str = "") -> MatchMade:
        """Make a match and keep it; only the answer ever holds its secrets."""
        game = lobby.game_named(asked.game)
        bounds.check(asked.setup, "setup")
        bounds.check_named(game, asked.setup.get("position"))
        source = None if asked.origin is None else (await self.room(asked.origin.match)).match
        plan = lobby.planned(game, asked) if source is None else lobby.continued(game, asked, source)
        salt = shuffle.new_secret()
        what = shuffle.played(game.id, game.version, catalogue_hash(game, named(plan.setup)), plan.setup)
        seed = shuffle.mixed(salt, what, [""] * len(plan.seats)) if plan.seed is None else plan.seed
        players = await self.built(address, self.limits.build_seconds, building.tried, game.id, plan.setup, seed)
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
        absence = lobby.checked_absence(plan.seats, asked.absence)
        terms = replace(plan.terms, clock=clock, every_question=asked.every_question, secret=salt, absence=absence)
        match = MatchKept(
            id, game.id, game.version, catalogue_hash(game, named(plan.setup)), plan.setup, seed, kind, tuple(kept), now, terms
        )
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
        seconds = self.limits.record_seconds
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
        older = (stored.match.rules, stored.match.catalogue) != (game.version, catalogue_hash(game, named(stored.match.setup)))
        try:
            async with self.rebuilding:
                match = await rebuilt(stored, older)
        except Exception as error:
            number = secrets.token_hex(4)
            logger.error("incident %s: match %s cannot be rebuilt", number, id, exc_info=error)
            raise Denied("other_rules" if older else "damaged", stored.match.rules if older else None, incident=number) from error
        room = self.room_of(match)
        self.rooms[id] = room
        self.put_away()
        return room

    def room_of(self, match: Match) -> Room:
        return Room(match, self.store, self.thinkers, self.telling, self.now, self.limits.room, self.begun)

    async def replay(self, room: Room) -> Replay:
        """The replay of a finished match; the longest unused are put away while there are too many."""
        id = room.match.kept.id
        async with room.looking:
            replay = self.replays.pop(id, None)
            if replay is None:
                replay = Replay(room.match)
                await replay.wind()
            self.replays[id] = replay
        while len(self.replays) > self.limits.replays:
            del self.replays[next(iter(self.replays))]
        return replay

    def changed(self, id: str) -> None:
        """Another server has changed a match, or any of them; only those in memory are of interest."""
        for room in [self.rooms[id]] if id in self.rooms else [] if id else list(self.rooms.values()):
            room.catch_up_soon()


async def record_of(room: Room) -> Record:
    """The record of a finished match, with its digests; made once, a little at a time."""
    if room.record is None:
        match = room.match
        kept = match.kept
        record = Record(kept.game, match.game.version, catalogue_hash(match.game, named(kept.setup)), kept.setup, match.seed)
        state = record.start(match.game)
        pause = Pause()
        for answer in match.answers[:]:
            match.game.play(state, answer.option)
            record.note(state, answer.option)
            await pause.when_due()
        record.close(state)
        room.record = record
    return room.record


async def record_shown(room: Room, seat: int) -> dict[str, object]:
    """The whole record after the end; before it, what a seat has seen and done itself."""
    match = room.match
    if match.over:
        result = {"winners": match.winners, "conceded": sorted(match.conceded), "reason": match.reason, "scores": match.scores}
        seats = [{"kind": seat.kind, "level": seat.level, "name": seat.name} for seat in room.seats()]
        told = {"record": (await record_of(room)).to_json(), "shuffle": room.shuffle(), "result": result, "seats": seats}
        absences = [asdict(each) for each in match.absences]
        return {**told, "absences": absences} if absences else told
    if seat == SPECTATOR:
        raise Denied("record_closed")
    own = [each.option if each.seat == seat else None for each in match.answers]
    log = lines_of(match, look_of(match, seat), 0, len(match.entries))
    return {"match": match.kept.id, "seat": seat, "seq": match.seq, "answers": own, "log": log}
