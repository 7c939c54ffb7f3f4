"""Things as they are declared: heroes, cards, tiles, monsters and threats, with how many of each there are.

The values printed on the game's components are not public. Those declared here are our own, to the rulebook's counts.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tapete.core.abilities import Ability
from tapete.core.grid.tiles import Place, TileShape
from tapete.core.language import Noun, Words, english_third
from tapete.games import sets
from tapete.games.dungeon_alliance.cards.tales import TALES
from tapete.games.dungeon_alliance.omens import Omen
from tapete.games.dungeon_alliance.perils import Trait
from tapete.games.dungeon_alliance.things import CLASS_NAMES, RACE_NAMES, Card, Hero, Monster, SoloCard, Thing, Threat, Tile

DECLARED: Final[dict[str, Thing]] = {}
COPIES: Final[dict[str, int]] = {}
CORNERS: Final = {
    "sw": (0, 0),
    "s": (1, 0),
    "se": (2, 0),
    "w": (0, 1),
    "c": (1, 1),
    "e": (2, 1),
    "nw": (0, 2),
    "n": (1, 2),
    "ne": (2, 2),
}


def declare(thing: Thing, copies: int = 1) -> None:
    if thing.id in DECLARED:
        raise KeyError(f"{thing.id}: declared twice")
    DECLARED[thing.id] = thing
    COPIES[thing.id] = copies


def hero(
    id: str, name: str, race: str, classes: str, attack: tuple[str, int], armor: int, evasion: int, speed: int, health: int,
    feminine: bool = False,
) -> Hero:  # fmt: skip
    """Declare a hero; its number is its place among the heroes."""
    number = 1 + len([thing for thing in DECLARED.values() if isinstance(thing, Hero)])
    first, second = classes.split()
    made = Hero(id, Words(name, name), number, race, (first, second), attack, armor, evasion, speed, health, feminine, TALES[id])
    declare(made)
    return made


def starting(
    of: Hero, id: str, es: str, en: str, types: str, *abilities: Ability, bonus: tuple[tuple[str, int], ...] = (),
    base: tuple[str, int] = ("", 0),
) -> None:  # fmt: skip
    """Declare a starting card: it asks for its hero's race and both classes, which no other hero has (DA-play-11)."""
    declare(
        Card(id, Words(es, en), tuple(types.split("/")), (of.race,), of.classes, False, bonus, base, abilities, number=of.number)
    )


def generic(id: str, es: str, en: str, types: str, *abilities: Ability, bonus: tuple[tuple[str, int], ...] = ()) -> None:
    """Declare a generic card of the basic game, of which each player has two (DA-variant-01)."""
    declare(Card(id, Words(es, en), tuple(types.split("/")), (), (), False, bonus, ("", 0), abilities, generic=True), 8)


def upgrade(
    level: int, cost: int, id: str, es: str, en: str, types: str, icons: str, *abilities: Ability,
    bonus: tuple[tuple[str, int], ...] = (), base: tuple[str, int] = ("", 0),
) -> None:  # fmt: skip
    """Declare an upgrade. ``icons``: races joined by ``+``, then classes, alternatives joined by ``|``; ``gold`` for any hero."""
    races: list[str] = []
    classes: list[str] = []
    either = False
    for part in icons.split():
        if part == "gold":
            continue
        if "|" in part:
            classes += part.split("|")
            either = True
        else:
            for word in part.split("+"):
                (classes if word in CLASS_WORDS else races).append(word)
    made = Card(
        id, Words(es, en), tuple(types.split("/")), tuple(races), tuple(classes), either, bonus, base, abilities, level, cost
    )  # fmt: skip
    declare(made)


CLASS_WORDS: Final[tuple[str, ...]] = ("martial", "stealth", "mystery", "celestial", "primordial")


def artifact(cost: int, id: str, es: str, en: str, *abilities: Ability, bonus: tuple[tuple[str, int], ...] = ()) -> None:
    """Declare an artifact: an upgrade of level III for any alliance (DA-artifact-01)."""
    upgrade(3, cost, id, es, en, "artifact", "gold", *abilities, bonus=bonus)


def tile(id: str, es: str, en: str, level: int, doors: str, **icons: str) -> None:
    """Declare a tile; icons by the cell they are on: ``n="goblin"``, ``c="threat"``."""
    placed: list[tuple[Place, str]] = []
    for where, icon in icons.items():
        placed.append((CORNERS[where], icon))
    declare(Tile(id, Words(es, en), level, TileShape(doors, tuple(placed))))


def monster(
    id: str,
    es: str,
    en: str,
    level: int,
    attack: tuple[str, int],
    armor: int,
    evasion: int,
    speed: int,
    health: int,
    rewards: tuple[int, int],
    *traits: str,
    copies: int,
    plural: str = "",
    feminine: bool = False,
) -> None:
    """Declare a monster; ``plural`` where the Spanish one takes more than an s."""
    regular = " ".join([f"{word}s" for word in es.split()])
    noun = Noun(es, plural or regular, feminine, en, english_third(en))  # English nouns end like verbs
    abilities = tuple([Trait(word) for word in traits])
    declare(Monster(id, noun, level, attack, armor, evasion, speed, health, rewards, abilities), copies)


def threat(id: str, es: str, en: str, level: int, sort: str, *abilities: Ability, copies: int) -> None:
    declare(Threat(id, Words(es, en), level, sort, abilities), copies)


def solo(id: str, first: str, named: str, type: str, *third: str, cross: int = 0, arrow: int = 0) -> None:
    """Declare a solo card; its number is the last part of its id. ``named``: races and classes, or nobody's."""
    number = id.rpartition("_")[2]
    icons = tuple(named.split())
    words = tuple([RACE_NAMES.get(icon) or CLASS_NAMES[icon] for icon in icons])
    ability = Omen(first, words, type, third, cross, arrow)
    declare(SoloCard(id, Words(f"Presagio {number}", f"Omen {number}"), ability, first, icons, type, third, cross, arrow))


def load() -> None:
    """Declare everything."""
    from tapete.games.dungeon_alliance import cards

    for name in cards.FILES:
        import_module(f"tapete.games.dungeon_alliance.cards.{name}")
    sets.declare("dungeon_alliance", DECLARED)
