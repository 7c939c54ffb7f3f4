"""The game the recordings are replayed with: ours, and the guests of later sets."""

from __future__ import annotations

from functools import cache

from tools.oracle.guests import guests

from tapete.core.abilities import Ability
from tapete.core.language import Words
from tapete.games.keyforge import game
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import all_facts
from tapete.games.keyforge.declaration import KeyForge
from tapete.games.keyforge.things import Card


@cache
def engine() -> KeyForge:
    game()  # declares the cards
    made = KeyForge()
    for id, abilities in guests().items():
        if id not in made.catalogue:
            made.register(stand_in(id, abilities))
    return made


@cache
def blank(id: str) -> Card:
    """A card that is not implemented and only serves to lie in a zone."""
    return stand_in(id, ())


def stand_in(id: str, abilities: tuple[Ability, ...]) -> Card:
    found = all_facts().get(id)
    if found is None:
        return Card(id, Words(id, id), -1, t.ACTION, 0, 0, 0, (), "", "", "", (), ())
    return Card(
        id, found.name, found.house, found.type, found.power, found.armor, found.aember, found.traits, found.rarity,
        found.set, found.number, found.keywords, abilities,
    )  # fmt: skip
