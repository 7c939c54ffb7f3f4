"""What a player sees, as rows of small numbers: the table for programs that learn, in named pieces of fixed size.

It says what ``visibility.view`` says, as far as numbers can: an unseen card is only counted. A card is told by where it lies and
never by its number in the state, because that number would tell what a hidden card is. Seats are counted from the player who
looks: 1 is their own. 0 always means that there is nothing. What each number means, its column says (core/encoding.py).

The numbers of a card come in two parts: what is printed on it and where it lies, and how it is at this moment, told only in the
zones where that changes (``Encoding.lively``). Learners look at every step: the first part is written once and remembered until the
zone changes. Numbers are integers of two bytes, and no row is an object.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import TYPE_CHECKING, Final

from tapete.core.effects import Resolving
from tapete.core.encoding import (
    CARDS,
    CATEGORY,
    COMMON_KINDS,
    COMMON_VERBS,
    MANY,
    MOST_SECOND,
    NUMBER,
    ROWS,
    Column,
    Vocabulary,
    category,
    count,
    flag,
    row,
    seat,
)
from tapete.core.visibility import asked_about
from tapete.core.windows import Announcement, Window

if TYPE_CHECKING:
    from tapete.core.abilities import CardDef
    from tapete.core.game import Game
    from tapete.core.state import State

ASKED: Final = -1  # in place of a row: the card is asked about
SIZE: Final = 2  # bytes of a number
ACTIONS: Final = 64  # few decisions of the five games have more options
STAGES: Final[tuple[str, ...]] = ("part", "in_part")
MOST_OPTIONS: Final = 4096
MOST_THINGS: Final = 99
ANNOUNCED: Final = 6  # announcements told, the latest
LASTING: Final = 12  # lasting effects told, the latest
TOLD: Final = 9  # columns of an option before those that the game adds


class Piece:
    """A named part of an observation: where it begins, how many rows it has, and the columns of each."""

    def __init__(self, name: str, at: int, rows: int, columns: list[Column]) -> None:
        self.name = name
        self.at = at
        self.rows = rows
        self.columns = columns
        self.width = len(columns)
        self.size = rows * len(columns)
        self.shape = (rows, len(columns))
        self.lows = [column.low for column in columns]
        self.highs = [column.high for column in columns]


class Outlook:
    """A zone as a player sees it: the cards seen, those among which their places are counted, and what is told of each but for how
    it is at this moment."""

    __slots__ = ("among", "heads", "rows", "seen")

    def __init__(self, seen: list[int], among: list[int], heads: list[bytes], rows: bytes) -> None:
        self.seen = seen
        self.among = among
        self.heads = heads
        self.rows = rows  # whole rows, of a zone where nothing changes


class Layout:
    """Where everything lies in the observations of a game for so many players, cards and actions."""

    def __init__(self, game: Game, players: int, rows: int, actions: int) -> None:
        encoding = game.encoding
        self.game = game
        self.players = players
        self.rows = rows
        self.actions = actions
        self.size = 0
        self.pieces: list[Piece] = []
        self.kinds = Vocabulary((*COMMON_KINDS, *encoding.kinds()) if encoding.kinds() else ())
        self.verbs = Vocabulary((*COMMON_VERBS, *encoding.verbs()) if encoding.verbs() else ())
        self.words = Vocabulary((NUMBER, *encoding.words()) if encoding.words() else ())
        self.aimed = encoding.naming_players()
        self.ids = sorted(game.catalogue)  # the cards by their numbers, from 1
        for number, id in enumerate(self.ids, 1):
            game.catalogue[id].entry = number
        kinds = list(range(len(game.zones)))
        first = [kind for kind in kinds if game.zones[kind].in_play] or kinds
        ordered = first + [kind for kind in kinds if kind not in first]
        self.zones = [kind for kind in ordered if kind not in encoding.untold()]  # in the order of the rows
        self.lively = [kind in encoding.lively() for kind in kinds]
        self.uncounted = [kind in encoding.uncounted() for kind in kinds]
        self.shared = [kind for kind in kinds if game.zones[kind].shared]
        self.own = [kind for kind in kinds if not game.zones[kind].shared]
        self.table = self.piece("table", 1, self.table_columns())
        self.seats = self.piece("players", players, [*encoding.player_columns(players), *self.counts(self.own)])
        self.facts = encoding.fact_columns()
        self.copies = encoding.copy_columns()
        self.more = len(encoding.option_columns())
        self.moment = self.pointed(encoding.card_columns(players))
        places = [self.card("card"), category("zone", tuple([zone.id for zone in game.zones])), seat("seat", players)]
        quiet = [*places, count("place", MANY), seat("owner", players), *self.facts, *self.copies]
        self.quiet = len(quiet)
        self.cards = self.piece("cards", rows, [*quiet, *self.moment])
        self.announced = self.piece("announced", ANNOUNCED, [seat("by", players), *self.option_columns()])
        lasting = [seat("seat", players), self.card("card"), row("row"), flag("for_ever"), count("turns", MANY)]
        self.lasting = self.piece("lasting", LASTING, lasting)
        self.options = self.piece("options", actions, self.option_columns())
        self.heard: dict[str, list[int]] = {}
        self.known_facts: list[list[int] | None] = [None] * (len(self.ids) + 1)
        self.nothing = bytes(SIZE * max([piece.size for piece in self.pieces]))
        self.unmoved = bytes(SIZE * len(self.moment))
        self.lows = [column.low for column in self.moment]
        self.highs = [column.high for column in self.moment]
        self.cut = 0  # numbers that lay outside their columns, and were brought inside
        self.cast: tuple[CardDef, ...] = ()  # the cards of the game that was looked at last
        self.prints: list[list[int]] = []  # and what is printed on each copy
        self.outlooks: list[Outlook | None] = []  # its zones as they were seen, by player, kind and seat
        self.written: dict[int, bytes] = {}  # what does not change of a card, by player, kind, seat, place and card

    def piece(self, name: str, rows: int, columns: list[Column]) -> Piece:
        """Put a piece after those before it."""
        made = Piece(name, self.size, rows, self.pointed(columns))
        self.pieces.append(made)
        self.size += made.size
        return made

    def pointed(self, columns: list[Column]) -> list[Column]:
        """Columns that name a row can name any of the rows."""
        for column in columns:
            if column.of == ROWS:
                column.high = self.rows
        return columns

    def card(self, name: str) -> Column:
        return Column(name, CATEGORY, 0, len(self.ids), of=CARDS)

    def table_columns(self) -> list[Column]:
        return [
            Column("seat", CATEGORY, 0, self.players, tuple(["", *[f"player_{at}" for at in range(self.players)]])),
            seat("deciding", self.players),
            self.kinds.column("kind"),
            category("stage", STAGES),
            count("turn", MANY),
            count("left_out", MANY),
            count("options", MOST_OPTIONS),
            self.card("source_card"),
            row("source_row"),
            count("picked", MOST_THINGS),
            *self.game.encoding.table_columns(self.players),
            *self.counts(self.shared),
        ]

    def counts(self, kinds: list[int]) -> list[Column]:
        """How many cards lie in zones, and whether the player may know."""
        found: list[Column] = []
        for kind in kinds:
            found.append(count(f"{self.game.zones[kind].id}_cards", MANY))
            if self.uncounted[kind]:
                found.append(flag(f"{self.game.zones[kind].id}_counted"))
        return found

    def option_columns(self) -> list[Column]:
        cards = [self.card("card"), row("row"), self.card("other_card"), row("other_row")]
        numbers = [count("number", MANY), count("second", MOST_SECOND), count("things", MOST_THINGS)]
        words = [self.verbs.column("verb"), self.words.column("word")]
        return [*words, *numbers, *cards, *self.game.encoding.option_columns()]

    def word(self, text: str) -> list[int]:
        """A word of an option as its word, its two numbers and the card it names, remembered."""
        found = self.heard.get(text)
        if found is None:
            said = self.game.encoding.said(text)
            card = self.game.catalogue.get(said.card)
            number = self.words.number(said.word)
            found = [number, min(said.number, MANY), min(said.second, MOST_SECOND), 0 if card is None else card.entry]
            self.heard[text] = found
        return found

    def printed(self, card: CardDef) -> list[int]:
        """What is printed on a card, remembered."""
        found = self.known_facts[card.entry]
        if found is None:
            found = self.game.encoding.facts(card)
            self.fit(found, 0, [column.low for column in self.facts], [column.high for column in self.facts])
            self.known_facts[card.entry] = found
        return found

    def fit(self, numbers: list[int], begin: int, lows: list[int], highs: list[int]) -> None:
        """Bring numbers that lie outside their columns inside."""
        for at in range(len(lows)):
            value = numbers[begin + at]
            if value < lows[at]:
                numbers[begin + at] = lows[at]
                self.cut += 1
            elif value > highs[at]:
                numbers[begin + at] = highs[at]
                self.cut += 1

    def recall(self, s: State) -> None:
        """Forget the zones of another game."""
        prints = [s.numbers[field] for field in self.game.sight.printed_fields()]
        if s.cards is not self.cast or prints != self.prints:
            self.cast = s.cards
            self.prints = [field[:] for field in prints]
            self.outlooks = [None] * (self.players * len(self.lively) * self.players)
            self.written.clear()


PACKERS: Final[dict[int, Callable[..., bytes]]] = {}
JOINT: Final = bytearray()  # what it joins is one, to be written to


def packed(numbers: list[int]) -> bytes:
    """Integers as bytes: a good deal faster than an array from a list."""
    pack = PACKERS.get(len(numbers))
    if pack is None:
        pack = Struct(f"={len(numbers)}h").pack
        PACKERS[len(numbers)] = pack
    return pack(*numbers)


class Span:
    """The cards of a zone that have rows: where it is, whose it is (counted from who looks), and which cards."""

    __slots__ = ("among", "kind", "seat", "seen")

    def __init__(self, kind: int, seat: int, seen: list[int], among: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.seen = seen
        self.among = among


class Sight:
    """What a player sees at one moment, piece by piece: the numbers of the smaller ones, the rows of cards as bytes."""

    __slots__ = ("announced", "blocks", "head", "lasting", "layout", "options", "spans")

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.head: list[int] = []  # of the table and the players
        self.spans: list[Span] = []
        self.blocks: list[bytes] = []  # the rows of each span
        self.announced: list[int] = []
        self.lasting: list[int] = []
        self.options: list[int] = []

    def told(self) -> bytearray:
        """All pieces one after another, each filled up with zeros."""
        layout = self.layout
        blocks = [packed(self.head), *self.blocks]
        written = sum([len(block) for block in self.blocks])
        blocks.append(layout.nothing[: SIZE * layout.cards.size - written])
        for numbers, piece in ((self.announced, layout.announced), (self.lasting, layout.lasting), (self.options, layout.options)):
            if numbers:
                blocks.append(packed(numbers))
            blocks.append(layout.nothing[: SIZE * (piece.size - len(numbers))])
        return JOINT.join(blocks)


def observed(s: State, player: int, layout: Layout, first: int = 0, step: int = 1, stage: int = 0) -> Sight:
    """What a player sees at this moment; the options are those from ``first`` on, in steps (see interfaces/table.py)."""
    layout.recall(s)
    sight = Sight(layout)
    rows = [0] * len(s.cards)
    asked: list[int] = []  # the zones they lie in
    for card in asked_about(s, player):
        rows[card] = ASKED
        asked.append(s.place[card])
    left_out = find_rows(s, player, layout, rows, asked, sight.spans)
    for span in sight.spans:
        sight.blocks.append(zone_rows(s, player, layout, span, rows))
    head(s, player, layout, rows, stage, left_out, sight.head)
    announcements(s, player, layout, rows, sight.announced)
    if s.lasting:
        lasting(s, player, layout, rows, sight.lasting)
    decision = s.decision
    if decision is not None and decision.player == player:
        options(s, player, layout, rows, first, step, sight.options)
    return sight


def head(s: State, player: int, layout: Layout, rows: list[int], stage: int, left_out: int, out: list[int]) -> None:
    """Who looks and who decides, the counters of nobody and of the players, how many cards lie in each zone."""
    encoding = s.game.encoding
    out.append(player + 1)
    decision = s.decision
    if decision is None:
        out += [0, 0]
    else:
        out.append((decision.player - player) % s.players + 1)
        out.append(layout.kinds.number(decision.kind))
    out.append(stage)
    out.append(s.turn)
    out.append(left_out)
    if decision is not None and decision.player == player:
        out.append(len(decision.options))
        name(s, rows, decision.source, out)
        top = s.stack[-1] if s.stack else None
        out.append(len(top.picked) if isinstance(top, Resolving) else 0)
    else:
        out += [0, 0, 0, 0]
    encoding.table(s, player, out)
    for kind in layout.shared:
        tell_count(s, player, layout, kind, 0, out)
    layout.fit(out, 0, layout.table.lows, layout.table.highs)
    for at in range(s.players):
        begin = len(out)
        holder = (player + at) % s.players
        encoding.player(s, player, holder, out)
        for kind in layout.own:
            tell_count(s, player, layout, kind, holder, out)
        layout.fit(out, begin, layout.seats.lows, layout.seats.highs)


def tell_count(s: State, player: int, layout: Layout, kind: int, holder: int, out: list[int]) -> None:
    """How many cards lie in a zone, as far as the player may know."""
    counted = s.game.sight.counts(s, player, kind, holder)
    out.append(len(s.zones[kind * s.players + holder]) if counted else 0)
    if layout.uncounted[kind]:
        out.append(1 if counted else 0)


def find_rows(s: State, player: int, layout: Layout, rows: list[int], asked: list[int], spans: list[Span]) -> int:
    """Give a row to each card the player sees, zone by zone, from 1; returns how many found no place."""
    game = s.game
    players = s.players
    left_out = 0
    at_row = 0
    for kind in layout.zones:
        shared = game.zones[kind].shared
        for turned in range(1 if shared else players):
            holder = 0 if shared else (player + turned) % players
            at = kind * players + holder
            cards = s.zones[at]
            if not cards:
                continue
            seen = game.sight.seen_cards(s, player, kind, holder)
            if at in asked and len(seen) < len(cards):
                seen = [card for card in cards if rows[card] == ASKED or game.sight.sees(s, player, card)]
            if not seen:
                continue
            room = layout.rows - at_row
            if len(seen) > room:
                left_out += len(seen) - room
                for card in seen[room:]:
                    rows[card] = 0
                seen = seen[:room]
            for card in seen:
                at_row += 1
                rows[card] = at_row
            gaps = len(seen) < len(cards) and game.zones[kind].ordered and game.sight.counts(s, player, kind, holder)
            spans.append(Span(kind, 0 if shared else turned + 1, seen, cards if gaps else []))
    return left_out


def zone_rows(s: State, player: int, layout: Layout, span: Span, rows: list[int]) -> bytes:
    """The rows of the cards seen in a zone. What does not change while they lie there is remembered."""
    kind = span.kind
    at = (player * len(layout.lively) + kind) * s.players + (span.seat - 1 if span.seat else 0)
    known = layout.outlooks[at]
    if known is None or known.seen != span.seen or known.among != span.among:
        known = look(s, player, layout, span)
        layout.outlooks[at] = known
    if not layout.lively[kind]:
        return known.rows
    encoding = s.game.encoding
    blocks: list[bytes] = []
    for number in range(len(span.seen)):
        out: list[int] = []
        encoding.card(s, player, span.seen[number], rows, out)
        layout.fit(out, 0, layout.lows, layout.highs)
        blocks.append(known.heads[number])
        blocks.append(packed(out))
    return b"".join(blocks)


def look(s: State, player: int, layout: Layout, span: Span) -> Outlook:
    """What is told of the cards of a zone, but for how they are at this moment: what they are, whose, and where they lie among
    these cards, or else (``among`` is empty) among themselves, because a depth would tell a number."""
    heads: list[bytes] = []
    where = ((player * len(layout.lively) + span.kind) * (s.players + 1) + span.seat) * (MANY + 1)
    for number, card in enumerate(span.seen, 1):
        place = min(span.among.index(card) + 1 if span.among else number, MANY)
        key = (where + place) * len(s.cards) + card
        found = layout.written.get(key)
        if found is None:
            found = written(s, player, layout, span, card, place)
            layout.written[key] = found
        heads.append(found)
    return Outlook(span.seen[:], span.among[:], heads, b"" if layout.lively[span.kind] else b"".join(heads))


def written(s: State, player: int, layout: Layout, span: Span, card: int, place: int) -> bytes:
    """What is told of a card at a place of a zone; the whole row, where nothing changes."""
    what = s.cards[card]
    owner = s.owners[card]
    head = [what.entry, span.kind + 1, span.seat, place, (owner - player) % s.players + 1 if owner >= 0 else 0]
    head += layout.printed(what)
    begin = len(head)
    s.game.encoding.copy(s, card, head)
    layout.fit(head, begin, layout.cards.lows[begin : layout.quiet], layout.cards.highs[begin : layout.quiet])
    return packed(head) if layout.lively[span.kind] else packed(head) + layout.unmoved


def announcements(s: State, player: int, layout: Layout, rows: list[int], out: list[int]) -> None:
    """What waits in response windows, the latest first."""
    room = ANNOUNCED
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if isinstance(frame, Window):
            waiting = frame.chain if frame.launching is None else (*frame.chain, frame.launching)
            for number in range(len(waiting) - 1, -1, -1):
                if not room:
                    return
                room -= 1
                announcement(s, player, layout, rows, waiting[number], out)


def announcement(s: State, player: int, layout: Layout, rows: list[int], each: Announcement, out: list[int]) -> None:
    out.append((each.player - player) % s.players + 1)
    tell(s, player, layout, rows, each.verb, each.word, each.things, out)


def lasting(s: State, player: int, layout: Layout, rows: list[int], out: list[int]) -> None:
    """What is in force for a while, the latest first."""
    for number in range(len(s.lasting) - 1, max(-1, len(s.lasting) - 1 - LASTING), -1):
        effect = s.lasting[number]
        out.append((effect.you - player) % s.players + 1)
        name(s, rows, effect.source, out)
        turns = effect.ends - s.turn + 1
        out.append(1 if turns > MANY else 0)
        out.append(turns if 0 < turns <= MANY else 0)


def options(s: State, player: int, layout: Layout, rows: list[int], first: int, step: int, out: list[int]) -> None:
    """The options of the pending decision, those that are actions at this moment."""
    decision = s.decision
    assert decision is not None
    end = min(len(decision.options), first + step * layout.actions)
    for number in range(first, end, step):
        option = decision.options[number]
        tell(s, player, layout, rows, option.verb, option.word, option.things, out)


def tell(
    s: State, player: int, layout: Layout, rows: list[int], verb: str, word: str, things: tuple[int, ...], out: list[int]
) -> None:
    """Something to be done: its verb, its word and numbers, and its first and last card."""
    begin = len(out)
    out.append(layout.verbs.number(verb))
    if word:
        said = layout.word(word)
        out.append(said[0])
        number = said[1]
        out.append((number - 1 - player) % s.players + 1 if number and verb in layout.aimed else number)
        out.append(said[2])
    else:
        said = []
        out += [0, 0, 0]
    out.append(min(len(things), MOST_THINGS))
    if things:
        name(s, rows, things[0], out)
        name(s, rows, things[-1] if len(things) > 1 else -1, out)
    else:
        out += [said[3] if said else 0, 0, 0, 0]
    if layout.more:
        for card in things:
            if rows[card] == 0:  # not seen by whoever looks
                out += [0] * layout.more
                return
        s.game.encoding.option(s, verb, word, things, out)
        layout.fit(out, begin, layout.options.lows, layout.options.highs)


def name(s: State, rows: list[int], card: int, out: list[int]) -> None:
    """A card that something names: what it is and its row, if the player sees it."""
    row = rows[card] if card >= 0 else 0
    if row:
        out.append(s.cards[card].entry)
        out.append(row if row != ASKED else 0)  # asked about in a zone whose cards have no rows
    else:
        out.append(0)
        out.append(0)
