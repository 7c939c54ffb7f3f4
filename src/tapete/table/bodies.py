"""What is asked and answered over HTTP: bodies of requests, and pages that are JSON (docs/protocol.md).

A body that is sent allows no unknown field and no value out of bounds.
"""

from __future__ import annotations

from typing import Annotated, Any

from tapete.table.structs import Meta, Struct, field, json
from tapete.table.wire import Both, GemShown, Number, Origin, PlayerName, Result, Shuffle, Span, Told, Update

# -- making a match


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new match: ``me``, ``bot`` with a level, or ``open`` to whoever gets the invitation."""

    kind: Annotated[str, Meta(max_length=16)]
    level: Annotated[str, Meta(max_length=32)] = ""
    name: PlayerName = ""


class ClockAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a match is to be played by, in seconds; 0: no such limit. What the rules say about a round comes with it."""

    game: Annotated[float, Meta(ge=0, le=604_800)] = 0.0  # for all answers of a seat
    increment: Annotated[float, Meta(ge=0, le=3_600)] = 0.0  # gained with each answer
    move: Annotated[float, Meta(ge=0, le=1_209_600)] = 0.0  # for one answer; days, by correspondence
    round: Annotated[float, Meta(ge=0, le=86_400)] = 0.0  # for the whole table, in a game whose rules know rounds


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/matches. With a ``seed`` the shuffle is known to whoever asked for it; without, it is verified.

    ``first`` asks for the game's guided first match, which brings its own setup and, where none are given, its seats. ``from`` goes
    on from a moment of a match that is over, with its setup and seed. ``every_question`` asks a person alone with bots even where
    they can only pass.
    """

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatAsked], Meta(max_length=16)] = []
    setup: dict[str, Any] = {}
    seed: int | None = None
    first: bool = False
    origin: Origin | None = field(default=None, name="from")
    clock: ClockAsked | None = None
    every_question: bool = False


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
    name: PlayerName = ""
    number: Number = ""  # of this player's own, for the shuffle
    key: Annotated[str, Meta(max_length=128)] = ""  # a secret of this player's own: who asks again with it gets the same token


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/decks/{game} and /api/positions/{game}: a document as a person wrote or pasted it."""

    text: Annotated[str, Meta(min_length=1, max_length=200_000)]


class Claimed(Struct, frozen=True):
    match: str
    seat: int
    token: str


# -- looking back at a match that is over


class AnswerShown(Struct, frozen=True):
    """An answer that was given. What it was is told only to eyes that could have read the question."""

    player: int
    option: str | None
    label: Told | None


class MomentShown(Struct, frozen=True):
    """The answer of GET /api/matches/{match}/moments/{n}: the table after n answers."""

    match: str
    answers: int
    total: int
    seat: int | None  # whose eyes; null: every hand open
    answer: AnswerShown | None  # the one that led here; null at the beginning
    update: Update


class SeatStats(Struct, frozen=True):
    decisions: int
    seconds: float | None  # spent on them; null when nobody knows
    name: str  # of a person, as they gave it; may be empty
    level: str  # of a bot


class EventStats(Struct, frozen=True):
    """How often something happened, to each seat and to nobody in particular."""

    event: str
    text: Both
    times: list[int]
    elsewhere: int
    amounts: list[int] | None  # added up for each seat, where the event has an amount


class MarkShown(Struct, frozen=True):
    """Where a turn or a round begins: after so many answers."""

    answers: int
    words: Told


class Stats(Struct, frozen=True):
    """The answer of GET /api/matches/{match}/stats."""

    match: str
    answers: int
    taken_back: int
    turns: int
    seconds: float | None
    seats: list[SeatStats]
    events: list[EventStats]  # those worth counting, in the order of the game
    marks: list[MarkShown]


class StepShown(Struct, frozen=True):
    """A decision of a match as it was weighed: chances and costs are of whoever decided."""

    answers: int  # given before it
    turn: int
    player: int
    made: Both
    label: str
    called: Both  # the label, in words
    chance: float  # before it, with the best that was found
    cost: float
    luck: float  # since their last decision
    line: list[Both]  # the best that was found and what was expected to follow


class PivotShown(Struct, frozen=True):
    """A point at which a match turned."""

    answers: int
    kind: str
    player: int
    change: float
    words: Told


class BalanceShown(Struct, frozen=True):
    """A seat's account of a match, in chances of winning; what it adds up to is its end."""

    decisions: int
    accuracy: int | None
    wrong: Both  # how many decisions went wrong, and how
    start: float
    lost: float
    given: float
    luck: float
    revised: float
    end: float


class LookedBack(Struct, frozen=True):
    """What a match looked like to those who played it."""

    game: str
    answers: int
    iterations: int
    rivals: bool
    steps: list[StepShown]
    curves: list[list[tuple[int, float]]]  # for each seat: after so many answers, its chance
    pivots: list[PivotShown]
    seats: list[BalanceShown]


class ReviewShown(Struct, frozen=True):
    """The answer of GET /api/matches/{match}/review: how many decisions are weighed, of how many, and the review once all are."""

    match: str
    done: int
    count: int
    review: LookedBack | None


class RecordTaken(Struct, frozen=True):
    """The answer of POST /api/records: the match to look at."""

    match: str
    game: str
    answers: int
    result: Result | None


# -- GET /api/tables/{game}: how a game lies on the table (core/layout.py)


class AreaShown(Struct, frozen=True):
    zone: str
    place: str  # table, hand, piles, drawer, unseen
    form: str  # line, row, pile, tucked, chain, plan
    row: int
    size: str  # token, card, full
    name: Both
    shared: bool


class StageShown(Struct, frozen=True):
    id: str
    name: Both
    clause: str


class SymbolShown(Struct, frozen=True):
    id: str
    name: Both
    icon: str
    colour: str


class SignShown(Struct, frozen=True):
    """A sign of the lines of symbols: a symbol by its id, or a mark of their grammar."""

    text: str
    symbol: str | None
    name: Both


class KeywordShown(Struct, frozen=True):
    id: str
    name: Both
    about: Both
    clause: str


class TableShown(Struct, frozen=True):
    game: str
    title: Both
    cloth: str
    areas: list[AreaShown]
    stages: list[StageShown]
    symbols: list[SymbolShown]
    keywords: list[KeywordShown]
    legend: list[SignShown]  # what the lines of symbols on cards are made of


class PartShown(Struct, frozen=True):
    """A power of a card that has several; an option says by its ``part`` which one it uses."""

    name: Both
    kind: Both
    text: Told
    colour: str
    gems: list[GemShown]


class CardShown(Struct, frozen=True):
    """A card of GET /api/cards/{game}: what is printed on it, and what its text says."""

    id: str
    name: Both
    facts: Both
    text: Told
    colour: str
    second: str
    picture: str
    kind: Both
    gems: list[GemShown]
    keywords: list[str]  # printed on it
    glossary: list[str]  # other keywords that it speaks of
    parts: list[PartShown]
    frame: str  # being, deed, object, place, or empty
    ground: str  # behind the picture: flames, leaves, waves…, or empty
    rank: int  # 0: no rarity is known, 1 common, 2 uncommon, 3 rare
    portrait: bool  # looked at all game long
    symbols: list[list[str | Span]]  # what it does in symbols, ability by ability; none when part of it cannot be said so


class CardsShown(Struct, frozen=True):
    game: str
    cards: list[CardShown]


decode_new_match = json.Decoder(NewMatch).decode
decode_claim = json.Decoder(Claim).decode
decode_written = json.Decoder(Written).decode
