"""Which cards take part in a game: the official ones, and those of sets from outside that the setup names (games/sets.py)."""

from __future__ import annotations

from typing import Final

FIELD: Final = "sets"  # of a setup
JOIN: Final = "+"  # between the sets it names
DOT: Final = "."  # between a set and its card; no official id has one


def set_of(id: str) -> str:
    """The set from outside that a card belongs to; "" for an official one.

    >>> set_of("embers.spark"), set_of("dust-imp")
    ('embers', '')
    """
    head, dot, _ = id.partition(DOT)
    return head if dot else ""


def named(setup: dict[str, object]) -> tuple[str, ...]:
    """The sets that a setup names, whether they are there or not."""
    written = setup.get(FIELD)
    return tuple(written.split(JOIN)) if isinstance(written, str) and written else ()
