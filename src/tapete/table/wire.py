"""The wire: every message between a table and the server, one JSON object per frame (docs/protocol.md).

What comes in is a tagged union that allows no unknown field and no value out of bounds; what does not fit is answered with
``bad_message`` and changes nothing. Texts always come in both languages.
"""

from __future__ import annotations

from typing import Annotated, Any

from tapete.core.language import Words
from tapete.core.text import plain
from tapete.table.structs import Meta, Struct, json

PROTOCOL = 2  # 2: texts of a match and of cards in pieces
NOT_SEEN = -1  # ``since`` of a table that knows nothing yet

MatchId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=128)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._-]+$")]
OptionId = Annotated[str, Meta(min_length=1, max_length=512)]
Seq = Annotated[int, Meta(ge=0, le=1 << 40)]
Since = Annotated[int, Meta(ge=NOT_SEEN, le=1 << 40)]
Number = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9._-]*$")]
PlayerName = Annotated[str, Meta(max_length=40)]


class Both(Struct, frozen=True):
    """A text in both languages."""

    es: str
    en: str


class Span(Struct, frozen=True, omit_defaults=True):
    """A piece of a text that names something: a card, a player, a symbol or a keyword."""

    text: str  # what it says where nothing can be shown but letters
    card: str | None = None  # its id in /api/cards
    thing: str | None = None  # that very card as the view names it, while this seat sees it
    player: int | None = None  # whom a table may call by the name they chose
    symbol: str | None = None  # its id in /api/tables
    keyword: str | None = None  # its id in /api/tables


class Told(Struct, frozen=True):
    """A text in both languages and in pieces: words, and what they name."""

    es: list[str | Span]
    en: list[str | Span]


def both(words: Words) -> Both:
    return Both(plain(words.es), plain(words.en))


# ---------------------------------------------------------------------------------------------------------------- from a table


class Incoming(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a table may say."""


class Join(Incoming, tag="join", frozen=True):
    """Sit down with a seat's token, or look on without one. ``since`` is the last change this table has seen."""

    match: MatchId
    token: Token = ""
    since: Since = NOT_SEEN
    number: Number = ""  # of this player's own, for the shuffle; counts once, before the first answer


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


class ClaimMatch(Incoming, tag="claim_match", frozen=True):
    """Claim the match against somebody who has been away for as long as was agreed."""

    id: MoveId
    seat: Annotated[int, Meta(ge=0, le=15)]


class OpenHands(Incoming, tag="open_hands", frozen=True):
    """Allow, or no longer allow, that spectators see this seat's cards."""

    id: MoveId
    allow: bool


class Say(Incoming, tag="say", frozen=True):
    """Say something to the others at the table: a phrase, or free words."""

    id: MoveId
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=32)] = ""
    name: PlayerName = ""  # of somebody who looks on


class Report(Incoming, tag="report", frozen=True):
    """Tell whoever runs the server that something should not have been said."""

    id: MoveId
    number: Annotated[str, Meta(min_length=1, max_length=20)]


class Why(Incoming, tag="why", frozen=True):
    """Why is this not among my options?"""

    option: OptionId


class Impossible(Incoming, tag="impossible", frozen=True):
    """What can I not do now, and why?"""


class Hint(Incoming, tag="hint", frozen=True):
    """What would a bot do in my place?"""

    level: Annotated[str, Meta(max_length=32)] = ""


class Forecast(Incoming, tag="forecast", frozen=True):
    """What would come of these answers to the question of ``seq``?"""

    seq: Seq
    options: Annotated[list[OptionId], Meta(min_length=1, max_length=64)]


class Ping(Incoming, tag="ping", frozen=True):
    """Are you there?"""


FromTable = (
    Join | Move | Undo | Consent | Concede | ClaimMatch | OpenHands | Say | Report | Why | Impossible | Hint | Forecast | Ping
)


# ---------------------------------------------------------------------------------------------------------------- to a table


class Outgoing(Struct, frozen=True, tag_field="type", omit_defaults=False):
    """What the server says."""


class SeatShown(Struct, frozen=True):
    """Who sits where."""

    kind: str  # person, bot
    level: str  # of a bot
    name: str  # of a person, as they gave it; may be empty
    taken: bool  # an open seat is taken once its invitation is used
    connected: bool
    conceded: bool
    warnings: int  # for being idle, where the rules give them
    open_hands: bool
    left: str = ""  # why they no longer play: concession, time, warnings, absence
    away: float | None = None  # seconds for which somebody has been away
    due: float | None = None  # seconds until what was agreed about that comes of it
    stand_in: bool = False  # a bot sits in meanwhile


class Shuffle(Struct, frozen=True):
    """How the match was shuffled (``shuffle.py``). The seed, as text, and the secret it was promised with are told at the end."""

    kind: str  # verified: drawn by the server; seed: given by whoever made the match; record: played elsewhere
    commitment: str
    seed: str | None
    secret: str | None = None
    numbers: list[str] = []  # the players' own, by seat; "" of who sent none
    scheme: int = 1  # how it is promised; 1: without a salt and without the players, in matches of old


