"""Make KeyForge's fact files from a folder of source data, and report what is odd in it.

    python tools/keyforge_facts.py SOURCE [--out FOLDER]

Reads cards_cota.json, cards_aoa.json, cards_wc.json and decks_cota.json in SOURCE; writes
cards.json, traits.json and decks.json. Only facts pass: names, numbers, houses, traits,
keywords. The text of the cards is read to check the keywords and goes no further.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypedDict

SETS = {"CotA": "cards_cota.json", "AoA": "cards_aoa.json", "WC": "cards_wc.json"}
SIZES = {"CotA": 370, "AoA": 370, "WC": 415}
HOUSES = frozenset("brobnar dis logos mars sanctum shadows untamed saurian staralliance".split())
TYPES = frozenset(("action", "artifact", "creature", "upgrade"))
ANOMALIES = 453  # the expansion number the source gives to the Anomalies inside Worlds Collide
KEYWORDS = "alpha assault deploy elusive hazardous omega poison skirmish taunt".split()
DEFAULT_OUT = Path(__file__).parent.parent / "src" / "tapete" / "games" / "keyforge" / "data"

# slug: (Spanish, gender). The source has no Spanish traits. The rulebook prints Bruja, Caballero,
# Científico, Demonio, Espectro, Espíritu, Fragmento, Gigante, Humano, Ladrón, Objeto, Robot, and
# says trasgo and vilordo in its prose; [CENSURADO] is the Spanish name of its only card.
TRAITS: Mapping[str, tuple[str, str]] = {
    "[redacted]": ("[CENSURADO]", "m"),
    "agent": ("Agente", "m"),
    "ai": ("IA", "f"),
    "alien": ("Alienígena", "m"),
    "ally": ("Aliado", "m"),
    "angel": ("Ángel", "m"),
    "aquan": ("Acuano", "m"),
    "beast": ("Bestia", "f"),
    "cyborg": ("Cíborg", "m"),
    "demon": ("Demonio", "m"),
    "dinosaur": ("Dinosaurio", "m"),
    "dragon": ("Dragón", "m"),
    "elf": ("Elfo", "m"),
    "equation": ("Ecuación", "f"),
    "experiment": ("Experimento", "m"),
    "faerie": ("Hada", "f"),
    "fungus": ("Hongo", "m"),
    "giant": ("Gigante", "m"),
    "goblin": ("Trasgo", "m"),
    "handuhan": ("Handuhano", "m"),
    "horseman": ("Jinete", "m"),
    "human": ("Humano", "m"),
    "hunter": ("Cazador", "m"),
    "imp": ("Diablillo", "m"),
    "insect": ("Insecto", "m"),
    "item": ("Objeto", "m"),
    "jelly": ("Gelatina", "f"),
    "knight": ("Caballero", "m"),
    "krxix": ("Krxix", "m"),
    "law": ("Ley", "f"),
    "leader": ("Líder", "m"),
    "location": ("Lugar", "m"),
    "martian": ("Marciano", "m"),
    "merchant": ("Mercader", "m"),
    "monk": ("Monje", "m"),
    "mutant": ("Mutante", "m"),
    "niffle": ("Vilordo", "m"),
    "philosopher": ("Filósofo", "m"),
    "pilot": ("Piloto", "m"),
    "pirate": ("Pirata", "m"),
    "politician": ("Político", "m"),
    "power": ("Poder", "m"),
    "priest": ("Sacerdote", "m"),
    "proximan": ("Proximano", "m"),
    "psion": ("Psión", "m"),
    "quest": ("Búsqueda", "f"),
    "ranger": ("Explorador", "m"),
    "rat": ("Rata", "f"),
    "robot": ("Robot", "m"),
    "scientist": ("Científico", "m"),
    "shapeshifter": ("Cambiaformas", "m"),
    "shard": ("Fragmento", "m"),
    "soldier": ("Soldado", "m"),
    "specter": ("Espectro", "m"),
    "spirit": ("Espíritu", "m"),
    "thief": ("Ladrón", "m"),
    "tree": ("Árbol", "m"),
    "vehicle": ("Vehículo", "m"),
    "weapon": ("Arma", "f"),
    "witch": ("Bruja", "f"),
    "wolf": ("Lobo", "m"),
}
ENGLISH_TRAITS = {"ai": "AI", "[redacted]": "[REDACTED]"}


class Card(TypedDict):
    """The facts of one card as printed in one set."""

    id: str
    set: str
    number: str
    es: str | None
    en: str
    house: str | None  # None: an Anomaly, which is of whatever house its deck prints it in
    type: str
    power: int | None
    armor: int | None
    aember: int
    traits: list[str]
    keywords: list[str]
    rarity: str


class Deck(TypedDict):
    """One real deck: how many of each card, and the house of a Maverick."""

    name: str
    houses: list[str]
    cards: list[tuple[str, int, str | None]]


def tidy(name: str) -> str:
    """A name without stray blanks and with typographic quotes.

    >>> tidy('“León" Bautrem ')
    '“León” Bautrem'
    """
    name = " ".join(name.split()).replace("'", "’")
    return re.sub(r'(?<=\S)"', "”", name).replace('"', "“")


def printed_keywords(text: str) -> list[str]:
    """The keywords a card has of itself: those that open a line, not those it grants.

    >>> printed_keywords("Elusive. Hazardous 3. (A reminder.)\\rReap: Each creature gains taunt.")
    ['elusive', 'hazardous:3']
    """
    keyword = re.compile(rf"\s*({'|'.join(KEYWORDS)})(?: (\d+))?\.\s*(?:\([^)]*\))?", re.I)
    found: list[str] = []
    for line in re.split(r"[\r\n\v]+", text):
        at = 0
        while match := keyword.match(line, at):
            name, amount = match.groups()
            found.append(f"{name.lower()}:{amount}" if amount else name.lower())
            at = match.end()
    return found


def card_of(set_name: str, raw: Mapping[str, Any], report: list[str]) -> Card:
    """The facts of one source entry, with every correction told in the report."""
    where = f"{set_name} {raw['number']} {raw['slug']}"
    es = tidy(raw["name_es"]) if raw["name_es"] else None
    en = tidy(raw["name"])
    for given, kept in ((raw["name"], en), (raw["name_es"], es)):
        if given != kept:
            report.append(f"name corrected: {where}: {given!r} -> {kept!r}")
    keywords = printed_keywords(raw["text"])
    if sorted(keywords) != sorted(raw["keywords"]):
        report.append(f"keywords corrected: {where}: {raw['keywords']} -> {keywords}")
    house = None if raw["expansion"] == ANOMALIES else raw["house"]
    if house is None:
        report.append(f"Anomaly, house {raw['house']!r} of the source dropped: {where}")
    elif house not in HOUSES:
        raise SystemExit(f"{where}: unknown house {house!r}; houses are {sorted(HOUSES)}")
    if raw["type"] not in TYPES:
        raise SystemExit(f"{where}: unknown type {raw['type']!r}; types are {sorted(TYPES)}")
    if (raw["type"] == "creature") != (raw["power"] is not None):
        report.append(f"power does not fit the type: {where}: {raw['type']}, {raw['power']}")
    return Card(
        id=raw["slug"],
        set=set_name,
        number=raw["number"],
        es=es,
        en=en,
        house=house,
        type=raw["type"],
        power=raw["power"],
        armor=raw["armor"] or None,
        aember=raw["amber"],
        traits=raw["traits"],
        keywords=keywords,
        rarity=raw["rarity"].capitalize(),
    )


def disagreements(cards: Iterable[Card]) -> list[str]:
    """Facts that differ between printings of one card (rarity belongs to the set)."""
    printings: defaultdict[str, list[Card]] = defaultdict(list)
    for card in cards:
        printings[card["id"]].append(card)
    found: list[str] = []
    for slug, cards_of_slug in printings.items():
        for fact in ("es", "en", "house", "type", "power", "armor", "aember", "traits", "keywords"):
            values: dict[str, Any] = {}
            for card in cards_of_slug:
                value = dict(card)[fact]
                values[card["set"]] = sorted(value) if isinstance(value, list) else value
            if len({json.dumps(value) for value in values.values()}) > 1:
                found.append(f"printings disagree: {slug}: {fact}: {values}")
    return found


def shared_names(cards: Iterable[Card]) -> list[str]:
    """Names, Spanish or English, borne by two different cards."""
    bearers: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for card in cards:
        bearers["en", card["en"].casefold()].add(card["id"])
        if card["es"] is not None:
            bearers["es", card["es"].casefold()].add(card["id"])
    return [f"shared name: {name}: {sorted(ids)}" for name, ids in bearers.items() if len(ids) > 1]


def deck_of(raw: Mapping[str, Any], houses: Mapping[str, str | None], report: list[str]) -> Deck:
    """One deck with its cards counted, in the order of the source."""
    name = re.sub(r"\s*\(name truncated in source\)$", "", raw["name"])
    if name != raw["name"]:
        report.append(f"deck name known only in part: {name}")
    counts: Counter[tuple[str, str | None]] = Counter()
    per_house: Counter[str] = Counter()
    for entry in raw["cards"]:
        slug, house = entry["slug"], entry["house"]
        per_house[house] += 1
        maverick = house if house != houses[slug] else None
        if maverick is not None:
            report.append(f"Maverick: {name}: {slug} in {house}")
        if (maverick is not None) != entry.get("maverick", False):
            report.append(f"Maverick mark and house disagree: {name}: {slug}")
        counts[slug, maverick] += 1
    if dict(per_house) != {house: 12 for house in raw["houses"]}:
        report.append(f"not 12 cards per house: {name}: {dict(per_house)}")
    return Deck(
        name=name,
        houses=list(raw["houses"]),
        cards=[(slug, count, maverick) for (slug, maverick), count in counts.items()],
    )


def traits_of(cards: Iterable[Card]) -> dict[str, dict[str, str]]:
    """Every trait of the cards, in both languages."""
    slugs = sorted({trait for card in cards for trait in card["traits"]})
    if missing := [slug for slug in slugs if slug not in TRAITS]:
        raise SystemExit(f"traits without Spanish: {missing}; add them to TRAITS")
    return {
        slug: {
            "es": TRAITS[slug][0],
            "en": ENGLISH_TRAITS.get(slug, slug.capitalize()),
            "gender": TRAITS[slug][1],
        }
        for slug in slugs
    }


def load(path: Path) -> list[dict[str, Any]]:
    """The entries of one source file."""
    entries: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return entries


def collector_order(raw: Mapping[str, Any]) -> tuple[bool, str]:
    """By number, the Anomalies (A01...) after the rest."""
    number: str = raw["number"]
    return not number.isdigit(), number


def line(value: object) -> str:
    """One JSON value on one line."""
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Write the fact files and print the report."""
    parser = argparse.ArgumentParser(description="Make KeyForge's fact files.")
    parser.add_argument("source", type=Path, help="folder with the source data")
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT, help="folder for the fact files")
    arguments = parser.parse_args()
    source: Path = arguments.source
    out: Path = arguments.out
    report: list[str] = []

    cards = [
        card_of(set_name, raw, report)
        for set_name, file_name in SETS.items()
        for raw in sorted(load(source / file_name), key=collector_order)
    ]
    sizes = Counter(card["set"] for card in cards)
    if sizes != SIZES:
        report.append(f"sets are not of the known size: {dict(sizes)}, expected {SIZES}")
    report += disagreements(cards)
    report += shared_names(cards)
    report.append(f"no Spanish name: {sum(card['es'] is None for card in cards)}")

    houses = {card["id"]: card["house"] for card in cards if card["set"] == "CotA"}
    decks = [deck_of(raw, houses, report) for raw in load(source / "decks_cota.json")]
    traits = traits_of(cards)

    out.mkdir(parents=True, exist_ok=True)
    rows = {
        "cards.json": "[\n" + ",\n".join(map(line, cards)) + "\n]\n",
        "decks.json": "[\n" + ",\n".join(map(line, decks)) + "\n]\n",
        "traits.json": "{\n" + ",\n".join(f"{line(slug)}: {line(names)}" for slug, names in traits.items()) + "\n}\n",
    }
    for file_name, text in rows.items():
        (out / file_name).write_text(text, encoding="utf-8")
    print("\n".join(report))
    print(f"{len(cards)} cards {dict(sizes)}, {len(traits)} traits, {len(decks)} decks")


if __name__ == "__main__":
    main()
