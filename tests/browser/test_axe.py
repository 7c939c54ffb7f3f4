"""axe objects to nothing: in the lobby and at every table, at a desk and on a phone, dark and light."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.measure import GAMES
from tests.browser.player import Screen

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").resolve()
RUN = """async () => (await axe.run(document)).violations.flatMap((rule) => rule.nodes.map((node) => ({
  rule: rule.id,
  html: node.html.slice(0, 200),
  pictured: document.querySelector(node.target[0])?.matches('.thing, .pile, .head, .cell'),
})))"""
SAYS_ALL = "label-content-name-mismatch"
NAMELESS = """() => {
  const plain = (text) => text.replaceAll('\u00ad', '').toLowerCase();
  const named = [['.thing', '.title, .name'],
    ['.pile', ':scope > .name'], ['.head', '.title, .name'], ['.cell', '.coordinate']];
  return named.flatMap(([what, name]) => [...document.querySelectorAll(what)].filter((each) => {
    const shown = [...each.querySelectorAll(name)].find((title) => title.getBoundingClientRect().width > 0);
    return shown && !plain(each.ariaLabel ?? '').includes(plain(shown.textContent.trim()));
  })).map((each) => each.outerHTML.slice(0, 200));
}"""


def objections(page: Any) -> list[str]:
    """What axe finds. A card, a pile or a cell is called by its name, not by all that is written on it: of these alone the rule
    that a label says everything visible asks for the visible name only."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = [
        f"{each['rule']}: {each['html']}" for each in page.evaluate(RUN) if not (each["pictured"] and each["rule"] == SAYS_ALL)
    ]
    return found + [f"not called as it is titled: {each}" for each in page.evaluate(NAMELESS)]


def play_on(table: Screen, moves: int) -> None:
    """Some moves by clicks, so that there are cards on the table and something to tell."""
    chance = random.Random(3)
    for _ in range(moves):
        seen = table.look()
        table.click(seen, chance.choice(seen["places"]))
    table.look()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_for_everyone(game: str, size: tuple[int, int], screen: Callable[..., Screen]) -> None:
    table = screen(*size)
    table.begin(game, seed=11)
    play_on(table, 12)
    assert objections(table.page) == []


def test_the_light_cloth_in_english_is_for_everyone(screen: Callable[..., Screen]) -> None:
    table = screen(language="en")
    table.go()
    table.page.evaluate("localStorage.setItem('tapete.settings', JSON.stringify({ theme: 'light', language: 'en' }))")
    table.begin("mitos_y_leyendas", seed=11)
    play_on(table, 12)
    assert objections(table.page) == []


def test_the_lobby_and_the_form_are_for_everyone(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.go()
    table.page.wait_for_selector("[data-game]")
    assert objections(table.page) == []
    table.page.click("[data-game=keyforge]")
    table.page.wait_for_selector("[data-act=play]")
    assert objections(table.page) == []
