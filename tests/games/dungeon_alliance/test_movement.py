"""Moving, turning, doors, tiles, chests, traps and pits."""

from __future__ import annotations

from typing import Any

import pytest

from tapete.games.dungeon_alliance import things as t

ROOM: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}]}
OPEN: dict[str, Any] = {**ROOM, "hallways": [[[1, 0], [1, 1]]]}


@pytest.mark.clause("DA-move-01", "DA-move-12", "DA-move-04", "DA-step-01")
def test_petra_has_four_points_and_may_leave_some(dungeon):
    t_ = dungeon()
    assert t_.points == 4
    t_.steps("n", "se")
    assert t_.points == 2 and t_.at("petra") == "f2"
    t_.answer("done")
    assert t_.decision.kind != "main"


@pytest.mark.clause("DA-move-02", "DA-move-12")
def test_a_card_with_speed_adds_to_the_total(dungeon):
    t_ = dungeon(hand=["boots"])
    t_.act("play", "boots")
    assert t_.points == 6


@pytest.mark.clause("DA-step-02")
def test_without_points_there_is_no_step(dungeon):
    t_ = dungeon(points=0)
    assert t_.why("step:n") == "DA-step-02"


@pytest.mark.clause("DA-step-10")
def test_moving_through_an_enemy_is_refused(dungeon):
    t_ = dungeon(at="e3", monsters={"goblin": "e4"}, **OPEN)
    assert t_.why("step:n") == "DA-step-10"


@pytest.mark.clause("DA-geometry-02", "DA-geometry-03")
def test_walls_stop_steps_and_a_hallway_lets_them_through(dungeon):
    t_ = dungeon(at="d3", **OPEN)
    assert t_.why("step:n") == "DA-geometry-02"
    t_.answer("step:ne")
    assert t_.at("petra") == "e4"


@pytest.mark.clause("DA-step-03", "DA-step-04")
def test_a_friend_is_passed_but_not_ended_on(dungeon):
    friend = [{"hero": "lorna", "at": "e2"}]
    t_ = dungeon(at="e1", friends=friend, points=1)
    assert t_.why("step:n") == "DA-step-04"
    t_ = dungeon(at="e1", friends=friend, points=2)
    t_.answer("step:n")
    assert set(t_.options) == {f"step:{word}" for word in ("n", "ne", "e", "se", "s", "sw", "w", "nw")}


@pytest.mark.clause("DA-step-18")
def test_nothing_is_done_in_passing(dungeon):
    t_ = dungeon(at="e1", friends=[{"hero": "lorna", "at": "e2"}], hand=["boots"])
    t_.answer("step:n")
    assert t_.why("play:boots") == "DA-step-18"
    assert t_.why("face:e") == "DA-step-18"
    assert "done" not in t_.options


@pytest.mark.clause("DA-step-06", "DA-step-07", "DA-step-08", "DA-step-11", "DA-step-12")
def test_petra_pays_four_points_to_enter_the_next_room_past_goblins(dungeon):
    """e2 → e3 costs 1, and being next to goblins only matters on leaving; e3 → d4, diagonally, 2; another step 2 again."""
    t_ = dungeon(at="d2", monsters={"goblin": "e4", "goblin#2": "d5", "goblin#3": "f4"}, points=6, **OPEN)
    t_.steps("e")
    assert t_.points == 5
    t_.steps("n")
    assert t_.at("petra") == "e3" and t_.points == 4
    t_.steps("nw")
    assert t_.at("petra") == "d4" and t_.points == 2
    t_.steps("se")
    assert t_.at("petra") == "e3" and t_.points == 0


@pytest.mark.clause("DA-step-05", "DA-step-03")
def test_without_pvp_rivals_are_neutral_and_neither_block_nor_tax(dungeon):
    t_ = dungeon(at="e2", rivals=[{"hero": "holgar", "at": "e3"}], points=2)
    t_.steps("n", "w")
    assert t_.points == 0 and t_.at("petra") == "d3"


@pytest.mark.clause("DA-defeat-04", "DA-defeat-10")
def test_a_defeated_enemy_neither_blocks_nor_taxes(dungeon):
    fallen = {"hero": "holgar", "at": "e3", "damage": 7, "defeated": True}
    t_ = dungeon(at="e2", rivals=[fallen, {"hero": "bull", "at": "e14"}], pvp=True, points=2)
    t_.steps("n", "w")
    assert t_.points == 0


