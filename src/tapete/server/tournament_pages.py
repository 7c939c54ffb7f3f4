"""The HTTP side of tournaments."""

from __future__ import annotations

import csv
import io
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tapete.meet import company as c
from tapete.meet.company import Company, Person
from tapete.meet.results import Result
from tapete.meet.tournament import PAIRED, Tournament
from tapete.server.meeting_pages import MeetingPages, bearer
from tapete.server.pages import address_of, answer, within
from tapete.server.tournaments import Tournaments, online, pairing_of

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
    verdict: Annotated[str, Meta(max_length=32)] = ""
    reason: Sentence = ""
    clause: Annotated[str, Meta(max_length=32)] = ""


decode_new = msgspec.json.Decoder(NewTournament).decode
decode_step = msgspec.json.Decoder(TournamentStep).decode


class TournamentPages:
    def __init__(self, meeting: MeetingPages, tournaments: Tournaments) -> None:
        self.meeting = meeting
        self.pages = meeting.pages
        self.tournaments = tournaments
        meeting.line = line

    def routes(self) -> list[Route]:
        return [
            Route("/api/meet/tournaments", self.create, methods=["POST"]),
            Route("/api/meet/tournaments/{id}", self.show, methods=["GET"]),
            Route("/api/meet/tournaments/{id}", self.act, methods=["POST"]),
            Route("/api/meet/tournaments/{id}/standings.csv", self.export),
        ]

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

    async def export(self, request: Request) -> Response:
        """The standings for other programs."""
        within(self.pages.guest(request).looks)
        company = await self.meeting.meeting.here()
        now = self.tournaments.found(str(request.path_params["id"]))
        written = io.StringIO()
        rows = csv.writer(written)
        rows.writerow(["place", "name", "points", "won", "drawn", "lost", *now.terms.tie_breaks])
        for each in now.standings():
            ties = [f"{float(value):.4f}" for value in each.values]
            rows.writerow([each.place, safe(company.name_of(each.person)), each.points, each.won, each.drawn, each.lost, *ties])
        return Response(written.getvalue(), 200, {"Cache-Control": "no-store"}, "text/csv; charset=utf-8")

    def told(self, id: str, person: Person | None) -> Value:
        """A tournament as everybody may know it, and what whoever asks is in it."""
        company = self.tournaments.meeting.company
        now = self.tournaments.found(id)
        terms = now.terms
        organiser = company.people[company.organisers[id]]
        began = [step.get("at") for step in now.steps if step["kind"] == PAIRED]
        return {
            **line(company, id),
            "form": terms.form,
            "pairing": terms.pairing,
            "best_of": terms.best_of,
            "minutes": terms.minutes,
            "check_in": terms.check_in,
            "online": online(now),
            "rated": bool(now.steps[0].get("rated")),
            "organiser": {"id": organiser.id, "name": organiser.name},
            "role": self.tournaments.role(person, id),
            "me": None if person is None else c.MARK + person.id,
            "began": began[-1] if began else None,
            "now": self.pages.hub.now(),
            "entrants": [
                {
                    "id": each.name,
                    "name": company.name_of(each.name),
                    "deck": deck_name(each.deck),
                    "bot": each.bot,
                    "present": each.present,
                    "dropped": each.dropped,
                    "warnings": each.warnings,
                }
                for each in now.entrants.values()
            ],
            "rounds_told": [self.round_told(company, id, now, round) for round in sorted(now.tables, reverse=True)],
            "standings": [
                {
                    "place": each.place,
                    "id": each.person,
                    "name": company.name_of(each.person),
                    "points": each.points,
                    "games": [each.won, each.drawn, each.lost],
                    "ties": [float(value) for value in each.values],
                }
                for each in (now.standings() if now.round else [])
            ],
            "tie_breaks": list(terms.tie_breaks),
            "rulings": [
                {
                    "round": each.round,
                    "who": ruled(company, each.person),
                    "verdict": each.verdict,
                    "reason": each.reason,
                    "clause": each.clause,
                }
                for each in now.rulings
            ],
        }

    def round_told(self, company: Company, id: str, now: Tournament, round: int) -> Value:
        pairing = pairing_of(now) if round == now.round else ""
        return {
            "round": round,
            "tables": [
                {
                    "table": table.table,
                    "one": {"id": table.one, "name": company.name_of(table.one)},
                    "other": {"id": table.other, "name": company.name_of(table.other)} if table.other else None,
                    "result": result_told(now.results.get((round, table.table))),
                    "match": company.at_table.get((id, pairing, table.table)) if pairing else None,
                }
                for table in now.tables[round]
            ],
        }


def result_told(result: Result | None) -> Value | None:
    if result is None:
        return None
    return {"wins": list(result.wins), "draws": result.draws, "score": list(result.score), "how": result.how}


def line(company: Company, id: str) -> Value:
    """A tournament as a list tells of it."""
    now = company.tournament(id)
    assert now is not None
    state = "over" if now.finished else "running" if now.round else "open"
    found = {"id": id, "name": now.terms.name, "game": now.terms.game, "people": len(now.entrants)}
    return {**found, "round": now.round, "rounds": now.rounds, "state": state}


def ruled(company: Company, who: str) -> str:
    """Whom a ruling is about: somebody, or the two of a table."""
    return " – ".join([company.name_of(each) for each in who.split(" – ")])


def deck_name(deck: Any) -> str | None:
    found = deck.get("name") if isinstance(deck, dict) else deck
    return found if isinstance(found, str) else None


def safe(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@") else name
