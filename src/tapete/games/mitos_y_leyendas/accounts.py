"""What is paid in Mitos y Leyendas, for the book of the contract suite (core/ledger.py): Oros, and cards as tolls."""

from __future__ import annotations

from typing import Final

from tapete.core.costs import Cost, Resource
from tapete.core.events import Event
from tapete.core.frames import Frame
from tapete.core.ledger import Bill
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.paying import Paying
from tapete.games.mitos_y_leyendas.tolls import Tolling


class Oros(Resource):
    """The Oros of the Reserve, each for what it is worth at most, and virtual ones. One Oro may be worth more than is due."""

    def held(self, s: State, purse: int) -> int:
        amount = s.tallies[t.VIRTUAL][purse] + sum([s.tallies[t.NARROW + each][purse] for each in range(len(t.PURPOSES))])
        for card in s.zones[t.RESERVE * 2 + purse]:
            amount += 1
            for each in s.index().modifying[m.WORTH]:
                if each.modifier.affects(s, each.scope, card):
                    amount += each.modifier.amount(s, each.scope, card)
        return amount


OROS: Final = 0
RESOURCES: Final[tuple[Resource, ...]] = (Oros("oros", no.TOO_DEAR),)
RESOURCES[OROS].exact = False


def owed(s: State, frame: Frame) -> Bill | None:
    if isinstance(frame, Paying):
        return Bill(frame.player, frame.source, Cost((OROS, frame.due)))
    if isinstance(frame, Tolling) and frame.due:
        return Bill(frame.you, frame.source, Cost(), frame.due, frame.due)
    return None


def tender(e: Event) -> int:
    return OROS if e.kind == ev.PAID or e.kind == ev.SPENT else -1
