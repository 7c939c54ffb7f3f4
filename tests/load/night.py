"""A night in an hour: tables of all five games while everything that can fail does, at random.

    python -m tests.load.night [--minutes 60] [--tables 10] [--seed 1] [--workers 2] [--postgres]

Workers are killed and stopped, connections dropped, the disk is full, the database is out of reach and comes back, the wall clock
steps, the server is killed and restarted. Then it is quiet, and every match is played to its end. Exits with 1 when an acknowledged
move was lost, a table stood still, a match did not finish, or its record does not replay. With ``--postgres`` the matches are in a
database of its own, which is stopped and started.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import os
import random
import resource
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tests.load.tables import LIMITS, Choice, Heard, decode, encode
from tests.server import cluster
from tests.server.served import BOT, ME, PATIENCE, call, new_match
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tapete import games
from tapete.core.records import Diverged, record_from
from tapete.server import upkeep
from tapete.server.sqlite import FILE

PAUSE = (0.3, 3.0)  # seconds between two faults
STILL = 90.0  # seconds in order without a change at a table: it stands still
MORNING = 180.0  # seconds for the last matches to end once it is quiet
AGAIN = ("store_failed", "busy", "too_fast")  # what is tried once more
STEP = 7_200.0  # seconds by which the wall clock steps at most


class Server:
    """`tapete serve` in a process of its own, on a port that stays the same."""

    def __init__(self, folder: Path, database: str, parts: int = 1) -> None:
        self.folder = folder
        self.parts = parts
        self.database = database
        self.clock = folder / "clock"
        self.clock.write_text("0")
        self.log = folder / "log"
        self.port = free_port()
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.load.stepping", str(self.clock), "serve", "--data", str(self.folder / "matches")]
        command += ["--port", str(self.port), "--lang", "en", *(["--database", self.database] if self.database else [])]
        command += ["--workers", str(self.parts)] if self.parts > 1 else []
        for limit in (*LIMITS, "worker_hangs=2", "bot_seconds=8"):
            command += ["--limit", limit]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if f"http://127.0.0.1:{self.port}/" not in line:
            raise RuntimeError(f"the server did not start: {line} {self.log.read_text(errors='replace')[-2000:]}")

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def workers(self) -> list[int]:
        """The processes that work for it: children of the one that they come from."""
        return [child for origin in children(self.process.pid) for child in children(origin)]


def free_port() -> int:
    """A port that no client is given: whoever calls a server that is down, again and again, else ends up talking to themselves
    there, and the server finds it taken."""
    for port in random.sample(range(20_000, 30_000), 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise RuntimeError("no port is free")


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


# ---------------------------------------------------------------------------------------------------------------- the tables


@dataclass
class Player:
    """One seat, whatever happens to its connections: a move is sent until it is acknowledged, always under its name."""

    night: Night
    match: str
    token: str
    seat: int
    chance: random.Random
    seq: int = -1
    over: bool = False
    socket: ClientConnection | None = None
    pending: tuple[str, str, int] | None = None
    answered: int = -1
    moved: float = 0.0  # when something last changed here, by the night's own time
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.moved = self.night.lived()

    def told(self) -> str:
        there = "gone" if self.socket is None else self.socket.state.name
        return f"{self.match} at {self.seq}, seat {self.seat}, answered {self.answered}, pending {self.pending}, {there}"

    async def play(self) -> None:
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                url = f"ws://127.0.0.1:{self.night.server.port}/ws"
                async with connect(url, max_size=None, ping_interval=None, open_timeout=20, close_timeout=1) as socket:
                    self.socket = socket
                    joining = {"type": "join", "match": self.match, "token": self.token, "since": self.seq}
                    await socket.send(encode(joining).decode())
                    await self.listen(socket)
            self.socket = None
            await asyncio.sleep(0.2)

    async def listen(self, socket: ClientConnection) -> None:
        fresh = True
        options: list[Choice] = []
        async for text in socket:
            heard = decode(text)
            if heard.type == "error":
                await self.refused(socket, heard)
            elif heard.type == "ack" and self.pending is not None and heard.id == self.pending[0]:
                assert heard.seq is not None
                self.acknowledged[self.pending[0]] = (heard.seq, self.pending[1])
                self.answered = heard.seq
                self.pending = None
                self.night.moves += 1
            elif heard.type == "update":
                assert heard.seq is not None
                self.night.expect(heard.seq >= self.seq, f"{self.match} went back from {self.seq} to {heard.seq}")
                self.moved = self.night.lived() if heard.seq > self.seq else self.moved
                self.seq = heard.seq
                self.over = heard.result is not None
                if self.over:
                    return
                if self.pending is not None and fresh:
                    await self.move(socket)
                fresh = False
                options = heard.question.options or [] if heard.question is not None else []
            if options and self.pending is None and self.seq >= self.answered:
                asked, options = options, []
                await self.decide(socket, asked)

    async def decide(self, socket: ClientConnection, options: list[Choice]) -> None:
        await asyncio.sleep(self.chance.expovariate(1 / self.night.think) if self.night.think else 0.0)
        self.pending = (secrets.token_hex(6), self.chance.choice(options).id, self.seq)
        await self.move(socket)

    async def move(self, socket: ClientConnection) -> None:
        assert self.pending is not None
        id, option, seq = self.pending
        await socket.send(encode({"type": "move", "id": id, "option": option, "seq": seq}).decode())

    async def refused(self, socket: ClientConnection, heard: Heard) -> None:
        code = str(heard.code)
        self.night.errors[code] += 1
        if self.pending is not None and heard.id == self.pending[0]:
            if code in AGAIN:
                await asyncio.sleep(0.3)
                await self.move(socket)
            else:
                self.night.problems.append(f"{self.match}: {code} for {self.pending}")
                self.pending = None
                await socket.close()
        elif heard.id is None and code in AGAIN:
            await socket.close()  # could not sit down: once more


def answer_of(port: int, path: str) -> dict[str, Any]:
    status, body = call(port, "GET", path)
    return {"status": status, "body": body}


class Night:
    """All tables, all faults and what was found."""

    def __init__(self, server: Server, seed: int, think: float) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.think = think
        self.players: list[Player] = []
        self.done: list[Player] = []
        self.faults: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.problems: list[str] = []
        self.moves = 0
        self.finished: Counter[str] = Counter()
        self.quiet = False
        self.broken = 0.0  # seconds for which something was out of order: nobody can play then
        self.database: Callable[[], Awaitable[None]] = self.locked
        self.often = 2.0  # as often as the disk is full; a database of its own is stopped much more often

    def expect(self, holds: bool, what: str) -> None:
        if not holds:
            self.problems.append(what)

    async def table(self, number: int) -> None:
        """One match after another, of one game after another, until it is morning; one at least."""
        played = 0
        while not self.quiet or not played:
            game = games.ids()[number % len(games.ids())]
            number += 1
            seats = [ME, ME if number % 2 else BOT]
            making = partial(new_match, self.server.port, game, seats, seed=self.chance.randrange(1 << 30))
            made = await self.asked(making)
            if made is None:
                continue
            given = [(seat, each["token"]) for seat, each in enumerate(made["seats"]) if each["token"]]
            people = [Player(self, made["match"], token, at, random.Random(number + at)) for at, token in given]
            self.players += people
            playing = [asyncio.create_task(player.play()) for player in people]
            try:
                await asyncio.gather(*playing)
            finally:
                for each in playing:
                    each.cancel()
            await self.replayed(made["match"], game)
            played += 1
            self.done += people
            self.players = [player for player in self.players if player not in people]

    async def asked(self, ask: Callable[[], dict[str, Any]]) -> dict[str, Any] | None:
        """What the server answers over HTTP; nothing while it cannot."""
        try:
            return await asyncio.to_thread(ask)
        except (OSError, AssertionError, ValueError, http.client.HTTPException):
            await asyncio.sleep(0.5)
            return None

    async def replayed(self, match: str, game: str) -> None:
        """The record of a finished match, asked for until it comes, plays again to the same end."""
        told = None
        while told is None or told["status"] != 200:
            told = await self.asked(lambda: answer_of(self.server.port, f"/api/matches/{match}/record"))
        try:
            state = await asyncio.to_thread(record_from(told["body"]["record"]).replay, games.find(game))
        except Diverged as diverged:
            self.problems.append(f"{match} does not replay: {diverged}")
            return
        self.expect(
            state.over and list(state.winners) == told["body"]["result"]["winners"], f"{match} ends otherwise when replayed"
        )
        self.finished[game] += 1

    # -- faults

    async def fault(self) -> None:
        faults: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (6, self.worker), (6, self.connection), (2, self.disk_full), (self.often, self.database), (3, self.clock_step),
            (1, self.killed), (1, self.restarted),
        ]  # fmt: skip
        happens = self.chance.choices([what for _, what in faults], [weight for weight, _ in faults])[0]
        self.faults[happens.__name__] += 1
        began = time.monotonic()
        await happens()
        self.broken += time.monotonic() - began

    def lived(self) -> float:
        """The time for which everything was in order."""
        return time.monotonic() - self.broken

    async def started(self) -> None:
        """The server is started, and knows its games."""
        await asyncio.to_thread(self.server.start)
        latest = time.monotonic() + STILL
        while time.monotonic() < latest:
            told = await self.asked(lambda: answer_of(self.server.port, "/ready"))
            if told is not None and told["status"] == 200:
                return

    async def worker(self) -> None:
        workers = self.server.workers()
        if workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.chance.choice(workers), self.chance.choice([signal.SIGKILL, signal.SIGSTOP]))

    async def connection(self) -> None:
        there = [player.socket for player in self.players if player.socket is not None]
        for each in self.chance.sample(there, min(len(there), 3)):
            each.transport.abort()

    async def disk_full(self) -> None:
        """No file of the server grows any more, for a while."""
        pid, unlimited = self.server.process.pid, resource.RLIM_INFINITY
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (1 << 10, unlimited))
            await asyncio.sleep(self.chance.uniform(0.3, 2.0))
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))

    async def locked(self) -> None:
        """Somebody else holds the database, longer than the server waits for it now and then."""
        seconds = self.chance.choice([0.5, 2.0, 11.0])
        other = sqlite3.connect(self.server.folder / "matches" / FILE, isolation_level=None)
        with contextlib.closing(other), contextlib.suppress(sqlite3.Error):
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            other.execute("ROLLBACK")

    async def clock_step(self) -> None:
        self.server.clock.write_text(str(self.chance.uniform(-STEP, STEP)))

    async def killed(self) -> None:
        await asyncio.to_thread(self.server.end, signal.SIGKILL)
        await self.started()

    async def restarted(self) -> None:
        await asyncio.to_thread(self.server.end, signal.SIGTERM)
        await self.started()

    # -- the whole

    def standing_still(self) -> list[str]:
        """Tables at which nothing has changed for too long."""
        moved: dict[str, float] = {}
        for player in self.players:
            moved[player.match] = max(moved.get(player.match, 0.0), player.moved)
        return [match for match, at in moved.items() if self.lived() - at > STILL]

    async def pass_by(self, minutes: float, tables: int) -> None:
        playing = [asyncio.create_task(self.table(number)) for number in range(tables)]
        until = time.monotonic() + 60 * minutes
        while time.monotonic() < until and not self.problems:
            await asyncio.sleep(self.chance.uniform(*PAUSE))
            await self.fault()
            self.problems += [f"{match} stands still" for match in self.standing_still()]
        self.quiet = True
        self.think = 0.0
        _, late = await asyncio.wait(playing, timeout=MORNING)
        self.expect(not late, f"{len(late)} tables did not finish: {[player.told() for player in self.players]}")
        for task in late:
            task.cancel()
        self.problems += [repr(task.exception()) for task in playing if task.done() and not task.cancelled() and task.exception()]


def lost_moves(rows: set[tuple[object, ...]], players: list[Player]) -> list[str]:
    """Acknowledged moves that the store does not have as they were acknowledged."""
    return [
        f"{player.match}: {option} was acknowledged as change {seq} and is lost"
        for player in players
        for move, (seq, option) in player.acknowledged.items()
        if (player.match, player.seat, move, seq, option) not in rows
    ]


COLUMNS = "SELECT match, seat, move, seq, value FROM acts"


def kept_in(folder: Path, database: str) -> set[tuple[object, ...]]:
    if database:
        import psycopg

        with psycopg.connect(database) as connection:
            return set(connection.execute(COLUMNS).fetchall())
    with contextlib.closing(sqlite3.connect(folder / "matches" / FILE)) as kept:
        return set(kept.execute(COLUMNS).fetchall())


def run(folder: Path, minutes: float, tables: int, seed: int, think: float = 0.05, database: str = "", workers: int = 1) -> Night:
    server = Server(folder, database, workers)
    night = Night(server, seed, think)
    if database:

        async def gone() -> None:
            await asyncio.to_thread(stopped_and_started, database, night.chance.uniform(0.2, 3.0))

        night.database = gone
        night.often = 8.0
    try:
        asyncio.run(night.pass_by(minutes, tables))
        server.end(signal.SIGTERM)
        night.problems += lost_moves(kept_in(folder, database), night.done + night.players)
        if not database:
            found = upkeep.check(folder / "matches")
            night.problems += [f"{each.match}: {each.what}" for each in found if each.state == upkeep.DAMAGED]
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)
    return night


def stopped_and_started(database: str, seconds: float) -> None:
    cluster.stop(database)
    time.sleep(seconds)
    cluster.start(database)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes of the server")
    parser.add_argument("--postgres", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = stack.enter_context(cluster.cluster()) if arguments.postgres else ""
        night = run(Path(folder), arguments.minutes, arguments.tables, arguments.seed, 0.05, database, arguments.workers)
        log = (Path(folder) / "log").read_text(errors="replace")
    print(f"{arguments.minutes:g} minutes, {arguments.tables} tables: {night.moves} moves acknowledged")
    print(f"matches finished and replayed: {dict(night.finished)}")
    print(f"faults: {dict(night.faults)}; errors told: {dict(night.errors)}; log {len(log)} bytes")
    for problem in night.problems[:20]:
        print(problem)
    if night.problems:
        print(log[-4000:])
    return 1 if night.problems else 0


if __name__ == "__main__":
    sys.exit(main())
