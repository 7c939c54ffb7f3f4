"""Costs as data: what is reserved when something is announced, and paid, or released, when its moment comes.

A ``Cost`` is amounts of the game's ``Resource``s. Reserving writes a ``Reservation`` into the state's ledger and changes
nothing else, so *free + reserved = held* always; paying takes the reservation out of the ledger and gives the events to
let happen at once; releasing only takes it out. A game whose costs are paid at the announcement reserves and pays in one
go (``charge``). Every refusal is the resource's own, with its clause.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.refusal import EngineError, Refusal, Refused

if TYPE_CHECKING:
    from tapete.core.events import Event
    from tapete.core.state import State

NOTHING: Final = -1


class Resource:
    """Something costs are paid with: a counter of a player, cards of some place, the readiness of a card."""

    def __init__(self, id: str, refusal: Refusal) -> None:
        self.id = id
        self.refusal = refusal  # when there is not enough of it
        self.exact = True  # no more than is due can leave; no, where what is given is worth more than one
        self.index = NOTHING  # set when the game registers its resources

    def purse(self, player: int, source: int) -> int:
        """Whose it is: a player's; or a card's own, such as its being ready, when a subclass returns ``source``."""
        return player

    def held(self, s: State, purse: int) -> int:
        """How much there is, reserved or not."""
        return len(self.things(s, purse))

    def things(self, s: State, purse: int) -> list[int]:
        """The cards that can be given, when the resource is cards."""
        return []

    def keeps(self, s: State, each: Reservation, card: int) -> bool:
        """Whether a card that was marked for it can still serve; one that went to another player's side can not."""
        return card in self.things(s, self.purse(each.player, each.source))

    def claimed(self, s: State, each: Reservation, amount: int) -> int:
        """How much of it a reservation still keeps from others: less than was reserved, when what was marked for it has left."""
        return amount

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        """The events that paying this much (with these cards) consists of."""
        raise NotImplementedError


class Cost:
    """Amounts of resources, as pairs (number of the resource, amount)."""

    __slots__ = ("parts",)

    def __init__(self, *parts: tuple[int, int]) -> None:
        self.parts = tuple([part for part in parts if part[1] > 0])

    def __repr__(self) -> str:
        return f"Cost{self.parts}"


class Reservation:
    """A cost set aside for one announcement. ``things`` are the cards marked for it; what counts is their number."""

    __slots__ = ("cost", "player", "serial", "source", "things")

    def __init__(self, serial: int, player: int, source: int, cost: Cost, things: tuple[int, ...]) -> None:
        self.serial = serial
        self.player = player
        self.source = source
        self.cost = cost
        self.things = things


def reserved(s: State, resource: int, purse: int, but: int = NOTHING) -> int:
    """How much of a resource reservations (all but one) keep from others."""
    total = 0
    kind = s.game.resources[resource]
    for each in s.reserved:
        if each.serial != but and kind.purse(each.player, each.source) == purse:
            for part in each.cost.parts:
                if part[0] == resource:
                    total += kind.claimed(s, each, part[1])
    return total


def free(s: State, resource: int, purse: int, but: int = NOTHING) -> int:
    """How much of a resource can still be reserved."""
    return s.game.resources[resource].held(s, purse) - reserved(s, resource, purse, but)


def is_marked(s: State, card: int, but: int = NOTHING) -> bool:
    """Whether a card is set aside for some announcement that it can still serve."""
    return marked_for(s, card, but) != NOTHING


def marked_for(s: State, card: int, but: int = NOTHING) -> int:
    """The announcement, by the number of its reservation, for which a card is set aside."""
    for each in s.reserved:
        if each.serial != but and card in each.things and still_serves(s, each, card):
            return each.serial
    return NOTHING


def still_serves(s: State, each: Reservation, card: int) -> bool:
    """Whether a marked card is still where its reservation can take it from: an effect may have moved it since."""
    for resource, _ in each.cost.parts:
        kind = s.game.resources[resource]
        if kind.keeps(s, each, card):
            return True
    return False


def unmarked(s: State, resource: int, purse: int) -> list[int]:
    """The cards a player may set aside for one more announcement."""
    return [card for card in s.game.resources[resource].things(s, purse) if not is_marked(s, card)]


