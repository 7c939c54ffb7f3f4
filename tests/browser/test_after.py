"""After the end: the result, the replay from either side, and playing on from a moment."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.browser.player import Screen


@pytest.fixture
def finished(screen: Callable[..., Screen]) -> Screen:
    """A match of a few moves that was given up."""
    table = screen()
    table.begin("keyforge", seed=11)
    chance = random.Random(5)
    for _ in range(5):
        seen = table.look()
        table.click(seen, chance.choice(seen["places"]))
    table.look()
    table.page.keyboard.press("i")
    table.page.get_by_role("button", name="Rendirse").click()
    table.page.locator("dialog").get_by_role("button", name="Rendirse").click()
    table.page.wait_for_selector("[data-result=lost]")
    return table


def test_the_result_has_statistics_and_the_seed(finished: Screen) -> None:
    page = finished.page
    page.wait_for_selector("dialog table")
    text = page.locator("dialog").inner_text()
    assert "Decisiones" in text and "Semilla: 11" in text and "por abandono" in text


def test_the_end_links_to_a_page_that_explains_and_checks_the_shuffle(finished: Screen) -> None:
    page = finished.page
    page.locator(".seed a").click()
    article = page.locator("[data-page=shuffle]")
    article.wait_for()
    assert "Un barajado que se puede comprobar" in article.inner_text()
    article.locator("[data-verdict=fine]").wait_for()
    page.get_by_role("button", name="English").click()
    assert "A shuffle that can be checked" in article.inner_text()


def test_a_replay_is_stepped_through_from_both_sides(finished: Screen) -> None:
    page = finished.page
    page.get_by_role("link", name="Repetición").click()
    page.wait_for_selector(".controls")
    slider = page.locator("input[type=range]")
    total = int(slider.get_attribute("max") or "0")
    assert total >= 5
    assert page.locator(".board [data-zone='hand:1'] [data-thing]").count() >= 5  # every hand is open: theirs lies in a row
    page.get_by_role("button", name="Siguiente").click()
    page.wait_for_function("() => document.querySelector('input[type=range]').value === '1'")
    page.get_by_role("button", name="Final").click()
    page.wait_for_function("(total) => document.querySelector('[data-seq]').dataset.seq === String(total)", arg=total)
    page.locator(".controls select:not([data-marks])").select_option("1")
    page.wait_for_function("() => document.querySelector('.panel h2 small')?.innerText !== undefined")
    assert page.locator(".panel", has_text="(tú)").locator(".who").inner_text() == "Jugador 2"


def test_a_match_goes_on_from_a_moment_against_a_bot(finished: Screen) -> None:
    page = finished.page
    page.get_by_role("link", name="Repetición").click()
    page.wait_for_selector(".controls")
    page.get_by_role("button", name="Siguiente").click()
    page.wait_for_function("() => document.querySelector('input[type=range]').value === '1'")
    page.get_by_role("button", name="Seguir desde aquí").click()
    page.wait_for_selector(".question")
    seen = finished.look()
    assert seen["places"]
    finished.click(seen, seen["places"][0])


def test_a_saved_match_is_brought_back_to_watch(finished: Screen) -> None:
    page = finished.page
    with page.expect_download() as saving:
        page.get_by_role("button", name="Guardar la partida").click()
    path = saving.value.path()
    finished.go("#/game/keyforge")
    page.get_by_role("button", name="Ver una partida guardada").click()
    page.set_input_files("dialog input[type=file]", path)
    page.locator("dialog .button.main").click()
    page.wait_for_selector(".controls")
    assert int(page.locator("input[type=range]").get_attribute("max") or "0") >= 5


def test_a_match_is_reviewed_with_curve_words_and_a_way_to_play_from_there(finished: Screen) -> None:
    page = finished.page
    match = page.url.rpartition("/")[2]
    page.locator("[data-act=review]").click()
    article = page.locator("[data-page=review]")
    article.locator("[data-curve='0']").wait_for(timeout=120_000)
    assert page.url.endswith(f"#/review/{match}")
    text = article.inner_text()
    assert "con lo que su jugador sabía entonces" in text and "Empezó con" in text
    assert article.locator("[data-curve] .line").get_attribute("d")
    assert "de ganar de Jugador 1" in str(article.locator("[data-curve]").get_attribute("aria-label"))
    article.get_by_role("checkbox").check()
    steps = article.locator("[data-step]")
    assert steps.count() >= 3 and ": " in steps.first.inner_text()
    assert f"#/review/{match}" in str(article.locator("input[readonly]").input_value()), "a link to share"
    article.get_by_role("button", name="Jugador 2").click()
    article.locator("[data-curve='1']").wait_for()
    article.get_by_role("button", name="Jugador 1").click()
    steps.last.locator("[data-act=from]").click()
    page.wait_for_function("(old) => location.hash.startsWith('#/match/') && !location.hash.endsWith(old)", arg=match)
    page.wait_for_selector("[data-seq]")


def test_a_replay_shows_what_each_answer_was_worth(finished: Screen) -> None:
    page = finished.page
    page.get_by_role("link", name="Repetición").click()
    page.wait_for_selector(".controls")
    page.locator(".controls [data-act=review]").click()
    page.locator(".controls [data-curve]").wait_for(timeout=120_000)
    total = int(page.locator("input[type=range]").get_attribute("max") or "0")
    page.get_by_role("button", name="Final").click()
    worth = 0
    for at in range(total - 1, -1, -1):
        worth += page.locator("[data-worth]").count()
        page.get_by_role("button", name="Anterior").click()
        page.wait_for_function("(at) => document.querySelector('input[type=range]').value === String(at)", arg=at)
    assert worth >= 3
    page.get_by_role("link", name="Repaso de la partida").click()
    page.locator("[data-page=review] [data-curve]").wait_for()
