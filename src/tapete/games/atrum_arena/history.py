"""Official changes, replacements, bans and misprints (III.1), from the data file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from tapete.core.language import EN, Words

REPLACES = Words("se juega en lugar de {power}, prohibido", "played in place of {power}, which is banned")
UNDATED = Words("sin fecha", "undated")
MISPRINT = Words(
    "errata en {edition}: donde pone «{printed}» se lee «{read}»", "misprint in {edition}: for '{printed}' read '{read}'"
)


@cache
def records() -> dict[str, list[dict[str, object]]]:
    """The lists of the file by their names."""
    text = (files("tapete.games.atrum_arena") / "data" / "history.json").read_text(encoding="utf-8")
    found: dict[str, list[dict[str, object]]] = json.loads(text)
    return found


def banned() -> dict[str, str]:
    """Each banned power and the one that is played in its place."""
    return {str(row["power"]): str(row["replaced_by"]) for row in records()["banned"]}


def changes(key: str, lang: str) -> list[str]:
    """What has officially changed about a power, in the order of the dates, each with its clause."""
    told: list[str] = []
    for row in sorted(records()["changes"], key=dated):
        if row["power"] == key:
            date = str(row["date"]) if row["date"] else UNDATED.text(lang)
            told.append(f"{date}: {row['en' if lang == EN else 'es']} ({row['clause']})")
    for row in records()["banned"]:
        if row["replaced_by"] == key:
            told.append(f"{row['since']}: {REPLACES.fill(lang, power=str(row['name']))} ({row['clause']})")
    for row in records()["misprints"]:
        if row["power"] == key and row["printed"]:
            said = MISPRINT.fill(lang, edition=str(row["edition"]), printed=str(row["printed"]), read=str(row["read"]))
            told.append(f"{said} ({row['clause']})")
    return told


def dated(row: dict[str, object]) -> str:
    return str(row["date"] or "")


def misprint(clause: str) -> dict[str, object]:
    """The misprint that a clause corrects."""
    for row in records()["misprints"]:
        if row["clause"] == clause:
            return row
    raise LookupError(f"no misprint {clause}")


def corrected(name: str) -> str:
    """A power's name as it is to be read, from a name as some edition printed it."""
    for row in records()["misprints"]:
        if row["printed"] == name:
            return str(row["read"])
    return name


def unknown_cards() -> list[str]:
    """Reptantes and powers that the rulebook names without telling what they do: they cannot be implemented from it."""
    return [str(row["id"]) for name in ("official_reptantes", "powers_without_effect") for row in records()[name]]


def official_unique(reptante: str) -> list[str]:
    """The unique powers an official reptante is known to play with, replacements of banned ones included (AA-trn-22)."""
    return [str(row["replaced_by"]) for row in records()["banned"] if reptante in list_of(row["reptantes"])]


def list_of(value: object) -> list[object]:
    return value if isinstance(value, list) else []
