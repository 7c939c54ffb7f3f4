"""The bots by name: the ways of deciding, and the levels a person chooses among.

A budget follows the name after a colon: ``ismcts:400`` thinks for 400 iterations, ``ismcts:100ms`` for a tenth of a second, and
``greedy:5`` looks at its best options in five worlds. A budget in milliseconds makes games that cannot be repeated exactly.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tapete.bots import plugins
from tapete.bots.greedy import WORLDS, GreedyBot
from tapete.bots.interface import Bot
from tapete.bots.ismcts import Budget, IsmctsBot
from tapete.bots.light import LightBot
from tapete.bots.random_bot import RandomBot
from tapete.core.language import Words

ITERATIONS: Final = 200
LARGE: Final = 1000
BUDGET: Final = re.compile(r"([a-z]+)(?::(\d{1,7})(ms)?)?")


def make_random(key: int, amount: int, milliseconds: bool) -> Bot:
    return RandomBot(key)


def make_light(key: int, amount: int, milliseconds: bool) -> Bot:
    return LightBot(key)


def make_greedy(key: int, amount: int, milliseconds: bool) -> Bot:
    return GreedyBot(key, amount or WORLDS)


def make_ismcts(key: int, amount: int, milliseconds: bool) -> Bot:
    return IsmctsBot(key, Budget(milliseconds=amount) if milliseconds else Budget(iterations=amount or ITERATIONS))


def make_master(key: int, amount: int, milliseconds: bool) -> Bot:
    return IsmctsBot(key, Budget(iterations=LARGE))


WAYS: Final[dict[str, Callable[[int, int, bool], Bot]]] = {
    "random": make_random,
    "light": make_light,
    "greedy": make_greedy,
    "ismcts": make_ismcts,
}
LEVELS: Final[dict[str, Callable[[int, int, bool], Bot]]] = {
    "aprendiz": make_light,
    "aficionado": make_greedy,
    "experto": make_ismcts,
    "maestro": make_master,
}
MAKERS: Final = WAYS | LEVELS
USUAL: Final = "aficionado"  # who a person plays against when nothing is said
TAKES: Final = {"greedy": ("",), "ismcts": ("", "ms")}  # the budgets that can be given

ABOUT: Final = {
    "random": Words("cualquier opción, al azar", "any option, at random"),
    "light": Words("lo que parece prometedor a primera vista", "what looks promising at first sight"),
    "greedy": Words("mira un paso adelante", "looks one step ahead"),
    "ismcts": Words("busca en mundos posibles (ismcts:400, ismcts:100ms)", "searches possible worlds (ismcts:400, ismcts:100ms)"),
    "aprendiz": Words("juega a primera vista", "plays at first sight"),
    "aficionado": Words("mira un paso adelante", "looks one step ahead"),
    "experto": Words("busca un poco", "searches a little"),
    "maestro": Words("busca a fondo", "searches deeply"),
}


ELSEWHERE: Final = Words("de un paquete instalado", "of an installed package")


def names() -> tuple[str, ...]:
    """The bots there are: ways of deciding first, then levels, then those that installed packages bring."""
    return (*MAKERS, *plugins.names())


def known(name: str) -> bool:
    """Whether there is such a bot, its budget included; LookupError with the reason for one from elsewhere that cannot be had.

    >>> known("greedy"), known("ismcts:100ms"), known("random:5"), known("nobody")
    (True, True, False, False)
    """
    parts = BUDGET.fullmatch(name)
    if parts is None or parts[1] not in MAKERS:
        return name.partition(":")[0] not in MAKERS and plugins.looks_plugged(name) and plugins.maker(name) is not None
    if parts[2] is None:
        return True
    return (parts[3] or "") in TAKES.get(parts[1], ()) and int(parts[2]) > 0


def make(name: str, key: int) -> Bot:
    """A bot by its name, with the key of its chance.

    >>> make("random", 1).name
    'random'
    """
    if not known(name):
        raise LookupError(f"no bot {name!r}; there are: {', '.join(names())}")
    parts = BUDGET.fullmatch(name)
    if parts is None or parts[1] not in MAKERS:
        return plugins.make(name, key)
    return MAKERS[parts[1]](key, int(parts[2] or 0), bool(parts[3]))


def describe(lang: str, among: tuple[str, ...] = ()) -> str:
    """The bots in one line, each with what it does."""
    return "; ".join([f"{name}: {ABOUT.get(name, ELSEWHERE).text(lang)}" for name in among or names()])
