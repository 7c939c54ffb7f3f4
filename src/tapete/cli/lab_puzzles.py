"""`tapete lab puzzles GAME`: find turns with one best line in games that bots play."""

import sys
from argparse import Namespace
from pathlib import Path

from tapete.cli.commands.simulate import undertaking
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import check_setup, playable, positive, setting, whole
from tapete.cli.text import Phrase, Problem, Text

HELP = Phrase(
    es="busca problemas: turnos de partidas de bots con una sola línea mejor que las demás",
    en="find puzzles: turns of games between bots with one line that is better than all others",
)
COUNT_HELP = Phrase(es="cuántos problemas hacen falta (40)", en="how many puzzles are wanted (40)")
GAMES_HELP = Phrase(es="no mirar más partidas que estas (10000)", en="look at no more games than these (10000)")
MOST_HELP = Phrase(
    es="posiciones que se miran de un turno; si tiene más, se deja ({usual})",
    en="positions of a turn that are looked at; one with more is left alone ({usual})",
)
BOT_HELP = Phrase(es="quién juega las partidas (aprendiz)", en="who plays the games (aprendiz)")
SEED_HELP = Phrase(es="semilla de la que sale todo (1)", en="the seed that decides everything (1)")
OUT_HELP = Phrase(
    es="archivo de lo encontrado; la misma orden sigue donde quedó",
    en="file of what was found; the same command goes on from there",
)
SET_HELP = Phrase(es="un campo de la preparación, por ejemplo mode=duel", en="a field of the setup, such as mode=duel")
NUMBER = Phrase(es="N", en="N")
BOT = Phrase(es="BOT", en="BOT")
FILE = Phrase(es="ARCHIVO", en="FILE")
SETTING = Phrase(es="CAMPO=VALOR", en="FIELD=VALUE")
NO_AIMS = Phrase(es="de {game} todavía no hay problemas", en="there are no puzzles of {game} yet")
ANOTHER = Phrase(
    es="{file} guarda lo encontrado por otra búsqueda; elige otro archivo",
    en="{file} holds what another search found; choose another file",
)
LOOKED = Phrase(
    es="{games} {games:partida|partidas}: {count} {count:problema|problemas}",
    en="{games} {games:game|games}: {count} {count:puzzle|puzzles}",
)
ROW = Phrase(es="{rating}  {asked}  ({themes}; {looked} posiciones)", en="{rating}  {asked}  ({themes}; {looked} positions)")


def register(questions: Subparsers, text: Text) -> None:
    from tapete.lab.puzzles import MOST

    parser = questions.add_parser("puzzles", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("--count", type=positive, default=40, metavar=text(NUMBER), help=text(COUNT_HELP))
    parser.add_argument("--games", type=positive, default=10_000, metavar=text(NUMBER), help=text(GAMES_HELP))
    parser.add_argument("--most", type=positive, default=MOST, metavar=text(NUMBER), help=text(MOST_HELP, usual=MOST))
    parser.add_argument("--bot", default="aprendiz", metavar=text(BOT), help=text(BOT_HELP))
    parser.add_argument("--seed", type=whole, default=1, metavar=text(NUMBER), help=text(SEED_HELP))
    parser.add_argument("--out", type=Path, metavar=text(FILE), help=text(OUT_HELP))
    parser.add_argument("--set", action="append", type=setting, default=[], metavar=text(SETTING), help=text(SET_HELP))
    json_argument(parser, text)
    parser.set_defaults(run=run, engine="local")


def run(arguments: Namespace, text: Text) -> int:
    from tapete.lab.puzzles import Elsewhere, Found, Search, different, gathered, written
    from tapete.puzzles.aims import AIMS

    game = playable(arguments)
    if game.id not in AIMS:
        raise Problem(NO_AIMS, game=game.id)
    settings = tuple(arguments.set)
    check_setup(game, 2, settings, text)
    search = Search(game.id, arguments.seed, arguments.bot, arguments.most, settings)

    def tell(found: Found) -> None:
        print(text(LOOKED, games=found.games, count=len(found.puzzles)), file=sys.stderr, flush=True)

    with undertaking(arguments):
        try:
            found = gathered(search, arguments.count, arguments.games, arguments.out, tell)
        except Elsewhere as elsewhere:
            raise Problem(ANOTHER, file=elsewhere) from None
    if arguments.json:
        print(written(found.puzzles), end="")
        return 0
    for puzzle in different(found.puzzles):
        themes = ", ".join([words.text(text.language) for words in puzzle.named_themes().values()])
        text.show(ROW, rating=puzzle.rating, asked=puzzle.asked.text(text.language), themes=themes, looked=puzzle.looked)
    return 0
