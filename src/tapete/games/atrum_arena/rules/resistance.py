"""Resistance and elimination (I.3, I.8.4): whoever reaches 0 removes one of their reptantes at once (AA-goal)."""

from __future__ import annotations

from typing import ClassVar

from tapete.core.decision import Option
from tapete.core.events import Event, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.state import State
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as t

WHICH_REPTANTE = Words("¿Qué Reptante eliminas?", "Which Reptante do you eliminate?")
PENDING = 1
UNDER_WAY = 2


def check(s: State) -> None:
    """Put the eliminations that are due on the stack, the active player's first, then in turn order (AA-gap-02)."""
    due = s.tallies[t.DUE]
    waiting: list[int] = []
    for seat in range(s.players):
        player = (s.world[t.ACTIVE] + seat) % s.players
        if due[player] == PENDING:
            due[player] = UNDER_WAY
            waiting.append(player)
    if waiting:
        s.world[t.FALLS] += 1  # those who remove one at once do so at the same moment (AA-score-03)
    for player in reversed(waiting):
        frame = Eliminating()
        frame.player = player
        s.push(frame)


class Eliminating(Frame):
    """The owner chooses (AA-goal-04); without reptantes they are out (AA-goal-03)."""

    NAME = "eliminating"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = 0

    def run(self, s: State) -> None:
        if self.step == 0:
            self.step = 1
            options = [Option(s.names, "eliminate", (card,)) for card in t.team(s, self.player)]
            s.ask(self.player, "eliminate", options, WHICH_REPTANTE)
            return
        answer = s.answer
        assert answer is not None
        s.pop(self)
        happens(s, Event(ev.ELIMINATED, answer.thing, self.player))
        if not t.team(s, self.player):
            fall(s, self.player)


def fall(s: State, player: int) -> None:
    """A player is out; the game ends as soon as one group is left (AA-goal-01, AA-goal-02, AA-gap-07)."""
    happens(s, Event(ev.DEFEATED, player=player))
    sides = sides_left(s, frozenset())
    if len(sides) > 1:
        happens(s, Event(ev.CLEARED, player=player))
        return
    win(s, sides.pop(), ev.LAST_ONE)


def sides_left(s: State, gone: frozenset[int]) -> set[int]:
    """The groups of which somebody is still in the game and has not given up."""
    return {s.tallies[t.SIDE][each] for each in range(s.players) if not s.tallies[t.OUT][each] and each not in gone}


def give_up(s: State, gone: frozenset[int]) -> None:
    """A group whose last members give up has lost."""
    sides = sides_left(s, gone)
    if len(sides) == 1:
        for player in sorted(gone):
            happens(s, Event(ev.CONCEDED, player=player, zone=ev.GAVE_UP))
        win(s, sides.pop(), ev.BY_CONCESSION)


def win(s: State, side: int, how: int) -> None:
    """A group wins, with those of it who were eliminated (AA-gap-03)."""
    winners = [each for each in range(s.players) if s.tallies[t.SIDE][each] == side]
    for player in winners:
        happens(s, Event(ev.WON, player=player, zone=how))
    s.finish(tuple(winners))
