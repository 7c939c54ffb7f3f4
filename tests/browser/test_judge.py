"""What cannot be done says why, with its clause; the rulebook is at hand in both languages."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.player import Line, Screen

from tapete.rulebook import rulebook

POSITION = """
game: keyforge
turn: 5
house: brobnar
players:
- houses: [brobnar, dis, logos]
  aember: 2
  hand: [punch, dust-pixie]
  line: [troll]
- aember: 1
  line: [bumpsy]
"""


def test_a_card_that_cannot_be_played_says_why_with_its_clause(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.puzzle("keyforge", POSITION)
    table.look()
    table.page.click("[data-thing*=dust-pixie]")  # of another house
    reason = table.page.locator("[role=dialog] li[data-clause]").first
    clause = reason.get_attribute("data-clause")
    assert clause is not None and clause.startswith("KF-")
    reason.get_by_role("button").click()
    here = table.page.locator(f".rulebook li[data-clause='{clause}']")
    here.wait_for()
    assert "here" in (here.get_attribute("class") or "")


def test_a_refused_move_shows_its_clause(screen: Callable[..., Screen]) -> None:
    table = screen()
    line = Line(table.page)
    table.puzzle("keyforge", POSITION)
    seen = table.look()
    line.change_moves("play:1:dust-pixie#1")
    place = next(place for place in seen["places"] if place["what"] == "pass")
    table.page.mouse.click(place["x"], place["y"])
    clause = table.page.locator(".notice [data-clause]")
    clause.wait_for()
    assert (clause.get_attribute("data-clause") or "").startswith("KF-")
    assert table.seq() == int(seen["seq"])


def test_the_rulebook_is_searched_in_both_languages(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.go("#/rules/keyforge")
    field = table.page.get_by_role("searchbox")
    told = "Number(/[0-9]+/.exec(document.querySelector('.count').innerText)[0])"
    for word in ("aturdida", "stunned"):
        field.fill(word)
        table.page.wait_for_function(f"() => {told} < 60")
        assert table.page.locator(".rulebook li").count() > 0
        field.fill("")
        table.page.wait_for_function(f"() => {told} > 60")


def test_the_rulebook_is_read_by_chapters(screen: Callable[..., Screen]) -> None:
    """The list of chapters jumps to each, and follows as one scrolls; in the drawer it is a menu."""
    table = screen()
    table.go("#/rules/res_arcana")
    chapters = table.page.get_by_role("navigation", name="Capítulos").get_by_role("button")
    chapters.first.wait_for()
    assert chapters.count() == len(rulebook("res_arcana").chapters)
    chapters.get_by_text("Victoria", exact=True).click()
    table.page.wait_for_selector("nav [aria-current]:has-text('Victoria')")
    heading, text = table.page.get_by_role("heading", name="Victoria").bounding_box(), table.page.locator(".text").bounding_box()
    assert heading is not None and text is not None and abs(heading["y"] - text["y"]) < 20
    table.page.get_by_role("button", name="English").click()
    table.page.get_by_role("heading", name="Victory").wait_for()

    table.begin("res_arcana", seed=3)
    table.look()
    table.page.keyboard.press("r")
    table.page.get_by_role("combobox", name="Chapters").select_option("collect")
    table.page.wait_for_function(
        "() => { const text = document.querySelector('.rulebook .text').getBoundingClientRect();"
        "return Math.abs(document.querySelector('[data-chapter=collect]').getBoundingClientRect().top - text.top) < 20 }"
    )


def test_the_log_tells_what_happened_and_links_its_cards(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin("keyforge", seed=11)
    chance = random.Random(1)
    for _ in range(8):
        seen = table.look()
        if "over" in seen:
            break
        table.click(seen, chance.choice(seen["places"]))
    table.look()
    table.page.keyboard.press("l")
    lines = table.page.locator(".log li")
    lines.first.wait_for()
    assert lines.count() > 3
    card = table.page.locator(".log .card").first
    card.hover()
    table.page.wait_for_selector(".preview")
    assert card.inner_text() in table.page.locator(".preview").inner_text()
