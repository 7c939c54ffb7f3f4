"""The powers of cards, as cards are declared with them."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.events import Event, happens
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.symbols import INTO, MAY, OR, THEN
from tapete.games.dungeon_alliance import abilities as a
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import signs, values
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.abilities import Lasting, Power, Strike
from tapete.games.dungeon_alliance.rules.acting import Acting
from tapete.games.dungeon_alliance.rules.combat import attack
from tapete.games.dungeon_alliance.rules.drawing import draw
from tapete.games.dungeon_alliance.rules.harm import gain, heal
from tapete.games.dungeon_alliance.rules.limits import why_not_type
from tapete.games.dungeon_alliance.rules.playing import why_useless
from tapete.games.dungeon_alliance.rules.threats import enter
from tapete.games.dungeon_alliance.telling import here
from tapete.games.dungeon_alliance.things import BONUS_NAMES, card_of, cell, floor, heroes, layout, room

# -- attacks


class Spell(Strike):
    """An Attack Spell is the hero's attack (DA-attack-13)."""

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        turn.attacked = True
        turn.attacks = (*turn.attacks, target)
        attack(s, turn.who, target, self.type, self.strength, card)


class Beast(Strike):
    """A pet's attack is additional (DA-pet-01)."""

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        turn.attacked = True
        attack(s, turn.who, target, self.type, self.strength, card)


def usual(type: str, reach: tuple[int, int]) -> tuple[int, int]:
    return reach if reach != (0, 0) else values.usual_reach(type)


def spell(
    type: str, strength: int, reach: tuple[int, int] = (0, 0), blind: bool = False, plain: bool = False, splash: int = 0,
    ignores: str = "", leaves: str = "",
) -> Spell:  # fmt: skip
    return Spell(type, strength, usual(type, reach), False, blind, plain, splash, ignores, leaves)


def beast(type: str, strength: int, reach: tuple[int, int] = (0, 0), leaves: str = "") -> Beast:
    """The attack of a pet, which shows both icons: no line of sight required, no bonuses allowed (DA-pet-05, DA-pet-07)."""
    return Beast(type, strength, usual(type, reach), True, blind=True, plain=True, leaves=leaves)


# -- powers aimed at somebody when the card is played


class Mend(Power):
    """Removes damage from a hero of the alliance within range (0: only the hero itself)."""

    aimed: ClassVar[bool] = True

    def aimable(self, s: State, turn: Acting, card: int) -> list[int]:
        return [each for each in heroes(s, turn.player) if values.hurt(s, each) or card_of(s, card).bonuses]

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        heal(s, target, self.amount)

    def text(self, lang: str) -> str:
        words = MEND_ONE if self.reach == 0 else MEND_BLIND if self.blind else MEND_NEXT if self.reach == 1 else MEND
        return words.fill(lang, n=str(self.amount), r=str(self.reach))

    def symbols(self) -> str:
        to = signs.HERO.mark if self.reach == 0 else f"{signs.OF_ALLIANCE.mark} {signs.within(self.reach, self.blind)}"
        return f"{self.amount} {signs.HEAL.mark} {to}"


MEND_ONE: Final = Words("Retira {n} de daño de este héroe.", "Remove {n} damage from this hero.")
MEND_BLIND: Final = Words(
    "Retira {n} de daño de un héroe de tu alianza a {r} casillas o menos. No requiere línea de visión.",
    "Remove {n} damage from a hero of your alliance within {r} squares. Line of sight not required.",
)
MEND_NEXT: Final = Words(
    "Retira {n} de daño de este héroe o de otro de tu alianza, adyacente y a la vista.",
    "Remove {n} damage from this hero or another of your alliance, adjacent and in sight.",
)
MEND: Final = Words(
    "Retira {n} de daño de un héroe de tu alianza a la vista y a {r} casillas o menos.",
    "Remove {n} damage from a hero of your alliance in sight within {r} squares.",
)


def mend(amount: int, reach: int = 0, blind: bool = False) -> Mend:
    return Mend(amount, reach, blind)


class Bless(Power):
    """An Enhancement Spell may go under another hero of the alliance within range (DA-spell-02)."""

    aimed: ClassVar[bool] = True
    lends: ClassVar[bool] = True

    def raises(self) -> tuple[str, ...] | None:
        return ()

    def aimable(self, s: State, turn: Acting, card: int) -> list[int]:
        return [each for each in heroes(s, turn.player) if self.why_not_on(s, card, each) is None]

    def why_not_on(self, s: State, card: int, target: int) -> Refusal | None:
        return why_not_type(s, target, card) or why_useless(s, target, card)

    def text(self, lang: str) -> str:
        return (BLESS_BLIND if self.blind else BLESS).fill(lang, r=str(self.reach))

    def symbols(self) -> str:
        return f"{MAY}{signs.CARD.mark}{INTO}{signs.ANOTHER.mark} {signs.within(self.reach, self.blind)}"


