"""The decks' workshop as people use it: build by clicks, keep, import, share, play, and see how a deck did."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.player import Screen
from tests.browser.test_axe import objections
from tests.browser.test_meeting import come, give_up

from tapete import games
from tapete.games.keyforge.decks import random_deck, shipped_decks

THREE_MINUTES = 180  # seconds
SIZES = [(1440, 900), (1366, 768), (1024, 768), (390, 844), (844, 390)]
BROUGHT = ("mitos_y_leyendas", "keyforge", "atrum_arena", "dungeon_alliance")


def bench(screen: Screen, game: str) -> Any:
    """An empty deck, from the game's own page."""
    screen.go(f"#/game/{game}")
    screen.page.click("[data-act=decks]")
    screen.page.click("[data-act=new-deck]")
    screen.page.wait_for_selector("[data-cards] [data-card]")
    return screen.page


def size(page: Any) -> int:
    return int(page.get_attribute("[data-size]", "data-size"))


def put(page: Any, card: str, times: int = 1) -> None:
    """Click a card, as often as wanted, and wait until the judge has seen each."""
    for _ in range(times):
        before = size(page)
        page.locator(f"[data-cards] [data-card='{card}']").click()
        page.wait_for_function(
            "(before) => Number(document.querySelector('[data-size]').dataset.size) > before"
            " || document.querySelector('[data-refusal]')?.dataset.refusal",
            arg=before,
        )


def refusal(page: Any) -> str:
    return page.locator("[data-refusal]").get_attribute("data-refusal") or ""


def shown(page: Any) -> list[str]:
    found: list[str] = page.eval_on_selector_all("[data-cards] [data-card]", "cards => cards.map((each) => each.dataset.card)")
    return found


def paste(screen: Screen, game: str, text: str) -> Any:
    """Into the import of the shelf."""
    screen.go(f"#/decks/{game}")
    page = screen.page
    page.click("[data-act=import]")
    page.fill("dialog textarea", text)
    page.click("[data-act=read]")
    return page


def kept(page: Any, name: str) -> Any:
    return page.locator(f"[data-own] [data-deck='{name}']")


# -- building


def test_a_legal_deck_of_fifty_is_built_by_clicks_and_wrong_cards_are_refused(screen: Callable[..., Screen]) -> None:
    begun = time.monotonic()
    table = screen()
    page = bench(table, "mitos_y_leyendas")
    page.fill("[aria-label=Nombre]", "Mis vampiros")
    page.click("[data-act=filters]")
    page.click("[data-filter='type:gold']")
    page.click("[data-filter='ability:plain']")
    put(page, shown(page)[0], 16)
    page.click("[data-filter='type:gold']")
    page.click("[data-filter='ability:plain']")

    page.click("[data-filter='ability:unique']")
    unique = shown(page)[0]
    put(page, unique, 2)
    assert refusal(page) == "ML-deck-04" and size(page) == 17
    page.click("[data-filter='ability:unique']")

    page.fill("[type=search]", "raza:vampiro coste<=4")
    vampires = [card for card in shown(page) if card != unique]
    put(page, vampires[0], 4)
    assert refusal(page) == "ML-deck-02" and size(page) == 20, "three copies and no fourth"
    assert "ML-deck-02" in page.locator(f"li:has([data-card='{vampires[0]}']) [data-refused]").inner_text()
    assert page.locator("[data-problem]").first.get_attribute("data-problem") == "ML-deck-01"
    for card in vampires[1:]:
        if size(page) < 50:
            put(page, card, min(3, 50 - size(page)))
    page.fill("[type=search]", "tipo:aliado coste<=3")
    for card in shown(page):
        if size(page) < 50:
            put(page, card, min(3, 50 - size(page)))
    expect(page.locator("[data-size]")).to_have_attribute("data-legal", "true")
    assert size(page) == 50 and page.locator("[data-problem]").count() == 0
    page.fill("[type=search]", "")
    page.locator("[data-cards] [data-card]").last.click()
    page.wait_for_selector("[data-refusal='ML-deck-01']")
    assert size(page) == 50, "nothing goes into a deck that is full"
    assert time.monotonic() - begun < THREE_MINUTES

    page.click("[data-act=play-with]")
    chosen = page.locator("form .deck select").first
    assert chosen.input_value() == "own Mis vampiros"
    page.click("[data-act=play]")
    page.wait_for_selector(".table")
    table.look()


def test_a_format_refuses_its_own_cards(screen: Callable[..., Screen]) -> None:
    table = screen()
    page = bench(table, "mitos_y_leyendas")
    page.select_option("[data-field=format]", "racial")
    page.fill("[type=search]", "raza:vampiro tipo:aliado -raza:dragon")
    put(page, shown(page)[0])
    page.fill("[type=search]", "raza:dragon tipo:aliado -raza:vampiro")
    put(page, shown(page)[0])
    assert refusal(page) == "ML-deck-11" and size(page) == 1
    assert "raza" in page.locator("[data-refusal]").inner_text()


