"""The cards of later sets that the rulebook names in its examples, FAQ and errata."""

from __future__ import annotations

import pytest

from tapete.core.labels import label
from tapete.core.visibility import view

# ---------------------------------------------------------------------------------------------------------------- Brobnar


@pytest.mark.clause("KF-errata-08")
def test_drummernaut_returns_another_friendly_giant_and_never_itself(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["drummernaut"], line=["groggins", "bumpsy", "pingle-who-annoys"], enemy_line=["troll"]
    )
    t.play("drummernaut")
    assert t.choices() == {"groggins", "bumpsy"}
    t.choose("bumpsy")
    assert t.ids("hand") == ["bumpsy"]
    assert t.in_play("drummernaut")


@pytest.mark.clause("KF-errata-08")
@pytest.mark.parametrize("deed", ["fight", "reap"])
def test_drummernaut_returns_a_giant_when_it_fights_or_reaps_too(keyforge, deed):
    t = keyforge.table(house="brobnar", line=["drummernaut", "bumpsy", "groggins"], enemy_line=["urchin"])
    t.act(deed, "drummernaut", *(["urchin"] if deed == "fight" else []))
    assert t.choices() == {"groggins", "bumpsy"}
    t.choose("groggins")
    assert t.ids("hand") == ["groggins"]


def test_drummernaut_alone_stays_in_play_when_it_fights_or_reaps(keyforge):
    t = keyforge.table(house="brobnar", line=["drummernaut"])
    t.reap("drummernaut")
    assert t.in_play("drummernaut")


def test_forgemaster_og_empties_the_pool_of_whoever_forges(keyforge):
    t = keyforge.table(house="brobnar", line=["forgemaster-og"], enemy_aember=9, aember=4)
    t.end_turn().reach("house")
    assert t.keys(2) == 1
    assert (t.aember, t.enemy_aember) == (4, 0)


def test_forgemaster_og_does_not_spare_her_own_player(keyforge):
    t = keyforge.table(house="untamed", line=["forgemaster-og"], hand=["key-charge"], aember=9)
    t.play("key-charge").yes().act("key", word="red")
    assert (t.keys(), t.aember) == (1, 0)


@pytest.mark.clause("KF-faq-53")
@pytest.mark.parametrize(("first", "mine"), [("interdimensional-graft", 3), ("forgemaster-og", 0)])
def test_forgemaster_og_and_interdimensional_graft_are_ordered_by_the_active_player(keyforge, first, mine):
    t = keyforge.table(house="logos", hand=["interdimensional-graft"], line=["forgemaster-og"], enemy_aember=9)
    t.play("interdimensional-graft")
    before = t.aember
    t.end_turn()
    t.act("key", word="red")
    assert t.decision.player == 1
    option = next(option for option in t.decision.options if t.s.cards[option.thing].id == first)
    t.answer(option.id)
    assert (t.aember - before, t.enemy_aember) == (mine, 0)


def test_groggins_attacks_only_flank_creatures(keyforge):
    t = keyforge.table(house="brobnar", line=["groggins"], enemy_line=["troll", "bumpsy", "headhunter"])
    assert t.can("fight", "groggins", "troll") and t.can("fight", "groggins", "headhunter")
    assert t.refusal("fight", "groggins", "bumpsy").clause == "KF-golden-01"


def test_grump_buggy_makes_keys_dearer_for_both_by_strong_creatures(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["grump-buggy"], line=["troll", "bumpsy", "flaxia"], enemy_line=["groggins"])
    assert (t.key_cost(1), t.key_cost(2)) == (7, 8)


# ---------------------------------------------------------------------------------------------------------------- Dis


def blanked(keyforge, **parts):
    """The opponent's turn after Shadow of Dis: their creatures' text is blank."""
    houses = ["untamed", "shadows", "sanctum"]
    t = keyforge.table(house="dis", hand=["shadow-of-dis"], enemy_houses=houses, **parts)
    t.play("shadow-of-dis")
    return t


def test_shadow_of_dis_silences_abilities_keywords_and_constants_of_enemies(keyforge):
    t = blanked(keyforge, enemy_line=["dew-faerie", "murmook", "niffle-ape", "niffle-queen"], line=["flaxia"])
    assert t.key_cost() == 6
    assert t.power("niffle-ape") == 3
    t.end_turn("untamed").reap("dew-faerie")
    assert t.enemy_aember == 1


def test_shadow_of_dis_spares_friends_and_ends_with_the_opponents_turn(keyforge):
    t = blanked(keyforge, enemy_line=["murmook"], line=["murmook"])
    assert (t.key_cost(1), t.key_cost(2)) == (6, 7)
    t.end_turn("untamed").end_turn("dis")
    assert t.key_cost(1) == 7


def test_shadow_of_dis_leaves_upgrades_alone(keyforge):
    t = blanked(keyforge, enemy_line=[{"card": "murmook", "upgrades": ["way-of-the-wolf"]}], line=["troll"])
    t.end_turn("untamed").fight("murmook", "troll")
    assert t.damage("murmook") == 0


def test_shadow_of_dis_takes_away_what_a_creature_demands_for_its_use(keyforge):
    t = blanked(keyforge, enemy_line=["giant-sloth"])
    t.end_turn("untamed")
    assert t.can("reap", "giant-sloth")
    assert not t.can("action", "giant-sloth")


@pytest.mark.clause("KF-faq-55")
def test_shadow_of_dis_lets_silvertooth_enter_ready(keyforge):
    t = blanked(keyforge, enemy_hand=["silvertooth"])
    t.end_turn("shadows").play("silvertooth")
    assert not t.exhausted("silvertooth")


