"""Matches in one SQLite file, in WAL mode with ``synchronous=FULL``: one server on one machine."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any

from tapete.server.batching import Batching
from tapete.server.rows import (
    ACT,
    ADDED,
    BOOK,
    CLAIM,
    DECKS,
    DROP_DECKS,
    ERASE,
    KEEP_DECK,
    MATCH,
    NOTES,
    OLD,
    SCHEMA,
    UNNAME,
    UNSAY,
    VERSION,
    Row,
    Value,
    check_version,
    deck_values,
    statements_of,
    stored,
)
from tapete.server.seal import Seal, losses, sealed
from tapete.table.store import DeckRow, Stored, StoreError

logger = logging.getLogger("tapete.server")
FILE = "matches.sqlite3"


class SqliteStore(Batching):
    """The store of a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.file = folder / FILE
        self.file.touch(mode=0o600)
        only_ours(folder)  # live seeds are in it
        self.held = hold(folder / "lock")
        try:
            self.writer = self.connect()
            self.migrate()
            self.reader = self.connect()
            self.notice_losses(folder)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        self.reading = threading.Lock()
        super().__init__()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=10.0, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")  # who wants to be forgotten is
        return connection

    def migrate(self) -> None:
        """Bring a file of an earlier version up to this one; one of a later version is left alone."""
        check_version(int(self.writer.execute("PRAGMA user_version").fetchone()[0]))
        self.writer.executescript(SCHEMA)
        self.add_columns()
        self.writer.execute(f"PRAGMA user_version = {VERSION}")

    def add_columns(self) -> None:
        for table, column, kind in ADDED:
            if column not in [row[1] for row in self.writer.execute(f"PRAGMA table_info({table})")]:
                self.writer.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")

    def notice_losses(self, folder: Path) -> None:
        """Compare the matches with what was acknowledged before the last fall, and note for good what is lost."""
        lost = losses(self.writer, sealed(folder))
        for each in lost:
            logger.error("match %s: %s; it goes on from change %d", each.match, each.what, each.stands)
        rows = [(each.match, each.stands, each.what, time.time()) for each in lost]
        self.writer.executemany("INSERT OR REPLACE INTO losses VALUES (?, ?, ?, ?)", rows)
        self.seal = Seal(folder)
        self.reseal()

    def reseal(self) -> None:
        """Begin the seal anew, if all that it names is in the file itself and no longer only in the log before it."""
        busy, pages, written = self.writer.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if not busy and pages == written:
            self.seal.begin_anew()

    def commit(self, rows: list[Row]) -> str:
        """One transaction with few statements: each makes this thread wait for the interpreter again."""
        statements = statements_of(rows)
        try:
            if len(statements) > 1:
                self.writer.execute("BEGIN IMMEDIATE")
            for statement, values in statements:
                self.writer.execute(statement, values)
            if len(statements) > 1:
                self.writer.execute("COMMIT")
        except (sqlite3.Error, ValueError) as error:  # a text that cannot be written is no reason to write no more
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            return f"{type(error).__name__}: {error}"
        self.seal.name([row for row in rows if row[0] != "notes"])
        if self.seal.full():
            with contextlib.suppress(sqlite3.Error):
                self.reseal()
        return ""

    def read(self, match: str) -> Stored | None:
        try:
            with self.reading:
                row = self.reader.execute(f"SELECT {MATCH} FROM matches WHERE id = ?", (match,)).fetchone()
                if row is None:
                    return None
                acts = self.reader.execute(f"SELECT {ACT} FROM acts WHERE match = ? ORDER BY seq", (match,)).fetchall()
                claims = self.reader.execute(f"SELECT {CLAIM} FROM claims WHERE match = ?", (match,)).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error
        return stored(row, acts, claims)

    def read_notes(self, after: int) -> list[Any]:
        try:
            with self.reading:
                return self.reader.execute(NOTES.format(mark="?"), (BOOK, after)).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error

    def read_decks(self, who: str) -> list[str]:
        try:
            with self.reading:
                return [row[0] for row in self.reader.execute(DECKS.format(mark="?"), (who,)).fetchall()]
        except sqlite3.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error

    def put_deck(self, deck: DeckRow, most: int) -> bool:
        return self.changed(KEEP_DECK.format(mark="?"), deck_values(deck, most)) > 0

    def take_decks(self, who: str, id: str) -> None:
        self.changed(DROP_DECKS.format(mark="?"), (who, id, id))

    def changed(self, statement: str, values: tuple[Value, ...]) -> int:
        """One statement on a connection of its own, beside the writer: how many rows it changed."""
        connection = self.connect()
        try:
            return connection.execute(statement, values).rowcount
        except (sqlite3.Error, ValueError) as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error
        finally:
            connection.close()

    def blot_out(self, kind: str, who: str, seats: Sequence[tuple[str, int]]) -> None:
        connection = self.connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(ERASE.format(mark="?"), (BOOK, kind, who))
            connection.executemany(UNNAME.format(mark="?"), seats)
            connection.executemany(UNSAY.format(mark="?"), seats)
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the log before the file has it too
        except sqlite3.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error
        finally:
            connection.close()

    def delete(self, before: float, unplayed: float) -> int:
        """On a connection of its own: the writer goes on in between."""
        connection = self.connect()
        try:
            ids = [(row[0],) for row in connection.execute(OLD.format(mark="?"), (before, unplayed))]
            connection.execute("BEGIN IMMEDIATE")
            for table, column in (("acts", "match"), ("claims", "match"), ("losses", "match"), ("matches", "id")):
                connection.executemany(f"DELETE FROM {table} WHERE {column} = ?", ids)
            self.seal.dismiss([id for (id,) in ids])  # before: a fall in between must not look like a loss
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error
        finally:
            connection.close()
        return len(ids)

    def listen(self, changed: Callable[[str], None]) -> None:
        """No other server writes here: the folder is held."""

    def disconnect(self) -> None:
        self.reader.close()
        with contextlib.suppress(sqlite3.Error):
            self.reseal()
        self.writer.close()
        self.seal.close()
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


def only_ours(folder: Path) -> None:
    """Nobody else on the machine reads the matches, as far as the system knows such rights."""
    with contextlib.suppress(OSError):
        folder.chmod(0o700)
        for file in folder.glob(f"{FILE}*"):
            file.chmod(0o600)
