"""The table without a house: in a browser's worker, everything a server would answer is answered where it is asked.

``Alone`` takes the requests and the lines of docs/protocol.md as plain words; whoever runs it (``web/src/alone``) lends it a keeper
for what must last and thinkers for the bots, both as functions that can be waited for.
"""

from __future__ import annotations

import asyncio
import datetime
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

from tapete import asking, rulebook
from tapete.bots.explaining import Explanation, Thought
from tapete.core.visibility import SPECTATOR
from tapete.puzzles.puzzle import Puzzle
from tapete.review import weighing as review
from tapete.table import bodies, booklet, building, lobby, puzzling, wire, workshop
from tapete.table.absence import AbsenceKept
from tapete.table.advice import advice, asked_about
from tapete.table.clock import ClockKept
from tapete.table.errors import Denied
from tapete.table.fairness import Account
from tapete.table.hall import Hall, record_shown
from tapete.table.memory import MemoryStore
from tapete.table.room import Room
from tapete.table.scene import card_shown, table_shown
from tapete.table.store import Act, ClaimKept, MatchKept, SeatKept, Stored, StoreError, Terms
from tapete.table.structs import NOT_UNDERSTOOD
from tapete.table.thinking import Task, Unable, answered
from tapete.table.visitor import Visitor

logger = logging.getLogger("tapete.table")
QUESTION: Final = 200  # letters of a question to the rulebook
CLAUSES: Final = 50

Keeper = Callable[[str], Awaitable[Any]]  # a request in JSON, answered in JSON or with ""; fails when something was not kept
Thinker = Callable[[str], Awaitable[Any]]


class KeptStore(MemoryStore):
    """Matches in memory, and durably with a keeper before anybody is told."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self.keeper = keeper

    async def create(self, match: MatchKept, acts: Any = ()) -> None:
        if match.id in self.matches:
            raise StoreError("there is such a match")
        rows = [written(act) for act in acts]
        made = written(replace(match, seed=0))
        await self.asked("create", match=match.id, game=match.game, made=made, seed=str(match.seed), acts=rows)
        await super().create(match, acts)

    async def claim(self, match: str, seat: int, claim: ClaimKept, at: float) -> None:
        if seat in self.found(match).claims:
            raise StoreError("the seat is taken")
        await self.asked("claim", match=match, seat=seat, claim=written(claim))
        await super().claim(match, seat, claim, at)

    async def append(self, match: str, act: Act) -> None:
        if act.seq != len(self.found(match).acts) + 1:
            raise StoreError("there is such a change")
        await self.asked("append", match=match, seq=act.seq, act=written(act))
        await super().append(match, act)

    async def load(self, match: str) -> Stored | None:
        if match not in self.matches:
            found = await self.asked("load", match=match)
            if found is None:
                return None
            self.matches[match] = stored(found)
        return await super().load(match)

    async def asked(self, what: str, **more: object) -> Any:
        try:
            answer = await self.keeper(json.dumps({"do": what, **more}))
        except Exception as error:
            raise StoreError(str(error)) from error
        return json.loads(str(answer)) if answer else None


def written(value: MatchKept | Act | ClaimKept) -> str:
    return json.dumps(asdict(value), ensure_ascii=False)


def stored(found: dict[str, Any]) -> Stored:
    """A match as the keeper gives it back. Its seed is kept as words: JavaScript would round it."""
    try:
        made = match_of(json.loads(found["made"]), int(found["seed"]))
        acts = [Act(**json.loads(each)) for each in found["acts"]]
        claims = {int(seat): ClaimKept(**json.loads(each)) for seat, each in found["claims"].items()}
    except (*NOT_UNDERSTOOD, KeyError, TypeError) as error:
        raise StoreError(f"what was kept cannot be read: {error}") from error
    return Stored(made, acts, claims)


def match_of(made: dict[str, Any], seed: int) -> MatchKept:
    seats = tuple(SeatKept(**seat) for seat in made["seats"])
    clock = made["terms"]["clock"]
    absence = made["terms"].get("absence")
    agreed = None if absence is None else AbsenceKept(**absence)
    terms = Terms(**{**made["terms"], "clock": None if clock is None else ClockKept(**clock), "absence": agreed})
    return MatchKept(**{**made, "seed": seed, "seats": seats, "terms": terms})


WEIGH: Final = "weigh"  # what is asked of a thinker, if it is not a bot


class LentThinkers:
    """Bots that think elsewhere: in workers of their own, so that the table never waits for them."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker

    async def choose(self, asked: Task, account: Account) -> str:
        return (await self.explained(asked, account)).option

    async def explained(self, asked: Task, account: Account) -> Explanation:
        try:
            told = json.loads(str(await self.thinker(json.dumps(asdict(asked)))))
        except Exception as error:
            raise Unable(str(error)) from error
        thoughts = tuple(
            Thought(each["option"], each["visits"], each["value"], tuple(each["line"])) for each in told.pop("thoughts")
        )
        return Explanation(**told, thoughts=thoughts)

    async def weighed(self, asked: review.Asked, account: Account) -> review.Weighed:
        try:
            told = json.loads(str(await self.thinker(json.dumps({WEIGH: asdict(asked)}))))
        except Exception as error:
            raise Unable(str(error)) from error
        return review.weighed_from(told)

    def crowding(self) -> int:
        return 0


