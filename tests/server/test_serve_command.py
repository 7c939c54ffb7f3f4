"""`tapete serve` from the keyboard's side, and `tapete replay` of what it gives."""

import json
from pathlib import Path

import pytest
from tests.server.served import ME, Process, Seat, Served, call, new_match, request

from tapete.cli import main


@pytest.mark.parametrize("lang", ["es", "en"])
def test_help_in_both_languages(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    with pytest.raises(SystemExit) as end:
        main(["serve", "--help", "--lang", lang])
    assert end.value.code == 0
    assert ("la mesa" if lang == "es" else "the table") in capsys.readouterr().out


def test_a_server_starts_says_where_it_is_and_stops_in_order(tmp_path: Path) -> None:
    running = Process(tmp_path / "matches")
    assert request(running.port, "GET", "/")[0] == 200
    assert main(["serve", "--port", str(running.port), "--data", str(tmp_path / "other")]) == 2
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "matches")]) == 2
    assert running.stop() == 0


def test_a_database_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("psycopg")
    assert main(["serve", "--port", "0", "--database", f"host={tmp_path} dbname=nothing", "--lang", "en"]) == 2
    assert "cannot be kept in the database" in capsys.readouterr().err


def test_a_port_out_of_range_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "70000", "--lang", "en"]) == 2
    assert "65535" in capsys.readouterr().err


def test_a_finished_match_is_verified_with_its_shuffle(served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = new_match(served.port, "keyforge", [ME, ME])
    seat = Seat(served.port, made["match"], made["seats"][0]["token"])
    seat.ask({"type": "concede", "id": "c"})
    told = call(served.port, "GET", f"/api/matches/{made['match']}/record")[1]
    seat.close()
    file = tmp_path / "match.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "Winner: player 2, by concession" in capsys.readouterr().out
    file.write_text(json.dumps({**told, "result": {**told["result"], "reason": "time"}}), encoding="utf-8")
    assert main(["replay", str(file), "--lang", "es"]) == 0
    assert "Gana: jugador 2, por tiempo" in capsys.readouterr().out
    for reason, winners, said in (
        ("warnings", [1], "Gana: jugador 2, por llamados de atención"),
        ("round", [1], "Gana: jugador 2, al acabar la ronda"),
        ("round", [], "decide el juez"),
    ):
        file.write_text(json.dumps({**told, "result": {"winners": winners, "reason": reason}}), encoding="utf-8")
        assert main(["replay", str(file), "--lang", "es"]) == 0
        assert said in capsys.readouterr().out
    file.write_text(json.dumps(told["record"]), encoding="utf-8")
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "not finished" in capsys.readouterr().out
    file.write_text(json.dumps(told), encoding="utf-8")
    assert main(["replay", str(file), "--verify", "--lang", "en"]) == 0
    assert made["shuffle"]["commitment"] in capsys.readouterr().out
    told["shuffle"]["commitment"] = "0" * 64
    file.write_text(json.dumps(told), encoding="utf-8")
    assert main(["replay", str(file), "--verify", "--lang", "en"]) == 1
    assert "not the one promised" in capsys.readouterr().out
