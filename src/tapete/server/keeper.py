"""The one that keeps the matches of several server processes, and knows at which of them each table stands.

It owns the store: what a process wants kept it asks for here, and hears of it when it is durable. A table stands at the process
that asked for it first, until that lets it go or is gone; whoever else is asked for it passes the visitor on (``relay.py``). Two
processes that change one match all the same, for a moment, are as two servers on one database: one of them is first, the other
is told and reads the match anew.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from tapete.server.batching import Batching
from tapete.server.channel import Channel
from tapete.server.rows import BOOK, Row, act_row, match_row, note_row
from tapete.table.store import DeckRow, Stored, StoreError

logger = logging.getLogger("tapete.server")
PULSE: Final = 2.0  # seconds between two questions whether a process is still there
CALL: Final = 0  # number of what is said unasked


def rows_of(stored: Stored) -> list[object]:
    """A match as ``rows.stored`` takes it."""
    id = stored.match.id
    acts = [act_row(id, act)[1][1:] for act in stored.acts]
    return [match_row(stored.match)[1], acts, [(seat, each.token, each.name) for seat, each in stored.claims.items()]]


class Part:
    """One of the processes, as the keeper knows it."""

    def __init__(self, channel: Channel) -> None:
        self.channel = channel
        self.name = ""
        self.door = ""  # where others pass visitors on to
        self.heard = time.monotonic()


class Keeper:
    """Listens to all parts of a server."""

    def __init__(self, store: Batching, joined: Callable[[str], None]) -> None:
        self.store = store
        self.joined = joined
        self.parts: dict[str, Part] = {}
        self.places: dict[str, Part] = {}  # by match: where its table stands
        self.readers: dict[str, set[Part]] = {}  # by match: who has it in memory
        self.server: asyncio.Server | None = None
        self.doing: set[asyncio.Task[None]] = set()

    async def open(self, path: Path) -> None:
        self.store.listen(self.changed)
        self.server = await asyncio.start_unix_server(self.serve, path)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A part, from its first word to its last."""
        part = Part(Channel(reader, writer))
        pulse = asyncio.create_task(self.pulse(part))
        try:
            while True:
                number, what, *arguments = await part.channel.heard()
                part.heard = time.monotonic()
                if what == "here":
                    part.name, part.door = arguments
                    self.parts[part.name] = part
                    self.joined(part.name)
                elif what == "place":
                    part.channel.say((number, True, self.place(part, arguments[0])))
                elif what == "keep":
                    rows = [(table, tuple(values)) for table, values in arguments[0]]
                    self.store.keeping(rows).add_done_callback(partial(self.kept, part, number, rows))
                elif what == "left":
                    self.left(part, arguments[0])
                elif what != "pulse":
                    task = asyncio.create_task(self.do(part, number, what, arguments))
                    self.doing.add(task)
                    task.add_done_callback(self.doing.discard)
        except EOFError:
            pass
        finally:
            pulse.cancel()
            self.gone(part)

    async def pulse(self, part: Part) -> None:
        while True:
            await asyncio.sleep(PULSE)
            part.channel.say((CALL, "pulse"))

    def silent(self, name: str) -> float:
        """For how long a part has said nothing."""
        part = self.parts.get(name)
        return 0.0 if part is None else time.monotonic() - part.heard

    # -- the store

    async def do(self, part: Part, number: int, what: str, arguments: list[Any]) -> None:
        try:
            part.channel.say((number, True, await self.done(part, what, arguments)))
        except StoreError as error:
            part.channel.say((number, False, str(error)))
        except Exception as error:
            logger.error("%s of part %s failed", what, part.name, exc_info=error)
            part.channel.say((number, False, type(error).__name__))

    async def done(self, part: Part, what: str, arguments: list[Any]) -> object:
        if what == "load":
            stored = await self.store.load(arguments[0])
            if stored is None:
                return None
            self.readers.setdefault(arguments[0], set()).add(part)
            return rows_of(stored)
        if what == "notes":
            self.readers.setdefault(BOOK, set()).add(part)
            return [note_row(note)[1][1:] for note in await self.store.notes(arguments[0])]
        if what == "erase":
            await self.store.erase(*arguments)
            return None
        if what == "decks":
            return await self.store.decks(*arguments)
        if what == "keep_deck":
            *deck, most = arguments
            return await self.store.keep_deck(DeckRow(*deck), most)
        if what == "drop_decks":
            await self.store.drop_decks(*arguments)
            return None
        assert what == "forget", what
        return await self.store.forget(*arguments)

    def kept(self, part: Part, number: int, rows: list[Row], future: asyncio.Future[None]) -> None:
        """What a part wanted kept is durable, or could not be: it is told, and whoever else has the match in memory."""
        if future.cancelled():
            return
        error = future.exception()
        part.channel.say((number, error is None, None if error is None else str(error)))
        if error is None:
            for match in {str(values[0]) for _, values in rows}:
                self.changed(match, part)

    def changed(self, match: str, by: Part | None = None) -> None:
        """Tell whoever has a match in memory that it was changed; "" when it may be any."""
        for part in list(self.parts.values()) if not match else self.readers.get(match, ()):
            if part is not by:
                part.channel.say((CALL, "changed", match))

    # -- places

    def place(self, part: Part, match: str) -> str:
        """Where a table stands: the door of its part; "" for the one that asks, where it stands from now on."""
        at = self.places.setdefault(match, part)
        return "" if at is part else at.door

    def left(self, part: Part, match: str) -> None:
        """A part has put a match away."""
        if self.places.get(match) is part:
            del self.places[match]
        readers = self.readers.get(match)
        if readers is not None:
            readers.discard(part)
            if not readers:
                del self.readers[match]

    def gone(self, part: Part) -> None:
        """A part is no more: its tables stand nowhere, and go on where they are asked for next."""
        part.channel.close()
        if self.parts.get(part.name) is part:
            del self.parts[part.name]
        for match in [match for match, at in self.places.items() if at is part]:
            del self.places[match]
        for match in [match for match, readers in self.readers.items() if part in readers]:
            self.left(part, match)

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
        for part in list(self.parts.values()):
            part.channel.close()
        if self.doing:
            await asyncio.wait(self.doing, timeout=1.0)
        await self.store.close()
