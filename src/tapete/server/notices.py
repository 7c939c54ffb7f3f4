"""Notices: what somebody would like to hear of while they are not at the table, and the ways it takes to them.

What there is to tell follows from how things stand, at any moment: whose turn it is, who took an invitation, whom a round pairs.
That it was told is a note, so that several servers tell it once, and one that falls does not tell it again. Everything is off until
somebody turns it on, kind by kind and way by way.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tapete import games
from tapete.core.language import Words
from tapete.meet import company as c
from tapete.meet.company import Bout, Company, Person, Seek
from tapete.server import sending, webpush
from tapete.server.meeting import Meeting
from tapete.server.sending import Letter, Unsent
from tapete.server.settings import Bucket
from tapete.server.tournaments import pairing_of
from tapete.table.errors import Denied
from tapete.table.match import Match
from tapete.table.replay import Pause
from tapete.table.room import Room
from tapete.table.secret import hashed

logger = logging.getLogger("tapete.server")
Value = dict[str, Any]
TURN, INVITATION, ROUND = KINDS = ("turn", "invitation", "round")
PAGE, BROWSER, PUSH, WEBHOOK = WAYS = ("page", "browser", "push", "webhook")
OUTWARD: Final = (PUSH, WEBHOOK)  # ways that the server takes by itself; the others are the open page's
LANGUAGES: Final = ("es", "en")
MOST_DEVICES: Final = 5  # browsers of one person
MOST_WAITING: Final = 500  # letters under way
AT_ONCE: Final = 8  # lines to others
AGAIN: Final = (10.0, 60.0, 600.0)  # seconds until what did not arrive is sent once more
GONE: Final = (404, 410)  # a browser that wants nothing any more
NAMELESS: Final = Words("alguien", "somebody")
UNSAFE: Final = str.maketrans("", "", "<>@&`*_[]()|\\")  # what chat programs would read as more than a name

TITLE: Final = {
    TURN: Words("Te toca", "Your turn"),
    INVITATION: Words("Invitación", "Invitation"),
    ROUND: Words("Ronda del torneo", "Tournament round"),
}
YOUR_TURN: Final = Words("Te toca en {game} contra {rival}.", "It is your turn in {game} against {rival}.")
TAKEN: Final = Words("{rival} ha aceptado tu partida de {game}.", "{rival} took your game of {game}.")
ASKED: Final = Words("{rival} te propone una partida de {game}.", "{rival} asks you for a game of {game}.")
PAIRED: Final = Words(
    "{name}, ronda {round}: juegas contra {rival} en la mesa {table}.", "{name}, round {round}: you play {rival} at table {table}."
)
TEST: Final = Words("Así llegan los avisos de Tapete.", "This is how notices from Tapete arrive.")


@dataclass(frozen=True, slots=True)
class Due:
    """Something to tell somebody; told once for each stamp of its key."""

    key: str
    stamp: str
    kind: str
    text: Words
    link: str  # of the page
    match: str = ""

    def told(self) -> Value:
        title = TITLE[self.kind]
        texts = {"title": {"es": title.es, "en": title.en}, "text": {"es": self.text.es, "en": self.text.en}}
        return {"id": f"{self.key}/{self.stamp}", "kind": self.kind, **texts, "link": self.link, "match": self.match}


class Notices:
    """What is told to the people of a server, and how."""

    def __init__(self, meeting: Meeting) -> None:
        self.meeting = meeting
        self.settings = meeting.hub.settings
        self.rations: dict[str, Bucket] = {}  # by person
        self.under_way: set[asyncio.Task[None]] = set()
        self.lines = asyncio.Semaphore(AT_ONCE)
        meeting.followers.append(self.follow)

    def close(self) -> None:
        for each in self.under_way:
            each.cancel()

    @property
    def private(self) -> bool:
        """Whether the operator lets notices go to addresses that are not of the open network."""
        return bool(self.settings.private_notices)

    @property
    def contact(self) -> str:
        """Whom a push service may ask about this server."""
        return self.settings.contact or next(iter(self.settings.origins), "mailto:nobody@localhost")

    # -- what somebody wants

    async def change(self, person: Person, kinds: dict[str, list[str]], webhook: str, language: str) -> None:
        """From now on, told of these kinds in these ways."""
        if not all([kind in KINDS and set(ways) <= set(WAYS) for kind, ways in kinds.items()]) or language not in LANGUAGES:
            raise Denied("bad_message", detail="kinds")
        if webhook:
            sending.checked(webhook, self.private)
        chosen = {kind: [way for way in WAYS if way in kinds.get(kind, ())] for kind in KINDS}
        await self.keep(person, {"kinds": chosen, "webhook": webhook, "lang": language})

    async def add_device(self, person: Person, device: Value) -> None:
        """A browser to which notices may go while the page is closed."""
        if not webpush.available():
            raise Denied("not_now", why=webpush.MISSING)
        sending.checked(device["endpoint"], self.private)
        if not webpush.usable(device):
            raise Denied("bad_message", detail="p256dh, auth")
        others = [each for each in person.notices.get("devices", []) if each["endpoint"] != device["endpoint"]]
        await self.keep(person, {"devices": [*others[-(MOST_DEVICES - 1) :], device]})

    async def drop_device(self, person: Person, id: str) -> None:
        left = [each for each in person.notices.get("devices", []) if device_id(each) != id]
        await self.keep(person, {"devices": left})

    async def keep(self, person: Person, change: Value) -> None:
        """Keep what somebody wants; of what they wanted before nothing is left."""
        await self.meeting.here()
        await self.meeting.store.erase(c.NOTICES, person.id, [])
        await self.meeting.add(c.NOTICES, person.id, lambda: None if person.gone else {**person.notices, **change})

    async def key(self) -> str:
        """The key of this server's pushes: drawn once, and the same at all servers that share a store."""
        company = await self.meeting.here()
        if not company.push_key:
            made = webpush.new_key()
            await self.meeting.add(c.PUSH_KEY, "", lambda: None if company.push_key else {"pem": made})
        return company.push_key

    async def shown(self, person: Person) -> Value:
        """What somebody wants, what is possible, and what there is to tell right now."""
        wanted = person.notices
        possible = webpush.available()
        return {
            "kinds": wanted.get("kinds", {kind: [] for kind in KINDS}),
            "webhook": wanted.get("webhook", ""),
            "lang": wanted.get("lang", "es"),
            "devices": [{"id": device_id(each), "name": each["name"]} for each in wanted.get("devices", [])],
            "push_key": webpush.public_key(await self.key()) if possible else None,
            "why_no_push": None if possible else {"es": webpush.MISSING.es, "en": webpush.MISSING.en},
            "now": [due.told() for due in await self.now(person)],
        }

    # -- what there is to tell

    async def now(self, person: Person) -> list[Due]:
        """All that an open page is to tell somebody at this moment, also of tables that nobody is at."""
        company = await self.meeting.here()
        kinds = [kind for kind, ways in person.notices.get("kinds", {}).items() if PAGE in ways or BROWSER in ways]
        for bout in self.bouts(company, person) if TURN in kinds else ():
            await self.meeting.turn(bout)
        asked = asked_of(company).get(person.id, []) if kinds else []
        return [each for each in self.due(company, person, asked) if each.kind in kinds] if kinds else []

    def bouts(self, company: Company, person: Person) -> list[Bout]:
        return [company.open[match] for match in person.bouts if match in company.open]

    def due(self, company: Company, person: Person, asked: Sequence[Seek]) -> Iterator[Due]:
        """What there is to tell somebody, who is asked for these games."""
        for bout in self.bouts(company, person):
            room = self.meeting.hub.rooms.get(bout.match)
            since = None if room is None else turn_since(room.match, bout.seat_of(person.id))
            rival = rivals(company, bout.people, person)
            if since is not None:
                words = filled(YOUR_TURN, game=title(bout.game), rival=rival)
                yield Due(f"turn/{bout.match}", str(since), TURN, words, f"#/match/{bout.match}", bout.match)
            if bout.sought == person.id:
                words = filled(TAKEN, game=title(bout.game), rival=rival)
                yield Due(f"taken/{bout.match}", "", INVITATION, words, f"#/match/{bout.match}", bout.match)
        for seek in asked:
            words = filled(ASKED, game=title(seek.game), rival=named(company, seek.who))
            yield Due(f"asked/{seek.id}", "", INVITATION, words, "#/meet")
        yield from self.rounds(company, person)

    def rounds(self, company: Company, person: Person) -> Iterator[Due]:
        me = c.MARK + person.id
        for id in company.entered.get(person.id, ()):
            tournament = company.tournament(id)
            if tournament is None or me not in tournament.entrants:
                continue
            for pairing in tournament.open_tables():
                if me in (pairing.one, pairing.other):
                    rival = named(company, pairing.other if pairing.one == me else pairing.one)
                    pairing_id = pairing_of(tournament)
                    values = {"round": same(str(tournament.round)), "table": same(str(pairing.table))}
                    words = filled(PAIRED, name=same(tournament.terms.name), rival=rival, **values)
                    match = company.at_table.get((id, pairing_id, pairing.table), "")
                    stamp = pairing_id or str(tournament.round)
                    yield Due(f"round/{id}", stamp, ROUND, words, f"#/tournament/{id}", match)

    # -- telling it

    async def follow(self) -> None:
        """Tell people what there is to tell, by the ways that the server takes."""
        company = await self.meeting.here()
        asked = asked_of(company) if company.noticed else {}
        pause = Pause()
        for who in list(company.noticed):
            await pause.when_due()
            person = company.people[who]
            for due in list(self.due(company, person, asked.get(who, ()))):
                ways = [way for way in person.notices.get("kinds", {}).get(due.kind, ()) if way in OUTWARD]
                if ways and not self.was_told(company, who, due) and not self.sees_it(person, due):
                    await self.tell(person, due, ways)

    def was_told(self, company: Company, who: str, due: Due) -> bool:
        return company.told_of.get(who, {}).get(due.key) == due.stamp

    def sees_it(self, person: Person, due: Due) -> bool:
        """Whether somebody is at the table that it is about, or was until a moment ago."""
        room = self.meeting.hub.rooms.get(due.match)
        if room is None:
            return False
        seat = self.meeting.company.bouts[due.match].seat_of(person.id)
        here = any([listener.seat == seat for listener in room.listeners])
        return here or self.meeting.hub.now() - last_change(room) < self.settings.notice_after

    async def tell(self, person: Person, due: Due, ways: list[str]) -> None:
        """Tell it, unless another server was first, or this person has been told too much of late: then later."""
        if len(self.under_way) >= MOST_WAITING or not self.ration(person.id).take(time.monotonic()):
            return
        company = self.meeting.company

        def make() -> Value | None:
            return None if self.was_told(company, person.id, due) else {"key": due.key, "stamp": due.stamp}

        if await self.meeting.add(c.TOLD, person.id, make) is not None:
            for letter, id in self.letters(person, due.told(), ways):
                task = asyncio.create_task(self.deliver(person, letter, id))
                self.under_way.add(task)
                task.add_done_callback(self.under_way.discard)

    def ration(self, who: str) -> Bucket:
        if who not in self.rations:
            now = time.monotonic()
            self.rations[who] = Bucket(self.settings.notices_per_second, self.settings.notices_at_once, now)
        return self.rations[who]

    def letters(self, person: Person, told: Value, ways: list[str]) -> list[tuple[Letter, str]]:
        """What is sent to whom; with the browser that it goes to, if it is one."""
        wanted = person.notices
        language = wanted.get("lang", "es")
        title, text = told["title"][language], told["text"][language]
        found: list[tuple[Letter, str]] = []
        if PUSH in ways and webpush.available() and self.meeting.company.push_key:
            message = {"title": title, "text": text, "link": told["link"], "tag": told["id"]}
            for device in wanted.get("devices", []):
                made = webpush.letter(self.meeting.company.push_key, self.contact, device, message, time.time())
                found.append((made, device_id(device)))
        if WEBHOOK in ways and wanted.get("webhook"):
            found.append((Letter(wanted["webhook"], {"Content-Type": "application/json"}, self.for_chat(told, text)), ""))
        return found

    def for_chat(self, told: Value, text: str) -> bytes:
        """A line as chat programs take it; no name in it calls anybody."""
        base = next(iter(self.settings.origins), "")
        line = text.translate(UNSAFE) + (f" {base}/{told['link']}" if base else "")
        about = {"kind": told["kind"], "match": told["match"], "link": told["link"]}
        return json.dumps({"text": line, "content": line, "allowed_mentions": {"parse": []}, "tapete": about}).encode()

    async def deliver(self, person: Person, letter: Letter, device: str) -> None:
        """Send a letter, and again later when it did not arrive; a browser that is gone is forgotten."""
        for wait in (*AGAIN, None):
            status = await self.sent(letter)
            if 200 <= status < 300:
                return
            if device and status in GONE:
                await self.drop_device(person, device)
                return
            if (400 <= status < 500 and status != 429) or wait is None:
                logger.warning("a notice did not arrive: status %d", status)
                return
            await asyncio.sleep(wait)

    async def sent(self, letter: Letter) -> int:
        """The status of the answer; 0 when there was none, 400 where nothing may be sent."""
        try:
            async with self.lines:
                return await sending.send(letter, self.settings.notice_seconds, self.private)
        except Unsent as unsent:
            logger.info("a notice could not be sent: %s", unsent)
            return 0
        except Denied:
            return 400

    async def test(self, person: Person, way: str) -> int:
        """Send somebody a notice that says nothing, to see whether it arrives: to how many places it went."""
        if not self.ration(person.id).take(time.monotonic()):
            raise Denied("too_fast")
        words = Due("test", "", TURN, TEST, "#/meet").told()
        letters = self.letters(person, words, [way])
        for letter, _ in letters:
            await sending.looked_up(str(sending.checked(letter.url, self.private).hostname), 443, self.private)
        return len([letter for letter, _ in letters if 200 <= await self.sent(letter) < 300])


