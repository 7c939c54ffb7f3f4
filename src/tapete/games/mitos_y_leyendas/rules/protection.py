"""Cards that cannot be destroyed: the destruction does not happen (ML-con-32, ML-con-34, ML-dmg-13)."""

from __future__ import annotations

from typing import Final, cast

from tapete.core.abilities import Index, Replacement, Replacing
from tapete.core.events import Event
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import Change
from tapete.games.mitos_y_leyendas.values import heard

RULE: Final = 1 << 20  # the key of a rule of the game among replacements


class Protection(Replacement):
    """Looks, before a card is destroyed, whether something in force keeps that from happening."""

    def __init__(self) -> None:
        super().__init__((ev.DESTROYED,))

    def listen(self, index: Index) -> None:
        index.replace(ev.DESTROYED, Replacing(self, -1, -1, RULE))

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        return t.in_play(s, e.card) and spared(s, e)

    def instead(self, s: State, e: Event, r: Replacing) -> list[Event]:
        return [Event(ev.SAVED, e.card, s.place[e.card] % 2)]


def spared(s: State, e: Event) -> bool:
    """Whether something in force keeps this destruction from happening."""
    for each in s.index().modifying[m.INDESTRUCTIBLE]:
        change = cast(Change, each.modifier)
        if change.affects(s, each.scope, e.card) and heard(s, each, m.INDESTRUCTIBLE, e.card) and protects(s, change.extra, e):
            return True
    return False


def protects(s: State, what: int, e: Event) -> bool:
    """Whether protection from this kind of harm covers the event."""
    combat = e.zone == ev.COMBAT
    if what == m.FROM_ANYTHING:
        return True
    if what == m.FROM_COMBAT:
        return combat
    if combat or e.source < 0:
        return False
    kind = t.printed(s, e.source).type
    if e.zone == ev.BY_CONTROLLER:
        return False  # its own controller does it (ML-affect-05)
    if what == m.FROM_ENEMY_ALLIES:
        return kind == t.ALLY and s.place[e.source] % 2 != s.place[e.card] % 2
    return kind in (t.WEAPON, t.TALISMAN, t.TOTEM)  # FROM_THINGS
