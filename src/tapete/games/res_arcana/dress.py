"""How the components of Res Arcana look: a frame for each kind, the ground of the essence that weighs most in them."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.layout import BEING, OBJECT, PLACE, Dress
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.things import Component

ESSENCE_GROUNDS: Final[tuple[str, ...]] = ("flames", "leaves", "waves", "thorns", "rays")
FRAMES: Final = {t.ARTIFACT: OBJECT, t.MAGE: BEING, t.ITEM: OBJECT, t.MONUMENT: PLACE, t.PLACE: PLACE}
GROUNDS: Final = {t.MAGE: "stars", t.ITEM: "runes", t.MONUMENT: "bricks", t.PLACE: "bricks"}


def dress_of(card: CardDef) -> Dress:
    what = cast(Component, card)
    frame = BEING if what.dragon or what.creature else FRAMES[what.type]
    return Dress(frame, ground(what), portrait=what.type == t.MAGE)


def ground(what: Component) -> str:
    """Of what a place of power scores; of an artifact, of what it costs most."""
    if what.scores >= 0:
        return ESSENCE_GROUNDS[what.scores]
    dearest = max(t.KINDS, key=lambda kind: what.cost[kind])
    if what.type == t.ARTIFACT and what.cost[dearest]:
        return ESSENCE_GROUNDS[dearest]
    return GROUNDS.get(what.type, "scales")
