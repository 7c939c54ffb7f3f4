"""What a seat is told: everything it may know after a change, and nothing else.

All of it comes from the visibility service (``core.visibility``); labels and prompts go to the seat that decides, and to no other.
"""

from __future__ import annotations

from tapete.core.decision import Decision, Option
from tapete.core.labels import group, label
from tapete.core.language import EN, ES
from tapete.core.state import State
from tapete.core.visibility import SPECTATOR, Shown, view
from tapete.server.match import NO, Match
from tapete.server.wire import (
    NOT_SEEN,
    Barred,
    Both,
    ImpossibleNow,
    LogLine,
    LogPart,
    OptionShown,
    Question,
    Result,
    Step,
    Update,
    both,
)


def update(match: Match, seat: int, since: int) -> Update:
    """The table as a seat (or a spectator) may see it, with the lines of the log that came after ``since``."""
    s = match.state
    shown = view(s, seat)
    del shown["decision"], shown["log"], shown["result"]  # told beside the view
    if seat == SPECTATOR and hands_are_open(match):
        shown["zones"] = open_zones(s)
    result = None
    if match.over:
        result = Result(match.winners, "rules" if s.over else "concession")
    return Update(
        seq=match.seq,
        view=shown,
        question=question(s, match.decision, seat),
        active=s.game.active(s),
        turn=s.turn,
        step=Step(s.stack[0].NAME, s.stack[0].step) if s.stack and not match.over else None,
        log=log_since(match, seat, since),
        undo=NO if seat == SPECTATOR else match.undo_of(seat),
        result=result,
        seed=str(match.kept.seed) if match.over else None,
    )


def hands_are_open(match: Match) -> bool:
    """Spectators see the hands when all players allow it, and after the end."""
    return match.over or match.people <= match.open


def open_zones(s: State) -> list[dict[str, object]]:
    """Every zone as the player it belongs to sees it."""
    public = Shown(s, SPECTATOR).zones()
    own = [Shown(s, player).zones() for player in range(s.players)]
    found: list[dict[str, object]] = []
    for at, zone in enumerate(public):
        player = zone["player"]
        found.append(own[player][at] if isinstance(player, int) else zone)
    return found


# ---------------------------------------------------------------------------------------------------------------- the question


def question(s: State, decision: Decision | None, seat: int) -> Question | None:
    if decision is None:
        return None
    if decision.player != seat:
        return Question(decision.player, decision.kind, None, None, None)
    shown = Shown(s, seat)
    options = [option_shown(s, option) for option in decision.options]
    return Question(seat, decision.kind, both(decision.prompt), shown.name(decision.source), options)


def option_shown(s: State, option: Option) -> OptionShown:
    things = [s.names[card] for card in option.things]
    heading = Both(group(s, option, ES), group(s, option, EN))
    said = Both(label(s, option, ES), label(s, option, EN))
    return OptionShown(option.id, option.verb, things, option.word, said, heading if heading.es else None)


def impossible_now(match: Match, seat: int) -> ImpossibleNow:
    """What the seat that decides might look for and not find, with its reasons; cards it does not see are left out."""
    s = match.state
    shown = Shown(s, seat)
    barred: list[Barred] = []
    if match.decision is not None and match.decision.player == seat:
        for option, refusal in s.game.impossible(s.clone()):
            if all([shown.sees(card) for card in option.things]):
                said = Both(label(s, option, ES), label(s, option, EN))
                things = [s.names[card] for card in option.things]
                barred.append(Barred(option.id, things, said, refusal.clause, both(refusal.reason)))
    return ImpossibleNow(match.seq, barred)


# ---------------------------------------------------------------------------------------------------------------- the log


def log_since(match: Match, seat: int, since: int) -> LogPart:
    """The lines a table lacks when it last saw change ``since``; lines taken back in the meantime are to be dropped."""
    after = 0 if since == NOT_SEEN else min(match.marks[min(since, match.seq) :])
    return LogPart(after, log_lines(match, seat, after))


def log_lines(match: Match, seat: int, start: int) -> list[LogLine]:
    shown = Shown(match.state, seat)
    lines = [shown.line(entry) for entry in match.entries[start:]]
    return [LogLine(str(line["event"]), str(line[ES]), str(line[EN])) for line in lines]
