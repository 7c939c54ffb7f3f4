"""`tapete lab balance`: what the units of a game are worth."""

import json

import pytest

from tapete.cli import main
from tapete.games import find
from tapete.lab.tally import PARTS, Sums

PLAIN = ["--set", "pvp=false", "--set", "basic=false", "--set", "cooperative=false"]
FEW = ["lab", "balance", "dungeon_alliance", "--games", "4", "--bot", "random", "--processes", "1", *PLAIN]


def test_every_hero_of_every_alliance_is_counted_once_a_game(capsys):
    assert main([*FEW, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["finished"], data["players"]) == (4, 2)
    assert sum(unit["games"] for unit in data["units"]) == 4 * 2 * 4, "two alliances of four heroes in four games"
    assert sum(unit["wins"] for unit in data["units"]) == 4 * 4, "one alliance of four heroes wins each game"
    assert all(unit["low"] <= unit["share"] <= unit["high"] for unit in data["units"])
    assert data["scores"]["p5"] <= data["scores"]["p50"] <= data["scores"]["p95"]


def test_the_same_games_with_more_processes(capsys):
    assert main([*FEW, "--json"]) == 0
    one = json.loads(capsys.readouterr().out)
    assert main([*FEW, "--json", "--processes", "2"]) == 0
    two = json.loads(capsys.readouterr().out)
    assert one["units"] == two["units"]


def test_a_shared_win_counts_in_parts():
    sums = Sums()
    sums.add(3, (0, 2), [(0, "a"), (0, "a"), (1, "b"), (2, "b")], 10, 2, (5, 1, 5))
    a, b = sums.units["a"], sums.units["b"]
    assert (a.share.games, a.share.wins, a.score) == (1, PARTS // 2, 5)
    assert (b.share.games, b.share.wins, b.score) == (2, PARTS // 2, 6)
    assert b.share.even == 2 * PARTS // 3


@pytest.mark.parametrize(("language", "words"), [("es", "partidas terminadas con random"), ("en", "games finished with random")])
def test_the_balance_is_told_in_words(capsys, language, words):
    assert main([*FEW, "--lang", language]) == 0
    out = capsys.readouterr().out
    assert words in out and "%" in out


def test_one_bot_plays_for_everybody(capsys):
    assert main(["lab", "balance", "dungeon_alliance", "--bot", "random,greedy"]) == 2
    assert "un solo bot" in capsys.readouterr().err


def test_only_decks_or_only_cards(capsys):
    few = ["lab", "balance", "keyforge", "--games", "4", "--bot", "random", "--processes", "1", "--json"]
    catalogue = find("keyforge").catalogue
    for only, wanted in (("decks", False), ("cards", True)):
        assert main([*few, "--only", only]) == 0
        units = json.loads(capsys.readouterr().out)["units"]
        assert units and {unit["id"] in catalogue for unit in units} == {wanted}


def test_what_is_told_fits_the_game(capsys):
    """No points where a game keeps none, and an honest word when nothing is left to tell."""
    few = ["lab", "balance", "keyforge", "--games", "2", "--bot", "random", "--processes", "1", "--lang", "en"]
    assert main(few) == 0
    assert "points" not in capsys.readouterr().out
    assert main([*FEW, "--lang", "en"]) == 0
    assert "points" in capsys.readouterr().out
    assert main([*FEW, "--only", "decks", "--lang", "en"]) == 0
    assert "nothing to tell with --only decks" in capsys.readouterr().out
