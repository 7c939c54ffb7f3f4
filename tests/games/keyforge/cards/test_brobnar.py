"""Brobnar's cards, one test or more each."""

from __future__ import annotations

import pytest


def test_a_card_of_another_house_is_refused_with_its_rule(keyforge):
    t = keyforge.table(house="dis", hand=["anger"])
    assert t.refusal("play", "anger").clause == "KF-main-04"


# ---------------------------------------------------------------------------------------------------------------- actions


def test_anger_readies_and_fights_with_a_friendly_creature(keyforge):
    t = keyforge.table(house="brobnar", hand=["anger"], line=[{"card": "bumpsy", "exhausted": True}], enemy_line=["hebe-the-huge"])
    t.play("anger")
    assert t.aember == 1
    assert t.damage("hebe-the-huge") == 5
    assert not t.in_play("bumpsy")


@pytest.mark.clause("KF-faq-29")
def test_anger_with_no_enemy_leaves_the_creature_ready(keyforge):
    t = keyforge.table(house="brobnar", hand=["anger"], line=[{"card": "bumpsy", "exhausted": True}])
    t.play("anger")
    assert not t.exhausted("bumpsy")
    assert t.can("reap", "bumpsy")


@pytest.mark.clause("KF-faq-12", "KF-stun-04")
def test_anger_on_a_stunned_creature_only_removes_the_stun(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=["anger"],
        line=[{"card": "bumpsy", "exhausted": True, "stunned": True}],
        enemy_line=["troll"],
    )
    t.play("anger")
    assert t.exhausted("bumpsy") and not t.stunned("bumpsy")
    assert t.damage("troll") == 0 and t.damage("bumpsy") == 0


def test_anger_fights_with_a_creature_of_any_house(keyforge):
    t = keyforge.table(house="brobnar", hand=["anger"], line=["pit-demon"], enemy_line=["troll"])
    t.play("anger")
    assert t.damage("troll") == 5


def test_barehanded_puts_each_artifact_on_top_of_its_owners_deck(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["barehanded"], deck=["troll"], artifacts=["cannon"], enemy_artifacts=["key-to-dis"], line=["bumpsy"]
    )
    t.play("barehanded")
    assert t.ids("deck") == ["cannon", "troll"]
    assert t.ids("deck", 2) == ["key-to-dis"]
    assert t.in_play("bumpsy")


def test_blood_money_places_two_aember_on_an_enemy_creature(keyforge):
    t = keyforge.table(house="brobnar", hand=["blood-money"], line=["bumpsy"], enemy_line=["troll", "krump"], enemy_aember=3)
    t.play("blood-money")
    assert t.choices() == {"troll", "krump"}
    t.choose("troll")
    assert t.on("troll", "aember") == 2
    assert t.enemy_aember == 3


def test_brothers_in_battle_lets_the_chosen_house_fight_and_nothing_else(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=["brothers-in-battle"],
        line=["pit-demon", {"card": "troll", "house": "logos"}],
        enemy_line=["hebe-the-huge"],
    )
    assert not t.can("fight", "pit-demon", "hebe-the-huge")
    t.play("brothers-in-battle").house("dis")
    assert t.can("fight", "pit-demon", "hebe-the-huge")
    assert not t.can("reap", "pit-demon") and not t.can("action", "pit-demon")
    assert not t.can("fight", "troll", "hebe-the-huge")


def test_burn_the_stockpile_takes_four_from_seven(keyforge):
    t = keyforge.table(house="brobnar", hand=["burn-the-stockpile"], enemy_aember=7)
    t.play("burn-the-stockpile")
    assert t.enemy_aember == 3


def test_burn_the_stockpile_does_nothing_below_seven(keyforge):
    t = keyforge.table(house="brobnar", hand=["burn-the-stockpile"], enemy_aember=6)
    t.play("burn-the-stockpile")
    assert t.enemy_aember == 6


