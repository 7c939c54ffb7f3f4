"""What a bot should know about Atrum Arena before it thinks: how good a position is and which moves look promising.

The unit is one point of resistance. A player's worth is their reptantes, their resistance, what they can still pay with and what
they hold; a group's is that of its members.
"""

from __future__ import annotations

from typing import Final

from tapete.core.decision import PASS, Option
from tapete.core.state import State
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.powers import ATTACK

ODDS: Final = 0.12  # what one point of resistance adds to the logarithm of the odds
REPTANTE: Final = 14.0
READY: Final = 0.6  # a Ready reptante
MINION: Final = 1.6  # an esbirro of the altar
RESTED: Final = 0.3  # one that is Ready
CARD: Final = 0.8
BEYOND: Final = 0.5  # a card over the limit of the hand


def evaluate(s: State, player: int) -> float:
    """The own group against the strongest of the others."""
    worths: dict[int, float] = {}
    for each in range(s.players):
        side = s.tallies[t.SIDE][each]
        worths[side] = worths.get(side, 0.0) + worth(s, each)
    own = worths.pop(s.tallies[t.SIDE][player])
    return ODDS * (own - max(worths.values()))


def worth(s: State, player: int) -> float:
    """A player's reptantes, resistance, altar and hand."""
    if s.tallies[t.OUT][player]:
        return 0.0
    exhausted = s.numbers[t.EXHAUSTED]
    resistance = s.tallies[t.RESISTANCE][player]
    if s.tallies[t.RETURNS][player]:
        resistance = max(resistance, t.STARTING_RESISTANCE)
    total = float(resistance)
    for card in t.team(s, player):
        total += REPTANTE + (0.0 if exhausted[card] else READY)
    for card in t.altar(s, player):
        total += MINION + (0.0 if exhausted[card] else RESTED)
    held = len(t.hand(s, player))
    return total + CARD * min(held, t.HAND_LIMIT) + BEYOND * max(0, held - t.HAND_LIMIT)


def prior(s: State, option: Option) -> int:
    """Placing and attacking are usually right; paying by Exploiting seldom is."""
    if option.verb == "place":
        return 12
    if option.verb == PASS:
        return 4
    if option.verb in ("announce", "exploit"):
        power = t.reptante(s, option.thing).powers[int(option.word) - 1]
        weight = 8 if power.kind == ATTACK else 4
        return weight if option.verb == "announce" else 1
    return 2
