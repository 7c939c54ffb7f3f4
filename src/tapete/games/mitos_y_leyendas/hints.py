"""What a bot should know about Mitos y Leyendas before it thinks: how good a position is and which moves look promising.

The unit is one card of the Castle. A player's side is their Castle, their Allies, their Oros and their hand, less what the
opponent's Allies could take from the Castle in the next Battle.
"""

from __future__ import annotations

from typing import Final, cast

from tapete.core.decision import PASS, Option
from tapete.core.facets import Hints
from tapete.core.state import State
from tapete.games.mitos_y_leyendas import modifiers as m
from tapete.games.mitos_y_leyendas import things as t
from tapete.games.mitos_y_leyendas.abilities import Activated
from tapete.games.mitos_y_leyendas.values import given, strength
from tapete.games.mitos_y_leyendas.vocabulary.verbs.searching import PutIntoPlay

ODDS: Final = 0.08  # what one card of the Castle adds to the logarithm of the odds
FORCE: Final = 2.2  # a point of Strength in play
BODY: Final = 1.2  # an Ally
GEAR: Final = 0.6  # a Weapon, besides the Strength it gives
TOTEM: Final = 4.0
CARD: Final = 1.6  # a card in hand
IDLE: Final = 0.3  # an Oro in hand, which is of use once it is put down
ANSWER: Final = 1.8  # more for a card in hand that annuls: it waits for something worth annulling
PROMISE: Final = 0.12  # of what an Ally in hand would add, so that searching and discarding tell cards apart
RETURN: Final = 1.5  # a card that is used from the Graveyard
REVIVAL: Final = 0.3  # of the best Ally of the Graveyard, for whoever has something that puts it into play
PLANNED: Final = 0.95  # of what can still be done this Vigil
SPENT: Final = 0.35  # less for an Oro that is paid
THREAT: Final = 0.5  # a card that the next Battle could take from the Castle
SHORT: Final = 12  # a Castle so small is worth more by the card
GOLD_WORTH: Final[tuple[float, ...]] = (0.0, 5.0, 9.5, 13.0, 15.5, 17.0, 18.0, 18.6, 19.0)


class MitosYLeyendasHints(Hints):
    def evaluate(self, s: State, player: int) -> float:
        return ODDS * (side(s, player) - side(s, 1 - player))

    def prior(self, s: State, option: Option) -> int:
        """A weight for light play: Oros and Allies first; answering is seldom worth a card."""
        verb = option.verb
        assert s.decision is not None
        kind = s.decision.kind
        if verb == "play" and option.things:
            return playing_prior(s, option.thing)
        if verb == "attack":
            return 10
        if verb == "block":
            return 1 + int(max(0.0, 4.0 * exchange(s, option.thing, option.target)))
        if verb == PASS or verb == "done":
            return 3 if kind == "vigil" or kind == "attack" else 8
        if verb == "mulligan":
            return 1
        if verb == "group" or verb == "keep":
            return 40
        if verb == "use":
            return 5
        return 4

    def habit(self, s: State) -> Option | None:
        """What is done without much thought: nobody answers, plain Oros pay, the defender blocks where it gains."""
        decision = s.decision
        assert decision is not None
        options = decision.options
        last = options[-1]
        kind = decision.kind
        if kind == "grouping" or kind == "hand":
            return options[0]
        if last.verb == PASS or kind == "arrange":
            return last
        if kind == "attack":
            return last if last.verb == "done" else None
        if kind == "block":
            return best_block(s, options)
        if kind == "pay":
            return plain_gold(s, options)
        return None


def side(s: State, player: int) -> float:
    """What a player has, in cards of the Castle."""
    zones = s.zones
    castle = len(zones[t.CASTLE * 2 + player])
    total = float(castle)
    if castle < SHORT:
        total -= 0.15 * (SHORT - castle) * (SHORT - castle)
    paid = len(zones[t.PAID * 2 + player])
    gold = len(zones[t.RESERVE * 2 + player]) + paid
    total += GOLD_WORTH[min(gold, len(GOLD_WORTH) - 1)] - SPENT * paid
    total += TOTEM * len(zones[t.SUPPORT * 2 + player]) + GEAR * len(zones[t.WEAPONS * 2 + player])
    total += held(s, player, gold) + buried(s, player, gold)
    forces = [strength(s, card) for card in zones[t.DEFENCE * 2 + player]]
    for force in forces:
        total += BODY + FORCE * force
    for card in zones[t.ATTACK * 2 + player]:
        total += BODY + FORCE * strength(s, card)
    return total - THREAT * min(castle, exposed(s, player, len(forces)))


