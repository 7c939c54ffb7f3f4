"""Components as they are declared: facts from the data file, behaviour from the declaration."""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Final

from tapete.core.abilities import Ability
from tapete.core.language import Words
from tapete.games import sets
from tapete.games.res_arcana.things import ESSENCES, TYPES, Amounts, Component

DECLARED: Final[dict[str, Component]] = {}


@cache
def rows() -> dict[str, dict[str, object]]:
    text = (files("tapete.games.res_arcana") / "data" / "components.json").read_text(encoding="utf-8")
    return {str(row["id"]): row for row in [*json.loads(text)["components"], *sets.facts("res_arcana")]}


def amounts(of: object) -> Amounts:
    """Five numbers from a mapping of essences."""
    row = of if isinstance(of, dict) else {}
    found = [int(row.get(name, 0)) for name in ESSENCES]
    return (found[0], found[1], found[2], found[3], found[4])


def component(id: str, *abilities: Ability) -> Component:
    """Declare a component."""
    row = rows()[id]
    if id in DECLARED:
        raise KeyError(f"{id}: declared twice")
    cost = row.get("cost") or {}
    types = row.get("types") or []
    tile = row.get("tile") or {}
    scoring = row.get("scoring") or {}
    assert isinstance(cost, dict) and isinstance(types, list) and isinstance(tile, dict) and isinstance(scoring, dict)
    scored = scoring.get("essence")
    made = Component(
        id,
        Words(str(row["es"]), str(row["en"])),
        TYPES.index(str(row["kind"])),
        amounts(cost),
        int(cost.get("any", 0)),
        number(row.get("points")),
        "dragon" in types,
        "creature" in types,
        number(row.get("first_game_set")),
        int(tile.get("number", 0)),
        bool(tile.get("first_game", False)),
        ESSENCES.index(scored) if scored else -1,
        int(scoring.get("per_creature", 0)),
        int(scoring.get("per_dragon", 0)),
        abilities,
    )
    DECLARED[id] = made
    return made


def number(value: object) -> int:
    return value if isinstance(value, int) else 0


def load() -> None:
    """Declare every card."""
    from tapete.games.res_arcana import cards

    for name in cards.FILES:
        import_module(f"tapete.games.res_arcana.cards.{name}")
    sets.declare("res_arcana", DECLARED)
