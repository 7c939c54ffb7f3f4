"""Imported once by the process from which workers are forked: a new worker knows all games from its first moment."""

from __future__ import annotations

import contextlib
import gc

from tapete import bots, games

assert bots.LEVELS
for _id in games.ids():
    with contextlib.suppress(Exception):  # a game that does not load is no reason not to work on another
        games.find(_id)
gc.collect()
gc.freeze()  # what all workers share is not looked through, and so not copied
