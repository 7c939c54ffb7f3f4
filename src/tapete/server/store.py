"""Where matches are kept: what each was made from and, one after another, what was done in it. Nothing is ever rewritten.

``Store`` is all the server asks of a store. ``SqliteStore`` keeps one file in WAL mode with ``synchronous=FULL``; a thread of
its own writes whatever is waiting in one transaction, so that many tables share one sync of the disk. What ``append`` returns
from is durable.
"""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final, Protocol

ANSWER: Final = "answer"
UNDO: Final = "undo"
CONCEDE: Final = "concede"
OPEN: Final = "open"
SHUT: Final = "shut"

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, catalogue TEXT NOT NULL, setup TEXT NOT NULL,
    seed TEXT NOT NULL, shuffle TEXT NOT NULL, seats TEXT NOT NULL, created REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS acts (
    match TEXT NOT NULL REFERENCES matches(id), seq INTEGER NOT NULL, seat INTEGER NOT NULL, move TEXT NOT NULL,
    kind TEXT NOT NULL, value TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (match, seq), UNIQUE (match, seat, move)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS claims (
    match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, token TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
"""
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


@dataclass(frozen=True, slots=True)
class Act:
    """One change of a match: an answer, something taken back, a concession, hands opened or shut.

    ``move`` is the name its seat gave it, once in a match; ``value`` is the option's id, or to how many answers it goes back.
    """

    seq: int
    seat: int
    move: str
    kind: str
    value: str
    at: float


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it is kept."""

    match: MatchKept
    acts: list[Act] = field(default_factory=list)
    claims: dict[int, str] = field(default_factory=dict)


class Store(Protocol):
    """What the server asks of a store. Every method returns when its work is durable, or raises ``StoreError``."""

    async def create(self, match: MatchKept) -> None: ...

    async def claim(self, match: str, seat: int, token: str, at: float) -> None: ...

    async def append(self, match: str, act: Act) -> None: ...

    async def load(self, match: str) -> Stored | None: ...

    async def close(self) -> None: ...


Values = tuple[str | int | float, ...]


@dataclass(frozen=True, slots=True)
class Writing:
    """A row on its way to the disk, and who waits for it."""

    table: str
    values: Values
    future: asyncio.Future[None]


class SqliteStore:
    """Matches in one SQLite file."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "matches.sqlite3"
        self.held = hold(folder / "lock")
        try:
            self.writer = self.connect()
            self.writer.executescript(SCHEMA)
            self.reader = self.connect()
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        self.reading = threading.Lock()
        self.waiting: queue.SimpleQueue[Writing | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.write, name="tapete-store", daemon=True)
        self.thread.start()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=10.0, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    # -- writing

    async def create(self, match: MatchKept) -> None:
        seats = [{"kind": s.kind, "level": s.level, "token": s.token, "invitation": s.invitation} for s in match.seats]
        setup = json.dumps(match.setup, ensure_ascii=False)
        made = (match.id, match.game, match.rules, match.catalogue, setup, str(match.seed), match.shuffle)
        await self.kept("matches", (*made, json.dumps(seats), match.created))

    async def claim(self, match: str, seat: int, token: str, at: float) -> None:
        await self.kept("claims", (match, seat, token, at))

    async def append(self, match: str, act: Act) -> None:
        await self.kept("acts", (match, act.seq, act.seat, act.move, act.kind, act.value, act.at))

    async def kept(self, table: str, values: Values) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put(Writing(table, values, future))
        await asyncio.shield(future)

    def write(self) -> None:
        """The writer's thread: everything that is waiting, in one transaction."""
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
        """Keep a batch; when it fails as a whole, each row by itself, so that one bad row spoils no other."""
        failed = self.commit(batch)
        if not failed:
            tell(batch, "")
        elif len(batch) == 1:
            tell(batch, failed)
        else:
            for each in batch:
                tell([each], self.commit([each]))

    def commit(self, batch: list[Writing]) -> str:
        """One transaction with one statement for each table: each statement makes this thread wait for the interpreter again."""
        groups = [group for group in [[each for each in batch if each.table == table] for table in TABLES] if group]
        try:
            if len(groups) > 1:
                self.writer.execute("BEGIN IMMEDIATE")
            for group in groups:
                places = f"({', '.join('?' * len(group[0].values))})"
                values = [value for each in group for value in each.values]
                self.writer.execute(f"INSERT INTO {group[0].table} VALUES {', '.join([places] * len(group))}", values)
            if len(groups) > 1:
                self.writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            return f"{type(error).__name__}: {error}"
        return ""

    # -- reading

    async def load(self, match: str) -> Stored | None:
        try:
            return await asyncio.to_thread(self.read, match)
        except sqlite3.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error

    def read(self, match: str) -> Stored | None:
        with self.reading:
            row = self.reader.execute("SELECT * FROM matches WHERE id = ?", (match,)).fetchone()
            if row is None:
                return None
            columns = "seq, seat, move, kind, value, at"
            acts = self.reader.execute(f"SELECT {columns} FROM acts WHERE match = ? ORDER BY seq", (match,)).fetchall()
            claims = self.reader.execute("SELECT seat, token FROM claims WHERE match = ?", (match,)).fetchall()
        id, game, rules, catalogue, setup, seed, shuffle, seats, created = row
        kept = tuple([SeatKept(**seat) for seat in json.loads(seats)])
        made = MatchKept(id, game, rules, catalogue, json.loads(setup), int(seed), shuffle, kept, created)
        return Stored(made, [Act(*act) for act in acts], dict(claims))

    async def close(self) -> None:
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)
        self.writer.close()
        self.reader.close()
        self.held.close()


def hold(file: Path) -> IO[bytes]:
    """Keep other servers out of the folder for as long as this one runs, however it ends."""
    held = file.open("ab")
    try:
        import fcntl
    except ImportError:  # where there is no such lock, two servers would still refuse each other's changes
        return held
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        held.close()
        raise StoreError("another server is using it") from error
    return held


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
