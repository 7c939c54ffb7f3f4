"""Standings come from the results alone."""

import random
from fractions import Fraction

import pytest
from tests.meet.evening import SCALE, evening

from tapete.meet.results import BYE, FORFEIT, Book, Result
from tapete.meet.standings import NAMES, TIE_BREAKS, USUAL, standings


def recomputed(people: list[str], results: list[Result]) -> dict[str, tuple[int, Fraction, Fraction, Fraction]]:
    """Points, opponents' match wins, own and opponents' games won, straight from the list, without a line of the package."""
    points = dict.fromkeys(people, 0)
    rounds = dict.fromkeys(people, 0)
    won: dict[str, Fraction] = dict.fromkeys(people, Fraction(0))
    games = dict.fromkeys(people, 0)
    rivals: dict[str, list[str]] = {person: [] for person in people}
    for r in results:
        if not r.other:
            points[r.one] += 3
            rounds[r.one] += 1
            won[r.one] += 2
            games[r.one] += 2
            continue
        for me, you, mine, yours in ((r.one, r.other, *r.wins), (r.other, r.one, r.wins[1], r.wins[0])):
            points[me] += 3 if mine > yours else 0 if mine < yours or r.how == FORFEIT else 1
            rounds[me] += 1
            won[me] += mine + Fraction(r.draws, 3)
            games[me] += mine + yours + r.draws
            if r.how == "played":
                rivals[me].append(you)
    third = Fraction(1, 3)
    share = {p: max(third, Fraction(points[p], 3 * rounds[p])) if rounds[p] else third for p in people}
    own = {p: won[p] / games[p] if games[p] else Fraction(0) for p in people}
    return {
        p: (
            points[p],
            sum((share[q] for q in rivals[p]), Fraction(0)) / max(1, len(rivals[p])),
            own[p],
            sum((max(third, own[q]) for q in rivals[p]), Fraction(0)) / max(1, len(rivals[p])),
        )
        for p in people
    }


@pytest.mark.parametrize("seed", range(12))
def test_the_standings_are_recomputed_from_the_results_alone(seed: int) -> None:
    made = evening(33, 6, seed)
    plain = recomputed(made.seeds, made.results)
    table = standings(made.seeds, made.results, SCALE, USUAL)
    assert {row.person: (row.points, *row.values[:3]) for row in table} == plain
    order = [plain[row.person] for row in table]
    assert order == sorted(order, reverse=True)
    assert [row.place for row in table] == sorted(row.place for row in table)


@pytest.mark.parametrize("seed", range(4))
def test_the_order_in_which_results_came_in_does_not_matter(seed: int) -> None:
    made = evening(33, 6, seed)
    mixed = list(made.results)
    random.Random(seed).shuffle(mixed)
    assert standings(made.seeds, mixed, SCALE, list(TIE_BREAKS)) == standings(made.seeds, made.results, SCALE, list(TIE_BREAKS))


def test_everything_equal_is_the_same_place() -> None:
    table = standings("abcd", [Result(1, "a", "b", (2, 0)), Result(1, "c", "d", (2, 0))], SCALE, USUAL)
    assert [(row.place, row.person) for row in table] == [(1, "a"), (1, "c"), (3, "b"), (3, "d")]


def test_a_match_that_was_not_played_counts_in_points_but_makes_no_rivals() -> None:
    book = Book("ab", [Result(1, "a", "b", (2, 0), how=FORFEIT)], SCALE)
    assert (book.points("a"), book.points("b"), book.rivals("a"), book.given("a"), book.given("b")) == (3, 0, [], 1, 0)
    both = Book("ab", [Result(1, "a", "b", (0, 0), how=FORFEIT)], SCALE)
    assert (both.points("a"), both.points("b"), both.matches("a")) == (0, 0, (0, 0, 1))


def test_a_rival_counts_for_a_third_at_least() -> None:
    row = standings("ab", [Result(1, "a", "b", (2, 0))], SCALE, ["opponents"])[0]
    assert row.values == (Fraction(1, 3),)


def test_byes_are_wins_in_a_persons_own_share_and_nobodys_rival() -> None:
    book = Book("ab", [Result(1, "a", "", how=BYE), Result(2, "a", "b", (0, 2))], SCALE)
    assert (book.match_share("a"), book.rivals("a"), book.matches("a")) == (Fraction(1, 2), ["b"], (1, 0, 1))


def test_points_of_rivals_and_of_those_beaten() -> None:
    results = [Result(1, "a", "b", (1, 0)), Result(2, "a", "c", (1, 1)), Result(3, "b", "c", (1, 0))]
    values = {row.person: row.values for row in standings("abc", results, SCALE, ["buchholz", "sonneborn"])}
    assert values["a"] == (3 + 1, 3 + Fraction(1, 3))
    assert values["b"] == (4 + 1, 1)


def test_whoever_won_the_direct_encounter_stands_above() -> None:
    results = [Result(1, "a", "b", (0, 1)), Result(1, "c", "d", (0, 1)), Result(2, "a", "c", (1, 0)), Result(2, "b", "d", (0, 1))]
    assert [row.person for row in standings("abcd", results, SCALE, ["met"])] == ["d", "b", "a", "c"]


def test_three_who_did_not_all_meet_have_no_direct_encounter() -> None:
    results = [Result(1, "a", "b", (1, 0)), Result(1, "c", "x", (1, 0)), Result(2, "b", "y", (1, 0))]
    table = standings("abcxy", results, SCALE, ["met"])
    assert [row.place for row in table if row.person in "abc"] == [1, 1, 1]


def test_the_games_own_score_adds_up() -> None:
    results = [Result(1, "a", "b", (1, 0), score=(2, 0)), Result(1, "c", "d", (1, 0), score=(3, 1))]
    table = standings("abcd", results, SCALE, ["score", "score_difference"])
    assert [(row.person, *row.values) for row in table] == [("c", 3, 2), ("a", 2, 2), ("d", 1, -2), ("b", 0, -2)]


def test_every_tie_break_has_a_name_in_both_languages() -> None:
    assert NAMES.keys() == TIE_BREAKS.keys()
    assert all(words.es and words.en for words in NAMES.values())
