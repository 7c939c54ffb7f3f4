"""Records that somebody brings along: what ``/record`` gave, or ``tapete play`` kept, becomes a match to be looked at.

Nothing in the document is believed: it is played again from its beginning, and every digest in it must be that of the game played.
A record of other rules or cards cannot be proven so. It is looked at as far as the present ones accept its answers, and says so.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from tapete.core.language import Words
from tapete.core.records import Diverged, Record, record_from
from tapete.core.refusal import BadDocument, EngineError
from tapete.core.visibility import SPECTATOR
from tapete.table import bounds, lobby
from tapete.table.absence import Noted
from tapete.table.documents import TOO_DEEP
from tapete.table.errors import Denied, unreadable
from tapete.table.match import GAVE_WAY, REASONS, Match
from tapete.table.secret import new_match_id
from tapete.table.shuffle import problem, shown
from tapete.table.store import ABSENT, ANSWER, BACK, CONCEDE, ROUND, STAND_IN, Act, MatchKept, SeatKept, Stored, Terms

MOST_ANSWERS = 20_000
MOST_ABSENCES = 1_000
LONGEST = 512


NOT_JSON = Words("el texto no es JSON o está cortado", "the text is not JSON, or cut short")


@dataclass(frozen=True, slots=True)
class Upload:
    """A record with what a server knew besides: who sat there, who left, and by what kind of change it ended."""

    record: Record
    seats: list[SeatKept]
    conceded: list[int]
    ended: str
    absences: tuple[Noted, ...] = ()


def read(raw: bytes) -> Upload:
    """The document, if it can be one: the answer of ``/record`` as it came, or the record alone."""
    try:
        document = json.loads(raw)
        json.dumps(document, ensure_ascii=False).encode()  # no half characters
    except (ValueError, RecursionError):
        raise Denied("bad_record", why=NOT_JSON) from None
    around: dict[str, Any] = {}
    if isinstance(document, dict) and isinstance(document.get("record"), dict):
        around, document = document, document["record"]
    shuffle = part(around, "shuffle")
    seed = shuffle.get("seed")
    if isinstance(document, dict) and isinstance(seed, str) and seed.removeprefix("-").isdigit() and len(seed) < 50:
        document = {**document, "seed": int(seed)}  # a browser may have rounded the number
    try:
        record = record_from(document)
    except BadDocument as error:
        raise unreadable("bad_record", error) from None
    except RecursionError:
        raise Denied("bad_record", why=TOO_DEEP) from None
    except ValueError:  # digits that are not numbers
        raise Denied("bad_record") from None
    promised = shown(shuffle)
    wrong = None if promised is None else problem(record, promised)
    if wrong is not None:
        raise Denied("bad_record", detail="shuffle", why=wrong)
    if len(record.answers) > MOST_ANSWERS or any([len(option) > LONGEST for option in record.answers]):
        raise Denied("too_large")
    result = part(around, "result")
    conceded = [seat for seat in listed(result, "conceded") if isinstance(seat, int)]
    seats = [seat_of(each) for each in listed(around, "seats")]
    return Upload(record, seats, conceded, ended_by(result), absences_of(around.get("absences")))


def absences_of(told: object) -> tuple[Noted, ...]:
    """Who was away when, and for whom a bot sat in, as far as it can be read; how the match ended is told elsewhere."""
    found: list[Noted] = []
    for each in told[:MOST_ABSENCES] if isinstance(told, list) else []:
        if isinstance(each, dict) and each.get("kind") in (ABSENT, BACK, STAND_IN):
            seat, answers = each.get("seat"), each.get("answers")
            if type(seat) is int and type(answers) is int:
                found.append(Noted(seat, each["kind"], answers, 0.0))
    return tuple(found)


def at_answer(number: int, es: str, en: str) -> Words:
    """What parts a record from the game, and where."""
    return Words(f"en la respuesta {number}, {es}", f"at answer {number}, {en}")


def part(document: dict[str, Any], field: str) -> dict[str, Any]:
    found = document.get(field)
    return found if isinstance(found, dict) else {}


def listed(document: dict[str, Any], field: str) -> list[Any]:
    found = document.get(field)
    return found[:16] if isinstance(found, list) else []


def ended_by(result: dict[str, Any]) -> str:
    """The kind of change by which a match ended, if it was not an answer; a concession unless it is said otherwise."""
    return next((kind for kind, reason in REASONS.items() if kind != ANSWER and result.get("reason") == reason), CONCEDE)


def seat_of(told: object) -> SeatKept:
    """Who sat somewhere, as far as it can be read."""
    seat = told if isinstance(told, dict) else {}
    kind = "bot" if seat.get("kind") == "bot" else "me"
    return SeatKept(
        kind, str(seat.get("level") or "")[:32] if kind == "bot" else "", name=lobby.tidy(str(seat.get("name") or "")[:40])
    )


def match_of(upload: Upload) -> Stored:
    """The match that a record claims to be, to be played."""
    record = upload.record
    game = lobby.game_named(record.game)
    older = record.differs(game) is not None
    try:
        state = game.start(record.setup, record.seed)
        bounds.check_table(game, state)
    except BadDocument as error:
        raise Denied("other_rules", detail=record.rules) if older else unreadable("bad_setup", error) from None
    except (EngineError, LookupError, TypeError, ValueError, AttributeError, AssertionError):
        raise Denied("other_rules", detail=record.rules) if older else Denied("bad_setup") from None
    players = state.players
    seats = (upload.seats + [SeatKept("me")] * players)[:players]
    made = time.time()
    terms = Terms(record=True)
    kept = MatchKept(
        new_match_id(), game.id, record.rules, record.catalogue, record.setup, record.seed, "record", tuple(seats), made, terms
    )
    return Stored(kept)


def played(upload: Upload, stored: Stored, seconds: float) -> Match:
    """Play a record; its answers and who gave up go into the acts of ``stored``. Refused where it is not the game it says it is."""
    record = upload.record
    match = Match(stored)
    if record.differs(match.game) is not None:
        return played_by_others(upload, stored, match, seconds)
    made = stored.match.created
    began = time.process_time()
    try:
        record.verify(match.state, 0)
        for number, option in enumerate(record.answers, 1):
            decision = match.decision
            if decision is None:
                raise Denied("bad_record", why=at_answer(number, "la partida ya ha terminado", "the game is over already"))
            note_absences(upload, match, stored)
            act = Act(match.seq + 1, decision.player, f"record/{number}", ANSWER, option, made)
            stored.acts.append(act)
            match.commit(match.prepare(act))
            record.verify(match.state, number)
            bounds.check_table(match.game, match.state)
            if time.process_time() - began >= seconds:
                raise Denied("too_large")
    except Diverged as diverged:
        es, en = (
            f"se esperaba {diverged.expected} y hay {diverged.got}",
            f"{diverged.expected} was expected and there is {diverged.got}",
        )
        raise Denied("bad_record", why=at_answer(diverged.answer, es, en)) from None
    except Denied as denied:
        if denied.fault.code == "refused":
            given = stored.acts[-1].value[:100]
            at = len(match.answers) + 1
            why = at_answer(at, f"las reglas no permiten {given}", f"the rules do not allow {given}")
            raise Denied("bad_record", why=why) from None
        raise
    except Exception as error:  # whatever the engine made of it, it is not a match
        raise Denied("bad_record", detail=type(error).__name__) from error
    ended(upload, match, stored)
    match.closed = True
    return match


def played_by_others(upload: Upload, stored: Stored, match: Match, seconds: float) -> Match:
    """Play a record of other rules or cards as far as the present ones accept its answers."""
    match.older = True
    began = time.process_time()
    for number, option in enumerate(upload.record.answers, 1):
        decision = match.decision
        if decision is None:
            break
        note_absences(upload, match, stored)
        act = Act(match.seq + 1, decision.player, f"record/{number}", ANSWER, option, stored.match.created)
        try:
            match.commit(match.prepare(act))
        except Exception:  # other rules may make anything of an answer that was not given to them
            break
        stored.acts.append(act)
        bounds.check_table(match.game, match.state)
        if time.process_time() - began >= seconds:
            raise Denied("too_large")
    else:
        ended(upload, match, stored)
    match.closed = True
    return match


def ended(upload: Upload, match: Match, stored: Stored) -> None:
    """How it ended, where no answer ended it."""
    for seat in upload.conceded:
        if not match.over and 0 <= seat < match.players and seat not in match.conceded:
            end(match, stored, seat, upload.ended if upload.ended in GAVE_WAY else CONCEDE)
    if upload.ended == ROUND and not match.over and match.game.endings.times(match.kept.setup) is not None:
        end(match, stored, SPECTATOR, ROUND)


def note_absences(upload: Upload, match: Match, stored: Stored) -> None:
    """What was noted of people who were away, before the next answer."""
    for each in upload.absences:
        if each.answers == len(match.answers) and each.seat in match.people:
            end(match, stored, each.seat, each.kind)


def end(match: Match, stored: Stored, seat: int, kind: str) -> None:
    """A change of a match that is brought along which is no answer: it ends it, or a seat's part in it, or tells who was away."""
    act = Act(match.seq + 1, seat, f"record/{kind}/{match.seq + 1}", kind, "", stored.match.created)
    stored.acts.append(act)
    match.commit(match.prepare(act))