class Chosen(Struct, frozen=True):
    """Something settled before the match: a mode, a variant, who begins."""

    field: str
    name: Both
    value: Both


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of another match: after so many of its answers."""

    match: MatchId
    answers: Seq


class ClockShown(Struct, frozen=True):
    """What a match is played by, in seconds; 0: no such limit."""

    game: float  # for all answers of a seat
    increment: float  # gained with each answer
    move: float  # for one answer
    round: float  # for the whole table, once it has prepared; then the game's rules say how things stand
    preparing: float  # for the whole table, before the round; then the choices that are left are made for who is late
    idle: float  # over one question; then there is a warning
    warnings: int  # so many cost the game


class AbsenceShown(Struct, frozen=True):
    """What was agreed about somebody for whom the table waits."""

    then: str  # claim: the others may claim the match; bot: a bot sits in
    after: float  # seconds of being away


class Joined(Outgoing, tag="joined", frozen=True):
    """The match a table has sat down at: what does not change while it lasts, and who is there."""

    protocol: int
    match: str
    game: str
    rules: str
    you: int | None
    seats: list[SeatShown]
    shuffle: Shuffle
    chosen: list[Chosen]  # of the game's choices, those that were made
    position: bool  # whether it began from a position
    guided: bool  # a first game: show the lessons
    origin: Origin | None  # the match it goes on from
    record: bool  # whether it was played elsewhere and is here to be looked at
    clock: ClockShown | None  # null: without clocks
    absence: AbsenceShown | None = None  # null: nothing was agreed about somebody who stays away


class OptionShown(Struct, frozen=True):
    """A legal answer: its id, what it names, and what it says."""

    id: str
    verb: str
    things: list[str]
    word: str
    label: Told
    group: Both | None
    squares: list[str]  # of the map that it is about
    number: int  # written on them, a cost for example; -1: nothing
    part: int  # of its first thing, from 1; 0: the whole of it
    aim: str | None  # who takes aim with it, at the last of its things


class AskedShown(Struct, frozen=True):
    """A question of a sheet."""

    prompt: Told
    source: str | None
    options: list[OptionShown]
    usual: str | None  # the id of the answer it usually gets


class SumShown(Struct, frozen=True):
    """So many of something that has a symbol; of cards where it has none."""

    symbol: str
    value: int


class BillShown(Struct, frozen=True):
    """How far something has come that takes several questions: what was given so far, and what is left to give."""

    kind: str  # paid, chosen, shared, lost
    done: list[SumShown]
    due: list[SumShown]
    atmost: bool  # no more than what is left, and less will do
    cards: list[str]  # given so far, of those this seat sees


class Question(Struct, frozen=True):
    """What is asked. Only the seat that decides is told more than who decides and what kind of question it is."""

    player: int
    kind: str
    prompt: Told | None
    source: str | None
    options: list[OptionShown] | None
    lesson: Both | None = None  # what a newcomer is told here
    bill: BillShown | None = None  # in the middle of a payment or of a choice of several parts
    together: list[AskedShown] = []  # this question and those that follow it whatever is answered; empty: this one only


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What happened in words, which name only cards that this seat saw, the clause it follows, and what it belongs to."""

    event: str
    es: list[str | Span]
    en: list[str | Span]
    clause: str | None = None
    answer: int = 0  # the number of the answer that it came of, from 0
    turn: int = 0  # and when that was given
    active: int = 0  # and whose turn it was
    depth: int = 0  # 1: an effect of what is told before it
    heading: bool = False  # another turn or round begins


class LogPart(Struct, frozen=True):
    """Keep the first ``after`` lines of the log you have, then put these."""

    after: int
    lines: list[LogLine]


class GemShown(Struct, frozen=True):
    """A number in the shape of a symbol; ``printed`` differs when the number has changed."""

    symbol: str
    value: int
    printed: int


class PoseShown(Struct, frozen=True, omit_defaults=True):
    """How a card lies and what lies on it. What is left out is as usual: upright, numbers as printed, nothing on it."""

    turned: int = 0
    gems: list[GemShown] = []
    bare: bool = False  # without gems: show none instead of the printed ones
    tokens: list[GemShown] = []
    marks: list[str] = []
    on: str | None = None
    forward: bool = False
    at: str = ""
    facing: str = ""
    face_down: bool = False
    note: Both | None = None


class ShareShown(Struct, frozen=True):
    name: Both
    value: int


class GaugeShown(Struct, frozen=True):
    symbol: str
    value: int
    most: int
    big: bool
    parts: list[ShareShown]  # what it adds up from, where the game tells it


class ArrowShown(Struct, frozen=True):
    start: str
    end: str
    symbol: str


class LinkShown(Struct, frozen=True):
    """Something announced that waits: the last one of the chain happens first."""

    player: int
    card: str | None
    name: Both | None
    part: int
    cards: list[str]  # it is aimed at, of those this seat sees
    players: list[int]
    link: int  # of the chain, that it is aimed at; -1: none
    reserved: list[str]  # for its cost, of those this seat sees


class SquareShown(Struct, frozen=True):
    name: str
    x: int
    y: int
    kind: str
    sides: str
    tile: str
    reach: int  # what it costs whoever is moving to get there; -1: out of reach


