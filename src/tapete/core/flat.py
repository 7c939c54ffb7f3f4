"""Observations for plain networks: one vector of 32-bit numbers near 0, made from the rows (core/observation.py).

A category becomes one flag for each of its values, a count its logarithm, a flag stays. A card is told by what is printed on it and
how it is now; which card it is only where the catalogue is small. A zone is told by the sums over its cards, so that their order
does not matter and a network need not learn the same thing for every place. An option is told by its words and by its cards.

Whatever was worked out before is remembered: a card that is as it was gives the same bytes again, and of the table, the players and
the sums of zones only those numbers are written that have changed (``Slate``).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from math import log2
from struct import Struct
from typing import TYPE_CHECKING, Final

from tapete.core.encoding import CARDS, CATEGORY, COUNT, FLAG, MANY, ROWS, Column, count
from tapete.core.observation import JOINT, TOLD, Sight, add_told, say
from tapete.core.rows import FLOAT, Face, Figure, Layout, Memory, Piece, Section, Slate

if TYPE_CHECKING:
    from tapete.core.decision import Option

FEW_CARDS: Final = 100  # a catalogue of no more is told card by card
SCALE: Final = 4.0
ANNOUNCED_ROWS: Final = 2
MOST_REMEMBERED: Final = 20_000  # rows
LOGARITHMS: Final = 1024
MOST_PLAYERS: Final = 16
SOURCE: Final = 7  # the column of the table that names the card which asks; its row comes after it
MOST_CARDS: Final = 999
MOST_SUM: Final = 9_999
PLACES: Final = 5  # columns of a card before its facts: card, zone, seat, place, owner

scaled: Final[list[float]] = [log2(1 + number) / SCALE for number in range(LOGARITHMS)]


def scale(number: int) -> float:
    """A count as a small number: 0 stays, 15 is 1.

    >>> scale(0), scale(15), scale(-15)
    (0.0, 1.0, -1.0)
    """
    if 0 <= number < LOGARITHMS:
        return scaled[number]
    size = log2(1 + min(abs(number), MOST_SUM)) / SCALE
    return size if number > 0 else -size


class Spread:
    """Some columns of rows, spread into flags and scaled counts; those from ``skip`` until ``until`` are left out."""

    def __init__(self, columns: list[Column], first: int, cards: int, skip: int = 0, until: int = 0) -> None:
        self.first = first  # where the columns begin in their rows
        self.counts: list[bool] = []
        self.flags: list[bool] = []
        self.at: list[int] = []  # where each goes; -1 for one that is left out
        self.columns: list[Column] = []
        for number, column in enumerate(columns):
            left_out = column.of == ROWS or skip <= number < until or (column.of == CARDS and cards > FEW_CARDS)
            self.counts.append(column.kind != CATEGORY)
            self.flags.append(column.kind == FLAG)
            self.at.append(-1 if left_out else len(self.columns))
            if left_out:
                continue
            if column.kind == CATEGORY:
                values = column.values or tuple([str(value) for value in range(column.high + 1)])
                self.columns += [Column(f"{column.name}_{values[value]}", FLAG, 0, 1) for value in range(1, column.high + 1)]
            else:
                self.columns.append(Column(column.name, column.kind, column.low, column.high))
        self.width = len(self.columns)

    def gist(self, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """What a row adds to the sums of its zone: places and numbers in turn, where there is anything to add."""
        found: list[int] = []
        for number in range(len(self.at)):
            at = self.at[number]
            value = numbers[self.first + number]
            if value and at >= 0:
                found += [at, value] if self.counts[number] else [at + value - 1, 1]
        return tuple(found)


PACKERS: Final[dict[int, Callable[..., bytes]]] = {}


def floats(numbers: list[float]) -> bytes:
    pack = PACKERS.get(len(numbers))
    if pack is None:
        pack = Struct(f"={len(numbers)}f").pack
        PACKERS[len(numbers)] = pack
    return pack(*numbers)


class Flat:
    """Where everything lies in the vectors of a layout, and the vectors themselves."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        cards = len(layout.ids)
        columns = layout.cards.columns
        option = layout.options.columns
        self.table = Spread(layout.table.columns, 0, cards, SOURCE, SOURCE + 1)
        self.player = Spread(layout.seats.columns, 0, cards)
        self.what = Spread(columns, 0, cards, 1, PLACES)  # rows without their places
        self.where = Spread(columns[1:PLACES], 1, cards, 2, 3)  # zone, seat and owner
        self.now = Spread(columns[layout.quiet :], layout.quiet, cards)
        self.words = Spread(option[: TOLD - 4], 0, cards)
        self.more = Spread(option[TOLD:], 0, cards)  # what a game adds
        self.announcer = Spread(layout.announced.columns[:1], 0, cards)
        self.card_width = self.where.width + self.what.width
        self.other_width = self.where.width + self.now.width
        self.option_width = self.words.width + self.more.width + self.card_width + self.other_width
        self.zones: list[int] = [0] * (len(layout.lively) * (layout.players + 1))  # the row of each zone, from 1
        self.zone_names: list[str] = []
        for kind in layout.zones:
            zone = layout.game.zones[kind]
            for seat in range(1 if zone.shared else layout.players):
                name = zone.id if zone.shared else f"{zone.id}_{seat + 1}"
                self.zone_names.append(name)
                self.zones[kind * (layout.players + 1) + (0 if zone.shared else seat + 1)] = len(self.zone_names)
        self.size = 0
        self.pieces: list[Piece] = []
        card = [*self.where.columns, *self.what.columns]
        told = [*self.words.columns, *self.more.columns, *card, *named("other", [*self.where.columns, *self.now.columns])]
        self.piece("table", 1, self.table.columns)
        self.piece("players", layout.players, self.player.columns)
        self.piece("asking", 1, card)
        self.piece("zones", len(self.zone_names), [count("seen", MANY), *[summed(each) for each in self.what.columns]])
        self.piece("announced", ANNOUNCED_ROWS, [*self.announcer.columns, *told])
        self.piece("options", layout.actions, told)
        self.zone_bytes = FLOAT * (1 + self.what.width)
        self.nothing = bytes(FLOAT * max([piece.size for piece in self.pieces]))
        self.no_card = self.nothing[: FLOAT * self.card_width]
        self.no_other = self.nothing[: FLOAT * self.other_width]
        self.heard: dict[tuple[str, str, int], bytes] = {}  # words of options
        self.added: dict[tuple[int, ...], bytes] = {}  # what a game adds to them
        self.named: dict[int, bytes] = {}  # cards without a row, by their numbers

    def piece(self, name: str, rows: int, columns: list[Column]) -> None:
        self.pieces.append(Piece(name, self.size, rows, columns))
        self.size += rows * len(columns)

    def vector(self, sight: Sight) -> bytearray:
        """A sight as 32-bit numbers."""
        if len(self.heard) + len(self.added) > MOST_REMEMBERED:
            self.heard.clear()
            self.added.clear()
        memory = sight.memory
        if not memory.slates:
            memory.slates = [None] * (len(sight.sections) + len(self.zone_names))
        blocks: list[bytes | array[float]] = []
        for number in range(len(sight.sections)):
            blocks.append(section(memory, number, self.player if number else self.table, sight.sections[number]))
        faces: list[Face] = []
        for outlook in sight.outlooks:
            faces += outlook.faces
        head = sight.sections[0].numbers
        blocks.append(self.card(faces, head[SOURCE], head[SOURCE + 1]))
        self.tell_zones(sight, memory, blocks)
        self.tell_announced(sight, faces, blocks)
        self.tell_options(sight, faces, blocks)
        return JOINT.join(blocks)

    def tell_zones(self, sight: Sight, memory: Memory, blocks: list[bytes | array[float]]) -> None:
        """The sums of all zones, in their order."""
        size = self.zone_bytes
        at = 0
        for outlook in sight.outlooks:
            place = self.zones[outlook.kind * (self.layout.players + 1) + outlook.seat] - 1
            if place > at:
                blocks.append(self.nothing[: size * (place - at)])
            blocks.append(self.sums(memory, len(sight.sections) + place, outlook.faces))
            at = place + 1
        blocks.append(self.nothing[: size * (len(self.zone_names) - at)])

    def sums(self, memory: Memory, at: int, faces: list[Face]) -> array[float]:
        """How many cards there are in a zone and what they add up to: the cards that went are taken off, those that came added."""
        slate = memory.slates[at]
        if slate is None:
            slate = Slate([0] * (1 + self.what.width), 1 + self.what.width)
            memory.slates[at] = slate
        if slate.shown is faces:
            return slate.written
        before = slate.shown
        same = 0
        while same < len(before) and same < len(faces) and before[same] is faces[same]:
            same += 1
        gone, come = len(before), len(faces)
        while gone > same and come > same and before[gone - 1] is faces[come - 1]:
            gone -= 1
            come -= 1
        numbers = slate.numbers[:]
        numbers[0] += come - gone
        for number in range(same, gone):
            add(numbers, self.figure(before[number]).gist, -1)
        for number in range(same, come):
            add(numbers, self.figure(faces[number]).gist, 1)
        written = slate.written
        if numbers[0] != slate.numbers[0]:
            written[0] = scale(numbers[0])
        for number in range(same, gone):
            rewrite(slate, self.figure(before[number]).gist, numbers)
        for number in range(same, come):
            rewrite(slate, self.figure(faces[number]).gist, numbers)
        slate.numbers = numbers
        slate.shown = faces
        return written

    def figure(self, face: Face) -> Figure:
        """What a card is for plain networks."""
        found = face.figure
        if found is None:
            found = Figure(self.what.gist(face.numbers), b"", b"")
            face.figure = found
        return found

    def card(self, faces: list[Face], card: int, row: int) -> bytes:
        """Where a card lies, what it is and how it is now."""
        if row > 0:
            face = faces[row - 1]
            figure = self.figure(face)
            if not figure.told:
                numbers = list(face.numbers)
                figure.told = spread(self.where, numbers, 0) + spread(self.what, numbers, 0)
            return figure.told
        return self.printed(card) if card > 0 else self.no_card

    def printed(self, card: int) -> bytes:
        """A card that lies nowhere: what is printed on it."""
        found = self.named.get(card)
        if found is None:
            layout = self.layout
            numbers = [card, 0, 0, 0, 0, *layout.printed(layout.game.catalogue[layout.ids[card - 1]])]
            numbers += [0] * (layout.cards.width - len(numbers))
            found = self.nothing[: FLOAT * self.where.width] + spread(self.what, numbers, 0)
            self.named[card] = found
        return found

    def other(self, faces: list[Face], row: int) -> bytes:
        """Where a second card lies and how it is now."""
        if row <= 0:
            return self.no_other
        face = faces[row - 1]
        figure = self.figure(face)
        if not figure.other:
            numbers = list(face.numbers)
            figure.other = spread(self.where, numbers, 0) + spread(self.now, numbers, 0)
        return figure.other

    def spoken(self, sight: Sight, option: Option) -> bytes:
        """The words of an option."""
        layout = self.layout
        aimed = sight.player + 1 if option.verb in layout.aimed else 0
        key = (option.verb, option.word, len(option.things) * MOST_PLAYERS + aimed)
        found = self.heard.get(key)
        if found is None:
            numbers: list[int] = []
            say(sight.state, sight.player, layout, option.verb, option.word, len(option.things), numbers)
            found = spread(self.words, numbers, 0)
            self.heard[key] = found
        return found

    def extra(self, numbers: list[int]) -> bytes:
        """What a game adds to the words of an option."""
        key = tuple(numbers)
        found = self.added.get(key)
        if found is None:
            found = spread(self.more, numbers, 0)
            self.added[key] = found
        return found

    def tell_announced(self, sight: Sight, faces: list[Face], blocks: list[bytes | array[float]]) -> None:
        width = self.layout.announced.width
        told = min(ANNOUNCED_ROWS, len(sight.announced) // width)
        for row in range(told):
            blocks.append(spread(self.announcer, sight.announced, row * width))
            at = row * width + 1
            cards = at + TOLD - 4
            blocks.append(spread(self.words, sight.announced, at))
            blocks.append(self.extra(sight.announced[at + TOLD : at + TOLD + self.layout.more]))
            blocks.append(self.card(faces, sight.announced[cards], sight.announced[cards + 1]))
            blocks.append(self.other(faces, sight.announced[cards + 3]))
        blocks.append(self.nothing[: FLOAT * (ANNOUNCED_ROWS - told) * (self.announcer.width + self.option_width)])

    def tell_options(self, sight: Sight, faces: list[Face], blocks: list[bytes | array[float]]) -> None:
        s, rows, layout = sight.state, sight.rows, self.layout
        offered = sight.offered()
        for option in offered:
            things = option.things
            blocks.append(self.spoken(sight, option))
            if layout.more:
                numbers: list[int] = []
                add_told(s, layout, rows, option.verb, option.word, things, numbers)
                blocks.append(self.extra(numbers))
            if things:
                card = things[0]
                blocks.append(self.card(faces, s.cards[card].entry if rows[card] else 0, rows[card]))
                blocks.append(self.other(faces, rows[things[-1]] if len(things) > 1 else 0))
            else:
                blocks.append(self.card(faces, layout.word(option.word)[3] if option.word else 0, 0))
                blocks.append(self.no_other)
        blocks.append(self.nothing[: FLOAT * (layout.actions - len(offered)) * self.option_width])


def spread(by: Spread, numbers: list[int], begin: int) -> bytes:
    """One row, spread."""
    out = [0.0] * by.width
    begin += by.first
    for number in range(len(by.at)):
        at = by.at[number]
        value = numbers[begin + number]
        if value and at >= 0:
            if not by.counts[number]:
                out[at + value - 1] = 1.0
            elif by.flags[number]:
                out[at] = 1.0
            else:
                out[at] = scale(value)
    return floats(out)


def section(memory: Memory, at: int, by: Spread, told: Section) -> array[float]:
    """The table or a player, spread: written over what was written of it last, where that was something else."""
    slate = memory.slates[at]
    if slate is None:
        slate = Slate([0] * len(by.at), by.width)
        memory.slates[at] = slate
    before, numbers = slate.numbers, told.numbers
    if before is numbers:
        return slate.written
    written = slate.written
    for number in range(len(by.at)):
        value = numbers[number]
        place = by.at[number]
        if value != before[number] and place >= 0:
            if by.flags[number]:
                written[place] = float(value)
            elif by.counts[number]:
                written[place] = scale(value)
            else:
                if before[number]:
                    written[place + before[number] - 1] = 0.0
                if value:
                    written[place + value - 1] = 1.0
    slate.numbers = numbers
    return written


def add(sums: list[int], gist: tuple[int, ...], times: int) -> None:
    """Add what a card adds to the sums of its zone, or take it off."""
    for number in range(0, len(gist), 2):
        sums[1 + gist[number]] += times * gist[number + 1]


def rewrite(slate: Slate, gist: tuple[int, ...], sums: list[int]) -> None:
    """Write the sums to which a card adds, where they are not those written."""
    written, into = slate.numbers, slate.written
    for number in range(0, len(gist), 2):
        at = 1 + gist[number]
        if written[at] != sums[at]:
            written[at] = sums[at]
            into[at] = scale(sums[at])


def named(prefix: str, columns: list[Column]) -> list[Column]:
    return [Column(f"{prefix}_{each.name}", each.kind, each.low, each.high) for each in columns]


def summed(column: Column) -> Column:
    """A column added up over the cards of a zone."""
    most = MOST_CARDS if column.kind == FLAG else MOST_SUM
    return Column(column.name, COUNT, -most if column.low < 0 else 0, most)
