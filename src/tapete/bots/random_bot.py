"""A bot that takes any option, all of them equally likely: the measure of every other bot, and the tester of every rule."""

from __future__ import annotations

from tapete.bots.explaining import Explanation
from tapete.bots.interface import Perspective
from tapete.core import randomness
from tapete.core.decision import Option


class RandomBot:
    name = "random"

    def __init__(self, key: int) -> None:
        self.key = key
        self.last = ""

    def choose(self, perspective: Perspective) -> Option:
        options = perspective.options
        chosen = options[randomness.number(self.key, perspective.move, len(options))]
        self.last = chosen.id
        return chosen

    def explain(self) -> Explanation:
        return Explanation(self.name, self.last)
