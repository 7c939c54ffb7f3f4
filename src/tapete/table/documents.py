"""Documents as people write or paste them: JSON, YAML, or just lines of text."""

from __future__ import annotations

import json

from tapete.core.language import Words
from tapete.table.errors import Denied

TOO_DEEP = Words("el documento tiene demasiados niveles", "the document has too many levels")
NO_DOCUMENT = Words("el texto no se entiende como JSON ni como YAML", "the text makes sense neither as JSON nor as YAML")


def read(text: str) -> object:
    """What a text says: an object or a list if it is one, else the text as it stands."""
    try:
        return structured(json.loads(text), text)
    except RecursionError:
        raise Denied("bad_setup", why=TOO_DEEP) from None
    except ValueError:
        pass
    try:
        from tapete.table import yaml_text  # not to be had everywhere
    except ImportError:
        return text
    try:
        return structured(yaml_text.document(text), text)
    except (RecursionError, ValueError):
        raise Denied("bad_setup", why=NO_DOCUMENT) from None


def structured(found: object, text: str) -> object:
    return found if isinstance(found, dict | list) else text
