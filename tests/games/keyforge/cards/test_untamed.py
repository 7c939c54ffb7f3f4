"""Untamed's cards, one test or more each."""

from __future__ import annotations

import pytest

# ---------------------------------------------------------------------------------------------------------------- actions


@pytest.mark.clause("KF-foreach-01")
def test_cooperative_hunting_divides_one_damage_per_friendly_creature(keyforge):
    t = keyforge.table(
        house="untamed", hand=["cooperative-hunting"], line=["flaxia", "murmook", "snufflegator"], enemy_line=["troll", "bumpsy"]
    )
    t.play("cooperative-hunting").choose("troll", "bumpsy", "troll")
    assert (t.damage("troll"), t.damage("bumpsy")) == (2, 1)
    assert t.decision.kind == "main"


def test_cooperative_hunting_deals_its_damage_at_once_so_a_ward_stops_all_of_a_share(keyforge):
    t = keyforge.table(
        house="untamed", hand=["cooperative-hunting"], line=["flaxia", "murmook"], enemy_line=[{"card": "troll", "warded": True}]
    )
    t.play("cooperative-hunting").choose("troll", "troll")
    assert t.damage("troll") == 0
    assert not t.on("troll", "ward")


def test_cooperative_hunting_without_friendly_creatures_does_nothing(keyforge):
    t = keyforge.table(house="untamed", hand=["cooperative-hunting"], enemy_line=["troll"])
    t.play("cooperative-hunting")
    assert t.damage("troll") == 0
    assert t.zone("cooperative-hunting") == "discard"


def test_curiosity_destroys_scientists_on_both_sides(keyforge):
    t = keyforge.table(house="untamed", hand=["curiosity"], line=["yzphyz-knowdrone", "flaxia"], enemy_line=["yzphyz-knowdrone"])
    t.play("curiosity")
    assert t.ids("line") == ["flaxia"]
    assert t.ids("line", 2) == []


def test_fertility_chant_gives_the_opponent_two(keyforge):
    t = keyforge.table(house="untamed", hand=["fertility-chant"])
    t.play("fertility-chant")
    assert (t.aember, t.enemy_aember) == (4, 2)


def test_fogbank_keeps_the_opponent_from_fighting_on_their_next_turn_only(keyforge):
    t = keyforge.table(
        house="untamed", hand=["fogbank"], line=["flaxia"], enemy_line=["bumpsy"], enemy_houses=["brobnar", "dis", "logos"]
    )
    t.play("fogbank")
    assert t.can("fight", "flaxia", "bumpsy")
    t.end_turn("brobnar")
    assert t.refusal("fight", "bumpsy", "flaxia").clause == "KF-golden-01"
    assert t.can("reap", "bumpsy")
    t.end_turn("untamed").end_turn("brobnar")
    assert t.can("fight", "bumpsy", "flaxia")


def test_full_moon_gains_for_each_creature_played_afterwards(keyforge):
    t = keyforge.table(house="untamed", hand=["full-moon", "snufflegator", "curiosity", "murmook"])
    t.play("murmook")
    assert t.aember == 0
    t.play("full-moon").play("snufflegator").play("curiosity")
    assert t.aember == 2  # one for the creature, one printed on Curiosity


def test_full_moon_pays_for_a_creature_that_dies_on_entering(keyforge):
    t = keyforge.table(house="untamed", hand=["full-moon", {"card": "dust-pixie", "house": "untamed"}], enemy_line=["troll"])
    t.play("full-moon").play("dust-pixie")
    assert t.aember == 3


def test_grasping_vines_returns_up_to_three_artifacts_to_their_owners(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["grasping-vines"],
        artifacts=["world-tree", "bear-flute"],
        enemy_artifacts=["cannon", "nepenthe-seed"],
    )
    t.play("grasping-vines").choose("world-tree", "cannon").done()
    assert "world-tree" in t.ids("hand")
    assert t.ids("hand", 2) == ["cannon"]
    assert t.ids("artifacts") == ["bear-flute"]


@pytest.mark.clause("KF-faq-40")
def test_grasping_vines_played_by_masterplan_may_return_masterplan(keyforge):
    t = keyforge.table(
        house="shadows", artifacts=[{"card": "masterplan", "beneath": ["grasping-vines"]}], enemy_artifacts=["cannon"]
    )
    t.use("masterplan", "omni").choose("masterplan").done()
    assert t.ids("hand") == ["masterplan"]
    assert t.ids("discard") == ["grasping-vines"]


