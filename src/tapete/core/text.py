"""Texts whose pieces know what they name: a card, a player, a symbol, a keyword.

A text is an ordinary ``str`` while it is put together. A piece that is more than words is enclosed in three marks of the Unicode
private use area; whatever joins, fills or cuts texts carries it along. Where a text leaves the engine it is read once: ``plain``
gives the words alone (terminal, files, screen readers), ``spans`` the pieces (the table).

>>> told = player(1, "Jugador 2") + " juega " + card(7, "Dust Imp") + "."
>>> plain(told)
'Jugador 2 juega Dust Imp.'
>>> [(span.kind, span.ref, span.text) for span in spans(told)]
[('player', '1', 'Jugador 2'), ('', '', ' juega '), ('card', '7', 'Dust Imp'), ('', '', '.')]
"""

from typing import Final

OPEN: Final = "\ue000"  # then the kind and, after a space, what is named
SHOWN: Final = "\ue001"  # then the words
CLOSE: Final = "\ue002"

WORDS: Final = ""
CARD: Final = "card"  # by its number in the state
PRINTED: Final = "printed"  # a card of the catalogue, by its id
PLAYER: Final = "player"  # by their seat, from 0
SYMBOL: Final = "symbol"  # by its id among the game's symbols
KEYWORD: Final = "keyword"  # by its id among the game's keywords


class Span:
    """A piece of a text: its words and, unless it is words only, what they name."""

    __slots__ = ("kind", "ref", "text")

    def __init__(self, kind: str, ref: str, text: str) -> None:
        self.kind = kind
        self.ref = ref
        self.text = text

    def __repr__(self) -> str:
        return f"Span({self.kind!r}, {self.ref!r}, {self.text!r})"


def card(number: int, name: str) -> str:
    """The name of a card of this match."""
    return marked(CARD, str(number), name)


def printed(id: str, name: str) -> str:
    """The name of a card of the catalogue, which need not be in this match."""
    return marked(PRINTED, id, name)


def player(seat: int, name: str) -> str:
    """A player, called as somebody is who gave no name."""
    return marked(PLAYER, str(seat), name)


def symbol(id: str, shown: str) -> str:
    """A symbol of the game: what stands for it where only letters can be shown."""
    return marked(SYMBOL, id, shown)


def keyword(id: str, shown: str) -> str:
    """A word that the game's rules explain."""
    return marked(KEYWORD, id, shown)


def marked(kind: str, ref: str, shown: str) -> str:
    """A piece that names something. It holds no other piece: of a marked text only the words are taken."""
    return f"{OPEN}{kind} {ref}{SHOWN}{plain(shown)}{CLOSE}"


def plain(text: str) -> str:
    """The words alone.

    >>> plain("Pagas 2 " + symbol("gold", "Oro"))
    'Pagas 2 Oro'
    """
    if OPEN not in text:
        return text
    return "".join([span.text for span in spans(text)])


def spans(text: str) -> list[Span]:
    """The pieces of a text, in order."""
    found: list[Span] = []
    at = 0
    while at < len(text):
        begins = text.find(OPEN, at)
        if begins < 0:
            found.append(Span(WORDS, "", text[at:]))
            break
        if begins > at:
            found.append(Span(WORDS, "", text[at:begins]))
        middle = text.find(SHOWN, begins)
        ends = text.find(CLOSE, middle)
        if middle < 0 or ends < 0:  # nobody here writes this; a file may hold it
            found.append(Span(WORDS, "", unmarked(text[begins:])))
            break
        kind, _, ref = text[begins + 1 : middle].partition(" ")
        found.append(Span(kind, ref, text[middle + 1 : ends]))
        at = ends + 1
    return found


def signed(text: str, signs: dict[str, str]) -> str:
    """A text with the signs in its words marked as the symbols they are: "Æ", which the texts of KeyForge write in the line.

    A sign is one where no letter stands beside it.

    >>> plain(signed("Gana 2Æ", {"Æ": "aember"})), [span.kind for span in spans(signed("Gana 2Æ", {"Æ": "aember"}))]
    ('Gana 2Æ', ['', 'symbol'])
    """
    for sign, id in signs.items():
        if sign in text:
            text = "".join([written(span, sign, id) for span in spans(text)])
    return text


def written(span: Span, sign: str, id: str) -> str:
    """A piece as it is written, with the signs among its words marked."""
    if span.kind != WORDS:
        return marked(span.kind, span.ref, span.text)
    made = ""
    left = span.text
    while True:
        before, found, after = left.partition(sign)
        made += before
        if not found:
            return made
        apart = not made[-1:].isalpha() and not after[:1].isalpha()
        made += symbol(id, sign) if apart else sign
        left = after


def first(text: str) -> int:
    """Where the first letter that is seen stands.

    >>> first("Oro"), card(7, "Imp")[first(card(7, "Imp")):][:3]
    (0, 'Imp')
    """
    return text.find(SHOWN) + 1 if text.startswith(OPEN) else 0


def words_of(text: str) -> set[str]:
    """The different words of a text, in small letters.

    >>> sorted(words_of("Gain 2" + symbol("aember", "Æ") + ". Gain 1 more."))
    ['gain', 'more', 'æ']
    """
    return set("".join([letter if letter.isalpha() else " " for letter in plain(text).lower()]).split())


def unmarked(text: str) -> str:
    """What somebody typed, without marks: nobody's name can pass for a card.

    >>> unmarked("An" + OPEN + "a")
    'Ana'
    """
    for mark in (OPEN, SHOWN, CLOSE):
        text = text.replace(mark, "")
    return text
