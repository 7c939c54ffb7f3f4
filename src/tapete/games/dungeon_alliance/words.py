"""Dungeon Alliance in words: how its options are said, what is printed on its things, and where they are."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.facets import Speech
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.language import Noun, Words, capital, listing
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.catalogue import DECLARED
from tapete.games.dungeon_alliance.omens import marked_text
from tapete.games.dungeon_alliance.rules.rounds import goal, total
from tapete.games.dungeon_alliance.rules.solo import bonus
from tapete.games.dungeon_alliance.telling import signed
from tapete.games.dungeon_alliance.things import Card, Hero, Monster, Thing, Threat, Tile

PHRASES: Final = {
    "touch": Words("{thing}", "{thing}"),
    "draft": Words("Elige a {thing} ({word})", "Draft {thing} ({word})"),
    "deploy": Words("{thing} en {word}", "{thing} on {word}"),
    "face": Words("Mira al {word}", "Face {word}"),
    "stand/face": Words("{thing} mira al {word}", "{thing} faces {word}"),
    "tile": Words("{thing}, girada {word}", "{thing}, turned {word}"),
    "effort": Words("Añade {word} puntos", "Add {word} points"),
    "effort:0": Words("No añadas ninguno", "Add none"),
    "effort:1": Words("Añade 1 punto", "Add 1 point"),
    "reveal": Words("Revela la amenaza de {word}", "Reveal the threat on {word}"),
    "victim/attack": Words("{thing} ataca a {target}", "{thing} attacks {target}"),
    "bury": Words("Pon {thing} boca abajo", "Put {thing} face down"),
    "appear": Words("Reaparece en {word}", "Reappear on {word}"),
    "discard": Words("Descarta {thing}", "Discard {thing}"),
    "remove:normal": Words("Daño normal", "Normal damage"),
    "remove:poison": Words("Veneno", "Poison"),
    "ready": Words("{thing} se prepara ({where})", "{thing} becomes ready ({where})"),
    "unleash:marked": Words("{thing} ataca {word}", "{thing} attacks {word}"),
    "unleash:any": Words("{thing} ataca a quien elijas{word}", "{thing} attacks whom you choose{word}"),
    "unleash:surge": Words("{thing} se prepara y ataca con +3", "{thing} readies and attacks at +3"),
    "suffer": Words("Que lo reciba {thing}", "Let {thing} take it"),
    "stay": Words("{thing} se queda", "{thing} stays"),
    "on_chest/yes": Words("Abre el cofre", "Open the chest"),
    "on_chest/no": Words("Déjalo cerrado", "Leave it closed"),
    "trap/yes": Words("Intenta desactivarla", "Try to disarm it"),
    "trap/no": Words("Déjala boca abajo", "Leave it face down"),
}
STRONGER: Final = Words(", con +{n}", ", at +{n}")
FACTS: Final = Words(
    "{race}, {classes}. {attack}. Defensa: {defence}. Velocidad {speed}. Salud {health}.",
    "{race}, {classes}. {attack}. Defence: {defence}. Speed {speed}. Health {health}.",
)
MONSTER: Final = Words(
    "Nivel {level}. {attack}. Defensa: {defence}. Velocidad {speed}. Salud {health}. XP {total}: {first} y {second}.",
    "Level {level}. {attack}. Defence: {defence}. Speed {speed}. Health {health}. XP {total}: {first} and {second}.",
)
ATTACK: Final = Words("ataque {kind} {n}", "{kind} attack {n}")
LEVEL: Final = Words("Nivel {n}.", "Level {n}.")
STARTING: Final = Words("Losa inicial.", "Starting tile.")
COST: Final = Words(" Nivel {level}, {cost} XP.", " Level {level}, {cost} XP.")
ANYBODY: Final = Words("cualquier héroe", "any hero")
OR: Final = Words("o", "or")
WITH: Final = Words(" con ", " with ")
DOORS: Final = Words("puertas al ", "doors to the ")
HEALTH: Final = Words("salud", "health")
THREAT: Final = Noun("amenaza", "amenazas", True, "threat", "threats")
LEADS: Final = Words(" Puertas al {sides}.", " Doors to the {sides}.")
HOLDS: Final = Words(" Trae {things}.", " It brings {things}.")
NUMBERS: Final[tuple[Words, ...]] = (Words("dos", "two"), Words("tres", "three"), Words("cuatro", "four"))
SCORE: Final = Words("Puntuación: {n}.", "Score: {n}.")
ENOUGH: Final = Words(" La alianza vence: bastaban {n}.", " The alliance prevails: {n} were enough.")
TOO_LITTLE: Final = Words(" La alianza fracasa: hacían falta {n}.", " The alliance fails: {n} were needed.")


def omen_word(s: State, option: Option, lang: str) -> str:
    """Whom the card of the cycle names, or how much stronger it makes an attack on anybody else."""
    card = t.solo_card(s, t.shared(s, t.SOLO_SHOWN)[0])
    if option.word == "marked":
        return marked_text(tuple([t.RACE_NAMES.get(icon) or t.CLASS_NAMES[icon] for icon in card.icons]), lang)
    more = bonus(s, card, option.thing, option.word)
    return STRONGER.fill(lang, n=str(more)) if more else ""


def in_short(facts: Hero, lang: str) -> str:
    """A hero in a few words: what it is and how it fights."""
    kind, strength = facts.attack
    return f"{t.RACE_NAMES[facts.race].text(lang)}, {t.BONUS_NAMES[kind].text(lang)} {strength}, {HEALTH.text(lang)} {facts.health}"


def sides_text(doors: int, lang: str) -> str:
    return listing([t.SIDE_NAMES[letter].text(lang) for side, letter in enumerate(SIDE_LETTERS) if doors >> side & 1], lang)


def whereabouts(s: State, card: int, lang: str) -> str:
    """The square of something on the map; empty elsewhere."""
    at = t.cell(s, card)
    return t.floor(s).name(at) if at >= 0 else ""


def facts_text(thing: Thing, lang: str) -> str:
    """What is printed on a thing besides its name and text, as one line."""
    if isinstance(thing, Hero):
        classes = class_names(thing.classes, lang)
        facts = FACTS.fill(lang, race=t.RACE_NAMES[thing.race].text(lang), classes=classes, **numbers(thing, lang))
        return f"{facts} {thing.tale.text(lang)}"
    if isinstance(thing, Monster):
        first, second = str(thing.rewards[0]), str(thing.rewards[1])
        return MONSTER.fill(lang, level=str(thing.level), first=first, second=second, total=str(thing.xp), **numbers(thing, lang))
    if isinstance(thing, Card):
        return card_text(thing, lang)
    if isinstance(thing, Tile):
        return tile_text(thing, lang)
    return LEVEL.fill(lang, n=str(thing.level)) if isinstance(thing, Threat) else ""


def class_names(classes: tuple[str, ...], lang: str, conjunction: Words | None = None) -> str:
    """Class icons in words; one that is there twice is said once."""
    names = [t.CLASS_NAMES[each].text(lang) for each in classes]
    if len(names) == 2 and names[0] == names[1]:
        return f"{names[0]} ×2"
    return listing(names, lang, conjunction)


def tile_text(tile: Tile, lang: str) -> str:
    """The level of a tile, its doors as printed and what comes with it."""
    held = tile_holds(tile, lang)
    level = LEVEL.fill(lang, n=str(tile.level)) if tile.level else STARTING.text(lang)
    said = level + LEADS.fill(lang, sides=sides_text(tile.shape.printed_doors, lang))
    return said + (HOLDS.fill(lang, things=listing(held, lang)) if held else "")


def tile_holds(tile: Tile, lang: str) -> list[str]:
    """What comes with a tile, so many of each, threats last."""
    icons = [icon for _, icon in tile.shape.printed_icons]
    kinds = [icon for icon in dict.fromkeys(icons) if icon != t.THREAT_ICON]
    found = [so_many(cast(Monster, DECLARED[icon]).noun, icons.count(icon), lang) for icon in kinds]
    threats = icons.count(t.THREAT_ICON)
    return [*found, so_many(THREAT, threats, lang)] if threats else found


def so_many(noun: Noun, count: int, lang: str) -> str:
    number = noun.a(lang) if count == 1 else NUMBERS[count - 2].text(lang)
    return f"{number} {noun.word(lang, count > 1)}"


def numbers(thing: Hero | Monster, lang: str) -> dict[str, str]:
    kind, strength = thing.attack
    parts: list[str] = []
    if thing.armor:
        parts.append(f"{t.BONUS_NAMES[t.ARMOR].text(lang)} {thing.armor}")
    if thing.evasion:
        parts.append(f"{t.BONUS_NAMES[t.EVASION].text(lang)} {thing.evasion}")
    return {
        "attack": attack_name(kind, strength, lang),
        "defence": listing(parts, lang) or "0",
        "speed": str(thing.speed),
        "health": str(thing.health),
    }


def attack_name(kind: str, strength: int, lang: str) -> str:
    """An attack by its type and strength: "Ranged attack 3"."""
    return capital(ATTACK.fill(lang, kind=t.BONUS_NAMES[kind].text(lang), n=str(strength)))


def card_text(card: Card, lang: str) -> str:
    """Types, icons, bonuses and price of a card."""
    types = "/".join([t.TYPE_NAMES[each].text(lang) for each in card.types])
    races = listing([t.RACE_NAMES[each].text(lang) for each in card.races], lang, OR)
    classes = class_names(card.classes, lang, OR if card.either else None)
    icons = WITH.text(lang).join([part for part in (races, classes) if part]) or ANYBODY.text(lang)
    joined = bonuses_text(card, lang)
    said = f"{types} ({icons})." + (f" {joined}" if joined else "")
    return said + (COST.fill(lang, level=str(card.level), cost=str(card.cost)) if card.level else "")


def bonuses_text(card: Card, lang: str) -> str:
    """What a card adds, or the attack it gives instead; empty when it does neither."""
    bonuses = [t.BONUSES[kind].fill(lang, n=str(amount)) for kind, amount in card.bonuses]
    if card.base[1]:
        bonuses.insert(0, attack_name(card.base[0], card.base[1], lang))
    joined = listing(bonuses, lang, OR if card.base[1] else None)
    return f"{joined}." if joined else ""


class DungeonAllianceSpeech(Speech):
    def word(self, s: State, option: Option, lang: str) -> str:
        """What an option carries: a direction, a square, a price, on whom a card is played."""
        verb, text = option.verb, option.word
        if verb == "draft":
            return in_short(t.hero(s, option.thing), lang)
        if verb == "tile":
            doors = t.tile(s, option.thing).shape.doors(int(text) // 90)
            return f"{text}° ({DOORS.text(lang)}{sides_text(doors, lang)})"
        if verb == "unleash":
            return omen_word(s, option, lang)
        return t.SIDE_NAMES[text].text(lang) if verb == "face" else text

    def verdict(self, s: State, lang: str) -> str:
        """The score against the cards, and whether it is enough for those who play together."""
        if not t.governs(s):
            return ""
        said = SCORE.fill(lang, n=signed(total(s)))
        if s.players == 1:
            return said
        return said + (ENOUGH if s.winners else TOO_LITTLE).fill(lang, n=str(goal(s)))

    def whereabouts(self, s: State, card: int, player: int, lang: str) -> str:
        return whereabouts(s, card, lang) or super().whereabouts(s, card, player, lang)

    def facts_text(self, card: CardDef, lang: str) -> str:
        return facts_text(cast(Thing, card), lang)
