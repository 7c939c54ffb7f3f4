"""Untamed of Worlds Collide."""

from __future__ import annotations

import pytest


def test_cauldron_boil_doubles_the_damage_on_each(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["cauldron-boil"],
        line=[{"card": "bumpsy", "damage": 2}],
        enemy_line=[{"card": "troll", "damage": 3}, "zorg"],
    )
    t.play("cauldron-boil")
    assert (t.damage("bumpsy"), t.damage("troll"), t.damage("zorg")) == (4, 6, 0)


def test_song_of_the_wild_makes_reaping_richer_for_friends(keyforge):
    t = keyforge.table(house="untamed", hand=["song-of-the-wild"], line=["dew-faerie", "snufflegator"])
    t.play("song-of-the-wild").reap("snufflegator")
    assert t.aember == 2


def test_the_fittest_strengthens_every_friend_and_no_enemy(keyforge):
    t = keyforge.table(house="untamed", hand=["the-fittest"], line=["bumpsy", "zorg"], enemy_line=["troll"])
    t.play("the-fittest")
    assert (t.on("bumpsy", "power_counters"), t.on("zorg", "power_counters"), t.on("troll", "power_counters")) == (1, 1, 0)


def test_unsuspecting_prey_hurts_up_to_three_unhurt(keyforge):
    t = keyforge.table(house="untamed", hand=["unsuspecting-prey"], enemy_line=["bumpsy", {"card": "troll", "damage": 1}, "zorg"])
    t.play("unsuspecting-prey")
    assert t.choices() == {"bumpsy", "zorg"}
    t.choose("zorg").done()
    assert (t.damage("zorg"), t.damage("bumpsy")) == (2, 0)


@pytest.mark.parametrize(("pile", "gained"), [(["snufflegator", "dew-faerie", "murmook"], 2), (["snufflegator", "dew-faerie"], 0)])
def test_low_dawn_pays_for_three_and_shuffles_all_in(keyforge, pile, gained):
    t = keyforge.table(house="untamed", hand=["low-dawn"], discard=[*pile, "punch", "fogbank"])
    t.play("low-dawn")
    assert (t.aember, sorted(t.ids("deck")), sorted(t.ids("discard"))) == (
        1 + gained,
        sorted(pile),
        ["fogbank", "low-dawn", "punch"],
    )


def test_fangtooth_cavern_devours_the_weakest_at_the_end_of_its_players_turn(keyforge):
    t = keyforge.table(
        house="untamed",
        artifacts=["fangtooth-cavern"],
        line=["troll"],
        enemy_line=["urchin", "bumpsy"],
        enemy_houses=["brobnar", "mars", "dis"],
    )
    t.end_turn("brobnar")
    assert t.ids("line", 2) == ["bumpsy"]
    t.end_turn().reach("house")
    assert t.ids("line", 2) == ["bumpsy"]


def test_bramble_lynx_enters_ready_after_a_reap(keyforge):
    t = keyforge.table(house="untamed", hand=["bramble-lynx"], line=["snufflegator"])
    t.reap("snufflegator").play("bramble-lynx")
    assert not t.exhausted("bramble-lynx")
    t = keyforge.table(house="untamed", hand=["bramble-lynx"], line=["snufflegator"])
    t.play("bramble-lynx")
    assert t.exhausted("bramble-lynx")


def test_deepwood_druid_heals_a_neighbor_fully(keyforge):
    t = keyforge.table(
        house="untamed", line=[{"card": "troll", "damage": 6}, "deepwood-druid", "zorg", {"card": "bumpsy", "damage": 1}]
    )
    t.reap("deepwood-druid").choose("troll")
    assert (t.damage("troll"), t.damage("bumpsy")) == (0, 1)


@pytest.mark.parametrize(("enemies", "gained"), [(["troll", "zorg", "umbra"], 1), (["troll"], 0)])
def test_harmonia_gains_while_outnumbered(keyforge, enemies, gained):
    t = keyforge.table(house="untamed", hand=["snufflegator"], line=["harmonia"], enemy_line=enemies)
    t.play("snufflegator")
    assert t.aember == gained


