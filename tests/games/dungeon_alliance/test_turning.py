"""Turning: free, as often as wanted, and never in the way of anything else; who aims at somebody behind turns with it."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.bots import make
from tapete.bots.interface import Perspective
from tapete.core.grid.floor import SIDE_LETTERS
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.drawing import drawn

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


def faces(table: Any, name: str = "petra") -> str:
    return SIDE_LETTERS[table.number(t.FACING, name)]


@pytest.mark.clause("DA-step-13")
def test_where_a_hero_faces_is_drawn_and_put_on_the_table(dungeon):
    t_ = dungeon(faces="n")
    for side, arrow in zip("eswn", "→↓←↑", strict=True):
        t_.answer(f"face:{side}")
        assert f"1P{arrow}" in "\n".join(drawn(t_.s))
        assert t_.s.game.layout().pose(t_.s, t_.card("petra")).facing == side


@pytest.mark.clause("DA-step-14", "DA-step-16")
def test_a_hero_turns_back_and_forth_as_often_as_it_likes_for_nothing(dungeon):
    t_ = dungeon(faces="n")
    for side in ("e", "n", "e", "s", "w", "n", "w", "e"):
        t_.answer(f"face:{side}")
        assert faces(t_) == side and t_.points == 4
        assert {option for option in t_.options if option.startswith("face:")} == {
            f"face:{other}" for other in SIDE_LETTERS if other != side
        }


@pytest.mark.clause("DA-step-14", "DA-attack-17")
def test_turning_is_no_step_and_a_side_is_only_faced_once(dungeon):
    t_ = dungeon(monsters={"goblin": "e3", "goblin#2": "e1"}, faces="n")
    assert t_.why("face:n") == "DA-step-13", "it faces there already"
    t_.answer("face:e")
    t_.act("attack", "goblin#1").act("attack", "goblin#2")
    assert t_.s.tallies[t.XP][0] == 4, "it has spent no Speed, so both attacks are left"


@pytest.mark.clause("DA-rest-01", "DA-step-14")
def test_a_hero_who_has_only_turned_may_still_rest(dungeon):
    t_ = dungeon(hero={"damage": 3}).answer("face:e").answer("face:s").answer("rest")
    assert t_.hurt("petra") == 0
    assert dungeon(hero={"damage": 3}).answer("face:e").steps("n").why("rest") == "DA-rest-01", "after a step it is too late"


@pytest.mark.clause("DA-step-15", "DA-attack-18")
def test_after_an_attack_no_turn_is_offered_and_none_comes_with_a_second_attack(dungeon):
    t_ = dungeon(monsters={"ogre": "e3", "goblin": "e1"}, faces="n")
    t_.act("attack", "ogre")
    assert not [option for option in t_.options if option.startswith("face:")] and t_.why("face:e") == "DA-step-15"
    assert t_.why("attack:goblin#1") == "DA-los-01" and t_.why("attack:goblin#1:s") == "DA-step-15"


@pytest.mark.clause("DA-los-01", "DA-step-14")
def test_who_attacks_somebody_behind_turns_with_the_same_answer(dungeon):
    t_ = dungeon(at="e2", faces="n", monsters={"goblin": "e1"})
    assert t_.why("attack:goblin#1") == "DA-los-01", "as it stands the goblin is behind"
    t_.answer("attack:goblin#1:s")
    assert faces(t_) == "s" and t_.s.tallies[t.XP][0] == 2


@pytest.mark.clause("DA-los-04", "DA-los-03")
def test_a_turn_brings_into_view_what_is_behind_but_not_what_a_wall_hides(dungeon):
    t_ = dungeon("lorna", at="e5", faces="n", monsters={"goblin": "e3", "goblin#2": "f3"}, **OPEN)
    assert t_.can("attack", "goblin#1", word="s") and t_.why("attack:goblin#1") == "DA-los-04"
    t_ = dungeon("lorna", at="f5", faces="n", monsters={"goblin": "f3"}, **OPEN)
    assert t_.why("attack:goblin#1:s") == "DA-los-03" and not [option for option in t_.options if option.startswith("attack")]


@pytest.mark.clause("DA-attack-18", "DA-attack-15")
def test_the_turn_that_comes_with_an_attack_keeps_as_many_enemies_in_view_as_it_can(dungeon):
    t_ = dungeon(at="e2", faces="n", monsters={"goblin": "e1", "orc": "f3"})
    assert t_.can("attack", "goblin#1", word="e") and t_.can("attack", "orc")
    assert t_.why("attack:goblin#1:s") == "DA-step-14", "another side is faced first, which costs nothing"
    t_.answer("attack:goblin#1:e").act("attack", "orc")
    assert t_.number(t.DAMAGE, "orc") == 3 - 1


@pytest.mark.clause("DA-step-14", "DA-spell-07")
def test_a_spell_is_aimed_at_somebody_behind_with_a_turn(dungeon):
    friends = [{"hero": "petra", "at": "e1"}]
    t_ = dungeon("mirabell", at="e3", faces="n", friends=friends, hand=["grace"])
    assert t_.why("play:grace>petra") == "DA-spell-07"
    t_.answer("play:grace>petra:s")
    assert faces(t_, "mirabell") == "s" and t_.number(t.UNDER, "grace") == t_.card("petra") + 1
    t_ = dungeon("belzamin", at="e3", faces="n", monsters={"ogre": "e1"}, hand=["gust", "earthquake"])
    t_.answer("play:gust>ogre#1:f1,s").answer("cast:earthquake>ogre#1")
    assert t_.at("ogre") == "f1" and faces(t_, "belzamin") == "s"


@pytest.mark.clause("DA-step-18")
def test_in_passing_nobody_turns_not_even_to_attack(dungeon):
    t_ = dungeon(at="e1", friends=[{"hero": "lorna", "at": "e2"}], monsters={"goblin": "d1"}, points=4)
    t_.answer("step:n")
    assert t_.why("face:e") == "DA-step-18" and t_.why("attack:goblin#1:s") == "DA-step-18"


def test_bots_do_not_turn_for_its_own_sake(dungeon):
    t_ = dungeon(at="e2", faces="n", monsters={"ogre": "e1"}, hand=["holy_blade"])
    verbs: list[str] = []
    while t_.s.decision is not None and t_.decision.kind == "main":
        option = make("greedy", 1).choose(Perspective(t_.s, len(verbs)))
        verbs.append(option.verb)
        t_.s.choose(option)
    assert "attack" in verbs and "face" not in verbs and len(verbs) < 8
