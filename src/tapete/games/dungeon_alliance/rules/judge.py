"""Things in sight that the question under way is not about, and why nothing is done with them."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules import refusals as no

TOUCH: Final = "touch"
ASIDE: Final = {
    t.HEROES: no.NOT_NOW,
    t.HAND: no.PLAY_TIME,
    t.DISCARD: no.NOT_IN_HAND,
    t.COLUMN: no.IN_COLUMN,
    t.BURIED: no.NOT_IN_HAND,
    t.ARTIFACTS: no.CONTINUOUS,
    t.HERO_POOL: no.NOT_NOW,
    t.AREA: no.UPGRADE_TIME,
    t.PILE: no.UPGRADE_TIME,
    t.TILE_AREA: no.TILE_BY_DOOR,
    t.BOARD: no.TILE_LIES,
    t.FACE_DOWN: no.KNOWN,
    t.SUPPLY: no.IN_SUPPLY,
    t.SOLO_SHOWN: no.OMEN_TIME,
    t.REMOVED: no.OUT_OF_GAME,
    t.MONSTERS: no.NOT_NOW,
}


def why_not_touch(s: State, card: int) -> Refusal:
    """Why nothing is done with a thing, by where it lies."""
    if s.zone_kind(card) == t.OPEN_THREATS:
        return no.PIT_STAYS if t.threat(s, card).sort == t.PIT else no.NOT_NOW
    return ASIDE.get(s.zone_kind(card), no.NOT_NOW)


def left_aside(s: State, player: int, told: set[int]) -> list[tuple[Option, Refusal]]:
    """All that a player sees and that neither an option nor a refusal names."""
    found: list[tuple[Option, Refusal]] = []
    for card in range(len(s.cards)):
        if card not in told and s.game.sight.sees(s, player, card):
            found.append((Option(s.names, TOUCH, (card,)), why_not_touch(s, card)))
    return found