class PlanShown(Struct, frozen=True):
    width: int
    height: int
    squares: list[SquareShown]


class SeriesShown(Struct, frozen=True):
    """The games of a series: how many there can be, which of them lies on the table, and who won those that are over."""

    most: int
    number: int
    results: list[int]  # seats; -1: nobody alone
    ahead: Both | None  # between two games: what changes in the next


class Scene(Struct, frozen=True):
    """How the table looks now: made by the game's ``table.py`` from what this seat may see."""

    gauges: list[list[GaugeShown]]  # for each seat
    stage: str
    banner: Both | None
    poses: dict[str, PoseShown]  # by the name of the card; one that lies as usual is left out
    arrows: list[ArrowShown]
    chain: list[LinkShown]
    plan: PlanShown | None
    series: SeriesShown | None


class Result(Struct, frozen=True):
    """How the match ended: by the rules, because the others left, because the round was over, or not at all (an unfinished record).

    Others leave by conceding, by running out of time, by being warned once too often or by staying away.
    """

    winners: list[int]
    reason: str  # rules, concession, time, warnings, absence, round, unfinished, older (other rules or cards: to be looked at)
    scores: list[int]  # of each seat, in a game that keeps scores


class Clocks(Struct, frozen=True):
    """The time of a match with clocks, in seconds, when the update was made."""

    running: int | None  # the seat whose time passes; null: it stands still, or a bot thinks
    left: list[float | None]  # for the rest of the game; null: no limit
    move: float | None  # for the pending answer; null: no limit
    table: float | None  # of the round, or of preparing it; null: no limit
    preparing: bool  # whether the round is still being prepared
    idle: float | None  # until who decides is warned; null: never
    going: bool  # whether the table's time passes


class Update(Outgoing, tag="update", frozen=True):
    """Everything a seat may know after a change."""

    seq: int
    view: dict[str, Any]
    scene: Scene
    question: Question | None
    active: int
    turn: int
    log: LogPart
    undo: str  # free, ask, no
    result: Result | None
    seed: str | None
    clocks: Clocks | None  # null: without clocks


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


class Said(Outgoing, tag="said", frozen=True):
    """Somebody has said something."""

    number: str
    seat: int  # -1: somebody who looks on
    name: str  # of somebody who looks on
    at: float
    text: str  # free words, as they were written
    words: Both | None  # a phrase


class PhraseShown(Struct, frozen=True):
    id: str
    words: Both


class Talk(Outgoing, tag="talk", frozen=True):
    """What was said so far, as far as this seat may hear it, and the phrases that can be said."""

    said: list[Said]
    phrases: list[PhraseShown]


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
    text: Told


class Barred(Struct, frozen=True):
    option: str
    things: list[str]
    label: Told
    clause: str
    text: Told


class ImpossibleNow(Outgoing, tag="impossible_now", frozen=True):
    seq: int
    barred: list[Barred]


class Weighed(Struct, frozen=True):
    """An option with the chance of winning that a bot sees in it."""

    option: str
    chance: float


class Hinted(Outgoing, tag="hinted", frozen=True):
    """What a bot would answer, knowing what the one who decides knows."""

    seq: int  # of the question it is about
    level: str
    option: str
    words: Told
    weighed: list[Weighed]  # the best first; none when the bot does not weigh


class FactShown(Struct, frozen=True, omit_defaults=True):
    """A number that the table will show otherwise, or a card that will lie elsewhere."""

    kind: str  # gem, token, mark (0, 1), turned (degrees): of a card; gauge: of a player; moved; wins
    symbol: str = ""  # of that number; of what moves, the zone it goes to
    thing: str | None = None
    player: int | None = None  # whose number or zone it is; who wins
    before: int = 0
    after: int = 0


class ForecastShown(Struct, frozen=True):
    """What comes of an answer, up to the next question, as far as who decides can know."""

    option: str
    certainty: str  # certain; chance: it tells what comes before chance has a say; hidden: what holds whatever hidden cards are
    unless: bool  # somebody else may respond: it holds if nobody does
    facts: list[FactShown]
    lines: list[Told]  # of the log, as they would be told


class Forecasts(Outgoing, tag="forecasts", frozen=True):
    seq: int  # of the question they are about
    told: list[ForecastShown]
    rest: list[str]  # answers of which nothing is told: they take too long, or too much was asked


class Notice(Outgoing, tag="notice", frozen=True):
    """Something the table should know, though nobody did it: a bot that plays at another level than its own."""

    code: str  # bot_level
    player: int
    level: str
    text: Both


class Pong(Outgoing, tag="pong", frozen=True):
    seq: int | None


ToTable = (
    Joined
    | Update
    | Ack
    | Problem
    | Seats
    | Said
    | Talk
    | UndoAsked
    | UndoAnswered
    | Reason
    | ImpossibleNow
    | Hinted
    | Forecasts
    | Notice
    | Pong
)


_incoming: json.Decoder[FromTable] = json.Decoder(FromTable)
decode_incoming = _incoming.decode
encode = json.Encoder().encode
