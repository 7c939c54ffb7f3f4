"""Bots that were learned: a program of PyTorch that gives every option a score (``pip install 'tapete[learn]'``).

The file is what ``torch.export.save`` writes, with ``tapete.json`` beside the program: the game, for how many players, and the
fingerprint and the cards of the observations it was trained on. The program takes one observation as rows (core/observation.py), a
tensor of 1 × size 16-bit integers, and returns 1 × actions scores. Cards that were added since are unknown to it, and told as none.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tapete.bots.interface import Perspective
from tapete.core.decision import Option
from tapete.core.encoding import CARDS
from tapete.core.observation import ACTIONS
from tapete.core.published import published
from tapete.core.randomness import fork, number
from tapete.core.rows import Layout

ABOUT: Final = "tapete.json"
FINE: Final = 1 << 30  # how finely chances are told apart


class Learned:
    """A program and what it was trained on."""

    def __init__(self, path: str) -> None:
        try:
            import torch
        except ImportError:
            raise LookupError("PyTorch is not installed: pip install 'tapete[learn]'") from None
        torch.set_num_threads(1)  # many games are played side by side
        self.torch: Any = torch
        beside: dict[str, Any] = {ABOUT: ""}
        with open(path, "rb") as file:
            self.program: Any = torch.export.load(file, extra_files=beside).module()
        if not beside[ABOUT]:
            raise LookupError(f"no {ABOUT} in it: it does not say which game it plays")
        self.about: dict[str, Any] = json.loads(beside[ABOUT])
        self.layout: Layout | None = None
        self.old: list[int] = []  # the number of each card when it was trained
        self.places: list[int] = []  # where numbers of cards lie

    def prepare(self, perspective: Perspective) -> Layout:
        """The layout of its observations, checked against what it was trained on."""
        game, about = perspective.game, self.about
        if game.id != about["game"] or perspective.players != about["players"]:
            raise ValueError(f"it was trained on {about['game']} for {about['players']}, not {game.id} for {perspective.players}")
        if self.layout is None:
            layout = Layout(game, perspective.players, int(about["rows"]), ACTIONS)
            if published(layout)["fingerprint"] != about["fingerprint"]:
                raise ValueError("it was trained on observations of another version")
            if layout.ids != about["cards"]:
                before = {id: at for at, id in enumerate(about["cards"], 1)}
                self.old = [0, *[before.get(id, 0) for id in layout.ids]]
                for piece in layout.pieces:
                    for row in range(piece.rows):
                        begin = piece.at + row * piece.width
                        self.places += [begin + at for at, column in enumerate(piece.columns) if column.of == CARDS]
            self.layout = layout
        return self.layout

    def drawn(self, perspective: Perspective, first: int, step: int, stage: int, legal: int, key: int) -> int:
        """An action, as likely as its score says."""
        torch = self.torch
        rows = torch.frombuffer(perspective.sight(self.prepare(perspective), first, step, stage).told(), dtype=torch.int16)
        if self.old:
            rows[self.places] = torch.tensor(self.old, dtype=torch.int16)[rows[self.places].long()]
        with torch.inference_mode():
            reached: list[float] = self.program(rows[None])[0, :legal].double().softmax(dim=-1).cumsum(dim=-1).tolist()
        drawn = number(fork(key, stage), perspective.move, FINE) / FINE
        for action in range(legal - 1):
            if drawn < reached[action]:
                return action
        return legal - 1


class LearnedBot:
    """Draws an option by the scores; of a list that is too long, first a part (see interfaces/table.py).

    It does not take the highest score: where many options are nearly alike they share what speaks for them, and the one that stands
    alone, often to pass, would always be taken.
    """

    name = "learned"

    def __init__(self, learned: Learned, key: int) -> None:
        self.learned = learned
        self.key = key

    def choose(self, perspective: Perspective) -> Option:
        options = perspective.options
        count = len(options)
        if count == 1:
            return options[0]
        if count <= ACTIONS:
            return options[self.learned.drawn(perspective, 0, 1, 0, count, self.key)]
        part = self.learned.drawn(perspective, 0, ACTIONS, 1, -(-count // ACTIONS), self.key) * ACTIONS
        return options[part + self.learned.drawn(perspective, part, 1, 2, min(ACTIONS, count - part), self.key)]


def reading(path: str) -> Callable[[int], LearnedBot]:
    """What makes bots of a file; it is read once."""
    learned = Learned(path)

    def made(key: int) -> LearnedBot:
        return LearnedBot(learned, key)

    return made
