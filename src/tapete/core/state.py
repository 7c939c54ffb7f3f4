"""The state of a game: plain data that can be cloned, compared and written down at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core import randomness, runaway, text
from tapete.core.abilities import CardDef, Index
from tapete.core.decision import Decision, Option
from tapete.core.language import Words
from tapete.core.refusal import EngineError

if TYPE_CHECKING:
    from tapete.core.costs import Reservation
    from tapete.core.events import Entry, Event
    from tapete.core.frames import Frame
    from tapete.core.game import Game
    from tapete.core.ledger import Book
    from tapete.core.modifiers import Lasting

NOTHING: Final = -1
DEEPEST: Final = 400  # frames; a game that stacks more is running away


class State:
    """Everything that is so at one moment.

    Cards are numbers; ``cards[c]`` is what card ``c`` is, ``owners[c]`` whose it is, ``names[c]`` its readable name, all three
    fixed once the hands are dealt. ``zones[kind * players + player]`` lists cards in order and ``place[c]`` is the inverse.
    ``numbers[field][c]`` and ``tallies[field][player]`` hold the counters the game declares, ``world[field]`` those of nobody.
    """

    __slots__ = (
        "_index", "answer", "asking", "book", "cards", "counter", "decision", "dirty", "game", "history", "key", "lasting",
        "likely", "log", "names", "numbers", "over", "owned", "owners", "past", "patient", "place", "players", "reserved",
        "samples", "serial", "setup", "stack", "tallies", "turn", "unlooked", "version", "winners", "world", "zones",
    )  # fmt: skip

    def __init__(
        self, game: Game, players: int, cards: tuple[CardDef, ...], owners: tuple[int, ...], names: tuple[str, ...]
    ) -> None:
        self.game = game
        self.players = players
        self.cards = cards
        self.owners = owners
        self.names = names
        self.setup: dict[str, object] = {}  # what the game was made from; never changed in place
        self.key = 0
        self.counter = 0
        self.serial = 0
        self.turn = 0
        self.zones: list[list[int]] = []
        self.place: list[int] = []
        self.numbers: list[list[int]] = []
        self.owned = -1  # which lists of ``numbers`` are this state's alone, as bits
        self.tallies: list[list[int]] = []
        self.world: list[int] = []
        self.lasting: list[Lasting] = []
        self.reserved: list[Reservation] = []  # costs set aside for what is announced
        self.history: list[Event] = []  # the remembered events of this turn
        self.past: list[Event] = []  # those of the turn before
        self.stack: list[Frame] = []
        self.decision: Decision | None = None
        self.answer: Option | None = None
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.log: list[Entry] | None = None
        self.book: Book | None = None  # of what is paid, for the contract suite
        self.patient = False  # every event waits on the stack as if something replaced it, for the contract suite
        self.version = 0
        self.dirty = False
        self._index: Index | None = None
        self.asking: list[int] = []  # the cards whose texts wait for an answer, while one is worked out
        self.unlooked = runaway.LOOK_EACH  # answers until the next look at whether the game stands still (core/runaway.py)
        self.samples: tuple[int, ...] = ()
        self.likely = 0

    # -- copies

    def clone(self) -> State:
        """An independent copy (without the log: searches do not need one)."""
        twin = State(self.game, self.players, self.cards, self.owners, self.names)
        twin.setup = self.setup
        twin.key = self.key
        twin.counter = self.counter
        twin.serial = self.serial
        twin.turn = self.turn
        twin.zones = [zone[:] for zone in self.zones]
        twin.place = self.place[:]
        seldom = self.game.seldom
        if seldom:
            twin.numbers = [field if seldom >> at & 1 else field[:] for at, field in enumerate(self.numbers)]
            self.owned = twin.owned = ~seldom
        else:
            twin.numbers = [field[:] for field in self.numbers]
        twin.tallies = [field[:] for field in self.tallies]
        twin.world = self.world[:]
        twin.lasting = self.lasting  # never changed in place
        twin.reserved = self.reserved  # never changed in place
        twin.history = self.history[:]
        twin.past = self.past  # never changed in place
        twin.stack = [frame.copy() for frame in self.stack]
        twin.decision = self.decision  # never changed in place
        twin.answer = self.answer
        twin.over = self.over
        twin.winners = self.winners
        twin.dirty = self.dirty
        twin.version = self.version
        twin._index = self._index  # never changed in place
        twin.unlooked = self.unlooked
        twin.samples = self.samples
        twin.likely = self.likely
        return twin

    def become(self, other: State) -> None:
        """Be as another state is, which is then no longer used. The log stays this state's own."""
        self.setup = other.setup
        self.cards = other.cards
        self.owners = other.owners
        self.names = other.names
        self.key = other.key
        self.counter = other.counter
        self.serial = other.serial
        self.turn = other.turn
        self.zones = other.zones
        self.place = other.place
        self.numbers = other.numbers
        self.owned = other.owned
        self.tallies = other.tallies
        self.world = other.world
        self.lasting = other.lasting
        self.reserved = other.reserved
        self.history = other.history
        self.past = other.past
        self.stack = other.stack
        self.decision = other.decision
        self.answer = other.answer
        self.over = other.over
        self.winners = other.winners
        self.dirty = other.dirty
        self.version = other.version
        self._index = other._index
        self.asking = []
        self.unlooked = other.unlooked
        self.samples = other.samples
        self.likely = other.likely

    # -- zones

    def zone(self, kind: int, player: int) -> list[int]:
        """The cards of one zone, in order. Read only: cards move through ``move``."""
        return self.zones[kind * self.players + player]

    def zone_kind(self, card: int) -> int:
        return self.place[card] // self.players

    def holder(self, card: int) -> int:
        """The player in whose zone the card lies: in play, its controller."""
        return self.place[card] % self.players

    def named(self, card: int, lang: str) -> str:
        """A card by its name, as a text says it."""
        return text.card(card, self.cards[card].name.text(lang))

    def in_play(self, card: int) -> bool:
        return self.game.zones[self.place[card] // self.players].in_play

    def move(self, card: int, kind: int, player: int, at: int = NOTHING) -> None:
        """Put a card into a zone: at the end, or at a place counted from the start. Only events call this."""
        old = self.place[card]
        if old >= 0:
            self.zones[old].remove(card)
        new = kind * self.players + player
        zone = self.zones[new]
        if at < 0 or at >= len(zone):
            zone.append(card)
        else:
            zone.insert(at, card)
        self.place[card] = new
        zones = self.game.zones
        if zones[kind].in_play or (old >= 0 and zones[old // self.players].in_play):
            index = self._index
            self.touch()
            if index is not None and not index.brittle and not index.heard[card] and self.game.stays_quiet(self, card):
                self._index = index  # it said nothing before, and says nothing now

    def slide(self, card: int, kind: int) -> None:
        """Move a card without abilities within play, on its holder's side: who listens to what stays as it was."""
        index = self._index
        self.move(card, kind, self.place[card] % self.players)
        self._index = index

    def touch(self) -> None:
        """What is in play, or in force, has changed: derived values must be read anew."""
        self.version += 1
        self.dirty = True
        self._index = None

    def index(self) -> Index:
        """Who listens to what at this moment."""
        found = self._index
        if found is None:
            asking = self.asking
            asking.append(NOTHING)
            if len(asking) > runaway.MOST_IN_A_ROW:
                raise runaway.in_a_circle(self)
            found = self.game.indexed(self)
            asking.pop()
            self._index = found
        return found

    def write(self, field: int) -> list[int]:
        """The list of a counter, in order to change it. Copies of a state share the counters that seldom change until then;
        those counters are changed through here and nowhere else."""
        if not self.owned >> field & 1:
            self.numbers[field] = self.numbers[field][:]
            self.owned |= 1 << field
        return self.numbers[field]

    # -- randomness

    def random(self, below: int) -> int:
        """A fair number in ``range(below)``."""
        self.counter += 1
        return randomness.number(self.key, self.counter, below)

    def shuffle(self, kind: int, player: int) -> None:
        """Shuffle one zone."""
        self.counter += 1
        at = kind * self.players + player
        self.zones[at] = randomness.shuffled(self.key, self.counter, self.zones[at])

    def next_serial(self) -> int:
        self.serial += 1
        return self.serial

    # -- the machine

    def push(self, frame: Frame) -> None:
        """Put work on the stack: it is done before what lies below."""
        if len(self.stack) >= DEEPEST:
            raise runaway.piled_up(self)
        self.stack.append(frame)
        if self.book is not None:
            self.book.pushed(self, frame, len(self.stack) - 1)

    def push_below(self, frame: Frame, depth: int) -> None:
        """Put work under the frames from this depth on: it is done once they have finished."""
        if len(self.stack) >= DEEPEST:
            raise runaway.piled_up(self)
        self.stack.insert(depth, frame)
        for each in self.stack[depth + 1 :]:
            each.lifted(depth)
        if self.book is not None:
            self.book.lifted(depth)
            self.book.pushed(self, frame, depth)

    def restart(self, frame: Frame) -> None:
        """Drop all work that is under way, and begin with this instead: another game of a match."""
        self.stack.clear()
        if self.book is not None:
            self.book.dropped()
        self.push(frame)

    def pop(self, frame: Frame) -> None:
        """A frame that is on top has finished."""
        if self.stack.pop() is not frame:
            raise EngineError(f"{frame.NAME} finished below the top of the stack")
        if self.book is not None:
            self.book.popped(self)

    def ask(self, player: int, kind: str, options: list[Option], prompt: Words, source: int = NOTHING) -> None:
        """Ask a question. A single option is taken at once; the answer is in ``answer`` when the next step runs."""
        if len(options) == 1:
            self.answer = options[0]
        elif options:
            self.decision = Decision(player, kind, options, prompt, source)
        else:
            raise EngineError(f"{kind}: a question without options")

    def offer(self, player: int, kind: str, options: list[Option], prompt: Words, source: int = NOTHING) -> None:
        """Ask even when there is a single option: a player's turn to act is always shown."""
        self.decision = Decision(player, kind, options, prompt, source)

    def aim(self, player: int, kind: str, options: list[Option], prompt: Words, source: int = NOTHING) -> None:
        """Ask for the target of an effect. A lone one is shown before it is taken, so that nobody is surprised by whom it hits."""
        if not options:
            raise EngineError(f"{kind}: a question without options")
        self.decision = Decision(player, kind, options, prompt, source, len(options) == 1)

    def advance(self) -> None:
        """Run until somebody must decide or the game is over."""
        stack = self.stack
        try:
            for _ in range(runaway.MOST_STEPS):
                if self.decision is not None:
                    return
                if self.over:
                    if self.setup:
                        self.game.ended(self)
                    if self.over:
                        return
                if self.dirty:
                    self.dirty = False
                    self.game.check(self)
                else:
                    stack[-1].run(self)
        except RecursionError as error:
            raise runaway.called_itself(self) from error
        raise runaway.without_end(self)

    def step(self) -> None:
        """One step of ``advance``."""
        if self.dirty:
            self.dirty = False
            self.game.check(self)
        else:
            self.stack[-1].run(self)

    def choose(self, option: Option) -> None:
        """Take one of the pending decision's own options and run on. No checks: for bots and searches."""
        self.answer = option
        self.decision = None
        self.advance()
        self.unlooked -= 1
        if self.unlooked < 0:
            runaway.stands_still(self)

    def finish(self, winners: tuple[int, ...]) -> None:
        """The game is over, at this very moment."""
        self.over = True
        self.winners = winners
        self.decision = None
        self.stack.clear()


def new_state(game: Game, players: int, cards: tuple[CardDef, ...], owners: tuple[int, ...]) -> State:
    """A state with these cards in no zone yet and all counters at zero."""
    s = State(game, players, cards, owners, thing_names(cards, owners))
    s.zones = [[] for _ in range(len(game.zones) * players)]
    s.place = [NOTHING] * len(cards)
    s.numbers = [[0] * len(cards) for _ in game.card_fields]
    s.tallies = [[0] * players for _ in game.player_fields]
    s.world = [0] * len(game.world_fields)
    return s


def thing_names(cards: tuple[CardDef, ...], owners: tuple[int, ...]) -> tuple[str, ...]:
    """Readable names: the owner counted from 1, the card's id and which copy of it (``1:troll#1``).

    What nobody owns goes by its id, with a copy number only where there are several.
    """
    totals: dict[str, int] = {}
    stems: list[str] = []
    for card, owner in zip(cards, owners, strict=True):
        stem = f"{owner + 1}:{card.id}" if owner >= 0 else card.id
        stems.append(stem)
        totals[stem] = totals.get(stem, 0) + 1
    seen: dict[str, int] = {}
    names: list[str] = []
    for stem, owner in zip(stems, owners, strict=True):
        seen[stem] = seen.get(stem, 0) + 1
        names.append(stem if owner < 0 and totals[stem] == 1 else f"{stem}#{seen[stem]}")
    return tuple(names)
