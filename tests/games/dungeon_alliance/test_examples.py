"""The rulebook's worked examples, each with its map, and the four moves that everybody tries once and may not make.

A hero is a capital with its player's number, a monster a small letter; the arrow is where it looks. ◊ is a door, × a locked one, ?
a threat nobody knows; the gap in a wall is a hallway.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest

from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.drawing import drawn_rooms

ROOM: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}]}
OPEN: dict[str, Any] = {**ROOM, "hallways": [[[1, 0], [1, 1]]]}


def shows(table: Any, picture: str) -> None:
    """The rooms of player 1's end of the map are drawn like this."""
    drawn = dedent("\n".join(drawn_rooms(table.s, [slot for slot in range(9) if t.tile_at(table.s, slot) >= 0])))
    assert drawn == dedent(picture).strip("\n"), f"\n{drawn}"


# -- moving


@pytest.mark.clause("DA-step-11", "DA-step-12")
def test_petra_pays_four_points_to_pass_goblins_into_the_next_room(dungeon):
    t_ = dungeon(at="d2", monsters={"goblin": "e4", "goblin#2": "d5"}, points=6, **OPEN)
    shows(
        t_,
        """
           ·────◊────·
         6 │ .  .  . │
         5 ◊g2↑ .  . ◊
         4 │ . g1↑ . │
           ·──── ────·
         3 │ .  .  . │
         2 ◊1P↑ .  . ◊
         1 │ .  .  . │
           ·────◊────·
             d  e  f
        """,
    )
    t_.steps("e", "n")
    assert t_.points == 4, "a point a step: being next to goblins costs nothing on the way in"
    t_.steps("nw")
    assert t_.at("petra") == "d4" and t_.points == 2, "two to leave their reach, diagonally through the hallway: four in all"
    shows(
        t_,
        """
           ·────◊────·
         6 │ .  .  . │
         5 ◊g2↑ .  . ◊
         4 │1P↑g1↑ . │
           ·──── ────·
         3 │ .  .  . │
         2 ◊ .  .  . ◊
         1 │ .  .  . │
           ·────◊────·
             d  e  f
        """,
    )
    assert t_.steps("se").points == 0, "and two for one step more, because of the goblin on her left"


@pytest.mark.clause("DA-door-08")
def test_lorna_opens_a_door_from_a_diagonal_square(dungeon):
    t_ = dungeon("lorna", at="f3", **ROOM)
    shows(
        t_,
        """
           ·────◊────·
         6 │ .  .  . │
         5 ◊ .  .  . ◊
         4 │ .  .  . │
           ·────◊────·
         3 │ .  . 1L↑│
         2 ◊ .  .  . ◊
         1 │ .  .  . │
           ·────◊────·
             d  e  f
        """,
    )
    t_.answer("open:n")
    assert t_.points == 3
    shows(
        t_,
        """
           ·────◊────·
         6 │ .  .  . │
         5 ◊ .  .  . ◊
         4 │ .  .  . │
           ·──── ────·
         3 │ .  . 1L↑│
         2 ◊ .  .  . ◊
         1 │ .  .  . │
           ·────◊────·
             d  e  f
        """,
    )


@pytest.mark.clause("DA-tile-09")
def test_the_monsters_of_the_tile_that_mysterios_opens_look_at_him(dungeon):
    t_ = dungeon("mysterios", at="e3", tile_area=["armory", "rat_nest"], dungeon=["web_hall"])
    shows(
        t_,
        """
           ·────◊────·
         3 │ . 1M↑ . │
         2 ◊ .  .  . ◊
         1 │ .  .  . │
           ·────◊────·
             d  e  f
        """,
    )
    t_.answer("open:n").act("tile", "armory", word="0")
    shows(
        t_,
        """
           ·────◊────·
         6 │ .  g↓ . │
         5 ◊ .  .  e↓│
         4 │ .  .  ? │
           ·──── ────·
         3 │ . 1M↑ . │
         2 ◊ .  .  . ◊
         1 │ .  .  . │
           ·────◊────·
             d  e  f
        """,
    )
    assert t_.number(t.FACING, "goblin") == t_.number(t.FACING, "skeleton") == 2


