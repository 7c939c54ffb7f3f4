"""What a bot should know about Dungeon Alliance before it thinks: how good a position is and which moves look promising.

The unit is one point. An alliance's worth is its points, what it has bought, the damage it has on monsters, how hurt its heroes
are, the cards it holds, and the best thing each hero could do next: an enemy to strike, a chest to open, a door to go through,
worth the more the sooner it can be done.
"""

from __future__ import annotations

from typing import Final

from tapete.core.decision import PASS, Option
from tapete.core.facets import Hints
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.prospects import MARKED, Outlook, prospects, share, use
from tapete.games.dungeon_alliance.rules.acting import Acting
from tapete.games.dungeon_alliance.rules.activation import SELECT
from tapete.games.dungeon_alliance.rules.rounds import points
from tapete.games.dungeon_alliance.rules.solo import deductions
from tapete.games.dungeon_alliance.rules.upgrades import price
from tapete.games.dungeon_alliance.things import card_of, hero, heroes, monster

ODDS: Final = 0.25  # what one point adds to the logarithm of the odds
LEARNT: Final = 0.9  # a card acquired
DEAR: Final = 0.12  # a point it cost: dear cards are better
PURSE: Final = 0.1  # XP that can still be spent
ACHE: Final = 0.5  # a hero hurt through and through, by how much of it is gone
AGONY: Final = 2.0  # the same, more than in proportion
DOWN: Final = 3.0  # a defeated hero, besides the point it costs
VENOM: Final = 0.35  # poison that will spread
FESTERING: Final = 0.3  # a monster with the alliance's poison in it
WEIGHTS: Final = {
    "cast": 60, "pet": 60, "chest": 40, "yes": 40, "open": 24, "react": 12, "pick": 10, "force": 10, "reveal": 10, "step": 6,
    "walk": 3, "done": 3, PASS: 3, "replace": 3, "surge": 3, "again": 3,
}  # fmt: skip


def worth(s: State, player: int) -> float:
    """What an alliance has: points, cards, damage on monsters, and the state of its heroes."""
    spent = s.tallies[t.SPENT][player]
    value = points(s, player) + PURSE * s.tallies[t.XP][player] + DEAR * spent + LEARNT * s.tallies[t.SELECTIONS][player]
    for target in t.monsters(s):
        if s.numbers[t.BY + player][target]:
            value += MARKED * share(s, target, player) * s.numbers[t.DAMAGE][target] / monster(s, target).health
        if s.numbers[t.POISON][target] == player + 1:
            value += FESTERING
    damage, poison, down = s.numbers[t.DAMAGE], s.numbers[t.POISON], s.numbers[t.DEFEATED]
    for who in heroes(s, player):
        if down[who]:
            value -= DOWN
        elif damage[who] or poison[who]:
            gone = (damage[who] + poison[who]) / hero(s, who).health
            value -= ACHE * gone + AGONY * gone * gone
            if poison[who]:
                value -= VENOM
    return value


def least_useful(s: State, options: list[Option]) -> Option:
    """The card that somebody who has yet to act would miss least."""
    least = options[0]
    lowest = 1000.0
    for option in options:
        worth_of = use(card_of(s, option.thing))
        if worth_of < lowest:
            lowest = worth_of
            least = option
    return least


def rest_prior(s: State) -> int:
    """The worse the hero is off, the likelier it rests."""
    assert s.decision is not None
    who = s.decision.source
    return 1 + 30 * values.hurt(s, who) // hero(s, who).health if who >= 0 else 6


class DungeonAllianceHints(Hints):
    def evaluate(self, s: State, player: int) -> float:
        """The own alliance less the best rival; against the cards, everybody together."""
        if not s.world[t.ROUND]:
            return 0.0
        outlook = Outlook(s, player)
        own = worth(s, player) + prospects(s, player, outlook)
        if outlook.alone:
            for ally in range(s.players):
                if ally != player:
                    own += worth(s, ally)
            return ODDS * 0.5 * (own - deductions(s))
        best = -1000.0
        for rival in range(s.players):
            if rival != player:
                best = max(best, worth(s, rival))
        return ODDS * (own - best)

    def prior(self, s: State, option: Option) -> int:
        """A weight for the light policy and the search: strikes first, then cards, chests and doors; the end last."""
        verb = option.verb
        known = WEIGHTS.get(verb)
        if known is not None:
            return known
        if verb == "attack":
            return 60 if s.decision is not None and s.decision.kind == "main" else 8
        if verb == "play":
            return 8 + int(2.0 * use(card_of(s, option.thing)))
        if verb == "buy" or verb == "salvage":
            return 10 + 4 * price(s, option.thing)
        if verb == "rest" or verb == "leave":
            return rest_prior(s)
        if verb == "discard" or verb == "bury":
            return max(1, 12 - int(2.0 * use(card_of(s, option.thing))))
        if verb == "face":
            return 0 if self.idle(s, option) else 2
        return 6

    def idle(self, s: State, option: Option) -> bool:
        """Turning on the spot: whoever attacks or aims turns with it."""
        return option.verb == "face" and s.decision is not None and s.decision.kind == "main"

    def habit(self, s: State) -> Option | None:
        """What is answered without a look inside a look-ahead: where to turn, whether to draw, whether to cure poison."""
        decision = s.decision
        assert decision is not None
        kind = decision.kind
        if kind == "prowl" or kind == "stand":
            return decision.options[0]
        if kind == "draw" or kind == "on_chest":
            return decision.options[0]
        if kind == "remove":
            return decision.options[1]
        if kind == "bury":
            return least_useful(s, decision.options)
        if kind == "discard" and decision.options[-1].verb == "done":
            return decision.options[-1]
        return None

    def stretch(self, s: State) -> int:
        """A number that changes with every activation, and when its main part is over; in the setup, with every answer."""
        part = 0
        if not s.world[t.ROUND]:
            placed = len([1 for who in t.all_heroes(s) if s.numbers[t.CELL][who]])
            return -1 - placed - len(t.all_heroes(s)) * 32
        if len(s.stack) > 1:
            frame = s.stack[1]
            if isinstance(frame, Acting):
                part = 2 if frame.step >= SELECT else 1
        w = s.world
        return ((w[t.ROUND] * 8 + w[t.CYCLE]) * 8 + w[t.ACTIVE]) * 4 + part
