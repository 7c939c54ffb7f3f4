"""The HTTP side of the company: who one is, home, seeking, people, ladders. Whoever acts shows their key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tapete.meet import company as c
from tapete.meet.company import Bout, Company, Person, Seek, ladder_of
from tapete.server.meeting import Meeting
from tapete.server.pages import Pages, address_of, answer, within
from tapete.table.bodies import AbsenceAsked, Claimed, ClockAsked, NewMatch, decode_deck_kept
from tapete.table.errors import Denied
from tapete.table.secret import hashed
from tapete.table.wire import Number, PlayerName

Value = dict[str, Any]
FINISHED = 20  # matches that home tells of
SHOWN = 50  # tables, seeks and people of a ladder


class Come(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/meet/me: who one is from now on."""

    name: PlayerName
    picture: Annotated[str, Meta(max_length=64)] = ""
    code: Annotated[str, Meta(max_length=64)] = ""  # where a server asks for one


class SeekAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/meet/seeks: a rival for a game; ``wants`` asks one person."""

    game: Annotated[str, Meta(max_length=64)]
    setup: dict[str, Any] = {}
    deck: Any = None
    clock: ClockAsked | None = None
    absence: AbsenceAsked | None = None
    rated: bool = False
    wants: Annotated[str, Meta(max_length=32)] = ""


class Accept(Struct, frozen=True, forbid_unknown_fields=True):
    deck: Any = None


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    number: Number = ""


decode_come = msgspec.json.Decoder(Come).decode
decode_seek = msgspec.json.Decoder(SeekAsked).decode
decode_accept = msgspec.json.Decoder(Accept).decode
decode_sit = msgspec.json.Decoder(Sit).decode


class MeetingPages:
    """The pages of the company."""

    def __init__(self, pages: Pages, meeting: Meeting) -> None:
        self.pages = pages
        self.meeting = meeting
        self.line: Callable[[Company, str], Value] = lambda company, id: {"id": id}  # how a tournament is told

    def routes(self) -> list[Route]:
        return [
            Route("/api/meet/home", self.home),
            Route("/api/meet/me", self.come, methods=["POST"]),
            Route("/api/meet/me", self.export, methods=["GET"]),
            Route("/api/meet/me", self.forget, methods=["DELETE"]),
            Route("/api/meet/decks", self.decks),
            Route("/api/meet/decks/{deck}", self.keep_deck, methods=["PUT"]),
            Route("/api/meet/decks/{deck}", self.drop_deck, methods=["DELETE"]),
            Route("/api/meet/people/{person}", self.person),
            Route("/api/meet/ladders/{game}/{pace}", self.ladder),
            Route("/api/meet/seeks", self.seek, methods=["POST"]),
            Route("/api/meet/seeks/{seek}", self.withdraw, methods=["DELETE"]),
            Route("/api/meet/seeks/{seek}/accept", self.accept, methods=["POST"]),
            Route("/api/meet/matches/{match}/seat", self.sit, methods=["POST"]),
            Route("/api/meet/matches/{match}/again", self.again, methods=["POST"]),
        ]

    async def who(self, request: Request) -> Person:
        return await self.meeting.person(key_of(request))

    # -- who one is

    async def come(self, request: Request) -> Response:
        self.pages.count(request)
        asked = await self.pages.body(request, decode_come)
        key = key_of(request)
        known = (await self.meeting.here()).holder(hashed(key)) is not None
        code = self.pages.hub.settings.code
        if code and not known and asked.code != code:
            raise Denied("bad_invitation")
        person = await self.meeting.come(key, asked.name, asked.picture)
        return answer(told(person), 200 if known else 201)

    async def export(self, request: Request) -> Response:
        """All that is kept about somebody."""
        person = await self.who(request)
        decks = (await self.meeting.decks(person)).decks
        return answer({**self.meeting.company.told(person.id), "said": await self.meeting.said_by(person), "decks": decks})

    async def forget(self, request: Request) -> Response:
        self.pages.count(request)
        await self.meeting.forget(await self.who(request))
        return answer({"forgotten": True})

    # -- one's own decks

    async def decks(self, request: Request) -> Response:
        within(self.pages.guest(request).looks)
        return answer(await self.meeting.decks(await self.who(request)))

    async def keep_deck(self, request: Request) -> Response:
        within(self.pages.guest(request).looks)
        person = await self.who(request)
        asked = await self.pages.body(request, decode_deck_kept)
        if asked.id != str(request.path_params["deck"]):
            raise Denied("bad_message", detail="id")
        return answer(await self.meeting.keep_deck(person, asked))

    async def drop_deck(self, request: Request) -> Response:
        within(self.pages.guest(request).looks)
        await self.meeting.drop_deck(await self.who(request), str(request.path_params["deck"])[:64])
        return answer({"dropped": True})

    # -- others

    async def person(self, request: Request) -> Response:
        """Somebody's page: ratings and their way there, matches, and how they stand against whoever asks."""
        within(self.pages.guest(request).looks)
        company = await self.meeting.here()
        person = company.people.get(str(request.path_params["person"]))
        if person is None:
            raise Denied("no_such_person")
        me = company.holder(hashed(bearer(request))) if bearer(request) else None
        matches = [shown(company, company.bouts[match], person.id) for match in person.bouts[-FINISHED:]]
        against = None if me is None or me.id == person.id else company.against(me.id, person.id)
        return answer({**told(person), "curves": person.curve, "matches": matches[::-1], "against": against})

    async def ladder(self, request: Request) -> Response:
        within(self.pages.guest(request).looks)
        ladder = ladder_of(str(request.path_params["game"]), str(request.path_params["pace"]))
        return answer(
            {"ladder": ladder, "people": [told(each, ladder) for each in (await self.meeting.here()).ladder(ladder)[:SHOWN]]}
        )

    # -- home

    async def home(self, request: Request) -> Response:
        """All that somebody wants to know who comes in; without a key, what there is for everybody."""
        within(self.pages.guest(request).looks)
        company = await self.meeting.here()
        me = await self.who(request) if bearer(request) else None
        own = [] if me is None else [company.bouts[match] for match in me.bouts]
        running = [bout for bout in own if not bout.ended]
        done = [bout for bout in own if bout.ended]
        others = [bout for bout in company.open.values() if me is None or me.id not in bout.people]
        return answer(
            {
                "seq": company.seq,
                "me": None if me is None else told(me),
                "matches": [await self.going(company, bout, me) for bout in reversed(running)],
                "finished": [shown(company, bout, "" if me is None else me.id) for bout in done[-FINISHED:][::-1]],
                "seeks": [sought(company, seek) for seek in seen_by(company, me)][-SHOWN:][::-1],
                "tables": [shown(company, bout, "") for bout in others[-SHOWN:][::-1]],
                "tournaments": [self.line(company, id) for id in list(company.steps)[-SHOWN:][::-1]],
            }
        )

    async def going(self, company: Company, bout: Bout, me: Person | None) -> Value:
        """A match of one's own that is being played."""
        own = -1 if me is None else bout.seat_of(me.id)
        seat = await self.meeting.turn(bout)
        return {**shown(company, bout, "" if me is None else me.id), "mine": seat == own, "waits": seat < 0}

    # -- seeking and playing

    async def seek(self, request: Request) -> Response:
        self.pages.count(request)
        person = await self.who(request)
        asked = await self.pages.body(request, decode_seek)
        match = NewMatch(asked.game, [], asked.setup, clock=asked.clock, absence=asked.absence)
        if "decks" in asked.setup or "position" in asked.setup:
            raise Denied("bad_setup", detail="setup")
        found = await self.meeting.seek(person, match, asked.deck, asked.rated, asked.wants, address_of(request))
        return answer(found, 201)

    async def withdraw(self, request: Request) -> Response:
        self.pages.count(request)
        await self.meeting.withdraw(await self.who(request), str(request.path_params["seek"]))
        return answer({"withdrawn": True})

    async def accept(self, request: Request) -> Response:
        self.pages.count(request)
        person = await self.who(request)
        asked = await self.pages.body(request, decode_accept)
        found = await self.meeting.accept(person, str(request.path_params["seek"]), asked.deck, address_of(request))
        return answer(found, 201)

    async def sit(self, request: Request) -> Response:
        self.pages.count(request)
        person = await self.who(request)
        asked = await self.pages.body(request, decode_sit)
        match = str(request.path_params["match"])[:64]
        seat, token = await self.meeting.sit(person, match, asked.number, key_of(request))
        return answer(Claimed(match, seat, token))

    async def again(self, request: Request) -> Response:
        self.pages.count(request)
        person = await self.who(request)
        return answer(await self.meeting.again(person, str(request.path_params["match"])[:64], address_of(request)), 201)