@pytest.mark.clause("DA-locked-15")
@pytest.mark.parametrize(("at", "side"), [("d2", "w"), ("c2", "e")])
def test_mcfarlin_tries_the_door_before_a_wall_and_the_wall_before_a_door(dungeon, at, side):
    t_ = dungeon("mcfarlin", at=at, tiles=[{"tile": "old_crypt", "slot": [0, 0]}])
    if at == "d2":
        shows(
            t_,
            """
               ·────◊────·────◊────·
             3 │ .  .  . │ .  .  . │
             2 │ .  .  . ×1M↑ .  . ◊
             1 │ .  .  . │ .  .  . │
               ·────◊────·────◊────·
                 a  b  c   d  e  f
            """,
        )
    t_.seeded(1).answer(f"force:{side}").answer("effort:0")
    assert t_.points == 3 and t.layout(t_.s).connected(0, 1)


@pytest.mark.clause("DA-secret-07")
def test_mysterios_finds_a_secret_door_and_the_hallway_goes_to_the_middle(dungeon):
    tiles = [{"tile": "old_crypt", "slot": [1, 1]}, {"tile": "gallery", "slot": [2, 1]}]
    t_ = dungeon("mysterios", at="f6", tiles=tiles, hallways=[[[1, 0], [1, 1]]])
    shows(
        t_,
        """
           ·────◊────·────◊────·
         6 │ .  . 1M↑│ .  .  . │
         5 │ .  .  . ┊ .  .  . │
         4 │ .  .  . │ .  .  . │
           ·──── ────·────◊────·
         3 │ .  .  . │
         2 ◊ .  .  . ◊
         1 │ .  .  . │
           ·────◊────·         ·
             d  e  f   g  h  i
        """,
    )
    t_.seeded(1).answer("force:e").answer("effort:0")
    shows(
        t_,
        """
           ·────◊────·────◊────·
         6 │ .  . 1M↑│ .  .  . │
         5 │ .  .  .   .  .  . │
         4 │ .  .  . │ .  .  . │
           ·──── ────·────◊────·
         3 │ .  .  . │
         2 ◊ .  .  . ◊
         1 │ .  .  . │
           ·────◊────·         ·
             d  e  f   g  h  i
        """,
    )


@pytest.mark.clause("DA-disarm-06")
def test_mcfarlin_reveals_a_pit_from_outside_and_tries_to_disarm_it(dungeon):
    def revealed() -> Any:
        t_ = dungeon("mcfarlin", at="e3", threats=[{"threat": "pit_1", "at": "f6", "hidden": True}], **OPEN)
        shows(
            t_,
            """
               ·────◊────·
             6 │ .  .  ? │
             5 ◊ .  .  . ◊
             4 │ .  .  . │
               ·──── ────·
             3 │ . 1M↑ . │
             2 ◊ .  .  . ◊
             1 │ .  .  . │
               ·────◊────·
                 d  e  f
            """,
        )
        t_.answer("reveal:f6")
        assert t_.points == 3
        return t_

    t_ = revealed().yes().seeded(1).answer("effort:0")
    assert t_.points == 3 and t_.zone(t.OPEN_THREATS) == t_.zone(t.FACE_DOWN) == [] and t_.hurt("mcfarlin") == 0
    t_ = revealed().yes().seeded(0).answer("effort:0")
    assert t_.at("pit_1") == "e3" and t_.hurt("mcfarlin") == 1, "the pit opens on his own square"
    t_ = revealed().no()
    assert t_.zone(t.FACE_DOWN) == ["pit_1"], "if he does nothing it goes back face down"
    shows(
        t_,
        """
           ·────◊────·
         6 │ .  .  ! │
         5 ◊ .  .  . ◊
         4 │ .  .  . │
           ·──── ────·
         3 │ . 1M↑ . │
         2 ◊ .  .  . ◊
         1 │ .  .  . │
           ·────◊────·
             d  e  f
        """,
    )


# -- attacking


@pytest.mark.clause("DA-los-02")
def test_petra_attacks_the_goblins_before_and_beside_her_but_not_those_behind(dungeon):
    t_ = dungeon(at="e2", monsters={"goblin": "e3", "goblin#2": "f2", "goblin#3": "e1", "goblin#4": "d1"})
    shows(
        t_,
        """
           ·────◊────·
         3 │ . g1↑ . │
         2 ◊ . 1P↑g2↑◊
         1 │g4↑g3↑ . │
           ·────◊────·
             d  e  f
        """,
    )
    assert [t_.can("attack", f"goblin#{number}") for number in (1, 2, 3, 4)] == [True, True, False, False]
    assert t_.why("attack:goblin#3") == t_.why("attack:goblin#4") == "DA-los-01"


