"""What installed packages bring: bots and games, declared as entry points (docs/plugins.md)."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

BOTS = "tapete.bots"
GAMES = "tapete.games"


@cache
def declared(group: str) -> dict[str, EntryPoint]:
    """What packages declare of a group, by name."""
    return {each.name: each for each in sorted(entry_points(group=group))}


def folder(entry: EntryPoint) -> Path | None:
    """The folder of what an entry point names, if it has one."""
    found = find_spec(entry.module)
    return Path(found.origin).parent if found is not None and found.origin else None
