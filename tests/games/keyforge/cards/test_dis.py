"""Dis's cards, one test or more each."""

from __future__ import annotations

import pytest

# ---------------------------------------------------------------------------------------------------------------- actions


def test_a_fair_game_pays_each_player_for_the_others_hand(keyforge):
    t = keyforge.table(
        house="dis",
        hand=["a-fair-game", "punch", "fear", "anger"],
        deck=["bumpsy"],
        enemy_deck=["charette", "troll"],
        enemy_hand=["fear", "mind-barb", "anger"],
    )
    t.play("a-fair-game")
    assert t.aember == 2  # two Dis cards against Charette
    assert t.enemy_aember == 2  # two Brobnar cards against Bumpsy
    assert t.ids("discard", 2) == ["charette"] and t.ids("discard") == ["a-fair-game", "bumpsy"]


def test_a_fair_game_shows_both_hands(keyforge):
    t = keyforge.table(house="dis", hand=["a-fair-game", "punch"], deck=["bumpsy"], enemy_deck=["troll"], enemy_hand=["fear"])
    t.play("a-fair-game")
    assert t.s.game.sight.sees(t.s, 0, t.card("2:fear")) and t.s.game.sight.sees(t.s, 1, t.card("punch"))


def test_a_fair_game_pays_nothing_for_an_empty_deck(keyforge):
    t = keyforge.table(house="dis", hand=["a-fair-game", "fear"], enemy_hand=["mind-barb"], enemy_discard=["charette"])
    t.play("a-fair-game")
    assert (t.aember, t.enemy_aember) == (0, 0)
    assert t.ids("deck", 2) == []


def test_arise_returns_the_creatures_of_a_house(keyforge):
    t = keyforge.table(house="dis", hand=["arise"], discard=["charette", "bumpsy", "fear", "shaffles"])
    t.play("arise").house("dis")
    assert sorted(t.ids("hand")) == ["charette", "shaffles"]
    assert t.ids("discard") == ["arise", "bumpsy", "fear"]
    assert t.chains() == 1


@pytest.mark.clause("KF-house-09")
def test_control_the_weak_forces_a_house_for_one_turn(keyforge):
    t = keyforge.table(house="dis", hand=["control-the-weak"])
    t.play("control-the-weak")
    assert sorted(t.options) == ["house:mars", "house:sanctum", "house:shadows"]
    t.house("sanctum").end_turn()
    assert t.decision.kind == "main" and t.decision.player == 1  # the only house was taken by itself
    assert t.s.world[1] == 4
    t.answer("pass").house("dis").end_turn()
    assert sorted(t.options) == ["house:mars", "house:sanctum", "house:shadows"]


def test_creeping_oblivion_purges_two_cards_of_one_pile(keyforge):
    t = keyforge.table(
        house="dis", hand=["creeping-oblivion"], discard=["troll", "bumpsy"], enemy_discard=["krump", "valdr", "smaaash"]
    )
    t.play("creeping-oblivion").choose("krump")
    assert t.choices() == {"valdr", "smaaash"}
    t.choose("valdr")
    assert sorted(t.ids("purged", 2)) == ["krump", "valdr"] and t.ids("discard", 2) == ["smaaash"]


def test_creeping_oblivion_may_purge_fewer(keyforge):
    t = keyforge.table(house="dis", hand=["creeping-oblivion"], discard=["troll"])
    t.play("creeping-oblivion").done()
    assert t.zone("troll") == "discard"


def test_dance_of_doom_destroys_creatures_of_the_chosen_power(keyforge):
    t = keyforge.table(house="dis", hand=["dance-of-doom"], line=["pit-demon", "charette"], enemy_line=["bumpsy", "troll"])
    t.play("dance-of-doom").act("number", word="5")
    assert t.ids("line") == ["charette"] and t.ids("line", 2) == ["troll"]


def test_dance_of_doom_may_name_a_number_nobody_has(keyforge):
    t = keyforge.table(house="dis", hand=["dance-of-doom"], line=["pit-demon"], enemy_line=["bumpsy"])
    t.play("dance-of-doom").act("number", word="0")
    assert t.in_play("pit-demon") and t.in_play("bumpsy")


def test_fear_returns_an_enemy_creature(keyforge):
    t = keyforge.table(house="dis", hand=["fear"], line=["pit-demon"], enemy_line=["troll"])
    t.play("fear")
    assert t.ids("hand", 2) == ["troll"] and t.in_play("pit-demon")


def test_gateway_to_dis_destroys_everything_for_three_chains(keyforge):
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=["pit-demon"], enemy_line=["troll", "bumpsy"])
    t.play("gateway-to-dis")
    assert t.ids("line") == [] and t.ids("line", 2) == [] and t.chains() == 3


