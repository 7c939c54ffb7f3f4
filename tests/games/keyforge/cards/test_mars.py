"""Mars' cards, one test or more each."""

from __future__ import annotations

import pytest

# ---------------------------------------------------------------------------------------------------------------- actions


def test_ammonia_clouds_damages_every_creature(keyforge):
    t = keyforge.table(house="mars", hand=["ammonia-clouds"], line=["zorg"], enemy_line=["troll", "dextre"])
    t.play("ammonia-clouds")
    assert (t.damage("zorg"), t.damage("troll")) == (3, 3)
    assert not t.in_play("dextre")


def test_battle_fleet_draws_for_every_mars_card_revealed(keyforge):
    t = keyforge.table(house="mars", hand=["battle-fleet", "zorg", "tunk", "anger"], deck=["mother", "dextre", "labwork"])
    t.play("battle-fleet")
    assert t.choices() == {"zorg", "tunk"}
    t.choose("zorg", "tunk")
    assert t.ids("hand") == ["zorg", "tunk", "anger", "mother", "dextre"]
    assert t.s.game.sight.sees(t.s, 1, t.card("zorg"))


def test_battle_fleet_may_reveal_fewer(keyforge):
    t = keyforge.table(house="mars", hand=["battle-fleet", "zorg", "tunk"], deck=["mother", "dextre", "labwork"])
    t.play("battle-fleet").done()
    assert t.ids("hand") == ["zorg", "tunk"]


def test_deep_probe_discards_the_creatures_of_a_house(keyforge):
    t = keyforge.table(house="mars", hand=["deep-probe"], enemy_hand=["krump", "troll", "anger", "dextre"])
    t.play("deep-probe").house("brobnar")
    assert t.ids("hand", 2) == ["anger", "dextre"]
    assert t.s.game.sight.sees(t.s, 0, t.card("anger"))


def test_emp_blast_stuns_martians_and_robots_and_destroys_artifacts(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["emp-blast"],
        line=["zorg", "tunk"],
        artifacts=["sniffer"],
        enemy_line=["batdrone", "troll"],
        enemy_artifacts=["cannon"],
    )
    t.play("emp-blast")
    assert [t.stunned(name) for name in ("zorg", "tunk", "batdrone", "troll")] == [True, True, True, False]
    assert not t.in_play("sniffer") and not t.in_play("cannon")


def test_hypnotic_command_captures_from_the_enemys_own_side(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["hypnotic-command"],
        line=["zorg", "tunk", "mother"],
        enemy_line=["troll", "krump"],
        aember=3,
        enemy_aember=3,
    )
    t.play("hypnotic-command").choose("troll", "krump")
    assert (t.on("troll", "aember"), t.on("krump", "aember")) == (1, 1)
    assert (t.aember, t.enemy_aember) == (3, 1)


def test_irradiated_aember_needs_six(keyforge):
    for pool, damage in ((6, 3), (5, 0)):
        t = keyforge.table(house="mars", hand=["irradiated-æmber"], line=["zorg"], enemy_line=["troll"], enemy_aember=pool)
        t.play("irradiated-æmber")
        assert (t.damage("troll"), t.damage("zorg")) == (damage, 0)


def test_key_abduction_forges_cheaper_with_a_full_hand(keyforge):
    t = keyforge.table(
        house="mars", hand=["key-abduction", "anger", "punch"], line=["zorg", "mother"], enemy_line=["tunk"], aember=11
    )
    t.play("key-abduction").yes()  # three cards in hand: 6 + 9 - 3 = 12
    t.act("key", word="red")
    assert t.zone("zorg") == "hand" and t.zone("tunk") == "hand" and t.in_play("mother")
    assert t.keys() == 1
    assert t.aember == 0


def test_key_abduction_may_be_declined(keyforge):
    t = keyforge.table(house="mars", hand=["key-abduction"], aember=19)
    t.play("key-abduction").no()
    assert (t.keys(), t.aember) == (0, 20)


