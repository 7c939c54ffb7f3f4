"""Ways of paying (II.1.2, II.5.1, III.1.1): an effect must find in its launcher's altar what it needs once the cost is paid
(AA-ann-02, AA-ann-21, AA-err-15)."""

from __future__ import annotations

from itertools import combinations

from tapete.core import costs
from tapete.core.costs import Reservation
from tapete.core.state import State
from tapete.games.atrum_arena import links
from tapete.games.atrum_arena import things as t
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.values import alike, one_of_each_look, types_without


class Way:
    """Who pays how much and in which way; ``serial`` is the reservation that is being paid, if any."""

    __slots__ = ("cost", "player", "serial", "taking")

    def __init__(self, player: int, cost: int, mode: int, serial: int = t.NOTHING) -> None:
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


class Pledge:
    """What another pending announcement of the same player keeps: so many esbirros as are marked for it and still Ready."""

    __slots__ = ("marks", "serial", "unfit")

    def __init__(self, serial: int, marked: tuple[int, ...], unfit: tuple[int, ...]) -> None:
        self.serial = serial
        self.marks = marked
        self.unfit = unfit  # esbirros that it cannot be paid with: it would Exploit what it is aimed at


def marks(s: State, each: Reservation) -> tuple[int, ...]:
    """The esbirros marked for an announcement that can still pay for it."""
    ready = t.ready(s, each.player)
    return tuple([card for card in each.things if card in ready])


def pledges(s: State, player: int, serial: int) -> list[Pledge]:
    """What the other announcements of a player keep."""
    found: list[Pledge] = []
    for each in s.reserved:
        if each.player == player and each.serial != serial:
            marked = marks(s, each)
            if marked:
                found.append(Pledge(each.serial, marked, aimed_while_exploiting(s, each.serial)))
    return found


def aimed_while_exploiting(s: State, serial: int) -> tuple[int, ...]:
    """What an announcement that is paid by Exploiting is aimed at."""
    window = links.chain_under_way(s)
    if window is not None:
        for link in window.chain:
            if link.reservation == serial and link.numbers[links.MODE] == links.EXPLOITING:
                return link.things[1:]
    return ()


def shared(left: list[int], others: list[Pledge]) -> list[tuple[int, ...]] | None:
    """New marks for each of these among what is left, its own first; nothing when there are not enough."""
    if not others:
        return []
    first = others[0]
    taken = [card for each in others[1:] for card in each.marks]
    others_do = [card for card in left if card not in first.marks and card not in first.unfit]
    usable = [card for card in left if card in first.marks]
    usable += [card for card in others_do if card not in taken] + [card for card in others_do if card in taken]
    for cards in combinations(usable, len(first.marks)):
        rest = shared([card for card in left if card not in cards], others[1:])
        if rest is not None:
            return [cards, *rest]
    return None


def payable(s: State, way: Way, effect: Power, targets: tuple[int, ...]) -> bool:
    """Whether the cost can be paid so that the effect stands; that there are enough esbirros is the ledger's business."""
    if not matters(way, effect):
        return True
    if not way.taking:
        return stands(s, way.player, effect, targets, ())
    return completes(s, way, effect, targets, (), able(s, way, targets), 0, pledges(s, way.player, way.serial))


def able(s: State, way: Way, targets: tuple[int, ...]) -> list[int]:
    """The esbirros that could pay, first those that are marked for nothing else; what is to be Exploited twice is none of them."""
    ready = [card for card in t.ready(s, way.player) if not (way.taking and card in targets)]
    if not s.reserved:
        return ready
    marked = [card for card in ready if costs.is_marked(s, card, way.serial)]
    return [card for card in ready if card not in marked] + marked


def completes(
    s: State,
    way: Way,
    effect: Power,
    targets: tuple[int, ...],
    paid: tuple[int, ...],
    cards: list[int],
    at: int,
    others: list[Pledge],
) -> bool:
    """Whether some of ``cards``, from a place on, complete ``paid`` to a payment that leaves effect and others what they need."""
    if len(paid) == way.cost:
        if not stands(s, way.player, effect, targets, paid if way.taking else ()):
            return False
        return shared([card for card in t.ready(s, way.player) if card not in paid], others) is not None
    tried: list[int] = []
    for place in range(at, len(cards)):
        card = cards[place]
        look = alike(s, card)
        if look not in tried and card not in paid:
            tried.append(look)
            if completes(s, way, effect, targets, (*paid, card), cards, place + 1, others):
                return True
    return False


def next_to_pay(s: State, way: Way, effect: Power, targets: tuple[int, ...], paid: tuple[int, ...]) -> list[int]:
    """The esbirros that may pay next: also those marked for another announcement, which marks others instead (AA-ann-21)."""
    cards = able(s, way, targets)
    others = pledges(s, way.player, way.serial)
    left = [card for card in cards if card not in paid]
    if not others and not (way.taking and effect.particular):
        return left
    good = [alike(s, c) for c in one_of_each_look(s, left) if completes(s, way, effect, targets, (*paid, c), cards, 0, others)]
    return [card for card in left if alike(s, card) in good]


def payment(s: State, way: Way, effect: Power, targets: tuple[int, ...]) -> tuple[int, ...]:
    """Some esbirros that pay the whole cost, to be marked at the announcement."""
    paid: tuple[int, ...] = ()
    while len(paid) < way.cost:
        paid = (*paid, next_to_pay(s, way, effect, targets, paid)[0])
    return paid