def held(s: State, player: int, gold: int) -> float:
    """What a hand is worth to a player with so many Oros, and what it can still do this Vigil.

    Whatever comes before the Oro of the turn closes the drop (ML-vig-03). A bot that looks one step ahead would play its best Ally
    first and lose the drop, were the Ally not worth nearly as much while it can still be played.
    """
    hand = s.zones[t.HAND * 2 + player]
    world = s.world
    now = world[t.ACTIVE] == player and world[t.PHASE] == t.VIGIL
    purse = len(s.zones[t.RESERVE * 2 + player]) + s.tallies[t.VIRTUAL][player]
    worth = CARD * min(t.HAND_LIMIT, len(hand))
    oros = 0
    for card in hand:
        what = t.printed(s, card)
        if what.type == t.GOLD:
            oros += 1
        elif not now or what.type != t.ALLY or what.cost > purse:
            worth += kept_for(what, gold)
    worth -= (CARD - IDLE) * oros
    if not now:
        return worth
    if oros and not world[t.DROP_CLOSED] and not s.tallies[t.GOLD_DROPPED][player]:
        most = len(GOLD_WORTH) - 1
        worth += PLANNED * (GOLD_WORTH[min(gold + 1, most)] - GOLD_WORTH[min(gold, most)])
    return worth + PLANNED * planned(s, purse, hand)


def kept_for(what: t.Card, gold: int) -> float:
    """What a card in hand is worth beyond any other: an answer, or an Ally that can be paid for soon."""
    if what.type == t.TALISMAN:
        return ANSWER if "annul" in what.moments else 0.0
    if what.type != t.ALLY or what.cost > gold + 1:
        return 0.0
    return PROMISE * max(0.0, BODY + FORCE * what.strength - CARD - SPENT * what.cost)


def buried(s: State, player: int, gold: int) -> float:
    """What a Graveyard still has to give."""
    graveyard = s.zones[t.GRAVEYARD * 2 + player]
    if not graveyard:
        return 0.0
    total = 0.0
    best = 0
    for card in graveyard:
        what = t.printed(s, card)
        if what.type == t.ALLY and what.strength > best:
            best = what.strength
        if what.activated and any([cast(Activated, each).zone == t.GRAVEYARD for each in what.activated]):
            total += RETURN
    if best:
        at_hand = [card for card in s.zones[t.HAND * 2 + player] if t.printed(s, card).cost <= gold]
        if any([revives(t.printed(s, card)) for card in s.zones[t.DEFENCE * 2 + player] + at_hand]):
            total += REVIVAL * FORCE * best
    return total


def revives(what: t.Card) -> bool:
    """Whether its ability puts Allies of the Graveyard into play."""
    for ability in what.activated:
        power = cast(Activated, ability)
        if isinstance(power.effect, PutIntoPlay) and any([target.cards.zones == (t.GRAVEYARD,) for target in power.targets]):
            return True
    return False


def planned(s: State, left: int, hand: list[int]) -> float:
    """What the Allies and Totems that can be paid for with so many Oros would add, the dearest first."""
    cards = [t.printed(s, card) for card in hand]
    gained = 0.0
    for card in sorted([card for card in cards if card.type == t.ALLY or card.type == t.TOTEM], key=cost_of, reverse=True):
        if card.cost <= left:
            left -= card.cost
            added = TOTEM if card.type == t.TOTEM else BODY + (FORCE + THREAT) * card.strength
            gained += max(0.0, added - CARD - SPENT * card.cost)
    return gained


def cost_of(card: t.Card) -> int:
    return card.cost


def exposed(s: State, player: int, blockers: int) -> int:
    """What the opponent's Allies could deal past so many blockers: the strongest are blocked."""
    enemy = 1 - player
    attackers = s.zones[t.DEFENCE * 2 + enemy] + s.zones[t.ATTACK * 2 + enemy]
    if len(attackers) <= blockers:
        return 0
    forces = sorted([strength(s, card) for card in attackers])
    return sum(forces[: len(forces) - blockers])


def playing_prior(s: State, card: int) -> int:
    what = t.printed(s, card)
    if what.type == t.GOLD:
        return 40
    if what.type == t.ALLY:
        return 10 + 2 * what.cost
    return 8 + what.cost if what.type != t.TALISMAN else 6


def exchange(s: State, blocker: int, attacker: int) -> float:
    """What blocking gains: the attacker destroyed, the Castle saved, less the blocker lost."""
    mine = strength(s, blocker)
    force = strength(s, attacker)
    gained = float(min(mine, force))
    if mine >= force and not given(s, m.HARMLESS, blocker):
        gained += BODY + FORCE * force
    if force >= mine and not given(s, m.HARMLESS, attacker):
        gained -= BODY + FORCE * mine
    return gained


def best_block(s: State, options: list[Option]) -> Option:
    """The block that gains most; none when none gains anything and that is allowed."""
    best = options[-1]
    highest = 0.0 if best.verb == "done" else -1000.0
    for option in options:
        if option.verb == "block":
            gained = exchange(s, option.thing, option.target)
            if gained > highest:
                highest = gained
                best = option
    return best


def plain_gold(s: State, options: list[Option]) -> Option:
    """Virtual Oros first, then one without ability."""
    for option in options:
        if not option.things:
            return option
    for option in options:
        if not t.printed(s, option.thing).boxed:
            return option
    return options[0]
