"""Questions asked together are answered on one sheet, and questions that leave no choice answer themselves."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.player import Screen

COLLECTING = """
game: res_arcana
players:
- area: [witch, {card: athanor, elan: 2}, {card: sacred_grove, life: 1}, protection]
- {passed: true, area: [druid, research]}
"""
POOL = ".panel:has-text('(tú)') .gauges li[title='{name}'] b"


def at_the_sheet(table: Screen) -> None:
    """Player 1 passes, the last one to do so, and the next round begins with collecting."""
    table.puzzle("res_arcana", COLLECTING)
    table.look()
    table.page.locator("[data-option=pass]").click()
    table.page.locator(".question [data-thing], .board [data-legal]").first.click()  # another magic item
    table.page.wait_for_selector(".sheet")


def number(table: Screen, name: str) -> int:
    return int(table.page.locator(POOL.format(name=name)).first.inner_text())


def test_collecting_is_one_sheet_and_one_confirmation(screen: Callable[..., Screen]) -> None:
    table = screen()
    at_the_sheet(table)
    page = table.page
    confirm = page.locator("[data-option=together]")
    assert confirm.is_disabled()  # the witch's essence is still to be chosen
    elan, life, death = (number(table, name) for name in ("Elan", "Vida", "Muerte"))
    page.locator(".sheet section", has_text="Bruja").get_by_role("button", name="Muerte").click()
    page.locator(".sheet section", has_text="Arboleda").get_by_role("button", name="No retires nada").click()
    page.click(".board [data-thing*=athanor]")  # the card on the table turns its answer, too
    page.click(".board [data-thing*=athanor]")
    confirm.click()
    page.wait_for_selector(".sheet", state="detached")
    page.wait_for_function("() => document.querySelector('.banner').innerText.includes('2')")
    table.look()
    assert (number(table, "Elan"), number(table, "Vida"), number(table, "Muerte")) == (elan + 2, life, death + 1)
    assert page.locator(".board [data-thing*=sacred_grove] .tokens").inner_text().startswith("1")


def test_in_a_bots_turn_the_table_passes_for_who_can_do_nothing(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.page.goto(table.base)
    table.page.evaluate("localStorage.setItem('tapete.settings', JSON.stringify({ pace: 0, language: 'es', passAlone: true }))")
    table.page.reload()
    table.begin("mitos_y_leyendas", seed=4, first=0)
    asked = 0
    while asked < 10:
        seen = table.look()
        table.page.wait_for_timeout(100)  # a question that answers itself is gone by now
        if table.seq() != int(seen["seq"]):
            continue
        asked += 1
        assert table.page.locator(".panel.active", has_text="(tú)").count() or len(seen["places"]) > 1
        end = next((place for place in seen["places"] if place["what"] in ("pass", "keep", "done")), seen["places"][0])
        table.click(seen, end)
