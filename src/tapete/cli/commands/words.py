"""`tapete words`: the words that a game's cards are written in, each with a card that shows it."""

from argparse import Namespace

from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import playable
from tapete.cli.text import Phrase, Problem, Text
from tapete.core.game import Game
from tapete.core.language import EN, ES
from tapete.vocabulary import Word, in_symbols, one_card, words

HELP = COMMANDS["words"]
COUNTS = Phrase(
    es="{game}: {words} palabras, {one_card} de ellas en una sola carta",
    en="{game}: {words} words, {one_card} of them on one card only",
)
NO_CARDS = Phrase(es="{game} no tiene archivos de cartas", en="{game} has no card files")


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("words", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    game = playable(arguments)
    try:
        found = words(game)
    except (ModuleNotFoundError, FileNotFoundError):
        raise Problem(NO_CARDS, game=game.id) from None
    alone = len(one_card(found))
    if arguments.json:
        text.show_json({"game": game.id, "words": [as_json(game, word) for word in found], "one_card": alone})
        return 0
    for word in found:
        print("\n".join(entry(game, word, text.language)))
    print()
    text.show(COUNTS, game=game.id, words=len(found), one_card=alone)
    return 0


def as_json(game: Game, word: Word) -> dict[str, object]:
    card = word.example()
    return {
        "word": word.name,
        "cards": word.cards,
        "example": card.id if card is not None else None,
        "es": card.text(ES) if card is not None else "",
        "en": card.text(EN) if card is not None else "",
        "symbols": in_symbols(game, card) if card is not None else "",
    }


def entry(game: Game, word: Word, lang: str) -> list[str]:
    """A word and how many cards use it, then the card that shows it."""
    lines = [f"{word.name}  {word.cards}"]
    card = word.example()
    if card is not None:
        lines.append(f"    {card.name.text(lang)}: {card.text(lang)}")
        said = in_symbols(game, card)
        if said:
            lines.append(f"    {said}")
    return lines
