"""Matches as rows of a database: the tables, their version, and the way there and back.

``batching.py`` is what the stores of a machine have in common; ``sqlite.py`` keeps one file on it, ``postgres.py`` a database that
several servers share.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec

from tapete.table.store import Act, ClaimKept, DeckRow, MatchKept, Note, SeatKept, Stored, StoreError, Terms

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, catalogue TEXT NOT NULL, setup TEXT NOT NULL,
    seed TEXT NOT NULL, shuffle TEXT NOT NULL, seats TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
    terms TEXT NOT NULL DEFAULT '{}'
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS acts (
    match TEXT NOT NULL REFERENCES matches(id), seq INTEGER NOT NULL, seat INTEGER NOT NULL, move TEXT NOT NULL,
    kind TEXT NOT NULL, value TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, lag DOUBLE PRECISION NOT NULL DEFAULT 0,
    PRIMARY KEY (match, seq), UNIQUE (match, seat, move)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS claims (
    match TEXT NOT NULL REFERENCES matches(id), seat INTEGER NOT NULL, token TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
    name TEXT NOT NULL DEFAULT '', PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS notes (
    book TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, who TEXT NOT NULL, value TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL, PRIMARY KEY (book, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS decks (
    who TEXT NOT NULL, id TEXT NOT NULL, value TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (who, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS losses (
    match TEXT PRIMARY KEY, stands INTEGER NOT NULL, what TEXT NOT NULL, found DOUBLE PRECISION NOT NULL
) WITHOUT ROWID;
"""
ADDED: Final = (  # columns that files of earlier versions lack
    ("matches", "terms", "TEXT NOT NULL DEFAULT '{}'"),
    ("claims", "name", "TEXT NOT NULL DEFAULT ''"),
    ("acts", "lag", "DOUBLE PRECISION NOT NULL DEFAULT 0"),
)
VERSION: Final = 6  # of the store; 1 had none in it, 2 noted no losses, 3 no lag, 4 no people, 5 no decks and nobody who is away
TABLES: Final = ("matches", "claims", "acts", "notes")  # a match is written before what refers to it
MOST_AT_ONCE: Final = 500


def check_version(version: int) -> None:
    """A store of a later version is left alone: who wrote it knows more about it."""
    if version > VERSION:
        raise StoreError(f"it was written by a newer version of Tapete (store {version}, this one knows {VERSION})")


Value = str | int | float
Row = tuple[str, tuple[Value, ...]]  # the table and the values
OLD: Final = """
SELECT m.id FROM matches m LEFT JOIN (SELECT match, max(at) AS last FROM acts GROUP BY match) a ON a.match = m.id
WHERE (a.last IS NOT NULL AND a.last < {mark}) OR (a.last IS NULL AND m.created < {mark}) LIMIT 500
"""
MATCH: Final = "id, game, rules, catalogue, setup, seed, shuffle, seats, created, terms"
ACT: Final = "seq, seat, move, kind, value, at, lag"
CLAIM: Final = "seat, token, name"
NOTES: Final = "SELECT seq, kind, who, value, at FROM notes WHERE book = {mark} AND seq > {mark} ORDER BY seq"
ERASE: Final = "UPDATE notes SET value = '{{}}' WHERE book = {mark} AND kind = {mark} AND who = {mark}"
UNNAME: Final = "UPDATE claims SET name = '' WHERE match = {mark} AND seat = {mark}"
UNSAY: Final = "UPDATE acts SET value = '' WHERE match = {mark} AND seat = {mark} AND kind = 'say'"
DECKS: Final = "SELECT value FROM decks WHERE who = {mark} ORDER BY at DESC, id"
KEEP_DECK: Final = """
INSERT INTO decks (who, id, value, at) SELECT {mark}, {mark}, {mark}, {mark}
WHERE (SELECT count(*) FROM decks WHERE who = {mark} AND id <> {mark}) < {mark}
ON CONFLICT (who, id) DO UPDATE SET value = excluded.value, at = excluded.at
"""
DROP_DECKS: Final = "DELETE FROM decks WHERE who = {mark} AND (id = {mark} OR {mark} = '')"
BOOK: Final = "meeting"  # the one book of notes; others who have read it hear of it by this name, as of a match


def match_row(match: MatchKept) -> Row:
    """A match as a row of its table."""
    setup = json.dumps(match.setup, ensure_ascii=False)
    made = (match.id, match.game, match.rules, match.catalogue, setup, str(match.seed), match.shuffle)
    return "matches", (*made, written(match.seats), match.created, written(match.terms))


def act_row(match: str, act: Act) -> Row:
    return "acts", (match, act.seq, act.seat, act.move, act.kind, act.value, act.at, act.lag)


def claim_row(match: str, seat: int, claim: ClaimKept, at: float) -> Row:
    return "claims", (match, seat, claim.token, at, claim.name)


def note_row(note: Note) -> Row:
    return "notes", (BOOK, note.seq, note.kind, note.who, json.dumps(note.value, ensure_ascii=False), note.at)


def deck_values(deck: DeckRow, most: int) -> tuple[Value, ...]:
    """The values of ``KEEP_DECK`` in their order."""
    return deck.who, deck.id, deck.value, deck.at, deck.who, deck.id, most


def noted(rows: list[Any]) -> list[Note]:
    return [Note(seq, kind, who, json.loads(value), at) for seq, kind, who, value, at in rows]


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
