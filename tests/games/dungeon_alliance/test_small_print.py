"""Small print: a blow that is exactly parried, the corner of the floor, what is told of dice and cards, what stays in its place."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.conftest import at_once

from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.declaration import dungeon_alliance
from tapete.games.dungeon_alliance.printed import Tile
from tapete.games.dungeon_alliance.rules import refusals as no
from tapete.games.dungeon_alliance.rules.drawing import draw
from tapete.games.dungeon_alliance.rules.monsters import destinations, regrowth

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}
CORNER: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "shrine", "slot": [0, 0]}]}
HALLS: dict[str, Any] = {**CORNER, "hallways": [[[1, 0], [1, 1]], [[0, 0], [1, 0]]]}


def told(t_, kind: int) -> list[Any]:
    return [entry.event for entry in t_.s.log if entry.event.kind == kind]


# -- blows and dice


@pytest.mark.clause("DA-damage-01")
def test_a_blow_exactly_as_strong_as_the_defence_is_a_miss_and_leaves_no_poison(dungeon):
    for monster, defence, poison in (("demon", 3, 0), ("minotaur", 2, 1)):
        weapon = {"card": "poison_dagger", "base": True}  # so that its bonus does not count
        t_ = dungeon("krom", at="e2", under=[weapon], monsters={monster: "e3"})
        assert t_.s.cards[t_.card("krom")].attack == (t.MELEE, 3)
        assert values.defence(t_.s, t_.card("krom"), t_.card(monster), t.MELEE, None) == defence
        t_.act("attack", monster)
        assert t_.number(t.DAMAGE, monster) == 3 - defence and t_.number(t.POISON, monster) == poison


def test_the_die_of_what_falls_apart_is_told_and_so_is_that_it_did(dungeon):
    for die, apart in ((3, 1), (2, 0)):
        t_ = dungeon(at="e2", monsters={"skeleton": "e3"})
        t_.s.log = []
        t_.seeded(die).act("attack", "skeleton")
        assert [e.amount for e in told(t_, ev.THREW)] == [die] and len(told(t_, ev.ELUDED)) == apart


def test_what_regrows_throws_no_die_while_it_is_whole(dungeon):
    whole = dungeon(at="e2", monsters={"gargoyle": "e3"})
    assert regrowth(whole.s, whole.card("gargoyle")) == []
    cracked = dungeon(at="e2", monsters={"gargoyle": {"at": "e3", "damage": [2, 0]}})
    assert [e.kind for e in regrowth(cracked.s, cracked.card("gargoyle"))] == [ev.THREW, ev.REGREW]
    other = dungeon(at="e2", monsters={"ogre": {"at": "e3", "damage": [2, 0]}})
    assert regrowth(other.s, other.card("ogre")) == []


@pytest.mark.parametrize(("monster", "less"), [("minotaur", 1), ("demon", 1), ("orc", 0)])
def test_what_pierces_takes_no_notice_of_armor(dungeon, monster: str, less: int):
    plain = dungeon("holgar", at="e2", monsters={monster: "e3"}, rivals=[{"hero": "petra", "at": "e14"}])
    clad = dungeon("holgar", at="e2", monsters={monster: "e3"}, rivals=[{"hero": "petra", "at": "e14"}], under=["dwarven_plate"])
    bare, mailed = (values.defence(each.s, each.card(monster), each.card("holgar"), t.MELEE, None) for each in (plain, clad))
    assert mailed - bare == 1 - less


# -- the corner of the floor


def test_the_corner_is_a_square_as_any_other_for_heroes(dungeon):
    t_ = dungeon(at="a2", faces="s", **HALLS)
    assert t_.can("step", word="s")
    t_.steps("s")
    assert t_.at("petra") == "a1" and t_.points == 3
    assert t_.steps("n").points == 2  # and to leave it costs no more than any other


def test_a_monster_that_reaches_nobody_goes_wherever_it_can_and_not_to_the_corner_alone(dungeon):
    t_ = dungeon(at="e15", monsters={"goblin": "a2"}, rivals=[{"hero": "holgar", "at": "e14"}], activating=False, **HALLS)
    found = destinations(t_.s, t_.card("goblin"))
    assert t.floor(t_.s).find("a1") in found and len(found) > 3


# -- what is told, and what stays in its place


def test_how_many_cards_were_drawn_is_told_once(dungeon):
    t_ = dungeon(at="e2", one={"deck": ["map", "boots", "buckler"]})
    t_.s.log = []
    at_once(t_.s, lambda: draw(t_.s, 0, 2))
    assert [(e.player, e.amount) for e in told(t_, ev.DREW)] == [(0, 2)]


@pytest.mark.clause("DA-threat-08")
def test_a_monster_shoved_into_a_room_reveals_nothing(dungeon):
    trap = [{"threat": "dart_trap", "at": "f6", "hidden": True}]
    t_ = dungeon("belzamin", at="e1", hand=["gust"], monsters={"goblin": "e3"}, threats=trap, **OPEN)
    t_.answer("play:gust>goblin#1:e4")
    assert t_.at("goblin") == "e4" and t_.zone(t.FACE_DOWN) == ["dart_trap"]


def test_what_lies_hidden_far_off_has_its_reason_too(dungeon):
    trap = [{"threat": "dart_trap", "at": "f6", "hidden": True}]
    t_ = dungeon(at="e2", threats=trap, tiles=OPEN["tiles"])  # its room is not open yet
    why = {option.id: refusal.clause for option, refusal in t_.s.game.impossible(t_.s)}
    assert "reveal:f6" in why and "reveal:f6" not in t_.options


def test_an_open_pit_stays_where_it_is(dungeon):
    t_ = dungeon(at="e2", threats=[{"threat": "pit_1", "at": "f6"}], **OPEN)
    reasons = {option.id: refusal for option, refusal in t_.s.game.impossible(t_.s)}
    assert reasons["touch:pit_1#1"] is no.PIT_STAYS and t_.why("touch:pit_1#1") == no.PIT_STAYS.clause


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_tile_but_a_starting_one_leaves_its_pile_before_it_is_used(players: int):
    s = dungeon_alliance().start({"players": players}, 3)
    back = [card.level for card in (s.cards[each] for each in s.zones[t.REMOVED * players]) if isinstance(card, Tile)]
    assert back == [0] * (4 - players)
