"""Sanctum's cards, one test or more each."""

from __future__ import annotations

import pytest

from tapete.games.keyforge.things import HOUSES

# ---------------------------------------------------------------------------------------------------------------- actions


def test_begone_destroys_each_dis_creature_or_gives_aember(keyforge):
    t = keyforge.table(house="sanctum", hand=["begone", "begone"], line=["sequis"], enemy_line=[{"card": "bumpsy", "house": "dis"}])
    t.play("begone").act("option", word="2")
    assert t.aember == 1 and t.in_play("bumpsy")
    t.play("begone#2").act("option", word="1")
    assert not t.in_play("bumpsy")
    assert t.in_play("sequis") and t.aember == 1


def test_blinding_light_stuns_each_creature_of_the_chosen_house(keyforge):
    t = keyforge.table(house="sanctum", hand=["blinding-light"], line=["sequis", "bumpsy"], enemy_line=["urchin", "headhunter"])
    t.play("blinding-light").act("house", word="brobnar")
    assert t.stunned("bumpsy") and t.stunned("headhunter")
    assert not t.stunned("sequis") and not t.stunned("urchin")


@pytest.mark.clause("KF-house-01")
def test_blinding_light_may_name_any_of_the_nine_houses_also_one_that_nobody_has(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["blinding-light"],
        line=["sequis"],
        houses=["sanctum", "dis", "logos"],
        enemy_houses=["sanctum", "dis", "logos"],
    )
    t.play("blinding-light")
    assert sorted(t.options) == sorted([f"house:{house}" for house in HOUSES])
    t.act("house", word="saurian")
    assert not t.stunned("sequis")


def test_charge_gives_creatures_played_later_a_play_ability(keyforge):
    t = keyforge.table(house="sanctum", hand=["charge", "sequis", "bulwark"], line=["grey-monk"], enemy_line=["bumpsy"])
    t.play("charge").play("sequis")
    assert t.damage("bumpsy") == 2
    t.play("bulwark")
    assert t.damage("bumpsy") == 4


def test_charge_ends_with_the_turn(keyforge):
    t = keyforge.table(house="sanctum", hand=["charge", "sequis"], enemy_line=["bumpsy"])
    t.play("charge").end_turn("mars")
    t.end_turn("sanctum")
    t.play("sequis")
    assert t.damage("bumpsy") == 0


def test_cleansing_wave_pays_for_each_creature_healed(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["cleansing-wave"],
        line=[{"card": "bulwark", "damage": 2}, "sequis"],
        enemy_line=[{"card": "bumpsy", "damage": 1}],
    )
    t.play("cleansing-wave")
    assert t.damage("bulwark") == 1 and t.damage("bumpsy") == 0
    assert t.aember == 2


def test_clear_mind_unstuns_friendly_creatures_only(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["clear-mind"],
        line=[{"card": "sequis", "stunned": True}],
        enemy_line=[{"card": "bumpsy", "stunned": True}],
    )
    t.play("clear-mind")
    assert not t.stunned("sequis") and t.stunned("bumpsy")


def test_doorstep_to_heaven_brings_both_players_down_to_five(keyforge):
    t = keyforge.table(house="sanctum", hand=["doorstep-to-heaven"], aember=9, enemy_aember=6)
    t.play("doorstep-to-heaven")
    assert (t.aember, t.enemy_aember) == (5, 5)


def test_doorstep_to_heaven_leaves_five_or_less_alone(keyforge):
    t = keyforge.table(house="sanctum", hand=["doorstep-to-heaven"], aember=4, enemy_aember=5)
    t.play("doorstep-to-heaven")
    assert (t.aember, t.enemy_aember) == (5, 5)


def test_glorious_few_pays_for_the_opponents_extra_creatures(keyforge):
    t = keyforge.table(house="sanctum", hand=["glorious-few"], line=["sequis"], enemy_line=["bumpsy", "headhunter", "urchin"])
    t.play("glorious-few")
    assert t.aember == 2


def test_glorious_few_gives_nothing_to_the_many(keyforge):
    t = keyforge.table(house="sanctum", hand=["glorious-few"], line=["sequis", "bulwark"], enemy_line=["bumpsy"])
    t.play("glorious-few")
    assert t.aember == 0


def test_honorable_claim_makes_each_friendly_knight_capture(keyforge):
    t = keyforge.table(
        house="sanctum", hand=["honorable-claim"], line=["sequis", "grey-monk", "bulwark"], enemy_line=["bulwark"], enemy_aember=5
    )
    t.play("honorable-claim")
    assert [t.on("sequis", "aember"), t.on("grey-monk", "aember"), t.on("1:bulwark", "aember")] == [1, 0, 1]
    assert t.on("2:bulwark", "aember") == 0
    assert t.enemy_aember == 3


