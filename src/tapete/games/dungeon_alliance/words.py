"""Dungeon Alliance in words: how its options are said, what is printed on its things, and where they are."""

from __future__ import annotations

from typing import Final

from tapete.core.decision import Option
from tapete.core.language import Words, listing
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules.upgrades import price
from tapete.games.dungeon_alliance.things import Card, Hero, Monster, Thing, Threat, Tile

PHRASES: Final = {
    "draft": Words("Elige a {thing}", "Draft {thing}"),
    "deploy": Words("{thing} en {word}", "{thing} on {word}"),
    "activate": Words("Activa a {thing}", "Activate {thing}"),
    "step": Words("Paso al {word}", "Step {word}"),
    "face": Words("Mira al {word}", "Face {word}"),
    "stand/face": Words("{thing} mira al {word}", "{thing} faces {word}"),
    "open": Words("Abre la puerta del {word}", "Open the door to the {word}"),
    "force": Words("Intenta abrir paso al {word}", "Try to open a way to the {word}"),
    "tile": Words("{thing}, girada {word} grados", "{thing}, turned {word} degrees"),
    "effort": Words("Añade {word}", "Add {word}"),
    "chest": Words("Abre {thing}", "Open {thing}"),
    "pick": Words("Intenta abrir {thing}", "Try to open {thing}"),
    "reveal": Words("Revela la amenaza de {word}", "Reveal the threat on {word}"),
    "disarm": Words("Intenta desactivar la trampa de {word}", "Try to disarm the trap on {word}"),
    "attack": Words("Ataca a {target} ({word})", "Attack {target} ({word})"),
    "victim/attack": Words("{thing} ataca a {target}", "{thing} attacks {target}"),
    "play": Words("Juega {thing}{word}", "Play {thing}{word}"),
    "cast": Words("Lanza {thing} contra {target}", "Cast {thing} at {target}"),
    "pet": Words("{thing} ataca a {target}", "{thing} attacks {target}"),
    "surge:speed": Words("Descarga de Fuerza: +1 de Velocidad", "Power Surge: +1 Speed"),
    "surge:attack": Words("Descarga de Fuerza: +1 de Ataque", "Power Surge: +1 Attack"),
    "surge:heal": Words("Descarga de Fuerza: −1 de daño", "Power Surge: −1 damage"),
    "bury": Words("{thing} boca abajo", "{thing} face down"),
    "again": Words("Renuncia a atacar y muévete otra vez", "Give up attacking and move again"),
    "rest": Words("Descansa", "Rest"),
    "leave": Words("Abandona la mazmorra", "Leave the dungeon"),
    "appear": Words("Reaparece en {word}", "Reappear on {word}"),
    "main/done": Words("Termina con este héroe", "Finish with this hero"),
    "select/done": Words("No adquieras nada", "Acquire nothing"),
    "buy": Words("Adquiere {thing} ({word} XP)", "Acquire {thing} ({word} XP)"),
    "salvage": Words("Recupera {thing} de los descartes ({word} XP)", "Acquire {thing} from the discards ({word} XP)"),
    "replace": Words("Descarta {thing} del Área y repón", "Discard {thing} from the Area and replace it"),
    "discard": Words("Descarta {thing}", "Discard {thing}"),
    "discard/done": Words("No descartes más", "Discard no more"),
    "remove:normal": Words("Daño normal", "Normal damage"),
    "remove:poison": Words("Veneno", "Poison"),
    "monster": Words("Activa a {thing} ({where})", "Activate {thing} ({where})"),
    "goto": Words("{thing} va a {word}", "{thing} goes to {word}"),
    "react": Words("Reacciona con {thing}", "React with {thing}"),
    "react/pass": Words("No reacciones", "Do not react"),
    "ready": Words("{thing} se prepara ({where})", "{thing} becomes ready ({where})"),
    "unleash:marked": Words("{thing} ataca a quien señala la carta", "{thing} attacks whom the card names"),
    "unleash:any": Words("{thing} ataca a quien elijas", "{thing} attacks whom you choose"),
    "unleash:surge": Words("{thing} se prepara y ataca con +3", "{thing} readies and attacks at +3"),
    "suffer": Words("{thing}", "{thing}"),
    "stay": Words("{thing} se queda", "{thing} stays"),
    "on_chest/yes": Words("Abre el cofre", "Open the chest"),
    "on_chest/no": Words("Déjalo cerrado", "Leave it closed"),
    "trap/yes": Words("Intenta desactivarla", "Try to disarm it"),
    "trap/no": Words("Déjala boca abajo", "Leave it face down"),
}
GROUPS: Final = {
    "main/step": Words("Mover", "Move"),
    "main/again": Words("Mover", "Move"),
    "main/face": Words("Girar", "Turn"),
    "main/open": Words("Puertas y amenazas", "Doors and threats"),
    "main/force": Words("Puertas y amenazas", "Doors and threats"),
    "main/chest": Words("Puertas y amenazas", "Doors and threats"),
    "main/pick": Words("Puertas y amenazas", "Doors and threats"),
    "main/reveal": Words("Puertas y amenazas", "Doors and threats"),
    "main/disarm": Words("Puertas y amenazas", "Doors and threats"),
    "main/attack": Words("Atacar", "Attack"),
    "main/cast": Words("Atacar", "Attack"),
    "main/pet": Words("Atacar", "Attack"),
    "main/play": Words("Cartas", "Cards"),
    "main/surge": Words("Descarga de Fuerza", "Power Surge"),
    "main/rest": Words("Descansar", "Rest"),
    "main/leave": Words("Descansar", "Rest"),
    "main/done": Words("Terminar", "Finish"),
}
OWN: Final = Words("su ataque", "own attack")
FOR_BASE: Final = Words(" como ataque propio", " as an attack of its own")
FOR_PLUS: Final = Words(" como bonificación", " as a bonus")
ON: Final = Words(" sobre {who}", " on {who}")
TO: Final = Words(" a {cell}", " to {cell}")
FACTS: Final = Words(
    "{race}, {classes}. Ataque {attack}. Defensa: {defence}. Velocidad {speed}. Salud {health}.",
    "{race}, {classes}. Attack {attack}. Defence: {defence}. Speed {speed}. Health {health}.",
)
MONSTER: Final = Words(
    "Nivel {level}. Ataque {attack}. Defensa: {defence}. Velocidad {speed}. Salud {health}. XP {first} y {second}.",
    "Level {level}. Attack {attack}. Defence: {defence}. Speed {speed}. Health {health}. XP {first} and {second}.",
)
LEVEL: Final = Words("Nivel {n}.", "Level {n}.")
COST: Final = Words(" Nivel {level}, {cost} XP.", " Level {level}, {cost} XP.")
ANYBODY: Final = Words("cualquier héroe", "any hero")
OR: Final = Words("o", "or")


