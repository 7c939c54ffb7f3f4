"""Notices: off until turned on, told once, by webhook and Web Push, across restarts, never to doors that only the server has."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.company import Visitor
from tests.server.endpoint import Endpoint
from tests.server.served import PATIENCE, Process, Seat, Served, call

from tapete.server import webpush
from tapete.server.sending import checked
from tapete.table.errors import Denied

DAYS = {"move": 259_200.0}
LIMITS = ("private_notices=1", "notice_after=0.2", "notices_at_once=1000")


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    running = Endpoint()
    yield running
    running.close()


def wants(who: Visitor, webhook: str = "", lang: str = "en", **kinds: list[str]) -> tuple[int, Any]:
    return who.call("PUT", "/notices", {"kinds": kinds, "webhook": webhook, "lang": lang})


class Browser:
    """The keys of a browser that takes pushes."""

    def __init__(self, who: Visitor, url: str) -> None:
        ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
        serialization = pytest.importorskip("cryptography.hazmat.primitives.serialization")
        self.ece = pytest.importorskip("http_ece")
        self.private = ec.generate_private_key(ec.SECP256R1())
        point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.auth = secrets.token_bytes(16)
        p256dh = webpush.written(self.private.public_key().public_bytes(*point))
        device = {"endpoint": url, "p256dh": p256dh, "auth": webpush.written(self.auth), "name": "Test"}
        status, told = who.post("/notices/devices", device)
        assert status == 201, told
        self.key = told["push_key"]

    def read(self, headers: dict[str, str], body: bytes) -> dict[str, Any]:
        """The message, once it is clear that it comes from that server."""
        assert headers["content-encoding"] == "aes128gcm" and headers["ttl"]
        scheme, _, rest = headers["authorization"].partition(" ")
        signed = dict(part.split("=", 1) for part in rest.replace(" ", "").split(","))
        assert scheme == "vapid" and signed["k"] == self.key
        claims = json.loads(webpush.read(signed["t"].split(".")[1]))
        assert claims["aud"].startswith("http://127.0.0.1:") and claims["exp"] > time.time()
        found: dict[str, Any] = json.loads(
            self.ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        )
        return found


def seats_of(people: list[Visitor], match: str) -> list[Seat]:
    """Both sit down and leave again: who decides, and who waits."""
    tokens = [who.token(match) for who in people]
    return [Seat(people[0].port, match, token) for token in tokens]


def move(people: list[Visitor], match: str) -> int:
    """Whoever decides comes, answers until the other decides, and leaves: who waits now."""
    seats = seats_of(people, match)
    decides = next(at for at, seat in enumerate(seats) if seat.mine())
    seat = seats[decides]
    seats[1 - decides].close()
    while seat.mine():
        seat.seen(seat.move(seat.options()[0])["seq"])
    seat.close()
    return decides


def test_correspondence_over_two_restarts_with_the_notices_received(tmp_path: Path, endpoint: Endpoint) -> None:
    pytest.importorskip("http_ece")
    running = Process(tmp_path, limits=LIMITS)
    people = [Visitor(running.port, name) for name in ("Ana", "Bea")]
    for who, path in zip(people, ("ana", "bea"), strict=True):
        assert wants(who, endpoint.url(path), turn=["webhook", "push"], invitation=["webhook"])[0] == 200
    browsers = [Browser(who, endpoint.url(f"push/{path}")) for who, path in zip(people, ("ana", "bea"), strict=True)]
    people[0].seek("res_arcana", clock=DAYS, rated=True)
    match = people[1].seek("res_arcana", clock=DAYS, rated=True)["match"]
    endpoint.until("ana", 1)
    assert endpoint.texts("ana") == ["Bea took your game of Res Arcana."] and not endpoint.at("bea")
    names = ("ana", "bea")
    turns = {"ana": 0, "bea": 0}
    for evening in range(3):  # the server falls after the first two
        decided = move(people, match)
        path = names[1 - decided]
        turns[path] += 1
        endpoint.until(f"push/{path}", turns[path])
        endpoint.until(path, turns[path] + (path == "ana"))  # Ana was also told that her seat was taken
        if evening < 2:
            running.kill()
            running = Process(tmp_path, limits=LIMITS)
            for who in people:
                who.port = running.port
            time.sleep(2.5)  # two looks at what there is to tell
        assert {path: len(endpoint.at(f"push/{path}")) for path in names} == turns, "each turn is told once, whatever falls"
    for number, path in enumerate(names):
        messages = [browsers[number].read(*each) for each in endpoint.at(f"push/{path}")]
        rival = ("Bea", "Ana")[number]
        assert {each["text"] for each in messages} == {f"It is your turn in Res Arcana against {rival}."}
        assert {each["link"] for each in messages} == {f"#/match/{match}"} and len({each["tag"] for each in messages}) == turns[
            path
        ]
        assert len([text for text in endpoint.texts(path) if "your turn" in text]) == turns[path]
    running.stop()


def test_everything_is_off_until_it_is_turned_on_kind_by_kind(tmp_path: Path, endpoint: Endpoint) -> None:
    running = Served(tmp_path, private_notices=1, notice_after=0.0)
    ana, bea = Visitor(running.port, "Ana"), Visitor(running.port, "Bea")
    told = ana.call("GET", "/notices")[1]
    assert told["kinds"] == {"turn": [], "invitation": [], "round": []} and told["now"] == [] and told["devices"] == []
    ana.seek("res_arcana", clock=DAYS)
    match = bea.seek("res_arcana", clock=DAYS)["match"]
    time.sleep(1.5)
    assert ana.call("GET", "/notices")[1]["now"] == [] == endpoint.came
    now = wants(ana, invitation=["page"])[1]["now"]
    assert [(each["kind"], each["match"]) for each in now] == [("invitation", match)], "the page tells it by itself"
    assert endpoint.came == []
    assert wants(ana, endpoint.url("ana"), "es", invitation=["webhook"], turn=["page"])[0] == 200
    endpoint.until("ana", 1)
    assert endpoint.texts("ana") == ["Bea ha aceptado tu partida de Res Arcana."]
    for seat in seats_of([ana, bea], match):
        seat.close()
    time.sleep(1.5)
    assert len(endpoint.came) == 1, "turns are for the page alone"
    running.stop()


def test_who_is_at_the_table_is_told_nothing(tmp_path: Path, endpoint: Endpoint) -> None:
    running = Served(tmp_path, private_notices=1, notice_after=3.0)
    people = [Visitor(running.port, name) for name in ("Ana", "Bea")]
    for who, path in zip(people, ("ana", "bea"), strict=True):
        wants(who, endpoint.url(path), turn=["webhook"])
    people[0].seek("res_arcana")
    match = people[1].seek("res_arcana")["match"]
    seats = seats_of(people, match)
    time.sleep(4.5)
    assert endpoint.came == []
    decides = next(at for at, seat in enumerate(seats) if seat.mine())
    seats[decides].close()
    endpoint.until(("ana", "bea")[decides], 1)
    seats[1 - decides].close()
    running.stop()


def test_names_in_a_chat_call_nobody(tmp_path: Path, endpoint: Endpoint) -> None:
    running = Served(tmp_path, private_notices=1, notice_after=0.0)
    ana, bad = Visitor(running.port, "Ana"), Visitor(running.port, "<!channel> @everyone")
    wants(ana, endpoint.url("ana"), invitation=["webhook"])
    bad.seek("res_arcana", wants=ana.id)
    endpoint.until("ana", 1)
    body = json.loads(endpoint.at("ana")[0][1])
    assert body["text"] == "!channel everyone asks you for a game of Res Arcana." == body["content"]
    assert body["allowed_mentions"] == {"parse": []}
    running.stop()


def test_a_round_of_a_tournament_is_told(tmp_path: Path, endpoint: Endpoint) -> None:
    running = Served(tmp_path, private_notices=1, notice_after=0.0)
    ana, bea = Visitor(running.port, "Ana"), Visitor(running.port, "Bea")
    wants(ana, endpoint.url("ana"), round=["page", "webhook"])
    form = {"name": "Evening", "game": "keyforge", "form": "plain", "rounds": 1, "online": False}
    status, made = bea.post("/tournaments", form)
    assert status == 201, made
    path = f"/tournaments/{made['id']}"
    for who in (ana, bea):
        assert who.post(path, {"action": "register"})[0] == 200
    assert bea.post(path, {"action": "pair"})[0] == 200
    endpoint.until("ana", 1)
    assert endpoint.texts("ana") == ["Evening, round 1: you play Bea at table 1."]
    assert [each["link"] for each in ana.call("GET", "/notices")[1]["now"]] == [f"#/tournament/{made['id']}"]
    running.stop()


def test_what_did_not_arrive_is_sent_again_and_a_browser_that_is_gone_forgotten(
    tmp_path: Path, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("http_ece")
    monkeypatch.setattr("tapete.server.notices.AGAIN", (0.1, 0.1))
    running = Served(tmp_path, private_notices=1, notice_after=0.0)
    ana, bea = Visitor(running.port, "Ana"), Visitor(running.port, "Bea")
    wants(ana, invitation=["push"])
    Browser(ana, endpoint.url("push"))
    endpoint.status = 503
    bea.seek("res_arcana", wants=ana.id)
    endpoint.until("push", 3)
    time.sleep(0.5)
    assert len(endpoint.came) == 3
    endpoint.status = 410
    bea.seek("keyforge", wants=ana.id)
    late = time.monotonic() + PATIENCE
    while ana.call("GET", "/notices")[1]["devices"]:
        assert time.monotonic() < late
        time.sleep(0.05)
    running.stop()


REFUSED = [
    "http://9.9.9.9/hook", "https://127.0.0.1/hook", "https://10.0.0.1/", "https://169.254.169.254/latest/meta-data/", "https://[::1]/",
    "https://[::ffff:10.0.0.1]/", "https://[64:ff9b::7f00:1]/", "https://[fe80::1]/", "https://user:pass@chat.example/", "ftp://chat.example/",
    "https://chat.example:8080/", "https:///nowhere", "https://chat.example/\r\nX: y", "https://chat.example/ü", "//chat.example/", "https://[::/",
]  # fmt: skip


@pytest.mark.parametrize("url", REFUSED)
def test_addresses_to_which_nothing_is_sent(url: str) -> None:
    with pytest.raises(Denied) as denied:
        checked(url)
    assert denied.value.fault.code == "bad_address"


def test_a_name_that_leads_into_the_private_network_is_refused_when_it_is_looked_up(tmp_path: Path) -> None:
    running = Served(tmp_path)
    ana = Visitor(running.port, "Ana")
    assert wants(ana, "https://127.0.0.1/x", turn=["webhook"])[1]["code"] == "bad_address"
    assert wants(ana, "https://localhost/x", turn=["webhook"])[0] == 200, "nobody knows yet where a name leads"
    status, told = ana.post("/notices/test", {"way": "webhook"})
    assert (status, told["code"]) == (400, "bad_address") and "open network" in told["text"]["en"]
    running.stop()


def test_a_test_says_whether_it_arrived_and_is_rationed(tmp_path: Path, endpoint: Endpoint) -> None:
    running = Served(tmp_path, private_notices=1, notices_at_once=3.0, notices_per_second=0.001)
    ana = Visitor(running.port, "Ana")
    wants(ana, endpoint.url("ana"))
    assert ana.post("/notices/test", {"way": "webhook"})[1] == {"sent": 1}
    endpoint.status = 500
    assert ana.post("/notices/test", {"way": "webhook"})[1] == {"sent": 0}
    assert ana.post("/notices/test", {"way": "push"})[1] == {"sent": 0}
    assert ana.post("/notices/test", {"way": "webhook"})[1]["code"] == "too_fast"
    assert ana.post("/notices/test", {"way": "pigeon"})[1]["code"] == "bad_message"
    running.stop()


ROUTES = [
    ("GET", "/notices"),
    ("PUT", "/notices"),
    ("POST", "/notices/devices"),
    ("DELETE", "/notices/devices/x"),
    ("POST", "/notices/test"),
]


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_only_oneself_sees_and_changes_what_one_is_told(served: Served, method: str, path: str) -> None:
    for headers in ({}, {"Authorization": f"Bearer {secrets.token_hex(16)}"}):
        assert call(served.port, method, f"/api/meet{path}", {}, headers)[1]["code"] == "who_are_you"


@pytest.mark.parametrize(
    "asked",
    [
        {"kinds": {"gossip": ["page"]}},
        {"kinds": {"turn": ["pigeon"]}},
        {"kinds": {}, "lang": "la"},
        {"kinds": {}, "webhook": "x" * 1001},
    ],
)
def test_what_cannot_be_wanted_is_refused(served: Served, asked: dict[str, Any]) -> None:
    assert Visitor(served.port, "Ana").call("PUT", "/notices", asked)[1]["code"] == "bad_message"


def test_a_device_is_dropped_by_its_owner_alone_and_there_are_only_so_many(served: Served) -> None:
    pytest.importorskip("http_ece")
    ana, eva = Visitor(served.port, "Ana"), Visitor(served.port, "Eva")
    for number in range(7):
        Browser(ana, f"https://push.example/{number}")
    devices = ana.call("GET", "/notices")[1]["devices"]
    assert len(devices) == 5 and "push.example" not in str(devices)
    eva.call("DELETE", f"/notices/devices/{devices[0]['id']}")
    assert ana.call("GET", "/notices")[1]["devices"] == devices
    assert ana.call("DELETE", f"/notices/devices/{devices[0]['id']}")[1]["devices"] == devices[1:]
    bad = {"endpoint": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA"}
    assert ana.post("/notices/devices", bad)[1]["code"] == "bad_message"
    assert ana.post("/notices/devices", {**bad, "endpoint": "https://127.0.0.1/x"})[1]["code"] == "bad_address"


def test_without_the_library_a_server_says_what_is_missing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webpush, "NEEDED", ("no_such_package",))
    ana = Visitor(served.port, "Ana")
    told = ana.call("GET", "/notices")[1]
    assert told["push_key"] is None and "tapete[push]" in told["why_no_push"]["en"]
    status, refused = ana.post("/notices/devices", {"endpoint": "https://push.example/x", "p256dh": "A", "auth": "A"})
    assert (status, refused["code"]) == (409, "not_now") and "tapete[push]" in refused["text"]["es"]


def test_what_one_wants_is_in_the_export_and_gone_with_oneself(tmp_path: Path) -> None:
    running = Served(tmp_path)
    try:
        ana = Visitor(running.port, "Ana")
        first, second = "https://chat.example/first-secret", "https://chat.example/second-secret"
        wants(ana, first, turn=["webhook"])
        wants(ana, second, turn=["webhook"])
        kept = ana.call("GET", "/me")[1]
        assert kept["notices"]["webhook"] == second and kept["notices"]["kinds"]["turn"] == ["webhook"]
        files = [file for file in tmp_path.rglob("*") if file.is_file()]
        assert not [file for file in files if b"first-secret" in file.read_bytes()], "of what one wanted before nothing is left"
        assert ana.call("DELETE", "/me")[0] == 200
        running.stop()
        assert not [file for file in files if file.exists() and b"-secret" in file.read_bytes()]
    finally:
        running.stop()
