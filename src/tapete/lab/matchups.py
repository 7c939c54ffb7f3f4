"""How strong a deck is against a field of others, and a matrix of how decks fare against one another.

All decks are played by the same bot, and every deal from both seats. In a gauntlet the opponent of each deal is drawn from the
field, so a deal says something about the mean over the field, and the answer may be looked at after any of them (``sequences``). In
a matrix all pairs meet in the same deals. Strengths on one scale (``elo``) explain a matrix as far as the stronger beats the
weaker; what they do not explain is *intransitive*: decks that beat one another in a circle.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from tapete.core.randomness import fork, number
from tapete.lab.elo import Meeting, Rating, chance, rate
from tapete.lab.intervals import wilson
from tapete.lab.sequences import Answer, asked
from tapete.lab.study import Row, Rows, Study, meeting
from tapete.lab.tally import PARTS, Share
from tapete.lab.verdicts import passing

DRAWN = 101  # the counter by which an opponent is drawn
EVEN = 0.5


@dataclass(frozen=True)
class Gauntlet(Study):
    """A deck against a field: a row is the opponent and the share that the deck won."""

    deck: object = None
    field: tuple[object, ...] = ()

    def play(self, at: int) -> Row:
        key = fork(self.seed, at)
        opponent = number(key, DRAWN, len(self.field))
        return [opponent, meeting(self, (self.deck, self.field[opponent]), key)]


def strength(rows: Rows, margin: float) -> Answer:
    """How strong the deck of a gauntlet is, by the deals up to where that is settled."""
    return asked([row[1] for _, row in sorted(rows.items()) if row[1] is not None], EVEN, margin)


def against_each(rows: Rows, size: int) -> list[Share]:
    """How the deck fared against each of the field."""
    found = [Share() for _ in range(size)]
    for opponent, won in rows.values():
        if won is not None:
            found[opponent].enter(2, round(won * 2 * PARTS), PARTS)
    return found


@dataclass(frozen=True)
class Matrix(Study):
    """Decks that all meet one another: deal ``n`` belongs to pair ``n`` modulo the number of pairs, and a row is what the first of
    the pair won."""

    decks: tuple[object, ...] = ()

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.decks)), 2))

    def play(self, at: int) -> Row:
        pairs = self.pairs
        one, other = pairs[at % len(pairs)]
        return [meeting(self, (self.decks[one], self.decks[other]), fork(self.seed, at // len(pairs)))]


@dataclass(frozen=True, slots=True)
class Match:
    """How often one deck (by its number) beats another, and whether that is more than chance explains (1, -1 or 0)."""

    one: int
    other: int
    share: Share
    surely: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.share.share * self.share.worth, self.share.worth)


@dataclass(frozen=True, slots=True)
class Standing:
    """A matrix read as a whole. ``misfit`` is how often chance alone would leave so much that no scale of strengths explains."""

    matches: tuple[Match, ...]
    ratings: tuple[Rating, ...]
    misfit: float
    circles: tuple[tuple[int, int, int], ...]


def standing(decks: int, pairs: Sequence[tuple[int, int]], rows: Rows) -> Standing:
    """Read a matrix."""
    shares = {pair: Share() for pair in pairs}
    for at, (won,) in sorted(rows.items()):
        if won is not None:
            shares[pairs[at % len(pairs)]].enter(2, round(won * 2 * PARTS), PARTS)
    chances = {f"{pair}": two_sided(share) for pair, share in shares.items()}
    sure = passing(chances)
    matches = tuple(
        [Match(*pair, share, 0 if f"{pair}" not in sure else 1 if share.share > EVEN else -1) for pair, share in shares.items()]
    )
    names = [str(deck) for deck in range(decks)]
    met = [Meeting(str(each.one), str(each.other), each.share.worth, each.share.share * each.share.worth) for each in matches]
    ratings = rate(names, met)
    return Standing(matches, tuple(ratings), misfit(matches, ratings), circles(decks, matches))


def two_sided(share: Share) -> float:
    """How often chance alone makes an even match look as uneven."""
    return math.erfc(abs(share.share - EVEN) * 2 * math.sqrt(share.worth) / math.sqrt(2)) if share.games else 1.0


def misfit(matches: Sequence[Match], ratings: Sequence[Rating]) -> float:
    """How often chance alone would leave as much unexplained by strengths on one scale (the likelihood ratio, by chi-square)."""
    if len(ratings) < 3:
        return 1.0
    left = 0.0
    for each in matches:
        expected = chance((ratings[each.one].elo - ratings[each.other].elo) * math.log(10) / 400)
        games, share = each.share.worth, each.share.share
        left += sum(
            [2 * games * seen * math.log(seen / said) for seen, said in ((share, expected), (1 - share, 1 - expected)) if seen]
        )
    return beyond(left, len(matches) - len(ratings) + 1)


def beyond(value: float, freedom: int) -> float:
    """How often a chi-square of so many degrees of freedom goes beyond a value (Wilson and Hilferty's cube root).

    >>> round(beyond(7.815, 3), 3)
    0.05
    """
    part = 2 / (9 * freedom)
    return 0.5 * math.erfc((((value / freedom) ** (1 / 3) - 1 + part) / math.sqrt(part)) / math.sqrt(2))


def circles(decks: int, matches: Sequence[Match]) -> tuple[tuple[int, int, int], ...]:
    """Three decks of which each surely beats the next, and the last the first."""
    beats = {(each.one, each.other) for each in matches if each.surely > 0}
    beats |= {(each.other, each.one) for each in matches if each.surely < 0}
    return tuple(
        [
            (one, two, three)
            for one, two, three in permutations(range(decks), 3)
            if one < two and one < three and {(one, two), (two, three), (three, one)} <= beats
        ]
    )
