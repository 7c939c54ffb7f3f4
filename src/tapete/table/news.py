"""What a seat is told: everything it may know after a change, and nothing else.

All of it comes from the visibility service (``core.visibility``); labels and prompts go to the seat that decides, and to no other.
"""

from __future__ import annotations

from bisect import bisect_right

from tapete.core.bills import Bill
from tapete.core.decision import Decision, Option
from tapete.core.events import NOTHING
from tapete.core.labels import group
from tapete.core.language import EN, ES
from tapete.core.layout import Asked, Layout
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR
from tapete.table.look import Look, Place
from tapete.table.match import NO, Answer, Match
from tapete.table.scene import Picture
from tapete.table.texts import layout_of
from tapete.table.wire import (
    NOT_SEEN,
    AskedShown,
    Barred,
    BillShown,
    Both,
    Clocks,
    ImpossibleNow,
    LogLine,
    LogPart,
    OptionShown,
    Question,
    Result,
    SumShown,
    Update,
    both,
)


def update(match: Match, seat: int, since: int, now: float) -> Update:
    """The table as a seat (or a spectator) may see it, with the lines of the log that came after ``since``."""
    return seen_by(match, look_of(match, seat), NO if seat == SPECTATOR else match.undo_of(seat), since, now)


def judged(match: Match, now: float) -> Update:
    """The table with every hand open, for a judge; whoever calls has seen to it that it is one."""
    return seen_by(match, picture_of(match).look(SPECTATOR, hands=True), NO, -1, now)


def seen_by(match: Match, look: Look, undo: str, since: int, now: float) -> Update:
    s = match.state
    return Update(
        seq=match.seq,
        view=look.view(),
        scene=picture_of(match).scene(look),
        question=None if match.passes() else question(look, match.decision),
        active=s.game.active(s),
        turn=s.turn,
        log=log_since(match, look, since),
        undo=undo,
        result=result_of(match),
        seed=str(match.seed) if match.over else None,
        clocks=clocks(match, now),
    )


def clocks(match: Match, now: float) -> Clocks | None:
    """The time of a match that is played by clocks; bots have no limit."""
    clock = match.clock
    if clock.limits is None:
        return None
    running = match.ticking()
    left = [match.left(seat, now) if seat in match.people else None for seat in range(match.players)]
    going = match.decision is not None and clock.since is not None
    passed = clock.passed(now) if going else 0.0
    move, idle = (None, None) if running is None else (clock.move_left(passed), clock.idle_left(passed))
    return Clocks(running, left, move, clock.table_left(match.preparing, passed), match.preparing, idle, going)


def result_of(match: Match) -> Result | None:
    return Result(match.winners, match.reason, match.scores) if match.over else None


def picture_of(match: Match) -> Picture:
    """The table as it lies now; made once for all who are told."""
    if match.picture is None or match.picture.s is not match.state:
        match.picture = Picture(match.state)
    return match.picture


def look_of(match: Match, seat: int) -> Look:
    """Spectators see the hands when all players allow it, and after the end."""
    return picture_of(match).look(seat, hands=seat == SPECTATOR and (match.over or match.people <= match.open))


# ---------------------------------------------------------------------------------------------------------------- the question


def question(look: Look, decision: Decision | None, to_all: bool = False) -> Question | None:
    """What is asked; in full only to who decides, or to all eyes once the match is over."""
    if decision is None:
        return None
    if decision.player != look.seat and not to_all:
        return Question(decision.player, decision.kind, None, None, None)
    s = look.s
    options = [option_shown(look, s, option) for option in decision.options]
    lesson = layout_of(s.game).lesson(s, decision)
    told = None if lesson is None else both(lesson)
    together = [asked_shown(look, asked) for asked in layout_of(s.game).together(s, decision)]
    source = look.name(decision.source)
    bill = bill_shown(look, s.stack[-1].bill(s)) if s.stack else None
    return Question(decision.player, decision.kind, look.told(decision.prompt), source, options, told, bill, together)