def test_honorable_claim_with_too_little_aember_asks_who_captures(keyforge):
    t = keyforge.table(house="sanctum", hand=["honorable-claim"], line=["sequis", "bulwark", "francus"], enemy_aember=2)
    t.play("honorable-claim").choose("francus").choose("sequis")
    assert [t.on(name, "aember") for name in ("sequis", "bulwark", "francus")] == [1, 0, 1]
    assert t.enemy_aember == 0 and t.decision.kind == "main"


def test_inspiration_readies_and_uses_a_creature_of_any_house(keyforge):
    t = keyforge.table(house="sanctum", hand=["inspiration"], line=[{"card": "bumpsy", "exhausted": True}])
    t.play("inspiration")
    assert t.aember == 1 and t.exhausted("bumpsy")


def test_mighty_lance_hits_a_creature_and_one_neighbor(keyforge):
    t = keyforge.table(house="sanctum", hand=["mighty-lance"], enemy_line=["bumpsy", "headhunter", "hebe-the-huge", "troll"])
    t.play("mighty-lance").choose("headhunter")
    assert t.choices() == {"bumpsy", "hebe-the-huge"}
    t.choose("bumpsy")
    assert [t.damage(name) for name in ("bumpsy", "headhunter", "hebe-the-huge")] == [3, 3, 0]


def test_mighty_lance_on_a_lone_creature_hits_only_it(keyforge):
    t = keyforge.table(house="sanctum", hand=["mighty-lance"], enemy_line=["bumpsy"])
    t.play("mighty-lance")
    assert t.damage("bumpsy") == 3 and t.decision.kind == "main"


def test_oath_of_poverty_pays_two_for_each_artifact(keyforge):
    t = keyforge.table(
        house="sanctum", hand=["oath-of-poverty"], artifacts=["cannon", "hallowed-blaster"], enemy_artifacts=["cannon"]
    )
    t.play("oath-of-poverty")
    assert t.aember == 5
    assert t.in_play("2:cannon") and not t.in_play("1:cannon")


def test_one_stood_against_many_fights_three_different_creatures(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["one-stood-against-many"],
        line=["champion-anaphiel"],
        enemy_line=["urchin", "noddy-the-thief", "umbra", "bad-penny"],
    )
    t.play("one-stood-against-many").act("fight", "champion-anaphiel", "urchin")
    assert not t.can("fight", "champion-anaphiel", "urchin")  # elusive: it survived, and may not be fought twice
    t.act("fight", "champion-anaphiel", "noddy-the-thief").act("fight", "champion-anaphiel", "bad-penny")
    assert t.zone("bad-penny") == "hand"
    assert t.in_play("urchin") and t.in_play("noddy-the-thief") and t.in_play("umbra")
    assert t.exhausted("champion-anaphiel") and t.decision.kind == "main"


def test_one_stood_against_many_stops_when_the_enemies_run_out(keyforge):
    t = keyforge.table(house="sanctum", hand=["one-stood-against-many"], line=["champion-anaphiel"], enemy_line=["urchin"])
    t.play("one-stood-against-many")
    assert t.decision.kind == "main"
    assert not t.exhausted("champion-anaphiel")  # readied for a fight that cannot be


def test_radiant_truth_stuns_enemies_off_the_flanks(keyforge):
    t = keyforge.table(
        house="sanctum", hand=["radiant-truth"], line=["sequis", "bulwark", "francus"], enemy_line=["bumpsy", "troll", "urchin"]
    )
    t.play("radiant-truth")
    assert t.stunned("troll")
    assert not t.stunned("bumpsy") and not t.stunned("bulwark")


@pytest.mark.clause("KF-lasting-03")
def test_shield_of_justice_protects_also_creatures_that_come_later(keyforge):
    t = keyforge.table(
        house="sanctum", hand=["shield-of-justice", "grey-monk"], line=["sequis", "horseman-of-pestilence"], enemy_line=["troll"]
    )
    t.play("shield-of-justice").play("grey-monk").fight("sequis", "troll")
    assert t.damage("sequis") == 0 and t.damage("troll") == 4
    t.reap("horseman-of-pestilence")
    assert t.in_play("grey-monk") and t.damage("grey-monk") == 0
    assert t.damage("troll") == 5


@pytest.mark.clause("KF-timing-19")
def test_shield_of_justice_prevents_before_armor_is_spent(keyforge):
    t = keyforge.table(house="sanctum", hand=["shield-of-justice"], line=["sequis"], enemy_line=["troll"])
    t.play("shield-of-justice").fight("sequis", "troll")
    assert t.on("sequis", "armor_used") == 0


