"""Files that people give to the command: records, positions and decks, in JSON or YAML, with errors in both languages."""

import json
import re
from pathlib import Path

from tapete.cli.text import Phrase, Problem, Text, near_names
from tapete.core.game import Game
from tapete.core.position import shipped_deck
from tapete.core.refusal import BadDocument

NO_FILE = Phrase(es="no se puede leer {file}: {why}", en="cannot read {file}: {why}")
OBSTACLES: dict[type[OSError], Phrase] = {  # what the system says in English only
    FileNotFoundError: Phrase(es="no existe", en="it does not exist"),
    PermissionError: Phrase(es="no tienes permiso", en="you have no permission"),
    IsADirectoryError: Phrase(es="es una carpeta", en="it is a folder"),
    FileExistsError: Phrase(es="ahí hay un archivo, no una carpeta", en="a file is there, not a folder"),
    NotADirectoryError: Phrase(es="una parte del camino no es una carpeta", en="a part of the path is no folder"),
}
NOT_A_DOCUMENT = Phrase(
    es="{file} no es JSON ni YAML: deja de serlo en la línea {line}, columna {column}",
    en="{file} is neither JSON nor YAML: it stops being so at line {line}, column {column}",
)
NOT_TEXT = Phrase(es="{file} no es JSON ni YAML: no es texto", en="{file} is neither JSON nor YAML: it is no text")
UNKNOWN_DECK = Phrase(
    es="no hay ningún mazo ni archivo «{value}». {near}", en="there is neither a deck nor a file '{value}'. {near}"
)
BAD = Phrase(es="{file}: {field}: {problem}", en="{file}: {field}: {problem}")

REFERENCE = re.compile(r"https?://\S+|[^\n]*#\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)


def read_document(name: str) -> object:
    """The content of a file, JSON or YAML."""
    text = read_text(name)
    try:
        return json.loads(text)
    except ValueError:
        import yaml

        try:
            return yaml.safe_load(text)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line, column = (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)
            raise Problem(NOT_A_DOCUMENT, file=name, line=line, column=column) from None
        except yaml.YAMLError:
            raise Problem(NOT_TEXT, file=name) from None


def obstacle(error: OSError) -> Phrase | str:
    """Why a file cannot be read or written, for people."""
    return OBSTACLES.get(type(error), error.strerror or str(error))


def read_text(name: str) -> str:
    """The text of a file: UTF-8 with or without its mark, or the older encoding in which Windows writes Spanish."""
    try:
        written = Path(name).expanduser().read_bytes()
    except OSError as error:
        raise Problem(NO_FILE, file=name, why=obstacle(error)) from None
    try:
        return written.decode("utf-8-sig")
    except UnicodeDecodeError:
        return written.decode("cp1252", errors="replace")


def find_deck(game: Game, name: str, text: Text) -> dict[str, object]:
    """The deck that a person means: one that comes with the game, by its name or part of it, or the one in a file."""
    shipped = shipped_deck(game, name)
    if shipped is not None:
        return shipped
    if Path(name).expanduser().is_file():
        return read_deck(game, name, text)
    if REFERENCE.fullmatch(name):  # a link, an id elsewhere, a number: the game says what it means
        try:
            return game.documents.read_deck(name)
        except BadDocument as error:
            raise bad_document(name, error, text) from None
    names = [str(deck["name"]) for deck in game.documents.decks()]
    raise Problem(UNKNOWN_DECK, value=name, near=near_names(name, names, text))


def read_deck(game: Game, name: str, text: Text) -> dict[str, object]:
    """The deck of a file, in any of the forms that the game reads: a document, or lines of names."""
    try:
        deck = game.documents.read_deck(deck_document(name))
    except BadDocument as error:
        raise bad_document(name, error, text) from None
    return deck if deck.get("name") else {**deck, "name": Path(name).stem}


def deck_document(name: str) -> object:
    """What a file of decks holds: a document where it is one, else its lines as they are."""
    if Path(name).suffix.lower() in (".json", ".yaml", ".yml"):
        return read_document(name)
    text = read_text(name)
    try:
        return json.loads(text)
    except ValueError:
        return text


def bad_document(file: str, error: BadDocument, text: Text) -> Problem:
    """What is wrong with a document, where, and what would be right."""
    return Problem(BAD, file=file, field=error.field, problem=error.reason.text(text.language))
