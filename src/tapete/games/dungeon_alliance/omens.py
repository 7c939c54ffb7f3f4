"""Solo and cooperative cards in words: what each of their three sections does (DA-solo-05)."""

from __future__ import annotations

from typing import Final

from tapete.core.abilities import Ability
from tapete.core.language import Words
from tapete.games.dungeon_alliance.printed import BONUS_NAMES


class Omen(Ability):
    """What a solo card says, section by section."""

    def __init__(self, first: str, icon: Words | None, type: str, third: tuple[str, ...], cross: int, arrow: int) -> None:
        super().__init__()
        self.first = first
        self.icon = icon
        self.type = type
        self.third = third
        self.cross = cross
        self.arrow = arrow

    def text(self, lang: str) -> str:
        first = OMEN_FIRST[self.first].fill(lang, x=str(self.cross + 1), a=str(self.arrow + 1))
        if self.icon is not None:
            marked = OMEN_ICON.fill(lang, icon=self.icon.text(lang))
        else:
            marked = OMEN_LOWEST.text(lang)
        free = OMEN_FREE.text(lang)
        if self.type:
            free = OMEN_TYPE.fill(lang, kind=BONUS_NAMES[self.type].text(lang))
        third: list[str] = []
        for action in self.third:
            word, _, count = action.partition(":")
            third.append(OMEN_THIRD[word].fill(lang, n=count))
        return OMEN.fill(lang, first=first, marked=marked, free=free, third=" ".join(third))


OMEN: Final = Words(
    "I: {first} II: el monstruo preparado de más XP ataca a {marked}, o a {free}. III: si no, {third}",
    "I: {first} II: the ready monster of highest XP attacks {marked}, or {free}. III: otherwise, {third}",
)
OMEN_FIRST: Final = {
    "upgrades": Words(
        "la mejora {x} sale de la partida y la {a} se descarta; se reponen.",
        "upgrade {x} leaves the game and upgrade {a} is discarded; both are replaced.",
    ),
    "tiles": Words("la losa {x} sale de la partida y se repone.", "tile {x} leaves the game and is replaced."),
    "ready": Words("se prepara el monstruo agotado de más XP.", "the exhausted monster of highest XP becomes ready."),
}
OMEN_ICON: Final = Words("un héroe con el icono {icon}, con +1", "a hero with the icon {icon}, at +1")
OMEN_LOWEST: Final = Words("el héroe de menor defensa", "the hero of lowest defence")
OMEN_FREE: Final = Words("un héroe a elección, con +2", "a hero of choice, at +2")
OMEN_TYPE: Final = Words("un héroe a elección, con +3 si su ataque es de {kind}", "a hero of choice, at +3 if its attack is {kind}")
OMEN_THIRD: Final = {
    "surge": Words(
        "el monstruo agotado de más XP se prepara y ataca con +3.", "the exhausted monster of highest XP readies and attacks at +3."
    ),
    "xp": Words("gira 1 XP boca abajo.", "turn 1 XP face down."),
    "discard": Words("descarta 3 cartas y roba 3 menos la próxima vez.", "discard 3 cards and draw 3 fewer the next time."),
    "damage": Words("reparte {n} de daño entre los héroes.", "spread {n} damage among the heroes."),
    "poison": Words("reparte {n} de veneno entre los héroes.", "spread {n} poison among the heroes."),
}
