"""`tapete text`: the texts of the cards, printed from what they do, and the cards that have none yet."""

from argparse import Namespace
from collections.abc import Iterable

from tapete.cli.commands import COMMANDS
from tapete.cli.parser import Subparsers, game_argument, json_argument
from tapete.cli.playable import playable
from tapete.cli.text import Phrase, Problem, Text, near_names
from tapete.core.abilities import CardDef
from tapete.core.game import Game
from tapete.core.language import EN, ES
from tapete.core.position import find_card, plain
from tapete.core.refusal import BadDocument
from tapete.core.symbols import GRAMMAR, Sign
from tapete.core.text import plain as unmarked_line

HELP = COMMANDS["text"]
CARD_HELP = Phrase(
    es="una carta, por su nombre o su identificador; sin ella, todas", en="a card, by its name or id; all cards without it"
)
CARD_METAVAR = Phrase(es="CARTA", en="CARD")
SYMBOLS_HELP = Phrase(
    es="lo que hacen las cartas en símbolos, con su leyenda, en lugar de palabras",
    en="what the cards do in symbols, with their legend, instead of words",
)
IN_SYMBOLS = Phrase(
    es="{game}: {said} de {abilities} habilidades se dicen en símbolos",
    en="{game}: {said} of {abilities} abilities are said in symbols",
)
MISSING_HELP = Phrase(es="nombra las cartas que faltan por implementar", en="name the cards that are not implemented yet")
UNKNOWN_CARD = Phrase(es="no hay ninguna carta «{value}». {near}", en="there is no card '{value}'. {near}")
NOT_IMPLEMENTED = Phrase(es="«{value}» existe pero aún no está implementada", en="'{value}' exists but is not implemented yet")
SUMMARY = Phrase(
    es="{game}: {implemented} de {cards} cartas implementadas", en="{game}: {implemented} of {cards} cards implemented"
)
BOTH = Phrase(es="--missing no va junto con una carta", en="--missing does not go with a card")
NOT_BOTH = Phrase(es="--missing no va junto con --symbols", en="--missing does not go with --symbols")


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("text", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    parser.add_argument("card", nargs="*", metavar=text(CARD_METAVAR), help=text(CARD_HELP))
    parser.add_argument("--missing", action="store_true", help=text(MISSING_HELP))
    parser.add_argument("--symbols", action="store_true", help=text(SYMBOLS_HELP))
    json_argument(parser, text)
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    game = playable(arguments)
    asked = " ".join(arguments.card)
    if asked and arguments.missing:
        raise Problem(BOTH)
    if arguments.symbols and arguments.missing:
        raise Problem(NOT_BOTH)
    printed = game.documents.printed_cards()
    missing = [id for id in printed if id not in game.catalogue]
    counts = {
        "game": game.id,
        "cards": len(printed),
        "printings": game.documents.printings(),
        "implemented": len(printed) - len(missing),
    }
    chosen = [found(game, asked, missing, text)] if asked else list(game.catalogue.values())
    if arguments.symbols:
        show_symbols(game, chosen, text, arguments.json)
        return 0
    if arguments.json:
        texts = waits_as_json(game) if arguments.missing else {"texts": [as_json(game, card) for card in chosen]}
        text.show_json({**counts, "missing": ranked(game, missing), **texts})
        return 0
    if arguments.missing:
        show_missing(game, missing, text)
    else:
        print("\n\n".join(entries(game, chosen)))
    if not asked:
        print()
        text.show(SUMMARY, **counts)
    return 0


def show_symbols(game: Game, cards: list[CardDef], text: Text, as_data: bool) -> None:
    """What cards do in symbols, and how much of it can be said so."""
    lines = {card.id: [unmarked_line(line) for line in game.speech.symbols(card)] for card in cards}
    counts = {
        "game": game.id,
        "abilities": sum([len(said) for said in lines.values()]),
        "said": sum([len([line for line in said if line]) for said in lines.values()]),
    }
    if as_data:
        text.show_json({**counts, "legend": [sign_as_json(sign) for sign in game.signs.values()], "symbols": lines})
        return
    print("\n".join([*legend_lines(game, text.language), "", *symbol_lines(cards, lines)]))
    print()
    text.show(IN_SYMBOLS, **counts)


def sign_as_json(sign: Sign) -> dict[str, object]:
    return {"id": sign.id, "glyph": sign.glyph, "name": {lang: sign.name.text(lang) for lang in (ES, EN)}}


def legend_lines(game: Game, lang: str) -> list[str]:
    names = [(sign.glyph, sign.name) for sign in game.signs.values()]
    return [f"{glyph:<4} {name.text(lang)}" for glyph, name in [*GRAMMAR, *names]]


def symbol_lines(cards: Iterable[CardDef], lines: dict[str, list[str]]) -> list[str]:
    """A line for each ability that can be said; this is also what the golden file keeps."""
    found: list[str] = []
    for card in sorted(cards, key=by_id):
        said = lines[card.id]
        if any(said):
            found.append(f"{card.name.es} / {card.name.en}  [{card.id}]")
            found += [f"      {line or '…'}" for line in said]
    return found


def ranked(game: Game, missing: list[str]) -> list[str]:
    """What is missing, in the order of what keeps most of it back; the rest as it comes."""
    told = [id for _, ids in game.documents.waiting() for id in ids]
    return told + [id for id in missing if id not in told]


def show_missing(game: Game, missing: list[str], text: Text) -> None:
    told = 0
    for words, ids in game.documents.waiting():
        print(f"{len(ids):4}  {words.text(text.language)}")
        for id in ids:
            print(f"      {id}")
        told += len(ids)
    for id in ranked(game, missing)[told:]:
        print(id)


def waits_as_json(game: Game) -> dict[str, object]:
    waits = [{"for": {lang: words.text(lang) for lang in (ES, EN)}, "cards": ids} for words, ids in game.documents.waiting()]
    return {"waiting": waits} if waits else {}


def found(game: Game, asked: str, missing: list[str], text: Text) -> CardDef:
    try:
        return find_card(game, asked, "card")
    except BadDocument:
        if plain(asked).replace(" ", "-") in missing:
            raise Problem(NOT_IMPLEMENTED, value=asked) from None
        names = [name for card in game.catalogue.values() for name in (card.name.text(text.language), card.id)]
        raise Problem(UNKNOWN_CARD, value=asked, near=near_names(asked, names, text)) from None


def entries(game: Game, cards: Iterable[CardDef]) -> list[str]:
    """The cards as text, one block each: this is also what the golden file keeps."""
    return ["\n".join(entry(game, card)) for card in sorted(cards, key=by_id)]


def entry(game: Game, card: CardDef) -> list[str]:
    lines = [f"{card.name.es} / {card.name.en}  [{card.id}]"]
    for lang in (ES, EN):
        facts = game.speech.facts_text(card, lang)
        said = card.text(lang)
        lines.append(f"  {lang}  {facts}" if facts else f"  {lang}")
        if said:
            lines.append(f"      {said}")
    return lines


def as_json(game: Game, card: CardDef) -> dict[str, object]:
    return {
        "id": card.id,
        "name": {lang: card.name.text(lang) for lang in (ES, EN)},
        "facts": {lang: game.speech.facts_text(card, lang) for lang in (ES, EN)},
        "text": {lang: card.text(lang) for lang in (ES, EN)},
    }


def by_id(card: CardDef) -> str:
    return card.id
