"""An operator's tools for a folder of matches: look whether it is whole, back it up while the server runs, bring it back."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tapete import games
from tapete.core.pool import named
from tapete.core.records import catalogue_hash
from tapete.server.rows import ACT, CLAIM, MATCH, VERSION, stored
from tapete.server.seal import losses, sealed
from tapete.server.sqlite import FILE, only_ours
from tapete.table.match import Match
from tapete.table.store import Stored

WHOLE = "whole"  # goes on with the present rules
OLDER = "older"  # of other rules or cards: can be looked at if they still replay it
DAMAGED = "damaged"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found about one match, or ("") about the file."""

    match: str
    state: str
    what: str = ""
    good: int = 0  # changes that stand before the damage


@contextlib.contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """The file, which is not changed, while a server may be writing to it."""
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=10.0)
    try:
        yield connection
    finally:
        connection.close()


def check(folder: Path) -> list[Finding]:
    """Every match of a folder, and first whatever is wrong with the file itself."""
    found: list[Finding] = []
    named = sealed(folder)  # first: whatever is acknowledged meanwhile is not missed
    try:
        with reading(folder / FILE) as connection:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            if version > VERSION:
                return [Finding("", DAMAGED, f"version {version} of the store; this program knows {VERSION}")]
            for (line,) in connection.execute("PRAGMA integrity_check"):
                if line != "ok":
                    found.append(Finding("", DAMAGED, str(line)))
            for (line,) in connection.execute("SELECT DISTINCT match FROM acts WHERE match NOT IN (SELECT id FROM matches)"):
                found.append(Finding(str(line), DAMAGED, "changes of a match that is not there"))
            lost = {each.match: Finding(each.match, DAMAGED, each.what, each.stands) for each in losses(connection, named)}
            if version > 2:
                for match, stands, what in connection.execute("SELECT match, stands, what FROM losses"):
                    lost.setdefault(match, Finding(match, DAMAGED, what, stands))
            fields, changes = there(connection, "matches", MATCH, "'{}'"), there(connection, "acts", ACT, "0.0")
            for row in connection.execute(f"SELECT {fields} FROM matches ORDER BY created").fetchall():
                acts = connection.execute(f"SELECT {changes} FROM acts WHERE match = ? ORDER BY seq", (row[0],)).fetchall()
                claims = connection.execute(f"SELECT {CLAIM} FROM claims WHERE match = ?", (row[0],)).fetchall()
                kept = examined(row, acts, claims)
                found.append(lost.pop(row[0], kept) if kept.state == WHOLE else kept)
            found += [each for _, each in sorted(lost.items()) if each.match not in [one.match for one in found]]
    except sqlite3.Error as error:
        found.append(Finding("", DAMAGED, f"{type(error).__name__}: {error}"))
    return found


def there(connection: sqlite3.Connection, table: str, wanted: str, usual: str) -> str:
    """The columns of a table; in a file of an earlier version, what is usual instead of those that came later."""
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    return ", ".join([field if field in columns else usual for field in wanted.split(", ")])


def examined(row: tuple[Any, ...], acts: list[tuple[Any, ...]], claims: list[tuple[Any, ...]]) -> Finding:
    """Whether one match can go on."""
    id = str(row[0])
    try:
        kept = stored(row, acts, claims)
    except Exception as error:
        return Finding(id, DAMAGED, f"{type(error).__name__}: {error}")
    if kept.match.game not in games.ids():
        return Finding(id, OLDER, kept.match.game)
    game = games.find(kept.match.game)
    if kept.match.rules != game.version or kept.match.catalogue != catalogue_hash(game, named(kept.match.setup)):
        return Finding(id, OLDER, f"{kept.match.game} {kept.match.rules}, {kept.match.catalogue}")
    return replayed(kept)


def replayed(kept: Stored) -> Finding:
    good = 0
    try:
        match = Match(kept)
        for number, act in enumerate(kept.acts, 1):
            if act.seq != number:
                return Finding(kept.match.id, DAMAGED, f"change {number} is missing", good)
            match.commit(match.prepare(act))
            good = number
    except Exception as error:
        return Finding(kept.match.id, DAMAGED, f"change {good + 1}: {type(error).__name__}: {error}", good)
    return Finding(kept.match.id, WHOLE, good=good)


def backup(folder: Path, target: Path) -> int:
    """A copy of all that is durable now, also while a server writes; how many matches are in it."""
    target.touch(mode=0o600, exist_ok=False)
    copy = sqlite3.connect(target)
    try:
        with reading(folder / FILE) as connection:
            connection.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        return int(copy.execute("SELECT count(*) FROM matches").fetchone()[0])
    finally:
        copy.close()


def restore(source: Path, folder: Path) -> int:
    """Bring a backup to a folder that has no matches yet; how many there are."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    target = folder / FILE
    target.touch(mode=0o600, exist_ok=False)
    copy = sqlite3.connect(target)
    try:
        with reading(source) as connection:
            connection.backup(copy)
        count = int(copy.execute("SELECT count(*) FROM matches").fetchone()[0])
    except sqlite3.Error:
        target.unlink()
        raise
    finally:
        copy.close()
    only_ours(folder)
    return count
