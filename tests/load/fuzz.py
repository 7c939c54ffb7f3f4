"""Hostile messages and requests by the hundred thousand, at a server in a process of its own.

    python -m tests.load.fuzz [--messages 100000] [--requests 10000] [--seed 1]

Tables of all five games are sent what the protocol's schema allows, bent; pages are asked for what nobody would ask; bytes that are
neither go to the bare socket. Exits with 1 when anything is answered with a failure of the server (500, an incident) or not at all,
the server ends, its log grows, or its memory does not stay where it was after the first quarter.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import json
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.load import pages
from tests.load.tables import LIMITS, memory
from tests.server.fuzz import Fuzz, storm
from tests.server.served import BOT, ME, PATIENCE, Process, Seat, call, new_match, sit, step

from tapete import games

AT_ONCE = 250  # messages of a seat in one go
GROWN = 24_000.0  # kilobytes that the server may have grown by after the first quarter
LOG = 200_000  # bytes of log
NAMED = ("match", "person", "seek", "id", "deck", "device", "puzzle")
QUIET = ["rest=2", "rest_over=1", "hints_per_second=1e9", "hints_at_once=1e9"]
BARE = (
    b"", b"\r\n\r\n", b"GET", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00", b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
    b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 1\r\n\r\n",
)  # fmt: skip


class Storm:
    """One run against one server."""

    def __init__(self, server: Process, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.said: Counter[str] = Counter()  # messages, by what came back
        self.asked: Counter[str] = Counter()  # requests
        self.matches = [new_match(server.port, game, [ME, ME], seed=seed) for game in games.ids()]
        self.matches.append(new_match(server.port, "keyforge", [ME, BOT], seed=seed))  # who is alone with bots may ask for hints
        self.ids = [made["match"] for made in self.matches]
        self.seats = 0
        self.well: Counter[tuple[str, str]] = Counter()  # pages, by how often they answered as somebody had hoped
        self.known = pages.Known([f"{number:032x}" for number in range(5)], named={name: [] for name in NAMED})
        for key in self.known.keys:
            come = {"name": f"P{key[-1]}"}
            call(server.port, "POST", "/api/meet/me", come, {"Authorization": f"Bearer {key}"})
        self.finish(new_match(server.port, "res_arcana", [ME, ME], seed=seed))

    def finish(self, made: dict[str, Any]) -> None:
        """Give a match up: there are pages of those that are over."""
        seats = sit(self.server.port, made)
        for _ in range(2):
            step(seats, self.chance)
        seats[0].ask({"type": "concede", "id": "c"})
        for seat in seats:
            seat.close()
        self.ids.append(made["match"])
        self.known.records.append(call(self.server.port, "GET", f"/api/matches/{made['match']}/record")[1]["record"])

    def messages(self, count: int) -> None:
        """A seat or a spectator of one of the tables says all sorts of things."""
        made = self.chance.choice(self.matches)
        token = self.chance.choice([*[seat["token"] for seat in made["seats"] if seat["token"]], ""])
        seat = Seat(self.server.port, made["match"], token)
        self.seats += 1
        names = [str(card["name"]) for zone in seat.update["view"]["zones"] for card in zone["cards"] or [] if card]
        known = [f"{verb}:{name}" for name in names[:10] for verb in ("play", "use")] + ["no:such#1", "aprendiz"]
        question = seat.update["question"]
        options = [option["id"] for option in (question or {}).get("options") or []][:6]
        fuzz = Fuzz(self.chance.randrange(1 << 30), known, self.ids)
        self.said += storm(seat, self.foreseeing(fuzz, seat, options, count), count)
        seat.close()

    def foreseeing(self, fuzz: Fuzz, seat: Seat, options: list[str], count: int) -> Iterator[str | bytes]:
        """All sorts of things, and now and then what would come of what one may do."""
        others = fuzz.harmless(frozenset({"player"} if seat.token else ()), talk=True)
        while True:
            if options and self.chance.random() < 2 / count:
                asked = self.chance.sample(options, min(len(options), 3))
                yield json.dumps({"type": "forecast", "seq": seat.update["seq"], "options": asked})
            yield next(others)

    def requests(self, count: int) -> None:
        fuzz = Fuzz(self.chance.randrange(1 << 30), ["0", "1", "open"], self.ids)
        for _ in range(count):
            self.asked[self.request(pages.asked(fuzz, self.known))] += 1
        for bare in self.chance.sample(BARE, 2):
            self.bare(bare + self.chance.randbytes(self.chance.randrange(40)))

    def request(self, asked: pages.Asked) -> str:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            connection.request(asked.method, asked.path, asked.body, asked.headers)
            response = connection.getresponse()
            content = response.read()
        except (http.client.HTTPException, ConnectionError):
            return "turned away"
        finally:
            connection.close()
        told = self.told(content)
        self.known.heard(told, "id" if "tournaments" in asked.page else "deck" if "decks" in asked.page else "person")
        code = told.get("code", "") if response.status >= 400 else ""
        if response.status < 300:
            self.well[asked.method, asked.page] += 1
        return f"{response.status} {code}".strip()

    def told(self, content: bytes) -> dict[str, Any]:
        try:
            told = json.loads(content)
        except ValueError:
            return {}
        return told if isinstance(told, dict) else {}

    def bare(self, data: bytes) -> None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.server.port), timeout=1.0) as wire:
            wire.sendall(data)
            wire.shutdown(socket.SHUT_WR)
            wire.recv(1 << 12)

    def never(self) -> list[str]:
        """Pages that have only ever refused."""
        return [" ".join(page) for page in pages.PAGES if page not in self.well]

    def alive(self) -> bool:
        return self.server.process.poll() is None


def run(folder: Path, messages: int, requests: int, seed: int, show: bool = False) -> list[str]:
    """What went wrong."""
    log = folder / "log"
    server = Process(folder / "matches", limits=[*LIMITS, *QUIET], log=log)
    try:
        storming = Storm(server, seed)
        rounds = max(4, messages // AT_ONCE)
        early = 0.0
        for number in range(rounds):
            storming.messages(messages // rounds)
            storming.requests(requests // rounds)
            if not storming.alive():
                return ["the server ended", log.read_text(errors="replace")[-2000:]]
            if number == rounds // 4:
                early = memory([server.process.pid])
            if show and number % max(1, rounds // 10) == 0:
                print(f"  {sum(storming.said.values())} messages, {memory([server.process.pid]) / 1000:.0f} MB", flush=True)
        time.sleep(0.5)
        late = memory([server.process.pid])
        made = new_match(server.port, "keyforge", [ME, ME], seed=1)
        Seat(server.port, made["match"], made["seats"][0]["token"]).close()
        found = problems(storming, late - early, log)
        if show:
            print(f"{sum(storming.said.values())} messages of {storming.seats} seats: {dict(storming.said.most_common())}")
            print(f"{sum(storming.asked.values())} requests: {dict(storming.asked.most_common())}")
            never = storming.never()
            print(f"answered as hoped: {len(pages.PAGES) - len(never)} of {len(pages.PAGES)} pages; never: {never}")
            print(f"memory {early / 1000:.0f} MB after a quarter, {late / 1000:.0f} MB in the end; log {log.stat().st_size} bytes")
        return found
    finally:
        if server.process.poll() is None:
            server.kill()


def problems(storming: Storm, grown: float, log: Path) -> list[str]:
    failed = [code for code in storming.asked if code.startswith("500") or "incident" in code]
    found = [f"{storming.asked[code]} requests were answered with {code}" for code in failed]
    if storming.said["incident"]:
        found.append(f"{storming.said['incident']} messages were answered with an incident")
    if grown > GROWN:
        found.append(f"the server grew by {grown / 1000:.0f} MB")
    text = log.read_text(errors="replace")
    if len(text) > LOG or "Traceback" in text:
        found.append(f"the log says {text[-2000:]}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run(Path(folder), arguments.messages, arguments.requests, arguments.seed, show=True)
    for each in found:
        print(each)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
