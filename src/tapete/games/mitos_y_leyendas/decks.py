"""Decks: what makes one legal, and those that come with the game (ML-deck-01 to ML-deck-13)."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Final

from tapete.core import randomness
from tapete.core.pool import JOIN
from tapete.core.position import card_list, expected, near, plain, quoted, unknown_card
from tapete.core.refusal import BadDocument, EngineError, Refusal
from tapete.games import sets
from tapete.games.mitos_y_leyendas import formats
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.catalogue import DECLARED, Facts, all_facts
from tapete.games.mitos_y_leyendas.things import Card

SIZE: Final = 50
COPIES: Final = 3
TRIES: Final = 5000  # draws for a random deck, of which most succeed
FREQUENCIES: Final[tuple[str, ...]] = (
    "real",
    "cortesano",
    "vasallo",
    "promocional",
)  # a reprint keeps the one it had at first (ML-scope-06)
UNLIMITED: Final = {"Cinturón de Thor": SIZE, "Katana": SIZE}  # names whose own text allows more copies (ML-deck-09)


# -- what a deck is


def entries(deck: dict[str, object]) -> list[tuple[str, int]]:
    """The cards of a deck with their counts: ``cards`` lists ids, or pairs of id and count."""
    found: list[tuple[str, int]] = []
    for at, item in enumerate(card_list(deck.get("cards"), "cards")):
        if isinstance(item, str):
            found.append((item, 1))
        elif isinstance(item, list) and len(item) == 2 and isinstance(item[0], str) and is_count(item[1]):
            found.append((item[0], item[1]))
        else:
            raise BadDocument(
                f"cards[{at}]",
                "hace falta el identificador de una carta, o el identificador y cuántas (1 o más)",
                "expected a card's id, or the id and how many (1 or more)",
            )
    return found


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def problems(deck: dict[str, object]) -> list[Refusal]:
    """Everything that keeps a deck from being legal, each with its clause."""
    found: list[Refusal] = []
    listed = entries(deck)
    facts = all_facts()
    unknown = [id for id, _ in listed if id not in facts]
    for id in unknown:
        wrong = unknown_card("cards", id, list(facts)).reason
        found.append(Refusal("ML-scope-02", wrong.es, wrong.en))
    known = [(facts[id], count) for id, count in listed if id in facts]
    total = sum([count for _, count in listed])
    if total != SIZE:
        es, en = ("1 carta", "1 card") if total == 1 else (f"{total} cartas", f"{total} cards")
        found.append(Refusal("ML-deck-01", f"tiene {es}; son {SIZE}", f"it has {en}; a deck has {SIZE}"))
    found += too_many(known)
    found += too_rare(deck, known)
    kind = formats.asked(deck)
    if kind is not None:
        found += kind.breaches([card for card, _ in known])
    if not any([is_plain_gold(card) for card, _ in known]):
        found.append(
            Refusal("ML-deck-07", "le falta un Oro sin habilidad para empezar", "it lacks an Oro without ability to start with")
        )
    return found


def too_many(known: list[tuple[Facts, int]]) -> list[Refusal]:
    """Three copies of a name, one of a unique card; Oros without ability as many as one likes (ML-deck-02 to ML-deck-06)."""
    found: list[Refusal] = []
    names: Counter[str] = Counter()
    for card, count in known:
        if not is_plain_gold(card):
            names[card.name] += count
    for name, count in sorted(names.items()):
        if count > UNLIMITED.get(name, COPIES):
            found.append(
                Refusal("ML-deck-02", f"{count} copias de {name}; caben {COPIES}", f"{count} copies of {name}; {COPIES} fit")
            )
    uniques: Counter[str] = Counter()
    for card, count in known:
        if card.unique:
            uniques[card.id] += count
    for id, count in sorted(uniques.items()):
        if count > 1:
            name = all_facts()[id].name
            found.append(
                Refusal("ML-deck-04", f"{count} copias de {name}, que es Única", f"{count} copies of {name}, which is Unique")
            )
    return found


def too_rare(deck: dict[str, object], known: list[tuple[Facts, int]]) -> list[Refusal]:
    """A deck for a restricted format says which ``frequencies`` it keeps to; otherwise they do not matter (ML-deck-12)."""
    allowed = deck.get("frequencies")
    if allowed is None:
        return []
    if not isinstance(allowed, list) or any([each not in FREQUENCIES for each in allowed]):
        there = ", ".join(FREQUENCIES)
        raise BadDocument("frequencies", f"hace falta una lista con algunas de estas: {there}", f"expected a list of {there}")
    listed = ", ".join([str(each) for each in allowed])
    return [
        Refusal(
            "ML-deck-12",
            f"{card.name} es {card.frequency}; este formato admite {listed}",
            f"{card.name} is {card.frequency}; this format allows {listed}",
        )
        for card, _ in known
        if card.frequency in FREQUENCIES and card.frequency not in allowed  # Oros without one are anybody's
    ]


def is_plain_gold(card: Facts) -> bool:
    return card.type == t.GOLD and not card.boxed


def missing(deck: dict[str, object]) -> list[str]:
    """The cards of a deck that cannot be played yet."""
    return sorted({id for id, _ in entries(deck) if id not in DECLARED})


# -- decks that come with the game


@cache
def shipped_decks() -> tuple[dict[str, object], ...]:
    text = (files("tapete.games.mitos_y_leyendas") / "data" / "decks.json").read_text(encoding="utf-8")
    decks: list[dict[str, object]] = json.loads(text)
    return tuple(decks)


def find_deck(name: str) -> dict[str, object] | None:
    for deck in shipped_decks():
        if plain(str(deck["name"])) == plain(name):
            return deck
    return None


@cache
def pool(types: tuple[int, ...], boxed: bool, declared: int, added: tuple[str, ...] = ()) -> list[Card]:
    """The cards of some types that a random deck draws on, with or without Oros that have an ability."""
    able = [DECLARED[id] for id in sets.taking_part(DECLARED, added)]
    return [card for card in able if card.type in types and (card.type != t.GOLD or not card.boxed or boxed)]


def random_deck(number: int, added: tuple[str, ...] = ()) -> dict[str, object]:
    """A legal deck of cards that can be played, also of sets from outside: 21 Allies, 13 others and 16 Oros."""
    cards: Counter[str] = Counter()
    names: Counter[str] = Counter()
    counter = 0
    for types, size in (((t.ALLY,), 21), ((t.TALISMAN,), 8), ((t.WEAPON, t.TOTEM), 5), ((t.GOLD,), 16)):
        able = pool(types, bool(number % 2), len(DECLARED), added)
        taken = 0 if able else size
        while taken < size:
            counter += 1
            if counter > TRIES:
                raise EngineError("too few cards are declared to make a deck of them")
            card = able[randomness.number(number + 1, counter, len(able))]
            free = card.type == t.GOLD and not card.boxed
            if not free and (names[card.name.es] >= COPIES or (card.unique and cards[card.id])):
                continue
            if card.boxed and card.type == t.GOLD and taken < 8:
                continue
            cards[card.id] += 1
            names[card.name.es] += 0 if free else 1
            taken += 1
    return {"name": " ".join([JOIN.join(added), f"#{number}"]).strip(), "cards": [[id, count] for id, count in cards.items()]}


def decks_of_sets(number: int, added: tuple[str, ...]) -> list[dict[str, object]]:
    """Two random decks that may hold cards of sets from outside."""
    return [random_deck(2 * number, added), random_deck(2 * number + 1, added)]


sets.DRAWING["mitos_y_leyendas"] = decks_of_sets


def random_decks(number: int) -> dict[str, object]:
    """Two decks for the n-th game of a simulation: shipped ones and generated ones in turn."""
    shipped = shipped_decks()
    if len(shipped) >= 2 and number % 2 == 0:
        first = randomness.number(number, 1, len(shipped))
        second = (first + 1 + randomness.number(number, 2, len(shipped) - 1)) % len(shipped)
        return {"decks": [shipped[first], shipped[second]]}
    return {"decks": [random_deck(2 * number), random_deck(2 * number + 1)]}


# -- what is no deck


def no_deck(field: str, item: object) -> BadDocument:
    """Neither a deck nor the name of one that comes with the game."""
    if not isinstance(item, str):
        return expected(
            field, "un mazo, o el nombre de uno de los que vienen con el juego", "a deck, or a shipped one's name", item
        )
    told, hint = quoted(item), near(item, [str(each["name"]) for each in shipped_decks()])
    return BadDocument(field, f"no hay ningún mazo {told.es}{hint.es}", f"no deck {told.en}{hint.en}")
