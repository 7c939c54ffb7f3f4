"""Observations as arrays: the numbers of ``core.observation`` in one flat tensor of named pieces."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tapete import games
from tapete.core.observation import Layout, observed
from tapete.interfaces.table import ACTIONS, Table, deal
from tapete.lab.simulate import Settings

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]

SAMPLE = 16  # setups looked at to learn how many cards there can be
COUNTED: dict[str, int] = {}  # what was learned, by game, players and settings
MASKS: Mask = np.tri(ACTIONS + 1, ACTIONS, -1, dtype=np.int8)  # row n: the first n actions


class Observer:
    """Observations of one game for a number of players."""

    def __init__(self, game: str, players: int, settings: Settings = ()) -> None:
        self.game = game
        self.players = players
        self.layout = Layout(games.find(game), players, most_cards(game, players, settings), ACTIONS)
        self.size = self.layout.size

    def tensor(self, table: Table, player: int) -> Tensor:
        """What the player sees, all pieces one after another."""
        layout = self.layout
        sight = observed(table.state, player, layout, table.first, table.step, table.stage)
        told = np.frombuffer(sight.told, dtype=np.int64)
        tensor = np.zeros(self.size, dtype=np.float32)
        end = layout.cards + sight.rows * layout.width  # of the head and of the cards, which follow it
        tensor[:end] = told[:end]
        middle = end + sight.sparse
        after = middle + sight.sparse
        tensor[told[end:middle]] = told[middle:after]
        tensor[layout.options : layout.options + len(told) - after] = told[after:]
        return tensor

    def pieces(self, tensor: Tensor) -> dict[str, Tensor]:
        """The pieces of a tensor by name, each in its shape; they are views of it, not copies."""
        return {each.name: tensor[each.at : each.at + each.size].reshape(each.shape) for each in self.layout.pieces}

    def mask(self, table: Table, player: int) -> Mask:
        """1 for each action the player can take now."""
        mask: Mask = MASKS[table.legal if table.legal and table.player == player else 0]
        return mask.copy()


def most_cards(game: str, players: int, settings: Settings = ()) -> int:
    """The most cards that setups of a game have. A setup with more would tell how many it leaves out (``left_out``)."""
    asked = f"{game} {players} {settings}"
    if asked not in COUNTED:
        COUNTED[asked] = max([len(deal(game, players, seed, settings).state.cards) for seed in range(SAMPLE)])
    return COUNTED[asked]
