"""Observations for plain networks: one vector of 32-bit numbers near 0, made from the rows (core/observation.py).

A category becomes one flag for each of its values, a count its logarithm, a flag stays. A card is told by what is printed on it and
how it is now; which card it is only where the catalogue is small. A zone is told by the sums over its cards, so that their order
does not matter and a network need not learn the same thing for every place. An option is told by its words and by its cards.

Whatever was worked out before is remembered: a card that is as it was gives the same bytes again, and each player who looks has a
vector of their own, on which only those numbers are drawn that have changed (``Canvas``).
"""

from __future__ import annotations

from collections.abc import Callable
from math import log2
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from tapete.core.encoding import CARDS, CATEGORY, COUNT, FLAG, MANY, ROWS, Column, count
from tapete.core.observation import TOLD, Sight, add_told, say
from tapete.core.rows import FLOAT, NO_FACES, Canvas, Face, Figure, Layout, Piece, Section

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
drawn: Final[list[Any]] = list(scaled)  # as objects, to be put where objects are asked for


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
        self.nothing = [0] * len(columns)

    def draw(self, canvas: Canvas, begin: int, column: int, before: int, value: int) -> None:
        """Draw a number over the one before it."""
        at = self.at[column]
        if at < 0 or value == before:
            return
        if self.flags[column]:
            canvas.numbers[begin + at] = float(value)
        elif self.counts[column]:
            canvas.numbers[begin + at] = scale(value)
        else:
            if before:
                canvas.numbers[begin + at + before - 1] = 0.0
            if value:
                canvas.numbers[begin + at + value - 1] = 1.0

    def gist(self, numbers: tuple[int, ...]) -> list[int]:
        """What a row adds to the sums of its zone: places and numbers in turn, where there is anything to add."""
        found: list[int] = []
        for number in range(len(self.at)):
            at = self.at[number]
            value = numbers[self.first + number]
            if value and at >= 0:
                found += [at, value] if self.counts[number] else [at + value - 1, 1]
        return found


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
        begin = {piece.name: piece.at for piece in self.pieces}
        self.at_players, self.at_asking, self.at_zones = begin["players"], begin["asking"], begin["zones"]
        self.at_announced, self.at_options = begin["announced"], begin["options"]
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
        return bytearray(self.canvas(sight).floats)

    def canvas(self, sight: Sight) -> Canvas:
        """A sight, drawn on what the player was shown last. The next one is drawn over it."""
        if len(self.heard) + len(self.added) > MOST_REMEMBERED:
            self.heard.clear()
            self.added.clear()
        sections = sight.sections
        canvas = sight.memory.canvas
        if canvas is None:
            canvas = Canvas(self.size, len(sections), len(self.zone_names))
            sight.memory.canvas = canvas
        self.draw_section(canvas, 0, self.table, 0, sections[0])
        for seat in range(1, len(sections)):
            self.draw_section(canvas, seat, self.player, self.at_players + (seat - 1) * self.player.width, sections[seat])
        faces: list[Face] = []
        for outlook in sight.outlooks:
            faces += outlook.faces
        head = sections[0].numbers
        asking = self.card(faces, head[SOURCE], head[SOURCE + 1])
        if asking is not canvas.asking:
            canvas.asking = asking
            canvas.bytes[FLOAT * self.at_asking : FLOAT * self.at_zones] = asking
        self.draw_zones(canvas, sight)
        if sight.announced or canvas.announced:
            told = b"".join(self.announced(sight, faces))
            canvas.announced = self.draw_bytes(canvas, FLOAT * self.at_announced, told, canvas.announced)
        if sight.state.decision is not None or canvas.options:
            told = b"".join(self.options(sight, faces))
            canvas.options = self.draw_bytes(canvas, FLOAT * self.at_options, told, canvas.options)
        return canvas

    def draw_bytes(self, canvas: Canvas, at: int, told: bytes, before: int) -> int:
        """Put bytes over so many others; returns how many they are."""
        size = len(told)
        canvas.bytes[at : at + size] = told
        if size < before:
            canvas.bytes[at + size : at + before] = self.nothing[: before - size]
        return size

    def draw_section(self, canvas: Canvas, number: int, by: Spread, at: int, section: Section) -> None:
        """Draw the table or a player over what was drawn of it last, where that was something else."""
        known = canvas.sections[number]
        if known is section:
            return
        canvas.sections[number] = section
        before = by.nothing if known is None else known.numbers
        if known is not None and known.serial == section.follows:
            for column in section.changed:
                by.draw(canvas, at, column, before[column], section.numbers[column])
        else:
            for column in range(len(by.at)):
                by.draw(canvas, at, column, before[column], section.numbers[column])

    def draw_zones(self, canvas: Canvas, sight: Sight) -> None:
        """The sums of all zones that are not as they were drawn."""
        players = self.layout.players + 1
        next = 0
        for outlook in sight.outlooks:
            place = self.zones[outlook.kind * players + outlook.seat] - 1
            while next < place:  # nobody sees a card in these
                if canvas.shown[next]:
                    self.draw_sums(canvas, next, NO_FACES)
                next += 1
            if canvas.shown[place] is not outlook.faces:
                self.draw_sums(canvas, place, outlook.faces)
            next = place + 1
        while next < len(canvas.shown):
            if canvas.shown[next]:
                self.draw_sums(canvas, next, NO_FACES)
            next += 1

    def draw_sums(self, canvas: Canvas, place: int, faces: list[Face]) -> None:
        """How many cards there are in a zone and what they add up to: the cards that went are taken off, those that came added."""
        width = 1 + self.what.width
        sums = canvas.sums[place]
        if not sums:
            sums = [0] * width
            canvas.sums[place] = sums
        before = canvas.shown[place]
        same = 0
        while same < len(before) and same < len(faces) and before[same] is faces[same]:
            same += 1
        gone, come = len(before), len(faces)
        while gone > same and come > same and before[gone - 1] is faces[come - 1]:
            gone -= 1
            come -= 1
        at = self.at_zones + place * width
        if come != gone:
            sums[0] += come - gone
            canvas.numbers[at] = scale(sums[0])
        for number in range(same, gone):
            add(canvas, at + 1, sums, self.figure(before[number]).gist, -1)
        for number in range(same, come):
            add(canvas, at + 1, sums, self.figure(faces[number]).gist, 1)
        canvas.shown[place] = faces

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

    def announced(self, sight: Sight, faces: list[Face]) -> list[bytes]:
        width = self.layout.announced.width
        blocks: list[bytes] = []
        for row in range(min(ANNOUNCED_ROWS, len(sight.announced) // width)):
            blocks.append(spread(self.announcer, sight.announced, row * width))
            at = row * width + 1
            cards = at + TOLD - 4
            blocks.append(spread(self.words, sight.announced, at))
            blocks.append(self.extra(sight.announced[at + TOLD : at + TOLD + self.layout.more]))
            blocks.append(self.card(faces, sight.announced[cards], sight.announced[cards + 1]))
            blocks.append(self.other(faces, sight.announced[cards + 3]))
        return blocks

    def options(self, sight: Sight, faces: list[Face]) -> list[bytes]:
        s, rows, layout = sight.state, sight.rows, self.layout
        blocks: list[bytes] = []
        for option in sight.offered():
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
        return blocks


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


def add(canvas: Canvas, at: int, sums: list[int], gist: list[int], times: int) -> None:
    """Add what a card adds to the sums of its zone, or take it off."""
    numbers = canvas.numbers
    for number in range(0, len(gist), 2):
        place = gist[number]
        total = sums[1 + place] + times * gist[number + 1]
        sums[1 + place] = total
        numbers[at + place] = drawn[total] if 0 <= total < LOGARITHMS else scale(total)


def named(prefix: str, columns: list[Column]) -> list[Column]:
    return [Column(f"{prefix}_{each.name}", each.kind, each.low, each.high) for each in columns]


def summed(column: Column) -> Column:
    """A column added up over the cards of a zone."""
    most = MOST_CARDS if column.kind == FLAG else MOST_SUM
    return Column(column.name, COUNT, -most if column.low < 0 else 0, most)
