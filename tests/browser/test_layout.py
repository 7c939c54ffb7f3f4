"""The table uses its room, and nothing on it moves unless the game moved it: the bars of `measure`, and clicks where things are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.measure import GAMES, LONG, SIZES, WATCHED, Watched, questions, travelling
from tests.browser.moments import moments
from tests.browser.player import Screen
from tests.server.served import Process

DESK, LAPTOP, _, PHONE, TURNED = SIZES
# The cards that lie between the names beside a map, and are not seen whole.
UNDER_NAMES = """() => {
    const below = document.querySelector('.people .me')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('.their .slot')].filter((each) => each.getBoundingClientRect().bottom > below + 1).length;
}"""
# How much of what lies before me is in sight, of as much as there is room for.
MINE_IN_SIGHT = """() => {
    const board = document.querySelector('.scrolling').closest('.narrow, .low').getBoundingClientRect();
    const top = document.querySelector('.standing').getBoundingClientRect().bottom;
    const boxes = [...document.querySelectorAll(".scrolling [data-zone$=':0']")].map((each) => each.getBoundingClientRect());
    const from = Math.min(...boxes.map((each) => each.top));
    const to = Math.max(...boxes.map((each) => each.bottom));
    const seen = Math.min(to, board.bottom) - Math.max(from, top);
    return seen / Math.min(to - from, board.bottom - top);
}"""
NINE_ENEMIES = """
game: keyforge
house: untamed
players:
- {houses: [mars, sanctum, untamed], line: [niffle-queen, niffle-queen], hand: [regrowth]}
- houses: [dis, mars, sanctum]
  line: [{card: sergeant-zakiel, exhausted: 1}, grabber-jammer, staunch-knight, succubus, champion-tabris, dust-imp, grey-monk,
    the-vaultkeeper, ulyq-megamouth]
