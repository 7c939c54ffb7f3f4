"""What the table is told beforehand happens, and gives nothing away; `python -m tests.contract.forecasts` looks at more."""

import pytest
from tests.contract.forecasts import count

from tapete import games
from tapete.core.forecast import CERTAIN

SAMPLE = 40


@pytest.mark.parametrize("game", games.ids())
def test_what_is_certain_happens_and_nothing_hidden_has_a_say(game: str) -> None:
    found = count(game, SAMPLE)
    assert found.told[CERTAIN] == SAMPLE
    assert found.wrong == []
    assert found.leaks == []
