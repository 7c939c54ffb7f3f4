"""From the name of a game to the game, with an error a person understands."""

from argparse import Namespace

from tapete import rulebook
from tapete.cli.text import Phrase, Problem
from tapete.core.game import Game

NOT_YET = Phrase(
    es="{game} todavía no se puede jugar: solo está su reglamento. Se puede jugar a: {playable}.",
    en="{game} cannot be played yet: only its rulebook is here. Games that can be played: {playable}.",
)
NO_GAME = Phrase(
    es="no hay ningún juego «{game}». Se puede jugar a: {playable}.",
    en="there is no game '{game}'. Games that can be played: {playable}.",
)
NOT_POSITIVE = Phrase(
    es="«{value}» no vale: hace falta un número entero desde 1", en="'{value}' will not do: a whole number from 1 on is needed"
)
NOT_A_NUMBER = Phrase(es="«{value}» no vale: hace falta un número entero", en="'{value}' will not do: a whole number is needed")
NOT_A_TIME = Phrase(
    es="«{value}» no vale: hacen falta unos segundos, por ejemplo 2.5",
    en="'{value}' will not do: a number of seconds is needed, such as 2.5",
)


def playable(arguments: Namespace) -> Game:
    """The game a command is about."""
    return find(str(arguments.game))


def find(id: str) -> Game:
    """A game by its name, as a document or an argument gives it."""
    from tapete import games

    if id not in games.ids():
        known = id in rulebook.games()
        raise Problem(NOT_YET if known else NO_GAME, game=id, playable=", ".join(games.ids()))
    return games.find(id)


def positive(value: str) -> int:
    """A whole number from 1 on, for argparse."""
    if not value.isascii() or not value.isdigit() or int(value) < 1:
        raise Problem(NOT_POSITIVE, value=value)
    return int(value)


def whole(value: str) -> int:
    """A whole number, for argparse."""
    try:
        return int(value)
    except ValueError:
        raise Problem(NOT_A_NUMBER, value=value) from None


def seconds(value: str) -> float:
    """A time above zero, for argparse."""
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0.0 < number < 86_400.0:
        raise Problem(NOT_A_TIME, value=value)
    return number
