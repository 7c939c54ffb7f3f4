"""Light play: moves that cost little thought, for beginners' bots and for playing on inside a search.

Everything here works on a world, never on the game itself, and changes the world it is given.
"""

from __future__ import annotations

from typing import Final

from tapete.bots.explaining import Explanation
from tapete.bots.interface import Perspective
from tapete.bots.judging import HINTED, Judge
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.state import State

DECIDED: Final = 12.0  # the evaluation of a game that is won: no position is worth more
MOST_TRIED: Final = 12  # options of a minor decision that are tried one by one
MOST_MINOR: Final = 40  # decisions in a row without coming to rest
LONG: Final = 2_000  # decisions after which a game may be going in circles,
SELDOM: Final = 8  # and one in so many of a bot that thinks is then made lightly


def standing(s: State, player: int, judge: Judge = HINTED) -> float:
    """How a player stands, the end of the game included."""
    if not s.over:
        value = judge.value(s, player)
        return max(1.0 - DECIDED, min(DECIDED - 1.0, value))
    if player not in s.winners:
        return -DECIDED
    return DECIDED if len(s.winners) < s.players else 0.0


def by_prior(s: State, key: int, count: int) -> Option:
    """One of the pending options at random, each as likely as it looks promising."""
    assert s.decision is not None
    options = s.decision.options
    prior = s.game.hints.prior
    weights = [prior(s, option) for option in options]
    total = sum(weights)
    if total <= 0:
        return options[randomness.number(key, count, len(options))]
    drawn = randomness.number(key, count, total)
    for option, weight in zip(options, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return option
    return options[-1]


def promising(s: State, most: int) -> list[Option]:
    """The pending options, or those with the highest priors when there are more than ``most``."""
    assert s.decision is not None
    options = s.decision.options
    if len(options) <= most:
        return options
    weights = [s.game.hints.prior(s, option) for option in options]
    ranked = sorted(range(len(options)), key=lambda at: (-weights[at], at))
    return [options[at] for at in sorted(ranked[:most])]


def best_step(s: State, judge: Judge = HINTED, most: int = MOST_TRIED) -> Option:
    """The option after which whoever decides stands best, looked at where habits lead after it."""
    assert s.decision is not None
    player = s.decision.player
    stretch = s.game.hints.stretch(s)
    options = promising(s, most)
    best = options[0]
    highest = -2.0 * DECIDED
    for option in options:
        twin = s.clone()
        twin.choose(option)
        by_habit(twin, stretch)
        value = standing(twin, player, judge)
        if value > highest:
            highest = value
            best = option
    return best


def by_habit(s: State, stretch: int) -> None:
    """Play on as long as there is a habit for what is asked."""
    for _ in range(MOST_MINOR):
        if at_rest(s, stretch):
            return
        option = only(s) or s.game.hints.habit(s)
        if option is None:
            return
        s.choose(option)


def only(s: State) -> Option | None:
    """The option of a decision that has no other."""
    assert s.decision is not None
    options = s.decision.options
    return options[0] if len(options) == 1 else None


def at_rest(s: State, stretch: int) -> bool:
    """Whether somebody's turn to act has come, or another turn: the moments at which positions can be compared."""
    return s.over or s.game.accounts.main_depth(s) >= 0 or s.game.hints.stretch(s) != stretch


def come_to_rest(s: State, stretch: int, judge: Judge = HINTED) -> None:
    """Play on through what an action asks (targets, payments, reactions), each decided by habit or by where it leads."""
    for _ in range(MOST_MINOR):
        if at_rest(s, stretch):
            return
        s.choose(only(s) or s.game.hints.habit(s) or best_step(s, judge))


def light_move(perspective: Perspective, key: int) -> Option:
    """One of the options at random, each as likely as it looks promising."""
    world = perspective.world()
    assert world.decision is not None
    return perspective.options[world.decision.options.index(by_prior(world, key, perspective.move))]


def stirred(perspective: Perspective, key: int) -> Option | None:
    """A light move, now and then, in a game that goes on and on: two bots that both repeat themselves would never end it."""
    if perspective.move < LONG or randomness.number(key, perspective.move, SELDOM):
        return None
    return light_move(perspective, key)


class LightBot:
    """Plays what looks promising at first sight, more or less."""

    name = "light"

    def __init__(self, key: int) -> None:
        self.key = key
        self.last = ""

    def choose(self, perspective: Perspective) -> Option:
        option = perspective.options[0] if len(perspective.options) == 1 else light_move(perspective, self.key)
        self.last = option.id
        return option

    def explain(self) -> Explanation:
        return Explanation(self.name, self.last)
