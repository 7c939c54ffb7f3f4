"""`tapete deck`: import, show, validate and generate decks."""

import sys
from argparse import Namespace
from collections import Counter
from pathlib import Path

from tapete.cli.commands import COMMANDS
from tapete.cli.deck_files import INVALID, VALID, write
from tapete.cli.documents import bad_document, deck_document, find_deck
from tapete.cli.parser import Subparsers, json_argument
from tapete.cli.playable import whole
from tapete.cli.text import Phrase, Problem, Text
from tapete.core.position import plain
from tapete.core.refusal import BadDocument

HELP = COMMANDS["deck"]
GAME_HELP = Phrase(es="el juego de los mazos (por defecto, keyforge)", en="the game of the decks (keyforge by default)")
IMPORT_HELP = Phrase(
    es="lee mazos de Master Vault, Decks of KeyForge o Keyteki, o listas de nombres, y los escribe en la forma propia",
    en="read Master Vault, Decks of KeyForge or Keyteki decks, or lists of names, and write them in our own form",
)
EXPORT_HELP = Phrase(es="escribe un mazo como lista de nombres", en="write a deck as a list of names")
NO_LISTS = Phrase(es="los mazos de {game} no se escriben como listas", en="decks of {game} are not written as lists")
SHOW_HELP = Phrase(
    es="muestra un mazo, por su nombre o de un archivo; sin él, los que vienen con el juego",
    en="show a deck, by name or from a file; without one, those that come with the game",
)
VALIDATE_HELP = Phrase(es="dice qué le falta a un mazo para poder jugarse", en="say what keeps a deck from being played")
RANDOM_HELP = Phrase(
    es="genera un mazo que se puede jugar, según las reglas del juego",
    en="generate a deck that can be played, by the rules of the game",
)
FILE = Phrase(es="ARCHIVO", en="FILE")
DECK = Phrase(es="MAZO", en="DECK")
FILE_HELP = Phrase(es="el archivo con el mazo o los mazos", en="the file with the deck or decks")
DECK_HELP = Phrase(
    es="nombre de un mazo que viene con el juego, o un archivo", en="name of a deck that comes with the game, or a file"
)
OUT_HELP = Phrase(
    es="archivo en el que se escribe (por defecto, la salida estándar)", en="file to write to (standard output by default)"
)
SEED_HELP = Phrase(es="semilla: la misma da el mismo mazo", en="seed: the same one gives the same deck")
EDITION = Phrase(es="SET", en="SET")
EDITION_HELP = Phrase(
    es="de KeyForge, el set cuyas cartas lleva: cota (por defecto), aoa o wc; sin Anomalías ni Inconformistas",
    en="in KeyForge, the set whose cards it has: cota (by default), aoa or wc; without Anomalies and Mavericks",
)
NO_EDITIONS = Phrase(
    es="los mazos al azar de {game} no se piden por set: quita --edition",
    en="random decks of {game} do not come by set: leave out --edition",
)
LEFT_OUT = Phrase(
    es="{count} {count:mazo no se ha podido|mazos no se han podido} leer",
    en="{count} {count:deck|decks} could not be read",
)
STRENGTH = Phrase(
    es="Fuerza: {elo} (95 %: {low}–{high}) en {games} partidas; mejor contra {best} ({most} %), peor contra {worst} ({least} %)",
    en="Strength: {elo} (95%: {low}–{high}) in {games} games; best against {best} ({most}%), worst against {worst} ({least}%)",
)
ADDS = Phrase(
    es="Tras cada carta, los puntos porcentuales de victorias que aporta frente a otra de su casa en su lugar, con el intervalo "
    "que contiene el verdadero 95 veces de cada 100: {deals} {deals:reparto|repartos} con ella y los mismos sin ella.",
    en="After each card, how many percentage points of wins it adds over another of its house in its place, with the interval that "
    "holds the true number 95 times in 100: {deals} {deals:deal|deals} with it, and the same ones without it.",
)
MAVERICK = Phrase(es=" (Inconformista)", en=" (Maverick)")


def register(subparsers: Subparsers, text: Text) -> None:
    parser = subparsers.add_parser("deck", help=text(HELP), description=text(HELP))
    commands = parser.add_subparsers(dest="action", required=True, metavar="import|export|show|validate|random")
    reading = commands.add_parser("import", help=text(IMPORT_HELP), description=text(IMPORT_HELP))
    reading.add_argument("file", metavar=text(FILE), help=text(FILE_HELP))
    reading.add_argument("--out", metavar=text(FILE), help=text(OUT_HELP))
    exporting = commands.add_parser("export", help=text(EXPORT_HELP), description=text(EXPORT_HELP))
    exporting.add_argument("deck", metavar=text(DECK), help=text(DECK_HELP))
    showing = commands.add_parser("show", help=text(SHOW_HELP), description=text(SHOW_HELP))
    showing.add_argument("deck", nargs="?", metavar=text(DECK), help=text(DECK_HELP))
    json_argument(showing, text)
    checking = commands.add_parser("validate", help=text(VALIDATE_HELP), description=text(VALIDATE_HELP))
    checking.add_argument("deck", metavar=text(DECK), help=text(DECK_HELP))
    random = commands.add_parser("random", help=text(RANDOM_HELP), description=text(RANDOM_HELP))
    random.add_argument("--seed", type=whole, default=1, help=text(SEED_HELP))
    random.add_argument("--edition", metavar=text(EDITION), help=text(EDITION_HELP))
    random.add_argument("--out", metavar=text(FILE), help=text(OUT_HELP))
    for command in (reading, exporting, showing, checking, random):
        command.add_argument("--game", choices=("keyforge", "mitos_y_leyendas"), default="keyforge", help=text(GAME_HELP))
    parser.set_defaults(run=run)


