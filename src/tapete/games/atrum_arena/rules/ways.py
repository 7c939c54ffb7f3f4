"""Ways of paying (II.1.2, II.5.1, III.1.1): an effect must find in its launcher's altar what it needs once the cost is paid
(AA-ann-02, AA-ann-21, AA-err-15)."""

from __future__ import annotations

from tapete.core import costs
from tapete.core.state import State
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.values import one_of_each, types_without


class Way:
    """Who pays how much and in which way; ``serial`` is the reservation that is being paid, if any."""

    __slots__ = ("cost", "player", "serial", "taking")

    def __init__(self, player: int, cost: int, mode: int, serial: int = links.NOTHING) -> None:
        self.player = player
        self.cost = cost
        self.serial = serial
        self.taking = mode == links.EXPLOITING and cost > 0  # whether the esbirros that pay leave the altar


def matters(way: Way, effect: Power) -> bool:
    """Whether it has to be looked at what paying leaves in the altar."""
    return effect.demanding or (way.taking and effect.particular)


def stands(s: State, player: int, effect: Power, targets: tuple[int, ...], paid: tuple[int, ...]) -> bool:
    """Whether an effect aimed at ``targets`` can do all it must once ``paid`` have left its launcher's altar."""
    if effect.needs is not None and not effect.needs.holds(s, player, paid):
        return False
    own = tuple([card for card in targets if s.holder(card) == player])
    aim = effect.minions
    if aim is not None:
        for card in own:
            if card in paid or not types_without(s, card, paid) & aim.types:
                return False
    return effect.demand is None or effect.demand.holds(s, player, paid + own)


def payable(s: State, way: Way, effect: Power, targets: tuple[int, ...]) -> bool:
    """Whether the cost can be paid so that the effect stands; that there are enough esbirros is the ledger's business."""
    if not matters(way, effect):
        return True
    if not way.taking:
        return stands(s, way.player, effect, targets, ())
    able = [card for card in t.ready(s, way.player) if card not in targets]
    return completes(s, way, effect, targets, (), able, 0)


def completes(s: State, way: Way, effect: Power, targets: tuple[int, ...], paid: tuple[int, ...], able: list[int], at: int) -> bool:
    """Whether some of ``able``, from a place on, complete ``paid`` to a payment after which the effect stands."""
    if len(paid) == way.cost:
        return stands(s, way.player, effect, targets, paid)
    tried: list[int] = []
    for place in range(at, len(able)):
        card = able[place]
        type = t.printed_type(s, card)
        if type not in tried and card not in paid:
            tried.append(type)
            if completes(s, way, effect, targets, (*paid, card), able, place + 1):
                return True
    return False


def next_to_pay(s: State, way: Way, effect: Power, targets: tuple[int, ...], paid: tuple[int, ...]) -> list[int]:
    """The esbirros that may pay next.

    One that is marked for another announcement serves only where the effect could not stand otherwise: what is reserved is their
    number, so its mark goes to another esbirro (AA-ann-21).
    """
    ready = [card for card in t.ready(s, way.player) if card not in paid]
    unmarked = [card for card in ready if not costs.is_marked(s, card, way.serial)]
    if not way.taking or not effect.particular:
        return unmarked
    for pool in (unmarked, ready):
        able = [card for card in pool if card not in targets]
        good = [t.printed_type(s, c) for c in one_of_each(s, able) if completes(s, way, effect, targets, (*paid, c), able, 0)]
        if good:
            return [card for card in able if t.printed_type(s, card) in good]
    return []


def payment(s: State, way: Way, effect: Power, targets: tuple[int, ...]) -> tuple[int, ...]:
    """Some esbirros that pay the whole cost, to be marked at the announcement."""
    paid: tuple[int, ...] = ()
    while len(paid) < way.cost:
        paid = (*paid, next_to_pay(s, way, effect, targets, paid)[0])
    return paid
