"""Where matches are kept: what each was made from and, one after another, what was done in it. Nothing is ever rewritten.

``Store`` is all the server asks of a store; what ``append`` returns from is durable. ``Batching`` is what the stores have in
common: a thread of its own writes whatever is waiting in one transaction, so that many tables share one sync of the disk.
``sqlite.py`` keeps one file on this machine, ``postgres.py`` a database that several servers share.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import msgspec

from tapete.server.clock import ClockKept

ANSWER: Final = "answer"
UNDO: Final = "undo"
CONCEDE: Final = "concede"
TIME: Final = "time"  # out of time
WARN: Final = "warn"  # too long over a question
OUT: Final = "out"  # one warning too many
ROUND: Final = "round"  # the time of the round is over
RESUME: Final = "resume"  # the clock goes on
OPEN: Final = "open"
SHUT: Final = "shut"
MIX: Final = "mix"  # a player's number for the shuffle

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, catalogue TEXT NOT NULL, setup TEXT NOT NULL,
    seed TEXT NOT NULL, shuffle TEXT NOT NULL, seats TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
    terms TEXT NOT NULL DEFAULT '{}'
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS acts (
    match TEXT NOT NULL REFERENCES matches(id), seq INTEGER NOT NULL, seat INTEGER NOT NULL, move TEXT NOT NULL,
    kind TEXT NOT NULL, value TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match, seq), UNIQUE (match, seat, move)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS claims (
    match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, token TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
    name TEXT NOT NULL DEFAULT '', PRIMARY KEY (match, seat)
) WITHOUT ROWID;
"""
ADDED: Final = (  # columns that files of earlier versions lack
    ("matches", "terms", "TEXT NOT NULL DEFAULT '{}'"),
    ("claims", "name", "TEXT NOT NULL DEFAULT ''"),
)
TABLES: Final = ("matches", "claims", "acts")  # a match is written before what refers to it
MOST_AT_ONCE: Final = 500


class StoreError(Exception):
    """Something could not be kept; nothing of it was."""


@dataclass(frozen=True, slots=True)
class SeatKept:
    """A seat: of a person or a bot; secrets only as hashes."""

    kind: str  # me, bot, open
    level: str = ""
    token: str = ""
    invitation: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed for a match besides its setup."""

    guided: bool = False
    origin: str = ""  # the match it goes on from
    begun: int = 0  # how many of its answers are copied from there
    record: bool = False  # played elsewhere, here to be looked at
    every_question: bool = False  # whether a lone person is asked even where they can only pass
    clock: ClockKept | None = None
    secret: str = ""  # of the shuffle; none in matches made before players mixed


@dataclass(frozen=True, slots=True)
class MatchKept:
    """What a match was made from."""

    id: str
    game: str
    rules: str
    catalogue: str
    setup: dict[str, object]
    seed: int
    shuffle: str
    seats: tuple[SeatKept, ...]
    created: float
    terms: Terms = Terms()


@dataclass(frozen=True, slots=True)
class Act:
    """One change of a match: an answer, something taken back, a concession, a time that is over, hands opened or shut.

    ``move`` is the name its seat gave it, once in a match (with a ``/`` in it, the server did); ``value`` is the option's id, or to
    how many answers it goes back.
    """

    seq: int
    seat: int
    move: str
    kind: str
    value: str
    at: float


@dataclass(frozen=True, slots=True)
class ClaimKept:
    """Who took an open seat: the hash of their token, and their name."""

    token: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it is kept."""

    match: MatchKept
    acts: list[Act] = field(default_factory=list)
    claims: dict[int, ClaimKept] = field(default_factory=dict)


class Store(Protocol):
    """What the server asks of a store. Every method returns when its work is durable, or raises ``StoreError``."""

    async def create(self, match: MatchKept, acts: Sequence[Act] = ()) -> None: ...

    async def claim(self, match: str, seat: int, claim: ClaimKept, at: float) -> None: ...

    async def append(self, match: str, act: Act) -> None: ...

    async def load(self, match: str) -> Stored | None: ...

    def listen(self, changed: Callable[[str], None]) -> None:
        """From now on, say in this loop which match another server has changed; "" when it may be any."""
        ...

    async def close(self) -> None: ...


Value = str | int | float
Row = tuple[str, tuple[Value, ...]]  # the table and the values
MATCH: Final = "id, game, rules, catalogue, setup, seed, shuffle, seats, created, terms"
ACT: Final = "seq, seat, move, kind, value, at"
CLAIM: Final = "seat, token, name"


def match_row(match: MatchKept) -> Row:
    """A match as a row of its table."""
    setup = json.dumps(match.setup, ensure_ascii=False)
    made = (match.id, match.game, match.rules, match.catalogue, setup, str(match.seed), match.shuffle)
    return "matches", (*made, written(match.seats), match.created, written(match.terms))


def act_row(match: str, act: Act) -> Row:
    return "acts", (match, act.seq, act.seat, act.move, act.kind, act.value, act.at)


def claim_row(match: str, seat: int, claim: ClaimKept, at: float) -> Row:
    return "claims", (match, seat, claim.token, at, claim.name)


def statements_of(rows: list[Row], mark: str = "?") -> list[tuple[str, list[Value]]]:
    """The statements that insert these rows: for each table in its turn as few as a database takes."""
    found: list[tuple[str, list[Value]]] = []
    for table in TABLES:
        group = [values for name, values in rows if name == table]
        for at in range(0, len(group), MOST_AT_ONCE):
            part = group[at : at + MOST_AT_ONCE]
            places = f"({', '.join([mark] * len(part[0]))})"
            values = [value for each in part for value in each]
            found.append((f"INSERT INTO {table} VALUES {', '.join([places] * len(part))}", values))
    return found


def stored(row: tuple[Any, ...], acts: list[tuple[Any, ...]], claims: list[tuple[Any, ...]]) -> Stored:
    """A match from its rows."""
    id, game, rules, catalogue, setup, seed, shuffle, seats, created, terms = row
    kept = msgspec.json.decode(seats, type=tuple[SeatKept, ...])
    agreed = msgspec.json.decode(terms, type=Terms)
    made = MatchKept(id, game, rules, catalogue, json.loads(setup), int(seed), shuffle, kept, created, agreed)
    return Stored(made, [Act(*act) for act in acts], {seat: ClaimKept(token, name) for seat, token, name in claims})


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


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

    async def kept(self, rows: list[Row]) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put(Writing(rows, future))
        await asyncio.shield(future)

    async def load(self, match: str) -> Stored | None:
        return await asyncio.to_thread(self.read, match)

    async def close(self) -> None:
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)
        await asyncio.to_thread(self.disconnect)

    # -- what each database does in its own way, in threads

    @abstractmethod
    def commit(self, rows: list[Row]) -> str:
        """Keep rows, all or none: what went wrong, or nothing."""

    @abstractmethod
    def read(self, match: str) -> Stored | None:
        """A match with all that was done in it."""

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
