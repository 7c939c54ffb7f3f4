"""`tapete lab`: questions to the laboratory. Here `ladder`: which bots beat which; the others have their own files."""

from argparse import Namespace
from typing import TYPE_CHECKING

from tapete.cli import lab_balance, lab_cards, lab_chains, lab_decks, lab_puzzles, lab_train
from tapete.cli.commands import COMMANDS
from tapete.cli.commands.simulate import bot_names, in_parts, run_arguments, tell_written
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import check_setup, playable, positive, setting
from tapete.cli.text import Phrase, Problem, Text

if TYPE_CHECKING:
    from tapete.lab.ladder import Rung

HELP = COMMANDS["lab"]
WHAT = Phrase(es="PREGUNTA", en="QUESTION")
LADDER_HELP = Phrase(
    es="mide los bots: cuánto gana cada uno al anterior, cambiando de asiento",
    en="measure the bots: how often each beats the one before, changing seats",
)
GAMES_HELP = Phrase(es="partidas de cada pareja (100)", en="games of each pair (100)")
BOTS_HELP = Phrase(
    es="los bots, del más débil al más fuerte, separados por comas ({usual}): {bots}",
    en="the bots, weakest first, separated by commas ({usual}): {bots}",
)
PAIRS_HELP = Phrase(
    es="next: cada uno contra el anterior; all: todos contra todos", en="next: each against the one before; all: all pairs"
)
SET_HELP = Phrase(es="un campo de la preparación, por ejemplo mode=draft", en="a field of the setup, such as mode=draft")
NUMBER = Phrase(es="N", en="N")
NAMES = Phrase(es="BOTS", en="BOTS")
SETTING = Phrase(es="CAMPO=VALOR", en="FIELD=VALUE")
NOT_ENOUGH = Phrase(es="una escala tiene al menos dos bots", en="a ladder has at least two bots")
RUNG = Phrase(
    es="{bot} contra {rival}: {share} % (95 %: {low}–{high}); "
    "{wins} {wins:victoria|victorias}, {losses} {losses:derrota|derrotas}, {draws} {draws:empate|empates} en {seconds} s",
    en="{bot} against {rival}: {share}% (95%: {low}–{high}); "
    "{wins} {wins:win|wins}, {losses} {losses:loss|losses}, {draws} {draws:draw|draws} in {seconds} s",
)
UNFINISHED = Phrase(es="  partidas sin terminar: {count}", en="  games that did not end: {count}")
RATING = Phrase(es="  {bot}: {elo} Elo (95 %: {low} a {high})", en="  {bot}: {elo} Elo (95%: {low} to {high})")
USUAL = "random,aprendiz,aficionado"


def register(subparsers: Subparsers, text: Text) -> None:
    from tapete import bots
    from tapete.lab.ladder import NEXT, PAIRS

    lab = subparsers.add_parser("lab", help=text(HELP), description=text(HELP))
    questions = lab.add_subparsers(metavar=text(WHAT), required=True, dest="action")
    lab_balance.register(questions, text)
    lab_chains.register(questions, text)
    lab_decks.register(questions, text)
    lab_cards.register(questions, text)
    lab_train.register(questions, text)
    lab_puzzles.register(questions, text)
    parser = questions.add_parser("ladder", help=text(LADDER_HELP), description=text(LADDER_HELP))
    game_argument(parser, text)
    parser.add_argument("--games", type=positive, default=100, metavar=text(NUMBER), help=text(GAMES_HELP))
    about = text(BOTS_HELP, usual=USUAL, bots=bots.describe(text.language))
    parser.add_argument("--bots", default=USUAL, metavar=text(NAMES), help=about)
    parser.add_argument("--pairs", choices=PAIRS, default=NEXT, help=text(PAIRS_HELP))
    run_arguments(parser, text)
    parser.add_argument("--set", action="append", type=setting, default=[], metavar=text(SETTING), help=text(SET_HELP))
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    from tapete.lab.journal import made_with
    from tapete.lab.ladder import climb, ladder_sheet, rated
    from tapete.lab.sheets import write_sheet

    game = playable(arguments)
    names = bot_names(arguments.bots, text)
    if len(names) < 2:
        raise Problem(NOT_ENOUGH)
    settings = tuple(arguments.set)
    check_setup(game, 2, settings, text)

    def tell(rung: "Rung") -> None:
        if not arguments.json:
            show(rung, text)

    play = in_parts(arguments, text)
    rungs = climb(game.id, names, arguments.games, play, arguments.seed, arguments.pairs, settings, tell, arguments.once)
    ratings = rated(names, rungs)
    told = {"rungs": [rung.as_json() for rung in rungs], "ratings": [rating.as_json() for rating in ratings]}
    data: dict[str, object] = {**made_with(game.id), "game": game.id, "seed": arguments.seed, **told}
    if arguments.out is not None:
        sheet = ladder_sheet(game.title, rungs, ratings, data)
        tell_written(arguments.out, write_sheet(arguments.out, sheet, text.language), text)
    if arguments.json:
        text.show_json(data)
    else:
        for each in ratings:
            text.show(RATING, bot=each.bot, elo=round(each.elo), low=round(each.low), high=round(each.high))
    return 1 if any(rung.finished < rung.games for rung in rungs) else 0


def show(rung: "Rung", text: Text) -> None:
    low, high = rung.interval
    text.show(
        RUNG,
        bot=rung.bot,
        rival=rung.rival,
        share=round(100 * rung.share, 1),
        low=round(100 * low, 1),
        high=round(100 * high, 1),
        wins=rung.wins,
        losses=rung.losses,
        draws=rung.draws,
        seconds=round(rung.seconds, 1),
    )
    if rung.finished < rung.games:
        text.show(UNFINISHED, count=rung.games - rung.finished)
