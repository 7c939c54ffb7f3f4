"""`tapete`, on a machine whose wall clock somebody sets now and then.

    python -m tests.load.stepping FILE serve …

FILE holds by how many seconds the clock is wrong.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from tapete.cli import main  # not the command itself: it might move to another build, and to the true clock

true = time.time


def set_by(file: Path) -> None:
    """From now on the time of day is what the file makes of it."""
    opened = os.open(file, os.O_RDONLY)

    def wrong() -> float:
        return true() + float(os.pread(opened, 64, 0) or 0)

    time.time = wrong


if __name__ == "__main__":
    set_by(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
