"""Archon decks (KF-overview-03, KF-component-02)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from tapete.core import randomness
from tapete.core.pool import FIELD, JOIN
from tapete.core.position import card_list, expected
from tapete.core.refusal import BadDocument
from tapete.games import sets
from tapete.games.keyforge.catalogue import DECLARED, SETS, all_facts, cards_of, load
from tapete.games.keyforge.houses import house_list, house_number, no_entry
from tapete.games.keyforge.imports import missing_cards, problems, read_one, simple
from tapete.games.keyforge.things import HOUSES, Card

ANY_DECK: Final = "any_deck"


class Deck:
    """An Archon deck: its name, its three houses, and its cards with the house printed on each copy."""

    def __init__(
        self, name: str, houses: tuple[int, ...], cards: tuple[tuple[str, int], ...], left_out: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.houses = houses
        self.cards = cards
        self.left_out = left_out  # what its copies carry elsewhere and not here (see ``imports.py``)

    def data(self) -> dict[str, object]:
        """The deck as plain data, for setups and records."""
        data: dict[str, object] = {
            "name": self.name,
            "houses": [HOUSES[house] for house in self.houses],
            "cards": [[id, HOUSES[house]] for id, house in self.cards],
        }
        if self.left_out:
            data["left_out"] = list(self.left_out)
        return data


def is_own_form(data: dict[str, object]) -> bool:
    """Whether a deck is written as we do, and not by another program."""
    cards = data.get("cards")
    foreign = isinstance(cards, list) and bool(cards) and isinstance(cards[0], dict)
    return not foreign and not any([field in data for field in ("data", "deck", "housesAndCards")])


def lawful_deck(data: object, field: str) -> Deck:
    """A deck that may be played: an Archon's, whole and unchanged (KF-overview-03, KF-component-02)."""
    deck = read_deck(data, field)
    found = problems(deck.data())
    if found:
        raise BadDocument(
            field,
            f"{'; '.join([each.es for each in found])}; con {ANY_DECK} se juega aun así",
            f"{'; '.join([each.en for each in found])}; {ANY_DECK} allows it all the same",
        )
    return deck


def read_deck(data: object, field: str = "deck") -> Deck:
    """A deck from plain data: ``{"name", "houses", "cards": [id or [id, house], …]}``, or as another program writes it."""
    if not isinstance(data, dict):
        raise expected(field, "un objeto con name, houses y cards", "an object with name, houses and cards", data)
    if not is_own_form(data):
        data = read_one(data, field)
    houses = house_list(data.get("houses"), f"{field}.houses")
    if len(set(houses)) != 3:
        given = len(set(houses))
        raise BadDocument(
            f"{field}.houses",
            f"hacen falta tres casas distintas, no {given} (KF-component-02)",
            f"expected three different houses, not {given} (KF-component-02)",
        )
    listed: list[tuple[str, int]] = []
    unknown: list[str] = []
    missing: list[str] = []
    for at, entry in enumerate(card_list(data.get("cards"), f"{field}.cards")):
        id = entry[0] if isinstance(entry, list) and entry else entry
        if not isinstance(id, str):
            raise no_entry(f"{field}.cards[{at}]", entry)
        card = DECLARED.get(id)
        if card is None:
            (missing if id in all_facts() else unknown).append(id)
            continue
        house = card.house
        if isinstance(entry, list) and len(entry) > 1 and entry[1]:
            house = house_number(entry[1], f"{field}.cards")
        listed.append((id, house))
    if unknown:
        ids = ", ".join(sorted(set(unknown)))
        raise BadDocument(f"{field}.cards", f"no se conocen estas cartas: {ids}", f"unknown: {ids}")
    if missing:
        lacking = missing_cards(missing)
        raise BadDocument(f"{field}.cards", lacking.es, lacking.en)
    left_out = data.get("left_out")
    icons = tuple([str(each) for each in left_out]) if isinstance(left_out, list) else ()
    return Deck(str(data.get("name", "")), tuple(houses), tuple(listed), icons)


@cache
def shipped_decks() -> tuple[dict[str, object], ...]:
    """The real decks of the data file whose cards are all implemented."""
    load()
    text = (files("tapete.games.keyforge") / "data" / "decks.json").read_text(encoding="utf-8")
    found: list[dict[str, object]] = []
    for row in json.loads(text):
        copies: list[list[str]] = []
        for id, count, maverick in row["cards"]:
            house = maverick or (HOUSES[DECLARED[id].house] if id in DECLARED else "")
            copies += [[id, house]] * int(count)
        if all([entry[0] in DECLARED for entry in copies]):
            found.append({"name": row["name"], "houses": row["houses"], "cards": copies})
    return tuple(found)


