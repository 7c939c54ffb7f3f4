"""How large what strangers bring may be: looked at before anything is built from it, and again once it is built.

A document is counted in values (its names, numbers and lists). A table that begins from a position may have a quarter more cards
than the game ever deals; its first question and its update are bounded too. ``tests/server/test_bounds.py`` holds each game's
largest legal positions against these numbers.
"""

from __future__ import annotations

from typing import Final

from tapete.core.game import Game
from tapete.core.language import Words
from tapete.core.state import State
from tapete.table.errors import Denied

VALUES: Final = 3_000  # of a setup or a position
DECK_VALUES: Final = 30_000  # of a file of decks: other programs write a thousand values for each
DEPTH: Final = 16
TEXT: Final = 600  # letters of one of its texts: the guide of a deck is the longest
NUMBER: Final = 1_000_000  # its numbers are smaller, but for seeds
DECK_NUMBER: Final = 1 << 63  # what other programs number their decks and days with
NAMES: Final = 50  # in lists of a position that are no cards: houses, keys
OPTIONS: Final = 2_500  # of a question
UPDATE: Final = 1 << 20  # bytes of an update
SETTING_UP: Final = 0.5  # seconds of a processor to set a table up and show it once


def too_large(es: str, en: str, detail: str = "") -> Denied:
    return Denied("too_large", detail=detail or None, why=Words(es, en))


def check_deck(document: object) -> None:
    """Refuse a file of decks that is larger than any real one. Its numbers are not looked at here: only counts of copies are read,
    and those have bounds of their own."""
    check(document, "deck", DECK_VALUES, DECK_NUMBER)


def check(document: object, field: str, most: int = VALUES, number: int = NUMBER) -> None:
    """Refuse a document that is larger than any real one; a loop, not a recursion: it may be deep."""
    waiting: list[tuple[object, int, str]] = [(document, 0, "")]
    values = 0
    while waiting:
        value, depth, name = waiting.pop()
        values += 1
        if values + len(waiting) > most:
            raise too_large(f"caben {most} valores en un documento", f"a document may have {most} values", field)
        if depth > DEPTH:
            raise too_large(f"caben {DEPTH} niveles en un documento", f"a document may have {DEPTH} levels", field)
        if isinstance(value, str) and len(value) > TEXT:
            raise too_large(f"un texto puede tener {TEXT} letras", f"a text may have {TEXT} letters", field)
        if isinstance(value, int | float) and name != "seed" and not -number < value < number:
            raise too_large(f"un número puede llegar a {number - 1}", f"a number may be {number - 1} at most", name or field)
        if isinstance(value, dict):
            if any([len(str(key)) > TEXT for key in value]):
                raise too_large(f"un texto puede tener {TEXT} letras", f"a text may have {TEXT} letters", field)
            waiting += [(each, depth + 1, str(key)) for key, each in value.items()]
        elif isinstance(value, list):
            waiting += [(each, depth + 1, name) for each in value]


def check_named(game: Game, document: object) -> None:
    """Refuse a position that names many more cards than a table may have, before any of them is made."""
    waiting = [document]
    named = 0
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            named += len([each for each in value if isinstance(each, str) or (isinstance(each, dict) and "card" in each)])
            waiting += value
    most = most_cards(game)
    if named > most + NAMES:
        raise too_large(
            f"una mesa de este juego puede tener {most} cartas; el documento nombra {named}",
            f"a table of this game may have {most} cards; the document names {named}",
            "position",
        )


_dealt: dict[str, int] = {}


def most_cards(game: Game) -> int:
    """A quarter more than the game deals to as many as may play."""
    if game.id not in _dealt:
        setup = dict(game.random_setup(0))
        if "players" in setup:
            setup = {"players": game.players_range()[1]}
        _dealt[game.id] = len(game.start(setup, 1).cards)
    return _dealt[game.id] * 5 // 4


def check_table(game: Game, s: State) -> None:
    """Refuse a table with more cards than could ever lie on it, or a question with more answers than anybody reads."""
    most = most_cards(game)
    if len(s.cards) > most:
        raise too_large(
            f"una mesa de este juego puede tener {most} cartas, no {len(s.cards)}",
            f"a table of this game may have {most} cards, not {len(s.cards)}",
            "cards",
        )
    if s.decision is not None and len(s.decision.options) > OPTIONS:
        found = len(s.decision.options)
        raise too_large(
            f"una pregunta puede tener {OPTIONS} respuestas, no {found}", f"a question may have {OPTIONS} answers, not {found}"
        )
