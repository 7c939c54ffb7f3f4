"""The HTTP side of puzzles: which there are, a table for one, what was tried, a hint, and somebody's rating after it."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tapete.puzzles.puzzle import Puzzle
from tapete.server.pages import Pages, address_of, answer, within
from tapete.table import puzzling
from tapete.table.errors import Denied

Found = TypeVar("Found")


class PuzzlePages:
    """Puzzles are proved beside the others' turns, one after another."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.proving = asyncio.Lock()

    def routes(self) -> list[Route]:
        return [
            Route("/api/puzzles", self.shelf),
            Route("/api/puzzles/{game}/{puzzle}", self.begin, methods=["POST"]),
            Route("/api/puzzles/{game}/{puzzle}/rating", self.rating, methods=["POST"]),
            Route("/api/matches/{match}/puzzle/{puzzle}", self.judged),
            Route("/api/matches/{match}/puzzle/{puzzle}/hint", self.hint),
        ]

    async def shelf(self, request: Request) -> Response:
        """All puzzles, and that of the day."""
        today = datetime.datetime.now(datetime.UTC).date()
        return await self.pages.once(request, f"puzzles/{today}", lambda: puzzling.shelf(today))

    async def begin(self, request: Request) -> Response:
        """A table at which a puzzle can be solved."""
        self.pages.count(request)
        asked = puzzling.table_of(*named(request))
        return answer(await self.pages.hub.create(asked, address_of(request)), 201)

    async def rating(self, request: Request) -> Response:
        within(self.pages.guest(request).looks)
        tried = await self.pages.body(request, puzzling.decode_tried)
        return answer(puzzling.rated(puzzling.puzzle_named(*named(request)), tried))

    async def judged(self, request: Request) -> Response:
        given_up = request.query_params.get("solution") == "1"
        return answer(await self.about(request, lambda puzzle, answers: puzzling.judged(puzzle, answers, given_up)))

    async def hint(self, request: Request) -> Response:
        whole = request.query_params.get("whole") == "1"
        return answer(await self.about(request, lambda puzzle, answers: puzzling.hinted(puzzle, answers, whole)))

    async def about(self, request: Request, work: Callable[[Puzzle, list[str]], Found]) -> Found:
        """What is to be said of what was answered so far to the puzzle of a match, to whoever has its seat."""
        within(self.pages.guest(request).looks)
        room = await self.pages.room(request)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            raise Denied("bad_token")
        puzzle = puzzling.puzzle_at(room.match, str(request.path_params["puzzle"]), room.seat_of(token.strip()))
        answers = [each.option for each in room.match.answers]
        async with self.proving:
            return await asyncio.to_thread(work, puzzle, answers)


def named(request: Request) -> tuple[str, str]:
    return str(request.path_params["game"]), str(request.path_params["puzzle"])