@pytest.mark.parametrize(("card", "mine", "theirs"), [("imprinted-murmook", 5, 6), ("musthic-murmook", 7, 7)])
def test_murmooks_change_the_cost_of_keys(keyforge, card, mine, theirs):
    t = keyforge.table(house="untamed", line=[card])
    assert (t.key_cost(), t.key_cost(2)) == (mine, theirs)


def test_musthic_murmook_hits_when_played(keyforge):
    t = keyforge.table(house="untamed", hand=["musthic-murmook"], enemy_line=["troll"])
    t.play("musthic-murmook").choose("troll")
    assert t.damage("troll") == 4


def test_kangaphant_dooms_whoever_reaps(keyforge):
    t = keyforge.table(house="untamed", line=["kangaphant", "snufflegator"])
    t.reap("snufflegator")
    assert not t.in_play("snufflegator") and t.in_play("kangaphant") and t.aember == 1


def test_mab_the_mad_goes_back_to_the_deck_by_reaping(keyforge):
    t = keyforge.table(house="untamed", line=["mab-the-mad"])
    t.reap("mab-the-mad")
    assert (t.ids("deck"), t.aember) == (["mab-the-mad"], 1)


def test_molephin_avenges_every_aember_stolen(keyforge):
    t = keyforge.table(house="shadows", hand=["magda-the-rat"], line=["troll"], enemy_line=["molephin"], enemy_aember=5)
    t.play("magda-the-rat")
    assert (t.damage("troll"), t.damage("magda-the-rat"), t.damage("molephin")) == (2, 2, 0)


def test_molephin_does_not_mind_captures(keyforge):
    t = keyforge.table(house="dis", hand=["charette"], line=["troll"], enemy_line=["molephin"], enemy_aember=5)
    t.play("charette")
    assert t.damage("troll") == 0


def test_moor_wolf_readies_the_rest_of_the_pack(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["moor-wolf"],
        line=[{"card": "moor-wolf", "exhausted": True}, {"card": "snufflegator", "exhausted": True}],
    )
    t.play("moor-wolf#1" if t.zone("moor-wolf#1") == "hand" else "moor-wolf#2")
    states = {t.s.cards[card].id: t.s.numbers[0][card] for card in t.s.zone(5, 0)[:2]}
    assert states == {"moor-wolf": 0, "snufflegator": 1}


@pytest.mark.parametrize(("line", "gained"), [(["eldest-bear"], 2), (["eldest-bear", "snufflegator"], 0)])
def test_eldest_bear_gains_before_fighting_from_the_center(keyforge, line, gained):
    t = keyforge.table(house="untamed", line=line, enemy_line=["troll"])
    t.fight("eldest-bear", "troll")
    while t.decision.kind == "order":
        t.s.choose(t.decision.options[0])
    assert t.aember == gained


def test_toad_only_fights(keyforge):
    t = keyforge.table(house="untamed", line=["toad"], enemy_line=["troll"])
    assert not t.can("reap", "toad") and t.can("fight", "toad", "troll")


def test_xenos_bloodshadow_kills_whatever_it_touches(keyforge):
    t = keyforge.table(house="untamed", line=["xenos-bloodshadow"], enemy_line=["troll"])
    t.fight("xenos-bloodshadow", "troll")
    assert not t.in_play("troll") and t.damage("xenos-bloodshadow") == 0


def test_instrument_of_silence_pays_for_a_safe_fight(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "bumpsy", "upgrades": ["instrument-of-silence"]}], enemy_line=["troll"])
    t.fight("bumpsy", "troll")
    assert (t.aember, t.damage("bumpsy")) == (1, 0)


def test_wild_spirit_captures_by_reaping(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "bumpsy", "upgrades": ["wild-spirit"]}], enemy_aember=2)
    t.reap("bumpsy")
    assert (t.on("bumpsy", "aember"), t.enemy_aember, t.aember) == (1, 1, 1)


def test_unnatural_selection_spares_three_of_each(keyforge):
    t = keyforge.table(
        house="untamed", hand=["unnatural-selection"], line=["bumpsy", "groggins"], enemy_line=["troll", "zorg", "umbra", "urchin"]
    )
    t.play("unnatural-selection").choose("bumpsy", "troll", "zorg", "umbra")
    assert (t.ids("line"), t.ids("line", 2)) == (["bumpsy", "groggins"], ["troll", "zorg", "umbra"])