@pytest.mark.clause("KF-faq-56")
@pytest.mark.clause("KF-alpha-02")
def test_shadow_of_dis_does_not_lift_alpha_in_hand(keyforge):
    t = blanked(keyforge, enemy_hand=["glimmer", "glimmer"])
    t.end_turn("untamed").play("glimmer#1")
    assert t.refusal("play", "glimmer#2").clause == "KF-alpha-01"


@pytest.mark.clause("KF-faq-57")
def test_shadow_of_dis_keeps_duskwitch_from_ending_the_step(keyforge):
    t = blanked(keyforge, enemy_hand=["duskwitch", "murmook"])
    t.end_turn("untamed").play("duskwitch")
    assert t.exhausted("duskwitch")
    t.play("murmook")
    assert t.exhausted("murmook")


@pytest.mark.clause("KF-foreach-03")
def test_shard_of_pain_may_split_its_damage(keyforge):
    t = keyforge.table(
        house="dis",
        artifacts=["shard-of-pain", "shard-of-greed", "cannon"],
        enemy_artifacts=["shard-of-greed"],
        enemy_line=["troll", "bumpsy"],
    )
    t.use("shard-of-pain").choose("troll", "bumpsy")
    assert (t.damage("troll"), t.damage("bumpsy")) == (1, 1)
    assert t.decision.kind == "main"


def test_soulkeeper_destroys_the_most_powerful_enemy(keyforge):
    t = keyforge.table(
        house="brobnar", line=["troll"], enemy_line=[{"card": "dust-imp", "upgrades": ["soulkeeper"]}, "bumpsy"], hand=["punch"]
    )
    t.play("punch").choose("dust-imp")
    t.answer(t.options[0])
    assert not t.in_play("troll")
    assert t.in_play("bumpsy")


@pytest.mark.clause("KF-mostpow-02")
def test_soulkeeper_with_a_tie_lets_the_active_player_choose(keyforge):
    t = keyforge.table(
        house="brobnar", line=["bumpsy", "headhunter"], enemy_line=[{"card": "murmook", "upgrades": ["soulkeeper"]}], hand=["punch"]
    )
    t.play("punch").choose("murmook")
    assert t.decision.player == 0
    assert t.choices() == {"bumpsy", "headhunter"}
    t.choose("headhunter")
    assert t.in_play("bumpsy") and not t.in_play("headhunter")


@pytest.mark.clause("KF-faq-48")
@pytest.mark.clause("KF-destroy-17")
def test_soulkeeper_aims_at_the_most_powerful_even_if_it_is_tagged_already(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["opal-knight"],
        line=[{"card": "flaxia", "upgrades": [{"card": "soulkeeper"}]}],
        enemy_line=["drummernaut", "bumpsy"],
    )
    t.play("opal-knight")
    assert not t.in_play("flaxia") and not t.in_play("drummernaut")
    assert t.in_play("bumpsy")


@pytest.mark.clause("KF-destroy-15", "KF-destroy-16", "KF-destroy-03", "KF-destroy-04", "KF-destroy-08", "KF-destroy-19")
@pytest.mark.parametrize("imp_first", [True, False])
def test_soulkeeper_and_phoenix_heart_in_the_third_example(keyforge, imp_first):
    """Pedro attacks a Dust Imp that wears Soulkeeper; his Groggins wears Phoenix Heart; Drumble and Shaffles stand by."""
    t = keyforge.table(
        house="brobnar",
        line=[{"card": "groggins", "upgrades": ["phoenix-heart"]}, "drummernaut"],
        enemy_line=[{"card": "dust-imp", "upgrades": ["soulkeeper"]}, "drumble", "shaffles"],
        order_discards=True,
    )
    t.fight("drummernaut", "dust-imp")
    assert (t.decision.kind, t.decision.player) == ("order", 0)
    t.answer(t.options[0] if imp_first else t.options[1])
    assert t.zone("groggins") == "hand"
    assert t.enemy_aember == 2, "the imp's own ability, in either order"
    assert t.damage("drummernaut") == 2 + 3
    assert t.choices() == {"dust-imp", "drumble", "shaffles"}, "all tagged, and nothing has left play yet"
    assert t.ids("line", 2) == ["dust-imp", "drumble", "shaffles"]
    t.act("discard", "shaffles").act("discard", "dust-imp")
    pile = t.ids("discard", 2)
    assert pile.index("drumble") < pile.index("dust-imp") < pile.index("shaffles")


# ---------------------------------------------------------------------------------------------------------------- Logos


@pytest.mark.clause("KF-destroy-13")
@pytest.mark.clause("KF-destroy-11")
def test_archimedes_saves_only_the_neighbors_it_had_when_all_were_tagged(keyforge):
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=["flaxia", "murmook", "archimedes", "bumpsy", "troll"])
    t.play("gateway-to-dis")
    while t.decision.kind == "order":
        t.answer(t.options[0])
    assert sorted(t.ids("archives")) == ["bumpsy", "murmook"]
    assert {"flaxia", "archimedes", "troll"} <= set(t.ids("discard"))


def test_eureka_archives_two_random_cards_and_is_alpha(keyforge):
    t = keyforge.table(house="logos", hand=["eureka", "eureka", "flaxia", "murmook", "troll"])
    t.play("eureka#1")
    assert t.aember == 3
    assert (len(t.ids("archives")), len(t.ids("hand"))) == (2, 2)


def test_eureka_is_not_played_second(keyforge):
    t = keyforge.table(house="logos", hand=["eureka", "archimedes"])
    t.play("archimedes")
    assert t.refusal("play", "eureka").clause == "KF-alpha-01"


def test_jargogle_hides_a_card_and_plays_it_when_destroyed_on_your_turn(keyforge):
    t = keyforge.table(house="logos", hand=["jargogle", "fertility-chant", "flaxia"], line=["troll"])
    t.play("jargogle").choose("fertility-chant")
    assert t.zone("fertility-chant") == "under"
    t = keyforge.table(house="brobnar", hand=["punch"], line=[{"card": "jargogle", "beneath": ["fertility-chant"]}, "troll"])
    t.play("punch").choose("jargogle")
    assert (t.aember, t.enemy_aember) == (1 + 4, 2)
    assert t.ids("discard")[:1] == ["punch"]


