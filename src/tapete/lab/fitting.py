"""Weights from games: the chance of winning that fits best what was read of positions, with numpy.

The logarithm of the odds is a sum of what was read, each number times its weight, more or less as the game goes on and in one's own
turn. It begins as the game's own hint, as sure of itself as games say that it should be, and is drawn back to it, the more the less
there is to go by: the positions of one game say little more than its end. Cards count the same at any time, and only those that
came up in many games count at all. Where each deck always has the same cards, a card tells which deck somebody plays rather than
what it is worth: weights without cards are tried too.

Positions are first told how their game ended; then, because that says little about one position, also how the next ones stand by
what was just learned (TD(λ)). What foresees other games best is kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import numpy as np

from tapete.bots.judging import FORM

STEPS: Final = 12  # of Newton's method, with the curvature of the hint
TRACE: Final = 0.9  # how much a position is told by the ones after it rather than by the next alone
BOOTSTRAPS: Final = (0, 1)  # how often positions are told anew
PULLS: Final = (
    10.0,
    30.0,
    100.0,
    300.0,
    1000.0,
)  # how strongly weights are drawn back, by the square root of games; the best is kept
ASIDE: Final = 5  # one game in so many is not learned from but foreseen
BLOCKS: Final = 3  # steady, late, own turn
CARDS: Final = 240  # places of cards that are learned at most, those seen in most games,
SURENESS: Final = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4)  # times the hint
SEEN: Final = 20  # and in at least so many
STIFF: Final = 3.0  # weights that depend on the moment are drawn back so much more
TINY: Final = 0.0005  # a weight of which no more is left is left out
HORIZON: Final = 0.9  # of all positions are before this time


class Rows:
    """What was read of positions, in arrays; ``names`` says what each number means, those of cards last."""

    def __init__(self, lessons: list[dict[str, Any]], names: list[str], cards: int = CARDS) -> None:
        self.names = names
        self.dense = 1 + max([at for at, name in enumerate(names) if general(name)])  # numbers that are not about a single card
        rows = [(lesson, row) for lesson in lessons for row in sorted(lesson["rows"], key=player_of)]
        self.games = np.asarray([lesson["game"] for lesson, _ in rows])
        self.players = np.asarray([row[0] for _, row in rows])
        self.times = np.asarray([row[1] for _, row in rows], dtype=np.float64)
        self.turns = np.asarray([row[2] for _, row in rows])
        self.won = np.asarray([lesson["won"][row[0]] for lesson, row in rows], dtype=np.float64)
        which = np.concatenate([np.asarray(row[3], dtype=np.int64) for _, row in rows])
        values = np.concatenate([np.asarray(row[4], dtype=np.float64) for _, row in rows])
        place = np.repeat(np.arange(len(rows)), [len(row[3]) for _, row in rows])
        self.cards = often_seen(which, self.games[place], self.dense, len(names), cards)
        column = np.full(len(names), -1)
        column[: self.dense] = np.arange(self.dense)
        column[self.cards] = self.dense + np.arange(len(self.cards))
        used = column[which] >= 0
        self.read = np.zeros((len(rows), self.dense + len(self.cards)))
        np.add.at(self.read, (place[used], column[which[used]]), values[used])
        self.horizon = float(max(1.0, np.quantile(self.times, HORIZON)))

    def __len__(self) -> int:
        return len(self.games)

    @property
    def hint(self) -> Any:
        return self.read[:, 1]

    def factors(self) -> Any:
        """All that has a weight: what was read; what is about no single card once more by the time, and by whose turn it is."""
        late = np.minimum(1.0, self.times / self.horizon)[:, None]
        plain = self.read[:, : self.dense]
        return np.hstack([self.read, plain * late, plain * self.turns[:, None]])

    def last(self) -> Any:
        """Which rows are the last of their game and player."""
        return np.append((self.games[1:] != self.games[:-1]) | (self.players[1:] != self.players[:-1]), True)


def general(name: str) -> bool:
    return "/" not in name or name.startswith(("player/", "count/", "card/"))


def player_of(row: list[Any]) -> int:
    return int(row[0])


def often_seen(which: Any, games: Any, dense: int, size: int, most: int) -> Any:
    """The numbers of cards that came up in most games."""
    told = np.unique(np.stack([which, games]), axis=1)[0]
    seen = np.bincount(told, minlength=size)
    seen[:dense] = 0
    ranked = np.argsort(-seen, kind="stable")[:most]
    return np.sort(ranked[seen[ranked] >= SEEN])


@dataclass(slots=True)
class Fit:
    """Weights, and how well they foresee games they were not learned from."""

    weights: Any
    rows: Rows
    pull: float
    loss: float
    hint_loss: float
    bootstraps: int = 0

    def told(self) -> dict[str, Any]:
        """What a judge reads (bots/judging.py)."""
        rows, dense = self.rows, self.rows.dense
        whole = np.zeros((BLOCKS, len(rows.names)))
        width = dense + len(rows.cards)
        whole[0, :dense] = self.weights[:dense]
        whole[0, rows.cards] = self.weights[dense:width]
        whole[1, :dense] = self.weights[width : width + dense]
        whole[2, :dense] = self.weights[width + dense :]
        kept = {
            name: [round(float(weight), 4) for weight in whole[:, at]]
            for at, name in enumerate(rows.names)
            if np.abs(whole[:, at]).max() > TINY
        }
        return {"form": FORM, "horizon": rows.horizon, "blend": 1.0, "weights": kept}


def best_fit(lessons: list[dict[str, Any]], names: list[str]) -> Fit:
    """The weights that foresee best, with single cards or without."""
    return min([fit(Rows(lessons, names, cards)) for cards in (CARDS, 0)], key=lambda each: each.loss)


def fit(rows: Rows) -> Fit:
    """The weights that foresee best."""
    aside = rows.games % ASIDE == ASIDE - 1
    factors = rows.factors()
    hint_loss = loss_of(sigmoid(rows.hint[aside]), rows.won[aside])
    best = Fit(None, rows, 0.0, float("inf"), hint_loss)
    slope = Slope(rows, factors, ~aside if aside.any() else ~np.zeros(len(rows), dtype=bool))
    for pull, times in product(PULLS, BOOTSTRAPS) if aside.any() else ((PULLS[-1], 0),):
        loss = loss_of(sigmoid((factors @ learned(slope, pull, times))[aside]), rows.won[aside])
        if loss < best.loss or not best.pull:
            best.pull, best.bootstraps, best.loss = pull, times, loss
    best.weights = learned(Slope(rows, factors, np.ones(len(rows), dtype=bool)), best.pull, best.bootstraps)
    return best


class Slope:
    """What is the same for all fits to some positions."""

    def __init__(self, rows: Rows, factors: Any, used: Any) -> None:
        self.rows = rows
        self.factors = factors
        self.used = used
        self.some = factors[used]
        self.scale = np.maximum(0.1, np.sqrt((self.some**2).mean(axis=0)))
        self.some = self.some / self.scale
        certain = sigmoid(rows.hint[used] * sureness(rows.hint[used], rows.won[used]))
        curved = self.some * np.sqrt(np.maximum(0.02, certain * (1.0 - certain)))[:, None]
        self.curvature = curved.T @ curved
        width = rows.dense + len(rows.cards)
        stiff = np.ones(factors.shape[1])
        stiff[width:] = STIFF
        self.stiff = stiff * len(self.some) / len(np.unique(rows.games[used]))  # the positions of one game say the same again
        self.origin = np.zeros(factors.shape[1])
        self.origin[1] = self.scale[1] * sureness(rows.hint[used], rows.won[used])


def sureness(hint: Any, won: Any) -> float:
    """How much of the logarithm of the odds that the hint says is true."""
    return min(SURENESS, key=lambda share: loss_of(sigmoid(share * hint), won))


def learned(slope: Slope, pull: float, bootstraps: int) -> Any:
    """Weights from positions, first from how games ended, then from what follows each position."""
    drawn = pull * slope.stiff
    step = np.linalg.inv(slope.curvature + np.diag(drawn))
    weights = slope.origin.copy()
    target = slope.rows.won
    for bootstrap in range(1 + bootstraps):
        if bootstrap:
            target = followed(slope.rows, sigmoid(slope.factors @ (weights / slope.scale)))
        for _ in range(STEPS):
            error = sigmoid(slope.some @ weights) - target[slope.used]
            weights = weights - step @ (slope.some.T @ error + drawn * (weights - slope.origin))
    return weights / slope.scale


def followed(rows: Rows, chances: Any) -> Any:
    """What each position is told: a little by how the next one stands, the rest by what that one is told."""
    told = rows.won.copy()
    last = rows.last()
    for at in range(len(rows) - 2, -1, -1):
        if not last[at]:
            told[at] = (1.0 - TRACE) * chances[at + 1] + TRACE * told[at + 1]
    return told


def sigmoid(values: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-np.clip(values, -30.0, 30.0)))


def loss_of(chances: Any, won: Any) -> float:
    """How surprised one is, on average, by how games ended: the less the better; 0 where none did."""
    if not len(won):
        return 0.0
    inner = np.clip(chances, 1e-6, 1.0 - 1e-6)
    return float(-(won * np.log(inner) + (1.0 - won) * np.log(1.0 - inner)).mean())