def bill_shown(look: Look, bill: Bill | None) -> BillShown | None:
    if bill is None:
        return None
    cards = [name for name in [look.name(card) for card in bill.cards] if name is not None]
    done, due = [[SumShown(symbol, value) for symbol, value in parts] for parts in (bill.done, bill.due)]
    return BillShown(bill.kind, done, due, bill.atmost, cards)


def asked_shown(look: Look, asked: Asked) -> AskedShown:
    decision = asked.decision
    options = [option_shown(look, asked.s, option) for option in decision.options]
    usual = None if asked.usual is None else asked.usual.id
    return AskedShown(look.told(decision.prompt), look.name(decision.source), options, usual)


def option_shown(look: Look, s: State, option: Option) -> OptionShown:
    things = [s.names[card] for card in option.things]
    heading = Both(group(s, option, ES), group(s, option, EN))
    under = heading if heading.es else None
    said = look.label(s, option)
    reading = layout_of(s.game).reading(s, option)
    squares = [] if reading is None else reading.squares
    number = -1 if reading is None else reading.number
    part = 0 if reading is None else reading.part
    aim = s.names[reading.aim] if reading is not None and reading.aim >= 0 else None
    return OptionShown(option.id, option.verb, things, option.word, said, under, squares, number, part, aim)


def impossible_now(match: Match, seat: int) -> ImpossibleNow:
    """What the seat that decides might look for and not find, with its reasons; cards it does not see are left out."""
    s = match.state
    look = look_of(match, seat)
    barred: list[Barred] = []
    if match.decision is not None and match.decision.player == seat:
        for option, refusal in s.game.impossible(s.clone()):
            if all([look.sees(card) for card in option.things]):
                said = look.label(s, option)
                things = [s.names[card] for card in option.things]
                barred.append(Barred(option.id, things, said, refusal.clause, look.told(refusal.reason)))
    return ImpossibleNow(match.seq, barred)


# ---------------------------------------------------------------------------------------------------------------- the log


def log_since(match: Match, look: Look, since: int) -> LogPart:
    """The lines a table lacks when it last saw change ``since``; lines taken back in the meantime are to be dropped."""
    after = 0 if since == NOT_SEEN else min(match.marks[min(since, match.seq) :])
    return LogPart(after, lines_of(match, look, after, len(match.entries)))


def lines_of(match: Match, look: Look, start: int, stop: int) -> list[LogLine]:
    """Lines of the log, each with its place in it."""
    layout = layout_of(look.s.game)
    found: list[LogLine] = []
    at = start
    while at < stop:
        number = bisect_right(match.answers, at, key=line_of) - 1
        places = places_of(match, layout, number)
        begun = match.answers[number].lines
        end = min(stop, begun + len(places))
        found += [look.line(match.entries[each], layout.clauses, places[each - begun]) for each in range(at, end)]
        at = end
    return found


def line_of(answer: Answer) -> int:
    return answer.lines


def places_of(match: Match, layout: Layout, number: int) -> list[Place]:
    """The places of the lines that came of one answer: causes before effects, and another turn once it is said to begin."""
    answer = match.answers[number]
    last = number + 1 == len(match.answers)
    entries = match.entries[answer.lines : None if last else match.answers[number + 1].lines]
    if last:
        after = (match.state.turn, match.game.active(match.state))
    else:
        after = (match.answers[number + 1].turn, match.answers[number + 1].active)
    turn, active = answer.turn, answer.active
    cause = NOTHING
    found: list[Place] = []
    for entry in entries:
        kind = entry.event.kind
        heading = match.game.event_kinds[kind].id in layout.headings
        if heading:
            turn, active = after
            cause = NOTHING
        elif cause == NOTHING:
            cause = kind
        found.append((number, turn, active, 0 if heading or kind == cause else 1, heading))
    return found
