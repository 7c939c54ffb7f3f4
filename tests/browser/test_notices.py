"""Notices on the page: off at first, turned on one by one, heard and read by who looks elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import DESKTOP
from tests.browser.player import PATIENCE, Screen
from tests.server.company import Visitor
from tests.server.endpoint import Endpoint
from tests.server.served import Served

HEARD = """
window.rung = []; window.chimes = 0;
window.Notification = class { constructor(title, more) { window.rung.push([title, more.body, more.tag]); } };
window.Notification.permission = 'granted'; window.Notification.requestPermission = async () => 'granted';
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (at) { window.chimes += 1; return start.call(this, at); };
"""


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    running = Endpoint()
    yield running
    running.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    running = Served(tmp_path, private_notices=1, notice_after=0.0)
    yield running
    running.stop()


@pytest.fixture
def ana(browser: Any, house: Served) -> Iterator[Screen]:
    """Ana at her page, where what rings is noted."""
    context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]}, locale="es-ES", reduced_motion="reduce")
    context.add_init_script(HEARD)
    screen = Screen(context, house.port, "es")
    screen.go("#/meet")
    screen.page.fill("[data-field=name]", "Ana")
    screen.page.click("[data-act=come]")
    screen.page.wait_for_selector("[data-me]")
    screen.page.click("[data-act=notices]")
    screen.page.wait_for_selector("[data-notices]")
    yield screen
    assert screen.errors == []
    context.close()


def switch(screen: Screen, name: str) -> None:
    with screen.page.expect_response(lambda response: response.url.endswith("/notices") and response.request.method == "PUT"):
        screen.page.click(f"[data-notice='{name}']")


def test_all_is_off_and_what_is_turned_on_rings_once(ana: Screen, house: Served) -> None:
    page = ana.page
    boxes = page.locator("[data-notice]")
    assert boxes.count() == 12 and not any(boxes.nth(at).is_checked() for at in range(12))
    switch(ana, "invitation.page")
    switch(ana, "invitation.browser")
    me = page.get_attribute("[data-me]", "data-me")
    page.evaluate("location.hash = '#/about'")  # who looks at the page that it is about need not be told
    Visitor(house.port, "Bea").seek("res_arcana", wants=me)
    late = 0
    while not page.evaluate("window.rung.length") and late < PATIENCE:
        page.wait_for_timeout(200)
        late += 200
    rung = page.evaluate("window.rung")
    assert [each[:2] for each in rung] == [["Tapete: Invitación", "Bea te propone una partida de Res Arcana."]]
    page.wait_for_timeout(9_000)  # it looks again, and rings no more
    assert page.evaluate("window.rung.length") == 1 and page.evaluate("window.chimes") == 2, "a chime of two tones"


def test_a_webhook_is_set_tried_and_kept(ana: Screen, endpoint: Endpoint) -> None:
    page = ana.page
    assert page.is_disabled("[data-notice='turn.webhook']"), "first it needs an address"
    page.fill("[data-field=webhook]", endpoint.url("chat"))
    page.click("[data-act=webhook]")
    page.click("[data-act=test-webhook]")
    page.wait_for_selector("[data-told]")
    assert page.inner_text("[data-told]") == "Ha llegado."
    assert json.loads(endpoint.at("chat")[0][1])["text"] == "Así llegan los avisos de Tapete."
    switch(ana, "turn.webhook")
    page.reload()
    page.wait_for_selector("[data-me]")
    page.click("[data-act=notices]")
    page.wait_for_selector("[data-notices]")
    assert page.is_checked("[data-notice='turn.webhook']") and page.input_value("[data-field=webhook]") == endpoint.url("chat")
    ana.forgive("400")
    page.fill("[data-field=webhook]", "https://someone:secret@chat.example/x")
    page.click("[data-act=webhook]")
    page.wait_for_selector("[data-notices] .problem")
    assert "https://" in page.inner_text("[data-notices] .problem")
    assert page.input_value("[data-field=webhook]").endswith("@chat.example/x"), "what was typed can be put right"


def test_a_push_is_shown_by_the_worker_and_not_to_who_looks_at_it(browser: Any, house: Served) -> None:
    """What a push service would hand over is handed over by the browser's own tools."""
    context = browser.new_context(locale="es-ES")
    context.grant_permissions(["notifications"], origin=f"http://127.0.0.1:{house.port}")
    screen = Screen(context, house.port, "es")
    screen.go("#/about")
    tools = context.new_cdp_session(screen.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend([each["registrationId"] for each in told["registrations"]]),
    )
    tools.send("ServiceWorker.enable")
    screen.page.evaluate("navigator.serviceWorker.register('/notices.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    shown = "navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => all.map((it) => [it.title, it.body]))"

    def push(link: str) -> list[list[str]]:
        data = json.dumps({"title": "Te toca", "text": "Te toca contra Bea.", "link": link, "tag": link})
        origin = f"http://127.0.0.1:{house.port}/"
        tools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1], "data": data})
        screen.page.wait_for_timeout(1500)
        seen: list[list[str]] = screen.page.evaluate(shown)
        return seen

    assert push("#/about") == [], "they are looking at it"
    assert push("#/match/abc") == [["Tapete: Te toca", "Te toca contra Bea."]]
    assert screen.errors == []
    context.close()
