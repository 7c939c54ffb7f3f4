"""The handicap that evens two decks: how many chains on the stronger one make both win as often.

Both decks are played by the same bot, every deal from both seats. First they meet without chains; then the stronger one gets
chains, more or fewer, halving the range until the number is found around which the share crosses one half. All numbers are tried in
the same games, by seed. A curve through all of them (logistic: every chain costs the same odds) says where it crosses, and how
surely.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tapete.core.language import Words
from tapete.lab.elo import chance, solved
from tapete.lab.intervals import SURE, wilson
from tapete.lab.ladder import GAMES, SHARES
from tapete.lab.plan import Plan, Result
from tapete.lab.sheets import Column, Sheet, Table

FIELD = "chains"
MOST = 24  # the end of the tracker
STEPS = 60
FIRM = 0.05  # of a drawn game, so that a curve exists when one deck wins everything


@dataclass(frozen=True, slots=True)
class Trial:
    """How often the stronger deck won with so many chains."""

    chains: int
    games: int
    wins: float
    worth: float = 0.0  # the independent games that would say as much (``Share.worth``); 0: these

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def weight(self) -> float:
        return self.worth or float(self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share * self.weight, self.weight)

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
        told = {"share": round(self.share, 4), "low": round(low, 4), "high": round(high, 4)}
        return {"chains": self.chains, "games": self.games, "wins": self.wins, **told}


@dataclass(frozen=True, slots=True)
class Handicap:
    """Which deck is the stronger (0 or 1), all trials, and the chains at which the decks are even, with their interval.

    ``even`` is more than the tracker holds when no handicap is enough.
    """

    stronger: int
    trials: tuple[Trial, ...]
    even: float
    low: float
    high: float

    @property
    def chains(self) -> int:
        """The handicap to play with."""
        return round(min(MOST, self.even))

    @property
    def enough(self) -> bool:
        return self.even <= MOST

    def as_json(self) -> dict[str, object]:
        where = {"even": self.even, "low": self.low, "high": self.high}
        return {
            "stronger": self.stronger,
            "chains": self.chains,
            **{name: round(value, 2) if math.isfinite(value) else None for name, value in where.items()},
            "enough": self.enough,
            "trials": [trial.as_json() for trial in self.trials],
        }


Told = Callable[[Trial], None]
Play = Callable[[int, int], Trial]
Games = Callable[[Plan, str], Result]  # a plan, and the name of its part of the whole


def handicap(
    game: str,
    decks: Sequence[object],
    bot: str,
    games: int,
    simulated: Games,
    seed: int = 1,
    told: Told | None = None,
    once: bool = False,
) -> Handicap:
    """Find the chains that even two decks."""

    def play(stronger: int, chains: int) -> Trial:
        own = (("decks", (decks[stronger], decks[1 - stronger])), (FIELD, (chains, 0)))
        plan = Plan(game, games, (bot, bot), seed, belongings=own, seatings=1 if once else 2).whole()
        first = next(iter(simulated(plan, f"{chains:02}-{stronger + 1}").shares.values()))
        trial = Trial(chains, first.games, first.share * first.games, first.worth)
        if told is not None:
            told(trial)
        return trial

    return search(play)


def search(play: Play) -> Handicap:
    """Halve the range of chains until the share of the stronger deck crosses one half between two numbers."""
    trial = play(0, 0)
    stronger = 0 if trial.share >= 0.5 else 1
    trials = [trial if stronger == 0 else Trial(0, trial.games, trial.games - trial.wins, trial.worth)]
    low, high = 0, MOST
    trials.append(play(stronger, MOST))
    while high - low > 1 and trials[1].share < 0.5:
        middle = (low + high) // 2
        trials.append(play(stronger, middle))
        if trials[-1].share > 0.5:
            low = middle
        else:
            high = middle
    even, below, above = crossing(trials)
    return Handicap(stronger, tuple(sorted(trials, key=lambda trial: trial.chains)), even, below, above)


def crossing(trials: Sequence[Trial]) -> tuple[float, float, float]:
    """Where a logistic curve through the trials crosses one half, with its interval."""
    level, slope = 0.0, 0.0
    for _ in range(STEPS):
        gap, bend = [0.0, 0.0], [[0.0, 0.0], [0.0, 0.0]]
        for trial in trials:
            share = chance(level + slope * trial.chains)
            games = trial.weight + FIRM
            missing = trial.share * trial.weight + FIRM / 2 - games * share
            weight = games * share * (1 - share)
            for row, factor in enumerate((1.0, float(trial.chains))):
                gap[row] += factor * missing
                bend[row][0] += factor * weight
                bend[row][1] += factor * weight * trial.chains
        change = solved(bend, gap)
        level += max(-1.0, min(1.0, change[0]))
        slope += max(-1.0, min(1.0, change[1]))
    if slope >= 0:
        return math.inf, 0.0, math.inf
    even = -level / slope
    variance = solved(bend, [1.0, 0.0]), solved(bend, [0.0, 1.0])
    by_level, by_slope = -1 / slope, level / slope**2
    spread = by_level**2 * variance[0][0] + 2 * by_level * by_slope * variance[0][1] + by_slope**2 * variance[1][1]
    reach = SURE * math.sqrt(max(0.0, spread))
    return max(0.0, even), max(0.0, even - reach), even + reach


CHAINS = Words("cadenas", "chains")
TRIALS = Words(
    "Cuánto gana el mazo más fuerte con cada número de cadenas", "How often the stronger deck wins with each number of chains"
)


def chains_sheet(called: Sequence[str], found: Handicap, data: dict[str, object]) -> Sheet:
    """A handicap for its files."""
    rows = [(each.chains, each.games, round(each.share, 4), *[round(end, 4) for end in each.interval]) for each in found.trials]
    table = Table("trials", TRIALS, (Column("chains", CHAINS), Column("games", GAMES), *SHARES), rows, (2, 3, 4))
    strong, weak = called[found.stronger], called[1 - found.stronger]
    title = Words(f"Cadenas entre {strong} y {weak}", f"Chains between {strong} and {weak}")
    if not found.enough:
        line = Words(f"Ni con {MOST} cadenas se igualan.", f"Not even {MOST} chains make them even.")
    else:
        ends = f"{found.even:.1f} (95 %: {found.low:.1f}–{found.high:.1f})"
        line = Words(
            f"{strong} es el más fuerte; se igualan con {found.chains} cadenas. La curva cruza la mitad en {ends}.",
            f"{strong} is the stronger; they are even with {found.chains} chains. The curve crosses one half at {ends}.",
        )
    return Sheet(title, [line], [table], data)
