"""The table in a real browser: Debian's Chromium driven by Playwright, against a real server on the loopback."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.browser.player import Screen
from tests.server.served import Process

STATIC = Path(__file__).parents[2] / "src/tapete/server/static"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1440, 900)


def chromium() -> str | None:
    """Where the browser is: as the environment says, or Debian's, or another Chrome."""
    named = os.environ.get("TAPETE_CHROMIUM")
    return named or next(
        (found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name))), None
    )


def missing() -> str | None:
    """Why these tests cannot run here."""
    if find_spec("playwright") is None:
        return "Playwright is not installed: make setup"
    if chromium() is None:
        return "there is no Chromium on this machine (Debian: apt-get install chromium)"
    if not (STATIC / "index.html").is_file():
        return "the table is not built: make web"
    return None


if os.environ.get("TAPETE_BUILD") == "compiled":
    collect_ignore_glob = ["test_*.py"]  # the browser does not know which build serves it: once is enough


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    reason = missing()
    if reason is None:
        return
    if os.environ.get("TAPETE_BROWSER") == "required":
        raise pytest.UsageError(f"the browser tests must run here, but {reason}")
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    running = Process(tmp_path_factory.mktemp("matches"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def screen(browser: Any, served: Process) -> Iterator[Callable[..., Screen]]:
    """Opens browsers of their own: another person, another machine. None may have written an error to its console."""
    opened: list[Screen] = []

    def open_screen(width: int = DESKTOP[0], height: int = DESKTOP[1], language: str = "es", **more: Any) -> Screen:
        context = browser.new_context(viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **more)
        opened.append(Screen(context, served.port, language))
        return opened[-1]

    yield open_screen
    errors = [error for each in opened for error in each.errors]
    for each in opened:
        each.context.close()
    assert errors == []
