"""What a bot should know about Res Arcana before it thinks: how good a position is and which moves look promising.

The unit is one essence of the pool other than Gold. A player's worth is their points, what their components bring in every round
that is likely to come, the essences they have, how close the best thing to buy is, and the cards they hold.
"""

from __future__ import annotations

from typing import Final

from tapete.core.decision import PASS, Option
from tapete.core.facets import Hints
from tapete.core.state import State
from tapete.games.res_arcana.abilities import Collect, Discount, Part, Power, Reaction, Result
from tapete.games.res_arcana.things import (
    AREA,
    ESSENCES,
    FIRST,
    GAME_NUMBER,
    GOLD,
    HAND,
    MONUMENT,
    MONUMENTS,
    PASSED,
    PLACE,
    PLACES,
    RESTING,
    ROUND,
    TURNED,
    WINS,
    Component,
    facts,
)
from tapete.games.res_arcana.vocabulary.attacks import LifeLoss, PayOrTurn, Points
from tapete.games.res_arcana.vocabulary.essences import (
    Gain,
    GainCost,
    GainOneOf,
    GainPerRival,
    GainX,
    Put,
    PutPaid,
    PutPerKind,
    RivalsGain,
)
from tapete.games.res_arcana.vocabulary.moves import Draw, DrawThenDiscard, PlaceCard, Reorder, Straighten
from tapete.games.res_arcana.vocabulary.parts import Destroy, DiscardCard, Pay, PayOneOf, Remove, Turn

ODDS: Final = 0.03  # what one essence adds to the logarithm of the odds
POINT: Final = 7.0
FOR_GOOD: Final = {MONUMENT: 4.0, PLACE: 2.0}  # a monument or a Place of Power, besides its points and what it brings
SCORED: Final = 1.0  # a point that lies on a component: it stays there
TOKEN: Final = 2.5  # holding the First Player token, besides its point at the check
ENOUGH: Final = 10
AHEAD: Final = 30.0  # enough points to win, and more than anybody else
GAME: Final = 80.0  # a game of the match won
PLAIN: Final = 0.75  # an essence other than Gold: there is rarely enough to do for all of them
GOLDEN: Final = 2.5  # a Gold
CHOICE: Final = 1.15  # an essence of one's choice
LYING: Final = 0.45  # of an essence that lies on a component: it comes next round
CARD: Final = 1.4  # a card in hand: it can always be given for essences
BRINGS: Final = 1.2  # of what a component brings in a round: there is more to do with a steady income than to spend it
READY: Final = 0.85  # of what a straight component can still do this round
SIGHT: Final = 0.55  # of what the best thing to buy would bring, once it is nearly paid
LONGEST: Final = 8  # until this round those that are left are counted
GUARD: Final = 0.5  # a reaction that wards off a loss

# what each essence of the pool is worth, in the order of ESSENCES
PRICES: Final = (PLAIN, PLAIN, PLAIN, PLAIN, GOLDEN)


class Engine:
    """What a component brings in a round: in the Collect step and by its best power."""

    def __init__(self, what: Component) -> None:
        self.collect = 0.0
        self.use = 0.0
        self.price = amounts(what.cost) + 0.9 * what.generic
        self.at_check = 0  # points a reaction adds to the check
        for ability in what.abilities:
            if isinstance(ability, Collect):
                rate = 0.7 if ability.if_left >= 0 else 1.0
                for result in ability.results:
                    self.collect += rate * gains(result, what)
            elif isinstance(ability, Power):
                net = 0.0
                for result in ability.results:
                    net += gains(result, what)
                for part in ability.parts:
                    net -= asks(part)
                if net > self.use:
                    self.use = net
            elif isinstance(ability, Discount):
                self.collect += 0.8 * ability.amount
            elif isinstance(ability, Reaction):
                if ability.to == "victory_check":
                    for result in ability.results:
                        if isinstance(result, Points):
                            self.at_check += result.amount
                else:
                    self.collect += GUARD