"""
FLANK = """
game: keyforge
house: brobnar
players:
- {houses: [brobnar, dis, mars], line: [troll, bumpsy], hand: [troll]}
- {houses: [brobnar, mars, logos], line: [troll]}
"""


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_large_whole_and_where_they_were(game: str, browser: Any, served: Process) -> None:
    positions = moments(game)
    for position in positions.values():
        watched = Watched(browser, served.port, game, position)
        watched.resize(DESK)
        desk = watched.measured()
        watched.resize(LAPTOP)
        laptop = watched.measured()
        covered = watched.page.evaluate(UNDER_NAMES)
        watched.close()
        assert desk["cards_share"] >= 0.35 and desk["smallest_title_px"] >= 11 and desk["cut"] == []
        assert desk["saying"] > 0 and desk["silent"] == 0
        assert laptop["smallest_card_px"] >= 72 and laptop["cut"] == [] and covered == 0
        assert desk["hand_visible"] == laptop["hand_visible"] == 1
        assert desk["cut_words"] == laptop["cut_words"] == []
    watched = Watched(browser, served.port, game, positions[WATCHED])
    found = questions(watched, DESK, 0)
    watched.close()
    assert found["questions"] > 0 and len(found["question_heights"]) == 1
    assert found["moves"] == {} and found["cut_words"] == []


@pytest.mark.parametrize("size", [PHONE, TURNED], ids=["upright", "turned"])
def test_what_is_mine_is_in_sight_when_my_turn_begins_on_a_phone(size: tuple[int, int], browser: Any, served: Process) -> None:
    watched = Watched(browser, served.port, "mitos_y_leyendas", moments("mitos_y_leyendas")["crowded"])
    watched.resize(size)
    seen = watched.page.evaluate(MINE_IN_SIGHT)
    watched.close()
    assert seen > 0.9


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_never_busy_for_long_while_cards_travel(game: str, browser: Any, served: Process) -> None:
    watched = Watched(browser, served.port, game, moments(game)[WATCHED], "no-preference")
    found = travelling(watched, DESK)
    watched.close()
    assert 0 < found["longest_cpu_ms"] < LONG


@pytest.mark.parametrize("size", [LAPTOP, PHONE, TURNED], ids=["laptop", "upright", "turned"])
def test_a_long_question_is_read_whole_where_there_is_little_room(size: tuple[int, int], browser: Any, served: Process) -> None:
    watched = Watched(browser, served.port, "atrum_arena", moments("atrum_arena")[WATCHED])
    found = questions(watched, size, 4)
    watched.close()
    assert found["questions"] > 0 and found["cut_words"] == [] and found["moves"] == {}


@pytest.mark.parametrize("size", [PHONE, TURNED], ids=["upright", "turned"])
def test_my_own_line_is_in_sight_however_many_enemies_can_be_fought(size: tuple[int, int], screen: Callable[..., Screen]) -> None:
    table = screen(*size)
    table.puzzle("keyforge", NINE_ENEMIES)
    table.look()
    hidden = """() => {
        const board = document.querySelector('.board').getBoundingClientRect();
        const boxes = [...document.querySelectorAll("[data-zone='line:0'] .thing")].map((each) => each.getBoundingClientRect());
        return boxes.filter((box) => box.bottom > board.bottom + 9).length;
    }"""
    table.page.wait_for_function(f"({hidden})() === 0")


def test_nine_players_on_a_small_desk_reach_all_that_is_theirs(screen: Callable[..., Screen]) -> None:
    table = screen(1024, 768)
    table.go("#/game/atrum_arena")
    for _ in range(7):
        table.page.get_by_role("button", name="Añadir asiento").click()
    table.page.click("[data-act=play]")
    table.page.wait_for_selector("[data-zone='reptantes:0'] .power")
    reachable = """() => {
        const parts = [...document.querySelectorAll("[data-zone='reptantes:0'] .power")];
        return parts.length > 0 && parts.every((each) => {
            each.scrollIntoView({ block: 'nearest' });
            const box = each.getBoundingClientRect();
            return each.contains(document.elementFromPoint(box.left + box.width / 2, box.bottom - 12));
        });
    }"""
    assert table.page.evaluate(reachable)
    cut = "() => [...document.querySelectorAll('.people .who')].filter((each) => each.scrollWidth > each.clientWidth + 1).length"
    assert table.page.evaluate(cut) == 0


@pytest.mark.parametrize("enemy", [0, 8])
def test_fighting_any_of_nine_enemies_is_two_clicks(enemy: int, screen: Callable[..., Screen]) -> None:
    table = screen()
    table.puzzle("keyforge", NINE_ENEMIES)
    table.look()
    seq = table.seq()
    table.page.locator("[data-zone='line:0'] .thing").nth(1).click()
    assert table.page.locator("[data-zone='line:1'] .thing.target").count() == 9
    chips = table.page.locator("[role=menu] [data-option]").all_inner_texts()  # a forecast may stand below the name
    assert [chip.strip().splitlines()[0] for chip in chips] == ["Cosechar"]
    table.page.locator("[data-zone='line:1'] .thing").nth(enemy).click()
    table.page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq)


def test_reaping_with_enemies_about_is_two_clicks(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.puzzle("keyforge", NINE_ENEMIES)
    table.look()
    table.page.locator("[data-zone='line:0'] .thing").first.click()
    table.page.locator("[role=menu] [data-option]").first.click()
    table.page.wait_for_selector("[data-zone='line:0'] .slot.turned")


def test_a_flank_is_chosen_at_the_end_of_the_line(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.puzzle("keyforge", FLANK)
    table.look()
    table.page.locator(".edge [data-thing]").first.click()
    table.page.locator("[role=menu] [data-option^=play]").first.click()
    end, first = (
        table.page.locator(".end.left").bounding_box(),
        table.page.locator("[data-zone='line:0'] .thing").first.bounding_box(),
    )
    assert end is not None and first is not None and end["x"] < first["x"]
    table.page.click(".end.left")
    expect(table.page.locator("[data-zone='line:0'] .thing")).to_have_count(3)


def test_a_lifted_card_covers_no_answer(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.puzzle("keyforge", NINE_ENEMIES)
    table.look()
    table.page.locator(".edge .thing").first.hover()
    table.page.wait_for_selector(".preview")
    covered = """() => {
        const answers = [...document.querySelectorAll('.question button:not([disabled])')];
        const lifted = [...document.querySelectorAll('.edge .thing, .preview')].map((each) => each.getBoundingClientRect());
        const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        return answers.filter((each) => lifted.some((box) => meets(box, each.getBoundingClientRect()))).length;
    }"""
    assert table.page.evaluate(covered) == 0


def test_the_symbols_are_explained_from_the_table(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin("res_arcana", seed=4)
    table.look()
    names = "() => [...document.querySelectorAll('dialog[open] dd')].map((each) => each.textContent.trim())"
    table.page.keyboard.press("s")
    table.page.wait_for_selector("dialog[open] dd")
    legend = table.page.evaluate(names)
    assert "agota" in legend and all(legend)
    table.page.keyboard.press("Escape")
    expect(table.page.locator("dialog[open]")).to_have_count(0)
