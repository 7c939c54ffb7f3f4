"""The matching of least cost, against every matching there is."""

import random
from itertools import combinations

import pytest

from tapete.meet.matching import Pair, perfect_matching


def every_matching(people: list[int], costs: dict[Pair, int]) -> list[int]:
    """The costs of all perfect matchings, by trying them all."""
    if not people:
        return [0]
    one, *others = people
    return [
        costs[one, other] + rest
        for other in others
        if (one, other) in costs
        for rest in every_matching([each for each in others if each != other], costs)
    ]


@pytest.mark.parametrize("seed", range(400))
def test_no_other_matching_costs_less(seed: int) -> None:
    chance = random.Random(seed)
    size = chance.choice([2, 4, 6, 8, 10])
    share = chance.choice([0.3, 0.6, 1.0])
    most = chance.choice([1, 4, 100, 10**30])
    costs = {pair: chance.randint(0, most) for pair in combinations(range(size), 2) if chance.random() < share}
    found, possible = perfect_matching(size, costs), every_matching(list(range(size)), costs)
    if found is None:
        assert possible == []
    else:
        assert sorted(each for pair in found for each in pair) == list(range(size))
        assert sum(costs[pair] for pair in found) == min(possible)


def test_an_odd_number_cannot_be_matched() -> None:
    assert perfect_matching(3, {(0, 1): 1, (1, 2): 1}) is None
    assert perfect_matching(0, {}) == []


def test_odd_circles_are_gone_through() -> None:
    """Two triangles joined by one edge: only through it does everybody have somebody."""
    costs = dict.fromkeys([(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)], 0) | {(2, 3): 50}
    assert perfect_matching(6, costs) == [(0, 1), (2, 3), (4, 5)]
