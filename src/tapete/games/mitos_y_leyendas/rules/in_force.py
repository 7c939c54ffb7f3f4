"""What is in force in the end: lost abilities are silent, and Talismans spare what they cannot affect."""

from __future__ import annotations

from typing import cast

from tapete.core.abilities import Index, Modifying
from tapete.core.effects import Resolving
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.modifiers import Change, OnChosen
from tapete.games.mitos_y_leyendas.values import given


def silence(s: State, index: Index) -> None:
    """Cards that have lost their ability do and say nothing (ML-card-22, ML-lose-01)."""
    blanks = index.modifying[m.BLANK]
    mute: list[int] = []
    for zone in t.IN_PLAY:
        for card in s.zones[zone * 2] + s.zones[zone * 2 + 1]:
            if any([each.modifier.affects(s, each.scope, card) for each in blanks if each.source != card or each.lasting >= 0]):
                mute.append(card)
    if not mute:
        return
    for kind, listeners in enumerate(index.listening):
        index.listening[kind] = [each for each in listeners if each.via < -1 or each.source not in mute]
    for kind, changes in enumerate(index.modifying):
        if kind != m.BLANK:
            index.modifying[kind] = [each for each in changes if each.lasting >= 0 or each.source not in mute]
    for kind, replacing in enumerate(index.replacing):
        index.replacing[kind] = [each for each in replacing if each.lasting >= 0 or each.source not in mute]


def spare(s: State, index: Index) -> None:
    """What a Talisman does to all cards of some kind leaves out those it cannot affect (ML-affect-01)."""
    for kind in m.AFFECTING:
        for at, each in enumerate(index.modifying[kind]):
            change = cast(Change, each.modifier)
            if each.lasting >= 0 and not isinstance(change, OnChosen) and t.printed(s, each.source).type == t.TALISMAN:
                index.modifying[kind][at] = Modifying(Sparing(change), each.source, each.you, each.scope, each.lasting)


class Sparing(Change):
    """A change made by a Talisman, but for the cards that Talismans cannot affect."""

    def __init__(self, change: Change) -> None:
        super().__init__(change.kind, change.words, change.by, change.extra, change.condition, change.told)
        self.cards = change.cards
        self.blockers = change.blockers
        self.change = change

    def affects(self, s: State, scope: Resolving, card: int) -> bool:
        return self.change.affects(s, scope, card) and not given(s, m.UNAFFECTED, card)
