"""`tapete lab chains DECK_A DECK_B`: the handicap of chains that evens two decks of KeyForge."""

import sys
from argparse import Namespace
from functools import partial
from typing import TYPE_CHECKING, TextIO

from tapete.cli.commands.simulate import bot_names, in_parts, run_arguments, tell_written
from tapete.cli.parser import Subparsers, json_argument
from tapete.cli.playable import find, positive
from tapete.cli.text import Phrase, Problem, Text

if TYPE_CHECKING:
    from tapete.lab.chains import Trial

GAME = "keyforge"
HELP = Phrase(
    es="busca las cadenas que igualan dos mazos de KeyForge, con el mismo bot para los dos",
    en="find the chains that even two decks of KeyForge, with one bot for both",
)
DECK_HELP = Phrase(es="un mazo, por su nombre o en un archivo", en="a deck, by its name or in a file")
GAMES_HELP = Phrase(es="partidas con cada número de cadenas (200)", en="games with each number of chains (200)")
BOT_HELP = Phrase(es="el bot que juega con los dos ({usual})", en="the bot that plays both ({usual})")
NUMBER = Phrase(es="N", en="N")
NAME = Phrase(es="BOT", en="BOT")
FIRST = Phrase(es="MAZO_A", en="DECK_A")
SECOND = Phrase(es="MAZO_B", en="DECK_B")
ONE_BOT = Phrase(es="hace falta un solo bot, que juega con los dos mazos", en="one bot is needed, which plays both decks")
TRIAL = Phrase(
    es="  con {chains} {chains:cadena|cadenas}: {share} % (95 %: {low}–{high}) de {games} {games:partida|partidas}",
    en="  with {chains} {chains:chain|chains}: {share}% (95%: {low}–{high}) of {games} {games:game|games}",
)
STRONGER = Phrase(es="{deck} gana más a {rival}:", en="{deck} wins more against {rival}:")
EVEN = Phrase(
    es="Se igualan con {chains} {chains:cadena|cadenas} (la curva cruza la mitad en {even}; 95 %: {low}–{high})",
    en="Even with {chains} {chains:chain|chains} (the curve crosses one half at {even}; 95%: {low}–{high})",
)
NEVER = Phrase(es="Ni con {most} cadenas se igualan", en="Not even {most} chains make them even")
USUAL = "greedy"


def register(questions: Subparsers, text: Text) -> None:
    parser = questions.add_parser("chains", help=text(HELP), description=text(HELP))
    parser.add_argument("first", metavar=text(FIRST), help=text(DECK_HELP))
    parser.add_argument("second", metavar=text(SECOND), help=text(DECK_HELP))
    parser.add_argument("--games", type=positive, default=200, metavar=text(NUMBER), help=text(GAMES_HELP))
    parser.add_argument("--bot", default=USUAL, metavar=text(NAME), help=text(BOT_HELP, usual=USUAL))
    run_arguments(parser, text)
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    from tapete.cli.documents import bad_document, find_deck
    from tapete.core.refusal import BadDocument
    from tapete.lab.chains import MOST, chains_sheet, handicap
    from tapete.lab.journal import made_with
    from tapete.lab.sheets import write_sheet

    game = find(GAME)
    bots = bot_names(arguments.bot, text)
    if len(bots) != 1:
        raise Problem(ONE_BOT)
    names = (arguments.first, arguments.second)
    decks = [find_deck(game, name, text) for name in names]
    try:
        game.start({"decks": decks}, 1)
    except BadDocument as error:
        raise bad_document(" / ".join(names), error, text) from None
    told = partial(tell, text) if sys.stderr.isatty() else None
    found = handicap(GAME, decks, bots[0], arguments.games, in_parts(arguments, text), arguments.seed, told, arguments.once)
    called = [str(deck.get("name") or name) if isinstance(deck, dict) else name for deck, name in zip(decks, names, strict=True)]
    data = {**made_with(GAME), "decks": called, "bot": bots[0], "seed": arguments.seed, **found.as_json()}
    if arguments.out is not None:
        tell_written(arguments.out, write_sheet(arguments.out, chains_sheet(called, found, data), text.language), text)
    if arguments.json:
        text.show_json(data)
        return 0
    text.show(STRONGER, deck=called[found.stronger], rival=called[1 - found.stronger])
    for trial in found.trials:
        tell(text, trial, sys.stdout)
    if found.enough:
        text.show(EVEN, chains=found.chains, even=f"{found.even:.1f}", low=f"{found.low:.1f}", high=f"{found.high:.1f}")
    else:
        text.show(NEVER, most=MOST)
    return 0


def tell(text: Text, trial: "Trial", where: TextIO | None = None) -> None:
    """One trial; those who watch are told each as it ends, on standard error."""
    told = trial.as_json()
    shares = {name: round(100 * float(str(told[name])), 1) for name in ("share", "low", "high")}
    print(text(TRIAL, chains=trial.chains, games=trial.games, **shares), file=where or sys.stderr, flush=True)