def test_gongoozle_discards_when_the_creature_survives(keyforge):
    t = keyforge.table(house="dis", hand=["gongoozle"], enemy_line=["troll"], enemy_hand=["punch"])
    t.play("gongoozle")
    assert t.damage("troll") == 3 and t.ids("discard", 2) == ["punch"]


def test_gongoozle_discards_nothing_when_the_creature_is_destroyed(keyforge):
    t = keyforge.table(house="dis", hand=["gongoozle"], enemy_line=["wardrummer"], enemy_hand=["punch"])
    t.play("gongoozle")
    assert t.ids("hand", 2) == ["punch"]


def test_gongoozle_makes_the_owner_discard(keyforge):
    t = keyforge.table(house="dis", hand=["gongoozle", "fear"], line=["pit-demon"], enemy_hand=["punch"])
    t.play("gongoozle")
    assert t.ids("hand", 2) == ["punch"] and t.zone("fear") == "discard"


def test_gongoozle_without_creatures_does_nothing(keyforge):
    t = keyforge.table(house="dis", hand=["gongoozle", "fear"], enemy_hand=["punch"])
    t.play("gongoozle")
    assert t.ids("hand", 2) == ["punch"] and t.zone("fear") == "hand"


def test_guilty_hearts_destroys_creatures_with_aember(keyforge):
    t = keyforge.table(
        house="dis", hand=["guilty-hearts"], line=["pit-demon", {"card": "charette", "aember": 2}], enemy_line=["troll"]
    )
    t.play("guilty-hearts")
    assert t.ids("line") == ["pit-demon"] and t.in_play("troll")
    assert t.enemy_aember == 2


def test_hand_of_dis_cannot_reach_the_flanks(keyforge):
    t = keyforge.table(house="dis", hand=["hand-of-dis"], line=["pit-demon"], enemy_line=["troll", "bumpsy", "krump"])
    t.play("hand-of-dis")
    assert t.ids("line", 2) == ["troll", "krump"] and t.in_play("pit-demon")


def test_hecatomb_pays_each_player_for_their_dead(keyforge):
    t = keyforge.table(house="dis", hand=["hecatomb"], line=["pit-demon", "bumpsy"], enemy_line=["charette", "shooler", "troll"])
    t.play("hecatomb")
    assert t.ids("line") == ["bumpsy"] and t.ids("line", 2) == ["troll"]
    assert (t.aember, t.enemy_aember) == (1 + 1, 2)


def test_tendrils_of_pain_deals_one(keyforge):
    t = keyforge.table(house="dis", hand=["tendrils-of-pain"], line=["pit-demon"], enemy_line=["troll"])
    t.play("tendrils-of-pain")
    assert t.damage("pit-demon") == 1 and t.damage("troll") == 1


def test_tendrils_of_pain_deals_four_after_a_forged_key(keyforge):
    t = keyforge.table(
        house="dis", hand=["tendrils-of-pain"], line=["pit-demon"], enemy_line=["troll"], enemy_keys=["red"], enemy_keys_last_turn=1
    )
    t.play("tendrils-of-pain")
    assert t.damage("pit-demon") == 4 and t.damage("troll") == 4


def test_hysteria_returns_every_creature(keyforge):
    t = keyforge.table(house="dis", hand=["hysteria"], line=["pit-demon"], enemy_line=["troll"], artifacts=["cannon"])
    t.play("hysteria")
    assert t.ids("hand") == ["pit-demon"] and t.ids("hand", 2) == ["troll"] and t.in_play("cannon")


@pytest.mark.clause("KF-unforge-01")
def test_key_hammer_unforges_the_key_of_the_previous_turn(keyforge):
    t = keyforge.table(house="dis", hand=["key-hammer"], enemy_aember=6, enemy_keys=["red"])
    t.end_turn()
    t.act("key", word="blue")
    t.house("mars").end_turn("dis").play("key-hammer")
    assert t.keys(2) == 1 and t.s.tallies[1][1] == 1  # the red one of long ago stays
    assert t.enemy_aember == 6


@pytest.mark.clause("KF-faq-38")
def test_key_hammer_unforges_one_key_of_two_of_its_players_choice(keyforge):
    t = keyforge.table(house="dis", hand=["key-hammer"], enemy_keys=["red", "blue"], enemy_keys_last_turn=2)
    t.play("key-hammer").act("key", word="red")
    assert t.keys(2) == 1 and t.s.tallies[2][1] == 1


def test_key_hammer_gives_the_aember_even_when_no_key_was_forged(keyforge):
    t = keyforge.table(house="dis", hand=["key-hammer"], enemy_keys=["red"])
    t.play("key-hammer")
    assert t.keys(2) == 1 and t.enemy_aember == 6