def test_jargogle_archives_the_card_on_the_opponents_turn(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["punch"], line=["troll"], enemy_line=[{"card": "jargogle", "beneath": ["fertility-chant"]}]
    )
    t.play("punch").choose("jargogle")
    assert t.ids("archives", 2) == ["fertility-chant"]
    assert t.enemy_aember == 0


@pytest.mark.clause("KF-faq-45")
def test_jargogle_destroyed_in_step_three_ends_it_with_an_omega_card(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=["punch", "anger"],
        line=[{"card": "jargogle", "beneath": ["duskwitch"]}, "troll"],
        enemy_line=["bumpsy"],
    )
    t.play("punch").choose("jargogle").act("flank", word="right")
    assert t.in_play("duskwitch")
    assert t.decision.kind == "house"  # the opponent's turn: step 3 is over
    assert t.decision.player == 1


@pytest.mark.clause("KF-faq-46")
def test_jargogle_destroyed_in_step_one_ends_only_that_step(keyforge):
    t = keyforge.table(
        house="brobnar",
        aember=6,
        artifacts=["strange-gizmo"],
        line=[{"card": "jargogle", "beneath": ["duskwitch"]}],
        hand=["bumpsy"],
        enemy_houses=["mars", "dis", "logos"],
    )
    t.end_turn("mars").answer("pass")
    while t.decision.kind != "house":  # the key's colour and the flank
        t.answer(t.options[0])
    t.house("brobnar")
    assert t.keys() == 1
    assert t.in_play("duskwitch")
    assert t.decision.kind == "main"
    assert t.can("play", "bumpsy")


# ---------------------------------------------------------------------------------------------------------------- Mars


@pytest.mark.clause("KF-errata-09")
def test_collector_worm_archives_whom_it_fights_and_it_leaves_for_its_owners_hand(keyforge):
    t = keyforge.table(house="mars", line=["collector-worm"], enemy_line=["flaxia"], enemy_houses=["dis", "logos", "untamed"])
    t.fight("collector-worm", "flaxia")
    assert t.ids("archives") == ["flaxia"]
    t.end_turn("dis").answer("pass").house("mars").act("archives", word="take")
    assert t.ids("archives") == []
    assert "flaxia" in t.ids("hand", 2)


def test_collector_worm_leaves_a_destroyed_creature_in_the_discard_pile(keyforge):
    t = keyforge.table(house="mars", line=["collector-worm"], enemy_line=["dust-pixie"])
    t.fight("collector-worm", "dust-pixie")
    assert t.ids("archives") == []
    assert t.ids("discard", 2) == ["dust-pixie"]


@pytest.mark.clause("KF-errata-11")
def test_yzphyz_knowdrone_archives_and_may_purge_an_archived_card_to_stun(keyforge):
    t = keyforge.table(house="mars", hand=["yzphyz-knowdrone", "flaxia", "murmook"], enemy_line=["troll"], archives=["bumpsy"])
    t.play("yzphyz-knowdrone").choose("flaxia").yes()
    assert t.choices() == {"flaxia", "bumpsy"}
    t.choose("bumpsy").choose("troll")
    assert t.stunned("troll")
    assert t.zone("bumpsy") == "purged"
    assert t.ids("archives") == ["flaxia"]


@pytest.mark.clause("KF-errata-11")
def test_yzphyz_knowdrone_may_purge_a_card_of_the_opponents_archives_unseen(keyforge):
    t = keyforge.table(
        house="mars", hand=["yzphyz-knowdrone", "flaxia"], enemy_line=["troll"], enemy_archives=["bumpsy", "urchin", "dodger"]
    )
    t.play("yzphyz-knowdrone").yes()
    assert set(t.options) == {"choose:1:flaxia#1", "unseen"}
    t.answer("unseen").choose("troll")
    assert t.ids("archives") == ["flaxia"]
    assert (len(t.ids("archives", 2)), len(t.ids("purged", 2))) == (2, 1)
    assert t.stunned("troll")


@pytest.mark.clause("KF-archive-04")
def test_yzphyz_knowdrone_does_not_show_the_opponents_archives(keyforge):
    t = keyforge.table(house="mars", hand=["yzphyz-knowdrone", "flaxia"], enemy_line=["troll"], enemy_archives=["bumpsy"])
    t.play("yzphyz-knowdrone").yes()
    assert "bumpsy" not in str(view(t.s, 0))
    assert label(t.s, t.decision.options[-1], "es") == "Una carta de los archivos de tu oponente, sin verla"


@pytest.mark.clause("KF-errata-11", "KF-faq-16")
def test_yzphyz_knowdrone_names_the_archived_cards_that_are_known(keyforge):
    """A creature of one's own that the opponent has abducted goes to its owner's hand instead, and nothing was purged."""
    t = keyforge.table(
        house="mars",
        hand=["yzphyz-knowdrone", "flaxia"],
        line=["murmook", "dew-faerie"],
        enemy_line=["troll", "zorg"],
        enemy_hand=["sample-collection"],
        enemy_keys=["red"],
        enemy_archives=["urchin"],
        keys=["red"],
    )
    t.end_turn("mars").play("sample-collection").choose("murmook")
    t.end_turn("mars").play("yzphyz-knowdrone").yes()
    assert set(t.options) == {"choose:1:flaxia#1", "choose:1:murmook#1", "unseen"}
    t.choose("murmook")
    assert t.zone("murmook") == "hand"
    assert t.decision.kind == "main", "no creature is stunned"


