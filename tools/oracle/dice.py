"""Randomness that follows a recording."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

from tools.oracle.record import Moment

from tapete.build import which
from tapete.core import randomness
from tapete.core.state import State

MOST_DICE = 48


class Dice:
    """Stands in for randomness: shuffles follow the recording, and other random numbers are tried one after another."""

    def __init__(self) -> None:
        self.script: tuple[int, ...] = ()
        self.asked: list[int] = []
        self.moments: list[Moment] = []
        self.state: State | None = None

    def number(self, key: int, counter: int, below: int) -> int:
        return self.next(below)

    def shuffled(self, key: int, counter: int, items: list[int]) -> list[int]:
        if len(items) < 2:
            return list(items)
        orders = self.orders(items)
        return orders[self.next(len(orders))]

    def next(self, below: int) -> int:
        at = len(self.asked)
        self.asked.append(below)
        return self.script[at] if at < len(self.script) and self.script[at] < below else 0

    def orders(self, items: list[int]) -> list[list[int]]:
        """The orders the recorded moments show: what has left the deck by then lay on top."""
        s = self.state
        assert s is not None
        player = s.owners[items[0]]
        found: list[list[int]] = []
        for moment in self.moments:
            place = {uid: at for at, uid in enumerate(moment.sides[player].deck)}
            order = sorted(items, key=lambda card: place.get(s.names[card], -1))
            if order not in found:
                found.append(order)
        return found or [list(items)]


DICE = Dice()


@contextmanager
def rigged() -> Iterator[None]:
    """Let the engine draw its random numbers from the recording. Only the pure build can be rigged."""
    if which() != "pure":
        raise RuntimeError("the compiled build draws its own random numbers: run the oracle on the pure build")
    number, shuffled = randomness.number, randomness.shuffled
    randomness.number, randomness.shuffled = DICE.number, DICE.shuffled
    try:
        yield
    finally:
        randomness.number, randomness.shuffled = number, shuffled


def scripts_for(asked: list[int]) -> Iterator[tuple[int, ...]]:
    """The other outcomes of the dice that were rolled, not too many of them."""
    count = 0
    for script in product(*[range(below) for below in asked]):
        if any(script):
            count += 1
            if count > MOST_DICE:
                return
            yield script
