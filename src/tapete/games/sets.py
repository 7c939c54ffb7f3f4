"""Sets of cards from outside for the games there are: an expansion of one's own, in a package or in a folder.

A set is a folder with ``set.json`` (which game, its id and names), ``facts.json`` (what is printed, in the form of the game's
data; not in every game) and ``cards.py`` (the declarations). It is found where an installed package names it as an entry point of
the group ``tapete.sets``, or where the variable ``TAPETE_SETS`` names its folder (docs/plugins.md).

A card of a set has an id with a dot, ``set.card``, and no official id has one: so the two cannot be mistaken for each other. It
takes part only in a game whose setup names the set: ``{"sets": "embers"}``, or ``"embers+frost"`` for two.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from tapete.core.game import Choice
from tapete.core.language import Words
from tapete.core.pool import DOT, FIELD, JOIN, set_of
from tapete.core.refusal import BadDocument

GROUP: Final = "tapete.sets"
FOLDERS: Final = "TAPETE_SETS"
ABOUT: Final = "set.json"
FACTS: Final = "facts.json"
CARDS: Final = "cards.py"
NAME: Final = Words("Sets de fuera", "Sets from outside")
NONE: Final = Words("Ninguno", "None")

Decks = Callable[[int, tuple[str, ...]], list[dict[str, object]]]
DRAWING: Final[dict[str, Decks]] = {}  # how two random decks with cards of sets are drawn, in games played with decks


class CardSet:
    """A set from outside."""

    def __init__(self, id: str, game: str, name: Words, folder: Path) -> None:
        self.id = id
        self.game = game
        self.name = name
        self.folder = folder


def folders() -> list[Path]:
    """Where sets lie: in installed packages, then where the variable says."""
    found: list[Path] = []
    for entry in sorted(entry_points(group=GROUP)):
        spec = find_spec(entry.module)
        if spec is not None and spec.origin:
            found.append(Path(spec.origin).parent)
    written = os.environ.get(FOLDERS, "")
    return found + [Path(each) for each in written.split(os.pathsep) if each]


@cache
def every() -> tuple[CardSet, ...]:
    """The sets there are, of all games."""
    found: list[CardSet] = []
    for folder in folders():
        about = read(folder / ABOUT)
        if not isinstance(about, dict) or any([not isinstance(about.get(word), str) for word in ("game", "id", "es", "en")]):
            raise broken(folder / ABOUT, "hacen falta game, id, es y en", "expected game, id, es and en")
        id = str(about["id"])
        if not id.isidentifier() or id != id.lower():
            raise broken(folder / ABOUT, f"«{id}» no vale como id: letras, números y «_»", f"'{id}' is no id: letters, digits, '_'")
        game = str(about["game"])
        if any([each.id == id and each.game == game for each in found]):
            raise broken(folder / ABOUT, f"ya hay un set «{id}»", f"there is a set '{id}' already")
        found.append(CardSet(id, game, Words(str(about["es"]), str(about["en"])), folder))
    return tuple(found)


def sets_of(game: str) -> dict[str, CardSet]:
    """The sets of a game by their ids."""
    return {each.id: each for each in every() if each.game == game}


def read(file: Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise broken(file, f"no se puede leer: {error}", f"it cannot be read: {error}") from error


def broken(file: Path, es: str, en: str) -> BadDocument:
    return BadDocument(str(file), es, en)


@cache
def facts(game: str) -> list[dict[str, object]]:
    """What is printed on the cards of all sets of a game, in the form of its data."""
    found: list[dict[str, object]] = []
    for each in sets_of(game).values():
        file = each.folder / FACTS
        rows = read(file) if file.is_file() else []
        if not isinstance(rows, list):
            raise broken(file, "hace falta una lista de cartas", "expected a list of cards")
        for row in rows:
            if not isinstance(row, dict) or set_of(str(row.get("id"))) != each.id:
                given = row.get("id") if isinstance(row, dict) else row
                raise broken(file, f"un id empieza por «{each.id}{DOT}»: {given}", f"an id begins with '{each.id}{DOT}': {given}")
            found.append(row)
    return found


def declare(game: str, declared: dict[str, Any]) -> None:
    """Run the declarations of a game's sets, once; every card they declare must be theirs by its id."""
    for each in sets_of(game).values():
        file = each.folder / CARDS
        before = set(declared)
        name = f"tapete_sets_{game}_{each.id}"
        if name in sys.modules:
            continue
        spec = spec_from_file_location(name, file)
        if spec is None or spec.loader is None or not file.is_file():
            raise broken(file, "no está", "it is not there")
        module = module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            del sys.modules[name]
            what = f"{type(error).__name__}: {error}"
            raise broken(file, f"no se puede declarar: {what}", f"it cannot be declared: {what}") from error
        for id in declared:
            if id not in before and set_of(id) != each.id:
                raise broken(file, f"un id empieza por «{each.id}{DOT}»: {id}", f"an id begins with '{each.id}{DOT}': {id}")


def asked(game: str, setup: dict[str, object]) -> tuple[str, ...]:
    """The sets that a setup names; BadDocument for one that is not there."""
    written = setup.get(FIELD)
    if written is None or written == "":
        return ()
    known = sets_of(game)
    if not isinstance(written, str):
        raise BadDocument(FIELD, "hace falta el id de un set, o varios con «+»", "expected a set's id, or several with '+'")
    ids = tuple(dict.fromkeys(written.split(JOIN)))
    for id in ids:
        if id not in known:
            there = ", ".join(known)
            raise BadDocument(
                FIELD,
                f"no hay ningún set «{id}» de fuera para este juego; " + (f"hay: {there}" if there else "no hay ninguno"),
                f"there is no set '{id}' from outside for this game; " + (f"there are: {there}" if there else "there is none"),
            )
    return ids


def taking_part(ids: Iterable[str], sets: tuple[str, ...]) -> list[str]:
    """The cards that take part in a game: the official ones, and those of the sets that its setup names."""
    return [id for id in ids if not set_of(id) or set_of(id) in sets]


def check(ids: Iterable[str], sets: tuple[str, ...], field: str) -> None:
    """What somebody brings may only hold cards that take part."""
    for id in ids:
        own = set_of(id)
        if own and own not in sets:
            raise BadDocument(
                field,
                f"{id} es de un set de fuera; la partida tiene que nombrarlo: {FIELD}: {own}",
                f"{id} is of a set from outside, which the setup has to name: {FIELD}: {own}",
            )


def choices(game: str) -> tuple[Choice, ...]:
    """What can be settled about sets before a game; nothing where there are none."""
    known = sets_of(game)
    if not known:
        return ()
    values: list[tuple[object, Words]] = [(None, NONE)]
    for each in known.values():
        values.append((each.id, each.name))
    return (Choice(FIELD, NAME, tuple(values)),)


def drawn(game: str, number: int, setup: dict[str, object], wanted: object) -> dict[str, object]:
    """A random setup of a game that is to have cards of sets: where decks are brought, they are drawn with those cards."""
    if not isinstance(wanted, str) or not wanted or "decks" not in setup or game not in DRAWING:
        return setup
    return {**setup, "decks": DRAWING[game](number, asked(game, {FIELD: wanted}))}
