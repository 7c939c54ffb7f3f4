"""The HTTP side of tournaments."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tapete.meet.company import Company, Person
from tapete.meet.tournament import Tournament
from tapete.server import tournament_told as telling
from tapete.server.meeting_pages import MeetingPages, bearer
from tapete.server.pages import address_of, answer, within
from tapete.server.tournaments import Tournaments
from tapete.table.bodies import MomentShown
from tapete.table.news import judged

Value = dict[str, Any]
Count = Annotated[int, Meta(ge=0, le=1000)]
Sentence = Annotated[str, Meta(max_length=400)]
Action = Literal["register", "enter", "check_in", "drop", "back", "pair", "result", "rule", "finish", "undo", "judge"]


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/meet/tournaments."""

    name: Annotated[str, Meta(max_length=40)]
    game: Annotated[str, Meta(max_length=64)]
    form: Annotated[str, Meta(max_length=32)] = "plain"
    pairing: Literal["swiss", "single", "double", "round_robin"] = "swiss"
    rounds: Count = 0
    best_of: Count = 0
    minutes: Count | None = None
    cycles: Count = 1  # of everybody against everybody
    third_place: bool = False
    points: dict[Literal["win", "draw", "loss", "bye"], Count] = {}
    tie_breaks: Annotated[list[str], Meta(max_length=9)] | None = None  # in their order; none: those of the form
    check_in: bool = False
    online: bool = True  # its matches are played here; else with real cards, and results are told
    rated: bool = False


class TournamentStep(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/meet/tournaments/{id}: what somebody does; ``name`` is who it is about, where it is not oneself."""

    action: Action
    name: Annotated[str, Meta(max_length=64)] = ""
    deck: Any = None
    bot: Annotated[str, Meta(max_length=32)] = ""
    round: Count = 0
    table: Count = 0
    wins: tuple[Count, Count] = (0, 0)
    draws: Count = 0
    score: tuple[Count, Count] = (0, 0)
    how: Literal["played", "forfeit"] = "played"
    verdict: Annotated[str, Meta(max_length=32)] = ""
    reason: Sentence = ""
    clause: Annotated[str, Meta(max_length=32)] = ""


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/meet/tournaments/{id}/look: at which table, and why."""

    table: Count
    reason: Sentence = ""


decode_new = msgspec.json.Decoder(NewTournament).decode
decode_step = msgspec.json.Decoder(TournamentStep).decode
decode_look = msgspec.json.Decoder(Look).decode


class TournamentPages:
    def __init__(self, meeting: MeetingPages, tournaments: Tournaments) -> None:
        self.meeting = meeting
        self.pages = meeting.pages
        self.tournaments = tournaments
        meeting.line = telling.line

    def routes(self) -> list[Route]:
        one = "/api/meet/tournaments/{id}"
        return [
            Route("/api/meet/forms", self.forms),
            Route("/api/meet/tournaments", self.create, methods=["POST"]),
            Route("/api/meet/tournaments", self.all, methods=["GET"]),
            Route(one, self.show, methods=["GET"]),
            Route(one, self.act, methods=["POST"]),
            Route(one + "/look", self.look, methods=["POST"]),
            Route(one + "/standings.csv", self.standings),
            Route(one + "/results.csv", self.results),
            Route(one + "/export.json", self.export),
        ]

    async def forms(self, request: Request) -> Response:
        return await self.pages.once(request, "tournament forms", telling.forms_told)

    async def all(self, request: Request) -> Response:
        within(self.pages.guest(request).looks)
        person = await self.meeting.who(request) if bearer(request) else None
        return answer({"tournaments": telling.lines(await self.meeting.meeting.here(), person)})

    async def create(self, request: Request) -> Response:
        self.pages.count(request)
        person = await self.meeting.who(request)
        asked = await self.pages.body(request, decode_new)
        id = await self.tournaments.create(person, msgspec.structs.asdict(asked))
        return answer(self.told(id, person), 201)

    async def act(self, request: Request) -> Response:
        self.pages.count(request)
        person = await self.meeting.who(request)
        asked = await self.pages.body(request, decode_step)
        id = str(request.path_params["id"])
        await self.tournaments.act(person, id, msgspec.structs.asdict(asked), address_of(request))
        await self.tournaments.follow()
        return answer(self.told(id, person))

    async def show(self, request: Request) -> Response:
        within(self.pages.guest(request).looks)
        person = await self.meeting.who(request) if bearer(request) else None
        await self.meeting.meeting.here()
        return answer(self.told(str(request.path_params["id"]), person))

    async def look(self, request: Request) -> Response:
        """A table as it is now, with every hand open, for a judge."""
        self.pages.count(request)
        person = await self.meeting.who(request)
        asked = await self.pages.body(request, decode_look)
        match = await self.tournaments.look(person, str(request.path_params["id"]), asked.table, asked.reason)
        count = len(match.answers)
        return answer(MomentShown(match.kept.id, count, count, None, None, judged(match, self.pages.hub.now())))

    async def standings(self, request: Request) -> Response:
        return await self.written(request, "text/csv; charset=utf-8", telling.standings_csv)

    async def results(self, request: Request) -> Response:
        return await self.written(request, "text/csv; charset=utf-8", telling.results_csv)

    async def export(self, request: Request) -> Response:
        id = str(request.path_params["id"])
        clock = self.pages.hub.now()
        return await self.written(
            request,
            "application/json",
            lambda company, now: json.dumps(telling.whole(company, id, now, clock), ensure_ascii=False, indent=1),
        )

    async def written(self, request: Request, media: str, write: Callable[[Company, Tournament], str]) -> Response:
        """A tournament for other programs."""
        within(self.pages.guest(request).looks)
        company = await self.meeting.meeting.here()
        now = self.tournaments.found(str(request.path_params["id"]))
        return Response(write(company, now), 200, {"Cache-Control": "no-store"}, media)

    def told(self, id: str, person: Person | None) -> Value:
        company = self.tournaments.meeting.company
        now = self.tournaments.found(id)
        return telling.told(company, id, now, person, self.tournaments.role(person, id), self.pages.hub.now())
