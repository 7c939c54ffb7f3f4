"""Whole games for the tests: set up, drafted, played at random."""

from __future__ import annotations

from typing import Any

from tapete.core import randomness
from tapete.core.state import State
from tapete.games.dungeon_alliance.declaration import dungeon_alliance

GAME = dungeon_alliance()


def started(seed: int = 1, **setup: Any) -> State:
    return GAME.start({"players": 2, **setup}, seed)


def drafted(seed: int = 1, **setup: Any) -> State:
    """A game after its setup, heroes taken as they come."""
    s = started(seed, **setup)
    while s.decision is not None and s.decision.kind in ("draft", "deploy"):
        s.choose(s.decision.options[0])
    return s


def play(s: State, seed: int = 1, until: int = 100000) -> list[tuple[str, int]]:
    """Play at random; the kinds of decisions and who took them."""
    taken: list[tuple[str, int]] = []
    while not s.over and len(taken) < until:
        assert s.decision is not None
        options = s.decision.options
        taken.append((s.decision.kind, s.decision.player))
        s.choose(options[randomness.number(seed, len(taken), len(options))])
    return taken
