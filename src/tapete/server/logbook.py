"""What the server writes down: one line each, for people or (JSON) for programs, and never a flood.

Each place in the code may write so many lines at once and one a second in the long run; how many were left out is told with the
next.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import IO, Final

from tapete.server.settings import Bucket

AT_ONCE: Final = 20.0
A_SECOND: Final = 1.0
LONGEST: Final = 6_000  # letters of one entry
PLACES: Final = 1_000


class Calm(logging.Filter):
    """Lets each place in the code say only so much."""

    def __init__(self) -> None:
        super().__init__()
        self.places: dict[tuple[str, int], Bucket] = {}
        self.left_out: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        place = (record.pathname, record.lineno)
        now = time.monotonic()
        if len(self.places) > PLACES:
            self.places.clear()
        if not self.places.setdefault(place, Bucket(A_SECOND, AT_ONCE, now)).take(now):
            self.left_out[place] = self.left_out.get(place, 0) + 1
            return False
        missing = self.left_out.pop(place, 0)
        if missing:
            record.msg = f"{record.getMessage()} ({missing} like this left out)"
            record.args = ()
        return True


class Plain(logging.Formatter):
    """For people: a line, and below it what led there."""

    def format(self, record: logging.LogRecord) -> str:
        return super().format(record)[:LONGEST]


class Structured(logging.Formatter):
    """For programs: a JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "source": record.name,
            "message": record.getMessage()[:LONGEST],
        }
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)[-LONGEST:]
        return json.dumps(entry, ensure_ascii=False)


def write_to(stream: IO[str] | None = None, structured: bool = False) -> None:
    """Let everything be written to a stream from now on."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Structured() if structured else Plain("%(asctime)s %(name)s %(levelname)s %(message)s"))
    handler.addFilter(Calm())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
