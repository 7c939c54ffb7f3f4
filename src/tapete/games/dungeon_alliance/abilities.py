"""What cards can do: data that prints itself, and what the rules ask of it. The words of cards are in vocabulary/."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from tapete.core.abilities import Ability, CardDef
from tapete.core.language import Words, capital
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.symbols import AND, EACH, THEN
from tapete.games.dungeon_alliance import signs
from tapete.games.dungeon_alliance.things import ARMOR, BONUS_NAMES, EVASION, MELEE, RANGED

if TYPE_CHECKING:
    from tapete.games.dungeon_alliance.rules.acting import Acting

# what a card gives while it lies under its hero, or beside the heroes when it is an artifact
DIE: Final = "die"  # on the die for doors, chests and traps
QUIET: Final = "quiet"  # doors, chests and threats with enemies near (DA-locked-03, DA-lchest-02, DA-secret-03, DA-reveal-02)
BACKSTAB: Final = "backstab"  # on melee attacks from behind the target
SIGHT: Final = "sight"  # characters do not affect the hero's line of sight (DA-damage-05)
PETS: Final = "pets"  # on the attacks of pets (DA-pet-07)
WEAKER: Final = "weaker"  # off the defence of whom the hero's token lies on (DA-hero-13)
IGNORES_DEFENCE: Final = {ARMOR: "ignores_armor", EVASION: "ignores_evasion"}  # one type of defence (DA-damage-03)
FEEBLER: Final = "feebler"  # off the attacks of whom the hero's token lies on (DA-hero-13)
NIMBLE: Final = "nimble"  # leaving enemies costs nothing more
FLURRY: Final = "flurry"  # the second attack also after spending Speed
PLUNDER: Final = "plunder"  # XP for each chest
FREE: Final = "free"  # the card is no card of its type (DA-play-06)
SECOND: Final = "second_"  # one more card of a type: ``second_pet``
POISONS: Final = "poisons"  # whom the hero's attacks damage
STUNS: Final = "stuns"  # the monsters whom they damage
LEECH: Final = "leech"  # removes damage from the hero when they damage somebody
CLEAVE: Final = "cleave"  # damage to the other enemies beside the hero when it attacks in melee
THORNS: Final = "thorns"  # damage to whoever attacks the hero from beside it
IN_MELEE: Final[tuple[str, ...]] = (BACKSTAB, POISONS, STUNS, CLEAVE)  # of use in melee alone
STAYS: Final = "stays"  # in its column in the final phase, if its player likes (DA-final-13)
LEAVES: Final = "leaves"  # the game in the final phase


class Power(Ability):
    """Something a card says. The rules ask it what it gives, what it costs, whom it is aimed at, and let it act."""

    aimed: ClassVar[bool] = False  # at somebody, when the card is played
    lends: ClassVar[bool] = False  # the card goes under whom it is aimed at

    def __init__(self, amount: int = 0, reach: int = 0, blind: bool = False) -> None:
        super().__init__()
        self.amount = amount
        self.reach = reach
        self.blind = blind  # aimed without line of sight (DA-spell-06)

    def raises(self) -> tuple[str, ...] | None:
        """The types of attack it adds to, when it is of no other use; nothing when it is of use to anybody."""
        return None

    def gives(self, what: str) -> int:
        """How much it gives of something while its card lies there."""
        return 0

    def why_not_now(self, s: State, turn: Acting) -> Refusal | None:
        """What keeps its card from being played at this point of the turn."""
        return None

    def slain(self, s: State, who: int) -> None:
        """What it does when the hero it lies under slays a monster."""

    def costs(self) -> int:
        """The Speed that its card costs to play."""
        return 0

    def aimable(self, s: State, turn: Acting, card: int) -> list[int]:
        """Whom it may be aimed at if they are in range and sight."""
        return []

    def why_not_on(self, s: State, card: int, target: int) -> Refusal | None:
        """What keeps it off somebody, wherever they are."""
        return None

    def places(self, s: State, target: int) -> list[str]:
        """The squares among which is chosen besides, by name; an empty one where there is nothing to choose."""
        return NO_PLACE

    def act(self, s: State, turn: Acting, card: int, target: int, place: str) -> None:
        """What it does once its card has been played."""


NO_PLACE: Final = [""]


class Lasting(Power):
    """Gives something while its card lies there."""

    def __init__(self, what: str, words: Words, amount: int = 1) -> None:
        super().__init__(amount)
        self.what = what
        self.words = words

    def raises(self) -> tuple[str, ...] | None:
        return (MELEE,) if self.what in IN_MELEE else None

    def gives(self, what: str) -> int:
        return self.amount if what == self.what else 0

    def text(self, lang: str) -> str:
        return self.words.fill(lang, n=str(self.amount))

    def symbols(self) -> str:
        if self.what in signs.LASTING:
            return f"+{self.amount} {signs.LASTING[self.what].mark}"
        if self.what in signs.SAID:
            return signs.SAID[self.what].replace("{n}", str(self.amount))
        if self.what in signs.IGNORED:
            return f"{signs.IGNORE.mark} {signs.BONUS_SIGNS[signs.IGNORED[self.what]].mark}"
        return signs.WHOLE[self.what].mark if self.what in signs.WHOLE else ""


class Edge(Power):
    """Adds to the hero's own attacks when something holds of the target or of the hero (``when``)."""

    def __init__(self, when: str, amount: int) -> None:
        super().__init__(amount)
        self.when = when

    def text(self, lang: str) -> str:
        return EDGES[self.when].fill(lang, n=str(self.amount))

    def symbols(self) -> str:
        return f"{signs.EDGES[self.when].mark}{THEN}+{self.amount} {signs.STRENGTH.mark}"


