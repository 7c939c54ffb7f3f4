"""The page that needs no server: plain files, the engine in a worker, matches in the browser, and no network after the first visit.

``TAPETE_SITE=all`` plays a whole game of every game; otherwise of one.
"""

from __future__ import annotations

import fcntl
import functools
import http.server
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.player import Screen

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
SLOW = 150_000  # milliseconds: Python starts twice in this browser, on whatever machine this is
GAMES = ("res_arcana", "keyforge", "mitos_y_leyendas", "atrum_arena", "dungeon_alliance")
PLAYED = GAMES if os.environ.get("TAPETE_SITE") == "all" else GAMES[:1]
KEPT = """async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tapete-'));
    if (names.length !== 1) return false;
    const { files } = await (await fetch('files.json')).json();
    const cache = await caches.open(names[0]);
    return (await cache.keys()).length > files.length;
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


class Files:
    """The site as any web server serves it; it can be stopped."""

    def __init__(self) -> None:
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(SITE)))
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def site() -> Path:
    """Built once, whoever comes first."""
    SITE.parent.mkdir(exist_ok=True)
    with (SITE.parent / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "tools/site.py")], check=True, capture_output=True, timeout=600)
    return SITE


@pytest.fixture
def files(site: Path) -> Iterator[Files]:
    served = Files()
    yield served
    served.stop()


@pytest.fixture
def visitor(browser: Any, files: Files) -> Iterator[Screen]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="es", reduced_motion="reduce")
    screen = Screen(context, files.port, "es")
    screen.page.set_default_timeout(SLOW)
    yield screen
    context.close()
    assert screen.errors == []


def clicks(screen: Screen, chance: random.Random, most: int) -> None:
    for _ in range(most):
        seen = screen.look()
        if "over" in seen:
            return
        if seen.get("places"):
            screen.click(seen, chance.choice(seen["places"]))


@pytest.mark.parametrize("game", PLAYED)
def test_a_game_is_played_without_a_server_and_then_without_a_network(visitor: Screen, files: Files, game: str) -> None:
    visitor.begin(game, seed=3, seats=["me", "bot:aprendiz"])
    chance = random.Random(3)
    clicks(visitor, chance, 6)
    visitor.look()
    before = visitor.seq()
    visitor.page.reload()
    visitor.look()
    assert visitor.seq() == before, "what was done before the page was closed is there"
    visitor.page.wait_for_function(KEPT)
    files.stop()
    visitor.forgive("ERR_CONNECTION_REFUSED")
    visitor.page.reload()
    visitor.look()
    assert visitor.seq() == before
    assert visitor.play(chance) in ("won", "lost", "drawn", "over", "shared")


def test_the_first_table_takes_less_than_eight_megabytes(site: Path) -> None:
    """Everything that is fetched before one can play the largest game: the page, the engine, one game's cards and icons."""
    sizes = {path.relative_to(site).as_posix(): path.stat().st_size for path in site.rglob("*") if path.is_file()}
    always = sum(size for name, size in sizes.items() if name.startswith(("engine/", "assets/", "index", "api/games")))
    for game in GAMES:
        own = sum(sizes[name] for name in (f"api/cards/{game}.json.gz", f"api/tables/{game}.json.gz", f"icons/{game}.json.gz"))
        assert always + own <= 8_000_000, f"{game}: {(always + own) / 1e6:.2f} MB"


def test_the_page_can_stand_in_any_folder(site: Path) -> None:
    page = (site / "index.html").read_text(encoding="utf-8")
    assert 'src="/' not in page and 'href="/' not in page


def test_decks_are_built_and_judged_without_a_server(visitor: Screen) -> None:
    visitor.go("#/decks/mitos_y_leyendas/new")
    page = visitor.page
    page.wait_for_selector("[data-problem='ML-deck-01']")
    card = page.locator("[data-cards] [data-card]").nth(1)
    for count in (1, 2, 3):
        card.click()
        page.wait_for_selector(f"[data-size='{count}']")
    card.click()
    page.wait_for_selector("[data-refusal='ML-deck-02']")
    page.reload()
    page.wait_for_selector("[data-line]")
    assert page.get_attribute("[data-size]", "data-size") == "3", "it is kept in the browser"
