"""`tapete new-card` and `tapete new-game`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tapete import build
from tapete.cli import main, scaffold
from tapete.cli.text import Problem
from tapete.games import find
from tapete.rulebook import parse

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A source tree that may be written to."""
    (tmp_path / "examples").mkdir()
    shutil.copy(ROOT / "examples" / "toy_game.py", tmp_path / "examples")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    cards = tmp_path / "src" / "tapete" / "games" / "keyforge" / "cards"
    declared = '"""Brobnar."""\n\nfrom tapete.games.keyforge.catalogue import card\n\ncard("troll")\n'
    for folder in (cards, cards / "age_of_ascension", cards / "worlds_collide"):
        folder.mkdir(parents=True)
        (folder / "brobnar.py").write_text(declared, "utf-8")
    (tmp_path / "src" / "tapete" / "contract.py").touch()  # so that tapete is known to be the project's own
    monkeypatch.setattr(build, "source_root", lambda: tmp_path)
    return tmp_path


def unwritten(monkeypatch, game, id):
    """As if nobody had written the card yet; the catalogue itself keeps its order, which seeded games go by."""
    others = {each: card for each, card in find(game).catalogue.items() if each != id}
    monkeypatch.setattr(find(game), "catalogue", others)


def passes_lint(folder: Path) -> None:
    for command in (["check", "--config", "pyproject.toml", "src", "tests"], ["format", "--check", "src", "tests"]):
        done = subprocess.run([sys.executable, "-m", "ruff", *command], cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("id", "folder"), [("punch", ""), ("brammo", "age_of_ascension/"), ("narp", "worlds_collide/")])
def test_a_new_card_gets_its_line_and_its_test(capsys, tree, monkeypatch, id, folder):
    unwritten(monkeypatch, "keyforge", id)
    assert main(["new-card", "keyforge", id]) == 0
    assert "docs/add-a-card.md" in capsys.readouterr().out
    assert f'card("{id}")' in (tree / f"src/tapete/games/keyforge/cards/{folder}brobnar.py").read_text("utf-8")
    assert "def test_" in (tree / f"tests/games/keyforge/cards/{folder}test_brobnar.py").read_text("utf-8")
    passes_lint(tree)


@pytest.mark.parametrize(
    ("game", "id", "names", "file", "line"),
    [
        ("res_arcana", "athanor", [], "artifacts", 'component("athanor")'),
        ("mitos_y_leyendas", "guardian", [], "others", 'card("guardian")'),
        (
            "atrum_arena", "golpe-bajo", ["--es", "Golpe «bajo»", "--en", 'A "low" blow'], "neutral",
            'power("golpe-bajo", "Golpe «bajo»", "A \\"low\\" blow", 1, NEUTRAL, TACTICAL, BASIC, Draw(1))',
        ),
        (
            "dungeon_alliance", "low_blow", [], "upgrades",
            'upgrade(1, 1, "low_blow", "Low blow", "Low blow", "maneuver", "gold", study(1))',
        ),
    ],
)  # fmt: skip
def test_every_game_has_a_place_for_a_new_card(tree, monkeypatch, game, id, names, file, line):
    unwritten(monkeypatch, game, id)
    cards = tree / "src" / "tapete" / "games" / game / "cards"
    cards.mkdir(parents=True)
    source = (ROOT / "src" / "tapete" / "games" / game / "cards" / f"{file}.py").read_text("utf-8")
    (cards / f"{file}.py").write_text(source, "utf-8")
    assert main(["new-card", game, id, *names]) == 0
    assert (cards / f"{file}.py").read_text("utf-8") == f"{source}\n{line}\n"
    passes_lint(tree)
    scope: dict[str, object] = {}
    exec((tree / f"tests/games/{game}/cards/test_{file}.py").read_text("utf-8"), scope)
    (test,) = [value for name, value in scope.items() if name.startswith("test_")]
    with pytest.raises(KeyError):
        test()  # until the game is loaded anew


@pytest.mark.parametrize(("game", "id"), [("atrum_arena", "golpe-bajo"), ("dungeon_alliance", "low_blow")])
def test_a_new_card_without_facts_is_playable_as_it_is(tree, monkeypatch, game, id):
    """The tree's own game, with the new card in it, and the test that was written for it."""
    shutil.rmtree(tree / "src")
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "web"))
    assert main(["new-card", game, id]) == 0
    (test,) = (tree / "tests" / "games" / game / "cards").glob("test_*.py")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", str(test)]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "TAPETE_BUILD": "pure"}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["atrum_arena", "zarpazo"], "zarpazo-1 ya está implementada"),
        (["atrum_arena", "Golpe Bajo"], "no vale como identificador"),
        (["keyforge", "punch", "--es", "Puño"], "ya está implementada"),
        (["res_arcana", "zzz"], "no hay datos"),
    ],
)
def test_what_cannot_be_a_new_card_is_refused_in_every_game(capsys, tree, words, told):
    assert main(["new-card", *words]) == 2
    assert told in capsys.readouterr().err


def test_a_name_is_not_given_where_the_facts_have_it(capsys, tree, monkeypatch):
    unwritten(monkeypatch, "keyforge", "punch")
    assert main(["new-card", "keyforge", "punch", "--es", "Puño"]) == 2
    assert "están en sus datos" in capsys.readouterr().err


@pytest.mark.parametrize(("id", "told"), [("troll", "ya está implementada"), ("zzz", "no hay datos")])
def test_a_card_that_cannot_be_new_is_refused(capsys, tree, id, told):
    assert main(["new-card", "keyforge", id]) == 2
    assert told in capsys.readouterr().err


def test_a_new_game_plays_from_the_first_minute(capsys, tree):
    assert main(["new-game", "my_game", "--title", "My game", "--lang", "en"]) == 0
    assert "tapete play my_game" in capsys.readouterr().out
    package = tree / "src" / "tapete" / "games" / "my_game"
    book = parse((package / "rulebook.yaml").read_text("utf-8"), "my_game")
    assert book.prefix == "MG" and len(book) >= 3
    passes_lint(tree)
    program = (
        f"import tapete.games as games; games.__path__.append({str(package.parent)!r});"
        "from tapete.contract import check_game; check_game(games.find('my_game'), games=1)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_game_is_never_written_over(tree):
    scaffold.new_game(tree, "my_game", "My game")
    with pytest.raises(Problem, match="exists already"):
        scaffold.new_game(tree, "my_game", "My game")


@pytest.mark.parametrize("name", ["My game", "1st", "../x", ""])
def test_a_bad_name_is_refused(tree, name):
    with pytest.raises(Problem, match="will not do"):
        scaffold.new_game(tree, name, "x")


def test_without_sources_there_is_nothing_to_write_to(capsys, monkeypatch):
    monkeypatch.setattr(build, "source_root", lambda: None)
    assert main(["new-game", "my_game"]) == 2
    assert "árbol de fuentes" in capsys.readouterr().err
