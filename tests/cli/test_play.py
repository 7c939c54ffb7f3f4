"""`tapete play`, as somebody at the keyboard sees it."""

import json
from collections.abc import Iterable

import pytest

from tapete.boards import board, plain_board
from tapete.bots import make
from tapete.cli import main
from tapete.cli.session import Session
from tapete.cli.text import Text
from tapete.core.codec import digest
from tapete.core.frames import Frame
from tapete.core.labels import menu
from tapete.core.records import begin, record_from
from tapete.core.windows import can_only_pass
from tapete.games import find

POSITION = {
    "game": "keyforge",
    "house": "brobnar",
    "players": [
        {
            "hand": ["punch", "kelifi-dragon"],
            "line": ["troll", {"card": "bumpsy", "exhausted": True, "damage": 2}],
            "deck": ["anger"],
        },
        {"hand": ["troll"], "line": [{"card": "bumpsy", "stunned": True, "aember": 3}], "aember": 4, "deck": ["anger"] * 8},
    ],
}


def typed(lines: Iterable[str]):
    """A keyboard on which somebody types these lines and leaves."""
    left = iter(lines)

    def read(prompt: str) -> str:
        print(prompt, end="")
        for line in left:
            return line
        raise EOFError

    return read


def session(tmp_path, lines, seats=("me", "random"), language="es", setup=None, seed=3):
    game = find("keyforge")
    record = begin(game, setup or {"position": POSITION}, seed)
    bots = [None if seat == "me" else make(seat, 1) for seat in seats]
    return Session(game, record, bots, Text(language), typed(lines), 100, tmp_path / "kept.json")


def shown(capsys, tmp_path, *lines, **more):
    made = session(tmp_path, lines, **more)
    made.run()
    return made, capsys.readouterr().out


def test_the_board_shows_lines_pools_marks_and_the_hand(capsys, tmp_path):
    _, out = shown(capsys, tmp_path)
    for words in (
        "casa activa: Brobnar",
        "│Trol",
        "poder 8",
        "daño 2, agotado",
        "Æ 3, preparado,",
        "│aturdido",
        "▶ Jugador 1 (tú)",
        "Æ 4 (la llave cuesta 6)",
        "llaves ◇◇◇",
        "* Dragón Kelifi — criatura, Brobnar, poder 12",
        "mano 1 mazo 8",
    ):
        assert words in out, words
    assert "╭◂1" in out and "▸╮" in out


def test_the_board_never_shows_what_the_player_does_not_see():
    state = find("keyforge").documents.position(POSITION)
    for lang in ("es", "en"):
        for lines in (board(state, 1, lang, 100), plain_board(state, 1, lang, 100)):
            text = "\n".join(lines)
            assert "Kelifi" not in text and "Puñetazo" not in text and "Punch" not in text
            assert "Trol" in text


def test_no_line_of_the_board_is_wider_than_the_terminal():
    game = find("keyforge")
    state = game.start(game.random_setup(5), 5)
    while not state.over:
        for width in (60, 80, 120):
            assert max(len(line) for line in board(state, 0, "es", width)) <= width
        state.choose(state.decision.options[0])


def test_an_option_is_chosen_by_its_number_or_its_id(capsys, tmp_path):
    made, out = shown(capsys, tmp_path, "reap:1:troll#1", "1")
    assert made.record.answers[0] == "reap:1:troll#1"
    assert made.record.answers[1] == "play:1:punch#1"
    assert "Jugador 1 cosecha con Trol" in out and "Jugador 1 obtiene 1 Æ" in out


class Endless(Frame):
    """Work that is never done."""

    NAME = "endless"

    def run(self, s):
        pass


def test_a_move_that_runs_away_is_told_and_the_match_stays_as_it_was(capsys, tmp_path):
    made = session(tmp_path, ["reap:1:troll#1"])
    made.state.push(Endless())
    assert not made.run()
    out = capsys.readouterr().out
    assert "queda como estaba antes de la última respuesta: 5000 steps without a question" in out
    assert made.record.answers == []
    assert made.state.decision.kind == "main"
    assert json.loads((tmp_path / "kept.json").read_text("utf-8"))["answers"] == []


def test_what_is_not_possible_is_told_with_its_clause(capsys, tmp_path):
    _, out = shown(capsys, tmp_path, "?")
    assert "(KF-play-06)" in out and "✗ Juega Dragón Kelifi" in out
    assert "(KF-state-03)" in out and "Cosecha con Grandote; Lucha con Grandote" in out


def test_a_card_can_be_read_by_name_by_part_of_it_or_by_option(capsys, tmp_path):
    _, out = shown(capsys, tmp_path, "t kelifi", "t 1", "t Troll", "t zzzz", "t")
    assert out.count("si tienes 7 Æ o más") == 1
    assert "Puñetazo — acción de Brobnar" in out
    assert "Trol — criatura de Brobnar · poder 8" in out
    assert "No hay ninguna carta «zzzz»" in out
    assert "Falta la carta" in out


