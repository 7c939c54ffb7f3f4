"""Atrum Arena in words: how its options are said, where its cards lie, what is printed on them."""

from __future__ import annotations

from typing import Final

from tapete.core import text
from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.facets import Speech
from tapete.core.language import EN, ES, Words, player_named
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.history import changes
from tapete.games.atrum_arena.kinds import ESBIRRO_NAMES, KIND_NAMES, RARITY_NAMES
from tapete.games.atrum_arena.links import own_power
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.telling import POWER_LIST
from tapete.games.atrum_arena.things import PowerCard, Reptante

PHRASES: Final = {
    "copy": Words("{word} de {thing}", "{thing}'s {word}"),
    "announcing/discard": Words("Para el descarte: {thing}", "As the discard: {thing}"),
    "announcing/discard:shadow": Words(
        "Para el descarte: {thing}, junto con otro Esbirro", "As the discard: {thing}, with another minion"
    ),
    "announcing/discard:token": Words(
        "Para el descarte: {thing}, como del tipo elegido", "As the discard: {thing}, counting as the chosen type"
    ),
    "hand_limit/discard": Words("Descarta: {thing}", "Discard: {thing}"),
    "target": Words("{word}", "{word}"),
    "power": Words("{word} ({thing})", "{word} ({thing})"),
    "eliminate": Words("Elimina a {thing}", "Eliminate {thing}"),
    "remove": Words("Aparta a {thing}", "Set {thing} aside"),
    "type": Words("{word}", "{word}"),
}
YOU: Final = Words("Tú", "You")
PHASES: Final[tuple[Words, ...]] = (
    Words("Preparar", "Ready"),
    Words("Robar", "Draw"),
    Words("Principal", "Main"),
    Words("Descartar", "Discard"),
)
OF_PHASE: Final[tuple[Words, ...]] = (
    Words("de Preparar", "Ready"),
    Words("de Robar", "Draw"),
    Words("Principal", "Main"),
    Words("de Descartar", "Discard"),
)
RESPOND: Final = Words("{player} anuncia {power} ({card}): ¿respondes?", "{player} announces {power} ({card}): do you respond?")
RESPOND_TO_OWN: Final = Words(
    "Has anunciado {power} ({card}): ¿te respondes?", "You announced {power} ({card}): do you respond to it?"
)
OWN_PHASE: Final = Words(
    "Empieza tu fase {phase}: ¿anuncias un Poder Táctico?", "Your {phase} phase begins: do you announce a Tactical Power?"
)
THEIR_PHASE: Final = Words(
    "Empieza la fase {phase} de {player}: ¿anuncias un Poder Táctico?",
    "{player}'s {phase} phase begins: do you announce a Tactical Power?",
)
COST: Final = Words("coste {n}", "cost {n}")
UNIQUE: Final = Words("único ★", "unique ★")
OURS: Final = Words("creación de Tapete", "made for Tapete")
CHOSEN_BY_US: Final = Words("el reglamento no da: {what}", "the rulebook does not give: {what}")
PARTS: Final = {
    "cost": Words("coste", "cost"),
    "discard": Words("descarte", "discard"),
    "type": Words("tipo", "type"),
    "rarity": Words("rareza", "rarity"),
    "target": Words("objetivo", "target"),
    "unique": Words("si es único", "whether it is unique"),
    "damage by cost": Words("el daño de cada coste", "the damage at each cost"),
    "whose Power": Words("de quién es el Poder copiado", "whose Power is copied"),
    "what and how much it Reinforces": Words("qué y cuánto Refuerza", "what and how much it Reinforces"),
}


def question(s: State, window: Window) -> Words:
    """What a window asks: whether one answers the power announced last, or announces something as a phase begins."""
    asked = window.waiting[0]
    if window.discipline == links.CHAIN:
        link = window.chain[-1]
        card = link.things[0]
        return about_power(card, s.cards[card], own_power(s, link).number, link.player, link.player == asked)
    active = s.world[t.ACTIVE]
    return about_phase(s.world[t.PHASE], active, active == asked)


SEATS: Final = 16  # more than there are players
asked_of_power: Final[dict[tuple[CardDef, int], Words]] = {}
asked_of_phase: Final[dict[int, Words]] = {}


def about_power(card: int, what: CardDef, power: int, player: int, own: bool) -> Words:
    """Made once: windows ask very often."""
    key = (what, ((card * len(POWER_LIST) + power) * SEATS + player) * 2 + (1 if own else 0))
    found = asked_of_power.get(key)
    if found is None:
        name = Words(text.card(card, what.name.es), text.card(card, what.name.en))
        parts = {"card": name, "power": POWER_LIST[power].name, "player": seat(player)}
        found = filled(RESPOND_TO_OWN if own else RESPOND, parts)
        asked_of_power[key] = found
    return found


def about_phase(phase: int, player: int, own: bool) -> Words:
    key = (phase * SEATS + player) * 2 + (1 if own else 0)
    found = asked_of_phase.get(key)
    if found is None:
        found = filled(OWN_PHASE if own else THEIR_PHASE, {"phase": OF_PHASE[phase - 1], "player": seat(player)})
        asked_of_phase[key] = found
    return found


def filled(words: Words, parts: dict[str, Words]) -> Words:
    es = words.fill(ES, **{name: part.es for name, part in parts.items()})
    return Words(es, words.fill(EN, **{name: part.en for name, part in parts.items()}))


def seat(player: int) -> Words:
    return Words(player_named(player, ES), player_named(player, EN))


def titled(power: Power, lang: str) -> str:
    """A power by its name, cost and type."""
    kind = KIND_NAMES[power.kind].text(lang)
    return f"{power.name.text(lang)}{'★' if power.unique else ''} ({power.cost}, {kind}, {ESBIRRO_NAMES[power.esbirro].text(lang)})"


class AtrumArenaSpeech(Speech):
    def word(self, s: State, option: Option, lang: str) -> str:
        """The name of a power, a player or a type of esbirro."""
        verb = option.verb
        if verb in ("announce", "exploit", "copy"):
            return titled(t.reptante(s, option.thing).powers[int(option.word) - 1], lang)
        if verb == "target":
            player = int(option.word) - 1
            if s.decision is not None and s.decision.player == player:
                return YOU.text(lang)
            return player_named(player, lang)
        if verb == "power":
            window = links.chain_under_way(s)
            at = int(option.word) - 1
            return titled(own_power(s, window.chain[at]), lang) if window is not None and at < len(window.chain) else option.word
        if option.word in t.TYPE_OF:
            return ESBIRRO_NAMES[t.TYPE_OF[option.word]].text(lang)
        return option.word

    def facts_text(self, card: CardDef, lang: str) -> str:
        """What is printed on a power; whether something of it is ours."""
        if isinstance(card, Reptante):
            whose = OURS.text(lang) if card.ours else card.edition
            return " · ".join([each for each in (card.story.text(lang), whose) if each])
        if not isinstance(card, PowerCard):
            return "Minion" if lang == EN else "Esbirro"
        power = card.power
        parts = [
            COST.fill(lang, n=str(power.cost)),
            ESBIRRO_NAMES[power.esbirro].text(lang),
            KIND_NAMES[power.kind].text(lang),
            RARITY_NAMES[power.rarity].text(lang),
        ]
        if power.unique:
            parts.append(UNIQUE.text(lang))
        if power.ours:
            parts.append(OURS.text(lang))
        elif power.invented:
            parts.append(CHOSEN_BY_US.fill(lang, what=", ".join([PARTS[each].text(lang) for each in power.invented])))
        parts += changes(power.key, lang)
        return " · ".join(parts)