def test_champion_s_challenge_leaves_the_two_most_powerful_to_fight(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=["champion-s-challenge"],
        line=["bumpsy", {"card": "valdr", "exhausted": True}],
        enemy_line=["troll", "krump"],
    )
    t.play("champion-s-challenge")
    assert not t.in_play("bumpsy") and not t.in_play("krump")
    assert not t.in_play("troll") and not t.in_play("valdr")  # Valdr, readied, deals 6+2 to a flank creature


@pytest.mark.clause("KF-mostpow-01", "KF-mostpow-02")
def test_champion_s_challenge_asks_which_of_the_tied_is_spared(keyforge):
    t = keyforge.table(house="brobnar", hand=["champion-s-challenge"], enemy_line=["bumpsy", "headhunter", "wardrummer"])
    t.play("champion-s-challenge")
    assert t.choices() == {"bumpsy", "headhunter"}
    t.choose("headhunter")
    assert t.ids("line", 2) == ["headhunter"]


def test_coward_s_end_destroys_undamaged_creatures_and_gives_chains(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["coward-s-end"], line=["bumpsy"], enemy_line=["krump", {"card": "troll", "damage": 1}]
    )
    t.play("coward-s-end")
    assert not t.in_play("bumpsy") and not t.in_play("krump") and t.in_play("troll")
    assert t.chains() == 3


def test_follow_the_leader_lets_every_creature_fight(keyforge):
    t = keyforge.table(house="brobnar", hand=["follow-the-leader"], line=["pit-demon"], enemy_line=["troll"])
    t.play("follow-the-leader")
    assert t.can("fight", "pit-demon", "troll") and not t.can("reap", "pit-demon")


@pytest.mark.clause("KF-splash-01")
def test_lava_ball_splashes_the_neighbors(keyforge):
    t = keyforge.table(house="brobnar", hand=["lava-ball"], enemy_line=["bumpsy", "troll", "krump", "valdr"])
    t.play("lava-ball").choose("troll")
    assert [t.damage(name) for name in ("bumpsy", "troll", "krump", "valdr")] == [2, 4, 2, 0]


def test_loot_the_bodies_pays_for_each_enemy_destroyed_this_turn(keyforge):
    t = keyforge.table(house="brobnar", hand=["loot-the-bodies", "coward-s-end"], line=["bumpsy"], enemy_line=["troll", "krump"])
    t.play("loot-the-bodies").play("coward-s-end")
    assert t.aember == 2


def test_take_that_smartypants_steals_from_a_logos_player(keyforge):
    logos = [{"card": "troll", "house": "logos"}, {"card": "krump", "house": "logos"}]
    t = keyforge.table(
        house="brobnar",
        hand=["take-that-smartypants"],
        enemy_line=logos,
        enemy_artifacts=[{"card": "cannon", "house": "logos"}],
        enemy_aember=5,
    )
    t.play("take-that-smartypants")
    assert (t.aember, t.enemy_aember) == (3, 3)


def test_take_that_smartypants_counts_upgrades_and_needs_three(keyforge):
    upgraded = {"card": "troll", "house": "logos", "upgrades": [{"card": "blood-of-titans", "house": "logos", "owner": 2}]}
    parts = {"house": "brobnar", "hand": ["take-that-smartypants"], "enemy_aember": 5}
    t = keyforge.table(enemy_line=[upgraded], **parts)
    t.play("take-that-smartypants")
    assert t.enemy_aember == 5
    t = keyforge.table(enemy_line=[upgraded, {"card": "krump", "house": "logos"}], **parts)
    t.play("take-that-smartypants")
    assert t.enemy_aember == 3


def test_punch_deals_three_damage(keyforge):
    t = keyforge.table(house="brobnar", hand=["punch"], enemy_line=["troll"])
    t.play("punch")
    assert t.aember == 1 and t.damage("troll") == 3