def bearer(request: Request) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def key_of(request: Request) -> str:
    """The key that somebody shows: 128 bits as their browser drew them."""
    key = bearer(request)
    if len(key) != 32 or not all([letter in "0123456789abcdef" for letter in key]):
        raise Denied("who_are_you")
    return key


def told(person: Person, only: str = "") -> Value:
    """Somebody as everybody may know them."""
    ratings = [
        {
            "ladder": ladder,
            "game": ladder.partition("/")[0],
            "pace": ladder.partition("/")[2],
            "rating": round(each.rating),
            "deviation": round(each.deviation),
            "provisional": each.provisional,
            "games": person.games[ladder],
        }
        for ladder, each in person.ratings.items()
        if only in ("", ladder)
    ]
    bot = person.id.startswith(c.BOT)
    return {"id": person.id, "name": person.name, "picture": person.picture, "gone": person.gone, "bot": bot, "ratings": ratings}


def shown(company: Company, bout: Bout, who: str) -> Value:
    """A match as a list tells of it, with the eyes of one of its people or of nobody."""
    seat = bout.seat_of(who) if who else -1
    alone = len(bout.winners) == 1
    mine = None if seat < 0 or not bout.ended else "drawn" if not alone else "won" if bout.winners[0] == seat else "lost"
    return {
        "match": bout.match,
        "game": bout.game,
        "people": [{"id": each, "name": company.name_of(each)} for each in bout.people],
        "seat": seat,
        "rated": bout.rated,
        "pace": bout.pace,
        "at": bout.at,
        "ended": bout.ended or None,
        "winners": list(bout.winners),
        "reason": bout.reason,
        "result": mine,
        "tournament": bout.tournament,
    }


def seen_by(company: Company, me: Person | None) -> list[Seek]:
    """The seeks that somebody may answer, and their own."""
    own = "" if me is None else me.id
    return [each for each in company.seeks.values() if not each.wants or own in (each.wants, each.who)]


def sought(company: Company, seek: Seek) -> Value:
    person = company.people[seek.who]
    rating = person.ratings.get(ladder_of(seek.game, seek.pace))
    deck = seek.deck.get("name") if isinstance(seek.deck, dict) else seek.deck
    return {
        "seek": seek.id,
        "who": {"id": person.id, "name": person.name, "picture": person.picture},
        "rating": None if rating is None else round(rating.rating),
        "game": seek.game,
        "setup": seek.setup,
        "deck": deck if isinstance(deck, str) else None,
        "clock": seek.clock,
        "absence": seek.absence,
        "pace": seek.pace,
        "rated": seek.rated,
        "wants": seek.wants,
        "at": seek.at,
    }
