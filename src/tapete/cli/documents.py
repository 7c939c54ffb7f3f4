"""Files that people give to the command: records, positions and decks, in JSON or YAML, with errors in both languages."""

import json
import re
from pathlib import Path

from tapete.cli.text import Phrase, Problem, Text
from tapete.core.refusal import BadDocument

NO_FILE = Phrase(es="no se puede leer {file}: {why}", en="cannot read {file}: {why}")
NOT_A_DOCUMENT = Phrase(es="{file} no es JSON ni YAML: {why}", en="{file} is neither JSON nor YAML: {why}")
BAD = Phrase(es="{file}: {field}: {problem}", en="{file}: {field}: {problem}")

# What the readers of documents say, in Spanish. They speak English, as exceptions do; the command translates for people.
SPANISH = (
    (r"unknown field", "campo desconocido"),
    (r"unknown card (.+?)(?=;|$)", r"no hay ninguna carta \1"),
    (r"unknown or not implemented: (.*)", r"no existen o no están implementadas: \1"),
    (r"(.+): unknown or not implemented", r"\1: no existe o no está implementada"),
    (r"did you mean (.*?)\?", r"¿querías decir \1?"),
    (r" or (?=[^;]*\?)", " o "),
    (r"\bline (\d+)", r"línea \1"),
    (r"there are: ", "hay: "),
    (r"expected an object with fields", "hace falta un objeto con campos"),
    (r"expected an object with (.*)", r"hace falta un objeto con \1"),
    (r"expected an object", "hace falta un objeto"),
    (r"expected a whole number", "hace falta un número entero"),
    (r"expected a number from (\S+) to (\S+?)(?=,|$)", r"hace falta un número del \1 al \2"),
    (r"expected a number (\S+) or more", r"hace falta un número desde \1"),
    (r"expected a text", "hace falta un texto"),
    (r"expected true or false", "hace falta true o false"),
    (r"expected a list of cards", "hace falta una lista de cartas"),
    (r"expected a list of card ids", "hace falta una lista de identificadores de cartas"),
    (r"expected a list of houses among (.*)", r"hace falta una lista de casas entre \1"),
    (r"expected a list of houses", "hace falta una lista de casas"),
    (r"expected a list of (.*)", r"hace falta una lista de \1"),
    (r"expected a list", "hace falta una lista"),
    (r"expected a card id", "hace falta el identificador de una carta"),
    (r"expected exactly two players", "hacen falta exactamente dos jugadores"),
    (r"expected exactly two decks", "hacen falta exactamente dos mazos"),
    (r"expected player 1 or 2", "hace falta el jugador 1 o el 2"),
    (r"expected one of (.*)", r"hace falta uno de estos: \1"),
    (r"expected 1, the version of the format", "hace falta 1, la versión del formato"),
    (r"There is no handicap of chains in a tournament\.", "En un torneo no hay hándicap de cadenas."),
    (r"There is no handicap of chains with new decks\.", "Con mazos nuevos no hay hándicap de cadenas."),
    (r"the bids decide the chains", "las cadenas las deciden las pujas"),
    (r"is not a house", "no es una casa"),
    (r"is not known", "no se conoce"),
    (r"not JSON, or cut short: ", "no es JSON o está cortado: "),
    (r"only the main decision of step 3 has a position document", "solo la decisión principal del paso 3 tiene documento"),
    (r"has no position documents yet", "todavía no tiene documentos de posición"),
    (r"expected (.*)", r"hace falta \1"),
    (r"^missing$", "falta"),
    (r", not nothing\b", ", y no hay nada"),
    (r", not (.*)", r", no \1"),
)


def read_document(name: str) -> object:
    """The content of a file, JSON or YAML."""
    text = read_text(name)
    try:
        return json.loads(text)
    except ValueError:
        import yaml

        try:
            return yaml.safe_load(text)
        except yaml.YAMLError as error:
            raise Problem(NOT_A_DOCUMENT, file=name, why=str(error).replace("\n", " ")) from None


def read_text(name: str) -> str:
    try:
        return Path(name).expanduser().read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Problem(NO_FILE, file=name, why=getattr(error, "strerror", None) or error) from None


def bad_document(file: str, error: BadDocument, text: Text) -> Problem:
    """What is wrong with a document, where, and what would be right."""
    return Problem(BAD, file=file, field=translated(error.field, text), problem=translated(error.problem, text))


def translated(problem: str, text: Text) -> str:
    """The words of a reader of documents, in the language of the run."""
    if text.language == "en":
        return problem
    for english, spanish in SPANISH:
        problem = re.sub(english, spanish, problem)
    return problem