def test_martian_hounds_gives_two_counters_for_each_damaged_creature(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["martian-hounds"],
        line=["zorg"],
        enemy_line=[{"card": "troll", "damage": 1}, {"card": "krump", "damage": 2}],
    )
    t.play("martian-hounds").choose("zorg")
    assert t.power("zorg") == 11


def test_martians_make_bad_allies_purges_your_other_creatures(keyforge):
    t = keyforge.table(house="mars", hand=["martians-make-bad-allies", "zorg", "troll", "mother", "anger"])
    t.play("martians-make-bad-allies")
    assert sorted(t.ids("purged")) == ["mother", "troll"]
    assert t.ids("hand") == ["zorg", "anger"]
    assert t.aember == 2
    assert t.s.game.sight.sees(t.s, 1, t.card("anger"))


def test_mass_abduction_archives_damaged_enemies(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["mass-abduction"],
        enemy_line=[{"card": "troll", "damage": 1}, {"card": "krump", "damage": 1}, "mother"],
        enemy_houses=["brobnar", "logos", "dis"],
    )
    t.play("mass-abduction")
    assert t.choices() == {"troll", "krump"}
    t.choose("troll").done()
    assert t.ids("archives") == ["troll"]
    t.end_turn("logos").answer("pass").house("mars").act("archives", word="take")
    assert "troll" in t.ids("hand", 2)
    assert t.ids("archives") == []


def test_mating_season_pays_each_owner(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["mating-season"],
        line=["zorg", "tunk", {"card": "blypyp", "owner": 2}, "mother"],
        enemy_line=["grommid"],
    )
    t.play("mating-season")
    assert sorted(t.ids("deck")) == ["tunk", "zorg"]
    assert sorted(t.ids("deck", 2)) == ["blypyp", "grommid"]
    assert (t.aember, t.enemy_aember) == (3, 2)


@pytest.mark.clause("KF-foreach-01")
def test_mothership_support_may_split_its_damage(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["mothership-support"],
        line=["zorg", "tunk", {"card": "blypyp", "exhausted": True}],
        enemy_line=["troll", "krump"],
    )
    t.play("mothership-support").choose("troll", "krump")
    assert (t.damage("troll"), t.damage("krump")) == (2, 2)


def test_orbital_bombardment_deals_damage_for_each_card_revealed(keyforge):
    t = keyforge.table(house="mars", hand=["orbital-bombardment", "zorg", "tunk", "anger"], enemy_line=["troll", "krump"])
    t.play("orbital-bombardment").choose("zorg", "tunk").choose("troll", "troll")
    assert (t.damage("troll"), t.damage("krump")) == (4, 0)


def test_phosphorus_stars_stuns_all_but_martians(keyforge):
    t = keyforge.table(house="mars", hand=["phosphorus-stars"], line=["zorg", "mother"], enemy_line=["troll", "tunk"])
    t.play("phosphorus-stars")
    assert [t.stunned(name) for name in ("zorg", "mother", "troll", "tunk")] == [False, True, True, False]
    assert t.chains() == 2


def test_psychic_network_steals_for_ready_martians(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["psychic-network"],
        line=["zorg", "tunk", {"card": "blypyp", "exhausted": True}, "mother"],
        enemy_aember=5,
    )
    t.play("psychic-network")
    assert (t.aember, t.enemy_aember) == (2, 3)


def test_sample_collection_takes_one_creature_for_each_key(keyforge):
    t = keyforge.table(
        house="mars", hand=["sample-collection"], enemy_line=["troll", "krump", "mother"], enemy_keys=["red", "blue"]
    )
    t.play("sample-collection").choose("troll", "mother")
    assert sorted(t.ids("archives")) == ["mother", "troll"]
    assert t.ids("line", 2) == ["krump"]