def test_relentless_assault_fights_with_up_to_three_creatures_in_turn(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=["relentless-assault"],
        line=[{"card": "valdr", "exhausted": True}, "pit-demon", "bumpsy", "headhunter"],
        enemy_line=["kelifi-dragon"],
    )
    t.play("relentless-assault").choose("valdr", "pit-demon").done()
    assert not t.in_play("kelifi-dragon")  # 6+2 and then 5
    assert not t.exhausted("bumpsy")


def test_relentless_assault_readies_no_more_than_three(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["relentless-assault"], line=["valdr", "troll", "bumpsy", "headhunter"], enemy_line=["kelifi-dragon"]
    )
    t.play("relentless-assault").choose("valdr", "troll", "bumpsy")
    assert t.decision.kind == "main"


def test_smith_needs_more_creatures_than_the_opponent(keyforge):
    t = keyforge.table(house="brobnar", hand=["smith"], line=["bumpsy", "troll"], enemy_line=["krump"])
    t.play("smith")
    assert t.aember == 3
    t = keyforge.table(house="brobnar", hand=["smith"], line=["bumpsy"], enemy_line=["krump"])
    t.play("smith")
    assert t.aember == 1


def test_sound_the_horns_discards_until_a_brobnar_creature(keyforge):
    t = keyforge.table(house="brobnar", hand=["sound-the-horns"], deck=["punch", "pit-demon", "troll", "bumpsy"])
    t.play("sound-the-horns")
    assert t.ids("hand") == ["troll"]
    assert t.ids("deck") == ["bumpsy"]
    assert t.ids("discard") == ["sound-the-horns", "pit-demon", "punch"]


@pytest.mark.clause("KF-draw-10")
def test_sound_the_horns_can_run_out_of_cards(keyforge):
    t = keyforge.table(house="brobnar", hand=["sound-the-horns"], deck=["punch", "pit-demon"], discard=["troll"])
    t.play("sound-the-horns")
    assert t.ids("hand") == [] and t.ids("deck") == []
    assert len(t.ids("discard")) == 4


def test_tremor_stuns_a_creature_and_its_neighbors(keyforge):
    t = keyforge.table(house="brobnar", hand=["tremor"], enemy_line=["bumpsy", "troll", "krump", "valdr"])
    t.play("tremor").choose("krump")
    assert [t.stunned(name) for name in ("bumpsy", "troll", "krump", "valdr")] == [False, True, True, True]


def test_unguarded_camp_captures_with_as_many_different_creatures_as_you_have_more(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["unguarded-camp"], line=["bumpsy", "troll", "krump"], enemy_line=["valdr"], enemy_aember=5
    )
    t.play("unguarded-camp").choose("bumpsy")
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert [t.on(name, "aember") for name in ("bumpsy", "troll", "krump")] == [1, 0, 1]
    assert t.enemy_aember == 3


def test_unguarded_camp_does_nothing_without_an_excess(keyforge):
    t = keyforge.table(house="brobnar", hand=["unguarded-camp"], line=["bumpsy"], enemy_line=["valdr"], enemy_aember=5)
    t.play("unguarded-camp")
    assert t.enemy_aember == 5 and t.aember == 1


@pytest.mark.clause("KF-card-01")
def test_warsong_pays_for_each_fight_even_one_that_kills_the_attacker(keyforge):
    t = keyforge.table(house="brobnar", hand=["warsong"], line=["bumpsy", "headhunter"], enemy_line=["troll"])
    t.play("warsong").fight("bumpsy", "troll")
    assert not t.in_play("bumpsy") and t.aember == 1
    t.fight("headhunter", "troll")
    assert not t.in_play("troll") and t.aember == 2


def test_warsong_pays_nothing_for_reaping(keyforge):
    t = keyforge.table(house="brobnar", hand=["warsong"], line=["bumpsy"])
    t.play("warsong").reap("bumpsy")
    assert t.aember == 1


# ---------------------------------------------------------------------------------------------------------------- artifacts


