"""Bots on Elo's scale."""

import json
import math

import pytest

from tapete.cli import main
from tapete.lab.elo import POINTS, Meeting, chance, rate


def test_ratings_explain_the_results():
    true = {"a": 0.0, "b": 100.0, "c": 350.0}
    pairs = [("b", "a"), ("c", "b"), ("c", "a")]
    games = 100_000
    meetings = [Meeting(x, y, games, games * chance((true[x] - true[y]) / POINTS)) for x, y in pairs]
    for rating in rate(list(true), meetings):
        assert rating.elo == pytest.approx(true[rating.bot], abs=0.2)
        assert rating.low <= rating.elo <= rating.high


def test_ten_to_one_is_four_hundred_points():
    (_, strong) = rate(["a", "b"], [Meeting("b", "a", 109_999, 99_999.5)])
    assert strong.elo == pytest.approx(400, abs=0.5)


def test_the_interval_is_that_of_the_odds():
    (_, strong) = rate(["a", "b"], [Meeting("b", "a", 99, 49.5)])
    assert strong.elo == pytest.approx(0, abs=1e-6)
    assert strong.high == pytest.approx(POINTS * 1.96 / math.sqrt(100 / 4))


def test_who_won_everything_has_a_rating_too():
    (_, strong) = rate(["a", "b"], [Meeting("b", "a", 20, 20)])
    assert 500 < strong.elo < 900 and strong.low < strong.elo < strong.high < 2000


def test_bots_that_never_met_cannot_be_rated():
    with pytest.raises(ValueError, match="did not all meet"):
        rate(["a", "b", "c"], [Meeting("b", "a", 10, 5)])


def test_a_ladder_tells_its_ratings(capsys):
    few = ["lab", "ladder", "mitos_y_leyendas", "--bots", "random,light", "--games", "4", "--processes", "1"]
    assert main([*few, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [rating["bot"] for rating in data["ratings"]] == ["random", "light"] and data["ratings"][0]["elo"] == 0
    assert main([*few, "--lang", "en"]) == 0
    assert "Elo" in capsys.readouterr().out
