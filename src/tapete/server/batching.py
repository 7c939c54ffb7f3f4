"""A store that writes in a thread of its own: all that waits in one transaction, so that many tables share one sync of the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tapete.server.rows import MOST_AT_ONCE, Row, act_row, claim_row, match_row, note_row, noted
from tapete.table.store import Act, ClaimKept, DeckRow, MatchKept, Note, Stored, StoreError


@dataclass(frozen=True, slots=True)
class Writing:
    """Rows on their way to the disk, all or none of them, and who waits for them."""

    rows: list[Row]
    future: asyncio.Future[None]


class Batching(ABC):
    """A store that writes in a thread of its own, all that is waiting as one transaction."""

    def __init__(self) -> None:
        self.waiting: queue.SimpleQueue[Writing | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.write, name="tapete-store", daemon=True)
        self.thread.start()

    async def create(self, match: MatchKept, acts: Sequence[Act] = ()) -> None:
        await self.kept([match_row(match), *[act_row(match.id, act) for act in acts]])

    async def claim(self, match: str, seat: int, claim: ClaimKept, at: float) -> None:
        await self.kept([claim_row(match, seat, claim, at)])

    async def append(self, match: str, act: Act) -> None:
        await self.kept([act_row(match, act)])

    async def note(self, note: Note) -> None:
        await self.kept([note_row(note)])

    async def notes(self, after: int) -> list[Note]:
        return noted(await asyncio.to_thread(self.read_notes, after))

    async def erase(self, kind: str, who: str, seats: Sequence[tuple[str, int]]) -> None:
        await asyncio.to_thread(self.blot_out, kind, who, seats)

    async def decks(self, who: str) -> list[str]:
        return await asyncio.to_thread(self.read_decks, who)

    async def keep_deck(self, deck: DeckRow, most: int) -> bool:
        return await asyncio.to_thread(self.put_deck, deck, most)

    async def drop_decks(self, who: str, id: str = "") -> None:
        await asyncio.to_thread(self.take_decks, who, id)

    async def kept(self, rows: list[Row]) -> None:
        await asyncio.shield(self.keeping(rows))

    def keeping(self, rows: list[Row]) -> asyncio.Future[None]:
        """Rows on their way: done when they are durable."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put(Writing(rows, future))
        return future

    async def load(self, match: str) -> Stored | None:
        return await asyncio.to_thread(self.read, match)

    async def forget(self, before: float, unplayed: float) -> int:
        return await asyncio.to_thread(self.delete, before, unplayed)

    async def close(self) -> None:
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)
        await asyncio.to_thread(self.disconnect)

    @abstractmethod
    def listen(self, changed: Callable[[str], None]) -> None:
        """From now on, say in this loop which match another server has changed; "" when it may be any."""

    # -- what each database does in its own way, in threads

    @abstractmethod
    def commit(self, rows: list[Row]) -> str:
        """Keep rows, all or none: what went wrong, or nothing."""

    @abstractmethod
    def read(self, match: str) -> Stored | None:
        """A match with all that was done in it."""

    @abstractmethod
    def read_notes(self, after: int) -> list[Any]:
        """The rows of the notes after one, in their order."""

    @abstractmethod
    def blot_out(self, kind: str, who: str, seats: Sequence[tuple[str, int]]) -> None:
        """Empty what was noted of one kind about somebody, and their name at the seats they took."""

    @abstractmethod
    def read_decks(self, who: str) -> list[str]:
        """Somebody's decks, the latest first."""

    @abstractmethod
    def put_deck(self, deck: DeckRow, most: int) -> bool:
        """Keep a deck, unless its owner has so many others."""

    @abstractmethod
    def take_decks(self, who: str, id: str) -> None:
        """Delete one deck, or all of somebody."""

    @abstractmethod
    def delete(self, before: float, unplayed: float) -> int:
        """Delete old matches: how many there were."""

    @abstractmethod
    def disconnect(self) -> None:
        """Nothing is waiting any more."""

    # -- the writer's thread

    def write(self) -> None:
        """Everything that is waiting, in one transaction, again and again."""
        while True:
            first = self.waiting.get()
            batch: list[Writing] = []
            last = first is None
            if first is not None:
                batch.append(first)
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                more = self.waiting.get()
                if more is None:
                    last = True
                else:
                    batch.append(more)
            if batch:
                self.settle(batch)
            if last:
                return

    def settle(self, batch: list[Writing]) -> None:
        """Keep a batch; when it fails as a whole, each by itself, so that one bad row spoils no other."""
        failed = self.commit([row for each in batch for row in each.rows])
        if not failed:
            tell(batch, "")
        elif len(batch) == 1:
            tell(batch, failed)
        else:
            for each in batch:
                tell([each], self.commit(each.rows))


def tell(batch: list[Writing], problem: str) -> None:
    """Let those who wait know, in the loop they wait in; a loop that has ended needs no news."""
    loop = batch[0].future.get_loop()

    def settle() -> None:
        for each in batch:
            if not each.future.done():
                if problem:
                    each.future.set_exception(StoreError(problem))
                else:
                    each.future.set_result(None)

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