def test_key_charge_loses_one_and_may_forge_at_current_cost(keyforge):
    t = keyforge.table(house="untamed", hand=["key-charge"], aember=7)
    t.play("key-charge").yes().act("key", word="red")
    assert (t.aember, t.keys()) == (0, 1)


def test_key_charge_may_be_declined(keyforge):
    t = keyforge.table(house="untamed", hand=["key-charge"], aember=7)
    t.play("key-charge").no()
    assert (t.aember, t.keys()) == (6, 0)


@pytest.mark.clause("KF-cost-02")
def test_key_charge_pays_the_modified_cost_or_forges_nothing(keyforge):
    t = keyforge.table(house="untamed", hand=["key-charge"], aember=7, enemy_line=["murmook"])
    t.play("key-charge").yes()
    assert (t.aember, t.keys()) == (6, 0)


def test_key_charge_without_aember_forges_nothing(keyforge):
    t = keyforge.table(house="untamed", hand=["key-charge"])
    t.play("key-charge")
    assert t.decision.kind == "main"
    assert t.keys() == 0


def test_lifeweb_looks_at_the_opponents_previous_turn(keyforge):
    three = ["mushroom-man", "halacor", "snufflegator"]
    t = keyforge.table(house="untamed", hand=three, enemy_hand=["lifeweb"], enemy_houses=["untamed", "dis", "logos"], aember=4)
    for name in three:
        t.play(name)
    t.end_turn("untamed").play("lifeweb")
    assert (t.aember, t.enemy_aember) == (2, 3)


def test_lifeweb_does_nothing_after_two_creatures(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["murmook", "snufflegator"],
        enemy_hand=["lifeweb"],
        enemy_houses=["untamed", "dis", "logos"],
        aember=4,
    )
    t.play("murmook").play("snufflegator")
    t.end_turn("untamed").play("lifeweb")
    assert (t.aember, t.enemy_aember) == (4, 1)


def test_lost_in_the_woods_shuffles_two_of_each_side_into_their_decks(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["lost-in-the-woods"],
        line=["flaxia", "murmook", "snufflegator"],
        enemy_line=["troll", "bumpsy", "headhunter"],
    )
    t.play("lost-in-the-woods").choose("flaxia", "murmook", "troll", "bumpsy")
    assert sorted(t.ids("deck")) == ["flaxia", "murmook"]
    assert sorted(t.ids("deck", 2)) == ["bumpsy", "troll"]


@pytest.mark.clause("KF-faq-28")
def test_lost_in_the_woods_without_friendly_creatures_takes_only_the_enemies(keyforge):
    t = keyforge.table(house="untamed", hand=["lost-in-the-woods"], enemy_line=["troll", "bumpsy"])
    t.play("lost-in-the-woods").choose("troll")
    assert sorted(t.ids("deck", 2)) == ["bumpsy", "troll"]
    assert t.aember == 1


def test_mimicry_gives_the_bonus_and_effect_of_the_copied_action(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["mimicry"],
        line=["flaxia"],
        enemy_line=["troll"],
        enemy_discard=["fertility-chant", "bumpsy", "punch"],
    )
    t.act("play", "mimicry")
    assert t.choices() == {"fertility-chant", "punch"}
    t.choose("punch").choose("troll")
    assert (t.aember, t.damage("troll")) == (1, 3)
    assert t.ids("discard") == ["mimicry"]
    assert "punch" in t.ids("discard", 2)


def test_mimicry_with_nothing_to_copy_is_played_to_no_effect(keyforge):
    t = keyforge.table(house="untamed", hand=["mimicry"], enemy_discard=["troll", "mimicry"])
    t.play("1:mimicry")
    assert t.ids("discard") == ["mimicry"]
    assert t.aember == 0


@pytest.mark.clause("KF-ability-08")
def test_a_judge_says_why_mimicry_does_not_copy_another_card(keyforge):
    t = keyforge.table(house="untamed", hand=["mimicry"], line=["flaxia"], enemy_discard=["fertility-chant", "bumpsy", "punch"])
    t.act("play", "mimicry")
    assert t.refusal("choose", "bumpsy").clause == "KF-ability-08", "a creature is no action card"
    assert t.refusal("reap", "flaxia").clause == "KF-ability-09"
    assert t.refusal("flank", word="left").clause == "CORE-option", "no flank is asked for"
    assert t.refusal("host", "flaxia").clause == "KF-upgrade-01"
    t.choose("punch")
    assert t.damage("flaxia") == 3


