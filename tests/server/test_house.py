"""The rules of the house: sockets, headers, floods, logs. One address (127.0.0.2) misbehaves and another one (127.0.0.1) plays."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import io
import json
import logging
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from tests.server.probe import Probe
from tests.server.served import ME, PATIENCE, Served, call, new_match, request
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tapete.cli import main
from tapete.server import Settings, transport
from tapete.server.app import Door
from tapete.server.house import MOST_GUESTS, House, home_of
from tapete.server.logbook import AT_ONCE, LONGEST, write_to
from tapete.server.transport import Reception, Table

STRANGER = ("127.0.0.2", 0)
HALF = b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Len"
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux gives the loopback several addresses")


def raw(port: int, source: tuple[str, int] = STRANGER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source)


def said(made: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError, TimeoutError):
        while part := made.recv(65_536):
            found += part
    made.close()
    return found


@contextlib.contextmanager
def serving(folder: Path, **limits: float) -> Iterator[Served]:
    served = Served(folder, **limits)
    try:
        yield served
    finally:
        served.stop()


# ---------------------------------------------------------------------------------------------------------------- sockets


def test_small_messages_do_not_wait_for_each_other(served: Served) -> None:
    def delays() -> list[bool]:
        found = []
        for each in served.uvicorn.server_state.connections:
            assert isinstance(each, Reception | Table)
            made = each.transport.get_extra_info("socket")
            found.append(not made.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        return found

    quiet = raw(served.port)
    with connect(f"ws://127.0.0.1:{served.port}/ws") as table:
        table.send('{"type":"ping"}')
        table.recv(PATIENCE)
        assert delays() == [False, False]
    quiet.close()


@linux
def test_requests_that_never_end_are_dropped(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "HEAD", 1.5)
    monkeypatch.setattr(transport, "BODY", 1.5)
    head = raw(served.port)
    head.sendall(HALF)
    body = raw(served.port)
    body.sendall(b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{")
    silent = raw(served.port)
    began = time.monotonic()
    for each in (head, body, silent):
        assert said(each) == b""
    assert time.monotonic() - began < 15
    kept = http.client.HTTPConnection("127.0.0.1", served.port, PATIENCE, STRANGER)
    for _ in range(3):  # a connection that is kept is good for more than one request
        kept.request("GET", "/api/rules/keyforge/KF-armor-01")
        response = kept.getresponse()
        assert response.status == 200 and response.read()
        time.sleep(0.8)
    kept.close()


@linux
def test_one_address_gets_so_many_sockets_and_is_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, address_sockets=20) as served:
        taken = [raw(served.port) for _ in range(20)]
        for each in taken:
            each.sendall(HALF)
        time.sleep(0.2)
        assert said(raw(served.port)).startswith(b"HTTP/1.1 429 ")
        assert request(served.port, "GET", "/api/games")[0] == 200, "another address notices nothing"
        for each in taken:
            each.close()
        time.sleep(0.3)
        assert served.hub.house.guest("127.0.0.2").sockets == 0 and served.hub.house.sockets >= 0
        after = raw(served.port)
        after.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert said(after).startswith(b"HTTP/1.1 200")


def test_websockets_too_many_are_closed_with_1013(tmp_path: Path) -> None:
    with serving(tmp_path, connections=2) as served:
        url = f"ws://127.0.0.1:{served.port}/ws"
        with connect(url) as first, connect(url) as second:
            for each in (first, second):
                each.send('{"type":"ping"}')
                each.recv(PATIENCE)
            with connect(url) as third:
                with pytest.raises(ConnectionClosed) as closed:
                    third.recv(PATIENCE)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
        time.sleep(0.2)
        assert served.hub.house.tables == 0


def test_who_does_not_sit_down_makes_room(tmp_path: Path) -> None:
    with serving(tmp_path, join_seconds=0.3) as served, connect(f"ws://127.0.0.1:{served.port}/ws") as idle:
        with pytest.raises(ConnectionClosed) as closed:
            idle.recv(PATIENCE)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_many_who_come_at_once_are_let_in_a_few_at_a_time(tmp_path: Path) -> None:
    """All inside have their turns between them: it was what a table felt most of a thousand half requests."""
    at_the_door = 120
    with serving(tmp_path) as served:
        house = served.hub.house

        async def watched() -> list[int]:
            """Nobody is let in while they gather; then how many are at each turn of the loop."""
            gathered = [raw(served.port) for _ in range(at_the_door)]
            turns = [house.sockets]
            latest = time.monotonic() + PATIENCE
            while turns[-1] < at_the_door and time.monotonic() < latest:
                await asyncio.sleep(0)
                turns.append(house.sockets)
            for each in gathered:
                each.close()
            return turns

        turns = served.inside(watched())
    assert turns[-1] >= at_the_door
    assert max([after - before for before, after in pairwise(turns)]) <= 2 * transport.AT_ONCE


@linux
def test_with_few_descriptors_a_thousand_half_requests_stop_nobody_and_fill_no_log(tmp_path: Path) -> None:
    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))

    log = tmp_path / "log"
    command = [sys.executable, "-m", "tapete", "serve", "--port", "0", "--data", str(tmp_path / "m"), "--lang", "en"]
    with log.open("wb") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, preexec_fn=few, env=dict(os.environ))
        assert process.stdout is not None
        port = int(process.stdout.readline().partition("http://127.0.0.1:")[2].partition("/")[0])
        hostile: list[socket.socket] = []
        try:
            with Probe(port):
                for _ in range(600):
                    made = raw(port)
                    made.setblocking(False)
                    with contextlib.suppress(OSError):
                        made.send(HALF)
                    hostile.append(made)
                for _ in range(5):
                    assert call(port, "GET", "/api/rules/keyforge/KF-armor-01")[0] == 200
                new_match(port, "keyforge", [ME, ME])
        finally:
            for made in hostile:
                made.close()
            process.terminate()
            process.wait(PATIENCE)
            process.stdout.close()
    assert log.stat().st_size < 50_000


# ---------------------------------------------------------------------------------------------------------------- floods


@linux
def test_pings_that_nobody_reads_pile_up_nowhere(served: Served) -> None:
    made = raw(served.port)
    made.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b"101" in made.recv(4_096)
    ping = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
    made.settimeout(5.0)
    with Probe(served.port), contextlib.suppress(OSError):
        for _ in range(2_000):
            made.sendall(ping * 100)
    assert said(made)[-40:].endswith(b"\x03\xf0too many pings"), "closed with 1008"


@linux
def test_who_does_not_read_is_not_listened_to(served: Served) -> None:
    made = new_match(served.port, "keyforge", [ME, ME], seed=3)
    deaf = connect(f"ws://127.0.0.1:{served.port}/ws", source_address=STRANGER, max_queue=1, compression=None, close_timeout=0.2)
    with deaf as table:
        table.send(json.dumps({"type": "join", "match": made["match"], "token": made["seats"][0]["token"]}))
        table.recv(PATIENCE)
        table.socket.settimeout(1.0)

        def largest() -> int:
            found = [each.transport.get_write_buffer_size() for each in served.uvicorn.server_state.connections]  # type: ignore[union-attr]
            return max(found, default=0)

        with Probe(served.port), contextlib.suppress(OSError, ConnectionClosed, TimeoutError):
            for _ in range(3_000):
                table.socket.sendall(frame(b'{"type":"impossible"}'))
        assert largest() < 2 << 20


def frame(text: bytes) -> bytes:
    """A text as a client sends it, masked with nothing."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


