"""What is paid in Dungeon Alliance, for the book of the contract suite (core/ledger.py): XP, and the cards of a Power Surge."""

from __future__ import annotations

from typing import Final

from tapete.core.costs import Cost, Resource
from tapete.core.events import Event
from tapete.core.facets import Accounts
from tapete.core.frames import Frame
from tapete.core.ledger import CARDS, Bill
from tapete.core.state import State
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.playing import Surging


class Experience(Resource):
    """XP face up."""

    def held(self, s: State, purse: int) -> int:
        return s.tallies[t.XP][purse]


EXPERIENCE: Final = 0
RESOURCES: Final[tuple[Resource, ...]] = (Experience("xp", no.CANNOT_AFFORD),)


class DungeonAllianceAccounts(Accounts):
    def owed(self, s: State, frame: Frame) -> Bill | None:
        """Two cards of the hand for a Power Surge (DA-surge-04)."""
        if isinstance(frame, Surging):
            player = t.owner(s, frame.who)
            return Bill(player, frame.who, Cost(), 2, len(s.zone(t.HAND, player)))
        return None

    def tender(self, s: State, e: Event) -> int:
        if e.kind == ev.MOVED and e.zone == t.BURIED:
            return CARDS
        return EXPERIENCE if e.kind == ev.SPENT else -1

    def main_depth(self, s: State) -> int:
        """The rounds and a hero's activation."""
        return 2 if s.decision is not None and s.decision.kind == "main" else -1

    def conserved(self, s: State) -> list[int]:
        return [len(s.cards)]
