"""Keyboard alone, a phone, both languages, light and dark.

With `TAPETE_WHOLE=all` a whole game of each of the five is played with keys alone, otherwise one.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.player import Screen

from tapete import games

FOCUS = """() => {
    const now = document.activeElement;
    return { legal: !!now?.dataset?.legal, what: now?.dataset?.thing ?? now?.dataset?.option ?? '' };
}"""
TAPPED = """(seq) => document.querySelector('.preview.touch') || document.querySelector('[data-result]')
    || document.querySelector('[data-seq]').dataset.seq !== seq"""
BY_KEYS = games.ids() if os.environ.get("TAPETE_WHOLE") == "all" else ("keyforge",)
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown")


def press_something(table: Screen, seen: dict[str, Any], chance: random.Random) -> None:
    """Answer with keys alone: numbers for the question's buttons, arrows and Enter for the cards."""
    keyboard = table.page.keyboard
    if seen["phase"] == "menu":
        for _ in range(chance.randrange(4)):
            keyboard.press("ArrowDown")
        keyboard.press("Enter")
        return
    buttons = table.page.locator(".question.mine .button[data-option] kbd").count()
    cards = len(seen["places"]) - buttons
    if buttons and (not cards or chance.random() < 0.4):
        keyboard.press(str(chance.randrange(min(9, buttons)) + 1))
        return
    for _ in range(60):
        if table.page.evaluate(FOCUS)["legal"] and chance.random() < 0.5:
            keyboard.press("Enter")
            return
        keyboard.press(chance.choice(ARROWS))
    keyboard.press("o")  # all that is possible, in words
    keyboard.press("Tab")
    keyboard.press("Tab")
    keyboard.press("Enter")


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_whole_game_with_the_keyboard_alone(game: str, screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin(game, seed=11)
    chance = random.Random(3)
    result = ""
    for _ in range(1500):
        seen = table.look()
        if "over" in seen:
            result = str(seen["over"])
            break
        if "places" in seen:
            press_something(table, seen, chance)
            table.page.wait_for_timeout(20)
            if table.page.locator("[role=dialog]").count():
                table.page.keyboard.press("Escape")
    assert result in ("won", "lost")


def test_keys_open_and_close_what_is_seldom_needed(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin("keyforge", seed=11)
    table.look()
    for key, inside in (("l", ".log, .none"), ("r", ".rulebook"), ("j", ".judge"), ("i", ".info")):
        table.page.keyboard.press(key)
        table.page.wait_for_selector(f".drawer :is({inside})")
        table.page.keyboard.press("Escape")
        table.page.wait_for_selector(".drawer", state="detached")
    asked = ""
    for _ in range(2):  # the hand is kept, a house is chosen
        seen = table.look()
        asked = table.page.locator(".question .prompt").inner_text()
        table.page.keyboard.press("1")
        table.page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seen["seq"])
    table.look()
    assert table.page.locator(".question .prompt").inner_text() != asked
    table.page.keyboard.press("u")  # taken back: the same question again
    table.page.wait_for_function("(asked) => document.querySelector('.question .prompt')?.innerText === asked", arg=asked)


def overflow(table: Screen) -> int:
    found: int = table.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    return found


def test_a_phone_shows_the_question_and_the_hand_and_plays_by_touch(screen: Callable[..., Screen]) -> None:
    table = screen(390, 844, has_touch=True, is_mobile=True)
    table.begin("keyforge", seed=11)
    chance = random.Random(2)
    for _ in range(12):
        seen = table.look()
        if "over" in seen:
            break
        assert overflow(table) <= 0
        prompt = table.page.locator(".question .prompt").bounding_box()
        assert prompt is not None and prompt["x"] >= 0 and prompt["y"] + prompt["height"] <= 844
        place = chance.choice(seen["places"])
        table.page.touchscreen.tap(place["x"], place["y"])
        table.page.wait_for_function(TAPPED, arg=seen["seq"])
        if table.page.locator(".preview.touch").count():  # the first tap shows the card, with what can be done
            table.page.locator(".preview.touch [data-option]").first.tap()
        table.page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seen["seq"])


@pytest.mark.parametrize("game", games.ids())
def test_a_phone_shows_who_is_winning_and_what_is_asked(game: str, screen: Callable[..., Screen]) -> None:
    table = screen(390, 844, has_touch=True, is_mobile=True)
    table.begin(game, seed=11)
    table.look()
    assert overflow(table) <= 0
    assert table.page.locator(".standing li").count() == 2
    for part in (".standing li.me", ".standing li:not(.me)", ".question .prompt"):
        box = table.page.locator(part).bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] + box["height"] <= 844, part


def test_a_first_tap_shows_a_card_large_and_does_nothing_else(screen: Callable[..., Screen]) -> None:
    table = screen(390, 844, has_touch=True, is_mobile=True)
    table.begin("keyforge", seed=11)
    seen = table.look()
    table.page.locator(".edge [data-thing]").last.tap()
    table.page.wait_for_selector(".preview.touch")
    assert table.seq() == int(seen["seq"])


