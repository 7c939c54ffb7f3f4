"""What is printed on the things of Dungeon Alliance: kinds, races, classes, types, and the facts of each thing."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, CardDef
from tapete.core.grid.tiles import TileShape
from tapete.core.language import Noun, Words

# kinds of things
HERO: Final = 0
CARD: Final = 1  # a card of an alliance: starting, generic or upgrade
TILE: Final = 2
MONSTER: Final = 3
THREAT: Final = 4
SOLO: Final = 5

RACES: Final[tuple[str, ...]] = ("human", "dwarf", "elf", "gnome", "half_orc")
CLASSES: Final[tuple[str, ...]] = ("martial", "stealth", "mystery", "celestial", "primordial")
RACE_NAMES: Final = {
    "human": Words("Humano", "Human"),
    "dwarf": Words("Enano", "Dwarf"),
    "elf": Words("Elfo", "Elf"),
    "gnome": Words("Gnomo", "Gnome"),
    "half_orc": Words("Semiorco", "Half-Orc"),
}
CLASS_NAMES: Final = {
    "martial": Words("Marcial", "Martial"),
    "stealth": Words("Sigilo", "Stealth"),
    "mystery": Words("Misterio", "Mystery"),
    "celestial": Words("Celestial", "Celestial"),
    "primordial": Words("Primordial", "Primordial"),
}
TYPE_NAMES: Final = {
    "weapon": Words("Arma", "Weapon"),
    "armor": Words("Armadura", "Armour"),
    "attack": Words("Conjuro de Ataque", "Attack Spell"),
    "control": Words("Conjuro de Control", "Control Spell"),
    "enhancement": Words("Conjuro de Mejora", "Enhancement Spell"),
    "healing": Words("Conjuro de Curación", "Healing Spell"),
    "pet": Words("Mascota", "Pet"),
    "reaction": Words("Reacción", "Reaction"),
    "treasure": Words("Tesoro", "Treasure"),
    "maneuver": Words("Maniobra", "Manoeuvre"),
    "artifact": Words("Artefacto", "Artifact"),
}

# abilities of characters, and what cards add to
MELEE: Final = "melee"
RANGED: Final = "ranged"
SPEED: Final = "speed"
ARMOR: Final = "armor"
EVASION: Final = "evasion"
BONUSES: Final = {  # what a card adds, in words
    MELEE: Words("+{n} al ataque cuerpo a cuerpo", "+{n} melee attack"),
    RANGED: Words("+{n} al ataque a distancia", "+{n} ranged attack"),
    SPEED: Words("+{n} de Velocidad", "+{n} Speed"),
    ARMOR: Words("+{n} de armadura", "+{n} armour"),
    EVASION: Words("+{n} de evasiva", "+{n} evasion"),
}
BONUS_NAMES: Final = {
    MELEE: Words("cuerpo a cuerpo", "melee"),
    RANGED: Words("a distancia", "ranged"),
    SPEED: Words("Velocidad", "Speed"),
    ARMOR: Words("armadura", "armour"),
    EVASION: Words("evasiva", "evasion"),
}


class Thing(CardDef):
    """Anything of the game, with its kind and the gender of its Spanish name."""

    def __init__(self, id: str, name: Words, kind: int, abilities: tuple[Ability, ...] = (), feminine: bool = False) -> None:
        super().__init__(id, name, abilities)
        self.kind = kind
        self.feminine = feminine


class Hero(Thing):
    """A hero card (DA-hero-01, DA-hero-06). ``number`` links it to its starting cards."""

    def __init__(
        self,
        id: str,
        name: Words,
        number: int,
        race: str,
        classes: tuple[str, str],
        attack: tuple[str, int],
        armor: int,
        evasion: int,
        speed: int,
        health: int,
        feminine: bool,
        tale: Words,
    ) -> None:
        super().__init__(id, name, HERO, (), feminine)
        self.number = number
        self.race = race
        self.classes = classes
        self.attack = attack
        self.armor = armor
        self.evasion = evasion
        self.speed = speed
        self.health = health
        self.tale = tale  # who the hero is (DA-component-07)


class Card(Thing):
    """A card of an alliance deck or an upgrade (DA-component-09).

    ``races``: one of them is needed, when there are any. ``classes``: all of them, or one when ``either``.
    """

    def __init__(
        self,
        id: str,
        name: Words,
        types: tuple[str, ...],
        races: tuple[str, ...],
        classes: tuple[str, ...],
        either: bool,
        bonuses: tuple[tuple[str, int], ...],
        base: tuple[str, int],
        abilities: tuple[Ability, ...],
        level: int = 0,
        cost: int = 0,
        number: int = 0,
        generic: bool = False,
    ) -> None:
        self.shared: tuple[tuple[str, int], ...] = ()  # what it adds to friends beside its hero, noted by its abilities
        super().__init__(id, name, CARD, abilities)
        for ability in abilities:
            ability.printed_on(self)
        self.types = types
        self.races = races
        self.classes = classes
        self.either = either
        self.bonuses = bonuses
        self.base = base  # an attack of its own: its type and strength, or ("", 0)
        self.level = level  # of an upgrade; 0 for a starting card
        self.cost = cost
        self.number = number  # of its hero; 0 for upgrades and generics
        self.generic = generic


class Tile(Thing):
    """A tile: its level (0 for a starting one) and its shape; icons name monsters, or ``threat``."""

    def __init__(self, id: str, name: Words, level: int, shape: TileShape) -> None:
        super().__init__(id, name, TILE)
        self.level = level
        self.shape = shape


class Monster(Thing):
    """A kind of monster (DA-encounter-01)."""

    def __init__(
        self,
        id: str,
        noun: Noun,
        level: int,
        attack: tuple[str, int],
        armor: int,
        evasion: int,
        speed: int,
        health: int,
        rewards: tuple[int, int],
        abilities: tuple[Ability, ...],
    ) -> None:
        super().__init__(id, Words(noun.es, noun.en), MONSTER, abilities, noun.feminine)
        self.noun = noun
        self.level = level
        self.attack = attack
        self.armor = armor
        self.evasion = evasion
        self.speed = speed
        self.health = health
        self.rewards = rewards

    @property
    def xp(self) -> int:
        """The total on its token (DA-encounter-04)."""
        return self.rewards[0] + self.rewards[1]


THREAT_ICON: Final = "threat"
CHEST: Final = "chest"
LOCKED_CHEST: Final = "locked_chest"
TRAP: Final = "trap"
PIT: Final = "pit"


class Threat(Thing):
    """A threat token of a level: a chest, a locked chest, a trap or a pit; its ability is what its card says."""

    def __init__(self, id: str, name: Words, level: int, sort: str, abilities: tuple[Ability, ...]) -> None:
        super().__init__(id, name, THREAT, abilities)
        self.level = level
        self.sort = sort

    @property
    def is_trap(self) -> bool:
        return self.sort in (TRAP, PIT)


class SoloCard(Thing):
    """A solo card in three sections (DA-solo-05).

    ``first`` is upgrades, tiles or ready, with the places of its red cross and blue arrow. ``icons`` are the races and classes that
    section II names, or none for the hero of lowest defence; ``type`` the attack that its second action asks for, if any.
    ``third`` lists what section III does: surge, xp, discard, damage:N, poison:N.
    """

    def __init__(
        self,
        id: str,
        name: Words,
        ability: Ability,
        first: str,
        icons: tuple[str, ...],
        type: str,
        third: tuple[str, ...],
        cross: int,
        arrow: int,
    ) -> None:
        super().__init__(id, name, SOLO, (ability,))
        self.first = first
        self.icons = icons
        self.type = type
        self.third = third
        self.cross = cross
        self.arrow = arrow
