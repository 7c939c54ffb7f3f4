"""The workshop: fifty cards, of which the clauses of ``decks.py`` and the formats say what fits (ML-deck)."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.workshop import BUILT, Field, Format, Line, Workshop, by_reason, named, numbered
from tapete.games.mitos_y_leyendas import formats, lists
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.catalogue import Facts, all_facts
from tapete.games.mitos_y_leyendas.decks import COPIES, SIZE, UNLIMITED, entries, is_plain_gold, problems
from tapete.games.mitos_y_leyendas.formats import FORMAT, WITH_EXPANSION
from tapete.games.mitos_y_leyendas.things import Card

FREQUENCIES: Final = {
    "real": Words("Real", "Real"),
    "cortesano": Words("Cortesano", "Cortesano"),
    "vasallo": Words("Vasallo", "Vasallo"),
    "promocional": Words("Promocional", "Promotional"),
    "oro": Words("Oro", "Oro"),
}
ABILITY: Final = {"plain": Words("Sin habilidad", "Without ability"), "unique": Words("Única", "Unique")}
FULL: Final = Refusal("ML-deck-01", f"ya tiene {SIZE} cartas", f"it has {SIZE} cards already")
ENOUGH: Final = Refusal("ML-deck-02", f"ya lleva {COPIES} copias", f"it has {COPIES} copies already")
ONLY_ONE: Final = Refusal("ML-deck-04", "ya la lleva, y es Única", "it has it already, and it is Unique")
OTHER_RACE: Final = Refusal("ML-deck-11", "no es de la raza de sus Aliados", "it is not of the race of its Allies")
OTHER_EDITION: Final = Refusal("ML-deck-11", "es de otra edición", "it is of another edition")


class MitosYLeyendasWorkshop(Workshop):
    way = BUILT
    size = SIZE
    hand = t.OPENING_HAND
    curve = "cost"
    parts = "type"

    def fields(self) -> list[Field]:
        facts = all_facts().values()
        return [
            named("type", Words("Tipo", "Type"), dict(zip(t.TYPES, t.TYPE_NAMES, strict=True))),
            named("race", Words("Raza", "Race"), dict(zip(t.RACES, t.RACE_NAMES, strict=True))),
            numbered("cost", Words("Coste", "Cost"), [card.cost for card in facts if card.type != t.GOLD]),
            numbered("strength", Words("Fuerza", "Strength"), [card.strength for card in facts if card.type == t.ALLY]),
            named("edition", Words("Edición", "Edition"), {id: Words(name, name) for id, name in t.EDITIONS.items()}),
            named("rarity", Words("Frecuencia", "Frequency"), FREQUENCIES),
            named("ability", Words("Habilidad", "Ability"), ABILITY),
        ]

    def filed(self, card: CardDef) -> dict[str, list[str]] | None:
        facts = cast(Card, card)
        found = {
            "type": [t.TYPES[facts.type]],
            "race": [id for bit, id in enumerate(t.RACES) if facts.races >> bit & 1],
            "edition": [facts.edition],
            "rarity": [facts.frequency],
            "ability": ([] if facts.boxed else ["plain"]) + (["unique"] if facts.unique else []),
        }
        if facts.type != t.GOLD:
            found["cost"] = [str(facts.cost)]
        if facts.type == t.ALLY:
            found["strength"] = [str(facts.strength)]
        return found

    def formats(self) -> list[Format]:
        return [Format(each.id, each.name, each.about) for each in formats.all_formats().values()]

    def made(self, name: str, cards: list[tuple[str, int]], format: str) -> dict[str, object]:
        made: dict[str, object] = {"name": name, "cards": [[id, count] for id, count in cards]}
        if format:
            made[FORMAT] = format
        entries(made)
        formats.asked(made)
        return made

    def lines(self, deck: dict[str, object]) -> list[Line]:
        counts: Counter[str] = Counter()
        for id, count in entries(deck):
            counts[id] += count
        facts = all_facts()
        known = [id for id in counts if id in facts]
        known.sort(key=order)
        return [(id, counts[id], t.TYPES[facts[id].type]) for id in known]

    def problems(self, deck: dict[str, object]) -> list[Refusal]:
        return problems(deck)

    def barred(self, deck: dict[str, object]) -> list[tuple[Refusal, list[str]]]:
        facts = all_facts()
        listed = [(facts[id], count) for id, count in entries(deck) if id in facts]
        if sum([count for _, count in listed]) >= SIZE:
            return [(FULL, list(self.shelf()))]
        room = Room(deck, listed)
        found = {id: room.why_not(facts[id]) for id in self.shelf()}
        return by_reason({id: refusal for id, refusal in found.items() if refusal is not None})

    def listed(self, deck: dict[str, object]) -> str:
        """Cards that nobody knows are left out: their problem is told by ``problems``."""
        facts = all_facts()
        return lists.written_list({**deck, "cards": [[id, count] for id, count in entries(deck) if id in facts]})


class Room:
    """What a deck has, as far as it matters for one card more."""

    def __init__(self, deck: dict[str, object], listed: list[tuple[Facts, int]]) -> None:
        self.format = formats.asked(deck)
        self.names: Counter[str] = Counter()
        self.uniques = {card.id for card, _ in listed if card.unique}
        self.races = (1 << t.MAIN_RACES) - 1
        self.editions = {edition_of(card) for card, _ in listed if has_text(card)}
        for card, count in listed:
            if not is_plain_gold(card):
                self.names[card.name] += count
            if card.type == t.ALLY:
                self.races &= card.races

    def why_not(self, card: Facts) -> Refusal | None:
        if card.unique and card.id in self.uniques:
            return ONLY_ONE
        if not is_plain_gold(card) and self.names[card.name] >= UNLIMITED.get(card.name, COPIES):
            return ENOUGH
        return None if self.format is None else self.against(self.format, card)

    def against(self, format: formats.Format, card: Facts) -> Refusal | None:
        alone = format.of_one(card)
        if alone:
            return alone[0]
        if format.one_race and card.type == t.ALLY and not self.races & card.races:
            return OTHER_RACE
        if format.one_edition and has_text(card) and self.editions and edition_of(card) not in self.editions:
            return OTHER_EDITION
        return None


def has_text(card: Facts) -> bool:
    return card.type != t.GOLD or card.boxed


def edition_of(card: Facts) -> str:
    return WITH_EXPANSION.get(card.edition, card.edition)


def order(id: str) -> tuple[int, int, str]:
    card = all_facts()[id]
    return card.type, card.cost, card.name
