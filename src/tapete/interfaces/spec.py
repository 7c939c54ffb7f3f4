"""The published form of observations: every piece, every column, every vocabulary of a game, as JSON values.

A learned program keeps the ``fingerprint`` of the spec it was trained with. Where only cards were added, the columns are the same
and the ``cards`` tell which number each has now.
"""

from __future__ import annotations

from hashlib import sha256
from json import dumps

from tapete import games
from tapete.core.encoding import VERSION
from tapete.core.flat import SCALE, Flat
from tapete.core.observation import Layout, Piece
from tapete.interfaces.table import ACTIONS, deal, seats_for


def layout_of(game_id: str, players: int = 0) -> Layout:
    """How the observations of a game are laid out; one that does not say how many cards there are has those of its first deal."""
    game = games.find(game_id)
    seats = seats_for(game, players)
    rows = game.encoding.rows(seats) or len(deal(game_id, seats, 0).state.cards)
    return Layout(game, seats, rows, ACTIONS)


def spec(game_id: str, players: int = 0) -> dict[str, object]:
    """All that a program needs to know of the numbers it will be given."""
    layout = layout_of(game_id, players)
    flat = Flat(layout)
    told: dict[str, object] = {
        "game": game_id,
        "version": [VERSION, layout.game.encoding.version],
        "players": layout.players,
        "actions": ACTIONS,
        "rows": {"size": layout.size, "dtype": "int16", "pieces": [described(piece) for piece in layout.pieces]},
        "flat": {
            "size": flat.size,
            "dtype": "float32",
            "scale": f"a count n is told as log2(1 + n) / {SCALE:g}, with its sign; a flag as 0 or 1",
            "pieces": [described(piece) for piece in flat.pieces],
            "zones": flat.zone_names,
        },
    }
    told["fingerprint"] = sha256(dumps(told, sort_keys=True).encode()).hexdigest()[:16]
    told["cards"] = layout.ids
    return told


def described(piece: Piece) -> dict[str, object]:
    return {
        "name": piece.name,
        "at": piece.at,
        "shape": list(piece.shape),
        "columns": [column.described() for column in piece.columns],
    }
