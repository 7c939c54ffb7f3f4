"""The server as an application: routes, who may speak to it, and what browsers are told to keep to."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import ipaddress
import logging
import secrets
import socket as socketlib
import sys
import time
from collections.abc import AsyncIterator, Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tapete.server import garbage
from tapete.server.batching import Batching
from tapete.server.connection import talk
from tapete.server.hub import Hub
from tapete.server.meeting import Meeting
from tapete.server.meeting_pages import MeetingPages
from tapete.server.notice_pages import NoticePages
from tapete.server.notices import Notices
from tapete.server.pages import Pages, denial
from tapete.server.puzzle_pages import PuzzlePages
from tapete.server.relay import receive
from tapete.server.settings import Settings
from tapete.server.sqlite import SqliteStore
from tapete.server.tournament_pages import TournamentPages
from tapete.server.tournaments import Tournaments
from tapete.table import lobby
from tapete.table.errors import Denied
from tapete.table.store import Store

logger = logging.getLogger("tapete.server")
SWITCH: Final = 0.001  # seconds: the thread that writes to the disk is soon heard
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
GAMES_NEEDED: Final = ("/api/", "/icons/", "/ws")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def application(settings: Settings, store: Store | None = None, now: Callable[[], float] | None = None) -> Door:
    """The whole server, to be run by uvicorn."""
    hub = Hub(settings, store if store is not None else store_of(settings), now or steady_clock())
    pages = Pages(hub)
    meeting = [] if hub.meeting is None else company_routes(pages, hub.meeting)

    async def socket(websocket: WebSocket) -> None:
        await talk(websocket, hub)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub.store.listen(hub.changed)
        if hub.places is not None:
            await asyncio.start_unix_server(functools.partial(receive, hub), hub.places.door)
            await hub.places.open()
        sys.setswitchinterval(SWITCH)
        opening = asyncio.create_task(opened(hub))
        hub.keeping.start()
        if hub.meeting is not None:
            hub.meeting.looking.start()
        yield
        await opening
        await hub.close()

    routes = [
        WebSocketRoute("/ws", socket),
        Route("/api/games", pages.games),
        Route("/api/matches", pages.new_match, methods=["POST"]),
        Route("/api/matches/{match}/claim", pages.claim, methods=["POST"]),
        Route("/api/matches/{match}/shuffle", pages.shuffle),
        Route("/api/matches/{match}/record", pages.record),
        Route("/api/matches/{match}/moments/{answers}", pages.moment),
        Route("/api/matches/{match}/moments/{answers}/hint", pages.hint),
        Route("/api/matches/{match}/stats", pages.stats),
        Route("/api/matches/{match}/review", pages.review),
        Route("/api/records", pages.new_record, methods=["POST"]),
        Route("/api/decks/{game}", pages.deck, methods=["POST"]),
        Route("/api/positions/{game}", pages.position, methods=["POST"]),
        Route("/api/workshop/{game}", pages.shelf),
        Route("/api/workshop/{game}/check", pages.check, methods=["POST"]),
        Route("/api/workshop/{game}/read", pages.decks, methods=["POST"]),
        Route("/api/rules/{game}", pages.rules),
        Route("/api/rules/{game}/{clause}", pages.clause),
        Route("/api/tables/{game}", pages.table),
        Route("/api/cards/{game}", pages.cards),
        Route("/api/cards/{game}/{card}", pages.card),
        *PuzzlePages(pages).routes(),
        *meeting,
        Route("/health", pages.health),
        Route("/ready", pages.readiness),
        Route("/metrics", pages.metrics),
        Route("/", pages.front),
        Route("/icons/{game}.json", pages.icons),
        Route("/{path:path}", pages.file),
    ]
    handlers = {Denied: denied, HTTPException: wrong_way, ClientDisconnect: left, Exception: failed}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Door(app, settings, hub)


def company_routes(pages: Pages, meeting: Meeting) -> list[Route]:
    """The pages of the people of a server."""
    people = MeetingPages(pages, meeting)
    tournaments = TournamentPages(people, Tournaments(meeting)).routes()
    meeting.notices = Notices(meeting)
    return [*people.routes(), *tournaments, *NoticePages(people, meeting.notices).routes()]


def steady_clock() -> Callable[[], float]:
    """The time of day when the server began, and from then on what has passed: nobody loses by a step of the wall clock."""
    begun = time.time() - time.monotonic()
    return lambda: begun + time.monotonic()


async def opened(hub: Hub) -> None:
    """Games take a moment to load: before the first table, not at it, and the front page does not wait for them."""
    try:
        await asyncio.to_thread(load)
    finally:
        hub.ready.set()
    hub.pool.warm()
    hub.builders.warm()


def load() -> None:
    lobby.playable()
    garbage.tame()


def store_of(settings: Settings) -> Batching:
    """Where matches are kept: in the database that was named, or in the folder."""
    if settings.database:
        from tapete.server.postgres import PostgresStore  # only who has one needs its driver

        return PostgresStore(settings.database)
    return SqliteStore(settings.data)


async def denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return denial(error)


async def wrong_way(request: Request, error: Exception) -> Response:
    """No such page, or not in this way (a GET where a POST is meant)."""
    assert isinstance(error, HTTPException)
    response = denial(Denied("not_found"))
    response.status_code = error.status_code
    return response


async def left(request: Request, error: Exception) -> Response:
    """Whoever asked is gone: nobody reads this."""
    return denial(Denied("bad_message"))


async def failed(request: Request, error: Exception) -> Response:
    number = secrets.token_hex(4)
    logger.error("incident %s at %s", number, request.url.path, exc_info=error)
    return denial(Denied("incident", incident=number))


class Door:
    """Lets in only pages of this server (or of places it was told of), and gives every answer its headers."""

    def __init__(self, app: ASGIApp, settings: Settings, hub: Hub) -> None:
        self.app = app
        self.settings = settings
        self.hub = hub
        self.names = frozenset([urlsplit(each).netloc for each in settings.origins])
        own = socketlib.gethostname().lower()
        self.machine = frozenset([own, f"{own}.local", own.partition(".")[0], settings.host.lower()])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        welcome = self.welcome(Headers(scope=scope))
        if welcome and scope["path"].startswith(GAMES_NEEDED):
            await self.hub.ready.wait()
        if scope["type"] == "websocket":
            if welcome:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        if welcome:
            await self.app(scope, receive, with_headers)
        else:
            await denial(Denied("forbidden_origin"))(scope, receive, with_headers)

    def welcome(self, headers: Headers) -> bool:
        """Whether a request comes from a page of this server, from none, or from a place that was allowed.

        A server answers only to its own names.
        """
        host = headers.get("host", "")
        if not self.own_name(host):
            return False
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc == host

    def own_name(self, host: str) -> bool:
        """Whether a Host header names this server: the loopback, or where it is open to others also an address, the machine's own
        name or that of an ``--origin``. No other name can be pointed at it."""
        name = hostname(host)
        if name in LOOPBACK or host in self.names:
            return True
        return self.settings.host not in LOOPBACK and (is_address(name) or name in self.machine)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def hostname(host: str) -> str:
    """The name in a Host header, without its port.

    >>> hostname("localhost:8765"), hostname("[::1]:8765"), hostname("127.0.0.1")
    ('localhost', '::1', '127.0.0.1')
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
