"""Walking: several steps in one answer, at the price of the steps and with whatever they bring about."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.whole_games import GAME

from tapete.core import randomness
from tapete.core.codec import to_json
from tapete.core.grid.floor import DIRECTIONS
from tapete.core.grid.reach import way
from tapete.core.state import State
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules import moving
from tapete.games.dungeon_alliance.rules.acting import acting

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


def squares(table: Any, verb: str) -> set[str]:
    return {option.word for option in table.decision.options if option.verb == verb}


@pytest.mark.clause("DA-step-01", "DA-move-01")
def test_a_far_square_is_one_answer_at_the_price_of_its_steps(dungeon):
    t_ = dungeon(at="e1", **OPEN)
    assert t_.can("walk", word="e5") and not t_.can("walk", word="e2"), "a neighbouring square is a step"
    t_.answer("walk:e5")
    assert t_.at("petra") == "e5" and t_.points == 0
    assert t_.why("step:n") == "DA-step-02" and not [option for option in t_.options if option.startswith(("step:", "walk:"))]


@pytest.mark.clause("DA-step-02")
def test_a_walk_that_cannot_be_paid_is_refused(dungeon):
    t_ = dungeon(at="e1", points=3, **OPEN)
    assert t_.can("walk", word="e4") and t_.why("walk:e5") == "DA-step-02"
    assert t_.why("walk:e2") == "DA-step-01" and t_.why("walk:a9") == "DA-geometry-02"


@pytest.mark.clause("DA-step-06", "DA-step-08")
def test_a_walk_pays_for_leaving_enemies_and_goes_round_them_where_that_is_cheaper(dungeon):
    """From d1 to f3: through the middle it would leave the goblin's reach twice; nothing is cheaper than 3 points."""
    t_ = dungeon(at="d1", monsters={"goblin": "d3"}, points=4)
    t_.answer("walk:f3")
    assert t_.points == 1
    t_ = dungeon(at="d2", monsters={"goblin": "d3"}, points=4)
    t_.answer("walk:f2")
    assert t_.points == 1, "2 to leave the goblin, 1 more by the south"


@pytest.mark.clause("DA-step-03", "DA-step-04", "DA-step-10")
def test_a_walk_passes_friends_ends_on_nobody_and_never_crosses_an_enemy(dungeon):
    row = [{"hero": "lorna", "at": "d2"}, {"hero": "krolt", "at": "e2"}, {"hero": "bull", "at": "f2"}]
    t_ = dungeon(at="e1", friends=row)
    assert t_.why("walk:e2") == "DA-step-04"
    t_.answer("walk:e3")
    assert t_.at("petra") == "e3" and t_.points == 2
    wall = {"goblin": "d2", "goblin#2": "e2", "goblin#3": "f2"}
    t_ = dungeon(at="e1", monsters=wall, points=9)
    assert t_.why("walk:e3") == "DA-step-02" and t_.why("walk:e2") == "DA-step-10"


@pytest.mark.clause("DA-threat-01", "DA-threat-03")
def test_a_walk_goes_as_far_as_the_room_of_a_hidden_threat_and_not_beyond_its_first_square(dungeon):
    trap = [{"threat": "dart_trap", "at": "f6", "hidden": True}]
    t_ = dungeon(at="e1", threats=trap, points=6, **OPEN)
    assert t_.can("walk", word="e4") and not t_.can("walk", word="e5") and t_.why("walk:e5") == "DA-threat-01"
    t_.answer("walk:e4")
    assert t_.at("petra") == "e4" and t_.points == 3 and t_.hurt("petra") == 2, "the trap goes off where the hero came in"
    t_.answer("walk:e6")
    assert t_.points == 1, "then it goes on"


