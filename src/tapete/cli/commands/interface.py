"""`tapete interface`: what programs that learn are told of a game, column by column."""

from argparse import Namespace
from typing import Any

from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import NUMBER, PLAYERS_HELP, check_setup, playable, positive
from tapete.cli.text import Phrase, Text

HELP = COMMANDS["interface"]
HEAD = Phrase(
    es="{game} para {players}: observaciones, versión {version}, huella {fingerprint}; {actions} acciones, {cards} cartas",
    en="{game} for {players}: observations, version {version}, fingerprint {fingerprint}; {actions} actions, {cards} cards",
)
FORM = Phrase(es="\n{form}: {size} números ({dtype})", en="\n{form}: {size} numbers ({dtype})")
PIECE = Phrase(es="  {name}: {rows} × {width}", en="  {name}: {rows} × {width}")
COLUMN = Phrase(es="    {name}: {kind}", en="    {name}: {kind}")
NAMES = {
    "categorical": Phrase(es="categoría ({size})", en="categorical ({size})"),
    "count": Phrase(es="cuenta ({min} a {max})", en="count ({min} to {max})"),
    "flag": Phrase(es="sí o no", en="flag"),
}


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("interface", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("--players", type=positive, default=0, metavar=text(NUMBER), help=text(PLAYERS_HELP))
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    from tapete.interfaces.spec import spec

    game = playable(arguments)
    check_setup(game, arguments.players, (), text)
    told: dict[str, Any] = spec(game.id, arguments.players)
    if arguments.json:
        text.show_json(told)
        return 0
    version = ".".join([str(number) for number in told["version"]])
    text.show(HEAD, **{**told, "version": version, "cards": len(told["cards"])})
    for form in ("rows", "flat"):
        text.show(FORM, form=form, size=told[form]["size"], dtype=told[form]["dtype"])
        for piece in told[form]["pieces"]:
            rows, width = piece["shape"]
            text.show(PIECE, name=piece["name"], rows=rows, width=width)
            for column in piece["columns"] if form == "rows" else ():
                text.show(COLUMN, name=column["name"], kind=text(NAMES[column["kind"]], **column))
    return 0
