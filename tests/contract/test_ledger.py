"""The contract keeps a book of what is paid, and notices a game that pays too little, too much, twice or for nothing."""

from __future__ import annotations

from typing import ClassVar, cast

import pytest

import toy_game
from tapete.contract import ContractBroken, check_game
from tapete.core import costs
from tapete.core.costs import Cost, Reservation, Resource
from tapete.core.decision import Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.game import Game
from tapete.core.ledger import DUE_LEAVES, PAYABLE, REFUSED_FREE, SPENT_ONCE, Bill
from tapete.core.state import State
from tapete.core.windows import Announcement, Window

# -- toys that break it, each in one way


class BadChange(toy_game.Embers):
    """Each payment takes one ember more, or fewer, than is due."""

    def __init__(self, wrong: int) -> None:
        super().__init__("embers", toy_game.NOT_ENOUGH)
        self.wrong = wrong

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(toy_game.PAID, player=player, amount=amount + self.wrong, source=source)]


class CheapToy(toy_game.Toy):
    RESOURCES: ClassVar[tuple[Resource, ...]] = (BadChange(-1),)


class DearToy(toy_game.Toy):
    RESOURCES: ClassVar[tuple[Resource, ...]] = (BadChange(1),)


class GivingResponding(toy_game.ToyResponding):
    def pay(self, s: State, announced: Announcement) -> None:
        costs.release(s, announced.reservation)


class GivingToy(toy_game.Toy):
    """Gives the cost back, and lets what it was for take effect all the same."""

    def furnish(self) -> None:
        super().furnish()
        self.responding = GivingResponding(self)


class ForgettingResponding(toy_game.ToyResponding):
    def pay(self, s: State, announced: Announcement) -> None:
        pass


class ForgettingToy(toy_game.Toy):
    """Nobody ever pays what they have reserved."""

    def furnish(self) -> None:
        super().furnish()
        self.responding = ForgettingResponding(self)


class HastyResponding(toy_game.ToyResponding):
    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        made = toy_game.announced(s, player, option)
        for _, amount in costs.reservation(s, made.reservation).cost.parts:
            happens(s, Event(toy_game.PAID, player=player, amount=amount, source=option.thing))
        window.announce(s, made)

    def pay(self, s: State, announced: Announcement) -> None:
        due = costs.pay(s, announced.reservation)
        if s.cards[announced.things[0]].id != "bucket":  # whose embers are gone already
            happen(s, due)


class HastyAccounts(toy_game.ToyAccounts):
    def tender(self, s: State, e: Event) -> int:
        return toy_game.EMBERS if e.kind == toy_game.PAID else -1


class HastyToy(toy_game.Toy):
    """Takes the embers when a response is announced; nobody gives them back when it is doused."""

    def furnish(self) -> None:
        super().furnish()
        self.responding = HastyResponding(self)
        self.accounts = HastyAccounts(self)


class Kindling(Resource):
    """Cards of the deck."""

    def things(self, s: State, purse: int) -> list[int]:
        return s.zone(toy_game.DECK, purse)

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(toy_game.MOVED, card, player, zone=toy_game.DISCARD) for card in things]


class TwiceResponding(toy_game.ToyResponding):
    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        made = toy_game.announced(s, player, option)
        top = tuple(s.zone(toy_game.DECK, player)[:1])
        s.reserved = [
            Reservation(each.serial, player, each.source, Cost(*each.cost.parts, (1, 1)), top) if each.player == player else each
            for each in s.reserved
        ]
        window.announce(s, made)


class TwiceToy(toy_game.Toy):
    """Sets the same card of the deck aside for everything its player announces."""

    RESOURCES: ClassVar[tuple[Resource, ...]] = (
        toy_game.Embers("embers", toy_game.NOT_ENOUGH),
        Kindling("kindling", toy_game.NOT_ENOUGH),
    )

    def furnish(self) -> None:
        super().furnish()
        self.responding = TwiceResponding(self)


class Till(Frame):
    """Takes an ember from whoever plays a card, if there is one."""

    NAME = "till"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "card")

    def __init__(self) -> None:
        self.step = 0
        self.player = 0
        self.card = -1

    def run(self, s: State) -> None:
        if self.next_step() == 0:
            due = min(1, s.tallies[toy_game.EMBERS][self.player])
            happens(s, Event(toy_game.PAID, player=self.player, amount=due, source=self.card))
        else:
            s.pop(self)


