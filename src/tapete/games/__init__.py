"""The games, one package each. A game is found by its id: ``tapete.games.find("keyforge")``.

A package of this folder is a game once it has an ``__init__.py`` with a function ``game()`` that returns its declaration. It is
imported when somebody asks for it, and only once. (No module of the package may be called ``game``: once imported, it would take
the place of the function.)
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from threading import RLock

from tapete.core.game import Game

_found: dict[str, Game] = {}
_finding = RLock()  # a game is made once, whoever asks first


def ids() -> tuple[str, ...]:
    """The games that can be played, in the order of the alphabet."""
    folder = import_module("tapete.games").__path__
    return tuple(sorted([module.name for module in iter_modules(folder) if module.ispkg]))


def find(id: str) -> Game:
    """The game with this id; LookupError, naming those there are, when there is none."""
    game = _found.get(id)
    return game if game is not None else made(id)


def made(id: str) -> Game:
    with _finding:
        game = _found.get(id)
        if game is None:
            known = ids()
            if id not in known:
                raise LookupError(f"no game {id!r}; there are: {', '.join(known) or 'none yet'}")
            game = import_module(f"tapete.games.{id}").game()
            assert isinstance(game, Game), f"tapete.games.{id}.game() returned no Game"
            _found[id] = game
        return game
