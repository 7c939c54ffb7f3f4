"""The end leads on, and small things that a player notices: undo that says why not, looking on, the keyboard's focus."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.browser.player import Screen
from tests.server.served import call


def conceded(screen: Callable[..., Screen], moves: int = 12) -> Screen:
    mine = screen()
    mine.begin("keyforge", seed=9)
    chance = random.Random(2)
    for _ in range(moves):
        seen = mine.look()
        mine.click(seen, chance.choice(seen["places"]))
    mine.look()
    page = mine.page
    page.keyboard.press("Escape")
    page.keyboard.press("i")
    page.get_by_role("button", name="Rendirse").first.click()
    page.locator("dialog .button.main").click()
    page.wait_for_selector("[data-result]")
    return mine


def test_the_result_stays_at_hand_and_a_rematch_has_the_same_decks(screen: Callable[..., Screen]) -> None:
    mine = conceded(screen)
    page = mine.page
    match = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Ver la mesa").click()
    page.click("[data-button=result]")
    page.wait_for_selector("[data-result]")
    before = call(int(mine.base.rsplit(":", 1)[1]), "GET", f"/api/matches/{match}/record")[1]["record"]["setup"]
    page.click("[data-act=rematch]")
    page.wait_for_function("(old) => !location.hash.endsWith(old)", arg=match)
    mine.look()
    page.keyboard.press("i")
    page.get_by_role("button", name="Rendirse").first.click()
    page.locator("dialog .button.main").click()
    page.wait_for_selector("[data-result]")
    again = page.url.rsplit("/", 1)[1]
    after = call(int(mine.base.rsplit(":", 1)[1]), "GET", f"/api/matches/{again}/record")[1]
    assert after["record"]["setup"] == before and after["seats"][1]["kind"] == "bot"


def test_a_replay_has_turns_a_link_to_the_moment_and_tells_why(screen: Callable[..., Screen]) -> None:
    mine = conceded(screen, 20)
    page = mine.page
    page.get_by_role("link", name="Repetición").first.click()
    page.wait_for_selector("[data-marks]")
    marks = page.locator("[data-marks] option")
    assert marks.count() >= 2
    page.locator("[data-marks]").select_option(index=1)
    page.wait_for_function("() => Number(location.hash.split('/').at(-1)) > 0")
    moment = page.url
    page.click("[data-act=why]")
    page.wait_for_selector("[data-thought]")
    assert "%" in page.text_content("[data-thought]") or "elegiría" in page.text_content("[data-thought]")
    other = screen()
    other.page.goto(moment)
    other.page.wait_for_selector("[data-marks]")
    assert other.page.url == moment
    at = int(moment.rsplit("/", 1)[1])
    other.page.wait_for_function("(at) => document.querySelector('[data-seq]').dataset.seq === String(at)", arg=at)


def test_undo_says_why_it_cannot(screen: Callable[..., Screen]) -> None:
    mine = screen()
    mine.begin("keyforge", seed=9)
    mine.look()
    mine.page.keyboard.press("u")
    mine.page.wait_for_selector("[role=alert]")
    assert "deshacer" in mine.page.text_content("[role=alert]")


def test_who_looks_on_is_told_so_and_the_page_has_a_heading(screen: Callable[..., Screen]) -> None:
    mine = screen()
    mine.begin("keyforge", seed=9)
    mine.look()
    other = screen()
    other.page.goto(mine.page.url)
    other.page.wait_for_selector("[data-looking-on]")
    assert "Miras la partida" in other.page.text_content("[data-looking-on]")
    assert mine.page.locator("[data-looking-on]").count() == 0
    assert mine.page.locator("h1").count() == 1


def test_the_focus_follows_a_key_to_the_next_question(screen: Callable[..., Screen]) -> None:
    mine = screen()
    mine.begin("keyforge", seed=9)
    for _ in range(3):
        seen = mine.look()
        mine.page.keyboard.press("1")
        mine.page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seen["seq"])
        mine.look()
        mine.page.wait_for_function("() => !!document.activeElement.closest('.question')")


def test_the_two_lines_have_names_of_their_own(screen: Callable[..., Screen]) -> None:
    mine = screen()
    mine.begin("keyforge", seed=9)
    mine.look()
    names = mine.page.evaluate(
        "() => [...document.querySelectorAll('.board [role=group][aria-label]')].map((each) => each.ariaLabel)"
    )
    assert len(names) == len(set(names)), names
