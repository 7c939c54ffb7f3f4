"""Where matches are kept: what each was made from and, one after another, what was done in it. Nothing is ever rewritten.

``Store`` is all that is asked of a store; what ``append`` returns from is durable. A server has databases (``server/sqlite.py``,
``server/postgres.py``); ``memory.py`` forgets everything when it ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, runtime_checkable

from tapete.table.absence import AbsenceKept
from tapete.table.clock import ClockKept

ANSWER: Final = "answer"
UNDO: Final = "undo"
CONCEDE: Final = "concede"
TIME: Final = "time"  # out of time
WARN: Final = "warn"  # too long over a question
OUT: Final = "out"  # one warning too many
ROUND: Final = "round"  # the time of the round is over
RESUME: Final = "resume"  # the clock goes on
OPEN: Final = "open"
SHUT: Final = "shut"
SAY: Final = "say"  # words to the others
MIX: Final = "mix"  # a player's number for the shuffle
ABSENT: Final = "absent"  # somebody is away
BACK: Final = "back"  # and there again
STAND_IN: Final = "stand_in"  # a bot sits in for them
CLAIMED: Final = "claimed"  # the match is claimed against them


class StoreError(Exception):
    """Something could not be kept; nothing of it was."""


@dataclass(frozen=True, slots=True)
class SeatKept:
    """A seat: of a person or a bot; secrets only as hashes."""

    kind: str  # me, bot, open
    level: str = ""
    token: str = ""
    invitation: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed for a match besides its setup."""

    guided: bool = False
    origin: str = ""  # the match it goes on from
    begun: int = 0  # how many of its answers are copied from there
    record: bool = False  # played elsewhere, here to be looked at
    every_question: bool = False  # whether a lone person is asked even where they can only pass
    clock: ClockKept | None = None
    secret: str = ""  # of the shuffle; none in matches made before players mixed
    absence: AbsenceKept | None = None  # what comes of it when somebody stays away


@dataclass(frozen=True, slots=True)
class MatchKept:
    """What a match was made from."""

    id: str
    game: str
    rules: str
    catalogue: str
    setup: dict[str, object]
    seed: int
    shuffle: str
    seats: tuple[SeatKept, ...]
    created: float
    terms: Terms = Terms()


@dataclass(frozen=True, slots=True)
class Act:
    """One change of a match: an answer, something taken back, a concession, a time that is over, hands opened or shut.

    ``move`` is the name its seat gave it, once in a match (with a ``/`` in it, the server did); ``value`` is the option's id, or to
    how many answers it goes back. ``lag`` is what its seat is forgiven, because an answer was on its way.
    """

    seq: int
    seat: int
    move: str
    kind: str
    value: str
    at: float
    lag: float = 0.0


@dataclass(frozen=True, slots=True)
class ClaimKept:
    """Who took an open seat: the hash of their token, and their name."""

    token: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened around the tables: who came, who seeks a rival, how a match ended (``meet/company.py``)."""

    seq: int
    kind: str
    who: str  # whose it is, "" for nobody's in particular
    value: dict[str, Any]
    at: float


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck that somebody keeps."""

    who: str
    id: str
    value: str  # as JSON
    at: float


@dataclass(frozen=True, slots=True)
class Stored:
    """A match as it is kept."""

    match: MatchKept
    acts: list[Act] = field(default_factory=list)
    claims: dict[int, ClaimKept] = field(default_factory=dict)


class Store(Protocol):
    """What the server asks of a store. Every method returns when its work is durable, or raises ``StoreError``."""

    async def create(self, match: MatchKept, acts: Sequence[Act] = ()) -> None: ...

    async def claim(self, match: str, seat: int, claim: ClaimKept, at: float) -> None: ...

    async def append(self, match: str, act: Act) -> None: ...

    async def load(self, match: str) -> Stored | None: ...

    async def forget(self, before: float, unplayed: float) -> int:
        """Delete matches last changed before ``before``, and those made before ``unplayed`` in which nothing was done."""
        ...

    def listen(self, changed: Callable[[str], None]) -> None:
        """From now on, say in this loop which match another server has changed; "" when it may be any."""
        ...

    async def close(self) -> None: ...


@runtime_checkable
class NoteStore(Protocol):
    """A store that also keeps what happens around the tables. Two servers that add the same number: one of them is refused."""

    async def note(self, note: Note) -> None: ...

    async def notes(self, after: int) -> list[Note]:
        """All notes after one, in their order."""
        ...

    async def erase(self, kind: str, who: str, seats: Sequence[tuple[str, int]]) -> None:
        """Empty what was noted of one kind about somebody, and their name and what they said at the seats they took."""
        ...

    async def decks(self, who: str) -> list[str]:
        """Somebody's decks, as JSON."""
        ...

    async def keep_deck(self, deck: DeckRow, most: int) -> bool:
        """Keep a deck, in the place of an earlier one with its id: not when somebody has so many others."""
        ...

    async def drop_decks(self, who: str, id: str = "") -> None:
        """Delete one deck of somebody, or without an id all of them."""
        ...