@pytest.mark.clause("DA-pvp-05", "DA-step-05")
def test_in_pvp_rivals_block_and_tax(dungeon):
    t_ = dungeon(at="e2", rivals=[{"hero": "holgar", "at": "e3"}], pvp=True)
    assert t_.why("step:n") == "DA-step-10"
    t_.steps("s")
    assert t_.points == 2


@pytest.mark.clause("DA-move-05", "DA-move-06", "DA-step-15")
def test_after_an_attack_the_hero_neither_moves_nor_turns_nor_opens(dungeon):
    t_ = dungeon(at="e3", monsters={"ogre": "e4"}, **OPEN)
    t_.act("attack", "ogre")
    assert t_.why("step:s") == "DA-move-05"
    assert t_.why("face:e") == "DA-step-15"
    assert t_.why("open:n") == "DA-move-06"


@pytest.mark.clause("DA-move-07", "DA-move-08", "DA-move-09", "DA-move-10", "DA-move-11")
def test_a_second_full_move_counts_bonuses_again_and_gives_up_attacking(dungeon):
    t_ = dungeon(at="e1", monsters={"goblin": "e4"}, hand=["boots"], **OPEN)
    t_.act("play", "boots").answer("step:n").answer("again")
    assert t_.points == 6
    t_.steps("n")
    assert t_.why("attack:goblin#1") == "DA-move-09"
    assert t_.why("again") == "DA-move-07"


# -- doors


@pytest.mark.clause("DA-door-01", "DA-door-02", "DA-door-08", "DA-geometry-08")
def test_lorna_opens_a_door_from_a_diagonal_square_for_one_point(dungeon):
    t_ = dungeon("lorna", at="f3", **ROOM)
    t_.answer("open:n")
    assert t_.points == 3
    assert t.layout(t_.s).connected(1, 4)


@pytest.mark.clause("DA-geometry-11")
def test_from_the_centre_no_door_is_beside_the_hero(dungeon):
    assert dungeon(at="e2", **ROOM).why("open:n") == "DA-geometry-11"


@pytest.mark.clause("DA-door-06", "DA-setup-04", "DA-locked-14")
def test_the_door_to_the_frame_is_never_opened(dungeon):
    t_ = dungeon(at="e1")
    assert t_.why("open:s") == "DA-door-06"
    assert t_.why("force:s") == "DA-locked-14"


@pytest.mark.clause("DA-door-07", "DA-locked-03")
def test_enemies_do_not_keep_a_normal_door_shut_but_a_locked_one(dungeon):
    beside = {"tiles": [{"tile": "old_crypt", "slot": [0, 0]}, {"tile": "bone_pile", "slot": [1, 1]}]}
    t_ = dungeon(at="d3", monsters={"goblin": "f1"}, **beside)
    assert t_.can("open", word="n")
    assert t_.why("force:w") == "DA-locked-03"


@pytest.mark.clause("DA-tile-01", "DA-tile-02", "DA-tile-05", "DA-tile-06", "DA-tile-07", "DA-tile-09", "DA-round-09")
def test_the_monsters_of_the_tile_that_mysterios_opens_face_him(dungeon):
    t_ = dungeon("mysterios", at="e3", tile_area=["old_crypt", "rat_nest"], dungeon=["web_hall"])
    t_.answer("open:n")
    assert {option.things[0] for option in t_.decision.options} == {t_.card("old_crypt"), t_.card("rat_nest")}
    assert not t_.can("tile", "old_crypt", word="90")  # its doors are north and south: one must meet the opened one
    t_.act("tile", "old_crypt", word="180")
    assert t_.points == 3
    assert t_.at("skeleton") == "e4" and t_.number(t.FACING, "skeleton") == 2 and not t_.number(t.EXHAUSTED, "skeleton")
    assert t_.zone(t.TILE_AREA) == ["rat_nest", "web_hall"] and t_.zone(t.DUNGEON) == []
    hidden = t_.s.zones[t.FACE_DOWN * 2]
    assert [t.floor(t_.s).name(t.cell(t_.s, card)) for card in hidden] == ["f5"]
    assert t.threat(t_.s, hidden[0]).level == 1
    assert not t_.s.game.sight.sees(t_.s, 0, hidden[0])


@pytest.mark.clause("DA-tile-03")
def test_without_tiles_in_the_area_no_passage_is_opened(dungeon):
    t_ = dungeon(at="e3", tile_area=[], dungeon=[])
    assert t_.why("open:n") == "DA-tile-03"
    assert t_.why("force:n") == "DA-tile-03"