def test_take_hostages_captures_for_each_fight(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["take-hostages"],
        line=["champion-anaphiel", "grey-monk"],
        enemy_line=["urchin", "troll"],
        enemy_aember=3,
    )
    t.play("take-hostages").fight("champion-anaphiel", "urchin")
    assert t.on("champion-anaphiel", "aember") == 1 and t.enemy_aember == 2
    t.fight("grey-monk", "troll")
    assert t.enemy_aember == 2  # a creature that dies in the fight captures nothing


def test_terms_of_redress_captures_two(keyforge):
    t = keyforge.table(house="sanctum", hand=["terms-of-redress"], line=["sequis", "bumpsy"], enemy_aember=3)
    t.play("terms-of-redress").choose("bumpsy")
    assert t.on("bumpsy", "aember") == 2 and t.enemy_aember == 1


def test_the_harder_they_come_purges_a_powerful_creature(keyforge):
    t = keyforge.table(house="sanctum", hand=["the-harder-they-come"], line=["sequis"], enemy_line=["bumpsy", "troll"])
    t.play("the-harder-they-come")
    assert t.choices() == {"bumpsy", "troll"}
    t.choose("troll")
    assert t.zone("troll") == "purged"


def test_the_spirits_way_destroys_power_three_or_higher_on_both_sides(keyforge):
    t = keyforge.table(house="sanctum", hand=["the-spirit-s-way"], line=["sequis", "urchin"], enemy_line=["grey-monk", "umbra"])
    t.play("the-spirit-s-way")
    assert t.ids("line") == ["urchin"] and t.ids("line", 2) == ["umbra"]


def test_virtuous_works_is_worth_its_bonus(keyforge):
    t = keyforge.table(house="sanctum", hand=["virtuous-works"])
    t.play("virtuous-works")
    assert t.aember == 3 and t.zone("virtuous-works") == "discard"


# ---------------------------------------------------------------------------------------------------------------- artifacts


def test_epic_quest_archives_the_friendly_knights(keyforge):
    t = keyforge.table(house="sanctum", hand=["epic-quest"], line=["sequis", "grey-monk"], enemy_line=["bulwark"])
    t.play("epic-quest")
    assert t.zone("sequis") == "archives"
    assert t.in_play("grey-monk") and t.in_play("bulwark")


def test_epic_quest_forges_after_seven_sanctum_cards(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["epic-quest"], hand=["virtuous-works"] * 6 + ["begone"])
    for copy in range(1, 7):
        t.play(f"virtuous-works#{copy}")
    six = t.s.clone()
    t.play("begone").act("option", word="2")
    t.use("epic-quest", "omni").act("key", word="red")
    assert t.keys() == 1 and t.aember == 19 and t.zone("epic-quest") == "discard"
    t.s = six
    t.use("epic-quest", "omni")
    assert t.keys() == 0 and t.in_play("epic-quest")


def test_gorm_of_omm_is_sacrificed_to_destroy_an_artifact(keyforge):
    t = keyforge.table(house="dis", artifacts=["gorm-of-omm"], enemy_artifacts=["cannon"])
    t.use("gorm-of-omm", "omni")
    assert t.zone("gorm-of-omm") == "discard" and t.zone("cannon") == "discard"


def test_hallowed_blaster_heals_three(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["hallowed-blaster"], line=[{"card": "troll", "damage": 5}])
    t.use("hallowed-blaster")
    assert t.damage("troll") == 2


@pytest.mark.clause("KF-lasting-02")
def test_potion_of_invulnerability_protects_after_it_is_gone(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["potion-of-invulnerability"], line=["grey-monk"], enemy_line=["troll"])
    t.use("potion-of-invulnerability", "omni")
    assert t.zone("potion-of-invulnerability") == "discard"
    t.fight("grey-monk", "troll")
    assert t.in_play("grey-monk") and t.damage("grey-monk") == 0


def test_potion_of_invulnerability_does_not_stop_destruction(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["potion-of-invulnerability"], hand=["the-spirit-s-way"], line=["grey-monk"])
    t.use("potion-of-invulnerability", "omni").play("the-spirit-s-way")
    assert not t.in_play("grey-monk")


def test_round_table_strengthens_friendly_knights(keyforge):
    t = keyforge.table(
        house="brobnar",
        line=["troll"],
        enemy_artifacts=["round-table"],
        enemy_line=["sequis", "grey-monk", "urchin"],
    )
    assert t.power("sequis") == 5 and t.power("grey-monk") == 3
    assert t.refusal("fight", "troll", "grey-monk").clause == "KF-taunt-01"
    assert t.can("fight", "troll", "sequis") and t.can("fight", "troll", "urchin")


