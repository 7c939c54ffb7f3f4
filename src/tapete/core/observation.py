"""What a player sees, as rows of small numbers: the table for programs that learn, in named pieces of fixed size.

It says what ``visibility.view`` says, as far as numbers can: an unseen card is only counted. A card is told by where it lies and
never by its number in the state, because that number would tell what a hidden card is. Seats are counted from the player who
looks: 1 is their own. 0 always means that there is nothing. What each number means, its column says (core/encoding.py).

The numbers of a card come in two parts: what is printed on it and where it lies, and how it is at this moment, told only in the
zones where that changes (``Encoding.lively``). Numbers are integers of two bytes. Learners look at every step: what is as it was at
the last look is not written again (core/rows.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.effects import Resolving
from tapete.core.encoding import LOOK, MANY
from tapete.core.rows import (
    ANNOUNCED,
    LASTING,
    MOST_THINGS,
    SIZE,
    Face,
    Layout,
    Memory,
    Outlook,
    Piece,
    Section,
    packed,
)
from tapete.core.visibility import asked_about
from tapete.core.windows import Announcement, Window

if TYPE_CHECKING:
    from tapete.core.decision import Option
    from tapete.core.state import State

ASKED: Final = -1  # in place of a row: the card is asked about
ACTIONS: Final = 64  # few decisions of the five games have more options
TOLD: Final = 9  # columns of an option before those that the game adds
JOINT: Final = bytearray()  # what it joins is one, to be written to
NONE: Final[list[int]] = []
PLACED: Final = 4096  # more than there are places where a card may lie
STILL: Final = -2  # in place of a glance: the card lies where nothing changes


class Sight:
    """What a player sees at one moment, piece by piece; it is told before the state goes on."""

    __slots__ = ("announced", "first", "lasting", "layout", "memory", "outlooks", "player", "rows", "sections", "state", "step")

    def __init__(self, s: State, player: int, layout: Layout, memory: Memory, rows: list[int], first: int, step: int) -> None:
        self.state = s
        self.player = player
        self.layout = layout
        self.memory = memory
        self.rows = rows  # of each card, 0 or less for one without
        self.first = first  # which options are actions: from this one on, in such steps
        self.step = step
        self.sections: list[Section] = []  # the table and the players
        self.outlooks: list[Outlook] = []  # the zones with cards that are seen
        self.announced: list[int] = []
        self.lasting: list[int] = []

    def offered(self) -> list[Option]:
        """The options that are actions at this moment."""
        decision = self.state.decision
        if decision is None or decision.player != self.player:
            return []
        return decision.options[self.first : self.first + self.step * self.layout.actions : self.step]

    def options(self) -> list[int]:
        """What is told of the options."""
        out: list[int] = []
        for option in self.offered():
            tell(self.state, self.player, self.layout, self.rows, option.verb, option.word, option.things, out)
        return out

    def told(self) -> bytearray:
        """All pieces one after another, each filled up with zeros."""
        layout = self.layout
        blocks: list[bytes] = [section.told() for section in self.sections]
        written = 0
        for zone in self.outlooks:
            rows = zone.told()
            blocks.append(rows)
            written += len(rows)
        blocks.append(layout.nothing[: SIZE * layout.cards.size - written])
        fill(blocks, self.announced, layout.announced.size, layout.nothing)
        fill(blocks, self.lasting, layout.lasting.size, layout.nothing)
        fill(blocks, self.options(), layout.options.size, layout.nothing)
        return JOINT.join(blocks)


def fill(blocks: list[bytes], numbers: list[int], size: int, nothing: bytes) -> None:
    """A piece of so many numbers, the last ones 0."""
    if numbers:
        blocks.append(packed(numbers))
    blocks.append(nothing[: SIZE * (size - len(numbers))])


def observed(s: State, player: int, layout: Layout, first: int = 0, step: int = 1, stage: int = 0) -> Sight:
    """What a player sees at this moment; the options are those from ``first`` on, in steps (see interfaces/table.py)."""
    memory = layout.recall(s, player)
    rows = [0] * len(s.cards)
    sight = Sight(s, player, layout, memory, rows, first, step)
    asked: list[int] = []  # the zones they lie in
    for card in asked_about(s, player):
        rows[card] = ASKED
        asked.append(s.place[card])
    left_out = find_rows(s, player, layout, memory, rows, asked, sight.outlooks)
    for number in range(len(sight.outlooks)):
        if layout.lively[sight.outlooks[number].kind]:
            sight.outlooks[number] = as_now(s, player, layout, memory, sight.outlooks[number], rows)
    tell_table(s, player, layout, memory, rows, stage, left_out, sight.sections)
    for at in range(s.players):
        tell_player(s, player, layout, memory, at, sight.sections)
    announcements(s, player, layout, rows, sight.announced)
    if s.lasting:
        lasting(s, player, layout, rows, sight.lasting)
    return sight


def tell_table(
    s: State, player: int, layout: Layout, memory: Memory, rows: list[int], stage: int, left_out: int, sections: list[Section]
) -> None:
    """Who looks and who decides, the counters of nobody, how many cards lie in each shared zone."""
    out: list[int] = [player + 1]
    decision = s.decision
    if decision is None:
        out.append(0)
        out.append(0)
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
    s.game.encoding.table(s, player, out)
    for kind in layout.shared:
        tell_count(s, player, layout, kind, 0, out)
    sections.append(section(layout, layout.table, memory, 0, out))


def tell_player(s: State, player: int, layout: Layout, memory: Memory, at: int, sections: list[Section]) -> None:
    """The counters of a player, counted from who looks, and how many cards lie in each of their zones."""
    out: list[int] = []
    holder = (player + at) % s.players
    s.game.encoding.player(s, player, holder, out)
    players = s.players
    for kind in layout.own:
        if layout.uncounted[kind]:
            tell_count(s, player, layout, kind, holder, out)
        else:
            out.append(len(s.zones[kind * players + holder]))
    sections.append(section(layout, layout.seats, memory, 1 + at, out))


def section(layout: Layout, piece: Piece, memory: Memory, at: int, raw: list[int]) -> Section:
    """The table or a player as the game tells it; the one remembered, when it is as it was."""
    known = memory.sections[at]
    if known is None:
        numbers = raw[:]
        layout.fit(numbers, 0, piece.lows, piece.highs)
        known = Section(raw, numbers, NONE, 0)
    elif known.raw == raw:
        return known
    else:
        known = layout.amended(known, piece, raw)
    memory.sections[at] = known
    return known


def tell_count(s: State, player: int, layout: Layout, kind: int, holder: int, out: list[int]) -> None:
    """How many cards lie in a zone, as far as the player may know."""
    if layout.uncounted[kind]:
        counted = s.game.sight.counts(s, player, kind, holder)
        out.append(len(s.zones[kind * s.players + holder]) if counted else 0)
        out.append(1 if counted else 0)
    else:
        out.append(len(s.zones[kind * s.players + holder]))


def find_rows(
    s: State, player: int, layout: Layout, memory: Memory, rows: list[int], asked: list[int], outlooks: list[Outlook]
) -> int:
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
            if len(seen) < len(cards) and at in asked:
                seen = [card for card in cards if rows[card] == ASKED or game.sight.sees(s, player, card)]
            if not seen:
                continue
            room = layout.rows - at_row
            if len(seen) > room:
                left_out += len(seen) - room
                for card in seen[room:]:
                    rows[card] = 0
                seen = seen[:room]
                if not seen:
                    continue
            for card in seen:
                at_row += 1
                rows[card] = at_row
            gaps = len(seen) < len(cards) and game.zones[kind].ordered and game.sight.counts(s, player, kind, holder)
            seat = 0 if shared else turned + 1
            outlooks.append(outlook(s, player, layout, memory, at, seat, seen, cards if gaps else NONE))
    return left_out


def outlook(
    s: State, player: int, layout: Layout, memory: Memory, at: int, seat: int, seen: list[int], among: list[int]
) -> Outlook:
    """A zone with these cards in sight; the one remembered, when they are the same. What changes of them is told later."""
    known = memory.outlooks[at]
    if known is None or known.seen != seen or known.among != among:
        kind = at // s.players
        fresh = Outlook(kind, seat, seen[:], among[:], [])
        if not layout.lively[kind]:
            same = 0
            if known is not None:
                while same < len(known.seen) and same < len(seen) and known.seen[same] == seen[same]:
                    same += 1
                fresh.faces = known.faces[:same]
            zone = kind * (s.players + 1) + seat
            for number in range(same, len(seen)):
                fresh.faces.append(face_of(s, player, layout, memory, seen[number], zone, STILL, NONE))
            memory.outlooks[at] = fresh
        known = fresh
    return known


def as_now(s: State, player: int, layout: Layout, memory: Memory, zone: Outlook, rows: list[int]) -> Outlook:
    """A zone with its cards as they are at this moment; the one remembered, when they are as they were."""
    encoding = s.game.encoding
    at = zone.kind * (s.players + 1) + zone.seat
    known = zone.faces
    same = bool(known)
    found: list[Face] = []
    for number in range(len(zone.seen)):
        card = zone.seen[number]
        face = face_of(s, player, layout, memory, card, at, encoding.glance(s, player, card, rows), rows)
        if same and face is not known[number]:
            same = False
            found = known[:number]
        if not same:
            found.append(face)
    if same:
        return zone
    fresh = Outlook(zone.kind, zone.seat, zone.seen, zone.among, found)
    memory.outlooks[s.place[zone.seen[0]]] = fresh
    return fresh


def face_of(s: State, player: int, layout: Layout, memory: Memory, card: int, zone: int, glance: int, rows: list[int]) -> Face:
    """A card as it is told in a zone; the same as before, when it is as it was."""
    head = memory.heads[card]
    if head < 0:
        head = layout.head([s.cards[card].entry, *printed(s, player, layout, card)])
        memory.heads[card] = head
    code = head * PLACED + zone
    known = memory.faces[card]
    if known is not None and glance != LOOK and memory.glances[card] == glance and memory.codes[card] == code:
        return known
    moment: list[int] = NONE
    if glance == LOOK:
        moment = []
        s.game.encoding.card(s, player, card, rows, moment)
    key = (code, glance, *moment)
    found = layout.faces.get(key)
    if found is None:
        found = looked_at(s, player, layout, card, zone, glance, rows)
        layout.keep(key, found)
    memory.faces[card] = found
    memory.codes[card] = code
    memory.glances[card] = glance
    return found


def looked_at(s: State, player: int, layout: Layout, card: int, zone: int, glance: int, rows: list[int]) -> Face:
    """A card as the game tells it."""
    numbers = [s.cards[card].entry, zone // (s.players + 1) + 1, zone % (s.players + 1), 0, *printed(s, player, layout, card)]
    if glance == STILL:
        numbers += layout.still
    else:
        s.game.encoding.card(s, player, card, rows, numbers)
        layout.fit(numbers, layout.quiet, layout.lows, layout.highs)
    return Face(tuple(numbers))


def printed(s: State, player: int, layout: Layout, card: int) -> list[int]:
    """What does not change of a card wherever it lies: whose it is, and what is printed on it."""
    owner = s.owners[card]
    head = [(owner - player) % s.players + 1 if owner >= 0 else 0, *layout.printed(s.cards[card])]
    s.game.encoding.copy(s, card, head)
    begin = 1 + len(layout.facts)
    copies = layout.quiet - len(layout.copies)
    layout.fit(head, begin, layout.cards.lows[copies : layout.quiet], layout.cards.highs[copies : layout.quiet])
    return head


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


def tell(
    s: State, player: int, layout: Layout, rows: list[int], verb: str, word: str, things: tuple[int, ...], out: list[int]
) -> None:
    """Something to be done: its verb, its word and numbers, and its first and last card."""
    card = say(s, player, layout, verb, word, len(things), out)
    if things:
        name(s, rows, things[0], out)
        name(s, rows, things[-1] if len(things) > 1 else -1, out)
    else:
        out += [card, 0, 0, 0]
    if layout.more:
        add_told(s, layout, rows, verb, word, things, out)


def say(s: State, player: int, layout: Layout, verb: str, word: str, things: int, out: list[int]) -> int:
    """The verb of something to be done, its word and numbers, how many things it names. Returns the card that its word names."""
    out.append(layout.verbs.number(verb))
    card = 0
    if word:
        said = layout.word(word)
        out.append(said[0])
        number = said[1]
        out.append((number - 1 - player) % s.players + 1 if number and verb in layout.aimed else number)
        out.append(said[2])
        card = said[3]
    else:
        out += [0, 0, 0]
    out.append(min(things, MOST_THINGS))
    return card


def add_told(s: State, layout: Layout, rows: list[int], verb: str, word: str, things: tuple[int, ...], out: list[int]) -> None:
    """What the game adds to it, unless it names a card that whoever looks does not see."""
    for card in things:
        if rows[card] == 0:
            out += [0] * layout.more
            return
    begin = len(out)
    s.game.encoding.option(s, verb, word, things, out)
    layout.fit(out, begin, layout.more_lows, layout.more_highs)


def name(s: State, rows: list[int], card: int, out: list[int]) -> None:
    """A card that something names: what it is and its row, if the player sees it."""
    row = rows[card] if card >= 0 else 0
    if row:
        out.append(s.cards[card].entry)
        out.append(row if row != ASKED else 0)  # asked about in a zone whose cards have no rows
    else:
        out.append(0)
        out.append(0)
