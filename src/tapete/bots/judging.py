"""Who says how a player stands in a search: the game's own hint, or what was learned from games (``tapete lab train``).

What was learned lies beside the game, in ``data/worth.json``: weights for what ``reading.py`` reads, and how much they count beside
the hint. A game without such a file, or with more than two players, is judged by its hint.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from tapete.bots.reading import SEATED, Reading
from tapete.core.game import Game
from tapete.core.state import State

FILE: Final = "worth.json"
FORM: Final = 1  # of the file


class Judge:
    """The game's own hint."""

    def value(self, s: State, player: int) -> float:
        """About the logarithm of the odds that a player wins a game that is not over."""
        return s.game.hints.evaluate(s, player)


class LearnedJudge(Judge):
    """What was learned: a weight for each number that is read, more or less as the game goes on, and in one's own turn."""

    def __init__(self, game: Game, told: dict[str, Any]) -> None:
        self.reading = Reading(game)
        self.horizon = float(told["horizon"])  # turns or rounds that a game takes
        self.blend = float(told["blend"])  # 1: what was learned alone, 0: the hint alone
        self.steady: list[float] = [0.0] * len(self.reading.names)
        self.late: list[float] = [0.0] * len(self.reading.names)
        self.own: list[float] = [0.0] * len(self.reading.names)
        at = {name: number for number, name in enumerate(self.reading.names)}
        for name, weights in told["weights"].items():
            number = at.get(name, -1)
            if number >= 0:
                self.steady[number] = float(weights[0])
                self.late[number] = float(weights[1])
                self.own[number] = float(weights[2])

    def value(self, s: State, player: int) -> float:
        which: list[int] = []
        values: list[float] = []
        reading = self.reading
        reading.read(s, player, which, values)
        late = min(1.0, reading.time(s) / self.horizon)
        turn = reading.turn(s, player)
        steady = self.steady
        later = self.late
        own = self.own
        total = 0.0
        for at in range(len(which)):
            number = which[at]
            total += values[at] * (steady[number] + late * later[number] + turn * own[number])
        return self.blend * total + (1.0 - self.blend) * values[1]


HINTED: Final = Judge()
_learned: Final[dict[str, Judge]] = {}


def judge_of(s: State) -> Judge:
    """Who judges a game: what was learned of it, where it was learned for as many players."""
    if s.players != SEATED:
        return HINTED
    id = s.game.id
    found = _learned.get(id)
    if found is None:
        told = learned_of(s.game)
        found = HINTED if told is None else LearnedJudge(s.game, told)
        _learned[id] = found
    return found


def learned_of(game: Game) -> dict[str, Any] | None:
    """What was learned of a game, as its file says it; None without one."""
    module = sys.modules.get(type(game).__module__)
    beside = getattr(module, "__file__", None)
    if not isinstance(beside, str):
        return None
    file = Path(beside).parent / "data" / FILE
    if not file.is_file():
        return None
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return told if told.get("form") == FORM else None
