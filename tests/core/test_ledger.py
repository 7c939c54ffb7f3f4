"""The book of what is paid: bills of frames and of reservations, and what every event takes away."""

from __future__ import annotations

from typing import ClassVar, cast

import pytest
from tests.core.mini import COIN, GOLD, HAND, MARKED, MINION, MOVED, PAID, PILE, Idle, Mini, card, plain, table

from tapete.core import costs
from tapete.core.abilities import Replacement, Replacing
from tapete.core.costs import Cost
from tapete.core.decision import PASS, Option
from tapete.core.events import Batch, Event, happen, happens
from tapete.core.facets import Accounts
from tapete.core.frames import Frame
from tapete.core.ledger import CARDS, DUE_LEAVES, PAYABLE, REFUSED_FREE, SPENT_ONCE, Bill, Book, same
from tapete.core.state import State


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


class FeeAccounts(Accounts):
    def owed(self, s: State, frame: Frame) -> Bill | None:
        if not isinstance(frame, Fee):
            return None
        game = cast(FeeGame, self.game)
        return Bill(frame.player, frame.source, Cost((COIN, game.coins)), game.cards, len(s.zone(HAND, frame.player)))

    def tender(self, s: State, e: Event) -> int:
        return COIN if e.kind == PAID else CARDS if e.kind == MOVED and e.zone == PILE else -1


class FeeGame(Mini):
    coins = 2
    cards = 0

    def furnish(self) -> None:
        super().furnish()
        self.accounts = FeeAccounts(self)


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
    class Honest(FeeAccounts):
        def fell_short(self, s: State) -> bool:
            return True

    game = FeeGame()
    game.accounts = Honest(game)
    s = table(game)
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


# -- bills and events, one by one


def bill(s: State, coins: int = 2, cards: int = 0, able: int = 5) -> Bill:
    return Bill(0, card(s, "1a"), Cost((COIN, coins)), cards, able)


@pytest.mark.parametrize(
    ("left", "exact", "complete"), [(1, True, False), (2, True, True), (3, True, False), (3, False, True), (1, False, False)]
)
def test_a_bill_is_complete_when_what_was_due_has_left_and_no_more(left: int, exact: bool, complete: bool) -> None:
    s = table(Mini())
    s.game.resources[COIN].exact = exact
    due = bill(s)
    due.left = [left]
    assert due.complete(s) == complete


def test_cards_count_once_whether_they_moved_or_were_to_go_when_something_got_in_the_way() -> None:
    s = table(Mini())
    a, b, c = (card(s, name) for name in ("1a", "1b", "1c"))
    due = bill(s, coins=0, cards=2)
    assert not due.complete(s)
    due.moved = [b]
    assert not due.complete(s)
    due.doomed = [(c, s.place[c])]
    assert not due.complete(s)  # it still lies where it lay
    s.move(c, PILE, 0)
    assert due.complete(s)
    due.doomed += [(b, s.place[b]), (b, s.place[b] + 1)]
    assert due.complete(s)  # it has been counted
    due.doomed += [(a, s.place[a] + 1)]
    assert not due.complete(s)  # one too many


def test_a_bill_in_words() -> None:
    s = table(Mini())
    due = bill(s, cards=2)
    due.left = [1]
    due.moved = [3]
    assert due.told(s) == "player 1 for 1:a#1: gold 1 of 2, cards 1 of 2"
    assert Bill(1, -1, Cost((COIN, 3))).told(s) == "player 2 for a rule: gold 0 of 3"


def test_a_copy_of_an_event_is_the_same_and_one_that_differs_is_not() -> None:
    e = Event(PAID, 1, 0, 2)
    assert same(e, e.but())
    for other in (Event(MOVED, 1, 0, 2), Event(PAID, 2, 0, 2), Event(PAID, 1, 1, 2), Event(PAID, 1, 0, 3)):
        assert not same(e, other) and not same(other, e)


class Idler(Replacement):
    """Waits for payments, so that they happen as copies, and replaces none."""

    def applies(self, s: State, e: Event, r: Replacing) -> bool:
        return False

    def text(self, lang: str) -> str:
        return "…"


def test_a_payment_that_waits_for_replacements_counts_though_a_copy_of_it_happens() -> None:
    s = table(Mini(cards=(plain("b", Idler((PAID,))),)), gold=3)
    s.book = Book()
    serial = costs.reserve(s, Cost((COIN, 2)), 0, card(s, "1a"))
    happen(s, costs.pay(s, serial))
    s.advance()
    s.book.launched(s, serial)
    assert s.book.problems == [] and s.tallies[GOLD][0] == 1


def test_what_happens_between_paying_and_the_payment_is_none() -> None:
    s = table(Mini(), gold=5)
    s.book = Book()
    serial = costs.reserve(s, Cost((COIN, 2)), 0, card(s, "1a"))
    due = costs.pay(s, serial)
    happens(s, Event(MARKED, card(s, "1b"), 0, 1))
    happens(s, Event(PAID, player=0, amount=1))
    happen(s, due)
    s.book.launched(s, serial)
    assert s.book.problems == []


def test_a_payment_counts_once() -> None:
    s = table(Mini(), gold=9)
    s.book = Book()
    serial = costs.reserve(s, Cost((COIN, 2)), 0, card(s, "1a"))
    due = costs.pay(s, serial)
    happen(s, due)
    happen(s, due)  # somebody lets it happen again: it pays nothing more
    s.book.launched(s, serial)
    assert s.book.problems == [] and s.tallies[GOLD][0] == 5


def problems(s: State) -> list[str]:
    assert s.book is not None
    return [property for property, _ in s.book.problems]


