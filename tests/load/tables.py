"""Many tables at once: random moves by two clients each, the server killed in the middle and started again.

    python -m tests.load.tables [--tables 100] [--seconds 10] [--think 0] [--game keyforge] [--bot maestro]
        [--workers 2] [--plain] [--emptied]

Players think for ``--think`` seconds on the average (between 4/7 and 10/7 of it: 3.5 is 2 to 5 seconds) and their sockets are
packed as a browser's are, unless ``--plain``. With ``--emptied`` everybody leaves in the end, and it tells what memory the server
then still holds. Prints the time from a move to its acknowledgement and to the table that shows it,
the memory a table takes, and exits with 1 when an acknowledged move was lost, a match did not go on after the restart, or a 99th
percentile is above its limit. With ``--bot`` one player of each table is a bot, and the time until it has answered is told. Not
part of the tests; ``make load`` runs it. However it ends, its server ends with it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec
from tests.load.line import Line
from tests.server.served import ME, Process, new_match

from tapete.server.house import raise_descriptors

LIMIT = 0.100  # seconds to an acknowledgement
SITTING = 90.0  # seconds for everybody to sit down
SHOWN = 0.250  # and to the table that shows it
CALM = ("matches", "messages", "address_messages", "looks", "judge")
LIMITS = [f"{each}_{rate}=1e9" for each in CALM for rate in ("per_second", "at_once")]
REST = 20.0  # seconds for which a table is kept that everybody has left
SAME = 0.002  # of its memory: it has not changed
COMING_BACK = 60.0  # and for its memory to come back
LIMITS += ["address_bytes_per_second=1e12", "address_bytes_at_once=1e12", "address_sockets=1e5", "sockets=1e5", "connections=1e5"]
RETRY = 0.2


class Choice(msgspec.Struct):
    id: str


class Question(msgspec.Struct):
    player: int
    options: list[Choice] | None


class Heard(msgspec.Struct):
    """What a client needs of whatever it hears."""

    type: str
    seq: int | None = None
    id: str | None = None
    code: str | None = None
    you: int | None = None
    question: Question | None = None
    result: dict[str, object] | None = None


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


@dataclass
class Tally:
    """What happened in one half of the run."""

    times: list[float] = field(default_factory=list)  # from a move to its acknowledgement
    updates: list[float] = field(default_factory=list)  # from a move to the new table
    problems: list[str] = field(default_factory=list)
    busy: float = 0.0  # seconds of a core that the server took
    own: float = 0.0  # and the clients
    answers: list[float] = field(default_factory=list)  # from a move to the next question, against bots
    memory: float = 0.0  # kilobytes of the server
    left: float = 0.0  # and when everybody has gone
    seconds: float = 0.0
    moves: int = 0
    machine: float = 0.0  # seconds of all cores meanwhile
    others: float = 0.0  # that somebody else took
    sitting: float = 0.0  # seconds until everybody sat at their table

    def part(self, share: float) -> float:
        return part(self.times, share)


def part(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


@dataclass
class Client:
    """One seat, across restarts of the server: an unanswered move is sent again under its name."""

    match: str
    token: str
    seat: int
    chance: random.Random
    think: float
    packed: bool = True
    seq: int = -1
    pending: tuple[str, str, int] | None = None
    count: int = 0
    sent: float = 0.0
    over: bool = False
    here: bool = False  # whether it sits at its table
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    line: Line | None = None
    tally: Tally = field(default_factory=Tally)
    question: Question | None = None
    answered: int = -1  # the change that the last acknowledged move made
    fresh: bool = True  # whether nothing has been heard on this line

    def sit(self, port: int, tally: Tally) -> Line:
        """Sit down and play, until the end or until the line is cut."""
        self.tally = tally
        self.question = None
        self.answered = -1
        self.fresh = True
        self.line = Line(port, self.packed, self.join, self.hear, self.stop)
        return self.line

    def join(self) -> None:
        self.say({"type": "join", "match": self.match, "token": self.token, "since": self.seq})

    def stop(self) -> None:
        self.line = None

    def say(self, message: dict[str, object]) -> None:
        if self.line is not None:
            self.line.say(encode(message))

    def hear(self, text: bytes) -> None:
        heard = decode(text)
        now = time.perf_counter()
        if heard.type == "error":
            self.tally.problems.append(str(heard.code))
        elif heard.type == "ack" and self.pending is not None and heard.id == self.pending[0]:
            self.tally.times.append(now - self.sent)
            assert heard.seq is not None
            self.answered = heard.seq
            self.acknowledged[self.pending[0]] = (heard.seq, self.pending[1])
            self.pending = None
        elif heard.type == "update":
            self.see(heard, now)
        if self.pending is None and self.seq >= self.answered and self.question is not None and self.question.options:
            self.decide(self.question.options, now)

    def see(self, heard: Heard, now: float) -> None:
        """The table as it is now."""
        assert heard.seq is not None
        if heard.seq == self.answered:
            self.tally.updates.append(now - self.sent)
        self.seq = heard.seq
        self.here = True
        self.over = heard.result is not None
        self.question = None if self.over else heard.question
        if self.over and self.line is not None:
            self.line.close()
        elif self.fresh and self.pending is not None:  # from before the restart: once more, under the same name
            self.move()
        self.fresh = False

    def decide(self, options: list[Choice], now: float) -> None:
        option = self.chance.choice(options).id
        self.question = None
        self.count += 1
        self.pending = (f"m{self.count}", option, self.seq)
        if self.sent and self.seq > self.answered >= 0:
            self.tally.answers.append(now - self.sent)
        if self.think:
            seconds = self.chance.uniform(4 / 7, 10 / 7) * self.think
            asyncio.get_running_loop().call_later(seconds, self.move)
        else:
            self.move()

    def move(self) -> None:
        assert self.pending is not None
        id, option, seq = self.pending
        self.sent = time.perf_counter()
        self.say({"type": "move", "id": id, "option": option, "seq": seq})


def family(server: Process) -> list[int]:
    """The processes of a server: those of its tables and of its bots."""
    parents: dict[int, list[int]] = {}
    for each in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError):
            fields = (each / "stat").read_text().rpartition(")")[2].split()
            parents.setdefault(int(fields[1]), []).append(int(each.name))
    found = [server.process.pid]
    for pid in found:
        found += parents.get(pid, [])
    return found


def busy(pids: list[int]) -> float:
    """How many seconds of a core processes have taken; 0 where the system does not tell."""
    total = 0.0
    for pid in pids:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def memory(pids: list[int]) -> float:
    """Kilobytes of memory that processes hold, shared ones once; 0 where the system does not tell."""
    total = 0.0
    for pid in pids:
        with contextlib.suppress(OSError, StopIteration, ValueError):
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            total += float(next(line for line in lines if line.startswith("Pss:")).split()[1])
    return total


def machine() -> tuple[float, float]:
    """Seconds of its cores that have passed, and those that somebody worked."""
    with contextlib.suppress(OSError, ValueError):
        fields = [int(each) / os.sysconf("SC_CLK_TCK") for each in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        return sum(fields), sum(fields) - fields[3] - fields[4]
    return time.perf_counter(), 0.0


async def half(clients: list[Client], server: Process, seconds: float) -> Tally:
    """Let all clients play for a while."""
    tally = Tally()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, told: tally.problems.append(repr(told.get("exception") or told["message"])))
    for client in clients:
        client.here = client.over
    began = time.perf_counter()
    for client in clients:
        if not client.over:
            await loop.create_connection(partial(client.sit, server.port, tally), "127.0.0.1", server.port)
    while not all([client.here for client in clients]) and time.perf_counter() - began < SITTING:
        await asyncio.sleep(0.1)
    tally.sitting = time.perf_counter() - began
    for times in (tally.times, tally.updates, tally.answers):
        times.clear()  # what was felt while people were still coming in
    pids = family(server)
    before, own, (all_before, worked) = busy(pids), time.process_time(), machine()
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    tally.seconds = time.perf_counter() - began
    tally.moves = len(tally.times)
    tally.busy = busy(pids) - before
    tally.own = time.process_time() - own
    passed, work = machine()
    tally.machine = passed - all_before
    tally.others = work - worked - tally.busy - tally.own
    tally.memory = memory(pids)
    return tally


async def leave(clients: list[Client]) -> None:
    """Cut all lines."""
    for client in clients:
        if client.line is not None:
            client.line.close()
    await asyncio.sleep(0.1)


async def emptied(server: Process, held: float) -> float:
    """Kilobytes that the server holds once everybody has left for as long as a table is kept."""
    until = time.perf_counter() + REST + COMING_BACK
    while time.perf_counter() < until:
        await asyncio.sleep(1.0)
        held = min(held, memory(family(server)))
    return held


def settled(server: Process) -> float:
    """Kilobytes that a server holds at which nobody plays, once its processes are all there."""
    held, until = 0.0, time.perf_counter() + SITTING
    while time.perf_counter() < until:
        now = memory(family(server))
        if now and abs(now - held) < SAME * now:
            return now
        held = now
        time.sleep(2.0)
    return held


def seated(server: Process, arguments: argparse.Namespace) -> list[Client]:
    """All clients at their tables."""
    clients: list[Client] = []
    rival = {"kind": "bot", "level": arguments.bot} if arguments.bot else ME
    for table in range(arguments.tables):
        made = new_match(server.port, arguments.game, [ME, rival], seed=table)
        for seat, given in enumerate(made["seats"]):
            if given["token"]:
                chance = random.Random(2 * table + seat)
                clients.append(Client(made["match"], given["token"], seat, chance, arguments.think, not arguments.plain))
    return clients


def run(arguments: argparse.Namespace, folder: Path) -> int:
    limits = [*LIMITS, f"rest={REST}"] if arguments.emptied else LIMITS
    servers = [Process(folder, limits=limits, workers=arguments.workers)]
    try:
        return measured(arguments, folder, servers, limits)
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()


def measured(arguments: argparse.Namespace, folder: Path, servers: list[Process], limits: list[str]) -> int:
    server = servers[0]
    empty = settled(server)
    clients = seated(server, arguments)

    async def first() -> Tally:
        tally = await half(clients, server, arguments.seconds)
        server.kill()  # with moves in flight
        await leave(clients)
        return tally

    before = asyncio.run(first())
    reached = {client.match: client.seq for client in clients}
    unfinished = {client.match for client in clients} - {client.match for client in clients if client.over}
    again = Process(folder, limits=limits, workers=arguments.workers)
    servers.append(again)

    async def second() -> Tally:
        tally = await half(clients, again, arguments.seconds)
        await leave(clients)
        if arguments.emptied:
            tally.left = await emptied(again, tally.memory)
        return tally

    after = asyncio.run(second())
    again.stop()
    lost = lost_moves(folder, clients)
    stuck = [match for match in unfinished if max(c.seq for c in clients if c.match == match) <= reached[match]]
    tell(arguments, clients, (before, after), empty)
    load = f"; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores" if hasattr(os, "getloadavg") else ""
    print(f"  acknowledged moves lost: {lost}; matches that did not go on: {len(stuck)}{load}")
    late = max(before.part(0.99), after.part(0.99)) > LIMIT
    shown = max(part(before.updates, 0.99), part(after.updates, 0.99)) > SHOWN
    if late or shown:
        print(f"  above {1000 * LIMIT:.0f} ms to the acknowledgement or {1000 * SHOWN:.0f} ms to the table (p99)")
    return 1 if lost or stuck or late or shown or before.problems or after.problems else 0


def tell(arguments: argparse.Namespace, clients: list[Client], halves: tuple[Tally, Tally], empty: float) -> None:
    """What was measured."""
    version = subprocess.run(
        [sys.executable, "-m", "tapete", "--version"], capture_output=True, text=True, check=True
    ).stdout.strip()
    moves = sum(len(client.acknowledged) for client in clients)
    how = f"{'plain' if arguments.plain else 'packed'}, {arguments.workers} processes"
    who = f"{arguments.tables} tables, {len(clients)} clients, {arguments.game}"
    print(f"{version}: {who}, think {arguments.think} s, {how}, {moves} moves")
    for name, tally in zip(("before kill -9", "after restart"), halves, strict=True):
        shares = "  ".join(f"p{round(100 * share)} {1000 * tally.part(share):.1f} ms" for share in (0.5, 0.9, 0.99))
        shares += f"; table p50 {1000 * part(tally.updates, 0.5):.1f} ms p99 {1000 * part(tally.updates, 0.99):.1f} ms"
        if arguments.bot:
            shares += f"; bot's answer p50 {part(tally.answers, 0.5):.2f} s p99 {part(tally.answers, 0.99):.2f} s"
        print(f"  {name}: all seated in {tally.sitting:.1f} s; {tally.moves} moves, {tally.moves / tally.seconds:.0f}/s, {shares}")
        each = 1000 / max(1, tally.moves)
        cores = f"a core for each: server {tally.busy * each:.2f} ms, clients {tally.own * each:.2f} ms"
        whole = f"of the machine: server {tally.busy / tally.machine:.0%}, clients {tally.own / tally.machine:.0%}"
        held = f"{(tally.memory - empty) / arguments.tables:.0f} kB a table"
        held += f", {(tally.left - empty) / arguments.tables:.0f} kB when all have left" if tally.left else ""
        print(f"    {cores}; {whole}, others {tally.others / tally.machine:.0%}; {held}")
        if tally.problems:
            print(f"    errors: {sorted(set(tally.problems))}")


def lost_moves(folder: Path, clients: list[Client]) -> int:
    """How many acknowledged moves the store does not have as they were acknowledged."""
    connection = sqlite3.connect(folder / "matches.sqlite3")
    rows = set(connection.execute("SELECT match, seat, move, seq, value FROM acts"))
    connection.close()
    return sum(
        (client.match, client.seat, move, seq, option) not in rows
        for client in clients
        for move, (seq, option) in client.acknowledged.items()
    )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--game", default="keyforge")
    parser.add_argument("--bot", default="", help="the level of a bot at each table")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server")
    parser.add_argument("--emptied", action="store_true", help="wait in the end until the tables are put away: what memory is left")
    parser.add_argument("--plain", action="store_true", help="without compression")
    arguments = parser.parse_args()
    raise_descriptors()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the server ends with it
    with tempfile.TemporaryDirectory() as folder:
        return run(arguments, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
