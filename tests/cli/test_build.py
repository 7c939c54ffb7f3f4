"""The two builds: how the command finds the compiled one."""

import json
import os
import sys
from pathlib import Path

import pytest

from tapete import build


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with a compiled build made from it."""
    package = tmp_path / "src" / "tapete"
    (package / "core").mkdir(parents=True)
    (package / "core" / "a.py").write_text("x = 1\n", encoding="utf-8")
    compiled = tmp_path / "build" / "compiled"
    compiled.mkdir(parents=True)
    stamp = {"sources": build.digest(build.source_files(package), package), "python": sys.implementation.cache_tag}
    (compiled / build.STAMP).write_text(json.dumps(stamp), encoding="utf-8")
    monkeypatch.setattr(build, "PACKAGE", package)
    monkeypatch.delenv(build.CHOICE, raising=False)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    return tmp_path


@pytest.fixture
def moves(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The PYTHONPATH of every process that would have been started."""
    seen: list[str] = []
    monkeypatch.setattr(os, "execve", lambda _program, _arguments, world: seen.append(world["PYTHONPATH"]))
    return seen


def test_the_command_moves_to_the_compiled_build_of_these_sources(tree: Path, moves: list[str]) -> None:
    build.prefer_compiled(["rules"])
    assert moves == [str(tree / "build" / "compiled")]


def test_it_stays_pure_when_asked_to(tree: Path, moves: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(build.CHOICE, "pure")
    build.prefer_compiled([])
    assert moves == []


def test_it_stays_pure_when_the_sources_have_changed(tree: Path, moves: list[str]) -> None:
    (tree / "src" / "tapete" / "core" / "a.py").write_text("x = 2\n", encoding="utf-8")
    build.prefer_compiled([])
    assert moves == []


def test_it_never_moves_twice(tree: Path, moves: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tree / "build" / "compiled"))
    build.prefer_compiled([])
    assert moves == []


def test_an_installed_package_has_no_source_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "PACKAGE", tmp_path / "site-packages" / "tapete")
    assert build.source_root() is None


def test_the_build_is_told_by_the_modules_of_core(tree: Path) -> None:
    assert build.which() == "pure"
    (tree / "src" / "tapete" / "core" / f"a{build.EXTENSION_SUFFIXES[0]}").touch()
    assert build.which() == "compiled"