def think(asked: str) -> str:
    """What a thinker answers to a task; both in JSON."""
    question = json.loads(asked)
    if WEIGH in question:
        return json.dumps(review.weigh(review.Asked(**question[WEIGH])).as_json())
    return json.dumps(asdict(answered(Task(**question))))


class Line(Visitor):
    """A seat's line within the browser: what it is told goes out at once."""

    def __init__(self, hall: Hall, heard: Callable[[str], object]) -> None:
        super().__init__(hall)
        self.heard = heard

    def tell(self, message: bytes, news: bool = False) -> None:
        self.heard(message.decode())

    async def say(self, message: str) -> None:
        await self.hear(message.encode())


class Asked:
    """A request: the words of its path, what follows the question mark, its body and its token."""

    def __init__(self, address: str, body: str, token: str) -> None:
        parts = urlsplit(address)
        self.path = [unquote(part) for part in parts.path.strip("/").split("/")]
        self.words = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        self.body = body.encode()
        self.token = token

    def read(self, decode: Callable[[bytes], Any]) -> Any:
        try:
            return decode(self.body)
        except NOT_UNDERSTOOD as error:
            raise Denied("bad_message", detail=str(error)[:200]) from None

    def number(self, text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise Denied("bad_message", detail=text[:32])
        return int(text)


class Alone:
    """A hall for one browser, and its pages."""

    def __init__(self, keeper: Keeper, thinker: Thinker) -> None:
        self.hall = Hall(KeptStore(keeper), LentThinkers(thinker))
        self.lines: dict[int, Line] = {}
        self.under_way: set[asyncio.Task[None]] = set()

    # -- lines

    def connect(self, number: int, heard: Callable[[str], object]) -> None:
        self.lines[number] = Line(self.hall, heard)

    def say(self, number: int, message: str) -> None:
        """One message of a line; the next is heard while this one is still being answered, as over a network."""
        line = self.lines.get(number)
        if line is not None:
            task = asyncio.ensure_future(line.say(message))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)

    def disconnect(self, number: int) -> None:
        line = self.lines.pop(number, None)
        if line is not None:
            line.leave()

    # -- pages

    async def request(self, method: str, address: str, body: str = "", token: str = "") -> str:
        """The answer to a request as JSON: its status, and what it says as words."""
        try:
            found = await self.page(method, Asked(address, body, token))
            status = 200
        except Exception as error:
            denied = error if isinstance(error, Denied) else incident(error)
            found, status = denied.problem(), denied.fault.status
        return json.dumps({"status": status, "text": wire.encode(found).decode()})

    async def page(self, method: str, asked: Asked) -> object:
        match [method, *asked.path]:
            case ["GET", "api", "games"]:
                return lobby.offers()
            case ["POST", "api", "matches"]:
                return await self.hall.create(asked.read(bodies.decode_new_match))
            case ["POST", "api", "records"]:
                return await self.hall.take(asked.body)
            case ["POST", "api", "decks", game]:
                return building.deck(lobby.game_named(game).id, asked.read(bodies.decode_written).text)
            case ["POST", "api", "positions", game]:
                return building.position(lobby.game_named(game).id, asked.read(bodies.decode_written).text)
            case ["GET", "api", "workshop", game]:
                return workshop.shelf_shown(lobby.game_named(game))
            case ["POST", "api", "workshop", game, "check"]:
                return workshop.checked(lobby.game_named(game).id, asked.read(bodies.decode_deck_asked))
            case ["POST", "api", "workshop", game, "read"]:
                return workshop.read(lobby.game_named(game).id, asked.read(bodies.decode_written).text)
            case ["GET", "api", "rules", game, *rest]:
                return rules(game, rest[0] if rest else "", asked.words.get("q", ""))
            case ["GET", "api", "tables", game]:
                return table_shown(lobby.game_named(game))
            case ["GET", "api", "cards", game]:
                return cards(game)
            case ["GET", "api", "puzzles"]:
                return puzzling.shelf(datetime.datetime.now(datetime.UTC).date())
            case ["POST", "api", "puzzles", game, puzzle]:
                return await self.hall.create(puzzling.table_of(game, puzzle))
            case ["POST", "api", "puzzles", game, puzzle, "rating"]:
                return puzzling.rated(puzzling.puzzle_named(game, puzzle), asked.read(puzzling.decode_tried))
            case [_, "api", "matches", match, *rest]:
                return await self.of_match(method, await self.hall.room(match[:64]), rest, asked)
        raise Denied("not_found")

    async def of_match(self, method: str, room: Room, path: list[str], asked: Asked) -> object:
        match [method, *path]:
            case ["POST", "claim"]:
                said = asked.read(bodies.decode_claim)
                seat, token = await room.claim(said.invitation, said.name, said.number, said.key)
                return bodies.Claimed(room.match.kept.id, seat, token)
            case ["GET", "shuffle"]:
                return room.shuffle()
            case ["GET", "record"]:
                return await record_shown(room, room.seat_of(asked.token) if asked.token else SPECTATOR)
            case ["GET", "stats"]:
                return (await self.hall.replay(finished(room))).stats()
            case ["GET", "review"]:
                return self.hall.reviews.of(finished(room).match)
            case ["GET", "puzzle", puzzle]:
                return puzzling.judged(*tried(room, puzzle, asked), asked.words.get("solution") == "1")
            case ["GET", "puzzle", puzzle, "hint"]:
                return puzzling.hinted(*tried(room, puzzle, asked), asked.words.get("whole") == "1")
            case ["GET", "moments", answers]:
                return await self.moment(finished(room), asked.number(answers), asked)
            case ["GET", "moments", answers, "hint"]:
                return await self.hint(finished(room), asked.number(answers), asked.words.get("level", ""))
        raise Denied("not_found")

    async def moment(self, room: Room, answers: int, asked: Asked) -> object:
        eyes = asked.words.get("seat", "open")
        seat = SPECTATOR if eyes == "open" else asked.number(eyes)
        if seat >= room.match.players:
            raise Denied("bad_message", detail="seat")
        since = asked.words.get("since")
        replay = await self.hall.replay(room)
        return await replay.moment(answers, seat, seat == SPECTATOR, -1 if since is None else asked.number(since))

    async def hint(self, room: Room, answers: int, level: str) -> object:
        match = room.match
        if answers >= len(match.answers):
            raise Denied("no_such_moment", detail=f"0-{len(match.answers) - 1}")
        state = await (await self.hall.replay(room)).state(answers)
        return await advice(self.hall.thinkers, match, state, asked_about(match, state, level, answers), answers, "")


