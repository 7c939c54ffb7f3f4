"""`tapete play`: a game at the terminal, against bots or among friends."""

import contextlib
import os
import secrets
import shutil
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tapete.cli.commands import COMMANDS
from tapete.cli.documents import bad_document, find_deck, read_document
from tapete.cli.parser import Subparsers, game_argument
from tapete.cli.playable import check_setup, known_bot, playable, positive, setup_arguments, whole, wrong_number
from tapete.cli.text import Phrase, Problem, Text, near_names
from tapete.core.game import Game
from tapete.core.records import Diverged, Record, begin, record_from
from tapete.core.refusal import BadDocument

if TYPE_CHECKING:
    from tapete.bots import Bot

HELP = COMMANDS["play"]
SEATS_HELP = Phrase(
    es="quién juega, por orden: me (tú), o un bot; por ejemplo me,experto o me,me; {bots}",
    en="who plays, in order: me (you), or a bot; for example me,experto or me,me; {bots}",
)
LEVEL_HELP = Phrase(
    es="nivel de los contrarios cuando no se dice --seats ({usual}); {levels}",
    en="level of the opponents when --seats is not given ({usual}); {levels}",
)
SEED_HELP = Phrase(es="semilla: la misma da la misma partida (al azar)", en="seed: the same one gives the same game (any)")
DECK_HELP = Phrase(
    es="mazo del jugador 1, por su nombre o en un archivo; repetido, el del 2",
    en="deck of player 1, by its name or in a file; given again, that of player 2",
)
STRENGTH_HELP = Phrase(
    es="en KeyForge: un mazo de esa fuerza (Elo) para el jugador 2, por ejemplo 1600",
    en="in KeyForge: a deck of that strength (Elo) for player 2, such as 1600",
)
NO_STRENGTHS = Phrase(es="de los mazos de {game} no se sabe la fuerza", en="the strength of {game}'s decks is not known")
EVERY_QUESTION_HELP = Phrase(
    es="pregunta también cuando, entre bots, solo puedes pasar", en="ask even when, among bots, all you can do is pass"
)
POSITION_HELP = Phrase(es="empieza en la posición de un archivo", en="start from the position of a file")
CONTINUE_HELP = Phrase(es="sigue una partida guardada", en="go on with a saved game")
SERIES_HELP = Phrase(
    es="cuántas partidas seguidas; quien pierde una puede elegir en la siguiente, si el juego lo dice",
    en="how many games in a row; who loses one may choose in the next, where the game says so",
)
BEST_OF_HELP = Phrase(
    es="al mejor de 3 o de 5 partidas, en los juegos que lo ofrecen: acaba en cuanto está decidido",
    en="best of 3 or 5 games, where the game offers it: over as soon as it is decided",
)
FORMAT_HELP = Phrase(
    es="en KeyForge: archon (cada uno, su mazo) o adaptive (también con el del otro, y puja)",
    en="in KeyForge: archon (each plays their own deck) or adaptive (also the other's, then a bidding)",
)
SEALED_HELP = Phrase(
    es="en KeyForge: cada uno elige entre 3 o 6 mazos generados; con un set, 3:aoa",
    en="in KeyForge: each chooses one of 3 or 6 generated decks; of a set, 3:aoa",
)
HANDICAP_HELP = Phrase(
    es="en KeyForge: cuatro cadenas para el mazo de ese jugador (1 o 2), que en una serie siguen a los resultados",
    en="in KeyForge: four chains on that player's deck (1 or 2), which follow the results in a series",
)
CHAINS_HELP = Phrase(
    es="cadenas con las que empieza cada jugador de KeyForge, por ejemplo 4,0",
    en="chains each player of KeyForge starts with, such as 4,0",
)
SEATS = Phrase(es="ASIENTOS", en="SEATS")
NUMBER = Phrase(es="N", en="N")
DECK = Phrase(es="MAZO", en="DECK")
CHAINS = Phrase(es="A,B", en="A,B")
FORMAT = Phrase(es="FORMATO", en="FORMAT")
FILE = Phrase(es="ARCHIVO", en="FILE")

