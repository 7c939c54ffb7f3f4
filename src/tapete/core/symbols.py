"""Symbols: a third way for cards to say what they do, beside Spanish and English.

A node of card text prints itself in symbols, numbers and a few marks of grammar, or says "" when it cannot; then neither can what
holds it. Each game declares the symbols that its nodes print (``Game.signs``): the legend, the icons of the table and the letters
of the terminal are all read from there.

The grammar: ``A → B`` A leads to B, ``A · B`` both, ``A / B`` one of them, ``? A`` it may be declined, ``n × A`` so many times,
``#A`` how many of A there are, ``A ⇒ B`` A goes to the place B, ``A = B`` A is B or becomes B, ``A ⇄ B`` they change places.
"""

from __future__ import annotations

from typing import Final

from tapete.core.language import Words
from tapete.core.text import SYMBOL, plain, spans, symbol

THEN: Final = " → "
AND: Final = " · "
OR: Final = " / "
MAY: Final = "? "
TIMES: Final = " × "
INTO: Final = " ⇒ "
IS: Final = " = "
SWAPS: Final = " ⇄ "
EACH: Final = "∀"
COUNT: Final = "#"
UP_TO: Final = "≤"
AT_LEAST: Final = "≥"
NOT: Final = "≠"
DONE: Final = "✓"
CHOOSE: Final = "☞"
AGAIN: Final = "↻"
GRAMMAR: Final = (
    (THEN.strip(), Words("lleva a", "leads to")),
    (AND.strip(), Words("y", "and")),
    (OR.strip(), Words("o", "or")),
    (MAY.strip(), Words("si se quiere", "if wanted")),
    (TIMES.strip(), Words("veces", "times")),
    (EACH, Words("cada, todos", "each, all")),
    (COUNT, Words("cuántos hay de", "how many there are of")),
    (UP_TO, Words("hasta, como mucho", "up to, at most")),
    (AT_LEAST, Words("como mínimo", "at least")),
    (NOT, Words("que no es", "that is not")),
    (INTO.strip(), Words("va a", "goes to")),
    (IS.strip(), Words("es, pasa a ser", "is, becomes")),
    (SWAPS.strip(), Words("se cambia por", "is swapped with")),
    (DONE, Words("lo hecho en el paso anterior", "what the step before did")),
    (CHOOSE, Words("elige", "choose")),
    (AGAIN, Words("repite", "repeat")),
)


class Sign:
    """A symbol that nodes print: its name, its letter at a terminal, and its icon and colour at the table."""

    def __init__(self, id: str, name: Words, glyph: str, icon: str, colour: str = "#8f8f9a", worded: bool = False) -> None:
        self.id = id
        self.name = name
        self.glyph = glyph
        self.icon = icon
        self.colour = colour
        self.worded = worded  # where there is room for words, its name says it better
        self.mark = symbol(id, glyph)


def by_id(signs: tuple[Sign, ...]) -> dict[str, Sign]:
    return {sign.id: sign for sign in signs}


def joined(parts: list[str], joint: str) -> str:
    """Parts in symbols as one; nothing when one of them cannot be said.

    >>> joined(["A", "B"], THEN), joined(["A", ""], AND)
    ('A → B', '')
    """
    return joint.join(parts) if parts and all(parts) else ""


def grouped(part: str) -> str:
    """A part of several, held together where more follows."""
    return f"({part})" if any([joint in part for joint in (THEN, AND, OR)]) else part


def counted(part: str, number: int = 1) -> str:
    """As many as there are of a part, or so many for each of it.

    >>> counted("A"), counted("A B"), counted("A", 2), counted("")
    ('#A', '#(A B)', '(2 × #A)', '')
    """
    if not part:
        return ""
    said = f"{COUNT}({part})" if " " in plain(part) else f"{COUNT}{part}"
    return said if number == 1 else f"({number}{TIMES}{said})"


def spelled(text: str, signs: dict[str, Sign], lang: str) -> str:
    """A line of symbols for who reads letters: worded symbols by their names, the others as their glyphs."""
    said = ""
    for span in spans(text):
        sign = signs.get(span.ref) if span.kind == SYMBOL else None
        said += sign.name.text(lang) if sign is not None and sign.worded else span.text
    return said
