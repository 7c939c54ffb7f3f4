"""What is built from what strangers send: tables, decks, positions, records. Done where it can hurt nobody (``workers``).

Every function here takes and returns plain values, refuses with ``Denied``, and needs nothing of a server.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from tapete.core.game import Game
from tapete.core.refusal import BadDocument, EngineError
from tapete.core.state import State
from tapete.table import bounds, documents, lobby, uploads, wire
from tapete.table.errors import Denied, unreadable
from tapete.table.news import question, result_of
from tapete.table.scene import Picture
from tapete.table.store import Stored
from tapete.table.wire import Result


def tried(id: str, setup: dict[str, object], seed: int) -> int:
    """Start a game once, so that a setup it does not take is refused before anything is kept: how many play."""
    game = lobby.game_named(id)
    bounds.check(setup, "setup")
    began = time.process_time()
    try:
        state = game.start(setup, seed)
        checked(game, state)
    except BadDocument as error:
        raise unreadable("bad_setup", error) from None
    except (EngineError, LookupError, TypeError, ValueError, AttributeError, AssertionError):
        raise Denied("bad_setup") from None
    if time.process_time() - began > bounds.SETTING_UP:
        raise bounds.too_large("preparar la mesa lleva demasiado tiempo", "to set the table up takes too long")
    return state.players


def checked(game: Game, state: State) -> None:
    """The table is no larger than a table may be, and neither is what is told of it."""
    bounds.check_table(game, state)
    if state.decision is None:
        return
    picture = Picture(state)
    look = picture.look(state.decision.player)
    told = len(wire.encode([look.view(), picture.scene(look), question(look, state.decision)]))
    if told > bounds.UPDATE:
        raise bounds.too_large(
            f"lo que se cuenta de la mesa puede ocupar {bounds.UPDATE >> 10} KiB, no {told >> 10}",
            f"what is told of the table may take {bounds.UPDATE >> 10} KiB, not {told >> 10}",
        )


def deck(id: str, text: str) -> dict[str, object]:
    """A deck as somebody wrote it, in the form that a setup takes."""
    game = lobby.game_named(id)
    written = documents.read(text)
    if not isinstance(written, str):
        bounds.check_deck(written)
    try:
        return game.documents.read_deck(written)
    except BadDocument as error:
        raise unreadable("bad_setup", error) from None


def position(id: str, text: str) -> object:
    """A position as somebody wrote it, as a document that the game can play from."""
    game = lobby.game_named(id)
    written = documents.read(text)
    bounds.check(written, "position")
    bounds.check_named(game, written)
    try:
        checked(game, game.documents.position(written))
    except BadDocument as error:
        raise unreadable("bad_setup", error) from None
    return written


@dataclass(frozen=True, slots=True)
class Taken:
    """A record that was played again and is what it says."""

    stored: Stored
    answers: int
    result: Result | None


def record(raw: bytes, seconds: float) -> Taken:
    """A record that somebody brings along, played again from its beginning."""
    upload = uploads.read(raw)
    bounds.check(upload.record.setup, "setup")
    bounds.check_named(lobby.game_named(upload.record.game), upload.record.setup.get("position"))
    stored = uploads.match_of(upload)
    match = uploads.played(upload, stored, seconds)
    return Taken(stored, len(match.answers), result_of(match))
