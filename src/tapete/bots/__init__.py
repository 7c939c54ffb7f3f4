"""Bots: who they are and what they get to see.

A bot is asked ``choose(perspective)`` and returns one of ``perspective.options``. A perspective is all that a player knows: the
options of the question, the view that a person would be shown, and random worlds that this player cannot tell from the real
one, to search in. No bot is handed the state of the game.

A bot's own chance comes from its key and the number of the move, so a game of bots can be replayed, taken back and spread over
processes without changing; nothing here uses the interpreter's global generator. ``make("random", seed)`` makes one by name.
"""

from __future__ import annotations

from tapete.bots.interface import Bot, Perspective
from tapete.bots.random_bot import RandomBot

__all__ = ["Bot", "Perspective", "make", "names"]

MAKERS = {"random": RandomBot}


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(MAKERS)


def make(name: str, key: int) -> Bot:
    """A bot by its name, with the key of its chance.

    >>> make("random", 1).name
    'random'
    """
    return MAKERS[name](key)
