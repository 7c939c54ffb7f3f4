"""`tapete simulate` and `tapete bench`."""

import json

import pytest

from tapete import build
from tapete.cli import main


def test_a_simulation_is_one_json_object(capsys):
    assert main(["simulate", "keyforge", "--games", "4", "--bots", "random,random", "--seed", "2", "--json"]) == 0
    captured = capsys.readouterr()
    data = json.loads(captured.out)
    for field in ("game", "games", "finished", "stuck", "errors", "wins", "seconds"):
        assert field in data
    assert (data["games"], data["finished"], sum(data["wins"].values())) == (4, 4, 4)
    assert captured.err == "", "the progress bar is for terminals"


@pytest.mark.parametrize(("language", "games", "words"), [
    ("es", "2", "2 de 2 partidas terminadas"), ("en", "2", "2 of 2 games finished"),
    ("es", "1", "1 de 1 partida terminada"), ("en", "1", "1 of 1 game finished"),
])  # fmt: skip
def test_a_simulation_is_told_in_words(capsys, language, games, words):
    assert main(["simulate", "keyforge", "--games", games, "--processes", "1", "--lang", language]) == 0
    assert words in capsys.readouterr().out


def test_a_stuck_game_is_named_with_the_way_to_look_at_it(capsys, tmp_path):
    assert main(["simulate", "keyforge", "--games", "2", "--cap", "20", "--processes", "1"]) == 1
    err = capsys.readouterr().err
    again = "tapete simulate keyforge --games 2 --bots random,random --seed 1 --cap 20 --replay 1"
    assert again in err
    assert main(again.split()[1:]) == 0
    file = tmp_path / "game.json"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["replay", str(file), "--verify"]) == 0
    assert "20 respuestas" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "random,gredy"], "no hay ningún bot «gredy»"),
        (["--bots", "random"], "a keyforge se juega entre 2; bots dados: 1"),
        (["--games", "0"], "«0» no vale"),
        (["--replay", "100"], "de 0 a 99"),
    ],
)
def test_a_wrong_simulation_is_refused(capsys, arguments, told):
    assert main(["simulate", "keyforge", *arguments]) == 2
    assert told in capsys.readouterr().err


def test_the_bench_is_one_json_object(capsys):
    assert main(["bench", "keyforge", "--seconds", "0.05", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["build"] == build.which()
    assert data["decisions_per_second"] > 0 and data["clone_microseconds"] > 0


def test_the_bench_speaks_both_languages_and_refuses_nonsense(capsys):
    assert main(["bench", "keyforge", "--seconds", "0.05"]) == 0
    assert "decisiones por segundo" in capsys.readouterr().out
    assert main(["bench", "keyforge", "--seconds", "nan"]) == 2
    assert "segundos" in capsys.readouterr().err


def test_the_interface_is_told_column_by_column(capsys):
    assert main(["interface", "keyforge"]) == 0
    shown = capsys.readouterr().out
    assert "keyforge para 2" in shown and "key_cost: cuenta (0 a 99)" in shown and "exhausted: sí o no" in shown
    assert main(["interface", "res_arcana", "--players", "3", "--json"]) == 0
    spec = json.loads(capsys.readouterr().out)
    assert spec["players"] == 3 and {piece["name"] for piece in spec["rows"]["pieces"]} > {"table", "cards", "options"}
    assert main(["interface", "keyforge", "--players", "5"]) == 2
