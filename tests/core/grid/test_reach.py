"""How far somebody gets: what steps cost, where a move may end, and the way there."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.grid.test_grid import CELLS, FLOOR, HALLWAYS, MASKS, at, layout, mask

from tapete.core.grid.cells import members
from tapete.core.grid.passages import passages
from tapete.core.grid.reach import Ground, can_step, halts, reach, step_cost, way
from tapete.core.refusal import EngineError


@pytest.mark.clause("DA-step-01")
def test_a_step_costs_one_in_all_eight_directions() -> None:
    costs = reach(layout(), Ground(), at("e5"), 1)
    assert {cell for cell in range(FLOOR.size) if costs[cell] == 1} == set(members(layout().masks[at("e5")]))


@pytest.mark.clause("DA-step-06", "DA-step-07", "DA-step-08")
def test_leaving_a_taxed_cell_costs_one_more_and_entering_it_does_not() -> None:
    ground = Ground(taxed=mask("e5", "f5"))
    assert step_cost(ground, at("d5"), at("e5")) == 1
    assert step_cost(ground, at("e5"), at("f5")) == 2
    assert reach(layout(), ground, at("e5"), 3)[at("d4")] == 2


@pytest.mark.clause("DA-step-03", "DA-step-04", "DA-step-10")
def test_occupied_cells_are_passed_and_not_ended_on_and_blocked_ones_are_never_entered() -> None:
    row = mask("d5", "e5", "f5")
    assert at("e6") in halts(layout(), Ground(occupied=row), at("e4"), 2)
    assert not set(halts(layout(), Ground(occupied=row), at("e4"), 2)) & set(members(row))
    assert at("e6") not in halts(layout(), Ground(blocked=row), at("e4"), 9)


@pytest.mark.clause("DA-step-02", "DA-step-04")
def test_nobody_steps_onto_a_friend_without_the_points_to_step_off() -> None:
    ground = Ground(occupied=mask("e5"))
    assert not can_step(layout(), ground, at("e4"), at("e5"), 1)
    assert can_step(layout(), ground, at("e4"), at("e5"), 2)
    assert not can_step(layout(), Ground(taxed=mask("e4")), at("e4"), at("e5"), 1)


@pytest.mark.clause("DA-step-19")
def test_a_diagonal_step_passes_between_two_others() -> None:
    assert can_step(layout(), Ground(blocked=mask("d5", "e4")), at("d4"), at("e5"), 1)


def test_on_plain_ground_every_cell_is_as_good_as_any_other() -> None:
    for cell in range(FLOOR.size):
        for other in members(layout().masks[cell]):
            assert step_cost(Ground(), cell, other) == 1
            assert other in halts(layout(), Ground(), cell, 1)


GROUNDS = st.builds(Ground, MASKS, MASKS, MASKS, MASKS)


@given(HALLWAYS, GROUNDS, CELLS, st.integers(0, 7))
def test_reach_grows_with_speed_and_costs_stay(hallways: int, ground: Ground, start: int, points: int) -> None:
    found = passages(FLOOR, hallways)
    less, more = reach(found, ground, start, points), reach(found, ground, start, points + 1)
    for cell in range(FLOOR.size):
        if less[cell] >= 0:
            assert more[cell] == less[cell] <= points
    assert set(halts(found, ground, start, points)) <= set(halts(found, ground, start, points + 1))


@given(HALLWAYS, HALLWAYS, GROUNDS, CELLS, st.integers(0, 6))
def test_reach_grows_with_hallways_and_shrinks_with_hindrances(
    some: int, more: int, ground: Ground, start: int, points: int
) -> None:
    costs = reach(passages(FLOOR, some), ground, start, points)
    opened = reach(passages(FLOOR, some | more), ground, start, points)
    easy = reach(passages(FLOOR, some), Ground(ground.blocked), start, points)
    for cell in range(FLOOR.size):
        if costs[cell] >= 0:
            assert 0 <= opened[cell] <= costs[cell] and 0 <= easy[cell] <= costs[cell]


@given(HALLWAYS, GROUNDS, CELLS, st.integers(0, 6))
def test_reach_is_made_of_steps(hallways: int, ground: Ground, start: int, points: int) -> None:
    found = passages(FLOOR, hallways)
    costs = reach(found, ground, start, points)
    for cell in range(FLOOR.size):
        if costs[cell] > 0:
            before = [costs[c] + step_cost(ground, c, cell) for c in found.next[cell] if costs[c] >= 0]
            assert costs[cell] == min(before) and not ground.blocked >> cell & 1


@given(HALLWAYS, GROUNDS, CELLS, st.integers(0, 6), MASKS)
def test_a_way_is_made_of_steps_that_cost_what_reach_says_and_ends_where_it_must(
    hallways: int, ground: Ground, start: int, points: int, ends: int
) -> None:
    found = passages(FLOOR, hallways)
    costs = reach(found, ground, start, points, ends)
    free = reach(found, ground, start, points)
    for cell in range(FLOOR.size):
        if costs[cell] < 0:
            continue
        assert 0 <= free[cell] <= costs[cell]
        walked = [start, *way(found, ground, costs, cell, ends)]
        assert walked[-1] == cell and sum(step_cost(ground, a, b) for a, b in pairwise(walked)) == costs[cell]
        assert all(found.adjacent(a, b) and not ground.blocked >> b & 1 for a, b in pairwise(walked))
        assert not any(ends >> passed & 1 for passed in walked[1:-1]), "nobody goes on from there"


@given(HALLWAYS, GROUNDS, CELLS, st.integers(0, 6))
def test_a_step_is_allowed_exactly_when_the_move_can_still_end(hallways: int, ground: Ground, start: int, points: int) -> None:
    found = passages(FLOOR, hallways)
    for to in found.next[start]:
        left = points - step_cost(ground, start, to)
        ends = left >= 0 and any(cell != to or not ground.occupied >> to & 1 for cell in halts(found, ground, to, left))
        assert can_step(found, ground, start, to, points) == (ends and not ground.blocked >> to & 1)


def test_no_points_lead_nowhere_and_exactly_enough_lead_there() -> None:
    ground = Ground(taxed=mask("d4"), rough=mask("f4"))
    costs = reach(layout(), ground, at("d4"), 0)
    assert [cell for cell in range(FLOOR.size) if costs[cell] >= 0] == [at("d4")]
    assert reach(layout(), ground, at("d4"), 1)[at("e4")] == -1
    assert [reach(layout(), ground, at("d4"), 2)[at(name)] for name in ("d4", "e4", "f4")] == [0, 2, -1]
    assert [reach(layout(), ground, at("d4"), 3)[at(name)] for name in ("e4", "f4", "f5")] == [2, -1, 3]
    assert reach(layout(), ground, at("d4"), 4)[at("f4")] == 4
    assert step_cost(Ground(taxed=mask("d4"), rough=mask("e4")), at("d4"), at("e4")) == 3
    assert halts(layout(), Ground(occupied=mask("d4", "e4")), at("d4"), 1) == sorted([at("d4"), at("d5"), at("e5")])


def test_a_way_may_begin_where_others_end() -> None:
    row = mask("d5", "e5", "f5")
    assert reach(layout(), Ground(), at("e5"), 3, row)[at("e6")] == 1
    assert reach(layout(), Ground(), at("e4"), 3, row)[at("e5")] == 1
    assert reach(layout(), Ground(), at("e4"), 3, row)[at("e6")] == -1
    costs = reach(layout(), Ground(), at("e5"), 3, row)
    assert way(layout(), Ground(), costs, at("e6"), row) == [at("e6")] and way(layout(), Ground(), costs, at("e5"), row) == []


def test_costs_of_another_ground_show_no_way() -> None:
    costs = reach(layout(), Ground(), at("d4"), 3)
    with pytest.raises(EngineError, match="no way to cell"):
        way(layout(), Ground(taxed=(1 << FLOOR.size) - 1), costs, at("f6"))