def test_autocannon_hurts_whatever_enters(keyforge):
    t = keyforge.table(house="brobnar", hand=["troll"], line=["bumpsy"], artifacts=["autocannon"])
    t.play("troll")
    assert t.damage("troll") == 1 and t.damage("bumpsy") == 0


def test_autocannon_hurts_enemy_creatures_too(keyforge):
    t = keyforge.table(house="dis", active=2, enemy_houses=["dis"], artifacts=["autocannon"], enemy_hand=["the-terror"], aember=1)
    t.play("the-terror").act("resolve", "autocannon", word="1")
    assert t.damage("the-terror") == 1


def test_banner_of_battle_strengthens_friends_while_in_play(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["banner-of-battle"], line=["bumpsy"], enemy_line=["troll"], hand=["barehanded"])
    assert t.power("bumpsy") == 6 and t.power("troll") == 8
    t.play("barehanded")
    assert t.power("bumpsy") == 5


def test_cannon_deals_two_damage(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["cannon"], enemy_line=["troll"])
    t.use("cannon")
    assert t.damage("troll") == 2 and t.exhausted("cannon")


@pytest.mark.clause("KF-card-06")
def test_gauntlet_of_command_fights_with_a_creature_of_any_house(keyforge):
    t = keyforge.table(
        house="brobnar", artifacts=["gauntlet-of-command"], line=[{"card": "pit-demon", "exhausted": True}], enemy_line=["troll"]
    )
    t.use("gauntlet-of-command")
    assert t.damage("troll") == 5 and not t.in_play("pit-demon")


def test_iron_obelisk_counts_damaged_friendly_brobnar_creatures(keyforge):
    t = keyforge.table(
        house="brobnar",
        artifacts=["iron-obelisk"],
        line=[{"card": "troll", "damage": 1}, {"card": "krump", "damage": 2}, "bumpsy", {"card": "pit-demon", "damage": 1}],
        enemy_line=[{"card": "valdr", "damage": 1}],
    )
    assert t.key_cost(2) == 8 and t.key_cost(1) == 6


@pytest.mark.clause("KF-useart-04", "KF-useart-06")
def test_mighty_javelin_is_sacrificed_in_any_house(keyforge):
    t = keyforge.table(house="dis", artifacts=["mighty-javelin"], enemy_line=["troll"])
    t.use("mighty-javelin", "omni")
    assert t.zone("mighty-javelin") == "discard" and t.damage("troll") == 4


def test_pile_of_skulls_captures_for_each_enemy_destroyed_on_your_turn(keyforge):
    t = keyforge.table(
        house="brobnar", artifacts=["pile-of-skulls"], hand=["punch"], line=["troll"], enemy_line=["wardrummer"], enemy_aember=2
    )
    t.play("punch").choose("wardrummer")
    assert t.on("troll", "aember") == 1 and t.enemy_aember == 1


def test_pile_of_skulls_sleeps_on_the_opponents_turn(keyforge):
    t = keyforge.table(
        house="brobnar",
        active=2,
        enemy_houses=["brobnar"],
        artifacts=["pile-of-skulls"],
        line=["troll"],
        enemy_line=["wardrummer"],
        enemy_aember=2,
    )
    t.fight("wardrummer", "troll")
    assert not t.in_play("wardrummer") and t.enemy_aember == 2


def test_screechbomb_is_sacrificed_for_two_aember(keyforge):
    t = keyforge.table(house="dis", artifacts=["screechbomb"], enemy_aember=3)
    t.use("screechbomb", "omni")
    assert t.enemy_aember == 1 and t.zone("screechbomb") == "discard"


def test_the_warchest_counts_only_enemies_destroyed_in_fights(keyforge):
    t = keyforge.table(
        house="brobnar",
        artifacts=["the-warchest"],
        hand=["punch"],
        line=["troll", "krump"],
        enemy_line=["wardrummer", "dust-imp", "bumpsy"],
    )
    t.play("punch").choose("wardrummer")
    t.fight("troll", "dust-imp").fight("krump", "bumpsy")
    t.use("the-warchest")
    assert t.aember == 1 + 2


