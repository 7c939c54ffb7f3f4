"""Matches in one SQLite file, in WAL mode with ``synchronous=FULL``: one server on one machine."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

from tapete.server.store import ACT, ADDED, CLAIM, MATCH, SCHEMA, Batching, Row, Stored, StoreError, statements_of, stored


class SqliteStore(Batching):
    """The store of a folder."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.file = folder / "matches.sqlite3"
        self.held = hold(folder / "lock")
        try:
            self.writer = self.connect()
            self.writer.executescript(SCHEMA)
            self.add_columns()
            self.reader = self.connect()
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error
        self.reading = threading.Lock()
        super().__init__()

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=10.0, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def add_columns(self) -> None:
        """Bring a file of an earlier version up to this one."""
        for table, column, kind in ADDED:
            if column not in [row[1] for row in self.writer.execute(f"PRAGMA table_info({table})")]:
                self.writer.execute(f"ALTER TABLE {table} ADD COLUMN {column} {kind}")

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

    def listen(self, changed: Callable[[str], None]) -> None:
        """No other server writes here: the folder is held."""

    def disconnect(self) -> None:
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
