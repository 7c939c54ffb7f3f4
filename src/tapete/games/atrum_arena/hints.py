"""What a bot should know about Atrum Arena before it thinks: how good a position is and which moves look promising.

The unit is one point of resistance. A player's worth is their reptantes, their resistance, what they can still pay with, what they
hold and the powers that it lets them launch (``arsenal``); a group's is that of its members.
"""

from __future__ import annotations

from typing import Final

from tapete.core.decision import PASS, Option
from tapete.core.facets import Hints
from tapete.core.state import State
from tapete.core.windows import Announcement
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.arsenal import EXHAUSTING, EXPLOITING, arms, means
from tapete.games.atrum_arena.kinds import ATTACK, COPYING, DEFENSE, TACTICAL
from tapete.games.atrum_arena.rules.announcement import TAKE_VICTIM, Announcing

ODDS: Final = 0.12  # what one point of resistance adds to the logarithm of the odds
REPTANTE: Final = 12.0
READY: Final = 1.2  # a Ready reptante
MINION: Final = 1.2  # an esbirro of the altar
RESTED: Final = 0.5  # one that is Ready
ENOUGH: Final = 7  # esbirros in an altar; more of them would only be missing from the fosa, until nobody has a discard left
SPARE: Final = 0.1  # one more than enough
CARD: Final = 0.6
WANTED: Final = 0.12  # more for a card in hand, for each power of the team that asks for its type
MOST_WANTED: Final = 4
BEYOND: Final = 0.3  # a card over the limit of the hand
ARMS: Final = 0.6  # of what a reptante's powers are worth by themselves
LATER: Final = 0.3  # of what the hand could launch in the next own turn
GUARD: Final = 0.25  # of what it could answer with before that
NOW: Final = 0.15  # of what it could still launch in this turn
PLACE: Final = 500  # weights of moves at first sight: to place an esbirro that no power asks for,
PLACE_WANTED: Final = 120  # less for each that does,
PASSING: Final = 12  # to let a moment go by
WAITING: Final = {ATTACK: 0.0, DEFENSE: 1.0, TACTICAL: 3.0, COPYING: 3.0}  # what the card is worth that waits for a better moment
FORESIGHT: Final = 3  # turns: this one, the answer, and what is left to go on with


def worth(s: State, player: int) -> float:
    """A player's reptantes, resistance, altar and hand."""
    if s.tallies[t.OUT][player]:
        return 0.0
    exhausted = s.numbers[t.EXHAUSTED]
    resistance = s.tallies[t.RESISTANCE][player]
    if s.tallies[t.RETURNS][player]:
        resistance = max(resistance, t.STARTING_RESISTANCE)
    total = float(resistance)
    for card in t.team(s, player):
        total += REPTANTE + ARMS * arms(t.reptante(s, card)).worth + (0.0 if exhausted[card] else READY)
    for at, card in enumerate(t.altar(s, player)):
        total += SPARE if at >= ENOUGH else MINION + (0.0 if exhausted[card] else RESTED)
    held = t.hand(s, player)
    if len(held) > t.HAND_LIMIT:
        total += (BEYOND - CARD) * (len(held) - t.HAND_LIMIT)
    for card in held:
        total += CARD + WANTED * min(MOST_WANTED, demand(s, player, t.printed_type(s, card)))
    total += LATER * means(s, player, False, True) + GUARD * means(s, player, True, False)
    if s.world[t.ACTIVE] == player and s.world[t.PHASE] <= t.MAIN_PHASE:
        total += NOW * means(s, player, False, False)
    return total


def demand(s: State, player: int, type: int) -> int:
    """How many powers of a player's team ask for a discard of a type."""
    return sum([t.reptante(s, card).asks[type] for card in t.team(s, player)])


def gain(s: State, player: int, option: Option) -> float:
    """About what launching a power brings, less what it costs in this way of paying."""
    use = arms(t.reptante(s, option.thing)).uses[int(option.word) - 1]
    return use.brings(s, player) - (EXHAUSTING if option.verb == "announce" else EXPLOITING) * use.cost


def eagerness(worth: float) -> int:
    """A weight that makes much of a little more."""
    return 1 + int(4.0 * worth * worth * worth) if worth > 0.0 else 0


