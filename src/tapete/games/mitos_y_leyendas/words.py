"""Mitos y Leyendas in words: what is printed on its cards, where they lie, and how its questions are answered (core/labels.py)."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.events import Event
from tapete.core.facets import Speech
from tapete.core.language import Words
from tapete.core.modifiers import Lasting
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import telling
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.things import RACE_NAMES, TYPE_NAMES, Card

PHRASES: Final = {
    "arrange/choose": Words("Antes, {thing}", "{thing} first"),
    "arrange/done": Words("Como están", "As they are"),
    "instead/yes": Words("Salva a {thing}", "Save {thing}"),
    "name": Words("{word}", "{word}"),
    "race": Words("{word}", "{word}"),
    "number": Words("{word}", "{word}"),
}
YOURS: Final = Words("tu {zone}", "your {zone}")
THEIRS: Final = Words("{zone} de tu oponente", "your opponent’s {zone}")
ON: Final = Words("sobre {host}", "on {host}")
ZONES: Final = {
    t.CASTLE: Words("Castillo", "Castle"),
    t.HAND: Words("mano", "hand"),
    t.RESERVE: Words("Reserva", "Reserve"),
    t.PAID: Words("Oro Pagado", "Paid Oro"),
    t.DEFENCE: Words("Línea de Defensa", "Defence Line"),
    t.ATTACK: Words("Línea de Ataque", "Attack Line"),
    t.SUPPORT: Words("Línea de Apoyo", "Support Line"),
    t.GRAVEYARD: Words("Cementerio", "Graveyard"),
    t.EXILE: Words("Destierro", "Exile"),
    t.PERMANENT: Words("zona de efectos", "effects zone"),
    t.PLAYING: Words("carta en curso", "card in progress"),
}


class MitosYLeyendasSpeech(Speech):
    def facts_text(self, card: CardDef, lang: str) -> str:
        return facts_text(cast(Card, card), lang)

    def word(self, s: State, option: Option, lang: str) -> str:
        """A race by its name."""
        word = option.word
        return RACE_NAMES[t.RACES.index(word)].text(lang) if option.verb == "race" and word in t.RACES else word

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        return whereabouts(s, card, player, lang)

    def line(self, s: State, e: Event, usual: Words | None) -> Words | None:
        """What the log says of an event; ``usual`` is what its kind says when nothing particular is to be said."""
        return telling.sentence(s, e, usual)

    def tell_lasting(self, s: State, effect: Lasting) -> None:
        telling.tell_lasting(s, effect)


def whereabouts(s: State, card: int, player: int, lang: str) -> str:
    """Where a card lies, seen by a player: its zone, or the Ally that carries it."""
    kind = s.zone_kind(card)
    host = t.bearer(s, card)
    if host >= 0:
        return ON.fill(lang, host=s.named(host, lang))
    if kind == t.WEAPONS:
        return ON.fill(lang, host="…")
    return (YOURS if s.holder(card) == player else THEIRS).fill(lang, zone=ZONES[kind].text(lang))


COST: Final = Words("coste {n}", "cost {n}")
STRENGTH: Final = Words("Fuerza {n}", "Strength {n}")


def facts_text(card: Card, lang: str) -> str:
    """Type, races, cost, Strength and edition."""
    parts = [TYPE_NAMES[card.type].text(lang)]
    races = [RACE_NAMES[bit].text(lang) for bit in range(len(RACE_NAMES)) if card.races >> bit & 1]
    if races:
        parts.append(" / ".join(races))
    if card.type != t.GOLD:
        parts.append(COST.fill(lang, n=str(card.cost)))
    if card.type == t.ALLY:
        parts.append(STRENGTH.fill(lang, n=str(card.strength)))
    parts.append(f"{t.EDITIONS[card.edition]} {card.number}")
    return " · ".join(parts)
