"""A real server on the loopback, in a thread or in a process of its own, and clients that speak its protocol."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

from websockets.sync.client import ClientConnection, connect

from tapete.server import Settings, server
from tapete.server.app import application
from tapete.server.hub import Hub
from tapete.table.room import Room
from tapete.table.store import Store

Message = dict[str, Any]
T = TypeVar("T")
PATIENCE = 20.0
INCIDENTS = 20  # told while something else is waited for: nobody waits longer for a table that stands still
KINDS = ("messages", "matches", "looks", "address_messages", "address_bytes", "judge", "forecasts", "talk", "notices")
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "aprendiz"}
OPEN = {"kind": "open"}


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end in a thread of its own: where a browser is driven, this thread has a loop already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


class Served:
    """A server in a thread; tests can look behind its doors."""

    def __init__(self, folder: Path, now: Callable[[], float] | None = None, store: Store | None = None, **limits: Any) -> None:
        generous = {f"{each}_{rate}": 1e9 for each in KINDS for rate in ("per_second", "at_once")}
        self.settings = Settings(data=folder, port=0, **{**generous, **limits})
        self.door = application(self.settings, store, now)
        self.uvicorn = server(self.settings, self.door)
        self.lag = 0.0  # of everybody, where the test moves the clock
        if now is not None:
            self.uvicorn.config.ws.lag = lambda _: self.lag
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.started = threading.Event()
        self.thread.start()
        assert self.started.wait(PATIENCE)
        sockets = self.uvicorn.servers[0].sockets
        self.port = int(sockets[0].getsockname()[1])

    def run(self) -> None:
        async def whole() -> None:
            self.loop = asyncio.get_running_loop()
            serving = asyncio.create_task(self.uvicorn.serve())
            while not self.uvicorn.started and not serving.done():
                await asyncio.sleep(0.01)
            self.started.set()
            await serving

        asyncio.run(whole())

    @property
    def hub(self) -> Hub:
        return self.door.hub

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def room(self, match: str) -> Room:
        return self.inside(self.hub.room(match))

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)


class Process:
    """The command ``tapete serve`` in a process of its own, to be killed."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        database: str = "",
        limits: Sequence[str] = (),
        log: Path | None = None,
        workers: int = 1,
    ) -> None:
        command = [sys.executable, "-m", "tapete", "serve", "--port", str(port), "--data", str(folder), "--lang", "en"]
        command += ["--database", database] if database else []
        command += ["--workers", str(workers)] if workers > 1 else []
        for limit in limits:
            command += ["--limit", limit]
        errors = None if log is None else log.open("a")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=dict(os.environ))
        if errors is not None:
            errors.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.partition("http://127.0.0.1:")[2].partition("/")[0])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def request(
    port: int, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    raw = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    connection.request(method, path, raw, headers or {})
    response = connection.getresponse()
    found = response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    connection.close()
    return found


def call(port: int, method: str, path: str, body: object = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
    status, _, content = request(port, method, path, body, headers)
    return status, json.loads(content)


def new_match(port: int, game: str, seats: list[dict[str, str]], **more: object) -> Message:
    status, made = call(port, "POST", "/api/matches", {"game": game, "seats": seats, **more})
    assert status == 201, made
    assert isinstance(made, dict)
    return made


class Seat:
    """A client at a table: keeps what it was told, as a browser would."""

    def __init__(self, port: int, match: str, token: str = "", since: int = -1, log: list[Message] | None = None) -> None:
        self.match = match
        self.token = token
        self.messages: list[str] = []
        self.update: Message = {}
        self.updates: list[Message] = []
        self.log: list[Message] = log if log is not None else []
        self.moves = 0
        self.own = secrets.token_hex(4)
        self.open = ExitStack()
        self.socket: ClientConnection = self.open.enter_context(
            connect(f"ws://127.0.0.1:{port}/ws", max_size=None, max_queue=None, open_timeout=PATIENCE, close_timeout=2.0)
        )
        self.send({"type": "join", "match": match, "token": token, "since": since})
        self.joined = self.until("joined")
        self.you = self.joined["you"]
        self.until("update")

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self) -> Message:
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.messages.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.update = message
            self.updates.append(message)
            del self.log[message["log"]["after"] :]
            self.log += message["log"]["lines"]
        return message

    def until(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        incidents = 0
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message
            incidents += message.get("code") == "incident"
            assert incidents < INCIDENTS, "the server fails again and again"

    def wait(self, holds: Callable[[Message], bool]) -> Message:
        """Listen until the table looks like this."""
        while not holds(self.update):
            self.until("update")
        return self.update

    def seen(self, seq: int) -> Message:
        return self.wait(lambda update: bool(update["seq"] >= seq))

    def mine(self) -> bool:
        question = self.update["question"]
        return question is not None and question["player"] == self.you

    def my_turn(self) -> Message:
        """Listen until it is this seat's decision, or the end."""
        return self.wait(lambda update: update["result"] is not None or self.mine())

    def options(self) -> list[str]:
        return [option["id"] for option in self.update["question"]["options"]]

    def name(self) -> str:
        self.moves += 1
        return f"{self.own}.{self.moves}"

    def ask(self, message: Message) -> Message:
        """Send something and take the answer to it, whatever comes in between."""
        self.send(message)
        return self.until("ack", "error", "reason", "impossible_now", "pong")

    def move(self, option: str, id: str = "", seq: int | None = None) -> Message:
        asked = self.update["seq"] if seq is None else seq
        return self.ask({"type": "move", "id": id or self.name(), "option": option, "seq": asked})

    def close(self) -> None:
        self.open.close()


def words(told: Message, lang: str = "es") -> str:
    """What a text says, its pieces joined."""
    return "".join([piece if isinstance(piece, str) else piece["text"] for piece in told[lang]])


def pieces(told: Message) -> list[Message]:
    """The pieces of a text that name something, in both languages."""
    return [piece for lang in ("es", "en") for piece in told[lang] if not isinstance(piece, str)]


def sit(port: int, made: Message) -> list[Seat]:
    """All seats of the maker."""
    return [Seat(port, made["match"], seat["token"]) for seat in made["seats"] if seat["token"]]


def step(seats: list[Seat], chance: random.Random) -> Message | None:
    """One random move by whoever decides; None at the end."""
    if seats[0].update["result"] is not None:
        return None
    mover = next(seat for seat in seats if seat.mine())
    ack = mover.move(chance.choice(mover.options()))
    assert ack["type"] == "ack", ack
    for seat in seats:
        seat.seen(ack["seq"])
    return ack


def play_on(seats: list[Seat], chance: random.Random, moves: int) -> int:
    """Random moves until the end, or so many of them."""
    for number in range(moves):
        if step(seats, chance) is None:
            return number
    return moves
