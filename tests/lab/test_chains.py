"""The chains that even two decks."""

import json
import math

import pytest

from tapete.cli import main
from tapete.games import find
from tapete.lab.chains import MOST, Handicap, Trial, crossing, search


def curve(even: float, slope: float = 0.25, games: int = 400):
    """Decks that would be even at so many chains on the first one, without any chance in it."""
    tried = []

    def play(stronger: int, chains: int) -> Trial:
        tried.append((stronger, chains))
        return Trial(chains, games, games / (1 + math.exp(-slope * (even - chains))))

    return play, tried


@pytest.mark.parametrize("even", [0.4, 3.0, 7.6, 15.2, 23.0])
def test_the_number_is_found_where_the_share_crosses_one_half(even):
    play, tried = curve(even)
    found = search(play)
    assert found.even == pytest.approx(even, abs=0.05)
    assert found.chains == round(even) and found.enough
    assert found.low <= even <= found.high
    assert len(tried) <= 2 + 5, "halving 24 takes five steps"
    assert {chains for _, chains in tried} >= {0, MOST}


def test_the_second_deck_may_be_the_stronger():
    asked = []

    def play(stronger: int, chains: int) -> Trial:
        asked.append((stronger, chains))
        if stronger == 0:
            return Trial(chains, 100, 30)
        return Trial(chains, 100, 70 - 5 * chains if chains < 14 else 0)

    found = search(play)
    assert found.stronger == 1
    assert found.trials[0].wins == 70, "what was lost by one was won by the other"
    assert asked[0] == (0, 0) and all(stronger == 1 for stronger, _ in asked[1:])
    assert 3 <= found.chains <= 5


def test_decks_that_no_handicap_evens():
    found = search(lambda stronger, chains: Trial(chains, 200, 180 - chains))
    assert not found.enough and found.chains == MOST
    assert len(found.trials) == 2, "nothing in between is tried"


def test_chains_that_make_no_difference_have_no_number():
    even, _, _ = crossing([Trial(0, 100, 60), Trial(24, 100, 70)])
    assert even == math.inf
    assert Handicap(0, (), even, 0.0, math.inf).as_json()["even"] is None


def test_more_games_make_a_closer_interval():
    reach = []
    for games in (50, 500):
        play, _ = curve(6.0, games=games)
        found = search(play)
        reach.append(found.high - found.low)
    assert reach[1] < reach[0] / 2


def test_the_command_finds_a_handicap_for_real_decks(capsys):
    names = [str(deck["name"]) for deck in find("keyforge").documents.decks()[:2]]
    few = ["lab", "chains", *names, "--games", "2", "--bot", "random", "--processes", "1"]
    assert main([*few, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["decks"] == names and data["stronger"] in (0, 1)
    assert data["trials"][0]["chains"] == 0
    assert all(trial["low"] <= trial["share"] <= trial["high"] for trial in data["trials"])
    assert main(few) == 0
    assert "cadenas" in capsys.readouterr().out
    assert main(["lab", "chains", names[0], "Nobody's Deck"]) == 2
