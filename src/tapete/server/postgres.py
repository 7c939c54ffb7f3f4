"""Matches in a PostgreSQL database that several servers may share (``pip install tapete[postgres]``).

The key of ``acts`` lets one of two servers be first with a change; the other reads the match anew. What one has written it
notifies, and the others take it in: people at different servers play one match.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final

import psycopg

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
from tapete.table.store import DeckRow, Stored, StoreError

logger = logging.getLogger("tapete.server")
CHANNEL: Final = "tapete_changes"
PATIENCE: Final = 10_000  # milliseconds for a statement
CONNECTING: Final = 10  # seconds
LISTENING: Final = 0.5  # seconds between two looks whether the server is closing, and between two tries to connect
VERSIONS: Final = "CREATE TABLE IF NOT EXISTS store (version INTEGER NOT NULL)"  # PostgreSQL has no place of its own for it
SCHEMA_LOCK: Final = 7_461_706_574  # two servers that start at once make the tables one after the other


class PostgresStore(Batching):
    """The store of a database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.own = f"{os.getpid()}.{secrets.token_hex(4)}"  # who has notified: one does not listen to oneself
        self.closing = threading.Event()
        self.ear: threading.Thread | None = None
        try:
            self.writer = self.connect()
            self.prepare()
            self.reader = self.connect()
        except psycopg.Error as error:
            raise StoreError(str(error).strip()) from error
        self.reading = threading.Lock()
        super().__init__()

    def connect(self) -> psycopg.Connection[Any]:
        connection = psycopg.connect(self.database, autocommit=True, application_name="tapete", connect_timeout=CONNECTING)
        connection.execute("SET synchronous_commit = on")
        connection.execute(f"SET statement_timeout = {PATIENCE}")
        return connection

    def prepare(self) -> None:
        """The tables, as this version has them; those of a later version are left alone."""
        with self.writer.transaction():
            self.writer.execute("SELECT pg_advisory_xact_lock(%s)", (SCHEMA_LOCK,))
            self.writer.execute(VERSIONS)
            row = self.writer.execute("SELECT max(version) FROM store").fetchone()
            check_version(row[0] if row is not None and row[0] is not None else 0)
            self.writer.execute(SCHEMA.replace(" WITHOUT ROWID", ""))
            for table, column, kind in ADDED:
                self.writer.execute(f"ALTER TABLE {table} ADD COLUMN IF NOT EXISTS {column} {kind}")
            self.writer.execute("DELETE FROM store")
            self.writer.execute("INSERT INTO store VALUES (%s)", (VERSION,))

    # -- in the writer's thread

    def commit(self, rows: list[Row]) -> str:
        try:
            if self.writer.closed:
                self.writer = self.connect()
            with self.writer.transaction():
                for statement, values in statements_of(rows, "%s"):
                    self.writer.execute(statement, values)
                for match in {str(values[0]) for _, values in rows}:
                    self.writer.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.own} {match}"))
        except (psycopg.Error, ValueError) as error:
            return f"{type(error).__name__}: {error}"
        return ""

    # -- reading

    def read(self, match: str) -> Stored | None:
        if "\x00" in match:
            return None
        try:
            with self.reading:
                if self.reader.closed:
                    self.reader = self.connect()
                with self.reader.transaction():
                    row = self.reader.execute(f"SELECT {MATCH} FROM matches WHERE id = %s", (match,)).fetchone()
                    if row is None:
                        return None
                    acts = self.reader.execute(f"SELECT {ACT} FROM acts WHERE match = %s ORDER BY seq", (match,)).fetchall()
                    claims = self.reader.execute(f"SELECT {CLAIM} FROM claims WHERE match = %s", (match,)).fetchall()
        except psycopg.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error
        return stored(row, acts, claims)

    def read_notes(self, after: int) -> list[Any]:
        try:
            with self.reading:
                if self.reader.closed:
                    self.reader = self.connect()
                return self.reader.execute(NOTES.format(mark="%s"), (BOOK, after)).fetchall()
        except psycopg.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error

    def read_decks(self, who: str) -> list[str]:
        try:
            with self.reading:
                if self.reader.closed:
                    self.reader = self.connect()
                return [row[0] for row in self.reader.execute(DECKS.format(mark="%s"), (who,)).fetchall()]
        except psycopg.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error

    def put_deck(self, deck: DeckRow, most: int) -> bool:
        return self.changed(KEEP_DECK.format(mark="%s"), deck_values(deck, most)) > 0

    def take_decks(self, who: str, id: str) -> None:
        self.changed(DROP_DECKS.format(mark="%s"), (who, id, id))

    def changed(self, statement: str, values: tuple[Value, ...]) -> int:
        """One statement on a connection of its own, beside the writer: how many rows it changed."""
        try:
            with self.connect() as connection:
                return connection.execute(statement, values).rowcount
        except (psycopg.Error, ValueError) as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error

    def blot_out(self, kind: str, who: str, seats: Sequence[tuple[str, int]]) -> None:
        try:
            with self.connect() as connection, connection.transaction():
                connection.execute(ERASE.format(mark="%s"), (BOOK, kind, who))
                for seat in seats:
                    connection.execute(UNNAME.format(mark="%s"), seat)
                    connection.execute(UNSAY.format(mark="%s"), seat)
        except psycopg.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error

    def delete(self, before: float, unplayed: float) -> int:
        try:
            with self.connect() as connection, connection.transaction():
                ids = [row[0] for row in connection.execute(OLD.format(mark="%s"), (before, unplayed)).fetchall()]
                for table, column in (("acts", "match"), ("claims", "match"), ("matches", "id")):
                    connection.execute(f"DELETE FROM {table} WHERE {column} = ANY(%s)", (ids,))
        except psycopg.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from error
        return len(ids)

    # -- news of other servers

    def listen(self, changed: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()
        self.ear = threading.Thread(target=self.hear, args=(loop, changed), name="tapete-news", daemon=True)
        self.ear.start()

    def hear(self, loop: asyncio.AbstractEventLoop, changed: Callable[[str], None]) -> None:
        """Until the server closes: what others notify, through connections that are lost."""
        while not self.closing.is_set():
            try:
                with self.connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.say(loop, changed, "")  # whatever was missed
                    while not self.closing.is_set():
                        for news in connection.notifies(timeout=LISTENING):
                            who, _, match = news.payload.partition(" ")
                            if who != self.own:
                                self.say(loop, changed, match)
            except psycopg.Error as error:
                logger.error("no news from the database: %s", error)
                self.closing.wait(LISTENING)

    def say(self, loop: asyncio.AbstractEventLoop, changed: Callable[[str], None], match: str) -> None:
        with contextlib.suppress(RuntimeError):  # a loop that has ended needs no news
            loop.call_soon_threadsafe(changed, match)

    def disconnect(self) -> None:
        self.closing.set()
        if self.ear is not None:
            self.ear.join(2 * LISTENING)
        for connection in (self.writer, self.reader):
            with contextlib.suppress(psycopg.Error):
                connection.close()
