"""Observations as arrays: the rows of ``core.observation``, and the vectors of ``core.flat``, in named pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from tapete import games
from tapete.core.encoding import FLAG
from tapete.core.flat import Flat, scale
from tapete.core.observation import Sight, observed
from tapete.core.rows import Layout, Piece
from tapete.interfaces.table import ACTIONS, Table, deal
from tapete.lab.plan import Settings

Tensor = NDArray[np.float32]
Rows = NDArray[np.int16]
Mask = NDArray[np.int8]
Number = TypeVar("Number", np.float32, np.int16)

SAMPLE = 16  # setups looked at to learn how many cards there can be
COUNTED: dict[str, int] = {}  # what was learned, by game, players and settings
MASKS: Mask = np.tri(ACTIONS + 1, ACTIONS, -1, dtype=np.int8)  # row n: the first n actions


FLAT, ROWS = "flat", "rows"
FORMS = (FLAT, ROWS)


class Observer:
    """Observations of one game for a number of players, in two forms.

    *Rows* are tables of small whole numbers, for networks that know what a category is. *Flat* is one vector of numbers near 0,
    made from the rows, for networks that do not.
    """

    def __init__(self, game: str, players: int, settings: Settings = ()) -> None:
        self.made_of = (game, players, settings)
        self.game = game
        self.players = players
        declared = games.find(game)
        rows = declared.encoding.rows(players) or most_cards(game, players, settings)
        self.layout = Layout(declared, players, rows, ACTIONS)
        self.parts = [(each.name, slice(each.at, each.at + each.size), each.shape) for each in self.layout.pieces]
        self.flat = Flat(self.layout)
        self.size = self.flat.size

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle and copies: made anew, since compiled classes do not take themselves apart."""
        return Observer, self.made_of

    def seen(self, table: Table, player: int) -> Sight:
        return observed(table.state, player, self.layout, table.first, table.step, table.stage)

    def tensor(self, table: Table, player: int) -> Tensor:
        """What the player sees, as one vector for plain networks."""
        canvas = self.flat.canvas(self.seen(table, player))
        if canvas.page is None:
            canvas.page = np.frombuffer(canvas.floats, dtype=np.float32)
        return cast(Tensor, canvas.page).copy()

    def whole(self, table: Table, player: int) -> Rows:
        """What the player sees, as rows, all pieces one after another."""
        return np.ndarray((self.layout.size,), np.int16, self.seen(table, player).told())

    def rows(self, table: Table, player: int) -> dict[str, Rows]:
        """What the player sees, as rows in their pieces."""
        return self.row_pieces(self.whole(table, player))

    def row_pieces(self, numbers: Rows) -> dict[str, Rows]:
        """The pieces of rows by name; they are views, not copies."""
        return {name: numbers[part].reshape(shape) for name, part, shape in self.parts}

    def pieces(self, tensor: Tensor) -> dict[str, Tensor]:
        """The pieces of a vector by name, each in its shape; they are views of it, not copies."""
        return cut(self.flat.pieces, tensor)

    def mask(self, table: Table, player: int) -> Mask:
        """1 for each action the player can take now."""
        mask: Mask = MASKS[table.legal if table.legal and table.player == player else 0]
        return mask.copy()


def bounds(observer: Observer) -> tuple[Tensor, Tensor]:
    """The least and the largest number at each place of a vector."""
    low, high = np.zeros(observer.size, dtype=np.float32), np.zeros(observer.size, dtype=np.float32)
    for piece in observer.flat.pieces:
        ends = [
            (column.low, column.high) if column.kind == FLAG else (scale(column.low), scale(column.high))
            for column in piece.columns
        ]
        low[piece.at : piece.at + piece.size] = np.tile(np.array([end[0] for end in ends], dtype=np.float32), piece.rows)
        high[piece.at : piece.at + piece.size] = np.tile(np.array([end[1] for end in ends], dtype=np.float32), piece.rows)
    return low, high


def cut(pieces: Sequence[Piece], numbers: NDArray[Number]) -> dict[str, NDArray[Number]]:
    return {each.name: numbers[each.at : each.at + each.size].reshape(each.shape) for each in pieces}


def most_cards(game: str, players: int, settings: Settings = ()) -> int:
    """The most cards that setups of a game have, where it does not say. One with more would tell how many it leaves out."""
    asked = f"{game} {players} {settings}"
    if asked not in COUNTED:
        COUNTED[asked] = max([len(deal(game, players, seed, settings).state.cards) for seed in range(SAMPLE)])
    return COUNTED[asked]
