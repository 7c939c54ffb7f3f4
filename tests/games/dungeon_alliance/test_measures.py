"""How much, how far and how often exactly: measures that are easily off by one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.test_proofs import DONE, OPEN, SIX, first_things
from tests.games.dungeon_alliance.whole_games import GAME

from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values


@pytest.mark.clause("DA-attack-10")
def test_melee_reaches_the_next_square_and_no_farther(dungeon):
    t_ = dungeon(at="e1", monsters={"ogre": "e2", "orc": "e3"})
    assert t_.can("attack", "ogre") and not t_.can("attack", "orc") and t_.why("attack:orc#1") == "DA-attack-10"


@pytest.mark.clause("DA-attack-20", "DA-attack-12", "DA-attack-13")
def test_a_spell_is_one_attack_of_the_two_and_never_a_third_or_at_the_same_enemy(dungeon):
    monsters = {"ogre": "e3", "demon": "d3", "lich": "f3"}
    t_ = dungeon("mysterios", at="e1", monsters=monsters, hand=["magic_missile", "frost_touch"])
    t_.act("cast", "magic_missile", "ogre")
    assert t_.why("attack:ogre#1") == "DA-attack-15" and t_.why("cast:frost_touch>demon") == "DA-play-04"
    t_.act("attack", "demon")
    assert t_.why("attack:lich#1") == "DA-attack-15"
    t_ = dungeon("mysterios", at="e1", monsters=monsters, hand=["fire_bolt"])
    t_.act("attack", "ogre")
    assert t_.why("cast:fire_bolt>ogre#1") == "DA-attack-15", "the second attack is for another enemy, spell or not"
    t_.act("attack", "demon")
    assert t_.why("cast:fire_bolt>lich#1") == "DA-attack-15" and not [each for each in t_.options if each.startswith("cast")]


@pytest.mark.clause("DA-attack-20", "DA-attack-21")
def test_a_weapon_of_its_own_strength_serves_for_either_attack_or_both(dungeon):
    t_ = dungeon(at="e1", monsters={"ogre": "e3", "demon": "d3"}, under=[{"card": "heavy_crossbow", "base": True}])
    t_.act("attack", "heavy_crossbow", "ogre").act("attack", "heavy_crossbow", "demon")
    assert t_.number(t.DAMAGE, "ogre") == 5 - 1 and t_.number(t.DAMAGE, "demon") == 5 - 3


@pytest.mark.clause("DA-damage-08")
@pytest.mark.parametrize(("had", "falls"), [(4, False), (5, True), (6, True)])
def test_a_monster_falls_exactly_at_its_health_and_not_before(dungeon, had: int, falls: bool) -> None:
    t_ = dungeon(at="e2", monsters={"ogre": {"at": "e3", "damage": [had, 0]}})
    t_.act("attack", "ogre")  # 3 - 1 = 2 more; its Health is 7
    assert (t_.number(t.CELL, "ogre") == 0) is falls
    assert t_.number(t.DAMAGE, "ogre") == (0 if falls else 6)


@pytest.mark.clause("DA-defeat-01")
@pytest.mark.parametrize(("had", "falls"), [(3, False), (4, True), (5, True)])
def test_a_hero_falls_exactly_at_its_health_and_not_before(dungeon, had: int, falls: bool) -> None:
    hurt = {"damage": had, "exhausted": True}
    t_ = dungeon(at="e4", friends=[{"hero": "lorna", "at": "e1"}], monsters={"orc": "e5"}, **{**DONE, "hero": hurt}, **OPEN)
    t_.act("activate", "holgar").answer("done").act("goto", "orc", word="e5")
    first_things(t_, "prowl")
    assert bool(t_.number(t.DEFEATED, "petra")) is falls and t_.hurt("petra") == min(6, had + 2), "4 - 2 more; her Health is 6"


@pytest.mark.clause("DA-defeat-04")
def test_a_monster_passes_a_fallen_hero_and_does_not_end_on_its_square(dungeon):
    down = {"damage": 6, "defeated": True, "exhausted": True}
    t_ = dungeon(at="e3", hero=down, monsters={"orc": "e5"}, active=2, activating=False, **OPEN)
    t_.act("activate", "holgar").answer("done")
    cells = {option.word for option in t_.decision.options}
    assert {"d3", "e2"} <= cells and "e3" not in cells, "through the only way in, over her"
    t_ = dungeon(at="e3", friends=[{"hero": "lorna", "at": "d1"}], monsters={"orc": "e5"}, **DONE, **OPEN)
    t_.act("activate", "holgar").answer("done")
    assert "e2" not in {option.word for option in t_.decision.options}, "who stands is not passed"


@pytest.mark.clause("DA-defeat-05")
def test_every_fall_costs_a_token_the_same_hero_falling_again_too(dungeon):
    trap = [{"threat": "dart_trap", "at": "f6", "hidden": True}]
    t_ = dungeon(at="e3", hero={"damage": 5}, one={"defeats": 1, "xp": 3}, threats=trap, **OPEN).steps("n")
    assert t_.s.tallies[t.DEFEATS] == [2, 0] and GAME.lab.scores(t_.s) == [1, 0] and t_.s.tallies[t.XP][0] == 3, (
        "nothing to buy with is lost"
    )


@pytest.mark.clause("DA-disarm-02")
@pytest.mark.parametrize(("trap", "level"), [("pit_1", 1), ("pit_2", 2), ("pit_3", 3)])
def test_as_many_points_as_its_level_make_sure_of_a_trap_just_revealed_and_one_more_later(dungeon, trap: str, level: int) -> None:
    def tried(known: bool, extra: int, die: int = -1) -> Any:
        threat = {"threat": trap, "at": "f6", "hidden": True, "known": known}
        t_ = dungeon("mysterios", at="e3", points=8, threats=[threat], **OPEN)
        if known:
            t_.answer("disarm:f6")
        else:
            t_.answer("reveal:f6").yes()
        if die >= 0:
            t_.seeded(die)
        before = t_.s.counter
        t_.answer(f"effort:{extra}")
        assert (t_.s.counter == before) is (die < 0), "no roll when it is certain"
        return t_

    sure = tried(False, level)
    assert sure.points == 8 - 1 - level and sure.zone(t.OPEN_THREATS) == [] and sure.hurt("mysterios") == 0
    later = tried(True, level)
    assert later.points == 8 - 1 - level and later.zone(t.FACE_DOWN) == []
    assert tried(False, level - 1, 1).hurt("mysterios") == 0, "each point adds 1 to the die"
    assert tried(False, level - 1, 0).hurt("mysterios") > 0


@pytest.mark.clause("DA-final-08", "DA-surge-05")
def test_both_face_down_cards_and_the_whole_column_are_discarded_in_the_final_phase(dungeon):
    mine = {"exhausted": True, "buried": ["potion", "map"], "under": ["holy_blade", "chain_mail"]}
    t_ = dungeon(at="e2", hero=mine, hand=[*SIX[2:], "parry", "dodge"], cycle=4, active=2, activating=False)
    t_.act("activate", "holgar").answer("done")
    assert t_.s.world[t.ROUND] == 2 and t_.zone(t.COLUMN) == t_.zone(t.BURIED) == []
    assert sorted(t_.zone(t.DISCARD)) == ["chain_mail", "holy_blade", "map", "potion"]


@pytest.mark.clause("DA-monster-15", "DA-monster-09")
def test_a_monster_that_could_do_nothing_is_exhausted_all_the_same(dungeon):
    t_ = dungeon(at="e1", friends=[{"hero": "lorna", "at": "d1"}], monsters={"skeleton": "e6"}, tiles=OPEN["tiles"], **DONE)
    t_.act("activate", "holgar").answer("done").act("goto", "skeleton", word="e6")
    first_things(t_, "prowl")
    assert t_.number(t.EXHAUSTED, "skeleton") and t_.hurt("petra") == t_.hurt("lorna") == 0


@pytest.mark.clause("DA-power-02", "DA-attack-03", "DA-attack-04")
def test_only_bonuses_of_the_type_of_the_attack_are_added(dungeon):
    under = [{"card": "heavy_crossbow", "base": True}, "blessing", "feint"]  # +1 to both, +3 to melee
    t_ = dungeon(at="e2", monsters={"ogre": "e3", "demon": "e4"}, under=under, **OPEN)
    t_.act("attack", "ogre").act("attack", "heavy_crossbow", "demon")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 1 + 3 - 1
    assert t_.number(t.DAMAGE, "demon") == 5 + 1 - 3 - 1, "without the +3 to melee, past the ogre"


@pytest.mark.clause("DA-pvp-06")
@pytest.mark.parametrize(("armor", "xp"), [("bull", 2), ("holgar", 1)])  # 5 - 1 = 4 and 5 - 2 = 3
def test_half_the_damage_is_paid_rounded_down(dungeon, armor: str, xp: int) -> None:
    t_ = dungeon("krom", at="e4", rivals=[{"hero": armor, "at": "e5"}], under=["short_sword"], pvp=True, **OPEN)
    t_.act("attack", armor)
    assert t_.s.tallies[t.XP] == [xp, 0]


@pytest.mark.clause("DA-valid-08", "DA-valid-01")
def test_a_race_alone_does_not_make_a_card_fit_that_asks_for_a_class_too(dungeon):
    """The dwarven hammer asks for a dwarf or half-orc, and for Martial; the elven bow for an elf, and Stealth or Primordial."""
    friends = [{"hero": id, "at": at} for id, at in (("mirabell", "d1"), ("lorna", "e1"), ("root", "f1"))]
    t_ = dungeon(at="e2", friends=friends)
    fits = {who: values.fits(t_.s, t_.card(who), t_.card("elven_bow")) for who in ("mirabell", "lorna", "root", "petra")}
    assert fits == {"mirabell": False, "lorna": True, "root": False, "petra": False}, (
        "the elf without the class, the class without the elf"
    )


@pytest.mark.clause("DA-setup-22", "DA-upgrade-09")
def test_a_card_that_fits_only_a_rival_stays_on_show_and_one_that_fits_nobody_goes(dungeon):
    rivals = [{"hero": "jypzy", "at": "e14"}]
    market = {"area": ["potion", "map", "boots", "duck", "javelin"], "upgrades": ["healing_word", "dodge", "parry"]}
    t_ = dungeon("krolt", at="e2", rivals=rivals, one={"xp": 5}, **market).answer("done").act("buy", "potion")
    assert "dodge" in t_.zone(t.AREA) and t_.zone(t.PILE) == ["healing_word"], "Stealth is Jypzy's; Celestial is nobody's"


@pytest.mark.clause("DA-reveal-02")
@pytest.mark.parametrize(("goblin", "allowed"), [("d1", False), ("d6", False), ("", True)])
def test_no_threat_is_revealed_with_an_enemy_here_or_there(dungeon, goblin: str, allowed: bool) -> None:
    hidden = [{"threat": "pit_1", "at": "f6", "hidden": True}]
    t_ = dungeon(at="e3", threats=hidden, monsters={"goblin": goblin} if goblin else {}, **OPEN)
    assert t_.can("reveal", word="f6") is allowed
    if not allowed:
        assert t_.why("reveal:f6") == "DA-reveal-02"


@pytest.mark.clause("DA-activate-02", "DA-round-06")
def test_the_parts_of_a_turn_come_in_their_order_and_none_comes_back(dungeon):
    t_ = dungeon(at="e2", hand=["boots", "map"], one={"xp": 9, "deck": SIX[3:]}, area=["duck", "potion"], activating=False)
    kinds = []
    while t_.decision.player == 0:
        kinds.append(t_.decision.kind)
        wanted = [option for option in t_.decision.options if option.verb in ("buy", "done", "discard", "activate")]
        t_.s.choose(wanted[0])
    assert kinds == ["activate", "main", "select", "discard"] and len(t_.zone(t.HAND)) >= 5, "and last it has drawn"


@pytest.mark.clause("DA-locked-06", "DA-secret-04", "DA-lchest-04")
@pytest.mark.parametrize(("die", "extra", "opened"), [(1, 0, False), (1, 1, True), (0, 1, False), (2, 0, True)])
def test_the_die_and_the_points_added_must_reach_the_level(dungeon, die: int, extra: int, opened: bool) -> None:
    t_ = dungeon("lorna", at="d2", tiles=[{"tile": "bridge", "slot": [0, 0]}])  # a locked door of level II
    t_.seeded(die).answer("force:w").answer(f"effort:{extra}")
    assert t.layout(t_.s).connected(0, 1) is opened
    walls = [{"tile": "old_crypt", "slot": [1, 1]}, {"tile": "bridge", "slot": [2, 1]}]
    t_ = dungeon("mysterios", at="f6", tiles=walls, hallways=OPEN["hallways"])  # a secret one
    t_.seeded(die).answer("force:e").answer(f"effort:{extra}")
    assert t.layout(t_.s).connected(4, 5) is opened
    t_ = dungeon("mysterios", at="e2", threats=[{"threat": "locked_chest_2", "at": "e3"}])
    t_.seeded(die).act("pick", "locked_chest_2").answer(f"effort:{extra}")
    assert (t_.zone(t.OPEN_THREATS) == []) is opened


@pytest.mark.clause("DA-pet-05")
def test_a_pet_goes_no_farther_than_its_attack_reaches(dungeon):
    t_ = dungeon("vesna", at="e1", monsters={"ogre": "e2", "orc": "e3"}, hand=["lynx"])
    assert t_.can("pet", "lynx", "ogre") and t_.why("pet:lynx>orc#1") == "DA-pet-05"
    t_ = dungeon("lorna", at="e1", monsters={"ogre": "e5", "orc": "e6"}, hand=["hawk"], **OPEN)
    assert t_.can("pet", "hawk", "ogre") and t_.why("pet:hawk>orc#1") == "DA-pet-05", "4 squares, not 5"


@pytest.mark.clause("DA-reaction-05")
def test_only_reactions_that_fit_the_hero_attacked_are_offered(dungeon):
    hand = ["bulwark_of_faith", "sidestep", "duck", "holy_blade"]
    t_ = dungeon(at="e4", hand=hand, friends=[{"hero": "jypzy", "at": "e1"}], monsters={"orc": "e5"}, **DONE, **OPEN)
    t_.act("activate", "holgar").answer("done").act("goto", "orc", word="e5")
    first_things(t_, "prowl")
    assert set(t_.options) == {"react:bulwark_of_faith", "react:duck", "pass"}, "Jypzy's own is no use to Petra"


@pytest.mark.clause("DA-upgrade-07", "DA-upgrade-08")
def test_what_is_acquired_comes_to_hand_and_its_gap_is_filled_where_it_was(dungeon):
    market = {"area": ["potion", "duck", "boots", "map", "javelin"], "upgrades": ["sling", "parry"]}
    t_ = dungeon(at="e2", hand=["holy_blade"], one={"xp": 5}, **market).answer("done").act("buy", "duck")
    assert sorted(t_.zone(t.HAND)) == ["duck", "holy_blade"] and t_.zone(t.DISCARD) == t_.zone(t.DECK) == []
    assert t_.zone(t.AREA) == ["potion", "sling", "boots", "map", "javelin"]


@pytest.mark.clause("DA-threat-03", "DA-threat-05")
def test_a_trap_comes_to_the_square_where_the_hero_entered(dungeon):
    t_ = dungeon(at="e3", threats=[{"threat": "pit_1", "at": "f6", "hidden": True}], **OPEN).steps("nw")
    assert t_.at("petra") == t_.at("pit_1") == "d4" and t_.zone(t.OPEN_THREATS) == ["pit_1"]


@pytest.mark.clause("DA-damage-09", "DA-xp-04")
@pytest.mark.parametrize(("surge", "paid"), [("attack", [5, 2]), ("", [2, 5])])
def test_damage_beyond_a_monsters_health_counts_for_who_did_most(dungeon, surge: str, paid: list[int]) -> None:
    """The ogre has 7 Health and 4 damage by player 2: with 5 more, 2 in excess, player 1 did most; with 4 they are level."""
    hero = {"surge": surge} if surge else {}
    t_ = dungeon("bull", at="e2", hero=hero, under=["spiked_club"], monsters={"ogre": {"at": "e3", "damage": [0, 4]}})
    t_.act("attack", "ogre")
    assert t_.s.tallies[t.XP] == paid


@pytest.mark.clause("DA-switch-01")
@pytest.mark.parametrize(("reserve", "level"), [(3, 1), (2, 2)])
def test_the_deck_changes_when_the_reserve_is_empty_and_not_before(dungeon, reserve: int, level: int) -> None:
    t_ = dungeon(at="e2", monsters={"goblin": "e3"}, reserves=[reserve, 16])
    t_.act("attack", "goblin")  # 2 XP
    assert t_.s.world[t.RESERVE_1] == reserve - 2 and t.upgrade_level(t_.s) == level
