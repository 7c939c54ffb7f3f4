"""The front door: how soon it is there, how much it weighs, what it offers."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.player import Screen

from tapete import games

STATIC = Path(__file__).parents[2] / "src/tapete/server/static"
MOST_BYTES = 250_000
FIRST_PAINT = 1000  # milliseconds
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1"


def test_the_bundle_is_small() -> None:
    """Page, scripts, style and letters, compressed; the icons of a game come when it is opened."""
    parts = [STATIC / "index.html", *(STATIC / "assets").iterdir()]
    sizes = {part.name: len(gzip.compress(part.read_bytes())) for part in parts}
    assert sum(sizes.values()) < MOST_BYTES, sizes


def test_the_lobby_is_painted_within_a_second(screen: Callable[..., Screen]) -> None:
    paints = []
    for _ in range(3):
        table = screen()
        table.go()
        table.page.wait_for_selector("[data-game]")
        paints.append(table.page.evaluate(PAINT))
    assert 0 < min(paints) < FIRST_PAINT, paints


def test_nothing_comes_from_another_place(screen: Callable[..., Screen]) -> None:
    table = screen()
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    table.begin("keyforge", seed=11)
    table.look()
    assert all(url.startswith((table.base, "data:")) for url in asked), asked


def test_every_game_is_offered_and_the_owners_are_named(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.go()
    table.page.wait_for_selector("[data-game]")
    assert table.page.locator("[data-game]").count() == len(games.ids())
    assert all(len(about) > 30 for about in table.page.locator("[data-game] .about").all_inner_texts())
    table.page.click("footer a[href='#/about']")
    about = table.page.locator("article")
    about.wait_for()
    text = about.inner_text()
    for words in ("no oficial", "Game Icons", "CC BY 3.0", "Alegreya", "Ghost Galaxy", "Quixotic"):
        assert words in text


def test_a_guided_first_game_explains_each_question(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.go("#/game/keyforge")
    table.page.click("[data-act=first]")
    table.look()
    assert table.page.locator(".question .lesson").inner_text().strip()


def test_a_deck_is_imported_by_pasting_it(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.forgive("400")  # the first list names a card that does not exist
    table.go("#/game/mitos_y_leyendas")
    table.page.locator("form .deck select").first.select_option("import")
    table.page.fill("dialog textarea", "3 Nadie")
    table.page.locator("dialog .button.main").click()
    table.page.locator("dialog [role=alert]").wait_for()
    assert "Nadie" in table.page.locator("dialog [role=alert]").inner_text()
    table.page.fill("dialog textarea", "# El mío\n3 Skadi\n2 Zara")
    table.page.locator("dialog .button.main").click()
    table.page.wait_for_selector("dialog", state="detached")
    assert "El mío" in table.page.locator("form .deck select").first.inner_text()
    table.page.reload()
    table.page.locator("form .deck select").nth(1).select_option("own El mío")
    assert table.page.locator("form .deck select").nth(1).input_value() == "own El mío"


def test_nobody_begins_who_does_not_sit_and_two_modes_do_not_mix(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.go("#/game/dungeon_alliance")
    first = table.page.locator("select[name=first] option")
    expect(first).to_have_count(3)  # by chance, and the two who sit
    table.page.get_by_role("button", name="Añadir asiento").click()
    expect(first).to_have_count(4)
    table.page.locator("select[name=first]").select_option("3")
    table.page.get_by_role("button", name="Quitar asiento 3").click()
    expect(first).to_have_count(3)
    expect(table.page.locator("select[name=first]")).to_have_value("0")
    table.page.locator("select[name=pvp]").select_option("1")
    expect(table.page.locator("select[name=cooperative]")).to_be_disabled()


def test_a_running_match_is_found_again_in_the_lobby(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin("keyforge", seed=11)
    seq = table.look()["seq"]
    table.go()
    match = table.page.locator("li:has(a:text('Volver a la mesa'))").inner_text()
    assert "contra Bot Aprendiz" in match and "Te toca" in match
    table.page.get_by_role("link", name="Volver a la mesa").click()
    assert table.look()["seq"] == seq
