"""The wire: every message between a table and the server, one JSON object per frame (docs/protocol.md).

What comes in is a tagged union that allows no unknown field and no value out of bounds; what does not fit is answered with
``bad_message`` and changes nothing. Texts always come in both languages.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, json

from tapete.core.language import Words

PROTOCOL = 1
NOT_SEEN = -1  # ``since`` of a table that knows nothing yet

MatchId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=128)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._-]+$")]
OptionId = Annotated[str, Meta(min_length=1, max_length=512)]
Seq = Annotated[int, Meta(ge=0, le=1 << 40)]
Since = Annotated[int, Meta(ge=NOT_SEEN, le=1 << 40)]


class Both(Struct, frozen=True):
    """A text in both languages."""

    es: str
    en: str


def both(words: Words) -> Both:
    return Both(words.es, words.en)


# ---------------------------------------------------------------------------------------------------------------- from a table


class Incoming(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a table may say."""


class Join(Incoming, tag="join", frozen=True):
    """Sit down with a seat's token, or look on without one. ``since`` is the last change this table has seen."""

    match: MatchId
    token: Token = ""
    since: Since = NOT_SEEN


class Move(Incoming, tag="move", frozen=True):
    """Answer the question that the update ``seq`` (or an earlier one) brought."""

    id: MoveId
    option: OptionId
    seq: Seq


class Undo(Incoming, tag="undo", frozen=True):
    """Take back this seat's last answer and all that came of it."""

    id: MoveId


class Consent(Incoming, tag="consent", frozen=True):
    """Answer another player's wish to take back."""

    id: MoveId
    request: Seq
    agree: bool


class Concede(Incoming, tag="concede", frozen=True):
    """Give up the match."""

    id: MoveId


class OpenHands(Incoming, tag="open_hands", frozen=True):
    """Allow, or no longer allow, that spectators see this seat's cards."""

    id: MoveId
    allow: bool


class Why(Incoming, tag="why", frozen=True):
    """Why is this not among my options?"""

    option: OptionId


class Impossible(Incoming, tag="impossible", frozen=True):
    """What can I not do now, and why?"""


class Ping(Incoming, tag="ping", frozen=True):
    """Are you there?"""


FromTable = Join | Move | Undo | Consent | Concede | OpenHands | Why | Impossible | Ping


# ---------------------------------------------------------------------------------------------------------------- to a table


class Outgoing(Struct, frozen=True, tag_field="type", omit_defaults=False):
    """What the server says."""


class SeatShown(Struct, frozen=True):
    """Who sits where."""

    kind: str  # person, bot
    level: str  # of a bot
    taken: bool  # an open seat is taken once its invitation is used
    connected: bool
    conceded: bool
    open_hands: bool


class Shuffle(Struct, frozen=True):
    """How the match was shuffled. The seed, as text, is told after the end."""

    kind: str  # verified: drawn by the server; seed: given by whoever made the match
    commitment: str
    seed: str | None


class Joined(Outgoing, tag="joined", frozen=True):
    protocol: int
    match: str
    game: str
    rules: str
    you: int | None
    seats: list[SeatShown]
    shuffle: Shuffle


class OptionShown(Struct, frozen=True):
    """A legal answer: its id, what it names, and what it says."""

    id: str
    verb: str
    things: list[str]
    word: str
    label: Both
    group: Both | None


class Question(Struct, frozen=True):
    """What is asked. Only the seat that decides is told more than who decides and what kind of question it is."""

    player: int
    kind: str
    prompt: Both | None
    source: str | None
    options: list[OptionShown] | None


class LogLine(Struct, frozen=True):
    event: str
    es: str
    en: str


class LogPart(Struct, frozen=True):
    """Keep the first ``after`` lines of the log you have, then put these."""

    after: int
    lines: list[LogLine]


class Step(Struct, frozen=True):
    """Where in the rules the match stands: the outermost procedure under way and its step."""

    procedure: str
    number: int


class Result(Struct, frozen=True):
    """How the match ended: by the rules, or because all others gave up."""

    winners: list[int]
    reason: str  # rules, concession


class Update(Outgoing, tag="update", frozen=True):
    """Everything a seat may know after a change."""

    seq: int
    view: dict[str, Any]
    question: Question | None
    active: int
    turn: int
    step: Step | None
    log: LogPart
    undo: str  # free, ask, no
    result: Result | None
    seed: str | None


class Ack(Outgoing, tag="ack", frozen=True):
    """What you sent is durable, as change number ``seq``."""

    id: str
    seq: int


class Problem(Outgoing, tag="error", frozen=True):
    """Something was not done, and why; with the clause when a rule forbids it."""

    code: str
    text: Both
    id: str | None = None
    clause: str | None = None
    incident: str | None = None
    detail: str | None = None


class Seats(Outgoing, tag="seats", frozen=True):
    """Somebody came, left, took a seat or opened their hand."""

    seats: list[SeatShown]


class UndoAsked(Outgoing, tag="undo_asked", frozen=True):
    request: int
    player: int


class UndoAnswered(Outgoing, tag="undo_answered", frozen=True):
    request: int
    player: int
    agree: bool


class Reason(Outgoing, tag="reason", frozen=True):
    """Why an answer is not possible."""

    option: str
    clause: str
    text: Both


class Barred(Struct, frozen=True):
    option: str
    things: list[str]
    label: Both
    clause: str
    text: Both


class ImpossibleNow(Outgoing, tag="impossible_now", frozen=True):
    seq: int
    barred: list[Barred]


class Pong(Outgoing, tag="pong", frozen=True):
    seq: int | None


ToTable = Joined | Update | Ack | Problem | Seats | UndoAsked | UndoAnswered | Reason | ImpossibleNow | Pong


# ---------------------------------------------------------------------------------------------------------------- over HTTP


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new match: ``me``, ``bot`` with a level, or ``open`` to whoever gets the invitation."""

    kind: Annotated[str, Meta(max_length=16)]
    level: Annotated[str, Meta(max_length=32)] = ""


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/matches. With a ``seed`` the shuffle is known to whoever asked for it; without, it is verified."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatAsked], Meta(min_length=1, max_length=16)]
    setup: dict[str, Any] = {}
    seed: int | None = None


class SeatGiven(Struct, frozen=True):
    """A seat as its maker gets it: the token of their own seats, the invitation to the open ones."""

    kind: str
    level: str = ""
    token: str | None = None
    invitation: str | None = None


class MatchMade(Struct, frozen=True):
    match: str
    game: str
    seats: list[SeatGiven]
    shuffle: Shuffle


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/matches/{id}/claim."""

    invitation: Annotated[str, Meta(min_length=1, max_length=128)]


class Claimed(Struct, frozen=True):
    match: str
    seat: int
    token: str


_incoming: json.Decoder[FromTable] = json.Decoder(FromTable)
decode_incoming = _incoming.decode
decode_new_match = json.Decoder(NewMatch).decode
decode_claim = json.Decoder(Claim).decode
encode = json.Encoder().encode
