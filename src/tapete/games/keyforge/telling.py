"""How KeyForge's log speaks: who did what to whom, and how much. Participles agree with the Spanish name of a card."""

from __future__ import annotations

from typing import Final

from tapete.core.events import Entry, Event, EventKind
from tapete.core.language import EN, Words, player_named
from tapete.core.state import State
from tapete.core.zones import EVERYBODY
from tapete.games.keyforge.things import facts

QUIETLY: Final = -2  # `source` of an event that another line of the log has told already
EVERYONE_SAW: Final = EVERYBODY | 3

FROM_THE_SUPPLY: Final = Words("de la reserva común", "from the common supply")
TO_THEM: Final = Words("a {who}", "from {who}")
FROM_THEM: Final = Words("de {who}", "from {who}")
NUMERALS: Final[tuple[str, ...]] = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def spelled(number: str) -> str:
    """A small English number in letters.

    >>> spelled("2"), spelled("12"), spelled("X")
    ('two', '12', 'X')
    """
    return NUMERALS[int(number)] if number.isdigit() and int(number) < len(NUMERALS) else number


def agreed(s: State, card: int, words: Words) -> Words:
    """A sentence about a card in play: ``destruid{o}`` ends as its Spanish name asks."""
    return ended(words, "a" if facts(s, card).feminine else "o")


def ended(words: Words, vowel: str) -> Words:
    return Words(words.es.replace("{o}", vowel), words.en)


def tell(s: State, e: Event) -> None:
    """Tell the log of something that everybody sees, before it changes anything: a card is played, a creature attacks."""
    if s.log is not None:
        s.log.append(Entry(e, EVERYONE_SAW, EVERYONE_SAW, EVERYONE_SAW))


class Line(EventKind):
    """Something that is only told: nothing changes by it and nothing answers it."""

    def apply(self, s: State, e: Event) -> Event | None:
        return e


class Agreeing(EventKind):
    """An event of a card in play, told with participles."""

    def __init__(self, id: str, log: Words) -> None:
        super().__init__(id, ended(log, "o"))
        self.agreeing = log

    def sentence(self, s: State, e: Event) -> Words | None:
        return agreed(s, e.card, self.agreeing)


def counters_text(number: int, name: Words, lang: str) -> str:
    """So many counters, in words.

    >>> counters_text(1, Words("Condena", "doom"), "es"), counters_text(2, Words("Condena", "doom"), "en")
    ('1 contador de Condena', 'two doom counters')
    """
    many = abs(number)
    if lang == EN:
        one = "an" if name.en[:1] in "aeiou" else "a"
        return f"{one} {name.en} counter" if many == 1 else f"{spelled(str(many))} {name.en} counters"
    return f"{many} {'contador' if many == 1 else 'contadores'} de {name.es}"


def whence(words: Words, from_supply: bool, loser: int, lang: str) -> str:
    """Out of whose pool Æmber was taken, or that it came out of the common supply instead (KF-faq-33)."""
    return FROM_THE_SUPPLY.text(lang) if from_supply else words.fill(lang, who=player_named(loser, lang))
