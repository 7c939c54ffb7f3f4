"""How the cards of Dungeon Alliance look: portraits of heroes, deeds and things on the ground of the class they are for."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.layout import BEING, DEED, OBJECT, PLACE, Dress
from tapete.games.dungeon_alliance.things import Card, Hero, Monster, Threat, Tile

CLASS_GROUNDS: Final = {"martial": "scales", "stealth": "streaks", "mystery": "runes", "celestial": "rays", "primordial": "leaves"}
LEVEL_GROUNDS: Final[tuple[str, ...]] = ("bricks", "leaves", "thorns", "flames")
HELD: Final[tuple[str, ...]] = ("weapon", "armor", "artifact", "treasure")


def dress_of(card: CardDef) -> Dress:
    if isinstance(card, Hero):
        return Dress(BEING, CLASS_GROUNDS[card.classes[0]], portrait=True)
    if isinstance(card, Monster):
        return Dress(BEING, LEVEL_GROUNDS[card.level])
    if isinstance(card, Card):
        return of_deck(card)
    if isinstance(card, Tile):
        return Dress(PLACE, "bricks", card.level)
    if isinstance(card, Threat):
        return Dress(PLACE, LEVEL_GROUNDS[min(card.level, len(LEVEL_GROUNDS) - 1)])
    return Dress(DEED, "stars")


def of_deck(card: Card) -> Dress:
    frame = BEING if "pet" in card.types else OBJECT if any([each in HELD for each in card.types]) else DEED
    ground = CLASS_GROUNDS[card.classes[0]] if card.classes else "rays"
    return Dress(frame, ground, min(card.level, 3))
