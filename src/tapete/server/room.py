"""A match with the people around it: one change at a time, durable before it is told, told to each as they may know it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable
from typing import Protocol

from tapete.core import randomness
from tapete.core.records import Record
from tapete.core.visibility import SPECTATOR
from tapete.server import wire
from tapete.server.errors import Denied
from tapete.server.match import ASK, FREE, NO, Match, Prepared
from tapete.server.news import update
from tapete.server.secret import commitment, hashed, new_token, opens
from tapete.server.store import ANSWER, CONCEDE, OPEN, SHUT, UNDO, Act, Store, Stored, StoreError
from tapete.server.thinking import Thinkers, task

logger = logging.getLogger("tapete.server")
SLICE = 0.004  # seconds of replaying before others get their turn


class Listener(Protocol):
    """Whoever sits or looks on: a connection."""

    seat: int

    def tell(self, message: bytes, news: bool = False) -> None:
        """Queue a message. ``news`` may be dropped when the listener is slow; it then catches up."""
        ...


async def rebuilt(stored: Stored) -> Match:
    """A match played again from what was kept, a little at a time so that the other tables do not wait."""
    match = Match(stored)
    slice_ends = time.perf_counter() + SLICE
    for _ in match.rebuild(stored.acts):
        if time.perf_counter() > slice_ends:
            await asyncio.sleep(0)
            slice_ends = time.perf_counter() + SLICE
    return match


class Wish:
    """A player would like to take back; the other people are asked."""

    def __init__(self, seat: int, move: str, number: int, waiting: set[int]) -> None:
        self.seat = seat
        self.move = move
        self.number = number
        self.waiting = waiting


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


class Room:
    """A match in memory, its listeners and its bots."""

    def __init__(self, match: Match, store: Store, thinkers: Thinkers, crier: Crier) -> None:
        self.match = match
        self.store = store
        self.thinkers = thinkers
        self.crier = crier
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.wish: Wish | None = None
        self.wishes = 0
        self.driving: asyncio.Task[None] | None = None
        self.told = match.seq  # the last change everybody here was told of
        self.seats_changed = False
        self.record: Record | None = None  # once the match is over and somebody has asked for it
        self.used = time.monotonic()

    def busy(self) -> bool:
        """Whether something is under way that must not be forgotten."""
        return self.lock.locked() or (self.driving is not None and not self.driving.done())

    # -- who is here

    def seat_of(self, token: str) -> int:
        """The seat a token opens; a spectator's place without one."""
        if not token:
            return SPECTATOR
        found = SPECTATOR
        for seat, stored in enumerate(self.match.tokens):
            if opens(token, stored):
                found = seat
        if found == SPECTATOR:
            raise Denied("bad_token")
        return found

    async def enter(self, listener: Listener, since: int) -> None:
        """Sit down: first everything so far, then every change."""
        async with self.lock:
            self.spread()
            self.listeners.add(listener)
            listener.tell(wire.encode(self.joined(listener.seat)))
            listener.tell(wire.encode(update(self.match, listener.seat, since)))
            if self.wish is not None and listener.seat in self.wish.waiting:
                listener.tell(wire.encode(wire.UndoAsked(self.wish.number, self.wish.seat)))
        self.tell_seats()
        self.drive()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self.tell_seats()

    def catch_up(self, listener: Listener) -> bytes:
        """Everything anew, for a listener who was too slow for the news."""
        return wire.encode(update(self.match, listener.seat, wire.NOT_SEEN))

    def joined(self, seat: int) -> wire.Joined:
        kept = self.match.kept
        you = None if seat == SPECTATOR else seat
        return wire.Joined(wire.PROTOCOL, kept.id, kept.game, kept.rules, you, self.seats(), self.shuffle())

    def shuffle(self) -> wire.Shuffle:
        kept = self.match.kept
        return wire.Shuffle(kept.shuffle, commitment(kept.seed), str(kept.seed) if self.match.over else None)

    def seats(self) -> list[wire.SeatShown]:
        match = self.match
        present = {listener.seat for listener in self.listeners}
        return [
            wire.SeatShown(
                kind="bot" if each.kind == "bot" else "person",
                level=each.level,
                taken=each.kind == "bot" or bool(match.tokens[seat]),
                connected=each.kind == "bot" or seat in present,
                conceded=seat in match.conceded,
                open_hands=seat in match.open,
            )
            for seat, each in enumerate(match.kept.seats)
        ]

    async def claim(self, invitation: str) -> tuple[int, str]:
        """Take an open seat: the invitation is used up, and only its new owner knows the token."""
        async with self.lock:
            for seat, each in enumerate(self.match.kept.seats):
                if not self.match.tokens[seat] and opens(invitation, each.invitation):
                    token = new_token()
                    await self.durable(self.store.claim(self.match.kept.id, seat, hashed(token), time.time()))
                    self.match.tokens[seat] = hashed(token)
                    break
            else:
                raise Denied("bad_invitation")
        self.tell_seats()
        return seat, token

    # -- changes

    async def answer(self, seat: int, move: str, option: str, seq: int) -> Act:
        async with self.lock:
            known = self.match.known(seat, move, ANSWER, option)
            if known is not None:
                return known
            if self.match.missing():
                raise Denied("seats_open")
            decision = self.match.decision
            if decision is None:
                raise Denied("match_over")
            if decision.player != seat:
                raise Denied("not_your_question")
            if not self.match.asked <= seq <= self.match.seq:
                raise Denied("stale")
            return await self.change(seat, move, ANSWER, option)

    async def concede(self, seat: int, move: str) -> Act:
        async with self.lock:
            known = self.match.known(seat, move, CONCEDE, "")
            if known is not None:
                return known
            if self.match.over or seat in self.match.conceded:
                raise Denied("match_over")
            return await self.change(seat, move, CONCEDE, "")

    async def open_hands(self, seat: int, move: str, allow: bool) -> Act:
        async with self.lock:
            kind = OPEN if allow else SHUT
            known = self.match.known(seat, move, kind, "")
            return known if known is not None else await self.change(seat, move, kind, "")

    async def change(self, seat: int, move: str, kind: str, value: str) -> Act:
        """Prepare a change, make it durable, let it be so. The lock is held; everybody is told soon, who asked first."""
        self.spread()  # of the change before: each is told by itself
        act = Act(self.match.seq + 1, seat, move, kind, value, time.time())
        prepared = self.prepared(act)
        await self.durable(self.store.append(self.match.kept.id, act))
        self.match.commit(prepared)
        if kind in (ANSWER, UNDO, CONCEDE):
            self.wish = None
        if kind in (CONCEDE, OPEN, SHUT):
            self.seats_changed = True
        self.crier.soon(self)
        return act

    def prepared(self, act: Act) -> Prepared:
        """What a change leads to; a failure of the engine becomes an incident, which everybody here is told of."""
        try:
            return self.match.prepare(act)
        except Denied:
            raise
        except Exception as error:
            raise self.incident(error, f"{act.kind} {act.value!r} by seat {act.seat}") from error

    def incident(self, error: Exception, what: str) -> Denied:
        number = secrets.token_hex(4)
        logger.error("incident %s in match %s: %s", number, self.match.kept.id, what, exc_info=error)
        denied = Denied("incident", incident=number)
        self.tell_all(denied.problem())
        return denied

    async def durable(self, writing: Awaitable[None]) -> None:
        """Wait until something is kept. When that fails, what the store holds is the match."""
        try:
            await writing
        except StoreError as error:
            logger.error("match %s could not be kept: %s", self.match.kept.id, error)
            with contextlib.suppress(StoreError):
                stored = await self.store.load(self.match.kept.id)
                if stored is not None and len(stored.acts) != self.match.seq:
                    self.match = await rebuilt(stored)
            raise Denied("store_failed") from error

    # -- taking back

    async def undo(self, seat: int, move: str) -> Act | None:
        """Take back, or ask the others first (then nothing is acknowledged until they agree)."""
        async with self.lock:
            known = self.match.known(seat, move, UNDO, "")
            if known is not None:
                return known
            if self.match.over:
                raise Denied("match_over")
            kind = self.match.undo_of(seat)
            number = self.match.last_answer(seat)
            if kind == NO:
                raise Denied("no_undo" if number < 0 else "undo_learnt")
            if kind == FREE:
                return await self.change(seat, move, UNDO, str(number))
            assert kind == ASK
            if self.wish is None or (self.wish.seat, self.wish.move) != (seat, move):
                self.wishes += 1
                others = set(self.match.people - self.match.conceded - {seat})
                self.wish = Wish(seat, move, self.wishes, others)
                self.tell_all(wire.UndoAsked(self.wishes, seat))
            return None

    async def consent(self, seat: int, request: int, agree: bool) -> None:
        """Answer a wish to take back; with the last consent it is taken back."""
        async with self.lock:
            wish = self.wish
            if wish is None or wish.number != request or seat not in wish.waiting:
                raise Denied("no_request")
            self.tell_all(wire.UndoAnswered(request, seat, agree))
            if not agree:
                self.wish = None
                self.tell_seat(wish.seat, Denied("undo_denied").problem(wish.move))
                return
            wish.waiting.discard(seat)
            if wish.waiting:
                return
            number = self.match.last_answer(wish.seat)
            act = await self.change(wish.seat, wish.move, UNDO, str(number))
            self.tell_seat(wish.seat, wire.Ack(wish.move, act.seq))

    # -- telling

    def spread(self) -> None:
        """Tell everybody of the last change, each as they may know it; one message for all who share a seat."""
        if self.told == self.match.seq:
            return
        written: dict[int, bytes] = {}
        for listener in self.listeners:
            message = written.get(listener.seat)
            if message is None:
                message = wire.encode(update(self.match, listener.seat, self.told))
                written[listener.seat] = message
            listener.tell(message, news=True)
        self.told = self.match.seq
        if self.seats_changed:
            self.tell_seats()
        self.drive()

    def tell_seats(self) -> None:
        self.seats_changed = False
        if self.listeners:
            self.tell_all(wire.Seats(self.seats()))

    def tell_all(self, message: wire.ToTable) -> None:
        written = wire.encode(message)
        for listener in self.listeners:
            listener.tell(written)

    def tell_seat(self, seat: int, message: wire.ToTable) -> None:
        written = wire.encode(message)
        for listener in self.listeners:
            if listener.seat == seat:
                listener.tell(written)

    # -- bots

    def bot_decides(self) -> bool:
        decision = self.match.decision
        return decision is not None and self.match.automatic(decision.player) and not self.match.missing()

    def drive(self) -> None:
        """Let the bots answer for as long as it is their decision."""
        if self.bot_decides() and (self.driving is None or self.driving.done()):
            self.driving = asyncio.create_task(self.let_bots_answer())

    async def let_bots_answer(self) -> None:
        failed: set[str] = set()  # answers at which the engine failed
        while self.bot_decides():
            decision = self.match.decision
            assert decision is not None
            seat, at = decision.player, self.match.seq
            option = await self.bot_choice(seat, failed)
            if option is None:
                return
            async with self.lock:
                now = self.match.decision
                if self.match.seq != at or now is None or now.player != seat:
                    continue  # taken back in the meantime
                try:
                    await self.change(seat, f"bot.{at + 1}", ANSWER, option)
                except Denied as denied:
                    if denied.fault.code != "incident":
                        return  # the store is out of order: the bot goes on when somebody comes
                    failed.add(option)
                    continue
                failed.clear()
                self.spread()

    async def bot_choice(self, seat: int, failed: set[str]) -> str | None:
        """What the bot answers; any other option when it fails or its answer did."""
        decision = self.match.decision
        assert decision is not None
        ids = [id for id in decision.ids() if id not in failed]
        if not ids:
            return None
        if len(ids) > 1 and not failed:
            try:
                chosen = await self.thinkers.choose(task(self.match, seat))
                if chosen in ids:
                    return chosen
                logger.error("match %s: the bot at seat %d answered %r", self.match.kept.id, seat, chosen)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                logger.error("match %s: the bot at seat %d failed", self.match.kept.id, seat, exc_info=error)
        return ids[randomness.number(self.match.kept.seed, self.match.seq, len(ids))]