def test_shatter_storm_costs_the_opponent_triple(keyforge):
    t = keyforge.table(house="mars", hand=["shatter-storm"], aember=2, enemy_aember=8)
    t.play("shatter-storm")
    assert (t.aember, t.enemy_aember) == (0, 2)


def test_shatter_storm_without_aember_does_nothing(keyforge):
    t = keyforge.table(house="mars", hand=["shatter-storm"], aember=0, enemy_aember=8)
    t.play("shatter-storm")
    assert t.enemy_aember == 8


def test_soft_landing_readies_only_the_next_creature_or_artifact(keyforge):
    t = keyforge.table(house="mars", hand=["soft-landing", "ammonia-clouds", "sniffer", "grabber-jammer"])
    t.play("soft-landing").play("ammonia-clouds").play("sniffer").play("grabber-jammer")
    assert not t.exhausted("sniffer")
    assert t.exhausted("grabber-jammer")


def test_soft_landing_does_not_last_to_the_next_turn(keyforge):
    t = keyforge.table(house="mars", hand=["soft-landing", "tunk"], enemy_deck=["mother"] * 9, deck=["zorg"] * 9)
    t.play("soft-landing").end_turn("sanctum").end_turn("mars").play("tunk")
    assert t.exhausted("tunk")


def test_soft_landing_waits_for_a_creature_that_is_played_not_put_into_play(keyforge):
    t = keyforge.table(house="mars", hand=["soft-landing", "zorg", "tunk"], line=["blypyp"], artifacts=["swap-widget"])
    t.play("soft-landing").use("swap-widget").choose("zorg")
    assert not t.exhausted("zorg")
    t.play("tunk")
    assert not t.exhausted("tunk")


def test_squawker_readies_a_martian_or_stuns_another(keyforge):
    t = keyforge.table(house="mars", hand=["squawker"], line=[{"card": "zorg", "exhausted": True}], enemy_line=["troll"])
    t.play("squawker").act("option", word="1")
    assert not t.exhausted("zorg")
    t = keyforge.table(house="mars", hand=["squawker"], line=["zorg"], enemy_line=["troll"])
    t.play("squawker").act("option", word="2")
    assert t.stunned("troll")


def test_total_recall_gains_for_the_ready_and_returns_all(keyforge):
    t = keyforge.table(
        house="mars", hand=["total-recall"], line=["zorg", "mother", {"card": "tunk", "exhausted": True}], enemy_line=["troll"]
    )
    t.play("total-recall")
    assert t.aember == 3
    assert sorted(t.ids("hand")) == ["mother", "tunk", "zorg"]
    assert t.in_play("troll")


# ---------------------------------------------------------------------------------------------------------------- artifacts


@pytest.mark.clause("KF-faq-25")
def test_combat_pheromones_let_two_cards_be_used_and_used_again(keyforge):
    t = keyforge.table(
        house="logos",
        artifacts=["combat-pheromones", "feeding-pit"],
        line=["mindwarper", "john-smyth", "grabber-jammer"],
        enemy_line=["troll"],
        enemy_aember=3,
    )
    t.use("combat-pheromones", "omni")
    assert t.zone("combat-pheromones") == "discard"
    t.use("mindwarper").reap("john-smyth").choose("mindwarper").use("mindwarper")
    assert t.on("troll", "aember") == 2
    assert t.refusal("reap", "grabber-jammer").clause == "KF-main-04"
    assert t.refusal("action", "feeding-pit").clause == "KF-main-04"


def test_commpod_readies_a_martian_for_each_card_revealed(keyforge):
    t = keyforge.table(
        house="mars",
        artifacts=["commpod"],
        hand=["tunk", "grommid"],
        line=[{"card": "zorg", "exhausted": True}, {"card": "blypyp", "exhausted": True}],
    )
    t.use("commpod").choose("tunk", "grommid").yes().choose("zorg").no()
    assert not t.exhausted("zorg")
    assert t.exhausted("blypyp")


