"""A server that becomes faster by itself: the engine is compiled while people already play, and put to use between matches.

The tools that compile are in the source tree, so only a server started from one can do it, on a machine with a C compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tapete import build

if TYPE_CHECKING:
    import uvicorn

    from tapete.server.hub import Hub

COMPILERS = ("cc", "gcc", "clang")
CALM = 5.0  # seconds in which nobody sits at a match that goes on, before the server changes over
LOOK = 1.0  # seconds between two looks


def command(root: Path) -> list[str] | None:
    """What compiles the engine here; None where it cannot be done, need not be, or is not wanted."""
    wanted = os.environ.get(build.CHOICE, "") in ("", "compiled")
    tool = root / "tools" / "compile.py"
    if not wanted or os.name != "posix" or build.which() == "compiled" or not tool.is_file():
        return None
    if not any(shutil.which(name) for name in COMPILERS) or build.compiled_for_these_sources(root) is not None:
        return None
    return [sys.executable, str(tool)]


class Quickening:
    """Compiles in the background with what the processor has to spare; then ends the server as soon as nobody plays."""

    def __init__(self, root: Path, compiling: list[str], hub: Hub, server: uvicorn.Server) -> None:
        self.root = root
        self.hub = hub
        self.server = server
        self.done = False  # whether the server ended to begin anew, compiled
        self.stopped = threading.Event()
        log = root / "build" / "compile.log"
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("w", encoding="utf-8") as told:
            self.work = subprocess.Popen(["nice", "-n", "19", *compiling], cwd=root, stdout=told, stderr=subprocess.STDOUT)
        self.watch = threading.Thread(target=self.look, name="quickening", daemon=True)
        self.watch.start()

    def look(self) -> None:
        while self.work.poll() is None:
            if self.stopped.wait(LOOK):
                return
        if self.work.returncode != 0 or build.compiled_for_these_sources(self.root) is None:
            return  # the log of the compilation says why; the server goes on as it is
        since = time.monotonic()
        while not self.stopped.wait(LOOK):
            if self.played():
                since = time.monotonic()
            elif time.monotonic() - since >= CALM:
                self.done = True
                self.server.should_exit = True
                return

    def played(self) -> bool:
        """Whether somebody sits at a match that goes on."""
        return any([room.listeners and not room.match.over for room in list(self.hub.rooms.values())])

    def stop(self) -> None:
        """The server has ended: what is not compiled by now is compiled another time."""
        self.stopped.set()
        if self.work.poll() is None:
            self.work.terminate()
        self.work.wait()
        self.watch.join()
