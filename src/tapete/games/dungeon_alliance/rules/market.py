"""The Upgrade Area and what it is refilled from (DA-setup-21, DA-upgrade-08 to DA-upgrade-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.events import NOTHING, happens
from tapete.core.frames import Frame
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.events import CAST_OFF, OFFERED, send
from tapete.games.dungeon_alliance.things import card_of, shared

# steps of a refill
SHOW: Final = 0
KEEP: Final = 1


def next_upgrade(s: State) -> int:
    """The top card of the upgrade deck in use, or -1."""
    level = t.upgrade_level(s)
    for card in shared(s, t.UPGRADES):
        if card_of(s, card).level == level:
            return card
    return -1


class Refilling(Frame):
    """The Area is filled up to five; what fits no hero in the game is discarded, save in solo (DA-upgrade-09, DA-solo-03)."""

    NAME = "refilling"
    FIELDS: ClassVar[tuple[str, ...]] = ("at", "kind", "cause", "card")

    def __init__(self) -> None:
        self.step = 0
        self.at = -1  # the place of the gap
        self.kind = OFFERED
        self.cause = NOTHING  # who wants to know which cards come
        self.card = -1

    def run(self, s: State) -> None:
        if self.next_step() == SHOW:
            self.card = next_upgrade(s) if len(shared(s, t.AREA)) < t.VISIBLE else -1
            if self.card < 0:
                s.pop(self)
            else:
                happens(s, send(self.card, t.AREA, 0, self.at, self.kind).but(cause=self.cause))
            return
        self.step = SHOW
        if s.players > 1 and not values.fits_someone(s, self.card, t.all_heroes(s)):
            happens(s, send(self.card, t.PILE, 0, kind=CAST_OFF).but(cause=self.cause))

    def lifted(self, depth: int) -> None:
        if self.cause >= depth:
            self.cause += 1


def refill(s: State, at: int = -1, kind: int = OFFERED, cause: int = NOTHING) -> None:
    frame = Refilling()
    frame.at = at
    frame.kind = kind
    frame.cause = cause
    s.push(frame)
