"""What a bot is asked and what it gets to see."""

from __future__ import annotations

from typing import Protocol

from tapete.bots.explaining import Explanation
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.game import Game
from tapete.core.observation import Sight, observed
from tapete.core.rows import Layout
from tapete.core.state import State
from tapete.core.visibility import redeal, view


class Perspective:
    """What the player who must decide knows at this moment."""

    __slots__ = ("_state", "key", "move", "options", "player")

    def __init__(self, state: State, move: int, key: int = 0) -> None:
        decision = state.decision
        assert decision is not None, "nobody is asked"
        self._state = state
        self.player = decision.player
        self.options = decision.options
        self.move = move  # how many answers the game has had
        self.key = key  # of the randomness of the worlds

    @property
    def game(self) -> Game:
        return self._state.game

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.players

    def view(self) -> dict[str, object]:
        """The table, the log and the question as this player may see them."""
        return view(self._state, self.player)

    def sight(self, layout: Layout, first: int = 0, step: int = 1, stage: int = 0) -> Sight:
        """The same in small numbers, for bots that have learned (core/observation.py); options as ``interfaces.Table`` has them."""
        return observed(self._state, self.player, layout, first, step, stage)

    def world(self, number: int = 0) -> State:
        """The n-th random world that agrees with all this player knows; its pending options are these."""
        return redeal(self._state, self.player, randomness.fork(self.key, (self.move << 20) + number))


class Bot(Protocol):
    """Whoever answers for a seat."""

    name: str

    def choose(self, perspective: Perspective) -> Option:
        """One of the options."""
        ...

    def explain(self) -> Explanation:
        """Why the last option was chosen."""
        ...
