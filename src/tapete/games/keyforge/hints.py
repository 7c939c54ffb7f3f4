"""What a bot should know about KeyForge before it thinks: how good a position is and which moves look promising.

The unit is one Æmber. A side's worth is its keys and Æmber, the creatures that will reap and fight for it, its artifacts, the cards
it holds, and what it can still do this turn with the house it has chosen.
"""

from __future__ import annotations

from typing import Final

from tapete.core.decision import PASS, Option
from tapete.core.facets import Hints
from tapete.core.state import State
from tapete.games.keyforge.things import (
    ACTIVE,
    ACTIVE_HOUSE,
    AMBER,
    ARCHIVES,
    ARMOR_USED,
    ARTIFACTS,
    CHAINS,
    CREATURE,
    DAMAGE,
    ELUSIVE,
    EXHAUSTED,
    HAND,
    HOUSE,
    HOUSES,
    LINE,
    POOL,
    SKIRMISH,
    STEP,
    STUN,
    TAUNT,
    UPGRADES,
    WARD,
    facts,
    keys,
)
from tapete.games.keyforge.values import armor, hand_size, key_cost, power

ODDS: Final = 0.09  # what one Æmber adds to the logarithm of the odds
KEYS: Final[tuple[float, ...]] = (0.0, 8.0, 18.0, 60.0)  # worth of the keys forged so far
HASTE: Final[tuple[float, ...]] = (1.0, 1.1, 1.4, 1.4)  # Æmber is worth more the fewer keys are missing
CHECK: Final[tuple[float, ...]] = (1.5, 2.5, 9.0, 0.0)  # the next key can be paid
CHECK_NOW: Final[tuple[float, ...]] = (3.0, 5.0, 40.0, 0.0)  # and nobody acts before it is forged but who is acting now
BEYOND: Final = 0.55  # an Æmber more than the key costs
BODY: Final = 0.8  # a creature, whatever its power
STRENGTH: Final = 0.22  # a point of power still unhurt
SHELL: Final = 0.2  # a point of armor
SKILL: Final = 0.35  # a creature that does something
STUNNED: Final = 0.9
WARDED: Final = 0.6
ASLEEP: Final = 0.7  # exhausted when its own turn comes
CAPTURED: Final = -0.35  # Æmber on a creature: it goes to the other side some day
ARTIFACT: Final = 1.4
UPGRADED: Final = 0.6
HELD: Final = 0.45  # a card in hand
KEPT: Final = 0.6  # a card in the archives
CHAIN: Final = 0.5
UNITED: Final = 0.25  # each creature of the house there are most of: they act together
FAIR_BID: Final = 4  # chains worth offering for a deck nobody knows to be better (KF-handicap-03)
CAN_USE: Final = 0.75  # a creature of the active house that is ready
CAN_ACT: Final = 0.5  # an artifact of the active house that is ready
CAN_PLAY: Final = 0.7  # a card of the active house in hand


def side(s: State, player: int) -> float:
    """What one player has, in Æmber."""
    return wealth(s, player) + line_worth(s, player) + cards_worth(s, player)


def wealth(s: State, player: int) -> float:
    """Keys forged and the way to the next one."""
    forged = keys(s, player)
    pool = s.tallies[POOL][player]
    cost = key_cost(s, player)
    worth = KEYS[forged] - CHAIN * s.tallies[CHAINS][player]
    if pool < cost:
        return worth + HASTE[forged] * pool
    waits = s.world[ACTIVE] == player
    return worth + HASTE[forged] * cost + BEYOND * (pool - cost) + (CHECK[forged] if waits else CHECK_NOW[forged])