def test_nepeta_gigantica_stuns_giants_and_the_mighty(keyforge):
    t = keyforge.table(
        house="untamed", artifacts=["nepeta-gigantica"], line=["umbra"], enemy_line=["pit-demon", "alaka", "guardian-demon"]
    )
    t.use("nepeta-gigantica")
    assert t.choices() == {"pit-demon", "alaka"}


def test_vineapple_tree_grows_until_a_key_is_forged(keyforge):
    t = keyforge.table(house="untamed", artifacts=[{"card": "vineapple-tree", "growth": 1}], enemy_aember=8)
    t.use("vineapple-tree")
    assert (t.key_cost(), t.key_cost(2)) == (8, 8)
    t.end_turn().reach("house")
    assert (t.keys(2), t.key_cost(2)) == (1, 6)


def test_ghosthawk_reaps_with_both_neighbors(keyforge):
    t = keyforge.table(house="untamed", hand=["ghosthawk"], line=["bumpsy", "umbra", "zorg"])
    t.act("play", "ghosthawk").act("place", word="1")
    assert t.choices() == {"bumpsy", "umbra"}
    t.choose("umbra", "bumpsy")
    assert t.aember == 2 and t.exhausted("bumpsy") and t.exhausted("umbra") and not t.exhausted("zorg")


@pytest.mark.parametrize("order", [("bumpsy", "krump"), ("krump", "bumpsy")])
def test_ghosthawk_reaps_in_the_order_of_its_player(keyforge, order):
    """Ragwarg strikes whoever reaps first."""
    t = keyforge.table(house="untamed", hand=["ghosthawk"], line=["bumpsy", "krump"], enemy_artifacts=["ragwarg"])
    t.act("play", "ghosthawk").act("place", word="1").choose(*order)
    assert (t.damage(order[0]), t.damage(order[1])) == (2, 0)


def test_ghosthawk_may_reap_with_one_or_none(keyforge):
    t = keyforge.table(house="untamed", hand=["ghosthawk"], line=["bumpsy", "umbra"])
    t.act("play", "ghosthawk").act("place", word="1").choose("umbra").done()
    assert t.aember == 1 and not t.exhausted("bumpsy")
    t = keyforge.table(house="untamed", hand=["ghosthawk"], line=["bumpsy", "umbra"])
    t.act("play", "ghosthawk").act("place", word="1").done()
    assert t.aember == 0


def test_ghosthawk_cannot_reap_with_the_exhausted(keyforge):
    t = keyforge.table(house="untamed", hand=["ghosthawk"], line=[{"card": "bumpsy", "exhausted": True}])
    t.act("play", "ghosthawk").act("place", word="1").choose("bumpsy")
    assert t.aember == 0


def test_giant_gnawbill_makes_each_player_destroy_an_artifact_of_the_house_chosen(keyforge):
    t = keyforge.table(
        house="untamed",
        line=["giant-gnawbill"],
        artifacts=["cannon"],
        enemy_artifacts=["pile-of-skulls"],
        enemy_houses=["brobnar", "mars", "dis"],
    )
    t.end_turn().reach("house")
    t.house("brobnar").choose("cannon")
    assert (t.ids("artifacts"), t.ids("artifacts", 2)) == ([], ["pile-of-skulls"])


def test_creed_of_nature_lets_a_creature_strike_first_and_safely(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["creed-of-nature"], line=["bumpsy"], enemy_line=["troll"])
    t.use("creed-of-nature", "omni").choose("bumpsy")
    t.fight("bumpsy", "troll")
    assert (t.in_play("troll"), t.damage("bumpsy"), t.in_play("creed-of-nature")) == (False, 0, False)


def test_creed_of_nature_arms_only_the_one_chosen(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["creed-of-nature"], line=["bumpsy", "headhunter"], enemy_line=["troll"])
    t.use("creed-of-nature", "omni").choose("bumpsy")
    t.fight("headhunter", "troll")
    assert t.damage("troll") == 5 and not t.in_play("headhunter")


