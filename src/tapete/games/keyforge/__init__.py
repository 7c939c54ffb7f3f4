"""KeyForge: two Archon decks, three keys."""

from tapete.core.game import Game


def game() -> Game:
    """The game, with its cards."""
    from tapete.games.keyforge.declaration import keyforge

    return keyforge()
