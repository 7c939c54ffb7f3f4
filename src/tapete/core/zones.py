"""Kinds of zone: who sees their cards, and whether cards in them are in play."""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words

PUBLIC: Final = "public"
HOLDER: Final = "holder"  # only the player in whose zone the cards lie
NOBODY: Final = "nobody"

EVERYBODY: Final = 1 << 30  # among players as bits: everybody, whoever watches included


def knows(known: int, player: int) -> bool:
    """Whether a player (or -1 for a spectator) is among those who know a card that lies hidden."""
    return bool(known & (EVERYBODY if player < 0 else EVERYBODY | 1 << player))


class ZoneKind:
    """A kind of zone: who sees its cards, whether their order is public, whether cards in it are in play."""

    def __init__(
        self, id: str, es: str, en: str, sight: str, in_play: bool = False, shared: bool = False, ordered: bool = True
    ) -> None:
        self.id = id
        self.name = Words(es, en)
        self.sight = sight
        self.in_play = in_play
        self.shared = shared  # one for the whole table, kept under player 0
        self.ordered = ordered
