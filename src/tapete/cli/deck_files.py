"""Decks as they are written and judged, whichever the game."""

import json
from pathlib import Path

from tapete.cli.text import Phrase, Text

MISSING = Phrase(es="{name}: sin implementar: {cards}", en="{name}: not implemented: {cards}")
VALID = Phrase(es="{name}: se puede jugar", en="{name}: can be played")
INVALID = Phrase(es="{name}: {problem}", en="{name}: {problem}")
WRITTEN = Phrase(es="{count} {count:mazo escrito|mazos escritos} en {file}", en="{count} {count:deck|decks} written to {file}")


def write(decks: list[dict[str, object]], out: str | None, text: Text) -> None:
    data = json.dumps(decks[0] if len(decks) == 1 else decks, ensure_ascii=False, indent=1)
    if out is None:
        print(data)
        return
    Path(out).write_text(data + "\n", encoding="utf-8")
    text.show(WRITTEN, count=len(decks), file=out)
