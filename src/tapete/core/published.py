"""The published form of observations: every piece, every column, every vocabulary of a layout, as JSON values.

A learned program keeps the fingerprint of what it was trained on. New cards do not change it: a program that knows cards by their
numbers follows them by the list ``cards``.
"""

from __future__ import annotations

from hashlib import sha256
from json import dumps

from tapete.core.encoding import CARDS, VERSION
from tapete.core.flat import SCALE, Flat
from tapete.core.rows import Layout, Piece


def published(layout: Layout) -> dict[str, object]:
    """All that a program needs to know of the numbers it will be given."""
    flat = Flat(layout)
    rows = [described(piece) for piece in layout.pieces]
    vector = [described(piece) for piece in flat.pieces]
    version = [VERSION, layout.game.encoding.version]
    return {
        "game": layout.game.id,
        "version": version,
        "players": layout.players,
        "actions": layout.actions,
        "fingerprint": fingerprint([layout.game.id, version, *[described(piece, False) for piece in layout.pieces]]),
        "rows": {"size": layout.size, "dtype": "int16", "cards": layout.rows, "pieces": rows},
        "flat": {
            "size": flat.size,
            "dtype": "float32",
            "fingerprint": fingerprint([layout.game.id, version, *vector]),
            "scale": f"a count n is told as log2(1 + n) / {SCALE:g}, with its sign; a flag as 0 or 1",
            "pieces": vector,
            "zones": flat.zone_names,
        },
        "cards": layout.ids,
    }


def described(piece: Piece, whole: bool = True) -> dict[str, object]:
    """A piece, without how many cards there are unless it is to be told whole."""
    columns = [column.described() for column in piece.columns]
    if not whole:
        for column in columns:
            if column.get("of") == CARDS:
                del column["size"]
    return {"name": piece.name, "at": piece.at, "shape": list(piece.shape), "columns": columns}


def fingerprint(told: list[object]) -> str:
    return sha256(dumps(told, sort_keys=True).encode()).hexdigest()[:16]
