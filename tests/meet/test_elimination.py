"""Brackets and everybody against everybody."""

import random
from collections import Counter

import pytest

from tapete.meet import round_robin
from tapete.meet.bracket import Bout, Bracket, double, order_of_seeds, single


def played(bouts: list[Bout], people: list[str], seed: int | None = None, gone: dict[int, str] | None = None) -> list[Bracket]:
    """The bracket after each of its rounds; without a seed the better seed wins."""
    chance = random.Random(seed)
    won: dict[str, str] = {}
    steps = [Bracket(bouts, people, won)]
    away: set[str] = set()
    while steps[-1].ready():
        for each in steps[-1].ready():
            won[each.bout] = min(each.one, each.other) if seed is None else chance.choice([each.one, each.other])
        away |= {name for at, name in (gone or {}).items() if at <= len(steps)}
        steps.append(Bracket(bouts, people, dict(won), away))
    return steps


def names(people: int) -> list[str]:
    return [f"p{at:02d}" for at in range(people)]


def losses(bracket: Bracket) -> Counter[str]:
    return Counter(person for bout, person in bracket.losers.items() if person and all(bracket.people[bout]))


@pytest.mark.parametrize("people", [2, 3, 4, 5, 8, 11, 16, 33])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_single_elimination_everybody_but_one_loses_once(people: int, seed: int) -> None:
    last = played(single(people), names(people), seed)[-1]
    lost = losses(last)
    assert sorted(lost.values()) == [1] * (people - 1)
    assert last.places()[0] == (1, next(each for each in names(people) if each not in lost))


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6, 8, 11, 16, 33])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_in_double_elimination_everybody_but_one_loses_twice(people: int, seed: int) -> None:
    last = played(double(people), names(people), seed)[-1]
    lost = losses(last)
    champion = last.places()[0][1]
    assert lost[champion] <= 1
    assert all(lost[each] == 2 for each in names(people) if each != champion)
    assert [place for place, _ in last.places()][:2] == [1, 2]


def test_the_best_seeds_meet_last() -> None:
    assert order_of_seeds(4) == [1, 4, 2, 3]
    rounds = played(single(8), names(8))
    assert [(each.one, each.other) for each in rounds[2].ready()] == [("p00", "p01")]
    places = rounds[-1].places()
    assert places[:2] == [(1, "p00"), (2, "p01")]
    assert {person for place, person in places if place == 3} == {"p02", "p03"}
    assert {person for place, person in places if place == 5} == {"p04", "p05", "p06", "p07"}


def test_byes_go_to_the_best_seeds() -> None:
    first = Bracket(single(5), names(5), {}).ready()
    assert [(each.one, each.other) for each in first] == [("p03", "p04"), ("p01", "p02")]


def test_the_third_place_is_played_for() -> None:
    last = played(single(4, third_place=True), names(4))[-1]
    assert last.places() == [(1, "p00"), (2, "p01"), (3, "p02"), (4, "p03")]


def test_a_champion_without_a_loss_need_not_play_the_final_again() -> None:
    last = played(double(4), names(4))[-1]
    assert "F2.1" not in last.people and last.places()[:2] == [(1, "p00"), (2, "p01")]


def test_the_losers_champion_has_to_win_twice() -> None:
    won = {"W1.1": "p00", "W1.2": "p01", "W2.1": "p00", "L1.1": "p02", "L2.1": "p01", "F1.1": "p01"}
    again = Bracket(double(4), names(4), won)
    assert [(each.bout, each.one, each.other) for each in again.ready()] == [("F2.1", "p01", "p00")]
    assert Bracket(double(4), names(4), {**won, "F2.1": "p00"}).places()[:2] == [(1, "p00"), (2, "p01")]


def test_whoever_has_gone_loses_what_is_left() -> None:
    steps = played(single(8), names(8), gone={1: "p00"})
    assert steps[-1].places()[0] == (1, "p01")
    gone = Bracket(single(4), names(4), {}, names(4))
    assert gone.over()


@pytest.mark.parametrize("people", range(2, 14))
@pytest.mark.parametrize("cycles", [1, 2])
def test_everybody_meets_everybody_as_often(people: int, cycles: int) -> None:
    everybody = names(people)
    rounds = [round_robin.pair(everybody, round) for round in range(1, round_robin.rounds_of(people, cycles) + 1)]
    pairs = Counter(frozenset((t.one, t.other)) for tables in rounds for t in tables if t.other)
    assert len(pairs) == people * (people - 1) // 2 and set(pairs.values()) == {cycles}
    for tables in rounds:
        assert sorted(each for t in tables for each in (t.one, t.other) if each) == everybody
    began = Counter(t.one for tables in rounds for t in tables if t.other)
    sat = Counter(each for tables in rounds for t in tables if t.other for each in (t.one, t.other))
    assert all(abs(2 * began[each] - sat[each]) <= 2 for each in everybody)


def test_who_was_to_play_somebody_gone_has_a_bye() -> None:
    tables = round_robin.pair(list("abcd"), 1, frozenset("d"))
    assert [(t.one, t.other) for t in tables] == [("c", "b"), ("a", "")]
    assert round_robin.pair(list("abcd"), 1, frozenset("ad")) == tables[:1]