def test_crystal_hive_gains_for_every_reap_this_turn(keyforge):
    t = keyforge.table(house="mars", artifacts=["crystal-hive"], line=["zorg", "tunk"])
    t.reap("zorg").use("crystal-hive")
    assert t.aember == 1
    t.reap("tunk")
    assert t.aember == 3


def test_custom_virus_destroys_what_shares_a_trait(keyforge):
    t = keyforge.table(
        house="logos", artifacts=["custom-virus"], hand=["zorg"], line=["brain-eater", "mother"], enemy_line=["grommid", "troll"]
    )
    t.use("custom-virus", "omni").yes()
    assert t.zone("custom-virus") == "discard"
    assert t.zone("zorg") == "purged"
    assert not t.in_play("brain-eater") and not t.in_play("grommid")
    assert t.in_play("mother") and t.in_play("troll")


@pytest.mark.clause("KF-errata-01")
def test_custom_virus_need_not_purge(keyforge):
    t = keyforge.table(house="logos", artifacts=["custom-virus"], hand=["zorg"], enemy_line=["grommid"])
    t.use("custom-virus", "omni").no()
    assert t.zone("zorg") == "hand"
    assert t.in_play("grommid")


def test_feeding_pit_turns_a_creature_into_aember(keyforge):
    t = keyforge.table(house="mars", artifacts=["feeding-pit"], hand=["troll", "anger"])
    t.use("feeding-pit")
    assert t.zone("troll") == "discard"
    assert t.aember == 1


def test_feeding_pit_without_a_creature_gives_nothing(keyforge):
    t = keyforge.table(house="mars", artifacts=["feeding-pit"], hand=["anger"])
    t.use("feeding-pit")
    assert t.aember == 0


def test_invasion_portal_digs_for_a_martian(keyforge):
    t = keyforge.table(house="mars", artifacts=["invasion-portal"], deck=["anger", "sniffer", "zorg", "mother"])
    t.use("invasion-portal")
    assert t.ids("hand") == ["zorg"]
    assert sorted(t.ids("discard")) == ["anger", "sniffer"]
    assert t.ids("deck") == ["mother"]


def test_invasion_portal_runs_out_of_cards(keyforge):
    t = keyforge.table(house="mars", artifacts=["invasion-portal"], deck=["anger", "mother"])
    t.use("invasion-portal")
    assert t.ids("hand") == []
    assert sorted(t.ids("discard")) == ["anger", "mother"]


def test_incubation_chamber_archives_a_martian_at_any_time(keyforge):
    t = keyforge.table(house="logos", artifacts=["incubation-chamber"], hand=["zorg", "mother"])
    t.use("incubation-chamber", "omni")
    assert t.ids("archives") == ["zorg"]
    assert t.s.game.sight.sees(t.s, 1, t.card("zorg"))


def test_mothergun_deals_as_much_as_was_revealed(keyforge):
    t = keyforge.table(
        house="mars", artifacts=["mothergun"], hand=["zorg", "tunk", "sniffer", "anger"], enemy_line=["troll", "krump"]
    )
    t.use("mothergun").choose("zorg", "tunk", "sniffer").choose("troll")
    assert (t.damage("troll"), t.damage("krump")) == (3, 0)


def test_sniffer_takes_elusive_away_for_the_turn(keyforge):
    t = keyforge.table(house="mars", artifacts=["sniffer"], line=["zorg"], enemy_line=["vespilon-theorist"])
    t.use("sniffer").fight("zorg", "vespilon-theorist")
    assert not t.in_play("vespilon-theorist")


