"""Two cards meet: a runner that plays positions with both of them at random, and says which pairs go wrong.

A game says which of its cards meddle with others and how two of them meet (``Meetings``). The runner pairs each with each other and
with itself, or takes a sample in which every card comes up. Nothing may raise, run away, lie in two places or be paid wrongly.
``TAPETE_PAIRS=all`` lets the suite play every pair, and ``python -m tests.games.<game>.pairs`` plays them apart from it.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement

from tapete.core.abilities import CardDef
from tapete.core.decision import Option
from tapete.core.state import State

IDLE = ("pass", "done", "no")  # answers that do nothing
KEEN = 0.8  # how often something is done where something can be done
MOVES = 60  # answers in each meeting

Pair = tuple[str, str]
Give = Callable[[State, Option], None]


def lies_right(s: State) -> None:
    """Every card lies in one place, whoever is asked has something to answer, and what was due has left."""
    lying = [card for zone in s.zones for card in zone]
    assert sorted(lying) == list(range(len(s.cards))), "a card lies nowhere, or twice"
    assert s.book is None or s.book.problems == [], f"{s.book.problems}"
    if not s.over:
        assert s.decision is not None and s.decision.options, "nobody decides"
        ids = s.decision.ids()
        assert len(set(ids)) == len(ids), f"two options are called the same: {ids}"


def play_on(
    s: State,
    seed: int,
    moves: int,
    idle: tuple[str, ...] = IDLE,
    check: Callable[[State], None] = lies_right,
    give: Give = State.choose,
    keen: Callable[[State, Option], bool] | None = None,
) -> int:
    """Random answers, seldom an idle one where something can be done, gladly a ``keen`` one; how many were given."""
    chance = random.Random(seed)
    for move in range(moves):
        if s.over:
            return move
        assert s.decision is not None
        options = s.decision.options
        wanted = [option for option in options if option.verb not in idle]
        if keen is not None:
            wanted = [option for option in options if keen(s, option)] or wanted
        give(s, chance.choice(wanted if wanted and chance.random() < KEEN else options))
        check(s)
    return moves


class Meetings:
    """The cards of one game that meet, and what their meetings are like.

    ``play`` sets up the meeting of two cards in one of the ``scenes`` and plays it with a seed and so many moves.
    """

    def __init__(self, cards: Iterable[str], scenes: int, play: Callable[[str, str, int, int, int], object]) -> None:
        self.cards = sorted(cards)
        self.scenes = scenes
        self.play = play

    def pairs(self, count: int = 0, seed: int = 1) -> list[Pair]:
        """All pairs, each card with itself too, or a sample of so many in which every card comes up."""
        every = list(combinations_with_replacement(self.cards, 2))
        if not count or count >= len(every):
            return every
        chance = random.Random(seed)
        others = chance.sample(self.cards, len(self.cards))
        sample = list(dict.fromkeys([(min(pair), max(pair)) for pair in zip(self.cards, others, strict=True)]))
        taken = set(sample)
        left = [pair for pair in every if pair not in taken]
        return sample + chance.sample(left, max(0, count - len(sample)))

    def sample(self, count: int) -> list[Pair]:
        """The pairs that the suite plays: so many, or all of them when it is told so."""
        return self.pairs(0 if os.environ.get("TAPETE_PAIRS") == "all" else count)

    def try_pair(self, first: str, second: str, seed: int, moves: int = MOVES) -> str:
        """Play their meetings, one in each scene; what went wrong, or nothing."""
        for scene in range(self.scenes):
            try:
                self.play(first, second, scene, seed, moves)
            except Exception as error:
                return f"{first} × {second}, scene {scene}, seed {seed}: {type(error).__name__}: {str(error)[:300]}"
        return ""

    def problems(self, chosen: list[Pair], part: int = 0, parts: int = 1, moves: int = MOVES) -> list[str]:
        """What went wrong with these pairs, or with one part of them."""
        found = [self.try_pair(first, second, 1 + at, moves) for at, (first, second) in list(enumerate(chosen))[part::parts]]
        return [problem for problem in found if problem]

    def main(self, what: str) -> int:
        parser = argparse.ArgumentParser(description=what)
        parser.add_argument("--count", type=int, default=0, help="how many pairs (all)")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--moves", type=int, default=MOVES, help=f"answers in each meeting ({MOVES})")
        parser.add_argument("--part", default="1/1", help="which part of the pairs: 1/2, 2/2…")
        arguments = parser.parse_args()
        begun = time.monotonic()
        number, of = [int(each) for each in arguments.part.split("/")]
        chosen = self.pairs(arguments.count, arguments.seed)[number - 1 :: of]
        wrong = 0
        for at, (first, second) in enumerate(chosen):
            problem = self.try_pair(first, second, arguments.seed + at, arguments.moves)
            if problem:
                wrong += 1
                print(problem, flush=True)
        print(f"{len(chosen)} pairs of {len(self.cards)} cards, {wrong} wrong, {time.monotonic() - begun:.0f} s")
        return 1 if wrong else 0


def one_of_each(cards: Iterable[CardDef], kind: Callable[[CardDef], object]) -> list[str]:
    """Of cards of a kind that say the same, one."""
    said: dict[tuple[object, str], str] = {}
    for card in cards:
        said.setdefault((kind(card), card.text("es")), card.id)
    return list(said.values())