def why_not(s: State, cost: Cost, player: int, source: int, but: int = NOTHING) -> Refusal | None:
    """The one authority on whether a cost can be met with what is not reserved for something else."""
    asked: dict[int, int] = {}
    for part in cost.parts:
        asked[part[0]] = asked.get(part[0], 0) + part[1]
    for resource, amount in asked.items():
        kind = s.game.resources[resource]
        if free(s, resource, kind.purse(player, source), but) < amount:
            return kind.refusal
    return None


def reserve(s: State, cost: Cost, player: int, source: int, things: tuple[int, ...] = ()) -> int:
    """Set a cost aside; its number in the ledger. Refused when there is not enough, or a card is marked twice."""
    refusal = why_not(s, cost, player, source)
    if refusal is None:
        refusal = why_not_these(s, cost, player, source, things)
    if refusal is not None:
        raise Refused(refusal)
    serial = s.next_serial()
    made = Reservation(serial, player, source, cost, things)
    s.reserved = [*s.reserved, made]
    if s.book is not None:
        s.book.reserved(made)
    return serial


def why_not_these(s: State, cost: Cost, player: int, source: int, things: tuple[int, ...], but: int = NOTHING) -> Refusal | None:
    """Whether these cards may serve: each of a resource of the cost, set aside for nothing else, none too many."""
    refusal: Refusal | None = None
    left = list(things)
    for resource, amount in cost.parts:
        kind = s.game.resources[resource]
        able = kind.things(s, kind.purse(player, source))
        fitting = [card for card in left if card in able and not is_marked(s, card, but)]
        left = [card for card in left if card not in fitting[:amount]]
        refusal = kind.refusal
    return refusal if left or len(set(things)) < len(things) else None


def reservation(s: State, serial: int) -> Reservation:
    """The reservation with this number."""
    for each in s.reserved:
        if each.serial == serial:
            return each
    raise EngineError(f"there is no reservation {serial}: it was paid or released before")


def exchange(s: State, made: Reservation) -> None:
    """Put a reservation in the place of the one with its number: it marks other cards, or takes another cost."""
    s.reserved = [made if each.serial == made.serial else each for each in s.reserved]


def why_not_paid(s: State, serial: int) -> Refusal | None:
    """Whether what was reserved can still be paid: things may have left since."""
    each = reservation(s, serial)
    return why_not(s, each.cost, each.player, each.source, serial)


def pay(s: State, serial: int, things: tuple[int, ...] = ()) -> list[Event]:
    """Take a reservation out of the ledger; the events that pay it, to be let happen at once.

    Cards are those given here, else those marked that can still serve, else any others that are not set aside.
    """
    each = reservation(s, serial)
    refusal = why_not_paid(s, serial)
    if refusal is None and things:
        refusal = why_not_these(s, each.cost, each.player, each.source, things, serial)
    if refusal is not None:
        raise Refused(refusal)
    events: list[Event] = []
    given: list[int] = []
    parts: list[tuple[int, Event]] = []
    for at, (resource, amount) in enumerate(each.cost.parts):
        kind = s.game.resources[resource]
        able = [card for card in kind.things(s, kind.purse(each.player, each.source)) if card not in given]
        wanted = [card for card in things or each.things if card in able]
        others = [card for card in able if card not in wanted and not is_marked(s, card, serial)]
        chosen = (wanted + others)[:amount]
        given += chosen
        spent = kind.spend(s, each.player, each.source, amount, tuple(chosen))
        events += spent
        parts += [(at, e) for e in spent]
    if s.book is not None:
        s.book.paying(s, serial, parts)
    release(s, serial)
    return events


def release(s: State, serial: int) -> None:
    """Give back what was reserved: nothing was paid."""
    reservation(s, serial)
    if s.book is not None:
        s.book.released(s, serial)
    s.reserved = [each for each in s.reserved if each.serial != serial]


def charge(s: State, cost: Cost, player: int, source: int, things: tuple[int, ...] = ()) -> list[Event]:
    """Reserve and pay at once, for games whose costs are paid when something is announced."""
    return pay(s, reserve(s, cost, player, source, things))