def gains(result: Result, what: Component) -> float:
    """About what a result is worth to who gets it."""
    if isinstance(result, Gain):
        return amounts(result.of) + CHOICE * result.generic
    if isinstance(result, Put):
        if what.scores >= 0:
            return POINT * result.of[what.scores]
        return LYING * (amounts(result.of) + CHOICE * result.generic)
    if isinstance(result, GainOneOf):
        return CHOICE
    if isinstance(result, GainX):
        return 2.4 if result.kind == GOLD else 0.6
    if isinstance(result, RivalsGain):
        return -0.4 * amounts(result.of)
    if isinstance(result, LifeLoss):
        return 0.7 * result.amount
    if isinstance(result, PayOrTurn):
        return -0.7
    if isinstance(result, GainCost):
        return 4.0 + result.plus
    if isinstance(result, GainPerRival | Draw | PutPerKind | PlaceCard):
        return 1.6
    if isinstance(result, Straighten | DrawThenDiscard):
        return 1.2
    if isinstance(result, PutPaid):
        return 1.3
    return 0.3 if isinstance(result, Reorder) else 0.5


def asks(part: Part) -> float:
    """About what a part of a cost is worth to who pays it."""
    if isinstance(part, Pay):
        return amounts(part.of) + 0.9 * part.generic
    if isinstance(part, Remove):
        return LYING * amounts(part.of)
    if isinstance(part, PayOneOf):
        return 1.0
    if isinstance(part, Destroy):
        return 4.0
    if isinstance(part, DiscardCard):
        return CARD
    return 0.5 if isinstance(part, Turn) and part.which != "self" else 0.0


def amounts(of: tuple[int, ...]) -> float:
    worth = 0.0
    for kind in range(5):
        worth += PRICES[kind] * of[kind]
    return worth


_engines: Final[dict[str, Engine]] = {}


def engine(what: Component) -> Engine:
    """The engine of a component, reckoned once."""
    found = _engines.get(what.id)
    if found is None:
        found = Engine(what)
        _engines[what.id] = found
    return found


# ---------------------------------------------------------------------------------------------------------------- standing


def rounds_left(s: State) -> float:
    """How many rounds after this one are likely to come."""
    return max(1.0, float(LONGEST - s.world[ROUND]))


def scored(s: State, player: int) -> int:
    """The points that a check at this moment would count."""
    total = 1 if s.world[FIRST] == player else 0
    cards = s.zones[AREA * s.players + player]
    for card in cards:
        what = facts(s, card)
        total += what.points
        if what.scores >= 0:
            total += s.numbers[what.scores][card]
        if what.per_creature or what.per_dragon:
            for other in cards:
                kind = facts(s, other)
                total += what.per_creature * kind.creature + what.per_dragon * kind.dragon
        if engine(what).at_check and s.tallies[GOLD][player] >= 3 and not s.numbers[TURNED][card]:
            total += engine(what).at_check
    return total


def worth(s: State, player: int, rounds: float, whole: bool) -> float:
    """Everything but points: essences, engines, cards; and what is in sight to be bought, when looked at as a whole."""
    numbers = s.numbers
    active = not s.tallies[PASSED][player]
    value = CARD * len(s.zones[HAND * s.players + player])
    if s.world[FIRST] == player:
        value += TOKEN - POINT  # it may be somebody else's next round
    for kind in range(5):
        value += PRICES[kind] * s.tallies[kind][player]
    for card in s.zones[AREA * s.players + player]:
        what = facts(s, card)
        brings = engine(what)
        value += rounds * BRINGS * (brings.collect + brings.use) + FOR_GOOD.get(what.type, 0.0)
        if what.scores >= 0:
            value += SCORED * numbers[what.scores][card]
        if brings.use and active and not numbers[TURNED][card] and not numbers[RESTING][card]:
            value += READY * brings.use
        for kind in range(5):
            if numbers[kind][card] and kind != what.scores:
                value += LYING * PRICES[kind] * numbers[kind][card]
    return value + in_sight(s, player, rounds) if whole else value


