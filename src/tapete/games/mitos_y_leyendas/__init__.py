"""Mitos y Leyendas, Primera Era: two Castles, and legends that bring one of them down."""

from tapete.core.game import Game


def game() -> Game:
    """The game, with its cards."""
    from tapete.games.mitos_y_leyendas.declaration import mitos_y_leyendas

    return mitos_y_leyendas()