def test_sigil_of_brotherhood_lets_sanctum_creatures_be_used(keyforge):
    t = keyforge.table(house="dis", artifacts=["sigil-of-brotherhood"], line=["sequis", "bumpsy"])
    assert t.refusal("reap", "sequis").clause == "KF-main-04"
    t.use("sigil-of-brotherhood", "omni").reap("sequis")
    assert t.aember == 1
    assert not t.can("reap", "bumpsy")


def test_whispering_reliquary_returns_an_artifact_to_its_owner(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["whispering-reliquary"], enemy_artifacts=["cannon"])
    t.use("whispering-reliquary").choose("cannon")
    assert t.ids("hand", 2) == ["cannon"]


# ---------------------------------------------------------------------------------------------------------------- creatures


def test_bulwark_gives_armor_to_its_neighbors_only(keyforge):
    t = keyforge.table(house="sanctum", line=["grey-monk", "urchin", "bulwark", "sequis"], enemy_line=["troll"])
    assert [t.armor(name) for name in ("grey-monk", "urchin", "bulwark", "sequis")] == [1, 3, 3, 5]


@pytest.mark.clause("KF-card-15")
def test_champion_anaphiel_has_taunt(keyforge):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["grey-monk", "champion-anaphiel", "sequis", "urchin"])
    assert t.power("champion-anaphiel") == 6 and t.armor("champion-anaphiel") == 2
    assert t.refusal("fight", "troll", "grey-monk").clause == "KF-taunt-01"
    assert t.refusal("fight", "troll", "sequis").clause == "KF-taunt-01"
    assert t.can("fight", "troll", "urchin") and t.can("fight", "troll", "champion-anaphiel")


def test_champion_tabris_captures_after_fighting(keyforge):
    t = keyforge.table(house="sanctum", line=["champion-tabris"], enemy_line=["urchin"], enemy_aember=2)
    t.fight("champion-tabris", "urchin")
    assert t.on("champion-tabris", "aember") == 1 and t.enemy_aember == 1


def test_commander_remiel_uses_a_friendly_creature_of_another_house(keyforge):
    t = keyforge.table(house="sanctum", line=["commander-remiel", "sequis", "bumpsy"])
    t.reap("commander-remiel")
    assert t.aember == 2 and t.exhausted("bumpsy") and not t.exhausted("sequis")


def test_commander_remiel_cannot_use_an_exhausted_creature(keyforge):
    t = keyforge.table(house="sanctum", line=["commander-remiel", {"card": "bumpsy", "exhausted": True}])
    t.reap("commander-remiel")
    assert t.aember == 1 and t.decision.kind == "main"


@pytest.mark.clause("KF-destroy-14")
@pytest.mark.clause("KF-destroy-06")
@pytest.mark.clause("KF-faq-41")
def test_duma_the_martyr_does_not_save_what_is_already_tagged(keyforge):
    t = keyforge.table(
        house="shadows",
        hand=["poison-wave"],
        line=[{"card": "duma-the-martyr", "damage": 1}, {"card": "commander-remiel", "damage": 1}, "jehu-the-bureaucrat"],
        deck=["urchin", "umbra", "dodger"],
    )
    t.play("poison-wave")
    assert not t.in_play("duma-the-martyr") and not t.in_play("commander-remiel")
    assert t.in_play("jehu-the-bureaucrat") and t.damage("jehu-the-bureaucrat") == 0
    assert len(t.ids("hand")) == 2


def test_francus_captures_when_an_enemy_dies_fighting_it(keyforge):
    t = keyforge.table(house="sanctum", line=["francus"], enemy_line=["dodger"], enemy_aember=2)
    t.fight("francus", "dodger")
    assert t.on("francus", "aember") == 1