BLESS: Final = Words(
    "Puede ponerse bajo otro héroe de tu alianza a la vista y a {r} casillas o menos.",
    "It may go under another hero of your alliance in sight within {r} squares.",
)
BLESS_BLIND: Final = Words(
    "Puede ponerse bajo otro héroe de tu alianza a {r} casillas o menos. No requiere línea de visión.",
    "It may go under another hero of your alliance within {r} squares. Line of sight not required.",
)


def bless(reach: int = 3, blind: bool = False) -> Bless:
    return Bless(0, reach, blind)


class Halt(Power):
    """Exhausts a monster."""

    aimed: ClassVar[bool] = True

    def aimable(self, s: State, turn: Acting, card: int) -> list[int]:
        return [each for each in t.monsters(s) if not s.numbers[t.EXHAUSTED][each]]

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        happens(s, Event(ev.EXHAUSTED, target, turn.player, zone=here(s, target)))

    def text(self, lang: str) -> str:
        return HALT.fill(lang, r=str(self.reach))

    def symbols(self) -> str:
        return f"{signs.EXHAUST.mark} {signs.MONSTER.mark} {signs.within(self.reach, self.blind)}"


HALT: Final = Words(
    "Deja exhausto a un monstruo a la vista y a {r} casillas o menos.", "Exhaust a monster in sight within {r} squares."
)


def halt(reach: int = 3) -> Halt:
    return Halt(0, reach)


class Shove(Power):
    """Moves a monster or a rival hero one square: control spells may affect these without PvP too (DA-pvp-03)."""

    aimed: ClassVar[bool] = True

    def aimable(self, s: State, turn: Acting, card: int) -> list[int]:
        rivals = [who for rival in range(s.players) if rival != turn.player for who in heroes(s, rival)]
        return t.monsters(s) + [who for who in rivals if values.standing(s, who)]

    def places(self, s: State, target: int) -> list[str]:
        taken = values.occupied(s)
        return [floor(s).name(at) for at in layout(s).next[cell(s, target)] if not taken >> at & 1]

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        to = floor(s).find(place)
        if t.kind(s, target) == t.HERO and floor(s).slot_of(to) != room(s, target):
            enter(s, target, floor(s).slot_of(to))  # also without spending Speed (DA-threat-08)
        happens(s, Event(ev.PUSHED, target, turn.player, to, other=turn.who, zone=here(s, target)))

    def text(self, lang: str) -> str:
        return SHOVE.fill(lang, r=str(self.reach))

    def symbols(self) -> str:
        whom = f"({signs.MONSTER.mark}{OR}{signs.RIVAL.mark})"
        return f"{signs.MOVE.mark} 1 {signs.SQUARES.mark} {whom} {signs.within(self.reach, self.blind)}"


SHOVE: Final = Words(
    "Mueve una casilla a un monstruo o a un héroe rival a la vista y a {r} casillas o menos.",
    "Move a monster or a rival hero in sight within {r} squares by one square.",
)


def shove(reach: int = 3) -> Shove:
    return Shove(1, reach)


class Mark(Power):
    """Puts the hero's token on a monster, whose defence or attack is lower for the rest of the round (DA-hero-13)."""

    aimed: ClassVar[bool] = True

    def __init__(self, what: str, amount: int, reach: int) -> None:
        super().__init__(amount, reach)
        self.what = what

    def gives(self, what: str) -> int:
        return self.amount if what == self.what else 0

    def aimable(self, s: State, turn: Acting, card: int) -> list[int]:
        return t.monsters(s)

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        happens(s, Event(ev.MARKED, target, turn.player, other=turn.who, zone=here(s, target)))

    def text(self, lang: str) -> str:
        return MARKS[self.what].fill(lang, n=str(self.amount), r=str(self.reach))

    def symbols(self) -> str:
        lower = signs.DEFENCE if self.what == a.WEAKER else signs.THEIR_ATTACK
        whom = f"{signs.MONSTER.mark} {signs.within(self.reach, self.blind)}"
        return f"{signs.MARK.mark} {whom}{THEN}−{self.amount} {lower.mark}"


