"""What the numbers of an observation mean: columns, small vocabularies, and what each game says of its own cards.

A column is a *category* (one of so many things, 0 for none), a *count* between two bounds, or a *flag*. Every column is published
(``tapete interface GAME --json``), and no number ever lies outside its column. A game lists its words and columns in its
``Encoding`` (games/<game>/encoding.py); one that lists none can be learned all the same, with its words hashed into small
vocabularies and its counters told as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from tapete.core.facets import Facet

if TYPE_CHECKING:
    from tapete.core.abilities import CardDef
    from tapete.core.state import State

VERSION: Final = 2  # of the form of observations; what a game says has a version of its own

CATEGORY: Final = "categorical"
COUNT: Final = "count"
FLAG: Final = "flag"

CARDS: Final = "cards"  # vocabularies that many columns share
ROWS: Final = "rows"
SEATS: Final = "seats"

NONE: Final = 0
OTHER: Final = 1  # a word that is not in the vocabulary
NUMBER: Final = "#"  # stands for a word that is a number
LISTED: Final = 2  # where the listed words begin
BUCKETS: Final = 64  # of a vocabulary that lists nothing
MANY: Final = 999  # the bound of a counter about which nothing is known
MOST_SECOND: Final = 99
MOST_BITS: Final = 64  # of a set
MOST_SPELLED: Final = 10_000  # sets remembered
LOOK: Final = -1  # in place of a glance: the card must be looked at
SEVEN_BITS: Final = 127

COMMON_KINDS: Final[tuple[str, ...]] = ("choose", "may", "modal", "instead", "order", "replace")  # decisions of the core
COMMON_VERBS: Final[tuple[str, ...]] = ("pass", "choose", "done", "yes", "no", "option", "resolve", "replaced", "replace")


class Column:
    """One number of a row: its name, what kind of number it is, and between which bounds it lies."""

    def __init__(self, name: str, kind: str, low: int, high: int, values: tuple[str, ...] = (), of: str = "") -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.values = values  # of a category: what each number from 0 on means, where it has a list of its own
        self.of = of  # the shared vocabulary of a category

    def described(self) -> dict[str, object]:
        """The column as it is published."""
        told: dict[str, object] = {"name": self.name, "kind": self.kind}
        if self.kind == CATEGORY:
            told["size"] = self.high + 1
            if self.of:
                told["of"] = self.of
            elif self.values:
                told["values"] = list(self.values)
        elif self.kind == COUNT:
            told["min"] = self.low
            told["max"] = self.high
        return told


def flag(name: str) -> Column:
    return Column(name, FLAG, 0, 1)


def flags(prefix: str, names: tuple[str, ...]) -> list[Column]:
    """A set of bits, each in a column of its own."""
    return [flag(f"{prefix}_{name}") for name in names]


def count(name: str, most: int, least: int = 0) -> Column:
    return Column(name, COUNT, least, most)


def category(name: str, values: tuple[str, ...]) -> Column:
    """One of these; 0 is none of them."""
    return Column(name, CATEGORY, 0, len(values), ("", *values))


def seat(name: str, players: int) -> Column:
    """A player, counted from the one who looks, who is 1."""
    return Column(name, CATEGORY, 0, players, of=SEATS)


def row(name: str) -> Column:
    """The row of a card, from 1; how many rows there are, the layout says (``Layout``)."""
    return Column(name, CATEGORY, 0, 0, of=ROWS)


def seat_of(s: State, looker: int, player: int) -> int:
    """A player as a column of seats tells it; 0 for nobody."""
    return (player - looker) % s.players + 1 if player >= 0 else 0


spelled: Final[dict[int, list[int]]] = {}


def add_bits(bits: int, size: int, out: list[int]) -> None:
    """A set of bits, one number for each."""
    key = bits * MOST_BITS + size
    found = spelled.get(key)
    if found is None:
        found = [bits >> bit & 1 for bit in range(size)]
        if len(spelled) < MOST_SPELLED:
            spelled[key] = found
    out += found


class Vocabulary:
    """A list of words with their numbers; without a list, words are hashed into a few numbers."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.values: tuple[str, ...] = ("", "?", *dict.fromkeys(words)) if words else ()
        self.numbers: dict[str, int] = {}
        for number, word in enumerate(self.values):
            self.numbers[word] = number
        self.size = len(self.values) if words else BUCKETS

    def number(self, word: str) -> int:
        """The number of a word: 0 for none, 1 for one that is not listed."""
        found = self.numbers.get(word)
        if found is None:
            if not word:
                found = NONE
            elif self.values:
                found = OTHER
            else:
                found = LISTED + crc32(word.encode()) % (BUCKETS - LISTED)
            self.numbers[word] = found
        return found

    def column(self, name: str) -> Column:
        return Column(name, CATEGORY, 0, self.size - 1, self.values)


