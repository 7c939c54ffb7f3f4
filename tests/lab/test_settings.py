"""Settings of a simulation: what they leave open is filled with what goes together with them."""

import pytest

from tapete.games import find
from tapete.lab.playing import setup_for


@pytest.mark.parametrize(
    ("game", "players", "setting"),
    [
        ("dungeon_alliance", 3, ("cooperative", True)),
        ("dungeon_alliance", 2, ("pvp", True)),
        ("atrum_arena", 0, ("mode", "tournament")),
        ("atrum_arena", 4, ("mode", "groups")),
        ("keyforge", 0, ("first", 1)),
    ],
)
def test_every_setup_with_a_setting_can_be_played(game: str, players: int, setting: tuple[str, object]) -> None:
    for number in range(24):
        setup = setup_for(find(game), players, number, (setting,))
        assert setup[setting[0]] == setting[1]
        s = find(game).start(setup, number)
        assert s.decision is not None and players in (0, s.players)
