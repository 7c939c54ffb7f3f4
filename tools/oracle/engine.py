"""The game the recordings are replayed with: ours, and the guests of later sets."""

from __future__ import annotations

import unicodedata
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
def by_spelling() -> dict[str, Card]:
    """The cards by their slug without accents, ligatures and hyphens: recordings do not all spell alike."""
    return {spelling(id): card for id, card in engine().catalogue.items() if isinstance(card, Card)}


def spelling(id: str) -> str:
    plain = unicodedata.normalize("NFKD", id.casefold().replace("æ", "ae"))
    return "".join([letter for letter in plain if letter.isalnum()])


def printed(id: str) -> Card | None:
    """The card of a slug, or nothing."""
    return by_spelling().get(spelling(id))


def stand_in(id: str, abilities: tuple[Ability, ...]) -> Card:
    found = all_facts().get(id)
    if found is None:
        return Card(id, Words(id, id), -1, t.ACTION, 0, 0, 0, (), "", "", "", (), ())
    return Card(
        id, found.name, found.house, found.type, found.power, found.armor, found.aember, found.traits, found.rarity,
        found.set, found.number, found.keywords, abilities,
    )  # fmt: skip
