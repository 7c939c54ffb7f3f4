"""Files that people give to the command: records, positions and decks, in JSON or YAML, with errors in both languages."""

import json
from pathlib import Path

from tapete.cli.text import Phrase, Problem, Text
from tapete.core.refusal import BadDocument

NO_FILE = Phrase(es="no se puede leer {file}: {why}", en="cannot read {file}: {why}")
NOT_A_DOCUMENT = Phrase(es="{file} no es JSON ni YAML: {why}", en="{file} is neither JSON nor YAML: {why}")
BAD = Phrase(es="{file}: {field}: {problem}", en="{file}: {field}: {problem}")


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
    return Problem(BAD, file=file, field=error.field, problem=error.reason.text(text.language))