def test_swap_widget_changes_one_martian_for_another(keyforge):
    t = keyforge.table(
        house="mars", artifacts=["swap-widget"], line=["zorg", {"card": "tunk", "exhausted": True}], hand=["grommid", "zorg"]
    )
    t.use("swap-widget")
    assert t.zone("zorg#2") == "hand" or t.zone("zorg#1") == "hand"
    if t.decision.kind == "flank":
        t.act("flank", word="right")
    assert t.in_play("grommid")
    assert not t.exhausted("grommid")
    assert not t.in_play("zorg#1") and not t.in_play("zorg#2")


def test_swap_widget_needs_a_ready_martian(keyforge):
    t = keyforge.table(house="mars", artifacts=["swap-widget"], line=[{"card": "tunk", "exhausted": True}], hand=["grommid"])
    t.use("swap-widget")
    assert t.in_play("tunk") and t.zone("grommid") == "hand"


# ---------------------------------------------------------------------------------------------------------------- creatures


def test_blypyp_readies_the_next_martian(keyforge):
    t = keyforge.table(house="mars", line=["blypyp"], hand=["tunk", "grabber-jammer", "sniffer"])
    t.reap("blypyp").play("sniffer").play("tunk").play("grabber-jammer")
    assert t.exhausted("sniffer")
    assert not t.exhausted("tunk")
    assert t.exhausted("grabber-jammer")


def test_chuff_ape_enters_stunned_and_may_eat_a_friend(keyforge):
    t = keyforge.table(house="mars", hand=["chuff-ape"])
    t.play("chuff-ape")
    assert t.stunned("chuff-ape")
    t = keyforge.table(house="mars", line=[{"card": "chuff-ape", "damage": 5}, "blypyp"], enemy_line=["troll"])
    t.reap("chuff-ape").yes()
    assert not t.in_play("blypyp")
    assert t.damage("chuff-ape") == 0


def test_chuff_ape_may_decline(keyforge):
    t = keyforge.table(house="mars", line=[{"card": "chuff-ape", "damage": 5}, "blypyp"])
    t.reap("chuff-ape").no()
    assert t.in_play("blypyp")
    assert t.damage("chuff-ape") == 5


def test_ether_spider_catches_reaped_aember_and_bonuses(keyforge):
    t = keyforge.table(
        house="mars", line=["ether-spider"], enemy_line=["bumpsy"], enemy_hand=["anger"], enemy_houses=["brobnar", "dis", "logos"]
    )
    t.end_turn("brobnar").reap("bumpsy")
    assert t.enemy_aember == 0
    assert t.on("ether-spider", "aember") == 1
    t.play("anger")
    assert t.on("ether-spider", "aember") == 2


def test_ether_spider_catches_stolen_aember(keyforge):
    t = keyforge.table(
        house="mars", line=["ether-spider"], aember=3, enemy_line=["batdrone"], enemy_houses=["brobnar", "dis", "logos"]
    )
    t.end_turn("logos").fight("batdrone", "ether-spider")
    assert (t.aember, t.enemy_aember) == (2, 0)
    assert t.on("ether-spider", "aember") == 1
    assert t.damage("batdrone") == 0


def test_ether_spider_catches_what_a_fallen_friend_had_captured(keyforge):
    t = keyforge.table(house="mars", line=["ether-spider", {"card": "blypyp", "aember": 2}], hand=["ammonia-clouds"])
    t.play("ammonia-clouds")
    assert not t.in_play("blypyp")
    assert t.enemy_aember == 0
    assert t.on("ether-spider", "aember") == 2


def test_ether_spiders_own_aember_goes_to_the_opponent_when_it_falls(keyforge):
    t = keyforge.table(
        house="mars",
        line=[{"card": "ether-spider", "aember": 3, "damage": 5}, {"card": "blypyp", "aember": 2}],
        hand=["ammonia-clouds"],
    )
    t.play("ammonia-clouds")
    assert not t.in_play("ether-spider") and not t.in_play("blypyp")
    assert t.enemy_aember == 5


