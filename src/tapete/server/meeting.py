"""The company of a server: what people do around the tables becomes notes in the store, and what the notes say is done.

Every action checks and adds one note. What follows from the notes (a match that is over counts, a paired table needs its match) is
seen to again and again, so that a server that fell in between goes on where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from tapete.core import series
from tapete.meet import company as c
from tapete.meet.company import Bout, Company, Person, Seek
from tapete.server.rows import BOOK
from tapete.table import bounds, building, lobby, wire
from tapete.table.bodies import AbsenceAsked, ClockAsked, DeckKept, DecksKept, MatchMade, NewMatch, SeatAsked, decode_deck_kept
from tapete.table.errors import Denied
from tapete.table.match import Match
from tapete.table.secret import hashed
from tapete.table.steady import Steady
from tapete.table.store import SAY, DeckRow, Note, NoteStore, StoreError
from tapete.table.talk import line_of

if TYPE_CHECKING:
    from tapete.server.hub import Hub
    from tapete.server.notices import Notices

logger = logging.getLogger("tapete.server")
Value = dict[str, Any]
TRIES: Final = 8  # of two servers that write at once
LOOKING: Final = 1.0  # seconds between two looks at what has ended
FRESH: Final = 20.0  # seconds for which whose turn it is at a table that is not here is believed
MOST_SEEKS: Final = 5  # of one person
MOST_DECKS: Final = 200  # that one person keeps
LARGEST_DECK: Final = 48 << 10  # bytes of one, with its note, versions and results


class Meeting:
    """The notes of a server, what they add up to, and how one is added."""

    def __init__(self, hub: Hub, store: NoteStore) -> None:
        self.hub = hub
        self.store = store
        self.company = Company()
        self.lock = asyncio.Lock()
        self.turns: dict[str, tuple[float, int]] = {}  # by match: when looked, and whose turn it was (-1: somebody is missing)
        self.behind = True
        self.fallen = True  # whether matches may have ended that nobody noted
        self.followers: list[Callable[[], Any]] = []  # what follows from the notes, besides the ends of matches
        self.notices: Notices | None = None  # once there are pages for them
        self.looking = Steady("meeting", self.look, lambda: True)

    # -- notes

    async def here(self) -> Company:
        """The company as it is now."""
        if self.behind:
            async with self.lock:
                await self.read()
        return self.company

    async def read(self) -> bool:
        """Take in what others noted: whether there was anything."""
        self.behind = False
        try:
            found = await self.store.notes(self.company.seq)
        except StoreError as error:
            self.behind = True
            logger.error("the notes could not be read: %s", error)
            raise Denied("store_failed") from error
        for note in found:
            self.company.apply(note.seq, note.kind, note.who, note.value, note.at)
        return bool(found)

    def changed(self, id: str) -> None:
        """Another server noted something, or may have."""
        if id in ("", BOOK):
            self.behind = True

    async def add(self, kind: str, who: str, make: Callable[[], Value | None]) -> Value | None:
        """One more note; ``make`` checks and says what is in it, or that there is nothing to note. It may be asked again, when
        another server was first."""
        async with self.lock:
            for _ in range(TRIES):
                if self.behind:
                    await self.read()
                value = make()
                if value is None:
                    return None
                note = Note(self.company.seq + 1, kind, who, value, self.hub.now())
                try:
                    await self.store.note(note)
                except StoreError as error:
                    if not await self.read():
                        logger.error("a note could not be kept: %s", error)
                        raise Denied("store_failed") from error
                    continue
                self.company.apply(note.seq, kind, who, value, note.at)
                return value
        raise Denied("busy")

    # -- people

    async def person(self, key: str) -> Person:
        """Who has a secret."""
        found = (await self.here()).holder(hashed(key)) if key else None
        if found is None:
            raise Denied("who_are_you")
        return found

    async def come(self, key: str, name: str, picture: str) -> Person:
        """Somebody new, or somebody whose answer was lost, or who has another name from now on."""
        held = hashed(key)
        known = (await self.here()).holder(held)
        id = secrets.token_urlsafe(9) if known is None else known.id
        shown = lobby.tidy(name)

        def make() -> Value | None:
            now = self.company.holder(held)
            if now is not None and (now.name, now.picture) == (shown, picture):
                return None
            return {"key": held, "name": shown, "picture": picture}

        await self.add(c.PERSON, id, make)
        return await self.person(key)

    async def said_by(self, person: Person) -> list[Value]:
        """What somebody has said at the tables where they sat."""
        found: list[Value] = []
        for match in person.bouts:
            stored = await self.hub.store.load(match)
            acts = [] if stored is None else stored.acts
            seat = self.company.bouts[match].seat_of(person.id)
            for act in acts:
                line = line_of(act) if act.kind == SAY and act.seat == seat else None
                if line is not None:
                    found.append({"match": match, "at": line.at, "said": line.value[1:]})
        return found

    # -- their decks

    async def decks(self, person: Person) -> DecksKept:
        """The decks that somebody keeps."""
        with storing():
            return DecksKept([decode_deck_kept(each.encode()) for each in await self.store.decks(person.id)])

    async def keep_deck(self, person: Person, deck: DeckKept) -> DeckKept:
        """Keep a deck, in the place of an earlier one with its id."""
        lobby.game_named(deck.game)
        for each in [deck.deck, *[version.deck for version in deck.versions]]:
            bounds.check(each, "deck")
        kept = wire.encode(replace(deck, at=self.hub.now())).decode()
        if len(kept) > LARGEST_DECK:
            raise bounds.too_large(
                f"un mazo con sus versiones puede ocupar {LARGEST_DECK >> 10} KiB",
                f"a deck with its versions may take {LARGEST_DECK >> 10} KiB",
                "deck",
            )
        with storing():
            if not await self.store.keep_deck(DeckRow(person.id, deck.id, kept, self.hub.now()), MOST_DECKS):
                raise Denied("too_many_decks", detail=str(MOST_DECKS))
            if person.gone:  # forgotten in the meantime
                await self.store.drop_decks(person.id)
        return decode_deck_kept(kept.encode())

    async def drop_deck(self, person: Person, id: str) -> None:
        with storing():
            await self.store.drop_decks(person.id, id)

    async def forget(self, person: Person) -> None:
        """Nothing is left of somebody but results without a name."""
        company = await self.here()
        seats = [(match, company.bouts[match].seat_of(person.id)) for match in person.bouts]
        await self.add(c.GONE, person.id, lambda: None if person.gone else {})
        await self.store.drop_decks(person.id)
        for kind in (c.NOTICES, c.TOLD):
            await self.store.erase(kind, person.id, [])
        await self.store.erase(c.PERSON, person.id, seats)
        for match, seat in seats:
            room = self.hub.rooms.get(match)
            if room is not None:
                room.match.names[seat] = ""
                room.unsay(seat)

    # -- seeking and playing

    async def seek(self, person: Person, asked: NewMatch, deck: Any, rated: bool, wants: str, address: str) -> Value:
        """Look for a rival: a match with somebody who looks for the same, or a place among those who seek."""
        company = await self.here()
        clock, absence = clock_told(asked.clock), absence_told(asked.absence)
        setup = dict(asked.setup)
        for other in company.seeks.values():
            fits = (other.game, other.setup, other.clock, other.absence, other.rated) == (asked.game, setup, clock, absence, rated)
            if fits and other.who != person.id and other.wants in ("", person.id) and wants in ("", other.who):
                return await self.accept(person, other.id, deck, address)
        if wants and (wants not in company.people or company.people[wants].gone):
            raise Denied("no_such_person")
        await self.tried(asked, [deck, None], address)
        id = secrets.token_urlsafe(9)

        def make() -> Value:
            if len([each for each in self.company.seeks.values() if each.who == person.id]) >= MOST_SEEKS:
                raise Denied("too_fast", detail=str(MOST_SEEKS))
            found = {"seek": id, "game": asked.game, "setup": setup, "deck": deck}
            return {**found, "clock": clock, "absence": absence, "rated": rated, "wants": wants}

        await self.add(c.SEEK, person.id, make)
        return {"seek": id, "match": None}

    async def tried(self, asked: NewMatch, decks: list[Any], address: str) -> None:
        """Refuse now what could not be played later."""
        game = lobby.game_named(asked.game)
        bounds.check(asked.setup, "setup")
        plan = lobby.planned(game, for_two(asked, decks))
        lobby.checked_clock(game, plan.setup, asked.clock)
        lobby.checked_absence(plan.seats, asked.absence)
        players = await self.hub.built(address, self.hub.limits.build_seconds, building.tried, game.id, plan.setup, 1)
        if players != 2:
            raise Denied("bad_seats", detail="2")

    async def withdraw(self, person: Person, id: str) -> None:
        def make() -> Value:
            found = self.company.seeks.get(id)
            if found is None:
                raise Denied("no_such_seek")
            if found.who != person.id and found.wants != person.id:
                raise Denied("not_yours")
            return {"seek": id}

        await self.add(c.UNSEEK, person.id, make)

    async def accept(self, person: Person, id: str, deck: Any, address: str) -> Value:
        """Play with somebody who seeks; who is in the first seat, chance decides."""
        seek = (await self.here()).seeks.get(id)
        if seek is None:
            raise Denied("no_such_seek")
        if seek.who == person.id or seek.wants not in ("", person.id):
            raise Denied("not_yours")
        pair = [(seek.who, seek.deck), (person.id, deck)]
        if secrets.randbelow(2):
            pair.reverse()
        clock = ClockAsked(**seek.clock) if seek.clock else None
        absence = AbsenceAsked(**seek.absence) if seek.absence else None
        asked = NewMatch(seek.game, [], dict(seek.setup), clock=clock, absence=absence)
        people = [who for who, _ in pair]
        made = await self.made(asked, people, [deck for _, deck in pair], address)

        def make() -> Value:
            if id not in self.company.seeks:
                raise Denied("no_such_seek")
            return self.bout(made, asked, people, seek.rated, seeks=[id])

        await self.add(c.BOUT, "", make)
        return {"seek": None, "match": made.match}

    async def made(self, asked: NewMatch, people: list[str], decks: list[Any], address: str) -> MatchMade:
        """A match whose seats wait for these people; bots sit down at once."""
        bot = [who.removeprefix(c.BOT) if who.startswith(c.BOT) else "" for who in people]
        seats = [SeatAsked("bot", level) if level else SeatAsked("open") for level in bot]  # a name comes with who sits down
        return await self.hub.lay(for_two(asked, decks, seats), address)

    def bout(self, made: MatchMade, asked: NewMatch, people: list[str], rated: bool, **more: Any) -> Value:
        invitations = [seat.invitation or "" for seat in made.seats]
        found = {"match": made.match, "game": asked.game, "people": people, "invitations": invitations, "rated": rated}
        setup = {name: value for name, value in asked.setup.items() if name != "decks"}
        return {**found, "setup": setup, "clock": clock_told(asked.clock), "absence": absence_told(asked.absence), **more}

    async def sit(self, person: Person, match: str, number: str, key: str) -> tuple[int, str]:
        """The token of one's own seat: the same wherever it is asked for with one's key."""
        bout = (await self.here()).bouts.get(match)
        seat = -1 if bout is None else bout.seat_of(person.id)
        if bout is None or seat < 0:
            raise Denied("not_yours")
        room = await self.hub.room(match)
        return await room.claim(bout.invitations[seat], person.name, number, key)

    async def again(self, person: Person, match: str, address: str) -> Value:
        """Another game with the same rival, who is asked; who was asked and asks too has it."""
        bout = (await self.here()).bouts.get(match)
        if bout is None or person.id not in bout.people or bout.tournament:
            raise Denied("not_yours")
        rival = next(who for who in bout.people if who != person.id)
        room = await self.hub.room(match)
        seat = bout.seat_of(person.id)
        brought = room.match.kept.setup.get("decks")
        deck = brought[seat] if isinstance(brought, list) and len(brought) == len(bout.people) else None
        clock = ClockAsked(**bout.clock) if bout.clock else None
        absence = AbsenceAsked(**bout.absence) if bout.absence else None
        asked = NewMatch(bout.game, [], dict(bout.setup), clock=clock, absence=absence)
        return await self.seek(person, asked, deck, bout.rated, rival, address)

    # -- what follows

    async def look(self) -> None:
        """For as long as the server runs: matches that have ended count, and what follows from that is done."""
        while True:
            await asyncio.sleep(LOOKING)
            try:
                await self.settle()
                for follow in self.followers:
                    await follow()
            except Denied as denied:
                logger.error("the meeting could not go on: %s", denied.fault.code)
            except Exception as error:
                logger.error("the meeting could not go on", exc_info=error)

    async def settle(self) -> None:
        """Note the ends of matches: those in memory, and after a start those of all that were being played."""
        company = await self.here()
        fallen, self.fallen = self.fallen, False
        for id in list(company.open):
            room = self.hub.rooms.get(id)
            if room is None and fallen:
                with contextlib.suppress(Denied):
                    room = await self.hub.room(id)
            if room is not None and room.match.over:
                await self.end(company.open.get(id), room.match)

    async def end(self, bout: Bout | None, match: Match) -> None:
        if bout is None:
            return
        value = ended(bout.match, match)
        await self.add(c.OVER, "", lambda: value if bout.match in self.company.open else None)
        self.turns.pop(bout.match, None)

    async def turn(self, bout: Bout) -> int:
        """Whose turn it is: a seat, or -1 while somebody has not sat down. A table that is not in memory stands still."""
        room = self.hub.rooms.get(bout.match)
        looked, seat = self.turns.get(bout.match, (-FRESH, -1))
        if room is None and time.monotonic() - looked < FRESH:
            return seat
        if room is None:
            with contextlib.suppress(Denied):
                room = await self.hub.room(bout.match)
        if room is not None:
            decision = room.match.decision
            seat = -1 if room.match.missing() or decision is None else decision.player
        self.turns[bout.match] = time.monotonic(), seat
        return seat


@contextlib.contextmanager
def storing() -> Iterator[None]:
    """Whoever asks is told when the store failed them."""
    try:
        yield
    except StoreError as error:
        logger.error("a deck could not be kept or had: %s", error)
        raise Denied("store_failed") from error


def for_two(asked: NewMatch, decks: list[Any], seats: list[SeatAsked] | None = None) -> NewMatch:
    """What is asked for, with two seats and their decks, where there are any."""
    setup = dict(asked.setup)
    if any([deck is not None for deck in decks]):
        setup["decks"] = decks
    seats = seats or [SeatAsked("open"), SeatAsked("open")]
    return NewMatch(asked.game, seats, setup, clock=asked.clock, absence=asked.absence)


def clock_told(clock: ClockAsked | None) -> dict[str, float] | None:
    if clock is None:
        return None
    return {"game": clock.game, "increment": clock.increment, "move": clock.move, "round": clock.round}


def absence_told(absence: AbsenceAsked | None) -> Value | None:
    return None if absence is None else {"then": absence.then, "after": absence.after}


def ended(id: str, match: Match) -> Value:
    """How a match ended, as it is noted."""
    won = series.results_so_far(match.state.setup)
    games = series.wins(won, match.players) if won else [0] * match.players
    found = {"match": id, "winners": match.winners, "reason": match.reason, "wins": games, "scores": match.scores}
    return {**found, "stood_in": match.stood_in}


__all__ = ["Meeting", "Seek", "ended"]
