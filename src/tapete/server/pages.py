"""The HTTP side: games, matches, rules, card texts, and the files of the browser's table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tapete import rulebook
from tapete.core.abilities import CardDef
from tapete.core.game import Game
from tapete.core.language import EN, ES
from tapete.core.records import catalogue_hash
from tapete.core.visibility import SPECTATOR
from tapete.server import lobby, wire
from tapete.server.errors import Denied
from tapete.server.hub import Hub, record_of
from tapete.server.news import log_lines
from tapete.server.room import Room
from tapete.server.settings import Bucket

STATIC: Final = Path(__file__).parent / "static"
CLAUSES: Final = 50
MOST_ADDRESSES: Final = 10_000
FOREVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = """<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>Tapete</title></head><body>
<h1>Tapete</h1>
<p lang="es">El servidor está en marcha, pero la mesa del navegador todavía no está construida.</p>
<p lang="en">The server is running, but the browser's table is not built yet.</p>
</body></html>
"""

Page = Callable[[Request], Awaitable[Response]]
Read = TypeVar("Read")


def answer(content: object, status: int = 200) -> Response:
    return Response(wire.encode(content), status, {"Cache-Control": "no-store"}, "application/json")


def denial(denied: Denied) -> Response:
    return answer(denied.problem(), denied.fault.status)


class Pages:
    """The pages of one server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.makers: dict[str, Bucket] = {}

    # -- matches

    async def games(self, request: Request) -> Response:
        return answer(lobby.offers())

    async def new_match(self, request: Request) -> Response:
        self.count(request)
        asked = await self.body(request, wire.decode_new_match)
        return answer(await self.hub.create(asked), 201)

    async def claim(self, request: Request) -> Response:
        self.count(request)
        asked = await self.body(request, wire.decode_claim)
        room = await self.room(request)
        seat, token = await room.claim(asked.invitation)
        return answer(wire.Claimed(room.match.kept.id, seat, token))

    async def record(self, request: Request) -> Response:
        """The whole record after the end; before it, what a seat has seen and done itself."""
        self.count(request)
        room = await self.room(request)
        match = room.match
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        seat = room.seat_of(token.strip()) if scheme.lower() == "bearer" else SPECTATOR
        if match.over:
            result = {"winners": match.winners, "conceded": sorted(match.conceded)}
            return answer({"record": (await record_of(room)).to_json(), "shuffle": room.shuffle(), "result": result})
        if seat == SPECTATOR:
            raise Denied("record_closed")
        own = [each.option if each.seat == seat else None for each in match.answers]
        return answer({"match": match.kept.id, "seat": seat, "seq": match.seq, "answers": own, "log": log_lines(match, seat, 0)})

    async def room(self, request: Request) -> Room:
        return await self.hub.room(str(request.path_params["match"])[:64])

    async def body(self, request: Request, decode: Callable[[bytes], Read]) -> Read:
        """A body that is small enough and says what it should."""
        parts: list[bytes] = []
        size = 0
        async for part in request.stream():
            size += len(part)
            if size > self.hub.settings.body_bytes:
                raise Denied("too_large")
            parts.append(part)
        try:
            return decode(b"".join(parts))
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
            raise Denied("bad_message", detail=str(error)[:200]) from None

    def count(self, request: Request) -> None:
        """Not too many costly requests from one address."""
        address = request.client.host if request.client is not None else ""
        if len(self.makers) > MOST_ADDRESSES:
            self.makers.clear()
        settings = self.hub.settings
        now = time.monotonic()
        bucket = self.makers.setdefault(address, Bucket(settings.matches_per_second, settings.matches_at_once, now))
        if not bucket.take(now):
            raise Denied("too_fast")

    # -- the rulebook

    async def rules(self, request: Request) -> Response:
        """The clauses that hold the words ``q``; all of them without."""
        book = await self.book(request)
        words = request.query_params.get("q", "")[:200]
        found = book.search(words) if words.strip() else list(book)
        limit = CLAUSES if words.strip() else len(found)
        shown = [clause_shown(clause) for clause in found[:limit]]
        return answer({"game": book.game, "found": len(found), "clauses": shown})

    async def clause(self, request: Request) -> Response:
        book = await self.book(request)
        id = str(request.path_params["clause"])
        if id not in book:
            raise Denied("no_such_clause")
        return answer(clause_shown(book[id]))

    async def book(self, request: Request) -> rulebook.Rulebook:
        game = str(request.path_params["game"])
        if game not in rulebook.games():
            raise Denied("no_such_game", detail=", ".join(rulebook.games()))
        return await asyncio.to_thread(rulebook.rulebook, game)  # the first time, it is read from its file

    # -- cards

    async def cards(self, request: Request) -> Response:
        """All cards of a game with their texts; they change only with the rules."""
        game = lobby.game_named(str(request.path_params["game"]))
        tag = f'"{catalogue_hash(game)}"'
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers={"ETag": tag})
        made = answer({"game": game.id, "cards": [card_shown(game, card) for card in game.catalogue.values()]})
        made.headers["ETag"] = tag
        made.headers["Cache-Control"] = "no-cache"
        return made

    async def card(self, request: Request) -> Response:
        game = lobby.game_named(str(request.path_params["game"]))
        card = game.catalogue.get(str(request.path_params["card"]))
        if card is None:
            raise Denied("no_such_card")
        return answer(card_shown(game, card))

    # -- the table

    async def front(self, request: Request) -> Response:
        page = STATIC / "index.html"
        headers = {"Cache-Control": "no-cache"}
        return FileResponse(page, headers=headers) if page.is_file() else HTMLResponse(NOT_BUILT, headers=headers)

    async def file(self, request: Request) -> Response:
        """A file of the browser's table. Those under ``assets`` carry a hash in their names and never change."""
        path = (STATIC / str(request.path_params["path"])).resolve()
        if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
            raise Denied("not_found")
        hashed = path.relative_to(STATIC.resolve()).parts[0] == "assets"
        return FileResponse(path, headers={"Cache-Control": FOREVER if hashed else "no-cache"})


def clause_shown(clause: rulebook.Clause) -> dict[str, object]:
    return {
        "id": clause.id,
        "ref": clause.ref,
        "kind": clause.kind.value,
        "text": wire.Both(clause.es, clause.en),
        "note": clause.note,
    }


def card_shown(game: Game, card: CardDef) -> dict[str, object]:
    return {
        "id": card.id,
        "name": wire.both(card.name),
        "facts": wire.Both(game.facts_text(card, ES), game.facts_text(card, EN)),
        "text": wire.Both(card.text(ES), card.text(EN)),
    }
