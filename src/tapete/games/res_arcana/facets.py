"""What players know of hidden components, and what the laboratory measures."""

from __future__ import annotations

from tapete.core.facets import Measures, Sight
from tapete.core.state import State
from tapete.games.res_arcana import things as t
from tapete.games.res_arcana.things import facts


class ResArcanaSight(Sight):
    def knows_contents(self, s: State, player: int, kind: int, holder: int) -> bool:
        """The own deck, by RA-setup-10; not in the first game, where nobody has seen it (RA-setup-15)."""
        return kind == t.DECK and holder == player and bool(s.tallies[t.SAW_DECK][player])

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """The own deck by itself; rivals' unseen artifacts with those in the box; monuments; mages (RA-action-18)."""
        groups: dict[str, list[int]] = {}
        for card in range(len(s.cards)):
            if self.sees(s, player, card):
                continue
            kind = facts(s, card).type
            holder = s.holder(card)
            name = str(kind)
            if kind == t.ARTIFACT:
                own = s.zone_kind(card) == t.DECK and holder == player and player >= 0 and s.tallies[t.SAW_DECK][player]
                if own:
                    name = "own"
                elif s.numbers[t.EXPOSED][card]:
                    name = f"exposed {holder}"
            groups.setdefault(name, []).append(card)
        return [group for group in groups.values() if len(group) > 1]


class ResArcanaMeasures(Measures):
    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The mage of each player and the places of power they ended with."""
        weighed = (t.MAGE, t.PLACE)
        return [(who, s.cards[c].id) for who in range(s.players) for c in t.mine(s, who) if facts(s, c).type in weighed]