@pytest.mark.clause("DA-chest-03")
def test_a_walk_goes_round_a_chest_and_onto_it_when_that_is_where_it_leads(dungeon):
    chest = [{"threat": "chest_1", "at": "e2"}]
    t_ = dungeon(at="e1", threats=chest, **OPEN)
    t_.answer("walk:e4")
    assert t_.decision.kind == "main" and t_.points == 1 and t_.zone(t.OPEN_THREATS) == ["chest_1"]
    t_ = dungeon(at="e4", threats=chest, **OPEN)
    t_.answer("walk:e2")
    assert t_.decision.kind == "on_chest"
    t_.yes()
    assert t_.s.tallies[t.XP][0] == 1 and t_.points == 2


@pytest.mark.clause("DA-move-05", "DA-defeat-11", "DA-step-18")
def test_nobody_walks_after_an_attack_or_when_down_but_on_from_a_friends_square(dungeon):
    t_ = dungeon(at="e2", monsters={"ogre": "e3"})
    t_.act("attack", "ogre")
    assert t_.why("walk:d1") == "DA-move-05" and not squares(t_, "walk")
    assert dungeon(at="e5", hero={"damage": 6, "defeated": True}, **OPEN).why("walk:e2") == "DA-defeat-11"
    t_ = dungeon(at="e1", friends=[{"hero": "lorna", "at": "e2"}], **OPEN)
    t_.answer("step:n")
    assert t_.can("walk", word="e4"), "who is passing through may pass on"


@pytest.mark.clause("DA-move-11", "DA-move-07")
def test_the_second_move_is_walked_with_its_own_points_only(dungeon):
    t_ = dungeon(at="e1", monsters={"goblin": "e6"}, points=1, **OPEN)
    t_.answer("again")
    assert t_.points == 4 and t_.can("walk", word="e5") and t_.why("walk:d6") == "DA-step-02"


def by_steps(s: State, word: str) -> State:
    """The same walk, step by step."""
    twin = s.clone()
    turn = acting(twin)
    ground = values.hero_ground(twin, turn.who)
    cells = way(t.layout(twin), ground, moving.walks(twin, turn, ground), t.floor(twin).find(word), moving.stops(twin, turn.who))
    for to in cells:
        assert twin.decision is not None and twin.decision.kind == "main", "nothing happens before the last step"
        here = t.cell(twin, acting(twin).who)
        GAME.play(twin, f"step:{DIRECTIONS[t.floor(twin).around[here].index(to)]}")
    return twin


@pytest.mark.parametrize("setup", [{"players": 1}, {"players": 2}, {"players": 3, "pvp": True}])
def test_every_walk_of_whole_games_is_exactly_its_steps(setup: dict[str, Any]) -> None:
    s = GAME.start(setup, 5)
    move = walked = 0
    while not s.over:
        assert s.decision is not None
        options = s.decision.options
        move += 1
        for option in options if move % 3 == 0 else []:
            if option.verb == "walk":
                twin = s.clone()
                twin.choose(option)
                steps = by_steps(s, option.word)
                twin.answer = steps.answer = None
                assert to_json(twin) == to_json(steps), option.id
                walked += 1
        s.choose(options[randomness.number(5, move, len(options))])
    assert walked > 50


def test_walks_and_steps_are_all_the_squares_a_hero_can_come_to(dungeon):
    t_ = dungeon(at="e3", monsters={"goblin": "d5"}, friends=[{"hero": "lorna", "at": "f2"}], points=5, **OPEN)
    plan = t_.s.game.layout().plan(t_.s)
    assert plan is not None
    costs = {}
    for option in t_.decision.options:
        if option.verb in ("step", "walk"):
            reading = t_.s.game.layout().reading(t_.s, option)
            assert reading is not None
            costs[reading.squares[0]] = reading.number
    assert costs.pop("f2") == 1, "a friend is passed, and so not marked as an end"
    assert costs == {square.name: square.reach for square in plan.squares if square.reach > 0}
    assert costs["e1"] == 2 and costs["e6"] == 3, "by f4 and f5, out of the goblin's reach"