def test_the_language_changes_without_reload(screen: Callable[..., Screen]) -> None:
    table = screen(language="es")
    table.go()
    table.page.wait_for_selector("[data-game]")
    assert table.page.get_attribute("html", "lang") == "es"
    table.begin("keyforge", seed=11)
    table.look()
    spanish = table.page.locator(".question .prompt").inner_text()
    table.page.evaluate("window.kept = true")
    table.page.keyboard.press("i")
    table.page.locator(".info select").first.select_option("en")
    table.page.wait_for_function("(text) => document.querySelector('.question .prompt').innerText !== text", arg=spanish)
    assert table.page.get_attribute("html", "lang") == "en"
    assert table.page.get_by_role("button", name="Log").count() > 0
    assert table.page.evaluate("window.kept")


def test_english_from_the_first_page(screen: Callable[..., Screen]) -> None:
    table = screen(language="en")
    table.go()
    table.page.get_by_role("heading", name="Sit down, shuffle and play.").wait_for()
    table.begin("res_arcana", seed=3)
    table.look()
    assert "mage" in table.page.locator(".question .prompt").inner_text().lower()


def test_the_cloth_is_dark_until_somebody_chooses_the_light_one(screen: Callable[..., Screen]) -> None:
    table = screen(color_scheme="light")
    table.go()
    table.page.wait_for_selector("[data-game]")
    assert table.page.get_attribute("html", "data-theme") == "dark"
    table.page.get_by_role("button", name="Paño").click()
    assert table.page.get_attribute("html", "data-theme") == "light"
    table.page.reload()
    table.page.wait_for_selector("html[data-theme=light]")


def test_numbers_in_the_display_face_are_lining_figures(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin("keyforge", seed=11)
    table.look()
    family, heights = table.page.locator(".gauges .big").first.evaluate(
        """async (gauge) => {
            await document.fonts.ready;
            const family = getComputedStyle(gauge).fontFamily;
            const pen = document.createElement('canvas').getContext('2d');
            pen.font = `700 100px ${family}`;
            return [family, [...'H0123'].map((each) => pen.measureText(each).actualBoundingBoxAscent)];
        }"""
    )
    assert "Alegreya" in family
    assert all(abs(height - heights[0]) < 12 for height in heights[1:]), heights


def test_everything_that_can_be_pressed_has_a_name(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin("keyforge", seed=11)
    table.look()
    nameless = table.page.evaluate(
        "[...document.querySelectorAll('button, a, [role=button], input, select')]"
        ".filter((each) => !(each.ariaLabel || each.innerText || each.title || each.labels?.length))"
        ".map((each) => each.outerHTML.slice(0, 120))"
    )
    assert nameless == []
    assert table.page.locator("[aria-live]").count() >= 1


def test_a_card_of_the_hand_is_dragged_onto_the_table(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.puzzle(
        "keyforge", "{game: keyforge, turn: 5, house: brobnar, players: [{hand: [troll], houses: [brobnar, dis, logos]}, {}]}"
    )
    seen = table.look()
    card = table.page.locator(".edge [data-thing]").first
    card.drag_to(table.page.locator(".board"), target_position={"x": 800, "y": 200})
    menu = table.page.locator("[role=menu] [data-option^=play]")
    if menu.count():  # it could also be discarded
        menu.first.click()
    table.page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seen["seq"])
    assert table.page.locator(".board [data-thing*=troll]").count() == 1


def test_the_moves_of_a_bot_are_shown_one_by_one(screen: Callable[..., Screen]) -> None:
    """At a human pace the table shows each change by itself; a click on Skip shows the rest at once."""
    table = screen()
    table.begin("keyforge", seed=11)
    table.look()
    table.page.keyboard.press("i")
    table.page.locator(".info select").nth(2).select_option("1600")
    table.page.keyboard.press("Escape")
    for _ in range(30):
        seen = table.look()
        place = next((place for place in seen["places"] if place["what"] in ("pass", "keep")), seen["places"][0])
        table.click(seen, place)
        if table.page.locator(".question .waiting").count():
            break
    skip = table.page.get_by_role("button", name="Saltar")
    skip.wait_for()
    shown = table.seq()
    skip.click()
    table.page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=shown)


def test_points_are_broken_down_on_demand(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.puzzle("res_arcana", "{game: res_arcana, players: [{area: [{card: sacred_grove, life: 3}, hawk]}, {}]}")
    table.look()
    table.page.locator(".panel", has_text="(tú)").get_by_role("button", name="Puntos: ").click()
    box = table.page.get_by_role("dialog", name="Puntos")
    numbers = [int(each) for each in box.locator("tbody td").all_inner_texts()]
    assert numbers[0] == 5 and sum(numbers) == int(box.locator("tfoot td").inner_text())
    table.page.keyboard.press("Escape")
    box.wait_for(state="detached")