UNKNOWN_SEAT = Phrase(es="«{value}» no es un asiento. {near}", en="'{value}' is not a seat. {near}")
SO_MANY_SIT = Phrase(
    es="a {game} se juega entre {least}; --seats da {given}", en="{game} is for {least} players; --seats gives {given}"
)
FROM_TO_SIT = Phrase(
    es="a {game} juegan de {least} a {most} personas; --seats da {given}",
    en="{game} is for {least} to {most} players; --seats gives {given}",
)
NOBODY = Phrase(
    es="nadie se sienta a esta mesa: pon un «me» en --seats, o usa tapete simulate",
    en="nobody sits at this table: put a 'me' into --seats, or use tapete simulate",
)
NO_DECKS = Phrase(es="{game} no se juega con mazos elegidos", en="{game} is not played with chosen decks")
TOO_MANY_DECKS = Phrase(es="sobran mazos: se juega con {count}", en="too many decks: the game takes {count}")
DIVERGED = Phrase(
    es="la partida guardada no se puede seguir: en la respuesta {answer} se esperaba {expected} y hay {got}",
    en="the saved game cannot go on: at answer {answer} {expected} was expected and there is {got}",
)
OTHER_GAME = Phrase(es="{file} es una partida de {actual}, no de {asked}", en="{file} is a game of {actual}, not of {asked}")
NOT_CHAINS = Phrase(
    es="«{value}» no vale: hacen falta dos números, como 4,0", en="'{value}' will not do: two numbers are needed, as in 4,0"
)
NOT_IN_THIS_GAME = Phrase(es="en {game} no hay {option}", en="there is no {option} in {game}")
GAME_OF_SERIES = Phrase(es="Partida {number} de {count} · {score}", en="Game {number} of {count} · {score}")
SCORE = Phrase(es="jugador {player}: {wins}", en="player {player}: {wins}")
WELCOME = Phrase(
    es="{title} · semilla {seed} · {seats}\nEscribe h para ver la ayuda.",
    en="{title} · seed {seed} · {seats}\nType h for help.",
)
SEAT = Phrase(es="jugador {number}: {who}", en="player {number}: {who}")
YOU = Phrase(es="tú", en="you")
ME = ("me", "yo", "tú", "tu", "you")
WIDEST = 120


def register(subparsers: Subparsers, text: Text) -> None:
    from tapete import bots

    parser = subparsers.add_parser("play", help=text(HELP), description=text(HELP))
    game_argument(parser, text)
    about = bots.describe(text.language, tuple(bots.LEVELS))
    level = text(LEVEL_HELP, usual=bots.USUAL, levels=about)
    parser.add_argument("--level", choices=tuple(bots.LEVELS), default=bots.USUAL, help=level)
    seats = text(SEATS_HELP, bots=bots.describe(text.language, tuple(bots.names())))
    parser.add_argument("--seats", default="", metavar=text(SEATS), help=seats)
    parser.add_argument("--seed", type=whole, metavar=text(NUMBER), help=text(SEED_HELP))
    parser.add_argument("--deck", action="append", default=[], metavar=text(DECK), help=text(DECK_HELP))
    parser.add_argument("--strength", type=positive, metavar=text(NUMBER), help=text(STRENGTH_HELP))
    parser.add_argument("--position", metavar=text(FILE), help=text(POSITION_HELP))
    parser.add_argument("--continue", dest="saved", metavar=text(FILE), help=text(CONTINUE_HELP))
    parser.add_argument("--series", type=positive, default=1, metavar=text(NUMBER), help=text(SERIES_HELP))
    parser.add_argument("--best-of", type=positive, metavar=text(NUMBER), help=text(BEST_OF_HELP))
    parser.add_argument("--format", metavar=text(FORMAT), help=text(FORMAT_HELP))
    parser.add_argument("--sealed", type=packs, metavar=text(NUMBER), help=text(SEALED_HELP))
    parser.add_argument("--handicap", type=positive, metavar=text(NUMBER), help=text(HANDICAP_HELP))
    parser.add_argument("--chains", type=chains, metavar=text(CHAINS), help=text(CHAINS_HELP))
    parser.add_argument("--every-question", action="store_true", help=text(EVERY_QUESTION_HELP))
    setup_arguments(parser, text)
    parser.set_defaults(run=run)


def chains(value: str) -> list[int]:
    """Two numbers, for argparse."""
    parts = value.split(",")
    if len(parts) != 2 or not all(part.strip().isascii() and part.strip().isdigit() for part in parts):
        raise Problem(NOT_CHAINS, value=value)
    return [int(part) for part in parts]


def packs(value: str) -> object:
    """How many decks are opened, perhaps of one set, for argparse."""
    number, colon, edition = value.partition(":")
    decks = positive(number)
    return {"decks": decks, "edition": edition} if colon else decks


def agreed(game: Game, arguments: Namespace) -> None:
    """What has an option of its own and is a field of the setup, in a game that has such a field."""
    handicap = None if arguments.handicap is None else {"deck": arguments.handicap - 1}
    given = {
        "chains": arguments.chains,
        "handicap": handicap,
        "best_of": arguments.best_of,
        "format": arguments.format,
        "sealed": arguments.sealed,
    }
    offered = {choice.field for choice in game.choices()}
    for field, value in given.items():
        if value is not None:
            if field not in offered:
                raise Problem(NOT_IN_THIS_GAME, option=f"--{field.replace('_', '-')}", game=game.id)
            arguments.set.append((field, value))


