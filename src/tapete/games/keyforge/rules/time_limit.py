"""The end of a round's time. The rulebook has no clause on it: all of this is ours (docs/formats.md).

The game ends at that very moment. More forged keys win; then more Æmber in the pool; then more creatures in play, since each of
them could still reap; then nobody does.
"""

from __future__ import annotations

from typing import Final

from tapete.core.events import Event, happen_in_turn
from tapete.core.refusal import Refusal
from tapete.core.state import State
from tapete.core.times import Times
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things as t

SHORTEST: Final = 60  # seconds
TOO_SHORT: Final = Refusal("CORE-round", "Una ronda dura al menos un minuto.", "A round lasts at least a minute.")
TIMES: Final = Times(SHORTEST, TOO_SHORT)


def end_on_time(s: State) -> None:
    """The time of the round is over."""
    keys = [t.keys(s, player) for player in (0, 1)]
    creatures = [len(s.zone(t.LINE, player)) for player in (0, 1)]
    for how, (mine, theirs) in enumerate((keys, s.tallies[t.POOL], creatures)):
        if mine != theirs:
            winner = 0 if mine > theirs else 1
            end(s, [Event(ev.TIME_UP), Event(ev.WON_ON_TIME, player=winner, zone=how)], 1 << winner)
            return
    end(s, [Event(ev.TIME_UP), Event(ev.NOBODY_WINS)], 0)


def end(s: State, lines: list[Event], winners: int) -> None:
    happen_in_turn(s, [*[[line] for line in lines], [Event(ev.TIME_ENDS_IT, amount=winners)]])
