"""A match: the game as it stands, rebuilt from what was done in it and nothing else.

Every change is prepared on a copy, made durable by the server, and only then becomes the state. A rule's refusal or an engine's
failure while preparing leaves the match as it was.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tapete import games
from tapete.core import series
from tapete.core.decision import Decision
from tapete.core.events import Entry
from tapete.core.game import NOT_AN_OPTION, Game
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR, Shown, saw
from tapete.core.windows import can_only_pass
from tapete.table import shuffle
from tapete.table.absence import Noted
from tapete.table.clock import Clock
from tapete.table.errors import Denied
from tapete.table.store import (
    ABSENT,
    ANSWER,
    BACK,
    CLAIMED,
    CONCEDE,
    MIX,
    OPEN,
    OUT,
    RESUME,
    ROUND,
    SAY,
    SHUT,
    STAND_IN,
    TIME,
    UNDO,
    WARN,
    Act,
    ClaimKept,
    MatchKept,
    Stored,
)

if TYPE_CHECKING:
    from tapete.table.scene import Picture

REMEMBERED = 6  # earlier states at hand for taking back; older ones are played again
STRIDE = 32  # from the last of those that are kept every so many answers
MOST_KEPT = 8  # of a long match, at greater distances
FREE = "free"
ASK = "ask"
NO = "no"
GAVE_WAY = (CONCEDE, TIME, OUT, CLAIMED)  # changes by which a seat leaves
REASONS = {ANSWER: "rules", CONCEDE: "concession", TIME: "time", OUT: "warnings", CLAIMED: "absence", ROUND: "round"}
ABSENCES = (ABSENT, BACK, STAND_IN, CLAIMED)  # changes that tell of somebody who is away


@dataclass(frozen=True, slots=True)
class Moment:
    """A state before an answer, and how long the log was."""

    answers: int
    state: State
    lines: int


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that stands: who gave it, what it was, who learnt something by it, whether anybody was asked."""

    seat: int
    option: str
    learnt: frozenset[int]
    asked: bool = True
    lines: int = 0  # how long the log was before it
    turn: int = 0  # in which it was given
    active: int = SPECTATOR  # whose turn that was
    stand_in: bool = False  # a bot gave it for somebody who was away


@dataclass(frozen=True, slots=True)
class Prepared:
    """A change that is not yet durable: what it will be."""

    act: Act
    state: State
    lines: tuple[Entry, ...] = ()
    learnt: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Due:
    """What happens in so many seconds if nobody does anything before."""

    seconds: float
    kind: str
    seat: int = SPECTATOR
    value: str = ""


