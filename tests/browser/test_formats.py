"""Ways to play: what the lobby offers, a sealed best of three against a bot, an adaptive match between two at one screen."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.browser.player import ENDS, Screen

MOST = 1500  # clicks in a game


def play_one(table: Screen, chance: random.Random, lazy: Callable[[int], bool]) -> str:
    """Clicks until a game of the series is over, or all of it; who is lazy ends what can be ended."""
    page = table.page
    for _ in range(MOST):
        page.wait_for_selector("[data-result], [data-game-over], .curtain, .table:not([data-phase=waiting]):not([data-busy=true])")
        for end in ("result", "game-over"):
            if page.locator(f"[data-{end}]").count():
                return end
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
            continue
        seen = table.glance()
        if not seen.get("places"):
            continue  # somebody else's turn, or the screen is being passed on
        ends = [place for place in seen["places"] if place["what"] in ENDS]
        hurried = ends and (lazy(seat(table)) or chance.random() < 0.1)
        table.page.mouse.click(**at(chance.choice(ends if hurried else seen["places"])))
        page.wait_for_function(
            "([seq, phase]) => { const table = document.querySelector('[data-seq]');"
            " return !!document.querySelector('[data-result], .curtain, [data-game-over]') || (table.dataset.busy !== 'true'"
            " && (table.dataset.seq !== seq || table.dataset.phase !== phase)); }",
            arg=[seen["seq"], seen["phase"]],
        )
    raise AssertionError(f"no end after {MOST} clicks")


def at(place: dict[str, float]) -> dict[str, float]:
    return {"x": place["x"], "y": place["y"]}


def seat(table: Screen) -> int:
    """Whose side of the table this is."""
    return int(str(table.page.get_attribute(".table", "data-you")))


def go_on(table: Screen, number: int) -> None:
    """Everybody at this screen is ready for the next game, one after the other."""
    page = table.page
    for _ in range(6):
        page.wait_for_selector(f".curtain, [data-act=next-game], .series[data-series='{number}']")
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        elif page.locator("[data-act=next-game]").count():
            page.locator("[data-act=next-game]").click()
            page.wait_for_selector("[data-act=next-game]", state="detached")
        else:
            return
    raise AssertionError("the next game does not begin")


def score(table: Screen) -> str:
    return str(table.page.locator("dialog [data-score]").get_attribute("data-score"))


@pytest.mark.parametrize(
    ("language", "format", "packs", "begins"),
    [
        (
            "es",
            "Adaptativo: al mejor de 3, también con el mazo del otro, y puja",
            "Uno de 6 mazos de La Edad de la Ascensión",
            "Al mejor de 3",
        ),
        (
            "en",
            "Adaptive: best of 3, also with the other’s deck, then a bidding",
            "One of 6 decks of Age of Ascension",
            "Best of 3",
        ),
    ],
)
def test_the_lobby_offers_the_formats_and_bars_what_does_not_go_together(
    screen: Callable[..., Screen], language: str, format: str, packs: str, begins: str
) -> None:
    table = screen(language=language)
    page = table.page
    table.go("#/game/keyforge")
    chosen = page.locator("select[name=format]")
    chosen.wait_for()
    assert page.locator(".deck select").count() == 2
    chosen.select_option(label=format)
    for field in ("best_of", "chains", "handicap", "bidding"):
        assert page.locator(f"select[name={field}]").is_disabled(), field
    chosen.select_option("0")
    page.locator("select[name=best_of]").select_option(label=begins)
    page.locator("select[name=chains]").select_option("4")
    assert page.locator("select[name=bidding]").is_disabled() and page.locator("select[name=best_of]").is_enabled()
    page.locator("select[name=sealed]").select_option(label=packs)
    assert page.locator(".deck select").count() == 0
    page.click("[data-act=play]")
    page.locator(".over.long li").nth(5).wait_for()
    assert page.locator(".over.long li").all_inner_texts()[0].startswith("AoA #")


def test_a_deck_shows_its_strength_and_a_rival_is_asked_for_by_one(screen: Callable[..., Screen]) -> None:
    table = screen()
    page = table.page
    table.go("#/game/keyforge")
    mine, theirs = page.locator(".deck select").nth(0), page.locator(".deck select").nth(1)
    mine.select_option(label="Carladonna")
    told = page.locator("[data-strength]")
    assert told.count() == 1 and "Fuerza" in told.inner_text() and "peor contra" in told.inner_text()
    asked = theirs.locator("option[value^=strength]").last
    theirs.select_option(value=str(asked.get_attribute("value")))
    assert theirs.input_value() == asked.get_attribute("value") and told.count() == 1, "which deck it will be is not known yet"
    page.click("[data-act=play]")
    page.wait_for_selector(".table")
    table.look()


def test_a_deck_shows_what_each_of_its_cards_adds(screen: Callable[..., Screen]) -> None:
    table = screen()
    page = table.page
    table.go("#/game/keyforge")
    page.locator(".deck select").first.select_option(label="Canmoth, the Legate of the Pit")
    told = page.locator("[data-adds]")
    assert not told.locator("li").first.is_visible(), "folded at first"
    told.locator("summary").click()
    told.locator("li").first.wait_for()
    rows = told.locator("li").all_inner_texts()
    assert len(rows) > 20 and all("…" in row for row in rows) and rows[0] != rows[-1]


def test_a_sealed_best_of_three_is_played_through_by_clicks(screen: Callable[..., Screen]) -> None:
    table = screen()
    page = table.page
    table.begin("keyforge", seed=3, sealed=1, best_of=1)
    page.locator(".over.long li").nth(2).wait_for()
    card = page.locator(".over.long button.card").first
    card.hover()
    assert card.inner_text() in page.locator(".preview").inner_text(), "the name of a card opens its face"
    page.locator(".over.long [data-option='deck:1']").click()
    chance = random.Random(4)
    games = 0
    while play_one(table, chance, lambda seat: True) == "game-over":
        games += 1
        assert page.locator("[data-game-over]").get_attribute("data-game-over") == str(games)
        assert sum(map(int, score(table).split("-"))) == games
        page.keyboard.press("Escape")  # a look at the table: the way on stays there
        page.locator(".question [data-option=ready]").wait_for()
        page.locator(".question [data-option=ready]").click()
        page.locator(f".series[data-series='{games + 1}']").wait_for()
    assert games == 1 and score(table) == "0-2", "who does nothing loses both games"
    page.locator("[data-act=rematch]").click()
    page.locator(".over.long li").nth(2).wait_for()


def test_an_adaptive_match_with_its_bidding_is_played_through_by_clicks(screen: Callable[..., Screen]) -> None:
    table = screen()
    page = table.page
    table.begin("keyforge", seed=5, seats=["me", "me"], format=1)
    chance = random.Random(6)
    for number, winner in ((1, 0), (2, 1)):
        assert play_one(table, chance, lambda seat, winner=winner: seat != winner) == "game-over"
        assert score(table) == ("1-0" if number == 1 else "1-1")
        told = page.locator("dialog .told").inner_text()
        assert ("cada uno juega con el mazo del otro" if number == 1 else "se pujan cadenas") in told
        go_on(table, number + 1)
    page.locator(".question [data-option='bid:3']").click()
    page.locator(".curtain button").click()
    page.locator("[data-option=yield]").click()
    assert play_one(table, chance, lambda seat: seat == 0) == "result"
    assert score(table) == "1-2"
