"""Mitos y Leyendas in words: how its options are said, and where its cards lie (the service is ``core/labels.py``)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tapete.core.decision import Option
from tapete.core.language import EN, ES, Words
from tapete.core.state import State
from tapete.core.windows import Window
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules.battle import Battle
from tapete.games.mitos_y_leyendas.rules.paying import MEANT
from tapete.games.mitos_y_leyendas.rules.responding import BURIED, COPYING, DOOMED, PHASE, PRIORITY, moment_of
from tapete.games.mitos_y_leyendas.things import PURPOSE_WORDS, RACE_NAMES, TYPE_NAMES, Card
from tapete.games.mitos_y_leyendas.values import voice

PHRASES: Final = {
    "keep": Words("Quédate con esta mano", "Keep this hand"),
    "mulligan": Words("Cámbiala por otra con una carta menos", "Change it for one with a card fewer"),
    "group": Words("Agrupa tus cartas", "Group your cards"),
    "grouping/pass": Words("No agrupes", "Do not group"),
    "play": Words("Juega {thing}{word}", "Play {thing}{word}"),
    "use": Words("Usa {thing}: {word}", "Use {thing}: {word}"),
    "react": Words("Responde con {thing}: {word}", "Respond with {thing}: {word}"),
    "vigil/pass": Words("Termina la Vigilia", "End the Vigil"),
    "attack": Words("Ataca con {thing}", "Attack with {thing}"),
    "attack/done": Words("{word}", "{word}"),
    "block": Words("Bloquea a {target} con {thing}", "Block {target} with {thing}"),
    "block/done": Words("{word}", "{word}"),
    "pay": Words("Paga con {thing}", "Pay with {thing}"),
    "pay:virtual": Words("Gasta un Oro virtual", "Spend a virtual Oro"),
    **{
        f"pay:{word}": Words(f"Gasta un Oro virtual {said.es}", f"Spend a virtual Oro {said.en}")
        for word, said in zip(MEANT, PURPOSE_WORDS, strict=True)
    },
    "arrange/choose": Words("Antes, {thing}", "{thing} first"),
    "arrange/done": Words("Como están", "As they are"),
    "instead/yes": Words("Salva a {thing}", "Save {thing}"),
    "discard": Words("Descarta {thing}", "Discard {thing}"),
    "name": Words("{word}", "{word}"),
    "race": Words("{word}", "{word}"),
    "number": Words("{word}", "{word}"),
}
GROUPS: Final = {
    "vigil/play": Words("Jugar", "Play"),
    "vigil/use": Words("Habilidades", "Abilities"),
    "vigil/pass": Words("Terminar", "End"),
    "war/play": Words("Jugar", "Play"),
    "war/use": Words("Habilidades", "Abilities"),
    "war/pass": Words("Pasar", "Pass"),
}
# what a window asks, with the card or the moment it is about
ASKED: Final = {
    "annul": Words("¿Anulas {card}?", "Do you annul {card}?"),
    "respond": Words("¿Respondes a {card}?", "Do you respond to {card}?"),
    "answer": Words("¿Respondes a la habilidad de {card}?", "Do you respond to {card}’s ability?"),
    "cancel": Words("¿Cancelas la habilidad de {card}?", "Do you cancel {card}’s ability?"),
    DOOMED: Words("¿Respondes a la destrucción de {card}?", "Do you respond to the destruction of {card}?"),
    BURIED: Words("{card} va a ir al Cementerio: ¿respondes?", "{card} is about to go to the Graveyard: do you respond?"),
    COPYING: Words("{card} va a copiar otra carta: ¿respondes?", "{card} is about to copy another card: do you respond?"),
    "grouping": Words("¿Respondes a la Agrupación?", "Do you respond to the Grouping?"),
    "vigil": Words("¿Respondes a la Vigilia?", "Do you respond to the Vigil?"),
    "attack": Words("¿Respondes al ataque?", "Do you respond to the attack?"),
    "block": Words("¿Respondes al bloqueo?", "Do you respond to the block?"),
    "war": Words("¿Respondes a la Guerra de Talismanes?", "Do you respond to the Talisman War?"),
    "damage": Words("¿Respondes a la asignación de daño?", "Do you respond to the damage assignment?"),
    "damaged": Words("¿Respondes al daño hecho?", "Do you respond to the damage dealt?"),
    "final": Words("¿Respondes a la Fase Final?", "Do you respond to the Final Phase?"),
    "end": Words("¿Respondes al final del turno?", "Do you respond to the end of the turn?"),
}
ENOUGH: Final = {
    "attack": (Words("Nadie ataca", "Nobody attacks"), Words("Nadie más ataca", "Nobody else attacks")),
    "block": (Words("Nadie bloquea", "Nobody blocks"), Words("Nadie más bloquea", "Nobody else blocks")),
}
ON_HOST: Final = Words(" sobre {host}", " on {host}")
YOURS: Final = Words("tu {zone}", "your {zone}")
THEIRS: Final = Words("{zone} de tu oponente", "your opponent’s {zone}")
ON: Final = Words("sobre {host}", "on {host}")
ZONES: Final = {
    t.CASTLE: Words("Castillo", "Castle"),
    t.HAND: Words("mano", "hand"),
    t.RESERVE: Words("Reserva", "Reserve"),
    t.PAID: Words("Oro Pagado", "Paid Gold"),
    t.DEFENCE: Words("Línea de Defensa", "Defence Line"),
    t.ATTACK: Words("Línea de Ataque", "Attack Line"),
    t.SUPPORT: Words("Línea de Apoyo", "Support Line"),
    t.GRAVEYARD: Words("Cementerio", "Graveyard"),
    t.EXILE: Words("Destierro", "Exile"),
    t.PERMANENT: Words("zona de efectos", "effects zone"),
    t.PLAYING: Words("carta en curso", "card in progress"),
}


def word(s: State, option: Option, lang: str) -> str:
    """What an ability of a card in play does, or the word itself."""
    text = option.word
    if option.verb in ("use", "react") and option.things:
        return ability_text(s, option, lang)
    if option.verb == "play":
        return on_host(s, option, lang) if len(option.things) > 1 else ""
    if option.verb == "done" and s.decision is not None and s.decision.kind in ENOUGH:
        return ENOUGH[s.decision.kind][1 if begun(s) else 0].text(lang)
    if option.verb == "race" and text in t.RACES:
        return RACE_NAMES[t.RACES.index(text)].text(lang)
    return text


def begun(s: State) -> bool:
    """Whether somebody has been declared already, to attack or to block."""
    top = s.stack[-1]
    assert s.decision is not None
    if s.decision.kind == "attack":
        return isinstance(top, Battle) and bool(top.attackers)
    return any(s.numbers[t.BLOCKER])


def on_host(s: State, option: Option, lang: str) -> str:
    """On whom a Weapon is played; where each player has an Ally of that name, whose."""
    host = option.target
    name = s.named(host, lang)
    decision = s.decision
    rivals = [each.target for each in decision.options if len(each.things) > 1] if decision is not None else []
    if any([rival != host and s.cards[rival] is s.cards[host] for rival in rivals]) and decision is not None:
        name = f"{name} ({whereabouts(s, host, decision.player, lang)})"
    return ON_HOST.fill(lang, host=name)


def asked(s: State, window: Window) -> Words:
    """The question of a window, with what it is about."""
    key = moment_of(window) if window.discipline in (PHASE, DOOMED) else window.discipline
    if key == "annul" and window.last.verb == "annul":
        key = "answer"  # an ability annuls: that is what may be responded to
    asks = ASKED.get(key)
    if asks is None or window.discipline == PRIORITY:
        return s.game.windows[window.discipline].prompt
    card = window.subject()
    return asks if card < 0 else about(asks, s.named(card, ES), s.named(card, EN))


@cache
def about(asks: Words, es: str, en: str) -> Words:
    return Words(asks.fill(ES, card=es), asks.fill(EN, card=en))


def ability_text(s: State, option: Option, lang: str) -> str:
    shown = voice(s, option.thing)
    number = int(option.word) - 1
    if option.verb == "use":
        return shown.activated[number].text(lang)
    found = [ability for abilities in shown.moments.values() for ability in abilities]
    return found[min(number, len(found) - 1)].text(lang) if found else ""


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