def test_mind_barb_discards_a_random_card(keyforge):
    t = keyforge.table(house="dis", hand=["mind-barb"], enemy_hand=["punch", "anger"])
    t.play("mind-barb")
    assert len(t.ids("hand", 2)) == 1 and len(t.ids("discard", 2)) == 1


def test_pandemonium_lets_every_undamaged_creature_capture(keyforge):
    t = keyforge.table(
        house="dis",
        hand=["pandemonium"],
        line=["pit-demon", {"card": "charette", "damage": 1}],
        enemy_line=["troll"],
        aember=2,
        enemy_aember=2,
    )
    t.play("pandemonium")
    assert [t.on(name, "aember") for name in ("pit-demon", "charette", "troll")] == [1, 0, 1]
    assert (t.aember, t.enemy_aember) == (2, 1)


@pytest.mark.clause("KF-timing-01", "KF-capture-04")
def test_pandemonium_asks_who_captures_when_there_is_too_little(keyforge):
    t = keyforge.table(house="dis", hand=["pandemonium"], line=["pit-demon", "charette", "troll"], enemy_aember=2)
    t.play("pandemonium").choose("charette", "troll")
    assert [t.on(name, "aember") for name in ("pit-demon", "charette", "troll")] == [0, 1, 1]
    assert t.decision.kind == "main"


@pytest.mark.clause("KF-asif-01", "KF-asif-02")
def test_poltergeist_uses_an_enemy_artifact_and_destroys_it(keyforge):
    t = keyforge.table(house="dis", hand=["poltergeist"], line=["pit-demon"], enemy_line=["troll"], enemy_artifacts=["cannon"])
    t.play("poltergeist").choose("troll")
    assert t.damage("troll") == 2 and t.ids("discard", 2) == ["cannon"]


@pytest.mark.clause("KF-asif-03")
def test_poltergeist_sacrifices_what_asks_for_it(keyforge):
    t = keyforge.table(house="dis", hand=["poltergeist"], enemy_artifacts=["screechbomb"], enemy_aember=3)
    t.play("poltergeist")
    assert t.enemy_aember == 1 and t.ids("discard", 2) == ["screechbomb"]


@pytest.mark.clause("KF-faq-27")
def test_poltergeist_destroys_an_artifact_that_cannot_be_used(keyforge):
    t = keyforge.table(house="dis", hand=["poltergeist"], enemy_artifacts=["banner-of-battle"])
    t.play("poltergeist")
    assert t.ids("discard", 2) == ["banner-of-battle"]


def test_poltergeist_pays_tentacus(keyforge):
    t = keyforge.table(
        house="dis", hand=["poltergeist"], enemy_line=["tentacus"], line=["pit-demon"], enemy_artifacts=["cannon"], aember=1
    )
    t.play("poltergeist").choose("tentacus")
    assert (t.aember, t.enemy_aember) == (1, 1) and t.damage("tentacus") == 2


def test_red_hot_armor_turns_armor_into_damage(keyforge):
    t = keyforge.table(house="dis", hand=["red-hot-armor"], line=["firespitter"], enemy_line=["firespitter", "troll"])
    t.play("red-hot-armor")
    assert t.damage("2:firespitter") == 1 and t.armor("2:firespitter") == 0
    assert t.damage("1:firespitter") == 0 and t.damage("troll") == 0
    t.end_turn("mars")
    assert t.armor("2:firespitter") == 1


@pytest.mark.clause("KF-mostpow-03", "KF-mostpow-04", "KF-mostpow-05")
def test_three_fates_takes_eight_seven_and_one_five_of_your_choice(keyforge):
    t = keyforge.table(
        house="dis", hand=["three-fates"], line=["troll", "bumpsy", "charette"], enemy_line=["overlord-greking", "headhunter"]
    )
    t.play("three-fates")
    assert t.choices() == {"bumpsy", "headhunter"}
    t.choose("headhunter")
    assert t.ids("line") == ["bumpsy", "charette"] and t.ids("line", 2) == []


def test_three_fates_with_three_creatures_or_fewer_asks_nothing(keyforge):
    t = keyforge.table(house="dis", hand=["three-fates"], line=["bumpsy"], enemy_line=["headhunter"])
    t.play("three-fates")
    assert t.ids("line") == [] and t.ids("line", 2) == []


# ---------------------------------------------------------------------------------------------------------------- artifacts


@pytest.mark.clause("KF-replace-01", "KF-replace-02")
def test_annihilation_ritual_purges_what_would_be_discarded(keyforge):
    t = keyforge.table(
        house="dis", hand=["gateway-to-dis"], line=["dust-imp"], enemy_line=["troll"], artifacts=["annihilation-ritual"]
    )
    t.play("gateway-to-dis")
    assert t.zone("dust-imp") == "purged" and t.zone("troll") == "purged"
    assert t.aember == 2  # destroyed all the same


