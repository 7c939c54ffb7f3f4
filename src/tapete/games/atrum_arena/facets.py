"""What the laboratory measures, what the contract suite counts, and endings that no option leads to."""

from __future__ import annotations

from tapete.core.costs import still_serves
from tapete.core.facets import Accounts, Endings, Measures
from tapete.core.state import State
from tapete.core.times import Times
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.rules import resistance, setup, tournament


class AtrumArenaMeasures(Measures):
    def scores(self, s: State) -> list[int]:
        return tournament.scores(s) if s.world[t.TOURNAMENT] else []

    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The reptantes of every team; those set aside before a tournament match did not play."""
        played = (t.REPTANTES, t.ELIMINATED)
        return [(owner, s.cards[card].id) for card, owner in enumerate(s.owners) if owner >= 0 and s.zone_kind(card) in played]

    def instead_of(self, deck: dict[str, object], card: str) -> list[str]:
        """The reptantes that are not of the team."""
        kept = deck.get("reserve")
        had = [*self.deck_cards(deck), *(kept if isinstance(kept, list) else ())]
        return [id for id, each in self.game.catalogue.items() if isinstance(each, t.Reptante) and id not in had]


class AtrumArenaAccounts(Accounts):
    def main_depth(self, s: State) -> int:
        return 1 if s.decision is not None and s.decision.kind == "main" else -1

    def conserved(self, s: State) -> list[int]:
        """Esbirros, wherever they are; and none of them reserved for two announcements."""
        esbirros = len([c for c in range(len(s.cards)) if t.is_esbirro(s, c) and s.place[c] >= 0])
        doubled = [card for each in s.reserved for card in each.things if still_serves(s, each, card)]
        return [esbirros, len(doubled) - len(set(doubled))]


class AtrumArenaEndings(Endings):
    def give_up(self, s: State, gone: frozenset[int]) -> None:
        if s.world[t.TOURNAMENT]:
            tournament.concede(s, min(gone))
        else:
            resistance.give_up(s, gone)

    def times(self, setup_: dict[str, object]) -> Times | None:
        return tournament.TIMES if setup_.get("mode") == setup.TOURNAMENT else None

    def preparing(self, s: State) -> bool:
        """While the teams are formed (AA-trn-13)."""
        return s.decision is not None and s.decision.kind == "remove"

    def time_up(self, s: State) -> None:
        tournament.end_on_time(s)
