"""What monsters and threats can do, as data that prints itself in both languages."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability, CardDef
from tapete.core.language import EN, Words

# -- monsters


VENOM: Final = "venom"
PIERCING: Final = "piercing"
FLIGHT: Final = "flight"
PACK: Final = "pack"
BULWARK: Final = "bulwark"
TRAITS: Final = {
    VENOM: Words("Ataque: su daño es por veneno.", "Attack: its damage is poison."),
    PIERCING: Words("Ataque: ignora la armadura.", "Attack: it ignores armour."),
    FLIGHT: Words(
        "Velocidad: no paga el punto de más por alejarse de los héroes.",
        "Speed: it does not pay the extra point for leaving heroes.",
    ),
    PACK: Words("Ataque: +1 si hay otro monstruo adyacente al objetivo.", "Attack: +1 if another monster is next to the target."),
    BULWARK: Words("Defensa: +1 de armadura si hay otro monstruo adyacente.", "Defence: +1 armour if another monster is adjacent."),
}


class Trait(Ability):
    """A monster's special power, tied to one of its abilities (DA-encounter-02)."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def text(self, lang: str) -> str:
        return TRAITS[self.word].text(lang)


# -- threats


class Loot(Ability):
    """What a chest holds."""

    def __init__(self, xp: int, cards: int) -> None:
        super().__init__()
        self.xp = xp
        self.cards = cards

    def text(self, lang: str) -> str:
        gained = Words("Gana {n} XP", "Gain {n} XP").fill(lang, n=str(self.xp))
        if not self.cards:
            return f"{gained}."
        draw = (
            Words(" y roba una carta", " and draw a card")
            if self.cards == 1
            else Words(" y roba {n} cartas", " and draw {n} cards")
        )
        return gained + draw.fill(lang, n=str(self.cards)) + "."


class Blast(Ability):
    """A trap that hurts whoever sets it off, or all heroes in the room."""

    def __init__(self, damage: int, poison: bool = False, everybody: bool = False) -> None:
        super().__init__()
        self.damage = damage
        self.poison = poison
        self.everybody = everybody

    def text(self, lang: str) -> str:
        kind = (Words(" por veneno", " poison") if self.poison else Words("", "")).text(lang)
        who = (
            Words("Todos los héroes de la sala reciben", "All heroes in the room take")
            if self.everybody
            else Words("El héroe recibe", "The hero takes")
        )
        if lang == EN:
            return f"{who.text(lang)} {self.damage}{kind} damage."
        return f"{who.text(lang)} {self.damage} de daño{kind}."


class Alarm(Ability):
    """All monsters become ready."""

    def text(self, lang: str) -> str:
        return Words("Todos los monstruos se preparan.", "All monsters become ready.").text(lang)


class Hole(Ability):
    """A pit stays for the whole game and hinders whoever is in it (DA-threat-05)."""

    def text(self, lang: str) -> str:
        return Words(
            "Permanece en juego: entrar en su casilla cuesta 1 más y los ataques desde ella tienen −1.",
            "It stays in play: entering its square costs 1 more and attacks from it are at −1.",
        ).text(lang)


# -- reading them


def has_trait(card: CardDef, word: str) -> bool:
    for ability in card.abilities:
        if isinstance(ability, Trait) and ability.word == word:
            return True
    return False
