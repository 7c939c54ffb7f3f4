"""The contract keeps a book of what is paid, and notices a game that pays too little, too much, twice or for nothing."""

from __future__ import annotations

from typing import ClassVar, cast

import pytest
from tests.core.mini import COIN, GOLD, HAND, MINION, MOVED, PAID, PILE, Idle, Mini, card, table

import toy_game
from tapete.contract import ContractBroken, check_game
from tapete.core import costs
from tapete.core.costs import Cost, Reservation, Resource
from tapete.core.decision import PASS, Option
from tapete.core.events import Event, happen, happens
from tapete.core.frames import Frame
from tapete.core.game import Game
from tapete.core.ledger import CARDS, DUE_LEAVES, PAYABLE, REFUSED_FREE, SPENT_ONCE, Bill, Book
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


class GivingToy(toy_game.Toy):
    """Gives the cost back, and lets what it was for take effect all the same."""

    def pay(self, s: State, announced: Announcement) -> None:
        costs.release(s, announced.reservation)


class ForgettingToy(toy_game.Toy):
    """Nobody ever pays what they have reserved."""

    def pay(self, s: State, announced: Announcement) -> None:
        pass


class HastyToy(toy_game.Toy):
    """Takes the embers when a response is announced; nobody gives them back when it is doused."""

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        made = toy_game.announced(s, player, option)
        for _, amount in costs.reservation(s, made.reservation).cost.parts:
            happens(s, Event(toy_game.PAID, player=player, amount=amount, source=option.thing))
        window.announce(s, made)

    def pay(self, s: State, announced: Announcement) -> None:
        due = costs.pay(s, announced.reservation)
        if s.cards[announced.things[0]].id != "bucket":  # whose embers are gone already
            happen(s, due)

    def tender(self, s: State, e: Event) -> int:
        return toy_game.EMBERS if e.kind == toy_game.PAID else -1


class Kindling(Resource):
    """Cards of the deck."""

    def things(self, s: State, purse: int) -> list[int]:
        return s.zone(toy_game.DECK, purse)

    def spend(self, s: State, player: int, source: int, amount: int, things: tuple[int, ...]) -> list[Event]:
        return [Event(toy_game.MOVED, card, player, zone=toy_game.DISCARD) for card in things]


class TwiceToy(toy_game.Toy):
    """Sets the same card of the deck aside for everything its player announces."""

    RESOURCES: ClassVar[tuple[Resource, ...]] = (
        toy_game.Embers("embers", toy_game.NOT_ENOUGH),
        Kindling("kindling", toy_game.NOT_ENOUGH),
    )

    def announce(self, s: State, window: Window, player: int, option: Option) -> None:
        made = toy_game.announced(s, player, option)
        top = tuple(s.zone(toy_game.DECK, player)[:1])
        s.reserved = [
            Reservation(each.serial, player, each.source, Cost(*each.cost.parts, (1, 1)), top) if each.player == player else each
            for each in s.reserved
        ]
        window.announce(s, made)


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


class TillToy(toy_game.Toy):
    """Whatever takes effect costs one ember more, asked for by a frame of its own; the options do not know of it."""

    FRAMES: ClassVar[tuple[type[Frame], ...]] = (Till,)

    def launch(self, s: State, announced: Announcement) -> None:
        super().launch(s, announced)
        frame = Till()
        frame.player = announced.player
        frame.card = announced.things[0]
        if not s.over and self.opens(s, announced.player):
            s.push(frame)

    def opens(self, s: State, player: int) -> bool:
        return True

    def owed(self, s: State, frame: Frame) -> Bill | None:
        return Bill(frame.player, frame.card, Cost((toy_game.EMBERS, 1))) if isinstance(frame, Till) else None

    def tender(self, s: State, e: Event) -> int:
        return toy_game.EMBERS if e.kind == toy_game.PAID else -1


class LenientTillToy(TillToy):
    """Only whoever has an ember to spare is asked for it."""

    def opens(self, s: State, player: int) -> bool:
        return costs.free(s, toy_game.EMBERS, player) > 0


class DebtToy(toy_game.Toy):
    """Somebody is charged more than they have."""

    def launch(self, s: State, announced: Announcement) -> None:
        happens(s, Event(toy_game.PAID, player=announced.player, amount=12))
        super().launch(s, announced)


class LyingToy(toy_game.Toy):
    """Tells a payment that is another one."""

    def launch(self, s: State, announced: Announcement) -> None:
        happens(s, Event(toy_game.GAINED, player=announced.player, amount=1))
        super().launch(s, announced)

    def tender(self, s: State, e: Event) -> int:
        return toy_game.EMBERS if e.kind == toy_game.GAINED and e.source < 0 and s.stack and s.stack[-1].NAME == "window" else -1


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


# -- the book itself


class Fee(Idle):
    """A frame that is there to pay two coins, or two cards of the hand."""

    NAME = "fee"
    FIELDS: ClassVar[tuple[str, ...]] = ("player", "source")

    def __init__(self) -> None:
        super().__init__()
        self.player = 0
        self.source = 0

    def run(self, s: State) -> None:
        s.offer(0, "fee", [Option(s.names, PASS)], s.game.title)


class FeeGame(Mini):
    coins = 2
    cards = 0

    def owed(self, s: State, frame: Frame) -> Bill | None:
        if not isinstance(frame, Fee):
            return None
        return Bill(frame.player, frame.source, Cost((COIN, self.coins)), self.cards, len(s.zone(HAND, frame.player)))

    def tender(self, s: State, e: Event) -> int:
        return COIN if e.kind == PAID else CARDS if e.kind == MOVED and e.zone == PILE else -1


