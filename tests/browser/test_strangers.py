"""Two strangers and somebody who looks on, from the front page to a rated series, a rematch and a review, without an address."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.player import Screen
from tests.browser.test_meeting import come, give_up, seek, take
from tests.browser.test_people import asked, turns
from tests.browser.test_talk import heard, open_talk, says
from tests.server.served import Process

LONG = 180_000  # milliseconds for a review on a busy machine


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Process]:
    """A server of its own, on which somebody is away after a second."""
    running = Process(tmp_path, limits=["away=1"])
    yield running
    running.stop()


def home(person: Screen) -> Any:
    """By the links of the pages, from wherever one is."""
    page = person.page
    while page.locator("dialog[open]").count():  # the result
        page.keyboard.press("Escape")
    if page.locator("[data-act=meet]").count() == 0:
        page.locator("a[href='#/']").first.click()
    page.click("[data-act=meet]")
    page.wait_for_selector("[data-me]")
    return page


def test_strangers_play_a_rated_series_talk_go_away_come_back_and_look_back(screen: Callable[..., Screen]) -> None:
    ana, bea, eva = screen(), screen(), screen()
    for person, name in ((ana, "Ana"), (bea, "Bea"), (eva, "Eva")):
        come(person, name)
    seek(ana, "keyforge", best_of="1", pace="1")
    ana.page.wait_for_selector("[data-act=withdraw]")
    bea.page.wait_for_selector("[data-seek]")
    assert "Al mejor de 3" in bea.page.inner_text("[data-seek]")
    take(bea, ana)
    eva.page.locator("[data-match] [data-act=watch]").first.click()
    eva.page.wait_for_selector(".table")
    chance = random.Random(4)
    turns([ana, bea], chance, 6)

    open_talk(ana)
    ana.page.click("[data-phrase=hello]")
    bea.page.wait_for_selector("[data-talk] .unread")
    open_talk(eva)
    says(eva, "qué buena mano")
    open_talk(bea)
    says(bea, "suerte")
    ana.page.wait_for_function("() => document.querySelectorAll('[data-said]').length === 2")
    assert heard(ana) == ["¡Hola!", "suerte"], "who looks on is heard by the players when it is over"

    for _ in range(60):  # until it is Bea's turn
        mover, seen = asked([ana, bea])
        if mover is bea:
            break
        mover.click(seen, chance.choice(seen["places"]))
    bea.page.close()  # the tab, by mistake
    ana.page.wait_for_selector("[data-absence]")
    bea.page = bea.context.new_page()
    bea.page.set_default_timeout(40_000)
    bea.page.goto(bea.base)  # the front page, as anybody opens it
    home(bea).locator("[data-match] [data-act=sit]").first.click()
    bea.page.wait_for_selector(".table")
    ana.page.wait_for_selector("[data-absence]", state="detached")
    turns([ana, bea], chance, 4)

    give_up(ana)
    bea.page.wait_for_selector("[data-result=won]")
    ana.page.wait_for_selector("[data-result=lost]")
    ana.page.locator("[data-act=review]").first.click()
    ana.page.wait_for_selector("[data-steps]", timeout=LONG)

    assert home(ana).locator("[data-ladder='keyforge/live'] b").inner_text() == "1338?"
    assert home(bea).locator("[data-ladder='keyforge/live'] b").inner_text() == "1662?"
    ana.page.locator("[data-act=again]").first.click()
    ana.page.wait_for_selector("[data-act=withdraw]")
    take(bea, ana)