MARKS: Final = {
    a.WEAKER: Words(
        "Pon la ficha de este héroe sobre un monstruo a la vista y a {r} casillas o menos: mientras siga ahí, su defensa baja {n}.",
        "Put this hero’s token on a monster in sight within {r} squares: while it stays there, its defence is {n} lower.",
    ),
    a.FEEBLER: Words(
        "Pon la ficha de este héroe sobre un monstruo a la vista y a {r} casillas o menos: mientras siga ahí, su ataque baja {n}.",
        "Put this hero’s token on a monster in sight within {r} squares: while it stays there, its attack is {n} lower.",
    ),
}


def mark(amount: int, reach: int = 3) -> Mark:
    return Mark(a.WEAKER, amount, reach)


def weaken(amount: int, reach: int = 3) -> Mark:
    return Mark(a.FEEBLER, amount, reach)


# -- powers that happen when the card is played


class Study(Power):
    """Draws cards."""

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        draw(s, turn.player, self.amount)

    def text(self, lang: str) -> str:
        return (STUDY_ONE if self.amount == 1 else STUDY).fill(lang, n=str(self.amount))

    def symbols(self) -> str:
        return f"+{self.amount} {signs.DRAW.mark}"


STUDY_ONE: Final = Words("Roba una carta.", "Draw a card.")
STUDY: Final = Words("Roba {n} cartas.", "Draw {n} cards.")


def study(amount: int) -> Study:
    return Study(amount)


class Learn(Power):
    """Gains XP."""

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        gain(s, turn.player, self.amount)

    def text(self, lang: str) -> str:
        return LEARN.fill(lang, n=str(self.amount))

    def symbols(self) -> str:
        return f"+{self.amount} {signs.XP.mark}"


LEARN: Final = Words("Gana {n} XP.", "Gain {n} XP.")


def learn(amount: int) -> Learn:
    return Learn(amount)


class Effort(Power):
    """The card costs Speed to play: a complex manoeuvre (DA-hero-04)."""

    def raises(self) -> tuple[str, ...] | None:
        return ()

    def costs(self) -> int:
        return self.amount

    def text(self, lang: str) -> str:
        return EFFORT.fill(lang, n=str(self.amount))

    def symbols(self) -> str:
        return f"{signs.COST.mark} {self.amount} {signs.BONUS_SIGNS[t.SPEED].mark}"


EFFORT: Final = Words("Jugarla cuesta {n} de Velocidad.", "Playing it costs {n} Speed.")


def effort(amount: int) -> Effort:
    return Effort(amount)


# -- powers that hold while the card lies under its hero, or beside the heroes when it is an artifact


def fleeting() -> Lasting:
    words = Words(
        "En la fase final sale de la partida en lugar de descartarse.",
        "In the final phase it leaves the game instead of being discarded.",
    )
    return Lasting(a.LEAVES, words)


def lurk() -> Lasting:
    words = Words("Puede quedarse bajo el héroe en la fase final.", "It may stay under the hero in the final phase.")
    return Lasting(a.STAYS, words)


def knack(amount: int) -> Lasting:
    words = Words("Suma {n} al dado con puertas, cofres y trampas.", "Add {n} to the die for doors, chests and traps.")
    return Lasting(a.DIE, words, amount)


def quiet() -> Lasting:
    words = Words(
        "Puedes abrir puertas y cofres cerrados, buscar puertas secretas y revelar amenazas aunque haya enemigos.",
        "You may open locked doors and chests, look for secret doors and reveal threats even with enemies near.",
    )
    return Lasting(a.QUIET, words)


def backstab(amount: int) -> Lasting:
    words = Words("+{n} a tus ataques cuerpo a cuerpo por la espalda.", "+{n} to your melee attacks from behind.")
    return Lasting(a.BACKSTAB, words, amount)


def aim() -> Lasting:
    words = Words("Los personajes no afectan a tu línea de visión.", "Characters do not affect your line of sight.")
    return Lasting(a.SIGHT, words)


def tame(amount: int) -> Lasting:
    return Lasting(a.PETS, Words("+{n} a los ataques de tus mascotas.", "+{n} to the attacks of your pets."), amount)


def pierce(kind: str) -> Lasting:
    name = BONUS_NAMES[kind]
    return Lasting(a.IGNORES_DEFENCE[kind], Words(f"Tus ataques ignoran la {name.es}.", f"Your attacks ignore {name.en}."))