@linux
def test_an_address_has_one_rate_for_all_its_tables(tmp_path: Path) -> None:
    with serving(tmp_path, address_messages_per_second=1.0, address_messages_at_once=30.0) as served:
        codes: list[str] = []
        url = f"ws://127.0.0.1:{served.port}/ws"
        for _ in range(4):
            with connect(url, source_address=STRANGER) as table:
                for _ in range(10):
                    table.send('{"type":"ping"}')
                    answer = json.loads(table.recv(PATIENCE))
                    codes.append(answer.get("code", answer["type"]))
        assert codes[:30] == ["pong"] * 30 and codes.count("too_fast") >= 8
        with connect(url) as other:
            other.send('{"type":"ping"}')
            assert json.loads(other.recv(PATIENCE))["type"] == "pong"


def test_an_address_is_a_home_and_old_ones_are_forgotten_one_by_one() -> None:
    assert home_of("2001:db8::1") == home_of("2001:db8::ffff:1") != home_of("2001:db8:0:1::1")
    house = House(Settings(data=Path()))
    spent = house.guest("198.51.100.1")
    spent.matches.level = 0.0
    spent.sockets = 1
    for number in range(MOST_GUESTS + 50):
        house.guest(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(house.guests) <= MOST_GUESTS and house.guest("198.51.100.1") is spent, "who is still here is not forgotten"


# ---------------------------------------------------------------------------------------------------------------- who may speak


def makes(served: Served, forwarded: str) -> int:
    body = {"game": "keyforge", "seats": [ME, ME]}
    return call(served.port, "POST", "/api/matches", body, {"X-Forwarded-For": forwarded})[0]


def test_what_a_proxy_forwards_is_believed_only_of_a_proxy_that_was_named(tmp_path: Path) -> None:
    with serving(tmp_path / "a", matches_per_second=0.001, matches_at_once=2.0) as served:
        assert [makes(served, f"203.0.113.{n}") for n in range(3)] == [201, 201, 429], "all came from one address"
    with serving(tmp_path / "b", matches_per_second=0.001, matches_at_once=2.0, proxies=("127.0.0.1",)) as served:  # type: ignore[arg-type]
        assert [makes(served, f"203.0.113.{n}") for n in range(3)] == [201, 201, 201]
        assert [makes(served, "203.0.113.1") for _ in range(2)] == [201, 429]


@pytest.mark.parametrize(
    ("host", "names", "welcome"),
    [
        ("127.0.0.1", "localhost:1", True),
        ("127.0.0.1", "evil.example", False),
        ("127.0.0.1", "192.0.2.1", False),
        ("0.0.0.0", "192.0.2.1:8765", True),
        ("0.0.0.0", "[2001:db8::1]:8765", True),
        ("0.0.0.0", "evil.example", False),
        ("0.0.0.0", "tapete.example", True),
        ("0.0.0.0", "", False),
        ("0.0.0.0", "[", False),
    ],
)
def test_a_server_answers_only_to_its_own_names(served: Served, host: str, names: str, welcome: bool) -> None:
    door = Door(served.door.app, Settings(data=Path(), host=host, origins=("https://tapete.example",)), served.hub)
    assert door.welcome(Headers({"host": names})) is welcome
    assert not door.welcome(Headers({"host": names, "origin": "https://evil.example"}))
    assert door.welcome(Headers({"host": names, "origin": "https://tapete.example"})) is welcome


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/%00", {}),
        ("/assets/%00x", {}),
        ("/" + "a" * 5_000, {}),
        ("/%2e%2e/%2e%2e/etc/passwd", {}),
        ("/api/games", {"Origin": "http://["}),
        ("/api/games", {"Origin": "http://[::1"}),
        ("/api/rules/keyforge/%00", {}),
        ("/api/matches/%00/stats", {}),
        ("/api/cards/keyforge/%ff%fe", {}),
    ],
)
def test_odd_requests_are_refused_and_no_incident(served: Served, path: str, headers: dict[str, str]) -> None:
    status, _, body = request(served.port, "GET", path, headers=headers)
    assert 400 <= status < 500 and b"incident" not in body.replace(b'"incident":null', b"")


