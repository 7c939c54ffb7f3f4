"""Attacks, facing and sight, defence, damage, experience, pets, reactions, PvP; the rulebook's worked examples with their maps."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dungeon_alliance.conftest import at_once
from tests.games.dungeon_alliance.whole_games import GAME, drafted

from tapete.core.events import Event
from tapete.games.dungeon_alliance import events as ev
from tapete.games.dungeon_alliance import things as t
from tapete.games.dungeon_alliance import values
from tapete.games.dungeon_alliance.rules.harm import wound

OPEN: dict[str, Any] = {"tiles": [{"tile": "bone_pile", "slot": [1, 1]}], "hallways": [[[1, 0], [1, 1]]]}


@pytest.mark.clause("DA-los-01", "DA-los-02", "DA-attack-10")
def test_petra_attacks_the_goblins_in_front_and_beside_but_not_behind(dungeon):
    t_ = dungeon(at="e2", monsters={"goblin": "e3", "goblin#2": "f2", "goblin#3": "e1", "goblin#4": "d1"})
    assert t_.can("attack", "goblin#1") and t_.can("attack", "goblin#2")
    assert t_.why("attack:goblin#3") == t_.why("attack:goblin#4") == "DA-los-01"


@pytest.mark.clause("DA-los-07", "DA-attack-11", "DA-los-06", "DA-los-03")
def test_lorna_shoots_what_is_two_or_three_squares_away_in_view(dungeon):
    beside = {
        "tiles": [{"tile": "bone_pile", "slot": [1, 1]}, {"tile": "old_crypt", "slot": [2, 0]}],
        "hallways": [[[1, 0], [1, 1]]],
    }
    where = {"goblin": "e3", "goblin#2": "d3", "goblin#3": "e2", "goblin#4": "e6", "goblin_archer": "g1", "orc": "e4"}
    t_ = dungeon("lorna", at="e1", monsters=where, **beside)
    assert t_.can("attack", "goblin#1") and t_.can("attack", "goblin#2")
    assert t_.why("attack:goblin#3") == "DA-attack-11"  # adjacent
    assert t_.why("attack:goblin_archer#1") == "DA-los-03"  # behind a wall
    assert t_.why("attack:goblin#4") == "DA-attack-01"  # out of range
    assert t_.can("attack", "orc")


@pytest.mark.clause("DA-los-08", "DA-los-05")
def test_lorna_sees_a_goblin_in_another_room_through_the_hallway(dungeon):
    t_ = dungeon("lorna", at="e2", monsters={"goblin": "e5", "goblin#2": "d5", "goblin#3": "f4"}, **OPEN)
    assert t_.can("attack", "goblin#1") and t_.can("attack", "goblin#2")
    t_ = dungeon("lorna", at="f2", monsters={"goblin": "f4"}, **OPEN)
    assert t_.why("attack:goblin#1") == "DA-los-03"  # shooting around a corner


@pytest.mark.clause("DA-damage-04", "DA-damage-06", "DA-los-09")
def test_lornas_shot_through_petras_square_gives_the_goblin_one_more_defence(dungeon):
    friends = [{"hero": "petra", "at": "e2"}]
    t_ = dungeon("lorna", at="e1", friends=friends, monsters={"goblin": "e3"})
    lorna, goblin = t_.card("lorna"), t_.card("goblin")
    assert values.defence(t_.s, lorna, goblin, t.RANGED, None) == 2
    t_.act("attack", "goblin")
    assert t_.number(t.DAMAGE, "goblin") == 1  # 3 - (1 evasion + 1 obstacle)


@pytest.mark.clause("DA-damage-05")
def test_only_a_card_that_says_so_takes_obstacles_away(dungeon):
    friends = [{"hero": "petra", "at": "e2"}]
    t_ = dungeon("lorna", at="e1", friends=friends, monsters={"goblin": "e3"}, under=["keen_eye"])
    assert values.defence(t_.s, t_.card("lorna"), t_.card("goblin"), t.RANGED, None) == 1


@pytest.mark.clause("DA-damage-13")
def test_a_fallen_hero_is_still_an_obstacle(dungeon):
    friends = [{"hero": "petra", "at": "e2", "damage": 6, "defeated": True}]
    t_ = dungeon("lorna", at="e1", friends=friends, monsters={"goblin": "e3"})
    assert values.defence(t_.s, t_.card("lorna"), t_.card("goblin"), t.RANGED, None) == 2


@pytest.mark.clause("DA-damage-01", "DA-damage-02", "DA-damage-07", "DA-damage-08")
def test_damage_is_attack_minus_both_defences_and_stays_in_the_alliances_colour(dungeon):
    t_ = dungeon(at="e2", monsters={"ghoul": "e3"})  # armour 1 and evasion 1
    t_.act("attack", "ghoul")
    assert t_.number(t.DAMAGE, "ghoul") == t_.number(t.BY, "ghoul") == 1
    t_ = dungeon("melinda", at="e2", monsters={"ghoul": "e3"})  # melee 2 against 2: equal misses
    t_.act("attack", "ghoul")
    assert t_.number(t.DAMAGE, "ghoul") == 0


@pytest.mark.clause("DA-attack-03", "DA-attack-09", "DA-play-08", "DA-power-01")
def test_a_hero_with_melee_2_and_a_card_of_2_attacks_with_4(dungeon):
    t_ = dungeon("melinda", at="e2", monsters={"ogre": "e3"}, hand=["javelin"])
    t_.act("play", "javelin", word="plus").act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 2 + 2 - 1
    t_ = dungeon("bull", at="e2", monsters={"ogre": "e3"}, hand=["short_sword"])
    t_.act("play", "short_sword").act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 2 - 1


@pytest.mark.clause("DA-attack-05", "DA-attack-04")
def test_a_bonus_of_the_other_type_is_of_no_use(dungeon):
    t_ = dungeon("lorna", at="e1", monsters={"ogre": "e3"}, hand=["hunting_bow", "javelin"])
    assert t_.can("play", "hunting_bow")
    assert not t_.can("play", "javelin", word="plus") and t_.can("play", "javelin", word="base")
    assert t_.why("play:javelin:plus") == "DA-attack-05"
    t_.act("play", "hunting_bow").act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 2 - 1
    assert dungeon("graltar", at="e2", hand=["hunting_bow"]).why("play:hunting_bow") == "DA-attack-05", (
        "the icons fit, the attack not"
    )
    t_ = dungeon("bull", at="e2", hand=["sling"])
    assert t_.why("play:sling") == "DA-valid-01"  # neither gnome nor human


@pytest.mark.clause("DA-attack-06", "DA-attack-07", "DA-attack-08", "DA-power-04")
def test_a_card_with_its_own_strength_replaces_the_heros_or_adds_its_bonus_never_both(dungeon):
    t_ = dungeon(at="e1", monsters={"ogre": "e3"}, hand=["heavy_crossbow"])
    t_.act("play", "heavy_crossbow", word="base").act("attack", "heavy_crossbow", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 5 - 1
    t_ = dungeon(at="e2", monsters={"ogre": "e3"}, hand=["javelin"])
    assert t_.can("play", "javelin", word="base")
    t_.act("play", "javelin", word="plus").act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + 2 - 1


@pytest.mark.clause("DA-attack-12", "DA-attack-15", "DA-attack-16")
def test_a_second_attack_needs_unspent_speed_and_another_enemy(dungeon):
    monsters = {"ogre": "e3", "minotaur": "f3"}
    t_ = dungeon(at="e2", monsters=monsters)
    t_.answer("face:e").act("attack", "ogre")
    assert t_.why("attack:ogre#1") == "DA-attack-15"
    t_.act("attack", "minotaur")
    assert t_.why("attack:ogre#1") == "DA-attack-15"
    t_ = dungeon(at="d1", monsters=monsters)
    t_.steps("ne").act("attack", "ogre")
    assert t_.why("attack:minotaur#1") == "DA-attack-16"


@pytest.mark.clause("DA-attack-17", "DA-attack-18")
def test_both_attacks_are_made_with_the_facing_of_the_first(dungeon):
    t_ = dungeon(at="e2", monsters={"ogre": "e3", "minotaur": "e1", "orc": "f2"})
    assert t_.why("attack:minotaur#1") == "DA-los-01"
    turned = dungeon(at="e2", monsters={"ogre": "e3", "minotaur": "e1", "orc": "f2"}).answer("face:s")
    assert turned.can("attack", "minotaur"), "before the first attack it may turn to the one behind"
    t_.act("attack", "ogre")
    assert t_.why("face:s") == t_.why("face:e") == "DA-step-15", "and after it no more"
    assert t_.why("attack:minotaur#1") == "DA-los-01"
    assert t_.can("attack", "orc"), "the one beside it is in view with the same facing"


@pytest.mark.clause("DA-attack-20")
def test_a_spell_gives_one_attack_and_a_weapon_of_its_own_strength_the_other(dungeon):
    weapon = [{"card": "heavy_crossbow", "base": True}]
    t_ = dungeon("mysterios", at="e1", monsters={"ogre": "e3", "minotaur": "f3"}, hand=["fire_bolt"], under=weapon)
    t_.act("cast", "fire_bolt", "ogre")
    assert not any(option.startswith("cast:") for option in t_.options)
    assert t_.why("cast:fire_bolt>minotaur#1") == "DA-play-01", "the spell has been played"
    assert t_.why("attack:heavy_crossbow>ogre#1") == "DA-attack-15"
    t_.act("attack", "heavy_crossbow", "minotaur")
    assert t_.number(t.DAMAGE, "ogre") == 6 - 1 and t_.number(t.DAMAGE, "minotaur") == 5 - 2
    t_ = dungeon("mysterios", at="e1", monsters={"ogre": "e3", "minotaur": "f3"}, hand=["fire_bolt"], under=weapon)
    t_.act("attack", "heavy_crossbow", "minotaur").act("cast", "fire_bolt", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 6 - 1 and t_.number(t.DAMAGE, "minotaur") == 5 - 2, "in either order"
    t_ = dungeon(at="e1", monsters={"ogre": "e3", "minotaur": "f3"}, under=weapon)
    t_.act("attack", "heavy_crossbow", "ogre").act("attack", "heavy_crossbow", "minotaur")
    assert t_.number(t.DAMAGE, "ogre") == 5 - 1 and t_.number(t.DAMAGE, "minotaur") == 5 - 2, "the weapon serves for both"


@pytest.mark.clause("DA-attack-13", "DA-power-04")
def test_an_attack_spell_is_the_heros_attack(dungeon):
    t_ = dungeon("mysterios", at="e1", monsters={"ogre": "e3", "minotaur": "f3"}, hand=["fire_bolt"], spent=True)
    t_.act("cast", "fire_bolt", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 6 - 1
    assert t_.why("attack:minotaur#1") == "DA-attack-16"


@pytest.mark.clause("DA-attack-14", "DA-spell-01")
def test_a_control_spell_is_no_attack(dungeon):
    t_ = dungeon("mysterios", at="e1", monsters={"ogre": "e3"}, hand=["fire_bolt", "slumber"])
    t_.act("play", "slumber", "ogre").act("cast", "fire_bolt", "ogre")
    assert t_.number(t.EXHAUSTED, "ogre") == 1 and t_.number(t.DAMAGE, "ogre") == 6 - 1


@pytest.mark.clause("DA-pet-01", "DA-pet-04", "DA-pet-07", "DA-pet-08")
def test_a_pets_attack_is_additional_and_takes_no_bonuses(dungeon):
    t_ = dungeon("graltar", at="e2", monsters={"ogre": "e3"}, hand=["wolf"], under=["great_axe"], hero={"surge": "attack"})
    t_.act("pet", "wolf", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 - 1
    assert t_.why("step:s") == "DA-move-05"
    t_.act("attack", "ogre")
    assert t_.s.tallies[t.XP] == [7, 0]  # 3 + 2 + 1 - 1 more: the ogre's 7 Health are gone


@pytest.mark.clause("DA-pet-05")
def test_a_pet_needs_a_way_but_no_sight(dungeon):
    t_ = dungeon("lorna", at="f3", monsters={"goblin": "f5", "goblin#2": "g3"}, hand=["hawk"], tiles=[
        {"tile": "bone_pile", "slot": [1, 1]}, {"tile": "old_crypt", "slot": [2, 0]}], hallways=[[[1, 0], [1, 1]]])  # fmt: skip
    assert t_.can("pet", "hawk", "goblin#1")
    assert t_.why("pet:hawk>goblin#2") == "DA-pet-05"


@pytest.mark.clause("DA-pet-03", "DA-rest-04", "DA-rest-05")
def test_a_resting_hero_attacks_in_no_way(dungeon):
    t_ = dungeon("graltar", at="e2", monsters={"ogre": "e3"}, hand=["wolf"])
    t_.answer("rest")
    assert t_.why("pet:wolf>ogre#1") == t_.why("attack:ogre#1") == "DA-rest-04"
    assert t_.why("again") == "DA-rest-05"


@pytest.mark.clause("DA-rest-01", "DA-rest-02", "DA-rest-03")
def test_resting_heals_three_poison_included_and_comes_first(dungeon):
    t_ = dungeon(at="e2", hero={"damage": 2, "poison": 3})
    t_.answer("rest").answer("remove:poison").answer("remove:poison").answer("remove:normal")
    assert t_.hurt("petra") == 2 and t_.number(t.POISON, "petra") == 1
    t_.steps("n")
    assert t_.points == 3
    assert dungeon(at="e2").steps("n").why("rest") == "DA-rest-01"
    t_ = dungeon(at="e2", hero={"damage": 1, "poison": 2}).answer("rest")
    assert (t_.number(t.DAMAGE, "petra"), t_.number(t.POISON, "petra"), t_.decision.kind) == (0, 0, "main"), "all of it: no choice"


# -- experience


@pytest.mark.clause("DA-xp-02", "DA-xp-03", "DA-xp-07", "DA-overview-05", "DA-encounter-04")
def test_one_alliance_alone_gets_both_rewards(dungeon):
    t_ = dungeon(at="e2", monsters={"goblin": "e3"})
    t_.act("attack", "goblin")
    assert t_.s.tallies[t.XP] == [2, 0] and t_.s.world[t.RESERVE_1] == 10
    assert t_.zone(t.SUPPLY).count("goblin") == 4 and t_.number(t.DAMAGE, "goblin") == 0


@pytest.mark.clause("DA-xp-04", "DA-xp-05", "DA-damage-09")
def test_the_larger_reward_goes_to_the_most_damage_and_ties_to_the_earliest(dungeon):
    t_ = dungeon(at="e2", monsters={"skeleton": {"at": "e3", "damage": [0, 1]}})
    t_.act("attack", "skeleton")  # 3 - 1 = 2 against 1
    assert t_.s.tallies[t.XP] == [2, 1]
    t_ = dungeon(at="e2", monsters={"skeleton": {"at": "e3", "damage": [0, 2]}})
    t_.act("attack", "skeleton")  # 2 against 2: player 2 was earlier, though the blow was ours
    assert t_.s.tallies[t.XP] == [1, 2]


@pytest.mark.clause("DA-xp-08", "DA-switch-01", "DA-switch-02", "DA-switch-05")
def test_an_empty_reserve_changes_the_deck_and_not_the_cards_on_show(dungeon):
    area = ["short_sword", "buckler", "parry", "duck", "potion"]
    t_ = dungeon(at="e2", monsters={"goblin": "e3"}, reserves=[1, 16], area=area)
    t_.act("attack", "goblin")
    assert t_.s.world[t.RESERVE_1] == 0 and t_.s.world[t.RESERVE_2] == 15 and t.upgrade_level(t_.s) == 2
    assert t_.zone(t.AREA) == area
    t_.answer("done").act("buy", "duck")
    assert [t.card_of(t_.s, card).level for card in t.shared(t_.s, t.AREA)] == [1, 1, 1, 2, 1], "the gap takes a new card"


@pytest.mark.clause("DA-switch-03", "DA-switch-05")
def test_one_reward_that_empties_both_reserves_brings_the_third_deck_at_once(dungeon):
    area = ["short_sword", "buckler", "parry", "duck", "potion"]
    t_ = dungeon(at="e2", monsters={"goblin": "e3"}, reserves=[1, 1], area=area)
    t_.act("attack", "goblin")
    assert t.upgrade_level(t_.s) == 3 and t_.s.tallies[t.XP][0] == 2 and t_.zone(t.AREA) == area
    t_.answer("done").act("buy", "duck")
    assert [t.card_of(t_.s, card).level for card in t.shared(t_.s, t.AREA)] == [1, 1, 1, 3, 1]


# -- cards


@pytest.mark.clause("DA-play-04")
def test_a_second_card_of_a_type_is_refused(dungeon):
    t_ = dungeon(at="e2", hand=["javelin"], under=["holy_blade"])
    assert t_.why("play:javelin:plus") == "DA-play-04"


@pytest.mark.clause("DA-play-05", "DA-play-06")
def test_a_double_card_takes_up_both_types(dungeon):
    t_ = dungeon(at="e2", hand=["shield_bash", "chain_mail"], under=["holy_blade"])
    assert t_.why("play:shield_bash") == "DA-play-05"
    assert t_.can("play", "chain_mail")  # weapon and armour share a colour, and both may be played
    assert dungeon(at="e2", hand=["chain_mail"], under=["shield_bash"]).why("play:chain_mail") == "DA-play-05"


@pytest.mark.clause("DA-valid-01")
def test_two_classes_without_a_bar_are_both_needed(dungeon):
    """The great axe asks for a half-orc, Martial and Primordial."""
    friends = [{"hero": id, "at": at} for id, at in (("bull", "d1"), ("krom", "e1"), ("krolt", "f1"))]
    t_ = dungeon("graltar", at="e2", friends=friends)
    fits = {who: values.fits(t_.s, t_.card(who), t_.card("great_axe")) for who in ("graltar", "bull", "krom", "krolt")}
    assert fits == {"graltar": True, "bull": False, "krom": False, "krolt": False}, "a class short, a class short, another race"


@pytest.mark.clause("DA-play-01", "DA-play-03", "DA-play-11", "DA-valid-01")
def test_a_starting_card_is_only_its_own_heros(dungeon):
    t_ = dungeon("graltar", at="e2", hand=["holy_blade", "great_axe"])
    assert t_.why("play:holy_blade") == "DA-valid-01"
    t_.act("play", "great_axe")
    assert t_.zone(t.COLUMN) == ["great_axe"] and t_.zone(t.HAND) == ["holy_blade"]


@pytest.mark.clause("DA-valid-02", "DA-valid-03", "DA-valid-04", "DA-valid-06", "DA-valid-07", "DA-valid-08")
def test_icons_races_bars_repeats_and_gold(dungeon):
    friends = [{"hero": id, "at": at} for id, at in (("bull", "d1"), ("lorna", "e1"), ("krolt", "f1"))]
    t_ = dungeon(at="e2", friends=friends)

    def fits(who: str, card: str) -> bool:
        return values.fits(t_.s, t_.card(who), t_.card(card))

    assert fits("bull", "dwarven_hammer") and fits("krolt", "dwarven_hammer")  # two races: one is enough
    assert not fits("petra", "dwarven_hammer") and not fits("lorna", "dwarven_hammer")  # the class is needed as well
    assert fits("lorna", "hunting_bow") and fits("krolt", "hunting_bow") and not fits("petra", "hunting_bow")  # a bar
    assert fits("bull", "full_plate") and not fits("petra", "full_plate")  # the icon twice
    assert all(fits(who, "potion") for who in ("petra", "bull", "lorna", "krolt"))


@pytest.mark.clause("DA-spell-02", "DA-spell-03", "DA-spell-04", "DA-spell-05")
def test_an_enhancement_goes_under_its_target_one_for_each_hero(dungeon):
    friends = [{"hero": "petra", "at": "e2"}]
    t_ = dungeon("mysterios", at="e1", friends=friends, hand=["arcane_shield", "haste"])
    t_.act("play", "arcane_shield", "petra")
    assert t_.number(t.UNDER, "arcane_shield") == t_.card("petra") + 1
    assert t_.why("play:haste>petra") == "DA-spell-03"
    assert t_.can("play", "haste", "mysterios")


@pytest.mark.clause("DA-surge-01")
def test_who_is_not_hurt_has_no_damage_to_remove(dungeon):
    t_ = dungeon(at="e2", hand=["fire_bolt", "great_axe"])
    assert t_.why("surge:heal") == "DA-surge-01" and {"surge:speed", "surge:attack"} <= set(t_.options)


@pytest.mark.clause("DA-surge-01")
@pytest.mark.parametrize(("gain", "speed", "attack", "healed"), [("speed", 1, 0, 0), ("attack", 0, 1, 0), ("heal", 0, 0, 1)])
def test_two_cards_face_down_give_the_one_gain_that_was_chosen(dungeon, gain: str, speed: int, attack: int, healed: int) -> None:
    t_ = dungeon(at="e2", monsters={"ogre": "e3"}, hero={"damage": 2}, hand=["fire_bolt", "great_axe"])
    assert {"surge:speed", "surge:attack", "surge:heal"} <= set(t_.options)
    before = t_.points
    t_.answer(f"surge:{gain}").act("bury", "fire_bolt")
    if t_.decision.kind == "bury":
        t_.act("bury", "great_axe")
    assert sorted(t_.zone(t.BURIED)) == ["fire_bolt", "great_axe"] and t_.zone(t.HAND) == []
    assert t_.points == before + speed and t_.hurt("petra") == 2 - healed
    t_.act("attack", "ogre")
    assert t_.number(t.DAMAGE, "ogre") == 3 + attack - 1


@pytest.mark.clause("DA-surge-03", "DA-surge-04", "DA-surge-05", "DA-surge-07", "DA-surge-08")
def test_a_power_surge_buries_two_cards_of_any_kind(dungeon):
    t_ = dungeon(at="e2", hand=["fire_bolt", "great_axe", "holy_blade"])
    t_.answer("surge:speed").act("bury", "fire_bolt").act("bury", "great_axe")
    assert t_.points == 5 and sorted(t_.zone(t.BURIED)) == ["fire_bolt", "great_axe"]
    assert t_.why("surge:attack") == "DA-surge-03"
    assert t_.can("play", "holy_blade")
    assert dungeon(at="e2", hand=["fire_bolt"]).why("surge:attack") == "DA-surge-08"


@pytest.mark.clause("DA-surge-02")
@pytest.mark.parametrize(("who", "at", "strength"), [("petra", "e2", 3), ("lorna", "e1", 3)])
def test_a_surge_of_attack_adds_to_every_attack_melee_or_ranged(dungeon, who: str, at: str, strength: int) -> None:
    t_ = dungeon(who, at=at, monsters={"ogre": "e3", "minotaur": "f3"}, hero={"surge": "attack"})
    defence = values.defence(t_.s, t_.card(who), t_.card("minotaur"), t_.s.cards[t_.card(who)].attack[0], None)
    t_.act("attack", "ogre").act("attack", "minotaur")
    assert t_.number(t.DAMAGE, "ogre") == strength + 1 - 1
    assert t_.number(t.DAMAGE, "minotaur") == strength + 1 - defence, "to the second attack as well"


# -- defeat


@pytest.mark.clause("DA-rest-07", "DA-defeat-11", "DA-defeat-06", "DA-rest-12")
def test_a_defeated_hero_must_recover_first(dungeon):
    down = {"damage": 6, "defeated": True}
    t_ = dungeon(at="e5", hero=down, hand=["fire_bolt", "great_axe"], **OPEN)
    assert set(t_.options) == {"surge:heal", "rest", "leave"}
    assert t_.why("step:n") == t_.why("surge:speed") == "DA-defeat-11"
    assert dungeon(at="e5", **OPEN).why("leave") == "DA-rest-12"


@pytest.mark.clause("DA-rest-08", "DA-surge-06", "DA-defeat-07")
def test_after_standing_up_with_a_surge_the_turn_goes_on(dungeon):
    t_ = dungeon(at="e5", hero={"damage": 6, "defeated": True}, hand=["fire_bolt", "great_axe"], **OPEN)
    t_.answer("surge:heal").act("bury", "fire_bolt").act("face", "petra", word="e")
    assert not t_.number(t.DEFEATED, "petra") and t_.hurt("petra") == 5
    assert t_.can("step", word="n") and t_.why("rest") == "DA-rest-01"


@pytest.mark.clause("DA-rest-09")
def test_a_defeated_hero_who_rests_stands_up_and_moves(dungeon):
    t_ = dungeon(at="e5", hero={"damage": 6, "defeated": True}, **OPEN)
    t_.answer("rest").act("face", "petra", word="n")
    assert not t_.number(t.DEFEATED, "petra") and t_.hurt("petra") == 3 and t_.points == 4, "a full move"
    t_.steps("n")
    assert t_.at("petra") == "e6" and t_.why("again") == "DA-rest-05", "and no second one"


@pytest.mark.clause("DA-rest-06")
def test_after_resting_the_player_selects_discards_and_draws(dungeon):
    hand, deck = ["boots", "map"], ["buckler", "parry"]
    t_ = dungeon(at="e2", hero={"damage": 2}, hand=hand, one={"xp": 9, "deck": deck}, area=["duck", "potion"])
    t_.answer("rest")
    assert t_.hurt("petra") == 0
    t_.answer("done")
    assert t_.decision.kind == "select" and t_.can("buy", "duck")
    t_.act("buy", "duck")
    assert t_.s.tallies[t.SELECTIONS][0] == 1 and t_.decision.kind == "discard"
    t_.act("discard", "boots")
    assert (t_.decision.kind, t_.decision.player) == ("activate", 1)
    assert {"map", "buckler", "parry"} <= set(t_.zone(t.HAND)), "and the hand is filled up"


@pytest.mark.clause("DA-rest-10", "DA-rest-11")
def test_leaving_the_dungeon_heals_all_and_ends_the_main_part(dungeon):
    t_ = dungeon(at="e5", hero={"damage": 4, "poison": 2, "defeated": True}, friends=[{"hero": "lorna", "at": "e1"}], one={"xp": 9},
                 area=["potion", "duck"], **OPEN)  # fmt: skip
    t_.answer("leave")
    assert "appear:e1" not in t_.options and len(t_.options) == 8
    t_.answer("appear:d1").answer("face:n")
    assert t_.hurt("petra") == 0 and t_.at("petra") == "d1" and t_.decision.kind == "select"


# -- PvP


@pytest.mark.clause("DA-pvp-02")
def test_without_pvp_rival_heroes_are_not_attacked(dungeon):
    t_ = dungeon(at="e4", rivals=[{"hero": "holgar", "at": "e5"}], **OPEN)
    assert t_.why("attack:holgar") == "DA-pvp-02"


@pytest.mark.clause("DA-pvp-01")
def test_pvp_is_settled_before_the_game_and_is_not_the_usual_game(dungeon):
    assert [drafted().world[t.PVP], drafted(pvp=True).world[t.PVP], drafted(pvp=False).world[t.PVP]] == [0, 1, 0]
    assert "pvp" in {choice.field for choice in GAME.choices()}
    there = {"rivals": [{"hero": "holgar", "at": "e5"}], **OPEN}
    assert dungeon(at="e4", pvp=True, **there).can("attack", "holgar") and not dungeon(at="e4", **there).can("attack", "holgar")


@pytest.mark.clause("DA-pvp-06", "DA-pvp-07", "DA-pvp-13", "DA-defeat-02", "DA-defeat-05", "DA-damage-12", "DA-defeat-01")
def test_in_pvp_half_the_damage_is_experience_excess_included(dungeon):
    t_ = dungeon("bull", at="e4", rivals=[{"hero": "mysterios", "at": "e5", "damage": 4}], under=["spiked_club"], pvp=True, **OPEN)
    t_.act("attack", "mysterios")  # 3 + 2 - 1 = 4, of which 2 are in excess
    assert t_.s.tallies[t.XP] == [2, 0] and t_.s.tallies[t.DEFEATS] == [0, 1]
    assert t_.hurt("mysterios") == 6 and t_.number(t.DEFEATED, "mysterios")


@pytest.mark.clause("DA-pvp-08", "DA-pvp-09", "DA-pvp-10", "DA-pvp-11", "DA-pvp-12")
def test_starting_tiles_protect_and_restrain_only_their_own(dungeon):
    t_ = dungeon(at="e3", rivals=[{"hero": "holgar", "at": "e4"}], monsters={"goblin": "f3"}, pvp=True, **OPEN)
    assert t_.why("attack:holgar") == "DA-pvp-09" and t_.can("attack", "goblin")
    t_ = dungeon(at="e4", faces="s", rivals=[{"hero": "holgar", "at": "e3"}], pvp=True, **OPEN)
    assert t_.can("attack", "holgar")  # a rival on our tile is not protected by it
    north = {"tiles": [{"tile": "bone_pile", "slot": [1, 3]}], "hallways": [[[1, 3], [1, 4]]]}
    t_ = dungeon(at="e12", rivals=[{"hero": "holgar", "at": "e13"}], pvp=True, **north)
    assert t_.why("attack:holgar") == "DA-pvp-08"


@pytest.mark.clause("DA-pvp-04")
def test_without_pvp_splash_hurts_rivals_but_gives_no_experience(dungeon):
    t_ = dungeon("belzamin", at="e1", monsters={"ogre": "e3"}, rivals=[{"hero": "holgar", "at": "f3"}], hand=["earthquake"])
    t_.act("cast", "earthquake", "ogre")
    assert t_.hurt("holgar") == 1 and t_.s.tallies[t.XP] == [0, 0]


@pytest.mark.clause("DA-damage-12", "DA-defeat-02", "DA-damage-11")
@pytest.mark.parametrize(("poison", "left"), [(True, (4, 1)), (False, (5, 0))])
def test_the_excess_that_is_removed_is_what_came_last(dungeon, poison: bool, left: tuple[int, int]) -> None:
    t_ = dungeon("lorna", at="e2", hero={"damage": 4})
    at_once(t_.s, lambda: wound(t_.s, [t_.card("lorna")], 3, poison))
    assert (t_.number(t.DAMAGE, "lorna"), t_.number(t.POISON, "lorna")) == left and t_.number(t.DEFEATED, "lorna")


def test_damage_to_a_defeated_hero_is_nothing(dungeon):
    t_ = dungeon(at="e2", hero={"damage": 6, "defeated": True})
    assert not ev.EVENTS[ev.WOUNDED].apply(t_.s, Event(ev.WOUNDED, t_.card("petra"), 0, 2))
