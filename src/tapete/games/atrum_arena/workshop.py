"""The workshop: teams of three reptantes, or the five of a tournament, of whom the last two are in reserve (AA-comp, AA-trn)."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.language import Words
from tapete.core.refusal import BadDocument, Refusal
from tapete.core.workshop import BUILT, Field, Line, Workshop, by_reason, named, numbered
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.history import banned
from tapete.games.atrum_arena.kinds import ESBIRRO_NAMES, KIND_NAMES, RARITY_NAMES
from tapete.games.atrum_arena.rules.tournament import BANNED, REGISTERED, SAME_UNIQUE, unique_powers, why_not_registered
from tapete.games.atrum_arena.things import Reptante

PARTS: Final = {"team": Words("Equipo", "Team"), "reserve": Words("Reserva", "Reserve")}
TYPES: Final = {t.TYPE_IDS[type]: ESBIRRO_NAMES[type] for type in t.TYPES}
KINDS: Final = {str(kind): name for kind, name in enumerate(KIND_NAMES)}
RARITIES: Final = {str(rarity): name for rarity, name in enumerate(RARITY_NAMES)}
THREE: Final = Refusal("AA-comp-01", "hacen falta 3 Reptantes, o 5 para un torneo", "3 Reptantes are needed, or 5 for a tournament")
TWICE: Final = Refusal("AA-comp-03", "hay dos Reptantes del mismo nombre", "there are two Reptantes of the same name")
THERE: Final = Refusal("AA-comp-03", "ya está en el equipo", "it is on the team already")
FULL: Final = Refusal("AA-trn-01", "ya hay 5 Reptantes", "there are 5 Reptantes already")


class AtrumArenaWorkshop(Workshop):
    noun = Words("equipo", "team")
    nouns = Words("equipos", "teams")
    way = BUILT
    size = t.TEAM
    curve = "cost"
    parts = "part"

    def fields(self) -> list[Field]:
        every = [card for card in self.game.catalogue.values() if isinstance(card, Reptante)]
        return [
            named("type", Words("Esbirros que piden", "Minions they ask for"), TYPES),
            named("kind", Words("Poderes", "Powers"), KINDS),
            named("rarity", Words("Rareza de sus Poderes", "Rarity of their Powers"), RARITIES),
            numbered(
                "cost", Words("Coste de sus Poderes", "Cost of their Powers"), [p.cost for card in every for p in card.powers]
            ),
            named("part", Words("Parte", "Part"), PARTS),
        ]

    def filed(self, card: CardDef) -> dict[str, list[str]] | None:
        if not isinstance(card, Reptante):
            return None
        return {
            "type": [
                id for type, id in t.TYPE_IDS.items() if any([p.esbirro != t.NEUTRAL and p.esbirro & type for p in card.powers])
            ],
            "kind": sorted({str(power.kind) for power in card.powers}),
            "rarity": sorted({str(power.rarity) for power in card.powers}),
            "cost": sorted([str(power.cost) for power in card.powers]),
        }

    def made(self, name: str, cards: list[tuple[str, int]], format: str) -> dict[str, object]:
        found = [id for id, count in cards for _ in range(count)]
        return {"name": name, "cards": found[: t.TEAM], "reserve": found[t.TEAM :]}

    def opened(self, deck: dict[str, object]) -> dict[str, object]:
        found = [card.id for card in self.team(deck)]
        return self.made(str(deck.get("name", "")), [(id, 1) for id in found], "")

    def lines(self, deck: dict[str, object]) -> list[Line]:
        return [(id, 1, part) for part, field in (("team", "cards"), ("reserve", "reserve")) for id in ids_of(deck, field)]

    def team(self, deck: dict[str, object]) -> list[Reptante]:
        found: list[Reptante] = []
        for id, _, _ in self.lines(deck):
            card = self.game.catalogue.get(id)
            if not isinstance(card, Reptante):
                raise BadDocument("cards", f"{id} no es un Reptante", f"{id} is not a Reptante")
            found.append(card)
        return found

    def problems(self, deck: dict[str, object]) -> list[Refusal]:
        team = self.team(deck)
        found: list[Refusal] = []
        if len(team) not in (t.TEAM, REGISTERED):
            found.append(THREE)
        if len({each.id for each in team}) < len(team):
            found.append(TWICE)
        refusal = why_not_registered(team) if len(team) == REGISTERED and not found else None
        return found if refusal is None else [*found, refusal]

    def barred(self, deck: dict[str, object]) -> list[tuple[Refusal, list[str]]]:
        """Up to three, only the same one again; with the fourth it is a tournament's team."""
        team = self.team(deck)
        found: dict[str, Refusal] = {}
        for id in self.shelf():
            card = self.game.catalogue[id]
            assert isinstance(card, Reptante)
            refusal = why_not(team, card)
            if refusal is not None:
                found[id] = refusal
        return by_reason(found)

    def listed(self, deck: dict[str, object]) -> str:
        return "".join([f"{self.game.catalogue[id].name.es}\n" for id, _, _ in self.lines(deck) if id in self.game.catalogue])


def why_not(team: list[Reptante], card: Reptante) -> Refusal | None:
    if len(team) >= REGISTERED:
        return FULL
    if card.id in [each.id for each in team]:
        return THERE
    if len(team) < t.TEAM:
        return None
    if any([power.key in banned() for power in card.powers]):
        return BANNED
    taken = {key for each in team for key in unique_powers(each)}
    return SAME_UNIQUE if taken & set(unique_powers(card)) else None


def ids_of(deck: dict[str, object], field: str) -> list[str]:
    listed = deck.get(field)
    return [str(each) for each in listed] if isinstance(listed, list) else []
