"""Who enters a tournament on a server, and with what: decks that are brought or made, and chains that follow a person."""

from __future__ import annotations

from typing import Any, Final

from tapete import bots, forms, games
from tapete.core.language import Words
from tapete.core.refusal import BadDocument
from tapete.meet import company as c
from tapete.meet import steps
from tapete.meet import tournament as t
from tapete.meet.company import Company
from tapete.meet.steps import NotNow
from tapete.meet.tournament import Tournament
from tapete.server.meeting import Meeting
from tapete.table.bodies import NewMatch
from tapete.table.errors import Denied

MOST_BOTS: Final = 64  # in a tournament that is played here
NO_DECK: Final = Words("en esta forma se dice con qué se juega", "in this form people say what they play")
NO_DECKS: Final = Words("en esta forma nadie trae mazo", "in this form nobody brings a deck")
NO_BOT_DECK: Final = Words(
    "ningún mazo de los que vienen con el juego vale en esta forma: di con cuál juega el bot",
    "no deck that comes with the game will do in this form: say which one the bot plays",
)
BOTS: Final = Words("caben {most} bots", "there is room for {most} bots")
MARKED: Final = Words("un nombre no empieza por @", "a name does not begin with @")


async def deck_of(meeting: Meeting, now: Tournament, deck: Any, bot: str, address: str) -> Any:
    """The deck of somebody who enters: brought and legal, made for them, a bot's, or none."""
    terms = now.terms
    game = games.find(terms.game)
    form = forms.form_named(terms.game, terms.form) or forms.SIMPLE
    if form.decks == forms.MADE and deck is None:
        return forms.made_deck(game, terms.key, len(now.entrants))
    if deck is not None and form.decks != forms.OWN:
        raise NotNow(NO_DECKS)
    if deck is None and bot and form.decks == forms.OWN:
        limit = meeting.hub.limits.build_seconds
        found = await meeting.hub.built(address, limit, forms.filler, terms.game, terms.form, terms.key, len(now.entrants))
        if found is None:
            raise NotNow(NO_BOT_DECK)
        return found
    if deck is None:
        if form.listed:
            raise NotNow(NO_DECK)
        return None
    try:
        await meeting.tried(NewMatch(terms.game, [], dict(terms.settings)), [deck, deck], address)
    except BadDocument as error:
        raise Denied("bad_setup", detail=error.field) from None
    return deck


def entered(now: Tournament, name: str, deck: Any, bot: str) -> t.Step:
    """Somebody without a browser, or a bot."""
    if name.startswith(c.MARK):
        raise NotNow(MARKED)
    if bot and bot not in bots.LEVELS:
        raise Denied("no_such_level", detail=", ".join(bots.LEVELS))
    if bot and online(now) and len([each for each in now.entrants.values() if each.bot]) >= MOST_BOTS:
        raise NotNow(BOTS, most=MOST_BOTS)
    if not bot and online(now):
        raise Denied("bad_setup", detail="bot")
    return steps.register(now, name.strip() or next_name(now, bot), deck, bot)


def next_name(now: Tournament, bot: str) -> str:
    """The name of a bot that nobody gave one: its level, and the first number that is free."""
    taken = [each.casefold() for each in now.entrants]
    return next(name for at in range(1, len(taken) + 2) if (name := f"{bot} {at}").casefold() not in taken)


def carried(company: Company, id: str, now: Tournament, person: str) -> int:
    """The handicap that somebody comes with: what they left with where they last played such a tournament on this server."""
    if not now.terms.handicap:
        return 0
    for other in reversed(list(company.entered.get(person, ()))):
        found = company.tournament(other)
        same = found is not None and (found.terms.game, found.terms.form) == (now.terms.game, now.terms.form)
        if other != id and found is not None and same and online(found) and c.MARK + person in found.entrants:
            return found.handicap_of(c.MARK + person)
    return 0


def online(now: Tournament) -> bool:
    return bool(now.steps[0].get("online"))
