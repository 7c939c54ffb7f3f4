"""Who is at a table and who is away: noted once somebody has been gone for a moment, and what was agreed comes of it.

A claim asks for it; a bot sits in by itself, while another person is there and the table waits for who is away. Whoever comes back
takes the seat again at the next decision. A restart forgets no absence, but leaves everybody time to come back.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tapete.core.language import Words
from tapete.table.absence import BOT, CLAIM, AbsenceKept
from tapete.table.clock import Alarm
from tapete.table.errors import Denied
from tapete.table.store import ABSENT, BACK, STAND_IN

if TYPE_CHECKING:
    from tapete.table.room import Room

AGAIN: Final = 1.0  # seconds until what could not be kept is tried once more
NOTHING_AGREED: Final = Words(
    "en esta mesa no se acordó que se pueda reclamar la partida", "at this table nobody agreed that the match can be claimed"
)
NOBODY: Final = Words("en ese asiento no falta nadie", "nobody is missing at that seat")
PRESENT: Final = Words("esa persona está en la mesa", "that person is at the table")
NOT_WAITED_FOR: Final = Words("la mesa no espera ahora a esa persona", "the table does not wait for that person now")
TOO_SOON: Final = Words("todavía puede volver durante {seconds} s", "there are still {seconds} s to come back")


class Watch:
    """Watches over one room."""

    def __init__(self, room: Room, noted: float, back: float, begun: float) -> None:
        self.room = room
        self.noted = noted  # seconds after which somebody who has left is away
        self.back = back  # seconds that everybody has to come back after a restart, if they have so many at all
        self.begun = begun  # when the server began
        self.gone: dict[int, float] = {}  # by seat: since when nobody is there, until it is noted
        self.alarm = Alarm(f"match {room.match.kept.id}: who is away", self.ring)

    @property
    def agreed(self) -> AbsenceKept | None:
        """What was agreed, while it can matter."""
        match = self.room.match
        return None if match.over or match.missing() else match.kept.terms.absence

    def present(self) -> set[int]:
        return {listener.seat for listener in self.room.listeners}

    def expected(self) -> set[int]:
        """The seats of people who play."""
        return set(self.room.match.people - self.room.match.conceded)

    # -- who comes and goes

    def look(self) -> None:
        """Somebody has come or gone, or something has changed."""
        if self.agreed is None:
            self.gone.clear()
            self.alarm.stop()
            return
        here = self.present()
        unseen = self.expected() - here - set(self.room.match.away)
        self.gone = {seat: self.gone.get(seat, self.room.now()) for seat in unseen}
        self.alarm.set(self.next())

    def next(self) -> float | None:
        """Seconds until there is something to note."""
        now = self.room.now()
        found = [self.noted - (now - since) for since in self.gone.values()]
        if self.expected() & set(self.room.match.away) & self.present():
            found.append(0.0)
        seat = self.to_replace()
        if seat is not None:
            found.append(self.left(seat))
        return min(found, default=None)

    def to_replace(self) -> int | None:
        """The seat at which a bot is to sit in, once it is time: somebody else waits for it."""
        match = self.room.match
        agreed = self.agreed
        if agreed is None or agreed.then != BOT or match.decision is None:
            return None
        seat = match.decision.player
        waited_for = seat in match.away and not match.automatic(seat)
        return seat if waited_for and self.present() & self.expected() - {seat} else None

    def left(self, seat: int) -> float:
        """Seconds that somebody who is away has to come back before what was agreed comes of it."""
        agreed = self.agreed
        assert agreed is not None
        ends = max(self.room.match.away[seat] + agreed.after, self.begun + min(agreed.after, self.back))
        return max(0.0, ends - self.room.now())

    async def ring(self) -> None:
        async with self.room.lock:
            try:
                await self.note()
                self.look()
            except Denied:  # it could not be kept
                self.alarm.set(AGAIN)

    async def note(self) -> None:
        """Note whatever is to be noted now. The room's lock is held."""
        if self.agreed is None:
            return
        match, here, now = self.room.match, self.present(), self.room.now()
        for seat in sorted(self.expected() & set(match.away) & here):
            await self.keep(seat, BACK)
        for seat in [each for each, since in self.gone.items() if now - since >= self.noted]:
            if seat not in here and seat not in match.away:
                await self.keep(seat, ABSENT)
        replaced = self.to_replace()
        if replaced is not None and self.left(replaced) <= 0.0:
            await self.keep(replaced, STAND_IN)

    async def keep(self, seat: int, kind: str) -> None:
        await self.room.change(seat, f"{kind}/{self.room.match.seq + 1}", kind, "")
        self.gone.pop(seat, None)

    async def came(self, seat: int) -> None:
        """Whoever sits here is back. The room's lock is held."""
        self.gone.pop(seat, None)
        if self.agreed is not None and seat in self.room.match.away and seat in self.expected():
            await self.keep(seat, BACK)

    # -- claiming

    def why_not(self, seat: int, against: int) -> Words | None:
        """Why somebody cannot claim the match against a seat; nothing when they can."""
        match, agreed = self.room.match, self.agreed
        if agreed is None or agreed.then != CLAIM:
            return NOTHING_AGREED
        if against == seat or against not in self.expected():
            return NOBODY
        if against in self.present() or against not in match.away:
            return PRESENT
        if match.decision is None or match.decision.player != against:
            return NOT_WAITED_FOR
        left = self.left(against)
        if left <= 0.0:
            return None
        shown = str(math.ceil(left))
        return Words(TOO_SOON.es.format(seconds=shown), TOO_SOON.en.format(seconds=shown))

    def leave_off(self) -> None:
        self.alarm.leave_off()

    def forget(self) -> None:
        self.alarm.forget()
        del self.room
