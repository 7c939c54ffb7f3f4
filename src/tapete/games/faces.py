"""What the faces of the cards of all games share: their pictures, and the words that a text speaks of."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from tapete.core.abilities import CardDef
from tapete.core.language import EN
from tapete.core.text import words_of


@cache
def pictures(game: str) -> dict[str, str]:
    """The picture of each card of a game: names of the Game Icons set, from its ``data/pictures.json``."""
    text = (files(f"tapete.games.{game}") / "data" / "pictures.json").read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found


def mentioned(card: CardDef, words: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """The ids among ``words`` (an id, and the English forms that tell of it) that a card's text speaks of."""
    said = words_of(card.text(EN))
    return tuple([id for id, forms in words if any([form in said for form in forms.split()])])
