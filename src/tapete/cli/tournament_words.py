"""The words of `tapete tournament`: its actions, what each of them takes, and their help."""

from pathlib import Path

from tapete.cli.parser import Parser, game_argument, json_argument
from tapete.cli.playable import positive, setting, whole
from tapete.cli.text import Phrase, Problem, Text

ACTION = Phrase(es="ACCIÓN", en="ACTION")
FILE = Phrase(es="ARCHIVO", en="FILE")
FILE_HELP = Phrase(es="el archivo del torneo", en="the tournament's file")
NAME = Phrase(es="NOMBRE", en="NAME")
NUMBER = Phrase(es="N", en="N")
WORDS = Phrase(es="TEXTO", en="TEXT")
DECK = Phrase(es="MAZO", en="DECK")
RESULT = Phrase(es="A-B", en="A-B")
BOTS = Phrase(es="BOTS", en="BOTS")
SETTING = Phrase(es="CAMPO=VALOR", en="FIELD=VALUE")

HELPS = {
    "create": Phrase(es="empieza un torneo en un archivo nuevo", en="begin a tournament in a new file"),
    "register": Phrase(
        es="inscribe a alguien, con su mazo; también con el suizo en marcha",
        en="register somebody, with a deck; also late in a Swiss",
    ),
    "check-in": Phrase(es="apunta quién ha venido", en="note who has come"),
    "drop": Phrase(es="alguien se va: pierde lo que no haya acabado", en="somebody leaves: what they have not finished is lost"),
    "back": Phrase(es="quien se fue vuelve", en="somebody who left comes back"),
    "pair": Phrase(es="empareja la ronda siguiente", en="pair the next round"),
    "result": Phrase(
        es="pone el resultado de una mesa; cambiarlo pide un motivo", en="enter a table's result; to change it takes a reason"
    ),
    "rule": Phrase(es="apunta lo que decide un juez, con su motivo", en="note what a judge rules, with the reason"),
    "finish": Phrase(es="termina el torneo", en="finish the tournament"),
    "undo": Phrase(es="deshace el último paso", en="undo the last step"),
    "show": Phrase(es="enseña las mesas de la ronda, con su reloj", en="show the tables of the round, with its clock"),
    "standings": Phrase(es="enseña la clasificación", en="show the standings"),
    "rulings": Phrase(es="enseña lo que decidieron los jueces", en="show what the judges ruled"),
    "history": Phrase(es="enseña todos los pasos, también los deshechos", en="show all steps, undone ones too"),
    "export": Phrase(
        es="escribe todo como JSON, o la clasificación como CSV", en="write everything as JSON, or the standings as CSV"
    ),
    "bots": Phrase(
        es="los bots juegan el torneo entero; interrumpida, la misma orden sigue",
        en="bots play the whole tournament; interrupted, the same command goes on",
    ),
    "forms": Phrase(es="enseña las formas de torneo de un juego", en="show the forms of a game's tournaments"),
}