class TillResponding(toy_game.ToyResponding):
    def launch(self, s: State, announced: Announcement) -> None:
        super().launch(s, announced)
        frame = Till()
        frame.player = announced.player
        frame.card = announced.things[0]
        if not s.over and self.game.opens(s, announced.player):
            s.push(frame)


class TillAccounts(toy_game.ToyAccounts):
    def owed(self, s: State, frame: Frame) -> Bill | None:
        return Bill(frame.player, frame.card, Cost((toy_game.EMBERS, 1))) if isinstance(frame, Till) else None

    def tender(self, s: State, e: Event) -> int:
        return toy_game.EMBERS if e.kind == toy_game.PAID else -1


class TillToy(toy_game.Toy):
    """Whatever takes effect costs one ember more, asked for by a frame of its own; the options do not know of it."""

    FRAMES: ClassVar[tuple[type[Frame], ...]] = (Till,)

    def furnish(self) -> None:
        super().furnish()
        self.responding = TillResponding(self)
        self.accounts = TillAccounts(self)

    def opens(self, s: State, player: int) -> bool:
        return True


class LenientTillToy(TillToy):
    """Only whoever has an ember to spare is asked for it."""

    def opens(self, s: State, player: int) -> bool:
        return costs.free(s, toy_game.EMBERS, player) > 0


class DebtResponding(toy_game.ToyResponding):
    def launch(self, s: State, announced: Announcement) -> None:
        happens(s, Event(toy_game.PAID, player=announced.player, amount=12))
        super().launch(s, announced)


class DebtToy(toy_game.Toy):
    """Somebody is charged more than they have."""

    def furnish(self) -> None:
        super().furnish()
        self.responding = DebtResponding(self)


class LyingResponding(toy_game.ToyResponding):
    def launch(self, s: State, announced: Announcement) -> None:
        happens(s, Event(toy_game.GAINED, player=announced.player, amount=1))
        super().launch(s, announced)


class LyingAccounts(toy_game.ToyAccounts):
    def tender(self, s: State, e: Event) -> int:
        return toy_game.EMBERS if e.kind == toy_game.GAINED and e.source < 0 and s.stack and s.stack[-1].NAME == "window" else -1


class LyingToy(toy_game.Toy):
    """Tells a payment that is another one."""

    def furnish(self) -> None:
        super().furnish()
        self.responding = LyingResponding(self)
        self.accounts = LyingAccounts(self)


def made(kind: type[toy_game.Toy]) -> Game:
    plain = cast(toy_game.Toy, toy_game.game())
    frames: tuple[type[Frame], ...] = getattr(kind, "FRAMES", ())
    resources: tuple[Resource, ...] = getattr(kind, "RESOURCES", plain.resources)
    broken = kind(
        "toy",
        plain.title,
        plain.zones,
        plain.event_kinds,
        plain.card_fields,
        plain.player_fields,
        plain.world_fields,
        (),
        (toy_game.Turn, *frames),
        tuple(plain.windows.values()),
        resources,
    )
    for each in plain.catalogue.values():
        broken.register(each)
    return broken


@pytest.mark.parametrize(
    ("kind", "property"),
    [
        (CheapToy, DUE_LEAVES),
        (DearToy, DUE_LEAVES),
        (GivingToy, DUE_LEAVES),
        (ForgettingToy, DUE_LEAVES),
        (LyingToy, DUE_LEAVES),
        (HastyToy, REFUSED_FREE),
        (TwiceToy, SPENT_ONCE),
        (TillToy, PAYABLE),
        (DebtToy, "no debts"),
    ],
)
def test_a_game_that_does_not_keep_its_accounts_is_noticed(kind: type[toy_game.Toy], property: str) -> None:
    with pytest.raises(ContractBroken) as caught:
        check_game(made(kind), games=6, each=50)
    assert caught.value.property == property


def test_a_frame_that_takes_what_is_due_keeps_the_contract() -> None:
    check_game(made(LenientTillToy), games=3, each=50)