def asked_of(company: Company) -> dict[str, list[Seek]]:
    """By person: the games that they alone are asked for."""
    found: dict[str, list[Seek]] = {}
    for seek in company.seeks.values():
        if seek.wants:
            found.setdefault(seek.wants, []).append(seek)
    return found


def turn_since(match: Match, seat: int) -> int | None:
    """How many answers there were when a seat's turn to decide began; none when it is not theirs to decide."""
    decision = match.decision
    if decision is None or match.missing() or decision.player != seat or match.automatic(seat):
        return None
    since = len(match.answers)
    while since > 0 and match.answers[since - 1].seat == seat:
        since -= 1
    return since


def last_change(room: Room) -> float:
    acts = room.match.acts
    return next(reversed(acts.values())).at if acts else room.match.kept.created


def device_id(device: Value) -> str:
    """A browser's name among those of a person: its address is nobody's business."""
    return hashed(device["endpoint"])[:16]


def title(game: str) -> Words:
    return games.find(game).title if game in games.ids() else Words(game, game)


def same(text: str) -> Words:
    return Words(text, text)


def named(company: Company, who: str) -> Words:
    name = company.name_of(who)
    return same(name) if name else NAMELESS


def rivals(company: Company, people: tuple[str, ...], person: Person) -> Words:
    found = [named(company, each) for each in people if each != person.id]
    return Words(", ".join([each.es for each in found]), ", ".join([each.en for each in found]))


def filled(words: Words, **values: Words) -> Words:
    es, en = [{name: value.text(lang) for name, value in values.items()} for lang in LANGUAGES]
    return Words(words.es.format(**es), words.en.format(**en))