@pytest.mark.clause("DA-locked-01", "DA-locked-02", "DA-locked-04", "DA-locked-08", "DA-locked-15", "DA-locked-13")
def test_mcfarlin_tries_a_locked_door_from_the_door_side_and_from_the_wall_side(dungeon):
    wall_beyond = {"tiles": [{"tile": "old_crypt", "slot": [0, 0]}]}
    t_ = dungeon("mcfarlin", at="d2", **wall_beyond)
    assert t_.why("open:w") == "DA-locked-01"
    t_.seeded(1).answer("force:w").answer("effort:0")
    assert t_.points == 3 and t.layout(t_.s).connected(0, 1)
    t_ = dungeon("mcfarlin", at="c2", **wall_beyond)
    t_.seeded(1).answer("force:e").answer("effort:0")
    assert t.layout(t_.s).connected(0, 1)


@pytest.mark.clause("DA-locked-05", "DA-locked-06", "DA-locked-07", "DA-dice-01")
def test_a_failed_try_costs_its_points_and_level_more_points_make_it_certain(dungeon):
    t_ = dungeon("lorna", at="d2", tiles=[{"tile": "bridge", "slot": [0, 0]}])
    t_.seeded(0).answer("force:w").answer("effort:1")  # 0 + 1 < 2
    assert t_.points == 2 and not t.layout(t_.s).connected(0, 1)
    t_ = dungeon("lorna", at="d2", tiles=[{"tile": "bridge", "slot": [0, 0]}])
    before = t_.s.counter
    t_.answer("force:w").answer("effort:2")
    assert t_.points == 1 and t.layout(t_.s).connected(0, 1) and t_.s.counter == before


@pytest.mark.clause("DA-locked-09", "DA-locked-10", "DA-locked-11", "DA-locked-12")
def test_towards_nothing_the_tile_and_its_side_are_declared_first(dungeon):
    t_ = dungeon("lorna", at="d2", tile_area=["old_crypt", "web_hall"])
    t_.answer("force:w")
    assert t_.can("tile", "old_crypt", word="0") and not t_.can("tile", "old_crypt", word="90")
    t_.seeded(0).act("tile", "old_crypt", word="0").answer("effort:0")
    assert t_.points == 3 and t_.zone(t.TILE_AREA) == ["old_crypt", "web_hall"]
    t_.answer("force:w").act("tile", "web_hall", word="0").answer("effort:1")
    assert t_.points == 1 and "web_hall" not in t_.zone(t.TILE_AREA)


@pytest.mark.clause("DA-secret-01", "DA-secret-04", "DA-secret-06", "DA-secret-07")
def test_mysterios_finds_a_secret_door_in_the_middle_of_two_walls(dungeon):
    tiles = [{"tile": "old_crypt", "slot": [1, 1]}, {"tile": "gallery", "slot": [2, 1]}]
    t_ = dungeon("mysterios", at="f6", tiles=tiles, hallways=[[[1, 0], [1, 1]]])
    t_.seeded(1).answer("force:e").answer("effort:0")
    assert t.layout(t_.s).adjacent(t.floor(t_.s).find("f5"), t.floor(t_.s).find("g5"))


@pytest.mark.clause("DA-secret-02")
@pytest.mark.parametrize("at", ["d4", "d5", "d6", "e4", "e5", "e6", "f4", "f5", "f6"])
def test_a_secret_door_is_sought_from_the_three_squares_along_its_wall_for_a_point(dungeon, at: str) -> None:
    tiles = [{"tile": "old_crypt", "slot": [1, 1]}, {"tile": "gallery", "slot": [2, 1]}]
    halls = [[[1, 0], [1, 1]]]
    t_ = dungeon("mysterios", at=at, tiles=tiles, hallways=halls, points=1)
    if at in ("f4", "f5", "f6"):
        t_.seeded(0).answer("force:e")  # the only point pays for the search, and nothing can be added
        assert t_.points == 0 and not t.layout(t_.s).connected(4, 5), "a search costs the point though it fails"
        assert t_.why("force:e") == "DA-step-02", "and without one there is no other"
        t_ = dungeon("mysterios", at=at, tiles=tiles, hallways=halls, points=3).answer("force:e")
        assert t_.options == ["effort:0", "effort:1"], "of three points, one is the search itself; the level of the room is 1"
        t_.seeded(0).answer("effort:1")
        assert t_.points == 1 and t.layout(t_.s).connected(4, 5)
    else:
        assert t_.why("force:e") == "DA-geometry-11", "not along that wall"
    assert dungeon("mysterios", at=at, tiles=tiles, hallways=halls, points=0).why("force:e") == "DA-step-02"


