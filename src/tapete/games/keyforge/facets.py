"""What KeyForge answers in one sentence to views and to the laboratory."""

from __future__ import annotations

from tapete.core.facets import Measures, Sight
from tapete.core.state import State
from tapete.games.keyforge.things import HOUSE


class KeyForgeSight(Sight):
    def printed_fields(self) -> tuple[int, ...]:
        """The house of a copy is printed on it."""
        return (HOUSE,)


class KeyForgeMeasures(Measures):
    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The decks by name, and every card of each."""
        return super().balance_units(s) + [(owner, s.cards[card].id) for card, owner in enumerate(s.owners) if owner >= 0]