def test_ether_spider_against_a_dimension_door(keyforge):
    t = keyforge.table(house="logos", hand=["dimension-door"], line=["mother"], enemy_line=["ether-spider"], enemy_aember=2)
    t.play("dimension-door").reap("mother")
    door = [option.id for option in t.decision.options if "dimension-door" in option.id]
    t.answer(door[0])  # stolen instead of gained, and then caught on its way
    assert (t.aember, t.enemy_aember) == (0, 1)
    assert t.on("ether-spider", "aember") == 1


@pytest.mark.clause("KF-pay-01", "KF-replace-02")
def test_ether_spider_catches_the_toll_for_using_an_artifact(keyforge):
    t = keyforge.table(
        house="mars", aember=1, line=["ether-spider"], artifacts=["crystal-hive"], enemy_line=["tentacus"], enemy_aember=4
    )
    t.use("crystal-hive")
    assert t.exhausted("crystal-hive")
    assert (t.aember, t.enemy_aember) == (0, 4), "paid, and it does not arrive"
    assert t.on("ether-spider", "aember") == 1


@pytest.mark.clause("KF-pay-01")
def test_without_ether_spider_the_toll_goes_to_the_opponent(keyforge):
    t = keyforge.table(house="mars", aember=1, line=["zorg"], artifacts=["crystal-hive"], enemy_line=["tentacus"], enemy_aember=4)
    t.use("crystal-hive")
    assert (t.aember, t.enemy_aember) == (0, 5)


@pytest.mark.clause("KF-faq-33", "KF-replace-02")
@pytest.mark.parametrize("first", ["ether-spider", "po-s-pixies"])
def test_stolen_aember_caught_by_ether_spider_is_not_taken_from_a_pool_that_pixies_guard(keyforge, first):
    t = keyforge.table(house="shadows", hand=["nerve-blast"], enemy_line=["ether-spider", "po-s-pixies"], enemy_aember=3)
    t.play("nerve-blast")
    assert t.decision.kind == "replace"
    t.act("replace", first, word=str(["ether-spider", "po-s-pixies"].index(first)))
    assert (t.aember, t.enemy_aember) == (0, 3)
    assert t.on("ether-spider", "aember") == 1


def test_ether_spider_does_not_touch_its_own_side(keyforge):
    t = keyforge.table(house="mars", line=["ether-spider", "tunk"], enemy_line=["troll"])
    t.reap("tunk")
    assert t.aember == 1
    t.fight("ether-spider", "troll")
    assert t.damage("troll") == 0


def test_grabber_jammer_captures_and_makes_keys_dearer(keyforge):
    t = keyforge.table(house="mars", line=["grabber-jammer"], enemy_aember=2)
    assert (t.key_cost(1), t.key_cost(2)) == (6, 7)
    t.reap("grabber-jammer")
    assert t.on("grabber-jammer", "aember") == 1


def test_grommid_forbids_creatures_and_costs_aember(keyforge):
    t = keyforge.table(house="mars", line=["grommid"], hand=["tunk", "sniffer"], enemy_line=["bumpsy"], enemy_aember=3)
    assert t.refusal("play", "tunk").clause == "KF-golden-01"
    assert t.can("play", "sniffer")
    t.fight("grommid", "bumpsy")
    assert t.enemy_aember == 2


def test_grommid_lets_the_opponent_play_creatures(keyforge):
    t = keyforge.table(house="mars", line=["grommid"], enemy_hand=["tunk"])
    t.end_turn("mars")
    assert t.can("play", "tunk")


def test_john_smyth_readies_a_martian_that_is_no_agent(keyforge):
    t = keyforge.table(
        house="mars", line=["john-smyth", {"card": "zorg", "exhausted": True}, {"card": "tunk", "exhausted": True}, "mother"]
    )
    t.reap("john-smyth")
    assert t.choices() == {"zorg", "tunk"}
    t.choose("tunk")
    assert not t.exhausted("tunk") and t.exhausted("zorg")