@pytest.mark.clause("KF-faq-22")
def test_mimicry_counts_for_the_rule_of_six_as_the_card_it_copies(keyforge):
    seven = ["mimicry"] * 7
    t = keyforge.table(house="untamed", hand=[*seven, "fertility-chant"], enemy_discard=["fertility-chant", "punch"])
    for copy in range(1, 7):
        t.act("play", f"mimicry#{copy}").choose("2:fertility-chant")
    assert t.refusal("play", "1:fertility-chant").clause == "KF-six-01"
    t.act("play", "mimicry#7")  # only the other action is left to copy, and nothing else to choose
    assert t.aember == 6 * 4 + 1


@pytest.mark.clause("KF-faq-39")
def test_mimicry_of_a_logos_card_still_uses_up_a_permission_for_another_house(keyforge):
    t = keyforge.table(house="logos", hand=["phase-shift", "mimicry", "flaxia"], enemy_discard=["dimension-door"])
    t.play("phase-shift")
    assert t.can("play", "flaxia")
    t.play("mimicry")
    assert t.refusal("play", "flaxia").clause == "KF-main-04"


@pytest.mark.clause("KF-faq-51")
def test_mimicry_cannot_copy_eureka_after_another_card(keyforge):
    t = keyforge.table(house="untamed", hand=["flaxia", "mimicry"], enemy_discard=["eureka"])
    t.play("flaxia")
    assert t.refusal("play", "mimicry").clause == "KF-alpha-01"
    assert t.zone("mimicry") == "hand"


@pytest.mark.clause("KF-faq-52")
def test_mimicry_copies_eureka_as_the_first_thing_of_the_step(keyforge):
    t = keyforge.table(house="untamed", hand=["mimicry", "flaxia", "murmook", "snufflegator"], enemy_discard=["eureka"])
    t.play("mimicry")
    assert t.aember == 3  # its bonus and its effect
    assert len(t.ids("archives")) == 2


def test_mimicry_offers_only_what_may_be_played(keyforge):
    t = keyforge.table(house="untamed", hand=["murmook", "mimicry"], enemy_discard=["eureka", "fertility-chant"])
    t.play("murmook").act("play", "mimicry")
    assert t.aember == 4  # Eureka is out: the chant is copied without a question


def test_nature_s_call_returns_up_to_three_creatures(keyforge):
    t = keyforge.table(house="untamed", hand=["nature-s-call"], line=["flaxia"], enemy_line=["troll", "bumpsy", "headhunter"])
    t.play("nature-s-call").choose("flaxia", "troll", "bumpsy")
    assert t.ids("hand") == ["flaxia"]
    assert sorted(t.ids("hand", 2)) == ["bumpsy", "troll"]
    assert t.in_play("headhunter")


def test_nocturnal_maneuver_exhausts_up_to_three_creatures(keyforge):
    t = keyforge.table(house="untamed", hand=["nocturnal-maneuver"], enemy_line=["troll", "bumpsy", "headhunter"])
    t.play("nocturnal-maneuver").choose("troll", "bumpsy").done()
    assert t.exhausted("troll") and t.exhausted("bumpsy") and not t.exhausted("headhunter")


def test_perilous_wild_destroys_elusive_creatures_on_both_sides(keyforge):
    t = keyforge.table(house="untamed", hand=["perilous-wild"], line=["dew-faerie", "flaxia"], enemy_line=["kindrith-longshot"])
    t.play("perilous-wild")
    assert t.ids("line") == ["flaxia"]
    assert t.ids("line", 2) == []


def test_regrowth_returns_a_creature_but_no_other_card(keyforge):
    t = keyforge.table(house="untamed", hand=["regrowth"], discard=["curiosity", "flaxia", "murmook"])
    t.act("play", "regrowth")
    assert t.choices() == {"flaxia", "murmook"}
    t.choose("murmook")
    assert t.ids("hand") == ["murmook"]


def test_save_the_pack_destroys_damaged_creatures_for_a_chain(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["save-the-pack"],
        line=[{"card": "flaxia", "damage": 1}],
        enemy_line=["troll", {"card": "bumpsy", "damage": 1}],
    )
    t.play("save-the-pack")
    assert t.ids("line") == []
    assert t.ids("line", 2) == ["troll"]
    assert t.chains() == 1


