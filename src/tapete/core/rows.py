"""How observations are laid out, and what is remembered of those before: pieces of rows, their columns, and the rows themselves.

Learners look at every step, and from one step to the next little changes. So what was told of a game is kept, for each player who
looks (``Memory``): a zone (``Outlook``) or a player's numbers (``Section``) that are as they were are not written
again. A card (``Face``) is written once for all games in which it looks the same. None of these three says anything else once it
is made.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from struct import Struct
from typing import TYPE_CHECKING, Final

from tapete.core.encoding import (
    CARDS,
    CATEGORY,
    COMMON_KINDS,
    COMMON_VERBS,
    LOOK,
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
from tapete.core.pool import set_of

if TYPE_CHECKING:
    from tapete.core.abilities import CardDef
    from tapete.core.game import Game
    from tapete.core.state import State

SIZE: Final = 2  # bytes of a number
FLOAT: Final = 4  # bytes of one for plain networks
STAGES: Final[tuple[str, ...]] = ("part", "in_part")
MOST_OPTIONS: Final = 4096
MOST_THINGS: Final = 99
ANNOUNCED: Final = 6  # announcements told, the latest
LASTING: Final = 12  # lasting effects told, the latest
PLACE: Final = 3  # the column of a card that tells its place
BEFORE: Final = SIZE * PLACE  # the bytes of a card before its place
AFTER: Final = BEFORE + SIZE
MOST_FACES: Final = 20_000
PATIENCE: Final = 64  # looks at each of the other games, before one that nobody looks at is forgotten


PACKERS: Final[dict[int, Callable[..., bytes]]] = {}


def packed(numbers: list[int]) -> bytes:
    """Integers as bytes: a good deal faster than an array from a list."""
    pack = PACKERS.get(len(numbers))
    if pack is None:
        pack = Struct(f"={len(numbers)}h").pack
        PACKERS[len(numbers)] = pack
    return pack(*numbers)


places: Final[list[bytes]] = [packed([place]) for place in range(MANY + 1)]


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


class Face:
    """A card as a player sees it in a zone: its row, but for its place among the others. One for all that are told alike."""

    __slots__ = ("after", "before", "figure", "numbers")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers  # with the place left 0
        self.before = b""  # the bytes of its row before the place, and those after it, once somebody asks for rows
        self.after = b""
        self.figure: Figure | None = None

    def write(self) -> None:
        row = packed(list(self.numbers))
        self.before = row[:BEFORE]
        self.after = row[AFTER:]


class Figure:
    """The same for plain networks (core/flat.py): what it adds to the sums of its zone, and what is told where it is named."""

    __slots__ = ("gist", "other", "told")

    def __init__(self, gist: list[int], told: bytes, other: bytes) -> None:
        self.gist = gist
        self.told = told
        self.other = other


class Outlook:
    """A zone as a player sees it: the cards seen, those among which their places are counted, and what is told of each."""

    __slots__ = ("among", "faces", "kind", "rows", "seat", "seen")

    def __init__(self, kind: int, seat: int, seen: list[int], among: list[int], faces: list[Face]) -> None:
        self.kind = kind
        self.seat = seat  # counted from who looks; 0 where it is nobody's
        self.seen = seen
        self.among = among
        self.faces = faces
        self.rows = b""

    def told(self) -> bytes:
        """The rows of its cards; a place is counted among these, or else (``among`` is empty) among themselves, because a depth
        would tell a number."""
        if not self.rows:
            blocks: list[bytes] = []
            among = self.among
            for number in range(len(self.faces)):
                face = self.faces[number]
                if not face.before:
                    face.write()
                place = among.index(self.seen[number]) + 1 if among else number + 1
                blocks.append(face.before)
                blocks.append(places[place if place < MANY else MANY])
                blocks.append(face.after)
            self.rows = b"".join(blocks)
        return self.rows


class Section:
    """The numbers of the table or of a player, as the game told them and inside their columns."""

    __slots__ = ("changed", "follows", "numbers", "packed", "raw", "serial")

    def __init__(self, raw: list[int], numbers: list[int], changed: list[int], follows: int) -> None:
        self.raw = raw
        self.numbers = numbers
        self.changed = changed  # the columns in which it is not as the one before it
        self.follows = follows  # the number of that one
        self.serial = follows + 1
        self.packed = b""

    def told(self) -> bytes:
        if not self.packed:
            self.packed = packed(self.numbers)
        return self.packed


class Memory:
    """What a player was told last of a game under way."""

    __slots__ = (
        "canvas", "cards", "codes", "faces", "fields", "glances", "heads", "outlooks", "owners", "prints", "sections", "used",
    )  # fmt: skip

    def __init__(self, s: State) -> None:
        self.used = 0  # when it was asked for last, in looks
        self.cards = s.cards
        self.owners = s.owners
        self.fields = s.game.sight.printed_fields()
        self.prints = [s.numbers[field][:] for field in self.fields]  # what is printed on each copy
        self.heads = [-1] * len(s.cards)  # what does not change of a card, by its number (``Layout.head``)
        self.codes = [-1] * len(s.cards)  # the same with where it was seen
        self.glances = [LOOK] * len(s.cards)  # how it was (``Encoding.glance``)
        self.faces: list[Face | None] = [None] * len(s.cards)
        self.outlooks: list[Outlook | None] = [None] * len(s.zones)
        self.sections: list[Section | None] = [None] * (1 + s.players)
        self.canvas: Canvas | None = None  # for plain networks

    def holds(self, s: State) -> bool:
        """Whether the same is printed on the cards."""
        if self.cards is not s.cards or self.owners is not s.owners:
            return False
        for number in range(len(self.fields)):
            if s.numbers[self.fields[number]] != self.prints[number]:
                return False
        return True


class Canvas:
    """A vector for plain networks, and what is drawn on it."""

    __slots__ = ("announced", "asking", "bytes", "floats", "numbers", "options", "page", "sections", "shown", "sums")

    def __init__(self, size: int, sections: int, zones: int) -> None:
        self.floats = array("f", bytes(FLOAT * size))
        self.bytes = memoryview(self.floats).cast("B")
        self.numbers = self.bytes.cast("f")
        self.sections: list[Section | None] = [None] * sections
        self.asking = b""
        self.sums: list[list[int]] = [NO_SUMS] * zones  # of each zone, how many cards there are and what they add up to
        self.shown: list[list[Face]] = [NO_FACES] * zones  # the cards that have been added
        self.announced = 0  # bytes
        self.options = 0  # bytes
        self.page: object = None  # what an interface has made of it


NO_SUMS: Final[list[int]] = []
NO_FACES: Final[list[Face]] = []


def official_first(id: str) -> tuple[bool, str]:
    """The order of the catalogue: sets from outside do not change the numbers of the cards there are."""
    return bool(set_of(id)), id


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
        self.ids = sorted(game.catalogue, key=official_first)  # the cards by their numbers, from 1
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
        self.more_lows = self.options.lows[self.options.width - self.more :]
        self.more_highs = self.options.highs[self.options.width - self.more :]
        self.heard: dict[str, list[int]] = {}
        self.known_facts: list[list[int] | None] = [None] * (len(self.ids) + 1)
        self.nothing = bytes(SIZE * max([piece.size for piece in self.pieces]))
        self.still = [0] * len(self.moment)  # how a card is where nothing changes
        self.lows = [column.low for column in self.moment]
        self.highs = [column.high for column in self.moment]
        self.cut = 0  # numbers that lay outside their columns, and were brought inside
        self.faces: dict[tuple[int, ...], Face] = {}  # by the number of what does not change, where it lies, and how it is
        self.heads: dict[tuple[int, ...], int] = {}
        self.headed = 0
        self.memories: dict[int, Memory] = {}  # of games under way, by their cards and the player
        self.looks = 0

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

    def amended(self, known: Section, piece: Piece, raw: list[int]) -> Section:
        """A section that is not as it was."""
        numbers = known.numbers[:]
        changed: list[int] = []
        before = known.raw
        for at in range(len(raw)):
            value = raw[at]
            if value != before[at]:
                changed.append(at)
                if value < piece.lows[at] or value > piece.highs[at]:
                    self.cut += 1
                    value = piece.lows[at] if value < piece.lows[at] else piece.highs[at]
                numbers[at] = value
        return Section(raw, numbers, changed, known.serial)

    def head(self, told: list[int]) -> int:
        """A number for what does not change of a card: the same for all of which the same is told."""
        key = tuple(told)
        found = self.heads.get(key, -1)
        if found < 0:
            self.headed += 1  # no number ever means anything else, whatever is forgotten
            found = self.headed
            self.heads[key] = found
        return found

    def keep(self, key: tuple[int, ...], face: Face) -> None:
        """Remember how a card is told."""
        if len(self.faces) >= MOST_FACES:
            self.faces.clear()
            self.heads.clear()
        self.faces[key] = face

    def recall(self, s: State, player: int) -> Memory:
        """What this player was told before of the same game."""
        key = id(s.cards) * self.players + player
        memory = self.memories.get(key)
        if memory is None or not memory.holds(s):
            self.forget()
            memory = Memory(s)
            self.memories[key] = memory
        self.looks += 1
        memory.used = self.looks
        return memory

    def forget(self) -> None:
        """Let go of games that nobody looks at any more, and with them of what Python's garbage collector would go through."""
        oldest = self.looks - PATIENCE * (len(self.memories) + 1)
        self.memories = {key: memory for key, memory in self.memories.items() if memory.used > oldest}