# ---------------------------------------------------------------------------------------------------------------- the log


@pytest.fixture
def written() -> Iterator[Callable[[bool], io.StringIO]]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level

    def begin(structured: bool) -> io.StringIO:
        stream = io.StringIO()
        write_to(stream, structured)
        return stream

    yield begin
    root.handlers, root.level = before, level


def test_a_flood_of_errors_is_a_few_lines(written: Callable[[bool], io.StringIO]) -> None:
    stream = written(False)
    for number in range(10_000):
        logging.getLogger("asyncio").error("out of system resource %d", number)
    logging.getLogger("tapete.server").error("x" * 100_000)
    lines = stream.getvalue().splitlines()
    assert AT_ONCE <= len(lines) <= AT_ONCE + 3 and len(lines[-1]) <= LONGEST
    stream = written(True)
    for moment in range(2):
        for _ in range(100):
            logging.getLogger("tapete.server").error("again")
        time.sleep(0 if moment else 1.1)
    told = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert told[0]["level"] == "error" and told[0]["source"] == "tapete.server" and told[0]["message"] == "again"
    assert "left out" in told[-1]["message"]


def test_a_limit_is_changed_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--limit", "socks=3", "--lang", "en"]) == 2
    assert "address_sockets" in capsys.readouterr().err