# ---------------------------------------------------------------------------------------------------------------- habits


def aimed(s: State, options: list[Option]) -> Option:
    """One of the choices of an announcement."""
    frame = s.stack[-1]
    assert isinstance(frame, Announcing)
    verb = options[0].verb
    if verb == "discard":
        return least_wanted(s, frame.player, options)
    if verb == "target":
        return options[0] if frame.step != TAKE_VICTIM else strongest(s, frame.player, options)
    if verb == "choose":
        return minion(s, frame.player, options)
    if verb == "power":
        return link(s, frame, options)
    return costliest(s, options)


def least_wanted(s: State, player: int, options: list[Option]) -> Option:
    """The esbirro whose type the own powers ask for least."""
    best = options[0]
    fewest = 100
    for option in options:
        wanted = demand(s, player, t.printed_type(s, option.thing))
        if wanted < fewest:
            fewest = wanted
            best = option
    return best


def strongest(s: State, player: int, options: list[Option]) -> Option:
    """The rival who stands best."""
    best = options[0]
    highest = -1.0
    side = s.tallies[t.SIDE]
    for option in options:
        victim = int(option.word) - 1
        value = worth(s, victim)
        if side[victim] != side[player] and value > highest:
            highest = value
            best = option
    return best


def minion(s: State, player: int, options: list[Option]) -> Option:
    """A Ready esbirro of a rival, an Exhausted one of the own altar."""
    for option in options:
        if option.verb == "choose" and (s.holder(option.thing) == player) == bool(s.numbers[t.EXHAUSTED][option.thing]):
            return option
    return options[0]


def link(s: State, frame: Announcing, options: list[Option]) -> Option:
    """Reinforcing is for the own group's powers; preventing and annulling for those of the others."""
    window = links.chain_under_way(s)
    assert window is not None
    aim = frame.effect(s).link
    reinforces = aim is not None and not aim.last
    for option in reversed(options):
        if friendly(s, frame.player, window.chain[int(option.word) - 1]) == reinforces:
            return option
    return options[-1]


def friendly(s: State, player: int, announced: Announcement) -> bool:
    return s.tallies[t.SIDE][announced.player] == s.tallies[t.SIDE][player]


def costliest(s: State, options: list[Option]) -> Option:
    """The power of the highest cost to copy."""
    best = options[0]
    highest = -1
    for option in options:
        cost = t.reptante(s, option.thing).powers[int(option.word) - 1].cost
        if cost > highest:
            highest = cost
            best = option
    return best


class AtrumArenaHints(Hints):
    def evaluate(self, s: State, player: int) -> float:
        """The own group against the strongest of the others."""
        worths: dict[int, float] = {}
        for each in range(s.players):
            side = s.tallies[t.SIDE][each]
            worths[side] = worths.get(side, 0.0) + worth(s, each)
        own = worths.pop(s.tallies[t.SIDE][player])
        return ODDS * (own - max(worths.values()))

    def prior(self, s: State, option: Option) -> int:
        """In the own Main phase, place what is asked for least, then launch what does most; answering seldom is worth it."""
        verb = option.verb
        decision = s.decision
        assert decision is not None
        main = decision.kind == "main"
        if verb == "place":
            return max(1, PLACE - PLACE_WANTED * demand(s, decision.player, t.printed_type(s, option.thing)))
        if verb == PASS:
            return 1 if main else PASSING
        if verb == "announce" or verb == "exploit":
            kind = t.reptante(s, option.thing).powers[int(option.word) - 1].kind
            weight = eagerness(gain(s, decision.player, option) - WAITING[kind])
            if main:
                return weight
            return max(PASSING, weight) if kind == DEFENSE else min(PASSING - 1, weight)
        return 2

    def habit(self, s: State) -> Option | None:
        """What is done without much thought: nobody answers, and an announcement is aimed where it usually is."""
        decision = s.decision
        assert decision is not None
        options = decision.options
        last = options[-1]
        if last.verb == PASS:
            return last
        if decision.kind == "announcing":
            return aimed(s, options)
        if decision.kind == "pay" or decision.kind == "hand_limit":
            return least_wanted(s, decision.player, options)
        return None

    def foresight(self) -> int:
        return FORESIGHT
