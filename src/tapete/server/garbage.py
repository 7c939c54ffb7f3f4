"""Garbage collection that nobody has to wait for.

The interpreter looks through everything now and then for what refers to itself in a circle; with a thousand tables in memory that
takes more than a second in which nobody is answered. Tables do not refer to themselves once they are put away (``Room.forget``), so
what is old need not be looked through while anybody plays: young garbage is collected often, in small portions, and everything only
when it is quiet.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import time
from functools import lru_cache
from typing import Final

YOUNG: Final = 20_000  # new objects until they are looked through: some milliseconds
MIDDLE: Final = 10
NEVER: Final = 1 << 30
QUIET: Final = 2.0  # seconds without a message
FEW: Final = 100  # tables in memory, with which looking through everything takes little
SELDOM: Final = 60.0  # seconds between two looks through everything
FELL: Final = 0.8  # of what there was: then memory is given back


def tame() -> None:
    """From now on only the young are looked through. Games never go away, and are not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Sweeper:
    """Looks through everything when it is quiet."""

    def __init__(self) -> None:
        self.last = time.monotonic()
        self.longest = 0.0

    def sweep(self, heard: float, rooms: int) -> bool:
        """Sweep if nobody has said anything for a while and it takes little; whether it was done."""
        now = time.monotonic()
        if now - self.last < SELDOM or now - heard < QUIET or rooms > FEW:
            return False
        gc.collect()
        self.last = time.monotonic()
        self.longest = max(self.longest, self.last - now)
        return True


@lru_cache(maxsize=1)
def library() -> ctypes.CDLL:
    return ctypes.CDLL(None)


def give_back() -> None:
    """What is free goes back to the system. Its library keeps it for later, where that is glibc, until it is asked."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        library().malloc_trim(0)


class Thrift:
    """Notices when much less is held than there was."""

    def __init__(self) -> None:
        self.most = 0

    def fell(self, held: int) -> bool:
        """Whether a good part of the tables has gone since it last said so.

        >>> thrift = Thrift()
        >>> [thrift.fell(tables) for tables in (10, 1000, 900, 700, 690, 0)]
        [False, False, False, True, False, True]
        """
        self.most = max(self.most, held)
        if self.most - held < (1 - FELL) * max(self.most, FEW):
            return False
        self.most = held
        return True