def test_scout_gives_skirmish_and_fights_with_both_creatures_in_turn(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["scout"],
        line=["murmook", "bumpsy", {"card": "flaxia", "exhausted": True}],
        enemy_line=["troll", "headhunter"],
    )
    t.play("scout").choose("murmook", "bumpsy").act("fight", "murmook", "troll")
    t.act("fight", "bumpsy", "troll")
    assert not t.in_play("troll")  # 3 and 5 damage
    assert (t.damage("murmook"), t.damage("bumpsy")) == (0, 0)
    assert t.decision.kind == "main"


def test_scout_gives_nothing_to_creatures_that_were_not_chosen_nor_to_one_that_left_play(keyforge):
    t = keyforge.table(house="untamed", hand=["scout", "nature-s-call"], line=["murmook", "flaxia"], enemy_line=["headhunter"])
    t.play("scout").choose("murmook").done()
    assert t.exhausted("murmook")
    t.fight("flaxia", "headhunter")
    assert not t.in_play("flaxia")


def test_scout_fights_only_with_ready_creatures(keyforge):
    t = keyforge.table(house="untamed", hand=["scout"], line=[{"card": "murmook", "exhausted": True}], enemy_line=["headhunter"])
    t.play("scout").choose("murmook")
    assert t.damage("headhunter") == 0


def test_stampede_counts_three_different_creatures_used(keyforge):
    t = keyforge.table(house="untamed", hand=["stampede"], line=["flaxia", "murmook", "snufflegator"], enemy_aember=3)
    t.reap("flaxia").reap("murmook").reap("snufflegator").play("stampede")
    assert (t.aember, t.enemy_aember) == (6, 1)


def test_stampede_does_nothing_after_two(keyforge):
    t = keyforge.table(house="untamed", hand=["stampede"], line=["flaxia", "murmook", "snufflegator"], enemy_aember=3)
    t.reap("flaxia").reap("murmook").play("stampede")
    assert t.enemy_aember == 3


def test_stampede_counts_a_creature_that_died_fighting(keyforge):
    t = keyforge.table(
        house="untamed", hand=["stampede"], line=["flaxia", "murmook", "snufflegator"], enemy_line=["troll"], enemy_aember=3
    )
    t.reap("flaxia").fight("murmook", "troll").reap("snufflegator").play("stampede")
    assert t.enemy_aember == 1


def test_the_common_cold_damages_everyone_and_may_destroy_mars(keyforge):
    t = keyforge.table(
        house="untamed", hand=["the-common-cold"], line=["flaxia"], enemy_line=["troll", {"card": "bumpsy", "house": "mars"}]
    )
    t.play("the-common-cold").yes()
    assert (t.damage("flaxia"), t.damage("troll")) == (1, 1)
    assert not t.in_play("bumpsy")


def test_the_common_cold_may_spare_mars(keyforge):
    t = keyforge.table(house="untamed", hand=["the-common-cold"], enemy_line=[{"card": "bumpsy", "house": "mars"}])
    t.play("the-common-cold").no()
    assert t.damage("bumpsy") == 1


def test_troop_call_brings_niffles_home_from_play_and_discard(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["troop-call"],
        line=["niffle-ape", "flaxia"],
        discard=["niffle-queen", "murmook"],
        enemy_line=["niffle-ape"],
    )
    t.play("troop-call")
    assert sorted(t.ids("hand")) == ["niffle-ape", "niffle-queen"]
    assert t.ids("line") == ["flaxia"]
    assert t.ids("line", 2) == ["niffle-ape"]


def test_vigor_gains_for_three_damage_healed(keyforge):
    t = keyforge.table(house="untamed", hand=["vigor"], line=[{"card": "troll", "damage": 4}])
    t.play("vigor").act("number", word="3")
    assert t.damage("troll") == 1
    assert t.aember == 2


def test_vigor_gains_nothing_for_less(keyforge):
    t = keyforge.table(house="untamed", hand=["vigor"], line=[{"card": "troll", "damage": 2}])
    t.play("vigor").act("number", word="2")
    assert t.damage("troll") == 0
    assert t.aember == 1


@pytest.mark.clause("KF-heal-03")
def test_vigor_may_choose_a_creature_without_damage(keyforge):
    t = keyforge.table(house="untamed", hand=["vigor"], line=["troll", {"card": "flaxia", "damage": 3}])
    t.play("vigor").choose("troll")
    assert t.damage("flaxia") == 3
    assert t.aember == 1


