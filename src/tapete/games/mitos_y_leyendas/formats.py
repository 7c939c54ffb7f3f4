"""Kinds of tournament: which editions, races and frequencies a deck may hold, and what is banned (ML-deck-11, ML-deck-12).

Without a format a deck may hold every card there is; what the rulebook says of all decks is in ``decks.py``. That races count only
where they are printed (``values.PRINTED_RACES``) is what a format may change of a game itself.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from tapete.core.language import Words
from tapete.core.position import expected
from tapete.core.refusal import Refusal
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.catalogue import Facts
from tapete.games.mitos_y_leyendas.things import EDITIONS

FORMAT: Final = "format"  # the field of a deck, and of a setup
WITH_EXPANSION: Final = {"ere": "er", "mge": "mg"}  # an expansion counts as the edition that it expands


class Format:
    """What a kind of tournament asks of decks."""

    def __init__(self, row: dict[str, object]) -> None:
        self.id = str(row["id"])
        self.name = Words(str(row["es"]), str(row["en"]))
        self.about = Words(str(row["about_es"]), str(row["about_en"]))
        self.since = str(row.get("since", ""))  # the month its list of bans is of
        self.editions = texts(row["editions"])
        self.frequencies = texts(row.get("frequencies", []))  # none: all of them
        self.banned = texts(row["banned"])  # names
        self.one_race = bool(row.get("one_race"))
        self.one_edition = bool(row.get("one_edition"))

    def breaches(self, known: list[Facts]) -> list[Refusal]:
        """What keeps these cards out, each with its clause."""
        found = [refusal for card in known for refusal in self.of_one(card)]
        if self.one_race:
            found += self.of_races(known)
        if self.one_edition:
            found += of_editions(known)
        return found

    def of_one(self, card: Facts) -> list[Refusal]:
        """What keeps a single card out."""
        if card.edition not in self.editions:
            edition = EDITIONS.get(card.edition, card.edition)
            es, en = f"{card.name} es de {edition}, que no entra en este formato", f"{card.name} is of {edition}, which is out"
            return [Refusal("ML-scope-02", es, en)]
        if card.name in self.banned:
            return [Refusal("ML-scope-08", f"{card.name} está prohibida", f"{card.name} is banned")]
        if self.frequencies and card.frequency != "oro" and card.frequency not in self.frequencies:
            listed = ", ".join(self.frequencies)
            es, en = (
                f"{card.name} es {card.frequency}; este formato admite {listed}",
                f"{card.name} is {card.frequency}; allowed: {listed}",
            )
            return [Refusal("ML-deck-12", es, en)]
        return []

    def of_races(self, known: list[Facts]) -> list[Refusal]:
        """All Allies share a race."""
        allies = [card for card in known if card.type == t.ALLY]
        common = (1 << t.MAIN_RACES) - 1
        for card in allies:
            common &= card.races
        if common or not allies:
            return []
        return [Refusal("ML-deck-11", "sus Aliados no son todos de una misma raza", "its Allies are not all of one race")]


def of_editions(known: list[Facts]) -> list[Refusal]:
    """All that has a text comes from one edition with its expansion; Oros without ability from anywhere."""
    found = sorted({WITH_EXPANSION.get(card.edition, card.edition) for card in known if card.type != t.GOLD or card.boxed})
    if len(found) <= 1:
        return []
    listed = ", ".join([EDITIONS[edition] for edition in found])
    return [Refusal("ML-deck-11", f"mezcla ediciones: {listed}", f"it mixes editions: {listed}")]


def texts(listed: object) -> tuple[str, ...]:
    return tuple([str(each) for each in listed]) if isinstance(listed, list) else ()


@cache
def all_formats() -> dict[str, Format]:
    """The formats by their ids."""
    text = (files("tapete.games.mitos_y_leyendas") / "data" / "formats.json").read_text(encoding="utf-8")
    return {made.id: made for made in [Format(row) for row in json.loads(text)]}


def asked(document: dict[str, object]) -> Format | None:
    """The format that a deck or a setup names; None without one."""
    name = document.get(FORMAT)
    if name is None:
        return None
    found = all_formats().get(name) if isinstance(name, str) else None
    if found is None:
        there = ", ".join(all_formats())
        raise expected(FORMAT, f"uno de estos formatos: {there}", f"one of these formats: {there}", name)
    return found
