"""The dungeon drawn: heroes by their player's number and an initial, monsters by theirs, threats, chests and pits."""

from __future__ import annotations

from tapete.core.grid.drawing import Sketch, ascii_map, svg_map
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.things import cell, floor, owner, shared, threat

ARROWS = "↑→↓←"
SIGNS = {t.CHEST: "$", t.LOCKED_CHEST: "¢", t.TRAP: "^", t.PIT: "O"}


def sketch(s: State) -> Sketch:
    made = Sketch(floor(s), t.doors(s), s.world[t.HALLWAYS])
    for card in shared(s, t.FACE_DOWN):
        made.marks[cell(s, card)] = "!" if s.numbers[t.KNOWN][card] else "?"
    for card in shared(s, t.OPEN_THREATS):
        made.marks[cell(s, card)] = SIGNS[threat(s, card).sort]
    for card in t.monsters(s):
        made.marks[cell(s, card)] = s.cards[card].name.es[0].lower() + ARROWS[s.numbers[t.FACING][card]]
    for card in t.all_heroes(s):
        if s.numbers[t.CELL][card]:
            mark = "x" if s.numbers[t.DEFEATED][card] else ARROWS[s.numbers[t.FACING][card]]
            made.marks[cell(s, card)] = f"{owner(s, card) + 1}{s.cards[card].name.es[0]}{mark}"
    return made


def drawn(s: State) -> list[str]:
    """The map as lines of text."""
    return ascii_map(sketch(s))


def picture(s: State) -> str:
    """The map as an SVG picture."""
    return svg_map(sketch(s))
