"""A server that compiles itself while people play changes over between matches, and only to a build of its own sources."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tapete import build
from tapete.server import quicker

PATIENCE = 20.0


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with a compiler whose compilation takes a moment and leaves a sign."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "compile.py").write_text("import pathlib, time; time.sleep(0.2); pathlib.Path('compiled').touch()")
    monkeypatch.setattr(build, "which", lambda: "pure")
    monkeypatch.setattr(build, "compiled_for_these_sources", lambda at: at if (at / "compiled").exists() else None)
    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.delenv(build.CHOICE, raising=False)
    monkeypatch.setattr(quicker, "CALM", 0.2)
    monkeypatch.setattr(quicker, "LOOK", 0.02)
    return tmp_path


def room(over: bool, *listeners: str) -> Any:
    return SimpleNamespace(listeners=set(listeners), match=SimpleNamespace(over=over))


def begun(root: Path, rooms: dict[str, Any]) -> quicker.Quickening:
    compiling = quicker.command(root)
    assert compiling == [sys.executable, str(root / "tools" / "compile.py")]
    hub: Any = SimpleNamespace(rooms=rooms)
    server: Any = SimpleNamespace(should_exit=False)
    return quicker.Quickening(root, compiling, hub, server)


def until(said: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not said():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def test_it_changes_over_once_nobody_sits_at_a_match_that_goes_on(root: Path) -> None:
    rooms = {"a": room(False, "somebody"), "b": room(True, "somebody"), "c": room(False)}
    quickening = begun(root, rooms)
    until(lambda: quickening.work.poll() is not None)
    time.sleep(3 * quicker.CALM)
    assert not quickening.server.should_exit, "somebody plays"
    rooms["a"].match.over = True
    until(lambda: quickening.server.should_exit)
    assert quickening.done
    quickening.stop()


def test_a_compilation_that_fails_leaves_the_server_as_it_is(root: Path) -> None:
    (root / "tools" / "compile.py").write_text("raise SystemExit('no')")
    quickening = begun(root, {})
    until(lambda: not quickening.watch.is_alive())
    assert not quickening.done and not quickening.server.should_exit
    assert "no" in (root / "build" / "compile.log").read_text()
    quickening.stop()


def test_a_server_that_ends_ends_its_compilation(root: Path) -> None:
    (root / "tools" / "compile.py").write_text("import time; time.sleep(600)")
    quickening = begun(root, {})
    quickening.stop()
    assert quickening.work.poll() is not None and not quickening.done


def test_nothing_is_compiled_where_it_cannot_be_or_need_not_be(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert quicker.command(root) is not None
    with monkeypatch.context() as without:
        without.setattr("shutil.which", lambda name: None)
        assert quicker.command(root) is None, "no compiler"
    with monkeypatch.context() as asked:
        asked.setenv(build.CHOICE, "pure")
        assert quicker.command(root) is None, "who asks for the pure build keeps it"
    (root / "compiled").touch()
    assert quicker.command(root) is None, "it is there already"
    (root / "compiled").unlink()
    (root / "tools" / "compile.py").unlink()
    assert quicker.command(root) is None, "an installed package has no tools"
