"""What cards can do, as data that prints itself in both languages."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, CardDef
from tapete.core.language import Words, sentence
from tapete.games.dungeon_alliance.things import BONUS_NAMES, MELEE, RANGED


class Power(Ability):
    """Something a card says. ``words`` is its sentence with ``{n}`` and ``{r}`` for the amount and the range."""

    def __init__(self, words: Words, amount: int = 0, reach: int = 0, blind: bool = False) -> None:
        super().__init__()
        self.words = words
        self.amount = amount
        self.reach = reach
        self.blind = blind  # aimed without line of sight (DA-spell-06)

    def text(self, lang: str) -> str:
        return self.words.fill(lang, n=str(self.amount), r=str(self.reach))


class Strike(Ability):
    """An attack that a card gives: of an Attack Spell, in place of the hero's own, or of a Pet, besides it.

    ``blind`` needs no line of sight; ``plain`` takes no bonuses; ``splash`` hurts everybody else in the target's room.
    """

    def __init__(
        self,
        type: str,
        strength: int,
        reach: tuple[int, int],
        pet: bool = False,
        blind: bool = False,
        plain: bool = False,
        splash: int = 0,
        ignores: str = "",
    ) -> None:
        super().__init__()
        self.type = type
        self.strength = strength
        self.reach = reach
        self.pet = pet
        self.blind = blind
        self.plain = plain
        self.splash = splash
        self.ignores = ignores

    def text(self, lang: str) -> str:
        kind = BONUS_NAMES[self.type].text(lang)
        lead = sentence((PET_ATTACK if self.pet else ATTACK).fill(lang, kind=kind, n=str(self.strength)))[:-1]
        if self.type == RANGED and self.reach != (2, 3):
            lead += REACH.fill(lang, a=str(self.reach[0]), b=str(self.reach[1]))
        if self.pet:
            lead += NOT_THE_HEROS.text(lang)
        parts = [lead]
        if self.ignores:
            parts.append(IGNORES.fill(lang, kind=BONUS_NAMES[self.ignores].text(lang)))
        if self.splash:
            parts.append(SPLASH.fill(lang, n=str(self.splash)))
        if self.blind:
            parts.append(BLIND.text(lang))
        if self.plain:
            parts.append(PLAIN.text(lang))
        return " ".join([f"{part}." for part in parts])


ATTACK: Final = Words("ataque {kind} de potencia {n}", "{kind} attack of strength {n}")
PET_ATTACK: Final = Words(
    "la mascota hace un ataque adicional {kind} de potencia {n}", "the pet makes an additional {kind} attack of strength {n}"
)
NOT_THE_HEROS: Final = Words(", que no cuenta como el del héroe", ", which does not count as the hero’s")
REACH: Final = Words(", de {a} a {b} casillas", ", {a} to {b} squares away")
IGNORES: Final = Words("Ignora la {kind}", "It ignores {kind}")
SPLASH: Final = Words(
    "Todos los demás personajes de esa sala, también los de tu alianza, reciben {n} de daño",
    "All other characters in that room, your own alliance included, take {n} damage",
)
BLIND: Final = Words("No requiere línea de visión", "Line of sight not required")
PLAIN: Final = Words("Bonificaciones no permitidas", "Bonuses not allowed")


# powers aimed at somebody when the card is played
class Mend(Power):
    """Removes damage from a hero of the alliance within range (0: only the hero itself)."""


class Bless(Power):
    """An Enhancement Spell that may go under another hero of the alliance within range (DA-spell-02)."""


class Halt(Power):
    """Exhausts a monster."""


class Shove(Power):
    """Moves a monster or a rival hero one square."""


class Mark(Power):
    """Puts the hero's token on a monster, whose defence is lower for the rest of the round (DA-hero-13)."""


# powers that happen when the card is played
class Study(Power):
    """Draws cards."""


class Learn(Power):
    """Gains XP."""


class Fleeting(Power):
    """In the final phase the card leaves the game instead of going to the discards."""


class Effort(Power):
    """The card costs Speed to play: a complex manoeuvre (DA-hero-04)."""


# powers that hold while the card lies under its hero, or beside the heroes when it is an artifact
class Knack(Power):
    """Adds to the die for doors, chests and traps."""


class Quiet(Power):
    """Doors, chests and threats may be tried with enemies near (DA-locked-03, DA-lchest-02, DA-secret-03, DA-reveal-02)."""


class Backstab(Power):
    """Adds to melee attacks from behind the target."""


class Aim(Power):
    """Characters do not affect the hero's line of sight (DA-damage-05)."""


class Pierce(Power):
    """The hero's attacks ignore one type of defence (DA-damage-03)."""

    def __init__(self, kind: str) -> None:
        super().__init__(Words("Tus ataques ignoran la {kind}.", "Your attacks ignore {kind}."))
        self.kind = kind

    def text(self, lang: str) -> str:
        return self.words.fill(lang, kind=BONUS_NAMES[self.kind].text(lang))


def pierce(kind: str) -> Pierce:
    return Pierce(kind)


class Tame(Power):
    """Adds to the attacks of pets (DA-pet-07)."""


class Lurk(Power):
    """The card may stay in its column in the final phase (DA-final-13)."""


