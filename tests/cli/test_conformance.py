"""`tapete conformance`, and the reading of the clause marks behind it."""

import json
from pathlib import Path

import pytest

from tapete import build, conformance
from tapete.cli import main
from tapete.conformance import coverage, excuse_problems, scan
from tapete.rulebook import games, rulebook


def proofs(folder: Path, source: str) -> conformance.Scan:
    tests = folder / "tests"
    tests.mkdir()
    (tests / "test_sample.py").write_text("import pytest\n" + source, encoding="utf-8")
    return scan(tests)


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.clause('KF-armor-01')\ndef test_a(): assert True",
        "from pytest import mark\n@mark.clause('KF-armor-01')\ndef test_a(): assert True",
        "clause = pytest.mark.clause\n@clause('KF-armor-01')\ndef test_a(): assert True",
        "pytestmark = pytest.mark.clause('KF-armor-01')\ndef test_a(): assert True",
        "pytestmark = [pytest.mark.clause('KF-armor-01')]\ndef test_a(): assert True",
        "@pytest.mark.clause('KF-armor-01')\nclass TestA:\n    def test_a(self): assert True",
        "class TestA:\n    pytestmark = [pytest.mark.clause('KF-armor-01')]\n    def test_a(self): assert True",
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.clause('KF-armor-01'))])\ndef test_a(x): assert x",
        "CASES = [pytest.param(1, marks=[pytest.mark.clause('KF-armor-01')])]\n"
        "@pytest.mark.parametrize('x', CASES)\ndef test_a(x): assert x",
    ],
)
def test_a_mark_on_a_test_counts(tmp_path: Path, source: str) -> None:
    result = proofs(tmp_path, source)
    assert (list(result.proofs), result.problems) == (["KF-armor-01"], [])


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.skip\n@pytest.mark.clause('KF-armor-01')\ndef test_a(): assert True",
        "@pytest.mark.clause('KF-armor-01')\n@pytest.mark.xfail(reason='x')\ndef test_a(): assert True",
        "pytestmark = pytest.mark.skip(reason='x')\n@pytest.mark.clause('KF-armor-01')\ndef test_a(): assert True",
        "text = \"@pytest.mark.clause('KF-armor-01')\"\ndef test_a(): assert text",
    ],
)
def test_a_test_that_does_not_run_proves_nothing(tmp_path: Path, source: str) -> None:
    result = proofs(tmp_path, source)
    assert (result.proofs, result.problems) == ({}, [])


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("@pytest.mark.clause('KF-armor-01')\ndef helper(): assert True", "nothing that is a test"),
        ("@pytest.mark.clause('KF-armor-01')\ndef test_a():\n    '''Later.'''", "empty body"),
        ("@pytest.mark.clause('KF-armor-01')\nclass TestA:\n    pass", "nothing that is a test"),
        ("ID = 'KF-armor-01'\n@pytest.mark.clause(ID)\ndef test_a(): assert True", "literal"),
        ("@pytest.mark.clause()\ndef test_a(): assert True", "takes clause ids"),
    ],
)
def test_a_wrong_mark_is_reported_and_does_not_count(tmp_path: Path, source: str, problem: str) -> None:
    result = proofs(tmp_path, source)
    assert result.proofs == {}
    assert problem in "\n".join(result.problems)


def test_a_mark_with_an_unknown_clause_is_reported(tmp_path: Path) -> None:
    result = proofs(tmp_path, "@pytest.mark.clause('KF-nothing-77')\ndef test_a(): assert True")
    assert "KF-nothing-77" in "\n".join(result.problems)


def test_testable_clauses_are_covered_missing_or_excused() -> None:
    book = rulebook("keyforge")
    first, second, third, *rest = [clause.id for clause in book.testable]
    untestable = next(clause.id for clause in book if not clause.testable)
    result = coverage(book, {first: [], untestable: []}, {second: "a reason"})
    assert result.as_json() == {
        "game": "keyforge",
        "testable": len(rest) + 3,
        "covered": 1,
        "missing": [third, *rest],
        "excused": {second: "a reason"},
    }


def test_an_excuse_nobody_needs_is_reported() -> None:
    book = rulebook("keyforge")
    untestable = next(clause.id for clause in book if not clause.testable)
    problems = excuse_problems(book, ["KF-nothing-77", untestable, "KF-armor-01", "KF-armor-02"], {"KF-armor-01": []})
    assert len(problems) == 3


def test_the_output_for_programs_has_its_stable_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance", "--game", "keyforge", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert list(printed) == ["game", "testable", "covered", "missing", "excused"]
    assert printed["testable"] == printed["covered"] + len(printed["missing"]) + len(printed["excused"])


def test_without_a_game_every_game_is_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance"]) == 0
    printed = capsys.readouterr().out
    assert [game for game in games() if game not in printed] == []


def test_without_the_source_tree_it_says_what_is_needed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "source_root", lambda: None)
    assert main(["conformance", "--lang", "en"]) == 2
    assert "source tree" in capsys.readouterr().err


def test_the_marks_and_excuses_of_this_project_are_right() -> None:
    result = scan(conformance.tests_folder())
    for game in games():
        result.problems += excuse_problems(rulebook(game), conformance.excuses_of(game), result.proofs)
    assert result.problems == []


def test_coverage_does_not_fall_below_its_baseline() -> None:
    minimum = conformance.baseline(conformance.tests_folder().parent)
    covered = {entry.game: entry.covered for entry in conformance.coverage_of(games())}
    fallen = {game: (minimum.get(game, 0), count) for game, count in covered.items() if count < minimum.get(game, 0)}
    assert fallen == {}, (
        "fewer clauses have a test than before (game: before, now). Bring the lost tests back; "
        f"when coverage has risen, `make conformance-baseline` records it in {conformance.BASELINE}"
    )
    assert set(minimum) == set(games()), "run `make conformance-baseline` to give every game its minimum"
