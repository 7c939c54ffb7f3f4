"""People at a table talk: phrases in each one's language, words that may not be read, and those who look on among themselves."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.player import Screen
from tests.browser.test_people import sit_down


def heard(screen: Screen) -> list[str]:
    return [line.inner_text() for line in screen.page.locator("[data-said] > span").all()]


def open_talk(screen: Screen) -> None:
    screen.page.click("[data-talk]")
    screen.page.wait_for_selector(".talk form")


def says(screen: Screen, text: str) -> None:
    screen.page.fill(".talk form input", text)
    screen.page.press(".talk form input", "Enter")


def test_two_people_talk_and_one_would_rather_not_read_it(screen: Callable[..., Screen]) -> None:
    host, guest = screen(), screen()
    sit_down(host, guest, "keyforge", 4)
    open_talk(host)
    host.page.click("[data-phrase=hello]")
    guest.page.wait_for_selector("[data-talk] .unread")
    says(host, "<b>tres llaves</b> y a casa")
    guest.page.wait_for_function("() => document.querySelector('[data-talk] .unread')?.textContent === '2'")
    open_talk(guest)
    guest.page.wait_for_selector("[data-talk] .unread", state="detached")
    assert heard(guest) == ["¡Hola!", "<b>tres llaves</b> y a casa"], "what is written is text, never markup"
    guest.page.click(".talk .flag")
    guest.page.wait_for_selector(".talk li small")
    guest.page.check(".talk .mutes input")
    guest.page.wait_for_function("() => document.querySelectorAll('[data-said]').length === 0")
    says(guest, "te oigo igual")
    host.page.wait_for_function("() => document.querySelectorAll('[data-said]').length === 3")
    host.page.reload()
    host.page.wait_for_selector(".table")
    open_talk(host)
    host.page.wait_for_function("() => document.querySelectorAll('[data-said]').length === 3")
    assert heard(host)[-1] == "te oigo igual", "it is kept with the match"


def test_nobody_is_offered_to_talk_to_bots(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin("keyforge", seed=4)
    assert table.page.locator("[data-talk]").count() == 0
