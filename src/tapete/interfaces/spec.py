"""The spec of a game's observations (core/published.py), by its name."""

from __future__ import annotations

from tapete import games
from tapete.core.published import published
from tapete.core.rows import Layout
from tapete.interfaces.table import ACTIONS, deal, seats_for


def layout_of(game_id: str, players: int = 0) -> Layout:
    """How the observations of a game are laid out; one that does not say how many cards there are has those of its first deal."""
    game = games.find(game_id)
    seats = seats_for(game, players)
    rows = game.encoding.rows(seats) or len(deal(game_id, seats, 0).state.cards)
    return Layout(game, seats, rows, ACTIONS)


def spec(game_id: str, players: int = 0) -> dict[str, object]:
    """All that a program needs to know of the numbers it will be given."""
    return published(layout_of(game_id, players))
