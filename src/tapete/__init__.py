"""Tapete: one engine that plays modern card games exactly as their rulebooks say.

``tapete.games()`` names the games, ``tapete.game(id).match(seed=1)`` begins a match; docs/api.md has the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tapete import games
    from tapete.core.refusal import BadDocument, EngineError, Refusal, Refused
    from tapete.front import Forecast, Game, Match, Option, game

__version__ = "0.2.0"
__all__ = [
    "__version__",
    "BadDocument",
    "EngineError",
    "Forecast",
    "Game",
    "Match",
    "Option",
    "Refusal",
    "Refused",
    "game",
    "games",
]

_REFUSALS = ("BadDocument", "EngineError", "Refusal", "Refused")


def __getattr__(name: str) -> Any:
    """The front door is opened when somebody knocks: the command line must not wait for it."""
    from importlib import import_module

    if name == "games":
        return import_module("tapete.games")
    if name in __all__:
        return getattr(import_module("tapete.core.refusal" if name in _REFUSALS else "tapete.front"), name)
    raise AttributeError(f"module 'tapete' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
