"""What fills the sentences of the log: powers, players, reasons and numbers that an event carries beside its card and player."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, EventKind
from tapete.core.language import Words, listing, player_named, small
from tapete.core.refusal import Refusal
from tapete.games.atrum_arena.kinds import ESBIRRO_NAMES, ESBIRRO_PLURALS
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules import refusals as no

POWER_LIST: Final[list[Power]] = []  # all powers, by their numbers

WIDTH: Final = 1024  # more than there are esbirros: the base in which a hand is written as one number
HELD: Final[tuple[int, ...]] = (1, 2, 4, 8, 16, 32)  # the types, as bits
NOTHING_HELD: Final = Words("nada", "nothing")

# where an event carries what is told
AMOUNT: Final = 0
ZONE: Final = 1


def carried(e: Event, field: int) -> int:
    return e.amount if field == AMOUNT else e.zone


class Filler:
    """Fills one gap of a sentence."""

    def __init__(self, gap: str) -> None:
        self.gap = gap

    def text(self, e: Event, lang: str) -> str:
        raise NotImplementedError


class Told(EventKind):
    """A kind of event whose sentence has gaps of its own."""

    def __init__(self, id: str, log: Words, *fillers: Filler) -> None:
        super().__init__(id, log)
        self.fillers = fillers

    def words(self, e: Event, lang: str) -> dict[str, str]:
        return {filler.gap: filler.text(e, lang) for filler in self.fillers}


class PowerIn(Filler):
    """A power by its number."""

    def __init__(self, gap: str, field: int) -> None:
        super().__init__(gap)
        self.field = field

    def text(self, e: Event, lang: str) -> str:
        number = carried(e, self.field)
        return POWER_LIST[number].name.text(lang) if 0 <= number < len(POWER_LIST) else "?"


class SeatIn(Filler):
    """A player by their seat."""

    def text(self, e: Event, lang: str) -> str:
        return player_named(max(0, e.zone), lang)


class PersonIn(Filler):
    """A player by their seat, in a phrase; nothing when there is none. Oneself may be said in another way."""

    def __init__(self, gap: str, phrase: Words, oneself: Words | None = None) -> None:
        super().__init__(gap)
        self.phrase = phrase
        self.oneself = oneself

    def text(self, e: Event, lang: str) -> str:
        if e.zone < 0:
            return ""
        if e.zone == e.player and self.oneself is not None:
            return self.oneself.text(lang)
        return self.phrase.fill(lang, who=player_named(e.zone, lang))


class Why(Filler):
    """What a card is given for, when it pays for a power."""

    TO_LAUNCH: Final = Words(" para lanzar {power}", " to launch {power}")

    def text(self, e: Event, lang: str) -> str:
        if not 0 <= e.zone < len(POWER_LIST):
            return ""
        return self.TO_LAUNCH.fill(lang, power=POWER_LIST[e.zone].name.text(lang))


class NumberIn(Filler):
    """A number beside the amount."""

    def text(self, e: Event, lang: str) -> str:
        return str(max(0, e.zone))


class OneOf(Filler):
    """One of several phrases, by its place."""

    def __init__(self, gap: str, phrases: tuple[Words, ...], field: int = ZONE) -> None:
        super().__init__(gap)
        self.phrases = phrases
        self.field = field

    def text(self, e: Event, lang: str) -> str:
        at = carried(e, self.field)
        return self.phrases[at if 0 <= at < len(self.phrases) else 0].text(lang)


class CountIn(Filler):
    """A phrase for none, for one and for several things."""

    def __init__(self, gap: str, none: Words, one: Words, several: Words) -> None:
        super().__init__(gap)
        self.none = none
        self.one = one
        self.several = several

    def text(self, e: Event, lang: str) -> str:
        if e.zone <= 0:
            return self.none.text(lang)
        return (self.one if e.zone == 1 else self.several).fill(lang, n=str(e.zone))


class TypeIn(Filler):
    """A main type of esbirro, by its place among them."""

    def text(self, e: Event, lang: str) -> str:
        return ESBIRRO_NAMES[1 << max(0, e.zone)].text(lang)


class HandIn(Filler):
    """The esbirros of a hand that is shown, so many of each type."""

    def text(self, e: Event, lang: str) -> str:
        said: list[str] = []
        rest = max(0, e.zone)
        for type in HELD:
            number = rest % WIDTH
            rest //= WIDTH
            if number:
                said.append(f"{number} {(ESBIRRO_NAMES if number == 1 else ESBIRRO_PLURALS)[type].text(lang)}")
        return listing(said, lang) if said else NOTHING_HELD.text(lang)


def as_number(types: list[int]) -> int:
    """So many esbirros of each type as one number, for ``HandIn``."""
    total = 0
    for type in reversed(HELD):
        total = total * WIDTH + types.count(type)
    return total


# why something announced is not launched
REASONS: Final[tuple[Refusal, ...]] = (
    no.CANNOT_PAY,
    no.GONE,
    no.EXHAUSTED_FOR_GOOD,
    no.COPIED_LOST,
    no.TYPE_CHANGED,
    no.CONDITION,
    no.TARGET_LOST,
    no.AT_ZERO,
)


def reason_number(refusal: Refusal) -> int:
    return REASONS.index(refusal) if refusal in REASONS else 0


class Reason(Filler):
    """Why something announced is not launched."""

    def text(self, e: Event, lang: str) -> str:
        said = REASONS[e.zone if 0 <= e.zone < len(REASONS) else 0].reason.text(lang)
        return small(said).rstrip(".")
