"""Two people in two browsers, with a connection that breaks in the middle."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser.player import PATIENCE, Line, Screen

GLANCE = 50  # milliseconds


def sit_down(host: Screen, guest: Screen, game: str, seed: int) -> None:
    """One makes the match with an open seat, the other comes by the invitation."""
    host.begin(game, seed=seed, seats=["me", "open"])
    invitation = host.page.locator("dialog input").input_value()
    assert "/#/claim/" in invitation
    guest.page.goto(invitation)
    guest.page.wait_for_selector(".table")
    host.page.wait_for_selector("dialog", state="detached")


def asked(people: list[Screen]) -> tuple[Screen, dict[str, Any]]:
    """Whoever of these is asked something, as soon as somebody is."""
    for _ in range(PATIENCE // GLANCE):
        for each in people:
            seen = each.glance()
            if seen.get("places"):
                return each, seen
        people[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody is asked anything")


def turns(people: list[Screen], chance: random.Random, clicks: int) -> None:
    """So many clicks by whoever of these is asked."""
    for _ in range(clicks):
        each, seen = asked(people)
        each.click(seen, chance.choice(seen["places"]))


def test_two_browsers_play_each_other_and_one_comes_back_after_losing_its_line(screen: Callable[..., Screen]) -> None:
    host, guest = screen(), screen()
    line = Line(guest.page)
    sit_down(host, guest, "keyforge", 4)
    chance = random.Random(4)
    turns([host, guest], chance, 12)
    before = guest.seq()
    assert before > 0

    line.cut()
    guest.page.wait_for_selector(".notice")  # it says that the line is lost
    seen = host.glance()
    if seen.get("places"):  # the other one plays on, if it is their turn
        host.click(seen, chance.choice(seen["places"]))
    line.mend()
    guest.page.wait_for_selector(".notice", state="detached")
    host.settle(guest)
    assert guest.seq() == host.seq() >= before
    turns([host, guest], chance, 8)
    host.settle(guest)
    assert guest.seq() == host.seq() > before


def test_a_move_sent_while_the_line_was_down_is_made_once(screen: Callable[..., Screen]) -> None:
    table = screen()
    line = Line(table.page)
    table.begin("keyforge", seed=4)
    seen = table.look()
    line.swallow()  # the move goes out, but never arrives
    place = seen["places"][0]
    table.page.mouse.click(place["x"], place["y"])
    line.cut()
    line.mend()
    table.page.wait_for_function("(seq) => document.querySelector('[data-seq]').dataset.seq !== seq", arg=seen["seq"])
    assert line.moves[0]["id"] == line.moves[1]["id"]


def test_taking_back_among_people_is_asked_and_answered(screen: Callable[..., Screen]) -> None:
    host, guest = screen(), screen()
    sit_down(host, guest, "keyforge", 4)
    mover, seen = asked([host, guest])
    other = guest if mover is host else host
    mover.click(seen, seen["places"][0])
    after = mover.seq()
    mover.page.keyboard.press("u")
    other.page.get_by_role("button", name="De acuerdo").click()
    mover.page.wait_for_function("(seq) => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=after)
    assert mover.look()["places"]  # the same question again


def test_who_looks_on_sees_the_table_and_no_hand(screen: Callable[..., Screen]) -> None:
    table, other = screen(), screen()
    table.begin("keyforge", seed=4)
    table.look()
    other.go(table.page.url.split("/", 3)[3])
    other.page.wait_for_selector(".board")
    assert table.page.locator(".edge [data-thing]").count() > 0
    assert other.page.locator(".edge [data-thing]").count() == 0
    assert other.page.locator("[data-legal]").count() == 0


def test_two_people_at_one_screen_take_turns_behind_a_curtain(screen: Callable[..., Screen]) -> None:
    table = screen()
    table.begin("keyforge", seed=4, seats=["me", "me"])
    people = set()
    for _ in range(40):
        if table.page.locator(".curtain button").count():
            table.page.click(".curtain button")
        seen = table.look()
        if seen.get("places"):  # nothing can be clicked behind a curtain
            people.add(table.page.locator(".panel", has_text="(tú)").locator(".who").inner_text())
            table.click(seen, seen["places"][0])
        if len(people) == 2:
            break
    assert people == {"Jugador 1", "Jugador 2"}
