"""KeyForge in words: how its options are said, and where its cards lie (the service is ``core/labels.py``)."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.facets import Speech
from tapete.core.language import EN, Words, listing
from tapete.core.state import State
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import all_facts, trait_names
from tapete.games.keyforge.things import COLOUR_WORDS, HOUSE_NAMES, HOUSES, Card

PHRASES: Final = {
    "house": Words("{word}", "{word}"),
    "key": Words("La llave {word}", "The {word} key"),
    "spend": Words("1 Æ de {thing}", "1Æ from {thing}"),
    "spend:pool": Words("1 Æ de tu reserva", "1Æ from your pool"),
    "order/discard": Words("{thing}", "{thing}"),
    "flank:left": Words("En el flanco izquierdo", "On the left flank"),
    "flank:right": Words("En el flanco derecho", "On the right flank"),
    "place": Words("{word}", "{word}"),
    "host": Words("A {thing} ({where})", "To {thing} ({where})"),
    "unseen": Words("Una carta de los archivos de tu oponente, sin verla", "A card from your opponent’s archives, unseen"),
    "permission": Words("Con el permiso de {thing}", "By leave of {thing}"),
    "type": Words("{word}", "{word}"),
    "trait": Words("{word}", "{word}"),
    "name": Words("{word}", "{word}"),
    "number": Words("{word}", "{word}"),
}
TYPES: Final = {
    "action": Words("acción", "action"),
    "artifact": Words("artefacto", "artifact"),
    "creature": Words("criatura", "creature"),
    "upgrade": Words("mejora", "upgrade"),
}
SIDES: Final = {"left": Words("izquierdo", "left"), "right": Words("derecho", "right"), "pool": Words("reserva", "pool")}

YOUR_LINE: Final = Words("tu línea, {n}.ª", "your line, no. {n}")
ENEMY_LINE: Final = Words("enemiga, {n}.ª", "enemy, no. {n}")
YOURS: Final = Words("tu {zone}", "your {zone}")
THEIRS: Final = Words("{zone} de tu oponente", "your opponent’s {zone}")
ON: Final = Words("sobre {host}", "on {host}")
UNDER: Final = Words("debajo de {host}", "beneath {host}")
# zones as they stand after "tu"/"your"
ZONES: Final = {
    t.DECK: Words("mazo", "deck"),
    t.HAND: Words("mano", "hand"),
    t.DISCARD: Words("pila de descartes", "discard pile"),
    t.ARCHIVES: Words("zona de archivos", "archives"),
    t.PURGED: Words("zona de cartas purgadas", "purged cards"),
    t.ARTIFACTS: Words("zona de artefactos", "artifacts"),
    t.PLAYING: Words("carta en curso", "card in progress"),
}
HOUSE_AND_CARDS: Final = Words("{house} (en la mano {hand}, en juego {play})", "{house} (in hand {hand}, in play {play})")
PLACE_ALONE: Final = Words("La primera de la línea", "First in the line")
PLACE_LEFT: Final = Words("En el flanco izquierdo, junto a {b}", "On the left flank, next to {b}")
PLACE_RIGHT: Final = Words("En el flanco derecho, junto a {a}", "On the right flank, next to {a}")
PLACE_BETWEEN: Final = Words("Entre {both}", "Between {both}")


def house_with_cards(s: State, player: int, house: str, lang: str) -> str:
    """A house to be chosen for the turn, with how many cards of it the player could play or use."""
    number = HOUSES.index(house) + 1
    printed = s.numbers[t.HOUSE]
    held = len([card for card in s.zone(t.HAND, player) if printed[card] == number])
    fielded = len([card for zone in (t.LINE, t.ARTIFACTS) for card in s.zone(zone, player) if printed[card] == number])
    return HOUSE_AND_CARDS.fill(lang, house=HOUSE_NAMES[house].text(lang), hand=str(held), play=str(fielded))


def place_in_line(s: State, at: int, lang: str) -> str:
    """A place for a creature with Deploy, told by its future neighbors."""
    assert s.decision is not None
    line = s.zone(t.LINE, s.decision.player)
    before = s.named(line[at - 1], lang) if at > 0 else ""
    after = s.named(line[at], lang) if at < len(line) else ""
    if before and after:
        return PLACE_BETWEEN.fill(lang, both=listing([before, after], lang))
    if after:
        return PLACE_LEFT.fill(lang, b=after)
    return PLACE_RIGHT.fill(lang, a=before) if before else PLACE_ALONE.text(lang)


OF_HOUSE: Final = Words("{type} de {house}", "{house} {type}")
POWER: Final = Words("poder {n}", "power {n}")
ARMOR: Final = Words("armadura {n}", "armor {n}")
BONUS: Final = Words("bonificación de {n} Æ", "{n}Æ bonus")


class KeyForgeSpeech(Speech):
    def facts_text(self, card: CardDef, lang: str) -> str:
        """Type, house, power, armor, bonus and traits."""
        assert isinstance(card, Card)
        type = TYPES[t.TYPES[card.type]].text(lang)
        parts = [type]
        if card.house >= 0:
            parts = [OF_HOUSE.fill(lang, type=type, house=HOUSE_NAMES[HOUSES[card.house]].text(lang))]
        if card.type == t.CREATURE:
            parts.append(POWER.fill(lang, n=str(card.power)))
        if card.armor:
            parts.append(ARMOR.fill(lang, n=str(card.armor)))
        if card.aember:
            parts.append(BONUS.fill(lang, n=str(card.aember)))
        names = trait_names()
        traits = [names[trait][lang] for trait in card.traits if trait in names]
        if traits:
            parts.append(", ".join(traits))
        return " · ".join(parts)

    def word(self, s: State, option: Option, lang: str) -> str:
        """A house, a colour, a type, a trait, a card's name or a place in the line."""
        text = option.word
        if option.verb == "place":
            return place_in_line(s, int(text), lang)
        for table in (HOUSE_NAMES, COLOUR_WORDS, TYPES, SIDES):
            found = table.get(text)
            if found is not None:
                return found.text(lang)
        trait = trait_names().get(text)
        if trait is not None:
            return trait["en"] if lang == EN else trait["es"]
        facts = all_facts().get(text)
        return facts.name.text(lang) if facts is not None else text

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        """Where a card lies, seen by a player: its place in a line, its host, or its pile."""
        kind = s.zone_kind(card)
        holder = s.holder(card)
        if kind == t.LINE:
            number = str(s.zone(t.LINE, holder).index(card) + 1)
            return (YOUR_LINE if holder == player else ENEMY_LINE).fill(lang, n=number)
        if kind == t.UPGRADES or kind == t.UNDER:
            host = s.numbers[t.HOST][card] - 1
            name = s.named(host, lang) if host >= 0 else ""
            return (ON if kind == t.UPGRADES else UNDER).fill(lang, host=name)
        return (YOURS if holder == player else THEIRS).fill(lang, zone=ZONES[kind].text(lang))
