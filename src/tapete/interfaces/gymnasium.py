"""Gymnasium: every game as an environment for one agent, against bots; registered as ``tapete/<game>-v2``.

>>> import gymnasium, tapete.interfaces.gymnasium               # doctest: +SKIP
>>> env = gymnasium.make("tapete/keyforge-v2", opponent="greedy")  # doctest: +SKIP

The legal actions are ``info["action_mask"]``, and ``action_masks()`` as Stable-Baselines3 asks for them. An action that is not
there ends the game and loses it. ``Masked`` puts them beside the observation, for libraries that look for them there.
"""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits
from typing import Any

import gymnasium
import numpy as np

from tapete import bots, games
from tapete.bots import Bot, Perspective
from tapete.core.decision import Option
from tapete.core.randomness import fork
from tapete.interfaces.observations import FLAT, Mask, Observer
from tapete.interfaces.spaces import action_space, observation, observation_space
from tapete.interfaces.table import Table, deal, seats_for
from tapete.lab.plan import Settings

Opponent = str | Bot | Callable[[Perspective], Option]
ILLEGAL = -1.0
VERSION = 2
ENTRY = "tapete.interfaces.gymnasium:AgainstBots"
VECTOR = "tapete.interfaces.vector:from_registry"


class Seat:
    """One agent at a table, the other seats answered for by bots: what single and vector environments stand on.

    ``seat`` is where the agent sits; without one it moves on a seat from game to game.
    """

    def __init__(
        self, game: str, opponent: Opponent, players: int, seat: int | None, settings: Settings, variants: bool, key: int
    ) -> None:
        self.game = game
        self.opponent = opponent
        self.players = seats_for(games.find(game), players)
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}: they are counted from 0 to {self.players - 1}")
        if isinstance(opponent, str):
            bots.make(opponent, 0)  # one that there is not is refused here
        self.fixed = seat
        self.settings = settings
        self.variants = variants
        self.key = key
        self.dealt = 0
        self.deal()

    def deal(self) -> None:
        """The next game, at the agent's first decision. One that ends before they have any is dealt again."""
        while True:
            key = fork(self.key, self.dealt)
            self.me = self.dealt % self.players if self.fixed is None else self.fixed
            self.dealt += 1
            self.table: Table = deal(self.game, self.players, key, self.settings, self.variants)
            self.seat_others()
            self.wait()
            if not self.table.over:
                return

    def seat_others(self) -> None:
        """Whoever answers for the other seats; a bot's chance comes from the game's key and the number of the move."""
        self.others = [self.answering(fork(self.table.state.key, seat)) for seat in range(self.players)]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "others"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.seat_others()

    def answering(self, key: int) -> Callable[[Perspective], Option]:
        opponent = self.opponent
        if isinstance(opponent, str):
            return bots.make(opponent, key).choose
        return opponent if callable(opponent) else opponent.choose

    def wait(self) -> None:
        """Let the others play until it is the agent's turn to decide."""
        table = self.table
        while not table.over and table.player != self.me:
            perspective = Perspective(table.state, table.moves, table.state.key)
            table.answer(self.others[table.player](perspective))

    def act(self, action: int) -> tuple[float, bool, bool]:
        """Take an action: what it was worth, whether the game is over, and whether it was cut off."""
        table = self.table
        if not 0 <= action < table.legal:
            return ILLEGAL, True, False
        table.act(action)
        self.wait()
        if not table.over:
            return 0.0, False, False
        return table.returns()[self.me], table.state.over, not table.state.over


class AgainstBots(gymnasium.Env[Any, Any]):
    """A game for one agent. ``opponent`` is the name of a bot, a bot, or a function from a perspective to an option."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        opponent: Opponent = "random",
        players: int = 0,
        seat: int | None = None,
        form: str = FLAT,
        variants: bool = False,
        render_mode: str | None = None,
        **settings: object,
    ) -> None:
        self.form = form
        self.render_mode = render_mode
        self.seat = Seat(game, opponent, players, seat, tuple(sorted(settings.items())), variants, randbits(62))
        self.observer = Observer(game, self.seat.players, self.seat.settings)
        self.observation_space = observation_space(self.observer, form)
        self.action_space = action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game. With a seed it is always the same one; without, the next one in the order of the last seed."""
        super().reset(seed=seed)
        if seed is not None:
            self.seat.key, self.seat.dealt = seed, 0
        self.seat.deal()
        return self.seen(), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        reward, over, cut = self.seat.act(int(action))
        return self.seen(), reward, over, cut, self.info()

    def seen(self) -> Any:
        return observation(self.observer, self.form, self.seat.table, self.seat.me)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat.me}

    def action_masks(self) -> Mask:
        """1 for each action that can be taken now."""
        return self.observer.mask(self.seat.table, self.seat.me)

    def said(self, action: int) -> str:
        """What an action means at this moment, as the id of its option."""
        return self.seat.table.said(action)

    def render(self) -> Any:
        state = self.seat.table.state
        return f"winners: {state.winners}" if state.decision is None else repr(state.decision)


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observations as a dictionary of what is seen and which actions there are, under the names that a library asks for."""

    def __init__(self, env: gymnasium.Env[Any, Any], seen: str = "observations", mask: str = "action_mask") -> None:
        super().__init__(env)
        self.names = (seen, mask)
        legal = gymnasium.spaces.Box(0, 1, (int(action_space().n),), np.int8)
        self.observation_space = gymnasium.spaces.Dict({seen: env.observation_space, mask: legal})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        return self.both(seen, info), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.env.step(action)
        return self.both(seen, info), reward, over, cut, info

    def both(self, seen: Any, info: dict[str, Any]) -> dict[str, Any]:
        return dict(zip(self.names, (seen, info["action_mask"]), strict=True))


def register() -> None:
    """Let Gymnasium know every game."""
    for id in games.ids():
        name = f"tapete/{id}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=ENTRY,
                vector_entry_point=VECTOR,
                kwargs={"game": id},
                order_enforce=True,
                disable_env_checker=True,
            )


register()
