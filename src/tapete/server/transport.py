"""The sockets themselves: sent without delay, listened to only for so long, and never more of them than the house bears.

A request has a time for its head and one for its body; whoever does not read what is sent is dropped after a while; a websocket
that does not read is not listened to, and its pings are counted like everything else.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections import deque
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from tapete.server.house import BUSY, TOO_MANY, House
from tapete.server.packing import Packed
from tapete.server.settings import Bucket

AT_ONCE: Final = 8  # sockets that are let in before others have their turn
WAITING: Final = 1_024  # that wait to be let in
HEAD: Final = 10.0  # seconds for the head of a request
BODY: Final = 30.0  # and for its body
UNREAD: Final = 60.0  # seconds for what was sent to be read
PINGS: Final = (2.0, 20.0)  # of one websocket: a second in the long run, and at once
LAGS: Final = 3
FEW: Final = 4  # messages of one table that wait to be heard
POLICY: Final = 1008
AWAY: Final = {
    BUSY: b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    TOO_MANY: b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
}


def address_of(transport: asyncio.BaseTransport) -> str:
    found = get_remote_addr(transport)  # type: ignore[arg-type]
    return found[0] if found else ""


def at_once(transport: asyncio.BaseTransport) -> None:
    """Small messages do not wait for each other (Nagle's algorithm costs a move 40 ms)."""
    made = transport.get_extra_info("socket")
    if made is not None:
        with contextlib.suppress(OSError):
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


class Doorkeeper(uvicorn.Server):
    """Lets sockets in a few at a time: a thousand that come at once wait at the door, and those inside have their turns."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            for listening in server.sockets:
                with socket.socket(fileno=os.dup(listening.fileno())) as door:
                    door.listen(WAITING)  # asyncio takes one number for how many may wait and how many are let in at once


class Timer:
    """One thing that happens later, unless it is stopped."""

    __slots__ = ("handle",)

    def __init__(self) -> None:
        self.handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, then: Any) -> None:
        if self.handle is None:
            self.handle = asyncio.get_running_loop().call_later(seconds, then)

    def stop(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class Reception(H11Protocol):
    """HTTP, within the rules of the house."""

    house: House

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.address = ""
        self.admitted = False
        self.asking = Timer()
        self.unread = Timer()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        at_once(transport)
        self.address = address_of(transport)
        refusal = self.house.admit(self.address)
        super().connection_made(transport)
        self.admitted = not refusal
        if refusal:
            transport.write(AWAY[refusal])
            transport.close()
            return
        self.asking.start(HEAD, self.give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        self.asking.stop()
        self.unread.stop()
        if self.admitted:
            self.admitted = False
            self.house.dismiss(self.address)

    def give_up(self) -> None:
        """The rest of a request did not come in time."""
        self.asking.handle = None
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.admitted:
            return
        if not self.answering():
            self.asking.start(HEAD, self.give_up)
        head = not self.answering()
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it has become a websocket
        if self.answering() and not self.cycle.more_body:
            self.asking.stop()
        elif self.answering() and head:
            self.asking.stop()
            self.asking.start(BODY, self.give_up)

    def answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.asking.stop()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Table) and self.admitted:
            protocol.admitted = True  # it leaves the house in this one's place
            self.admitted = False

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.start(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        self.unread.stop()
        super().resume_writing()


class Table(Packed):
    """A websocket, within the rules of the house."""

    house: House

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.address = ""
        self.admitted = False
        self.unread = Timer()
        self.pings = Bucket(*PINGS, self.loop.time())
        self.lags: deque[float] = deque(maxlen=LAGS)  # seconds that the last pings took there and back

    # -- how far away it is

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["table"] = self

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.scope["state"].pop("table", None)  # else it refers to itself, and stays until everything is looked through

    def start_keepalive(self) -> None:
        """The first ping at once: a clock may be going."""
        if self.ping_interval:
            self.send_keepalive_ping()

    def handle_pong(self, event: Any) -> None:
        waiting = self.pending_ping_payload is not None
        super().handle_pong(event)
        if waiting and self.pending_ping_payload is None:
            self.lags.append(self.last_ping_rtt)

    def lag(self) -> float:
        """The least of the last few: one slow moment does not make a place far away."""
        return min(self.lags, default=0.0)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = address_of(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.stop()
        if self.admitted:
            self.admitted = False
            self.house.dismiss(self.address)
        super().connection_lost(exc)

    # -- who does not read is not listened to

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()
        self.unread.start(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        self.unread.stop()
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """While few messages wait it goes on reading: to stop and to start again costs more than a message."""
        calm = not self.read_paused and self.queue.qsize() < FEW
        if calm:
            self.read_paused = True  # so that it is not paused
        super().send_receive_event_to_app()
        if calm:
            self.read_paused = False

    async def say(self, messages: list[bytes]) -> None:
        """Send texts, all in one; waits while the other end is slow. ``OSError`` when it is gone."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ConnectionResetError
        self.fit(max(map(len, messages)))
        for message in messages:
            self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def handle_ping(self) -> None:
        if self.pings.take(self.loop.time()):
            super().handle_ping()
        elif not self.close_sent:
            self.conn.fail(POLICY, "too many pings")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
            self.transport.close()


def doors(house: House) -> tuple[type[Reception], type[Table]]:
    """The protocols of one house."""
    reception = type("HouseReception", (Reception,), {"house": house})
    table = type("HouseTable", (Table,), {"house": house})
    return reception, table
