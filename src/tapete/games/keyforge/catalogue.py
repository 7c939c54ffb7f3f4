"""Cards as they are declared: facts from the data file, behaviour from the declaration."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Final

from tapete.core.abilities import Ability
from tapete.core.language import Words
from tapete.games import sets
from tapete.games.keyforge.things import HOUSES, KEYWORDS, TYPES, Card

DECLARED: Final[dict[str, Card]] = {}
SETS: Final = {  # those of the rulebook
    "CotA": Words("La Llamada de los Arcontes", "Call of the Archons"),
    "AoA": Words("La Edad de la Ascensión", "Age of Ascension"),
    "WC": Words("Mundos en Colisión", "Worlds Collide"),
}


class Facts:
    """What is printed on a card besides its text."""

    def __init__(self, row: dict[str, object]) -> None:
        self.id = str(row["id"])
        self.set = str(row["set"])
        self.number = str(row["number"])
        self.name = Words(str(row["es"] or row["en"]), str(row["en"]))
        self.house = HOUSES.index(str(row["house"])) if row["house"] else -1
        self.type = TYPES.index(str(row["type"]))
        self.power = number(row["power"])
        self.armor = number(row["armor"])
        self.aember = number(row["aember"])
        self.rarity = str(row["rarity"])
        traits = row["traits"]
        assert isinstance(traits, list)
        self.traits = tuple([str(trait) for trait in traits])
        words = row["keywords"]
        assert isinstance(words, list)
        self.keywords = tuple([keyword_of(str(word)) for word in words if known_keyword(str(word))])


def number(value: object) -> int:
    return value if isinstance(value, int) else 0


def known_keyword(word: str) -> bool:
    return word.partition(":")[0] in KEYWORDS


def keyword_of(word: str) -> tuple[int, int]:
    name, _, value = word.partition(":")
    return KEYWORDS.index(name), int(value) if value else 1


@cache
def printings() -> tuple[Facts, ...]:
    """The facts of every card of every set, set by set; a card printed in several sets is there once for each."""
    text = (files("tapete.games.keyforge") / "data" / "cards.json").read_text(encoding="utf-8")
    return tuple([Facts(row) for row in [*json.loads(text), *sets.facts("keyforge")]])


@cache
def all_facts() -> dict[str, Facts]:
    """The facts of every card by id; of reprints, the first set's."""
    found: dict[str, Facts] = {}
    for facts in printings():
        found.setdefault(facts.id, facts)
    return found


@cache
def trait_names() -> dict[str, dict[str, str]]:
    text = (files("tapete.games.keyforge") / "data" / "traits.json").read_text(encoding="utf-8")
    names: dict[str, dict[str, str]] = json.loads(text)
    return names


@cache
def genders() -> dict[str, str]:
    """The gender ("m" or "f") of the Spanish names of cards that lie in play, by id: the log's participles agree with it."""
    text = (files("tapete.games.keyforge") / "data" / "genders.json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found


def card(id: str, *abilities: Ability) -> Card:
    """Declare a card: its facts come from the data file, its text and behaviour from these abilities."""
    facts = all_facts().get(id)
    if facts is None:
        raise KeyError(f"{id}: no card of that id in data/cards.json, or in facts.json of its set")
    if id in DECLARED:
        raise KeyError(f"{id}: declared twice")
    made = Card(
        id, facts.name, facts.house, facts.type, facts.power, facts.armor, facts.aember, facts.traits, facts.rarity,
        facts.set, facts.number, facts.keywords, abilities,
    )  # fmt: skip
    gender = genders().get(id)
    if gender is not None:
        made.feminine = gender == "f"
    DECLARED[id] = made
    return made


@cache
def cards_of(set: str) -> tuple[Card, ...]:
    """The cards that a set prints, its reprints too, in its order and as far as they are implemented."""
    load()
    return tuple([DECLARED[facts.id] for facts in printings() if facts.set == set and facts.id in DECLARED])


@cache
def shifters() -> tuple[Card, ...]:
    """The cards that enter play as copies of others."""
    load()
    return tuple([card for card in DECLARED.values() if card.shifts])


def load() -> None:
    """Declare every card."""
    from tapete.games.keyforge import cards

    for name in cards.FILES:
        import_module(f"tapete.games.keyforge.cards.{name}")
    sets.declare("keyforge", DECLARED)