def run(arguments: Namespace, text: Text) -> int:
    from tapete.cli.session import Session

    game = playable(arguments)
    agreed(game, arguments)
    record = given_record(game, arguments, text)
    players = arguments.players if record is None else seats_of(game, record, arguments.saved or arguments.position, text)
    names = seat_names(game, arguments.seats, players, text, arguments.level)
    check_setup(game, len(names), tuple(arguments.set), text)
    if record is None:
        record = new_record(game, len(names), arguments, text)
    kept = Path(arguments.saved) if arguments.saved else state_folder() / f"{game.id}-{record.seed}.json"
    width = min(WIDEST, shutil.get_terminal_size((100, 40)).columns)
    seats = " · ".join(text(SEAT, number=number, who=text(YOU) if name == "me" else name) for number, name in enumerate(names, 1))
    text.show(WELCOME, title=game.title.text(text.language), seed=record.seed, seats=seats)
    source = arguments.saved or arguments.position or "--deck"
    wins = [0] * len(names)
    for number in range(1, arguments.series + 1):
        if arguments.series > 1:
            score = " · ".join(text(SCORE, player=player, wins=won) for player, won in enumerate(wins, 1))
            text.show(GAME_OF_SERIES, number=number, count=arguments.series, score=score)
        try:
            session = Session(game, record, sit(names, record.seed), text, reader(), width, kept, arguments.every_question)
        except BadDocument as error:
            raise bad_document(source, error, text) from None
        if not session.run():
            break
        for winner in session.state.winners:
            wins[winner] += 1
        record = begin(game, game.rematch(session.state), record.seed + 1)
    return 0


def seat_names(game: Game, asked: str, players: int, text: Text, level: str) -> list[str]:
    """Who sits where; you against bots of one level when nothing is said."""
    from tapete import bots

    least, most = game.players_range()
    if not asked:
        return ["me", *[level] * ((players or least) - 1)]
    names = ["me" if name.strip().lower() in ME else name.strip() for name in asked.split(",")]
    for name in names:
        if name != "me" and not known_bot(name):
            raise Problem(UNKNOWN_SEAT, value=name, near=near_names(name, ["me", *bots.names()], text))
    if not least <= len(names) <= most or players not in (0, len(names)):
        raise wrong_number(game, len(names), SO_MANY_SIT, FROM_TO_SIT)
    if "me" not in names:
        raise Problem(NOBODY)
    return names


def sit(names: list[str], seed: int) -> list["Bot | None"]:
    from tapete import bots
    from tapete.core.randomness import fork

    return [None if name == "me" else bots.make(name, fork(seed, seat + 1)) for seat, name in enumerate(names)]


def given_record(game: Game, arguments: Namespace, text: Text) -> Record | None:
    """A saved game, or a position of a file; nothing when a new game is wanted."""
    if arguments.saved:
        return saved_record(game, arguments.saved, text)
    if arguments.position:
        return begin(game, {"position": read_document(arguments.position)}, seed_of(arguments))
    return None


def seats_of(game: Game, record: Record, file: str, text: Text) -> int:
    """How many sit at the table that a file tells of."""
    try:
        return record.start(game).players
    except BadDocument as error:
        raise bad_document(file, error, text) from None


def seed_of(arguments: Namespace) -> int:
    return arguments.seed if arguments.seed is not None else secrets.randbelow(1_000_000)


def new_record(game: Game, players: int, arguments: Namespace, text: Text) -> Record:
    """A new game: where the number of players is open, the usual game for so many unless `--set` asks for another."""
    seed = seed_of(arguments)
    setup = game.random_setup(seed)
    setup = {**({"players": players} if "players" in setup else setup), **dict(arguments.set)}
    if not game.documents.takes_decks(setup):
        setup.pop("decks", None)
    if arguments.deck:
        if not game.documents.decks():
            raise Problem(NO_DECKS, game=game.id)
        drawn = setup.get("decks")
        decks = drawn if isinstance(drawn, list) else [None] * players
        if len(arguments.deck) > len(decks):
            raise Problem(TOO_MANY_DECKS, count=len(decks))
        chosen = [find_deck(game, name, text) for name in arguments.deck]
        setup["decks"] = chosen + decks[len(chosen) :]
    if arguments.strength is not None:
        setup["decks"] = with_strength(game, setup.get("decks"), arguments.strength, seed)
    return begin(game, setup, seed)


def with_strength(game: Game, decks: object, elo: int, seed: int) -> list[object]:
    """The decks of a game, the second of them about as strong as asked for."""
    if not game.documents.strengths_offered():
        raise Problem(NO_STRENGTHS, game=game.id)
    if not isinstance(decks, list) or len(decks) != 2:
        raise Problem(NO_DECKS, game=game.id)
    return [decks[0], game.documents.deck_of_strength(elo, seed)]


def saved_record(game: Game, name: str, text: Text) -> Record:
    try:
        record = record_from(read_document(name))
        if record.game != game.id:
            raise Problem(OTHER_GAME, file=name, actual=record.game, asked=game.id)
        record.replay(game)
    except BadDocument as error:
        raise bad_document(name, error, text) from None
    except Diverged as diverged:
        raise Problem(DIVERGED, answer=diverged.answer, expected=diverged.expected, got=diverged.got) from None
    record.end = ""
    return record


def state_folder() -> Path:
    """Where games that were left are kept."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "tapete"


def reader() -> Callable[[str], str]:
    """A line of input, with editing and memory where the terminal has them."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (importing it is what turns it on)
    return input
