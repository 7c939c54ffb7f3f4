"""Bots from elsewhere: by a name that an installed package declares, as ``module:Class``, or as a file that was learned.

A package declares its bots as entry points of the group ``tapete.bots`` (docs/plugins.md). A bot is made with the key of its chance
and must have ``choose(perspective)``; a name and an explanation are added where it has none.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tapete.bots.explaining import Explanation
from tapete.bots.interface import Bot, Perspective
from tapete.core.decision import Option
from tapete.plugins import BOTS, declared

LEARNED: Final[tuple[str, ...]] = (".pt", ".pt2")


class Guest:
    """A bot from elsewhere in the clothes of ours: what it answers must be an option."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot
        self.last = ""

    def choose(self, perspective: Perspective) -> Option:
        chosen = self.bot.choose(perspective)
        if chosen not in perspective.options:
            raise ValueError(f"{self.name} answered {chosen!r}, which is not one of its options")
        self.last = chosen.id
        option: Option = chosen
        return option

    def explain(self) -> Explanation:
        told = self.bot.explain() if hasattr(self.bot, "explain") else None
        return told if isinstance(told, Explanation) else Explanation(self.name, self.last)


def names() -> tuple[str, ...]:
    """The bots that installed packages declare."""
    return tuple(declared(BOTS))


def looks_plugged(name: str) -> bool:
    """Whether a name means a bot from elsewhere, which may not be there.

    >>> looks_plugged("mine.bots:Best"), looks_plugged("policy.pt"), looks_plugged("greedy")
    (True, True, False)
    """
    module, colon, kind = name.partition(":")
    dotted = bool(colon) and kind.isidentifier() and all([part.isidentifier() for part in module.split(".")])
    return name.endswith(LEARNED) or dotted or name in declared(BOTS)


@cache
def maker(name: str) -> Callable[[int], Any]:
    """What makes the bot of this name from a key; LookupError, with the reason, when it cannot be had."""
    try:
        if name.endswith(LEARNED):
            return importlib.import_module("tapete.bots.learned").reading(name)  # type: ignore[no-any-return]
        if name in declared(BOTS):
            found: Any = declared(BOTS)[name].load()
        else:
            module, _, kind = name.partition(":")
            if os.getcwd() not in sys.path:
                sys.path.append(os.getcwd())  # a module of one's own lies where one works
            found = getattr(importlib.import_module(module), kind)
    except Exception as error:
        raise LookupError(f"{name}: {error}") from error
    if not callable(found):
        raise LookupError(f"{name}: not a class of bots")
    return found  # type: ignore[no-any-return]


def make(name: str, key: int) -> Bot:
    bot = maker(name)(key)
    if not hasattr(bot, "choose"):
        raise LookupError(f"{name}: a bot has a method choose(perspective)")
    return Guest(name, bot)
