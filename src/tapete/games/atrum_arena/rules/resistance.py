"""Resistance and elimination (I.3, I.8.4): whoever reaches 0 removes one of their reptantes at once (AA-goal)."""

from __future__ import annotations

from typing import ClassVar, Final

from tapete.core.decision import Option
from tapete.core.events import Event, happen_in_turn, happens
from tapete.core.frames import Frame
from tapete.core.language import Words
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules import refusals as no

WHICH_REPTANTE: Final = Words(
    "Te has quedado sin resistencia: ¿qué Reptante tuyo eliminas?",
    "You are out of resistance: which of your Reptantes do you eliminate?",
)

# steps of an elimination
ASK: Final = 0
ELIMINATE: Final = 1
FALL: Final = 2


def check(s: State) -> None:
    """Put the eliminations that are due on the stack, the active player's first, then in turn order (AA-gap-02)."""
    due = s.tallies[t.DUE]
    if t.PENDING not in due:
        return
    for seat in range(s.players - 1, -1, -1):
        player = (s.world[t.ACTIVE] + seat) % s.players
        if due[player] == t.PENDING:
            frame = Eliminating()
            frame.player = player
            s.push(frame)
    happens(s, Event(ev.FALLING))


class Eliminating(Frame):
    """The owner chooses (AA-goal-04); without reptantes they are out (AA-goal-03)."""

    NAME = "eliminating"
    FIELDS: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self) -> None:
        self.step = 0
        self.player = 0

    def holds_up(self) -> Refusal | None:
        return no.ELIMINATE_FIRST

    def why_not(self, s: State, option: Option) -> Refusal | None:
        return no.ELIMINATE_OWN

    def run(self, s: State) -> None:
        step = self.next_step()
        if step == ASK:
            options = [Option(s.names, "eliminate", (card,)) for card in t.team(s, self.player)]
            s.ask(self.player, "eliminate", options, WHICH_REPTANTE)
        elif step == ELIMINATE:
            answer = s.answer
            assert answer is not None
            happens(s, Event(ev.ELIMINATED, answer.thing, self.player))
        else:
            s.pop(self)
            if not t.team(s, self.player):
                fall(s, self.player)


def fall(s: State, player: int) -> None:
    """A player is out; the game ends as soon as one group is left (AA-goal-01, AA-goal-02, AA-gap-07)."""
    sides = sides_left(s, frozenset((player,)))
    batches = [[Event(ev.DEFEATED, player=player)]]
    happen_in_turn(s, batches + ([[Event(ev.CLEARED, player=player)]] if len(sides) > 1 else won(s, sides.pop(), ev.LAST_ONE)))


def sides_left(s: State, gone: frozenset[int]) -> set[int]:
    """The groups of which somebody is still in the game and has not given up."""
    return {s.tallies[t.SIDE][each] for each in range(s.players) if not s.tallies[t.OUT][each] and each not in gone}


def give_up(s: State, gone: frozenset[int]) -> None:
    """A group whose last members give up has lost."""
    sides = sides_left(s, gone)
    if len(sides) == 1:
        batches = [[Event(ev.CONCEDED, player=player, zone=ev.GAVE_UP)] for player in sorted(gone)]
        happen_in_turn(s, batches + won(s, sides.pop(), ev.BY_CONCESSION))


def won(s: State, side: int, how: int) -> list[list[Event]]:
    """A group wins, with those of it who were eliminated (AA-gap-03)."""
    winners = [each for each in range(s.players) if s.tallies[t.SIDE][each] == side]
    told = [[Event(ev.WON, player=player, zone=how)] for player in winners]
    return [*told, [Event(ev.GAME_ENDS, amount=sum([1 << player for player in winners]))]]
