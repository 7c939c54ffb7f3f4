"""What the players of Dungeon Alliance see, what the laboratory measures, and what becomes of those who give up."""

from __future__ import annotations

from tapete.core.facets import Endings, Measures, Sight
from tapete.core.state import State
from tapete.core.zones import HOLDER, NOBODY
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules.rounds import points, total


class DungeonAllianceSight(Sight):
    def knows_contents(self, s: State, player: int, kind: int, holder: int) -> bool:
        """The own alliance deck."""
        return kind == t.DECK and holder == player

    def swappable(self, s: State, player: int) -> list[list[int]]:
        """The own deck; what a rival holds, has buried and has in the deck; and by level: upgrades, tiles, threats; heroes."""
        groups: dict[str, list[int]] = {}
        for place, cards in enumerate(s.zones):
            sight = self.game.zones[place // s.players].sight
            if cards and (sight == NOBODY or (sight == HOLDER and place % s.players != player)):
                for card in cards:
                    if not self.sees(s, player, card):
                        groups.setdefault(unseen_as(s, card), []).append(card)
        return [group for group in groups.values() if len(group) > 1]

    def described(self, s: State, card: int) -> dict[str, object]:
        """Where something is on the map, and whose hero it is; on a tile, where threats lie, whose level is the tile's."""
        plan = t.floor(s)
        if t.kind(s, card) == t.TILE and s.numbers[t.SLOT][card]:
            slot = s.numbers[t.SLOT][card] - 1
            cells = [t.cell(s, each) for each in t.shared(s, t.FACE_DOWN)]
            hidden = [at for at in cells if plan.slot_of(at) == slot]
            return {"threats": [plan.name(at) for at in sorted(hidden)]}
        at = t.cell(s, card)
        shown: dict[str, object] = {"square": plan.name(at)} if at >= 0 else {}
        if s.place[card] // s.players == t.HEROES:
            shown["owner"] = t.owner(s, card)
        return shown


class DungeonAllianceMeasures(Measures):
    def balance_units(self, s: State) -> list[tuple[int, str]]:
        """The heroes of each alliance."""
        return [(player, s.cards[who].id) for player in range(s.players) for who in t.heroes(s, player)]

    def scores(self, s: State) -> list[int]:
        """The points of each alliance; those of all together when the cards play the monsters."""
        return [total(s)] * s.players if t.governs(s) else [points(s, player) for player in range(s.players)]


class DungeonAllianceEndings(Endings):
    def give_up(self, s: State, gone: frozenset[int]) -> None:
        """Those who play together have lost only when nobody is left."""
        if not s.world[t.COOPERATIVE] or len(gone) == s.players:
            super().give_up(s, gone)


def unseen_as(s: State, card: int) -> str:
    """The group a hidden thing belongs to: any thing of it could lie in the place of any other."""
    zone = s.zone_kind(card)
    if zone in (t.HAND, t.DECK, t.BURIED):
        return f"player {s.holder(card)}"
    kind = t.kind(s, card)
    if kind == t.CARD:
        return f"upgrade {t.card_of(s, card).level}"
    if kind == t.TILE:
        return f"tile {t.tile(s, card).level}"
    if kind == t.THREAT:
        return f"threat {t.threat(s, card).level}"
    return f"kind {kind}"
