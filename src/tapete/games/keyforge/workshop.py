"""The workshop: decks are kept as they come, house by house, and never changed (KF-overview-03)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast

from tapete.core.abilities import CardDef
from tapete.core.language import Words
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.workshop import KEPT, Field, Line, Workshop, named, numbered
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import SETS, all_facts, printings
from tapete.games.keyforge.decks import generated_deck, shipped_decks
from tapete.games.keyforge.imports import SIZE, problems, read_decks
from tapete.games.keyforge.strengths import strengths
from tapete.games.keyforge.things import Card

if TYPE_CHECKING:
    from tapete.core.game import Game

TYPE_NAMES: Final = {
    "creature": Words("Criatura", "Creature"),
    "action": Words("Acción", "Action"),
    "artifact": Words("Artefacto", "Artifact"),
    "upgrade": Words("Mejora", "Upgrade"),
}
RARITIES: Final = {
    "Common": Words("Común", "Common"),
    "Uncommon": Words("Infrecuente", "Uncommon"),
    "Rare": Words("Rara", "Rare"),
    "Fixed": Words("Fija", "Fixed"),
    "Variant": Words("Variante", "Variant"),
}
FIXED: Final = "KF-overview-03"
HAND: Final = 6  # of whoever does not begin (KF-setup)


class KeyForgeWorkshop(Workshop):
    way = KEPT
    fixed = FIXED
    size = SIZE
    hand = HAND
    curve = "aember"
    parts = "house"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.sets: dict[str, list[str]] = {}
        for each in printings():
            found = self.sets.setdefault(each.id, [])
            if each.set not in found:
                found.append(each.set)

    def fields(self) -> list[Field]:
        facts = all_facts().values()
        return [
            named("house", Words("Casa", "House"), t.HOUSE_NAMES),
            named("type", Words("Tipo", "Type"), TYPE_NAMES),
            named("edition", Words("Set", "Set"), SETS),
            named("rarity", Words("Rareza", "Rarity"), RARITIES),
            numbered("aember", Words("Æmber", "Æmber"), [card.aember for card in facts]),
            numbered("power", Words("Poder", "Power"), [card.power for card in facts if card.power]),
            named("keyword", Words("Palabra clave", "Keyword"), t.KEYWORD_NAMES),
        ]

    def filed(self, card: CardDef) -> dict[str, list[str]] | None:
        facts = cast(Card, card)
        known = all_facts().get(card.id)
        if known is None:
            return None
        found = {
            "house": [t.HOUSES[facts.house]] if facts.house >= 0 else [],
            "type": [t.TYPES[facts.type]],
            "edition": self.sets.get(card.id, [])[:],
            "rarity": [known.rarity],
            "aember": [str(known.aember)],
            "keyword": [t.KEYWORDS[word] for word, _ in known.keywords],
        }
        if known.power:
            found["power"] = [str(known.power)]
        return found

    def lines(self, deck: dict[str, object]) -> list[Line]:
        counts: Counter[tuple[str, str]] = Counter()
        for entry in copies(deck):
            counts[entry] += 1
        found = [(id, count, house) for (id, house), count in counts.items()]
        found.sort(key=order)
        return found

    def problems(self, deck: dict[str, object]) -> list[Refusal]:
        return [Refusal(FIXED, each.es, each.en) for each in problems({**deck, "cards": [list(each) for each in copies(deck)]})]

    def listed(self, deck: dict[str, object]) -> str:
        said = [str(deck.get("name", ""))]
        house = ""
        for id, count, part in self.lines(deck):
            if part != house:
                house = part
                said += ["", t.HOUSE_NAMES[house].en if house in t.HOUSE_NAMES else house]
            said.append(f"{count} {all_facts()[id].name.en if id in all_facts() else id}")
        return "\n".join(said).strip() + "\n"

    def read_all(self, written: object) -> tuple[list[dict[str, object]], list[BadDocument]]:
        try:
            return read_decks(written)
        except BadDocument as bad:
            return [], [bad]

    def measured(self, deck: dict[str, object]) -> str:
        name = str(deck.get("name", ""))
        known = known_deck(name) if name in strengths() else None
        return name if known is not None and sorted(copies(known)) == sorted(copies(deck)) else ""


def known_deck(name: str) -> dict[str, object] | None:
    """A deck that comes with the game, or a random one asked for by its number."""
    return next((deck for deck in shipped_decks() if deck["name"] == name), None) or generated_deck(name)


def copies(deck: dict[str, object]) -> list[tuple[str, str]]:
    """Every copy of a deck with its house."""
    found: list[tuple[str, str]] = []
    cards = deck.get("cards")
    facts = all_facts()
    for entry in cards if isinstance(cards, list) else []:
        id = str(entry[0]) if isinstance(entry, list) and entry else str(entry)
        house = str(entry[1]) if isinstance(entry, list) and len(entry) > 1 and entry[1] else ""
        if not house and id in facts and facts[id].house >= 0:
            house = t.HOUSES[facts[id].house]
        found.append((id, house))
    return found


def order(line: Line) -> tuple[int, str]:
    id, _, house = line
    return t.HOUSES.index(house) if house in t.HOUSES else len(t.HOUSES), all_facts()[id].number if id in all_facts() else id