@pytest.mark.clause("DA-secret-03")
def test_no_secret_door_is_sought_with_enemies_in_the_room(dungeon):
    tiles = [{"tile": "old_crypt", "slot": [1, 1]}, {"tile": "gallery", "slot": [2, 1]}]
    t_ = dungeon("mysterios", at="f6", tiles=tiles, hallways=[[[1, 0], [1, 1]]], monsters={"goblin": "d4"})
    assert t_.why("force:e") == "DA-secret-03"


# -- threats


def threat(id: str, at: str, hidden: bool = True, known: bool = False) -> dict[str, Any]:
    return {"threat": id, "at": at, "hidden": hidden, "known": known}


@pytest.mark.clause("DA-threat-01", "DA-threat-03", "DA-threat-04", "DA-threat-06", "DA-encounter-06")
def test_a_trap_goes_off_where_the_hero_enters_and_is_discarded(dungeon):
    t_ = dungeon(at="e3", threats=[threat("dart_trap", "f6")], **OPEN)
    t_.steps("n")
    assert t_.hurt("petra") == 2 and t_.zone(t.REMOVED).count("dart_trap") == 1


@pytest.mark.clause("DA-threat-02")
def test_a_chest_is_left_face_up_in_its_place(dungeon):
    t_ = dungeon(at="e3", threats=[threat("locked_chest_1", "f6")], **OPEN)
    t_.steps("n")
    assert t_.zone(t.OPEN_THREATS) == ["locked_chest_1"] and t_.at("locked_chest_1") == "f6"


@pytest.mark.clause("DA-threat-05", "DA-mmove-06")
def test_a_pit_opens_under_the_hero_and_stays(dungeon):
    t_ = dungeon(at="e3", threats=[threat("pit_1", "f6")], **OPEN)
    t_.steps("n")
    assert t_.hurt("petra") == 1 and t_.at("pit_1") == "e4"
    t_.steps("n", "s")
    assert t_.points == 0  # 1 + 1 + 2: entering the pit costs one more


@pytest.mark.clause("DA-threat-07")
def test_several_threats_are_revealed_in_the_order_the_player_chooses(dungeon):
    t_ = dungeon(at="e3", threats=[threat("dart_trap", "f6"), threat("chest_1", "d6")], **OPEN)
    t_.steps("n")
    assert set(t_.options) == {"reveal:f6", "reveal:d6"}
    t_.answer("reveal:d6")
    assert t_.hurt("petra") == 2 and t_.zone(t.OPEN_THREATS) == ["chest_1"]


@pytest.mark.clause("DA-step-17")
def test_a_hero_felled_by_a_trap_ends_its_move_there(dungeon):
    t_ = dungeon(at="e3", hero={"damage": 5}, threats=[threat("dart_trap", "f6")], one={"xp": 0}, **OPEN)
    t_.steps("n")
    assert t_.number(t.DEFEATED, "petra") and t_.decision.kind != "main"


@pytest.mark.clause("DA-chest-01", "DA-chest-04")
def test_a_chest_is_opened_from_beside_for_one_point(dungeon):
    t_ = dungeon(at="d1", threats=[threat("chest_1", "e2", hidden=False)])
    t_.act("chest", "chest_1")
    assert t_.points == 3 and t_.s.tallies[t.XP][0] == 1 and t_.zone(t.OPEN_THREATS) == []


@pytest.mark.clause("DA-chest-02", "DA-chest-05")
def test_a_monster_on_the_chest_keeps_it_shut_and_one_in_the_room_does_not(dungeon):
    chest = [threat("chest_1", "e2", hidden=False)]
    assert dungeon(at="d1", threats=chest, monsters={"goblin": "e2"}).why("chest:chest_1#1") == "DA-chest-02"
    assert dungeon(at="d1", threats=chest, monsters={"goblin": "f3"}).can("chest", "chest_1")


@pytest.mark.clause("DA-chest-03")
def test_stepping_onto_a_chest_opens_it_at_no_cost_if_wished(dungeon):
    chest = [threat("chest_1", "e2", hidden=False)]
    t_ = dungeon(at="d1", threats=chest)
    t_.steps("ne").no()
    assert t_.zone(t.OPEN_THREATS) == ["chest_1"]
    t_ = dungeon(at="d1", threats=chest)
    t_.steps("ne").yes()
    assert t_.points == 3 and t_.s.tallies[t.XP][0] == 1


