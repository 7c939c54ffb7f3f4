"""What in a game only says how: the steps and turns of Dungeon Alliance, which are no acts of a solution; how they are searched.

Both shortcuts leave nothing out. A walk is nothing but its steps, so that steps suffice. And as long as a hero may turn freely, two
tables that differ only in where it looks are worth the same: each can become the other. They are searched once, with what can be
done after each turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tapete.core.decision import Option
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.core.state import State
from tapete.games.dungeon_alliance.rules.acting import acting
from tapete.games.dungeon_alliance.rules.moving import STEP, WALK
from tapete.games.dungeon_alliance.rules.turning import FACE, why_not_turn
from tapete.games.dungeon_alliance.things import FACING

WAYS: Final[dict[str, frozenset[str]]] = {"dungeon_alliance": frozenset((STEP.verb, WALK.verb, FACE.verb))}
PAID: Final = {"exploit": "announce"}  # Atrum Arena: a Power paid by Exploiting is the same Power
NOWHERE: Final[frozenset[str]] = frozenset()
LEFT_OUT: Final = (WALK.verb, FACE.verb)
BLIND: Final = frozenset(("surge", "again", "rest", "leave", "done"))  # the same wherever one looks


def ways(s: State) -> frozenset[str]:
    """The verbs that only say how, at the turn's own question."""
    return WAYS.get(s.game.id, NOWHERE) if s.decision is not None and s.decision.kind == "main" else NOWHERE


def searched(s: State, options: list[Option]) -> list[Option]:
    """The options that a search needs: no walks, and no turns for their own sake."""
    return [option for option in options if option.verb not in LEFT_OUT] if ways(s) else options


def turns(s: State) -> list[Option]:
    """The turns that are offered; none where turning is not free."""
    if not ways(s):
        return []
    assert s.decision is not None
    return [option for option in s.decision.options if option.verb == FACE.verb]


def free(s: State) -> bool:
    """Whether it makes no difference where a hero looks now: it may turn, or will be able to once its surge is paid."""
    if s.game.id not in WAYS or s.decision is None:
        return False
    if s.decision.kind == "bury":
        return why_not_turn(s, acting(s)) is None
    return bool(turns(s))


def ahead(turns: list[Option]) -> str:
    """The turn to where the hero looks already: the one that is not offered."""
    offered = [option.word for option in turns]
    return f"{FACE.verb}:{next(side for side in SIDE_LETTERS if side not in offered)}"


def hinges(option: Option, confined: bool) -> bool:
    """Whether it may matter where a hero looks before an answer; before a step, only if it leads to where one cannot turn."""
    return option.verb not in BLIND and (confined or option.verb != STEP.verb)


def unturned(s: State) -> list[int]:
    """Where everybody looks, but for whoever may turn freely."""
    row = list(s.numbers[FACING])
    row[acting(s).who] = 0
    return row


def question(s: State, free: bool) -> tuple[object, ...]:
    """What is asked; of somebody who may turn freely, wherever they look."""
    assert s.decision is not None
    options = s.decision.options
    if free:
        asked = sorted({(each.verb, each.things, "" if each.things else each.word) for each in searched(s, options)})
        return (s.decision.player, s.decision.kind, *asked)
    return (s.decision.player, s.decision.kind, *[(each.verb, each.things, each.word) for each in options])


def following(s: State, line: tuple[str, ...]) -> str:
    """The next answer of a line: a turn to where the hero looks already is passed over."""
    if len(line) > 1 and line[0].startswith(f"{FACE.verb}:") and s.decision is not None and s.decision.find(line[0]) is None:
        return line[1]
    return line[0] if line else ""


def walked(start: State, line: list[str], same: Callable[[State, State], bool]) -> list[str]:
    """A line whose steps are told as walks where one leads to the same table."""
    found: list[str] = []
    s, at = start.clone(), 0
    while at < len(line):
        best, reached, count = line[at], after(s, line[at]), 1
        steps = at
        ahead = s
        while steps < len(line) and line[steps].startswith(f"{STEP.verb}:"):
            ahead = after(ahead, line[steps])
            steps += 1
            for option in s.decision.options if s.decision is not None and steps - at > count else ():
                if option.verb == WALK.verb and same(after(s, option.id), ahead):
                    best, reached, count = option.id, ahead, steps - at
        found.append(best)
        s, at = reached, at + count
    return found


def after(s: State, id: str) -> State:
    """The table after an answer."""
    twin = s.clone()
    assert twin.decision is not None
    option = twin.decision.find(id)
    assert option is not None, id
    twin.choose(option)
    return twin
