"""PettingZoo: every game as an AEC environment with action masks.

>>> from tapete.interfaces import pettingzoo           # doctest: +SKIP
>>> env = pettingzoo.env("keyforge")                   # doctest: +SKIP

An observation is ``{"observation": seen, "action_mask": mask}``. In the form ``flat`` what is seen is one vector, which ``pieces``
takes apart; in the form ``rows`` it is a dictionary of tables.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tapete import games
from tapete.core.randomness import fork
from tapete.interfaces.observations import FLAT, Observer, Tensor
from tapete.interfaces.spaces import action_space, mask_space, observation, observation_space
from tapete.interfaces.table import Table, deal, seats_for
from tapete.lab.plan import Settings

Observation = dict[str, Any]
ILLEGAL = -1.0  # what an action that is not there is worth to who takes it


def env(game: str, players: int = 0, form: str = FLAT, variants: bool = False, **settings: object) -> AECEnv[str, Observation, int]:
    """An environment that ends the game when somebody takes an action that is not there, who then has lost. ``raw_env`` is
    faster and trusts its user. Choices that are not among ``settings`` are as usual; with ``variants`` they are drawn."""
    raw = raw_env(game, players, form, variants, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL))


def raw_env(game: str, players: int = 0, form: str = FLAT, variants: bool = False, **settings: object) -> Environment:
    return Environment(game, players, tuple(sorted(settings.items())), form, variants)


class Environment(AECEnv[str, Observation, int]):
    """A game for ``players`` agents (two where a game allows it). ``settings`` are fields of the game's setup."""

    def __init__(self, game: str, players: int = 0, settings: Settings = (), form: str = FLAT, variants: bool = False) -> None:
        super().__init__()
        self.game = game
        self.players = seats_for(games.find(game), players)
        self.settings = settings
        self.form = form
        self.variants = variants
        self.metadata = {"name": f"tapete_{game}_v2", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.observer = Observer(game, self.players, settings)
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Dict({"observation": observation_space(self.observer, form), "action_mask": mask_space()})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.key = randbits(62)
        self.dealt = 0
        deal(game, self.players, self.key, settings, variants)  # a setting that is none is refused here

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. With a seed it is always the same one; without, the next one in the order of the last seed."""
        if seed is not None:
            self.key, self.dealt = seed, 0
        self.table: Table = deal(self.game, self.players, fork(self.key, self.dealt), self.settings, self.variants)
        self.dealt += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.player]

    def observe(self, agent: str) -> Observation:
        seat = self.seats[agent]
        seen = observation(self.observer, self.form, self.table, seat)
        return {"observation": seen, "action_mask": self.observer.mask(self.table, seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is the action of an agent that is out; this one must decide")
        self._cumulative_rewards[agent] = 0.0
        table = self.table
        table.act(int(action))
        if table.over:
            self.close_game()
        else:
            self.agent_selection = self.possible_agents[table.player]

    def close_game(self) -> None:
        """Tell everybody what the game was worth; one that reached the limit of decisions is cut off without a result."""
        ended = self.table.state.over
        for agent, worth in zip(self.possible_agents, self.table.returns(), strict=True):
            self.rewards[agent] = worth
            self.terminations[agent] = ended
            self.truncations[agent] = not ended
        self._accumulate_rewards()
        self._deads_step_first()

    def pieces(self, tensor: Tensor) -> dict[str, Tensor]:
        """The parts of a flat observation by name."""
        return self.observer.pieces(tensor)

    def said(self, action: int) -> str:
        """What an action means at this moment, as the id of its option."""
        return self.table.said(action)

    def render(self) -> str:
        """The pending decision, as text."""
        state = self.table.state
        return f"winners: {state.winners}" if state.decision is None else repr(state.decision)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