def test_gebuk_is_followed_by_a_creature_off_the_deck_in_its_place(keyforge):
    t = keyforge.table(
        house="untamed", line=["bumpsy", {"card": "gebuk", "damage": 4}, "troll"], deck=["urchin", "zorg"], enemy_line=["krump"]
    )
    t.fight("gebuk", "krump")
    assert t.ids("line") == ["bumpsy", "urchin", "troll"] and t.ids("discard") == ["gebuk"]
    assert t.exhausted("urchin") and t.enemy_aember == 0  # put into play, not played


def test_gebuk_is_not_followed_by_a_card_that_is_no_creature(keyforge):
    t = keyforge.table(
        house="untamed", line=["bumpsy", {"card": "gebuk", "damage": 4}], deck=["ghostly-hand"], enemy_line=["krump"]
    )
    t.fight("gebuk", "krump")
    assert t.ids("line") == ["bumpsy"] and t.ids("discard") == ["gebuk", "ghostly-hand"]


@pytest.mark.clause("KF-timing-23")
def test_two_gebuks_and_those_around_them_fall_at_once(keyforge):
    t = keyforge.table(
        house="dis",
        hand=["gateway-to-dis"],
        line=["bumpsy", "gebuk", "troll"],
        deck=["urchin", "zorg"],
        enemy_line=["krump", "gebuk"],
        enemy_deck=["snufflegator"],
    )
    t.play("gateway-to-dis")
    while t.s.decision is not None and t.s.decision.kind == "order":
        t.answer(t.options[0])
    assert t.ids("line") == ["urchin"] and t.ids("line", 2) == ["snufflegator"]


@pytest.mark.clause("KF-ward-02")
def test_gebuk_saved_by_its_ward_discards_nothing(keyforge):
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=[{"card": "gebuk", "warded": True}, "troll"], deck=["urchin"])
    t.play("gateway-to-dis")
    assert t.ids("line") == ["gebuk"] and t.ids("deck") == ["urchin"]


def test_creed_of_nurture_lends_the_text_of_a_creature_in_hand_for_the_turn(keyforge):
    t = keyforge.table(
        house="untamed", artifacts=["creed-of-nurture"], hand=["urchin", "bumpsy"], line=["dust-imp", "snufflegator"]
    )
    t.use("creed-of-nurture", "omni")
    assert t.choices() == {"urchin", "bumpsy"}
    t.choose("urchin").choose("snufflegator")
    assert t.zone("creed-of-nurture") == "discard"
    assert t.ids("hand") == ["urchin", "bumpsy"]  # only revealed


def test_creed_of_nurture_lends_keywords_and_abilities_besides_the_own_ones(keyforge):
    t = keyforge.table(
        house="untamed",
        artifacts=["creed-of-nurture"],
        hand=["troll"],
        line=[{"card": "snufflegator", "damage": 2}],
        enemy_line=["krump"],
    )
    t.use("creed-of-nurture", "omni").choose("snufflegator").reap("snufflegator")
    assert t.damage("snufflegator") == 0  # Reap: heal 3, of the troll
    t = keyforge.table(
        house="untamed", artifacts=["creed-of-nurture"], hand=["explo-rover"], line=["snufflegator"], enemy_line=["krump"]
    )
    t.use("creed-of-nurture", "omni").choose("snufflegator").fight("snufflegator", "krump")
    assert (t.damage("snufflegator"), t.damage("krump")) == (0, 4)


def test_creed_of_nurture_lends_constant_text_and_ends_with_the_turn(keyforge):
    t = keyforge.table(
        house="untamed", artifacts=["creed-of-nurture"], hand=["lion-bautrem"], line=["troll", "snufflegator", "krump"], deck=[]
    )
    t.use("creed-of-nurture", "omni").choose("snufflegator")
    assert (t.power("troll"), t.power("krump"), t.power("snufflegator")) == (10, 8, 4)
    t.end_turn().reach("house")
    assert (t.power("troll"), t.power("krump")) == (8, 6)


