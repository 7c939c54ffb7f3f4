"""Who begins: chosen before a game, in the same words in all of them."""

from __future__ import annotations

from tapete.core.game import Choice
from tapete.core.language import Words


def who_begins(players: int, first: int = 0) -> Choice:
    """By chance, or one of so many players; ``first`` is the number that the setup gives to the first of them."""
    values: list[tuple[object, Words]] = [(None, Words("Al azar", "By chance"))]
    for at in range(players):
        values.append((first + at, Words(f"Jugador {at + 1}", f"Player {at + 1}")))
    return Choice("first", Words("Empieza", "Begins"), tuple(values))
