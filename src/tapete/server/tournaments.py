"""Tournaments on a server: who may take which step, and the matches that a paired round needs.

A tournament is its steps (``meet/steps.py``), kept as notes. What follows from them is seen to again and again: a table without a
match gets one, a match that is over becomes the table's result, one that does not count any more is void.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final

from tapete import forms, games
from tapete.core import series
from tapete.core.language import Words
from tapete.meet import company as c
from tapete.meet import steps
from tapete.meet import tournament as t
from tapete.meet.company import Bout, Person
from tapete.meet.results import PLAYED
from tapete.meet.swiss import Pairing
from tapete.meet.tournament import Tournament
from tapete.server.bot_tables import BotTables
from tapete.server.entering import carried, deck_of, entered, online
from tapete.server.meeting import Meeting
from tapete.table.bodies import ClockAsked, NewMatch
from tapete.table.errors import Denied
from tapete.table.match import Match

logger = logging.getLogger("tapete.server")
Step = dict[str, Any]
SERIES: Final = Words(
    "las partidas de este juego no se juegan aquí al mejor de {n}", "matches of this game are not played here as the best of {n}"
)
PLAYS: Final = Words(
    "quien juega en el torneo no mira las manos de otros", "who plays in the tournament does not look at others' hands"
)
NO_MATCH: Final = Words("en esa mesa no se está jugando aquí", "nothing is being played here at that table")
LOOK_WHY: Final = Words("di por qué miras", "say why you look")
MOST_OPEN: Final = 10  # tournaments of one organiser that are not over
PAIRING: Final = "pairing_id"


class Tournaments:
    """The tournaments of a server."""

    def __init__(self, meeting: Meeting) -> None:
        self.meeting = meeting
        self.following = asyncio.Lock()  # no table is laid twice
        self.bot_tables = BotTables(meeting.hub)
        self.stuck: dict[str, str] = {}  # by tournament: why it could not go on when it was last seen to
        meeting.followers.append(self.follow)

    # -- steps

    async def create(self, person: Person, asked: Step) -> str:
        """A new tournament, if the game and its rules allow it."""
        game = games.find(asked["game"]) if asked["game"] in games.ids() else None
        if game is None:
            raise Denied("no_such_game", detail=", ".join(games.ids()))
        form = forms.form_named(game.id, asked["form"])
        if form is None:
            raise Denied("bad_setup", detail="form: " + ", ".join([each.id for each in forms.forms_of(game.id)]))
        settings = dict(form.settings)
        minutes = form.minutes if asked["minutes"] is None else asked["minutes"]
        refusal = forms.why_not(game, settings, minutes)
        if refusal is not None:
            raise Denied("refused", refusal=refusal)
        best_of = asked["best_of"] or form.best_of
        online = asked["online"]
        if online and best_of > 1:
            if not any(
                [choice.field == series.BEST_OF and best_of in [value for value, _ in choice.values] for choice in game.choices()]
            ):
                raise not_now(SERIES, n=best_of)
            settings[series.BEST_OF] = best_of
        step = tried(
            lambda: steps.create(
                asked["name"],
                game.id,
                form.id,
                pairing=asked["pairing"],
                rounds=asked["rounds"],
                best_of=best_of,
                minutes=minutes,
                cycles=asked["cycles"],
                third_place=asked["third_place"],
                check_in=asked["check_in"],
                scale=asked["points"],
                tie_breaks=list(form.tie_breaks) if asked["tie_breaks"] is None else asked["tie_breaks"],
                key=secrets.randbelow(1 << 32),
                settings=settings,
                handicap=forms.MOST_HANDICAP if form.handicap else 0,
            )
        )
        id = secrets.token_urlsafe(9)
        step |= {"online": online, "rated": asked["rated"] and online}

        def noted() -> Step:
            company = self.meeting.company
            own = [each for each, who in company.organisers.items() if who == person.id]
            if len([each for each in own if not self.found(each).finished]) >= MOST_OPEN:
                raise Denied("too_fast", detail=str(MOST_OPEN))
            return self.noted(id, step)

        await self.meeting.add(c.TOURNAMENT, person.id, noted)
        return id

    def noted(self, id: str, step: Step) -> Step:
        return {"tournament": id, "step": {**step, "at": self.meeting.hub.now()}}

    async def take(self, who: str, id: str, make: Callable[[Tournament], Step | None]) -> None:
        """One more step, if it is possible."""

        def noted() -> Step | None:
            step = tried(lambda: make(self.found(id)))
            return None if step is None else self.noted(id, step)

        await self.meeting.add(c.TOURNAMENT, who, noted)

    def found(self, id: str) -> Tournament:
        now = self.meeting.company.tournament(id)
        if now is None:
            raise Denied("no_such_tournament")
        return now

    async def judge(self, person: Person, id: str, other: str) -> None:
        """The organiser names another judge."""

        def noted() -> Step:
            self.found(id)
            if self.meeting.company.organisers[id] != person.id:
                raise Denied("not_yours")
            if other not in self.meeting.company.people:
                raise Denied("no_such_person")
            return {"tournament": id, "person": other}

        await self.meeting.add(c.JUDGE, person.id, noted)

    def role(self, person: Person | None, id: str) -> str:
        """organiser, judge, player or nobody."""
        company = self.meeting.company
        if person is None:
            return ""
        if company.organisers.get(id) == person.id:
            return "organiser"
        if person.id in company.judges.get(id, ()):
            return "judge"
        return "player" if c.MARK + person.id in self.found(id).entrants else "nobody"

    async def act(self, person: Person, id: str, asked: Step, address: str) -> None:
        """What somebody does in a tournament: each may do what their role allows."""
        await self.meeting.here()
        now = self.found(id)
        role = self.role(person, id)
        action = asked["action"]
        own = c.MARK + person.id
        name = asked["name"] or own
        if action == "judge":
            await self.judge(person, id, asked["name"])
            return
        if action == "register" and name != own:
            raise Denied("not_yours")  # who has no browser is entered by the organiser
        if not allowed(role, action, name == own) and not (action == "result" and self.at_own_table(now, own, asked["table"])):
            raise Denied("not_yours")
        deck = asked["deck"]
        if action in ("register", "enter"):
            try:
                deck = await deck_of(self.meeting, now, deck, asked["bot"] if action == "enter" else "", address)
            except steps.NotNow as refused:
                raise denied(refused) from None
        handicap = carried(self.meeting.company, id, now, person.id)
        makes: dict[str, Callable[[Tournament], Step]] = {
            "register": lambda now: steps.register(now, own, deck, handicap=handicap),
            "enter": lambda now: entered(now, asked["name"], deck, asked["bot"]),
            "check_in": lambda now: steps.check_in(now, [name]),
            "drop": lambda now: steps.drop(now, name, asked["reason"]),
            "back": lambda now: steps.come_back(now, name),
            "pair": lambda now: {**steps.pair(now), PAIRING: secrets.token_urlsafe(6)},
            "result": lambda now: steps.result(
                now,
                asked["table"],
                (asked["wins"][0], asked["wins"][1]),
                asked["draws"],
                (asked["score"][0], asked["score"][1]),
                asked["how"] if role in JUDGES else PLAYED,
                asked["reason"] if role in JUDGES else "",
                asked["round"],
            ),
            "rule": lambda now: steps.rule(now, name, asked["verdict"], asked["reason"], asked["clause"]),
            "finish": steps.finish,
            "undo": steps.undo,
        }
        await self.take(person.id, id, makes[action])

    def at_own_table(self, now: Tournament, own: str, table: int) -> bool:
        """Who plays with real cards may tell the result of their own table."""
        tables = now.tables.get(now.round, [])
        return not online(now) and 1 <= table <= len(tables) and own in (tables[table - 1].one, tables[table - 1].other)

    async def look(self, person: Person, id: str, table: int, reason: str) -> Match:
        """A judge looks at a table of the round with every hand open; that they did, and why, is kept for everybody to read."""
        await self.meeting.here()
        if self.role(person, id) not in JUDGES:
            raise Denied("not_yours")

        def noted() -> Step:
            now = self.found(id)
            entrant = now.entrants.get(c.MARK + person.id)
            if entrant is not None and not entrant.dropped:
                raise not_now(PLAYS)
            if not reason.strip():
                raise not_now(LOOK_WHY)
            if self.meeting.company.at_table.get((id, pairing_of(now), table)) is None:
                raise not_now(NO_MATCH)
            return {"tournament": id, "round": now.round, "table": table, "reason": reason.strip()}

        await self.meeting.add(c.LOOK, person.id, noted)
        found = self.meeting.company.at_table[id, pairing_of(self.found(id)), table]
        return (await self.meeting.hub.room(found)).match

    # -- what follows

    async def follow(self) -> None:
        """See to every tournament that is being played here."""
        async with self.following:
            await self.see_to_all()

    async def see_to_all(self) -> None:
        company = await self.meeting.here()
        for id in list(company.steps):
            now = self.found(id)
            if now.finished:
                continue
            await self.drop_forgotten(id, now)
            if now.round and online(now):
                try:
                    await self.see_to(id, self.found(id))
                    self.stuck.pop(id, None)
                except Denied as refused:  # the others go on; this one is tried again
                    if self.stuck.get(id) != refused.fault.code:
                        logger.error("tournament %s cannot go on: %s", id, refused.fault.code)
                    self.stuck[id] = refused.fault.code
        for bout in [each for each in company.open.values() if each.tournament]:
            if not self.counts(bout):
                over = {"match": bout.match, "winners": [], "reason": c.VOID}
                await self.meeting.add(c.OVER, "", lambda over=over: over if over["match"] in company.open else None)  # type: ignore[misc]
        await self.bot_tables.see_to(company)

    async def drop_forgotten(self, id: str, now: Tournament) -> None:
        for each in now.entrants.values():
            person = self.meeting.company.people.get(each.name.removeprefix(c.MARK))
            if person is not None and person.gone and not each.dropped:
                await self.take("", id, lambda now, name=each.name: steps.drop(now, name))  # type: ignore[misc]

    def counts(self, bout: Bout) -> bool:
        """Whether the table of a match still waits for its result."""
        now = self.found(bout.tournament)
        waiting = [each.table for each in now.open_tables()]
        return not now.finished and bout.pairing == pairing_of(now) and bout.table in waiting

    async def see_to(self, id: str, now: Tournament) -> None:
        company = self.meeting.company
        elimination = now.terms.pairing in (t.SINGLE, t.DOUBLE)
        for table in now.open_tables():
            match = company.at_table.get((id, pairing_of(now), table.table))
            bout = None if match is None else company.bouts[match]
            drawn = bout is not None and bout.ended and len(bout.winners) != 1
            if bout is None or (drawn and elimination):
                await self.lay(id, now, table)
            elif bout.ended:
                await self.report(id, now, table, bout)

    async def report(self, id: str, now: Tournament, table: Pairing, bout: Bout) -> None:
        """The result of a table, from the match that was played at it."""
        wins, draws = games_of(now, bout)
        score = (bout.scores[0], bout.scores[1]) if len(bout.scores) == 2 and min(bout.scores) >= 0 else (0, 0)
        pairing = pairing_of(now)

        def make(now: Tournament) -> Step | None:
            if pairing_of(now) != pairing or table.table not in [each.table for each in now.open_tables()]:
                return None
            return steps.result(now, table.table, wins, draws, score)

        await self.take("", id, make)

    async def lay(self, id: str, now: Tournament, table: Pairing) -> None:
        """A match for a table; who is named first sits first."""
        terms = now.terms
        entrants = [now.entrants[table.one], now.entrants[table.other]]
        people = [c.BOT + each.bot if each.bot else each.name.removeprefix(c.MARK) for each in entrants]
        form = forms.form_named(terms.game, terms.form) or forms.SIMPLE
        chains = (now.handicap_of(table.one, now.round), now.handicap_of(table.other, now.round))
        asked = NewMatch(terms.game, [], forms.with_handicap(form, terms.settings, chains), clock=clock_of(terms))
        made = await self.meeting.made(asked, people, [each.deck for each in entrants], "")
        pairing = pairing_of(now)
        rated = bool(now.steps[0].get("rated"))
        before = self.meeting.company.at_table.get((id, pairing, table.table))

        def make() -> Step | None:
            if self.meeting.company.at_table.get((id, pairing, table.table)) != before:
                return None  # another server was first
            bout = self.meeting.bout(made, asked, people, rated, tournament=id, pairing=pairing, table=table.table)
            return {**bout, "rated": rated and not all([who.startswith(c.BOT) for who in people])}

        await self.meeting.add(c.BOUT, "", make)


JUDGES: Final = ("organiser", "judge")
OWN: Final = ("register", "check_in", "drop", "back")


def allowed(role: str, action: str, own: bool) -> bool:
    """Who may do what: everybody for themselves, judges results and rulings, the organiser everything.

    >>> allowed("player", "drop", True), allowed("player", "drop", False), allowed("judge", "pair", True)
    (True, False, False)
    """
    if role == "organiser" or (action in OWN and own):
        return True
    return role == "judge" and action in ("result", "rule", "check_in", "drop", "back")


def pairing_of(now: Tournament) -> str:
    """The name of the pairing of the present round: another one when it was undone and made again."""
    found = [step for step in now.steps if step["kind"] == t.PAIRED]
    return str(found[-1].get(PAIRING, "")) if found else ""


def games_of(now: Tournament, bout: Bout) -> tuple[tuple[int, int], int]:
    """The games of a match as a result takes them: whoever won the match, by whatever end, has as many as it takes."""
    needed, most = now.terms.needed, now.terms.best_of
    won = list(bout.wins) if len(bout.wins) == 2 else [0, 0]
    if len(bout.winners) == 1:
        winner = bout.winners[0]
        won[winner] = needed
        won[1 - winner] = min(won[1 - winner], needed - 1)
        return (won[0], won[1]), 0
    equal = min(*won, most // 2)
    return (equal, equal), 1 if 2 * equal < most else 0


def clock_of(terms: t.Terms) -> ClockAsked | None:
    """The clock of a round: the table's own where the rules know rounds, else half of the time for each."""
    if not terms.minutes:
        return None
    if games.find(terms.game).endings.times(dict(terms.settings)) is not None:
        return ClockAsked(round=60.0 * terms.minutes)
    return ClockAsked(game=30.0 * terms.minutes)


def tried(make: Callable[[], Any]) -> Any:
    """A step, or why it is none, as the table tells it."""
    try:
        return make()
    except steps.NotNow as refused:
        raise denied(refused) from None


def denied(refused: steps.NotNow) -> Denied:
    return Denied("not_now", why=Words(refused.text("es"), refused.text("en")))


def not_now(words: Words, **parts: object) -> Denied:
    given = {name: str(value) for name, value in parts.items()}
    return Denied("not_now", why=Words(words.fill("es", **given), words.fill("en", **given)))
