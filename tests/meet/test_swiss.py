"""A Swiss: nobody meets anybody twice, byes are fair, and points meet points."""

from collections import Counter

import pytest
from tests.meet.evening import SCALE, Evening, evening

from tapete.meet import swiss
from tapete.meet.results import BYE, Book, Result, Scale


@pytest.fixture(scope="module", params=range(12))
def played(request: pytest.FixtureRequest) -> Evening:
    return evening(33, 6, request.param)


def test_everybody_who_is_there_sits_at_one_table(played: Evening) -> None:
    for here, tables in zip(played.present, played.rounds, strict=True):
        assert sorted(here) == sorted(each for table in tables for each in (table.one, table.other) if each)
        assert [table.table for table in tables] == list(range(1, len(tables) + 1))


def test_nobody_meets_anybody_twice(played: Evening) -> None:
    pairs = Counter(frozenset((table.one, table.other)) for tables in played.rounds for table in tables if table.other)
    assert max(pairs.values()) == 1


def test_byes_are_fair(played: Evening) -> None:
    """One a round at most, nobody a second one before all others have had one, and to the lowest who has had none."""
    for at, tables in enumerate(played.rounds):
        byes = [table.one for table in tables if not table.other]
        assert len(byes) == len(played.present[at]) % 2
        book = Book(played.seeds, [result for result in played.results if result.round <= at], SCALE)
        for person in byes:
            assert book.given(person) == 0
            others = [book.points(each) for each in played.present[at] if book.given(each) == 0]
            assert book.points(person) == min(others)


def test_most_play_with_equals(played: Evening) -> None:
    """In every round no more tables are uneven than there are groups of points."""
    for at, tables in enumerate(played.rounds):
        book = Book(played.seeds, [result for result in played.results if result.round <= at], SCALE)
        uneven = [table for table in tables if table.other and book.points(table.one) != book.points(table.other)]
        groups = {book.points(each) for each in played.present[at]}
        assert len(uneven) <= len(groups)


def test_everybody_begins_about_as_often_as_not(played: Evening) -> None:
    began = Counter(table.one for tables in played.rounds for table in tables if table.other)
    sat = Counter(each for tables in played.rounds for table in tables if table.other for each in (table.one, table.other))
    assert all(abs(2 * began[each] - sat[each]) <= 2 for each in sat)


def test_the_first_round_folds_the_seeds() -> None:
    tables = swiss.pair(list("abcdef"), [], 1, 7, SCALE)
    assert {frozenset((table.one, table.other)) for table in tables} == {frozenset("ad"), frozenset("be"), frozenset("cf")}


def test_the_same_key_gives_the_same_tables() -> None:
    assert swiss.pair(list("abcdefg"), [], 1, 7, SCALE) == swiss.pair(list("abcdefg"), [], 1, 7, SCALE)


def test_somebody_who_was_paired_down_is_not_paired_down_again_if_another_can_be() -> None:
    """After round 1, a leads with b and c; one of the three must go down, and it is not the same one in two rounds running."""
    results = [Result(1, "a", "d", (1, 0)), Result(1, "b", "e", (1, 0)), Result(1, "c", "f", (1, 0))]
    second = swiss.pair(list("abcdef"), results, 2, 1, SCALE)
    down = next(table for table in second if "abc".count(table.one) + "abc".count(table.other) == 1)
    floater = table_of(down, "abc")
    results += [Result(2, t.one, t.other, (1, 0) if t.one in "abc" else (0, 1)) for t in second]
    book = Book("abcdef", results, SCALE)
    assert swiss.floated(book, floater, 2) == swiss.DOWN
    third = swiss.pair(list("abcdef"), results, 3, 1, SCALE)
    for table in third:
        if floater in (table.one, table.other):
            assert book.points(table.one) == book.points(table.other) == 6


def table_of(table: swiss.Pairing, people: str) -> str:
    return table.one if table.one in people else table.other


def test_when_all_have_met_there_is_no_round_left() -> None:
    results = [Result(1, "a", "b", (1, 0)), Result(2, "a", "c", (1, 0)), Result(3, "b", "c", (1, 0))]
    with pytest.raises(swiss.NoPairing):
        swiss.pair(["a", "b"], results, 4, 1, SCALE)
    with pytest.raises(swiss.NoPairing):
        swiss.pair(["a"], [], 1, 1, SCALE)


def test_a_small_field_plays_as_many_rounds_as_there_are_others() -> None:
    """Where every pairing so far leaves one more possible, the search finds it: four people play three rounds."""
    results: list[Result] = []
    for round in (1, 2, 3):
        tables = swiss.pair(list("abcd"), results, round, 3, SCALE)
        results += [Result(round, each.one, each.other, (1, 0)) for each in tables]
    assert len({frozenset(result.people()) for result in results}) == 6


def test_a_second_bye_comes_only_when_all_have_had_one() -> None:
    results: list[Result] = []
    for round in (1, 2, 3):
        tables = swiss.pair(list("abc"), results, round, 3, SCALE)
        results += [
            Result(round, each.one, each.other, (1, 0)) if each.other else Result(round, each.one, "", how=BYE) for each in tables
        ]
    assert sorted(result.one for result in results if result.how == BYE) == ["a", "b", "c"]


def test_a_bye_may_be_worth_less() -> None:
    assert Book("a", [Result(1, "a", "", how=BYE)], Scale(bye=1)).points("a") == 1
