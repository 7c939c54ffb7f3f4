"""`tapete rules`."""

import json

import pytest

from tapete.cli import main


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


def test_an_unknown_clause_is_answered_with_near_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "KF-armour-01"]) == 2
    assert "KF-armor-01" in capsys.readouterr().err


def test_a_clause_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "KF-armor-01", "--game", "res_arcana"]) == 2
    assert "keyforge" in capsys.readouterr().err
