"""Tiles, doors and threats: details that the larger tests pass by."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.conftest import at_once

from tapete.core.grid.tiles import DOOR, LOCKED, SECRET, side_state
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules.acting import acting
from tapete.games.dungeon_alliance.rules.monsters import places
from tapete.games.dungeon_alliance.rules.tiles import place

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


def cells(table: Any, name: str) -> set[str]:
    return {t.floor(table.s).name(at) for at in places(table.s, table.card(name))}


@pytest.mark.clause("DA-component-03", "DA-component-04", "DA-tile-04", "DA-component-18")
def test_a_new_tile_touches_others_without_opening_them(dungeon):
    tiles = [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "guard_post", "slot": [0, 2]}, {"tile": "gallery", "slot": [2, 2]}]
    t_ = dungeon(at="e6", tile_area=["old_crypt"], tiles=tiles)
    t_.answer("open:n").act("tile", "old_crypt", word="0")
    slot = t.floor(t_.s).slot(1, 2)
    states = [side_state(t.floor(t_.s), t.doors(t_.s), t_.s.world[t.HALLWAYS], slot, side) for side in (1, 3)]
    assert states == [SECRET, LOCKED] and t_.s.world[t.HALLWAYS].bit_count() == 1
    assert DOOR not in states


@pytest.mark.clause("DA-door-04", "DA-door-05")
def test_several_doors_are_opened_and_stay_open(dungeon):
    tiles = [{"tile": "guard_post", "slot": [0, 0]}, {"tile": "bone_pile", "slot": [1, 1]}]
    t_ = dungeon(at="d3", tiles=tiles)
    t_.answer("open:n").answer("open:w")
    assert t_.points == 2 and t_.s.world[t.HALLWAYS].bit_count() == 2
    assert t_.why("open:n") == "DA-door-04"


@pytest.mark.clause("DA-tile-08")
def test_either_visible_tile_may_be_chosen_whatever_its_level(dungeon):
    t_ = dungeon(at="e3", tile_area=["old_crypt", "bridge"])
    t_.answer("open:n")
    assert t_.choices() == {"old_crypt", "bridge"}


@pytest.mark.clause("DA-tile-10")
def test_a_supply_that_lacks_a_monster_brings_as_many_as_there_are(dungeon):
    taken = {f"skeleton#{n}": at for n, at in enumerate(("e14", "d14", "f14"), 1)}
    t_ = dungeon(at="e3", monsters=taken, rivals=[{"hero": "holgar", "at": "e15"}], tile_area=["old_crypt"])
    at_once(t_.s, lambda: place(t_.s, acting(t_.s), t_.card("old_crypt"), 1, 0, 0))
    assert len(t.monsters(t_.s)) == 3


@pytest.mark.clause("DA-secret-05")
def test_a_secret_door_towards_nothing_declares_a_wall(dungeon):
    t_ = dungeon(
        "lorna", at="f5", tiles=[{"tile": "old_crypt", "slot": [1, 1]}], hallways=[[[1, 0], [1, 1]]], tile_area=["gallery"]
    )
    t_.answer("force:e").seeded(0).act("tile", "gallery", word="0").answer("effort:0")
    assert t_.zone(t.TILE_AREA) == ["gallery"] and t_.points == 3


@pytest.mark.clause("DA-dice-02")
def test_the_die_is_rolled_for_locks_and_traps_and_for_nothing_else(dungeon):
    chests = [{"threat": "chest_1", "at": "d2"}, {"threat": "locked_chest_1", "at": "f2"}]
    t_ = dungeon("bull", at="e2", hand=["charge"], monsters={"ogre": "e5"}, threats=chests, tiles=OPEN["tiles"])
    before = t_.s.counter
    t_.act("chest", "chest_1").act("play", "charge").steps("n").answer("open:n")
    assert t_.s.counter == before, "chest, card, step and door need no die"
    t_ = dungeon(at="e4", monsters={"ogre": "e5"}, **OPEN)
    before = t_.s.counter
    t_.act("attack", "ogre")
    assert t_.s.counter == before, "nor does an attack"
    t_ = dungeon(at="e2", threats=chests)
    before = t_.s.counter
    t_.act("pick", "locked_chest_1").answer("effort:0")
    assert t_.s.counter == before + 1, "a locked chest"
    t_ = dungeon("mcfarlin", at="d2", tiles=[{"tile": "old_crypt", "slot": [0, 0]}])
    before = t_.s.counter
    t_.answer("force:w").answer("effort:0")
    assert t_.s.counter == before + 1, "a locked door"
    crypt: dict[str, Any] = {"tiles": [{"tile": "old_crypt", "slot": [1, 1]}], "hallways": OPEN["hallways"]}
    t_ = dungeon("lorna", at="f5", tile_area=["gallery"], **crypt).answer("force:e").act("tile", "gallery", word="0")
    t_.seeded(0)
    before = t_.s.counter
    t_.answer("effort:0")
    assert t_.s.counter == before + 1, "a secret door"
    t_ = dungeon(at="e3", threats=[{"threat": "dart_trap", "at": "d6", "hidden": True}], **OPEN)
    t_.answer("reveal:d6").yes()
    before = t_.s.counter
    t_.answer("effort:0")
    assert t_.s.counter == before + 1, "a trap"


@pytest.mark.clause("DA-hero-04", "DA-move-03")
def test_speed_pays_for_steps_doors_chests_and_manoeuvres(dungeon):
    t_ = dungeon("bull", at="e2", hand=["charge"], threats=[{"threat": "chest_1", "at": "d2"}], **OPEN)
    t_.act("chest", "chest_1").act("play", "charge").steps("n")
    assert t_.points == 2


@pytest.mark.clause("DA-reveal-08", "DA-disarm-05")
def test_each_point_reveals_one_threat_and_a_failed_disarm_is_the_last_try(dungeon):
    threats = [{"threat": "dart_trap", "at": "d6", "hidden": True}, {"threat": "chest_1", "at": "f6", "hidden": True}]
    t_ = dungeon(at="e3", threats=threats, **OPEN)
    t_.answer("reveal:f6")
    assert t_.points == 3 and t_.zone(t.FACE_DOWN) == ["dart_trap"]
    t_.answer("reveal:d6").yes().seeded(0).answer("effort:0")
    assert t_.hurt("petra") == 2 and t_.zone(t.FACE_DOWN) == [] and t_.why("disarm:d6") == "DA-reveal-01"


@pytest.mark.clause("DA-threat-08", "DA-pvp-03")
def test_a_rival_shoved_into_a_room_reveals_its_threat_without_pvp_too(dungeon):
    t_ = dungeon("belzamin", at="e1", hand=["gust"], rivals=[{"hero": "holgar", "at": "e3"}],
                 threats=[{"threat": "dart_trap", "at": "f6", "hidden": True}], **OPEN)  # fmt: skip
    t_.answer("play:gust>holgar:e4")
    assert t_.at("holgar") == "e4" and t_.hurt("holgar") == 2
