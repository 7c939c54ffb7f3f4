"""Elimination, single and double: the whole bracket is known beforehand as bouts that say where their two people come from.

What is played follows from who won: a place for which there is nobody is a bye, and a bye meets nobody. Whoever has gone loses the
bouts that are left.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tapete.meet.results import NOBODY
from tapete.meet.swiss import Pairing

SEED, WINNER, LOSER = "seed", "winner", "loser"
Source = tuple[str, str]  # of a seed by its number, or the winner or loser of a bout


@dataclass(frozen=True, slots=True)
class Bout:
    id: str  # W1.1: winners' side, first round, first; L: losers' side; F: final; T: third place
    one: Source
    other: Source
    unless: str = ""  # not played if the first of this bout won it: the final that a champion without a loss need not play again


def size_of(people: int) -> int:
    """The smallest bracket that holds them.

    >>> [size_of(people) for people in (2, 3, 8, 9)]
    [2, 4, 8, 16]
    """
    return 1 << max(1, (people - 1).bit_length())


def order_of_seeds(size: int) -> list[int]:
    """The seeds from top to bottom, so that the best two can only meet in the final.

    >>> order_of_seeds(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < size:
        order = [each for seed in order for each in (seed, 2 * len(order) + 1 - seed)]
    return order


def winners_side(size: int) -> list[Bout]:
    seeds = [str(seed) for seed in order_of_seeds(size)]
    bouts = [Bout(f"W1.{at + 1}", (SEED, seeds[2 * at]), (SEED, seeds[2 * at + 1])) for at in range(size // 2)]
    count, round = size // 4, 2
    while count:
        bouts += [
            Bout(f"W{round}.{at + 1}", (WINNER, f"W{round - 1}.{2 * at + 1}"), (WINNER, f"W{round - 1}.{2 * at + 2}"))
            for at in range(count)
        ]
        count, round = count // 2, round + 1
    return bouts


def single(people: int, third_place: bool = False) -> list[Bout]:
    """One loss and out; the losers of the semifinals may play for the third place."""
    bouts = winners_side(size_of(people))
    semifinal = len(bouts).bit_length() - 1
    if third_place and semifinal:
        bouts.append(Bout("T1.1", (LOSER, f"W{semifinal}.1"), (LOSER, f"W{semifinal}.2")))
    return bouts


def double(people: int) -> list[Bout]:
    """Two losses and out: who loses goes on among the losers, whose last plays the final, twice if they win the first time."""
    size = size_of(people)
    bouts = winners_side(size)
    last = size.bit_length() - 1  # round of the winners' side
    count = size // 4
    survivors = [(LOSER, f"W1.{at + 1}") for at in range(size // 2)]
    round = 0
    for fallen in range(2, last + 1):
        round += 1  # those who are left among themselves
        bouts += [Bout(f"L{round}.{at + 1}", survivors[2 * at], survivors[2 * at + 1]) for at in range(count)]
        survivors = [(WINNER, f"L{round}.{at + 1}") for at in range(count)]
        round += 1  # and against those who have just lost, from the other end, so that they do not meet again at once
        bouts += [Bout(f"L{round}.{at + 1}", survivors[at], (LOSER, f"W{fallen}.{count - at}")) for at in range(count)]
        survivors = [(WINNER, f"L{round}.{at + 1}") for at in range(count)]
        count //= 2
    bouts.append(Bout("F1.1", (WINNER, f"W{last}.1"), survivors[0]))
    bouts.append(Bout("F2.1", (WINNER, "F1.1"), (LOSER, "F1.1"), unless="F1.1"))
    return bouts


class Bracket:
    """A bracket in which some bouts are decided."""

    def __init__(
        self, bouts: Sequence[Bout], seeds: Sequence[str], won: Mapping[str, str], gone: Iterable[str] = frozenset()
    ) -> None:
        self.bouts = bouts
        self.seeds = seeds
        self.gone = frozenset(gone)
        self.people: dict[str, tuple[str, str]] = {}  # of the bouts for which both sides are known
        self.winners: dict[str, str] = {}
        self.losers: dict[str, str] = {}
        for bout in bouts:
            self.settle(bout, won.get(bout.id))

    def settle(self, bout: Bout, winner: str | None) -> None:
        one, other = self.source(bout.one), self.source(bout.other)
        if one is None or other is None:
            return
        if bout.unless and self.winners[bout.unless] == self.people[bout.unless][0]:
            return
        self.people[bout.id] = (one, other)
        if winner is None:
            here = [each for each in (one, other) if each and each not in self.gone]
            if len(here) == 2:
                return
            winner = here[0] if here else NOBODY
        self.winners[bout.id] = winner
        self.losers[bout.id] = other if winner == one else one

    def source(self, source: Source) -> str | None:
        """Who comes from there: NOBODY if nobody ever will, None if it is not known yet."""
        kind, name = source
        if kind == SEED:
            return self.seeds[int(name) - 1] if int(name) <= len(self.seeds) else NOBODY
        return (self.winners if kind == WINNER else self.losers).get(name)

    def ready(self) -> list[Pairing]:
        """What can be played now."""
        open = [bout.id for bout in self.bouts if bout.id in self.people and bout.id not in self.winners]
        return [Pairing(table, *self.people[bout], bout) for table, bout in enumerate(open, start=1)]

    def over(self) -> bool:
        return not self.ready()

    def places(self) -> list[tuple[int, str]]:
        """Everybody with their place: by how far they came; who went out in the same round shares it."""
        last: dict[str, tuple[int, int]] = {}
        stages: list[str] = []
        for bout in self.bouts:
            stage = bout.id.partition(".")[0]
            if stage not in stages:
                stages.append(stage)
            for person in self.people.get(bout.id, ()):
                if person:
                    last[person] = (stages.index(stage), int(self.winners.get(bout.id) == person))
        if stages[-1].startswith("T"):  # who plays for the third place stands behind the finalists
            last = {
                person: (at + 1 if stages[at].startswith("W") and at == len(stages) - 2 else at - 1, won)
                if at >= len(stages) - 2
                else (at, won)
                for person, (at, won) in last.items()
            }
        order = sorted(self.seeds, key=lambda person: last.get(person, (-1, 0)), reverse=True)
        found: list[tuple[int, str]] = []
        for at, person in enumerate(order):
            same = at > 0 and last.get(person) == last.get(order[at - 1])
            found.append((found[-1][0] if same else at + 1, person))
        return found