@pytest.mark.clause("DA-chest-03", "DA-threat-02", "DA-lchest-03")
def test_a_chest_revealed_under_who_comes_in_may_be_opened_too(dungeon):
    t_ = dungeon(at="e3", threats=[threat("chest_1", "e4")], **OPEN)
    t_.steps("n").yes()
    assert t_.points == 3 and t_.s.tallies[t.XP][0] == 1 and t_.zone(t.OPEN_THREATS) == []
    t_ = dungeon(at="e3", threats=[threat("locked_chest_1", "e4")], **OPEN)
    t_.steps("n")
    assert t_.decision.kind == "main" and t_.zone(t.OPEN_THREATS) == ["locked_chest_1"]


@pytest.mark.clause("DA-lchest-01", "DA-lchest-03", "DA-lchest-04", "DA-lchest-05", "DA-lchest-06", "DA-overview-05")
def test_a_locked_chest_takes_a_roll_also_from_its_own_square(dungeon):
    t_ = dungeon(at="d1", threats=[threat("locked_chest_1", "e2", hidden=False)])
    t_.steps("ne")
    assert t_.why("chest:locked_chest_1#1") == "DA-lchest-03"
    t_.seeded(0).act("pick", "locked_chest_1").answer("effort:0")
    assert t_.points == 2 and t_.zone(t.OPEN_THREATS) == ["locked_chest_1"]
    t_.seeded(1).act("pick", "locked_chest_1").answer("effort:0")
    assert t_.points == 1 and t_.s.tallies[t.XP][0] == 2


@pytest.mark.clause("DA-lchest-02")
def test_enemies_in_the_chests_room_keep_it_locked(dungeon):
    t_ = dungeon(at="e3", threats=[threat("locked_chest_1", "e4", hidden=False)], monsters={"goblin": "d6"}, **OPEN)
    assert t_.why("pick:locked_chest_1#1") == "DA-lchest-02"


@pytest.mark.clause("DA-reveal-01", "DA-reveal-03", "DA-reveal-07")
def test_a_threat_is_revealed_from_beside_the_hallway(dungeon):
    t_ = dungeon(at="d3", threats=[threat("chest_1", "f6")], **OPEN)
    t_.answer("reveal:f6")
    assert t_.points == 3 and t_.zone(t.OPEN_THREATS) == ["chest_1"]
    assert dungeon(at="d2", threats=[threat("chest_1", "f6")], **OPEN).why("reveal:f6") == "DA-reveal-07"


@pytest.mark.clause("DA-reveal-02")
def test_enemies_in_either_room_forbid_revealing(dungeon):
    for where in ("f1", "d6"):
        t_ = dungeon(at="d3", threats=[threat("chest_1", "f6")], monsters={"goblin": where}, **OPEN)
        assert t_.why("reveal:f6") == "DA-reveal-02"


@pytest.mark.clause("DA-disarm-01", "DA-disarm-03", "DA-disarm-04", "DA-disarm-06", "DA-reveal-04")
def test_mcfarlin_reveals_a_pit_and_tries_to_disarm_it_for_free(dungeon):
    def mcfarlin() -> Any:
        return dungeon("mcfarlin", at="e3", threats=[threat("pit_1", "f6")], **OPEN).answer("reveal:f6")

    t_ = mcfarlin()
    t_.yes().seeded(1).answer("effort:0")
    assert t_.points == 3 and t_.zone(t.OPEN_THREATS) == [] and t_.hurt("mcfarlin") == 0
    t_ = mcfarlin()
    t_.yes().seeded(0).answer("effort:0")
    assert t_.at("pit_1") == "e3" and t_.hurt("mcfarlin") == 1
    t_ = mcfarlin()
    t_.no()
    assert t_.zone(t.FACE_DOWN) == ["pit_1"] and t_.s.game.sight.sees(t_.s, 1, t_.card("pit_1"))


@pytest.mark.clause("DA-disarm-02", "DA-reveal-05")
def test_certain_success_costs_the_level_after_revealing_and_one_more_later(dungeon):
    t_ = dungeon(at="e3", threats=[threat("gas_trap", "f6", known=True)], **OPEN)
    t_.answer("disarm:f6")
    assert t_.options == ["effort:0", "effort:1", "effort:2"]
    t_.answer("effort:2")
    assert t_.points == 1 and t_.zone(t.FACE_DOWN) == []


@pytest.mark.clause("DA-reveal-06")
def test_a_known_trap_goes_off_when_a_hero_enters(dungeon):
    t_ = dungeon(at="e3", threats=[threat("dart_trap", "f6", known=True)], **OPEN)
    t_.steps("n")
    assert t_.hurt("petra") == 2
