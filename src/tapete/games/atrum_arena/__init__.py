"""Atrum Arena: reptantes, esbirros and chains of powers, for two players or more."""

from tapete.core.game import Game


def game() -> Game:
    """The game, with its powers and reptantes."""
    from tapete.games.atrum_arena.declaration import atrum_arena

    return atrum_arena()
