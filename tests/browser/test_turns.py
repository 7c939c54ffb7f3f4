"""The others' turn stays in sight until mine ends, and the log tells turns, causes and effects."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.player import Screen

STEPS = "[data-step]"


def after_a_turn_of_the_bot(mine: Screen) -> None:
    """Play at random until the bot has had a turn with at least two steps and it is my turn again."""
    chance = random.Random(4)
    for _ in range(200):
        seen = mine.look()
        assert "over" not in seen
        if mine.page.locator(STEPS).count() >= 2 and seen["phase"] == "asked":
            return
        hurried = [place for place in seen["places"] if place["what"] in ("pass", "done")]
        mine.click(seen, chance.choice(hurried or seen["places"]))
    raise AssertionError("the bot never did two things")


def test_the_turn_of_the_bot_stays_and_each_step_opens_what_happened(screen: Callable[..., Screen]) -> None:
    mine = screen()
    mine.begin("keyforge", seed=5)
    after_a_turn_of_the_bot(mine)
    page = mine.page
    steps = page.locator(STEPS).count()
    title = page.locator(STEPS).first.get_attribute("aria-label")
    page.locator(STEPS).first.click()
    told = page.locator("[data-told] li")
    assert told.count() >= 1 and title.casefold() in told.first.text_content().strip().casefold()
    page.keyboard.press("Escape")
    page.mouse.click(5, 300)
    seen = mine.look()
    house = next(place for place in seen["places"])
    mine.click(seen, house)
    assert page.locator(STEPS).count() == steps, "it stays while my turn lasts"
    seq = mine.seq()
    page.click("[data-button=repeat]")
    page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) < seq", arg=seq)
    page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) === seq", arg=seq)
    assert "places" in mine.look(), "and I am asked as before"


def test_the_log_has_turns_causes_and_effects(screen: Callable[..., Screen]) -> None:
    mine = screen()
    mine.begin("keyforge", seed=5)
    after_a_turn_of_the_bot(mine)
    page = mine.page
    page.keyboard.press("l")
    page.wait_for_selector(".log h3")
    assert page.locator(".log h3").count() >= 2
    assert page.locator(".log li.effect").count() >= 1
    shown = "() => [...document.querySelectorAll('.log .clause')].filter((each) => each.offsetParent).length"
    assert page.evaluate(shown) == 0, "clauses wait to be asked for"
    page.check(".toggle input")
    assert page.evaluate(shown) > 0