def test_annihilation_ritual_leaves_hands_and_upgrades_alone(keyforge):
    t = keyforge.table(
        house="dis",
        hand=["fear", "hand-of-dis"],
        line=["charette", {"card": "pit-demon", "upgrades": ["flame-wreathed"]}, "shooler"],
        enemy_line=["troll"],
        artifacts=["annihilation-ritual"],
    )
    t.play("fear").play("hand-of-dis")
    assert t.zone("troll") == "hand" and t.zone("pit-demon") == "purged" and t.zone("flame-wreathed") == "discard"


@pytest.mark.clause("KF-purge-02")
def test_annihilation_ritual_keeps_greking_from_its_prey(keyforge):
    t = keyforge.table(house="dis", line=["overlord-greking"], enemy_line=["bumpsy"], artifacts=["annihilation-ritual"])
    t.fight("overlord-greking", "bumpsy")
    assert t.zone("bumpsy") == "purged"


def test_dominator_bauble_uses_a_creature_of_any_house(keyforge):
    t = keyforge.table(house="dis", artifacts=["dominator-bauble"], line=["bumpsy"], enemy_line=["troll"])
    t.use("dominator-bauble")
    assert t.can("reap", "bumpsy") and t.can("fight", "bumpsy", "troll")
    t.reap("bumpsy")
    assert t.aember == 1 and t.exhausted("bumpsy")


def test_dominator_bauble_does_not_ready(keyforge):
    t = keyforge.table(house="dis", artifacts=["dominator-bauble"], line=[{"card": "bumpsy", "exhausted": True}])
    t.use("dominator-bauble")
    assert t.aember == 0 and t.decision.kind == "main"


def test_key_to_dis_is_sacrificed_to_destroy_every_creature(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["key-to-dis"], line=["bumpsy"], enemy_line=["troll"])
    t.use("key-to-dis", "omni")
    assert t.zone("key-to-dis") == "discard" and t.ids("line") == [] and t.ids("line", 2) == []


def test_lash_of_broken_dreams_raises_the_cost_for_one_turn(keyforge):
    t = keyforge.table(house="dis", artifacts=["lash-of-broken-dreams"], enemy_aember=8)
    t.use("lash-of-broken-dreams")
    assert t.key_cost(2) == 6
    t.end_turn("mars")
    assert t.keys(2) == 0 and t.key_cost(2) == 9 and t.key_cost(1) == 9
    t.end_turn("dis")
    assert t.key_cost(2) == 6


def test_library_of_the_damned_archives_a_card(keyforge):
    t = keyforge.table(house="dis", artifacts=["library-of-the-damned"], hand=["punch", "fear"])
    t.use("library-of-the-damned").choose("punch")
    assert t.ids("archives") == ["punch"] and t.ids("hand") == ["fear"]


def test_lifeward_keeps_the_opponent_from_playing_creatures_for_a_turn(keyforge):
    t = keyforge.table(
        house="brobnar", artifacts=["lifeward"], enemy_hand=["bumpsy", "anger", "troll"], enemy_houses=["brobnar", "mars", "logos"]
    )
    t.use("lifeward", "omni")
    assert t.zone("lifeward") == "discard"
    t.end_turn("brobnar")
    assert t.refusal("play", "bumpsy").clause == "KF-golden-01"
    assert t.can("play", "anger") and t.can("discard", "bumpsy")
    t.end_turn("dis").end_turn("brobnar")
    assert t.can("play", "bumpsy")


def test_sacrificial_altar_trades_a_human_for_a_dead_creature(keyforge):
    t = keyforge.table(
        house="dis", artifacts=["sacrificial-altar"], line=["dextre"], discard=["the-terror", "fear"], enemy_line=["troll"]
    )
    t.use("sacrificial-altar")
    assert t.ids("purged") == ["dextre"] and t.in_play("the-terror") and t.aember == 2


def test_sacrificial_altar_without_a_human_plays_nothing(keyforge):
    t = keyforge.table(house="dis", artifacts=["sacrificial-altar"], line=["pit-demon"], discard=["the-terror"])
    t.use("sacrificial-altar")
    assert t.in_play("pit-demon") and t.zone("the-terror") == "discard"


def test_screaming_cave_shuffles_hand_and_discard_away(keyforge):
    t = keyforge.table(house="dis", artifacts=["screaming-cave"], hand=["fear", "punch"], discard=["troll"], deck=["bumpsy"])
    t.use("screaming-cave")
    assert t.ids("hand") == [] and t.ids("discard") == []
    assert sorted(t.ids("deck")) == ["bumpsy", "fear", "punch", "troll"]


