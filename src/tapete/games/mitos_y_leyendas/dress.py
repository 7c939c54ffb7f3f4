"""How the cards of Mitos y Leyendas look: a frame for each type, a ground for each race or type."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.layout import BEING, DEED, OBJECT, PLACE, Dress
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.things import Card

FRAMES: Final = {t.ALLY: BEING, t.WEAPON: OBJECT, t.TALISMAN: DEED, t.TOTEM: PLACE, t.GOLD: OBJECT}
GROUNDS: Final = {t.ALLY: "bricks", t.WEAPON: "scales", t.TALISMAN: "runes", t.TOTEM: "meander", t.GOLD: "rays"}
RACE_GROUNDS: Final = {
    "abominacion": "thorns",
    "bestia": "leaves",
    "barbaro": "streaks",
    "caballero": "scales",
    "cazador": "leaves",
    "campeon": "rays",
    "chaman": "flames",
    "criaturas": "thorns",
    "dragon": "flames",
    "dios": "rays",
    "faerie": "stars",
    "kami": "waves",
    "guerrero": "bricks",
    "licantropo": "streaks",
    "xian": "waves",
    "vampiro": "thorns",
    "samurai": "meander",
    "shaolin": "beams",
    "ninja": "streaks",
}


def dress_of(card: CardDef) -> Dress:
    facts = cast(Card, card)
    races = [id for race, id in enumerate(t.RACES) if facts.races >> race & 1]
    return Dress(FRAMES.get(facts.type, ""), RACE_GROUNDS[races[0]] if races else GROUNDS.get(facts.type, ""))
