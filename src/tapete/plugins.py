"""What installed packages bring: bots and games, declared as entry points (docs/plugins.md)."""

import json
import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

BOTS = "tapete.bots"
GAMES = "tapete.games"
DRAWINGS = "icons.json"

logger = logging.getLogger("tapete.plugins")


@cache
def declared(group: str) -> dict[str, EntryPoint]:
    """What packages declare of a group, by name."""
    return {each.name: each for each in sorted(entry_points(group=group))}


def folder(entry: EntryPoint) -> Path | None:
    """The folder of what an entry point names, if it has one."""
    found = find_spec(entry.module)
    return Path(found.origin).parent if found is not None and found.origin else None


def drawings(game: str) -> dict[str, str]:
    """The pictures that a game of a package brings beside its module: the inside of an SVG of 512 by 512, by their names."""
    entry = declared(GAMES).get(game)
    beside = None if entry is None else folder(entry)
    if beside is None or not (beside / DRAWINGS).is_file():
        return {}
    try:
        brought = json.loads((beside / DRAWINGS).read_text(encoding="utf-8"))
    except ValueError as error:
        logger.warning("the pictures of %s cannot be read: %s", game, error)
        return {}
    if not isinstance(brought, dict):
        logger.warning("the pictures of %s are no object of names and drawings", game)
        return {}
    return {name: body for name, body in brought.items() if isinstance(body, str)}
