"""Constants say where their rows lie: a zone, or a counter of cards, players or the table, under the number that its name has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tapete import games

ROWS = ("ZONES", "CARD_FIELDS", "PLAYER_FIELDS", "WORLD_FIELDS")

# Constants whose row is called otherwise in documents, as players say it, or is the first of several.
ALSO = {
    "atrum_arena": {"TOKENS": "token_beast"},
    "dungeon_alliance": {"BY": "by_1", "FIRST": "first_player"},
    "keyforge": {
        "AMBER": "aember",
        "POWER_UP": "power_counters",
        "COUNTER": "counters",
        "POOL": "aember",
        "KEYS_NOW": "keys_this_turn",
        "KEYS_BEFORE": "keys_last_turn",
        "FIRST": "first_player",
    },
    "mitos_y_leyendas": {"FOUGHT": "blocked", "MEANT": "virtual_for_something", "NARROW": "virtual_for_talismans"},
    "res_arcana": {"FIRST": "first_player", "FLIPPED": "token_flipped"},
}

# Rows that are reached from the first of several, or by the number of an essence, a purpose or a type.
AMONG = {
    "atrum_arena": frozenset({"token_fallen", "token_skeleton", "token_golem", "token_zombie"}),
    "dungeon_alliance": frozenset({"by_2", "by_3", "by_4"}),
    "mitos_y_leyendas": frozenset(
        f"virtual_for_{purpose}"
        for purpose in (
            *("weapons", "weapons_or_totems", "things", "vampires", "werewolves", "shamans"),
            *("abilities_of_creatures", "knights_weapons", "knights"),
        )
    ),
    "res_arcana": frozenset({"elan", "life", "calm", "death", "gold"}),
}


def numbered(source: str, values: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Each table of rows of a module, with the constants declared right before it, in rising order."""
    run: list[str] = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        name = node.target.id
        value = values[name]
        if isinstance(value, int):
            rising = run and value > values[run[-1]] >= 0
            run = [*run, name] if rising else [name]
        elif name in ROWS:
            yield name, run
            run = []


def misplaced(source: str, values: dict[str, Any], also: dict[str, str], among: frozenset[str]) -> list[str]:
    """The constants that number another row than the one they are named for, and the rows that none numbers."""
    found = []
    for table, names in numbered(source, values):
        rows = [getattr(row, "id", row) for row in values[table]]
        named: set[int] = set()
        for name in names:
            at = values[name]
            named.add(at)
            if at >= len(rows) or rows[at] != also.get(name, name.lower()):
                found.append(f"{name} = {at}: {table} has {rows[at] if at < len(rows) else 'no such row'}")
        bare = [row for at, row in enumerate(rows) if at not in named and row not in among]
        found += [f"{table}: no constant numbers {row}" for row in bare]
    return found


@pytest.mark.parametrize("game", games.ids())
def test_every_constant_numbers_the_row_it_is_named_for(game: str) -> None:
    things = import_module(f"tapete.games.{game}.things")
    source = (Path(games.__path__[0]) / game / "things.py").read_text(encoding="utf-8")
    tables = dict(numbered(source, vars(things)))
    assert set(tables) == set(ROWS) and sum(map(len, tables.values())) > 20
    assert misplaced(source, vars(things), ALSO[game], AMONG.get(game, frozenset())) == []


def test_a_constant_that_numbers_another_row_is_named() -> None:
    source = "DECK: int = 0\nHAND: int = 1\nZONES: tuple = ()\nLATE: int = 7\nCARD_FIELDS: tuple = ()\n"
    values = {"DECK": 0, "HAND": 1, "ZONES": ("hand", "hand"), "LATE": 7, "CARD_FIELDS": ("late",)}
    assert misplaced(source, values, {}, frozenset()) == [
        "DECK = 0: ZONES has hand",
        "LATE = 7: CARD_FIELDS has no such row",
        "CARD_FIELDS: no constant numbers late",
    ]
