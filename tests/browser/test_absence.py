"""Somebody stays away: the other is told how long they may, and then claims the match or plays on against a bot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import DESKTOP
from tests.browser.player import Screen
from tests.server.hands import Hands
from tests.server.served import OPEN, Served, new_match


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def house(tmp_path: Path, hands: Hands) -> Iterator[Served]:
    running = Served(tmp_path, hands.now, away=0.0)
    yield running
    running.stop()


def pair(browser: Any, house: Served, absence: dict[str, object]) -> tuple[str, dict[int, Screen]]:
    """Two people at a table, each in a browser of their own."""
    made = new_match(house.port, "keyforge", [OPEN, OPEN], setup={"first": 0}, absence=absence)
    found: dict[int, Screen] = {}
    for number, seat in enumerate(made["seats"]):
        context = browser.new_context(locale="es-ES", viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, reduced_motion="reduce")
        found[number] = Screen(context, house.port, "es")
        found[number].go(f"#/claim/{made['match']}/{seat['invitation']}")
        found[number].page.wait_for_selector(".table")
    return made["match"], found


def leave(house: Served, match: str, people: dict[int, Screen]) -> tuple[int, Screen]:
    """Whoever decides closes the browser: their seat, and who waits."""
    state = house.room(match).match
    assert state.decision is not None
    away = state.decision.player
    people[away].page.context.close()
    rival = people[1 - away]
    rival.page.wait_for_selector(f"[data-absence='{away}']")
    return away, rival


def test_who_waits_is_told_when_and_claims_the_match(browser: Any, house: Served, hands: Hands) -> None:
    match, people = pair(browser, house, {"then": "claim", "after": 300})
    away, rival = leave(house, match, people)
    assert "5:00" in rival.page.inner_text("[data-absence]") or "4:5" in rival.page.inner_text("[data-absence]")
    assert rival.page.locator("[data-act=claim]").count() == 0
    hands.on(301)
    rival.page.reload()
    rival.page.click("[data-act=claim]")
    rival.page.click("[data-act=claim-sure]")
    rival.page.wait_for_selector("dialog")
    assert "por ausencia" in rival.page.inner_text("dialog")
    assert house.room(match).match.left_for == {away: "absence"}
    rival.page.context.close()


def test_who_waits_plays_on_against_a_bot_until_the_other_is_back(browser: Any, house: Served, hands: Hands) -> None:
    match, people = pair(browser, house, {"then": "bot", "after": 300})
    away, rival = leave(house, match, people)
    assert "Un bot ocupará" in rival.page.inner_text("[data-absence]")
    hands.on(301)
    house.inside(house.room(match).watch.ring())
    rival.page.wait_for_selector("text=ausente: juega un bot", state="attached")
    rival.page.wait_for_selector("[data-absence]", state="detached")  # it is their own turn again
    assert house.room(match).match.stood_in == [away]
    rival.page.context.close()