@pytest.mark.clause("DA-los-07")
def test_lorna_shoots_two_goblins_and_not_the_others(dungeon):
    beside = {"tiles": [*ROOM["tiles"], {"tile": "old_crypt", "slot": [2, 0]}], "hallways": OPEN["hallways"]}
    t_ = dungeon(
        "lorna", at="e1", monsters={"goblin": "e3", "goblin#2": "d3", "goblin#3": "e2", "orc": "g1", "ogre": "e5"}, **beside
    )
    shows(
        t_,
        """
           ·────◊────·         ·
         6 │ .  .  . │
         5 ◊ .  r↑ . ◊
         4 │ .  .  . │
           ·──── ────·────◊────·
         3 │g2↑g1↑ . │ .  .  . │
         2 ◊ . g3↑ . × .  .  . │
         1 │ . 1L↑ . │ o↑ .  . │
           ·────◊────·────◊────·
             d  e  f   g  h  i
        """,
    )
    assert t_.can("attack", "goblin#1") and t_.can("attack", "goblin#2")
    assert t_.why("attack:goblin#3") == "DA-attack-11", "adjacent"
    assert t_.why("attack:orc#1") == "DA-los-03", "two squares away behind a wall"
    assert t_.why("attack:ogre#1") == "DA-attack-01", "too far"


@pytest.mark.clause("DA-los-08")
def test_lorna_sees_a_goblin_of_another_room_through_the_hallway(dungeon):
    t_ = dungeon("lorna", at="e2", monsters={"goblin": "d5"}, **OPEN)
    shows(
        t_,
        """
           ·────◊────·
         6 │ .  .  . │
         5 ◊ g↑ .  . ◊
         4 │ .  .  . │
           ·──── ────·
         3 │ .  .  . │
         2 ◊ . 1L↑ . ◊
         1 │ .  .  . │
           ·────◊────·
             d  e  f
        """,
    )
    assert t_.can("attack", "goblin#1")


@pytest.mark.clause("DA-damage-06")
def test_lornas_shot_passes_petra_and_the_goblin_has_one_more_defence(dungeon):
    t_ = dungeon("lorna", at="e1", friends=[{"hero": "petra", "at": "e2"}], monsters={"goblin": "e3"})
    shows(
        t_,
        """
           ·────◊────·
         3 │ .  g↑ . │
         2 ◊ . 1P↑ . ◊
         1 │ . 1L↑ . │
           ·────◊────·
             d  e  f
        """,
    )
    t_.act("attack", "goblin#1")
    assert t_.number(t.DAMAGE, "goblin") == 3 - 1 - 1


# -- what is refused


def refused(table: Any, option_id: str) -> str:
    refusal = table.s.game.why_not(table.s, option_id)
    assert refusal is not None and option_id not in table.options
    return refusal.text("en")


@pytest.mark.clause("DA-step-10")
def test_nobody_moves_through_an_enemy(dungeon):
    t_ = dungeon(at="e3", monsters={"goblin": "e4"}, **OPEN)
    assert refused(t_, "step:n") == "An enemy's square is never entered. (DA-step-10)"


@pytest.mark.clause("DA-los-03")
def test_nobody_shoots_around_a_corner(dungeon):
    t_ = dungeon("lorna", at="f2", monsters={"goblin": "f4"}, **OPEN)
    shows(
        t_,
        """
           ·────◊────·
         6 │ .  .  . │
         5 ◊ .  .  . ◊
         4 │ .  .  g↑│
           ·──── ────·
         3 │ .  .  . │
         2 ◊ .  . 1L↑◊
         1 │ .  .  . │
           ·────◊────·
             d  e  f
        """,
    )
    assert refused(t_, "attack:goblin#1") == "A wall blocks the line of sight. (DA-los-03)"


@pytest.mark.clause("DA-locked-03")
def test_nobody_opens_a_locked_door_beside_an_enemy(dungeon):
    tiles = [{"tile": "old_crypt", "slot": [0, 0]}]
    t_ = dungeon(at="d2", monsters={"goblin": "f1"}, tiles=tiles)
    assert refused(t_, "force:w") == "There are enemies on the hero's tile. (DA-locked-03)"
    assert dungeon(at="d2", tiles=tiles).can("force", word="w")


@pytest.mark.clause("DA-play-04", "DA-play-05")
def test_nobody_plays_a_second_card_of_a_type(dungeon):
    t_ = dungeon(at="e2", hand=["holy_blade", "short_sword", "shield_bash"])
    t_.act("play", "holy_blade")
    assert refused(t_, "play:short_sword") == "It has played a card of that type this round. (DA-play-04)"
    assert refused(t_, "play:shield_bash") == "One of the types of the card is taken already. (DA-play-05)"
