"""`tapete bench`: how fast a game runs on this machine."""

from argparse import Namespace

from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import check_setup, playable, seconds, setup_arguments, whole
from tapete.cli.text import Phrase, Text

HELP = COMMANDS["bench"]
SECONDS_HELP = Phrase(es="cuánto jugar (3)", en="how long to play (3)")
SEED_HELP = Phrase(es="semilla (1)", en="seed (1)")
TIME = Phrase(es="S", en="S")
NUMBER = Phrase(es="N", en="N")
RESULT = Phrase(
    es="""{game} ({build})
  {decisions_per_second} decisiones por segundo
  {games_per_second} partidas por segundo
  {decisions_per_game} decisiones por partida
  {clone_microseconds} µs por copia de un estado""",
    en="""{game} ({build})
  {decisions_per_second} decisions a second
  {games_per_second} games a second
  {decisions_per_game} decisions a game
  {clone_microseconds} µs for a copy of a state""",
)


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("bench", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("--seconds", type=seconds, default=3.0, metavar=text(TIME), help=text(SECONDS_HELP))
    parser.add_argument("--seed", type=whole, default=1, metavar=text(NUMBER), help=text(SEED_HELP))
    setup_arguments(parser, text)
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    game = playable(arguments)
    from tapete.lab.bench import bench

    settings = tuple(arguments.set)
    check_setup(game, arguments.players, settings, text)
    measured = bench(game.id, arguments.seconds, arguments.seed, arguments.players, settings).as_json()
    if arguments.json:
        text.show_json(measured)
    else:
        text.show(RESULT, **measured)
    return 0
