"""A server of several processes (``tapete serve --workers N``): a keeper, who owns the store, and parts that listen at one port.

The system hands each socket to one of the parts; the keeper says at which of them a table stands. A part that dies or hangs is
replaced, and its tables go on wherever they are asked for next. When the keeper ends the parts end, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from tapete.server.batching import Batching
from tapete.server.keeper import Keeper
from tapete.server.settings import Settings
from tapete.server.workers import LEAVING, arrive, origin

logger = logging.getLogger("tapete.server")
LOOK: Final = 0.2  # seconds between two looks at them
ARRIVING: Final = 60.0  # seconds for the first parts to come up
ENDING: Final = 8.0  # seconds for them to end
AGAIN: Final = 1.0  # seconds before what fell at once is started again
BACKLOG: Final = 1_024
FEWEST: Final = 3  # processes for the bots of a part: one that hangs does not stop the others


def possible() -> bool:
    """Whether the system lets several processes listen at one port and speak to each other."""
    return hasattr(socket, "SO_REUSEPORT") and hasattr(socket, "AF_UNIX")


def share(settings: Settings, parts: int) -> Settings:
    """What one of so many parts may use of what the whole server may: the processes and the tables in memory are shared out."""
    return replace(
        settings,
        bot_workers=max(min(FEWEST, settings.bot_workers), math.ceil(settings.bot_workers / parts)),
        builders=max(1, math.ceil(settings.builders / parts)),
        rooms=max(1, math.ceil(settings.rooms / parts)),
    )


def reserved(host: str, port: int) -> socket.socket:
    """The port for all parts: taken, not listened at. ``OSError`` when somebody else has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as alone:
        port = int(alone.getsockname()[1])
    return bound(host, port)


def bound(host: str, port: int) -> socket.socket:
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    made.bind((host, port))
    return made


class Several:
    """The keeper's process: starts the parts, and starts them again."""

    def __init__(self, settings: Settings, parts: int, store: Batching, as_json: bool) -> None:
        self.settings = settings
        self.share = share(settings, parts)
        self.parts = parts
        self.store = store
        self.as_json = as_json
        self.processes: dict[str, BaseProcess] = {}
        self.begun: dict[str, float] = {}
        self.started = 0
        self.here: set[str] = set()  # parts that have said so
        self.stopping = asyncio.Event()

    def run(self, announce: Callable[[], None]) -> None:
        """Until somebody stops it."""
        asyncio.run(self.whole(announce))

    async def whole(self, announce: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stopping.set)
        with tempfile.TemporaryDirectory(prefix="tapete-") as folder:  # only this user can look into it
            self.folder = Path(folder)
            keeper = Keeper(self.store, self.joined)
            await keeper.open(self.folder / "keeper")
            try:
                for _ in range(self.parts):
                    await self.start()
                await self.all_here()
                announce()
                await self.watch(keeper)
            finally:
                await self.end()
                await keeper.close()

    def joined(self, name: str) -> None:
        """A part says that it is there."""
        self.here.add(name)

    async def all_here(self) -> None:
        """Wait for the first parts: who is told of the server finds it."""
        latest = time.monotonic() + ARRIVING
        while len(self.here) < self.parts and time.monotonic() < latest and not self.stopping.is_set():
            await asyncio.sleep(LOOK / 4)

    async def start(self) -> None:
        self.started += 1
        name = str(self.started)
        process: BaseProcess = origin().Process(  # type: ignore[attr-defined]
            target=serve, args=(name, self.folder, self.share, self.as_json), name=f"tapete-part-{name}"
        )
        await asyncio.to_thread(process.start)
        self.processes[name] = process
        self.begun[name] = time.monotonic()

    async def watch(self, keeper: Keeper) -> None:
        """Replace what falls or hangs, until it is time to stop."""
        while not self.stopping.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), LOOK)
            for name, process in list(self.processes.items()):
                if keeper.silent(name) > self.settings.worker_hangs:
                    logger.error("part %s hangs and is replaced", name)
                    process.kill()
                if not process.is_alive() and not self.stopping.is_set():
                    logger.error("part %s fell (exit code %s) and is replaced", name, process.exitcode)
                    del self.processes[name]
                    if time.monotonic() - self.begun.pop(name) < 5 * AGAIN:
                        await asyncio.sleep(AGAIN)
                    await self.start()

    async def end(self) -> None:
        for process in self.processes.values():
            process.terminate()
        latest = time.monotonic() + ENDING
        for process in self.processes.values():
            await asyncio.to_thread(process.join, max(0.1, latest - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join(LEAVING)


# ---------------------------------------------------------------------------------------------------------------- in a part


def serve(name: str, folder: Path, settings: Settings, as_json: bool) -> None:
    """One part, until it is told to end or the keeper is gone."""
    arrive(niceness=0)
    from tapete.server import server
    from tapete.server.app import application
    from tapete.server.distant import DistantStore
    from tapete.server.logbook import write_to

    write_to(sys.stderr, as_json)
    listening = bound(settings.host, settings.port)
    listening.listen(BACKLOG)
    store = DistantStore(folder / "keeper", name, folder / f"part-{name}")
    with contextlib.suppress(KeyboardInterrupt):
        server(settings, application(settings, store)).run(sockets=[listening])