def word(s: State, option: Option, lang: str) -> str:
    """What an option carries: a direction, a square, a price, on whom a card is played."""
    verb, text = option.verb, option.word
    if verb == "attack":
        return s.cards[option.thing].name.text(lang) if len(option.things) > 1 else OWN.text(lang)
    if verb == "play":
        said = {"base": FOR_BASE.text(lang), "plus": FOR_PLUS.text(lang)}.get(text, "")
        if len(option.things) > 1:
            said += ON.fill(lang, who=s.cards[option.target].name.text(lang))
            if text:
                said += TO.fill(lang, cell=text)
        return said
    if verb in ("buy", "salvage"):
        return str(price(s, option.thing))
    if verb in ("step", "face", "open", "force") and text in t.SIDE_NAMES:
        return t.SIDE_NAMES[text].text(lang)
    return text


def whereabouts(s: State, card: int, lang: str) -> str:
    """The square of something on the map; empty elsewhere."""
    at = t.cell(s, card)
    return t.floor(s).name(at) if at >= 0 else ""


def facts_text(thing: Thing, lang: str) -> str:
    """What is printed on a thing besides its name and text, as one line."""
    if isinstance(thing, Hero):
        classes = listing([t.CLASS_NAMES[kind].text(lang) for kind in thing.classes], lang)
        return FACTS.fill(lang, race=t.RACE_NAMES[thing.race].text(lang), classes=classes, **numbers(thing, lang))
    if isinstance(thing, Monster):
        first, second = str(thing.rewards[0]), str(thing.rewards[1])
        return MONSTER.fill(lang, level=str(thing.level), first=first, second=second, **numbers(thing, lang))
    if isinstance(thing, Card):
        return card_text(thing, lang)
    if isinstance(thing, (Tile, Threat)):
        return LEVEL.fill(lang, n=str(thing.level))
    return ""


def numbers(thing: Hero | Monster, lang: str) -> dict[str, str]:
    kind, strength = thing.attack
    parts: list[str] = []
    if thing.armor:
        parts.append(f"{t.BONUS_NAMES[t.ARMOR].text(lang)} {thing.armor}")
    if thing.evasion:
        parts.append(f"{t.BONUS_NAMES[t.EVASION].text(lang)} {thing.evasion}")
    return {
        "attack": f"{t.BONUS_NAMES[kind].text(lang)} {strength}",
        "defence": listing(parts, lang) or "0",
        "speed": str(thing.speed),
        "health": str(thing.health),
    }


def card_text(card: Card, lang: str) -> str:
    """Types, icons, bonuses and price of a card."""
    types = "/".join([t.TYPE_NAMES[each].text(lang) for each in card.types])
    races = listing([t.RACE_NAMES[each].text(lang) for each in card.races], lang, OR)
    classes = listing([t.CLASS_NAMES[each].text(lang) for each in card.classes], lang, OR if card.either else None)
    icons = ", ".join([part for part in (races, classes) if part]) or ANYBODY.text(lang)
    bonuses = [f"+{amount} {t.BONUS_NAMES[kind].text(lang)}" for kind, amount in card.bonuses]
    if card.base[1]:
        bonuses.insert(0, f"{t.BONUS_NAMES[card.base[0]].text(lang)} {card.base[1]}")
    joined = listing(bonuses, lang, OR if card.base[1] else None)
    said = f"{types} ({icons})." + (f" {joined[0].upper()}{joined[1:]}." if joined else "")
    return said + (COST.fill(lang, level=str(card.level), cost=str(card.cost)) if card.level else "")
