"""A beginner: takes what looks best at once, among the moves that catch the eye.

It errs as people do who have just learned a game. It does not see every move, it does not ask what comes after, and it is not
random: what it overlooks is mostly what looks least promising at first sight.
"""

from __future__ import annotations

from typing import Final

from tapete.bots.explaining import Explanation, Thought
from tapete.bots.greedy import follow
from tapete.bots.interface import Perspective
from tapete.bots.judging import HINTED
from tapete.bots.light import promising, stirred
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.labels import distinct

SEEN: Final = 6  # moves that catch the eye,
OVERLOOKED: Final = 3  # and one in so many of them is overlooked all the same


class NoviceBot:
    """One step ahead, in one world, among a few moves."""

    name = "novice"

    def __init__(self, key: int) -> None:
        self.key = key
        self.last = ""
        self.thoughts: list[Thought] = []

    def choose(self, perspective: Perspective) -> Option:
        options = perspective.options
        self.thoughts = []
        chosen = options[0]
        if len(options) > 1:
            chosen = stirred(perspective, self.key) or self.looked(perspective)
        self.last = chosen.id
        return chosen

    def looked(self, perspective: Perspective) -> Option:
        """The best of the moves that it sees."""
        world = perspective.world(0)
        assert world.decision is not None
        options = world.decision.options
        different = [option for option in distinct(world) if not world.game.hints.idle(world, option)] or options
        eyed = [option for option in promising(world, SEEN) if option in different] or different[:SEEN]
        key = randomness.fork(self.key, perspective.move)
        seen = [option for at, option in enumerate(eyed) if randomness.number(key, at, OVERLOOKED)] or eyed[:1]
        values = {at: follow(world, at, perspective.player, HINTED) for at, option in enumerate(options) if option in seen}
        ranked = sorted(values, key=lambda at: (-values[at], at))
        self.thoughts = [Thought(perspective.options[at].id, 1, values[at]) for at in ranked]
        return perspective.options[ranked[0]]

    def explain(self) -> Explanation:
        return Explanation(self.name, self.last, tuple(self.thoughts), 1)
