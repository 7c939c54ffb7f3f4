"""Texts as they go over the wire: in pieces, each with what it names (``core/text.py``), as far as whoever is told may know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tapete.core.game import Game
from tapete.core.language import EN, ES, Words
from tapete.core.layout import Layout
from tapete.core.text import CARD, KEYWORD, PLAYER, PRINTED, SYMBOL, signed, spans
from tapete.core.text import Span as Piece
from tapete.table.wire import Span, Told

Naming = Callable[[int, str], str | Span]  # how a card is told, by its number and its name
Said = list[str | Span]

_layouts: dict[str, Layout] = {}
_pieces: dict[tuple[str, str, str], list[Piece]] = {}  # of texts that were told of late, by game and language
MOST_PIECES: Final = 10_000


def layout_of(game: Game) -> Layout:
    """A game's layout, made once."""
    made = _layouts.get(game.id)
    if made is None or made.game is not game:
        made = game.layout()
        _layouts[game.id] = made
        _pieces.clear()
    return made


def told(game: Game, words: Words, naming: Naming) -> Told:
    layout = layout_of(game)
    return Told(said(layout, words.es, ES, naming), said(layout, words.en, EN, naming))


def printed(game: Game, words: Words) -> Told:
    """A text that stands on cards: it names no card of a match."""
    return told(game, words, by_name)


def in_symbols(line: str) -> Said:
    """A line of symbols (``core/symbols.py``)."""
    return [Span(span.text, symbol=span.ref) if span.kind == SYMBOL else span.text for span in spans(line)]


def said(layout: Layout, text: str, lang: str, naming: Naming) -> Said:
    found: Said = []
    for span in pieces(layout, text, lang):
        if span.kind == CARD:
            put(found, naming(int(span.ref), span.text))
        elif span.kind == PRINTED:
            found.append(Span(span.text, card=span.ref))
        elif span.kind == PLAYER:
            found.append(Span(span.text, player=int(span.ref)))
        elif span.kind == SYMBOL:
            found.append(Span(span.text, symbol=span.ref))
        elif span.kind == KEYWORD:
            found.append(Span(span.text, keyword=span.ref))
        else:
            put(found, span.text)
    return found


def pieces(layout: Layout, text: str, lang: str) -> list[Piece]:
    """The pieces of a text: the same is told to everybody, and again while the question stands."""
    key = (layout.game.id, lang, text)
    found = _pieces.get(key)
    if found is None:
        if len(_pieces) >= MOST_PIECES:
            _pieces.clear()
        found = spans(signed(text, layout.signs(lang)))
        _pieces[key] = found
    return found


def put(found: Said, piece: str | Span) -> None:
    """Add a piece; words join the words before them, so that nothing shows where a piece would have begun."""
    if isinstance(piece, str) and found and isinstance(found[-1], str):
        found[-1] += piece
    else:
        found.append(piece)


def by_name(card: int, name: str) -> str | Span:
    return name
