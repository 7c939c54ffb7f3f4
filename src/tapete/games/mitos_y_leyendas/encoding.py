"""What Mitos y Leyendas tells programs that learn (core/encoding.py)."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.encoding import (
    LOOK,
    SEVEN_BITS,
    Column,
    Encoding,
    Said,
    add_bits,
    category,
    count,
    flag,
    flags,
    row,
    row_of,
    seat,
    seat_of,
)
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.rules.paying import MEANT, VIRTUAL
from tapete.games.mitos_y_leyendas.things import Card
from tapete.games.mitos_y_leyendas.values import hand_limit, price, purse, silenced, strength

MARKS: Final[tuple[int, ...]] = (t.SETTLED, t.ATTACKING, t.ATTACKED, t.FOUGHT)
MOST_USES: Final = 99
USES: Final = (1 << t.USE_BITS) - 1
TURNS: Final = (1 << t.FALLEN_BITS) - 1


class MitosYLeyendasEncoding(Encoding):
    def kinds(self) -> tuple[str, ...]:
        return (
            "hand", "grouping", "vigil", "attack", "block", "war", "annul", "respond", "answer", "cancel", "doomed", "phase",
            "discard", "pay", "number", "name", "race", "arrange",
        )  # fmt: skip

    def verbs(self) -> tuple[str, ...]:
        return (
            "keep", "mulligan", "group", "play", "use", "react", "attack", "block", "discard", "pay", "number", "name", "race",
        )  # fmt: skip

    def words(self) -> tuple[str, ...]:
        return (VIRTUAL, *MEANT, *t.RACES)

    def said(self, word: str) -> Said:
        """A text may ask for the name of any card: then the option is that card."""
        if word and not word.isdecimal() and word not in t.RACES:
            for id, card in self.game.catalogue.items():
                if card.name.es == word:
                    return Said("", card=id)
        return super().said(word)

    def rows(self, players: int) -> int:
        return 100

    def lively(self) -> tuple[int, ...]:
        return (*t.IN_PLAY, t.HAND)

    # -- cards

    def fact_columns(self) -> list[Column]:
        numbers = [count("printed_cost", 20), count("printed_strength", 30)]
        says = [flag("unique"), flag("text"), count("used", 9), flag("answers"), flag("constant")]
        return [category("type", t.TYPES), *numbers, *says, *flags("race", t.RACES)]

    def facts(self, card: CardDef) -> list[int]:
        what = cast(Card, card)
        told = [what.type + 1, what.cost, what.strength, int(what.unique), int(what.boxed), len(what.activated)]
        told += [1 if what.moments else 0, 0 if what.quiet else 1]
        add_bits(what.races, len(t.RACES), told)
        return told

    def card_columns(self, players: int) -> list[Column]:
        marks = [flag(t.CARD_FIELDS[field]) for field in MARKS]
        values = [count("strength", 99), count("price", 99), flag("silenced"), flag("altered"), count("uses", MOST_USES)]
        return [*marks, row("bearer"), row("blocker"), *values]

    def card(self, s: State, looker: int, card: int, rows: list[int], out: list[int]) -> None:
        numbers = s.numbers
        if s.place[card] // 2 == t.HAND:
            own = s.place[card] % 2 == looker
            out += [0, 0, 0, 0, 0, 0, 0, price(s, looker, card) if own else 0, 0, 0, 0]
            return
        for field in MARKS:
            out.append(numbers[field][card])
        out.append(row_of(rows, numbers[t.HOST][card] - 1))
        out.append(row_of(rows, numbers[t.BLOCKER][card] - 1))
        out.append(strength(s, card) if t.is_ally(s, card) else 0)
        out.append(0)
        out.append(1 if silenced(s, card) else 0)
        out.append(1 if t.altered(s, card) else 0)
        out.append(uses(s, card))

    def glance(self, s: State, looker: int, card: int, rows: list[int]) -> int:
        """Marks, what it points to, and values, in so many bits each; LOOK at cards with very large values."""
        numbers = s.numbers
        if s.place[card] // 2 == t.HAND:
            return price(s, looker, card) if s.place[card] % 2 == looker else 0
        told = 0
        for field in MARKS:
            told = told << 1 | (1 if numbers[field][card] else 0)
        told = told << 7 | row_of(rows, numbers[t.HOST][card] - 1)
        told = told << 7 | row_of(rows, numbers[t.BLOCKER][card] - 1)
        told = (told << 1 | (1 if silenced(s, card) else 0)) << 1 | (1 if t.altered(s, card) else 0)
        strong, used = strength(s, card) if t.is_ally(s, card) else 0, uses(s, card)
        if strong > SEVEN_BITS or used > SEVEN_BITS:
            return LOOK
        return (told << 7 | strong) << 7 | used

    # -- players and table

    def player_columns(self, players: int) -> list[Column]:
        turn = [count("gold_dropped", 99), count("played", 99), count("talismans", 99), count("mulligans", 99)]
        virtual = [count("virtual", 99), *[count(name, 99) for name in t.PLAYER_FIELDS[t.MEANT :]]]
        return [count("purse", 99), count("hand_limit", 99), count("extra_turns", 99), flag("emptied"), *turn, *virtual]

    def player(self, s: State, looker: int, player: int, out: list[int]) -> None:
        tallies = s.tallies
        out.append(purse(s, player))
        out.append(hand_limit(s, player))
        out.append(s.world[t.EXTRA_TURNS] >> (t.FALLEN_BITS * player) & TURNS)
        out.append(s.world[t.EMPTIED] >> player & 1)
        for field in (t.GOLD_DROPPED, t.PLAYED, t.TALISMANS, t.MULLIGANS, t.VIRTUAL):
            out.append(tallies[field][player])
        for field in range(t.MEANT, len(tallies)):
            out.append(tallies[field][player])

    def table_columns(self, players: int) -> list[Column]:
        turn = [seat("active", players), seat("first", players), category("phase", t.PHASES[1:]), seat("due", players)]
        return [*turn, flag("drop_closed"), flag("cancelled"), count("quiet", t.STANDSTILL)]

    def table(self, s: State, looker: int, out: list[int]) -> None:
        world = s.world
        out.append(seat_of(s, looker, world[t.ACTIVE]))
        out.append(seat_of(s, looker, world[t.FIRST]))
        out.append(world[t.PHASE])
        out.append(seat_of(s, looker, world[t.DUE] - 1))
        out.append(world[t.DROP_CLOSED])
        out.append(world[t.CANCELLED])
        out.append(world[t.QUIET])


def uses(s: State, card: int) -> int:
    """How often the abilities of a card were used."""
    found = 0
    packed = s.numbers[t.USES][card]
    while packed:
        found += packed & USES
        packed >>= t.USE_BITS
    return found
