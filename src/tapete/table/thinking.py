"""Bots at the table: their levels, what they are asked, and how they answer.

A bot is handed a world dealt anew for its seat, written down without what the match was made from: it cannot see more than a
player, whatever it does. It answers with the id of an option. Where it thinks is not said here: a server lets processes do it
(``thinkers``), and nothing in this file needs one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Protocol

from tapete import bots, games
from tapete.bots import Perspective, plugins
from tapete.bots.explaining import Explanation
from tapete.bots.registry import ABOUT, ELSEWHERE
from tapete.core.codec import from_json, to_json
from tapete.core.language import Words
from tapete.core.pool import FIELD
from tapete.core.randomness import fork
from tapete.core.state import State
from tapete.core.visibility import redeal
from tapete.review.weighing import Asked, Weighed
from tapete.table.fairness import Account
from tapete.table.match import Match


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays."""

    id: str
    name: Words
    about: Words


NAMES = {
    "aprendiz": Words("Aprendiz", "Apprentice"),
    "aficionado": Words("Aficionado", "Amateur"),
    "experto": Words("Experto", "Expert"),
    "maestro": Words("Maestro", "Master"),
    "gran-maestro": Words("Gran maestro", "Grandmaster"),
}
STAND_IN = "aprendiz"  # plays on for somebody who has given up


def known_levels() -> tuple[str, ...]:
    """The levels there are, then the bots of installed packages."""
    return (*bots.LEVELS, *plugins.names())


def levels() -> list[Level]:
    """The levels there are, in words."""
    return [Level(id, level_name(id), ABOUT.get(id, ELSEWHERE)) for id in known_levels()]


def level_name(id: str) -> Words:
    return NAMES.get(id, Words(id, id))


@dataclass(frozen=True, slots=True)
class Task:
    """A question to a bot, as it travels to its process."""

    game: str
    world: dict[str, object]
    bot: str
    key: int
    move: int


def task(match: Match, seat: int, level: str = "") -> Task:
    """The pending question of a match for the bot at a seat, in a world dealt anew for it; at its own level if none is named."""
    return thought_at(match, match.state, seat, len(match.answers), level)


def thought_at(match: Match, state: State, seat: int, move: int, level: str = "") -> Task:
    """What the bot at a seat is asked after so many answers: the same again whenever it is asked again."""
    key = fork(match.seed, 1_000 + seat)
    return Task(match.game.id, blind(state, seat, fork(key, move)), level or match.kept.seats[seat].level or STAND_IN, key, move)


def blind(state: State, seat: int, key: int) -> dict[str, object]:
    """A world that the seat cannot tell from the real one, as data; it does not say what the match was made from."""
    written = to_json(redeal(state, seat, key))
    setup = state.setup
    written["setup"] = {FIELD: setup[FIELD]} if FIELD in setup else {}  # only which cards there are
    return written


def in_place(match: Match, state: State, level: str, move: int) -> Task:
    """The question pending in a state for a bot that takes the place of who decides.

    It is dealt what they know, with chance of its own: what it answers tells them nothing of the shuffle.
    """
    assert state.decision is not None
    key = int.from_bytes(blake2b(match.kept.id.encode(), digest_size=8, person=b"tapete hint").digest())
    return Task(match.game.id, blind(state, state.decision.player, fork(key, move)), level, key, move)


def think(asked: Task) -> str:
    """What the bot answers."""
    return answered(asked).option


def answered(asked: Task) -> Explanation:
    """What the bot answers, and what it thinks of the options."""
    state = from_json(games.find(asked.game), asked.world)
    bot = bots.make(asked.bot, asked.key)
    option = bot.choose(Perspective(state, asked.move, asked.key)).id
    return replace(bot.explain(), option=option)


def ladder(level: str) -> list[str]:
    """A level and those below it, the nearest first: what a bot falls back to when it cannot think as it should.

    >>> ladder("experto")
    ['experto', 'aficionado', 'aprendiz']
    """
    known = list(bots.LEVELS)
    return known[known.index(level) :: -1] if level in known else [level, STAND_IN]


class Unable(Exception):
    """A bot could not answer at its level: it would need more time or memory than it may have, or it failed."""


class Busy(Exception):
    """Too many wait for the bots to be asked now: later."""


class Thinkers(Protocol):
    """Where bots think. All that is asked of them raises ``Unable`` or ``Busy``."""

    async def choose(self, asked: Task, account: Account) -> str:
        """The id of the option that a bot takes."""
        ...

    async def explained(self, asked: Task, account: Account) -> Explanation:
        """The same, with its reasons."""
        ...

    async def weighed(self, asked: Asked, account: Account) -> Weighed:
        """A decision of a match that is over, weighed for its review."""
        ...

    def crowding(self) -> int:
        """By how many levels bots should play below their own, because so many wait."""
        ...
