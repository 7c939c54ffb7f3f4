"""Solo and cooperative cards in words: what each of their three sections does (DA-solo-05)."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.language import Words, listing
from tapete.games.dungeon_alliance.printed import BONUS_NAMES


class Omen(Ability):
    """What a solo card says, section by section."""

    def __init__(self, first: str, icons: tuple[Words, ...], type: str, third: tuple[str, ...], cross: int, arrow: int) -> None:
        super().__init__()
        self.first = first
        self.icons = icons
        self.type = type
        self.third = third
        self.cross = cross
        self.arrow = arrow

    def text(self, lang: str) -> str:
        first = OMEN_FIRST[self.first].fill(lang, x=str(self.cross + 1), a=str(self.arrow + 1))
        marked = marked_text(self.icons, lang)
        free = OMEN_FREE.text(lang)
        if self.type:
            free = OMEN_TYPE.fill(lang, kind=BONUS_NAMES[self.type].text(lang))
        third: list[str] = []
        for action in self.third:
            word, _, count = action.partition(":")
            third.append(OMEN_THIRD[word].fill(lang, n=count))
        return OMEN.fill(lang, first=first, marked=marked, free=free, third="; ".join(third))


def marked_text(icons: tuple[Words, ...], lang: str) -> str:
    """Whom the first action of section II names: a hero with one of the icons, or that of the lowest defence."""
    names = listing([icon.text(lang) for icon in icons], lang, OR)
    return OMEN_ICON.fill(lang, icon=names) if names else OMEN_LOWEST.text(lang)


OR: Final = Words("o", "or")
OMEN: Final = Words(
    "I. {first} II. El monstruo preparado de más XP se mueve y ataca {marked}, o {free}. III. Si no puede: {third}.",
    "I. {first} II. The ready monster with the most XP moves and attacks {marked}, or {free}. III. If it cannot: {third}.",
)
OMEN_FIRST: Final = {
    "upgrades": Words(
        "La mejora {x} del Área sale de la partida y la {a} se descarta; ambas se reponen.",
        "Upgrade {x} of the Area leaves the game and upgrade {a} is discarded; both are replaced.",
    ),
    "tiles": Words("La losa {x} del Área sale de la partida y se repone.", "Tile {x} of the Area leaves the game and is replaced."),
    "ready": Words("Se prepara el monstruo exhausto de más XP.", "The exhausted monster with the most XP becomes ready."),
}
OMEN_ICON: Final = Words("con +1 a un héroe con el icono {icon}", "a hero with the {icon} icon at +1")
OMEN_LOWEST: Final = Words("al héroe de menor defensa", "the hero with the lowest defence")
OMEN_FREE: Final = Words("con +2 a uno a elección", "one of your choice at +2")
OMEN_TYPE: Final = Words("a uno a elección, con +3 si ataca {kind}", "one of your choice, at +3 if its attack is {kind}")
OMEN_THIRD: Final = {
    "surge": Words(
        "el monstruo exhausto de más XP se prepara, se mueve y ataca con +3 a un héroe a elección",
        "the exhausted monster with the most XP readies, moves and attacks a hero of your choice at +3",
    ),
    "xp": Words("gira 1 XP boca abajo", "turn 1 XP face down"),
    "discard": Words("descarta 3 cartas y roba 3 menos la próxima vez", "discard 3 cards and draw 3 fewer the next time"),
    "damage": Words("reparte {n} de daño entre los héroes", "spread {n} damage among the heroes"),
    "poison": Words("reparte {n} de daño por veneno entre los héroes", "spread {n} poison damage among the heroes"),
}