def test_what_is_built_is_kept_undone_noted_and_has_versions(screen: Callable[..., Screen]) -> None:
    table = screen()
    page = bench(table, "mitos_y_leyendas")
    first, second = shown(page)[1:3]
    page.locator(f"[data-cards] [data-card='{first}']").click(modifiers=["Shift"])
    expect(page.locator("[data-size]")).to_have_attribute("data-size", "3")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-size]")).to_have_attribute("data-size", "2")
    put(page, second)
    page.locator(f"[data-cards] [data-card='{second}']").click(button="right")
    expect(page.locator("[data-size]")).to_have_attribute("data-size", "2")
    page.keyboard.press("Control+z")
    expect(page.locator("[data-size]")).to_have_attribute("data-size", "3")
    page.click("[data-tab=notes]")
    page.fill("textarea", "contra Dragones va bien")
    page.click("[data-tab=figures]")
    page.wait_for_selector("[data-curve]")
    page.click("[data-tab=hands]")
    assert page.locator("[data-hand] li").count() == 3
    page.reload()  # a new sitting
    page.wait_for_selector(f"[data-line='{second}']")
    assert size(page) == 3
    page.locator(f"[data-take-line='{second}']").click()
    expect(page.locator("[data-size]")).to_have_attribute("data-size", "2")
    page.click("[data-tab=notes]")
    assert page.input_value("textarea") == "contra Dragones va bien"
    page.click("[data-tab=versions]")
    assert page.locator("[data-versions] li").count() == 1
    page.click("[data-act=restore]")
    expect(page.locator("[data-size]")).to_have_attribute("data-size", "3")
    page.click("[data-act=drop]")
    page.click("[data-act=drop-sure]")
    page.wait_for_selector("[data-shipped]")
    assert page.locator("[data-own]").count() == 0


def test_the_keyboard_is_enough_to_build(screen: Callable[..., Screen]) -> None:
    table = screen()
    page = bench(table, "mitos_y_leyendas")
    page.keyboard.press("/")
    page.keyboard.type("tipo:aliado -habilidad:unica")
    page.locator("[data-cards] [data-card]").first.focus()
    page.keyboard.press("ArrowRight")
    card = page.evaluate("document.activeElement.dataset.card")
    page.keyboard.press("Enter")
    page.keyboard.press("+")
    expect(page.locator("[data-size]")).to_have_attribute("data-size", "2")
    page.keyboard.press("-")
    expect(page.locator("[data-size]")).to_have_attribute("data-size", "1")
    assert page.locator(f"[data-line='{card}']").count() == 1


@pytest.mark.parametrize(("game", "cards"), [("atrum_arena", 3), ("dungeon_alliance", 4)])
def test_a_team_and_an_alliance_are_built_and_played(game: str, cards: int, screen: Callable[..., Screen]) -> None:
    table = screen()
    page = bench(table, game)
    chosen = shown(page)[:cards]
    put(page, chosen[0])
    put(page, chosen[0])
    assert refusal(page) in ("AA-comp-03", "DA-component-07") and size(page) == 1
    for card in chosen[1:]:
        put(page, card)
    expect(page.locator("[data-size]")).to_have_attribute("data-legal", "true")
    page.reload()
    page.wait_for_selector("[data-act=play-with]")
    page.click("[data-act=play-with]")
    page.click("[data-act=play]")
    page.wait_for_selector(".table")
    table.look()
    assert [card for card in chosen if not page.locator(f"[data-thing*='{card}']").count()] == []


# -- keeping


def test_keyforge_decks_are_imported_in_bulk_kept_favoured_and_never_changed(screen: Callable[..., Screen]) -> None:
    table = screen()
    measured = next(deck for deck in shipped_decks() if games.find("keyforge").workshop.measured(deck))
    page = paste(table, "keyforge", json.dumps([measured, random_deck(5), {"name": "x", "cards": [["nobody", "dis"]]}]))
    page.wait_for_selector("[data-act=keep-read]")
    assert "[2]" in page.locator("dialog [role=alert]").inner_text(), "the third of them cannot be read"
    page.click("[data-act=keep-read]")
    page.wait_for_selector("[data-own]")
    assert page.locator("[data-own] [data-deck]").count() == 2
    other = str(random_deck(5)["name"])
    kept(page, other).locator(".star").click()
    assert page.locator("[data-own] [data-deck]").first.get_attribute("data-deck") == other, "favourites come first"
    kept(page, str(measured["name"])).locator("a").click()
    page.wait_for_selector("[data-strength]")
    assert page.locator("[data-cards], [data-put], [data-take-line], [data-field=format]").count() == 0, "nothing changes it"
    assert "KF-overview-03" in page.inner_text("[data-open]")
    assert sum(int(each) for each in page.locator("[data-line] .line b").all_inner_texts()) == 36
    page.click("[data-tab=hands]")
    assert page.locator("[data-hand] li").count() == 6
    page = paste(table, "keyforge", json.dumps(measured))
    expect(page.locator("dialog ul")).to_contain_text("ya lo guardas")


