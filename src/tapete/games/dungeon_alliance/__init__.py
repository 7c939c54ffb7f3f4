"""Dungeon Alliance: four heroes each, a dungeon that grows, and monsters that everybody plays; one to four players."""

from tapete.core.game import Game


def game() -> Game:
    """The game, with everything in its box."""
    from tapete.games.dungeon_alliance.declaration import dungeon_alliance

    return dungeon_alliance()
