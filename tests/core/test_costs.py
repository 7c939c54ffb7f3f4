"""Costs: reserved, paid or released, and never spent twice."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.mini import (
    COIN,
    GOLD,
    HAND,
    MINION,
    NO_MINION,
    PILE,
    POOR,
    READINESS,
    TIRED,
    Mini,
    card,
    table,
)

from tapete.core import codec, costs
from tapete.core.costs import Cost
from tapete.core.events import happen
from tapete.core.refusal import EngineError, Refused
from tapete.core.state import State


def with_hand(cards: int = 3, gold: int = 5) -> State:
    """Player 1 has the card ``a`` on the table and the others in hand."""
    s = table(Mini(), each=("a", "b", "c", "d")[: cards + 1], gold=gold)
    for number in s.zone(2, 0)[1:]:
        s.move(number, HAND, 0)
    return s


def test_reserving_changes_nothing_but_what_is_free() -> None:
    s = with_hand()
    costs.reserve(s, Cost((COIN, 2)), 0, card(s, "1a"))
    assert s.tallies[GOLD][0] == 5
    assert costs.free(s, COIN, 0) == 3
    assert costs.reserved(s, COIN, 0) == 2
    assert costs.free(s, COIN, 1) == 5  # nobody else's


def test_paying_gives_the_events_of_the_whole_cost_at_once() -> None:
    s = with_hand()
    serial = costs.reserve(s, Cost((COIN, 2), (READINESS, 1), (MINION, 1)), 0, card(s, "1a"), (card(s, "1c"),))
    happen(s, costs.pay(s, serial))
    assert s.tallies[GOLD][0] == 3
    assert s.numbers[TIRED][card(s, "1a")] == 1
    assert s.zone(PILE, 0) == [card(s, "1c")]
    assert s.reserved == []


def test_releasing_gives_everything_back() -> None:
    s = with_hand()
    before = codec.digest(s)
    serial = costs.reserve(s, Cost((COIN, 5), (MINION, 3)), 0, card(s, "1a"))
    costs.release(s, serial)
    s.serial = 0
    assert codec.digest(s) == before


def test_what_is_not_affordable_is_refused_with_its_clause() -> None:
    s = with_hand(gold=1)
    for cost, refusal in ((Cost((COIN, 2)), POOR), (Cost((COIN, 1), (MINION, 4)), NO_MINION), (Cost((COIN, 1), (COIN, 1)), POOR)):
        before = codec.digest(s)
        with pytest.raises(Refused) as caught:
            costs.reserve(s, cost, 0, card(s, "1a"))
        assert caught.value.refusal is refusal
        assert refusal.clause in str(caught.value)
        assert codec.digest(s) == before


def test_what_one_announcement_reserves_another_cannot_use() -> None:
    s = with_hand(gold=3)
    costs.reserve(s, Cost((COIN, 2)), 0, card(s, "1a"))
    assert costs.why_not(s, Cost((COIN, 2)), 0, card(s, "1a")) is POOR
    assert costs.why_not(s, Cost((COIN, 1)), 0, card(s, "1a")) is None


def test_a_card_is_exhausted_for_one_announcement_only() -> None:
    s = table(Mini())
    costs.reserve(s, Cost((READINESS, 1)), 0, card(s, "1a"))
    assert costs.why_not(s, Cost((READINESS, 1)), 0, card(s, "1a")) is not None
    assert costs.why_not(s, Cost((READINESS, 1)), 0, card(s, "1b")) is None
    assert costs.why_not(s, Cost((COIN, 1)), 0, card(s, "1a")) is None  # what does not exhaust it is still possible


def test_a_card_set_aside_cannot_be_set_aside_again() -> None:
    s = with_hand()
    costs.reserve(s, Cost((MINION, 1)), 0, card(s, "1a"), (card(s, "1b"),))
    assert costs.unmarked(s, MINION, 0) == [card(s, "1c"), card(s, "1d")]
    with pytest.raises(Refused):
        costs.reserve(s, Cost((MINION, 1)), 0, card(s, "1a"), (card(s, "1b"),))
    with pytest.raises(Refused):
        costs.reserve(s, Cost((MINION, 1)), 0, card(s, "1a"), (card(s, "2a"),))


def test_the_number_counts_not_the_card_when_the_one_set_aside_has_left() -> None:
    s = with_hand()
    serial = costs.reserve(s, Cost((MINION, 1)), 0, card(s, "1a"), (card(s, "1b"),))
    s.move(card(s, "1b"), PILE, 0)
    assert costs.why_not_paid(s, serial) is None
    happen(s, costs.pay(s, serial))
    assert s.zone(HAND, 0) == [card(s, "1d")]


def test_another_card_may_be_given_unless_it_is_set_aside_for_something_else() -> None:
    s = with_hand()
    first = costs.reserve(s, Cost((MINION, 1)), 0, card(s, "1a"), (card(s, "1b"),))
    costs.reserve(s, Cost((MINION, 1)), 0, card(s, "1a"), (card(s, "1c"),))
    with pytest.raises(Refused):
        costs.pay(s, first, (card(s, "1c"),))
    happen(s, costs.pay(s, first, (card(s, "1d"),)))
    assert s.zone(PILE, 0) == [card(s, "1d")]


def test_what_became_unpayable_is_refused_and_stays_reserved() -> None:
    s = with_hand()
    serial = costs.reserve(s, Cost((COIN, 4)), 0, card(s, "1a"))
    s.tallies[GOLD][0] = 3
    assert costs.why_not_paid(s, serial) is POOR
    with pytest.raises(Refused):
        costs.pay(s, serial)
    assert costs.reservation(s, serial).serial == serial


def test_a_reservation_is_paid_or_released_once() -> None:
    s = with_hand()
    serial = costs.reserve(s, Cost((COIN, 1)), 0, card(s, "1a"))
    costs.release(s, serial)
    with pytest.raises(EngineError):
        costs.release(s, serial)
    with pytest.raises(EngineError):
        costs.pay(s, serial)


def test_a_copy_has_its_own_ledger() -> None:
    s = with_hand()
    serial = costs.reserve(s, Cost((COIN, 1)), 0, card(s, "1a"))
    costs.release(s.clone(), serial)
    assert costs.reserved(s, COIN, 0) == 1


def test_a_cost_of_nothing_reserves_nothing_and_is_always_affordable() -> None:
    s = with_hand(gold=0)
    assert Cost((COIN, 0)).parts == ()
    assert costs.charge(s, Cost((COIN, 0)), 0, card(s, "1a")) == []


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(["reserve", "pay", "release"]), st.integers(0, 1), st.integers(1, 4)), max_size=20))
def test_free_and_reserved_add_up_to_what_is_held(steps: list[tuple[str, int, int]]) -> None:
    s = with_hand(gold=8)
    paid = [0, 0]
    for step, player, amount in steps:
        own = [each for each in s.reserved if each.player == player]
        if step == "reserve":
            cost = Cost((COIN, amount))
            if costs.why_not(s, cost, player, card(s, "1a")) is None:
                costs.reserve(s, cost, player, card(s, "1a"))
        elif own and step == "pay":
            paid[player] += own[0].cost.parts[0][1]
            happen(s, costs.pay(s, own[0].serial))
        elif own:
            costs.release(s, own[0].serial)
        for each in (0, 1):
            free = costs.free(s, COIN, each)
            assert free >= 0
            assert free + costs.reserved(s, COIN, each) + paid[each] == 8


def test_a_charge_is_the_players_own() -> None:
    s = with_hand()
    happen(s, costs.charge(s, Cost((COIN, 2)), 1, card(s, "2a")))
    assert s.tallies[GOLD] == [5, 3]
    assert s.reserved == [] and s.serial == 1


def test_what_other_players_and_other_resources_have_reserved_does_not_count() -> None:
    s = with_hand()
    mine = costs.reserve(s, Cost((COIN, 2), (MINION, 1)), 0, card(s, "1a"))
    costs.reserve(s, Cost((COIN, 3)), 1, card(s, "2a"))
    assert [costs.reserved(s, COIN, player) for player in (0, 1)] == [2, 3]
    assert [costs.reserved(s, MINION, player) for player in (0, 1)] == [1, 0]
    assert (costs.reserved(s, COIN, 0, mine), costs.free(s, COIN, 0, mine)) == (0, 5)
    again = costs.reserve(s, Cost((COIN, 1)), 0, card(s, "1a"))
    assert (costs.reserved(s, COIN, 0), costs.reserved(s, COIN, 0, again)) == (3, 2)


def test_the_same_resource_twice_in_a_cost_is_added_up() -> None:
    s = with_hand(gold=3)
    assert costs.why_not(s, Cost((COIN, 1), (COIN, 2)), 0, card(s, "1a")) is None
    assert costs.why_not(s, Cost((COIN, 2), (COIN, 2)), 0, card(s, "1a")) is POOR


def test_cards_set_aside_are_as_many_as_are_due_at_most_and_none_twice() -> None:
    s = with_hand()
    a, b, c = card(s, "1a"), card(s, "1b"), card(s, "1c")
    two = Cost((MINION, 2))
    for things in ((b, c), (b,), ()):
        assert costs.why_not_these(s, two, 0, a, things) is None
    for wrong in ((b, b), (a, b), (b, c, card(s, "1d")), (card(s, "2b"),)):
        assert costs.why_not_these(s, two, 0, a, wrong) is NO_MINION
    assert costs.why_not_these(s, Cost((COIN, 1), (MINION, 1)), 0, a, (b,)) is None
    assert costs.why_not_these(s, Cost((MINION, 1), (COIN, 1)), 0, a, (b, c)) is POOR  # as the last part of the cost says


def test_a_marked_card_that_has_gone_is_marked_no_more_and_its_own_reservation_may_use_it() -> None:
    s = with_hand()
    a, b = card(s, "1a"), card(s, "1b")
    serial = costs.reserve(s, Cost((MINION, 1)), 0, a, (b,))
    assert costs.is_marked(s, b) and not costs.is_marked(s, b, serial) and not costs.is_marked(s, a)
    assert costs.why_not_these(s, Cost((MINION, 1)), 0, a, (b,), serial) is None
    s.move(b, HAND, 1)
    assert not costs.is_marked(s, b)
    assert costs.unmarked(s, MINION, 1) == [b]  # whose hand it lies in now may set it aside


def test_what_is_given_is_what_was_marked_then_what_is_free() -> None:
    s = with_hand()
    a, b, c, d = (card(s, name) for name in ("1a", "1b", "1c", "1d"))
    first = costs.reserve(s, Cost((MINION, 2)), 0, a, (d,))
    other = costs.reserve(s, Cost((MINION, 1)), 0, a, (b,))
    happen(s, costs.pay(s, first))
    assert s.zone(PILE, 0) == [d, c]  # the marked one, and one that is not set aside for something else
    happen(s, costs.pay(s, other))
    assert s.zone(PILE, 0) == [d, c, b] and s.reserved == []


def test_two_parts_of_a_cost_are_not_paid_with_one_card() -> None:
    s = with_hand()
    a, b, c, d = (card(s, name) for name in ("1a", "1b", "1c", "1d"))
    happen(s, costs.charge(s, Cost((MINION, 1), (MINION, 1)), 0, a, (c, b)))
    assert s.zone(PILE, 0) == [c, b] and s.zone(HAND, 0) == [d]


def test_paying_with_cards_that_cannot_serve_is_refused_and_nothing_is_given() -> None:
    s = with_hand()
    serial = costs.reserve(s, Cost((MINION, 1)), 0, card(s, "1a"), (card(s, "1b"),))
    for wrong in ((card(s, "1a"),), (card(s, "1b"), card(s, "1b")), (card(s, "1c"), card(s, "1d"))):
        with pytest.raises(Refused) as caught:
            costs.pay(s, serial, wrong)
        assert caught.value.refusal is NO_MINION
    assert len(s.reserved) == 1 and len(s.zone(HAND, 0)) == 3


def test_releasing_one_reservation_leaves_the_others() -> None:
    s = with_hand()
    serials = [costs.reserve(s, Cost((COIN, 1)), 0, card(s, "1a")) for _ in range(3)]
    costs.release(s, serials[1])
    assert [each.serial for each in s.reserved] == [serials[0], serials[2]]
    assert costs.reservation(s, serials[2]).serial == serials[2]


def test_a_reservation_gives_way_to_another_with_its_number_in_its_place() -> None:
    s = with_hand()
    first = costs.reserve(s, Cost((COIN, 1)), 0, card(s, "1a"))
    second = costs.reserve(s, Cost((MINION, 1)), 0, card(s, "1a"), (card(s, "1b"),))
    third = costs.reserve(s, Cost((COIN, 1)), 0, card(s, "1a"))
    old = costs.reservation(s, second)
    costs.exchange(s, costs.Reservation(second, old.player, old.source, old.cost, (card(s, "1c"),)))
    assert [each.serial for each in s.reserved] == [first, second, third]
    assert costs.marked_for(s, card(s, "1c")) == second and not costs.is_marked(s, card(s, "1b"))
    happen(s, costs.pay(s, second))
    assert s.zone(PILE, 0) == [card(s, "1c")]