# ---------------------------------------------------------------------------------------------------------------- creatures


def test_bilgum_avalanche_hurts_every_enemy_after_you_forge(keyforge):
    t = keyforge.table(house="mars", active=2, aember=6, line=["bilgum-avalanche"], enemy_line=["troll", "krump"])
    t.end_turn("brobnar")
    assert t.keys() == 1
    assert t.damage("troll") == 2 and t.damage("krump") == 2 and t.damage("bilgum-avalanche") == 0


def test_bilgum_avalanche_ignores_the_opponents_keys(keyforge):
    t = keyforge.table(house="brobnar", enemy_aember=6, line=["bilgum-avalanche"], enemy_line=["troll"])
    t.end_turn("mars")
    assert t.keys(2) == 1 and t.damage("troll") == 0


@pytest.mark.clause("KF-card-02")
def test_valdr_hits_flank_creatures_harder(keyforge):
    t = keyforge.table(house="brobnar", line=["valdr"], enemy_line=["kelifi-dragon", "troll", "bumpsy"])
    t.fight("valdr", "kelifi-dragon")
    assert t.damage("kelifi-dragon") == 8
    t = keyforge.table(house="brobnar", line=["valdr"], enemy_line=["bumpsy", "troll", "krump"])
    t.fight("valdr", "troll")
    assert t.damage("troll") == 6


def test_valdr_deals_no_more_when_attacked(keyforge):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["valdr"])
    t.fight("troll", "valdr")
    assert t.damage("troll") == 6


def test_bumpsy_makes_the_opponent_lose_one(keyforge):
    t = keyforge.table(house="brobnar", hand=["bumpsy"], enemy_aember=2)
    t.play("bumpsy")
    assert t.enemy_aember == 1


def test_earthshaker_destroys_the_small(keyforge):
    t = keyforge.table(house="brobnar", hand=["earthshaker"], line=["wardrummer"], enemy_line=["bumpsy", "dust-imp"])
    t.play("earthshaker")
    assert t.ids("line") == ["earthshaker"] and t.ids("line", 2) == ["bumpsy"]


def test_firespitter_burns_every_enemy_before_fighting(keyforge):
    t = keyforge.table(house="brobnar", line=["firespitter"], enemy_line=["troll", "krump"])
    t.fight("firespitter", "troll")
    assert t.damage("krump") == 1 and t.damage("troll") == 6


@pytest.mark.clause("KF-card-03")
def test_ganger_chieftain_may_ready_and_fight_with_a_neighbor(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=["ganger-chieftain"],
        line=["krump", {"card": "pit-demon", "exhausted": True}],
        enemy_line=["troll"],
    )
    t.play("ganger-chieftain").yes()
    assert t.damage("troll") == 5 and not t.in_play("pit-demon")


def test_ganger_chieftain_may_decline(keyforge):
    t = keyforge.table(house="brobnar", hand=["ganger-chieftain"], line=["krump"], enemy_line=["troll"])
    t.play("ganger-chieftain").no()
    assert t.damage("troll") == 0 and not t.exhausted("krump")


def test_grenade_snib_costs_the_opponent_two_when_destroyed(keyforge):
    t = keyforge.table(house="brobnar", line=["grenade-snib"], enemy_line=["troll"], enemy_aember=3)
    t.fight("grenade-snib", "troll")
    assert t.enemy_aember == 1


@pytest.mark.clause("KF-card-07", "KF-fight-04")
def test_headhunter_gains_one_after_a_fight_it_survives(keyforge):
    t = keyforge.table(house="brobnar", line=["headhunter"], enemy_line=["wardrummer"])
    t.fight("headhunter", "wardrummer")
    assert t.aember == 1
    t = keyforge.table(house="brobnar", line=["headhunter"], enemy_line=["troll"])
    t.fight("headhunter", "troll")
    assert t.aember == 0


