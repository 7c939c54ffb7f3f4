"""A visitor at the end of a line: what they say is counted, what they are told waits until they read it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Iterator

from starlette.websockets import WebSocketDisconnect

from tapete.server.hub import Hub
from tapete.server.settings import Bucket
from tapete.table.errors import Denied
from tapete.table.visitor import Visitor

TOO_MANY_NEWS = 64  # updates waiting for a slow table before it is told everything anew instead
UNSENT = 32  # answers waiting to be sent before no more is read
TOGETHER = 8  # messages that are sent in one
TOO_MANY_MESSAGES = 1_000  # a table that does not read at all
PIECE = 0.002  # seconds of the loop that cost as much as a message
POLICY = 1008


class Speaker(Visitor):
    """A visitor of a house, within its limits."""

    def __init__(self, hub: Hub, address: str) -> None:
        super().__init__(hub, address)
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
            await self.shut(POLICY)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # nobody listens any more
        finally:
            self.sent.set()

    async def send(self, messages: list[bytes]) -> None:
        """Send messages, and wait while the other end is slow."""
        raise NotImplementedError

    async def shut(self, code: int) -> None:
        raise NotImplementedError

    async def send_waiting(self) -> None:
        while self.waiting or self.behind:
            if len(self.waiting) > TOO_MANY_MESSAGES:
                return
            messages: list[bytes] = []
            while self.waiting and len(messages) < TOGETHER:
                message, news = self.waiting.popleft()
                self.news -= 1 if news else 0
                messages.append(message)
            if not messages:
                self.behind = False
                assert self.room is not None
                messages.append(self.room.catch_up(self))
            await self.send(messages)

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

    def pay_for_talk(self) -> None:
        if not self.guest.talk.take(time.monotonic()):
            raise Denied("too_fast")

    async def pause(self) -> None:
        """Let others have their turn; and who does not listen to the answers is not listened to."""
        if len(self.waiting) < UNSENT:
            await asyncio.sleep(0)
        else:
            self.sent.clear()
            await self.sent.wait()

    async def pass_on(self, message: bytes) -> None:
        """Send what another part says to this visitor; it waits while the other end is slow."""
        self.waiting.append((message, False))
        self.ready.set()
        while len(self.waiting) > UNSENT:
            self.sent.clear()
            await self.sent.wait()