def in_sight(s: State, player: int, rounds: float) -> float:
    """How much the best thing to buy would bring, by how much of it can be paid already; the next best counts a little."""
    best = 0.0
    second = 0.0
    held = [s.tallies[kind][player] for kind in range(5)]
    for place in (HAND * s.players + player, MONUMENTS * s.players, PLACES * s.players):
        for card in s.zones[place]:
            what = facts(s, card)
            brings = engine(what)
            stays = FOR_GOOD.get(what.type, 0.0) + POINT * what.points
            profit = rounds * BRINGS * (brings.collect + brings.use) + stays - brings.price
            if profit <= best * 0.3:
                continue
            missing = 0.0
            cost = what.cost
            for kind in range(5):
                if cost[kind] > held[kind]:
                    missing += PRICES[kind] * (cost[kind] - held[kind])
            paid = 1.0 - missing / brings.price if brings.price else 1.0
            profit *= paid * paid
            if profit > best:
                second = best
                best = profit
            elif profit > second:
                second = profit
    return SIGHT * best + 0.15 * second


# ---------------------------------------------------------------------------------------------------------------- first looks


def taking_prior(s: State, option: Option) -> int:
    """Points stay where they are; the rest is worth more in the pool, unless leaving it is rewarded."""
    what = facts(s, option.thing)
    if what.scores >= 0:
        return 1 if option.verb == "take" else 40
    rewarded = any([isinstance(ability, Collect) and ability.if_left >= 0 for ability in what.abilities])
    if rewarded:
        return 5
    return 12 if option.verb == "take" else 1


class ResArcanaHints(Hints):
    def evaluate(self, s: State, player: int) -> float:
        """The own worth less that of the best rival."""
        rounds = rounds_left(s)
        totals = [scored(s, each) for each in range(s.players)]
        best = -1000.0
        most = 0
        for rival in range(s.players):
            if rival != player:
                theirs = worth(s, rival, rounds, False) + POINT * totals[rival]
                best = max(best, theirs)
                most = max(most, totals[rival])
        value = worth(s, player, rounds, True) + POINT * totals[player] - best
        if totals[player] >= ENOUGH and totals[player] > most:
            value += AHEAD
        elif most >= ENOUGH and most > totals[player]:
            value -= AHEAD
        wins = s.tallies[WINS]
        return ODDS * (value + GAME * (2 * wins[player] - sum(wins)))

    def prior(self, s: State, option: Option) -> int:
        """A weight for the light policy and the search: what scores first, what brings essences next."""
        verb = option.verb
        if verb == "claim":
            return 30 + 8 * facts(s, option.thing).points if option.things else 24
        if verb == "place":
            what = facts(s, option.thing)
            return 8 + int(2.0 * (engine(what).collect + engine(what).use)) + 8 * what.points
        if verb == "use":
            return 6 + int(3.0 * engine(facts(s, option.thing)).use)
        if verb == "discard":
            return 1
        if verb == PASS:
            return 3
        if verb == "pay" or verb == "lose":
            assert s.decision is not None
            kind = ESSENCES.index(option.word)
            held = s.tallies[kind][s.decision.player]
            return 1 if kind == GOLD else 1 + held * held
        if verb == "take" or verb == "leave":
            return taking_prior(s, option)
        return 6

    def habit(self, s: State) -> Option | None:
        """Paying with what there is most of, and taking what lies on components, needs no thought in a look-ahead."""
        assert s.decision is not None
        options = s.decision.options
        verb = options[0].verb
        if verb != "pay" and verb != "lose" and verb != "take" and verb != "leave":
            return None
        best = options[0]
        highest = -1
        for option in options:
            weight = self.prior(s, option)
            if weight > highest:
                highest = weight
                best = option
        return best

    def stretch(self, s: State) -> int:
        """A game of rounds; those of a match follow one another."""
        return s.world[GAME_NUMBER] * 1000 + s.world[ROUND]
