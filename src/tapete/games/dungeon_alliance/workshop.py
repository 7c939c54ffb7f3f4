"""The workshop: alliances of four heroes with whom one sits down instead of drafting (DA-overview-03; a way of ours)."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.language import Words
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.workshop import BUILT, Field, Line, Workshop, by_reason, named, numbered
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.alliances import EXACTLY, SHIPPED, SIZE, TWICE
from tapete.games.dungeon_alliance.things import Hero

REACHES: Final = {t.MELEE: Words("Cuerpo a cuerpo", "Melee"), t.RANGED: Words("A distancia", "Ranged")}
FULL: Final = Refusal("DA-overview-03", f"ya hay {SIZE} héroes", f"there are {SIZE} heroes already")


class DungeonAllianceWorkshop(Workshop):
    noun = Words("alianza", "alliance")
    nouns = Words("alianzas", "alliances")
    way = BUILT
    size = SIZE
    curve = "speed"
    parts = "reach"

    def fields(self) -> list[Field]:
        heroes = [card for card in self.game.catalogue.values() if isinstance(card, Hero)]
        return [
            named("race", Words("Raza", "Race"), t.RACE_NAMES),
            named("class", Words("Clase", "Class"), t.CLASS_NAMES),
            named("reach", Words("Ataque", "Attack"), REACHES),
            numbered("force", Words("Fuerza del ataque", "Strength of the attack"), [hero.attack[1] for hero in heroes]),
            numbered("speed", Words("Velocidad", "Speed"), [hero.speed for hero in heroes]),
            numbered("health", Words("Salud", "Health"), [hero.health for hero in heroes]),
        ]

    def filed(self, card: CardDef) -> dict[str, list[str]] | None:
        if not isinstance(card, Hero):
            return None
        return {
            "race": [card.race],
            "class": sorted(set(card.classes)),
            "reach": [card.attack[0]],
            "force": [str(card.attack[1])],
            "speed": [str(card.speed)],
            "health": [str(card.health)],
        }

    def shipped(self) -> list[dict[str, object]]:
        return [dict(alliance) for alliance in SHIPPED]

    def made(self, name: str, cards: list[tuple[str, int]], format: str) -> dict[str, object]:
        return {"name": name, "cards": [id for id, count in cards for _ in range(count)]}

    def lines(self, deck: dict[str, object]) -> list[Line]:
        return [(hero.id, 1, hero.attack[0]) for hero in self.alliance(deck)]

    def alliance(self, deck: dict[str, object]) -> list[Hero]:
        found: list[Hero] = []
        listed = deck.get("cards")
        for id in listed if isinstance(listed, list) else []:
            card = self.game.catalogue.get(str(id))
            if not isinstance(card, Hero):
                raise BadDocument("cards", f"{id} no es un héroe", f"{id} is not a hero")
            found.append(card)
        return found

    def problems(self, deck: dict[str, object]) -> list[Refusal]:
        heroes = [hero.id for hero in self.alliance(deck)]
        found = [EXACTLY] if len(heroes) != SIZE else []
        return [*found, TWICE] if len(set(heroes)) < len(heroes) else found

    def barred(self, deck: dict[str, object]) -> list[tuple[Refusal, list[str]]]:
        heroes = [hero.id for hero in self.alliance(deck)]
        if len(heroes) >= SIZE:
            return [(FULL, list(self.shelf()))]
        return by_reason(dict.fromkeys(heroes, TWICE))

    def listed(self, deck: dict[str, object]) -> str:
        return "".join([f"{hero.name.es}\n" for hero in self.alliance(deck)])