@pytest.mark.clause("KF-capture-06")
def test_word_of_returning_damages_by_aember_and_brings_it_back(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["word-of-returning"],
        line=[{"card": "flaxia", "aember": 2}],
        enemy_line=[
            {"card": "troll", "aember": 3},
            {"card": "bumpsy", "aember": 1},
            "headhunter",
            {"card": "murmook", "aember": 3},
        ],
    )
    t.play("word-of-returning")
    assert (t.damage("troll"), t.damage("bumpsy"), t.damage("headhunter")) == (3, 1, 0)
    assert not t.in_play("murmook")
    assert t.aember == 1 + 3 + 1 + 3
    assert t.on("flaxia", "aember") == 2
    assert t.on("troll", "aember") == 0


# ---------------------------------------------------------------------------------------------------------------- artifacts


def test_bear_flute_fully_heals_a_bear_in_play(keyforge):
    t = keyforge.table(
        house="untamed",
        artifacts=["bear-flute"],
        line=[{"card": "ancient-bear", "damage": 4}],
        deck=["ancient-bear"],
        discard=["flaxia"],
    )
    t.use("bear-flute")
    assert t.damage("ancient-bear#1") == 0 or t.damage("ancient-bear#2") == 0
    assert t.ids("deck") == ["ancient-bear"]
    assert t.ids("discard") == ["flaxia"]


def test_bear_flute_fetches_bears_from_deck_and_discard_and_shuffles(keyforge):
    t = keyforge.table(
        house="untamed", artifacts=["bear-flute"], deck=["flaxia", "ancient-bear"], discard=["ancient-bear", "murmook"]
    )
    t.use("bear-flute").choose("ancient-bear#1", "ancient-bear#2")
    assert t.ids("hand") == ["ancient-bear", "ancient-bear"]
    assert sorted(t.ids("deck")) == ["flaxia", "murmook"]
    assert t.ids("discard") == []


@pytest.mark.clause("KF-search-02")
def test_bear_flute_may_find_nothing_and_then_the_discard_pile_stays(keyforge):
    t = keyforge.table(house="untamed", artifacts=["bear-flute"], deck=["flaxia", "ancient-bear"], discard=["murmook"])
    t.use("bear-flute").done()
    assert t.ids("hand") == []
    assert t.ids("discard") == ["murmook"]


@pytest.mark.clause("KF-search-01", "KF-search-03")
def test_bear_flute_looks_through_the_deck_in_private_and_shuffles_it(keyforge):
    deck = ["flaxia", "murmook", "ancient-bear", "snufflegator", "halacor", "curiosity", "teliga"]
    t = keyforge.table(house="untamed", artifacts=["bear-flute"], deck=deck)
    t.use("bear-flute")
    hidden = [t.card(name) for name in deck]
    assert all(t.s.game.sight.sees(t.s, 0, card) for card in hidden)
    assert not any(t.s.game.sight.sees(t.s, 1, card) for card in hidden)
    t.done()
    assert t.ids("deck") != deck
    assert not any(t.s.game.sight.sees(t.s, 0, card) for card in hidden)


@pytest.mark.clause("KF-search-04")
def test_bear_flute_leaves_the_order_of_the_discard_pile_alone(keyforge):
    pile = ["murmook", "flaxia", "snufflegator"]
    t = keyforge.table(house="untamed", artifacts=["bear-flute"], deck=["ancient-bear"], discard=pile)
    t.use("bear-flute").done()
    assert t.ids("discard") == pile


def test_nepenthe_seed_is_sacrificed_for_any_card_even_itself(keyforge):
    t = keyforge.table(house="dis", artifacts=["nepenthe-seed"], discard=["curiosity", "flaxia"])
    t.use("nepenthe-seed", "omni")
    assert t.choices() == {"curiosity", "flaxia", "nepenthe-seed"}
    t.choose("curiosity")
    assert t.ids("hand") == ["curiosity"]
    assert "nepenthe-seed" in t.ids("discard")


def test_ritual_of_balance_steals_from_six(keyforge):
    t = keyforge.table(house="untamed", artifacts=["ritual-of-balance"], enemy_aember=6)
    t.use("ritual-of-balance")
    assert (t.aember, t.enemy_aember) == (1, 5)


def test_ritual_of_balance_does_nothing_at_five(keyforge):
    t = keyforge.table(house="untamed", artifacts=["ritual-of-balance"], enemy_aember=5)
    t.use("ritual-of-balance")
    assert (t.aember, t.enemy_aember) == (0, 5)