def mend(amount: int, reach: int = 0, blind: bool = False) -> Mend:
    if reach == 0:
        words = Words("Retira {n} de daño de este héroe.", "Remove {n} damage from this hero.")
    elif blind:
        words = Words(
            "Retira {n} de daño de un héroe de tu alianza a {r} casillas o menos. No requiere línea de visión.",
            "Remove {n} damage from a hero of your alliance within {r} squares. Line of sight not required.",
        )
    elif reach == 1:
        words = Words(
            "Retira {n} de daño de este héroe o de otro de tu alianza, adyacente y a la vista.",
            "Remove {n} damage from this hero or another of your alliance, adjacent and in sight.",
        )
    else:
        words = Words(
            "Retira {n} de daño de un héroe de tu alianza a la vista y a {r} casillas o menos.",
            "Remove {n} damage from a hero of your alliance in sight within {r} squares.",
        )
    return Mend(words, amount, reach, blind)


def bless(reach: int = 3, blind: bool = False) -> Bless:
    words = Words(
        "Puede ponerse bajo otro héroe de tu alianza a la vista y a {r} casillas o menos.",
        "It may go under another hero of your alliance in sight within {r} squares.",
    )
    if blind:
        words = Words(
            "Puede ponerse bajo otro héroe de tu alianza a {r} casillas o menos. No requiere línea de visión.",
            "It may go under another hero of your alliance within {r} squares. Line of sight not required.",
        )
    return Bless(words, 0, reach, blind)


def halt(reach: int = 3) -> Halt:
    return Halt(
        Words("Deja exhausto a un monstruo a la vista y a {r} casillas o menos.", "Exhaust a monster in sight within {r} squares."),
        0,
        reach,
    )


def shove(reach: int = 3) -> Shove:
    words = Words(
        "Mueve una casilla a un monstruo o a un héroe rival a la vista y a {r} casillas o menos.",
        "Move a monster or a rival hero in sight within {r} squares by one square.",
    )
    return Shove(words, 1, reach)


def mark(amount: int, reach: int = 3) -> Mark:
    words = Words(
        "Pon la ficha de este héroe sobre un monstruo a la vista y a {r} casillas o menos: mientras siga ahí, su defensa baja {n}.",
        "Put this hero’s token on a monster in sight within {r} squares: while it stays there, its defence is {n} lower.",
    )
    return Mark(words, amount, reach)


def study(amount: int) -> Study:
    one = Words("Roba una carta.", "Draw a card.")
    return Study(one if amount == 1 else Words("Roba {n} cartas.", "Draw {n} cards."), amount)


def learn(amount: int) -> Learn:
    return Learn(Words("Gana {n} XP.", "Gain {n} XP."), amount)


def fleeting() -> Fleeting:
    words = Words(
        "En la fase final sale de la partida en lugar de descartarse.",
        "In the final phase it leaves the game instead of being discarded.",
    )
    return Fleeting(words)


def effort(amount: int) -> Effort:
    return Effort(Words("Jugarla cuesta {n} de Velocidad.", "Playing it costs {n} Speed."), amount)


def knack(amount: int) -> Knack:
    words = Words("Suma {n} al dado con puertas, cofres y trampas.", "Add {n} to the die for doors, chests and traps.")
    return Knack(words, amount)


def quiet() -> Quiet:
    words = Words(
        "Puedes abrir puertas y cofres cerrados, buscar puertas secretas y revelar amenazas aunque haya enemigos.",
        "You may open locked doors and chests, look for secret doors and reveal threats even with enemies near.",
    )
    return Quiet(words)


def backstab(amount: int) -> Backstab:
    words = Words("+{n} a tus ataques cuerpo a cuerpo por la espalda.", "+{n} to your melee attacks from behind.")
    return Backstab(words, amount)


def aim() -> Aim:
    return Aim(Words("Los personajes no afectan a tu línea de visión.", "Characters do not affect your line of sight."))


def tame(amount: int) -> Tame:
    return Tame(Words("+{n} a los ataques de tus mascotas.", "+{n} to the attacks of your pets."), amount)


def lurk() -> Lurk:
    words = Words("Puede quedarse bajo el héroe en la fase final.", "It may stay under the hero in the final phase.")
    return Lurk(words)


def spell(type: str, strength: int, reach: tuple[int, int] = (0, 0), **more: bool | int | str) -> Strike:
    return strike(type, strength, reach, False, **more)


def beast(type: str, strength: int, reach: tuple[int, int] = (0, 0)) -> Strike:
    """The attack of a pet, which shows both icons: no line of sight required, no bonuses allowed (DA-pet-05, DA-pet-07)."""
    return strike(type, strength, reach, True, blind=True, plain=True)


def strike(type: str, strength: int, reach: tuple[int, int], pet: bool, **more: bool | int | str) -> Strike:
    usual = (1, 1) if type == MELEE else (2, 3)
    return Strike(
        type,
        strength,
        reach if reach != (0, 0) else usual,
        pet,
        bool(more.get("blind", False)),
        bool(more.get("plain", False)),
        int(more.get("splash", 0)),
        str(more.get("ignores", "")),
    )


# -- reading them


def strike_of(card: CardDef) -> Strike | None:
    for ability in card.abilities:
        if isinstance(ability, Strike):
            return ability
    return None
