"""Documents as people write or paste them: JSON, YAML, or just lines of text."""

from __future__ import annotations

import json
from typing import Any

import yaml

from tapete.core.language import Words
from tapete.server.errors import Denied

TOO_DEEP = Words("el documento tiene demasiados niveles", "the document has too many levels")
NO_DOCUMENT = Words("el texto no se entiende como JSON ni como YAML", "the text makes sense neither as JSON nor as YAML")


class PlainLoader(yaml.SafeLoader):
    """YAML without references: a short text stays a short document."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.events.AliasEvent):
            raise yaml.YAMLError("references are not allowed")
        return super().compose_node(parent, index)


def read(text: str) -> object:
    """What a text says: an object or a list if it is one, else the text as it stands."""
    try:
        return structured(json.loads(text), text)
    except RecursionError:
        raise Denied("bad_setup", why=TOO_DEEP) from None
    except ValueError:
        pass
    try:
        return structured(yaml.load(text, PlainLoader), text)
    except (RecursionError, ValueError):
        raise Denied("bad_setup", why=NO_DOCUMENT) from None
    except yaml.YAMLError:
        return text


def structured(found: object, text: str) -> object:
    return found if isinstance(found, dict | list) else text