def test_hebe_the_huge_spares_itself_and_the_damaged(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["hebe-the-huge"], line=["troll"], enemy_line=["krump", {"card": "valdr", "damage": 1}]
    )
    t.play("hebe-the-huge")
    assert [t.damage(name) for name in ("hebe-the-huge", "troll", "krump", "valdr")] == [0, 2, 2, 1]


@pytest.mark.clause("KF-play-06")
def test_kelifi_dragon_needs_seven_aember(keyforge):
    t = keyforge.table(house="brobnar", hand=["kelifi-dragon"], aember=6)
    assert t.refusal("play", "kelifi-dragon").clause == "KF-play-06"
    t = keyforge.table(house="brobnar", hand=["kelifi-dragon"], aember=7)
    t.play("kelifi-dragon")
    assert t.in_play("kelifi-dragon") and t.aember == 7


def test_kelifi_dragon_gains_and_burns_when_it_reaps(keyforge):
    t = keyforge.table(house="brobnar", line=["kelifi-dragon"], enemy_line=["troll"])
    t.reap("kelifi-dragon").choose("troll")
    assert t.aember == 2 and t.damage("troll") == 5


@pytest.mark.clause("KF-faq-26")
def test_king_of_the_crag_fells_a_looter_goblin_at_once(keyforge):
    t = keyforge.table(house="brobnar", hand=["king-of-the-crag"], line=["bumpsy"], enemy_line=["looter-goblin", "troll"])
    t.play("king-of-the-crag")
    assert not t.in_play("looter-goblin")
    assert t.power("troll") == 6 and t.power("bumpsy") == 5


def test_krump_takes_one_for_each_enemy_it_destroys_fighting(keyforge):
    t = keyforge.table(house="brobnar", line=["krump"], enemy_line=["bumpsy"], enemy_aember=2)
    t.fight("krump", "bumpsy")
    assert not t.in_play("bumpsy") and t.enemy_aember == 1


def test_krump_takes_one_when_attacked_too(keyforge):
    t = keyforge.table(house="brobnar", active=2, enemy_houses=["brobnar"], line=["krump"], enemy_line=["bumpsy"], enemy_aember=2)
    t.fight("bumpsy", "krump")
    assert not t.in_play("bumpsy") and t.enemy_aember == 1


def test_krump_asks_nothing_for_other_deaths(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["punch"], line=["krump", "troll"], enemy_line=["bumpsy", "wardrummer"], enemy_aember=2
    )
    t.play("punch").choose("wardrummer")
    t.fight("troll", "bumpsy")
    assert t.ids("line", 2) == [] and t.enemy_aember == 2


@pytest.mark.clause("KF-fightgl-03")
def test_krump_must_survive_the_fight(keyforge):
    t = keyforge.table(house="brobnar", line=["krump"], enemy_line=["valdr"], enemy_aember=2)
    t.fight("krump", "valdr")
    assert not t.in_play("krump") and not t.in_play("valdr") and t.enemy_aember == 2


def test_lomir_flamefist_takes_two_from_seven(keyforge):
    t = keyforge.table(house="brobnar", hand=["lomir-flamefist"], enemy_aember=7)
    t.play("lomir-flamefist")
    assert t.enemy_aember == 5
    t = keyforge.table(house="brobnar", hand=["lomir-flamefist"], enemy_aember=6)
    t.play("lomir-flamefist")
    assert t.enemy_aember == 6


def test_looter_goblin_reaps_for_the_bodies_of_this_turn(keyforge):
    t = keyforge.table(house="brobnar", line=["looter-goblin", "troll"], enemy_line=["bumpsy"])
    t.reap("looter-goblin").fight("troll", "bumpsy")
    assert t.aember == 2


