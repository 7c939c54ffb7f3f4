"""Whatever a player sees and cannot use now says why, in every game."""

from __future__ import annotations

import pytest
from tests.contract.reasons import BAR, counted
from tests.shipped import SHIPPED


@pytest.mark.parametrize("game_id", SHIPPED)
def test_what_cannot_be_used_says_why(game_id: str) -> None:
    found = counted(game_id, 1)
    assert found.things > 1_000
    assert found.share <= BAR, found.mute.most_common(8)
