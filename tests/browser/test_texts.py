"""What texts name: people by the names they chose, cards that light up and open, symbols with their names."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.browser.player import Screen

NAMED = """(name) => {
    const kept = JSON.parse(localStorage['tapete.settings']);
    localStorage.setItem('tapete.settings', JSON.stringify({ ...kept, name }));
}"""
LINES = "() => [...document.querySelectorAll('.log li')].map((line) => line.innerText)"


def begun(table: Screen, game: str, moves: int) -> None:
    """A match of Ana against a bot, some moves old, with its log open."""
    table.go()
    table.page.evaluate(NAMED, "Ana")
    table.page.reload()
    table.begin(game, seed=4)
    for _ in range(moves):
        seen = table.look()
        if "over" in seen:
            break
        table.click(seen, seen["places"][0])
    table.look()
    table.page.keyboard.press("l")
    table.page.wait_for_selector(".log li")


def test_the_log_calls_people_by_the_names_they_chose(screen: Callable[..., Screen]) -> None:
    table = screen()
    begun(table, "keyforge", 6)
    lines = "\n".join(table.page.evaluate(LINES))
    assert "Ana" in lines and "Jugador 1" not in lines and "Jugador 2" in lines


def test_a_lesson_is_read_to_its_end_on_a_phone(screen: Callable[..., Screen]) -> None:
    table = screen(390, 844)
    table.go("#/game/atrum_arena")
    table.page.click("[data-act=first]")
    more = table.page.locator(".question .more")
    for _ in range(8):
        seen = table.look()
        if more.count():
            break
        table.click(seen, seen["places"][0])
    shown = table.page.locator(".second.lesson")
    assert shown.evaluate("(line) => line.scrollHeight > line.clientHeight")
    more.click()
    whole = table.page.locator(".popup .all")
    assert whole.inner_text().strip() == shown.get_attribute("title")
    table.page.keyboard.press("Escape")
    whole.wait_for(state="detached")
    prompt = table.page.locator(".question .prompt").bounding_box()
    bar = table.page.locator(".question").bounding_box()
    assert prompt is not None and bar is not None and prompt["y"] >= bar["y"]


def test_a_card_named_in_the_log_is_lit_and_opens_its_face(screen: Callable[..., Screen]) -> None:
    table = screen()
    begun(table, "keyforge", 8)
    page = table.page
    names = page.locator(".log button.card")
    lit = 0
    for at in range(min(names.count(), 30)):
        name = names.nth(at)
        said = name.inner_text()
        name.scroll_into_view_if_needed()
        name.focus()
        assert said in page.locator(".preview .title").inner_text().replace("\u00ad", ""), "titles are hyphenated"
        lit += page.locator("[data-lit]").count()
        name.blur()
        assert page.locator("[data-lit]").count() == 0 and page.locator(".preview").count() == 0
    assert names.count() > 0 and lit > 0


def test_a_symbol_in_a_text_has_a_name_for_who_hears_it(screen: Callable[..., Screen]) -> None:
    table = screen()
    cards = json.loads(table.context.request.get(f"{table.base}/api/cards/keyforge").text())["cards"]
    assert any({"text": "Æ", "symbol": "aember"} in card["text"]["es"] for card in cards)
    table.begin("keyforge", seed=4)
    table.look()
    found = 0
    things = table.page.locator(".edge [data-thing]")
    for at in range(things.count()):
        things.nth(at).hover(force=True)
        table.page.wait_for_selector(".preview")
        icons = table.page.locator(".preview .text .symbol svg[role=img]")
        found += icons.count()
        assert all(icons.nth(number).get_attribute("aria-label") for number in range(icons.count()))
        table.page.mouse.move(2, 2)
    assert found > 0
