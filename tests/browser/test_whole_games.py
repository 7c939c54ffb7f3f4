"""A whole game of each of the five against a bot, through real clicks, from the lobby to the result.

At a desk; with `TAPETE_WHOLE=all` also on a small laptop, on a phone and on a phone on its side.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from tests.browser.measure import GAMES, SIZES
from tests.browser.player import Screen

DESK, LAPTOP, _, PHONE, TURNED = SIZES
PLAYED_AT = (DESK, LAPTOP, PHONE, TURNED) if os.environ.get("TAPETE_WHOLE") == "all" else (DESK,)


@pytest.mark.parametrize("size", PLAYED_AT, ids=[f"{width}x{height}" for width, height in PLAYED_AT])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_clicks(game: str, size: tuple[int, int], screen: Callable[..., Screen]) -> None:
    table = screen(*size)
    table.begin(game, seed=11)
    assert table.play(random.Random(game)) in ("won", "lost")