def test_soul_snatcher_pays_the_owner_of_each_destroyed_creature(keyforge):
    t = keyforge.table(
        house="dis",
        artifacts=["soul-snatcher"],
        hand=["gateway-to-dis"],
        line=["pit-demon", {"card": "bumpsy", "owner": 2}],
        enemy_line=["troll"],
    )
    t.play("gateway-to-dis")
    while t.decision.kind == "order":
        t.answer(t.options[0])
    assert (t.aember, t.enemy_aember) == (1, 2)


# ---------------------------------------------------------------------------------------------------------------- creatures


def test_charette_captures_three(keyforge):
    t = keyforge.table(house="dis", hand=["charette"], enemy_aember=5)
    t.play("charette")
    assert t.on("charette", "aember") == 3 and t.enemy_aember == 2


def test_drumble_captures_everything_from_seven(keyforge):
    t = keyforge.table(house="dis", hand=["drumble"], enemy_aember=9)
    t.play("drumble")
    assert t.on("drumble", "aember") == 9 and t.enemy_aember == 0
    t = keyforge.table(house="dis", hand=["drumble"], enemy_aember=6)
    t.play("drumble")
    assert t.on("drumble", "aember") == 0


def test_dust_imp_gains_two_when_destroyed(keyforge):
    t = keyforge.table(house="dis", line=["dust-imp"], enemy_line=["troll"])
    t.fight("dust-imp", "troll")
    assert t.aember == 2


def test_eater_of_the_dead_grows_on_a_discarded_creature(keyforge):
    t = keyforge.table(house="dis", line=["eater-of-the-dead"], discard=["fear"], enemy_discard=["troll", "punch"])
    t.reap("eater-of-the-dead")
    assert t.ids("purged", 2) == ["troll"] and t.power("eater-of-the-dead") == 5


def test_eater_of_the_dead_starves_without_one(keyforge):
    t = keyforge.table(house="dis", line=["eater-of-the-dead"], discard=["fear"])
    t.reap("eater-of-the-dead")
    assert t.power("eater-of-the-dead") == 4


def test_ember_imp_limits_the_opponent_to_two_cards_a_turn(keyforge):
    t = keyforge.table(house="brobnar", hand=["bumpsy", "smith", "troll"], enemy_line=["ember-imp"])
    t.play("bumpsy").play("smith")
    assert t.refusal("play", "troll").clause == "KF-golden-01"
    assert t.can("discard", "troll")


def test_ember_imp_does_not_limit_its_own_player(keyforge):
    t = keyforge.table(house="brobnar", hand=["bumpsy", "smith", "troll"], line=["ember-imp"])
    t.play("bumpsy").play("smith")
    assert t.can("play", "troll")


def test_gabos_longarms_strikes_another_creature(keyforge):
    t = keyforge.table(house="dis", line=["gabos-longarms"], enemy_line=["charette", "troll"])
    t.fight("gabos-longarms", "charette").choose("troll")
    assert t.damage("troll") == 5 and t.damage("charette") == 0
    assert t.damage("gabos-longarms") == 4


@pytest.mark.clause("KF-faq-20")
def test_gabos_longarms_reaches_an_elusive_creature_he_does_not_attack(keyforge):
    t = keyforge.table(house="dis", line=["gabos-longarms"], enemy_line=["charette", "drumble"])
    t.fight("gabos-longarms", "charette").choose("drumble")
    assert not t.in_play("drumble")


@pytest.mark.clause("KF-faq-54", "KF-elusive-01")
def test_gabos_longarms_attacking_an_elusive_creature_still_strikes_another(keyforge):
    t = keyforge.table(house="dis", line=["gabos-longarms"], enemy_line=["charette", "drumble"])
    t.fight("gabos-longarms", "drumble").choose("charette")
    assert not t.in_play("charette") and t.damage("gabos-longarms") == 0
    t = keyforge.table(house="dis", line=["gabos-longarms"], enemy_line=["charette", "drumble"])
    t.fight("gabos-longarms", "drumble").choose("drumble")
    assert t.in_play("drumble")


@pytest.mark.clause("KF-fightgl-01")
def test_gabos_longarms_s_other_victim_was_not_destroyed_in_a_fight(keyforge):
    t = keyforge.table(
        house="dis",
        line=["gabos-longarms"],
        artifacts=[{"card": "the-warchest", "house": "dis"}],
        enemy_line=["charette", "dust-imp"],
    )
    t.fight("gabos-longarms", "charette").choose("dust-imp")
    assert not t.in_play("dust-imp")
    t.use("the-warchest")
    assert t.aember == 0


