"""A puzzle of each game in the browser: solved by clicks, missed and refuted, hinted at; today's, and one's own rating."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable

import pytest
from tests.browser.player import Screen
from tests.browser.test_axe import objections

from tapete.puzzles.puzzle import GAMES, Puzzle, daily, puzzles_of
from tapete.table.puzzling import judged

STOCKED = [game for game in GAMES if puzzles_of(game)]


def shortest(game: str) -> Puzzle:
    """A puzzle that takes few clicks, nobody else's among them."""
    return min(puzzles_of(game), key=lambda puzzle: ("answer" in puzzle.themes, len(puzzle.line), puzzle.id))


def opened(screen: Callable[..., Screen], puzzle: Puzzle, *size: int, **more: str) -> Screen:
    mine = screen(*size, **more)
    mine.go(f"#/puzzle/{puzzle.game}/{puzzle.id}")
    mine.look()
    return mine


def answer(mine: Screen, option: str) -> None:
    """Answer by a click in the list of all that is possible; where one can only pass, the table has passed by itself."""
    seen = mine.look()
    mine.page.keyboard.press("o")
    mine.page.locator("dialog [data-option]").first.wait_for()
    offered = mine.page.locator(f"dialog [data-option='{option}']")
    if option == "pass" and not offered.count():
        mine.page.keyboard.press("Escape")
        return
    offered.click()
    mine.page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > Number(seq)", arg=seen["seq"])


def standing(mine: Screen, state: str) -> None:
    mine.page.locator(f"[data-puzzle-state={state}]").wait_for()


def own_answers(puzzle: Puzzle) -> list[str]:
    s = puzzle.start()
    assert s.decision is not None
    player = s.decision.player
    found: list[str] = []
    for id in puzzle.line:
        assert s.decision is not None
        if s.decision.player == player:
            found.append(id)
        option = s.decision.find(id)
        assert option is not None
        s.choose(option)
    return found


def led_on(mine: Screen) -> None:
    """Solve it by doing what the hints say: what the others answer is theirs to choose."""
    for _ in range(40):
        mine.look()
        if mine.page.locator("[data-puzzle-state=solved]").count():
            return
        standing(mine, "open")
        shown = mine.page.locator("[data-hint]:not([data-move=''])")
        while not shown.count():
            mine.page.locator("[data-act=hint]:not([disabled])").click()
            mine.page.wait_for_timeout(300)
        answer(mine, str(shown.get_attribute("data-move")))
        mine.page.wait_for_timeout(300)  # until it is judged, and the hint is gone
    raise AssertionError("40 hints do not solve it")


def a_miss(puzzle: Puzzle) -> str:
    """A first answer with which it can no longer be done, best one after which there is something to play on."""
    start = puzzle.start()
    assert start.decision is not None
    misses = {id: judged(puzzle, [id], False) for id in start.decision.ids()}
    wrong = {id: found for id, found in misses.items() if found.state == "missed"}
    return min(wrong, key=lambda id: (not wrong[id].next, id.startswith("pass"), id))


@pytest.mark.parametrize("game", STOCKED)
def test_a_puzzle_is_solved_by_clicks_and_explained(game: str, screen: Callable[..., Screen]) -> None:
    puzzle = shortest(game)
    mine = opened(screen, puzzle)
    assert mine.page.locator(".bar b").inner_text() == puzzle.asked.es
    if "answer" in puzzle.themes:
        led_on(mine)
    else:
        for option in own_answers(puzzle):
            standing(mine, "open")
            answer(mine, option)
        standing(mine, "solved")
        mine.page.locator("[data-gain]").wait_for()
    mine.page.click("[data-act=why]")
    assert mine.page.locator("[data-solution] li").count() == len(own_answers(puzzle))
    mine.page.keyboard.press("Escape")
    mine.go(f"#/puzzles/{game}")
    outcome = "helped" if "answer" in puzzle.themes else "solved"
    mine.page.locator(f"li:has([data-puzzle='{puzzle.id}']) b.{outcome}").wait_for()


@pytest.mark.parametrize("game", STOCKED)
def test_a_wrong_try_is_refuted_on_the_table(game: str, screen: Callable[..., Screen]) -> None:
    puzzle = shortest(game)
    mine = opened(screen, puzzle)
    answer(mine, a_miss(puzzle))
    standing(mine, "missed")
    assert "Así ya no" in mine.page.locator("[data-told]").inner_text()
    seq = mine.seq()
    refute = mine.page.locator("[data-act=refute]")
    if refute.is_enabled():
        refute.click()
        mine.page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq)
    mine.page.click("[data-act=again]")
    standing(mine, "open")
    answer(mine, own_answers(puzzle)[0])
    mine.go("#/puzzles")
    rating = mine.page.get_by_text(re.compile(r"Tu puntuación: \d+")).inner_text()
    assert int(rating.split()[2]) < 1500, "a miss costs"


def test_a_hint_names_the_card_and_then_the_move(screen: Callable[..., Screen]) -> None:
    puzzle = shortest("keyforge")
    mine = opened(screen, puzzle, language="en")
    mine.page.click("[data-act=hint]")
    shown = mine.page.locator("[data-hint]")
    shown.wait_for()
    first = shown.inner_text()
    assert first.startswith("Look at ")
    mine.page.click("[data-act=hint]")
    mine.page.wait_for_function("(first) => document.querySelector('[data-hint]')?.innerText !== first", arg=first)
    assert first.removeprefix("Look at ").rstrip(".") in shown.inner_text()


def test_the_puzzle_of_the_day_is_the_same_for_everybody(screen: Callable[..., Screen]) -> None:
    mine = screen()
    mine.go()
    mine.page.click("[data-act=puzzles]")
    today = daily(datetime.datetime.now(datetime.UTC).date())
    assert today is not None
    link = mine.page.locator("[data-act=daily]")
    assert link.get_attribute("href") == f"#/puzzle/{today.game}/{today.id}"
    link.click()
    mine.look()
    assert mine.page.locator(".bar b").inner_text() == today.asked.es


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_puzzles_are_for_everyone(size: tuple[int, int], screen: Callable[..., Screen]) -> None:
    puzzle = shortest("res_arcana")
    mine = opened(screen, puzzle, *size)
    assert objections(mine.page) == []
    box = mine.page.locator(".table").bounding_box()
    assert box is not None and box["y"] + box["height"] <= size[1] + 1, "the table ends where the window ends"
    mine.go("#/puzzles")
    mine.page.locator("ol li").first.wait_for()
    assert objections(mine.page) == []
    wide = mine.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0]