def line_worth(s: State, player: int) -> float:
    """Creatures, artifacts and upgrades, and what of them can still be used this turn."""
    numbers = s.numbers
    exhausted = numbers[EXHAUSTED]
    acting = s.world[ACTIVE] == player
    house = s.world[ACTIVE_HOUSE] if acting and s.world[STEP] == 3 else -9
    worth = 0.0
    tribes = [0] * (len(HOUSES) + 1)
    for card in s.zones[LINE * 2 + player]:
        left = power(s, card) - numbers[DAMAGE][card]
        what = facts(s, card)
        worth += BODY + STRENGTH * left + SHELL * armor(s, card) + CAPTURED * numbers[AMBER][card]
        if what.abilities or what.keywords:
            worth += SKILL
        if numbers[WARD][card]:
            worth += WARDED
        tribe = numbers[HOUSE][card]
        tribes[tribe] += 1
        if numbers[STUN][card]:
            worth -= STUNNED
        elif exhausted[card]:
            if not acting:
                worth -= ASLEEP
        elif tribe - 1 == house:
            worth += CAN_USE
    worth += UNITED * max(tribes)
    for card in s.zones[ARTIFACTS * 2 + player]:
        worth += ARTIFACT
        if not exhausted[card] and numbers[HOUSE][card] - 1 == house and "action" in facts(s, card).bold:
            worth += CAN_ACT
    return worth + UPGRADED * len(s.zones[UPGRADES * 2 + player])


def cards_worth(s: State, player: int) -> float:
    """Cards held. Who acts draws back to a full hand at the end: only what is over it counts, and what can be played now."""
    hand = s.zones[HAND * 2 + player]
    worth = KEPT * len(s.zones[ARCHIVES * 2 + player])
    if s.world[ACTIVE] != player:
        return worth + HELD * len(hand)
    full = hand_size(s, player)
    worth += HELD * (len(hand) if len(hand) > full else full)
    if s.world[STEP] == 3:
        wanted = s.world[ACTIVE_HOUSE] + 1
        house = s.numbers[HOUSE]
        for card in hand:
            if house[card] == wanted:
                worth += CAN_PLAY + 0.8 * facts(s, card).aember
    return worth


# ---------------------------------------------------------------------------------------------------------------- first looks


def fight_prior(s: State, attacker: int, target: int) -> int:
    """Whether the target falls and the attacker stands."""
    numbers = s.numbers
    printed = facts(s, target)
    kills = power(s, attacker) >= power(s, target) - numbers[DAMAGE][target] + armor(s, target) - numbers[ARMOR_USED][target]
    if printed.values[ELUSIVE]:
        return 2
    struck = 0 if facts(s, attacker).values[SKIRMISH] else power(s, target)
    falls = struck >= power(s, attacker) - numbers[DAMAGE][attacker] + armor(s, attacker) - numbers[ARMOR_USED][attacker]
    if kills:
        better = 3 if printed.values[TAUNT] else 0
        return (6 if falls else 18) + better + printed.power
    return 1 if falls else 4


def house_prior(s: State, house: int) -> int:
    """How much a house lets its player do: cards in hand, creatures and artifacts that are ready."""
    player = s.world[ACTIVE]
    printed = s.numbers[HOUSE]
    exhausted = s.numbers[EXHAUSTED]
    wanted = house + 1
    deeds = 0
    for card in s.zones[HAND * 2 + player]:
        if printed[card] == wanted:
            deeds += 3 + facts(s, card).aember
    for card in s.zones[LINE * 2 + player]:
        if printed[card] == wanted and not exhausted[card]:
            deeds += 2 if s.numbers[STUN][card] else 4
    for card in s.zones[ARTIFACTS * 2 + player]:
        if printed[card] == wanted and not exhausted[card]:
            deeds += 1
    return 1 + deeds * deeds // 4


class KeyForgeHints(Hints):
    def evaluate(self, s: State, player: int) -> float:
        """The own side less the other."""
        return ODDS * (side(s, player) - side(s, 1 - player))

    def prior(self, s: State, option: Option) -> int:
        """A weight for the light policy and the search: Æmber and good fights first, the end of the turn last."""
        verb = option.verb
        if verb == "play":
            what = facts(s, option.thing)
            return 14 + 4 * what.aember + (4 if what.type == CREATURE else 0)
        if verb == "reap":
            return 16
        if verb == "fight":
            return fight_prior(s, option.thing, option.target)
        if verb == "action" or verb == "omni":
            return 12
        if verb == "unstun":
            return 6
        if verb == "discard":
            return 2
        if verb == PASS:
            return 1
        if verb == "house":
            return house_prior(s, HOUSES.index(option.word)) if option.word in HOUSES else 4
        if verb == "bid":
            assert s.decision is not None
            return 8 if int(option.word) <= FAIR_BID and option is s.decision.options[0] else 1
        if verb == "yield":
            return 2
        if verb == "mulligan" or verb == "no" or verb == "done":
            return 2
        return 6
