"""What the questions to the laboratory that play deals in several ways have in common: arguments, decks, progress, files."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tapete.cli.commands.simulate import DEALS_PROGRESS, bot_names, progress_bar, run_arguments, tell_written, undertaking
from tapete.cli.parser import game_argument, json_argument
from tapete.cli.playable import positive
from tapete.cli.text import Phrase, Problem, Text

if TYPE_CHECKING:
    from tapete.core.game import Game
    from tapete.lab.sheets import Sheet
    from tapete.lab.study import Rows, Study

BOT_HELP = Phrase(es="el bot que juega por todos ({usual})", en="the bot that plays for everybody ({usual})")
AGAINST_HELP = Phrase(
    es="un mazo contra el que se juega, por su nombre o en un archivo; se puede repetir (todos los del juego)",
    en="a deck to play against, by its name or in a file; can be given again (all that come with the game)",
)
MARGIN_HELP = Phrase(
    es="a cuántos puntos de distancia cuenta como igual, y la pregunta queda resuelta (5)",
    en="how many points apart counts as the same, which settles the question (5)",
)
NUMBER = Phrase(es="N", en="N")
NAME = Phrase(es="BOT", en="BOT")
DECK = Phrase(es="MAZO", en="DECK")
POINTS = Phrase(es="PUNTOS", en="POINTS")
ONE_BOT = Phrase(es="hace falta un solo bot, que juega por todos", en="one bot is needed, which plays for everybody")
NO_DECKS = Phrase(
    es="en {game} no se juega con mazos traídos de casa; de sus cartas informa `tapete lab balance {game}`",
    en="{game} is not played with decks of one's own; `tapete lab balance {game}` tells of its cards",
)
WIDE_MARGIN = Phrase(es="--margin va de 1 a 49 puntos, no {value}", en="--margin is from 1 to 49 points, not {value}")
UNFINISHED = Phrase(
    es="repartos con una partida sin terminar, que no cuentan: {count}",
    en="deals with a game that did not end, which do not count: {count}",
)
USUAL = "greedy"


def study_arguments(parser: ArgumentParser, text: Text, deals: int, about: Phrase) -> None:
    """The game, how many deals, the bot, and what everything that plays many games takes."""
    game_argument(parser, text)
    parser.add_argument("--deals", type=positive, default=deals, metavar=text(NUMBER), help=text(about))
    parser.add_argument("--bot", default=USUAL, metavar=text(NAME), help=text(BOT_HELP, usual=USUAL))
    run_arguments(parser, text, once=False)
    json_argument(parser, text)


def margin_argument(parser: ArgumentParser, text: Text) -> None:
    parser.add_argument("--margin", type=positive, default=5, metavar=text(POINTS), help=text(MARGIN_HELP))


def against_argument(parser: ArgumentParser, text: Text) -> None:
    parser.add_argument("--against", action="append", default=[], metavar=text(DECK), help=text(AGAINST_HELP))


def margin_of(arguments: Namespace) -> float:
    if arguments.margin > 49:
        raise Problem(WIDE_MARGIN, value=arguments.margin)
    return float(arguments.margin) / 100


def one_bot(arguments: Namespace, text: Text) -> str:
    names = bot_names(arguments.bot, text)
    if len(names) != 1:
        raise Problem(ONE_BOT)
    return names[0]


def decks_of(game: "Game", names: Sequence[str], text: Text) -> tuple[dict[str, object], ...]:
    """Decks by their names or files, or all that come with the game; each can be played with."""
    from tapete.cli.documents import bad_document, find_deck
    from tapete.core.refusal import BadDocument

    shipped = tuple(game.documents.decks())
    if not shipped:
        raise Problem(NO_DECKS, game=game.id)
    found = tuple([find_deck(game, name, text) for name in names]) if names else shipped
    for deck, name in zip(found, names or [deck_name(deck) for deck in found], strict=True):
        try:
            game.start({"decks": [deck, shipped[0]]}, 1)
        except BadDocument as error:
            raise bad_document(name, error, text) from None
    return found


def deck_name(deck: dict[str, object]) -> str:
    return str(deck.get("name") or "?")


def conducted(
    study: "Study", deals: int, arguments: Namespace, text: Text, settled: "Callable[[Rows], bool] | None" = None
) -> "Rows":
    """Play a study, with its journal in the folder of the results; whoever watches sees how far it is."""
    from tapete.lab.study import Means, conduct, unfinished

    with undertaking(arguments):
        bar = progress_bar(deals, text, DEALS_PROGRESS)
        rows = conduct(study, deals, Means(arguments.processes, arguments.engine, arguments.out, bar), settled)
    if bar is not None and len(rows) < deals:
        print(file=sys.stderr)  # the bar stays where the question was settled
    if unfinished(rows):
        print(text(UNFINISHED, count=unfinished(rows)), file=sys.stderr)
    return rows


def provenance(study: "Study", rows: "Rows") -> dict[str, object]:
    """With what an answer was found."""
    from tapete.lab.journal import made_with
    from tapete.lab.study import unfinished

    counts = {"deals": len(rows), "unfinished": unfinished(rows)}
    return {**made_with(study.game), "game": study.game, "bot": study.bot, "seed": study.seed, **counts}


def deliver(sheet: "Sheet", arguments: Namespace, text: Text) -> bool:
    """Write the files, before anything is printed; with `--json` print the data, and nothing else is to be told."""
    from tapete.lab.sheets import write_sheet

    if arguments.out is not None:
        with undertaking(arguments):
            tell_written(arguments.out, write_sheet(arguments.out, sheet, text.language), text)
    if arguments.json:
        text.show_json(sheet.data)
    return bool(arguments.json)


def hundredths(**shares: float) -> dict[str, str]:
    return {name: f"{100 * value:.1f}" for name, value in shares.items()}


def signed(**shares: float) -> dict[str, str]:
    return {name: f"{100 * value:+.1f}" for name, value in shares.items()}
