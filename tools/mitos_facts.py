"""Make the facts of the Mitos y Leyendas cards from a folder with the collected printings.

    python tools/mitos_facts.py FOLDER

The folder holds ``cards.json``: one object per printing. What is written is facts alone (names and numbers), never a card's text.
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections import Counter
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "src" / "tapete" / "games" / "mitos_y_leyendas" / "data" / "cards.json"
EDITIONS = {
    "El Reto": "er",
    "El Reto Expansión": "ere",
    "Mundo Gótico": "mg",
    "Mundo Gótico Expansión": "mge",
    "La Ira del Nahual": "in",
    "Ragnarok": "ra",
    "La Cofradía": "co",
    "Espíritu de Dragón": "ed",
    "Liber Dominus (atribución sin confirmar)": "ld",
    "Promocionales Misión Santiago": "ms",
}
TYPES = {"Aliado": "ally", "Arma": "weapon", "Talismán": "talisman", "Tótem": "totem", "Oro": "gold"}


def plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum() or letter in " /_-")


def slug(name: str) -> str:
    return "_".join("".join(sign if sign.isalnum() else " " for sign in plain(name)).split())


def races(text: object) -> list[str]:
    """Both races of a double one; a subdivision after the race it divides."""
    return [plain(part).strip() for part in str(text).split("/")] if text else []


def facts(row: dict[str, object], printings: Counter[str]) -> dict[str, object]:
    name = str(row["name"])
    edition = EDITIONS[str(row["edition"])]
    stem = slug(name)
    return {
        "id": stem if printings[stem] == 1 else f"{stem}-{edition}",
        "name": name,
        "edition": edition,
        "number": row["number"],
        "type": TYPES[str(row["type"])],
        "cost": row["cost"],
        "strength": row["fuerza"],
        "races": races(row["raza"]),
        "frequency": str(row["frequency"]).casefold(),
        "unique": bool(row["unique"]),
        "text": bool(str(row["ability_clean"]).strip()),
        "named": bool(row.get("dar_printing")),
    }


def identified(rows: list[dict[str, object]]) -> list[dict[str, object]]:
    """The facts of every printing, in the same order, each with an id of its own."""
    printings = Counter(slug(str(row["name"])) for row in rows)
    made = [facts(row, printings) for row in rows]
    doubled = [id for id, count in Counter(str(row["id"]) for row in made).items() if count > 1]
    for row in made:
        if row["id"] in doubled:
            row["id"] = f"{row['id']}{row['number']}"
    return made


def main() -> int:
    rows = json.loads((Path(sys.argv[1]) / "cards.json").read_text(encoding="utf-8"))
    made = identified(rows)
    kept = {str(row["id"]) for row in json.loads(TARGET.read_text(encoding="utf-8")) if row.get("affects_gold")}
    for fact, row in zip(rows, made, strict=True):
        if fact.get("race_in_api") is False and fact["raza"]:
            row["later_race"] = True  # printed without it; a reprint after the DAR of 2021 has it
        if row["id"] in kept:
            row["affects_gold"] = True  # read off the texts by people (ML-resp-04); no source tells it
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in made)
    TARGET.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{len(made)} printings, {len({str(row['name']) for row in made})} names")
    return 0


if __name__ == "__main__":
    sys.exit(main())
