"""A whole game of each of the five against a bot, through real clicks, from the lobby to the result."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.browser.player import Screen


@pytest.mark.parametrize("game", ["keyforge", "res_arcana", "mitos_y_leyendas", "atrum_arena", "dungeon_alliance"])
def test_a_whole_game_is_played_by_clicks(game: str, screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin(game, seed=11)
    assert table.play(random.Random(game)) in ("won", "lost")
