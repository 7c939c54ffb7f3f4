"""The limit of types: one card of each for each hero and round (DA-play-04 to DA-play-06, DA-spell-03)."""

from __future__ import annotations

from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.abilities import FREE, SECOND, gives
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.things import card_of


def why_not_type(s: State, under: int, card: int) -> Refusal | None:
    """One card of each type for each hero and round; a double card takes up both (DA-play-04, DA-play-05, DA-spell-03).

    A card may say that it is no card of its type, or that there may be one more of a type (DA-play-06).
    """
    if gives(s.cards[card], FREE):
        return None
    types = card_of(s, card).types
    for each in types:
        taken = [other for other in values.column(s, under) if each in card_of(s, other).types and not gives(s.cards[other], FREE)]
        if taken and len(taken) > values.given(s, under, SECOND + each):
            if each == "enhancement":
                return no.ENHANCED
            double = len(types) > 1 or any([len(card_of(s, other).types) > 1 for other in taken])
            return no.TYPE_DOUBLE if double else no.TYPE_PLAYED
    return None
