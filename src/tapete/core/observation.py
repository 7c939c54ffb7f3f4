"""What a player sees, as numbers: the table for programs that learn, with named pieces of fixed size.

It says what ``visibility.view`` says, as far as numbers can: an unseen card is only counted. A card is told by where it lies and
never by its number in the state, because that number would tell what a hidden card is. Seats are counted from the player who
looks: 0 is their own. Of a name or a word only a number is left (``number_of``); 0 always means that there is nothing.
Counters are told of cards in play, or of all cards in a game that does not say which are; of others only what is printed on them
(``Game.printed_fields``).

The numbers come in blocks, only as far as there is something to tell, to be put into an array of zeros
(``tapete.interfaces.observations``). Learners look at every step: a zone is written again only when it has changed, and of
counters only what is not 0 is told.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import TYPE_CHECKING, Final
from zlib import crc32

from tapete.core.visibility import asked_about
from tapete.core.windows import Window

if TYPE_CHECKING:
    from tapete.core.abilities import CardDef
    from tapete.core.game import Game
    from tapete.core.state import State

WORDS: Final = 1000  # numbers below are numbers; words begin here
VOCABULARY: Final = 30_000  # hashes of words
ASKED: Final = -1  # in place of a row: the card is asked about
SIZE: Final = 8  # bytes of a number
UNCOUNTED: Final = -1  # how many cards lie in a zone that the player may not count

CARD_COLUMNS: Final = ("card", "zone", "seat", "place", "owner")
OPTION_COLUMNS: Final = ("verb", "word", "things", "first_card", "first_row", "last_card", "last_row")
ANNOUNCED_COLUMNS: Final = ("seat", "verb", "word", "card", "row")
LASTING_COLUMNS: Final = ("seat", "card", "ends_in")
ANNOUNCED: Final = 6  # announcements told, the latest
LASTING: Final = 12  # lasting effects told, the latest


class Piece:
    """A named part of an observation: where it begins, and its shape."""

    def __init__(self, name: str, at: int, shape: tuple[int, ...]) -> None:
        self.name = name
        self.at = at
        self.shape = shape
        self.size = 1
        for side in shape:
            self.size *= side


class Layout:
    """Where everything lies in the observations of a game for so many players, cards and actions."""

    def __init__(self, game: Game, players: int, rows: int, actions: int) -> None:
        self.game = game
        self.players = players
        self.rows = rows
        self.actions = actions
        self.size = 0
        self.pieces: list[Piece] = []
        self.piece("seat", (players,))
        self.piece("deciding", (players,))
        self.piece("kind", (1,))
        self.piece("stage", (1,))
        self.piece("turn", (1,))
        self.piece("left_out", (1,))
        self.piece("tallies", (len(game.player_fields), players))
        self.piece("world", (len(game.world_fields),))
        self.piece("counts", (len(game.zones), players))
        self.printed = game.sight.printed_fields()
        self.width = len(CARD_COLUMNS) + len(self.printed)
        self.cards = self.piece("cards", (rows, self.width))  # the pieces before it are the head, always told
        self.counters = self.piece("counters", (len(game.card_fields), rows))
        self.announced = self.piece("announced", (ANNOUNCED, len(ANNOUNCED_COLUMNS)))
        self.lasting = self.piece("lasting", (LASTING, len(LASTING_COLUMNS)))
        self.options = self.piece("options", (actions, len(OPTION_COLUMNS)))
        for number, id in enumerate(sorted(game.catalogue), 1):
            game.catalogue[id].entry = number
        self.heard: dict[str, int] = {}
        kinds = list(range(len(game.zones)))
        counted = [kind for kind in kinds if game.zones[kind].in_play] or kinds
        self.counted = [kind in counted for kind in kinds]  # whether counters of the cards in a zone are told
        self.zones = counted + [kind for kind in kinds if kind not in counted]  # in the order of the rows
        self.cast: tuple[CardDef, ...] = ()  # the cards of the game that was looked at last
        self.prints: list[list[int]] = []  # and what is printed on each copy
        self.outlooks: list[Outlook | None] = []  # its zones as they were seen, by player, kind and seat

    def piece(self, name: str, shape: tuple[int, ...]) -> int:
        """Put a piece after those before it; returns where it begins."""
        made = Piece(name, self.size, shape)
        self.pieces.append(made)
        self.size += made.size
        return made.at

    def number(self, text: str) -> int:
        """The number of a word, remembered."""
        found = self.heard.get(text)
        if found is None:
            found = number_of(text)
            self.heard[text] = found
        return found

    def recall(self, s: State) -> None:
        """Forget the zones of another game."""
        prints = [s.numbers[field] for field in self.printed]
        if s.cards is not self.cast or prints != self.prints:
            self.cast = s.cards
            self.prints = [field[:] for field in prints]
            self.outlooks = [None] * (self.players * len(self.counted) * self.players)


def number_of(text: str) -> int:
    """A number for a verb or a word: one more than it says for a small number, else a hash that is the same everywhere.

    >>> number_of(""), number_of("3"), number_of("fight") == number_of("fight")
    (0, 4, True)
    """
    if not text:
        return 0
    if text.isdecimal() and len(text) < 4:
        return min(int(text) + 1, WORDS - 1)
    return WORDS + crc32(text.encode()) % VOCABULARY


class Sight:
    """What a player sees at one moment, block after block in ``told``, as integers of eight bytes: the head, the rows of cards,
    where in the observation the other numbers lie that are not 0, these numbers, and the options."""

    __slots__ = ("rows", "sparse", "told")

    def __init__(self, told: bytes, rows: int, sparse: int) -> None:
        self.told = told
        self.rows = rows
        self.sparse = sparse  # how many numbers are told with their places


class Outlook:
    """A zone as a player sees it: the cards seen, those among which their places are counted, and the rows they give."""

    __slots__ = ("among", "rows", "seen")

    def __init__(self, seen: list[int], among: list[int], rows: bytes) -> None:
        self.seen = seen
        self.among = among
        self.rows = rows


PACKERS: Final[dict[int, Callable[..., bytes]]] = {}


def packed(numbers: list[int]) -> bytes:
    """Integers as bytes: a good deal faster than an array from a list."""
    pack = PACKERS.get(len(numbers))
    if pack is None:
        pack = Struct(f"={len(numbers)}q").pack
        PACKERS[len(numbers)] = pack
    return pack(*numbers)


def observed(s: State, player: int, layout: Layout, first: int = 0, step: int = 1, stage: int = 0) -> Sight:
    """What a player sees at this moment; the options are those from ``first`` on, in steps (see interfaces/table.py)."""
    layout.recall(s)
    row_of = [0] * len(s.cards)
    asked: list[int] = []  # the zones they lie in
    for card in asked_about(s, player):
        row_of[card] = ASKED
        asked.append(s.place[card])
    counted: list[int] = []
    blocks = [b""]
    left_out = see_cards(s, player, layout, row_of, asked, counted, blocks)
    top = head(s, player, layout, stage, left_out)
    blocks[0] = packed(top)
    at: list[int] = []
    out: list[int] = []
    counters(s, layout, counted, at, out)
    announcements(s, player, layout, row_of, at, out)
    if s.lasting:
        lasting(s, player, layout, row_of, at, out)
    sparse = len(at)
    at += out
    decision = s.decision
    if decision is not None and decision.player == player:
        options(s, layout, row_of, first, step, at)
    blocks.append(packed(at))
    told = b"".join(blocks)
    rows = (len(told) // SIZE - len(top) - len(at)) // layout.width
    return Sight(told, rows, sparse)


def head(s: State, player: int, layout: Layout, stage: int, left_out: int) -> list[int]:
    """Who looks and who decides, the counters of players and of nobody, how many cards lie in each zone."""
    players = s.players
    out = [0] * (2 * players)
    out[player] = 1
    kind = 0
    decision = s.decision
    if decision is not None:
        out[players + (decision.player - player) % players] = 1
        kind = layout.number(decision.kind)
    out.append(kind)
    out.append(stage)
    out.append(s.turn)
    out.append(left_out)
    seats = [(player + seat) % players for seat in range(players)]
    for field in s.tallies:
        for seat in seats:
            out.append(field[seat])
    out += s.world
    zones = s.zones
    game = s.game
    for kind in range(len(game.zones)):
        for seat in seats:
            out.append(len(zones[kind * players + seat]) if game.sight.counts(s, player, kind, seat) else UNCOUNTED)
    return out


def see_cards(
    s: State, player: int, layout: Layout, row_of: list[int], asked: list[int], counted: list[int], blocks: list[bytes]
) -> int:
    """A row for each card the player sees, zone by zone, noted for each card from 1; returns how many found no place."""
    game = s.game
    players = s.players
    left_out = 0
    row = 0
    for kind in layout.zones:
        for seat in range(players):
            holder = (player + seat) % players
            at = kind * players + holder
            cards = s.zones[at]
            if not cards:
                continue
            seen = game.sight.seen_cards(s, player, kind, holder)
            if at in asked and len(seen) < len(cards):
                seen = [card for card in cards if row_of[card] == ASKED or game.sight.sees(s, player, card)]
            if not seen:
                continue
            room = layout.rows - row
            if len(seen) > room:
                left_out += len(seen) - room
                for card in seen[room:]:
                    row_of[card] = 0
                seen = seen[:room]
            for card in seen:
                row += 1
                row_of[card] = row
            if layout.counted[kind]:
                counted += seen
            gaps = len(seen) < len(cards) and game.zones[kind].ordered and game.sight.counts(s, player, kind, holder)
            blocks.append(zone_rows(s, player, layout, kind, seat, seen, cards if gaps else []))
    return left_out


def zone_rows(s: State, player: int, layout: Layout, kind: int, seat: int, seen: list[int], among: list[int]) -> bytes:
    """The rows of the cards seen in a zone, with their places among these cards, or else (``among`` is empty) among themselves:
    a depth would tell a number. They are remembered, because most zones are as they were a moment ago.
    """
    at = (player * len(layout.counted) + kind) * s.players + seat
    known = layout.outlooks[at]
    if known is not None and known.seen == seen and known.among == among:
        return known.rows
    rows: list[int] = []
    for number, card in enumerate(seen, 1):
        tell_card(s, player, layout, card, kind, seat, among.index(card) + 1 if among else number, rows)
    told = packed(rows)
    layout.outlooks[at] = Outlook(seen[:], among[:], told)
    return told


def tell_card(s: State, player: int, layout: Layout, card: int, kind: int, seat: int, place: int, rows: list[int]) -> None:
    """The row of one card."""
    rows.append(s.cards[card].entry)
    rows.append(kind + 1)
    rows.append(seat + 1)
    rows.append(place)
    owner = s.owners[card]
    rows.append((owner - player) % s.players + 1 if owner >= 0 else 0)
    for field in layout.printed:
        rows.append(s.numbers[field][card])


def counters(s: State, layout: Layout, counted: list[int], at: list[int], out: list[int]) -> None:
    """The counters of the cards in the first rows, where they are not 0."""
    begin = layout.counters
    for counter in s.numbers:
        place = begin
        for card in counted:
            value = counter[card]
            if value:
                at.append(place)
                out.append(value)
            place += 1
        begin += layout.rows


def announcements(s: State, player: int, layout: Layout, row_of: list[int], at: list[int], out: list[int]) -> None:
    """What waits in response windows, the latest first."""
    told: list[int] = []
    for depth in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[depth]
        if isinstance(frame, Window):
            waiting = frame.chain if frame.launching is None else (*frame.chain, frame.launching)
            for number in range(len(waiting) - 1, -1, -1):
                each = waiting[number]
                told.append((each.player - player) % s.players + 1)
                told.append(layout.number(each.verb))
                told.append(layout.number(each.word))
                name(s, row_of, each.things[0] if each.things else -1, told)
    if not told:
        return
    told = told[: ANNOUNCED * len(ANNOUNCED_COLUMNS)]
    at += range(layout.announced, layout.announced + len(told))
    out += told


def lasting(s: State, player: int, layout: Layout, row_of: list[int], at: list[int], out: list[int]) -> None:
    """What is in force for a while, the latest first."""
    begin = len(out)
    for number in range(len(s.lasting) - 1, max(-1, len(s.lasting) - 1 - LASTING), -1):
        effect = s.lasting[number]
        source = effect.source
        out.append((effect.you - player) % s.players + 1)
        out.append(s.cards[source].entry if source >= 0 and row_of[source] > 0 else 0)
        out.append(effect.ends - s.turn + 1 if effect.ends >= s.turn else 0)
    at += range(layout.lasting, layout.lasting + len(out) - begin)


def options(s: State, layout: Layout, row_of: list[int], first: int, step: int, out: list[int]) -> None:
    """The options of the pending decision, those that are actions at this moment."""
    decision = s.decision
    assert decision is not None
    end = min(len(decision.options), first + step * layout.actions)
    for number in range(first, end, step):
        option = decision.options[number]
        things = option.things
        out.append(layout.number(option.verb))
        out.append(layout.number(option.word))
        out.append(len(things))
        name(s, row_of, things[0] if things else -1, out)
        name(s, row_of, things[-1] if len(things) > 1 else -1, out)


def name(s: State, row_of: list[int], card: int, out: list[int]) -> None:
    """A card that something names: what it is and its row, if the player sees it."""
    row = row_of[card] if card >= 0 else 0
    if row > 0:
        out.append(s.cards[card].entry)
        out.append(row)
    else:
        out.append(0)
        out.append(0)
