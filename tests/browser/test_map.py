"""The map: who acts is in sight, lines of sight, costs, dragging, zooming, and the keyboard's cursor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.player import Screen

POSITION = """
game: dungeon_alliance
round: 1
cycle: 2
activating: petra
tiles: [{tile: bone_pile, slot: [1, 1], rotation: 90}]
hallways: [[[1, 0], [1, 1]]]
monsters: [{monster: goblin, at: e5, faces: s}]
players:
- heroes: [{hero: petra, at: e4, faces: n}, {hero: lorna, at: e1, exhausted: true}]
- heroes: [{hero: holgar, at: e14, faces: s}]
"""
LEAST_CELL = 44  # pixels


def opened(screen: Callable[..., Screen], width: int = 1440, height: int = 900, **more: Any) -> Screen:
    table = screen(width, height, **more)
    table.puzzle("dungeon_alliance", POSITION)
    table.look()
    return table


def cell(table: Screen, name: str) -> dict[str, float]:
    box = table.page.locator(f"[data-square={name}] rect").bounding_box()
    assert box is not None
    return dict(box)


def in_sight(table: Screen, name: str) -> bool:
    here, window = cell(table, name), table.page.locator(".map").bounding_box()
    assert window is not None
    across = window["x"] <= here["x"] and here["x"] + here["width"] <= window["x"] + window["width"]
    return across and window["y"] <= here["y"] and here["y"] + here["height"] <= window["y"] + window["height"]


def test_lines_of_sight_go_from_who_aims_to_each_target(screen: Callable[..., Screen]) -> None:
    table = opened(screen)
    assert table.page.locator(".sight").count() == 1 and table.page.locator(".sight.sure").count() == 0
    table.page.hover("[data-square=e5]")  # the goblin
    table.page.wait_for_selector(".sight.sure")
    line = table.page.locator(".sight line").bounding_box()
    assert line is not None and cell(table, "e4")["y"] > line["y"] > cell(table, "e5")["y"]


def test_one_looks_another_way_by_an_arrow_around_the_hero(screen: Callable[..., Screen]) -> None:
    table = opened(screen)
    ways = [way.get_attribute("data-way") for way in table.page.locator(".way").all()]
    assert sorted(ways) == ["e", "s", "w"]  # not where she looks
    table.page.locator(".way[data-way=e]").click()
    table.page.wait_for_selector(".way[data-way=n]")
    assert table.page.locator(".way[data-way=e]").count() == 0


def test_squares_say_what_it_costs_to_get_there(screen: Callable[..., Screen]) -> None:
    table = opened(screen)
    assert table.page.locator("[data-square=e3] .cost").text_content() == "2"  # away from a goblin costs one more
    assert table.page.locator("[data-square=e3][data-legal]").count() == 1


def test_who_acts_is_in_sight_and_large_enough_on_a_desk_and_on_a_phone(screen: Callable[..., Screen]) -> None:
    for table in (opened(screen), opened(screen, 390, 844, has_touch=True, is_mobile=True)):
        assert cell(table, "e4")["width"] >= LEAST_CELL
        assert in_sight(table, "e4") and in_sight(table, "e5")


def test_the_map_is_seen_whole_zoomed_and_dragged(screen: Callable[..., Screen]) -> None:
    table = opened(screen)
    near = cell(table, "e4")
    assert not in_sight(table, "e14")
    table.page.get_by_role("button", name="Ver todo el mapa").click()
    assert in_sight(table, "e14") and in_sight(table, "e1")
    table.page.get_by_role("button", name="Ver a quien actúa").click()
    assert cell(table, "e4") == near
    table.page.mouse.move(near["x"] + 10, near["y"] + 10)
    table.page.mouse.wheel(0, -400)
    table.page.wait_for_function(f"document.querySelector('[data-square=e4] rect').getBoundingClientRect().width > {near['width']}")
    seq, before = table.seq(), cell(table, "e4")
    table.page.mouse.down()
    table.page.mouse.move(near["x"] + 10, near["y"] + 80, steps=6)
    table.page.mouse.up()
    assert cell(table, "e4")["y"] > before["y"] + 40
    assert table.seq() == seq  # dragging is no click


def test_arrow_keys_walk_the_map_square_by_square(screen: Callable[..., Screen]) -> None:
    table = opened(screen)
    table.page.keyboard.press("m")
    start = table.page.evaluate("document.activeElement.dataset.square")
    assert start
    table.page.locator("[data-square=e4]").focus()
    walked = []
    for key in ("ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        table.page.keyboard.press(key)
        walked.append(table.page.evaluate("document.activeElement.dataset.square"))
    assert walked == ["e3", "e2", "d2", "d3", "e3"]
    seq = table.seq()
    table.page.keyboard.press("Enter")
    table.page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq)


def test_a_far_cell_is_walked_to_in_one_click(screen: Callable[..., Screen]) -> None:
    table = opened(screen)
    page = table.page
    far = page.evaluate(
        """() => [...document.querySelectorAll('[data-square].reach')]
            .map((cell) => [Number(cell.querySelector('.cost')?.textContent ?? 0), cell.dataset.square])
            .sort((a, b) => b[0] - a[0])[0]"""
    )
    assert far is not None and far[0] >= 2, far
    here = cell(table, far[1])
    seen = table.look()
    page.mouse.click(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seen["seq"])
    told = page.get_attribute(f"[data-square={far[1]}]", "aria-label")
    assert told is not None and "Petra" in told, "she stands there now"


def test_a_cell_cut_by_the_edge_is_walked_to_at_the_first_click(screen: Callable[..., Screen]) -> None:
    """The map does not move under the pointer that presses."""
    table = opened(screen)
    window, here = table.page.locator(".map").bounding_box(), cell(table, "e3")
    assert window is not None
    left, top = window["x"] + 20, window["y"] + 20
    table.page.mouse.move(left, top)
    table.page.mouse.down()
    table.page.mouse.move(left, top + window["y"] + window["height"] - here["y"] - here["height"] / 2, steps=6)
    table.page.mouse.up()
    here = cell(table, "e3")
    assert not in_sight(table, "e3")
    seq = table.seq()
    table.page.mouse.click(here["x"] + here["width"] / 2, here["y"] + here["height"] / 4)
    table.page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq, timeout=10_000)
