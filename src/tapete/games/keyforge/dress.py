"""How the cards of KeyForge look: a frame for each type, a ground for each house, and how rare they are."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.layout import BEING, DEED, OBJECT, Dress
from tapete.games.keyforge import things as t
from tapete.games.keyforge.things import Card

# In the order of the houses: Brobnar, Dis, Logos, Mars, Sanctum, Shadows, Untamed, Saurian, Star Alliance.
HOUSE_GROUNDS: Final[tuple[str, ...]] = (
    "flames", "runes", "circuits", "beams", "rays", "streaks", "leaves", "meander", "stars",
)  # fmt: skip
FRAMES: Final = {t.CREATURE: BEING, t.ACTION: DEED, t.ARTIFACT: OBJECT, t.UPGRADE: OBJECT}
RANKS: Final = {"Common": 1, "Uncommon": 2}
RARE: Final = 3  # as is whatever else a deck seldom holds


def dress_of(card: CardDef) -> Dress:
    facts = cast(Card, card)
    ground = HOUSE_GROUNDS[facts.house] if facts.house >= 0 else ""
    return Dress(FRAMES.get(facts.type, ""), ground, RANKS.get(facts.rarity, RARE))
