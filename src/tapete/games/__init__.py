"""The games, one package each. A game is found by its id: ``tapete.games.find("keyforge")``.

A package of this folder is a game once it has an ``__init__.py`` with a function ``game()`` that returns its declaration. It is
imported when somebody asks for it, and only once. (No module of the package may be called ``game``: once imported, it would take
the place of the function.)

Games of other packages are declared as entry points of the group ``tapete.games`` (docs/plugins.md).

The module itself can be called: ``tapete.games()`` is the list of their ids.

States, and the games they belong to, can be pickled and deep-copied on both builds: a state goes as its JSON, a game as its id.
"""

from __future__ import annotations

import copyreg
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from threading import RLock
from types import ModuleType

from tapete.core.codec import from_json, to_json
from tapete.core.decision import Decision, Option
from tapete.core.events import Event, event_from
from tapete.core.game import Game
from tapete.core.language import Words
from tapete.core.state import State

ELSEWHERE = {each.name: each for each in entry_points(group="tapete.games")}  # games of other packages

_found: dict[str, Game] = {}
_finding = RLock()  # a game is made once, whoever asks first


def ids() -> tuple[str, ...]:
    """The games that can be played, in the order of the alphabet."""
    folder = import_module("tapete.games").__path__
    return tuple(sorted({*[module.name for module in iter_modules(folder) if module.ispkg], *ELSEWHERE}))


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
            entry = ELSEWHERE.get(id)
            game = import_module(f"tapete.games.{id}").game() if entry is None else entry.load()()
            assert isinstance(game, Game) and game.id == id, f"the function game() of {id} returned no Game of that id"
            _found[id] = game
            copyreg.pickle(type(game), reduced_game)
        return game


# ---------------------------------------------------------------------------------------------------------------- copies


def reduced_game(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    return find, (game.id,)


def reduced_state(s: State) -> tuple[Callable[[str, object], State], tuple[str, object]]:
    return restored, (s.game.id, to_json(s))


def restored(id: str, data: object) -> State:
    return from_json(find(id), data)


def reduced_option(option: Option) -> tuple[type[Option], tuple[object, ...]]:
    return Option, (option.names, option.verb, option.things, option.word)


def reduced_decision(asked: Decision) -> tuple[type[Decision], tuple[object, ...]]:
    return Decision, (asked.player, asked.kind, asked.options, asked.prompt, asked.source)


def reduced_event(e: Event) -> tuple[Callable[[list[int]], Event], tuple[list[int]]]:
    return event_from, (e.values(),)


def reduced_words(words: Words) -> tuple[type[Words], tuple[str, str]]:
    return Words, (words.es, words.en)


copyreg.pickle(State, reduced_state)
copyreg.pickle(Option, reduced_option)
copyreg.pickle(Decision, reduced_decision)
copyreg.pickle(Event, reduced_event)
copyreg.pickle(Words, reduced_words)


class Games(ModuleType):
    """This module, which can be called."""

    def __call__(self) -> list[str]:
        return list(ids())


sys.modules[__name__].__class__ = Games