def paying(gold: int = 5, coins: int = 2, cards: int = 0) -> tuple[State, Book]:
    game = FeeGame()
    game.coins = coins
    game.cards = cards
    s = table(game, each=("a", "b", "c"), gold=gold)
    for name in ("1b", "1c"):
        s.move(card(s, name), HAND, 0)
    s.book = Book()
    s.push(Fee())
    return s, s.book


def finish(s: State, book: Book) -> list[str]:
    s.pop(s.stack[-1])
    return [property for property, _ in book.problems]


def test_what_was_due_has_left() -> None:
    s, book = paying()
    happens(s, Event(PAID, player=0, amount=2))
    assert finish(s, book) == []
    assert book.bills == []


@pytest.mark.parametrize("amount", [0, 1, 3])
def test_too_little_and_too_much_are_noticed(amount: int) -> None:
    s, book = paying()
    happens(s, Event(PAID, player=0, amount=amount))
    assert finish(s, book) == [DUE_LEAVES]


def test_a_bill_stays_with_its_frame_when_work_is_put_below_it() -> None:
    s, book = paying()
    s.push_below(Idle(), len(s.stack) - 1)
    assert finish(s, book) == [DUE_LEAVES]


def test_nobody_pays_what_a_restart_dropped() -> None:
    s, book = paying()
    s.restart(Idle())
    s.push(Idle())
    assert finish(s, book) == []
    assert book.bills == []


def test_what_somebody_else_pays_does_not_count() -> None:
    s, book = paying()
    happens(s, Event(PAID, player=1, amount=2))
    assert finish(s, book) == [DUE_LEAVES]


def test_more_than_is_due_may_leave_where_one_piece_is_worth_several() -> None:
    s, book = paying()
    s.game.resources[COIN].exact = False
    happens(s, Event(PAID, player=0, amount=3))
    assert finish(s, book) == []


def test_what_could_not_be_paid_when_it_was_announced_is_noticed() -> None:
    _, book = paying(gold=1)
    assert [property for property, _ in book.problems] == [PAYABLE]
    _, book = paying(coins=0, cards=3)
    assert [property for property, _ in book.problems] == [PAYABLE]


def test_what_is_reserved_for_something_else_is_not_free() -> None:
    game = FeeGame()
    s = table(game, gold=3)
    costs.reserve(s, Cost((COIN, 2)), 0, card(s, "1a"))
    s.book = Book()
    s.push(Fee())
    assert [property for property, _ in s.book.problems] == [PAYABLE]


def test_cards_that_are_due_have_gone() -> None:
    s, book = paying(coins=0, cards=2)
    for name in ("1b", "1c"):
        happens(s, Event(MOVED, card(s, name), 0, zone=PILE))
    assert finish(s, book) == []


def test_a_card_that_stayed_is_noticed() -> None:
    s, book = paying(coins=0, cards=2)
    happens(s, Event(MOVED, card(s, "1b"), 0, zone=PILE))
    s.move(card(s, "1c"), PILE, 0)
    happens(s, Event(MOVED, card(s, "1c"), 0, zone=PILE))  # it lies there already
    assert finish(s, book) == [DUE_LEAVES]


def test_what_fell_short_and_says_so_is_no_fault() -> None:
    class Honest(FeeGame):
        def fell_short(self, s: State) -> bool:
            return True

    s = table(Honest())
    s.book = Book()
    s.push(Fee())
    assert finish(s, s.book) == []


def test_an_event_that_pays_by_itself_takes_what_it_says() -> None:
    s = table(FeeGame())
    s.book = Book()
    happens(s, Event(PAID, player=0, amount=2))
    assert s.book.problems == []
    s.tallies[GOLD] = [0, 0]

    class Clipped(type(s.game.event_kinds[PAID])):  # type: ignore[misc]
        def apply(self, s: State, e: Event) -> Event | None:
            return e

    kinds = list(s.game.event_kinds)
    kinds[PAID] = Clipped("paid")
    s.game.event_kinds = tuple(kinds)
    happens(s, Event(PAID, player=0, amount=2))
    assert [property for property, _ in s.book.problems] == [DUE_LEAVES]


def test_a_reservation_is_followed_from_its_announcement_to_its_launch() -> None:
    s = table(Mini(), gold=3)
    s.book = Book()
    serial = costs.reserve(s, Cost((COIN, 2)), 0, card(s, "1a"))
    happen(s, costs.pay(s, serial))
    assert s.tallies[GOLD][0] == 1
    s.book.launched(s, serial)
    assert s.book.problems == []
    assert s.book.bills == []


def test_a_card_set_aside_for_another_announcement_is_not_given_for_this_one() -> None:
    s = table(Mini(), gold=3)
    mine = [card(s, name) for name in ("1a", "1b", "1c")]
    for each in mine:
        s.move(each, HAND, 0)
    s.book = Book()
    first = costs.reserve(s, Cost((MINION, 1)), 0, mine[0], (mine[1],))
    costs.reserve(s, Cost((MINION, 1)), 0, mine[0], (mine[2],))
    s.book.paying(s, first, [(0, Event(MOVED, mine[2], 0, zone=PILE))])
    assert [property for property, _ in s.book.problems] == [SPENT_ONCE]


def test_nothing_is_reserved_any_more_when_nothing_is_under_way() -> None:
    s = table(Mini(), gold=3)
    s.book = Book()
    costs.reserve(s, Cost((COIN, 2)), 0, card(s, "1a"))
    s.book.at_rest(s)
    assert [property for property, _ in s.book.problems] == [DUE_LEAVES]


def test_a_state_without_a_book_keeps_none() -> None:
    s = table(Mini(), gold=3)
    assert s.book is None
    costs.charge(s, Cost((COIN, 2)), 0, card(s, "1a"))
    s.book = Book()
    assert s.clone().book is None
