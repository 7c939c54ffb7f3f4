"""argparse in two languages, and the arguments that many commands share."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from tapete import plugins
from tapete.cli.text import LANGUAGES, Phrase, Text, near_names
from tapete.rulebook import games

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction["Parser"]
else:
    Subparsers = argparse._SubParsersAction

LANGUAGE_HELP = Phrase(es="idioma: es (por omisión) o en", en="language: es (the default) or en")
GAME_HELP = Phrase(es="juego: {games}", en="game: {games}")
JSON_HELP = Phrase(es="escribe un objeto JSON, para programas", en="write one JSON object, for programs")
UNKNOWN_COMMAND = Phrase(es="no hay ninguna orden «{value}». {near}", en="there is no command '{value}'. {near}")
UNKNOWN_GAME = Phrase(es="no hay ningún juego «{value}». {near}", en="there is no game '{value}'. {near}")
UNKNOWN_CHOICE = Phrase(es="«{value}» no vale aquí. {near}", en="'{value}' is not valid here. {near}")
GAME_METAVAR = Phrase(es="JUEGO", en="GAME")

# What argparse itself says; it looks these sentences up by their English.
ARGPARSE = {
    "usage: ": "uso: ",
    "positional arguments": "argumentos",
    "options": "opciones",
    "show this help message and exit": "enseña esta ayuda",
    "show program's version number and exit": "enseña la versión",
    "%(prog)s: error: %(message)s\n": "%(prog)s: %(message)s\n",
    "the following arguments are required: %s": "falta: %s",
    "unrecognized arguments: %s": "no se entiende: %s",
    "expected one argument": "falta su valor",
    "expected at least one argument": "hace falta al menos un valor",
    "expected at most one argument": "lleva un valor como mucho",
    "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
    "invalid %(type)s value: %(value)r": "%(value)r no es un valor de tipo %(type)s",
    "not allowed with argument %s": "no va junto con %s",
    "one of the arguments %s is required": "hace falta uno de estos: %s",
    "ambiguous option: %(option)s could match %(matches)s": "%(option)s es ambiguo: puede ser %(matches)s",
    "ignored explicit argument %r": "no lleva valor: %r",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "no hay ninguna orden %(parser_name)r (hay: %(choices)s)",
}


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the language of the run and suggests near names."""

    def __init__(self, *args: Any, text: Text | None = None, **kwargs: Any) -> None:
        kwargs.setdefault("allow_abbrev", False)
        super().__init__(*args, **kwargs)
        self.text = text or Text("es")

    def add_subparsers(self, **kwargs: Any) -> Any:
        """Commands below this one, in the same language and each with `--lang`."""
        text = self.text

        class Command(Parser):
            def __init__(self, *args: Any, **inner: Any) -> None:
                super().__init__(*args, text=text, **inner)
                language_argument(self, text)

        kwargs.setdefault("parser_class", Command)
        return super().add_subparsers(**kwargs)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        phrase = UNKNOWN_CHOICE
        if isinstance(action, argparse._SubParsersAction):
            phrase = UNKNOWN_COMMAND
        elif action.dest == "game":
            phrase = UNKNOWN_GAME
        near = near_names(str(value), [str(choice) for choice in action.choices], self.text)
        self.error(self.text(phrase, value=value, near=near).strip())

    def error(self, message: str) -> NoReturn:
        """The message and the usage on standard error, exit code 2."""
        self.exit(2, f"tapete: {message}\n{self.format_usage()}")


def language_argument(parser: argparse.ArgumentParser, text: Text) -> None:
    """`--lang`, before or after the command."""
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=text(LANGUAGE_HELP))


def known_games() -> tuple[str, ...]:
    """The games with a rulebook, and those that installed packages bring."""
    return tuple(sorted({*games(), *plugins.declared(plugins.GAMES)}))


def game_argument(parser: argparse.ArgumentParser, text: Text) -> None:
    """The game a command is about, as its first word."""
    names = known_games()
    parser.add_argument("game", choices=names, metavar=text(GAME_METAVAR), help=text(GAME_HELP, games=", ".join(names)))


def optional_game_argument(parser: argparse.ArgumentParser, text: Text) -> None:
    """`--game`, for a command that without it is about all games."""
    names = known_games()
    about = text(GAME_HELP, games=", ".join(names))
    parser.add_argument("--game", choices=names, metavar=text(GAME_METAVAR), help=about)


def json_argument(parser: argparse.ArgumentParser, text: Text) -> None:
    """`--json`, for programs."""
    parser.add_argument("--json", action="store_true", help=text(JSON_HELP))


@contextmanager
def translated_argparse(text: Text) -> Iterator[None]:
    """argparse's own sentences in the language of the run.

    argparse asks gettext for them under the module's name `_`; putting our table there for the time of parsing is its
    one door for translations that needs no compiled catalogue on disk.
    """
    original = getattr(argparse, "_")  # noqa: B009  (a private name, which only this function may know)
    if text.language != "en":
        setattr(argparse, "_", lambda sentence: ARGPARSE.get(sentence, sentence))  # noqa: B010
    try:
        yield
    finally:
        setattr(argparse, "_", original)  # noqa: B010
