"""The store of one of several server processes: all it does is ask the keeper (``keeper.py``), who owns it."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tapete.server import channel
from tapete.server.keeper import CALL
from tapete.server.rows import Row, act_row, claim_row, match_row, note_row, noted, stored
from tapete.table.store import Act, ClaimKept, DeckRow, MatchKept, Note, Stored, StoreError

LOST = "the keeper of the matches is gone"


class DistantStore:
    """A store at the other end of a line; also says where tables stand."""

    def __init__(self, path: Path, name: str, door: Path) -> None:
        self.path = path
        self.name = name
        self.door = door
        self.line: channel.Channel | None = None
        self.numbers = itertools.count(1)
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self.listening: asyncio.Task[None] | None = None
        self.told: Callable[[str], None] | None = None
        self.closing = False

    async def open(self) -> None:
        """Say that this part is there: from now on, tables are brought to it."""
        self.line = await channel.call(self.path)
        self.listening = asyncio.create_task(self.hear(self.line))
        self.line.say((CALL, "here", self.name, str(self.door)))

    async def hear(self, line: channel.Channel) -> None:
        try:
            while True:
                number, *said = await line.heard()
                if number != CALL:
                    self.answered(self.waiting.pop(number, None), said)
                elif said[0] == "pulse":
                    line.say((CALL, "pulse"))
                elif self.told is not None:
                    self.told(said[1])
        except EOFError:
            pass
        finally:
            self.line = None
            for future in self.waiting.values():
                self.answered(future, [False, LOST])
            if not self.closing:
                os.kill(os.getpid(), signal.SIGTERM)  # a part without a keeper is none

    def answered(self, future: asyncio.Future[Any] | None, said: list[Any]) -> None:
        if future is not None and not future.done():
            if said[0]:
                future.set_result(said[1])
            else:
                future.set_exception(StoreError(said[1]))

    async def ask(self, what: str, *arguments: object) -> Any:
        if self.line is None:
            raise StoreError(LOST)
        number = next(self.numbers)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        try:
            self.line.say((number, what, *arguments))
        except (ValueError, OverflowError) as error:  # a text that cannot be written
            raise StoreError(f"{type(error).__name__}: {error}") from error
        self.waiting[number] = future
        return await asyncio.shield(future)

    # -- the store

    async def create(self, match: MatchKept, acts: Sequence[Act] = ()) -> None:
        await self.keep([match_row(match), *[act_row(match.id, act) for act in acts]])

    async def claim(self, match: str, seat: int, claim: ClaimKept, at: float) -> None:
        await self.keep([claim_row(match, seat, claim, at)])

    async def append(self, match: str, act: Act) -> None:
        await self.keep([act_row(match, act)])

    async def note(self, note: Note) -> None:
        await self.keep([note_row(note)])

    async def notes(self, after: int) -> list[Note]:
        return noted(await self.ask("notes", after))

    async def erase(self, kind: str, who: str, seats: Sequence[tuple[str, int]]) -> None:
        await self.ask("erase", kind, who, seats)

    async def decks(self, who: str) -> list[str]:
        return list(await self.ask("decks", who))

    async def keep_deck(self, deck: DeckRow, most: int) -> bool:
        return bool(await self.ask("keep_deck", deck.who, deck.id, deck.value, deck.at, most))

    async def drop_decks(self, who: str, id: str = "") -> None:
        await self.ask("drop_decks", who, id)

    async def keep(self, rows: list[Row]) -> None:
        await self.ask("keep", rows)

    async def load(self, match: str) -> Stored | None:
        found = await self.ask("load", match)
        return None if found is None else stored(*found)

    async def forget(self, before: float, unplayed: float) -> int:
        return int(await self.ask("forget", before, unplayed))

    def listen(self, changed: Callable[[str], None]) -> None:
        self.told = changed

    async def close(self) -> None:
        self.closing = True
        if self.listening is not None:
            self.listening.cancel()
        if self.line is not None:
            self.line.close()

    # -- places

    async def place(self, match: str) -> str:
        """Where a table stands: the door of another part, or "" for this one."""
        return str(await self.ask("place", match))

    def left(self, match: str) -> None:
        """A match was put away here."""
        if self.line is not None:
            self.line.say((CALL, "left", match))
