"""`tapete play --series` and `--chains`."""

from itertools import cycle, islice

import pytest

from tapete.cli import main
from tapete.cli.commands import play

MOST = 6000  # lines after which whoever types leaves


def keyboard(monkeypatch, tmp_path, *answers):
    """Somebody who types these answers over and over."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    lines = islice(cycle(answers), MOST)

    def read(prompt):
        print(prompt, end="")
        for line in lines:
            return line
        raise EOFError

    monkeypatch.setattr(play, "reader", lambda: read)


def test_a_series_counts_its_games_and_the_loser_chooses_who_begins(capsys, monkeypatch, tmp_path):
    keyboard(monkeypatch, tmp_path, "1", "2", "1", "3")
    assert main(["play", "keyforge", "--series", "2", "--seed", "4", "--seats", "me,me", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Game 1 of 2 · player 1: 0 · player 2: 0" in out
    assert "Game 2 of 2" in out and ("player 1: 1 · player 2: 0" in out or "player 1: 0 · player 2: 1" in out)
    first, second = out.split("Game 2 of 2")
    assert "Who goes first?" not in first and "Who goes first?" in second


def test_leaving_ends_the_series(capsys, monkeypatch, tmp_path):
    keyboard(monkeypatch, tmp_path, "q")
    assert main(["play", "keyforge", "--series", "3", "--seed", "4"]) == 0
    assert "Partida 2" not in capsys.readouterr().out


def test_chains_are_given_by_player(capsys, monkeypatch, tmp_path):
    keyboard(monkeypatch, tmp_path, "q")
    assert main(["play", "keyforge", "--chains", "0,7", "--seed", "4", "--set", "first=0", "--lang", "en"]) == 0
    assert "chains 6" in capsys.readouterr().out, "one is shed with the opening hand"


@pytest.mark.parametrize(
    "arguments",
    [
        ("keyforge", "--chains", "4"),
        ("keyforge", "--chains", "a,b"),
        ("keyforge", "--chains", "0,99"),
        ("res_arcana", "--chains", "1,0"),
        ("keyforge", "--series", "0"),
    ],
)
def test_what_cannot_be_is_refused(capsys, arguments):
    assert main(["play", *arguments]) != 0
    said = capsys.readouterr()
    assert said.err and "Traceback" not in said.err


def test_the_best_of_three_at_the_terminal_says_who_won_each_game(capsys, monkeypatch, tmp_path):
    keyboard(monkeypatch, tmp_path, "1", "2", "1", "3")
    assert main(["play", "keyforge", "--best-of", "3", "--seed", "4", "--seats", "me,me", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Game 1 of at most 3; 0–0" in out and "wins game 1." in out and "On to game 2" in out and "Game 2 begins" in out


def test_sealed_and_adaptive_at_the_terminal(capsys, monkeypatch, tmp_path):
    keyboard(monkeypatch, tmp_path, "1", "1", "q")
    assert main(["play", "keyforge", "--sealed", "3:aoa", "--format", "adaptive", "--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Which of your decks do you play?" in out and out.count("AoA #") >= 3 and "Game 1 of at most 3" in out


def test_a_handicap_is_given_by_the_player(capsys, monkeypatch, tmp_path):
    keyboard(monkeypatch, tmp_path, "q")
    assert main(["play", "keyforge", "--handicap", "2", "--seed", "4", "--set", "first=0", "--lang", "en"]) == 0
    assert "chains 3" in capsys.readouterr().out, "four, one of which is shed with the opening hand"


@pytest.mark.parametrize(
    "arguments",
    [
        ("keyforge", "--best-of", "4"),
        ("keyforge", "--sealed", "5"),
        ("keyforge", "--sealed", "3:mm"),
        ("keyforge", "--format", "brawl"),
        ("keyforge", "--handicap", "3"),
        ("res_arcana", "--best-of", "3"),
        ("mitos_y_leyendas", "--sealed", "3"),
    ],
)
def test_formats_that_cannot_be_are_refused(capsys, arguments):
    assert main(["play", *arguments]) != 0
    said = capsys.readouterr()
    assert said.err and "Traceback" not in said.err


def test_the_rival_plays_a_deck_of_the_strength_one_asks_for(capsys, monkeypatch, tmp_path):
    keyboard(monkeypatch, tmp_path, "q")
    assert main(["play", "keyforge", "--strength", "1800", "--seed", "4", "--lang", "en"]) == 0
    capsys.readouterr()
    assert main(["play", "res_arcana", "--strength", "1800"]) != 0
    assert "res_arcana" in capsys.readouterr().err
    assert main(["play", "keyforge", "--strength", "1800", "--sealed", "3"]) != 0


def test_a_deck_is_shown_with_its_strength(capsys):
    assert main(["deck", "show", "Carladonna", "--lang", "en"]) == 0
    assert "Strength: " in capsys.readouterr().out