def incident(error: Exception) -> Denied:
    number = secrets.token_hex(4)
    logger.error("incident %s", number, exc_info=error)
    return Denied("incident", incident=number)


def tried(room: Room, puzzle: str, asked: Asked) -> tuple[Puzzle, list[str]]:
    """The puzzle of a match and what was answered there."""
    return puzzling.puzzle_at(room.match, puzzle, room.seat_of(asked.token)), [each.option for each in room.match.answers]


def finished(room: Room) -> Room:
    if not room.match.over:
        raise Denied("record_closed")
    return room


def cards(game: str) -> bodies.CardsShown:
    found = lobby.game_named(game)
    return bodies.CardsShown(found.id, [card_shown(found, card) for card in found.catalogue.values()])


def rules(game: str, clause: str, question: str) -> object:
    """One clause, what answers a question, or the whole rulebook."""
    if game not in rulebook.games():
        raise Denied("no_such_game", detail=", ".join(rulebook.games()))
    book = rulebook.rulebook(game)
    if clause:
        if clause not in book:
            raise Denied("no_such_clause")
        return booklet.clause_shown(book[clause])
    words = question[:QUESTION].strip()
    return booklet.answers_shown(book, asking.ask(book, words, CLAUSES)) if words else booklet.book_shown(book)
