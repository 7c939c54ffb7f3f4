"""Point, then aim: the targets glow, and each shows beforehand what will happen to it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.player import Screen

NINE = (Path(__file__).parent / "nine_enemies.yaml").read_text(encoding="utf-8")
MINE = "[data-thing='1:niffle-queen#1']"
ENEMIES = ".thing.target"
SIZES = [(1440, 900), (1366, 650), (1024, 768), (844, 390), (390, 844)]
# Whether the middle of each target, and each of its forecasts, is in sight: no other thing lies over it.
HIDDEN = """() => {
    const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const found = [];
    for (const thing of document.querySelectorAll('.thing.target')) {
        const box = thing.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 3);
        if (!inside(box) || !hit || !thing.contains(hit)) found.push(thing.dataset.thing);
    }
    for (const shown of document.querySelectorAll('[data-aimed]')) {
        if (!inside(shown.getBoundingClientRect())) found.push('forecast ' + shown.dataset.aimed);
    }
    return found;
}"""


def at_nine_enemies(screen: Callable[..., Screen], size: tuple[int, int], **more: Any) -> Screen:
    mine = screen(*size, **more)
    mine.puzzle("keyforge", NINE)
    mine.look()
    return mine


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_each_of_nine_enemies_shows_what_a_fight_would_do(screen: Callable[..., Screen], size: tuple[int, int]) -> None:
    mine = at_nine_enemies(screen, size)
    page = mine.page
    page.click(MINE)
    page.wait_for_function("() => document.querySelectorAll('[data-aimed] [data-forecast]').length === 9")
    assert page.locator(ENEMIES).count() == 9
    assert page.evaluate(HIDDEN) == []
    told = page.locator("[data-aimed]")
    for at in range(9):
        assert told.nth(at).locator("[data-certainty]").count() == 1
        assert told.nth(at).locator("[data-chip]").count() >= 1, "who is hurt, destroyed, or gains"
    name = page.locator(ENEMIES).first.get_attribute("aria-label")
    assert name and "Seguro" in name, "said to a screen reader as well"


def test_reaping_and_fighting_are_two_clicks_each(screen: Callable[..., Screen]) -> None:
    mine = at_nine_enemies(screen, (1440, 900))
    page = mine.page
    seq = mine.seq()
    page.click(MINE)
    page.click("[role=menu] [data-option^='reap:']")
    page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq)
    seq = mine.seq()
    mine.look()
    page.click("[data-thing='1:niffle-queen#2']")
    page.wait_for_selector("[data-aimed] [data-chip]")
    victim = page.locator(ENEMIES).first
    name = victim.get_attribute("data-thing")
    doomed = page.locator(f"[data-aimed='{name}'] [data-chip=death-skull][data-of=target]").count()
    victim.click()
    page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq)
    assert (page.locator(f".board .slot [data-thing='{name}']").count() == 0) == bool(doomed), "it happened as it was told"


def test_a_target_is_told_in_words_while_it_is_pointed_at(screen: Callable[..., Screen]) -> None:
    mine = at_nine_enemies(screen, (1440, 900))
    page = mine.page
    page.click(MINE)
    page.wait_for_selector("[data-aimed] [data-chip]")
    page.locator(ENEMIES).nth(2).hover()
    page.wait_for_selector("[data-foretold^='fight:']")
    assert "Seguro" in page.text_content("[data-foretold]")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_function(
        "() => document.querySelectorAll('[data-aimed]').length === 0 || !document.querySelector('.thing.target')"
    )


def test_fingers_aim_with_taps(screen: Callable[..., Screen]) -> None:
    mine = at_nine_enemies(screen, (390, 844), has_touch=True, is_mobile=True)
    page = mine.page
    seq = mine.seq()
    page.tap(MINE)
    page.tap(".preview.touch [data-act=aim]")
    page.wait_for_selector("[data-aimed] [data-chip]")
    page.locator(ENEMIES).nth(1).tap()
    page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq)