def test_ritual_of_the_hunt_lets_untamed_creatures_be_used_in_another_house(keyforge):
    t = keyforge.table(house="dis", artifacts=["ritual-of-the-hunt"], line=["flaxia", "troll"])
    assert t.refusal("reap", "flaxia").clause == "KF-main-04"
    t.use("ritual-of-the-hunt", "omni")
    assert t.zone("ritual-of-the-hunt") == "discard"
    assert t.can("reap", "flaxia")
    assert not t.can("reap", "troll")
    t.end_turn("mars").end_turn("dis")
    assert not t.can("reap", "flaxia")


def test_world_tree_puts_a_creature_on_top_of_the_deck(keyforge):
    t = keyforge.table(house="untamed", artifacts=["world-tree"], deck=["murmook"], discard=["curiosity", "flaxia"])
    t.use("world-tree")
    assert t.ids("deck") == ["flaxia", "murmook"]


# ---------------------------------------------------------------------------------------------------------------- creatures


@pytest.mark.clause("KF-assault-01")
def test_ancient_bear_assaults_before_the_fight(keyforge):
    t = keyforge.table(house="untamed", line=["ancient-bear"], enemy_line=["dew-faerie"])
    t.fight("ancient-bear", "dew-faerie")
    assert not t.in_play("dew-faerie")
    assert t.damage("ancient-bear") == 0


def test_bigtwig_fights_only_stunned_creatures(keyforge):
    t = keyforge.table(house="untamed", line=["bigtwig"], enemy_line=["bumpsy", {"card": "troll", "stunned": True}])
    assert t.can("fight", "bigtwig", "troll")
    assert t.refusal("fight", "bigtwig", "bumpsy").clause == "KF-golden-01"


def test_bigtwig_reaps_to_stun_and_exhaust(keyforge):
    t = keyforge.table(house="untamed", line=["bigtwig"], enemy_line=["bumpsy"])
    t.reap("bigtwig").choose("bumpsy")
    assert t.stunned("bumpsy") and t.exhausted("bumpsy")


def test_witch_of_the_wilds_lets_one_untamed_card_be_played_each_turn(keyforge):
    t = keyforge.table(house="dis", line=["witch-of-the-wilds"], hand=["flaxia", "murmook", "troll"])
    assert not t.can("play", "troll")
    t.play("flaxia")
    assert t.refusal("play", "murmook").clause == "KF-main-04"
    t.end_turn("mars").end_turn("logos")
    assert t.can("play", "murmook")


def test_two_witches_of_the_wilds_let_two_cards_be_played(keyforge):
    t = keyforge.table(house="dis", line=["witch-of-the-wilds"] * 2, hand=["flaxia", "murmook", "snufflegator"])
    t.act("play", "flaxia")
    t.act("permission", "witch-of-the-wilds#1", word="0").act("flank", word="left")
    t.play("murmook")
    assert not t.can("play", "snufflegator")


def test_witch_of_the_wilds_counts_nothing_while_untamed_is_active(keyforge):
    t = keyforge.table(house="untamed", line=["witch-of-the-wilds"], hand=["flaxia", "murmook"])
    t.play("flaxia").play("murmook")
    assert t.in_play("murmook")


@pytest.mark.clause("KF-hazard-01")
def test_briar_grubbling_hurts_its_attacker_first(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=["briar-grubbling"])
    t.fight("bumpsy", "briar-grubbling")
    assert not t.in_play("bumpsy")
    assert t.damage("briar-grubbling") == 0


def test_chota_hazri_loses_one_and_may_forge(keyforge):
    t = keyforge.table(house="untamed", hand=["chota-hazri"], aember=7)
    t.play("chota-hazri").yes().act("key", word="blue")
    assert (t.aember, t.keys()) == (0, 1)


def test_chota_hazri_without_aember_only_enters(keyforge):
    t = keyforge.table(house="untamed", hand=["chota-hazri"])
    t.play("chota-hazri")
    assert t.in_play("chota-hazri")
    assert t.decision.kind == "main"


def test_dew_faerie_reaps_for_two_and_is_elusive(keyforge):
    t = keyforge.table(house="untamed", line=["dew-faerie"], enemy_line=["bumpsy"], enemy_houses=["brobnar", "dis", "logos"])
    t.reap("dew-faerie")
    assert t.aember == 2
    t.end_turn("brobnar").fight("bumpsy", "dew-faerie")
    assert t.in_play("dew-faerie")


def test_dust_pixie_gives_its_bonus(keyforge):
    t = keyforge.table(house="untamed", hand=["dust-pixie"])
    t.play("dust-pixie")
    assert t.aember == 2


