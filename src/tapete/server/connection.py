"""One websocket: a seat or a spectator. Whatever comes in is checked, counted and answered; nothing in it is trusted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator

from starlette.websockets import WebSocket, WebSocketDisconnect

from tapete.server.hub import Hub
from tapete.server.settings import Bucket
from tapete.table.errors import Denied
from tapete.table.visitor import Visitor

logger = logging.getLogger("tapete.server")
TOO_MANY_NEWS = 64  # updates waiting for a slow table before it is told everything anew instead
UNSENT = 32  # answers waiting to be sent before no more is read
TOO_MANY_MESSAGES = 1_000  # a table that does not read at all
PIECE = 0.002  # seconds of the loop that cost as much as a message
POLICY = 1008
TRY_LATER = 1013


class Connection(Visitor):
    """A table at the other end of a websocket."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        super().__init__(hub, address_of(socket))
        self.socket = socket
        self.hub = hub
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
            if self.closing is not None:
                self.closing.cancel()
            self.leave()

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

    def pay(self, raw: bytes) -> None:
        now = time.monotonic()
        self.hub.heard = now
        if not (self.bucket.take(now) and self.guest.messages.take(now) and self.guest.bytes.take(now, float(len(raw)))):
            self.excess += 1
            raise Denied("too_fast")
        if len(raw) > self.hub.settings.message_bytes:
            raise Denied("too_large")

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

    def may_foresee(self) -> bool:
        return self.guest.foresight.take(time.monotonic(), 0.0)

    def foreseen(self, seconds: float) -> None:
        self.guest.foresight.level -= seconds / PIECE

    def pay_for_hint(self) -> None:
        now = time.monotonic()
        if not (self.hints.take(now) and self.guest.advice.take(now)):
            raise Denied("too_fast")


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