class Match:
    """One match in memory."""

    def __init__(self, stored: Stored) -> None:
        self.kept: MatchKept = stored.match
        self.game: Game = games.find(stored.match.game)
        taken = [stored.claims.get(seat, ClaimKept(each.token, each.name)) for seat, each in enumerate(stored.match.seats)]
        self.tokens = [each.token for each in taken]
        self.names = [each.name for each in taken]
        self.people = frozenset(seat for seat, each in enumerate(stored.match.seats) if each.kind != "bot")
        self.seq = 0
        self.asked = 0  # the change that brought the pending question
        self.answers: list[Answer] = []
        self.entries: list[Entry] = []
        self.marks = [0]  # how long the log was after each change
        self.acts: dict[tuple[int, str], Act] = {}
        self.taken_back = 0
        self.conceded: set[int] = set()
        self.left_for: dict[int, str] = {}  # why each of them has left
        self.warnings = [0] * len(stored.match.seats)
        self.away: dict[int, float] = {}  # by seat: since when
        self.standing: set[int] = set()  # seats at which a bot sits in
        self.absences: list[Noted] = []
        self.ended = ANSWER  # the kind of change by which it ended
        self.open: set[int] = set()
        self.said: list[Act] = []  # what the players have said
        self.numbers = [""] * len(stored.match.seats)  # the players' own, for the shuffle
        self.mixed: set[int] = set()  # seats that have sent theirs, or come in without
        self.seed = stored.match.seed
        self.past: deque[Moment] = deque(maxlen=REMEMBERED)
        self.far: list[Moment] = []
        self.stride = STRIDE
        self.state = self.start()
        self.clock = Clock(stored.match.terms.clock, self.state.players)
        self.picture: Picture | None = None  # how the state lies on the table, once somebody has looked
        self.older = False  # made with other rules or cards
        self.closed = False  # a record of a match that was not played to its end

    def start(self) -> State:
        return self.game.start(self.kept.setup, self.seed)

    def rebuild(self, acts: list[Act]) -> Iterator[int]:
        """Do again what was done, stopping after each change so that others get their turn."""
        for act in acts:
            self.commit(self.prepare(act))
            yield act.seq
        self.closed = self.kept.terms.record

    # -- what is so

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def over(self) -> bool:
        return self.closed or self.state.over

    @property
    def winners(self) -> list[int]:
        return list(self.state.winners)

    @property
    def scores(self) -> list[int]:
        """What each seat has scored, in a game that keeps scores."""
        return self.game.lab.scores(self.state) if self.state.over else []

    @property
    def reason(self) -> str:
        """How the match ended."""
        if not self.state.over:
            return "older" if self.older else "unfinished"
        return REASONS[self.ended]

    @property
    def decision(self) -> Decision | None:
        """The pending question; none once the match is over for whatever reason."""
        return None if self.over else self.state.decision

    def missing(self) -> bool:
        """Whether an open seat has not been taken."""
        return not all([self.tokens[seat] for seat in self.people])

    def automatic(self, seat: int) -> bool:
        """Whether a bot answers for this seat: its own, or that of somebody who has given up or is away."""
        return seat not in self.people or seat in self.conceded or seat in self.standing

    @property
    def stood_in(self) -> list[int]:
        """Seats for which a bot has answered while somebody was away."""
        return sorted({answer.seat for answer in self.answers if answer.stand_in})

    def passes(self) -> bool:
        """Whether the question is none: a person alone with bots can only pass, and has not asked to be asked all the same.

        Among people it is put: whoever is not asked has nothing to answer with, and that is nobody else's business.
        """
        if len(self.people) != 1 or self.kept.terms.every_question or self.decision is None:
            return False
        return self.decision.player in self.people and can_only_pass(self.state)

    # -- changes

    def known(self, seat: int, move: str, kind: str, value: str) -> Act | None:
        """The change a seat has already made under this name; the same name for something else is an error."""
        act = self.acts.get((seat, move))
        if act is not None and (act.kind != kind or (kind == ANSWER and act.value != value)):
            raise Denied("move_id_reused")
        return act

    def prepare(self, act: Act) -> Prepared:
        """What a change leads to. Raises ``Denied`` when it may not be, and whatever a failing engine raises."""
        if act.kind == ANSWER:
            return self.prepare_answer(act)
        if act.kind == UNDO:
            return Prepared(act, self.moment(int(act.value)).state)
        if act.kind in GAVE_WAY or act.kind == ROUND:
            return Prepared(act, self.left_by(act))
        if act.kind == MIX:
            return self.prepare_mix(act)
        return Prepared(act, self.state)

    def may_mix(self, seat: int) -> bool:
        """Whether a seat's own number still counts: nobody has answered anything, and this seat has seen nothing yet.

        Who has seen their cards and then sent a number would have them dealt once more.
        """
        mixing = bool(self.kept.terms.secret) and self.kept.shuffle == "verified"
        return mixing and seat in self.people and not self.answers and seat not in self.mixed and not self.over

    def prepare_mix(self, act: Act) -> Prepared:
        """The table dealt anew, from a seed in which a player's number is mixed."""
        if not self.may_mix(act.seat):
            raise Denied("no_request")
        if not act.value:
            return Prepared(act, self.state)
        seed = self.seed_with(act.seat, act.value)
        state = self.game.start(self.kept.setup, seed)
        if self.conceded:
            self.game.endings.give_up(state, frozenset(self.conceded))
        return Prepared(act, state)

    def seed_with(self, seat: int, number: str) -> int:
        numbers = self.numbers[:]
        numbers[seat] = number
        return shuffle.mixed(self.kept.terms.secret, self.played, numbers)

    @property
    def played(self) -> str:
        """What is played, as the shuffle is bound to it."""
        kept = self.kept
        return shuffle.played(kept.game, kept.rules, kept.catalogue, kept.setup)

    @property
    def commitment(self) -> str:
        """What was promised of the shuffle before the match."""
        kept = self.kept
        if not kept.terms.secret:
            return shuffle.promise_alone(kept.seed)
        return shuffle.promise(kept.terms.secret, self.played, None if kept.shuffle == "verified" else kept.seed)

    def left_by(self, act: Act) -> State:
        """The state when a seat leaves or the round is over: the game says what comes of it."""
        after = self.state.clone()
        if act.kind == ROUND:
            self.game.endings.time_up(after)
            series.close(after)
        else:
            self.game.endings.give_up(after, frozenset(self.conceded | {act.seat}))
        return after

    def prepare_answer(self, act: Act) -> Prepared:
        before = self.state
        decision = self.decision
        if decision is None:
            raise Denied("match_over")
        if decision.player != act.seat:
            raise Denied("not_your_question")
        option = decision.find(act.value)
        if option is None:
            raise Denied("refused", refusal=self.why_not(act.seat, act.value))
        after = before.clone()
        after.log = []
        after.choose(option)
        log = after.log
        after.log = None
        return Prepared(act, after, self.worded(log), self.who_learns(before, after, log))

    def who_learns(self, before: State, after: State, log: list[Entry]) -> frozenset[int]:
        """Whom an answer told something that was hidden. Among people it does not matter: they ask each other."""
        if len(self.people) > 1:
            return self.people
        return frozenset([seat for seat in self.people if learns(before, after, seat, log)])

    def worded(self, log: list[Entry]) -> tuple[Entry, ...]:
        """The lines of the log that say something."""
        kinds = self.game.event_kinds
        return tuple([entry for entry in log if kinds[entry.event.kind].sentence(self.state, entry.event) is not None])

    def commit(self, prepared: Prepared) -> None:
        """A change is durable: now it is so."""
        act = prepared.act
        self.let_time_pass(act)
        if act.kind == ANSWER:
            self.remember(Moment(len(self.answers), self.state, len(self.entries)))
            begun = (len(self.entries), self.state.turn, self.game.active(self.state))
            replaced = act.seat in self.standing
            self.answers.append(Answer(act.seat, act.value, prepared.learnt, not self.passes(), *begun, replaced))
            self.entries += prepared.lines
            self.state = prepared.state
            self.asked = act.seq
            self.ended = ANSWER
        elif act.kind == UNDO:
            self.go_back(int(act.value))
            self.taken_back += 1
            self.asked = act.seq
        elif act.kind in GAVE_WAY:
            self.conceded.add(act.seat)
            self.left_for[act.seat] = REASONS[act.kind]
            self.state = prepared.state
            self.ended = act.kind
        elif act.kind == ROUND:
            self.state = prepared.state
            self.ended = act.kind
        elif act.kind == MIX:
            self.mixed.add(act.seat)
            if act.value:
                self.seed = self.seed_with(act.seat, act.value)
                self.numbers[act.seat] = act.value
                self.state = prepared.state
                self.asked = act.seq
        elif act.kind == WARN:
            self.warnings[act.seat] += 1
            self.clock.warned()
        elif act.kind == SAY:
            self.said.append(act)
        elif act.kind == OPEN:
            self.open.add(act.seat)
        elif act.kind == SHUT:
            self.open.discard(act.seat)
        if act.kind in ABSENCES:
            self.note_absence(act)
        if self.state.over:
            self.past.clear()  # nothing is taken back any more
            self.far.clear()
        self.seq = act.seq
        self.marks.append(len(self.entries))
        self.acts[act.seat, act.move] = act

    def note_absence(self, act: Act) -> None:
        """Somebody is away, there again, replaced by a bot, or has lost the match by it."""
        self.absences.append(Noted(act.seat, act.kind, len(self.answers), act.at))
        if act.kind == ABSENT:
            self.away[act.seat] = act.at
        elif act.kind == STAND_IN:
            self.standing.add(act.seat)
        else:
            self.away.pop(act.seat, None)
            self.standing.discard(act.seat)

    def remember(self, moment: Moment) -> None:
        self.past.append(moment)
        if moment.answers % self.stride == 0:
            self.far.append(moment)
            if len(self.far) > MOST_KEPT:
                self.stride *= 2
                self.far = [each for each in self.far if each.answers % self.stride == 0]

    def let_time_pass(self, act: Act) -> None:
        """Up to a change, time has passed for who decides."""
        if act.kind == RESUME:
            self.clock.resume(act.at)
            return
        decider = None if self.decision is None else self.decision.player
        lag = math.inf if decider in self.standing else act.lag  # a bot thinks for who is away: nothing of it is their time
        self.clock.pass_to(act.at, decider, self.preparing, lag)
        if act.kind in (ANSWER, UNDO):
            self.clock.next_question()

    def ticking(self) -> int | None:
        """The person whose time passes now; none while the clock stands still and while a bot thinks."""
        decision = self.decision
        if self.clock.limits is None or self.clock.since is None or decision is None or self.automatic(decision.player):
            return None
        return decision.player

    def left(self, seat: int, now: float) -> float | None:
        """What a seat has for the rest of the game."""
        passed = self.clock.passed(now) if self.ticking() == seat else 0.0
        return self.clock.left(seat, self.given(seat), passed)

    @property
    def preparing(self) -> bool:
        """Whether the players are still preparing, before the time of a round begins."""
        return self.game.endings.preparing(self.state)

    def due(self, now: float, lag: float = 0.0) -> Due | None:
        """What happens next if nobody does anything: the round ends, a choice before it is made for who is late, somebody has run
        out of time or is warned. The answer of who decides may be on its way for some time."""
        decision = self.decision
        clock = self.clock
        if clock.limits is None or clock.since is None or decision is None:
            return None
        passed = clock.passed(now)
        seat = self.ticking()
        found: list[Due] = []
        table = clock.table_left(self.preparing, passed)
        if table is not None and not self.preparing:
            found.append(Due(table, ROUND))
        if seat is not None:
            if table is not None and self.preparing:
                found.append(Due(table, ANSWER, seat, decision.options[0].id))
            lefts = (clock.left(seat, self.given(seat), passed), clock.move_left(passed))
            found += [Due(left + lag, TIME, seat) for left in lefts if left is not None]
            idle = clock.idle_left(passed)
            if idle is not None:
                last = self.warnings[seat] + 1 >= clock.limits.warnings > 0
                found.append(Due(idle + lag, OUT if last else WARN, seat))
        return min(found, key=by_seconds, default=None)

    def given(self, seat: int) -> int:
        """How many answers a seat has given here."""
        return len([answer for answer in self.answers[self.kept.terms.begun :] if answer.seat == seat])

    # -- taking back

    def last_answer(self, seat: int) -> int:
        """How many answers there were before the last one this seat was asked for here; -1 when there is none."""
        for number in range(len(self.answers) - 1, self.kept.terms.begun - 1, -1):
            if self.answers[number].seat == seat and self.answers[number].asked:
                return number
        return -1

    def undo_of(self, seat: int) -> str:
        """Whether a seat may take back its last answer: freely, by asking the others, or not at all.

        Freely when no other person plays and, since that answer, no chance has decided and no card was seen that was hidden.
        """
        if self.over or seat not in self.people or seat in self.conceded:
            return NO
        number = self.last_answer(seat)
        if number < 0:
            return NO
        if len(self.people - self.conceded) > 1:
            return ASK
        learnt = [answer for answer in self.answers[number:] if seat in answer.learnt]
        return NO if learnt else FREE

    def moment(self, answers: int) -> Moment:
        """The state after so many answers."""
        for each in reversed(self.past):
            if each.answers == answers:
                return each
        before = [each for each in self.far if each.answers <= answers]
        begun = before[-1].answers if before else 0
        lines = before[-1].lines if before else 0
        state = before[-1].state.clone() if before else self.start()
        for answer in self.answers[begun:answers]:
            state.log = []
            self.game.play(state, answer.option)
            lines += len(self.worded(state.log))
        state.log = None
        return Moment(answers, state, lines)

    def go_back(self, answers: int) -> None:
        moment = self.moment(answers)
        self.state = moment.state
        del self.answers[answers:]
        del self.entries[moment.lines :]
        while self.past and self.past[-1].answers >= answers:
            self.past.pop()
        while self.far and self.far[-1].answers >= answers:
            self.far.pop()

    # -- the judge

    def why_not(self, seat: int, option: str) -> Refusal:
        """Why an answer is not among the options of a seat's question.

        The judge is asked only about cards that the seat sees: its answer about others would tell where they are.
        """
        if not self.names_only_seen(seat, option):
            return NOT_AN_OPTION
        return self.game.why_not(self.state.clone(), option) or NOT_AN_OPTION

    def names_only_seen(self, seat: int, option: str) -> bool:
        """Whether every card that an option's id names is one the seat sees."""
        s = self.state
        ids = {card.id for card in s.cards}
        shown = Shown(s, seat)
        seen = {s.names[card] for card in range(len(s.cards)) if shown.sees(card)}
        owner = ""
        for part in option.replace(">", ":").split(":"):
            stem = part.partition("#")[0]
            if "#" in part or stem in ids or stem in self.game.catalogue:
                if part not in seen and f"{owner}:{part}" not in seen:
                    return False
            owner = part
        return True


def by_seconds(due: Due) -> float:
    return due.seconds


def learns(before: State, after: State, seat: int, lines: list[Entry]) -> bool:
    """Whether a seat knows more after an answer than follows from it: chance has decided, or a hidden card was seen."""
    if after.counter != before.counter:
        return True
    if after.cards is not before.cards:
        return True
    then = Shown(before, seat)
    now = Shown(after, seat)
    hidden = {card for card in range(len(before.cards)) if not then.sees(card)}
    if any([now.sees(card) for card in hidden]):
        return True
    for line in lines:
        e = line.event
        for card, seen in ((e.card, line.seen), (e.other, line.seen_other), (e.source, line.seen_source)):
            if card in hidden and saw(seen, seat):
                return True
    return False