def run(arguments: Namespace, text: Text) -> int:
    if arguments.game == "mitos_y_leyendas":
        if arguments.action == "random" and arguments.edition is not None:
            raise Problem(NO_EDITIONS, game="Mitos y Leyendas")
        from tapete.cli.deck_lists import run as run_lists

        return run_lists(arguments, text)
    from tapete.games.keyforge import game

    game()  # declares the cards
    if arguments.action == "export":
        raise Problem(NO_LISTS, game="KeyForge")
    if arguments.action == "import":
        return import_decks(arguments, text)
    if arguments.action == "show":
        return show(arguments, text)
    if arguments.action == "validate":
        return validate(arguments, text)
    return generate(arguments, text)


def generate(arguments: Namespace, text: Text) -> int:
    from tapete.games.keyforge.decks import FIRST_SET, random_deck, set_named

    try:
        set = FIRST_SET if arguments.edition is None else set_named(arguments.edition)
    except BadDocument as bad:
        raise bad_document("--edition", bad, text) from None
    write([random_deck(arguments.seed, set)], arguments.out, text)
    return 0


def read(name: str, text: Text) -> tuple[list[dict[str, object]], int]:
    """The decks a name or a file means, and how many of the file could not be read; each of those is named."""
    from tapete.games.keyforge import game
    from tapete.games.keyforge.imports import read_decks

    if not Path(name).is_file() or any([plain(str(deck["name"])) == plain(name) for deck in game().documents.decks()]):
        return [find_deck(game(), name, text)], 0
    try:
        decks, errors = read_decks(deck_document(name))
    except BadDocument as bad:
        raise bad_document(name, bad, text) from None
    if not decks:
        raise bad_document(name, errors[0], text)
    for error in errors:
        print(bad_document(name, error, text).sentence(text), file=sys.stderr)
    return decks, len(errors)


def import_decks(arguments: Namespace, text: Text) -> int:
    """Decks that cannot be read are named, and then the command has not done all it was asked; the others are written."""
    decks, left_out = read(arguments.file, text)
    write(decks, arguments.out, text)
    return told_left_out(left_out, text)


def told_left_out(count: int, text: Text) -> int:
    if count:
        print(text(LEFT_OUT, count=count), file=sys.stderr)
    return 1 if count else 0


def show(arguments: Namespace, text: Text) -> int:
    from tapete.games.keyforge.decks import shipped_decks

    decks, left_out = read(arguments.deck, text) if arguments.deck else (list(shipped_decks()), 0)
    if arguments.json:
        text.show_json({"decks": decks})
        return told_left_out(left_out, text)
    for deck in decks:
        if arguments.deck:
            show_deck(deck, text)
        else:
            houses = deck["houses"]
            assert isinstance(houses, list)
            print(f"{deck['name']} ({', '.join(houses)})")
    return told_left_out(left_out, text)


def show_deck(deck: dict[str, object], text: Text) -> None:
    from tapete.games.keyforge.catalogue import all_facts
    from tapete.games.keyforge.things import HOUSE_NAMES, HOUSES

    print(deck["name"])
    adds = show_strength(str(deck["name"]), text)
    cards = deck["cards"]
    assert isinstance(cards, list)
    houses = deck["houses"]
    assert isinstance(houses, list)
    for house in houses:
        print(f"\n{HOUSE_NAMES[house].text(text.language)}")
        counts = Counter([id for id, each in cards if each == house])
        for id, count in sorted(counts.items(), key=lambda entry: all_facts()[entry[0]].number):
            facts = all_facts()[id]
            note = text(MAVERICK) if facts.house >= 0 and HOUSES[facts.house] != house else ""
            print(f"  {count} × {facts.name.text(text.language)}{note}{adds.get(id, '')}")


def show_strength(name: str, text: Text) -> dict[str, str]:
    """What was measured of a deck, if it was; the result is what each card adds, by its id."""
    from tapete.games.keyforge.strengths import strengths

    known = strengths().get(name)
    if known is not None:
        best, worst = known["best"], known["worst"]
        assert isinstance(best, dict) and isinstance(worst, dict)
        told = {field: known[field] for field in ("elo", "low", "high", "games")}
        shares = {"most": round(100 * best["share"]), "least": round(100 * worst["share"])}
        text.show(STRENGTH, best=best["deck"], worst=worst["deck"], **told, **shares)
    cards = known.get("cards") if known is not None else None
    if not isinstance(cards, dict):
        return {}
    text.show(ADDS, deals=cards["deals"])
    return {row["card"]: f"  {row['adds']:+.0%} ({row['low']:+.0%} … {row['high']:+.0%})".replace("%", "") for row in cards["each"]}


def validate(arguments: Namespace, text: Text) -> int:
    from tapete.games.keyforge.imports import problems

    decks, bad = read(arguments.deck, text)
    told_left_out(bad, text)
    for deck in decks:
        found = problems(deck)
        for problem in found:
            text.show(INVALID, name=deck["name"], problem=problem.text(text.language))
        if not found:
            text.show(VALID, name=deck["name"])
        bad += bool(found)
    return 1 if bad else 0
