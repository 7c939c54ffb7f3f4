"""How Dungeon Alliance lies on the table: the map, the tiles and upgrades on offer, four heroes with their cards under them."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.decision import Decision, Option
from tapete.core.game import Game
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.language import EN, ES, Words
from tapete.core.layout import (
    DRAWER,
    HAND,
    PILE,
    PILES,
    PLAN,
    ROW,
    TABLE,
    TOKEN,
    TUCKED,
    UNSEEN,
    Area,
    Arrow,
    Dress,
    Face,
    Gauge,
    Gem,
    Layout,
    Plan,
    Pose,
    Reading,
    Stage,
    Symbol,
)
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.dress import dress_of
from tapete.games.dungeon_alliance.lessons import (
    ABOUT,
    ATTACKED,
    CLAUSES,
    COUNTED,
    DEFEATED,
    GUIDE,
    IN_RANGE,
    KEYWORDS,
    NO_REACTION,
)
from tapete.games.dungeon_alliance.perils import Trait
from tapete.games.dungeon_alliance.plan import acting_now, move_reading, plan, square
from tapete.games.dungeon_alliance.rules.activation import OFFER_DISCARD, Turn
from tapete.games.dungeon_alliance.rules.attempts import Placing
from tapete.games.dungeon_alliance.rules.combat import Attack
from tapete.games.dungeon_alliance.rules.monsters import MonsterPhase
from tapete.games.dungeon_alliance.rules.playing import place_in
from tapete.games.dungeon_alliance.rules.rounds import FinalPhase, goal, points, total
from tapete.games.dungeon_alliance.rules.setup import Setup
from tapete.games.dungeon_alliance.rules.solo import SoloPhase
from tapete.games.dungeon_alliance.rules.upgrades import Selecting
from tapete.games.dungeon_alliance.things import Card, Hero, Monster, Thing, Threat, Tile, cell, floor
from tapete.games.dungeon_alliance.words import class_names
from tapete.games.faces import pictures

AREAS: Final[tuple[Area, ...]] = (
    Area("board", TABLE, PLAN, 0),
    Area("monsters", TABLE, PLAN, 0),
    Area("open_threats", TABLE, PLAN, 0),
    Area("face_down", TABLE, PLAN, 0),
    Area("hero_pool", TABLE, ROW, 0),
    Area("tile_area", TABLE, ROW, 1),
    Area("area", TABLE, ROW, 2, TOKEN),
    Area("dungeon", TABLE, PILE, 3),
    Area("pile", TABLE, PILE, 3),
    Area("solo_shown", TABLE, ROW, 3),
    Area("heroes", TABLE, ROW, 0),
    Area("column", TABLE, TUCKED, 0),
    Area("artifacts", TABLE, ROW, 1),
    Area("hand", HAND, ROW),
    Area("deck", PILES, PILE),
    Area("discard", PILES, PILE),
    Area("buried", PILES, PILE),
    Area("upgrades", DRAWER, PILE),
    Area("supply", DRAWER, ROW),
    Area("removed", DRAWER, ROW),
    Area("solo_deck", DRAWER, PILE),
    Area("hero_deck", UNSEEN, PILE),
    Area("threats", UNSEEN, PILE),
    Area("unused", UNSEEN, PILE),
)
STAGES: Final[tuple[Stage, ...]] = (
    Stage("setup", Words("Preparación", "Setup"), "DA-setup-09"),
    Stage("activate", Words("Activar un héroe", "Activate a hero"), "DA-activate-01"),
    Stage("act", Words("Mover y atacar", "Move and attack"), "DA-activate-02"),
    Stage("upgrade", Words("Adquirir una mejora", "Acquire an upgrade"), "DA-upgrade-01"),
    Stage("draw", Words("Descartar y robar", "Discard and draw"), "DA-draw-01"),
    Stage("monsters", Words("Monstruos", "Monsters"), "DA-monster-01"),
    Stage("final", Words("Fase final", "Final phase"), "DA-final-01"),
)
CLASS_COLOURS: Final = {
    "martial": "#c0492f",
    "stealth": "#5d6b7d",
    "mystery": "#7a55b0",
    "celestial": "#d2ab3b",
    "primordial": "#4b9350",
}
GOLD: Final = "#c9973a"
LEVEL_COLOURS: Final[tuple[str, ...]] = ("#7c8791", "#6f9150", "#c08431", "#b2403d")
KIND_COLOURS: Final = {t.CHEST: "#c9973a", t.LOCKED_CHEST: "#a8783a", t.TRAP: "#b2403d", t.PIT: "#6b5a4a"}
OMEN_COLOUR: Final = "#5e4a86"
SYMBOLS: Final[tuple[Symbol, ...]] = (
    Symbol("points", Words("Puntos", "Points"), "trophy", "#e3c04a"),
    Symbol("score", Words("Puntuación de todos", "Everybody’s score"), "laurels-trophy", "#e3c04a"),
    Symbol("xp", Words("XP para gastar", "XP to spend"), "upgrade", "#5fae6a"),
    Symbol("defeats", Words("Derrotas", "Defeats"), "broken-skull", "#b2554d"),
    Symbol("selections", Words("Mejoras adquiridas", "Upgrades acquired"), "card-pick", "#8fa3c0"),
    Symbol("left", Words("Velocidad que queda", "Speed left"), "footsteps", "#5fa7c7"),
    Symbol("first", Words("Jugador inicial", "First player"), "flag-objective", "#d98a3a"),
    Symbol("melee", Words("Cuerpo a cuerpo", "Melee"), "broadsword", "#d0603a"),
    Symbol("ranged", Words("A distancia", "Ranged"), "bow-arrow", "#6fae4f"),
    Symbol("armor", Words("Armadura", "Armour"), "checked-shield", "#6f8fb0"),
    Symbol("evasion", Words("Evasiva", "Evasion"), "dodging", "#8f9fae"),
    Symbol("speed", Words("Velocidad", "Speed"), "wingfoot", "#5fa7c7"),
    Symbol("health", Words("Salud", "Health"), "hearts", "#d9483b"),
    Symbol("plus_melee", Words("Suma cuerpo a cuerpo", "Adds melee"), "sword-brandish", "#d0603a"),
    Symbol("plus_ranged", Words("Suma a distancia", "Adds ranged"), "striking-arrows", "#6fae4f"),
    Symbol("plus_armor", Words("Suma armadura", "Adds armour"), "armor-upgrade", "#6f8fb0"),
    Symbol("plus_evasion", Words("Suma evasiva", "Adds evasion"), "evasion", "#8f9fae"),
    Symbol("plus_speed", Words("Suma Velocidad", "Adds Speed"), "sprint", "#5fa7c7"),
    Symbol("cost", Words("Coste en XP", "Cost in XP"), "price-tag", "#5fae6a"),
    Symbol("level", Words("Nivel", "Level"), "stairs", "#a79a86"),
    Symbol("reward", Words("XP que da", "XP it gives"), "star-medal", "#e3c04a"),
    Symbol("damage", Words("Daño", "Damage"), "bleeding-wound", "#d33a3a"),
    Symbol("poison", Words("Veneno", "Poison"), "poison-bottle", "#6fae3a"),
    Symbol("exhausted", Words("Exhausto", "Exhausted"), "sleepy", "#8f8f9a"),
    Symbol("defeated", Words("Derrotado", "Defeated"), "knocked-out-stars", "#b2554d"),
    Symbol("surged", Words("Descarga de Fuerza", "Power Surge"), "power-lightning", "#e0b63a"),
    Symbol("based", Words("Como ataque propio", "As an attack of its own"), "crossed-swords", "#d0603a"),
    Symbol("active", Words("Actúa ahora", "Acting now"), "player-next", "#5fc7a7"),
    Symbol("marked", Words("Marcado", "Marked"), "bullseye", "#c75a8a"),
    Symbol("attack", Words("Ataque", "Attack"), "crossed-swords", "#d0603a"),
)
HERO: Final = Words("Héroe · {race} · {classes}", "Hero · {race} · {classes}")
MONSTER: Final = Words("Monstruo de nivel {n}", "Level {n} monster")
TILE_LINE: Final = Words("Losa de nivel {n}", "Level {n} tile")
START: Final = Words("Losa inicial", "Starting tile")
THREAT: Final = Words("Amenaza de nivel {n}", "Level {n} threat")
OMEN: Final = Words("Presagio", "Omen")
BANNER: Final = Words("Ronda {r}/4 · ciclo {c} · reservas {a} y {b}", "Round {r}/4 · cycle {c} · reserves {a} and {b}")
MARKED: Final = Words("Marcado por {who}", "Marked by {who}")
MOVES: Final[tuple[str, ...]] = ("step", "walk")
HERE: Final[tuple[str, ...]] = ("goto", "deploy", "appear", "reveal", "disarm")  # verbs whose word is a square
ON_HERO: Final[tuple[str, ...]] = ("face", "surge")  # what the active hero does with itself
AIMED: Final[tuple[str, ...]] = ("attack", "play")
COSTS_ONE: Final[tuple[str, ...]] = ("open", "force", "chest", "pick", "reveal", "disarm")


class DungeonTable(Layout):
    # -- printed

    def face(self, card: CardDef) -> Face:
        thing = cast(Thing, card)
        picture = pictures("dungeon_alliance").get(card.id, "dungeon-gate")
        if isinstance(thing, Hero):
            return hero_face(thing, picture)
        if isinstance(thing, Monster):
            gems = (*person_gems(thing), Gem("reward", thing.xp))
            words = tuple([ability.word for ability in thing.abilities if isinstance(ability, Trait)])
            return Face(LEVEL_COLOURS[thing.level], picture, numbered(MONSTER, thing.level), gems, words)
        if isinstance(thing, Card):
            return card_face(thing, picture)
        if isinstance(thing, Tile):
            kind = numbered(TILE_LINE, thing.level) if thing.level else START
            return Face(LEVEL_COLOURS[thing.level], picture, kind, (Gem("level", thing.level),) if thing.level else ())
        if isinstance(thing, Threat):
            return Face(
                KIND_COLOURS[thing.sort], picture, numbered(THREAT, thing.level), (Gem("level", thing.level),), (thing.sort,)
            )
        return Face(OMEN_COLOUR, picture, OMEN)

    def dress(self, card: CardDef) -> Dress:
        return dress_of(card)

    # -- at this moment

    def pose(self, s: State, card: int) -> Pose:
        made = Pose()
        zone = s.place[card] // s.players
        if zone == t.HEROES:
            stand_hero(s, card, made)
        elif zone == t.MONSTERS:
            stand_monster(s, card, made)
        elif zone == t.OPEN_THREATS or zone == t.FACE_DOWN:
            made.at = square(s, card)
            made.face_down = zone == t.FACE_DOWN
        elif zone == t.COLUMN:
            made.on = s.numbers[t.UNDER][card] - 1
            if s.numbers[t.BASED][card]:
                made.marks.append("based")
        return made

    def gauges(self, s: State, player: int) -> list[Gauge]:
        tallies = s.tallies
        found = [Gauge("points", points(s, player), big=True), Gauge("xp", tallies[t.XP][player], big=True)]
        if t.governs(s):  # all against the cards: one score, and together a goal
            found.insert(0, Gauge("score", total(s), goal(s) if s.players > 1 else -1, big=True))
        turn = acting_now(s)
        if turn is not None and turn.player == player and turn.who >= 0:
            found.append(Gauge("left", max(0, turn.points), values.speed(s, turn.who)))
        found.append(Gauge("selections", tallies[t.SELECTIONS][player]))
        if tallies[t.DEFEATS][player]:
            found.append(Gauge("defeats", tallies[t.DEFEATS][player]))
        if s.world[t.FIRST] == player and s.players > 1:
            found.append(Gauge("first", 1))
        return found

    def stage(self, s: State) -> str:
        found = "activate"
        for frame in s.stack:
            if isinstance(frame, Setup):
                return "setup"
            if isinstance(frame, FinalPhase):
                return "final"
            if isinstance(frame, (MonsterPhase, SoloPhase)):
                return "monsters"
            if isinstance(frame, Selecting):
                return "upgrade"
            if isinstance(frame, Turn) and frame.step > 1:
                found = "draw" if frame.step > OFFER_DISCARD else "act"
        return found

    def banner(self, s: State) -> Words | None:
        world = s.world
        if not world[t.ROUND]:
            return None
        told = {"r": str(world[t.ROUND]), "c": str(world[t.CYCLE]), "a": str(world[t.RESERVE_1]), "b": str(world[t.RESERVE_2])}
        return Words(BANNER.fill(ES, **told), BANNER.fill(EN, **told))

    def arrows(self, s: State) -> list[Arrow]:
        return [
            Arrow(frame.who, frame.target, "attack")
            for frame in s.stack
            if isinstance(frame, Attack) and frame.who >= 0 and frame.target >= 0
        ]

    def plan(self, s: State) -> Plan | None:
        return plan(s)

    def reading(self, s: State, option: Option) -> Reading | None:
        """The squares an option is about, and what it costs in Speed."""
        verb = option.verb
        cost = 1 if verb in COSTS_ONE else -1
        if verb in MOVES:
            return move_reading(s, option)
        if verb in HERE:
            return Reading([option.word], cost)
        if verb == "play" and floor(s).find(place_in(option.word)) >= 0:
            return Reading([place_in(option.word)], cost)
        turn = acting_now(s)
        if verb in ON_HERO and turn is not None and s.decision is not None and s.decision.kind == "main":
            return Reading([square(s, turn.who)])
        if verb in ("open", "force"):
            if turn is None:
                return None
            at = floor(s).middle(t.room(s, turn.who), SIDE_LETTERS.index(option.word))
            return Reading([floor(s).name(at)], cost)
        if verb == "tile":
            frame = s.stack[-1]
            return Reading([floor(s).name(floor(s).middle(frame.slot, frame.side))]) if isinstance(frame, Placing) else None
        if option.things and cell(s, option.target) >= 0:
            return Reading([square(s, option.target)], cost, aim=aiming(s, option))
        return None

    def lesson(self, s: State, decision: Decision) -> Words | None:
        turn = acting_now(s)
        if decision.kind == "main" and turn is not None:
            if s.numbers[t.DEFEATED][turn.who]:
                return DEFEATED
            if any([option.verb in ("attack", "cast") for option in decision.options]):
                return IN_RANGE
            if turn.attacked:
                return ATTACKED
        if decision.kind == "react" and len(decision.options) == 1:
            return NO_REACTION
        return super().lesson(s, decision)

    def first_game(self) -> dict[str, object]:
        """The last two rounds of a game for two, each alliance at the door of its first room; the newcomer begins."""
        text = (files("tapete.games.dungeon_alliance") / "data" / "first_game.json").read_text(encoding="utf-8")
        return {"setup": {"position": json.loads(text)}, "seed": 5, "seats": 2}


# -- faces


def numbered(words: Words, number: int) -> Words:
    roman = "I" * number
    return Words(words.fill(ES, n=roman), words.fill(EN, n=roman))


def hero_face(hero: Hero, picture: str) -> Face:
    es = HERO.fill(ES, race=t.RACE_NAMES[hero.race].es, classes=class_names(hero.classes, ES))
    en = HERO.fill(EN, race=t.RACE_NAMES[hero.race].en, classes=class_names(hero.classes, EN))
    first, second = hero.classes
    return Face(
        CLASS_COLOURS[first], picture, Words(es, en), person_gems(hero), (), CLASS_COLOURS[second] if second != first else ""
    )


def person_gems(who: Hero | Monster) -> tuple[Gem, ...]:
    gems = [Gem("health", who.health), Gem(who.attack[0], who.attack[1]), Gem("speed", who.speed)]
    if who.armor:
        gems.append(Gem("armor", who.armor))
    if who.evasion:
        gems.append(Gem("evasion", who.evasion))
    return tuple(gems)


def card_face(card: Card, picture: str) -> Face:
    """The colours of the classes it asks for; gold when any hero may use it."""
    gems: list[Gem] = []
    if card.base[1]:
        gems.append(Gem(card.base[0], card.base[1]))
    gems += [Gem(f"plus_{kind}", amount) for kind, amount in card.bonuses]
    if card.level:
        gems.append(Gem("cost", card.cost))
    colours = [CLASS_COLOURS[each] for each in dict.fromkeys(card.classes)] or [GOLD]
    second = colours[1] if len(colours) > 1 else ""
    return Face(colours[0], picture, card_line(card), tuple(gems), second=second, glossary=card.types)


def card_line(card: Card) -> Words:
    """Its types, then whom it is for."""
    said: list[str] = []
    for lang in (ES, EN):
        types = "/".join([t.TYPE_NAMES[each].text(lang) for each in card.types])
        icons = [t.RACE_NAMES[each].text(lang) for each in card.races] + [t.CLASS_NAMES[each].text(lang) for each in card.classes]
        said.append(f"{types} · {', '.join(icons)}" if icons else types)
    return Words(said[0], said[1])


# -- on the map


def aiming(s: State, option: Option) -> int:
    """Who takes aim with an option: the monster that attacks, or the hero who acts, at somebody other than themselves."""
    turn = acting_now(s)
    if option.verb == "attack" and cell(s, option.thing) >= 0 and option.thing != option.target:
        return option.thing
    if turn is None or turn.who == option.target or option.verb not in AIMED:
        return -1
    return turn.who


def stand_hero(s: State, who: int, made: Pose) -> None:
    """Where a hero is, its numbers with the cards under it, and what it has suffered."""
    numbers = s.numbers
    facts = t.hero(s, who)
    kind = facts.attack[0]
    made.gems.append(Gem("health", max(0, values.health_left(s, who)), facts.health))
    made.gems.append(Gem(kind, facts.attack[1] + values.attack_bonus(s, who, kind), facts.attack[1]))
    made.gems.append(Gem("speed", values.speed(s, who), facts.speed))
    armor, evasion = values.armor(s, who), values.evasion(s, who)
    if armor or facts.armor:
        made.gems.append(Gem("armor", armor, facts.armor))
    if evasion or facts.evasion:
        made.gems.append(Gem("evasion", evasion, facts.evasion))
    made.at = square(s, who)
    if made.at:
        made.facing = SIDE_LETTERS[numbers[t.FACING][who]]
    for field, token in ((t.DAMAGE, "damage"), (t.POISON, "poison")):
        if numbers[field][who]:
            made.tokens.append(Gem(token, numbers[field][who]))
    turn = acting_now(s)
    if turn is not None and turn.who == who:
        made.marks.append("active")
    for field, mark in ((t.DEFEATED, "defeated"), (t.EXHAUSTED, "exhausted"), (t.SURGE, "surged")):
        if numbers[field][who]:
            made.marks.append(mark)


def stand_monster(s: State, who: int, made: Pose) -> None:
    numbers = s.numbers
    made.at = square(s, who)
    made.facing = SIDE_LETTERS[numbers[t.FACING][who]]
    facts = t.monster(s, who)
    made.gems = list(person_gems(facts))
    if facts.armor != values.armor(s, who):
        made.gems = [gem for gem in made.gems if gem.symbol != "armor"]
        made.gems.append(Gem("armor", values.armor(s, who), facts.armor))
    if numbers[t.DAMAGE][who]:
        made.tokens.append(Gem("damage", numbers[t.DAMAGE][who]))
    if numbers[t.POISON][who]:
        made.marks.append("poison")
    if numbers[t.EXHAUSTED][who]:
        made.marks.append("exhausted")
    marker = numbers[t.MARK][who] - 1
    if marker >= 0:
        made.marks.append("marked")
        name = s.cards[marker].name
        made.note = Words(MARKED.fill(ES, who=name.es), MARKED.fill(EN, who=name.en))


def table(game: Game) -> DungeonTable:
    return DungeonTable(game, AREAS, STAGES, SYMBOLS, KEYWORDS, "#2a2f33", CLAUSES, GUIDE, COUNTED, ABOUT)
