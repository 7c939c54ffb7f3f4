"""Words that forbid forging."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Constant
from tapete.core.language import Words
from tapete.games.keyforge.modifiers import CannotForge

KEYS: Final = (Words("primera", "first"), Words("segunda", "second"), Words("tercera", "third"))


def none_forges(number: int = 0) -> Constant:
    """Nobody forges their first, second or third key; without a number, nobody who is ahead forges any."""
    if not number:
        return none_forges_ahead()
    which = KEYS[number - 1]
    words = Words(f"los jugadores no pueden forjar su {which.es} llave", f"players cannot forge their {which.en} key")
    return Constant(CannotForge(words, number - 1))


def none_forges_ahead() -> Constant:
    words = Words(
        "ningún jugador puede forjar llaves mientras tenga más llaves forjadas que su oponente",
        "each player cannot forge keys while they have more forged keys than their opponent",
    )
    return Constant(CannotForge(words, -1))
