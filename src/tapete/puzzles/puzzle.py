"""A puzzle as it is kept: a position, what is asked for, the line that gets there, and what is known about how hard it is."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from tapete import games
from tapete.core.language import Words
from tapete.core.state import State
from tapete.puzzles.aims import AIMS, Aim, aim_of

DATA: Final = Path(__file__).parent / "data"
GAMES: Final = tuple(AIMS)

THEMES: Final[dict[str, Words]] = {
    "win": Words("ganar en el turno", "winning this turn"),
    "instinct": Words("contra el instinto", "against instinct"),
    "first": Words("una sola primera jugada", "only one first move"),
    "prepare": Words("preparar antes de cobrar", "preparing before cashing in"),
    "order": Words("el orden importa", "the order matters"),
    "answer": Words("contra cualquier respuesta", "against any answer"),
    "short": Words("corto", "short"),
    "long": Words("largo", "long"),
}


@dataclass(frozen=True, slots=True)
class Source:
    """Where it was found: which game of which seed, played by which bots, after how many answers."""

    seed: int
    number: int
    bots: str
    move: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """``line`` are all answers of the solution, those of others among them; ``acts`` the ones that no solution is without."""

    id: str
    game: str
    rules: str
    aim: str
    target: int
    second: int  # how far one gets without one of the acts
    position: dict[str, Any]
    line: tuple[str, ...]
    acts: tuple[str, ...]
    looked: int  # positions in the whole search
    rating: int
    themes: tuple[str, ...]
    source: Source
    words: tuple[str, str]  # what is asked for, in Spanish and English

    def start(self) -> State:
        """The table at which it begins."""
        return games.find(self.game).start({"position": self.position}, 0)

    @property
    def measured(self) -> Aim:
        return aim_of(self.game, self.aim)

    @property
    def measure(self) -> Callable[[State, int], int]:
        return self.measured.measure

    @property
    def asked(self) -> Words:
        """What is asked of whoever solves it."""
        return Words(*self.words)

    def named_themes(self) -> dict[str, Words]:
        """Its themes in words; what it is about comes first."""
        return {self.aim: self.measured.theme, **{theme: THEMES[theme] for theme in self.themes}}

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def puzzle_from(data: dict[str, Any]) -> Puzzle:
    """What ``as_json`` wrote."""
    rows = {name: tuple(data[name]) for name in ("line", "acts", "themes", "words")}
    return Puzzle(**{**data, **rows, "source": Source(**data["source"])})


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, easy ones first."""
    file = DATA / f"{game}.json"
    return tuple([puzzle_from(each) for each in json.loads(file.read_text(encoding="utf-8"))]) if file.is_file() else ()


def find(game: str, id: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id == id), None)


def daily(day: datetime.date) -> Puzzle | None:
    """The puzzle of a day: the same for everybody, the games in turn, and none twice before all were had."""
    at = day.toordinal()
    stocked = [game for game in GAMES if puzzles_of(game)]
    if not stocked:
        return None
    several = sorted(puzzles_of(stocked[at % len(stocked)]), key=shuffled)
    return several[at // len(stocked) % len(several)]


def shuffled(puzzle: Puzzle) -> str:
    return blake2b(puzzle.id.encode(), digest_size=8).hexdigest()
