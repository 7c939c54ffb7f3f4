"""`tapete completion`: what bash, zsh or tcsh needs to complete commands, options and names of games."""

from argparse import Namespace

from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers
from tapete.cli.text import Phrase, Text

HELP = COMMANDS["completion"]
DESCRIPTION = Phrase(
    es='Escribe en la salida lo que completa órdenes; en bash: eval "$(tapete completion bash)".',
    en='Writes to standard output what completes commands; in bash: eval "$(tapete completion bash)".',
)
SHELL_HELP = Phrase(es="el intérprete: {shells}", en="the shell: {shells}")
SHELL = Phrase(es="INTÉRPRETE", en="SHELL")
SHELLS = ("bash", "zsh", "tcsh")


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("completion", help=text(HELP), description=text(DESCRIPTION))
    parser.add_argument("shell", choices=SHELLS, metavar=text(SHELL), help=text(SHELL_HELP, shells=", ".join(SHELLS)))
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    import shtab

    from tapete.cli import parser

    print(shtab.complete(parser(text, whole=True), shell=arguments.shell))
    return 0
