"""How the cards of Atrum Arena look: a ground for each type of esbirro, and portraits for those who fight."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.layout import BEING, DEED, Dress
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.things import Esbirro, PowerCard, Reptante

TYPE_GROUNDS: Final = {
    t.BEAST: "streaks",
    t.FALLEN: "flames",
    t.SKELETON: "rays",
    t.GOLEM: "bricks",
    t.ZOMBIE: "leaves",
    t.SHADOW: "thorns",
    t.NEUTRAL: "runes",
}


def dress_of(card: CardDef) -> Dress:
    if isinstance(card, Reptante):
        return Dress(BEING, ground(card.powers), portrait=True)
    if isinstance(card, PowerCard):
        return Dress(DEED, TYPE_GROUNDS[card.power.esbirro], 1 + card.power.rarity)
    assert isinstance(card, Esbirro)
    return Dress(BEING, TYPE_GROUNDS[card.type])


def ground(powers: tuple[Power, ...]) -> str:
    """Of the type that most of its powers ask for."""
    asked = [power.esbirro for power in powers]
    return TYPE_GROUNDS[max(TYPE_GROUNDS, key=asked.count)]
