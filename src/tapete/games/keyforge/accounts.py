"""What is paid in KeyForge, for the book of the contract suite (core/ledger.py): Æmber for keys, and for tolls."""

from __future__ import annotations

from typing import Final

from tapete.core.costs import Cost, Resource
from tapete.core.events import Event
from tapete.core.facets import Accounts
from tapete.core.frames import Frame
from tapete.core.ledger import Bill
from tapete.core.state import State
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.rules import refusals as no
from tapete.games.keyforge.rules.forge import Forge, can_forge, cost_of, funds
from tapete.games.keyforge.things import POOL

POOLED: Final = 0
FUNDS: Final = 1


class Pooled(Resource):
    """The Æmber of a pool."""

    def held(self, s: State, purse: int) -> int:
        return s.tallies[POOL][purse]


class Funds(Resource):
    """All Æmber that a key can be paid with (KF-forge-10)."""

    def held(self, s: State, purse: int) -> int:
        return funds(s, purse)


RESOURCES: Final[tuple[Resource, ...]] = (Pooled("pool", no.CANNOT_PAY), Funds("funds", no.CANNOT_PAY))


class KeyForgeAccounts(Accounts):
    def owed(self, s: State, frame: Frame) -> Bill | None:
        """A key that can be forged is paid in full; one that cannot is not paid at all."""
        if isinstance(frame, Forge) and can_forge(s, frame.player, frame.extra, frame.free):
            due = cost_of(s, frame.player, frame.extra, frame.free)
            return Bill(frame.player, frame.source, Cost((FUNDS, due)))
        return None

    def tender(self, s: State, e: Event) -> int:
        if e.kind == ev.SPENT:
            return FUNDS
        return POOLED if e.kind == ev.PAID else -1

    def main_depth(self, s: State) -> int:
        """In step 3 nothing but the turn is under way."""
        return 1 if s.decision is not None and s.decision.kind == "main" else -1

    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]