def test_francus_captures_also_as_the_defender(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy"], aember=3, enemy_line=["francus"])
    t.fight("bumpsy", "francus")
    assert t.on("francus", "aember") == 1 and t.aember == 2


def test_francus_does_not_capture_for_a_creature_destroyed_otherwise(keyforge):
    t = keyforge.table(house="sanctum", hand=["the-spirit-s-way"], line=[], enemy_line=["francus"], aember=2)
    t.play("the-spirit-s-way")
    assert t.aember == 2
    t = keyforge.table(house="brobnar", hand=["punch"], line=["francus"], enemy_line=["urchin"], enemy_aember=2)
    t.play("punch").choose("urchin")
    assert t.on("francus", "aember") == 0


@pytest.mark.clause("KF-armor-05")
def test_grey_monk_gives_armor_and_heals(keyforge):
    t = keyforge.table(house="sanctum", line=["grey-monk", {"card": "bumpsy", "damage": 3}], enemy_line=["troll"])
    assert t.armor("grey-monk") == 1 and t.armor("bumpsy") == 1 and t.armor("troll") == 0
    t.reap("grey-monk").choose("bumpsy")
    assert t.damage("bumpsy") == 1


@pytest.mark.clause("KF-armor-07")
def test_grey_monk_leaving_does_not_undo_what_its_armor_prevented(keyforge):
    t = keyforge.table(house="brobnar", line=["grey-monk", "bumpsy"], hand=["punch", "punch"], enemy_line=["umbra"])
    t.fight("bumpsy", "umbra")
    assert t.damage("bumpsy") == 1 and t.on("bumpsy", "armor_used") == 1
    t.play("punch").choose("grey-monk").play("punch#2").choose("grey-monk")
    assert not t.in_play("grey-monk")
    assert t.damage("bumpsy") == 1 and t.armor("bumpsy") == 0


def test_hayyel_the_merchant_is_paid_for_artifacts(keyforge):
    t = keyforge.table(house="sanctum", line=["hayyel-the-merchant"], hand=["hallowed-blaster", "begone"])
    t.play("hallowed-blaster")
    assert t.aember == 1
    t.play("begone").act("option", word="1")
    assert t.aember == 1


def test_horseman_of_death_returns_the_other_horsemen(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["horseman-of-death"],
        discard=["horseman-of-war", "sequis", "horseman-of-famine"],
        enemy_discard=["horseman-of-pestilence"],
    )
    t.play("horseman-of-death")
    assert sorted(t.ids("hand")) == ["horseman-of-famine", "horseman-of-war"]
    assert t.ids("discard") == ["sequis"] and t.ids("discard", 2) == ["horseman-of-pestilence"]


@pytest.mark.clause("KF-leastpow-01")
@pytest.mark.clause("KF-leastpow-02")
def test_horseman_of_famine_destroys_the_least_powerful_and_its_player_breaks_ties(keyforge):
    t = keyforge.table(house="sanctum", hand=["horseman-of-famine"], line=["urchin", "sequis"], enemy_line=["bad-penny", "umbra"])
    t.play("horseman-of-famine")
    assert t.choices() == {"urchin", "bad-penny"}
    t.choose("bad-penny")
    assert t.in_play("urchin") and not t.in_play("bad-penny")


def test_horseman_of_famine_alone_destroys_itself(keyforge):
    t = keyforge.table(house="sanctum", hand=["horseman-of-famine"])
    t.play("horseman-of-famine")
    assert t.zone("horseman-of-famine") == "discard"


def test_horseman_of_pestilence_spares_horsemen(keyforge):
    t = keyforge.table(
        house="sanctum", hand=["horseman-of-pestilence"], line=["horseman-of-war", "grey-monk"], enemy_line=["bumpsy"]
    )
    t.play("horseman-of-pestilence")
    assert t.damage("bumpsy") == 1 and t.on("grey-monk", "armor_used") == 1
    assert t.damage("horseman-of-war") == 0 and t.damage("horseman-of-pestilence") == 0


def test_horseman_of_war_lets_every_friendly_creature_fight_and_nothing_else(keyforge):
    t = keyforge.table(
        house="sanctum", hand=["horseman-of-war"], line=["bumpsy", "lady-maxena", "noddy-the-thief"], enemy_line=["troll"]
    )
    t.play("horseman-of-war")
    assert t.can("fight", "bumpsy", "troll") and t.can("fight", "lady-maxena", "troll")
    assert not t.can("reap", "bumpsy")
    assert t.refusal("reap", "lady-maxena").clause == "KF-golden-01"
    assert t.refusal("action", "lady-maxena").clause == "KF-golden-01"


def test_jehu_the_bureaucrat_pays_when_sanctum_is_chosen(keyforge):
    t = keyforge.table(house="dis", line=["jehu-the-bureaucrat"], houses=["dis", "sanctum", "logos"])
    t.end_turn("mars").end_turn("sanctum")
    assert t.aember == 2
    t.end_turn("sanctum").end_turn("logos")
    assert t.aember == 2  # not for the opponent's choice, nor for another house


def test_lady_maxena_stuns_and_goes_home(keyforge):
    t = keyforge.table(house="sanctum", hand=["lady-maxena"], enemy_line=["troll"])
    t.play("lady-maxena").choose("troll")
    assert t.stunned("troll")
    t.end_turn("mars").end_turn("sanctum")
    t.use("lady-maxena")
    assert t.zone("lady-maxena") == "hand"


@pytest.mark.clause("KF-before-01")
def test_lord_golgotha_hits_the_neighbors_before_the_fight(keyforge):
    t = keyforge.table(house="sanctum", line=["lord-golgotha"], enemy_line=["umbra", "troll", "sequis", "bumpsy"])
    t.fight("lord-golgotha", "troll")
    assert not t.in_play("umbra")
    assert t.damage("sequis") == 1 and t.damage("bumpsy") == 0 and t.damage("troll") == 5
    assert not t.in_play("lord-golgotha")


@pytest.mark.clause("KF-repeat-02")
def test_numquid_the_fair_repeats_while_the_opponent_has_more_creatures(keyforge):
    t = keyforge.table(house="sanctum", hand=["numquid-the-fair"], enemy_line=["bumpsy", "troll", "urchin", "umbra"])
    t.play("numquid-the-fair").choose("bumpsy").choose("troll").choose("umbra")
    assert t.ids("line", 2) == ["urchin"] and t.decision.kind == "main"


def test_numquid_the_fair_destroys_one_when_not_outnumbered(keyforge):
    t = keyforge.table(house="sanctum", hand=["numquid-the-fair"], line=["sequis"], enemy_line=["bumpsy", "troll"])
    t.play("numquid-the-fair").choose("bumpsy")
    assert t.ids("line", 2) == ["troll"] and t.decision.kind == "main"


def test_protectrix_heals_and_protects_the_same_creature(keyforge):
    t = keyforge.table(
        house="sanctum", line=["protectrix", {"card": "grey-monk", "damage": 2}, "horseman-of-pestilence"], enemy_line=["troll"]
    )
    t.reap("protectrix").yes().choose("grey-monk")
    assert t.damage("grey-monk") == 0
    t.fight("grey-monk", "troll")
    assert t.in_play("grey-monk") and t.damage("grey-monk") == 0
    t.reap("horseman-of-pestilence")
    assert t.on("protectrix", "armor_used") == 1  # only the healed one is protected


@pytest.mark.clause("KF-heal-04")
def test_protectrix_does_not_protect_a_creature_it_did_not_heal(keyforge):
    t = keyforge.table(house="sanctum", line=["protectrix", "sequis"], enemy_line=["troll"])
    t.reap("protectrix").yes().choose("sequis")
    t.fight("sequis", "troll")
    assert not t.in_play("sequis")


def test_protectrix_may_decline(keyforge):
    t = keyforge.table(house="sanctum", line=["protectrix", {"card": "sequis", "damage": 1}])
    t.reap("protectrix").no()
    assert t.damage("sequis") == 1


@pytest.mark.clause("KF-card-13")
def test_raiding_knight_captures_when_played(keyforge):
    t = keyforge.table(house="sanctum", hand=["raiding-knight"], enemy_aember=2)
    t.play("raiding-knight")
    assert t.on("raiding-knight", "aember") == 1 and t.enemy_aember == 1
    assert t.power("raiding-knight") == 4 and t.armor("raiding-knight") == 2


@pytest.mark.clause("KF-swap-02")
def test_sanctum_guardian_swaps_places_in_its_own_line(keyforge):
    t = keyforge.table(house="sanctum", line=["sanctum-guardian", "sequis", "bulwark"], enemy_line=["troll"])
    t.reap("sanctum-guardian")
    assert t.choices() == {"sequis", "bulwark"}
    t.choose("bulwark")
    assert t.ids("line") == ["bulwark", "sequis", "sanctum-guardian"]


def test_sequis_captures_when_it_reaps(keyforge):
    t = keyforge.table(house="sanctum", line=["sequis"], enemy_aember=1)
    t.reap("sequis")
    assert t.on("sequis", "aember") == 1 and t.enemy_aember == 0 and t.aember == 1


def test_sergeant_zakiel_may_ready_and_fight_with_a_neighbor(keyforge):
    t = keyforge.table(
        house="sanctum", hand=["sergeant-zakiel"], line=["bumpsy", {"card": "troll", "exhausted": True}], enemy_line=["urchin"]
    )
    t.play("sergeant-zakiel").yes()
    assert t.exhausted("troll")  # the only neighbor: it was readied and fought
    assert t.on("urchin", "attacked") == 1 and not t.exhausted("bumpsy")


def test_sergeant_zakiel_may_decline(keyforge):
    t = keyforge.table(house="sanctum", hand=["sergeant-zakiel"], line=["bumpsy"], enemy_line=["urchin"])
    t.play("sergeant-zakiel").no()
    assert t.on("urchin", "attacked") == 0


@pytest.mark.clause("KF-card-09")
def test_staunch_knight_is_stronger_on_a_flank(keyforge):
    t = keyforge.table(house="sanctum", line=["sequis", "staunch-knight"], hand=["bulwark"])
    assert t.power("staunch-knight") == 6
    t.play("bulwark", flank="right")
    assert t.power("staunch-knight") == 4


@pytest.mark.clause("KF-damage-06")
def test_staunch_knight_with_lethal_damage_dies_when_it_leaves_the_flank(keyforge):
    t = keyforge.table(house="sanctum", line=["sequis", {"card": "staunch-knight", "damage": 4}], hand=["bulwark"])
    assert t.in_play("staunch-knight")
    t.play("bulwark", flank="right")
    assert not t.in_play("staunch-knight")


def test_gatekeeper_captures_all_but_five(keyforge):
    t = keyforge.table(house="sanctum", hand=["gatekeeper"], enemy_aember=9)
    t.play("gatekeeper")
    assert t.on("gatekeeper", "aember") == 4 and t.enemy_aember == 5


def test_gatekeeper_needs_seven(keyforge):
    t = keyforge.table(house="sanctum", hand=["gatekeeper"], enemy_aember=6)
    t.play("gatekeeper")
    assert t.on("gatekeeper", "aember") == 0 and t.enemy_aember == 6


def test_the_vaultkeeper_keeps_aember_from_being_stolen_but_not_captured(keyforge):
    t = keyforge.table(house="shadows", hand=["urchin", "nerve-blast", "old-bruno"], enemy_line=["the-vaultkeeper"], enemy_aember=4)
    t.play("urchin").play("nerve-blast")
    assert t.aember == 0 and t.enemy_aember == 4
    assert t.damage("the-vaultkeeper") == 0  # nothing stolen, so nothing more
    t.play("old-bruno")
    assert t.enemy_aember == 1


def test_veemos_lightbringer_destroys_each_elusive_creature(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["veemos-lightbringer"],
        line=["noddy-the-thief"],
        enemy_line=[{"card": "bumpsy", "upgrades": ["ring-of-invisibility"]}, "urchin", "troll"],
    )
    t.play("veemos-lightbringer")
    assert t.ids("line") == ["veemos-lightbringer"] and t.ids("line", 2) == ["troll"]


# ---------------------------------------------------------------------------------------------------------------- upgrades


def cloaked(name, **status):
    return {"card": name, "upgrades": ["armageddon-cloak"], **status}


@pytest.mark.clause("KF-replace-07")
@pytest.mark.clause("KF-replace-03")
def test_armageddon_cloak_saves_its_creature_and_is_destroyed(keyforge):
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=[cloaked("commander-remiel", damage=2)], enemy_line=["bumpsy"])
    t.play("gateway-to-dis")
    assert t.in_play("commander-remiel") and t.damage("commander-remiel") == 0
    assert t.zone("armageddon-cloak") == "discard" and not t.in_play("bumpsy")
    assert not t.on("commander-remiel", "tagged")


