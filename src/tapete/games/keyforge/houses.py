"""How documents name houses, and what is said where they name none."""

from __future__ import annotations

from tapete.core.position import described, expected, near
from tapete.core.refusal import BadDocument
from tapete.games.keyforge.things import HOUSES


def no_house(field: str, name: object) -> BadDocument:
    """A word that is none of the houses."""
    found, hint = described(name), near(str(name), list(HOUSES))
    return BadDocument(field, f"no hay ninguna casa {found.es}{hint.es}", f"there is no house {found.en}{hint.en}")


def house_number(name: object, field: str) -> int:
    """A house by the word that documents use for it."""
    if not isinstance(name, str) or name not in HOUSES:
        raise no_house(field, name)
    return HOUSES.index(name)


def house_list(names: object, field: str) -> list[int]:
    if not isinstance(names, list):
        raise expected(field, "una lista de casas", "a list of houses", names)
    return [house_number(name, field) for name in names]


def no_entry(field: str, item: object) -> BadDocument:
    """Something that is not a card of a list."""
    es, en = "el identificador de una carta, o una lista con él y la casa", "a card id, or a list of id and house"
    return expected(field, es, en, item)
