"""A match with the people around it: one change at a time, durable before it is told, told to each as they may know it."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import logging
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tapete.core.records import Record
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR
from tapete.table import shuffle, wire
from tapete.table.clock import Alarm, Allowance
from tapete.table.driver import Driver
from tapete.table.errors import Denied
from tapete.table.lobby import chosen, tidy
from tapete.table.match import ABSENCES, ASK, FREE, GAVE_WAY, NO, Match, Prepared
from tapete.table.news import impossible_now, update
from tapete.table.replay import Pause
from tapete.table.secret import hashed, new_token, opens, token_for
from tapete.table.steady import Steady
from tapete.table.store import (
    ANSWER,
    CLAIMED,
    CONCEDE,
    MIX,
    OPEN,
    RESUME,
    ROUND,
    SAY,
    SHUT,
    UNDO,
    WARN,
    Act,
    ClaimKept,
    Store,
    Stored,
    StoreError,
)
from tapete.table.talk import MOST_LINES, Line, line_of, phrases
from tapete.table.telling import Listener, Telling
from tapete.table.thinking import Thinkers
from tapete.table.watch import Watch

logger = logging.getLogger("tapete.server")
SHORTEST_KEY = 16  # letters of a secret that cannot be guessed
MOST_ASIDE = 200  # lines of those who look on, and of the players, that somebody who comes is told
AGAIN = 1.0  # seconds until what could not be kept is tried once more


async def rebuilt(stored: Stored, older: bool = False) -> Match:
    """A match played again from what was kept, a little at a time so that the other tables do not wait.

    One of other rules or cards is only looked at: as far as it still plays.
    """
    match = Match(stored)
    match.older = older
    pause = Pause()
    try:
        for _ in match.rebuild(stored.acts):
            await pause.when_due()
    except Exception as error:
        if not older:
            raise
        logger.warning("match %s plays up to change %d of %d: %s", stored.match.id, match.seq, len(stored.acts), error)
    match.closed = match.closed or older  # nobody plays on by other rules than they began with
    return match


@dataclass(frozen=True, slots=True)
class RoomLimits:
    """How long a room waits for whom."""

    rest: float = 60.0  # seconds for which bots go on thinking when everybody has left
    away: float = 20.0  # seconds after which somebody who has left is away
    return_time: float = 120.0  # seconds that everybody has to come back after a restart


AS_USUAL = RoomLimits()


class TakingBack:
    """A player would like to take back; the other people are asked."""

    def __init__(self, seat: int, move: str, number: int, waiting: set[int]) -> None:
        self.seat = seat
        self.move = move
        self.number = number
        self.waiting = waiting


class Room:
    """A match in memory, its listeners and its bots."""

    def __init__(
        self,
        match: Match,
        store: Store,
        thinkers: Thinkers,
        telling: Telling,
        now: Callable[[], float],
        limits: RoomLimits = AS_USUAL,
        begun: float | None = None,
    ) -> None:
        self.match = match
        self.store = store
        self.thinkers = thinkers
        self.telling = telling
        self.now = now
        self.rest = limits.rest
        self.address = ""  # of the last player who came in: what bots do here is done for them
        self.alarm = Alarm(f"match {match.kept.id}: its clock", self.run_out)
        self.watch = Watch(self, limits.away, limits.return_time, now() if begun is None else begun)
        self.resumed = False  # whether the clock goes in this room
        self.allowance = Allowance(match.players)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.taking_back: TakingBack | None = None
        self.takings_back = 0
        self.aside: deque[Line] = deque(maxlen=MOST_ASIDE)  # what those who look on have said
        self.asides = 0
        self.driver = Driver(self)
        self.catching_up = Steady(f"match {match.kept.id}: what others did", self.take_in, lambda: self.behind)
        self.resting: asyncio.TimerHandle | None = None
        self.behind = False  # whether another server has done something here
        self.told = match.seq  # the last change everybody here was told of
        self.seats_changed = False
        self.record: Record | None = None  # once the match is over and somebody has asked for it
        self.looking = asyncio.Lock()
        self.barred: tuple[State, int, bytes] | None = None  # the last answer about what is impossible
        self.used = time.monotonic()
        self.alone = False  # whether bots play on although nobody is here

    def busy(self) -> bool:
        """Whether something is under way that must not be forgotten."""
        return self.lock.locked() or self.driver.busy() or bool(self.watch.gone) or self.match.due(self.now()) is not None

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

    async def seat_now(self, token: str) -> int:
        """The seat a token opens, also when it was taken at another server a moment ago."""
        try:
            return self.seat_of(token)
        except Denied:
            if not self.match.missing():
                raise
        async with self.lock:
            with contextlib.suppress(StoreError):
                stored = await self.store.load(self.match.kept.id)
                if stored is not None:
                    self.take_claims(stored)
        return self.seat_of(token)

    async def enter(self, listener: Listener, since: int, number: str = "") -> None:
        """Sit down: first everything so far, then every change. A player's own number for the shuffle counts before all that."""
        async with self.lock:
            if listener.seat != SPECTATOR:
                self.address = listener.address
                await self.mix(listener.seat, number)
                await self.resume()
                with contextlib.suppress(Denied):  # what cannot be kept now is tried again
                    await self.watch.came(listener.seat)
            self.spread()
            self.listeners.add(listener)
            listener.tell(wire.encode(self.joined(listener.seat)))
            listener.tell(wire.encode(update(self.match, listener.seat, since, self.now())))
            listener.tell(wire.encode(self.talk(listener.seat)))
            for notice in self.driver.notices.values():
                listener.tell(wire.encode(notice))
            if self.taking_back is not None and listener.seat in self.taking_back.waiting:
                listener.tell(wire.encode(wire.UndoAsked(self.taking_back.number, self.taking_back.seat)))
            self.watch.look()
        self.tell_seats()
        self.driver.start()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
        self.watch.look()
        self.tell_seats()
        if not self.listeners and self.driver.busy() and self.resting is None:
            self.resting = asyncio.get_running_loop().call_later(self.rest, self.let_rest)

    def attended(self) -> bool:
        """Whether somebody is here, or was a moment ago."""
        return self.alone or bool(self.listeners) or time.monotonic() - self.used < self.rest

    def let_rest(self) -> None:
        """Nobody has come back: the bots stop thinking, until somebody does."""
        self.resting = None
        if not self.listeners and not self.alone:
            self.driver.stop()

    def impossible(self, seat: int) -> bytes:
        """What a seat cannot do now, and why: looked for once, however often it is asked."""
        if self.barred is None or self.barred[0] is not self.match.state or self.barred[1] != seat:
            self.barred = (self.match.state, seat, wire.encode(impossible_now(self.match, seat)))
        return self.barred[2]

    def catch_up(self, listener: Listener) -> bytes:
        """Everything anew, for a listener who was too slow for the news."""
        return wire.encode(update(self.match, listener.seat, wire.NOT_SEEN, self.now()))

    def joined(self, seat: int) -> wire.Joined:
        kept = self.match.kept
        you = None if seat == SPECTATOR else seat
        return wire.Joined(
            protocol=wire.PROTOCOL,
            match=kept.id,
            game=kept.game,
            rules=kept.rules,
            you=you,
            seats=self.seats(),
            shuffle=self.shuffle(),
            chosen=chosen(self.match.game, kept.setup),
            position="position" in kept.setup,
            guided=kept.terms.guided,
            origin=wire.Origin(kept.terms.origin, kept.terms.begun) if kept.terms.origin else None,
            record=kept.terms.record,
            clock=None if kept.terms.clock is None else wire.ClockShown(**dataclasses.asdict(kept.terms.clock)),
            absence=None if kept.terms.absence is None else wire.AbsenceShown(kept.terms.absence.then, kept.terms.absence.after),
        )

    def shuffle(self) -> wire.Shuffle:
        match = self.match
        secret = match.kept.terms.secret
        seed, told = (str(match.seed), secret or None) if match.over else (None, None)
        return wire.Shuffle(match.kept.shuffle, match.commitment, seed, told, match.numbers[:], shuffle.SCHEME if secret else 1)

    def seats(self) -> list[wire.SeatShown]:
        match = self.match
        present = {listener.seat for listener in self.listeners}
        return [
            wire.SeatShown(
                kind="bot" if each.kind == "bot" else "person",
                level=each.level,
                name=match.names[seat],
                taken=each.kind == "bot" or bool(match.tokens[seat]) or match.closed,
                connected=each.kind == "bot" or seat in present,
                conceded=seat in match.conceded,
                warnings=match.warnings[seat],
                open_hands=seat in match.open,
                left=match.left_for.get(seat, ""),
                away=max(0.0, self.now() - match.away[seat]) if seat in match.away else None,
                due=self.watch.left(seat) if seat in match.away and self.watch.agreed is not None else None,
                stand_in=seat in match.standing,
            )
            for seat, each in enumerate(match.kept.seats)
        ]

    async def mix(self, seat: int, number: str) -> None:
        """Mix a player's own number in; nothing happens when it comes too late. The lock is held.

        Among people it is also kept that somebody has come in without one: they have seen their cards.
        """
        if self.match.may_mix(seat) and (number or len(self.match.people) > 1):
            await self.change(seat, f"mix/{seat}", MIX, number)

    async def claim(self, invitation: str, name: str, number: str = "", key: str = "") -> tuple[int, str]:
        """Take an open seat: the invitation is used up, and only its new owner knows the token.

        Who asks again with the same key, because the answer was lost, is answered the same again.
        """
        token = token_for(key, invitation, self.match.kept.id) if len(key) >= SHORTEST_KEY else new_token()
        async with self.lock:
            for seat, each in enumerate(self.match.kept.seats):
                if opens(invitation, each.invitation) and opens(token, self.match.tokens[seat]):
                    return seat, token
                if not self.match.tokens[seat] and opens(invitation, each.invitation):
                    claim = ClaimKept(hashed(token), tidy(name) or each.name)
                    await self.durable(self.store.claim(self.match.kept.id, seat, claim, self.now()))
                    self.match.tokens[seat] = claim.token
                    self.match.names[seat] = claim.name
                    if number:
                        await self.mix(seat, number)
                    await self.resume()
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
            gone = seat in self.match.conceded
            await self.see_to_time()
            if seat in self.match.conceded and not gone:
                raise Denied("time_up")
            decision = self.match.decision
            if decision is None:
                raise Denied("match_over")
            if gone:
                raise Denied("gave_up")
            if decision.player != seat:
                raise Denied("not_your_question")
            if not self.match.asked <= seq <= self.match.seq:
                raise Denied("stale")
            lag = self.lag()
            act = await self.change(seat, move, ANSWER, option, lag)
            self.allowance.spend(seat, lag)
            return act

    async def concede(self, seat: int, move: str) -> Act:
        async with self.lock:
            known = self.match.known(seat, move, CONCEDE, "")
            if known is not None:
                return known
            if self.match.over or seat in self.match.conceded:
                raise Denied("match_over")
            return await self.change(seat, move, CONCEDE, "")

    async def claim_match(self, seat: int, move: str, against: int) -> Act:
        """Claim the match against somebody who has been away for as long as was agreed."""
        async with self.lock:
            name = f"claim/{seat}/{move}"  # among the changes of who is away
            known = self.match.known(against, name, CLAIMED, str(seat))
            if known is not None:
                return known
            if self.match.over or seat in self.match.conceded:
                raise Denied("match_over")
            await self.see_to_time()
            if self.match.over:
                raise Denied("match_over")
            why = self.watch.why_not(seat, against)
            if why is not None:
                raise Denied("no_claim", why=why)
            return await self.change(against, name, CLAIMED, str(seat))

    async def open_hands(self, seat: int, move: str, allow: bool) -> Act:
        async with self.lock:
            kind = OPEN if allow else SHUT
            known = self.match.known(seat, move, kind, "")
            return known if known is not None else await self.change(seat, move, kind, "")

    async def say(self, seat: int, move: str, value: str) -> Act:
        async with self.lock:
            known = self.match.known(seat, move, SAY, value)
            if known is not None:
                return known
            if self.match.closed:
                raise Denied("match_over")
            if len(self.match.said) >= MOST_LINES:
                raise Denied("too_fast", detail=str(MOST_LINES))
            return await self.change(seat, move, SAY, value)

    def say_aside(self, value: str, name: str) -> None:
        """Those who look on may see every hand: a player hears them only when nothing is left to be played."""
        self.asides += 1
        line = Line(f"g{self.asides}", SPECTATOR, value, self.now(), name)
        self.aside.append(line)
        written = wire.encode(line.shown())
        for listener in self.listeners:
            if listener.seat == SPECTATOR or self.match.over:
                listener.tell(written)

    def heard_by(self, seat: int) -> list[Line]:
        """What was said of late, as far as a seat may hear it."""
        lines = [line for line in map(line_of, self.match.said[-MOST_ASIDE:]) if line is not None]
        if seat == SPECTATOR or self.match.over:
            lines = sorted([*lines, *self.aside], key=by_time)
        return lines

    def talk(self, seat: int) -> wire.Talk:
        return wire.Talk([line.shown() for line in self.heard_by(seat)], phrases())

    def unsay(self, seat: int) -> None:
        """Whoever sat here is forgotten."""
        self.match.said = [act for act in self.match.said if act.seat != seat]
        for listener in self.listeners:
            listener.tell(wire.encode(self.talk(listener.seat)))

    def report(self, listener: Listener, number: str) -> None:
        """Somebody objects to a line that they can hear: whoever runs the server finds it in the log, with who said it where."""
        lines = [line for line in self.heard_by(listener.seat) if line.number == number]
        if not lines:
            raise Denied("no_request")
        said = lines[0]
        logger.warning(
            "report: match %s, line %s of seat %d (%r), by seat %d: %r",
            self.match.kept.id,
            number,
            said.seat,
            said.name,
            listener.seat,
            said.value,
        )

    async def change(self, seat: int, move: str, kind: str, value: str, lag: float = 0.0) -> Act:
        """Prepare a change, make it durable, let it be so. The lock is held; everybody is told soon, who asked first."""
        self.spread()  # of the change before: each is told by itself
        act = Act(self.match.seq + 1, seat, move, kind, value, self.now(), lag)
        prepared = self.prepared(act)
        await self.durable(self.store.append(self.match.kept.id, act))
        self.match.commit(prepared)
        self.settled(act)
        return act

    def settled(self, act: Act) -> None:
        """A change is so: what follows from it here."""
        if act.kind in (ANSWER, UNDO, ROUND, *GAVE_WAY):
            self.taking_back = None
        if act.kind in (WARN, OPEN, SHUT, *GAVE_WAY, *ABSENCES):
            self.seats_changed = True
        if act.kind == SAY:
            self.told = act.seq  # the table is as it was
            line = line_of(act)
            if line is not None:
                self.tell_all(line.shown())
            return
        self.set_alarm()
        self.watch.look()
        self.telling.soon(self)

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
                    self.telling.soon(self)
            raise Denied("store_failed") from error

    # -- what other servers do

    def catch_up_soon(self) -> None:
        self.behind = True
        self.catching_up.start()

    async def take_in(self) -> None:
        """Take in what another server has written of this match, one change after another."""
        while self.behind:
            self.behind = False
            async with self.lock:
                try:
                    stored = await self.store.load(self.match.kept.id)
                except StoreError as error:
                    self.behind = True
                    logger.error("match %s could not be read: %s", self.match.kept.id, error)
                    return
                if stored is not None and not self.match.older:
                    self.take_claims(stored)
                    for act in stored.acts[self.match.seq :]:
                        self.spread()
                        self.match.commit(self.prepared(act))
                        self.settled(act)

    def take_claims(self, stored: Stored) -> None:
        for seat, claim in stored.claims.items():
            if self.match.tokens[seat] != claim.token:
                self.match.tokens[seat], self.match.names[seat] = claim.token, claim.name
                self.tell_seats()

    def leave_off(self) -> None:
        """The server closes."""
        self.alarm.leave_off()
        self.watch.leave_off()
        self.driver.stop()
        self.catching_up.stop()
        if self.resting is not None:
            self.resting.cancel()

    def forget(self) -> None:
        """The room is put away: nothing in it refers to it any more, so that it is gone at once."""
        self.leave_off()
        self.driver.forget()
        self.alarm.forget()
        self.watch.forget()
        self.catching_up.forget()
        del self.driver

    # -- the clock

    async def resume(self) -> None:
        """Let the clock go, once everybody is there: from now on, whatever has passed meanwhile. The lock is held."""
        if self.resumed or self.match.clock.limits is None or self.match.over or self.match.missing():
            return
        with contextlib.suppress(Denied):  # what cannot be kept now is tried when the next one comes in
            await self.change(SPECTATOR, f"resume/{self.match.seq + 1}", RESUME, "")
            self.resumed = True

    async def see_to_time(self) -> None:
        """Let happen whatever is due at this moment. The lock is held."""
        due = self.match.due(self.now(), self.lag())
        while due is not None and due.seconds <= 0:
            lag = 0.0 if due.kind in (ROUND, ANSWER) else self.lag()
            await self.change(due.seat, f"time/{self.match.seq + 1}", due.kind, due.value, lag)
            due = self.match.due(self.now(), self.lag())

    def lag(self) -> float:
        """How long an answer of the person whose time passes may have been on its way, as far as it is forgiven."""
        seat = self.match.ticking()
        if seat is None:
            return 0.0
        return self.allowance.of(seat, max([each.lag() for each in self.listeners if each.seat == seat], default=0.0))

    def set_alarm(self) -> None:
        due = self.match.due(self.now(), self.lag())
        self.alarm.set(None if due is None else due.seconds)

    async def run_out(self) -> None:
        """The alarm has rung: some time may be up."""
        async with self.lock:
            try:
                await self.see_to_time()
                self.set_alarm()
            except Denied:  # it could not be kept
                self.alarm.set(AGAIN)

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
            if self.taking_back is None or (self.taking_back.seat, self.taking_back.move) != (seat, move):
                self.takings_back += 1
                others = set(self.match.people - self.match.conceded - {seat})
                self.taking_back = TakingBack(seat, move, self.takings_back, others)
                self.tell_all(wire.UndoAsked(self.takings_back, seat))
            return None

    async def consent(self, seat: int, request: int, agree: bool) -> None:
        """Answer a wish to take back; with the last consent it is taken back."""
        async with self.lock:
            asked = self.taking_back
            if asked is None or asked.number != request or seat not in asked.waiting:
                raise Denied("no_request")
            self.tell_all(wire.UndoAnswered(request, seat, agree))
            if not agree:
                self.taking_back = None
                self.tell_seat(asked.seat, Denied("undo_denied").problem(asked.move))
                return
            asked.waiting.discard(seat)
            if asked.waiting:
                return
            number = self.match.last_answer(asked.seat)
            act = await self.change(asked.seat, asked.move, UNDO, str(number))
            self.tell_seat(asked.seat, wire.Ack(asked.move, act.seq))

    # -- telling

    def spread(self) -> None:
        """Tell everybody of the last change, each as they may know it; one message for all who share a seat."""
        if self.told == self.match.seq:
            return
        written: dict[int, bytes] = {}
        for listener in self.listeners:
            message = written.get(listener.seat)
            if message is None:
                message = wire.encode(update(self.match, listener.seat, self.told, self.now()))
                written[listener.seat] = message
            listener.tell(message, news=True)
        self.told = self.match.seq
        self.match.picture = None  # the next change makes another
        self.barred = None
        if self.seats_changed:
            self.tell_seats()
        self.driver.start()

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


def by_time(line: Line) -> float:
    return line.at
