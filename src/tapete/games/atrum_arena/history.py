"""Official changes, replacements, bans and misprints (III.1), from the data file."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from tapete.core.language import EN, Words
from tapete.games.atrum_arena.things import ESBIRROS

REPLACES: Final = Words("se juega en lugar de {power}, Poder prohibido", "played in place of {power}, a banned Power")
PLAYS_WITH: Final = Words(
    "juega con {replacement} en lugar de {power}, Poder prohibido", "plays with {replacement} in place of {power}, a banned Power"
)
UNDATED: Final = Words("sin fecha", "undated")
MISPRINT: Final = Words("errata en {edition}{reptante}: {said}", "misprint in {edition}{reptante}: {said}")
ON: Final = Words(" ({name})", " ({name})")
# what a misprint is about
SAID: Final = {
    "text": Words("donde pone «{printed}» se lee «{read}»", "for “{printed}” read “{read}”"),
    "discard": Words("el Esbirro a descartar es {read}, no {printed}", "the minion to discard is {read}, not {printed}"),
    "star": Words("lleva {printed} sin ser un Poder único", "it bears a {printed} without being a unique Power"),
}


@cache
def records() -> dict[str, list[dict[str, object]]]:
    """The lists of the file by their names."""
    text = (files("tapete.games.atrum_arena") / "data" / "history.json").read_text(encoding="utf-8")
    found: dict[str, list[dict[str, object]]] = json.loads(text)
    return found


def banned() -> dict[str, str]:
    """Each banned power and the one that is played in its place."""
    return {str(row["power"]): str(row["replaced_by"]) for row in records()["banned"]}


def in_force(power: str) -> str:
    """The id of the power that is played where this one is printed: its replacement, if it is banned (AA-ban-02, AA-ban-03)."""
    key, _, cost = power.rpartition("-")
    return f"{banned()[key]}-{cost}" if key in banned() else power


def changes(key: str, lang: str) -> list[str]:
    """What has officially changed about a power or a reptante, in the order of the dates, each with its clause."""
    told: list[str] = []
    for row in sorted(records()["changes"], key=dated):
        if row["power"] == key:
            date = str(row["date"]) if row["date"] else UNDATED.text(lang)
            told.append(f"{date}: {row['en' if lang == EN else 'es']} ({row['clause']})")
    for row in records()["banned"]:
        if row["replaced_by"] == key:
            told.append(f"{row['since']}: {REPLACES.fill(lang, power=str(row['name']))} ({row['clause']})")
        clause = clauses_by_reptante(row).get(key)
        if clause is not None:
            said = PLAYS_WITH.fill(lang, power=str(row["name"]), replacement=str(row["replacement"]))
            told.append(f"{row['since']}: {said} ({clause})")
    return told + [misprint(row, lang) for row in records()["misprints"] if row["power"] == key]


def misprint(row: dict[str, object], lang: str) -> str:
    """What is misprinted where, how it is to be read, and the clause that says so."""
    names = {each.id: each.name.text(lang) for each in ESBIRROS}
    printed, read = str(row["printed"]), str(row["read"])
    said = SAID[str(row["what"])].fill(lang, printed=names.get(printed, printed), read=names.get(read, read))
    bearer = ON.fill(lang, name=official_name(str(row["reptante"]))) if "reptante" in row else ""
    edition = str(row["en" if lang == EN else "es"])
    return f"{MISPRINT.fill(lang, edition=edition, reptante=bearer, said=said)} ({row['clause']})"


def official_name(id: str) -> str:
    for row in records()["official_reptantes"]:
        if row["id"] == id:
            return str(row["name"])
    raise LookupError(f"no official reptante {id}")


def dated(row: dict[str, object]) -> str:
    return str(row["date"] or "")


def unknown_cards() -> list[str]:
    """Reptantes and powers that the rulebook names without telling what they do: they cannot be implemented from it."""
    return [str(row["id"]) for name in ("official_reptantes", "powers_without_effect") for row in records()[name]]


def official_unique(reptante: str) -> list[str]:
    """The unique powers an official reptante is known to play with, replacements of banned ones included (AA-trn-22)."""
    return [str(row["replaced_by"]) for row in records()["banned"] if reptante in clauses_by_reptante(row)]


def clauses_by_reptante(row: dict[str, object]) -> dict[object, object]:
    """The reptantes that bear a banned power, with the clauses that give them another."""
    found = row["reptantes"]
    return found if isinstance(found, dict) else {}
