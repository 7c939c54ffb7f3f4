"""`tapete new-set`: a set of cards of one's own for a game there is, as a package outside the repository."""

from argparse import Namespace
from pathlib import Path

from tapete.cli import set_files
from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers, game_argument
from tapete.cli.playable import playable
from tapete.cli.text import Phrase, Problem, Text
from tapete.core.language import Words
from tapete.games.sets import FOLDERS

HELP = COMMANDS["new_set"]
SET = Phrase(es="SET", en="SET")
NAME = Phrase(es="NOMBRE", en="NAME")
FOLDER = Phrase(es="CARPETA", en="FOLDER")
SET_HELP = Phrase(es="identificador del set, por ejemplo brasas", en="id of the set, for example embers")
TO_HELP = Phrase(es="carpeta que se hace (la del nombre del set)", en="folder to make (one with the set's name)")
ES_HELP = Phrase(es="su nombre en español", en="its Spanish name")
EN_HELP = Phrase(es="su nombre en inglés", en="its English name")
BAD_ID = Phrase(
    es="«{value}» no vale como identificador: letras minúsculas, números y «_», por ejemplo brasas",
    en="'{value}' will not do as an id: small letters, digits and '_', for example embers",
)
EXISTS = Phrase(es="ya existe {folder}", en="{folder} exists already")
NO_SETS = Phrase(es="{game} no admite sets de fuera", en="{game} takes no sets from outside")
WRITTEN = Phrase(
    es="Archivos preparados: {files}.\n"
    "Se juega con él tras «pip install {folder}», o con {variable}={inside}: tapete simulate {game} --set sets={id}",
    en="Files prepared: {files}.\n"
    "It is played with after 'pip install {folder}', or with {variable}={inside}: tapete simulate {game} --set sets={id}",
)


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("new-set", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("set", metavar=text(SET), help=text(SET_HELP))
    parser.add_argument("--es", metavar=text(NAME), help=text(ES_HELP))
    parser.add_argument("--en", metavar=text(NAME), help=text(EN_HELP))
    parser.add_argument("--to", type=Path, metavar=text(FOLDER), help=text(TO_HELP))
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    game = playable(arguments)
    id = arguments.set
    if not (id.isascii() and id.isidentifier() and id == id.lower()):
        raise Problem(BAD_ID, value=id)
    if game.id not in set_files.HEADS:
        raise Problem(NO_SETS, game=game.id)
    folder = arguments.to or Path(id)
    if folder.exists():
        raise Problem(EXISTS, folder=folder)
    shown = id.replace("_", " ").capitalize()
    made = set_files.new_set(folder, game.id, id, Words(arguments.es or shown, arguments.en or shown))
    files = ", ".join(str(path.relative_to(folder)) for path in made)
    inside = folder / f"tapete_{game.id}_{id}"
    text.show(WRITTEN, files=files, folder=folder, inside=inside, variable=FOLDERS, game=game.id, id=id)
    return 0
