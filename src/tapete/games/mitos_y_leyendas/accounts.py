"""What is paid in Mitos y Leyendas, for the book of the contract suite (core/ledger.py): Oros, and cards as tolls."""

from __future__ import annotations

from typing import Final

from tapete.core.costs import Cost, Resource
from tapete.core.events import Event
from tapete.core.facets import Accounts
from tapete.core.frames import Frame
from tapete.core.ledger import Bill
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules import refusals as no
from tapete.games.mitos_y_leyendas.rules.acting import VIGIL
from tapete.games.mitos_y_leyendas.rules.paying import Paying
from tapete.games.mitos_y_leyendas.tolls import Tolling, charged


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


class MitosYLeyendasAccounts(Accounts):
    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]

    def owed(self, s: State, frame: Frame) -> Bill | None:
        if isinstance(frame, Paying):
            return Bill(frame.player, frame.source, Cost((OROS, frame.due)))
        if isinstance(frame, Tolling) and frame.due:
            return Bill(frame.you, frame.source, Cost(), frame.due, frame.due)
        return None

    def tender(self, s: State, e: Event) -> int:
        return OROS if e.kind == ev.PAID or e.kind == ev.SPENT else -1

    def fell_short(self, s: State) -> bool:
        below = charged(s)
        return below is not None and bool(below.short)

    def main_depth(self, s: State) -> int:
        return 1 if s.decision is not None and s.decision.kind == VIGIL else -1
