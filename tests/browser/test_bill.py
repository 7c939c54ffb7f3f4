"""In the middle of a payment the question says what was paid and what is left."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.player import Screen

DUE = "[data-bill] .due .sum"
DONE = "[data-bill] .done .sum"
WITH_ALCHEMY: dict[str, Any] = {  # which takes any four essences
    "game": "res_arcana",
    "round": 1,
    "first": 2,
    "active": 1,
    "players": [
        {"pool": {"elan": 3, "life": 2, "calm": 2, "death": 2}, "area": ["duelist", "alchemy"], "hand": ["fiery_whip", "prism"]},
        {"pool": {"elan": 1, "life": 1}, "area": ["alchemist", "divination"], "hand": ["chalice_of_life", "crypt"]},
    ],
    "places": ["alchemists_tower", "sacrificial_pit", "dwarven_mines", "sunken_reef", "sorcerers_bestiary"],
    "monuments": ["hanging_gardens", "oracle"],
    "monument_deck": ["obelisk", "temple"],
}


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650), (844, 390), (390, 844)], ids=lambda size: "x".join(map(str, size)))
def test_what_was_paid_grows_and_what_is_left_shrinks(size: tuple[int, int], screen: Callable[..., Screen]) -> None:
    table = screen(*size)
    table.puzzle("res_arcana", json.dumps(WITH_ALCHEMY))
    page = table.page

    def total(where: str) -> int:
        return sum(int(text) for text in page.locator(where).all_inner_texts())

    seen = table.look()
    assert page.locator("[data-bill]").count() == 0, "nothing is being paid yet"
    page.locator("[data-thing='alchemy']").first.click()
    menu = page.locator("[role=menu] [data-option='use:alchemy:1']")
    menu.or_(page.locator("[data-bill]")).first.wait_for()
    if menu.count():
        menu.click()
    for given in range(3):
        page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seen["seq"])
        seen = table.look()
        assert (total(DONE), total(DUE)) == (given, 4 - given)
        shown = page.locator("[data-bill] .due").bounding_box()
        assert shown is not None
        assert 0 <= shown["x"] <= size[0] - shown["width"], "it is in sight"
        assert 0 <= shown["y"] <= size[1] - shown["height"], "it is in sight"
        page.locator("[data-option='pay:elan']").click()
    page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seen["seq"])
    table.look()
    assert (total(DONE), total(DUE)) == (3, 1)