@pytest.mark.clause("KF-cardab-03", "KF-playgl-02", "KF-playgl-04")
def test_overlord_greking_raises_what_it_kills(keyforge):
    t = keyforge.table(house="dis", line=["overlord-greking"], enemy_line=["bumpsy"], enemy_aember=3)
    t.fight("overlord-greking", "bumpsy").act("flank", word="left")
    assert t.ids("line") == ["bumpsy", "overlord-greking"]
    assert t.exhausted("bumpsy") and t.damage("bumpsy") == 0
    assert t.enemy_aember == 3  # put into play, not played


@pytest.mark.clause("KF-control-07")
def test_overlord_greking_s_prey_still_goes_to_its_owners_pile(keyforge):
    t = keyforge.table(house="dis", line=["overlord-greking"], enemy_line=["bumpsy"], hand=["gateway-to-dis"])
    t.fight("overlord-greking", "bumpsy").act("flank", word="left")
    t.play("gateway-to-dis")
    assert t.ids("discard", 2) == ["bumpsy"]


@pytest.mark.clause("KF-leave-04")
def test_overlord_greking_cannot_reach_a_card_that_went_to_hand(keyforge):
    t = keyforge.table(
        house="dis",
        line=[{"card": "overlord-greking", "power_counters": 5}],
        enemy_line=[{"card": "bumpsy", "upgrades": ["phoenix-heart"]}],
    )
    t.fight("overlord-greking", "bumpsy")
    assert t.decision.kind == "main", "no flank is asked for it"
    assert t.zone("bumpsy") == "hand" and t.damage("overlord-greking") == 8


def test_guardian_demon_moves_up_to_two_damage(keyforge):
    t = keyforge.table(house="dis", line=["guardian-demon", {"card": "pit-demon", "damage": 3}], enemy_line=["troll"])
    t.reap("guardian-demon").choose("pit-demon").act("number", word="2")
    assert t.choices() == {"guardian-demon", "troll"}
    t.choose("troll")
    assert t.damage("pit-demon") == 1 and t.damage("troll") == 2


def test_guardian_demon_deals_only_what_it_healed(keyforge):
    t = keyforge.table(house="dis", line=["guardian-demon", {"card": "pit-demon", "damage": 3}], enemy_line=["troll"])
    t.reap("guardian-demon").choose("pit-demon").act("number", word="1").choose("troll")
    assert t.damage("pit-demon") == 2 and t.damage("troll") == 1
    t = keyforge.table(house="dis", line=["guardian-demon"], enemy_line=["troll"])
    t.reap("guardian-demon").choose("troll")
    assert t.decision.kind == "main"


@pytest.mark.parametrize(("master", "prey"), [("master-of-1", "tolas"), ("master-of-2", "dust-imp"), ("master-of-3", "tocsin")])
def test_masters_may_destroy_a_creature_of_their_number(keyforge, master, prey):
    others = [name for name in ("tolas", "dust-imp", "tocsin", "troll") if name != prey]
    t = keyforge.table(house="dis", line=[master], enemy_line=[prey, *others])
    t.reap(master).yes()
    assert not t.in_play(prey) and all(t.in_play(name) for name in others)
    t = keyforge.table(house="dis", line=[master], enemy_line=[prey])
    t.reap(master).no()
    assert t.in_play(prey)


def test_pit_demon_steals_one(keyforge):
    t = keyforge.table(house="dis", line=["pit-demon"], enemy_aember=2)
    t.use("pit-demon")
    assert (t.aember, t.enemy_aember) == (1, 1)


def test_pitlord_forces_dis(keyforge):
    t = keyforge.table(house="brobnar", line=["pitlord"])
    t.end_turn("mars").end_turn()
    assert t.decision.kind == "main" and t.decision.player == 0 and t.s.world[1] == 1


@pytest.mark.clause("KF-faq-08", "KF-cannot-01", "KF-cannot-02")
def test_pitlord_gives_way_to_restringuntus(keyforge):
    t = keyforge.table(house="dis", hand=["restringuntus"], enemy_line=["pitlord"], enemy_houses=["dis", "mars", "logos"])
    t.play("restringuntus").house("dis").end_turn()
    assert sorted(t.options) == ["house:logos", "house:mars"]


@pytest.mark.clause("KF-faq-18", "KF-house-07")
def test_pitlord_as_a_maverick_forces_nothing_in_a_deck_without_dis(keyforge):
    t = keyforge.table(house="dis", enemy_line=[{"card": "pitlord", "house": "mars"}], enemy_houses=["mars", "logos", "sanctum"])
    t.end_turn()
    assert sorted(t.options) == ["house:logos", "house:mars", "house:sanctum"]


