"""Whoever sits at a table or looks on, and what they say: read, done and answered; nothing in it is trusted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Iterator

from tapete.core.state import State
from tapete.core.visibility import SPECTATOR
from tapete.table import wire
from tapete.table.advice import advice, may_ask
from tapete.table.errors import Denied
from tapete.table.forecasts import forecasts
from tapete.table.hall import Hall
from tapete.table.lobby import tidy
from tapete.table.news import look_of
from tapete.table.room import Room
from tapete.table.store import Act
from tapete.table.structs import NOT_UNDERSTOOD
from tapete.table.talk import value_of
from tapete.table.thinking import in_place

logger = logging.getLogger("tapete.server")
FORESIGHT = 0.4  # seconds of the loop, in small pieces, for the forecasts of one question


class Visitor:
    """One who listens. Limits are a house's business: here nobody pays."""

    def __init__(self, hall: Hall, address: str = "") -> None:
        self.hall = hall
        self.address = address
        self.room: Room | None = None
        self.seat = SPECTATOR
        self.hinting: asyncio.Task[None] | None = None
        self.forecasting: asyncio.Task[None] | None = None

    def tell(self, message: bytes, news: bool = False) -> None:
        """Queue a message. ``news`` may be dropped when the listener is slow; it then catches up."""
        raise NotImplementedError

    def lag(self) -> float:
        return 0.0

    def pay(self, raw: bytes) -> None:
        """A message has come in; refused when there are too many."""

    @contextlib.contextmanager
    def paid(self) -> Iterator[None]:
        """What takes long is asked within this."""
        yield

    def pay_for_hint(self) -> None:
        """A bot is to be asked."""

    def pay_for_talk(self) -> None:
        """Something is to be said."""

    def may_foresee(self) -> bool:
        """Whether more time may be spent on forecasts."""
        return True

    def foreseen(self, seconds: float) -> None:
        """So much was spent on one."""

    def leave(self) -> None:
        """Go, whatever is still under way."""
        for task in (self.hinting, self.forecasting):
            if task is not None:
                task.cancel()
        if self.room is not None:
            self.room.leave(self)

    async def hear(self, raw: bytes) -> None:
        """Answer one message. Errors are answers too."""
        id: str | None = None
        try:
            self.pay(raw)
            said = read(raw)
            id = getattr(said, "id", None)
            await self.act(said)
        except Denied as denied:
            self.tell(wire.encode(denied.problem(id)))
        except Exception as error:
            number = secrets.token_hex(4)
            logger.error("incident %s", number, exc_info=error)
            self.tell(wire.encode(Denied("incident", incident=number).problem(id)))

    async def act(self, said: wire.FromTable) -> None:
        if isinstance(said, wire.Ping):
            self.tell(wire.encode(wire.Pong(None if self.room is None else self.room.match.seq)))
        elif isinstance(said, wire.Join):
            await self.join(said)
        elif self.room is None:
            raise Denied("not_joined")
        elif isinstance(said, wire.Say):
            await self.speak_up(self.room, said)
        elif isinstance(said, wire.Report):
            self.pay_for_talk()
            self.room.report(self, said.number)
            self.tell(wire.encode(wire.Ack(said.id, self.room.match.seq)))
        elif self.seat == SPECTATOR:
            raise Denied("spectator")
        else:
            await self.play(self.room, said)

    async def join(self, said: wire.Join) -> None:
        if self.room is not None:
            raise Denied("already_joined")
        room = await self.hall.room(said.match)
        self.seat = await room.seat_now(said.token)
        self.room = room
        try:
            await room.enter(self, said.since, said.number)
        except BaseException:  # not seated: it may be tried again
            room.leave(self)
            self.room, self.seat = None, SPECTATOR
            raise

    async def play(self, room: Room, said: wire.FromTable) -> None:
        """What only a player may say."""
        if isinstance(said, wire.Move):
            self.done(said.id, await room.answer(self.seat, said.id, said.option, said.seq))
        elif isinstance(said, wire.Concede):
            self.done(said.id, await room.concede(self.seat, said.id))
        elif isinstance(said, wire.ClaimMatch):
            self.done(said.id, await room.claim_match(self.seat, said.id, said.seat))
        elif isinstance(said, wire.OpenHands):
            self.done(said.id, await room.open_hands(self.seat, said.id, said.allow))
        elif isinstance(said, wire.Undo):
            act = await room.undo(self.seat, said.id)
            if act is not None:
                self.done(said.id, act)
        elif isinstance(said, wire.Consent):
            await room.consent(self.seat, said.request, said.agree)
            self.tell(wire.encode(wire.Ack(said.id, room.match.seq)))
        elif isinstance(said, wire.Why):
            with self.paid():
                self.tell(wire.encode(self.reason(room, said.option)))
        elif isinstance(said, wire.Impossible):
            with self.paid():
                self.tell(room.impossible(self.seat))
        elif isinstance(said, wire.Hint):
            self.ask_bot(room, said.level)
        elif isinstance(said, wire.Forecast):
            self.ask_forecasts(room, said)

    async def speak_up(self, room: Room, said: wire.Say) -> None:
        """What players say is kept; those who look on speak among themselves."""
        value = value_of(said)
        self.pay_for_talk()
        if self.seat == SPECTATOR:
            room.say_aside(value, tidy(said.name))
            self.tell(wire.encode(wire.Ack(said.id, room.match.seq)))
        else:
            self.done(said.id, await room.say(self.seat, said.id, value))

    def ask_bot(self, room: Room, level: str) -> None:
        """Ask what a bot would do, one question at a time; the player need not wait for the answer."""
        level = may_ask(room.match, self.seat, level)
        if self.hinting is not None and not self.hinting.done():
            raise Denied("too_fast")
        self.pay_for_hint()
        self.hinting = asyncio.create_task(self.hint(room, level))

    async def hint(self, room: Room, level: str) -> None:
        match = room.match
        try:
            asked = in_place(match, match.state, level, len(match.answers))
            found = await advice(room.thinkers, match, match.state, asked, match.seq, self.address)
            self.tell(wire.encode(found))
        except Denied as denied:
            self.tell(wire.encode(denied.problem()))

    def ask_forecasts(self, room: Room, said: wire.Forecast) -> None:
        """What would come of some answers: the last that is asked counts, and the player need not wait for it."""
        decision = room.match.decision
        if decision is None:
            raise Denied("match_over")
        if decision.player != self.seat:
            raise Denied("not_your_question")
        if not room.match.asked <= said.seq <= room.match.seq:
            raise Denied("stale")
        if self.forecasting is not None:
            self.forecasting.cancel()
        self.forecasting = asyncio.create_task(self.foresee(room, said, room.match.state))

    async def foresee(self, room: Room, said: wire.Forecast, state: State) -> None:
        """Try the answers one by one, with everybody else's turn between any two, as long as the address may have it and nothing
        has changed since they were asked about."""
        match, spent = room.match, 0.0
        told: list[wire.ForecastShown] = []
        coming = forecasts(look_of(match, self.seat), said.options)
        while spent < FORESIGHT and match.state is state and self.may_foresee():
            began = time.thread_time()
            try:
                found = next(coming)
            except StopIteration:
                break
            except Exception as error:  # nothing is told of this one and those after it
                logger.error("match %s: no forecast", match.kept.id, exc_info=error)
                break
            finally:
                took = time.thread_time() - began
                spent += took
                self.foreseen(took)
            if found is not None:
                told.append(found)
            await asyncio.sleep(0)
        known = {each.option for each in told}
        rest = [option for option in said.options if option not in known]
        self.tell(wire.encode(wire.Forecasts(said.seq, told, rest)))

    def done(self, id: str, act: Act) -> None:
        self.tell(wire.encode(wire.Ack(id, act.seq)))

    def reason(self, room: Room, option: str) -> wire.Reason:
        decision = room.match.decision
        if decision is None:
            raise Denied("match_over")
        if decision.player != self.seat:
            raise Denied("not_your_question")
        if decision.find(option) is not None:
            raise Denied("no_request")
        refusal = room.match.why_not(self.seat, option)
        return wire.Reason(option, refusal.clause, look_of(room.match, self.seat).told(refusal.reason))


def read(raw: bytes) -> wire.FromTable:
    try:
        return wire.decode_incoming(raw)
    except NOT_UNDERSTOOD as error:
        raise Denied("bad_message", detail=str(error)[:200]) from None
