"""What came of the tables of a round, and what each person's results add up to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

PLAYED = "played"
BYE = "bye"  # nobody to play against: counts as won
FORFEIT = "forfeit"  # decided without being played; where nobody won, both lost
NOBODY = ""


@dataclass(frozen=True, slots=True)
class Scale:
    """The points of a match; a bye counts as one that was won, unless it is said otherwise."""

    win: int = 3
    draw: int = 1
    loss: int = 0
    bye: int = 3


@dataclass(frozen=True, slots=True)
class Result:
    """How one table of a round ended: games won by each and drawn, and the game's own score, such as Reptantes in play."""

    round: int
    one: str  # who began, or was to choose who begins
    other: str  # NOBODY: a bye
    wins: tuple[int, int] = (0, 0)
    draws: int = 0
    score: tuple[int, int] = (0, 0)
    how: str = PLAYED

    def winner(self) -> str:
        """Who won the match, NOBODY if it was drawn or both lost."""
        if self.wins[0] == self.wins[1]:
            return NOBODY
        return self.one if self.wins[0] > self.wins[1] else self.other

    def people(self) -> tuple[str, ...]:
        return (self.one, self.other) if self.other else (self.one,)


@dataclass(frozen=True, slots=True)
class Part:
    """A result as one of its two saw it."""

    round: int
    rival: str
    wins: int
    losses: int
    draws: int
    score: int
    against: int
    how: str
    began: bool

    def points(self, scale: Scale) -> int:
        if self.how == BYE:
            return scale.bye
        if self.wins == self.losses:
            return scale.loss if self.how == FORFEIT else scale.draw
        return scale.win if self.wins > self.losses else scale.loss


class Book:
    """The results of every person, in the order of the rounds."""

    def __init__(self, people: Iterable[str], results: Sequence[Result], scale: Scale) -> None:
        self.scale = scale
        self.parts: dict[str, list[Part]] = {person: [] for person in people}
        for each in sorted(results, key=lambda result: result.round):
            for at, person in enumerate(each.people()):
                rival = each.other if at == 0 else each.one
                won, lost = each.wins[at], each.wins[1 - at]
                part = Part(
                    each.round, rival, won, lost, each.draws, each.score[at], each.score[1 - at], each.how, at == 0 and bool(rival)
                )
                self.parts.setdefault(person, []).append(part)

    def points(self, person: str, before: int = 0) -> int:
        """What somebody has, or had before a round."""
        return sum([part.points(self.scale) for part in self.parts[person] if not before or part.round < before])

    def rivals(self, person: str) -> list[str]:
        """Whom somebody played against; who was not there is no rival."""
        return [part.rival for part in self.parts[person] if part.how == PLAYED]

    def paired_with(self, person: str) -> set[str]:
        """Whom somebody was paired with, whether it was played or not."""
        return {part.rival for part in self.parts[person] if part.rival}

    def given(self, person: str) -> int:
        """Wins that were given and not played for."""
        return len([part for part in self.parts[person] if part.how != PLAYED and (part.how == BYE or part.wins > part.losses)])

    def matches(self, person: str) -> tuple[int, int, int]:
        """Won, drawn and lost; a bye is won."""
        worth = [part.points(self.scale) for part in self.parts[person]]
        won = len([1 for part in self.parts[person] if part.how == BYE or part.wins > part.losses])
        drawn = len([1 for part in self.parts[person] if part.how == PLAYED and part.wins == part.losses])
        return won, drawn, len(worth) - won - drawn

    def match_share(self, person: str) -> Fraction:
        """Points of those that could be had in the rounds in which somebody took part."""
        rounds = len(self.parts[person])
        return Fraction(self.points(person), self.scale.win * rounds) if rounds else Fraction(0)

    def game_share(self, person: str) -> Fraction:
        """Games won of those played, a drawn one a third as in the points of a match; a bye is won in the fewest games."""
        parts = self.parts[person]
        games = sum([part.wins + part.losses + part.draws for part in parts])
        won = sum([part.wins + Fraction(part.draws, 3) for part in parts], Fraction(0))
        return won / games if games else Fraction(0)
