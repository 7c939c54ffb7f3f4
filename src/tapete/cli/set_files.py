"""The files of a set of cards from outside, ready to be installed or named in ``TAPETE_SETS`` (docs/plugins.md)."""

import json
from pathlib import Path
from typing import Any

from tapete.cli.text import Phrase, Problem
from tapete.core.language import Words
from tapete.core.pool import DOT
from tapete.games.sets import ABOUT, CARDS, FACTS, FOLDERS, GROUP

NOT_A_SET = Phrase(
    es="{folder} no es un set de {game}: hace falta su {file} (tapete new-set)",
    en="{folder} is no set of {game}: it needs its {file} (tapete new-set)",
)
THERE = Phrase(es="el set ya tiene una carta «{id}»", en="the set has a card '{id}' already")

FIRST = Words("Primera", "First")
# what is printed on a card, where the game keeps that in a file; {id}, {set}, {es} and {en} are filled in
ROWS: dict[str, dict[str, Any]] = {
    "keyforge": {
        "id": "{id}", "set": "{set}", "number": "001", "es": "{es}", "en": "{en}", "house": "brobnar", "type": "creature",
        "power": 3, "armor": 0, "aember": 0, "traits": ["giant"], "keywords": [], "rarity": "Common",
    },
    "mitos_y_leyendas": {
        "id": "{id}", "name": "{es}", "edition": "{set}", "number": 1, "type": "ally", "cost": 2, "strength": 2, "races": [],
        "frequency": "vasallo", "unique": False, "text": False, "named": False,
    },
    "res_arcana": {
        "id": "{id}", "kind": "artifact", "es": "{es}", "en": "{en}", "cost": {"any": 2}, "points": 1, "types": [],
        "first_game_set": None, "tile": None, "scoring": None,
    },
}  # fmt: skip
# how a declaration begins, and a card in it
HEADS = {
    "keyforge": "from tapete.games.keyforge.vocabulary.lexicon import *\n",
    "mitos_y_leyendas": (
        '# A card without a text box is its facts alone; one with `"text": true` is declared here.\n'
        "from tapete.games.mitos_y_leyendas.vocabulary.lexicon import *\n"
    ),
    "res_arcana": "from tapete.games.res_arcana.catalogue import component\n",
    "atrum_arena": "from tapete.games.atrum_arena.vocabulary.short import *\n",
    "dungeon_alliance": (
        "from tapete.games.dungeon_alliance.catalogue import upgrade\nfrom tapete.games.dungeon_alliance.things import MELEE\n"
    ),
}
DECLARATIONS = {
    "keyforge": 'card("{id}", on_play(gain(1)))\n',
    "mitos_y_leyendas": "",
    "res_arcana": 'component("{id}")\n',
    "atrum_arena": (
        'reptante("{id}", "{es}", "{en}", "zarpazo-0", "zarpazo-2", "rugido-de-guerra-1", "lomo-erizado-1", "rastreo-0")\n'
    ),
    "dungeon_alliance": 'upgrade(1, 2, "{id}", "{es}", "{en}", "weapon", "gold", bonus=((MELEE, 1),))\n',
}
PROJECT = """[build-system]
requires = ["setuptools>=68"]
build-backend = "setuptools.build_meta"

[project]
name = "{package}"
version = "1.0"
dependencies = ["tapete"]

[project.entry-points."{group}"]
{id} = "{package}"

[tool.setuptools]
packages = ["{package}"]

[tool.setuptools.package-data]
{package} = ["*.json"]
"""
TEST = '''"""The cards of the set. Run it with pytest where Tapete is installed: pip install . && pytest"""

import os
from pathlib import Path

os.environ.setdefault("{variable}", str(Path(__file__).parent / "{package}"))

from tapete.games import find, sets


def test_the_cards_of_the_set_are_in_the_catalogue():
    game = find("{game}")
    assert "{id}" in sets.sets_of("{game}")
    assert "{id}{dot}first" in game.catalogue


def test_a_game_that_names_the_set_is_played():
    from tapete.contract import check_game

    check_game(find("{game}"), games=2)
'''


def new_set(folder: Path, game: str, id: str, name: Words) -> list[Path]:
    """A package with a set of one card."""
    package = f"tapete_{game}_{id}"
    inside = folder / package
    about = {"game": game, "id": id, "es": name.es, "en": name.en}
    inside.mkdir(parents=True)
    files = {
        folder / "pyproject.toml": PROJECT.format(package=package, group=GROUP, id=id),
        folder / f"test_{id}.py": TEST.format(variable=FOLDERS, package=package, game=game, id=id, dot=DOT),
        inside / "__init__.py": "",
        inside / ABOUT: written(about),
        inside / CARDS: f'"""{name.en}."""\n\n{HEADS[game]}',
    }
    if game in ROWS:
        files[inside / FACTS] = "[]\n"
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
    add_card(inside, game, "first", FIRST)
    return list(files)


def add_card(inside: Path, game: str, card: str, name: Words) -> list[Path]:
    """One more card of a set: its facts, where the game keeps them in a file, and its declaration."""
    about = read(inside / ABOUT)
    if not isinstance(about, dict) or about.get("game") != game:
        raise Problem(NOT_A_SET, folder=inside, game=game, file=ABOUT)
    set_id = str(about["id"])
    fields = {"id": f"{set_id}{DOT}{card}", "set": set_id, "es": name.es, "en": name.en}
    declarations = inside / CARDS
    before = declarations.read_text(encoding="utf-8")
    rows = read(inside / FACTS) if game in ROWS else []
    if f'"{fields["id"]}"' in before or fields["id"] in [row["id"] for row in rows]:
        raise Problem(THERE, id=fields["id"])
    if game in ROWS:
        filled = {key: value.format(**fields) if isinstance(value, str) else value for key, value in ROWS[game].items()}
        if "number" in filled:
            filled["number"] = type(filled["number"])(len(rows) + 1)
        (inside / FACTS).write_text(written([*rows, filled]), encoding="utf-8")
    quoted = {key: value.replace("\\", "\\\\").replace('"', '\\"') for key, value in fields.items()}
    declarations.write_text(before + ("\n" if before else "") + DECLARATIONS[game].format(**quoted), encoding="utf-8")
    return [inside / FACTS, declarations] if game in ROWS else [declarations]


def read(file: Path) -> Any:
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"
