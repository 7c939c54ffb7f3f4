"""The dungeon drawn: everybody by a letter of their own and an arrow for where they look; threats, chests and pits by signs."""

from __future__ import annotations

from typing import Final

from tapete.core.grid.drawing import Sketch, ascii_map, svg_map
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.things import cell, floor, heroes, shared, threat

ARROWS: Final = "↑→↓←"
FALLEN: Final = "x"
SIGNS: Final = {t.CHEST: "$", t.LOCKED_CHEST: "¢", t.TRAP: "^", t.PIT: "O"}
HIDDEN: Final = "?"
KNOWN: Final = "!"


def sketch(s: State) -> Sketch:
    made = Sketch(floor(s), t.doors(s), s.world[t.HALLWAYS])
    for card in shared(s, t.FACE_DOWN):
        made.marks[cell(s, card)] = KNOWN if s.numbers[t.KNOWN][card] else HIDDEN
    for card in shared(s, t.OPEN_THREATS):
        made.marks[cell(s, card)] = SIGNS[threat(s, card).sort]
    for card, mark in marks(s).items():
        made.marks[cell(s, card)] = mark
    return made


def marks(s: State) -> dict[int, str]:
    """How everybody on the board is drawn: a hero by its player, where there are several, and a letter no ally has; a monster by
    a letter no other kind has, and a number where there are several of its kind."""
    found: dict[int, str] = {}
    standing = t.monsters(s)
    kinds = list(dict.fromkeys([s.cards[card].name.es for card in standing]))
    letters = own_letters(kinds)
    for kind, letter in zip(kinds, letters, strict=True):
        alike = [card for card in standing if s.cards[card].name.es == kind]
        for number, card in enumerate(alike, 1):
            copy = str(number) if len(alike) > 1 else ""
            found[card] = letter.lower() + copy + ARROWS[s.numbers[t.FACING][card]]
    for player in range(s.players):
        seat = str(player + 1) if s.players > 1 else ""
        names = [s.cards[who].name.es for who in heroes(s, player)]
        for who, letter in zip(heroes(s, player), own_letters(names), strict=True):
            if s.numbers[t.CELL][who]:
                arrow = FALLEN if s.numbers[t.DEFEATED][who] else ARROWS[s.numbers[t.FACING][who]]
                found[who] = seat + letter.upper() + arrow
    return found


def own_letters(names: list[str]) -> list[str]:
    """A letter for each name, of those in it, that no name before it has taken.

    >>> own_letters(["Belzamin", "Bull", "Lobo"])
    ['B', 'u', 'L']
    """
    taken: list[str] = []
    found: list[str] = []
    for name in names:
        free = [letter for letter in name if letter.isalpha() and letter.lower() not in taken]
        letter = free[0] if free else "*"
        taken.append(letter.lower())
        found.append(letter)
    return found


def drawn(s: State) -> list[str]:
    """The whole map as lines of text."""
    return ascii_map(sketch(s))


def drawn_near(s: State) -> list[str]:
    """The part of the map where tiles are or can come to lie."""
    made = sketch(s)
    made.crop([s.numbers[t.SLOT][card] - 1 for card in t.tiles(s)], 1)
    return ascii_map(made)


def drawn_rooms(s: State, slots: list[int]) -> list[str]:
    """The part of the map that some rooms take up."""
    made = sketch(s)
    made.crop(slots, 0)
    return ascii_map(made)


def picture(s: State) -> str:
    """The map as an SVG picture."""
    return svg_map(sketch(s))
