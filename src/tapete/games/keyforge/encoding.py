"""What KeyForge tells programs that learn (core/encoding.py)."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import CardDef
from tapete.core.encoding import (
    LOOK,
    SEVEN_BITS,
    Column,
    Encoding,
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
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import things as t
from tapete.games.keyforge.abilities import HEADINGS
from tapete.games.keyforge.things import Card
from tapete.games.keyforge.values import armor_left, belongs, hand_size, key_cost, keyword, on_flank, power

STEPS: Final[tuple[str, ...]] = ("forge", "house", "main", "ready", "draw")
HEADED: Final = tuple([heading.replace(" ", "_") for heading in HEADINGS])
AT_WORK: Final[tuple[int, ...]] = (t.TAUNT, t.ELUSIVE, t.SKIRMISH, t.POISON)  # keywords told as they are now
MARKS: Final[tuple[int, ...]] = (t.EXHAUSTED, t.STUN, t.WARD, t.ENRAGE, t.TAGGED)
COUNTED: Final[tuple[int, ...]] = (t.DAMAGE, t.AMBER, t.POWER_UP, t.ATTACKED)


class KeyForgeEncoding(Encoding):
    def kinds(self) -> tuple[str, ...]:
        return (
            "main", "house", "mulligan", "flank", "host", "archives", "key", "pay", "use", "number", "permission", "place",
            "bidding", "first",
        )  # fmt: skip

    def verbs(self) -> tuple[str, ...]:
        return (
            "play", "discard", "reap", "fight", "action", "omni", "unstun", "house", "keep", "mulligan", "flank", "host",
            "archives", "key", "spend", "number", "permission", "place", "bid", "yield", "begin", "follow", "unseen",
        )  # fmt: skip

    def words(self) -> tuple[str, ...]:
        return (*t.HOUSES, *t.COLOUR_NAMES, "left", "right", "alone", "take", "leave", "pool")

    def rows(self, players: int) -> int:
        return 72

    # -- cards

    def fact_columns(self) -> list[Column]:
        numbers = [count("printed_power", 20), count("printed_armor", 10), count("bonus_aember", 10)]
        words = [count(word, 10) if at in t.NUMBERED else flag(word) for at, word in enumerate(t.KEYWORDS)]
        return [category("type", t.TYPES), *numbers, *words, *flags("says", HEADED), flag("says_constantly")]

    def facts(self, card: CardDef) -> list[int]:
        what = cast(Card, card)
        told = [what.type + 1, what.power, what.armor, what.aember, *what.values]
        told += [1 if heading in what.bold else 0 for heading in HEADINGS]
        told.append(0 if what.quiet else 1)
        return told

    def copy_columns(self) -> list[Column]:
        return [category("house", t.HOUSES)]

    def copy(self, s: State, card: int, out: list[int]) -> None:
        out.append(s.numbers[t.HOUSE][card])

    def card_columns(self, players: int) -> list[Column]:
        marks = [flag(t.CARD_FIELDS[field]) for field in MARKS]
        counted = [count(t.CARD_FIELDS[field], 99) for field in COUNTED]
        counters = [count(name, t.MOST_COUNTERS) for name in t.COUNTER_KINDS]
        values = [count("power", 99), count("armor_left", 99), flag("of_active_house"), flag("on_flank")]
        return [*marks, *counted, *counters, row("host"), *values, *flags("now", tuple([t.KEYWORDS[word] for word in AT_WORK]))]

    def card(self, s: State, looker: int, card: int, rows: list[int], out: list[int]) -> None:
        numbers = s.numbers
        for field in MARKS:
            out.append(numbers[field][card])
        for field in COUNTED:
            out.append(numbers[field][card])
        packed = numbers[t.COUNTER][card]
        for kind in range(len(t.COUNTER_KINDS)):
            out.append(packed >> (t.COUNTER_BITS * kind) & t.MOST_COUNTERS)
        out.append(row_of(rows, numbers[t.HOST][card] - 1))
        active = 1 if belongs(s, card, s.world[t.ACTIVE_HOUSE]) else 0
        if not t.is_creature(s, card):
            out += [0, 0, active, 0, 0, 0, 0, 0]
            return
        out.append(power(s, card))
        out.append(armor_left(s, card))
        out.append(active)
        out.append(1 if on_flank(s, card) else 0)
        add_bits(at_work(s, card), len(AT_WORK), out)

    def glance(self, s: State, looker: int, card: int, rows: list[int]) -> int:
        """Marks, counters, host and values, in so many bits each; LOOK at cards with seldom counters or very large ones."""
        numbers = s.numbers
        if numbers[t.COUNTER][card]:
            return LOOK
        told = row_of(rows, numbers[t.HOST][card] - 1)
        for field in MARKS:
            told = told << 1 | (1 if numbers[field][card] else 0)
        most = 0
        for field in COUNTED:
            number = numbers[field][card]
            most |= number
            told = told << 7 | number
        if most > SEVEN_BITS:
            return LOOK
        told = told << 1 | (1 if belongs(s, card, s.world[t.ACTIVE_HOUSE]) else 0)
        if t.is_creature(s, card):
            strong, armored = power(s, card), armor_left(s, card)
            if strong > SEVEN_BITS or armored > SEVEN_BITS:
                return LOOK
            told = (told << 7 | strong) << 7 | armored
            told = (told << 1 | (1 if on_flank(s, card) else 0)) << len(AT_WORK) | at_work(s, card)
        return told

    # -- players and table

    def player_columns(self, players: int) -> list[Column]:
        keys = [*flags("key", t.COLOUR_NAMES), count("keys", 3)]
        turns = [count("keys_this_turn", 3), count("keys_last_turn", 3), flag("mulliganed")]
        values = [count("key_cost", 99), count("hand_size", 30)]
        return [count("aember", MOST_AEMBER), count("chains", 99), *keys, *turns, *values, *flags("house", t.HOUSES)]

    def player(self, s: State, looker: int, player: int, out: list[int]) -> None:
        tallies = s.tallies
        out.append(tallies[t.POOL][player])
        out.append(tallies[t.CHAINS][player])
        keys = 0
        for colour in t.KEY_COLOURS:
            out.append(tallies[colour][player])
            keys += tallies[colour][player]
        out.append(keys)
        out.append(tallies[t.KEYS_NOW][player])
        out.append(tallies[t.KEYS_BEFORE][player])
        out.append(tallies[t.MULLIGANED][player])
        out.append(key_cost(s, player))
        out.append(hand_size(s, player))
        add_bits(tallies[t.IDENTITY][player], len(t.HOUSES), out)

    def table_columns(self, players: int) -> list[Column]:
        turn = [seat("active", players), category("active_house", t.HOUSES), category("step", STEPS), count("acted", 99)]
        return [*turn, flag("end_step"), count("from_hand", 99), seat("first_player", players), flag("order_discards")]

    def table(self, s: State, looker: int, out: list[int]) -> None:
        world = s.world
        out.append(seat_of(s, looker, world[t.ACTIVE]))
        out.append(world[t.ACTIVE_HOUSE] + 1)
        out.append(world[t.STEP])
        out.append(world[t.ACTED])
        out.append(world[t.END_STEP])
        out.append(world[t.FROM_HAND])
        out.append(seat_of(s, looker, world[t.FIRST]))
        out.append(world[t.ORDER_DISCARDS])


def at_work(s: State, card: int) -> int:
    """Which of these keywords a creature has at this moment, as bits."""
    changing = s.index().modifying
    found = 0
    if changing[m.KEYWORD] or changing[m.LOSES_KEYWORD] or changing[m.BLANK] or changing[m.TEXT]:
        for at in range(len(AT_WORK)):
            if keyword(s, card, AT_WORK[at]):
                found |= 1 << at
    else:
        printed = t.facts(s, card).values
        for at in range(len(AT_WORK)):
            if printed[AT_WORK[at]]:
                found |= 1 << at
    return found


MOST_AEMBER: Final = 999
