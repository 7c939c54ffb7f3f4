"""One websocket: a seat or a spectator. Whatever comes in is checked, counted and answered; nothing in it is trusted."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from starlette.websockets import WebSocket, WebSocketDisconnect

from tapete.server.hub import Hub
from tapete.server.relay import RESTART, Elsewhere, Passing
from tapete.server.speaker import POLICY, Speaker
from tapete.server.transport import Table
from tapete.table import wire
from tapete.table.errors import Denied

TRY_LATER = 1013
ATTEMPTS = 10  # to find where a table stands, while a part that fell is missed
AGAIN = 0.3  # seconds between them


class Connection(Speaker):
    """A table at the other end of a websocket; one whose table stands at another part of the server is passed on."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        super().__init__(hub, address_of(socket))
        self.socket = socket
        self.closing: asyncio.Task[None] | None = None
        self.passing: Passing | None = None

        self.line: Table = socket.scope["state"]["table"]

    def lag(self) -> float:
        return self.line.lag()

    async def send(self, messages: list[bytes]) -> None:
        await self.line.say(messages)

    async def shut(self, code: int) -> None:
        await self.socket.close(code)

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
                    await self.shut(POLICY)
                    break
                await self.pause()
        except (WebSocketDisconnect, RuntimeError):
            pass  # it left while something was on the way
        finally:
            speaking.cancel()
            sitting_down.cancel()
            if self.closing is not None:
                self.closing.cancel()
            if self.passing is not None:
                self.passing.end()
            self.leave()

    def come_or_go(self) -> None:
        """Who has not sat down by now makes room for others."""
        if self.room is None and self.passing is None:
            self.closing = asyncio.create_task(self.turn_away())

    async def turn_away(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(POLICY)

    # -- tables that stand elsewhere

    async def hear(self, raw: bytes) -> None:
        if self.passing is None:
            await super().hear(raw)
            return
        try:
            self.pay(raw)
        except Denied as denied:
            self.tell(wire.encode(denied.problem()))
            return
        await self.passing.say(raw)

    async def join(self, said: wire.Join) -> None:
        for _ in range(ATTEMPTS):
            door = "" if self.room is not None or self.hub.places is None else await self.hub.places.place(said.match)
            if not door:
                await super().join(said)
                return
            try:
                self.passing = await Passing.begun(Path(door), self, wire.encode(said))
                return
            except Elsewhere:
                await asyncio.sleep(AGAIN)
        await self.shut(RESTART)  # who comes back finds it


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
