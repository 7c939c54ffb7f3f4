"""`tapete new-game`: a package that plays from the first minute, to be changed piece by piece."""

from argparse import Namespace

from tapete.cli import scaffold
from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers
from tapete.cli.text import Phrase, Text

HELP = COMMANDS["new_game"]
NAME_HELP = Phrase(es="nombre del paquete, por ejemplo mi_juego", en="name of the package, for example my_game")
TITLE_HELP = Phrase(es="título del juego", en="title of the game")
NAME = Phrase(es="NOMBRE", en="NAME")
TITLE = Phrase(es="TÍTULO", en="TITLE")
WRITTEN = Phrase(
    es="Archivos preparados: {files}.\nPruébalo: tapete play {id}. La guía es docs/add-a-game.md.",
    en="Files prepared: {files}.\nTry it: tapete play {id}. The guide is docs/add-a-game.md.",
)


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("new-game", help=text(HELP), description=text(HELP))
    parser.add_argument("name", metavar=text(NAME), help=text(NAME_HELP))
    parser.add_argument("--title", default="", metavar=text(TITLE), help=text(TITLE_HELP))
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    root = scaffold.source_root()
    title = arguments.title or arguments.name.replace("_", " ").capitalize()
    made = scaffold.new_game(root, arguments.name, title)
    text.show(WRITTEN, files=", ".join(str(path.relative_to(root)) for path in made), id=arguments.name)
    return 0
