"""YAML as people write it. The one part of the table that needs another package; where there is none, JSON has to do."""

from __future__ import annotations

from typing import Any

import yaml


class PlainLoader(yaml.SafeLoader):
    """YAML without references: a short text stays a short document."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.events.AliasEvent):
            raise yaml.YAMLError("references are not allowed")
        return super().compose_node(parent, index)


def document(text: str) -> object:
    """What a text says; itself where it is no YAML."""
    try:
        return yaml.load(text, PlainLoader)
    except yaml.YAMLError:
        return text
