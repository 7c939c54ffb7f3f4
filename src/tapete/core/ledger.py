"""A book kept of what is paid: what was due, what was free when it was announced, and what really left.

Play does without one; the contract suite puts one into the state (``State.book``) and reads its ``problems`` after every answer. A
*bill* is opened when a cost is reserved (core/costs.py), or when a frame is put on the stack of which the game says that it is
there to pay (``Game.owed``). What leaves is measured on the resources themselves, before and after each event that pays: those that
a reservation is paid with, those that ``Game.tender`` names, and those that the paying frame causes. An event that pays and belongs
to no bill must take away exactly what it says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tapete.core.costs import NOTHING, Cost, Reservation, free, is_marked
from tapete.core.events import Batch, Event

if TYPE_CHECKING:
    from tapete.core.frames import Frame
    from tapete.core.state import State

CARDS: Final = -2  # what an event pays with when it is the card it moves

DUE_LEAVES: Final = "what is due is what leaves"
PAYABLE: Final = "what is announced can be paid"
SPENT_ONCE: Final = "what is reserved is spent once"
REFUSED_FREE: Final = "what is refused costs nothing"


class Bill:
    """A cost of one player for one card: amounts of resources, and cards that have to go, of ``able`` that could."""

    __slots__ = ("able", "cards", "cost", "depth", "doomed", "given", "left", "moved", "player", "serial", "source")

    def __init__(self, player: int, source: int, cost: Cost, cards: int = 0, able: int = 0) -> None:
        self.player = player
        self.source = source
        self.cost = cost
        self.cards = cards
        self.able = able
        self.left: list[int] = [0 for _ in cost.parts]  # of each part of the cost
        self.moved: list[int] = []  # cards gone
        self.doomed: list[tuple[int, int]] = []  # cards that were to go when something got in the way, and where they lay
        self.serial = NOTHING  # of the reservation it belongs to
        self.depth = NOTHING  # of the frame that pays it
        self.given: list[tuple[int, Event]] = []  # what a reservation is paid with: part of the cost, event

    def complete(self, s: State) -> bool:
        """Whether all that was due has left, and no more than that."""
        moved = self.moved + [card for card, place in self.doomed if card not in self.moved and s.place[card] != place]
        if len(moved) != self.cards:
            return False
        for at, (resource, amount) in enumerate(self.cost.parts):
            left = self.left[at]
            if left < amount or (left > amount and s.game.resources[resource].exact):
                return False
        return True

    def told(self, s: State) -> str:
        """Due and gone, in words."""
        parts = [
            f"{s.game.resources[resource].id} {self.left[at]} of {amount}" for at, (resource, amount) in enumerate(self.cost.parts)
        ]
        if self.cards:
            parts.append(f"cards {len(self.moved)} of {self.cards}")
        return f"player {self.player + 1} for {named(s, self.source)}: {', '.join(parts)}"


class Payment:
    """An event about to happen that pays: for a bill or by itself, and what there was of what it pays with."""

    __slots__ = ("at", "before", "bill", "place")

    def __init__(self, bill: Bill | None, at: int, before: list[int], place: int) -> None:
        self.bill = bill
        self.at = at  # the part of the bill's cost, the resource when there is no bill, or CARDS
        self.before = before
        self.place = place


class Book:
    """All bills under way, and what was not as it should be: the property that does not hold and how."""

    def __init__(self) -> None:
        self.bills: list[Bill] = []
        self.problems: list[tuple[str, str]] = []
        self.given_back: dict[int, str] = {}  # reservations that were released, in words

    # -- bills that frames pay

    def pushed(self, s: State, frame: Frame, depth: int) -> None:
        """A frame was put on the stack; perhaps it is there to pay, or to see what gets in the way of paying."""
        if isinstance(frame, Batch):
            for e in frame.waiting:
                for each in self.bills:
                    if each.depth != NOTHING and each.depth == e.cause and e.card >= 0:
                        each.doomed.append((e.card, s.place[e.card]))
            return
        bill = s.game.accounts.owed(s, frame)
        if bill is None:
            return
        bill.depth = depth
        for resource, amount in bill.cost.parts:
            held = free(s, resource, s.game.resources[resource].purse(bill.player, bill.source))
            if held < amount:
                self.blame(PAYABLE, f"{held} of {s.game.resources[resource].id} when announced; {bill.told(s)}")
        if bill.able < bill.cards:
            self.blame(PAYABLE, f"{bill.able} cards could go when announced; {bill.told(s)}")
        self.bills.append(bill)

    def popped(self, s: State) -> None:
        """The frame on top is done: what it was there to pay has left."""
        depth = len(s.stack)
        for bill in self.bills:
            if bill.depth == depth and not bill.complete(s) and not s.game.accounts.fell_short(s):
                self.blame(DUE_LEAVES, bill.told(s))
        self.bills = [bill for bill in self.bills if bill.depth < depth]

    def lifted(self, depth: int) -> None:
        """The frames from this depth on lie one place higher."""
        for bill in self.bills:
            if bill.depth >= depth:
                bill.depth += 1

    def dropped(self) -> None:
        """No frame goes on with what it was there to pay."""
        self.bills = [bill for bill in self.bills if bill.depth == NOTHING]

    # -- bills that are reserved

    def reserved(self, reservation: Reservation) -> None:
        bill = Bill(reservation.player, reservation.source, reservation.cost)
        bill.serial = reservation.serial
        self.bills.append(bill)

    def paying(self, s: State, serial: int, given: list[tuple[int, Event]]) -> None:
        """A reservation is paid with these events, which are to happen now."""
        for bill in self.bills:
            if bill.serial == serial:
                bill.given = given
                for _, e in given:
                    if is_marked(s, e.card, serial):
                        self.blame(SPENT_ONCE, f"{named(s, e.card)} is set aside for something else; {bill.told(s)}")

    def released(self, s: State, serial: int) -> None:
        """What was reserved came to nothing."""
        for bill in self.bills:
            if bill.serial == serial and not bill.given:
                if any(bill.left):
                    self.blame(REFUSED_FREE, bill.told(s))
                if bill.cost.parts:
                    self.given_back[serial] = bill.told(s)
                self.bills.remove(bill)
                return

    def launched(self, s: State, serial: int) -> None:
        """What was reserved for takes effect: by now it is paid, unless it is handed on to a window in which it will be."""
        if serial in self.given_back:
            self.blame(DUE_LEAVES, f"takes effect though its cost was given back; {self.given_back[serial]}")
        waits = any([each.serial == serial for each in s.reserved])
        for bill in self.bills:
            if bill.serial == serial and not waits:
                if not bill.complete(s):
                    self.blame(DUE_LEAVES, bill.told(s))
                self.bills.remove(bill)
                return

    def at_rest(self, s: State) -> None:
        """Nothing is under way: whatever was announced has been paid or released."""
        for bill in self.bills:
            if not bill.complete(s):
                self.blame(DUE_LEAVES, f"nothing is under way; {bill.told(s)}")
        self.bills = []

    # -- events

    def before(self, s: State, e: Event) -> Payment | None:
        """Whether an event pays, and how much there is of what it pays with."""
        for bill in self.bills:
            for each in bill.given:
                if each[1] is e or same(each[1], e):
                    bill.given.remove(each)
                    bill.given.insert(0, (NOTHING, each[1]))  # so that it counts once
                    return Payment(bill, each[0], amounts(s, bill), place(s, e)) if each[0] != NOTHING else None
        for bill in reversed(self.bills):
            if bill.depth != NOTHING and bill.depth == e.cause and bill.cards:
                return Payment(bill, CARDS, amounts(s, bill), place(s, e))
        tender = s.game.accounts.tender(s, e)
        if tender == NOTHING:
            return None
        for bill in reversed(self.bills):
            if bill.player == e.player and wants(bill, tender):
                return Payment(bill, tender, amounts(s, bill), place(s, e))
        return Payment(None, tender, [held(s, tender, e)], place(s, e)) if tender != CARDS and e.amount else None

    def after(self, s: State, e: Event, payment: Payment) -> None:
        """It has happened, or nothing has: what is gone?"""
        bill = payment.bill
        if bill is None:
            gone = payment.before[0] - held(s, payment.at, e)
            if gone != e.amount:
                resource = s.game.resources[payment.at].id
                self.blame(DUE_LEAVES, f"player {e.player + 1}, {s.game.event_kinds[e.kind].id}: {resource} {gone} of {e.amount}")
            return
        if bill.given:
            bill.left[payment.at] += payment.before[payment.at] - amounts(s, bill)[payment.at]
            return
        if payment.at == CARDS:
            if e.card >= 0 and s.place[e.card] != payment.place:
                bill.moved.append(e.card)
            return
        for at, amount in enumerate(amounts(s, bill)):
            bill.left[at] += payment.before[at] - amount

    def blame(self, property: str, problem: str) -> None:
        self.problems.append((property, problem))


def wants(bill: Bill, tender: int) -> bool:
    """Whether a bill is paid with this."""
    if tender == CARDS:
        return bill.cards > len(bill.moved)
    return any([part[0] == tender for part in bill.cost.parts])


def same(one: Event, other: Event) -> bool:
    """Whether an event is a copy of another one: whoever waits for others lets copies happen."""
    return one.kind == other.kind and one.card == other.card and one.player == other.player and one.amount == other.amount


def amounts(s: State, bill: Bill) -> list[int]:
    """How much there is of each resource of a bill."""
    found: list[int] = []
    for resource, _ in bill.cost.parts:
        kind = s.game.resources[resource]
        found.append(kind.held(s, kind.purse(bill.player, bill.source)))
    return found


def held(s: State, resource: int, e: Event) -> int:
    """How much there is of what an event pays with."""
    kind = s.game.resources[resource]
    return kind.held(s, kind.purse(e.player, e.card if e.card >= 0 else e.source))


def place(s: State, e: Event) -> int:
    return s.place[e.card] if e.card >= 0 else NOTHING


def named(s: State, card: int) -> str:
    return s.names[card] if card >= 0 else "a rule"
