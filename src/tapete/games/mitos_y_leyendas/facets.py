"""What players see, what the laboratory measures, and how somebody gives up."""

from __future__ import annotations

from tapete.core.events import Event, narrate
from tapete.core.facets import Endings, Measures, Sight
from tapete.core.pool import set_of
from tapete.core.state import State
from tapete.core.zones import knows
from tapete.games.mitos_y_leyendas import events as ev
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.catalogue import DECLARED
from tapete.games.mitos_y_leyendas.things import face, other
from tapete.games.mitos_y_leyendas.values import burdened, is_blank_gold, races, silenced, strength


class MitosYLeyendasSight(Sight):
    def sees(self, s: State, player: int, card: int) -> bool:
        """Also an opponent's hand that an effect keeps open."""
        place = s.place[card]
        if place // 2 == t.HAND and place % 2 != player and s.index().modifying[m.OPEN_HAND]:
            if burdened(s, m.OPEN_HAND, place % 2):
                return True
        return super().sees(s, player, card)

    def seen_cards(self, s: State, player: int, kind: int, holder: int) -> list[int]:
        if kind == t.HAND and holder != player and s.index().modifying[m.OPEN_HAND] and burdened(s, m.OPEN_HAND, holder):
            return s.zones[kind * 2 + holder]
        return self.usually_seen(s, player, kind, holder)

    def hides(self, s: State, player: int) -> bool:
        """Whether a hand holds a card that the other player has not seen."""
        if s.index().modifying[m.OPEN_HAND] and burdened(s, m.OPEN_HAND, player):
            return False
        watching = other(player)
        known = s.numbers[t.KNOWN]
        for card in s.zones[t.HAND * 2 + player]:
            if not knows(known[card], watching):
                return True
        return False

    def described(self, s: State, card: int) -> dict[str, object]:
        shown: dict[str, object] = {}
        if t.is_ally(s, card):
            shown["strength"] = strength(s, card)
            shown["races"] = [t.RACES[bit] for bit in range(len(t.RACES)) if races(s, card) >> bit & 1]
            shown["weapons"] = [s.names[weapon] for weapon in t.weapons_on(s, card)]
        if t.in_play(s, card):
            if silenced(s, card):
                shown["silenced"] = True
            if face(s, card) is not s.cards[card]:
                shown["copy"] = face(s, card).id
            if t.printed(s, card).type == t.GOLD:
                shown["plain"] = is_blank_gold(s, card)
        return shown


class MitosYLeyendasMeasures(Measures):
    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The decks by name, and every card of each."""
        return super().balance_units(s) + [(owner, s.cards[card].id) for card, owner in enumerate(s.owners) if owner >= 0]

    def instead_of(self, deck: dict[str, object], card: str) -> list[str]:
        """The cards of its type that may be there in as many copies."""
        had = self.deck_cards(deck)
        names = [DECLARED[id].name.es for id in had if id in DECLARED]
        old = DECLARED[card]
        of = ["", *[set_of(id) for id in had]]
        return [
            id
            for id, each in DECLARED.items()
            if set_of(id) in of
            and each.type == old.type
            and each.unique == old.unique
            and each.boxed == old.boxed
            and each.name.es not in names
        ]


class MitosYLeyendasEndings(Endings):
    def give_up(self, s: State, gone: frozenset[int]) -> None:
        if len(gone) == 1:
            narrate(s, Event(ev.ENDED, player=other(min(gone)), amount=ev.GIVEN_UP))
        super().give_up(s, gone)
