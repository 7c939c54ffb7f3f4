"""`tapete new-card`: the place for a card's declaration and its test."""

import re
from argparse import Namespace
from pathlib import Path

from tapete.cli import scaffold, set_files
from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers, game_argument
from tapete.cli.playable import playable
from tapete.cli.text import Phrase, Problem, Text, near_names
from tapete.core.language import Words

HELP = COMMANDS["new_card"]
CARD_HELP = Phrase(es="identificador de la carta, como en los datos del juego", en="id of the card, as in the game's data")
CARD = Phrase(es="CARTA", en="CARD")
NAME = Phrase(es="NOMBRE", en="NAME")
ES_HELP = Phrase(
    es="su nombre en español, en los juegos sin archivo de datos", en="its Spanish name, in games without a file of facts"
)
EN_HELP = Phrase(es="su nombre en inglés, igual", en="its English name, likewise")
FOLDER = Phrase(es="CARPETA", en="FOLDER")
TO_HELP = Phrase(es="carpeta del set propio al que va (tapete new-set)", en="folder of your own set it goes to (tapete new-set)")
NAME_IS_GIVEN = Phrase(
    es="los nombres de las cartas de {game} están en sus datos: --es y --en no valen aquí",
    en="the names of {game}'s cards are in its data: --es and --en are of no use here",
)
BAD_ID = Phrase(
    es="«{value}» no vale como identificador: letras minúsculas, números, «-» y «_», por ejemplo golpe-bajo",
    en="'{value}' will not do as an id: small letters, digits, '-' and '_', for example low-blow",
)

IMPLEMENTED = Phrase(
    es="{id} ya está implementada: tapete text {game} {id}", en="{id} is implemented already: tapete text {game} {id}"
)
UNKNOWN = Phrase(
    es="no hay datos de ninguna carta «{value}»: añádelos antes a src/tapete/games/{game}/data. {near}",
    en="there are no facts of a card '{value}': add them first to src/tapete/games/{game}/data. {near}",
)
NO_FILE = Phrase(es="{game} no dice en qué archivo va una carta", en="{game} does not say which file a card goes to")
WRITTEN = Phrase(
    es="Archivos preparados: {files}.\n"
    "Escribe sus habilidades con el vocabulario del juego y su prueba; la guía es docs/add-a-card.md.",
    en="Files prepared: {files}.\nWrite its abilities in the game's vocabulary, and its test; the guide is docs/add-a-card.md.",
)


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("new-card", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("card", metavar=text(CARD), help=text(CARD_HELP))
    parser.add_argument("--es", metavar=text(NAME), help=text(ES_HELP))
    parser.add_argument("--en", metavar=text(NAME), help=text(EN_HELP))
    parser.add_argument("--to", type=Path, metavar=text(FOLDER), help=text(TO_HELP))
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    game = playable(arguments)
    id = arguments.card
    documents = game.documents
    if arguments.to is not None:
        return into_a_set(arguments, text)
    made_id = documents.new_id(id)
    root = scaffold.source_root()
    if made_id in game.catalogue or id in game.catalogue:
        raise Problem(IMPLEMENTED, id=made_id if made_id in game.catalogue else id, game=game.id)
    if documents.has_facts():
        if arguments.es or arguments.en:
            raise Problem(NAME_IS_GIVEN, game=game.id)
        known = documents.known_cards()
        if id not in known:
            near = near_names(id, [name for name in known if name not in game.catalogue], text)
            raise Problem(UNKNOWN, value=id, game=game.id, near=near)
    elif not re.fullmatch(r"[a-z][a-z0-9_-]*", id):
        raise Problem(BAD_ID, value=id)
    file = documents.card_file(id)
    if not file:
        raise Problem(NO_FILE, game=game.id)
    shown = re.sub("[-_]", " ", id).capitalize()
    name = Words(quoted(arguments.es or shown), quoted(arguments.en or shown))
    made = scaffold.new_card(root, game.id, made_id, file, documents.declaration(id, name))
    text.show(WRITTEN, files=", ".join(str(path.relative_to(root)) for path in made))
    return 0


def into_a_set(arguments: Namespace, text: Text) -> int:
    """A card of a set from outside, which brings its own facts."""
    game, id = playable(arguments), arguments.card
    if not re.fullmatch(r"[a-z][a-z0-9_-]*", id):
        raise Problem(BAD_ID, value=id)
    shown = re.sub("[-_]", " ", id).capitalize()
    made = set_files.add_card(arguments.to, game.id, id, Words(arguments.es or shown, arguments.en or shown))
    text.show(WRITTEN, files=", ".join(str(path) for path in made))
    return 0


def quoted(name: str) -> str:
    """A name as it stands between quotation marks in a card file."""
    return name.replace("\\", "\\\\").replace('"', '\\"')
