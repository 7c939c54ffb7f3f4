"""`tapete new-card`: the place for a card's declaration and its test."""

from argparse import Namespace

from tapete.cli import scaffold
from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers, game_argument
from tapete.cli.playable import playable
from tapete.cli.text import Phrase, Problem, Text, near_names

HELP = COMMANDS["new_card"]
CARD_HELP = Phrase(es="identificador de la carta, como en los datos del juego", en="id of the card, as in the game's data")
CARD = Phrase(es="CARTA", en="CARD")

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
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    game = playable(arguments)
    id = arguments.card
    root = scaffold.source_root()
    if id in game.catalogue:
        raise Problem(IMPLEMENTED, id=id, game=game.id)
    known = game.documents.known_cards()
    if id not in known:
        raise Problem(
            UNKNOWN, value=id, game=game.id, near=near_names(id, [name for name in known if name not in game.catalogue], text)
        )
    file = game.documents.card_file(id)
    if not file:
        raise Problem(NO_FILE, game=game.id)
    made = scaffold.new_card(root, game.id, id, file)
    text.show(WRITTEN, files=", ".join(str(path.relative_to(root)) for path in made))
    return 0
