"""Rules of several parts, each part looked at: what else a rule says beside what its first test shows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.conftest import at_once
from tests.games.dungeon_alliance.test_proofs import DONE, OPEN, alone, first_things, number
from tests.games.dungeon_alliance.whole_games import GAME

from tapete.core.visibility import SPECTATOR, view
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance.rules.harm import wound

TWO = {"ogre": "e3", "minotaur": "f3"}


def hidden(name: str, at: str, **more: Any) -> dict[str, Any]:
    return {"threat": name, "at": at, "hidden": True, **more}


# -- attacking


@pytest.mark.clause("DA-attack-11", "DA-attack-01")
@pytest.mark.parametrize(("at", "reached"), [("e2", False), ("e3", True), ("e4", True), ("e5", False), ("e6", False)])
def test_a_shot_goes_two_squares_or_three_and_no_further(dungeon, at: str, reached: bool) -> None:
    assert dungeon("lorna", at="e1", monsters={"ogre": at}, **OPEN).can("attack", "ogre") == reached


@pytest.mark.clause("DA-attack-01")
def test_who_has_moved_attacks_one_enemy(dungeon):
    t_ = dungeon(at="d1", monsters=TWO).steps("ne")
    assert t_.can("attack", "ogre") and t_.can("attack", "minotaur")
    t_.act("attack", "ogre")
    assert not [option for option in t_.options if option.startswith("attack:")]


WEST: dict[str, Any] = {
    "tiles": [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "shrine", "slot": [0, 0]}],
    "hallways": [[[1, 0], [1, 1]]],
}


@pytest.mark.clause("DA-attack-16")
@pytest.mark.parametrize(
    ("spent", "left"),
    [("", 4), ("face:e", 4), ("step:w", 3), ("open:w", 3), ("chest:chest_1#1", 3), ("pick:locked_chest_1#1", 3), ("reveal:c1", 3)],
)
def test_whatever_speed_is_spent_on_there_is_no_second_attack(dungeon, spent: str, left: int) -> None:
    threats = [{"threat": "chest_1", "at": "e1"}, {"threat": "locked_chest_1", "at": "d1"}, hidden("gas_trap", "c1")]
    halls = [*WEST["hallways"], [[0, 0], [1, 0]]] if spent.startswith("reveal") else WEST["hallways"]
    t_ = dungeon("lorna", at="d2" if spent != "step:w" else "e2", monsters={"ogre": "e4", "minotaur": "e5"}, threats=threats,
                 **{**WEST, "hallways": halls})  # fmt: skip
    if spent:
        t_.answer(spent)
    while t_.decision.kind != "main":
        t_.answer("effort:0" if "effort:0" in t_.options else t_.options[-1])
    assert t_.points == left
    t_.act("attack", "ogre")
    if left == 4:
        assert t_.can("attack", "minotaur")
    else:
        assert t_.why("attack:minotaur#1") == "DA-attack-16"


@pytest.mark.clause("DA-attack-16")
@pytest.mark.parametrize(("card", "second"), [("charge", False), ("boots", True)])
def test_a_card_that_costs_speed_is_spent_too_and_one_that_gives_some_is_not(dungeon, card: str, second: bool) -> None:
    t_ = dungeon("bull", at="e2", hand=[card], monsters={"ogre": "e3", "minotaur": "d3"}).act("play", card)
    assert t_.act("attack", "ogre").can("attack", "minotaur") == second


@pytest.mark.clause("DA-move-06")
@pytest.mark.parametrize("spends", ["chest:chest_1#1", "pick:locked_chest_1#1", "reveal:f6", "disarm:e6", "open:e"])
def test_after_an_attack_no_speed_goes_to_chests_traps_or_doors(dungeon, spends: str) -> None:
    threats = [{"threat": "chest_1", "at": "d3"}, {"threat": "locked_chest_1", "at": "d2"}, hidden("pit_1", "f6"),
               hidden("dart_trap", "e6", known=True)]  # fmt: skip
    room = {**OPEN, "tiles": [*OPEN["tiles"], {"tile": "shrine", "slot": [2, 0]}]}
    t_ = dungeon("lorna", at="e3", monsters={"ogre": "e1"}, threats=threats, **room)
    t_.answer("face:s").act("attack", "ogre")
    assert t_.why(spends) == "DA-move-06"


# -- falling and standing up


@pytest.mark.clause("DA-defeat-02")
def test_who_falls_lies_on_the_own_square(dungeon):
    t_ = dungeon("lorna", at="f3", hero={"damage": 4})
    at_once(t_.s, lambda: wound(t_.s, [t_.card("lorna")], 3, False))
    assert t_.number(t.DEFEATED, "lorna") and t_.at("lorna") == "f3"


@pytest.mark.clause("DA-defeat-04")
@pytest.mark.parametrize(("points", "passes"), [(1, False), (2, True)])
def test_an_enemy_hero_passes_the_fallen_and_does_not_end_there(dungeon, points: int, passes: bool) -> None:
    fallen = {"hero": "holgar", "at": "e3", "damage": 7, "defeated": True}
    t_ = dungeon(at="e2", rivals=[fallen, {"hero": "bull", "at": "e14"}], pvp=True, points=points)
    assert t_.can("step", word="n") == passes
    if passes:
        t_.steps("n")
        assert "done" not in t_.options, "nobody stays there"


@pytest.mark.clause("DA-rest-08")
def test_who_stands_up_with_a_surge_moves_and_attacks_in_the_same_turn(dungeon):
    hand = ["fire_bolt", "great_axe"]
    t_ = dungeon(at="e2", hero={"damage": 6, "defeated": True}, hand=hand, monsters={"ogre": "e4"}, **OPEN)
    t_.answer("surge:heal").act("bury", "fire_bolt").act("face", "petra", word="n").steps("n")
    assert t_.points == 3
    t_.act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 - 1


# -- monsters


@pytest.mark.clause("DA-mmove-03")
def test_a_monster_that_comes_into_a_room_sets_nothing_off(dungeon):
    threats = [hidden("dart_trap", "d2"), hidden("gas_trap", "f2")]
    t_ = dungeon(at="e1", monsters={"orc": "e4"}, threats=threats, **DONE, **OPEN)
    t_.act("activate", "holgar").answer("done")
    assert t_.decision.kind == "goto" and t_.can("goto", "orc", word="d2")
    t_.act("goto", "orc", word="d2")
    first_things(t_, "face", "victim", "prowl", "react")
    assert t_.at("orc") == "d2" and t_.number(t.DAMAGE, "orc") == 0
    assert sorted(t_.zone(t.FACE_DOWN)) == ["dart_trap", "gas_trap"]


@pytest.mark.clause("DA-monster-16")
def test_after_its_attack_a_monster_with_points_left_may_only_turn(dungeon):
    friends = [{"hero": "bull", "at": "d2", "exhausted": True}, {"hero": "lorna", "at": "e1"}]
    t_ = dungeon(at="f2", hero={"exhausted": True}, friends=friends, monsters={"orc": {"at": "e3", "faces": "n"}}, active=2,
                 activating=False, **OPEN)  # fmt: skip
    t_.act("activate", "holgar").answer("done").act("goto", "orc", word="e3").act("attack", "orc", "bull")
    assert {option.verb for option in t_.decision.options} == {"face"} and t_.why("goto:orc#1:e2")
    t_.answer("face:s")
    assert t_.at("orc") == "e3"


# -- cards and threats


@pytest.mark.clause("DA-play-10", "DA-play-04")
def test_the_limit_of_types_is_for_each_hero_and_ends_with_the_round(dungeon):
    friends = [{"hero": "bull", "at": "d1"}]
    t_ = dungeon(at="e2", friends=friends, hand=["short_sword"], under=["holy_blade"])
    assert t_.why("play:short_sword") == "DA-play-04"
    t_.answer("done")
    while t_.decision.kind != "activate" or t_.decision.player != 0:
        t_.s.choose(t_.decision.options[-1])
    t_.act("activate", "bull")
    assert t_.s.world[t.ROUND] == 1 and t_.can("play", "short_sword"), "another hero of the alliance"
    t_ = dungeon(at="e2", hero={"exhausted": True, "under": ["holy_blade"]}, hand=["short_sword"], cycle=4, active=2, first=1,
                 activating=False)  # fmt: skip
    t_.act("activate", "holgar").answer("done")
    while t_.decision.kind != "activate" or t_.decision.player != 0:
        t_.s.choose(t_.decision.options[-1])
    t_.act("activate", "petra")
    assert t_.s.world[t.ROUND] == 2 and t_.can("play", "short_sword"), "in another round"


@pytest.mark.clause("DA-reveal-05")
def test_a_known_trap_is_seen_by_all_and_tried_from_beside_its_room_alone(dungeon):
    for known in (False, True):
        threats = [hidden("gas_trap", "f6", known=known)]
        t_ = dungeon(at="e3", threats=threats, **OPEN)
        for viewer in (0, 1, SPECTATOR):
            zones: Any = view(t_.s, viewer)["zones"]
            shown = next(zone["cards"] for zone in zones if zone["zone"] == "face_down")
            assert [card["card"] for card in shown] == (["gas_trap"] if known else [])
    assert t_.can("disarm", word="f6")
    t_.seeded(0).answer("disarm:f6").answer("effort:0")
    assert t_.points == 3
    assert not dungeon(at="e1", threats=threats, **OPEN).can("disarm", word="f6"), "not beside the room"
    assert not dungeon(at="e3", threats=threats, points=0, **OPEN).can("disarm", word="f6")


# -- alone


@pytest.mark.clause("DA-solo-01")
def test_the_hero_that_is_not_taken_leaves_the_game() -> None:
    s = GAME.start({"players": 1}, 3)
    seen: list[int] = []
    left: list[int] = []
    for _ in range(4):
        assert s.decision is not None
        pair = [option.thing for option in s.decision.options]
        seen += pair
        left.append(pair[1])
        s.choose(s.decision.options[0])
        assert left[-1] in t.shared(s, t.REMOVED)
    assert len(set(seen)) == 8, "two new ones each time"
    assert sorted(t.heroes(s, 0)) == sorted(set(seen) - set(left))


@pytest.mark.clause("DA-solocard-02")
@pytest.mark.parametrize(("dungeon_deck", "area"), [(["barracks", "bridge"], ["web_hall", "barracks"]), ([], ["web_hall"])])
def test_the_tile_with_the_cross_is_out_of_the_game(dungeon_deck: list[str], area: list[str]) -> None:
    heroes = [{"hero": "petra", "at": "e1"}, {"hero": "bull", "at": "d1"}]
    t_ = alone("omen_13", heroes, [], tile_area=["old_crypt", "web_hall"], dungeon=dungeon_deck)
    assert [t_.s.cards[card].id for card in t.shared(t_.s, t.TILE_AREA)] == area
    assert t_.card("old_crypt") in t.shared(t_.s, t.REMOVED)


@pytest.mark.clause("DA-solocard-04")
@pytest.mark.parametrize(("way", "victim", "harm"), [("marked", "bull", 4 + 1 - 1), ("any", "belzamin", 4 + 2 - 2)])
def test_a_hero_with_the_icon_is_struck_at_one_more_and_any_other_at_two(way: str, victim: str, harm: int) -> None:
    heroes = [{"hero": "bull", "at": "d2"}, {"hero": "belzamin", "at": "e2"}]  # Bull alone is martial
    monsters = [{"monster": "orc", "at": "e5", "faces": "s"}, {"monster": "goblin", "at": "f6"}]
    t_ = alone("omen_6", heroes, monsters)
    assert t_.options == ["unleash:orc#1:marked", "unleash:orc#1:any"]
    t_.answer(f"unleash:orc#1:{way}")
    victims: set[str] = set()
    while t_.s.decision is not None and t_.decision.kind in ("goto", "victim", "prowl", "react"):
        if t_.decision.kind == "victim":
            victims |= t_.choices()
        wanted = [option for option in t_.decision.options if option.things and option.target == t_.card(victim)]
        t_.s.choose((wanted or t_.decision.options)[0])
    assert number(t_, t.DAMAGE, victim) == harm
    assert way == "any" or "belzamin" not in victims
