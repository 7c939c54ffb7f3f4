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


class AbsenceAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed about somebody who is away while the table waits: the others may ``claim`` the match, or a ``bot`` sits in."""

    then: Annotated[str, Meta(max_length=16)]
    after: Annotated[float, Meta(ge=60, le=1_209_600)]  # seconds


class NoticesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of PUT /api/meet/notices: by kind (turn, invitation, round) the ways (page, browser, push, webhook)."""

    kinds: dict[str, list[str]]
    webhook: Annotated[str, Meta(max_length=1_000)] = ""
    lang: Annotated[str, Meta(max_length=8)] = "es"


class DeviceAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/meet/notices/devices: a browser as its push service knows it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=64)]
    name: Annotated[str, Meta(max_length=60)] = ""


class NoticeTest(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/meet/notices/test."""

    way: Annotated[str, Meta(max_length=16)]


class NoticeShown(Struct, frozen=True):
    """Something to tell somebody."""

    id: str
    kind: str
    title: Both
    text: Both
    link: str  # of the page
    match: str


class DeviceShown(Struct, frozen=True):
    id: str
    name: str


class NoticesShown(Struct, frozen=True):
    """The answer of GET /api/meet/notices: what somebody wants, what is possible, what there is to tell now."""

    kinds: dict[str, list[str]]
    webhook: str
    lang: str
    devices: list[DeviceShown]
    push_key: str | None
    why_no_push: Both | None
    now: list[NoticeShown]


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
    absence: AbsenceAsked | None = None
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


# -- decks


class ValueShown(Struct, frozen=True):
    id: str
    name: Both


class FieldShown(Struct, frozen=True):
    """Something that cards are sifted by."""

    id: str
    name: Both
    values: list[ValueShown]


class FormatShown(Struct, frozen=True):
    """A kind of tournament that decks are made for."""

    id: str
    name: Both
    about: Both


class ShelfShown(Struct, frozen=True):
    """The answer of GET /api/workshop/{game}: what decks are made of (core/workshop.py)."""

    game: str
    way: str  # kept, built; empty: there are no decks
    size: int
    hand: int  # cards of an opening hand; 0: none is dealt from a deck
    curve: str  # the field whose numbers make the curve
    parts: str  # the field whose values head the parts of a list
    fields: list[FieldShown]
    formats: list[FormatShown]
    cards: dict[str, dict[str, list[str]]]  # by id: the values of a card, field by field
    decks: list[dict[str, Any]]  # those that come with the game, whole
    fixed: str  # the clause by which decks are only kept; empty where they are built
    noun: Both  # what people call what is made: a deck, a team
    nouns: Both


class CopiesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    card: Annotated[str, Meta(min_length=1, max_length=120)]
    count: Annotated[int, Meta(ge=1, le=99)]


class DeckAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/workshop/{game}/check: what lies on the bench, or a deck as a document."""

    name: Annotated[str, Meta(max_length=80)] = ""
    format: Annotated[str, Meta(max_length=64)] = ""
    cards: Annotated[list[CopiesAsked], Meta(max_length=200)] = []
    deck: dict[str, Any] | None = None


class LineShown(Struct, frozen=True):
    card: str
    count: int
    part: str  # of the deck, a value of the field of parts


class ReasonShown(Struct, frozen=True):
    """What a rule says against something."""

    clause: str
    text: Both


class BarredShown(Struct, frozen=True):
    """Cards of which no further copy goes in, and why."""

    clause: str
    text: Both
    cards: list[str]


class DeckChecked(Struct, frozen=True):
    """A deck as its game sees it."""

    name: str
    deck: dict[str, Any]  # as setups take it
    lines: list[LineShown]
    problems: list[ReasonShown]  # none: it is legal
    barred: list[BarredShown]
    listed: str  # as lines of text
    strength: dict[str, Any] | None  # where the laboratory has measured it


class Unread(Struct, frozen=True):
    """Why a deck of a document could not be read, and which."""

    text: Both
    detail: str


class DecksRead(Struct, frozen=True):
    """The answer of POST /api/workshop/{game}/read: all decks of a document."""

    decks: list[DeckChecked]
    errors: list[Unread]


class DeckVersion(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it was before it was changed."""

    at: float
    deck: dict[str, Any]


class DeckResult(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match with a deck ended, as whoever played it keeps it."""

    match: Annotated[str, Meta(min_length=1, max_length=64)]
    against: Annotated[str, Meta(max_length=80)]  # the other deck
    result: Annotated[str, Meta(pattern="^(won|drawn|lost)$")]
    at: float


class DeckKept(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as its owner keeps it: in the browser, or on a server (PUT /api/meet/decks/{id})."""

    id: Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
    game: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=80)]
    deck: dict[str, Any]
    note: Annotated[str, Meta(max_length=2_000)] = ""
    favourite: bool = False
    at: float = 0.0
    versions: Annotated[list[DeckVersion], Meta(max_length=12)] = []  # the latest first
    results: Annotated[list[DeckResult], Meta(max_length=100)] = []  # the latest first


class DecksKept(Struct, frozen=True):
    """The answer of GET /api/meet/decks: one's own decks."""

    decks: list[DeckKept]


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
    stand_in: bool = False  # a bot gave it for somebody who was away


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
    stand_in: int = 0  # decisions that a bot took while somebody was away


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
    stand_in: bool = False  # a bot took it for somebody who was away


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
decode_deck_asked = json.Decoder(DeckAsked).decode
decode_deck_kept = json.Decoder(DeckKept).decode
