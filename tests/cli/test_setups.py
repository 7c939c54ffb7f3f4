"""Games for several players, and fields of the setup, from the keyboard: `--players` and `--set`."""

import json

import pytest

from tapete.cli import main


def simulated(capsys, *arguments):
    assert main(["simulate", "res_arcana", "--games", "4", "--processes", "1", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def test_one_bot_sits_in_every_seat_of_a_game_for_several(capsys):
    data = simulated(capsys, "--bots", "random")
    assert (data["finished"], data["stuck"], data["errors"]) == (4, 0, 0)
    assert list(data["wins"]) == ["random"]


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_the_number_of_players_can_be_said(capsys, players):
    assert simulated(capsys, "--bots", "random", "--players", players, "--set", "mode=draft")["finished"] == 4


def test_as_many_bots_as_players(capsys):
    assert len(simulated(capsys, "--bots", "random,random,random")["wins"]) == 3


def test_a_failed_game_is_found_again_with_its_settings(capsys):
    arguments = [
        "simulate",
        "res_arcana",
        "--games",
        "1",
        "--bots",
        "random",
        "--players",
        "3",
        "--set",
        "match=false",
        "--cap",
        "5",
    ]
    assert main([*arguments, "--processes", "1"]) == 1
    again = next(line for line in capsys.readouterr().err.splitlines() if "--replay" in line).split("tapete ")[1].split(" >")[0]
    assert "--players 3 --set match=false" in again
    assert main(again.split()) == 0
    record = json.loads(capsys.readouterr().out)
    assert (record["setup"]["players"], len(record["answers"])) == (3, 5)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["simulate", "res_arcana", "--bots", "random", "--players", "5"], "a res_arcana juegan de 2 a 4 personas; has pedido 5"),
        (["simulate", "res_arcana", "--bots", "random,random", "--players", "3"], "bots dados: 2"),
        (["simulate", "res_arcana", "--set", "mode=drat"], "¿querías decir draft?"),
        (["simulate", "res_arcana", "--set", "mode"], "campo=valor"),
        (["simulate", "keyforge", "--bots", "random", "--players", "3"], "a keyforge se juega entre 2, no 3"),
        (["bench", "res_arcana", "--players", "9"], "de 2 a 4"),
        (["play", "res_arcana", "--players", "3", "--seats", "me,random"], "--seats"),
        (["play", "res_arcana", "--set", "match=maybe"], "match: hace falta true o false, no «maybe»"),
        (["play", "res_arcana", "--set", "players=3"], "según --set juegan 3 y se sientan 2: usa --players 3"),
        (["play", "atrum_arena", "--set", "mode=free"], "todos contra todos es para 3 a 9 jugadores, no para 2 (AA-intro-04)"),
        (["play", "atrum_arena", "--set", "mode=free", "--lang", "en"], "free for all is for 3 to 9 players, not 2 (AA-intro-04)"),
    ],
)
def test_what_cannot_be_set_up_is_refused(capsys, arguments, told):
    assert main(arguments) == 2
    assert told in capsys.readouterr().err


def test_the_bench_takes_settings(capsys):
    assert main(["bench", "res_arcana", "--seconds", "0.05", "--players", "4", "--set", "mode=first_game", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["decisions_per_second"] > 0


@pytest.fixture
def typed(monkeypatch, tmp_path):
    """Lines typed at the keyboard; games that are left are kept apart."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def type_in(*lines):
        waiting = iter(lines)
        monkeypatch.setattr("builtins.input", lambda prompt="": next(waiting))

    return type_in


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_with_one_to_three_bots_and_go_on_another_day(capsys, typed, tmp_path, players):
    typed("1", "q")
    assert main(["play", "res_arcana", "--players", str(players), "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "Elige tu mago." in out
    assert f"jugador {players}: aficionado" in out
    (file,) = (tmp_path / "tapete").iterdir()
    typed("q")
    assert main(["play", "res_arcana", "--continue", str(file)]) == 0
    assert f"jugador {players}: aficionado" in capsys.readouterr().out, "the saved game says how many play"


def test_play_shows_pools_and_hides_hands_and_decks(capsys, typed):
    typed("1", "item:research", "?", "q")
    assert main(["play", "res_arcana", "--players", "3", "--seed", "5", "--set", "first=2"]) == 0
    out = capsys.readouterr().out
    assert "Jugador 2 │ 1 Elan" in out
    assert "Tu mano" in out
    assert "(RA-cost-04)" in out, "what is impossible, with its clause"


def test_a_position_for_four_is_shown_and_played(capsys, typed, tmp_path):
    assert main(["position", "--show", "res_arcana"]) == 0
    file = tmp_path / "position.yaml"
    file.write_text("game: res_arcana\nplayers: [{pool: {elan: 1}, hand: [guard_dog]}, {}, {}, {}]\n", "utf-8")
    capsys.readouterr()
    assert main(["position", str(file), "--json"]) == 0
    options = json.loads(capsys.readouterr().out)["options"]
    assert options == ["place:guard_dog", "discard:guard_dog:gold", "discard:guard_dog:two", "pass"]
    typed("1", "q")
    assert main(["play", "res_arcana", "--position", str(file)]) == 0
    assert "jugador 4: aficionado" in capsys.readouterr().out