@pytest.mark.clause("KF-replace-09")
def test_armageddon_cloak_saved_creature_does_not_count_as_destroyed(keyforge):
    t = keyforge.table(house="shadows", hand=["finishing-blow"], enemy_line=[cloaked("commander-remiel", damage=1)], enemy_aember=3)
    t.play("finishing-blow")
    assert t.in_play("commander-remiel") and t.zone("armageddon-cloak") == "discard"
    assert t.enemy_aember == 3 and t.aember == 1


@pytest.mark.clause("KF-replace-09")
def test_a_creature_that_leaves_play_after_its_cloak_saved_it_was_not_destroyed(keyforge):
    t = keyforge.table(house="mars", line=["grommid"], enemy_line=[cloaked("dextre")], enemy_aember=3)
    t.fight("grommid", "dextre")
    t.s.choose(t.decision.options[-1])  # first the cloak, then what Dextre does itself
    assert t.zone("armageddon-cloak") == "discard" and t.zone("dextre") == "deck"
    assert t.enemy_aember == 3, "nothing was destroyed fighting Grommid"


@pytest.mark.clause("KF-replace-04")
def test_armageddon_cloak_lets_the_other_destroyed_abilities_resolve(keyforge):
    t = keyforge.table(
        house="shadows", hand=["finishing-blow"], line=[cloaked("duma-the-martyr", damage=1)], deck=["urchin", "umbra"]
    )
    t.play("finishing-blow")
    while t.decision.kind != "main":
        t.s.choose(t.decision.options[0])
    assert t.in_play("duma-the-martyr") and t.zone("armageddon-cloak") == "discard"
    assert sorted(t.ids("hand")) == ["umbra", "urchin"]