def test_restringuntus_bars_a_house_while_it_is_in_play(keyforge):
    t = keyforge.table(house="dis", hand=["restringuntus"], enemy_line=["troll"], enemy_houses=["mars", "logos", "brobnar"])
    t.play("restringuntus").house("mars").end_turn()
    assert sorted(t.options) == ["house:brobnar", "house:logos"]
    assert t.refusal("house", word="mars").clause == "KF-cannot-01"
    t.house("brobnar").fight("troll", "restringuntus")
    t.end_turn("dis").end_turn()
    assert "house:mars" in t.options


def test_shaffles_takes_one_at_the_end_of_your_turns(keyforge):
    t = keyforge.table(house="dis", line=["shaffles"], aember=3, enemy_aember=3)
    t.end_turn("mars")
    assert t.enemy_aember == 2
    t.end_turn("dis")
    assert t.enemy_aember == 2 and t.aember == 3


def test_shooler_steals_from_four(keyforge):
    t = keyforge.table(house="dis", hand=["shooler"], enemy_aember=4)
    t.play("shooler")
    assert (t.aember, t.enemy_aember) == (1, 3)
    t = keyforge.table(house="dis", hand=["shooler"], enemy_aember=3)
    t.play("shooler")
    assert (t.aember, t.enemy_aember) == (0, 3)


def test_snudge_returns_an_artifact_or_a_flank_creature(keyforge):
    t = keyforge.table(house="dis", line=["snudge"], enemy_line=["troll", "krump", "bumpsy"], enemy_artifacts=["cannon"])
    t.reap("snudge")
    assert t.choices() == {"snudge", "troll", "bumpsy", "cannon"}
    t.choose("cannon")
    assert t.ids("hand", 2) == ["cannon"]


def test_stealer_of_souls_purges_what_it_kills(keyforge):
    t = keyforge.table(house="dis", line=["stealer-of-souls"], enemy_line=["bumpsy"])
    t.fight("stealer-of-souls", "bumpsy")
    assert t.zone("bumpsy") == "purged" and t.aember == 1


@pytest.mark.clause("KF-faq-23", "KF-timing-25")
def test_stealer_of_souls_and_valdr_fall_together_without_a_theft(keyforge):
    t = keyforge.table(house="dis", line=["stealer-of-souls"], enemy_line=["valdr"])
    t.fight("stealer-of-souls", "valdr")
    assert t.zone("valdr") == "discard" and t.zone("stealer-of-souls") == "discard" and t.aember == 0


@pytest.mark.clause("KF-leave-04")
def test_stealer_of_souls_gains_but_cannot_purge_what_went_to_hand(keyforge):
    t = keyforge.table(house="dis", line=["stealer-of-souls"], enemy_line=["bad-penny"])
    t.fight("stealer-of-souls", "bad-penny")
    assert t.zone("bad-penny") == "hand" and t.aember == 1


@pytest.mark.clause("KF-draw-09")
def test_succubus_leaves_the_opponent_a_card_short(keyforge):
    t = keyforge.table(house="dis", line=["succubus"], deck=["troll"] * 8, enemy_deck=["troll"] * 8)
    t.end_turn("mars")
    assert len(t.ids("hand")) == 6
    t.end_turn("dis")
    assert len(t.ids("hand", 2)) == 5


@pytest.mark.clause("KF-pay-01")
def test_tentacus_charges_for_artifacts(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["cannon"], line=["troll"], enemy_line=["tentacus"], aember=1)
    t.use("cannon").choose("tentacus")
    assert (t.aember, t.enemy_aember) == (0, 1)


def test_tentacus_stops_those_who_cannot_pay(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["cannon"], line=["troll"], enemy_line=["tentacus"])
    assert t.refusal("action", "cannon").clause == "KF-ifyoudo-01"
    assert t.can("reap", "troll")


@pytest.mark.clause("KF-card-04")
def test_the_terror_gains_two_from_a_penniless_opponent(keyforge):
    t = keyforge.table(house="dis", hand=["the-terror"])
    t.play("the-terror")
    assert t.aember == 2
    t = keyforge.table(house="dis", hand=["the-terror"], enemy_aember=1)
    t.play("the-terror")
    assert t.aember == 0


@pytest.mark.clause("KF-card-08")
def test_tocsin_makes_the_opponent_discard_any_card_by_chance(keyforge):
    discarded = set()
    for seed in range(12):
        t = keyforge.table(house="dis", line=["tocsin"], enemy_hand=["punch", "anger", "smith"], seed=seed)
        t.reap("tocsin")
        assert len(t.ids("hand", 2)) == 2
        discarded.add(*t.ids("discard", 2))
    assert discarded == {"punch", "anger", "smith"}


def test_tolas_pays_the_opponent_of_whoever_loses_a_creature(keyforge):
    t = keyforge.table(house="dis", line=["tolas", "pit-demon"], enemy_line=["charette"])
    t.fight("pit-demon", "charette")
    assert not t.in_play("charette") and (t.aember, t.enemy_aember) == (1, 0)
    t = keyforge.table(house="dis", line=["tolas", "charette"], enemy_line=["troll"])
    t.fight("charette", "troll")
    assert (t.aember, t.enemy_aember) == (0, 1)