def test_mindwarper_makes_an_enemy_capture_from_its_side(keyforge):
    t = keyforge.table(house="mars", line=["mindwarper"], enemy_line=["troll"], aember=2, enemy_aember=2)
    t.use("mindwarper")
    assert (t.aember, t.enemy_aember) == (2, 1)
    assert t.on("troll", "aember") == 1


def test_phylyx_disintegrates_for_every_other_martian(keyforge):
    t = keyforge.table(house="mars", line=["phylyx-the-disintegrator", "zorg", "tunk", "mother"], enemy_aember=5)
    t.use("phylyx-the-disintegrator")
    assert t.enemy_aember == 3


def test_qyxxlyx_plague_master_ignores_the_armor_of_humans(keyforge):
    t = keyforge.table(house="mars", line=["qyxxlyx-plague-master"], enemy_line=["raiding-knight", "doc-bookton", "troll"])
    assert t.armor("raiding-knight") == 2
    t.reap("qyxxlyx-plague-master")
    assert t.damage("doc-bookton") == 3
    assert t.damage("troll") == 0
    assert t.damage("raiding-knight") == 3


def test_tunk_heals_when_another_martian_is_played(keyforge):
    t = keyforge.table(house="mars", line=[{"card": "tunk", "damage": 4}], hand=["sniffer", "blypyp"])
    t.play("sniffer")
    assert t.damage("tunk") == 4
    t.play("blypyp")
    assert t.damage("tunk") == 0


def test_ulyq_megamouth_uses_a_friend_of_another_house(keyforge):
    t = keyforge.table(house="mars", line=["ulyq-megamouth", "mother", "zorg"])
    t.reap("ulyq-megamouth")
    assert t.exhausted("mother")
    assert t.aember == 2


def test_uxlyx_archives_an_enemy_which_goes_back_to_its_owner(keyforge):
    t = keyforge.table(house="mars", line=["uxlyx-the-zookeeper"], enemy_line=["troll"], enemy_houses=["brobnar", "logos", "dis"])
    t.reap("uxlyx-the-zookeeper")
    assert t.ids("archives") == ["troll"]
    t.end_turn("logos").answer("pass").house("mars").act("archives", word="take")
    assert t.zone("troll") == "hand" and t.controller("troll") == 2


def test_vezyma_thinkdrone_may_archive_a_friendly_card_from_play(keyforge):
    t = keyforge.table(house="mars", line=["vezyma-thinkdrone", "zorg"], artifacts=["sniffer"], enemy_artifacts=["cannon"])
    t.reap("vezyma-thinkdrone").yes()
    assert t.choices() == {"vezyma-thinkdrone", "zorg", "sniffer"}
    t.choose("sniffer")
    assert t.ids("archives") == ["sniffer"]


def test_yxili_marauder_grows_with_what_it_captures(keyforge):
    t = keyforge.table(house="mars", hand=["yxili-marauder"], line=["zorg", "grabber-jammer"], enemy_aember=5)
    t.play("yxili-marauder")
    assert t.on("yxili-marauder", "aember") == 2
    assert t.power("yxili-marauder") == 4


def test_yxilo_bolter_purges_what_it_destroys(keyforge):
    t = keyforge.table(house="mars", line=["yxilo-bolter"], enemy_line=["batdrone", "troll"])
    t.reap("yxilo-bolter").choose("batdrone")
    assert t.zone("batdrone") == "purged"


def test_yxilo_bolter_leaves_survivors_alone(keyforge):
    t = keyforge.table(house="mars", line=["yxilo-bolter"], enemy_line=["batdrone", "troll"])
    t.reap("yxilo-bolter").choose("troll")
    assert t.damage("troll") == 2