class Said:
    """The word of an option taken apart: what remains of it as a word, its numbers, and the card it names."""

    __slots__ = ("card", "number", "second", "word")

    def __init__(self, word: str, number: int = 0, second: int = 0, card: str = "") -> None:
        self.word = word
        self.number = number
        self.second = second
        self.card = card


class Encoding(Facet):
    """What a game tells programs that learn. The defaults tell all its counters as they are."""

    version = 1  # of what the game says: it changes when a column or a listed word changes its place

    # -- words

    def kinds(self) -> tuple[str, ...]:
        """The kinds of decisions of the game; new ones go to the end."""
        return ()

    def verbs(self) -> tuple[str, ...]:
        """The verbs of its options."""
        return ()

    def words(self) -> tuple[str, ...]:
        """The words of its options, once they are taken apart."""
        return ()

    def naming_players(self) -> tuple[str, ...]:
        """The verbs whose number is a player, counted from 1; they are told as seats are, from the one who looks."""
        return ()

    def said(self, word: str) -> Said:
        """The word of an option taken apart: a number, a number with a word (``3-life``), or a word."""
        if word.isdecimal():
            return Said(NUMBER, int(word))
        number, dash, rest = word.partition("-")
        return Said(rest, int(number)) if dash and number.isdecimal() else Said(word)

    # -- which cards

    def rows(self, players: int) -> int:
        """The most cards that can be seen at once; 0: as many as there are."""
        return 0

    def untold(self) -> tuple[int, ...]:
        """The zones whose cards have no rows, because how many there are says enough."""
        return ()

    def uncounted(self) -> tuple[int, ...]:
        """The zones that a player may sometimes not count."""
        return ()

    def lively(self) -> tuple[int, ...]:
        """The zones whose cards change while they lie there: those in play, or all of them in a game that does not say."""
        kinds = tuple(range(len(self.game.zones)))
        return tuple([kind for kind in kinds if self.game.zones[kind].in_play]) or kinds

    # -- columns, each list with the numbers that go into it

    def fact_columns(self) -> list[Column]:
        """What is printed on every copy of a card."""
        return []

    def facts(self, card: CardDef) -> list[int]:
        return []

    def copy_columns(self) -> list[Column]:
        """What is printed on a single copy (``Sight.printed_fields``)."""
        return [count(self.game.card_fields[field], MANY, -MANY) for field in self.game.sight.printed_fields()]

    def copy(self, s: State, card: int, out: list[int]) -> None:
        for field in self.game.sight.printed_fields():
            out.append(s.numbers[field][card])

    def card_columns(self, players: int) -> list[Column]:
        """How a card in a lively zone is at this moment: its counters, and what is worked out from them."""
        printed = self.game.sight.printed_fields()
        fields = [field for field in range(len(self.game.card_fields)) if field not in printed and field != self.game.known]
        return [count(self.game.card_fields[field], MANY, -MANY) for field in fields]

    def card(self, s: State, looker: int, card: int, rows: list[int], out: list[int]) -> None:
        """Add these numbers; ``rows`` has the row of each card, 0 or less for one without."""
        printed = self.game.sight.printed_fields()
        for field in range(len(s.numbers)):
            if field not in printed and field != self.game.known:
                out.append(s.numbers[field][card])

    def glance(self, s: State, looker: int, card: int, rows: list[int]) -> int:
        """How a card in a lively zone is at this moment, as one number: for two cards with the same print, in the same zone and
        with the same glance, ``card`` adds the same numbers, which need not be asked for again. ``LOOK`` where that cannot be
        said; a game that never says it is slower and that is all."""
        return LOOK

    def option_columns(self) -> list[Column]:
        """What is told of an option besides its words and cards: what it would do, as far as that is printed or known."""
        return []

    def option(self, s: State, verb: str, word: str, things: tuple[int, ...], out: list[int]) -> None:
        """Add these numbers, for an option, or for something announced. Every thing is seen by whoever looks."""

    def player_columns(self, players: int) -> list[Column]:
        """What everybody knows of a player."""
        return [count(name, MANY, -MANY) for name in self.game.player_fields]

    def player(self, s: State, looker: int, player: int, out: list[int]) -> None:
        for field in s.tallies:
            out.append(field[player])

    def table_columns(self, players: int) -> list[Column]:
        """What belongs to nobody."""
        return [count(name, MANY, -MANY) for name in self.game.world_fields]

    def table(self, s: State, looker: int, out: list[int]) -> None:
        out += s.world


def row_of(rows: list[int], card: int) -> int:
    """The row of a card that another one points to; 0 when it has none."""
    return rows[card] if card >= 0 and rows[card] > 0 else 0
