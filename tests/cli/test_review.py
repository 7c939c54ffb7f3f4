"""`tapete review`: a recorded match looked back at, in words and as data."""

import json

import pytest

from tapete.cli import main
from tapete.lab.plan import Plan
from tapete.lab.playing import replay


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    file = tmp_path_factory.mktemp("records") / "game.json"
    data = replay(Plan("mitos_y_leyendas", 3, ("light", "random"), cap=40), 0).to_json()
    file.write_text(json.dumps(data), "utf-8")
    return file


def changed(record, file, **fields):
    """The record with other fields, its digests but for the first left out."""
    data = json.loads(record.read_text("utf-8"))
    data["digests"] = {"0": data["digests"]["0"]}
    data["end"] = ""
    data.update(fields)
    file.write_text(json.dumps(data), "utf-8")
    return file


def reviewed(file, *more: str) -> list[str]:
    return ["review", str(file), "--iterations", "4", "--processes", "1", *more]


def test_a_match_is_looked_back_at_in_words(capsys, record):
    assert main(reviewed(record)) == 0
    caught = capsys.readouterr()
    assert "Con lo que cada jugador sabía entonces. 4 iteraciones, semilla 1." in caught.out
    assert "Posibilidades de ganar del jugador 2" in caught.out and "empezó con" in caught.out
    assert "4 iteraciones cada una" in caught.err
    assert main(["--lang", "en", *reviewed(record, "--player", "1")]) == 0
    out = capsys.readouterr().out
    assert "Player 1's chance of winning" in out and "Player 2's chance" not in out
    assert "their choices" in out


def test_as_data_it_says_what_each_decision_cost(capsys, record):
    assert main(reviewed(record, "--json", "--seed", "7")) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["review"], data["game"], data["seed"], data["iterations"]) == (1, "mitos_y_leyendas", 7, 4)
    for player in data["players"]:
        own = [step["cost"] for step in data["steps"] if step["player"] == player["player"]]
        assert player["lost"] == pytest.approx(sum(own), abs=1e-3)


def test_so_many_seconds_are_turned_into_iterations_that_are_said(capsys, record):
    assert main(["review", str(record), "--seconds", "0.01", "--processes", "1", "--json"]) == 0
    caught = capsys.readouterr()
    count = json.loads(caught.out)["iterations"]
    assert f"{count} iteraciones cada una" in caught.err


def test_a_match_that_is_not_finished_is_looked_back_at_as_far_as_it_goes(capsys, record, tmp_path):
    answers = json.loads(record.read_text("utf-8"))["answers"]
    file = changed(record, tmp_path / "half.json", answers=answers[:12])
    assert main(reviewed(file, "--json")) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["answers"] == 12 and found["results"] == []


def test_a_record_that_is_another_game_than_it_says_is_not_looked_back_at(capsys, record, tmp_path):
    digests = json.loads(record.read_text("utf-8"))["digests"]
    file = changed(record, tmp_path / "changed.json", digests={**digests, "20": "0" * 32})
    assert main(reviewed(file)) == 1
    assert "otra partida desde la respuesta 20" in capsys.readouterr().out


@pytest.mark.parametrize("content", ["", "{", "[]", '{"record": 1}', '{"record": 1, "game": "chess"}'])
def test_a_file_that_is_no_record_is_refused(capsys, tmp_path, content):
    file = tmp_path / "bad.json"
    file.write_text(content, "utf-8")
    assert main(reviewed(file)) == 2
    assert capsys.readouterr().err.startswith("tapete: ")


def test_a_file_that_is_not_there_or_a_player_who_is_not_is_refused(capsys, record, tmp_path):
    assert main(reviewed(tmp_path / "none.json")) == 2
    assert main(reviewed(record, "--player", "3")) == 2
    assert "no hay jugador 3: van del 1 al 2" in capsys.readouterr().err


def test_a_match_in_which_nothing_was_decided_is_refused(capsys, record, tmp_path):
    file = changed(record, tmp_path / "empty.json", answers=[])
    assert main(reviewed(file)) == 2
    assert "no hay nada que decidir" in capsys.readouterr().err
