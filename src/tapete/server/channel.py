"""What the processes of one server say to each other: values one after another, through sockets that nobody else can reach."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from pathlib import Path
from typing import Any, Final

import msgspec

LARGEST: Final = 64 << 20  # bytes of a value
HEAD: Final = 4  # bytes that say how many
CHUNK: Final = 1 << 18  # bytes that are read at once
_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder()


class Channel:
    """One end of a line between two processes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.loop = asyncio.get_running_loop()
        self.unsent: list[bytes] = []  # sent together at the end of this turn of the loop
        self.unread = bytearray()
        self.values: deque[Any] = deque()

    def say(self, value: object) -> None:
        """Send a value, some time soon; to an end that is gone, nothing."""
        body = _encoder.encode(value)
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (len(body).to_bytes(4), body)

    def flush(self) -> None:
        unsent, self.unsent = self.unsent, []
        with contextlib.suppress(OSError, RuntimeError):
            self.writer.write(b"".join(unsent))

    async def drained(self) -> None:
        """Wait for the other end, if it is slow."""
        self.flush()
        await self.writer.drain()

    async def heard(self) -> Any:
        """The next value; ``EOFError`` when the other end is gone."""
        while not self.values:
            try:
                more = await self.reader.read(CHUNK)
            except OSError as error:
                raise EOFError from error
            if not more:
                raise EOFError
            self.unread += more
            self.take_values()
        return self.values.popleft()

    def take_values(self) -> None:
        """All whole values of what has been read."""
        unread, at = self.unread, 0
        while len(unread) - at >= HEAD:
            size = int.from_bytes(unread[at : at + HEAD])
            if size > LARGEST:
                raise EOFError
            if len(unread) - at - HEAD < size:
                break
            self.values.append(_decoder.decode(bytes(unread[at + HEAD : at + HEAD + size])))
            at += HEAD + size
        del unread[:at]

    def close(self) -> None:
        self.flush()
        with contextlib.suppress(OSError, RuntimeError):
            self.writer.close()


async def call(path: Path) -> Channel:
    """A line to whoever listens there; ``OSError`` when nobody does."""
    return Channel(*await asyncio.open_unix_connection(path))