@pytest.mark.clause("KF-replace-04")
def test_armageddon_cloak_goes_on_saving_until_the_cards_go_to_the_piles(keyforge):
    t = keyforge.table(
        house="dis",
        hand=["gateway-to-dis"],
        line=[cloaked("commander-remiel"), {"card": "urchin", "upgrades": ["phoenix-heart"]}],
    )
    t.play("gateway-to-dis")
    t.s.choose(next(option for option in t.decision.options if option.things[0] == t.card("commander-remiel")))
    assert t.zone("urchin") == "hand"  # and 3 damage to each creature, also to the one saved before
    assert t.in_play("commander-remiel") and t.damage("commander-remiel") == 0
    assert t.zone("armageddon-cloak") == "discard"


@pytest.mark.clause("KF-replace-02")
def test_of_two_armageddon_cloaks_one_is_spent_for_one_destruction(keyforge):
    two = {"card": "sequis", "upgrades": ["armageddon-cloak", "armageddon-cloak"]}
    t = keyforge.table(house="sanctum", hand=["the-spirit-s-way", "the-spirit-s-way"], line=[two])
    t.play("the-spirit-s-way")
    assert t.decision.kind == "order"
    t.s.choose(t.decision.options[0])
    assert t.in_play("sequis") and t.ids("upgrades") == ["armageddon-cloak"]
    t.play("the-spirit-s-way#2")
    assert t.in_play("sequis") and t.ids("upgrades") == []