TITLE_HELP = Phrase(es="cómo se llama el torneo (el nombre del archivo)", en="what the tournament is called (the file's name)")
FORM_HELP = Phrase(es="la forma de torneo del juego; las enseña forms", en="the form of the game's tournaments; forms shows them")
PAIRING_HELP = Phrase(
    es="swiss (por omisión), single, double o round_robin", en="swiss (the default), single, double or round_robin"
)
ROUNDS_HELP = Phrase(es="rondas de un suizo (las que hagan falta)", en="rounds of a Swiss (as many as it takes)")
CYCLES_HELP = Phrase(es="veces que se juega todos contra todos (1)", en="how often everybody plays everybody (1)")
THIRD_HELP = Phrase(es="en eliminación simple, se juega el tercer puesto", en="in single elimination, play for the third place")
BEST_HELP = Phrase(es="juegos de un encuentro: al mejor de N", en="games of a match: best of N")
MINUTES_HELP = Phrase(es="minutos de una ronda (0: sin reloj)", en="minutes of a round (0: no clock)")
CHECK_IN_HELP = Phrase(es="solo se empareja a quien haya venido (check-in)", en="pair only those who have checked in")
POINTS_HELP = Phrase(
    es="puntos por ganar, empatar, perder y descansar (3,1,0,3)", en="points for a win, a draw, a loss and a bye (3,1,0,3)"
)
TIES_HELP = Phrase(
    es="desempates, separados por comas y en orden: {names}", en="tie-breaks, separated by commas and in order: {names}"
)
SEED_HELP = Phrase(es="semilla de los sorteos (al azar)", en="seed of the lots (at random)")
SET_HELP = Phrase(
    es="un campo de la preparación de cada mesa; se puede repetir", en="a field of each table's setup; can be given again"
)
PERSON_HELP = Phrase(es="quién", en="who")
PEOPLE_HELP = Phrase(es="quiénes", en="who")
DECK_HELP = Phrase(es="su mazo, por su nombre o en un archivo", en="their deck, by its name or in a file")
BOT_HELP = Phrase(es="un bot que juega por ese nombre", en="a bot that plays under that name")
HANDICAP_HELP = Phrase(
    es="cadenas con las que llega, donde la forma las tiene (0)", en="chains they come with, where the form has them (0)"
)
ALL_HELP = Phrase(es="han venido todos", en="everybody has come")
REASON_HELP = Phrase(es="el motivo", en="the reason")
TABLE_HELP = Phrase(es="la mesa", en="the table")
WINS_HELP = Phrase(
    es="juegos ganados por quien está primero y segundo: 2-1; con empates: 1-1-1",
    en="games won by who is named first and second: 2-1; with draws: 1-1-1",
)
SCORE_HELP = Phrase(
    es="la puntuación propia del juego, por ejemplo Reptantes: 3-1", en="the game's own score, such as Reptantes: 3-1"
)
FORFEIT_HELP = Phrase(es="no se jugó", en="it was not played")
ROUND_HELP = Phrase(es="la ronda (la última)", en="the round (the last)")
VERDICT_HELP = Phrase(
    es="note, warning (llamado de atención), loss (pierde el encuentro) o disqualified",
    en="note, warning, loss (of the match) or disqualified",
)
CLAUSE_HELP = Phrase(es="la cláusula del reglamento", en="the clause of the rulebook")
VERDICT = Phrase(es="DECISIÓN", en="RULING")
OUT_HELP = Phrase(es="archivo .json o .csv (la salida)", en="a .json or .csv file (standard output)")
RESULTS_HELP = Phrase(es="en CSV, los resultados y no la clasificación", en="in CSV, the results and not the standings")
BOTS_HELP = Phrase(es="los bots, separados por comas (random)", en="the bots, separated by commas (random)")
PEOPLE_COUNT_HELP = Phrase(es="cuántos participan (8)", en="how many take part (8)")
LATE_HELP = Phrase(es="cuántos de ellos llegan tras la primera ronda", en="how many of them come after the first round")
LEAVE_HELP = Phrase(es="cuántos se van antes del final", en="how many leave before the end")
PROCESSES_HELP = Phrase(
    es="procesos (uno por núcleo); no cambian el resultado", en="processes (one a core); they do not change the result"
)
NOT_A_SCORE = Phrase(es="«{value}» no vale: hace falta algo como 2-1", en="'{value}' will not do: something like 2-1 is needed")
NOT_POINTS = Phrase(
    es="«{value}» no vale: hacen falta cuatro números, por ejemplo 3,1,0,3",
    en="'{value}' will not do: four numbers are needed, such as 3,1,0,3",
)


def no_words(parser: Parser, text: Text) -> None:
    """The file is all it takes."""


def game_words(parser: Parser, text: Text) -> None:
    game_argument(parser, text)


def terms_words(parser: Parser, text: Text) -> None:
    from tapete.meet.standings import TIE_BREAKS
    from tapete.meet.tournament import PAIRINGS, SWISS

    game_argument(parser, text)
    parser.add_argument("--title", metavar=text(WORDS), help=text(TITLE_HELP))
    parser.add_argument("--form", metavar=text(NAME), help=text(FORM_HELP))
    parser.add_argument("--pairing", choices=PAIRINGS, default=SWISS, help=text(PAIRING_HELP))
    parser.add_argument("--rounds", type=positive, default=0, metavar=text(NUMBER), help=text(ROUNDS_HELP))
    parser.add_argument("--cycles", type=positive, default=1, metavar=text(NUMBER), help=text(CYCLES_HELP))
    parser.add_argument("--third-place", action="store_true", help=text(THIRD_HELP))
    parser.add_argument("--best-of", type=positive, metavar=text(NUMBER), help=text(BEST_HELP))
    parser.add_argument("--minutes", type=whole, metavar=text(NUMBER), help=text(MINUTES_HELP))
    parser.add_argument("--check-in", action="store_true", help=text(CHECK_IN_HELP))
    parser.add_argument("--points", type=points, default=points("3,1,0,3"), metavar="3,1,0,3", help=text(POINTS_HELP))
    parser.add_argument("--tie-breaks", metavar=text(NAME), help=text(TIES_HELP, names=", ".join(TIE_BREAKS)))
    parser.add_argument("--seed", type=whole, metavar=text(NUMBER), help=text(SEED_HELP))
    parser.add_argument("--set", action="append", type=setting, default=[], metavar=text(SETTING), help=text(SET_HELP))


