"""Res Arcana: mages, essences and places of power, for two to four players."""

from tapete.core.game import Game


def game() -> Game:
    """The game, with its components."""
    from tapete.games.res_arcana.declaration import res_arcana

    return res_arcana()