FIRST_SET: Final = "CotA"
MOST_DIGITS: Final = 9  # of the number of a random deck asked for by its name
RARITY_WEIGHTS: Final = {"Common": 58, "Uncommon": 28, "Rare": 13, "Fixed": 1, "Variant": 1, "Special": 1}


def random_deck(number: int, set: str = FIRST_SET, added: tuple[str, ...] = ()) -> dict[str, object]:
    """A deck of three houses of a set with twelve of its cards each, for play without a collection; also of sets from outside.

    Of a hundred cards about 58 are common, 28 uncommon and 13 rare, as in real decks; within a rarity every card that the set
    prints in the house is as likely as another, and copies may repeat. What the facts give no frequency for never comes: an
    Anomaly, a Maverick, a card of an earlier set that this one does not print.
    """
    if set not in SETS:
        raise unknown_set(set)
    by_house: dict[int, list[Card]] = {}
    sets_drawn_on = [set, *added]
    for name in sets_drawn_on:
        for card in cards_of(name):
            if card.house >= 0:
                by_house.setdefault(card.house, []).append(card)
    enough = sorted([house for house, cards in by_house.items() if len(cards) >= 4])
    houses = sorted(randomness.shuffled(number, 1, enough)[:3])
    cards: list[list[str]] = []
    for house in houses:
        rarities = by_rarity(by_house[house])
        for slot in range(12):
            pick = weighted(rarities, number, 1000 * (house + 1) + 2 * slot)
            cards.append([pick.id, HOUSES[house]])
    of = JOIN.join(sets_drawn_on)
    name = f"#{number}" if of == FIRST_SET else f"{of} #{number}"
    return {"name": name, "houses": [HOUSES[house] for house in houses], "cards": cards}


def unknown_set(written: str) -> BadDocument:
    es = ", ".join([f"{id} ({name.es})" for id, name in SETS.items()])
    en = ", ".join([f"{id} ({name.en})" for id, name in SETS.items()])
    return BadDocument("set", f"no hay ningún set «{written}»; hay {es}", f"there is no set '{written}'; there are {en}")


def set_named(written: str) -> str:
    """The set that a person means by its letters or by its name in either language."""
    wanted = simple(written)
    for id, name in SETS.items():
        if wanted in (simple(id), simple(name.es), simple(name.en)):
            return id
    raise unknown_set(written)


def generated_deck(name: str) -> dict[str, object] | None:
    """The random deck of a name such as ``#7`` or ``AoA #7``; None if the text is no such name."""
    set, sign, number = name.strip().rpartition("#")
    if not sign or not (number.isascii() and number.isdigit()) or len(number) > MOST_DIGITS or "\n" in set:
        return None
    first, *added = set.strip().split(JOIN)
    of = sets.asked("keyforge", {FIELD: JOIN.join(added)})
    return random_deck(int(number), set_named(first) if first else FIRST_SET, of)


def by_rarity(cards: list[Card]) -> list[tuple[int, list[Card]]]:
    """Cards by their rarity, in the order of their names, with the weights above."""
    rarities = sorted({card.rarity for card in cards})
    return [(RARITY_WEIGHTS.get(rarity, 1), [card for card in cards if card.rarity == rarity]) for rarity in rarities]


def weighted(rarities: list[tuple[int, list[Card]]], key: int, counter: int) -> Card:
    """A card, its rarity drawn first by its weight and then the card within it."""
    ticket = randomness.number(key, counter, sum([weight for weight, _ in rarities]))
    at = 0
    while ticket >= rarities[at][0]:
        ticket -= rarities[at][0]
        at += 1
    own = rarities[at][1]
    return own[randomness.number(key, counter + 1, len(own))]


def decks_of_sets(number: int, added: tuple[str, ...]) -> list[dict[str, object]]:
    """Two random decks of the first set and of sets from outside."""
    return [random_deck(2 * number, FIRST_SET, added), random_deck(2 * number + 1, FIRST_SET, added)]


sets.DRAWING["keyforge"] = decks_of_sets


def random_decks(number: int) -> dict[str, object]:
    """Two decks for the n-th game of a simulation: real ones when there are enough, else generated."""
    real = shipped_decks()
    if len(real) >= 2 and number % 2 == 0:
        first = randomness.number(number, 1, len(real))
        second = (first + 1 + randomness.number(number, 2, len(real) - 1)) % len(real)
        return {"decks": [real[first], real[second]]}
    return {"decks": [random_deck(2 * number), random_deck(2 * number + 1)]}
