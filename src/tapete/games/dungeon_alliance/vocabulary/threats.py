"""What the cards of threats say, as threats are declared with it."""

from __future__ import annotations

from tapete.core.events import Event, happen
from tapete.core.language import EN, Words
from tapete.core.state import State
from tapete.core.symbols import AND, EACH
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import signs
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.perils import Peril
from tapete.games.dungeon_alliance.rules.drawing import draw
from tapete.games.dungeon_alliance.rules.harm import gain, wound
from tapete.games.dungeon_alliance.telling import here
from tapete.games.dungeon_alliance.things import owner, room


class Loot(Peril):
    """What a chest holds."""

    def open(self, s: State, player: int) -> None:
        draw(s, player, self.cards)  # what is put on the stack last is done first
        gain(s, player, self.xp)

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

    def symbols(self) -> str:
        gained = f"+{self.xp} {signs.XP.mark}"
        return f"{gained}{AND}+{self.cards} {signs.DRAW.mark}" if self.cards else gained


class Blast(Peril):
    """A trap that hurts whoever sets it off, or all heroes in the room."""

    def __init__(self, damage: int, poison: bool = False, everybody: bool = False) -> None:
        super().__init__()
        self.damage = damage
        self.poison = poison
        self.everybody = everybody

    def go_off(self, s: State, who: int) -> None:
        hurt = [who]
        if self.everybody:
            hurt = [each for each in t.all_heroes(s) if room(s, each) == room(s, who)]
        wound(s, hurt, self.damage, self.poison)

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

    def symbols(self) -> str:
        whom = f"{EACH} {signs.IN_ROOM.mark}" if self.everybody else signs.HERO.mark
        return f"{self.damage} {(signs.POISON if self.poison else signs.DAMAGE).mark} {whom}"


class Alarm(Peril):
    """All monsters become ready."""

    def go_off(self, s: State, who: int) -> None:
        happen(s, [Event(ev.READIED, each, owner(s, who), zone=here(s, each)) for each in t.monsters(s)])

    def text(self, lang: str) -> str:
        return Words("Todos los monstruos se preparan.", "All monsters become ready.").text(lang)

    def symbols(self) -> str:
        return f"{EACH} {signs.MONSTER.mark} {signs.READY.mark}"


class Hole(Peril):
    """A pit stays for the whole game and hinders whoever is in it (DA-threat-05)."""

    def text(self, lang: str) -> str:
        return Words(
            "Permanece en juego: entrar en su casilla cuesta 1 más y los ataques desde ella tienen −1.",
            "It stays in play: entering its square costs 1 more and attacks from it are at −1.",
        ).text(lang)

    def symbols(self) -> str:
        entering = f"{signs.ENTERING.mark} {signs.COST.mark} +1 {signs.BONUS_SIGNS[t.SPEED].mark}"
        return f"{entering}{AND}{signs.FROM_IT.mark} −1"
