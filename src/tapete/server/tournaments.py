"""Tournaments on a server: who may take which step, and the matches that a paired round needs.

A tournament is its steps (``meet/steps.py``), kept as notes. What follows from them is seen to again and again: a table without a
match gets one, a match that is over becomes the table's result, one that does not count any more is void.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

from tapete import bots, forms, games
from tapete.core import series
from tapete.core.language import Words
from tapete.core.refusal import BadDocument
from tapete.meet import company as c
from tapete.meet import steps
from tapete.meet import tournament as t
from tapete.meet.company import Bout, Person
from tapete.meet.results import PLAYED
from tapete.meet.swiss import Pairing
from tapete.meet.tournament import Tournament
from tapete.server.meeting import Meeting
from tapete.table.bodies import ClockAsked, NewMatch
from tapete.table.errors import Denied

Step = dict[str, Any]
SERIES: Final = Words(
    "las partidas de este juego no se juegan aquí al mejor de {n}", "matches of this game are not played here as the best of {n}"
)
NO_DECK: Final = Words("en esta forma se dice con qué se juega", "in this form people say what they play")
NO_DECKS: Final = Words("en esta forma nadie trae mazo", "in this form nobody brings a deck")
ONE_BOT: Final = Words("cabe un bot, para quien se quedaría sin rival", "there is room for one bot, for who would have no rival")
MARKED: Final = Words("un nombre no empieza por @", "a name does not begin with @")
PAIRING: Final = "pairing_id"


class Tournaments:
    """The tournaments of a server."""

    def __init__(self, meeting: Meeting) -> None:
        self.meeting = meeting
        self.following = asyncio.Lock()  # no table is laid twice
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
                check_in=asked["check_in"],
                tie_breaks=list(form.tie_breaks),
                key=secrets.randbelow(1 << 32),
                settings=settings,
            )
        )
        id = secrets.token_urlsafe(9)
        step |= {"online": online, "rated": asked["rated"] and online}
        await self.meeting.add(c.TOURNAMENT, person.id, lambda: self.noted(id, step))
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
        if not allowed(role, action, name == own) and not (action == "result" and self.at_own_table(now, own, asked["table"])):
            raise Denied("not_yours")
        deck = asked["deck"]
        if action in ("register", "enter"):
            deck = await self.deck(now, deck, address)
        makes: dict[str, Callable[[Tournament], Step]] = {
            "register": lambda now: steps.register(now, own, deck),
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
                PLAYED,
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

    async def deck(self, now: Tournament, deck: Any, address: str) -> Any:
        """The deck of somebody who registers: brought and legal, made for them, or none."""
        terms = now.terms
        game = games.find(terms.game)
        form = forms.form_named(terms.game, terms.form) or forms.SIMPLE
        if form.decks == forms.MADE and deck is None:
            return forms.made_deck(game, terms.key, len(now.entrants))
        if deck is not None and form.decks != forms.OWN:
            raise not_now(NO_DECKS)
        if deck is None:
            if form.listed:
                raise not_now(NO_DECK)
            return None
        try:
            await self.meeting.tried(NewMatch(terms.game, [], dict(terms.settings)), [deck, deck], address)
        except BadDocument as error:
            raise Denied("bad_setup", detail=error.field) from None
        return deck

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
                await self.see_to(id, self.found(id))
        for bout in [each for each in company.open.values() if each.tournament]:
            if not self.counts(bout):
                over = {"match": bout.match, "winners": [], "reason": c.VOID}
                await self.meeting.add(c.OVER, "", lambda over=over: over if over["match"] in company.open else None)  # type: ignore[misc]

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
        asked = NewMatch(terms.game, [], dict(terms.settings), clock=clock_of(terms))
        made = await self.meeting.made(asked, people, [each.deck for each in entrants], "")
        pairing = pairing_of(now)
        rated = bool(now.steps[0].get("rated"))
        before = self.meeting.company.at_table.get((id, pairing, table.table))

        def make() -> Step | None:
            if self.meeting.company.at_table.get((id, pairing, table.table)) != before:
                return None  # another server was first
            return self.meeting.bout(made, asked, people, rated, tournament=id, pairing=pairing, table=table.table)

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


def entered(now: Tournament, name: str, deck: Any, bot: str) -> Step:
    """Somebody without a browser, or a bot."""
    if name.startswith(c.MARK):
        raise steps.NotNow(MARKED)
    if bot and bot not in bots.LEVELS:
        raise Denied("no_such_level", detail=", ".join(bots.LEVELS))
    if bot and online(now) and any([each.bot for each in now.entrants.values()]):
        raise steps.NotNow(ONE_BOT)
    if not bot and online(now):
        raise Denied("bad_setup", detail="bot")
    return steps.register(now, name, deck, bot)


def online(now: Tournament) -> bool:
    return bool(now.steps[0].get("online"))


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
        raise Denied("not_now", why=Words(refused.text("es"), refused.text("en"))) from None


def not_now(words: Words, **parts: object) -> Denied:
    given = {name: str(value) for name, value in parts.items()}
    return Denied("not_now", why=Words(words.fill("es", **given), words.fill("en", **given)))
