"""Tables of a tournament at which only bots sit: they are played although nobody is there, a few at a time."""

from __future__ import annotations

import contextlib
from typing import Final

from tapete.meet import company as c
from tapete.meet.company import Bout, Company
from tapete.server.hub import Hub
from tapete.table.errors import Denied

AT_ONCE: Final = 6  # that one part of a server plays on


class BotTables:
    """Keeps the bots of such tables at it, also after a fall."""

    def __init__(self, hub: Hub, at_once: int = AT_ONCE) -> None:
        self.hub = hub
        self.at_once = at_once

    async def see_to(self, company: Company) -> None:
        """Go on with those that were begun, and begin others where some are done."""
        waiting = [bout for bout in company.open.values() if bout.tournament and only_bots(bout)]
        under_way = [bout for bout in waiting if self.goes_on(bout)]
        for bout in [*under_way, *[each for each in waiting if each not in under_way]][: self.at_once]:
            with contextlib.suppress(Denied):  # it is tried again
                await self.go_on(bout)

    def goes_on(self, bout: Bout) -> bool:
        room = self.hub.rooms.get(bout.match)
        return room is not None and room.alone

    async def go_on(self, bout: Bout) -> None:
        if self.hub.places is not None and await self.hub.places.place(bout.match):
            return  # it stands at another part, which sees to it
        room = await self.hub.room(bout.match)
        room.alone = True
        room.driver.start()


def only_bots(bout: Bout) -> bool:
    return all([who.startswith(c.BOT) for who in bout.people])
