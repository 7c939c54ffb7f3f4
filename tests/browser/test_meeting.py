"""Strangers in browsers of their own, from the first visit to a rated match, its end, another one, and a new device."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.browser.player import Screen
from tests.browser.test_people import turns


def come(person: Screen, name: str) -> None:
    """Through the front door, with nothing but a name."""
    person.go()
    person.page.click("[data-act=meet]")
    person.page.fill("[data-field=name]", name)
    person.page.click("[data-act=come]")
    person.page.wait_for_selector("[data-me]")


def seek(person: Screen, game: str, **choices: str) -> None:
    form = person.page.locator("[data-form=seek]")
    form.locator("[data-field=game]").select_option(game)
    for field, value in choices.items():
        form.locator(f"[data-field={field}]").select_option(value)
    form.locator("[data-act=seek]").click()


def take(guest: Screen, host: Screen) -> None:
    """One takes what the other looks for, and both go to the table."""
    guest.page.locator("[data-seek] [data-act=accept]").first.click()
    guest.page.wait_for_selector(".table")
    host.page.locator("[data-match] [data-act=sit]").first.click()
    host.page.wait_for_selector(".table")


def give_up(person: Screen) -> None:
    person.page.keyboard.press("l")
    person.page.get_by_role("tab").last.click()
    person.page.locator(".drawer").get_by_role("button", name="Rendirse").click()
    person.page.locator("dialog").get_by_role("button", name="Rendirse").click()


def at_home(person: Screen) -> Any:
    person.go("#/meet")
    person.page.wait_for_selector("[data-me]")
    return person.page


def test_strangers_meet_play_a_rated_match_and_another(screen: Callable[..., Screen]) -> None:
    ana, bea, eva = screen(), screen(), screen()
    for person, name in ((ana, "Ana"), (bea, "Bea"), (eva, "Eva")):
        come(person, name)
    seek(ana, "keyforge", pace="1")
    ana.page.wait_for_selector("[data-act=withdraw]")
    take(bea, ana)
    eva.page.locator("[data-match] [data-act=watch]").first.click()
    eva.page.wait_for_selector(".table")
    turns([ana, bea], random.Random(4), 6)
    give_up(ana)
    bea.page.wait_for_selector("[data-result=won]")
    at_home(ana).wait_for_selector("[data-ladder='keyforge/live']")
    mine = ana.page.locator("[data-ladder='keyforge/live'] b").inner_text()
    assert at_home(bea).wait_for_selector("[data-ladder='keyforge/live']")
    theirs = bea.page.locator("[data-ladder='keyforge/live'] b").inner_text()
    assert (mine, theirs) == ("1338?", "1662?")
    ana.page.locator("[data-act=again]").first.click()
    ana.page.wait_for_selector("[data-act=withdraw]")
    bea.page.locator("[data-seek] [data-act=accept]").first.click()
    bea.page.wait_for_selector(".table")
    assert at_home(eva).locator("[data-act=accept]").count() == 0


def test_a_phrase_makes_another_device_the_same_person(screen: Callable[..., Screen]) -> None:
    here, there = screen(), screen(width=390, height=844)
    come(here, "Dora")
    mine = here.page.get_attribute("[data-me]", "data-me")
    here.page.click("[data-act=device]")
    phrase = here.page.inner_text("[data-phrase]")
    assert len(phrase.split("-")) == 8
    there.go("#/meet")
    there.page.click("[data-act=have-name]")
    there.page.fill("[data-field=phrase]", phrase.replace("-", " "))
    there.page.click("[data-act=move]")
    there.page.wait_for_selector("[data-me]")
    assert there.page.get_attribute("[data-me]", "data-me") == mine
    linked = screen()
    linked.go(f"#/me/{phrase}")
    linked.page.wait_for_selector(f"[data-me='{mine}']")
    there.forgive("401")
    for person in (here, linked):  # they look at home while the person is forgotten
        person.forgive("401")
    here.page.click("[data-act=forget-me]")
    here.page.click("[data-act=forget]")
    here.page.wait_for_selector("[data-field=name]")
    there.page.reload()
    there.page.wait_for_selector("[data-field=name]")


def test_a_passkey_brings_the_same_person_to_another_device(screen: Callable[..., Screen]) -> None:
    here, there = screen(), screen()
    for person in (here, there):  # browsers give passkeys to a page with a name
        person.base = person.base.replace("127.0.0.1", "localhost")
    holder = here.page.context.new_cdp_session(here.page)
    lock = with_lock(holder)
    come(here, "Elsa")
    mine = here.page.get_attribute("[data-me]", "data-me")
    here.page.click("[data-act=device]")
    here.page.click("[data-act=make-passkey]")
    here.page.wait_for_selector("[data-locked]")
    (made,) = holder.send("WebAuthn.getCredentials", {"authenticatorId": lock})["credentials"]

    other = there.page.context.new_cdp_session(there.page)
    there.go("#/meet")
    there.page.click("[data-act=have-name]")
    empty = with_lock(other)
    there.page.click("[data-act=use-passkey]")  # there is none on this device yet: nothing happens
    there.page.wait_for_timeout(300)
    assert there.page.locator("[data-me]").count() == 0
    other.send("WebAuthn.addCredential", {"authenticatorId": empty, "credential": made})
    there.page.click("[data-act=use-passkey]")
    there.page.wait_for_selector(f"[data-me='{mine}']")


def with_lock(devtools: Any) -> str:
    """A device in which passkeys lie, unlocked whenever it is asked."""
    devtools.send("WebAuthn.enable")
    told = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    told |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    return str(devtools.send("WebAuthn.addVirtualAuthenticator", {"options": told})["authenticatorId"])


def test_a_bare_address_has_no_passkeys_and_does_not_offer_them(screen: Callable[..., Screen]) -> None:
    here = screen()
    come(here, "Fina")
    here.page.click("[data-act=device]")
    assert here.page.locator("[data-phrase]").is_visible() and here.page.locator("[data-act=make-passkey]").count() == 0
