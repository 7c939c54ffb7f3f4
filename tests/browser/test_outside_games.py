"""A game of an installed package, at the table of a page that was built without it: offered in the lobby, and played to its end."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import DESKTOP
from tests.browser.player import Screen
from tests.server.served import Process

ROOT = Path(__file__).parents[2]
SQUARE = '<path d="M100 100h300v300h-300z"/>'


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """A server beside which the toy game is installed, with a picture that no game of ours has."""
    module = (ROOT / "examples" / "toy_game.py").read_text(encoding="utf-8")
    dressed = (
        "from tapete.core.layout import Face, Layout\n\n\n"
        "class Dressed(Layout):\n"
        "    def face(self, card):\n"
        "        return Face('#806030', 'brought-square', Words('Carta', 'Card'))\n\n\n"
        "Toy.layout = lambda self: Dressed(self)\n"
    )
    (tmp_path / "toy_game.py").write_text(module + dressed, encoding="utf-8")
    (tmp_path / "icons.json").write_text(json.dumps({"brought-square": SQUARE}), encoding="utf-8")
    about = tmp_path / "guests-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guests\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tapete.games]\ntoy = toy_game:game\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", str(ROOT / "src"))]))
    running = Process(tmp_path / "matches")
    yield running
    running.stop()


def test_a_game_of_a_package_is_played_to_its_end(browser: Any, packaged: Process) -> None:
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="es", reduced_motion="reduce")
    table = Screen(context, packaged.port, "es")
    table.begin("toy", seed=11)
    assert table.page.locator(f".hand svg path[d='{SQUARE[9:-3]}'], .thing svg path[d='{SQUARE[9:-3]}']").count() > 0, (
        "the picture that the package brings is on its cards"
    )
    assert table.play(random.Random("toy")) in ("won", "lost")
    assert table.errors == []
    context.close()
