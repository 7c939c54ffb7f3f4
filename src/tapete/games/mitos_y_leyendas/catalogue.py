"""Cards as they are declared: facts from the data file, behaviour from the declaration."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Final

from tapete.core.abilities import Ability
from tapete.core.language import Words
from tapete.core.pool import set_of
from tapete.games import sets
from tapete.games.mitos_y_leyendas.things import EDITIONS, RACES, TYPES, Card

DECLARED: Final[dict[str, Card]] = {}


class Facts:
    """What is printed on a card besides its text."""

    def __init__(self, row: dict[str, object]) -> None:
        self.id = str(row["id"])
        self.name = str(row["name"])
        self.edition = str(row["edition"])
        number = row["number"]
        self.number = number if isinstance(number, int) else 0
        self.type = TYPES.index(str(row["type"]))
        cost = row["cost"]
        self.cost = cost if isinstance(cost, int) else 0
        strength = row["strength"]
        self.strength = strength if isinstance(strength, int) else 0
        races = row["races"]
        assert isinstance(races, list)
        self.races = sum([1 << RACES.index(str(race)) for race in races])
        self.frequency = str(row["frequency"])
        self.unique = bool(row["unique"])
        self.boxed = bool(row["text"])
        self.named = bool(row["named"])  # the rulebook speaks of this printing
        self.later_race = bool(row.get("later_race"))  # only a later reprint gives it its race
        self.affects_gold = bool(row.get("affects_gold"))  # an Ally whose ability may touch anyone's Oros (ML-resp-04)


@cache
def all_facts() -> dict[str, Facts]:
    """The facts of every printing by id."""
    text = (files("tapete.games.mitos_y_leyendas") / "data" / "cards.json").read_text(encoding="utf-8")
    return {facts.id: facts for facts in [Facts(row) for row in [*json.loads(text), *sets.facts("mitos_y_leyendas")]]}


def card(id: str, *abilities: Ability) -> Card:
    """Declare a card: its facts come from the data file, its text and behaviour from these abilities."""
    facts = all_facts().get(id)
    if facts is None:
        raise KeyError(f"{id}: no card of that id in data/cards.json")
    if id in DECLARED:
        raise KeyError(f"{id}: declared twice")
    made = Card(
        id, facts.name, facts.edition, facts.number, facts.type, facts.cost, facts.strength, facts.races, facts.frequency,
        facts.unique, facts.boxed, abilities, facts.affects_gold,
    )  # fmt: skip
    made.later_race = facts.later_race
    DECLARED[id] = made
    return made


def waiting() -> list[tuple[Words, list[str]]]:
    """What the cards that are not declared wait for: first what keeps most of them back, last what only one card needs."""
    text = (files("tapete.games.mitos_y_leyendas") / "data" / "waiting.json").read_text(encoding="utf-8")
    shared: list[tuple[int, Words, list[str]]] = []
    alone: list[tuple[Words, list[str]]] = []
    for row in json.loads(text):
        ids = [str(id) for id in row["cards"] if id not in DECLARED]
        words = Words(str(row["es"]), str(row["en"]))
        if ids and row.get("alone"):
            alone.append((words, ids))
        elif ids:
            shared.append((-len(ids), words, ids))
    shared.sort(key=first_of)
    return [(words, ids) for _, words, ids in shared] + alone


def first_of(row: tuple[int, Words, list[str]]) -> int:
    return row[0]


def load() -> None:
    """Declare every card: first those without a text box, which are their facts alone."""
    from tapete.games.mitos_y_leyendas import cards

    for each in sets.sets_of("mitos_y_leyendas").values():
        EDITIONS.setdefault(each.id, each.name.es)
    plain = [id for id, facts in all_facts().items() if not facts.boxed]
    for id in plain:
        if not set_of(id) and id not in DECLARED:
            card(id)
    for name in cards.FILES:
        import_module(f"tapete.games.mitos_y_leyendas.cards.{name}")
    for id in plain:
        if set_of(id) and id not in DECLARED:
            card(id)
    sets.declare("mitos_y_leyendas", DECLARED)