def test_a_match_leaves_its_result_with_the_deck(screen: Callable[..., Screen]) -> None:
    table = screen()
    page = paste(table, "keyforge", json.dumps(shipped_decks()[0]))
    page.click("[data-act=keep-read]")
    page.wait_for_selector("[data-act=play-with]")
    page.click("[data-act=play-with]")
    page.locator("form .deck select").nth(1).select_option(label=str(shipped_decks()[1]["name"]))
    page.click("[data-act=play]")
    page.wait_for_selector(".table")
    table.look()
    give_up(table)
    page.wait_for_selector("[data-result]")
    table.go("#/decks/keyforge")
    page.reload()
    page.locator("[data-own] a").first.click()
    page.click("[data-tab=record]")
    row = page.locator("[data-record] tbody tr")
    expect(row).to_have_count(1)
    assert row.inner_text().split("\t") == [str(shipped_decks()[1]["name"]), "0", "0", "1"]


def test_a_link_carries_the_deck_to_somebody_else(screen: Callable[..., Screen]) -> None:
    here, there = screen(), screen(width=390, height=844, language="en")
    here.go("#/decks/mitos_y_leyendas")
    here.page.locator("[data-shipped] a").first.click()
    here.page.click("[data-act=share]")
    link = here.page.locator("dialog input").input_value()
    there.page.goto(link)
    there.page.wait_for_selector("[data-open=share] [data-line]")
    assert size(there.page) == 50 and there.page.locator("[data-legal=true]").count() == 1
    there.page.click("[data-act=copy]")
    there.page.wait_for_selector("[data-open=own] [data-line]", state="attached")
    there.page.goto(link[:-30])
    there.page.reload()
    there.page.get_by_text("This link is incomplete or damaged").wait_for()


def test_decks_follow_a_person_to_another_device(screen: Callable[..., Screen]) -> None:
    here, there = screen(), screen()
    come(here, "Fina")
    phrase = here.page.text_content("[data-phrase]").strip()
    page = paste(here, "keyforge", json.dumps(random_deck(7)))
    page.click("[data-act=keep-read]")
    with page.expect_response(lambda answer: answer.request.method == "PUT" and "/decks/" in answer.url):
        page.click("[data-act=favourite]")
    there.go(f"#/me/{phrase}")
    there.page.wait_for_selector("[data-me]")
    there.page.goto(page.url)  # known there by the server alone
    there.page.wait_for_selector("[data-act=favourite][aria-pressed=true]")
    there.page.click("[data-act=drop]")
    with there.page.expect_response(lambda answer: answer.request.method == "DELETE"):
        there.page.click("[data-act=drop-sure]")
    here.go("#/decks/keyforge")
    page.reload()
    page.wait_for_selector("[data-shipped]")
    expect(page.locator("[data-own]")).to_have_count(0)


# -- for everyone


@pytest.mark.parametrize("across", SIZES, ids=[f"{w}x{h}" for w, h in SIZES])
def test_every_page_fits_its_window(across: tuple[int, int], screen: Callable[..., Screen]) -> None:
    table = screen(*across)
    for game in BROUGHT:
        for place in ("", "/cards", "/new"):
            if (game, place) == ("keyforge", "/new"):
                continue
            table.go(f"#/decks/{game}{place}")
            table.page.wait_for_selector("[data-shipped] .marks, [data-cards] [data-card]")
            assert table.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (game, place)


def test_a_deck_is_built_by_touch_on_a_phone(screen: Callable[..., Screen]) -> None:
    table = screen(390, 844, has_touch=True, is_mobile=True)
    table.go("#/decks/mitos_y_leyendas/new")
    page = table.page
    page.locator("[data-cards] [data-card]").nth(1).tap()  # shows it
    page.locator("[data-put-looked]").tap()
    page.locator("dialog").get_by_role("button", name="Cerrar").tap()
    page.locator("[data-cards] [data-put]").nth(3).tap()
    expect(page.locator("[data-side-deck] b")).to_have_text("2 de 50")
    page.locator("[data-side-deck]").tap()
    expect(page.locator("[data-line]")).to_have_count(2)
    page.locator("[data-take-line]").first.tap()
    expect(page.locator("[data-side-deck] b")).to_have_text("1 de 50")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("across", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_axe_objects_to_nothing(across: tuple[int, int], theme: str, screen: Callable[..., Screen]) -> None:
    table = screen(*across, language="en")
    table.go()
    table.page.evaluate(f"localStorage.setItem('tapete.settings', JSON.stringify({{ theme: '{theme}', language: 'en' }}))")
    table.go("#/decks/keyforge")
    table.page.reload()
    table.page.wait_for_selector("[data-shipped] .marks")
    assert objections(table.page) == []
    table.page.locator("[data-shipped] a").first.click()
    table.page.wait_for_selector("[data-strength]")
    assert objections(table.page) == []
    table.go("#/decks/mitos_y_leyendas/new")
    table.page.wait_for_selector("[data-cards] [data-card]")
    table.page.click("[data-act=filters]")
    table.page.locator("[data-cards] [data-card]").nth(1).click()
    assert objections(table.page) == []
