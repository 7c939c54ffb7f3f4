"""Work for the workers of a pool, as tests need it."""

from __future__ import annotations

import os
import time

from tapete.table.errors import Denied


def echo(value: object) -> object:
    return value


def who() -> int:
    return os.getpid()


def burn(seconds: float) -> int:
    """Use so much of a processor."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return os.getpid()


def doze(seconds: float) -> int:
    """Do nothing for a while, and use nothing."""
    time.sleep(seconds)
    return os.getpid()


def grow(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


def refuse() -> None:
    raise Denied("bad_setup", detail="chores")


def fail() -> None:
    raise RuntimeError("a secret of the server")


def unsendable() -> object:
    return lambda: None