def test_the_rulebook_answers_words_and_clauses(capsys, tmp_path):
    _, out = shown(capsys, tmp_path, "r KF-armor-01", "r qwertz", "r")
    assert "KF-armor-01: " in out
    assert "El reglamento no dice nada con «qwertz»." in out


def test_a_line_that_means_nothing_is_answered_with_what_would(capsys, tmp_path):
    made, out = shown(capsys, tmp_path, "99", "jugar", "-1")
    assert "No entiendo «99». Escribe el número de una opción (del 1 al" in out
    assert "No entiendo «jugar»" in out
    assert made.record.answers == []


def test_undo_goes_back_to_the_last_own_decision_over_the_moves_of_the_bot(capsys, tmp_path):
    made, out = shown(capsys, tmp_path, "reap:1:troll#1", "pass", "u", "u", "u")
    assert made.record.answers == []
    assert out.count("Deshecho.") == 2
    assert "No hay nada que deshacer." in out


def test_after_an_undo_the_bot_answers_as_before(tmp_path, capsys):
    played, _ = shown(capsys, tmp_path, "pass")
    again, _ = shown(capsys, tmp_path, "pass", "u", "pass")
    assert again.record.answers == played.record.answers
    assert len(played.record.answers) > 2


def test_between_people_nothing_is_taken_back_and_the_screen_is_cleared(capsys, tmp_path):
    _, out = shown(capsys, tmp_path, "u", "pass", "", seats=("me", "me"))
    assert "Entre personas no se deshace." in out
    assert "\x1b[2J" in out and "Ahora decide el jugador 2" in out
    after = out.split("\x1b[2J", 1)[1]
    assert "Dragón Kelifi" not in after


def test_leaving_keeps_a_record_that_goes_on(capsys, tmp_path):
    made, out = shown(capsys, tmp_path, "reap:1:troll#1", "q")
    assert "Para seguir: tapete play keyforge --continue" in out
    record = record_from(json.loads((tmp_path / "kept.json").read_text("utf-8")))
    assert record.replay(find("keyforge")).tallies[0][0] == 1
    assert record.answers == made.record.answers


def test_saving_to_a_file_goes_on_with_the_game(capsys, tmp_path):
    file = tmp_path / "deep" / "game.json"
    made, out = shown(capsys, tmp_path, f"s {file}", "s", "s /proc/none/x", "pass")
    assert f"Partida guardada en {file}" in out and "Falta el nombre del archivo" in out and "No se ha podido guardar" in out
    assert made.record.answers[0] == "pass"
    record_from(json.loads(file.read_text("utf-8"))).replay(find("keyforge"))


def test_the_moves_of_the_bot_are_told_without_its_hidden_cards(capsys, tmp_path):
    made, out = shown(capsys, tmp_path, "pass")
    assert "turno de Jugador 2" in out
    hidden = [made.state.cards[card].name.es for card in made.state.zone(1, 1)]
    news = out.split("turno de Jugador 2", 1)[1]
    for name in set(hidden) - {"Trol", "Furia"}:
        assert name not in news


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_whole_game_can_be_played_in_either_language(capsys, tmp_path, language):
    game = find("keyforge")
    made, out = shown(capsys, tmp_path, *["1"] * 3000, language=language, setup=game.random_setup(6), seed=6)
    assert made.state.over
    assert ("Has " in out or "You " in out) and "{" not in out


# -- the command


def played(capsys, monkeypatch, tmp_path, *arguments: str, lines: tuple[str, ...] = ()):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("tapete.cli.commands.play.reader", lambda: typed(lines))
    code = main(["play", "keyforge", *arguments])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_command_starts_a_game_and_keeps_it(capsys, monkeypatch, tmp_path):
    code, out, _ = played(capsys, monkeypatch, tmp_path, "--seed", "5", lines=("1", "q"))
    assert code == 0
    assert "semilla 5 · jugador 1: tú · jugador 2: aficionado" in out
    kept = tmp_path / "tapete" / "keyforge-5.json"
    assert kept.exists()
    code, out, _ = played(capsys, monkeypatch, tmp_path, "--continue", str(kept), "--lang", "en")
    assert code == 0 and "Game saved to" in out


def test_a_position_can_be_played(capsys, monkeypatch, tmp_path):
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION), "utf-8")
    code, out, _ = played(capsys, monkeypatch, tmp_path, "--position", str(file))
    assert code == 0 and "Dragón Kelifi" in out


