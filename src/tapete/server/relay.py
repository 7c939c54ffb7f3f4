"""Visitors whose table stands at another part of the server are passed on: here they are listened to, there they sit.

``Passing`` is the end at which the visitor came in, ``Relayed`` the one at which their table stands. The first counts what is
said and adds how far away it was said; the second does it. Where the second falls the first closes the visitor's socket; the
visitor comes back by themselves, and finds the table at a part that is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Final

from starlette.websockets import WebSocketDisconnect

from tapete.server import channel
from tapete.server.hub import Hub
from tapete.server.speaker import Speaker
from tapete.table import wire

RESTART: Final = 1012


class Elsewhere(Exception):
    """The table does not stand there, or not any more: the keeper knows where it does by now."""


class Passing:
    """A visitor on the way to another part and back."""

    def __init__(self, line: channel.Channel, visitor: Speaker) -> None:
        self.line = line
        self.visitor = visitor
        self.bringing = asyncio.create_task(self.bring())

    @classmethod
    async def begun(cls, door: Path, visitor: Speaker, joining: bytes) -> Passing | None:
        """Sit down there; none when they may not, and have been told so."""
        try:
            line = await channel.call(door)
        except OSError:
            raise Elsewhere from None  # it has just fallen
        try:
            line.say(visitor.address)
            line.say((visitor.lag(), joining))
            said = await line.heard()
            while said is not None and not isinstance(said, bool):
                await visitor.pass_on(said)
                said = await line.heard()
        except EOFError:
            line.close()
            raise Elsewhere from None
        except BaseException:
            line.close()
            raise
        if said:
            return cls(line, visitor)
        line.close()
        if said is None:
            raise Elsewhere
        return None

    async def say(self, raw: bytes) -> None:
        self.line.say((self.visitor.lag(), raw))
        with contextlib.suppress(OSError):
            await self.line.drained()

    async def bring(self) -> None:
        """What is told there, told here."""
        code = RESTART
        try:
            while True:
                said = await self.line.heard()
                if isinstance(said, int):
                    code = said
                    break
                await self.visitor.pass_on(said)
        except EOFError:
            pass
        self.line.close()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.visitor.shut(code)

    def end(self) -> None:
        self.bringing.cancel()
        self.line.close()


class Relayed(Speaker):
    """A visitor who came in at another part."""

    def __init__(self, hub: Hub, line: channel.Channel, address: str) -> None:
        super().__init__(hub, address)
        self.line = line
        self.far = 0.0
        self.elsewhere = False

    def lag(self) -> float:
        return self.far

    def pay(self, raw: bytes) -> None:
        """It was counted where it came in."""
        self.hub.heard = time.monotonic()

    async def send(self, messages: list[bytes]) -> None:
        for message in messages:
            self.line.say(message)
        await self.line.drained()

    async def shut(self, code: int) -> None:
        self.line.say(code)

    async def join(self, said: wire.Join) -> None:
        if self.hub.places is not None and await self.hub.places.place(said.match):
            self.elsewhere = True
        else:
            await super().join(said)

    async def run(self) -> None:
        speaking = asyncio.create_task(self.speak())
        try:
            self.far, raw = await self.line.heard()
            await self.hear(raw)
            await self.all_sent(speaking)
            self.line.say(None if self.elsewhere else self.room is not None)
            while self.room is not None and not speaking.done():
                self.far, raw = await self.line.heard()
                await self.hear(raw)
                await self.pause()
        except EOFError:
            pass
        finally:
            speaking.cancel()
            self.leave()
            self.line.close()

    async def all_sent(self, speaking: asyncio.Task[None]) -> None:
        while self.waiting and not speaking.done():
            self.sent.clear()
            await self.sent.wait()


async def receive(hub: Hub, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A visitor whom another part passes on."""
    line = channel.Channel(reader, writer)
    try:
        address = await line.heard()
    except EOFError:
        line.close()
        return
    await Relayed(hub, line, address).run()
