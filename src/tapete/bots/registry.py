"""The bots by name: the ways of deciding, and the levels a person chooses among.

A budget follows the name after a colon: ``ismcts:400`` thinks for 400 iterations, ``ismcts:100ms`` for a tenth of a second, and
``greedy:5`` looks at its best options in five worlds. A budget in milliseconds makes games that cannot be repeated exactly.
``:hint`` at the end leaves out what was learned of the game (``judging.py``): ``greedy:hint``, ``ismcts:100ms:hint``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tapete.bots import plugins
from tapete.bots.greedy import WORLDS, GreedyBot
from tapete.bots.interface import Bot
from tapete.bots.ismcts import IsmctsBot
from tapete.bots.judging import HINTED, Judge
from tapete.bots.light import LightBot
from tapete.bots.novice import NoviceBot
from tapete.bots.random_bot import RandomBot
from tapete.bots.tree import Budget
from tapete.core.language import Words

ITERATIONS: Final = 200
LARGE: Final = 1000
LARGEST: Final = 4000
BUDGET: Final = re.compile(r"([a-z]+(?:-[a-z]+)?)(?::(\d{1,7})(ms)?)?(:hint)?")


def make_random(key: int, amount: int, milliseconds: bool, judge: Judge | None) -> Bot:
    return RandomBot(key)


def make_light(key: int, amount: int, milliseconds: bool, judge: Judge | None) -> Bot:
    return LightBot(key)


def make_novice(key: int, amount: int, milliseconds: bool, judge: Judge | None) -> Bot:
    return NoviceBot(key)


def make_greedy(key: int, amount: int, milliseconds: bool, judge: Judge | None) -> Bot:
    return GreedyBot(key, amount or WORLDS, judge)


def make_ismcts(key: int, amount: int, milliseconds: bool, judge: Judge | None) -> Bot:
    return IsmctsBot(key, Budget(milliseconds=amount) if milliseconds else Budget(iterations=amount or ITERATIONS), judge)


def make_master(key: int, amount: int, milliseconds: bool, judge: Judge | None) -> Bot:
    return IsmctsBot(key, Budget(iterations=LARGE), judge)


def make_grand_master(key: int, amount: int, milliseconds: bool, judge: Judge | None) -> Bot:
    return IsmctsBot(key, Budget(iterations=LARGEST), judge)


Maker = Callable[[int, int, bool, Judge | None], Bot]

WAYS: Final[dict[str, Maker]] = {
    "random": make_random,
    "light": make_light,
    "greedy": make_greedy,
    "ismcts": make_ismcts,
}
LEVELS: Final[dict[str, Maker]] = {
    "aprendiz": make_novice,
    "aficionado": make_greedy,
    "experto": make_ismcts,
    "maestro": make_master,
    "gran-maestro": make_grand_master,
}
MAKERS: Final = WAYS | LEVELS
USUAL: Final = "aficionado"  # who a person plays against when nothing is said
TAKES: Final = {"greedy": ("",), "ismcts": ("", "ms")}  # the budgets that can be given
JUDGING: Final[tuple[str, ...]] = ("greedy", "ismcts")  # those that can be told to judge by the hint alone

ABOUT: Final = {
    "random": Words("cualquier opción, al azar", "any option, at random"),
    "light": Words("lo que parece prometedor a primera vista", "what looks promising at first sight"),
    "greedy": Words("mira un paso adelante", "looks one step ahead"),
    "ismcts": Words("busca en mundos posibles (ismcts:400, ismcts:100ms)", "searches possible worlds (ismcts:400, ismcts:100ms)"),
    "aprendiz": Words("Pía se lanza a lo primero que le llama la atención", "Pía goes for the first thing that catches her eye"),
    "aficionado": Words(
        "Bruno saca lo más que puede de cada jugada, sin pensar en la respuesta",
        "Bruno gets the most out of every move, with no thought for the answer",
    ),
    "experto": Words("Elvira prueba unas cuantas líneas antes de decidir", "Elvira tries a few lines before she decides"),
    "maestro": Words("Tomás cuenta con lo que harás después", "Tomás reckons with what you will do next"),
    "gran-maestro": Words("Urraca mira cada línea a fondo, sin prisa", "Urraca is in no hurry and looks deeply into each line"),
}


ELSEWHERE: Final = Words("de un paquete instalado", "of an installed package")


def names() -> tuple[str, ...]:
    """The bots there are: ways of deciding first, then levels, then those that installed packages bring."""
    return (*MAKERS, *plugins.names())


def known(name: str) -> bool:
    """Whether there is such a bot, its budget included; LookupError with the reason for one from elsewhere that cannot be had.

    >>> known("greedy:hint"), known("ismcts:100ms"), known("random:5"), known("nobody")
    (True, True, False, False)
    """
    parts = BUDGET.fullmatch(name)
    if parts is None or parts[1] not in MAKERS:
        return name.partition(":")[0] not in MAKERS and plugins.looks_plugged(name) and plugins.maker(name) is not None
    if parts[4] and parts[1] not in JUDGING:
        return False
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
    return MAKERS[parts[1]](key, int(parts[2] or 0), bool(parts[3]), HINTED if parts[4] else None)


def describe(lang: str, among: tuple[str, ...] = ()) -> str:
    """The bots in one line, each with what it does."""
    return "; ".join([f"{name}: {ABOUT.get(name, ELSEWHERE).text(lang)}" for name in among or names()])
