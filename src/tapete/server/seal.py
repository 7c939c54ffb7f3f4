"""A seal beside the matches: what was acknowledged, so that a lost tail is noticed.

SQLite's log of what is not yet in its file (the WAL) ends where its checksums end: when its tail is cut off, or the file is copied
without it, the matches are whole and merely older. Nobody could tell. So each row that has become durable is also named in a file
of its own, a line each, not synced: after a fall it may know less than the matches do, never more. Once everything is in the
database's own file, the seal begins anew.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tapete.server.rows import Row

NAME: Final = "matches.seal"
MOST: Final = 4 << 20  # bytes, before it begins anew
GONE: Final = "gone"
CLAIMED: Final = "seat"


@dataclass(slots=True)
class Sealed:
    """What was acknowledged of a match since the seal began: its last change, and the seats that were taken."""

    last: int = 0
    seats: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Loss:
    """What was acknowledged of a match and is not there: so much of it stands."""

    match: str
    stands: int
    what: str


class Seal:
    """The seal of a folder, written by the server that holds it."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / NAME
        self.file.touch(mode=0o600)
        self.out = os.open(self.file, os.O_WRONLY | os.O_APPEND)
        self.size = os.fstat(self.out).st_size
        self.writing = threading.Lock()  # whoever deletes old matches does so in another thread

    def name(self, rows: Iterable[Row]) -> None:
        """These rows are durable. A disk that is full costs the seal a line, and nobody a move."""
        self.write([line_of(row) for row in rows])

    def dismiss(self, matches: Iterable[str]) -> None:
        """These matches are deleted on purpose."""
        self.write([f"{match} {GONE}\n" for match in matches])

    def write(self, lines: list[str]) -> None:
        with self.writing, contextlib.suppress(OSError):
            self.size += os.write(self.out, "".join(lines).encode(errors="replace"))

    def full(self) -> bool:
        return self.size > MOST

    def begin_anew(self) -> None:
        """All that it names is in the database's own file."""
        with self.writing, contextlib.suppress(OSError):
            os.ftruncate(self.out, 0)
            self.size = 0

    def close(self) -> None:
        os.close(self.out)


def line_of(row: Row) -> str:
    table, values = row
    if table == "claims":
        return f"{values[0]} {CLAIMED} {values[1]}\n"
    return f"{values[0]} {values[1] if table == 'acts' else 0}\n"


def sealed(folder: Path) -> dict[str, Sealed]:
    """What the seal of a folder names; a line that was cut off says nothing."""
    found: dict[str, Sealed] = {}
    try:
        text = (folder / NAME).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return found
    for line in text[: text.rfind("\n") + 1].splitlines():
        match, _, said = line.partition(" ")
        kind, _, seat = said.partition(" ")
        if kind == GONE:
            found.pop(match, None)
        elif kind == CLAIMED and seat.isdecimal():
            found.setdefault(match, Sealed()).seats.add(int(seat))
        elif kind.isdecimal():
            kept = found.setdefault(match, Sealed())
            kept.last = max(kept.last, int(kind))
    return found


def losses(connection: sqlite3.Connection, named: dict[str, Sealed]) -> list[Loss]:
    """What was acknowledged and is not in the database."""
    found: list[Loss] = []
    for match, kept in named.items():
        if connection.execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone() is None:
            found.append(Loss(match, 0, f"the whole match, with {kept.last} changes, was kept and is lost"))
            continue
        stands = int(connection.execute("SELECT coalesce(max(seq), 0) FROM acts WHERE match = ?", (match,)).fetchone()[0])
        seats = {row[0] for row in connection.execute("SELECT seat FROM claims WHERE match = ?", (match,))}
        if stands < kept.last:
            found.append(Loss(match, stands, f"changes {stands + 1} to {kept.last} were acknowledged and are lost"))
        elif kept.seats - seats:
            found.append(Loss(match, stands, f"seat {min(kept.seats - seats) + 1} was taken, and that is lost"))
    return found