def register_words(parser: Parser, text: Text) -> None:
    parser.add_argument("name", metavar=text(NAME), help=text(PERSON_HELP))
    parser.add_argument("--deck", metavar=text(DECK), help=text(DECK_HELP))
    parser.add_argument("--bot", default="", metavar=text(NAME), help=text(BOT_HELP))
    parser.add_argument("--handicap", type=whole, default=0, metavar=text(NUMBER), help=text(HANDICAP_HELP))


def check_in_words(parser: Parser, text: Text) -> None:
    parser.add_argument("names", nargs="*", metavar=text(NAME), help=text(PEOPLE_HELP))
    parser.add_argument("--all", action="store_true", help=text(ALL_HELP))


def person_words(parser: Parser, text: Text) -> None:
    parser.add_argument("name", metavar=text(NAME), help=text(PERSON_HELP))
    parser.add_argument("--reason", default="", metavar=text(WORDS), help=text(REASON_HELP))


def result_words(parser: Parser, text: Text) -> None:
    parser.add_argument("table", type=positive, metavar=text(NUMBER), help=text(TABLE_HELP))
    parser.add_argument("wins", type=numbers, metavar=text(RESULT), help=text(WINS_HELP))
    parser.add_argument("--score", type=numbers, default=(0, 0), metavar=text(RESULT), help=text(SCORE_HELP))
    parser.add_argument("--forfeit", action="store_true", help=text(FORFEIT_HELP))
    parser.add_argument("--reason", default="", metavar=text(WORDS), help=text(REASON_HELP))
    parser.add_argument("--round", type=positive, default=0, metavar=text(NUMBER), help=text(ROUND_HELP))


def rule_words(parser: Parser, text: Text) -> None:
    parser.add_argument("name", metavar=text(NAME), help=text(PERSON_HELP))
    parser.add_argument("verdict", metavar=text(VERDICT), help=text(VERDICT_HELP))
    parser.add_argument("--reason", default="", metavar=text(WORDS), help=text(REASON_HELP))
    parser.add_argument("--clause", default="", metavar=text(NAME), help=text(CLAUSE_HELP))


def round_words(parser: Parser, text: Text) -> None:
    parser.add_argument("--round", type=positive, default=0, metavar=text(NUMBER), help=text(ROUND_HELP))
    json_argument(parser, text)


def export_words(parser: Parser, text: Text) -> None:
    parser.add_argument("--out", type=Path, metavar=text(FILE), help=text(OUT_HELP))
    parser.add_argument("--results", action="store_true", help=text(RESULTS_HELP))


def bots_words(parser: Parser, text: Text) -> None:
    terms_words(parser, text)
    parser.add_argument("--bots", default="random", metavar=text(BOTS), help=text(BOTS_HELP))
    parser.add_argument("--people", type=positive, default=8, metavar=text(NUMBER), help=text(PEOPLE_COUNT_HELP))
    parser.add_argument("--late", type=whole, default=0, metavar=text(NUMBER), help=text(LATE_HELP))
    parser.add_argument("--leave", type=whole, default=0, metavar=text(NUMBER), help=text(LEAVE_HELP))
    parser.add_argument("--processes", type=positive, default=0, metavar=text(NUMBER), help=text(PROCESSES_HELP))
    json_argument(parser, text)


def numbers(value: str) -> tuple[int, ...]:
    """2-1 or 1-1-1, for argparse."""
    parts = value.replace(":", "-").split("-")
    if len(parts) not in (2, 3) or not all([part.isascii() and part.isdigit() and len(part) < 5 for part in parts]):
        raise Problem(NOT_A_SCORE, value=value)
    return tuple([int(part) for part in parts])


def points(value: str) -> dict[str, int]:
    """The points of a match, for argparse."""
    parts = value.split(",")
    if len(parts) != 4 or not all([part.strip().isascii() and part.strip().isdigit() and len(part) < 5 for part in parts]):
        raise Problem(NOT_POINTS, value=value)
    return dict(zip(("win", "draw", "loss", "bye"), [int(part) for part in parts], strict=True))