@pytest.mark.clause("KF-faq-11")
@pytest.mark.clause("KF-leave-04")
def test_yxilo_bolter_does_not_reach_bad_penny_in_hand(keyforge):
    t = keyforge.table(house="mars", line=["yxilo-bolter"], enemy_line=["bad-penny", "troll"])
    t.reap("yxilo-bolter").choose("bad-penny")
    assert t.zone("bad-penny") == "hand"


def test_yxilx_dominator_enters_stunned(keyforge):
    t = keyforge.table(house="mars", hand=["yxilx-dominator"], line=["zorg"], enemy_line=["troll"])
    t.play("yxilx-dominator")
    assert t.stunned("yxilx-dominator")


def test_zorg_stuns_what_it_fights_and_its_neighbors(keyforge):
    t = keyforge.table(house="mars", line=["zorg"], enemy_line=["krump", "troll", "mother", "dextre"])
    t.fight("zorg", "troll")
    assert [t.stunned(name) for name in ("krump", "troll", "mother", "dextre")] == [True, True, True, False]
    t = keyforge.table(house="mars", hand=["zorg"])
    t.play("zorg")
    assert t.stunned("zorg")


def test_zyzzix_archives_a_creature_and_grows(keyforge):
    t = keyforge.table(house="mars", line=["zyzzix-the-many"], hand=["troll", "anger"])
    t.reap("zyzzix-the-many").yes()
    assert t.ids("archives") == ["troll"]
    assert t.power("zyzzix-the-many") == 6


def test_zyzzix_without_a_creature_does_not_grow(keyforge):
    t = keyforge.table(house="mars", line=["zyzzix-the-many"], hand=["anger"])
    t.reap("zyzzix-the-many").yes()
    assert t.power("zyzzix-the-many") == 3


# ---------------------------------------------------------------------------------------------------------------- upgrades


@pytest.mark.clause("KF-errata-05")
def test_biomatrix_backup_archives_its_creature_for_its_owner(keyforge):
    t = keyforge.table(
        house="mars",
        hand=["ammonia-clouds"],
        line=["zorg", {"card": "dextre", "owner": 2, "upgrades": ["biomatrix-backup"]}],
        enemy_line=["troll"],
    )
    t.play("ammonia-clouds")
    while t.decision.kind == "order":
        backup = [option for option in t.decision.options if option.word == "1"]
        t.s.choose(backup[0])
    assert t.ids("archives", 2) == ["dextre"]
    assert t.zone("biomatrix-backup") == "discard"


def test_brain_stem_antenna_brings_its_creature_to_mars_for_a_turn(keyforge):
    t = keyforge.table(
        house="mars", line=[{"card": "mother", "exhausted": True, "upgrades": ["brain-stem-antenna"]}], hand=["tunk", "sniffer"]
    )
    t.play("sniffer")
    assert t.exhausted("mother")
    t.play("tunk")
    assert not t.exhausted("mother")
    t.reap("mother")
    assert t.aember == 2
    t.end_turn("mars").end_turn("mars")
    assert t.refusal("reap", "mother").clause == "KF-main-04"


def test_jammer_pack_belongs_to_its_creature(keyforge):
    t = keyforge.table(house="mars", line=[{"card": "zorg", "upgrades": ["jammer-pack"]}])
    assert (t.key_cost(1), t.key_cost(2)) == (6, 8)
    t = keyforge.table(house="mars", hand=["jammer-pack"], enemy_line=["zorg"])
    t.play("jammer-pack")
    assert (t.key_cost(1), t.key_cost(2)) == (8, 6)


@pytest.mark.clause("KF-foreach-04")
@pytest.mark.clause("KF-foreach-02")
def test_red_planet_ray_gun_cannot_split_its_damage(keyforge):
    t = keyforge.table(
        house="mars", line=[{"card": "zorg", "upgrades": ["red-planet-ray-gun"]}, "tunk"], enemy_line=["troll", "grommid", "krump"]
    )
    t.reap("zorg").choose("troll")
    assert t.damage("troll") == 3
    assert t.decision.kind == "main"
