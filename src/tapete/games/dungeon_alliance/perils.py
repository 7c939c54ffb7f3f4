"""What monsters and threats can do, as data that prints itself in both languages."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import Ability, CardDef
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.symbols import IS, THEN
from tapete.games.dungeon_alliance import signs
from tapete.games.dungeon_alliance.printed import ARMOR

# -- monsters


VENOM: Final = "venom"
PIERCING: Final = "piercing"
FLIGHT: Final = "flight"
PACK: Final = "pack"
BULWARK: Final = "bulwark"
LEADER: Final = "leader"
RAGE: Final = "rage"
REGROWTH: Final = "regrowth"
ELUSIVE: Final = "elusive"
ELUDED: Final = 3  # what an elusive monster needs on the die
TRAITS: Final = {
    VENOM: Words("Ataque: su daño es por veneno.", "Attack: its damage is poison."),
    PIERCING: Words("Ataque: ignora la armadura.", "Attack: it ignores armour."),
    FLIGHT: Words(
        "Velocidad: no paga el punto de más por alejarse de los héroes.",
        "Speed: it does not pay the extra point for leaving heroes.",
    ),
    PACK: Words("Ataque: +1 si hay otro monstruo adyacente al objetivo.", "Attack: +1 if another monster is next to the target."),
    BULWARK: Words("Defensa: +1 de armadura si hay otro monstruo adyacente.", "Defence: +1 armour if another monster is adjacent."),
    LEADER: Words(
        "Ataque: los demás monstruos adyacentes a él atacan con +1.", "Attack: other monsters adjacent to it attack at +1."
    ),
    RAGE: Words("Ataque: tira el dado y suma el resultado.", "Attack: roll the die and add the result."),
    REGROWTH: Words(
        "Salud: al activarse tira el dado y retira tanto daño como salga.",
        "Health: when it is activated, roll the die and remove that much damage from it.",
    ),
    ELUSIVE: Words(
        "Defensa: al ser atacado tira el dado; con un 3 el ataque falla.",
        "Defence: when it is attacked, roll the die; on a 3 the attack misses.",
    ),
}


TRAIT_SYMBOLS: Final = {
    VENOM: f"{signs.ATTACKING.mark} {signs.DAMAGE.mark}{IS}{signs.POISON.mark}",
    PIERCING: f"{signs.ATTACKING.mark} {signs.IGNORE.mark} {signs.BONUS_SIGNS[ARMOR].mark}",
    FLIGHT: signs.FREE_LEAVING.mark,
    PACK: f"{signs.NEXT_TO_TARGET.mark}{THEN}{signs.ATTACKING.mark} +1",
    LEADER: f"{signs.NEXT_TO_IT.mark}{THEN}{signs.THEIR_ATTACK.mark} +1",
    RAGE: f"{signs.ATTACKING.mark} + {signs.ROLL.mark}",
    REGROWTH: f"{signs.ACTIVATED.mark}{THEN}{signs.ROLL.mark} {signs.HEAL.mark}",
    ELUSIVE: f"{signs.ATTACKED.mark}{THEN}{signs.ROLL.mark} 3{THEN}{signs.MISS.mark}",
    BULWARK: f"{signs.NEXT_TO_IT.mark}{THEN}+1 {signs.BONUS_SIGNS[ARMOR].mark}",
}


class Trait(Ability):
    """A monster's special power, tied to one of its abilities (DA-encounter-02)."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def text(self, lang: str) -> str:
        return TRAITS[self.word].text(lang)

    def symbols(self) -> str:
        return TRAIT_SYMBOLS[self.word]


# -- threats


class Peril(Ability):
    """What the card of a threat says: what a trap does when it goes off, what a chest holds."""

    def __init__(self, xp: int = 0, cards: int = 0) -> None:
        super().__init__()
        self.xp = xp
        self.cards = cards

    def go_off(self, s: State, who: int) -> None:
        """The trap goes off on the square of a hero."""

    def open(self, s: State, player: int) -> None:
        """The chest is a player's."""


# -- reading them


def has_trait(card: CardDef, word: str) -> bool:
    for ability in card.abilities:
        if isinstance(ability, Trait) and ability.word == word:
            return True
    return False


def perils_of(card: CardDef) -> list[Peril]:
    return [cast(Peril, ability) for ability in card.abilities]
