"""Bots: who they are and what they get to see.

A bot is asked ``choose(perspective)`` and returns one of ``perspective.options``. A perspective is all that a player knows: the
options of the question, the view that a person would be shown, and random worlds that this player cannot tell from the real
one, to search in. No bot is handed the state of the game. Asked ``explain()``, it says why it chose as it did (``explaining.py``).

A bot's own chance comes from its key and the number of the move, so a game of bots can be replayed, taken back and spread over
processes without changing; nothing here uses the interpreter's global generator. ``make("greedy", seed)`` makes one by name. Names
and levels: ``registry.py``.
"""

from __future__ import annotations

from tapete.bots.explaining import Explanation, Thought, told
from tapete.bots.interface import Bot, Perspective
from tapete.bots.registry import LEVELS, USUAL, describe, known, make, names

__all__ = ["Bot", "Explanation", "Perspective", "Thought", "told", "make", "names", "known", "describe", "LEVELS", "USUAL"]
