"""`tapete rules`."""

import json
from pathlib import Path

import pytest

from tapete.cli import main
from tapete.cli.commands.rules import SPANISH_NOTES
from tapete.rulebook import games, rulebook


def test_a_search_ignores_accents_and_capitals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "ARMADURA", "dano", "turno", "--game", "keyforge"]) == 0
    assert "KF-armor-01" in capsys.readouterr().out


def test_a_search_for_programs_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "tres", "llaves", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["query"] == "tres llaves"
    assert {"game", "id", "ref", "kind", "es", "en", "testable", "needs", "note"} == found["clauses"][0].keys()


def test_a_search_without_result_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "zzzz"]) == 0
    assert "zzzz" in capsys.readouterr().out


@pytest.mark.parametrize(("language", "word"), [("es", "daño"), ("en", "damage")])
def test_a_clause_is_shown_in_the_language_asked_for(capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    assert main(["rules", "show", "kf-armor-01", "--lang", language]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("KF-armor-01")
    assert word in shown


@pytest.mark.parametrize(
    ("game", "language", "label"),
    [
        ("keyforge", "es", "Nota (en inglés): "),
        ("keyforge", "en", "Note: "),
        ("mitos_y_leyendas", "es", "Nota: "),
        ("mitos_y_leyendas", "en", "Note (in Spanish): "),
    ],
)
def test_a_note_in_the_other_language_says_so(capsys: pytest.CaptureFixture[str], game: str, language: str, label: str) -> None:
    clause = next(clause for clause in rulebook(game) if clause.note)
    assert main(["rules", "show", clause.id, "--lang", language]) == 0
    assert f"\n{label}{clause.note}\n" in capsys.readouterr().out


@pytest.mark.parametrize("game", games())
def test_the_notes_of_a_rulebook_are_in_the_language_they_are_labelled_with(game: str) -> None:
    words = " ".join(clause.note for clause in rulebook(game)).casefold().split()
    spanish = sum(words.count(word) for word in ("el", "la", "de", "que", "se"))
    english = sum(words.count(word) for word in ("the", "of", "is", "to", "that"))
    assert (spanish > english) == (game in SPANISH_NOTES)


def test_an_unknown_clause_is_answered_with_near_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "KF-armour-01"]) == 2
    assert "KF-armor-01" in capsys.readouterr().err


def test_a_clause_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "KF-armor-01", "--game", "res_arcana"]) == 2
    assert "keyforge" in capsys.readouterr().err


def test_a_power_is_shown_with_its_current_text_and_its_dated_changes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "card", "caceria", "SALVAJE", "--game", "atrum_arena"]) == 0
    shown = capsys.readouterr().out
    assert "[caceria-salvaje-1]" in shown
    assert "Disminuye 2 tu resistencia." in shown, "the text as it is played today"
    assert "2024-09: pasa a disminuir 2 la resistencia de quien lo lanza (AA-err-10)" in shown


def test_a_banned_power_and_its_replacement_tell_of_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "card", "incursion", "cadaverica", "--game", "atrum_arena", "--lang", "en"]) == 0
    assert "2025-07: banned; Déjà Vu is played in its place (AA-ban-01)" in capsys.readouterr().out
    assert main(["rules", "card", "deja", "vu", "--game", "atrum_arena", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "2024-09: " in shown and "2025-07: played in place of Incursión Cadavérica, a banned Power (AA-ban-01)" in shown


def test_a_power_without_changes_or_without_known_effect_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "card", "zarpazo", "--game", "atrum_arena"]) == 0
    assert "Sin cambios oficiales." in capsys.readouterr().out
    assert main(["rules", "card", "hostigamiento", "--game", "atrum_arena"]) == 0
    shown = capsys.readouterr().out
    assert "Su efecto no se conoce" in shown and "AA-typo-08" in shown


def test_cards_for_programs_come_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "card", "antimateria", "--game", "atrum_arena", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [card["id"] for card in found["cards"]] == ["antimateria-4"]
    assert found["cards"][0]["changes"]["en"][0].startswith("2024-03: annuls")
    assert found["cards"][0]["text"].keys() == {"es", "en"}


def test_a_card_nobody_knows_is_not_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "card", "zzzz", "--game", "keyforge"]) == 0
    assert "zzzz" in capsys.readouterr().out


def test_a_question_is_answered_with_clauses_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ask", "keyforge", "Can", "I", "attack", "past", "taunt?", "--json"]) == 0
    answered = json.loads(capsys.readouterr().out)
    assert answered["clauses"][0].startswith("KF-taunt-")
    assert answered["rulings"] == []


def test_an_english_answer_is_wholly_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ask", "keyforge", "¿Qué hace provocar?", "--lang", "en", "--most", "1"]) == 0
    head, clause = capsys.readouterr().out.splitlines()
    assert head.endswith("(Taunt)")
    assert clause.strip() in [each.en for each in rulebook("keyforge")]


def test_a_question_nobody_understands_says_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "ask", "keyforge", "xyzzy", "--lang", "en"]) == 0
    assert "rules search" in capsys.readouterr().out


def test_a_position_of_another_game_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    assert main(["position", "--show", "res_arcana"]) == 0
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["rules", "ask", "keyforge", "why?", "--position", str(file), "--lang", "en"]) == 2
    assert "is of res_arcana, not of keyforge" in capsys.readouterr().err