HURT: Final = "hurt"
TIRED: Final = "tired"
FLANKED: Final = "flanked"
ALONE: Final = "alone"
STILL: Final = "still"
MOVED: Final = "moved"
EDGES: Final = {
    HURT: Words("+{n} a tus ataques contra enemigos que ya tengan daño.", "+{n} to your attacks on enemies that have damage."),
    TIRED: Words("+{n} a tus ataques contra enemigos exhaustos.", "+{n} to your attacks on exhausted enemies."),
    FLANKED: Words(
        "+{n} a tus ataques contra enemigos con otro héroe de tu alianza adyacente.",
        "+{n} to your attacks on enemies with another hero of your alliance adjacent.",
    ),
    ALONE: Words(
        "+{n} a tus ataques si no hay otro héroe de tu alianza adyacente.",
        "+{n} to your attacks while no other hero of your alliance is adjacent.",
    ),
    STILL: Words(
        "+{n} a tus ataques si este turno el héroe no ha gastado Velocidad.",
        "+{n} to your attacks if the hero has spent no Speed this turn.",
    ),
    MOVED: Words(
        "+{n} a tus ataques si este turno el héroe ha gastado Velocidad.",
        "+{n} to your attacks if the hero has spent Speed this turn.",
    ),
}


class Strike(Power):
    """An attack that a card gives: of an Attack Spell, in place of the hero's own, or of a Pet, besides it.

    ``leaves`` is what it does besides to whom it damages;
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
        leaves: str = "",
    ) -> None:
        super().__init__(1, blind=blind)
        self.type = type
        self.strength = strength
        self.span = reach
        self.pet = pet
        self.plain = plain
        self.splash = splash
        self.ignores = ignores
        self.leaves = leaves

    def leaving(self, what: str) -> int:
        """How much of something it does besides to whom it damages."""
        return self.amount if what == self.leaves else 0

    def text(self, lang: str) -> str:
        kind = BONUS_NAMES[self.type].text(lang)
        lead = capital((PET_ATTACK if self.pet else ATTACK).fill(lang, kind=kind, n=str(self.strength)))
        if self.type == RANGED and self.span != (2, 3):
            lead += REACH.fill(lang, a=str(self.span[0]), b=str(self.span[1]))
        if self.pet:
            lead += NOT_THE_HEROS.text(lang)
        parts = [lead]
        if self.ignores:
            parts.append(IGNORES.fill(lang, kind=BONUS_NAMES[self.ignores].text(lang)))
        if self.splash:
            parts.append(SPLASH.fill(lang, n=str(self.splash)))
        if self.leaves:
            parts.append(LEAVING[self.leaves].fill(lang, n=str(self.amount)))
        if self.blind:
            parts.append(BLIND.text(lang))
        if self.plain:
            parts.append(PLAIN.text(lang))
        return " ".join([f"{part}." for part in parts])

    def symbols(self) -> str:
        said = f"{self.strength} {signs.BONUS_SIGNS[self.type].mark}"
        if self.type == RANGED and self.span != (2, 3):
            said += f" {self.span[0]}–{self.span[1]} {signs.SQUARES.mark}"
        parts = [f"{signs.PET.mark} {said}" if self.pet else said]
        if self.ignores:
            parts.append(f"{signs.IGNORE.mark} {signs.BONUS_SIGNS[self.ignores].mark}")
        if self.splash:
            parts.append(f"{self.splash} {signs.DAMAGE.mark} {EACH} {signs.OTHERS.mark}")
        parts += [f"{signs.HITTING.mark}{THEN}{signs.LEFT[self.leaves]}"] if self.leaves else []
        parts += [signs.BLIND.mark] if self.blind else []
        parts += [signs.NO_BONUS.mark] if self.plain else []
        return AND.join(parts)


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
LEAVING: Final = {
    POISONS: Words("Envenena a quien dañe", "It poisons whom it damages"),
    STUNS: Words("Deja exhausto al monstruo que dañe", "It exhausts a monster that it damages"),
    LEECH: Words("Si hace daño, retira {n} de daño de este héroe", "If it damages, remove {n} damage from this hero"),
}
BLIND: Final = Words("No requiere línea de visión", "Line of sight not required")
PLAIN: Final = Words("Bonificaciones no permitidas", "Bonuses not allowed")


# -- reading them


def edges_of(card: CardDef) -> list[Edge]:
    return [ability for ability in card.abilities if isinstance(ability, Edge)]


def strike_of(card: CardDef) -> Strike | None:
    for ability in card.abilities:
        if isinstance(ability, Strike):
            return ability
    return None


def powers_of(card: CardDef) -> list[Power]:
    """What a card of an alliance says."""
    return [cast(Power, ability) for ability in card.abilities]


def gives(card: CardDef, what: str) -> int:
    """How much of something a card gives where it lies."""
    total = 0
    for ability in card.abilities:
        total += cast(Power, ability).gives(what)
    return total