def test_yzphyz_knowdrone_stuns_nobody_without_the_purge(keyforge):
    t = keyforge.table(house="mars", hand=["yzphyz-knowdrone", "flaxia"], enemy_line=["troll"])
    t.play("yzphyz-knowdrone").no()
    assert t.ids("archives") == ["flaxia"]
    assert not t.stunned("troll")
    assert t.decision.kind == "main"


# ---------------------------------------------------------------------------------------------------------------- Sanctum


def test_hallowed_shield_protects_the_chosen_creature_for_the_turn(keyforge):
    t = keyforge.table(
        house="sanctum",
        artifacts=["hallowed-shield"],
        line=["flaxia"],
        enemy_line=["troll"],
        hand=[{"card": "punch", "house": "sanctum"}],
    )
    t.use("hallowed-shield").choose("flaxia")
    t.play("punch").choose("flaxia")
    assert t.damage("flaxia") == 0


def test_maruck_captures_what_its_armor_prevents(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy"], aember=5, enemy_line=["maruck-the-marked"])
    t.fight("bumpsy", "maruck-the-marked")
    assert t.on("maruck-the-marked", "aember") == t.armor("maruck-the-marked")


@pytest.mark.clause("KF-faq-44")
def test_hallowed_shield_on_maruck_keeps_its_armor_and_captures_nothing(keyforge):
    t = keyforge.table(
        house="sanctum", artifacts=["hallowed-shield"], line=["maruck-the-marked"], enemy_line=["bumpsy"], enemy_aember=4
    )
    t.use("hallowed-shield").choose("maruck-the-marked")
    t.fight("maruck-the-marked", "bumpsy")
    assert t.on("maruck-the-marked", "armor_used") == 0
    assert t.on("maruck-the-marked", "aember") == 0
    assert t.damage("maruck-the-marked") == 0


def test_opal_knight_destroys_even_power_on_both_sides(keyforge):
    t = keyforge.table(house="sanctum", hand=["opal-knight"], line=["flaxia", "murmook"], enemy_line=["troll", "bumpsy"])
    t.play("opal-knight")
    assert t.ids("line") == ["murmook", "opal-knight"]
    assert t.ids("line", 2) == ["bumpsy"]


def test_sir_marrows_captures_the_reaped_aember(keyforge):
    t = keyforge.table(house="untamed", line=["murmook"], enemy_line=["sir-marrows"], aember=2)
    t.reap("murmook")
    assert t.aember == 2
    assert t.on("sir-marrows", "aember") == 1


def test_sir_marrows_does_not_mind_other_gains(keyforge):
    t = keyforge.table(house="untamed", hand=["dust-pixie"], line=["dew-faerie"], enemy_line=["sir-marrows"])
    t.play("dust-pixie").reap("dew-faerie")
    assert t.on("sir-marrows", "aember") == 1
    assert t.aember == 3  # the bonus of 2 and the faerie's own Reap


@pytest.mark.clause("KF-faq-37")
def test_sir_marrows_captures_nothing_through_dimension_door(keyforge):
    t = keyforge.table(
        house="logos",
        hand=["dimension-door"],
        line=[{"card": "murmook", "house": "logos"}],
        enemy_line=["sir-marrows"],
        enemy_aember=3,
    )
    t.play("dimension-door").reap("murmook")
    assert t.on("sir-marrows", "aember") == 0
    assert t.enemy_aember == 2


@pytest.mark.clause("KF-faq-49")
def test_of_two_sir_marrows_only_one_captures_chosen_by_the_active_player(keyforge):
    t = keyforge.table(house="untamed", line=["murmook"], enemy_line=["sir-marrows", "sir-marrows"], aember=4)
    t.reap("murmook")
    assert (t.decision.kind, t.decision.player) == ("order", 0)
    t.act("resolve", "sir-marrows#2", word="1")
    assert (t.on("sir-marrows#1", "aember"), t.on("sir-marrows#2", "aember")) == (0, 1)
    assert t.aember == 4


@pytest.mark.clause("KF-faq-49", "KF-faq-33")
def test_two_sir_marrows_both_capture_where_pixies_leave_the_reaped_aember_in_the_pool(keyforge):
    t = keyforge.table(house="untamed", line=["murmook", "po-s-pixies"], enemy_line=["sir-marrows", "sir-marrows"], aember=4)
    t.reap("murmook")
    t.act("resolve", "sir-marrows#2", word="1")
    assert (t.on("sir-marrows#1", "aember"), t.on("sir-marrows#2", "aember")) == (1, 1)
    assert t.aember == 5


# ---------------------------------------------------------------------------------------------------------------- Shadows


@pytest.mark.clause("KF-errata-12")
def test_life_for_a_life_sacrifices_and_then_deals_six(keyforge):
    t = keyforge.table(house="shadows", hand=["life-for-a-life"], line=["flaxia"], enemy_line=["troll", "bumpsy"])
    t.play("life-for-a-life")
    assert not t.in_play("flaxia")
    t.choose("troll")
    assert t.damage("troll") == 6


def test_life_for_a_life_without_a_friendly_creature_deals_nothing(keyforge):
    t = keyforge.table(house="shadows", hand=["life-for-a-life"], enemy_line=["troll"])
    t.play("life-for-a-life")
    assert t.damage("troll") == 0


def test_life_for_a_life_deals_nothing_when_a_ward_saves_the_sacrifice(keyforge):
    t = keyforge.table(house="shadows", hand=["life-for-a-life"], line=[{"card": "flaxia", "warded": True}], enemy_line=["troll"])
    t.play("life-for-a-life")
    assert t.in_play("flaxia")
    assert t.damage("troll") == 0


@pytest.mark.clause("KF-faq-58")
def test_little_niff_steals_when_her_neighbor_dies_fighting(keyforge):
    t = keyforge.table(house="shadows", line=["ronnie-wristclocks", "little-niff"], enemy_line=["troll"], enemy_aember=3)
    t.fight("ronnie-wristclocks", "troll")
    assert not t.in_play("ronnie-wristclocks")
    assert (t.aember, t.enemy_aember) == (1, 2)


def test_little_niff_minds_only_her_neighbors(keyforge):
    t = keyforge.table(house="shadows", line=["ronnie-wristclocks", "troll", "little-niff"], enemy_line=["bumpsy"], enemy_aember=3)
    t.fight("ronnie-wristclocks", "bumpsy")
    assert t.aember == 0


@pytest.mark.clause("KF-deploy-01")
@pytest.mark.clause("KF-omega-01")
def test_little_niff_is_deployed_between_two_creatures_and_ends_the_step(keyforge):
    t = keyforge.table(house="shadows", hand=["little-niff"], line=["troll", "bumpsy"])
    t.act("play", "little-niff").act("place", word="1")
    assert t.ids("line") == ["troll", "little-niff", "bumpsy"]
    assert (t.decision.kind, t.decision.player) == ("house", 1)


@pytest.mark.clause("KF-replace-08")
@pytest.mark.parametrize(("theirs", "stolen"), [(6, 1), (7, 2)])
def test_ronnie_wristclocks_steals_two_instead_from_seven(keyforge, theirs, stolen):
    t = keyforge.table(house="shadows", hand=["ronnie-wristclocks"], enemy_aember=theirs)
    t.play("ronnie-wristclocks")
    assert t.aember == stolen


@pytest.mark.clause("KF-faq-32")
def test_sack_of_coins_splits_its_damage(keyforge):
    t = keyforge.table(house="shadows", hand=["sack-of-coins"], aember=2, line=["flaxia"], enemy_line=["troll", "bumpsy"])
    t.play("sack-of-coins").choose("troll", "bumpsy", "flaxia")  # 2 and its bonus
    assert (t.damage("troll"), t.damage("bumpsy"), t.damage("flaxia")) == (1, 1, 1)


def test_scowly_caper_enters_on_the_opponents_side_and_pesters_its_neighbors(keyforge):
    t = keyforge.table(
        house="shadows", hand=["scowly-caper"], enemy_line=["troll", "bumpsy"], enemy_houses=["mars", "dis", "logos"]
    )
    t.act("play", "scowly-caper").act("flank", word="left")
    assert t.ids("line", 2) == ["scowly-caper", "troll", "bumpsy"]
    t.end_turn("mars")
    assert t.in_play("troll")  # not at the end of its owner's turn
    t.end_turn()
    assert not t.in_play("troll")
    assert t.in_play("bumpsy")


def test_scowly_caper_may_be_used_whatever_the_active_house(keyforge):
    t = keyforge.table(house="dis", line=[{"card": "scowly-caper", "owner": 2}, "troll"])
    assert t.can("reap", "scowly-caper")
    assert not t.can("reap", "troll")


@pytest.mark.clause("KF-faq-31")
def test_scowly_caper_returning_from_the_spangler_box_goes_to_its_owners_opponent(keyforge):
    t = keyforge.table(
        house="logos",
        artifacts=["spangler-box"],
        enemy_line=[{"card": "scowly-caper", "owner": 1}],
        enemy_hand=["poltergeist"],
        enemy_houses=["dis", "mars", "logos"],
    )
    t.use("spangler-box")
    assert t.zone("scowly-caper") == "purged"
    t.end_turn("dis").play("poltergeist")
    assert t.in_play("scowly-caper")
    assert t.controller("scowly-caper") == 2


@pytest.mark.clause("KF-playgl-04")
def test_scowly_caper_put_into_play_enters_exhausted(keyforge):
    t = keyforge.table(house="shadows", hand=["scowly-caper"])
    t.play("scowly-caper")
    assert t.controller("scowly-caper") == 2
    assert t.exhausted("scowly-caper")


def test_shard_of_greed_gains_for_each_friendly_shard(keyforge):
    t = keyforge.table(house="shadows", artifacts=["shard-of-greed", "shard-of-pain"], enemy_artifacts=["shard-of-greed"])
    t.use("1:shard-of-greed")
    assert t.aember == 2


@pytest.mark.clause("KF-faq-34")
def test_nexus_counts_the_shard_of_greed_it_borrows_as_friendly(keyforge):
    t = keyforge.table(house="shadows", line=["nexus"], enemy_artifacts=["shard-of-greed"])
    t.reap("nexus")
    assert t.aember == 2
    assert t.controller("shard-of-greed") == 2


# ---------------------------------------------------------------------------------------------------------------- others


@pytest.mark.clause("KF-faq-50")
def test_encounter_suit_wards_after_the_bonus_and_before_the_action_resolves(keyforge):
    t = keyforge.table(house="brobnar", hand=["punch"], enemy_line=[{"card": "murmook", "upgrades": ["encounter-suit"]}, "troll"])
    t.play("punch")
    assert t.aember == 1
    assert t.on("murmook", "ward") == 1
    t.choose("murmook")
    assert t.in_play("murmook") and t.damage("murmook") == 0
    assert t.on("murmook", "ward") == 0


def test_encounter_suit_minds_only_actions(keyforge):
    t = keyforge.table(house="brobnar", hand=["bumpsy"], line=[{"card": "murmook", "upgrades": ["encounter-suit"]}])
    t.play("bumpsy")
    assert t.on("murmook", "ward") == 0


def test_duskwitch_ends_the_step_and_readies_what_enters_later(keyforge):
    t = keyforge.table(house="untamed", hand=["duskwitch", "murmook"], enemy_houses=["mars", "dis", "logos"])
    t.play("duskwitch")
    assert (t.decision.kind, t.decision.player) == ("house", 1)
    t.house("mars").end_turn("untamed").play("murmook")
    assert t.can("reap", "murmook")


def test_glimmer_returns_a_card_as_the_first_thing_done(keyforge):
    t = keyforge.table(house="untamed", hand=["glimmer"], line=["murmook"], discard=["curiosity"])
    assert t.can("play", "glimmer")
    t.reap("murmook")
    assert t.refusal("play", "glimmer").clause == "KF-alpha-01"


@pytest.mark.clause("KF-faq-33")
def test_nerve_blast_against_po_s_pixies_steals_from_the_supply_and_still_hits(keyforge):
    t = keyforge.table(house="shadows", hand=["nerve-blast"], enemy_line=["po-s-pixies", "troll"], enemy_aember=3)
    before = t.aember
    t.play("nerve-blast").choose("troll")
    assert t.enemy_aember == 3
    assert t.aember == before + 1
    assert t.damage("troll") == 2


def test_po_s_pixies_keep_the_pool_from_captures_too_but_only_for_what_it_holds(keyforge):
    t = keyforge.table(house="sanctum", hand=["raiding-knight", "raiding-knight"], enemy_line=["po-s-pixies"], enemy_aember=1)
    t.play("raiding-knight#1")
    assert t.on("raiding-knight#1", "aember") == 1
    assert t.enemy_aember == 1


def test_po_s_pixies_give_nothing_for_an_empty_pool(keyforge):
    t = keyforge.table(house="shadows", hand=["nerve-blast"], enemy_line=["po-s-pixies", "troll"])
    before = t.aember
    t.play("nerve-blast")
    assert t.aember == before
    assert t.damage("troll") == 0


# ---------------------------------------------------------------------------------------------------------------- later words


def test_ancient_power_wards_friendly_creatures_with_aember(keyforge):
    t = keyforge.table(
        house="saurian",
        hand=["ancient-power"],
        line=[{"card": "flaxia", "aember": 1}, "murmook"],
        enemy_line=[{"card": "troll", "aember": 1}],
    )
    t.play("ancient-power")
    assert [t.on(name, "ward") for name in ("flaxia", "murmook", "troll")] == [1, 0, 0]


def test_force_field_wards_its_creature_when_it_reaps(keyforge):
    t = keyforge.table(house="untamed", line=[{"card": "murmook", "upgrades": ["force-field"]}])
    t.reap("murmook")
    assert t.on("murmook", "ward") == 1


@pytest.mark.clause("KF-invuln-01")
def test_ghostform_makes_invulnerable_until_it_is_archived(keyforge):
    t = keyforge.table(
        house="untamed",
        line=[{"card": "murmook", "upgrades": ["ghostform"]}],
        enemy_line=["troll"],
        hand=["save-the-pack", {"card": "gateway-to-dis", "house": "untamed"}],
    )
    t.fight("murmook", "troll")
    assert t.damage("murmook") == 0
    assert t.ids("archives") == ["ghostform"]
    t.play("gateway-to-dis")
    assert not t.in_play("murmook")


def test_ghostform_keeps_its_creature_from_being_destroyed(keyforge):
    t = keyforge.table(house="dis", line=[{"card": "murmook", "upgrades": ["ghostform"]}, "troll"], hand=["gateway-to-dis"])
    t.play("gateway-to-dis")
    assert t.ids("line") == ["murmook"]


@pytest.mark.clause("KF-exalt-01")
@pytest.mark.clause("KF-exalt-02")
def test_grimlocus_dux_is_exalted_twice_and_the_aember_goes_to_the_opponent(keyforge):
    t = keyforge.table(house="saurian", hand=["grimlocus-dux", {"card": "nature-s-call", "house": "saurian"}])
    t.play("grimlocus-dux")
    assert t.on("grimlocus-dux", "aember") == 2
    t.play("nature-s-call").choose("grimlocus-dux")
    assert t.enemy_aember == 2


def test_hologrammophone_wards_a_creature(keyforge):
    t = keyforge.table(house="logos", artifacts=["hologrammophone"], line=["troll"])
    t.use("hologrammophone")
    assert t.on("troll", "ward") == 1


def test_imperium_wards_two_friendly_creatures(keyforge):
    t = keyforge.table(house="saurian", hand=["imperium"], line=["flaxia", "murmook", "troll"], enemy_line=["bumpsy"])
    t.play("imperium").choose("flaxia", "troll")
    assert [t.on(name, "ward") for name in ("flaxia", "murmook", "troll", "bumpsy")] == [1, 0, 1, 0]


@pytest.mark.clause("KF-graft-01")
def test_infomancer_grafts_an_action_and_triggers_its_play_when_it_reaps(keyforge):
    t = keyforge.table(house="logos", hand=[{"card": "infomancer", "house": "logos"}, "fertility-chant", "flaxia"])
    t.play("infomancer")
    assert t.zone("fertility-chant") == "under"
    assert not t.in_play("fertility-chant")
    assert t.s.game.sight.sees(t.s, 1, t.card("fertility-chant"))  # face up


def test_infomancer_reaps_with_what_is_grafted_on_it(keyforge):
    t = keyforge.table(house="logos", line=[{"card": "infomancer", "house": "logos", "beneath": ["fertility-chant"]}])
    t.reap("infomancer")
    assert (t.aember, t.enemy_aember) == (1, 2)  # no bonus: the chant was not played
    assert t.zone("fertility-chant") == "under"


def test_irestaff_enrages_and_strengthens(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["irestaff"], line=["troll"])
    t.use("irestaff")
    assert t.on("troll", "enrage") == 1
    assert t.power("troll") == 9


def test_memolith_grafts_one_turn_and_triggers_another(keyforge):
    t = keyforge.table(house="logos", artifacts=[{"card": "memolith", "house": "logos"}], hand=["fertility-chant"])
    t.use("memolith").act("option", word="1")
    assert t.zone("fertility-chant") == "under"
    t.end_turn("mars").end_turn("logos").use("memolith").act("option", word="2")
    assert t.enemy_aember == 2


def test_paraguardian_may_be_exalted_to_ward_its_neighbors(keyforge):
    t = keyforge.table(house="saurian", line=["flaxia", "paraguardian", "murmook", "troll"])
    t.reap("paraguardian").yes()
    assert t.on("paraguardian", "aember") == 1
    assert [t.on(name, "ward") for name in ("flaxia", "murmook", "troll", "paraguardian")] == [1, 1, 0, 0]


def test_paraguardian_wards_nobody_unless_exalted(keyforge):
    t = keyforge.table(house="saurian", line=["flaxia", "paraguardian"])
    t.reap("paraguardian").no()
    assert (t.on("paraguardian", "aember"), t.on("flaxia", "ward")) == (0, 0)


def test_pestering_blow_hurts_and_enrages(keyforge):
    t = keyforge.table(house="shadows", hand=["pestering-blow"], enemy_line=["troll"])
    t.play("pestering-blow")
    assert (t.damage("troll"), t.on("troll", "enrage")) == (1, 1)


def test_prescriptive_grammarbot_enrages_when_reaping(keyforge):
    t = keyforge.table(house="logos", line=["prescriptive-grammarbot"], enemy_line=["troll"])
    t.reap("prescriptive-grammarbot").choose("troll")
    assert t.on("troll", "enrage") == 1


@pytest.mark.clause("KF-enrage-01")
def test_soul_fiddle_makes_a_creature_fight_when_it_is_used(keyforge):
    t = keyforge.table(house="dis", artifacts=["soul-fiddle"], line=["dust-imp"], enemy_line=["po-s-pixies"])
    t.use("soul-fiddle").choose("dust-imp")
    assert t.refusal("reap", "dust-imp").clause == "KF-enrage-01"
    t.fight("dust-imp", "po-s-pixies")
    assert t.on("dust-imp", "enrage") == 0


def test_the_feathered_shaman_wards_her_neighbors(keyforge):
    t = keyforge.table(house="untamed", line=["flaxia", "the-feathered-shaman", "murmook", "troll"])
    t.reap("the-feathered-shaman")
    assert [t.on(name, "ward") for name in ("flaxia", "the-feathered-shaman", "murmook", "troll")] == [1, 0, 1, 0]


def test_the_golden_spiral_exalts_and_uses_a_creature(keyforge):
    t = keyforge.table(
        house="saurian", artifacts=["the-golden-spiral"], line=[{"card": "murmook", "exhausted": True}], enemy_line=["troll"]
    )
    t.use("the-golden-spiral").act("reap", "murmook")
    assert (t.on("murmook", "aember"), t.aember) == (1, 1)


@pytest.mark.clause("KF-haunted-01")
@pytest.mark.parametrize(("pile", "ready"), [(9, False), (10, True)])
def test_the_grim_reaper_enters_ready_while_its_player_is_haunted(keyforge, pile, ready):
    t = keyforge.table(house="dis", hand=[{"card": "the-grim-reaper", "house": "dis"}], discard=["troll"] * pile)
    t.play("the-grim-reaper")
    assert t.exhausted("the-grim-reaper") != ready


def test_the_grim_reaper_purges_one_of_each_side(keyforge):
    t = keyforge.table(house="dis", line=[{"card": "the-grim-reaper", "house": "dis"}, "flaxia"], enemy_line=["troll", "bumpsy"])
    t.reap("the-grim-reaper").choose("troll", "flaxia")
    assert t.ids("purged") == ["flaxia"]
    assert t.ids("purged", 2) == ["troll"]


# ---------------------------------------------------------------------------------------------------------------- rulings


@pytest.mark.clause("KF-faq-13")
def test_anger_removes_a_stun_even_without_an_enemy_creature(keyforge):
    t = keyforge.table(house="brobnar", hand=["anger"], line=[{"card": "troll", "stunned": True, "exhausted": True}])
    t.play("anger")
    assert not t.stunned("troll")
    assert t.exhausted("troll")


@pytest.mark.clause("KF-errata-03")
def test_interdimensional_graft_has_its_corrected_title(keyforge):
    assert keyforge.game.catalogue["interdimensional-graft"].name.es == "Injerto Interdimensional"


@pytest.mark.clause("KF-errata-02")
@pytest.mark.parametrize("reprinted", ["dust-imp", "phoenix-heart"])
def test_a_reprinted_card_is_the_one_of_its_first_printing(keyforge, reprinted):
    assert keyforge.game.catalogue[reprinted].set == "CotA"


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_grump_buggy_counts_no_weak_creature(keyforge):
    t = keyforge.table(
        house="brobnar", artifacts=["grump-buggy"], line=["troll", "dust-imp"], enemy_line=["bumpsy", "urchin", "krump"]
    )
    assert (t.key_cost(1), t.key_cost(2)) == (8, 7)


def test_shard_of_pain_hurts_enemies_only(keyforge):
    t = keyforge.table(house="dis", artifacts=["shard-of-pain"], line=["bumpsy"], enemy_line=["troll", "krump"])
    t.use("shard-of-pain")
    assert t.choices() == {"troll", "krump"}


def test_soulkeeper_spares_a_friend_however_strong(keyforge):
    bearer = {"card": "krump", "damage": 5, "upgrades": ["soulkeeper"]}
    t = keyforge.table(house="brobnar", line=[bearer, "lollop-the-titanic"], enemy_line=["bumpsy", "troll"])
    t.fight("krump", "bumpsy")
    assert not t.in_play("krump") and not t.in_play("troll") and t.in_play("lollop-the-titanic")


def test_jargogle_takes_a_card_of_the_hand(keyforge):
    t = keyforge.table(house="logos", hand=["jargogle", "punch", "troll"], discard=["krump"], deck=["bumpsy"])
    t.play("jargogle")
    assert t.choices() == {"punch", "troll"}


def test_hallowed_shield_protects_for_a_single_turn(keyforge):
    t = keyforge.table(
        house="sanctum", artifacts=["hallowed-shield"], line=["troll"], enemy_line=["krump"], enemy_houses=["brobnar", "dis"]
    )
    t.use("hallowed-shield").choose("troll").end_turn("brobnar").fight("krump", "troll")
    assert t.damage("troll") == 6


def test_life_for_a_life_takes_one_friend_and_hits_one_creature(keyforge):
    t = keyforge.table(house="shadows", hand=["life-for-a-life"], line=["troll", "bumpsy"], enemy_line=["krump", "headhunter"])
    t.play("life-for-a-life").choose("bumpsy").choose("krump")
    assert t.in_play("troll") and t.in_play("headhunter") and not t.in_play("krump")


def test_scowly_caper_destroys_one_neighbor(keyforge):
    t = keyforge.table(house="shadows", line=["troll", "scowly-caper", "krump", "bumpsy"])
    t.end_turn()
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert t.in_play("troll")


def test_shard_of_greed_counts_no_other_artifact(keyforge):
    t = keyforge.table(house="shadows", artifacts=["shard-of-greed", "cannon"])
    t.use("shard-of-greed")
    assert t.aember == 1


def test_duskwitch_readies_no_enemy(keyforge):
    t = keyforge.table(house="brobnar", hand=["troll"], enemy_line=["duskwitch"])
    t.play("troll")
    assert t.exhausted("troll")


def test_glimmer_returns_one_card_of_the_own_discard_pile(keyforge):
    t = keyforge.table(house="untamed", hand=["glimmer"], discard=["punch", "troll"], deck=["krump"], enemy_discard=["bumpsy"])
    t.play("glimmer")
    assert t.choices() == {"punch", "troll"}
    t.choose("punch")
    assert t.ids("hand") == ["punch"] and t.ids("discard") == ["troll"]


@pytest.mark.parametrize(
    ("card", "house", "mark"),
    [("hologrammophone", "logos", "ward"), ("irestaff", "brobnar", "enrage"), ("pestering-blow", "shadows", "enrage")],
)
def test_one_creature_is_meant_and_not_all(keyforge, card, house, mark):
    where = {"hand": [card]} if card == "pestering-blow" else {"artifacts": [{"card": card, "house": house}]}
    t = keyforge.table(house=house, line=["troll"], enemy_line=["krump"], **where)
    t.act("play" if card == "pestering-blow" else "action", card).choose("krump")
    assert (t.on("krump", mark), t.on("troll", mark)) == (1, 0)


def test_imperium_wards_no_enemy(keyforge):
    t = keyforge.table(house="saurian", hand=["imperium"], line=["troll", "krump", "bumpsy"], enemy_line=["headhunter"])
    t.play("imperium")
    assert t.choices() == {"troll", "krump", "bumpsy"}


def test_one_action_of_the_hand_is_grafted_and_one_of_the_grafted_ones_is_triggered(keyforge):
    hand = ["fertility-chant", "punch", "troll"]
    t = keyforge.table(house="logos", hand=[{"card": "infomancer", "house": "logos"}, *hand], discard=["mug"])
    t.play("infomancer")
    assert t.choices() == {"fertility-chant", "punch"}
    t.choose("punch")
    assert t.zone("fertility-chant") == "hand"
    grafts = {"card": "infomancer", "house": "logos", "beneath": ["fertility-chant", "punch"]}
    t = keyforge.table(house="logos", line=[grafts], enemy_line=["troll"])
    t.reap("infomancer").choose("fertility-chant")
    assert t.damage("troll") == 0 and t.damage("infomancer") == 0 and t.enemy_aember == 2


def test_memolith_grafts_or_triggers_one_action(keyforge):
    stone = {"card": "memolith", "house": "logos", "beneath": ["fertility-chant", "punch"]}
    parts = {"artifacts": [stone], "hand": ["mug", "anger", "troll"], "discard": ["virtuous-works"], "enemy_line": ["krump"]}
    t = keyforge.table(house="logos", **parts)
    t.use("memolith").act("option", word="1")
    assert t.choices() == {"mug", "anger"}
    t.choose("mug")
    assert t.zone("anger") == "hand"
    t = keyforge.table(house="logos", **parts)
    t.use("memolith").act("option", word="2").choose("fertility-chant")
    assert t.damage("krump") == 0 and t.enemy_aember == 2


def test_the_golden_spiral_exalts_one_friend(keyforge):
    t = keyforge.table(house="saurian", artifacts=["the-golden-spiral"], line=["murmook", "troll"], enemy_line=["krump"])
    t.use("the-golden-spiral")
    assert t.choices() == {"murmook", "troll"}
    t.choose("murmook").act("reap", "murmook")
    assert t.on("troll", "aember") == 0 and not t.exhausted("troll")


def test_the_grim_reaper_takes_one_of_each_side_and_no_two_of_one(keyforge):
    line = [{"card": "the-grim-reaper", "house": "dis"}, "flaxia"]
    t = keyforge.table(house="dis", line=line, enemy_line=["troll", "bumpsy"])
    t.reap("the-grim-reaper")
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("troll")
    assert t.choices() == {"the-grim-reaper", "flaxia"}


def test_an_empty_sack_of_coins_hits_nobody(keyforge):
    t = keyforge.table(house="shadows", hand=["sack-of-coins"], enemy_line=["troll"], enemy_aember=5)
    bonus = keyforge.game.catalogue["sack-of-coins"].aember
    t.play("sack-of-coins")
    if t.decision.kind == "choose":
        t.choose(*["troll"] * bonus)
    assert t.decision.kind == "main" and t.damage("troll") == bonus
