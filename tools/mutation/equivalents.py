"""Mutants that make no difference, each with the reason: one list for each target, read by the tool and by people."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import yaml
from tools.mutation.changes import Mutant

FOLDER = "tests/mutants"


class BadList(Exception):
    """An entry that is not as it should be."""


@dataclass(frozen=True)
class Equivalent:
    key: tuple[str, str, str, str, str, int]
    reason: str


def place(root: Path, target: str) -> Path:
    return root / FOLDER / f"{target}.yaml"


def read(root: Path) -> list[Equivalent]:
    """What all lists hold: a mutant may be met under several targets."""
    found = []
    for file in sorted((root / FOLDER).glob("*.yaml")):
        for entry in yaml.safe_load(file.read_text(encoding="utf-8")) or ():
            found.append(equivalent(file.name, entry))
    return found


def equivalent(where: str, entry: object) -> Equivalent:
    if not isinstance(entry, dict):
        raise BadList(f"{where}: {entry!r} is no entry; it needs file, function, code, before, after and reason")
    missing = [name for name in ("file", "function", "code", "before", "after", "reason") if not isinstance(entry.get(name), str)]
    if missing or not entry["reason"].strip():
        raise BadList(f"{where}: {entry!r} lacks {', '.join(missing) or 'a reason'}")
    key = (entry["file"], entry["function"], entry["code"], entry["before"], entry["after"], int(entry.get("nth", 1)))
    return Equivalent(key, entry["reason"])


def unmatched(listed: Iterable[Equivalent], every: Iterable[Mutant], files: list[str]) -> list[Equivalent]:
    """The entries about these files that no mutant matches any more."""
    keys = {mutant.key for mutant in every}
    return [each for each in listed if each.key[0] in files and each.key not in keys]
