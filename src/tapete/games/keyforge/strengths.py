"""How strong decks are: what ``tools/strengths.py`` found by playing them against a fixed gauntlet (docs/formats.md)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from tapete.core import randomness
from tapete.games.keyforge.decks import generated_deck, shipped_decks

NEAREST: Final = 3  # decks of about the strength that is asked for, of which one is drawn
STEP: Final = 100  # between two strengths that are offered


@cache
def strengths() -> dict[str, dict[str, object]]:
    """What is known of each deck that was measured, by its name, the strongest first."""
    text = (files("tapete.games.keyforge") / "data" / "strengths.json").read_text(encoding="utf-8")
    return {row["deck"]: row for row in json.loads(text)["decks"]}


def points(name: str) -> int:
    """The Elo of a deck that was measured."""
    found = strengths()[name]["elo"]
    assert isinstance(found, int)
    return found


def offered() -> list[int]:
    """The strengths that can be asked for: the hundreds between the weakest deck and the strongest."""
    known = [points(name) for name in strengths()]
    return list(range(-(-min(known) // STEP) * STEP, max(known) + 1, STEP))


def deck_of_strength(elo: int, key: int) -> dict[str, object]:
    """One of the decks that come nearest to a strength."""
    near = sorted(strengths(), key=lambda name: (abs(points(name) - elo), name))[:NEAREST]
    name = near[randomness.number(key, 0, len(near))]
    for deck in shipped_decks():
        if deck["name"] == name:
            return deck
    made = generated_deck(name)
    assert made is not None, name
    return made
