"""What is paid in Res Arcana, for the book of the contract suite (core/ledger.py): essences, turning, cards given up."""

from __future__ import annotations

from typing import Final

from tapete.core.costs import Cost, Resource
from tapete.core.effects import Resolving
from tapete.core.events import Event
from tapete.core.facets import Accounts
from tapete.core.frames import Frame
from tapete.core.ledger import CARDS, Bill
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.res_arcana import events as ev
from tapete.games.res_arcana.abilities import CostAndResult, Dues
from tapete.games.res_arcana.rules import refusals as no
from tapete.games.res_arcana.rules.costs import Paying
from tapete.games.res_arcana.things import DISCARD, ESSENCES, GOLD, KINDS, TURNED, pool_size

POOL: Final = 5  # after the five essences
READY: Final = 6
LYING: Final = 7


class OfOneKind(Resource):
    """An essence of the pool; more of it than a cost names may go for the part that any essence pays."""

    def __init__(self, id: str, refusal: Refusal, kind: int) -> None:
        super().__init__(id, refusal)
        self.kind = kind
        self.exact = False

    def held(self, s: State, purse: int) -> int:
        return s.tallies[self.kind][purse]


class WholePool(Resource):
    def held(self, s: State, purse: int) -> int:
        return pool_size(s, purse)


class Ready(Resource):
    """A component's not being turned."""

    def purse(self, player: int, source: int) -> int:
        return source

    def held(self, s: State, purse: int) -> int:
        return 1 - s.numbers[TURNED][purse]


class Lying(Resource):
    """The essences on a component."""

    def purse(self, player: int, source: int) -> int:
        return source

    def held(self, s: State, purse: int) -> int:
        return sum([s.numbers[kind][purse] for kind in KINDS])


RESOURCES: Final[tuple[Resource, ...]] = (
    *[OfOneKind(ESSENCES[kind], no.CANNOT_PAY, kind) for kind in KINDS],
    WholePool("pool", no.CANNOT_PAY),
    Ready("ready", no.IS_TURNED),
    Lying("lying", no.NOT_ON_IT),
)


def for_component(frame: Paying) -> Bill:
    """What is left of a component's cost when every discount is used (RA-cost-09 to RA-cost-13)."""
    whole = sum(frame.cost) + frame.generic
    spared = min(frame.not_gold, whole - frame.cost[GOLD])
    spared += min(frame.plain, whole - spared)
    return Bill(frame.player, frame.card, Cost((POOL, whole - spared)))


def for_power(s: State, frame: Resolving, effect: CostAndResult) -> Bill | None:
    """The cost of a power or a reaction; what is chosen in paying it, such as X, is no part of what is known beforehand."""
    dues = Dues()
    for part in effect.costs:
        part.owes(s, frame.you, dues)
    due = [*dues.of, dues.pool, dues.ready, dues.lying]
    return Bill(frame.you, frame.source, Cost(*enumerate(due)), dues.cards, dues.able) if dues.known else None


class ResArcanaAccounts(Accounts):
    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]

    def owed(self, s: State, frame: Frame) -> Bill | None:
        if isinstance(frame, Paying):
            return for_component(frame)
        if isinstance(frame, Resolving) and frame.program is not None:
            effect = frame.program.effect
            if isinstance(effect, CostAndResult):
                return for_power(s, frame, effect)
        return None

    def tender(self, s: State, e: Event) -> int:
        if e.kind == ev.MOVED and e.zone == DISCARD:
            return CARDS
        if e.kind == ev.PAID:
            return POOL
        if e.kind == ev.TURNED:
            return READY
        return LYING if e.kind == ev.REMOVED else -1

    def main_depth(self, s: State) -> int:
        """Only the round itself is under way when a player is to act."""
        return 1 if s.decision is not None and s.decision.kind == "main" else -1
