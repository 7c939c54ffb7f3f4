"""What the processes of one server say to each other: values one after another, through sockets that nobody else can reach."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any, Final

import msgspec

LARGEST: Final = 64 << 20  # bytes of a value
_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder()


class Channel:
    """One end of a line between two processes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, value: object) -> None:
        """Send a value, some time soon; to an end that is gone, nothing."""
        body = _encoder.encode(value)
        with contextlib.suppress(OSError, RuntimeError):
            self.writer.write(len(body).to_bytes(4) + body)

    async def drained(self) -> None:
        """Wait for the other end, if it is slow."""
        await self.writer.drain()

    async def heard(self) -> Any:
        """The next value; ``EOFError`` when the other end is gone."""
        try:
            size = int.from_bytes(await self.reader.readexactly(4))
            if size > LARGEST:
                raise EOFError
            return _decoder.decode(await self.reader.readexactly(size))
        except (OSError, asyncio.IncompleteReadError) as error:
            raise EOFError from error

    def close(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            self.writer.close()


async def call(path: Path) -> Channel:
    """A line to whoever listens there; ``OSError`` when nobody does."""
    return Channel(*await asyncio.open_unix_connection(path))
