"""OpenSpiel: every game, registered with pyspiel as ``tapete_<game>`` when this module is imported.

>>> import pyspiel, tapete.interfaces.openspiel        # doctest: +SKIP
>>> game = pyspiel.load_game("tapete_keyforge")        # doctest: +SKIP

Chance comes first: one chance node chooses the deal, and the deal decides the setup and every shuffle to come. So a history is the
deal and the actions, and can be serialised, replayed and cloned like any other. The chance is *explicit*, ``deals`` deals equally
likely; or it is *sampled* (``deals=0``): the chance node has one outcome, and every new state brings another deal, without end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import pyspiel
import yaml

from tapete import games
from tapete.core.flat import scale
from tapete.core.game import Game
from tapete.core.language import EN
from tapete.core.randomness import fork
from tapete.core.visibility import redeal, saw
from tapete.interfaces.observations import Observer, Tensor
from tapete.interfaces.recall import FINGERPRINT, Recall, seen_text
from tapete.interfaces.table import ACTIONS, Table, deal, seats_for, usual_players, zero_sum
from tapete.lab.plan import CAP, Settings

PREFIX: Final = "tapete_"
DEALS: Final = 1024
SAMPLED: Final = 0  # the one outcome of sampled chance
RECENT: Final = 16  # lines of the log that an information state tells
CERTAIN: Final = 1 << 53


def described(game: Game, players: int = 0, sampled: bool = False) -> Any:
    """What OpenSpiel wants to know about a game, all of it read from the declaration."""
    least, most = game.players_range()
    duel = zero_sum(game, players or most)
    chance = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.title.text(EN),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.SAMPLED_STOCHASTIC if sampled else chance.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if duel else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_players(game), "deals": DEALS, "seed": 1, "settings": "", "variants": False},
    )


class SpielGame(pyspiel.Game):
    """A game of Tapete with its parameters. ``settings`` are fields of the setup as YAML: ``mode: draft``.

    Every game registers a class of its own, as pyspiel wants it: a function would be let go after the interpreter has ended.
    """

    declared: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, parameters = self.declared, params or {}
        self.id = game.id
        self.players = seats_for(game, int(parameters.get("players", 0)))
        self.deals = int(parameters.get("deals", DEALS))
        self.seed = int(parameters.get("seed", 1))
        self.settings = read_settings(str(parameters.get("settings", "")))
        self.variants = bool(parameters.get("variants", False))
        self.sampled = 0  # deals brought by new states
        self.outcomes = [(number, 1 / self.deals) for number in range(self.deals)]
        about = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals or 1,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum(game, self.players) else None,
            max_game_length=CAP,
        )
        super().__init__(described(game, self.players, not self.deals), about, parameters)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def dealt(self, number: int) -> Table:
        table = deal(self.id, self.players, fork(self.seed, number), self.settings, self.variants)
        table.state.log = []
        return table


class SpielState(pyspiel.State):
    """A moment of a game; before the deal there is no table yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Table | None = None
        self.recall = Recall(game.players)
        self.deal = game.sampled  # which one it brings where chance is sampled
        game.sampled += 1

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.player

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        return list(range(table.legal)) if table is not None and not table.over and table.player == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found: list[tuple[int, float]] = self.get_game().outcomes
        return found or [(SAMPLED, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            game = self.get_game()
            self.table = game.dealt(action if game.deals else self.deal)
        else:
            self.recall.answered(self.table, action)
            self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.table.said(action) if 0 <= action < self.table.legal else f"option {action}"

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        return [0.0] * self.get_game().players if self.table is None else self.table.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A random state that the player cannot tell from this one."""
        twin: SpielState = self.clone()
        if twin.table is not None:
            table = twin.table
            twin.table = Table(redeal(table.state, player, int(sampler() * CERTAIN)), table.moves, table.part)
        return twin

    def __str__(self) -> str:
        if self.table is None:
            return "the deal"
        s = self.table.state
        pending = f"winners {s.winners}" if s.decision is None else f"player {s.decision.player} decides {s.decision.kind}"
        return f"{s.game.id}, answer {self.table.moves}, turn {s.turn}: {pending}"


class SpielObserver:
    """Observations, and information states: those also tell the latest events and a fingerprint of everything remembered."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("an observation is what one player sees: public information and their own")
        self.observer = Observer(game.id, game.players, game.settings)
        self.remembers = kind.perfect_recall
        self.events = len(game.declared.event_kinds)
        width = self.events + game.players + 1 + self.observer.flat.card_width  # event, seat, amount, card
        extra = [("recent", (RECENT, width)), ("memory", (FINGERPRINT * 8,))] if self.remembers else []
        size = self.observer.size
        self.tensor: Tensor = np.zeros(size + sum([int(np.prod(shape)) for _, shape in extra]), dtype=np.float32)
        self.dict: dict[str, Tensor] = self.observer.pieces(self.tensor)
        for name, shape in extra:
            length = int(np.prod(shape))
            self.dict[name] = self.tensor[size : size + length].reshape(shape)
            size += length

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill ``tensor`` and ``dict`` with what the player sees."""
        self.tensor.fill(0)
        if state.table is None:
            return
        self.tensor[: self.observer.size] = self.observer.tensor(state.table, player)
        if self.remembers:
            self.tell_events(state.table, player)
            print = np.frombuffer(state.recall.fingerprint(state.table.state, player).ljust(FINGERPRINT, b"\0"), dtype=np.uint8)
            self.dict["memory"][:] = np.unpackbits(print)

    def tell_events(self, table: Table, player: int) -> None:
        """The latest lines of the log, the last first."""
        s = table.state
        for row, entry in enumerate(reversed((s.log or [])[-RECENT:])):
            e = entry.event
            told = self.dict["recent"][row]
            told[e.kind] = 1.0
            if e.player >= 0:
                told[self.events + (e.player - player) % s.players] = 1.0
            after = self.events + s.players
            told[after] = scale(e.amount)
            if 0 <= e.card < len(s.cards) and saw(entry.seen, player):
                told[after + 1 :] = np.frombuffer(self.observer.flat.printed(s.cards[e.card].entry), dtype=np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        if state.table is None:
            return "the deal"
        s = state.table.state
        seen = seen_text(s, player)
        if state.table.part >= 0:
            seen += f"\npart {state.table.part}"
        return f"{state.recall.text(s, player)}\n{seen}" if self.remembers else seen


def read_settings(text: str) -> Settings:
    """Fields of a setup from a line of YAML.

    >>> read_settings("mode: draft")
    (('mode', 'draft'),)
    """
    read = yaml.safe_load(text) or {}
    if not isinstance(read, dict):
        raise ValueError(f"settings are fields of a setup, such as 'mode: draft', not {text!r}")
    return tuple(sorted((str(name), value) for name, value in read.items()))


def register(ids: Sequence[str]) -> None:
    """Let pyspiel know some games."""
    for id in ids:
        game = games.find(id)
        kind = described(game)
        pyspiel.register_game(kind, type(f"Spiel_{id}", (SpielGame,), {"declared": game}))


register(games.ids())