def reserving(s: State, coins: int = 2, name: str = "1a") -> int:
    return costs.reserve(s, Cost((COIN, coins)), s.owners[card(s, name)], card(s, name))


def test_what_is_given_back_without_having_been_paid_is_no_fault_and_only_its_own_bill_goes() -> None:
    s = table(Mini(), gold=9)
    s.book = Book()
    first, second, third = (reserving(s) for _ in range(3))
    costs.release(s, second)
    assert problems(s) == [] and [each.serial for each in s.book.bills] == [first, third]
    s.book.launched(s, second)
    assert problems(s) == [DUE_LEAVES]  # it takes effect though nobody has paid


def test_what_takes_effect_for_nothing_may_be_given_back_first() -> None:
    s = table(Mini(), gold=9)
    s.book = Book()
    serial = reserving(s, coins=0)
    costs.release(s, serial)
    s.book.launched(s, serial)
    assert problems(s) == []


def test_what_has_left_for_something_that_is_given_back_is_a_fault() -> None:
    s = table(Mini(), gold=9)
    s.book = Book()
    serial = reserving(s)
    s.book.bills[0].left = [1]
    costs.release(s, serial)
    assert problems(s) == [REFUSED_FREE]


def test_what_is_launched_while_its_cost_is_still_reserved_is_paid_later() -> None:
    s = table(Mini(), gold=9)
    s.book = Book()
    serial, other = reserving(s), reserving(s)
    s.book.launched(s, serial)
    assert problems(s) == [] and [each.serial for each in s.book.bills] == [serial, other]
    happen(s, costs.pay(s, serial))
    s.book.launched(s, serial)
    assert problems(s) == [] and [each.serial for each in s.book.bills] == [other]


def test_what_is_launched_after_too_little_was_paid_is_a_fault() -> None:
    s = table(Mini(), gold=9)
    s.book = Book()
    serial = reserving(s)
    costs.pay(s, serial)  # and the events never happen
    s.book.launched(s, serial)
    assert problems(s) == [DUE_LEAVES] and s.book.bills == []


def test_when_nothing_is_under_way_every_open_bill_is_a_fault_once() -> None:
    s = table(Mini(), gold=9)
    s.book = Book()
    for _ in range(2):
        reserving(s)
    paid = reserving(s)
    happen(s, costs.pay(s, paid))
    s.book.at_rest(s)
    assert problems(s) == [DUE_LEAVES] * 2 and s.book.bills == []
    s.book.at_rest(s)
    assert len(s.book.problems) == 2


def test_the_bill_of_a_frame_is_the_one_on_top_and_goes_with_it() -> None:
    s, book = paying()
    s.push(Fee())
    assert [each.depth for each in book.bills] == [1, 2]
    happens(s, Event(PAID, player=0, amount=2))
    assert finish(s, book) == [] and [each.depth for each in book.bills] == [1]  # the inner one was paid first
    happens(s, Event(PAID, player=0, amount=2))
    assert finish(s, book) == [] and book.bills == []


def test_what_is_held_is_enough_when_it_is_exactly_what_is_due() -> None:
    _, book = paying(gold=2)
    assert book.problems == []
    _, book = paying(coins=0, cards=2)
    assert book.problems == []


def test_a_card_that_waits_to_go_is_remembered_where_it_lay() -> None:
    s, book = paying(coins=0, cards=1)
    b = card(s, "1b")
    frame = Batch()
    frame.waiting = (
        Event(MOVED, b, 0, zone=PILE, cause=1),
        Event(MOVED, card(s, "1c"), 0, zone=PILE, cause=0),
        Event(PAID, cause=1),
    )
    s.push(frame)
    assert book.bills[0].doomed == [(b, s.place[b])]
    s.pop(frame)
    s.move(b, PILE, 0)  # something else took it there
    assert finish(s, book) == []


def test_cards_that_the_paying_frame_moves_are_its_payment_whoever_they_belong_to() -> None:
    s, book = paying(coins=0, cards=1)
    theirs = card(s, "2b")
    happens(s, Event(MOVED, theirs, 1, zone=HAND, cause=1))
    assert book.bills[0].moved == [theirs]
    happens(s, Event(MOVED, theirs, 1, zone=HAND, cause=1))  # it lies there already
    assert book.bills[0].moved == [theirs] and finish(s, book) == []


def test_more_cards_than_are_due_are_not_asked_of_a_bill() -> None:
    s, book = paying(coins=0, cards=1)
    for name in ("1b", "1c"):
        happens(s, Event(MOVED, card(s, name), 0, zone=PILE))
    assert book.bills[0].moved == [card(s, "1b")]  # the second is no payment of this bill
    assert finish(s, book) == []


def test_an_event_that_pays_nothing_is_not_measured() -> None:
    s = table(FeeGame())
    book = s.book = Book()
    assert book.before(s, Event(MARKED, 0, 0, 1)) is None
    assert book.before(s, Event(PAID, player=0)) is None  # an amount of nothing
    assert book.before(s, Event(MOVED, 0, 0, zone=PILE)) is None  # cards, and nobody is owed any
    found = book.before(s, Event(PAID, player=1, amount=1))
    assert found is not None and (found.bill, found.at, found.before) == (None, COIN, [5])


def test_what_the_paying_frame_itself_takes_is_counted() -> None:
    s, book = paying()
    happens(s, Event(PAID, player=0, amount=2, cause=1))
    assert book.bills[0].left == [2] and finish(s, book) == []


def test_the_first_card_of_all_is_a_card_like_any_other() -> None:
    s, book = paying(coins=0, cards=1)
    assert card(s, "1a") == 0
    happens(s, Event(MOVED, 0, 0, zone=PILE, cause=1))
    assert book.bills[0].moved == [0] and finish(s, book) == []
