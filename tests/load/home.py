"""Many people at home while others play: how long pages and news take, and what they cost of a processor.

    python -m tests.load.home [--people 1000] [--tables 200] [--seconds 20] [--every 2.5] [--think 3.5] [--limit 100]

People look at home as often as the page does (``--every``), each on a line of their own; at each table two random players think
for ``--think`` seconds on the average. Prints the time to a page, to an acknowledgement and to the table that shows it, and ends
with 1 when a 99th percentile is above ``--limit`` (milliseconds). Not part of the tests. However it ends, its server ends with it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import sys
import tempfile
import time
from pathlib import Path

from tests.load.tables import LIMITS, Client, half, leave, part
from tests.server.company import Visitor
from tests.server.served import Process

GAME = "res_arcana"
HEADERS = "Host: 127.0.0.1\r\nAuthorization: Bearer {key}\r\nAccept-Encoding: gzip\r\n"


class Page:
    """One browser's connection."""

    def __init__(self, port: int, key: str) -> None:
        self.port = port
        self.headers = HEADERS.format(key=key)
        self.size = 0

    async def __aenter__(self) -> Page:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *error: object) -> None:
        self.writer.close()

    async def ask(self, method: str, path: str, body: object = None) -> int:
        """The status of an answer, once all of it is here."""
        raw = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\n{self.headers}Content-Length: {len(raw)}\r\n\r\n"
        self.writer.write(head.encode() + raw)
        told = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        self.size = int(told.partition("content-length: ")[2].partition("\r\n")[0])
        await self.reader.readexactly(self.size)
        return int(told.split(" ", 2)[1])


async def at_home(port: int, key: str, every: float, until: float, times: list[float], wrong: list[int]) -> None:
    """Come in, and look at home again and again."""
    async with Page(port, key) as line:
        await line.ask("POST", "/api/meet/me", {"name": f"Person {key[:4]}"})
        await asyncio.sleep(random.random() * every)
        while time.monotonic() < until:
            began = time.perf_counter()
            status = await line.ask("GET", "/api/meet/home")
            times.append(time.perf_counter() - began)
            if status != 200:
                wrong.append(status)
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))


def tables(port: int, count: int) -> list[tuple[str, list[str]]]:
    """So many matches of people who sought a rival, and the tokens of their seats."""
    found = []
    for number in range(count):
        one, other = [Visitor(port, f"Player {2 * number + at}") for at in range(2)]
        one.seek(GAME)
        match = str(other.seek(GAME)["match"])
        found.append((match, [one.token(match), other.token(match)]))
    return found


async def measured(server: Process, arguments: argparse.Namespace, laid: list[tuple[str, list[str]]]) -> bool:
    chance = random.Random(1)
    clients = [
        Client(match, token, seat, random.Random(chance.random()), arguments.think)
        for match, tokens in laid
        for seat, token in enumerate(tokens)
    ]
    times: list[float] = []
    wrong: list[int] = []
    playing = asyncio.create_task(half(clients, server, arguments.seconds))
    while not all([client.here for client in clients]) and not playing.done():
        await asyncio.sleep(0.1)
    until = time.monotonic() + arguments.seconds
    keys = [secrets.token_hex(16) for _ in range(arguments.people)]
    await asyncio.gather(*[at_home(server.port, key, arguments.every, until, times, wrong) for key in keys])
    tally = await playing
    await leave(clients)
    good = not wrong and not tally.problems
    for what, found in (("home", times), ("acknowledged", tally.times), ("shown", tally.updates)):
        told = ", ".join([f"p{int(100 * share)} {1000 * part(found, share):.1f} ms" for share in (0.5, 0.95, 0.99)])
        print(f"{what}: {len(found)} times, {told}")
        good = good and part(found, 0.99) * 1000 <= arguments.limit
    own, others = [100 * each / tally.seconds for each in (tally.busy, tally.others)]
    print(f"server: {own:.0f} % of a core, others on this machine: {others:.0f} %")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}; refused {len(wrong)}, problems {len(tally.problems)}")
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--every", type=float, default=2.5)
    parser.add_argument("--think", type=float, default=3.5)
    parser.add_argument("--limit", type=float, default=100.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as ending:
        limits = [*LIMITS, *[f"{each}=1e9" for each in ("looks_per_second", "looks_at_once")]]
        running = Process(Path(folder), limits=limits)
        ending.callback(running.stop)
        laid = tables(running.port, arguments.tables)
        good = asyncio.run(measured(running, arguments, laid))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