@pytest.mark.clause("KF-faq-42", "KF-timing-25")
def test_tolas_gives_nothing_when_it_falls_with_the_rest(keyforge):
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=["tolas", "pit-demon"], enemy_line=["troll"])
    t.play("gateway-to-dis")
    assert t.decision.kind == "main", "nothing waits"
    assert (t.aember, t.enemy_aember) == (0, 0)


@pytest.mark.clause("KF-faq-43", "KF-destroy-07")
def test_tolas_pays_for_a_creature_that_returns_to_hand(keyforge):
    t = keyforge.table(house="dis", line=["tolas", "pit-demon"], enemy_line=["bad-penny"])
    t.fight("pit-demon", "bad-penny")
    assert t.zone("bad-penny") == "hand" and t.aember == 1


@pytest.mark.clause("KF-ifyoudo-01")
def test_truebaru_costs_three_aember(keyforge):
    t = keyforge.table(house="dis", hand=["truebaru"], aember=2)
    assert t.refusal("play", "truebaru").clause == "KF-ifyoudo-01"
    t = keyforge.table(house="dis", hand=["truebaru"], aember=4)
    t.play("truebaru")
    assert t.aember == 1 and t.in_play("truebaru")


def test_truebaru_gives_five_back_when_destroyed(keyforge):
    t = keyforge.table(house="dis", line=["truebaru"], hand=["gateway-to-dis"])
    t.play("gateway-to-dis")
    assert t.aember == 5


# ---------------------------------------------------------------------------------------------------------------- upgrades


@pytest.mark.clause("KF-control-03", "KF-control-04", "KF-control-09")
def test_collar_of_subordination_takes_an_enemy_creature(keyforge):
    t = keyforge.table(
        house="dis", hand=["collar-of-subordination"], line=["pit-demon"], enemy_line=[{"card": "troll", "damage": 2}]
    )
    t.play("collar-of-subordination", host="troll").act("flank", word="left")
    assert t.ids("line") == ["troll", "pit-demon"]
    assert t.damage("troll") == 2 and not t.exhausted("troll")


@pytest.mark.clause("KF-control-06", "KF-house-05", "KF-house-10")
def test_collar_of_subordination_opens_the_creatures_house(keyforge):
    t = keyforge.table(
        house="dis",
        houses=["dis", "logos", "shadows"],
        hand=["collar-of-subordination"],
        enemy_line=["troll"],
    )
    t.play("collar-of-subordination").end_turn("mars").end_turn()
    assert "house:brobnar" in t.options
    t.house("brobnar").reap("troll")
    assert t.aember == 1


def test_collar_of_subordination_sends_the_creature_to_its_owner(keyforge):
    t = keyforge.table(house="dis", hand=["collar-of-subordination", "hysteria"], enemy_line=["troll"])
    t.play("collar-of-subordination").play("hysteria")
    assert t.ids("hand", 2) == ["troll"] and t.zone("collar-of-subordination") == "discard"


@pytest.mark.clause("KF-control-05")
def test_collar_of_subordination_yields_to_a_newer_one(keyforge):
    t = keyforge.table(
        house="dis",
        hand=["collar-of-subordination"],
        enemy_line=[{"card": "bumpsy", "owner": 1, "upgrades": [{"card": "collar-of-subordination", "owner": 2}]}],
    )
    assert t.controller("bumpsy") == 2
    t.play("collar-of-subordination")
    assert t.controller("bumpsy") == 1


def test_flame_wreathed_gives_power_and_burns_attackers(keyforge):
    t = keyforge.table(
        house="brobnar", line=["dust-imp", "troll"], enemy_line=[{"card": "charette", "upgrades": ["flame-wreathed"]}]
    )
    assert t.power("charette") == 6
    t.fight("troll", "charette")
    assert not t.in_play("charette") and not t.in_play("troll")  # 2 and 6


def test_guardian_demon_that_heals_nothing_deals_nothing(keyforge):
    t = keyforge.table(house="dis", line=["guardian-demon"], enemy_line=["troll", {"card": "bumpsy", "damage": 1}])
    t.reap("guardian-demon").choose("troll")
    assert t.decision.kind == "main", "nobody is asked whom to deal nothing to"
    assert (t.damage("troll"), t.damage("bumpsy")) == (0, 1)
    other = keyforge.table(house="dis", line=["guardian-demon"], enemy_line=["troll", {"card": "bumpsy", "damage": 1}])
    other.reap("guardian-demon").choose("bumpsy")
    assert other.decision.kind != "main"