def test_armageddon_cloak_works_once(keyforge):
    t = keyforge.table(house="sanctum", hand=["the-spirit-s-way", "the-spirit-s-way"], line=[cloaked("sequis")])
    t.play("the-spirit-s-way")
    assert t.in_play("sequis")
    t.play("the-spirit-s-way#2")
    assert not t.in_play("sequis")


def test_armageddon_cloak_saves_from_lethal_damage_in_a_fight(keyforge):
    t = keyforge.table(house="sanctum", line=[cloaked("sequis")], enemy_line=["troll"])
    t.fight("sequis", "troll")
    assert t.in_play("sequis") and t.damage("sequis") == 0 and t.zone("armageddon-cloak") == "discard"


@pytest.mark.clause("KF-hazard-01")
def test_armageddon_cloak_makes_its_creature_hazardous(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=[cloaked("champion-anaphiel")])
    t.fight("bumpsy", "champion-anaphiel")
    assert not t.in_play("bumpsy")
    t = keyforge.table(house="shadows", line=["umbra"], enemy_line=[cloaked("champion-anaphiel")])
    t.fight("umbra", "champion-anaphiel")
    assert not t.in_play("umbra") and t.damage("champion-anaphiel") == 0


def test_mantle_of_the_zealot_lets_its_creature_be_used_in_any_house(keyforge):
    t = keyforge.table(house="dis", line=[{"card": "sequis", "upgrades": ["mantle-of-the-zealot"]}, "bulwark"])
    assert t.can("reap", "sequis") and not t.can("reap", "bulwark")
    t.reap("sequis")
    assert t.aember == 1


@pytest.mark.clause("KF-upgrade-07")
def test_mantle_of_the_zealot_on_an_enemy_creature_serves_its_controller(keyforge):
    t = keyforge.table(house="sanctum", hand=["mantle-of-the-zealot"], line=["sequis"], enemy_line=["bumpsy"])
    t.play("mantle-of-the-zealot", host="bumpsy").end_turn("mars")
    assert t.can("reap", "bumpsy")


@pytest.mark.clause("KF-card-10")
def test_protect_the_weak_gives_armor_and_taunt(keyforge):
    t = keyforge.table(
        house="brobnar", line=["troll"], enemy_line=[{"card": "urchin", "upgrades": ["protect-the-weak"]}, "grey-monk"]
    )
    assert t.armor("urchin") == 2
    assert t.refusal("fight", "troll", "grey-monk").clause == "KF-taunt-01"


def test_shoulder_armor_works_on_a_flank_only(keyforge):
    t = keyforge.table(house="sanctum", hand=["bulwark"], line=["sequis", {"card": "bumpsy", "upgrades": ["shoulder-armor"]}])
    assert t.power("bumpsy") == 7 and t.armor("bumpsy") == 2
    t.play("bulwark", flank="right")
    assert t.power("bumpsy") == 5 and t.armor("bumpsy") == 2  # Bulwark's