def test_a_deck_is_found_by_its_name_or_in_a_file(capsys, monkeypatch, tmp_path):
    game = find("keyforge")
    deck = game.documents.decks()[0]
    code, _, _ = played(capsys, monkeypatch, tmp_path, "--seed", "1", "--deck", str(deck["name"]))
    assert code == 0
    record = json.loads((tmp_path / "tapete" / "keyforge-1.json").read_text("utf-8"))
    assert record["setup"]["decks"][0] == deck
    file = tmp_path / "deck.json"
    file.write_text(json.dumps(deck), "utf-8")
    code, _, _ = played(capsys, monkeypatch, tmp_path, "--seed", "2", "--deck", str(file))
    assert code == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seats", "me,rndom"], "«rndom» no es un asiento. ¿Querías decir random?"),
        (["--seats", "me"], "a keyforge se juega entre 2; --seats da 1"),
        (["--seats", "random,random"], "nadie se sienta"),
        (["--deck", "no such deck"], "no hay ningún mazo ni archivo"),
        (["--continue", "/nowhere/game.json"], "no se puede leer /nowhere/game.json: no existe\n"),
        (["--continue", "/"], "no se puede leer /: es una carpeta\n"),
        (["--seed", "x"], "número entero"),
    ],
)
def test_a_wrong_question_is_answered_with_exit_code_2(capsys, monkeypatch, tmp_path, arguments, told):
    code, _, err = played(capsys, monkeypatch, tmp_path, *arguments)
    assert code == 2
    assert told in err


def test_a_broken_record_and_a_broken_position_say_what_is_wrong(capsys, monkeypatch, tmp_path):
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({**POSITION, "hosue": "dis"}), "utf-8")
    code, _, err = played(capsys, monkeypatch, tmp_path, "--position", str(file))
    assert code == 2 and "position.hosue: campo desconocido; ¿querías decir house?" in err
    code, _, err = played(capsys, monkeypatch, tmp_path, "--continue", str(file))
    assert code == 2 and "record" in err


def test_a_game_without_rules_yet_is_refused_kindly(capsys, monkeypatch):
    monkeypatch.setattr("tapete.games.ids", lambda: ("keyforge",))
    assert main(["play", "dungeon_alliance"]) == 2
    assert "todavía no se puede jugar" in capsys.readouterr().err


def test_a_fight_is_told_with_both_fighters(capsys, tmp_path):
    _, out = shown(capsys, tmp_path, "fight:1:troll#1>2:bumpsy#1")
    assert "Jugador 1 ataca a Grandote con Trol" in out and "Grandote es destruido" in out


def test_e_tells_why_the_bot_played_as_it_did(capsys, tmp_path):
    _, out = shown(capsys, tmp_path, "e", "pass", "e", seats=("me", "greedy:1"))
    assert "Ningún bot ha decidido nada" in out
    told = out[out.index("Ningún bot") :]
    assert "greedy: " in told and " veces" in told and "%" in told


def test_a_bot_that_does_not_weigh_its_options_says_so(capsys, tmp_path):
    _, out = shown(capsys, tmp_path, "pass", "e", language="en")
    assert "random: " in out and "without weighing options" in out


def questions_put(tmp_path, capsys, every_question, seats=("me", "greedy")):
    """How often somebody at the keyboard was shown a response window with nothing but passing in it, and all questions."""
    game = find("mitos_y_leyendas")
    record = begin(game, game.random_setup(4), 4)
    put = []

    def read(prompt):
        decision = played.state.decision
        assert decision is not None
        put.append(can_only_pass(played.state))
        if len(put) > 60:
            raise EOFError
        return str(1 + len(put) % len(menu(played.state)))

    sitting = [None if seat == "me" else make(seat, 1) for seat in seats]
    played = Session(game, record, sitting, Text("es"), read, 100, tmp_path / "kept.json", every_question)
    played.run()
    capsys.readouterr()
    return put, played


def test_against_bots_nobody_is_asked_only_to_pass(tmp_path, capsys):
    put, played = questions_put(tmp_path, capsys, every_question=False)
    assert len(put) > 10 and not any(put)
    assert len(played.record.answers) > len(put)
    again = played.replayed(len(played.record.answers))
    assert digest(again) == digest(played.state)
    assert len(played.mine) == len(put)  # what was passed by itself is nothing to take back


def test_the_end_of_ones_own_turn_is_always_put(tmp_path):
    nothing = {"game": "keyforge", "house": "dis", "players": [{"houses": ["dis", "logos", "mars"]}, {}]}
    made = session(tmp_path, [], setup={"position": nothing})
    assert made.state.decision is not None and made.state.decision.ids() == ["pass"]
    assert not can_only_pass(made.state)


def test_every_question_can_be_asked_for(tmp_path, capsys):
    put, _ = questions_put(tmp_path, capsys, every_question=True)
    assert any(put)


def test_among_people_every_question_is_put(tmp_path, capsys):
    put, _ = questions_put(tmp_path, capsys, every_question=False, seats=("me", "me"))
    assert any(put)