def test_mugwump_heals_and_grows(keyforge):
    t = keyforge.table(house="brobnar", line=["mugwump"], enemy_line=["wardrummer"])
    t.fight("mugwump", "wardrummer")
    assert t.damage("mugwump") == 0 and t.power("mugwump") == 7


def test_mugwump_gets_nothing_when_the_enemy_survives(keyforge):
    t = keyforge.table(house="brobnar", line=["mugwump"], enemy_line=["looter-goblin"])
    t.fight("mugwump", "looter-goblin")  # elusive
    assert t.in_play("looter-goblin") and t.power("mugwump") == 6


def test_pingle_who_annoys_hurts_enemies_that_enter(keyforge):
    t = keyforge.table(house="brobnar", hand=["troll"], line=["bumpsy"], enemy_line=["pingle-who-annoys"])
    t.play("troll")
    assert t.damage("troll") == 1
    t = keyforge.table(house="brobnar", hand=["troll"], line=["pingle-who-annoys"])
    t.play("troll")
    assert t.damage("troll") == 0


@pytest.mark.clause("KF-faq-47", "KF-constant-04")
def test_pingle_who_annoys_falls_to_the_king_before_annoying_it(keyforge):
    t = keyforge.table(house="brobnar", hand=["king-of-the-crag"], enemy_line=["pingle-who-annoys"])
    t.play("king-of-the-crag")
    assert not t.in_play("pingle-who-annoys") and t.damage("king-of-the-crag") == 0


def test_rock_hurling_giant_throws_for_each_brobnar_card_discarded(keyforge):
    t = keyforge.table(house="brobnar", hand=["punch", "anger"], line=["rock-hurling-giant"], enemy_line=["troll"])
    t.discard("punch").yes().choose("troll")
    assert t.damage("troll") == 4
    t.discard("anger").no()
    assert t.damage("troll") == 4


def test_rock_hurling_giant_cares_only_for_brobnar_cards_of_your_hand(keyforge):
    t = keyforge.table(house="dis", hand=["fear"], line=["rock-hurling-giant"], enemy_line=["troll"])
    t.discard("fear")
    assert t.decision.kind == "main"
    t = keyforge.table(
        house="brobnar", hand=["sound-the-horns"], deck=["punch", "bumpsy"], line=["rock-hurling-giant"], enemy_line=["troll"]
    )
    t.play("sound-the-horns")
    assert t.decision.kind == "main"


def test_rogue_ogre_heals_and_captures_after_a_turn_of_one_card(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["punch"], line=[{"card": "rogue-ogre", "damage": 3}], enemy_line=["troll"], enemy_aember=2
    )
    t.play("punch").choose("troll").end_turn()
    assert t.damage("rogue-ogre") == 1 and t.on("rogue-ogre", "aember") == 1


@pytest.mark.parametrize("hand", [[], ["smith", "follow-the-leader"]])
def test_rogue_ogre_wants_exactly_one_card(keyforge, hand):
    t = keyforge.table(house="brobnar", hand=hand, line=[{"card": "rogue-ogre", "damage": 3}], enemy_aember=2)
    for name in hand:
        t.play(name)
    t.end_turn()
    assert t.enemy_aember == 2 and t.damage("rogue-ogre") == 3


def test_smaaash_stuns_a_creature(keyforge):
    t = keyforge.table(house="brobnar", hand=["smaaash"], enemy_line=["troll"])
    t.play("smaaash").choose("troll")
    assert t.stunned("troll")


@pytest.mark.clause("KF-faq-15", "KF-stun-08", "KF-ability-08")
def test_smaaash_may_choose_a_creature_already_stunned(keyforge):
    t = keyforge.table(house="brobnar", hand=["smaaash"], enemy_line=[{"card": "troll", "stunned": True}])
    t.play("smaaash").choose("troll")
    assert t.on("troll", "stun") == 1 and not t.stunned("smaaash")


