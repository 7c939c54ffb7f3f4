"""The command `tapete`, in Spanish and English.

Adding a command takes one module and one word:

1. write `commands/<name>.py` (a dash in the command is an underscore in the module) with
   `def register(subparsers: Subparsers, text: Text) -> None`;
2. add `"<name>"` with its line of the help to `COMMANDS` in `commands/__init__.py`.

Only the module of the command that is asked for is imported, so that help and errors come at once.

A whole command:

    from argparse import Namespace

    from tapete.cli.commands import COMMANDS
    from tapete.cli.parser import Subparsers, game_argument
    from tapete.cli.text import Phrase, Problem, Text

    HELP = COMMANDS["count"]
    TOTAL = Phrase(es="{game}: {count} cartas", en="{game}: {count} cards")
    NONE = Phrase(es="{game} no tiene cartas todavía", en="{game} has no cards yet")

    def register(subparsers: Subparsers, text: Text) -> None:
        parser = subparsers.add_parser("count", help=text(HELP), description=text(HELP))
        game_argument(parser, text)             # the positional GAME; optional_game_argument() adds --game
        parser.set_defaults(run=run)

    def run(arguments: Namespace, text: Text) -> int:
        cards = ...                             # import what is heavy here, not at the top
        if not cards:
            raise Problem(NONE, game=arguments.game)     # to standard error, exit code 2
        text.show(TOTAL, game=arguments.game, count=len(cards))
        return 0

Everything a user reads is a `Phrase`, which cannot exist in one language only; tests refuse literal texts in
`print` and `help`. Output for programs (`--json`) is one JSON object on standard output: `text.show_json(...)`.
"""

import os
import sys
from collections.abc import Mapping
from importlib import import_module
from itertools import pairwise

from tapete import __version__, build
from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Parser, language_argument, translated_argparse
from tapete.cli.text import LANGUAGES, Language, Phrase, Problem, Text

DESCRIPTION = Phrase(
    es="Un motor que juega a juegos de cartas modernos exactamente como dicen sus reglamentos.",
    en="One engine that plays modern card games exactly as their rulebooks say.",
)
VERSION_HELP = Phrase(es="enseña la versión y si es la pura o la compilada", en="show the version and which build it is")
COMMANDS_TITLE = Phrase(es="órdenes", en="commands")
COMMAND_METAVAR = Phrase(es="ORDEN", en="COMMAND")
INTERRUPTED = Phrase(es="interrumpido", en="interrupted")


def main(argv: list[str]) -> int:
    """Run the command line and return its exit code: 0 well, 1 a check that failed, 2 a wrong question."""
    text = Text(language_of(argv, preferred_language(os.environ)))
    try:
        with translated_argparse(text):
            asked = parser(text, command_of(argv))
            if not words_of(argv):
                asked.print_help()
                return 0
            arguments = asked.parse_args(argv)
        return int(arguments.run(arguments, text))
    except Problem as problem:
        print(f"tapete: {problem.sentence(text)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"tapete: {text(INTERRUPTED)}", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # whoever was reading has left; there is nobody to write to, not even while Python shuts down
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def words_of(argv: list[str]) -> list[str]:
    """What a line says besides its language.

    >>> words_of(["--lang", "en", "deck", "--lang=en"])
    ['deck']
    """
    return [word for before, word in pairwise(["", *argv]) if "--lang" not in (before, word) and not word.startswith("--lang=")]


def command_of(argv: list[str]) -> str:
    """The command that a line asks for; empty when it asks for none that exists."""
    name = next((word for word in words_of(argv) if not word.startswith("-")), "").replace("-", "_")
    return name if name in COMMANDS else ""


def parser(text: Text, command: str = "", whole: bool = False) -> Parser:
    """The command line in one language: one command with all its words, the others by their names; all of them if ``whole``."""
    top = Parser(prog="tapete", description=text(DESCRIPTION), text=text)
    version = f"tapete {__version__} ({build.which()})"
    top.add_argument("--version", action="version", version=version, help=text(VERSION_HELP))
    language_argument(top, text)
    subparsers = top.add_subparsers(title=text(COMMANDS_TITLE), metavar=text(COMMAND_METAVAR), required=True, dest="command")
    for name, help in COMMANDS.items():
        if whole or name == command:
            import_module(f"tapete.cli.commands.{name}").register(subparsers, text)
        else:
            subparsers.add_parser(name.replace("_", "-"), help=text(help))
    return top


def preferred_language(environment: Mapping[str, str]) -> str:
    """What the environment says of the language: TAPETE_LANG, else the variables of the locale; empty when it says nothing.

    >>> preferred_language({"LANG": "en_GB.UTF-8"}), preferred_language({"LANG": "C.UTF-8"})
    ('en', '')
    >>> preferred_language({"LANG": "en_GB.UTF-8", "TAPETE_LANG": "es"})
    'es'
    """
    for variable in ("TAPETE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        said = environment.get(variable, "").lower()[:2]
        if said in LANGUAGES:
            return said
    return ""


def language_of(argv: list[str], preferred: str) -> Language:
    """The language asked for by `--lang`, else the preferred one, else Spanish; the help needs it before the parsing."""
    asked = [after for option, after in pairwise(argv) if option == "--lang"]
    asked += [word.removeprefix("--lang=") for word in argv if word.startswith("--lang=")]
    for candidate in [*asked, preferred.lower()[:2]]:
        for language in LANGUAGES:
            if candidate == language:
                return language
    return "es"
