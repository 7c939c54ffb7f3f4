"""What would a bot do here? Asked by a player about their own question, or by anybody about a moment of a match that is over.

The bot knows what the one who decides knows and nothing more, and its chance is not that of the match: its advice tells nothing.
"""

from __future__ import annotations

import logging

from tapete import bots
from tapete.bots.explaining import Explanation
from tapete.core.forecast import Forecaster
from tapete.core.labels import said
from tapete.core.language import EN, ES, Words
from tapete.core.randomness import fork
from tapete.core.state import State
from tapete.table.errors import Denied
from tapete.table.fairness import Account
from tapete.table.look import Look
from tapete.table.match import Match
from tapete.table.thinking import Task, Thinkers, in_place, level_name, thought_at
from tapete.table.wire import Hinted, Weighed

logger = logging.getLogger("tapete.server")
WOULD = Words("Un bot de nivel {level} elegiría: {option}.", "A bot of level {level} would choose: {option}.")
EXPECTS = Words(" Cree que así gana el {chance} % de las veces.", " It believes that it then wins {chance} % of the time.")
OTHERWISE = Words(" Después, con el {chance} %: {option}.", " Next, with {chance} %: {option}.")

SO = Words(" Así: {lines}.", " That way: {lines}.")
SO_UNLESS = Words(" Así, si nadie responde: {lines}.", " That way, unless somebody responds: {lines}.")
MOST_LINES = 3
KEY = 11  # of the worlds in which it is seen what an answer changes


def may_ask(match: Match, seat: int, level: str) -> str:
    """The level of the bot that a seat may ask now: against bots only, and about one's own question."""
    if level and level not in bots.LEVELS:
        raise Denied("no_such_level", detail=", ".join(bots.LEVELS))
    if match.decision is None:
        raise Denied("match_over")
    if match.people - match.conceded != {seat}:
        raise Denied("no_hint")
    if match.decision.player != seat:
        raise Denied("not_your_question")
    return level or bots.USUAL


async def advice(thinkers: Thinkers, match: Match, state: State, asked: Task, seq: int, address: str) -> Hinted:
    """What a bot answers to the question pending in a state, in words."""
    try:
        explained = await thinkers.explained(asked, Account(match.kept.id, address))
    except Exception as error:
        logger.error("match %s: no advice", match.kept.id, exc_info=error)
        raise Denied("no_hint") from error
    assert state.decision is not None
    look = Look(state, state.decision.player)
    weighed = [Weighed(each.option, round(each.chance, 3)) for each in explained.thoughts]
    because = why(state, explained.option)
    words = Words(*[worded(state, explained, asked.bot, lang) + because.text(lang) for lang in (ES, EN)])
    return Hinted(seq, asked.bot, explained.option, look.told(words), weighed)


def asked_about(match: Match, state: State, level: str, answers: int) -> Task:
    """Whom to ask about a moment of a match that is over: the bot that decided there, or one of the level that was named."""
    if level and level not in bots.LEVELS:
        raise Denied("no_such_level", detail=", ".join(bots.LEVELS))
    seat = match.answers[answers].seat
    if not level and match.answers[answers].stand_in:
        return thought_at(match, state, seat, answers)
    if not level and match.kept.seats[seat].kind == "bot" and match.kept.seats[seat].level in bots.LEVELS:
        return thought_at(match, state, seat, answers)
    return in_place(match, state, level or bots.USUAL, answers)


def worded(s: State, explained: Explanation, level: str, lang: str) -> str:
    """The advice as a sentence or two, said to the player who decides."""
    text = WOULD.fill(lang, level=level_name(level).text(lang).lower(), option=named(s, explained.option, lang))
    chances = {each.option: each.chance for each in explained.thoughts}
    if explained.option in chances:
        text += EXPECTS.fill(lang, chance=percent(chances[explained.option]))
        others = [each for each in explained.thoughts if each.option != explained.option]
        if others:
            text += OTHERWISE.fill(lang, chance=percent(others[0].chance), option=named(s, others[0].option, lang))
    return text


def why(s: State, option: str) -> Words:
    """What the answer changes, in a sentence: as far as whoever decides can know, and without saying the answer again."""
    told = Forecaster(s, fork(KEY, s.turn)).forecast(option)
    if told is None or not told.lines:
        return Words("", "")
    lines = (told.lines[1:] or told.lines)[:MOST_LINES]
    phrase = SO_UNLESS if told.unless else SO
    return Words(*[phrase.fill(lang, lines="; ".join([line.text(lang).rstrip(".") for line in lines])) for lang in (ES, EN)])


def named(s: State, option: str, lang: str) -> str:
    assert s.decision is not None
    found = s.decision.find(option)
    return option if found is None else said(s, found, lang)


def percent(chance: float) -> str:
    return str(round(100 * chance))
