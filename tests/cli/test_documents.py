"""`tapete replay` and `tapete position`: files that people keep and write."""

import json
import re

import pytest
import yaml

from tapete.cli import main
from tapete.games import find
from tapete.lab.plan import Plan
from tapete.lab.playing import replay


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(replay(Plan("keyforge", 1, ("random", "random")), 0).to_json()), "utf-8")
    return file


def test_a_record_is_verified(capsys, record):
    assert main(["replay", str(record), "--verify"]) == 0
    assert "la misma partida" in capsys.readouterr().out
    assert main(["replay", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["same"] is True


def test_a_changed_record_says_where_it_parts(capsys, record, tmp_path):
    data = json.loads(record.read_text("utf-8"))
    data["digests"]["20"] = "0" * 32
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(data), "utf-8")
    assert main(["replay", str(file), "--verify"]) == 1
    assert "otra partida desde la respuesta 20" in capsys.readouterr().out


def test_a_record_is_told_in_words_and_a_spectator_sees_no_hands(capsys, record):
    assert main(["replay", str(record), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Player 1’s turn" in out and out.splitlines()[-1].startswith("Winner: player ")
    assert "Keep this hand" not in out
    assert main(["replay", str(record), "--lang", "en", "--player", "1"]) == 0
    assert "End your turn" in capsys.readouterr().out


def test_a_moment_of_a_record_shows_its_table(capsys, record):
    assert main(["replay", str(record), "--move", "40", "--player", "2"]) == 0
    assert "Jugador 2 (tú)" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--move", "9999"], ["--player", "5"], ["--move", "-3"]])
def test_a_moment_or_a_player_that_does_not_exist_is_refused(capsys, record, arguments):
    assert main(["replay", str(record), *arguments]) == 2
    assert capsys.readouterr().err.startswith("tapete: ")


def test_a_record_by_other_rules_says_so_and_is_watched_as_far_as_they_agree(capsys, record, tmp_path):
    data = json.loads(record.read_text("utf-8"))
    record = tmp_path / "older.json"
    data["rules"], data["answers"][30] = "0", "no such answer"
    record.write_text(json.dumps(data), "utf-8")
    assert main(["--lang", "en", "replay", str(record)]) == 1
    out = capsys.readouterr().out
    assert "version 0 of the rules" in out and "the first 30 are still accepted" in out
    assert "Up to answer 20 the digests prove" in out
    assert "Player 1’s turn" in out
    assert main(["--lang", "en", "replay", str(record), "--move", "25", "--player", "1"]) == 1
    assert "Player 1 (you)" in capsys.readouterr().out
    assert main(["--lang", "en", "replay", str(record), "--move", "31"]) == 2
    assert main(["--lang", "en", "replay", str(record), "--verify"]) == 1
    assert "another game from answer 0 on" in capsys.readouterr().out


def main_moment(record):
    """An answer after which the record stands at a main decision."""
    data = json.loads(record.read_text("utf-8"))
    game = find("keyforge")
    state = game.start(data["setup"], data["seed"])
    for number, answer in enumerate(data["answers"]):
        if number > 30 and state.decision.kind == "main":
            return number
        game.play(state, answer)
    raise AssertionError


def test_a_position_is_taken_from_a_record_and_read_again(capsys, record, tmp_path):
    assert main(["position", str(record), "--move", str(main_moment(record))]) == 0
    text = capsys.readouterr().out
    assert yaml.safe_load(text)["game"] == "keyforge"
    file = tmp_path / "position.yaml"
    file.write_text(text, "utf-8")
    assert main(["position", str(file)]) == 0
    out = capsys.readouterr().out
    assert "casa activa" in out and "correcta (" in out
    assert main(["position", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["valid"] and "pass" in data["options"]


def test_a_moment_that_cannot_be_written_names_those_near_it_that_can(capsys, record):
    at = main_moment(record)
    while main(["position", str(record), "--move", str(at)]) == 0:
        at += 1
        capsys.readouterr()
    told = re.findall(r"--move (\d+)", capsys.readouterr().err)
    assert 1 <= len(told) <= 2
    assert str(at - 1) in told
    for move in told:
        assert main(["position", str(record), "--move", move]) == 0


def test_an_example_is_a_right_position(capsys, tmp_path):
    assert main(["position", "--show", "keyforge"]) == 0
    file = tmp_path / "example.yaml"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["position", str(file), "--lang", "en"]) == 0
    assert "correct (" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("game: keyforge\nhosue: dis\nplayers: [{}, {}]", "position.hosue: campo desconocido; ¿querías decir house?"),
        ("game: keyforge\nplayers: [{}]", "players: hacen falta 2 jugadores, no 1"),
        (
            "game: keyforge\nplayers: [{hand: [trol]}, {}]",
            "players[0].hand[0]: la carta «trol» no existe o no está implementada; ¿querías decir troll",
        ),
        ("players: [{}, {}]", "falta el juego"),
        ("game: chess", "no hay ningún juego «chess»"),
        ("{", "no es JSON ni YAML"),
        ("- 1", "falta el juego"),
    ],
)
def test_a_wrong_position_names_the_field_in_spanish(capsys, tmp_path, content, told):
    file = tmp_path / "wrong.yaml"
    file.write_text(content, "utf-8")
    assert main(["position", str(file)]) == 2
    assert told in capsys.readouterr().err


def test_without_a_file_the_command_says_what_it_needs(capsys):
    assert main(["position"]) == 2
    assert "--show" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("es", "players[0].aember: hace falta un número entero, no «x»"),
        ("en", "players[0].aember: expected a whole number, not 'x'"),
    ],
)
def test_a_wrong_position_is_told_in_the_language_of_the_run(capsys, tmp_path, language, told):
    file = tmp_path / "wrong.yaml"
    file.write_text("game: keyforge\nplayers: [{aember: x}, {}]", "utf-8")
    assert main(["position", str(file), "--lang", language]) == 2
    assert capsys.readouterr().err.strip().endswith(told)


@pytest.mark.parametrize(
    ("name", "content", "place"),
    [("decks.json", "[1]", "[0]"), ("deck.txt", "Mine\nNobody\nSomebody", "deck")],
)
def test_a_file_without_a_deck_that_can_be_read_is_refused(capsys, tmp_path, name, content, place):
    file = tmp_path / name
    file.write_text(content, "utf-8")
    assert main(["deck", "import", str(file)]) == 2
    told = capsys.readouterr()
    forms = "JSON de Master Vault, Decks of KeyForge, Keyteki o Tapete, o una lista de nombres de cartas, uno por línea"
    assert told.out == "" and told.err.strip().endswith(f"{place}: hace falta {forms}")
