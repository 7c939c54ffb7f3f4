"""A websocket that costs next to nothing: a load has to leave the machine to the server that it measures.

It speaks as a browser does (masked frames, packed with what was said before, if the server agrees), to a server on this machine
that is trusted to keep to the protocol.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Any, Final

TAIL: Final = b"\x00\x00\xff\xff"  # how a packed message ends that is not sent along
MASK: Final = b"\x00\x00\x00\x00"  # a mask like any other, which changes nothing
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PACKED: Final = 0x40
WHOLE: Final = 0x80
HEARING: Final = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
ASKING: Final = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGFwZXRlIHRhcGV0ZSB0YQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


class Line(asyncio.Protocol):
    """One websocket: ``opened`` once it is there, ``heard`` for each message, ``lost`` in the end."""

    def __init__(
        self, port: int, packed: bool, opened: Callable[[], None], heard: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self.port = port
        self.wished = packed
        self.opened = opened
        self.heard = heard
        self.lost = lost
        self.unread = bytearray()
        self.open = False
        self.packer: Any = None
        self.unpacker: Any = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(ASKING.format(port=self.port, more=HEARING if self.wished else "").encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        self.lost()

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.open:
            end = self.unread.find(b"\r\n\r\n")
            if end < 0:
                return
            self.agree(bytes(self.unread[:end]))
            del self.unread[: end + 4]
        self.take_frames()

    def agree(self, head: bytes) -> None:
        """The server has answered: with what both will pack."""
        assert head.startswith(b"HTTP/1.1 101"), head
        self.open = True
        if b"permessage-deflate" in head:
            _, _, bits = head.partition(b"client_max_window_bits=")
            window = int(bits.partition(b"\r")[0].partition(b";")[0] or 15)
            self.packer = zlib.compressobj(1, zlib.DEFLATED, -window, 1)
            self.unpacker = zlib.decompressobj(-15)
        self.opened()

    def take_frames(self) -> None:
        unread, at = self.unread, 0
        while len(unread) - at >= 2:
            kind, size, start = unread[at], unread[at + 1], at + 2
            if size > 125:
                start += 2 if size == 126 else 8
                if len(unread) < start:
                    break
                size = int.from_bytes(unread[at + 2 : start])
            if len(unread) < start + size:
                break
            self.take(kind, bytes(unread[start : start + size]))
            at = start + size
        del unread[:at]

    def take(self, kind: int, body: bytes) -> None:
        what = kind & 0x0F
        if what == TEXT:
            assert kind & WHOLE, "a message in pieces"
            self.heard(self.unpacker.decompress(body + TAIL) if kind & PACKED else body)
        elif what == PING:
            self.write(PONG, body)
        elif what == CLOSE:
            self.close()

    def say(self, message: bytes) -> None:
        if self.packer is None:
            self.write(TEXT, message)
        else:
            packed = self.packer.compress(message) + self.packer.flush(zlib.Z_SYNC_FLUSH)
            self.write(TEXT | PACKED, packed[: -len(TAIL)])

    def write(self, kind: int, body: bytes) -> None:
        if self.transport is not None:
            size = len(body)
            length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
            self.transport.write(bytes([WHOLE | kind]) + length + MASK + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()
