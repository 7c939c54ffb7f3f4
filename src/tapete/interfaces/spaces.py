"""Spaces of Gymnasium for observations, in both forms."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tapete.interfaces.observations import FLAT, FORMS, Observer, bounds
from tapete.interfaces.table import ACTIONS, Table


def action_space() -> spaces.Discrete:
    return spaces.Discrete(ACTIONS)


def observation_space(observer: Observer, form: str) -> spaces.Space[Any]:
    """The space of observations of one form."""
    checked(form)
    if form == FLAT:
        low, high = bounds(observer)
        return spaces.Box(low, high, dtype=np.float32)
    found: dict[str, spaces.Space[Any]] = {}
    for piece in observer.layout.pieces:
        low = np.tile(np.array(piece.lows, dtype=np.int16), (piece.rows, 1))
        high = np.tile(np.array(piece.highs, dtype=np.int16), (piece.rows, 1))
        found[piece.name] = spaces.Box(low, high, dtype=np.int16)
    return spaces.Dict(found)


def mask_space() -> spaces.Box:
    return spaces.Box(0, 1, (ACTIONS,), np.int8)


def observation(observer: Observer, form: str, table: Table, player: int) -> Any:
    """What a player sees, in a form."""
    return observer.tensor(table, player) if form == FLAT else observer.rows(table, player)


def checked(form: str) -> str:
    if form not in FORMS:
        raise ValueError(f"an observation is {' or '.join(FORMS)}, not {form!r}")
    return form
