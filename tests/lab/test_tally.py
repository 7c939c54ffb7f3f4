"""Sums of games: shares with their intervals, and how numbers are spread."""

import pytest

from tapete.lab.intervals import about_mean, wilson
from tapete.lab.tally import PARTS, Share, Spread, Sums


def test_an_interval_of_a_share_stays_between_nothing_and_all():
    assert wilson(0, 0) == (0.0, 1.0)
    for games in (1, 10, 1000):
        assert wilson(0, games)[0] == 0.0 and wilson(games, games)[1] == pytest.approx(1.0)
        low, high = wilson(games / 2, games)
        assert low < 0.5 < high


def test_more_games_make_a_closer_interval():
    widths = [high - low for low, high in (wilson(games * 0.6, games) for games in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


def test_the_interval_of_a_mean():
    mean, low, high = about_mean(100, 1000, 10_400)
    assert mean == 10.0 and high - mean == pytest.approx(mean - low) == pytest.approx(1.96 * (400 / 99 / 100) ** 0.5)
    assert about_mean(1, 7, 49) == (7.0, 7.0, 7.0) and about_mean(0, 0, 0) == (0.0, 0.0, 0.0)


def test_a_shared_win_counts_in_parts_and_a_game_nobody_won_for_all():
    sums = Sums()
    sums.add(3, (0, 2), [(0, "a"), (0, "a"), (1, "b"), (2, "b")], 10, 2, ())
    half, third = PARTS // 2, PARTS // 3
    assert [sums.seats[seat].wins for seat in range(3)] == [half, 0, half]
    a, b = sums.units["a"].share, sums.units["b"].share
    assert (a.games, a.wins) == (1, half)
    assert (b.games, b.wins, b.even) == (2, half, 2 * third)
    draw = Sums()
    draw.add(2, (), [], 10, 2, ())
    assert [draw.seats[seat].share for seat in range(2)] == [0.5, 0.5]


def test_sums_do_not_depend_on_how_games_are_shared_out():
    games = [
        (2, (number % 2,), [(0, "x"), (1, f"y{number % 3}")], 100 + 7 * number % 40, number % 9, (number,)) for number in range(20)
    ]
    whole = Sums()
    for game in games:
        whole.add(*game)
    parts = [Sums() for _ in range(3)]
    for number, game in enumerate(reversed(games)):
        parts[number % 3].add(*game)
    merged = Sums()
    for part in parts:
        merged.merge(part)
    assert merged.as_json() == whole.as_json()


def test_how_numbers_are_spread():
    spread = Spread()
    for value in (5, 1, 9, 5, 3):
        spread.add(value)
    assert (spread.count, spread.quantile(50), spread.quantile(5), spread.quantile(95)) == (5, 5, 1, 9)
    told = spread.as_json()
    assert (told["mean"], told["least"], told["most"]) == (4.6, 1, 9)


def test_a_share_is_told_with_the_share_of_who_makes_no_difference():
    share = Share()
    for number in range(4):
        share.add(4, (number,), 0)
    assert share.as_json() | {"low": 0, "high": 0} == {"games": 4, "wins": 1.0, "share": 0.25, "low": 0, "high": 0, "even": 0.25}