def test_flaxia_gains_with_more_creatures_herself_included(keyforge):
    t = keyforge.table(house="untamed", hand=["flaxia"], line=["murmook"], enemy_line=["troll"])
    t.play("flaxia")
    assert t.aember == 2


def test_flaxia_gains_nothing_on_a_tie(keyforge):
    t = keyforge.table(house="untamed", hand=["flaxia"], enemy_line=["troll"])
    t.play("flaxia")
    assert t.aember == 0


def test_fuzzy_gruen_gives_the_opponent_one(keyforge):
    t = keyforge.table(house="untamed", hand=["fuzzy-gruen"])
    t.play("fuzzy-gruen")
    assert (t.aember, t.enemy_aember) == (2, 1)


def test_giant_sloth_must_be_woken_by_a_discarded_untamed_card(keyforge):
    t = keyforge.table(house="untamed", line=["giant-sloth"], hand=["flaxia"])
    assert t.refusal("reap", "giant-sloth").clause == "KF-golden-01"
    t.discard("flaxia").use("giant-sloth")
    assert t.aember == 3


def test_giant_sloth_sleeps_on_after_a_discard_of_another_house(keyforge):
    t = keyforge.table(house="dis", line=[{"card": "giant-sloth", "house": "dis"}], hand=["dust-imp"])
    t.discard("dust-imp")
    assert not t.can("action", "giant-sloth")


def test_halacor_gives_skirmish_to_both_flanks_and_to_nobody_else(keyforge):
    t = keyforge.table(house="untamed", line=["murmook", "halacor", "flaxia"], enemy_line=["troll"])
    t.fight("murmook", "troll").fight("flaxia", "troll")
    assert (t.damage("murmook"), t.damage("flaxia")) == (0, 0)
    t.fight("halacor", "troll")
    assert not t.in_play("halacor")


def test_inka_the_spider_stuns_on_play_and_poisons(keyforge):
    t = keyforge.table(house="untamed", hand=["inka-the-spider"], line=["inka-the-spider"], enemy_line=["troll"])
    t.play("inka-the-spider#1").choose("troll")
    assert t.stunned("troll")
    t.fight("inka-the-spider#2", "troll")
    assert not t.in_play("troll")


def test_inka_the_spider_stuns_on_reap(keyforge):
    t = keyforge.table(house="untamed", line=["inka-the-spider"], enemy_line=["troll"])
    t.reap("inka-the-spider").choose("troll")
    assert t.stunned("troll")


def test_kindrith_longshot_shoots_when_reaping(keyforge):
    t = keyforge.table(house="untamed", line=["kindrith-longshot"], enemy_line=["troll"])
    t.reap("kindrith-longshot").choose("troll")
    assert t.damage("troll") == 2


@pytest.mark.clause("KF-skirmish-01")
def test_snufflegator_takes_no_damage_when_attacking(keyforge):
    t = keyforge.table(house="untamed", line=["snufflegator"], enemy_line=["troll"])
    t.fight("snufflegator", "troll")
    assert (t.damage("snufflegator"), t.damage("troll")) == (0, 4)


def test_lupo_the_scarred_bites_an_enemy_on_arrival(keyforge):
    t = keyforge.table(house="untamed", hand=["lupo-the-scarred"], line=["flaxia"], enemy_line=["troll", "bumpsy"])
    t.play("lupo-the-scarred")
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("troll")
    assert t.damage("troll") == 2


@pytest.mark.clause("KF-errata-04")
def test_mighty_tiger_deals_four_to_an_enemy_creature(keyforge):
    t = keyforge.table(house="untamed", hand=["mighty-tiger"], line=["flaxia"], enemy_line=["troll"])
    t.play("mighty-tiger")
    assert t.damage("troll") == 4


def test_murmook_makes_enemy_keys_dearer_and_two_add_up(keyforge):
    t = keyforge.table(house="untamed", line=["murmook", "murmook"])
    assert (t.key_cost(), t.key_cost(2)) == (6, 8)


def test_mushroom_man_shrinks_with_every_key(keyforge):
    t = keyforge.table(house="untamed", line=["mushroom-man"], keys=["red"], enemy_keys=["red", "blue"])
    assert t.power("mushroom-man") == 8


def test_mushroom_man_with_damage_dies_when_a_key_is_forged(keyforge):
    t = keyforge.table(house="untamed", hand=["key-charge"], line=[{"card": "mushroom-man", "damage": 9}], aember=7)
    t.play("key-charge").yes().act("key", word="red")
    assert not t.in_play("mushroom-man")