def test_tireless_crocag_fights_in_any_house_and_never_reaps(keyforge):
    t = keyforge.table(house="dis", line=["tireless-crocag", "troll"], enemy_line=["kelifi-dragon"])
    assert t.can("fight", "tireless-crocag", "kelifi-dragon") and not t.can("fight", "troll", "kelifi-dragon")
    t = keyforge.table(house="brobnar", line=["tireless-crocag", "troll"], enemy_line=["kelifi-dragon"])
    assert not t.can("reap", "tireless-crocag") and t.can("reap", "troll")


def test_tireless_crocag_dies_with_the_last_enemy(keyforge):
    t = keyforge.table(house="dis", line=["tireless-crocag"], enemy_line=["dust-imp", "bumpsy"])
    t.fight("tireless-crocag", "dust-imp")
    assert t.in_play("tireless-crocag")
    t = keyforge.table(house="dis", line=["tireless-crocag"], enemy_line=["dust-imp"])
    t.fight("tireless-crocag", "dust-imp")
    assert t.zone("tireless-crocag") == "discard"


def test_tireless_crocag_dies_when_played_against_nobody(keyforge):
    t = keyforge.table(house="brobnar", hand=["tireless-crocag"], line=["bumpsy"])
    t.play("tireless-crocag")
    assert t.zone("tireless-crocag") == "discard" and t.in_play("bumpsy")


def test_troll_heals_three_when_it_reaps(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "troll", "damage": 4}])
    t.reap("troll")
    assert t.damage("troll") == 1


def test_wardrummer_returns_the_other_friendly_brobnar_creatures(keyforge):
    t = keyforge.table(house="brobnar", hand=["wardrummer"], line=["bumpsy", "pit-demon"], enemy_line=["troll"])
    t.play("wardrummer")
    assert t.ids("hand") == ["bumpsy"] and t.ids("line") == ["pit-demon", "wardrummer"] and t.in_play("troll")


# ---------------------------------------------------------------------------------------------------------------- upgrades


def test_blood_of_titans_gives_five_power(keyforge):
    t = keyforge.table(house="brobnar", hand=["blood-of-titans"], line=["bumpsy", "troll"])
    t.play("blood-of-titans", host="bumpsy")
    assert t.power("bumpsy") == 10 and t.power("troll") == 8


def test_phoenix_heart_returns_its_creature_and_burns_the_rest(keyforge):
    t = keyforge.table(
        house="brobnar",
        line=[{"card": "bumpsy", "upgrades": ["phoenix-heart"]}, "wardrummer"],
        enemy_line=["kelifi-dragon"],
    )
    t.fight("bumpsy", "kelifi-dragon")
    assert t.zone("bumpsy") == "hand" and t.zone("phoenix-heart") == "discard"
    assert t.damage("kelifi-dragon") == 8 and t.zone("wardrummer") == "discard"


@pytest.mark.clause("KF-upgrade-07")
def test_phoenix_heart_returns_an_enemy_creature_to_its_own_owner(keyforge):
    t = keyforge.table(house="brobnar", hand=["phoenix-heart", "punch"], line=["troll"], enemy_line=["wardrummer"])
    t.play("phoenix-heart", host="wardrummer").play("punch").choose("wardrummer")
    assert t.ids("hand", 2) == ["wardrummer"] and t.damage("troll") == 3
    assert t.ids("discard") == ["punch", "phoenix-heart"]


def test_yo_mama_mastery_heals_and_gives_taunt(keyforge):
    t = keyforge.table(
        house="brobnar",
        active=2,
        enemy_houses=["brobnar"],
        enemy_hand=["yo-mama-mastery"],
        enemy_line=["bumpsy"],
        line=["krump", {"card": "troll", "damage": 5}],
    )
    t.play("yo-mama-mastery", host="troll")
    assert t.damage("troll") == 0
    assert t.refusal("fight", "bumpsy", "krump").clause == "KF-taunt-01"
    assert t.can("fight", "bumpsy", "troll")
