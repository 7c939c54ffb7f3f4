"""Res Arcana in words: how its options are said, what is printed on a component, and where it lies."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.facets import Speech
from tapete.core.language import EN, Words, player_named
from tapete.core.state import State
from tapete.core.symbols import spelled
from tapete.core.text import plain, player
from tapete.games.res_arcana import signs
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.signs import SIGNS
from tapete.games.res_arcana.things import ESSENCE_NAMES, Component, called, facts, some
from tapete.games.res_arcana.vocabulary.saying import essence

PHRASES: Final = {
    "mage": Words("{thing}. {word}", "{thing}. {word}"),
    "item": Words("{thing}. {word}", "{thing}. {word}"),
    "pick": Words("{thing} ({word})", "{thing} ({word})"),
    "gain": Words("{word}", "{word}"),
    "put": Words("{word}", "{word}"),
    "pay": Words("{word}", "{word}"),
    "lose": Words("{word}", "{word}"),
    "discount": Words("{word}", "{word}"),
    "discount:any": Words("La parte genérica", "The generic part"),
    "x": Words("{word}", "{word}"),
    "x:0": Words("Ninguna", "None"),
    "rival": Words("{word}", "{word}"),
    "look:own": Words("Tu mazo", "Your deck"),
    "look:monuments": Words("El mazo de monumentos", "The monument deck"),
    "next": Words("{thing}", "{thing}"),
    "curse/option:pay": Words("Paga 1 de Muerte", "Pay 1 Death"),
    "curse/option:turn": Words("Agota el componente", "Turn the component"),
    "first": Words("Empieza {word}", "{word} starts"),
}
TYPES: Final[tuple[Words, ...]] = (
    Words("artefacto", "artifact"),
    Words("mago", "mage"),
    Words("objeto mágico", "magic item"),
    Words("monumento", "monument"),
    Words("lugar de poder", "place of power"),
)
DRAGON: Final = Words("dragón", "Dragon")
CREATURE: Final = Words("criatura", "Creature")
FREE: Final = Words("gratis", "free")
ANY: Final = Words("{n} cualesquiera", "any {n}")
ANY_ONE: Final = Words("1 cualquiera", "any 1")
COST: Final = Words("coste: {cost}", "cost: {cost}")
NO_COST: Final = Words("sin coste", "no cost")
POINT: Final = Words("1 punto", "1 point")
POINTS: Final = Words("{n} puntos", "{n} points")
PER_ESSENCE: Final = Words("1 punto por cada {essence} que tenga encima", "1 point per {essence} on it")
PER_BEAST: Final = Words(
    "{n} por cada criatura y {m} por cada dragón que tengas en juego", "{n} per Creature and {m} per Dragon you have in play"
)
THE_PLAYER: Final = Words("el jugador {n}", "Player {n}")
UNSEEN: Final = Words("el monumento de encima del mazo, sin verlo", "the monument on top of the deck, unseen")
YOURS: Final = Words("tu {zone}", "your {zone}")
THEIRS: Final = Words("{zone} del jugador {n}", "player {n}’s {zone}")
# zones as they stand after "tu"/"your"
ZONES: Final = {
    t.DECK: Words("mazo", "deck"),
    t.HAND: Words("mano", "hand"),
    t.DISCARD: Words("pila de descartes", "discard pile"),
    t.AREA: Words("zona de juego", "play area"),
    t.MAGES: Words("reserva de magos", "mages"),
    t.PACK: Words("lote", "pack"),
    t.PICKED: Words("selección", "picks"),
}
NO_TEXT: Final = Words("Sin efectos.", "No effects.")


def cost_text(card: Component, lang: str) -> str:
    """The printed cost in few words."""
    parts = [f"{n} {essence(kind, lang)}" for kind, n in some(card.cost)]
    if card.generic:
        parts.append((ANY_ONE if card.generic == 1 else ANY).fill(lang, n=str(card.generic)))
    return ", ".join(parts) or FREE.text(lang)


def compact(card: Component, lang: str) -> str:
    """All abilities in the compact form of the cards."""
    return " ‖ ".join([spelled(said, SIGNS, lang) for said in card.symbols() if said])


def per_beast(card: Component, lang: str) -> str:
    """What a place scores for Creatures and Dragons."""
    first = POINT if card.per_creature == 1 else POINTS
    return PER_BEAST.fill(lang, n=first.fill(lang, n=str(card.per_creature)), m=str(card.per_dragon))


def turned(card: Component, lang: str) -> str:
    """That a component is turned, agreeing with its Spanish name."""
    if lang == EN:
        return "turned"
    feminine = card.id in FEMININE or card.id in FEMININE_PLURAL
    plural = card.id in PLURAL or card.id in FEMININE_PLURAL
    return f"agotad{'a' if feminine else 'o'}{'s' if plural else ''}"


# components by the gender and number of their Spanish names; the others are masculine and one
FEMININE: Final = frozenset(
    "crypt cursed_skull dancing_sword fountain_of_youth hand_of_glory hypnotic_basin jeweled_statuette mermaid philosophers_stone "
    "sacrificial_dagger sea_serpent vault transmuter witch alchemy divination protection research transmutation golden_statue "
    "great_pyramid library solomons_mine sacred_grove alchemists_tower cursed_forge dragons_lair".split()
)
FEMININE_PLURAL: Final = frozenset("dragon_bridle catacombs_of_the_dead dwarven_mines".split())
PLURAL: Final = frozenset("dragon_teeth hanging_gardens".split())


class ResArcanaSpeech(Speech):
    def facts_text(self, printed: CardDef, lang: str) -> str:
        """Type, cost, points and scoring, and the abilities in symbols."""
        card = cast(Component, printed)
        kinds = [TYPES[card.type].text(lang)]
        if card.dragon:
            kinds.append(DRAGON.text(lang))
        if card.creature:
            kinds.append(CREATURE.text(lang))
        parts = [", ".join(kinds)]
        if card.type in (t.ARTIFACT, t.MONUMENT, t.PLACE):
            parts.append(COST.fill(lang, cost=cost_text(card, lang)) if card.worth else NO_COST.text(lang))
        if card.points:
            parts.append((POINT if card.points == 1 else POINTS).fill(lang, n=str(card.points)))
        if card.scores >= 0:
            parts.append(PER_ESSENCE.fill(lang, essence=essence(card.scores, lang)))
        if card.per_creature or card.per_dragon:
            parts.append(per_beast(card, lang))
        told = compact(card, lang)
        return plain(" · ".join([*parts, told] if told else parts))

    def symbols(self, printed: CardDef) -> list[str]:
        """The abilities, and what a place scores."""
        card = cast(Component, printed)
        said = card.symbols()
        if card.scores >= 0:
            said.append(f"1 {signs.POINTS.mark} / {signs.essence(card.scores)}")
        for worth, beast in ((card.per_creature, "creature"), (card.per_dragon, "dragon")):
            if worth:
                said.append(f"{worth} {signs.POINTS.mark} / {signs.OWN[beast].mark}")
        return said

    def word(self, s: State, option: Option, lang: str) -> str:
        """What an option carries besides those of rows of actions: an essence and how much, a price, a component's text."""
        verb = option.verb
        text = option.word
        if verb == "pick":
            return cost_text(facts(s, option.thing), lang)
        if verb in ("mage", "item"):
            return s.cards[option.thing].text(lang) or NO_TEXT.text(lang)
        if verb == "rival":
            return player_named(int(text) - 1, lang)
        if verb == "first":
            return player(int(text) - 1, THE_PLAYER.fill(lang, n=text))
        if verb == "x":
            number, _, kind = text.partition("-")
            return f"{number}{' ' if lang == EN else ' de '}{called(kind, lang)}"
        return called(text, lang) if text in ESSENCE_NAMES else text

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        """Where a component lies, seen by a player."""
        kind = s.zone_kind(card)
        zone = ZONES.get(kind)
        if zone is None:
            return t.ZONES[kind].name.text(lang)
        holder = s.holder(card)
        if holder == player:
            return YOURS.fill(lang, zone=zone.text(lang))
        return THEIRS.fill(lang, zone=zone.text(lang), n=str(holder + 1))
