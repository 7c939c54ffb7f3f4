"""How Dungeon Alliance's log speaks: who did what to whom, where and how much.

Monsters of one kind are told apart by their squares, which an event remembers (``here``). Participles agree with the Spanish name.
"""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.language import EN, ES, Words
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t

UNFILLED: Final = {"o": "o", "at": "", "square": "a1"}  # the gaps as they are said of no game in particular


def here(s: State, card: int) -> int:
    """What the ``zone`` of an event remembers of where a monster is; nothing of a hero, of whom there is only one."""
    return s.numbers[t.CELL][card] if t.kind(s, card) == t.MONSTER else 0


def square(s: State, cell: int) -> str:
    return t.floor(s).name(cell)


def counted(amount: int, one: Words, many: Words, lang: str) -> str:
    """So many of something in words.

    >>> counted(2, Words("una carta", "a card"), Words("{n} cartas", "{n} cards"), "es")
    '2 cartas'
    """
    return one.text(lang) if amount == 1 else many.fill(lang, n=str(amount))


def side_text(side: int, lang: str) -> str:
    return t.SIDE_NAMES[SIDE_LETTERS[side]].text(lang)


def poison_text(zone: int, lang: str) -> str:
    """Damage that is poison is told as such (DA-damage-10)."""
    return BY_POISON.text(lang) if zone == 1 else PLAINLY.text(lang)


BY_POISON: Final = Words("de daño por veneno", "poison damage")
PLAINLY: Final = Words("de daño", "damage")


class Told(EventKind):
    """An event with a line in the log: ``{o}`` agrees with its card, ``{at}`` is where a monster is or was."""

    def gaps(self, s: State, e: Event, lang: str) -> dict[str, str]:
        """What fills the gaps of the line, besides those that every game's log has."""
        ending = "a" if e.card >= 0 and t.thing(s, e.card).feminine else "o"
        return {"o": ending, "at": f" ({square(s, e.zone - 1)})" if e.zone > 0 else ""}

    def sentence(self, s: State, e: Event) -> Words | None:
        return filled(self.log, self.gaps(s, e, ES), self.gaps(s, e, EN)) if self.log is not None else None

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return UNFILLED

    def apply(self, s: State, e: Event) -> Event | None:
        return e


def filled(log: Words, es: dict[str, str], en: dict[str, str]) -> Words:
    return Words(log.fill(ES, **es), log.fill(EN, **en))


class Drew(Told):
    """So many cards were drawn: told once for all."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"cards": counted(e.amount, A_CARD, CARDS, lang)}


A_CARD: Final = Words("una carta", "a card")
CARDS: Final = Words("{n} cartas", "{n} cards")


class Tried(Told):
    """A hero tries to force a door, a chest or a trap (``other``), or a side of its room (``zone``), for ``amount`` points."""

    def sentence(self, s: State, e: Event) -> Words | None:
        if e.other < 0:
            return TRIES_DOOR
        return TRIES_TRAP if t.threat(s, e.other).is_trap else TRIES_CHEST

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"points": counted(e.amount, POINT, POINTS, lang), "side": side_text(max(0, e.zone), lang)}


class Scored(Told):
    """So many points; what is left to explore and to defeat may bring a score below 0 (DA-solo-12, DA-solo-13)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        score = signed(e.amount)
        return {"points": POINT.text(lang) if e.amount == 1 else POINTS.fill(lang, n=score), "score": score}


def signed(amount: int) -> str:
    """A number with the minus sign that the rest of the log uses."""
    return str(amount).replace("-", "−")


POINT: Final = Words("1 punto", "1 point")
POINTS: Final = Words("{n} puntos", "{n} points")
TRIES_DOOR: Final = Words(
    "{card} intenta abrir paso al {side} con {points}", "{card} tries to open a way to the {side} with {points}"
)
TRIES_CHEST: Final = Words("{card} intenta abrir {other} con {points}", "{card} tries to open {other} with {points}")
TRIES_TRAP: Final = Words("{card} intenta desactivar {other} con {points}", "{card} tries to disarm {other} with {points}")


class Rolled(Told):
    """The die (``amount``), what is added to it and what it must come to, packed in ``zone``."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        added, needed = divmod(max(0, e.zone), PACKED)
        return {"sum": f"{e.amount} + {added}" if added else str(e.amount), "needed": str(needed)}


PACKED: Final = 16  # more than any level


class Won(Told):
    """Somebody wins; ``amount`` says by what (DA-end-05 to DA-end-08)."""

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {"how": WAYS_TO_WIN[e.amount].text(lang)}


BY_POINTS: Final = 0
BY_CARDS: Final = 1
BY_DAMAGE: Final = 2
SHARED: Final = 3
WAYS_TO_WIN: Final[tuple[Words, ...]] = (
    Words("con más XP que nadie", "with the most XP"),
    Words("con los mismos XP y más cartas adquiridas", "with as much XP and more cards acquired"),
    Words("con los mismos XP y cartas y menos daño", "with as much XP, as many cards and less damage"),
    Words("en empate: los mismos XP, cartas y daño", "in a tie: the same XP, cards and damage"),
)


class Attacked(Told):
    """An attack is declared: by a hero, by a hero's pet (``other``, the hero being ``source``), or by a monster."""

    def sentence(self, s: State, e: Event) -> Words | None:
        log = self.log
        if t.kind(s, e.other) == t.MONSTER:
            log = MONSTER_ATTACKS
        elif t.kind(s, e.other) == t.CARD:
            log = PET_ATTACKS
        return filled(log, self.gaps(s, e, ES), self.gaps(s, e, EN)) if log is not None else None


MONSTER_ATTACKS: Final = Words(
    "{other}{at} ataca a {card} con potencia {amount}", "{other}{at} attacks {card} with strength {amount}"
)
PET_ATTACKS: Final = Words(
    "{other} de {source} ataca a {card}{at} con potencia {amount}", "{source}’s {other} attacks {card}{at} with strength {amount}"
)