def test_niffle_ape_ignores_taunt_and_elusive(keyforge):
    t = keyforge.table(house="untamed", line=["niffle-ape", "flaxia"], enemy_line=["dew-faerie", "champion-anaphiel"])
    assert t.refusal("fight", "flaxia", "dew-faerie").clause == "KF-taunt-01"
    t.fight("niffle-ape", "dew-faerie")
    assert not t.in_play("dew-faerie")


def test_niffle_queen_strengthens_other_beasts_and_niffles(keyforge):
    t = keyforge.table(house="untamed", line=["niffle-queen", "niffle-ape", "murmook", "flaxia"], enemy_line=["snufflegator"])
    assert [t.power(name) for name in ("niffle-queen", "niffle-ape", "murmook", "flaxia", "snufflegator")] == [6, 5, 4, 4, 4]


def test_piranha_monkeys_bite_every_other_creature(keyforge):
    t = keyforge.table(house="untamed", hand=["piranha-monkeys"], line=["flaxia"], enemy_line=["troll", "dew-faerie"])
    t.play("piranha-monkeys")
    assert (t.damage("flaxia"), t.damage("troll"), t.damage("piranha-monkeys")) == (2, 2, 0)
    assert not t.in_play("dew-faerie")


def test_piranha_monkeys_bite_again_when_reaping(keyforge):
    t = keyforge.table(house="untamed", line=["piranha-monkeys"], enemy_line=["troll"])
    t.reap("piranha-monkeys")
    assert t.damage("troll") == 2


def test_teliga_gains_for_creatures_of_the_opponent_only(keyforge):
    t = keyforge.table(house="untamed", hand=["murmook", "dust-pixie", "fertility-chant"], enemy_line=["teliga"])
    t.play("murmook").play("dust-pixie")
    assert t.enemy_aember == 2
    t.play("fertility-chant")
    assert t.enemy_aember == 4


@pytest.mark.clause("KF-card-14")
def test_hunting_witch_gains_for_each_other_creature_you_play(keyforge):
    t = keyforge.table(house="untamed", hand=["hunting-witch", "murmook", "world-tree"])
    t.play("hunting-witch")
    assert t.aember == 0
    t.play("murmook").play("world-tree")
    assert t.aember == 1


def test_witch_of_the_eye_returns_any_card_when_reaping(keyforge):
    t = keyforge.table(house="untamed", line=["witch-of-the-eye"], discard=["curiosity", "flaxia"])
    t.reap("witch-of-the-eye").choose("curiosity")
    assert t.ids("hand") == ["curiosity"]


# ---------------------------------------------------------------------------------------------------------------- upgrades


@pytest.mark.clause("KF-assault-05")
def test_way_of_the_bear_adds_assault(keyforge):
    t = keyforge.table(house="untamed", hand=["way-of-the-bear"], line=["ancient-bear", "flaxia"], enemy_line=["troll"])
    t.play("way-of-the-bear", host="ancient-bear")
    assert t.aember == 1
    t.fight("ancient-bear", "troll")
    assert not t.in_play("troll")  # 4 before the fight, 5 in it


def test_way_of_the_wolf_gives_skirmish(keyforge):
    t = keyforge.table(house="untamed", hand=["way-of-the-wolf"], line=["murmook", "flaxia"], enemy_line=["troll"])
    t.play("way-of-the-wolf", host="murmook")
    t.fight("murmook", "troll").fight("flaxia", "troll")
    assert t.damage("murmook") == 0
    assert not t.in_play("flaxia")


@pytest.mark.parametrize(("third", "stolen"), [("dew-faerie", 0), ("lupo-the-scarred", 2)])
def test_stampede_counts_different_creatures(keyforge, third, stolen):
    boots = {"card": "dew-faerie", "upgrades": ["rocket-boots"]}
    t = keyforge.table(house="untamed", hand=["stampede"], line=[boots, "snufflegator", "lupo-the-scarred"], enemy_aember=5)
    t.reap("dew-faerie")
    while t.decision.kind == "order":
        t.s.choose(t.decision.options[0])
    assert not t.exhausted("dew-faerie"), "its boots readied it"
    t.reap("snufflegator").reap(third)
    while t.decision.kind == "order":
        t.s.choose(t.decision.options[0])
    t.play("stampede")
    assert t.enemy_aember == 5 - stolen
