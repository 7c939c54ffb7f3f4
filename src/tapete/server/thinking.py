"""Bots at the table: their levels, and the processes in which they think.

A bot is handed a world dealt anew for its seat, written down without what the match was made from: it cannot see more than a
player, whatever it does. It answers with the id of an option. The loop of the server never waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from hashlib import blake2b
from multiprocessing.connection import wait
from typing import TypeVar

from tapete import bots, games
from tapete.bots import Perspective
from tapete.bots.explaining import Explanation
from tapete.bots.registry import ABOUT
from tapete.core.codec import from_json, to_json
from tapete.core.language import Words
from tapete.core.randomness import fork
from tapete.core.state import State
from tapete.core.visibility import redeal
from tapete.server.match import Match

Thought = TypeVar("Thought")
LEAVING = 1.0  # seconds for a bot to finish its thought when the server stops


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
}
STAND_IN = "aprendiz"  # plays on for somebody who has given up


def levels() -> list[Level]:
    """The levels there are."""
    return [Level(id, NAMES.get(id, Words(id, id)), ABOUT[id]) for id in bots.LEVELS]


@dataclass(frozen=True, slots=True)
class Task:
    """A question to a bot, as it travels to its process."""

    game: str
    world: dict[str, object]
    bot: str
    key: int
    move: int


def task(match: Match, seat: int) -> Task:
    """The pending question of a match for the bot at a seat, in a world dealt anew for it."""
    return thought_at(match, match.state, seat, len(match.answers))


def thought_at(match: Match, state: State, seat: int, move: int) -> Task:
    """What the bot at a seat is asked after so many answers: the same again whenever it is asked again."""
    key = fork(match.kept.seed, 1_000 + seat)
    return Task(match.game.id, blind(state, seat, fork(key, move)), match.kept.seats[seat].level or STAND_IN, key, move)


def blind(state: State, seat: int, key: int) -> dict[str, object]:
    """A world that the seat cannot tell from the real one, as data; it does not say what the match was made from."""
    written = to_json(redeal(state, seat, key))
    written["setup"] = {}
    return written


def in_place(match: Match, state: State, level: str, move: int) -> Task:
    """The question pending in a state for a bot that takes the place of who decides.

    It is dealt what they know, with chance of its own: what it answers tells them nothing of the shuffle.
    """
    assert state.decision is not None
    key = int.from_bytes(blake2b(match.kept.id.encode(), digest_size=8, person=b"tapete hint").digest())
    return Task(match.game.id, blind(state, state.decision.player, fork(key, move)), level, key, move)


def think(asked: Task) -> str:
    """In a worker process: what the bot answers."""
    return answered(asked).option


def answered(asked: Task) -> Explanation:
    """In a worker process: what the bot answers, and what it thinks of the options."""
    state = from_json(games.find(asked.game), asked.world)
    bot = bots.make(asked.bot, asked.key)
    option = bot.choose(Perspective(state, asked.move, asked.key)).id
    return replace(bot.explain(), option=option)


def arrive() -> None:
    """In a new worker process: know the games, and leave when the server is gone, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    threading.Thread(target=leave, daemon=True).start()
    for game in games.ids():
        with contextlib.suppress(Exception):  # a game that does not load is no reason not to think about another
            games.find(game)


def ready() -> int:
    return os.getpid()


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.advising = asyncio.Lock()
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), initializer=arrive)

    def warm(self) -> None:
        """Start the processes before the first question."""
        for _ in range(self.workers):
            self.pool.submit(ready)

    async def choose(self, asked: Task) -> str:
        """The bot's answer."""
        return await self.done(think, asked)

    async def explained(self, asked: Task) -> Explanation:
        """The bot's answer with its reasons; one at a time, so that no bot waits for more than one piece of advice."""
        async with self.advising:
            return await self.done(answered, asked)

    async def done(self, work: Callable[[Task], Thought], asked: Task) -> Thought:
        """Let a process work; those that died are replaced once."""
        try:
            return await self.ask(work, asked)
        except BrokenProcessPool:
            self.renew()
            return await self.ask(work, asked)

    async def ask(self, work: Callable[[Task], Thought], asked: Task) -> Thought:
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.pool, work, asked), self.seconds)
        except TimeoutError:
            self.renew()  # a bot that does not come back would block its process for good
            raise

    def renew(self) -> None:
        """Other processes; those of the old pool are ended by their handles."""
        old = self.pool
        self.pool = self.new_pool()
        end(old, 0.0)

    def close(self) -> None:
        end(self.pool, LEAVING)


def end(pool: ProcessPoolExecutor, seconds: float) -> None:
    """Let the processes of a pool finish, and kill those that are still thinking after a while."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    latest = time.monotonic() + seconds
    for process in processes:
        process.join(max(0.0, latest - time.monotonic()))
        if process.is_alive():
            process.kill()
