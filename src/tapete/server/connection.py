"""One websocket: a seat or a spectator. Whatever comes in is checked, counted and answered; nothing in it is trusted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from tapete.core.visibility import SPECTATOR
from tapete.server.hub import Hub
from tapete.server.settings import Bucket
from tapete.table import wire
from tapete.table.advice import advice, may_ask
from tapete.table.errors import Denied
from tapete.table.forecasts import forecasts
from tapete.table.news import eyes_of
from tapete.table.room import Room
from tapete.table.store import Act
from tapete.table.structs import NOT_UNDERSTOOD
from tapete.table.thinking import in_place

logger = logging.getLogger("tapete.server")
TOO_MANY_NEWS = 64  # updates waiting for a slow table before it is told everything anew instead
UNSENT = 32  # answers waiting to be sent before no more is read
TOO_MANY_MESSAGES = 1_000  # a table that does not read at all
PIECE = 0.002  # seconds of the loop that cost as much as a message
FORESIGHT = 0.4  # seconds of the loop, in small pieces, for the forecasts of one question
POLICY = 1008
TRY_LATER = 1013


class Connection:
    """A table at the other end of a websocket."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        self.socket = socket
        self.hub = hub
        self.room: Room | None = None
        self.seat = SPECTATOR
        self.address = address_of(socket)
        self.guest = hub.house.guest(self.address)
        self.waiting: deque[tuple[bytes, bool]] = deque()
        self.news = 0
        self.behind = False
        self.ready = asyncio.Event()
        self.sent = asyncio.Event()
        settings = hub.settings
        self.bucket = Bucket(settings.messages_per_second, settings.messages_at_once, time.monotonic())
        self.excess = 0
        self.hints = Bucket(settings.hints_per_second, settings.hints_at_once, time.monotonic())
        self.hinting: asyncio.Task[None] | None = None
        self.forecasting: asyncio.Task[None] | None = None
        self.closing: asyncio.Task[None] | None = None

    def lag(self) -> float:
        lag: Callable[[], float] | None = self.socket.scope.get("state", {}).get("lag")
        return 0.0 if lag is None else lag()

    # -- out

    def tell(self, message: bytes, news: bool = False) -> None:
        """Queue a message; a table too slow for the news is told everything anew when it is ready."""
        if news:
            if self.behind:
                return
            if self.news >= TOO_MANY_NEWS:
                self.waiting = deque([each for each in self.waiting if not each[1]])
                self.news = 0
                self.behind = True
                self.ready.set()
                return
            self.news += 1
        self.waiting.append((message, news))
        self.ready.set()

    async def speak(self) -> None:
        """Send what is waiting, in order, until the table is gone."""
        try:
            while len(self.waiting) <= TOO_MANY_MESSAGES:
                await self.ready.wait()
                self.ready.clear()
                await self.send_waiting()
                self.sent.set()
            await self.socket.close(POLICY)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # nobody listens any more
        finally:
            self.sent.set()

    async def send_waiting(self) -> None:
        while self.waiting or self.behind:
            if len(self.waiting) > TOO_MANY_MESSAGES:
                return
            if not self.waiting:
                self.behind = False
                assert self.room is not None
                message, news = self.room.catch_up(self), False
            else:
                message, news = self.waiting.popleft()
            self.news -= 1 if news else 0
            await self.socket.send_text(message.decode())

    # -- in

    async def run(self) -> None:
        """Listen until the table leaves."""
        speaking = asyncio.create_task(self.speak())
        sitting_down = asyncio.get_running_loop().call_later(self.hub.settings.join_seconds, self.come_or_go)
        try:
            while not speaking.done():
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                text = message.get("text")
                await self.hear(text.encode() if text is not None else message.get("bytes") or b"")
                if self.excess > self.hub.settings.patience:
                    await self.socket.close(POLICY)
                    break
                await self.pause()
        except (WebSocketDisconnect, RuntimeError):
            pass  # it left while something was on the way
        finally:
            speaking.cancel()
            sitting_down.cancel()
            for task in (self.closing, self.hinting, self.forecasting):
                if task is not None:
                    task.cancel()
            if self.room is not None:
                self.room.leave(self)

    def come_or_go(self) -> None:
        """Who has not sat down by now makes room for others."""
        if self.room is None:
            self.closing = asyncio.create_task(self.turn_away())

    async def turn_away(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(POLICY)

    async def pause(self) -> None:
        """Let others have their turn; and who does not listen to the answers is not listened to."""
        if len(self.waiting) < UNSENT:
            await asyncio.sleep(0)
        else:
            self.sent.clear()
            await self.sent.wait()

    async def hear(self, raw: bytes) -> None:
        """Answer one message. Errors are answers too."""
        id: str | None = None
        try:
            now = time.monotonic()
            self.hub.heard = now
            if not (self.bucket.take(now) and self.guest.messages.take(now) and self.guest.bytes.take(now, float(len(raw)))):
                self.excess += 1
                raise Denied("too_fast")
            if len(raw) > self.hub.settings.message_bytes:
                raise Denied("too_large")
            said = self.read(raw)
            id = getattr(said, "id", None)
            await self.act(said)
        except Denied as denied:
            self.tell(wire.encode(denied.problem(id)))
        except Exception as error:
            number = secrets.token_hex(4)
            logger.error("incident %s", number, exc_info=error)
            self.tell(wire.encode(Denied("incident", incident=number).problem(id)))

    def read(self, raw: bytes) -> wire.FromTable:
        try:
            return wire.decode_incoming(raw)
        except NOT_UNDERSTOOD as error:
            raise Denied("bad_message", detail=str(error)[:200]) from None

    async def act(self, said: wire.FromTable) -> None:
        if isinstance(said, wire.Ping):
            self.tell(wire.encode(wire.Pong(None if self.room is None else self.room.match.seq)))
        elif isinstance(said, wire.Join):
            await self.join(said)
        elif self.room is None:
            raise Denied("not_joined")
        elif self.seat == SPECTATOR:
            raise Denied("spectator")
        else:
            await self.play(self.room, said)

    async def join(self, said: wire.Join) -> None:
        if self.room is not None:
            raise Denied("already_joined")
        room = await self.hub.room(said.match)
        self.seat = room.seat_of(said.token)
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

    @contextlib.contextmanager
    def paid(self) -> Iterator[None]:
        """What keeps everybody waiting costs whoever asked for it as many messages as it takes pieces of a processor's time, and
        their address as well: else each of its tables could ask anew."""
        if not self.guest.judge.take(time.monotonic(), 0.0):
            raise Denied("too_fast")
        began = time.thread_time()
        try:
            yield
        finally:
            pieces = (time.thread_time() - began) / PIECE
            self.bucket.level -= pieces
            self.guest.judge.level -= pieces

    def ask_bot(self, room: Room, level: str) -> None:
        """Ask what a bot would do, one question at a time; the player need not wait for the answer."""
        level = may_ask(room.match, self.seat, level)
        if self.hinting is not None and not self.hinting.done():
            raise Denied("too_fast")
        now = time.monotonic()
        if not (self.hints.take(now) and self.guest.advice.take(now)):
            raise Denied("too_fast")
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
        self.forecasting = asyncio.create_task(self.foresee(room, said))

    async def foresee(self, room: Room, said: wire.Forecast) -> None:
        """Try the answers one by one, with everybody else's turn between any two, as long as the address may have it."""
        match, state, spent = room.match, room.match.state, 0.0
        told: list[wire.ForecastShown] = []
        coming = forecasts(eyes_of(match, self.seat), said.options)
        while spent < FORESIGHT and match.state is state and self.guest.foresight.take(time.monotonic(), 0.0):
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
                self.guest.foresight.level -= took / PIECE
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
        return wire.Reason(option, refusal.clause, eyes_of(room.match, self.seat).told(refusal.reason))


def address_of(socket: WebSocket) -> str:
    return socket.client.host if socket.client is not None else ""


async def talk(socket: WebSocket, hub: Hub) -> None:
    """A websocket from its beginning to its end."""
    address = address_of(socket)
    if not hub.house.seat(address):
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await socket.accept()  # else a browser is told no more than that it failed
            await socket.close(TRY_LATER)
        return
    try:
        await socket.accept()
        await Connection(socket, hub).run()
    finally:
        hub.house.unseat(address)