def test_creed_of_nurture_without_a_creature_in_hand_lends_nothing(keyforge):
    t = keyforge.table(house="untamed", artifacts=["creed-of-nurture"], hand=["ghostly-hand"], line=["snufflegator"])
    t.use("creed-of-nurture", "omni")
    assert t.zone("creed-of-nurture") == "discard" and t.s.decision.kind == "main"


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_unnatural_selection_asks_for_three_of_each_side(keyforge):
    mine, theirs = ["bumpsy", "krump", "headhunter", "urchin"], ["troll", "zorg", "umbra", "dust-imp"]
    t = keyforge.table(house="untamed", hand=["unnatural-selection"], line=mine, enemy_line=theirs)
    t.play("unnatural-selection")
    assert t.choices() == set(mine)
    t.choose("bumpsy", "krump", "headhunter")
    assert t.choices() == set(theirs)


def test_low_dawn_counts_and_takes_untamed_creatures_only(keyforge):
    t = keyforge.table(house="untamed", hand=["low-dawn"], discard=["flaxia", "murmook", "troll"], deck=["punch"])
    t.play("low-dawn")
    assert t.aember == 1 and sorted(t.ids("deck")) == ["flaxia", "murmook", "punch"]
    assert "troll" in t.ids("discard")


def test_song_of_the_wild_is_not_for_enemies(keyforge):
    t = keyforge.table(house="untamed", hand=["song-of-the-wild"], line=["flaxia"], enemy_line=["zorg"])
    t.play("song-of-the-wild").end_turn("mars").reap("zorg")
    assert t.enemy_aember == 1


def test_unsuspecting_prey_are_three_at_most(keyforge):
    t = keyforge.table(house="untamed", hand=["unsuspecting-prey"], enemy_line=["troll", "krump", "bumpsy", "headhunter"])
    t.play("unsuspecting-prey").choose("troll", "krump", "bumpsy")
    assert t.decision.kind == "main" and t.damage("headhunter") == 0


def test_creed_of_nature_makes_one_skirmisher(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["creed-of-nature"], line=["bumpsy", "troll"], enemy_line=["krump", "headhunter"])
    t.use("creed-of-nature", "omni").choose("bumpsy").fight("troll", "krump")
    assert t.damage("troll") == 6


def test_giant_gnawbill_spares_artifacts_of_other_houses(keyforge):
    t = keyforge.table(
        house="untamed", line=["giant-gnawbill"], artifacts=["cannon", "city-gates"], enemy_houses=["mars", "dis", "logos"]
    )
    t.end_turn("mars")
    assert t.decision.kind == "main" and t.in_play("cannon") and t.in_play("city-gates")


def test_harmonia_is_not_paid_for_other_cards(keyforge):
    t = keyforge.table(house="untamed", hand=["instrument-of-silence"], line=["harmonia"], enemy_line=["troll", "zorg"])
    t.play("instrument-of-silence", host="harmonia")
    assert t.aember == 0


def test_deepwood_druid_heals_a_neighbor_only(keyforge):
    hurt = {"card": "troll", "damage": 3}
    line = [hurt, "deepwood-druid", {"card": "krump", "damage": 1}, {"card": "bumpsy", "damage": 1}]
    t = keyforge.table(house="untamed", line=line, enemy_line=[{"card": "zorg", "damage": 1}])
    t.reap("deepwood-druid")
    assert t.choices() == {"troll", "krump"}


def test_a_moor_wolf_does_not_ready_itself(keyforge):
    t = keyforge.table(house="untamed", hand=["moor-wolf"], line=["flaxia"])
    t.play("moor-wolf")
    assert t.exhausted("moor-wolf")


def test_unnatural_selection_spares_three_of_each_side(keyforge):
    mine, theirs = ["bumpsy", "krump", "headhunter", "urchin"], ["troll", "zorg", "umbra", "dust-imp"]
    t = keyforge.table(house="untamed", hand=["unnatural-selection"], line=mine, enemy_line=theirs)
    t.play("unnatural-selection").choose("bumpsy", "krump", "headhunter").choose("troll", "zorg", "umbra")
    assert t.ids("line") == mine[:3] and t.ids("line", 2) == theirs[:3]
