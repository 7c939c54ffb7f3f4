"""The HTTP side: games, matches, rules, card texts, and the files of the browser's table."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from tapete import asking, build, plugins, rulebook
from tapete.core.visibility import SPECTATOR
from tapete.server import vitals
from tapete.server.house import Guest
from tapete.server.hub import Hub
from tapete.server.settings import Bucket
from tapete.table import bodies, booklet, building, lobby, wire, workshop
from tapete.table.advice import advice, asked_about
from tapete.table.errors import Denied
from tapete.table.hall import record_shown
from tapete.table.room import Room
from tapete.table.scene import card_shown, cards_shown, table_shown
from tapete.table.store import StoreError
from tapete.table.structs import NOT_UNDERSTOOD

SOURCE: Final = build.source_root()
# A compiled build serves the table of the sources it was made from.
STATIC: Final = Path(__file__).parent / "static" if SOURCE is None else SOURCE / "src/tapete/server/static"
TABLE: Final = "table"  # whose icons are those of its own buttons and marks
CLAUSES: Final = 50
STORE_PATIENCE: Final = 5.0  # seconds
LONGEST_PATH: Final = 500
A_WHILE: Final = "private, max-age=600"  # what is over does not change: a slider goes back and forth
CHECKED: Final = "no-cache"  # kept, but asked about each time
FOREVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = (".html", ".js", ".css", ".json", ".svg")  # files worth packing; letters are packed already
NOT_BUILT: Final = """<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>Tapete</title></head><body>
<h1>Tapete</h1>
<p lang="es">El servidor está en marcha, pero la mesa del navegador todavía no está construida.</p>
<p lang="en">The server is running, but the browser's table is not built yet.</p>
</body></html>
"""

Page = Callable[[Request], Awaitable[Response]]
Read = TypeVar("Read")


def answer(content: object, status: int = 200, cache: str = "no-store") -> Response:
    return Response(wire.encode(content), status, {"Cache-Control": cache}, "application/json")


def denial(denied: Denied) -> Response:
    return answer(denied.problem(), denied.fault.status)


class Printed:
    """A page that is made once: as it is, packed, and the tag by which a browser knows whether it has it."""

    def __init__(self, content: bytes, media: str, stamp: int = 0) -> None:
        self.content = content
        self.packed = gzip.compress(content, 6, mtime=0)
        self.tag = f'"{blake2b(content, digest_size=16).hexdigest()}"'
        self.media = media
        self.stamp = stamp  # of the file it was made from

    def handed(self, request: Request, cache: str = CHECKED) -> Response:
        """To whom has it already, nothing; packed to whom takes it so."""
        headers = {"ETag": self.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media)
        return Response(self.content, headers=headers, media_type=self.media)


class Pages:
    """The pages of one server."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.printed: dict[str, Printed] = {}  # by address or file

    # -- matches

    async def games(self, request: Request) -> Response:
        return await self.once(request, "games", lobby.offers)

    async def new_match(self, request: Request) -> Response:
        self.count(request)
        asked = await self.body(request, bodies.decode_new_match)
        return answer(await self.hub.create(asked, address_of(request)), 201)

    async def claim(self, request: Request) -> Response:
        self.count(request)
        asked = await self.body(request, bodies.decode_claim)
        room = await self.room(request)
        seat, token = await room.claim(asked.invitation, asked.name, asked.number, asked.key)
        return answer(bodies.Claimed(room.match.kept.id, seat, token))

    async def shuffle(self, request: Request) -> Response:
        """What was promised of a match's shuffle; an invited player keeps it before they send a number of their own."""
        self.count(request)
        return answer((await self.room(request)).shuffle())

    async def record(self, request: Request) -> Response:
        """The whole record after the end; before it, what a seat has seen and done itself."""
        self.count(request)
        room = await self.room(request)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return answer(await record_shown(room, room.seat_of(token.strip()) if scheme.lower() == "bearer" else SPECTATOR))

    async def moment(self, request: Request) -> Response:
        """A moment of a match that is over, with a seat's eyes or with every hand open."""
        room = await self.finished(request)
        answers = whole(str(request.path_params["answers"]))
        eyes = request.query_params.get("seat", "open")
        seat = SPECTATOR if eyes == "open" else whole(eyes)
        if seat >= room.match.players:
            raise Denied("bad_message", detail="seat")
        since = request.query_params.get("since")
        replay = await self.hub.replay(room)
        found = await replay.moment(answers, seat, seat == SPECTATOR, -1 if since is None else whole(since))
        return answer(found, cache=A_WHILE)

    async def hint(self, request: Request) -> Response:
        """What a bot would have done at a moment of a match that is over."""
        within(self.guest(request).hints)
        room = await self.finished(request)
        answers = whole(str(request.path_params["answers"]))
        match = room.match
        if answers >= len(match.answers):
            raise Denied("no_such_moment", detail=f"0-{len(match.answers) - 1}")
        state = await (await self.hub.replay(room)).state(answers)
        asked = asked_about(match, state, request.query_params.get("level", ""), answers)
        return answer(await advice(self.hub.thinkers, match, state, asked, answers, address_of(request)))

    async def stats(self, request: Request) -> Response:
        """What happened in a match that is over, counted."""
        return answer((await self.hub.replay(await self.finished(request))).stats())

    async def review(self, request: Request) -> Response:
        """What each decision of a match that is over was worth: begun when first asked for, and told when it is done."""
        room = await self.finished(request)
        if not self.hub.reviews.has(room.match):
            within(self.guest(request).hints)
        return answer(self.hub.reviews.of(room.match, address_of(request)))

    async def finished(self, request: Request) -> Room:
        within(self.guest(request).looks)
        room = await self.room(request)
        if not room.match.over:
            raise Denied("record_closed")
        return room

    async def room(self, request: Request) -> Room:
        return await self.hub.room(str(request.path_params["match"])[:64])

    async def new_record(self, request: Request) -> Response:
        """A record that somebody brings along, to be looked at."""
        self.count(request)
        return answer(await self.hub.take(await self.raw(request, self.hub.settings.record_bytes), address_of(request)), 201)

    async def raw(self, request: Request, most: int) -> bytes:
        """A body that is small enough."""
        parts: list[bytes] = []
        size = 0
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise Denied("too_large")
            if not self.guest(request).bytes.take(time.monotonic(), float(len(part))):
                raise Denied("too_fast")
            parts.append(part)
        return b"".join(parts)

    async def body(self, request: Request, decode: Callable[[bytes], Read]) -> Read:
        """A body that is small enough and says what it should."""
        raw = await self.raw(request, self.hub.settings.body_bytes)
        try:
            return decode(raw)
        except NOT_UNDERSTOOD as error:
            raise Denied("bad_message", detail=str(error)[:200]) from None

    def count(self, request: Request) -> None:
        """Not too many costly requests from one address."""
        within(self.guest(request).matches)

    def guest(self, request: Request) -> Guest:
        return self.hub.house.guest(address_of(request))

    # -- documents that people bring

    async def deck(self, request: Request) -> Response:
        """A deck as somebody wrote it, in the form that a setup takes."""
        return answer(await self.written(request, building.deck))

    async def position(self, request: Request) -> Response:
        """A position as somebody wrote it, as a document that the game can play from."""
        return answer(await self.written(request, building.position))

    async def decks(self, request: Request) -> Response:
        """All decks of a document, as their game sees them."""
        return answer(await self.written(request, workshop.read))

    async def shelf(self, request: Request) -> Response:
        """What decks of a game are made of."""
        game = lobby.game_named(str(request.path_params["game"]))
        return await self.once(request, f"workshop/{game.id}", lambda: workshop.shelf_shown(game))

    async def check(self, request: Request) -> Response:
        """What a game says of a deck: asked for with every card that is put in."""
        within(self.guest(request).looks)
        game = lobby.game_named(str(request.path_params["game"]))
        asked = await self.body(request, bodies.decode_deck_asked)
        seconds = self.hub.settings.builder_seconds
        return answer(await self.hub.built(address_of(request), seconds, workshop.checked, game.id, asked))

    async def written(self, request: Request, read: Callable[[str, str], Read]) -> Read:
        self.count(request)
        game = lobby.game_named(str(request.path_params["game"]))
        asked = await self.body(request, bodies.decode_written)
        return await self.hub.built(address_of(request), self.hub.settings.builder_seconds, read, game.id, asked.text)

    # -- the rulebook

    async def rules(self, request: Request) -> Response:
        """The clauses that speak of the question ``q``, best first; all of them without."""
        book = await self.book(request)
        words = request.query_params.get("q", "")[:200].strip()
        if not words:
            return await self.once(request, f"rules/{book.game}", lambda: booklet.book_shown(book))
        return answer(booklet.answers_shown(book, asking.ask(book, words, CLAUSES)))

    async def clause(self, request: Request) -> Response:
        book = await self.book(request)
        id = str(request.path_params["clause"])
        if id not in book:
            raise Denied("no_such_clause")
        return answer(booklet.clause_shown(book[id]))

    async def book(self, request: Request) -> rulebook.Rulebook:
        game = str(request.path_params["game"])
        if game not in rulebook.games():
            raise Denied("no_such_game", detail=", ".join(rulebook.games()))
        return await asyncio.to_thread(rulebook.rulebook, game)  # the first time, it is read from its file

    # -- cards

    async def cards(self, request: Request) -> Response:
        """All cards of a game with their faces and texts; they change only with the server."""
        game = lobby.game_named(str(request.path_params["game"]))
        return await self.once(request, f"cards/{game.id}", lambda: cards_shown(game))

    async def card(self, request: Request) -> Response:
        game = lobby.game_named(str(request.path_params["game"]))
        card = game.catalogue.get(str(request.path_params["card"]))
        if card is None:
            raise Denied("no_such_card")
        return answer(card_shown(game, card))

    # -- the table

    async def table(self, request: Request) -> Response:
        """How a game lies on the table."""
        game = lobby.game_named(str(request.path_params["game"]))
        return await self.once(request, f"tables/{game.id}", lambda: table_shown(game))

    async def icons(self, request: Request) -> Response:
        """The pictures of a game's cards: drawn when the table was built, or else what the package of the game brings."""
        asked = str(request.path_params["game"])
        game = asked if asked == TABLE else lobby.game_named(asked).id
        built = STATIC / "icons" / f"{game}.json"
        if built.is_file():
            return await self.leaf(request, built, CHECKED)
        if game == TABLE:
            raise Denied("not_found")
        return await self.once(request, f"icons/{game}", lambda: plugins.drawings(game))

    # -- for who runs the server

    async def health(self, request: Request) -> Response:
        """The server answers."""
        return answer({"healthy": True})

    async def readiness(self, request: Request) -> Response:
        """The games are loaded and the store can be read."""
        ready = self.hub.ready.is_set()
        try:
            await asyncio.wait_for(self.hub.store.load("-"), STORE_PATIENCE)
        except (StoreError, TimeoutError):
            ready = False
        return answer({"ready": ready}, 200 if ready else 503)

    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus, told to this machine only."""
        if address_of(request) not in ("127.0.0.1", "::1"):
            raise Denied("not_found")
        return Response(vitals.metrics(self.hub), 200, {"Cache-Control": "no-store"}, "text/plain; version=0.0.4")

    async def front(self, request: Request) -> Response:
        page = STATIC / "index.html"
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": CHECKED})
        return await self.leaf(request, page, CHECKED)

    async def file(self, request: Request) -> Response:
        """A file of the browser's table. Those under ``assets`` carry a hash in their names and never change."""
        asked = str(request.path_params["path"])
        if "\x00" in asked or len(asked) > LONGEST_PATH:
            raise Denied("not_found")
        path = (STATIC / asked).resolve()
        if not path.is_relative_to(STATIC.resolve()) or not path.is_file():
            raise Denied("not_found")
        hashed = path.relative_to(STATIC.resolve()).parts[0] == "assets"
        return await self.leaf(request, path, FOREVER if hashed else CHECKED)

    # -- what is made once

    async def once(self, request: Request, address: str, make: Callable[[], object]) -> Response:
        """What changes only with the server: made for the first who asks, beside the others' turns."""
        printed = self.printed.get(address)
        if printed is None:
            printed = await asyncio.to_thread(lambda: Printed(wire.encode(make()), "application/json"))
            self.printed[address] = printed
        return printed.handed(request)

    async def leaf(self, request: Request, path: Path, cache: str) -> Response:
        """A file, packed once; anew when the table was built anew."""
        if path.suffix not in PACKED:
            return FileResponse(path, headers={"Cache-Control": cache})
        stamp = path.stat().st_mtime_ns
        printed = self.printed.get(str(path))
        if printed is None or printed.stamp != stamp:
            media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            printed = await asyncio.to_thread(lambda: Printed(path.read_bytes(), media, stamp))
            self.printed[str(path)] = printed
        return printed.handed(request, cache)


def within(bucket: Bucket) -> None:
    if not bucket.take(time.monotonic()):
        raise Denied("too_fast")


def address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def whole(text: str) -> int:
    """A number in an address."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Denied("bad_message", detail=text[:32])
    return int(text)
