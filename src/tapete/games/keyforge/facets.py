"""What KeyForge answers in one sentence to views, to the laboratory and to whoever keeps the time."""

from __future__ import annotations

from tapete.core.events import Event
from tapete.core.facets import Endings, Measures, Sight
from tapete.core.language import Words
from tapete.core.state import State
from tapete.core.times import Times
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.catalogue import DECLARED
from tapete.games.keyforge.rules.formats import EXCHANGED, ahead
from tapete.games.keyforge.rules.sealed import ChooseDeck
from tapete.games.keyforge.rules.time_limit import TIMES, end_on_time
from tapete.games.keyforge.telling import tell
from tapete.games.keyforge.things import HOUSE


class KeyForgeSight(Sight):
    def printed_fields(self) -> tuple[int, ...]:
        """The house of a copy is printed on it."""
        return (HOUSE,)

    def suppose(self, s: State, player: int) -> None:
        """Which deck the other has chosen in sealed is not known yet."""
        if player == 1 and s.stack and isinstance(s.stack[-1], ChooseDeck):
            s.stack[-1].chosen = 0


class KeyForgeMeasures(Measures):
    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The decks by name, and every card of each."""
        decks = super().balance_units(s)
        if s.setup.get(EXCHANGED):
            decks = [(1 - player, name) for player, name in decks][::-1]
        return decks + [(owner, s.cards[card].id) for card, owner in enumerate(s.owners) if owner >= 0]

    def instead_of(self, deck: dict[str, object], card: str) -> list[str]:
        """The cards of its house from the sets that the deck's cards are of."""
        had = self.deck_cards(deck)
        sets = {DECLARED[id].set for id in had if id in DECLARED}
        house = DECLARED[card].house
        return [id for id, each in DECLARED.items() if each.house == house >= 0 and each.set in sets and id not in had]


class KeyForgeEndings(Endings):
    def times(self, setup: dict[str, object]) -> Times | None:
        return TIMES

    def preparing(self, s: State) -> bool:
        """While decks are chosen."""
        return bool(s.stack) and isinstance(s.stack[-1], ChooseDeck)

    def time_up(self, s: State) -> None:
        end_on_time(s)

    def next_game(self, s: State) -> Words | None:
        return ahead(s.setup)

    def another_game(self, s: State, number: int) -> None:
        tell(s, Event(ev.GAME_BEGINS, amount=number))
        if s.setup.get(EXCHANGED):
            for player in (0, 1):
                tell(s, Event(ev.DECK_CHOSEN, player=player, amount=1 - player))
