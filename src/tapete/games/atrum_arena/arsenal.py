"""What the powers of a team are worth, for the bots: by themselves, and as far as hand and altar can pay for them.

The unit is one point of resistance, as in ``hints``.
"""

from __future__ import annotations

from typing import Final

from tapete.core.state import State
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.kinds import ATTACK, COPYING, DEFENSE
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.vocabulary.amounts import Per

COPY: Final = 4.0  # a power that copies another
PIERCING: Final = 1.0  # an Attack that no Defense answers
EXHAUSTING: Final = 0.5  # what it costs to Exhaust an esbirro of the altar for a power,
EXPLOITING: Final = 1.7  # and to Exploit it


class Use:
    """A power as a means: what it does, how much more for each esbirro of a type in the altar, and what it takes."""

    __slots__ = ("amounts", "cost", "discard", "kind", "needs", "tires", "value")

    def __init__(self, power: Power) -> None:
        self.cost = power.cost
        self.discard = power.esbirro
        self.kind = power.kind
        self.needs = power.needs
        self.tires = power.cost > 0 and not power.tireless
        self.value = COPY if power.kind == COPYING else 0.0
        self.amounts: list[Per] = []
        for deed in power.deeds:
            amount = deed.strength()
            if isinstance(amount, Per):
                self.amounts.append(amount)
            else:
                self.value += deed.worth()
        if power.piercing:
            self.value += PIERCING
        if power.taxable and power.cost <= 1:
            self.value -= 2.0

    def brings(self, s: State, player: int) -> float:
        """What it is worth now; nothing while what its text asks for is missing."""
        if self.needs is not None and not self.needs.holds(s, player, ()):
            return 0.0
        total = self.value
        for amount in self.amounts:
            total += amount.reckon(s, player)
        return total

    def usual(self) -> float:
        """What it is worth as a rule."""
        return self.value + sum([amount.usual() for amount in self.amounts])


class Arms:
    """A reptante's powers as means, and what they are worth together."""

    __slots__ = ("uses", "worth")

    def __init__(self, what: t.Reptante) -> None:
        self.uses = [Use(power) for power in what.powers]
        values = sorted([use.usual() - 0.4 * use.cost for use in self.uses], reverse=True)
        self.worth = 0.5 * values[0] + 0.3 * values[1] + 0.2 * values[2]


_arms: Final[dict[str, Arms]] = {}


def arms(what: t.Reptante) -> Arms:
    """The arms of a reptante, reckoned once."""
    found = _arms.get(what.id)
    if found is None:
        found = Arms(what)
        _arms[what.id] = found
    return found


def means(s: State, player: int, answering: bool, rested: bool) -> float:
    """What a player could launch with the hand they hold: Attacks and Tacticals, or Defenses and Tacticals when they answer.

    ``rested``: with the whole altar and team Ready, as in their next turn; otherwise with what is Ready now.
    """
    held = [t.printed_type(s, card) for card in t.hand(s, player)]
    if not held:
        return 0.0
    exhausted = s.numbers[t.EXHAUSTED]
    minions = len(t.altar(s, player)) if rested else len(t.ready(s, player))
    team = [card for card in t.team(s, player) if rested or not exhausted[card]]
    total = 0.0
    unwanted = ATTACK if answering else DEFENSE
    while held and team:
        best = 0.0
        chosen: Use | None = None
        launcher = -1
        for card in team:
            for use in arms(t.reptante(s, card)).uses:
                if use.kind == unwanted or use.cost > minions:
                    continue
                value = use.brings(s, player) - EXHAUSTING * use.cost
                if value > best and payable(use, held):
                    best = value
                    chosen = use
                    launcher = card
        if chosen is None:
            break
        total += best
        minions -= chosen.cost
        pay(chosen, held)
        if chosen.tires:
            team.remove(launcher)
        if answering and chosen.kind == DEFENSE:
            break  # one to an Attack
    return total


def payable(use: Use, held: list[int]) -> bool:
    """Whether an esbirro in hand serves as its discard, or a sombra with another one."""
    shadow = False
    for type in held:
        if type & use.discard:
            return True
        if type == t.SHADOW:
            shadow = True
    return shadow and len(held) > 1


def pay(use: Use, held: list[int]) -> None:
    """Take its discard from what is held."""
    for at, type in enumerate(held):
        if type & use.discard:
            del held[at]
            return
    held.remove(t.SHADOW)
    del held[0]
