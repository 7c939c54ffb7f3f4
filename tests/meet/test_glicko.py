"""Glicko-2 against the worked example of its paper (M. Glickman, 2013), step by step."""

import random

import pytest

from tapete.meet import glicko
from tapete.meet.glicko import LOSS, POINTS, UNSURE, WIN, Rating, expected, met, rated, weight

OWN = Rating(1500, 200, 0.06)
RIVALS = (Rating(1400, 30), Rating(1550, 100), Rating(1700, 300))


def test_the_papers_table_of_rivals() -> None:
    """mu, phi, g(phi) and E of the three opponents, as printed."""
    assert [round(each.mu, 4) for each in RIVALS] == [-0.5756, 0.2878, 1.1513]
    assert [round(each.phi, 4) for each in RIVALS] == [0.1727, 0.5756, 1.7269]
    assert [round(weight(each.phi), 4) for each in RIVALS] == [0.9955, 0.9531, 0.7242]
    assert [round(expected(OWN, each), 3) for each in RIVALS] == [0.639, 0.432, 0.303]


def test_the_papers_result() -> None:
    after = rated(OWN, list(zip(RIVALS, (WIN, LOSS, LOSS), strict=True)))
    assert abs(after.rating - 1464.06) < 0.011  # the paper rounds on the way
    assert round(after.deviation, 2) == 151.52
    assert abs(after.volatility - 0.05999) < 1e-5


def test_whoever_does_not_play_becomes_less_sure() -> None:
    idle = rated(OWN, [])
    assert idle.rating == 1500 and idle.deviation == pytest.approx(((200 / POINTS) ** 2 + 0.06**2) ** 0.5 * POINTS)
    assert rated(Rating(), []).deviation == UNSURE


def test_equals_who_draw_keep_their_ratings_and_winners_gain_what_losers_lose() -> None:
    one, other = met(Rating(), Rating(), 0.5)
    assert one.rating == other.rating == 1500 and one.deviation < UNSURE
    won, lost = met(Rating(), Rating(), WIN)
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating) and won.rating > 1500


def test_a_surprise_makes_less_steady() -> None:
    sure = Rating(1500, 50)
    after = rated(sure, [(Rating(2200, 50), WIN)] * 3)
    assert after.volatility > sure.volatility and after.rating > 1500


def test_ratings_find_the_true_difference() -> None:
    """Two who win as often as 200 points say come to be about 200 points apart, and sure of it."""
    chance = random.Random(5)
    one, other = Rating(), Rating()
    odds = 1 / (1 + 10 ** (-200 / 400))
    apart: list[float] = []
    for game in range(600):
        one, other = met(one, other, WIN if chance.random() < odds else LOSS)
        if game >= 200:
            apart.append(one.rating - other.rating)
    assert 140 < sum(apart) / len(apart) < 260
    assert not one.provisional and Rating().provisional and one.deviation < glicko.PROVISIONAL
