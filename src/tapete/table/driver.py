"""The bots of a room: they answer for as long as it is their decision and somebody is there, and never make anybody wait for good.

A bot whose worker was lost is asked again. One that cannot answer at its level (the position is too much for it, or too many wait)
answers as one of a level below, and the table is told so. They also pass for a person who plays with bots alone and could do
nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Final

from tapete.core import randomness
from tapete.core.language import EN, ES, Words
from tapete.table.errors import Denied
from tapete.table.fairness import Account
from tapete.table.steady import Steady
from tapete.table.store import ANSWER
from tapete.table.thinking import STAND_IN, Busy, Unable, ladder, level_name, task
from tapete.table.wire import Both, Notice

if TYPE_CHECKING:
    from tapete.table.room import Room

logger = logging.getLogger("tapete.server")
LOWERED: Final = 300.0  # seconds for which a bot that could not answer at its level stays below it
NOT_NOW: Final = 1.0  # seconds until bots that are too busy are asked again
QUICKEST: Final = 0.03  # seconds in which a bot answers what is no choice, at first
LONGEST: Final = 2.0  # and at most, whatever its other answers took
HURRIED: Final = Words("El asiento {seat} juega por ahora como {level}: {why}.", "Seat {seat} plays as {level} for now: {why}.")
TOO_MUCH: Final = Words("la posición es demasiado grande para pensarla a fondo", "the position is too large to think it through")
AS_USUAL: Final = Words("El asiento {seat} vuelve a jugar como {level}.", "Seat {seat} plays as {level} again.")
CROWDED: Final = Words("muchas mesas esperan a los bots", "many tables are waiting for the bots")


class Driver:
    """Lets the bots of one room answer."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.steady = Steady(f"match {room.match.kept.id}: its bots", self.drive, self.wanted)
        self.lowered: dict[int, tuple[float, int]] = {}  # by seat: until when, and by how many levels
        self.notices: dict[int, Notice] = {}  # by seat: what the table was told of a bot that does not play at its level
        self.times: dict[int, deque[float]] = {}  # that a bot's last answers took

    def busy(self) -> bool:
        return self.steady.busy()

    def start(self) -> None:
        """Let the bots answer for as long as it is their decision."""
        self.steady.start()

    def stop(self) -> None:
        self.steady.stop()

    def forget(self) -> None:
        self.steady.forget()

    def wanted(self) -> bool:
        return self.room.attended() and self.bot_decides()

    def bot_decides(self) -> bool:
        match = self.room.match
        if match.decision is None or match.missing():
            return False
        return match.automatic(match.decision.player) or match.passes()

    async def drive(self) -> None:
        room = self.room
        failed: set[str] = set()  # answers at which the engine failed
        while self.wanted():
            decision = room.match.decision
            assert decision is not None
            seat, state = decision.player, room.match.state
            option = await self.choice(seat, failed)
            async with room.lock:
                now = room.match.decision
                if room.match.state is not state or now is None or now.player != seat or not self.bot_decides():
                    continue  # taken back in the meantime, or who was away is back; what is said meanwhile changes nothing
                try:
                    await room.change(seat, f"bot.{room.match.seq + 1}", ANSWER, option)
                except Denied as denied:
                    if denied.fault.code != "incident":
                        raise  # the store is out of order: the bot is started again, and goes on when it works
                    failed.add(option)
                    continue
                failed.clear()
                room.spread()

    async def choice(self, seat: int, failed: set[str]) -> str:
        """What the bot answers; any other option when its answer has failed."""
        match = self.room.match
        decision = match.decision
        assert decision is not None
        ids = [id for id in decision.ids() if id not in failed]
        if not ids:
            raise RuntimeError("the engine fails at every option")
        began = time.monotonic()
        if len(ids) == 1 and not failed:
            await asyncio.sleep(self.pause(seat))
            return ids[0]
        if not failed:
            chosen = await self.thought(seat, ids)
            if chosen:
                self.times.setdefault(seat, deque(maxlen=16)).append(time.monotonic() - began)
                return chosen
        return ids[randomness.number(match.seed, match.seq, len(ids))]

    def pause(self, seat: int) -> float:
        """How long a bot takes over what is no choice: as long as over one of its last answers, so that nobody tells them apart."""
        if self.room.match.automatic(seat):
            times = self.times.get(seat)
            if times:
                return min(LONGEST, times[randomness.number(self.room.match.seed, self.room.match.seq, len(times))])
            return QUICKEST
        return 0.0  # a person's pass is given at once

    async def thought(self, seat: int, ids: list[str]) -> str:
        """What the bot at a seat answers at its level, or at one below; "" when even the lowest one cannot."""
        match = self.room.match
        asked = task(match, seat)
        account = Account(match.kept.id, self.room.address)
        levels = ladder(asked.bot)
        below = self.below(seat)
        why = TOO_MUCH
        while below < len(levels):
            quick = max(below, min(below + self.room.thinkers.crowding(), len(levels) - 2))  # the lowest level is nobody's relief
            level = levels[quick]
            self.tell(seat, level, CROWDED if quick > below else why)
            try:
                chosen = await self.room.thinkers.choose(task(match, seat, level), account)
            except Busy:
                await asyncio.sleep(NOT_NOW)
                continue
            except Exception as error:
                if not isinstance(error, Unable):
                    logger.error("match %s: the bot at seat %d failed", match.kept.id, seat, exc_info=error)
                logger.warning("match %s: the bot at seat %d cannot answer as %s: %s", match.kept.id, seat, level, error)
                below += 1
                self.lowered[seat] = (time.monotonic() + LOWERED, min(below, len(levels) - 1))
                continue
            if chosen in ids:
                return chosen
            logger.error("match %s: the bot at seat %d answered %r", match.kept.id, seat, chosen)
            below += 1
        return ""

    def below(self, seat: int) -> int:
        """By how many levels a bot is lowered now."""
        until, levels = self.lowered.get(seat, (0.0, 0))
        return levels if time.monotonic() < until else 0

    def tell(self, seat: int, level: str, why: Words) -> None:
        """Tell the table at which level a bot plays when it is not its own, and when it is again."""
        own = self.room.match.kept.seats[seat].level or STAND_IN
        last = self.notices.get(seat)
        if level == (own if last is None else last.level):
            return
        words = AS_USUAL if level == own else HURRIED
        said = [words.fill(lang, seat=str(seat + 1), level=level_name(level).text(lang), why=why.text(lang)) for lang in (ES, EN)]
        notice = Notice("bot_level", seat, level, Both(*said))
        self.notices[seat] = notice
        if level == own:
            del self.notices[seat]
        self.room.tell_all(notice)
