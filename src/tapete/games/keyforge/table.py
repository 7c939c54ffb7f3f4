"""How KeyForge lies on the table: battlelines face to face, artifacts behind, keys and Æmber by the name."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Decision
from tapete.core.game import Game
from tapete.core.language import Words, capital
from tapete.core.layout import (
    CHAIN,
    DRAWER,
    HAND,
    LINE,
    PILE,
    PILES,
    ROW,
    TABLE,
    TUCKED,
    Area,
    Arrow,
    Dress,
    Face,
    Gauge,
    Gem,
    Layout,
    Pose,
    Stage,
    Symbol,
)
from tapete.core.state import State
from tapete.games.faces import mentioned, pictures
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import things as t
from tapete.games.keyforge.catalogue import trait_names
from tapete.games.keyforge.decks import shipped_decks
from tapete.games.keyforge.dress import dress_of
from tapete.games.keyforge.lessons import (
    ABOUT,
    CLAUSES,
    COUNTED,
    FIRST_TURN,
    GLOSSARY,
    GUIDE,
    KEYWORDS,
    NOTHING_LEFT,
    ONLY_HAND,
    SPOKEN,
)
from tapete.games.keyforge.rules.fight import Fight
from tapete.games.keyforge.things import HOUSE_NAMES, HOUSES, Card
from tapete.games.keyforge.values import armor, armor_spent, blank, key_cost, keyword, power
from tapete.games.keyforge.words import TYPES

AREAS: Final[tuple[Area, ...]] = (
    Area("line", TABLE, LINE, 0),
    Area("artifacts", TABLE, ROW, 1),
    Area("upgrades", TABLE, TUCKED, 0),
    Area("under", TABLE, TUCKED, 1),
    Area("playing", TABLE, CHAIN, 0),
    Area("hand", HAND, ROW),
    Area("deck", PILES, PILE),
    Area("discard", PILES, PILE),
    Area("archives", PILES, PILE),
    Area("purged", DRAWER, PILE),
)
STAGES: Final[tuple[Stage, ...]] = (
    Stage("forge", Words("Forjar una llave", "Forge a key"), "KF-forge-01"),
    Stage("house", Words("Elegir casa", "Choose a house"), "KF-house-02"),
    Stage("main", Words("Jugar, descartar y usar", "Play, discard and use"), "KF-main-01"),
    Stage("ready", Words("Preparar cartas", "Ready cards"), "KF-ready-01"),
    Stage("draw", Words("Robar", "Draw"), "KF-draw-01"),
)
HOUSE_COLOURS: Final[tuple[str, ...]] = (
    "#c2452d", "#8a3fa3", "#2f83b7", "#7aa32b", "#d3a92f", "#59606f", "#3d8a55", "#cf7a27", "#2a9d96",
)  # fmt: skip
NO_HOUSE_COLOUR: Final = "#7d7d86"
HOUSE_PICTURES: Final[tuple[str, ...]] = (
    "battle-axe", "pentacle", "gears", "ufo", "templar-shield", "domino-mask", "oak-leaf", "dinosaur-rex", "starfighter",
)  # fmt: skip
HOUSE_SYMBOLS: Final = tuple(
    [Symbol(id, HOUSE_NAMES[id], HOUSE_PICTURES[house], HOUSE_COLOURS[house], HOUSE_NAMES[id]) for house, id in enumerate(HOUSES)]
)
SYMBOLS: Final[tuple[Symbol, ...]] = (
    *HOUSE_SYMBOLS,
    Symbol("aember", Words("Æmbar", "Æmber"), "amber-mosquito", "#e8a321", Words("Æ", "Æ")),
    Symbol("keys", Words("Llaves", "Keys"), "key", "#f0cf6a"),
    Symbol("red", Words("Llave roja", "Red key"), "key", "#d9483b"),
    Symbol("blue", Words("Llave azul", "Blue key"), "key", "#4a90d9"),
    Symbol("yellow", Words("Llave amarilla", "Yellow key"), "key", "#e6c229"),
    Symbol("chains", Words("Cadenas", "Chains"), "crossed-chains", "#8d8f98"),
    Symbol("power", Words("Poder", "Power"), "punch", "#d9622b"),
    Symbol("armor", Words("Armadura", "Armor"), "checked-shield", "#6f8fb0"),
    Symbol("damage", Words("Daño", "Damage"), "bleeding-wound", "#d33a3a"),
    Symbol("power_up", Words("Contador de Poder +1", "+1 power counter"), "upgrade", "#4fae5c"),
    Symbol("doom", Words("Contador de Condena", "Doom counter"), "death-skull", "#9a5fb5"),
    Symbol("disruption", Words("Contador de Disrupción", "Disruption counter"), "static-waves", "#4fa3c7"),
    Symbol("fuse", Words("Contador de Mecha", "Fuse counter"), "unlit-bomb", "#c97b2b"),
    Symbol("glory", Words("Contador de Gloria", "Glory counter"), "laurel-crown", "#d6b13a"),
    Symbol("growth", Words("Contador de Crecimiento", "Growth counter"), "sprout", "#5aa84a"),
    Symbol("beneath", Words("Cartas debajo", "Cards beneath"), "card-pickup", "#9a9aa5"),
    Symbol("stunned", Words("Aturdida", "Stunned"), "knocked-out-stars", "#d9b64a"),
    Symbol("warded", Words("Escudada", "Warded"), "magic-shield", "#5aa9d6"),
    Symbol("enraged", Words("Enfurecida", "Enraged"), "enrage", "#d9483b"),
    Symbol("blank", Words("Sin texto", "Text blank"), "cancel", "#9a9aa5"),
    Symbol("fight", Words("Combate", "Fight"), "crossed-swords", "#d9622b"),
    Symbol("elusive", Words("Elusivo", "Elusive"), "dodging", "#8fa3b8"),
    Symbol("skirmish", Words("Escaramuza", "Skirmish"), "running-ninja", "#c98f4a"),
    Symbol("taunt", Words("Provocar", "Taunt"), "shouting", "#d6a13a"),
    Symbol("poison", Words("Veneno", "Poison"), "poison-bottle", "#6fae3a"),
    Symbol("assault", Words("Asalto", "Assault"), "charging-bull", "#d9622b"),
    Symbol("hazardous", Words("Dañino", "Hazardous"), "spikes", "#b8603a"),
    Symbol("deploy", Words("Despliegue", "Deploy"), "parachute", "#5a9db5"),
    Symbol("alpha", Words("Alfa", "Alpha"), "sunrise", "#d6a13a"),
    Symbol("omega", Words("Omega", "Omega"), "omega", "#9a7fb5"),
    Symbol("invulnerable", Words("Invulnerable", "Invulnerable"), "diamond-hard", "#7fb5c7"),
    Symbol("splash-attack", Words("Ataque de dispersión", "Splash-attack"), "spatter", "#c75a3a"),
)
STATUSES: Final = ((t.STUN, "stunned"), (t.WARD, "warded"), (t.ENRAGE, "enraged"))
MAVERICK: Final = Words("Disidente: es de {house}", "Maverick: it belongs to {house}")
ACTIVE: Final = Words("Casa activa: {house}", "Active house: {house}")
FROM_HAND: Final[tuple[str, ...]] = ("play", "discard", "pass")  # what needs nothing in play
FIRST_DECKS: Final[tuple[str, ...]] = ('Obadiah "Dame Moonshine" Xotomime', "Canmoth, the Legate of the Pit")


class KeyForgeTable(Layout):
    def face(self, card: CardDef) -> Face:
        """The frame has the colour of the house; a creature shows power and armor, and any card its Æmber."""
        facts = cast(Card, card)
        gems: list[Gem] = []
        if facts.type == t.CREATURE:
            gems.append(Gem("power", facts.power))
            if facts.armor:
                gems.append(Gem("armor", facts.armor))
        if facts.aember:
            gems.append(Gem("aember", facts.aember))
        words = tuple([t.KEYWORDS[word] for word, _ in facts.keywords])
        return Face(
            HOUSE_COLOURS[facts.house] if facts.house >= 0 else NO_HOUSE_COLOUR,
            pictures("keyforge").get(card.id, "card-pickup"),
            kind(facts),
            tuple(gems),
            words,
            glossary=mentioned(card, SPOKEN),
        )

    def dress(self, card: CardDef) -> Dress:
        return dress_of(card)

    # -- at this moment

    def pose(self, s: State, card: int) -> Pose:
        made = Pose()
        facts = t.facts(s, card)
        numbers = s.numbers
        house = numbers[t.HOUSE][card] - 1
        if house != facts.house and house >= 0:
            made.note = filled(MAVERICK, HOUSE_NAMES[HOUSES[house]])
        zone = s.place[card] // 2
        if zone == t.LINE:
            lie_in_line(s, card, facts, made)
        elif zone == t.UPGRADES or zone == t.UNDER:
            made.on = numbers[t.HOST][card] - 1
        if zone == t.LINE or zone == t.ARTIFACTS:
            lie_in_play(s, card, made)
        return made

    def gauges(self, s: State, player: int) -> list[Gauge]:
        tallies = s.tallies
        found = [
            Gauge("keys", t.keys(s, player), 3, big=True),
            Gauge("aember", tallies[t.POOL][player], key_cost(s, player), big=True),
        ]
        for colour, name in zip(t.KEY_COLOURS, t.COLOUR_NAMES, strict=True):
            if tallies[colour][player]:
                found.append(Gauge(name, 1))
        if tallies[t.CHAINS][player]:
            found.append(Gauge("chains", tallies[t.CHAINS][player]))
        return found + houses(s, player)

    def stage(self, s: State) -> str:
        step = s.world[t.STEP]
        return STAGES[step - 1].id if 1 <= step <= len(STAGES) else ""

    def banner(self, s: State) -> Words | None:
        house = s.world[t.ACTIVE_HOUSE]
        return None if house < 0 else filled(ACTIVE, HOUSE_NAMES[HOUSES[house]])

    def arrows(self, s: State) -> list[Arrow]:
        return [
            Arrow(frame.attacker, frame.defender, "fight")
            for frame in s.stack
            if isinstance(frame, Fight) and frame.attacker >= 0 and frame.defender >= 0
        ]

    def lesson(self, s: State, decision: Decision) -> Words | None:
        if decision.kind == "main":
            if len(decision.options) == 1:
                return NOTHING_LEFT
            if s.turn == 1 and not s.world[t.FROM_HAND]:
                return FIRST_TURN
            if all([option.verb in FROM_HAND for option in decision.options]):
                return ONLY_HAND
        return super().lesson(s, decision)

    def first_game(self) -> dict[str, object]:
        """Two decks of plain creatures; the newcomer begins."""
        decks = {str(deck["name"]): deck for deck in shipped_decks()}
        return {"setup": {"decks": [decks[name] for name in FIRST_DECKS], "first": 0}, "seed": 7, "seats": 2}


def houses(s: State, player: int) -> list[Gauge]:
    """The houses of the identity card, each with how many cards of it its player has in play."""
    found: list[Gauge] = []
    for house, id in enumerate(HOUSES):
        if s.tallies[t.IDENTITY][player] >> house & 1:
            cards = s.zones[t.LINE * 2 + player] + s.zones[t.ARTIFACTS * 2 + player]
            found.append(Gauge(id, len([card for card in cards if s.numbers[t.HOUSE][card] == house + 1])))
    return found


def kind(facts: Card) -> Words:
    """The type line: what it is, and its traits."""
    type = TYPES[t.TYPES[facts.type]]
    if not facts.traits:
        return Words(capital(type.es), capital(type.en))
    names = trait_names()
    es = ", ".join([names[trait]["es"] for trait in facts.traits])
    en = ", ".join([names[trait]["en"] for trait in facts.traits])
    return Words(f"{capital(type.es)} · {es}", f"{capital(type.en)} · {en}")


def filled(words: Words, house: Words) -> Words:
    return Words(words.es.replace("{house}", house.es), words.en.replace("{house}", house.en))


def lie_in_line(s: State, card: int, facts: Card, made: Pose) -> None:
    """A creature: its power and armor now, Taunt a little forward, statuses, keywords it has from elsewhere."""
    whole = armor(s, card)
    made.gems.append(Gem("power", power(s, card), facts.power))
    if whole or facts.armor:
        made.gems.append(Gem("armor", max(0, whole - armor_spent(s, card, whole)), facts.armor))
    made.forward = keyword(s, card, t.TAUNT) > 0
    numbers = s.numbers
    for field, mark in STATUSES:
        if numbers[field][card]:
            made.marks.append(mark)
    modifying = s.index().modifying
    if modifying[m.KEYWORD]:
        for word, name in enumerate(t.KEYWORDS):
            if not facts.values[word] and keyword(s, card, word):
                made.marks.append(name)
    if modifying[m.BLANK] and blank(s, card):
        made.marks.append("blank")


def lie_in_play(s: State, card: int, made: Pose) -> None:
    """What a creature or an artifact has on it."""
    numbers = s.numbers
    made.bare = True  # its bonus was for playing it
    if numbers[t.EXHAUSTED][card]:
        made.turned = 90
    if numbers[t.DAMAGE][card]:
        made.tokens.append(Gem("damage", numbers[t.DAMAGE][card]))
    if numbers[t.AMBER][card]:
        made.tokens.append(Gem("aember", numbers[t.AMBER][card]))
    if numbers[t.POWER_UP][card]:
        made.tokens.append(Gem("power_up", numbers[t.POWER_UP][card]))
    if numbers[t.COUNTER][card]:
        for number, name in enumerate(t.COUNTER_KINDS):
            if t.counters(s, card, number):
                made.tokens.append(Gem(name, t.counters(s, card, number)))
    if s.zones[t.UNDER * 2] or s.zones[t.UNDER * 2 + 1]:
        under = len(t.beneath(s, card))
        if under:
            made.tokens.append(Gem("beneath", under))


def table(game: Game) -> KeyForgeTable:
    return KeyForgeTable(game, AREAS, STAGES, SYMBOLS, KEYWORDS + GLOSSARY, "#1d4436", CLAUSES, GUIDE, COUNTED, ABOUT)
