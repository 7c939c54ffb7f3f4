"""Columns as they are published, and the rows that cards point to."""

from __future__ import annotations

from tests.core.mini import Mini, table

from tapete.core.encoding import BUCKETS, CATEGORY, COUNT, FLAG, Column, Encoding, count, flag, row_of
from tapete.core.flat import MOST_CARDS, MOST_SUM, summed
from tapete.core.observation import Layout


def test_a_count_is_published_with_its_bounds_a_category_with_its_size_and_a_flag_alone() -> None:
    assert count("gold", 30, -5).described() == {"name": "gold", "kind": COUNT, "min": -5, "max": 30}
    assert Column("house", CATEGORY, 0, 3, of="houses").described() == {
        "name": "house",
        "kind": CATEGORY,
        "size": 4,
        "of": "houses",
    }
    assert flag("tired").described() == {"name": "tired", "kind": FLAG}
    assert (flag("tired").low, flag("tired").high) == (0, 1)


def test_no_card_and_one_that_is_not_told_have_no_row() -> None:
    assert [row_of([3, 0, -1, 7], at) for at in (0, 1, 2, 3, -1)] == [3, 0, 0, 7, 0]


def test_flags_added_up_count_cards_and_counts_added_up_go_further() -> None:
    bounds = [(each.kind, each.low, each.high) for each in map(summed, (flag("tired"), count("marks", 9), count("power", 9, -9)))]
    assert bounds == [(COUNT, 0, MOST_CARDS), (COUNT, 0, MOST_SUM), (COUNT, -MOST_SUM, MOST_SUM)]


class Listing(Encoding):
    def words(self) -> tuple[str, ...]:
        return ("dis", "mars")


class Listed(Mini):
    def __init__(self) -> None:
        super().__init__()
        self.encoding = Listing(self)


def test_a_game_that_lists_its_words_has_them_after_the_numbers_and_one_that_lists_none_hashes() -> None:
    assert Layout(Listed(), 2, 6, 4).words.values == ("", "?", "#", "dis", "mars")
    hashed = Layout(Mini(), 2, 6, 4).words
    assert (hashed.values, hashed.size) == ((), BUCKETS)


def test_every_category_of_the_table_is_counted_from_nothing() -> None:
    columns = [column for column in Layout(table(Mini()).game, 2, 6, 4).table_columns() if column.kind == CATEGORY]
    assert {column.name for column in columns} >= {"seat", "deciding", "kind", "stage"}
    assert [column.name for column in columns if column.low] == []
