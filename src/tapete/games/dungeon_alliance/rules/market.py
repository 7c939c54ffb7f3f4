"""The Upgrade Area and what it is refilled from (DA-setup-21, DA-upgrade-08 to DA-upgrade-10)."""

from __future__ import annotations

from tapete.core.events import settle
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.events import CAST_OFF, OFFERED, send
from tapete.games.dungeon_alliance.things import card_of, shared


def next_upgrade(s: State) -> int:
    """The top card of the upgrade deck in use, or -1."""
    level = t.upgrade_level(s)
    for card in shared(s, t.UPGRADES):
        if card_of(s, card).level == level:
            return card
    return -1


def refill(s: State, at: int = -1, kind: int = OFFERED) -> None:
    """Fill the Area up to five; what fits no hero in the game is discarded, save in solo (DA-upgrade-09, DA-solo-03)."""
    while len(shared(s, t.AREA)) < t.VISIBLE:
        card = next_upgrade(s)
        if card < 0:
            return
        settle(s, [send(card, t.AREA, 0, at, kind)])
        if s.players > 1 and not values.fits_someone(s, card, t.all_heroes(s)):
            settle(s, [send(card, t.PILE, 0, kind=CAST_OFF)])
