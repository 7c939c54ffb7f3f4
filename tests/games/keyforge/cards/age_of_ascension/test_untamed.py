"""The Untamed cards that came with Age of Ascension, one test or more each."""

import pytest


def test_gravid_cycle_returns_a_card_and_ends_the_step(keyforge):
    t = keyforge.table(house="untamed", hand=["gravid-cycle"], discard=["troll", "punch"], deck=["krump"] * 9)
    t.play("gravid-cycle").choose("punch")
    assert "punch" in t.ids("hand") and "troll" in t.ids("discard")
    assert t.decision.player == 1


def test_persistence_hunting_exhausts_enemies_of_the_chosen_house(keyforge):
    t = keyforge.table(house="untamed", hand=["persistence-hunting"], line=["troll"], enemy_line=["krump", "urchin"])
    t.play("persistence-hunting").act("house", word="brobnar")
    assert t.exhausted("krump") and not t.exhausted("urchin") and not t.exhausted("troll")


def test_they_re_everywhere_hits_flanks_harder(keyforge):
    t = keyforge.table(house="untamed", hand=["they-re-everywhere"], enemy_line=["troll", "krump", "bumpsy"], line=["headhunter"])
    t.play("they-re-everywhere")
    assert [t.damage(each) for each in ("troll", "krump", "bumpsy", "headhunter")] == [2, 1, 2, 0]


def test_they_re_everywhere_looks_at_the_flanks_again_once_one_has_fallen(keyforge):
    t = keyforge.table(house="untamed", hand=["they-re-everywhere"], enemy_line=["dust-imp", "krump", "troll", "bumpsy"])
    t.play("they-re-everywhere")
    assert [t.damage(each) for each in ("krump", "troll", "bumpsy")] == [0, 1, 2]


def test_shard_of_life_shuffles_back_a_card_for_each_friendly_shard(keyforge):
    t = keyforge.table(
        house="untamed", artifacts=["shard-of-life", "shard-of-greed"], discard=["troll", "krump", "bumpsy"], deck=["punch"]
    )
    t.use("shard-of-life").choose("troll", "krump")
    assert sorted(t.ids("deck")) == ["krump", "punch", "troll"] and t.ids("discard") == ["bumpsy"]


def test_æmberspine_mongrel_profits_from_enemy_reaping_only(keyforge):
    t = keyforge.table(house="untamed", line=["æmberspine-mongrel"], enemy_line=["krump"], enemy_houses=["brobnar", "mars", "dis"])
    t.reap("æmberspine-mongrel")
    assert t.aember == 1
    t.end_turn("brobnar").reap("krump")
    assert (t.aember, t.enemy_aember) == (2, 1)


def test_bumblebird_strengthens_the_other_untamed_friends(keyforge):
    t = keyforge.table(house="untamed", hand=["bumblebird"], line=["flaxia", "troll"], enemy_line=["dew-faerie"])
    t.play("bumblebird")
    assert [t.power(each) for each in ("flaxia", "troll", "bumblebird", "dew-faerie")] == [6, 8, 1, 2]


def test_dharna_pays_for_wounds_and_heals_them(keyforge):
    line = [{"card": "troll", "damage": 3}, "krump", {"card": "bumpsy", "damage": 1}]
    t = keyforge.table(house="untamed", hand=["dharna"], line=line, enemy_line=[{"card": "headhunter", "damage": 1}])
    t.play("dharna")
    assert t.aember == 2
    t = keyforge.table(house="untamed", line=["dharna", *line])
    t.reap("dharna").choose("troll")
    assert t.damage("troll") == 1


def test_fanghouse_bites_before_either_fight(keyforge):
    t = keyforge.table(house="untamed", line=["fanghouse"], enemy_line=["murmook", "troll"])
    t.fight("fanghouse", "murmook")
    assert not t.in_play("murmook") and t.damage("fanghouse") == 0  # assault 3 destroys it before it strikes back
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["fanghouse"])
    t.fight("troll", "fanghouse")
    assert t.damage("troll") == 6


def test_grovekeeper_feeds_her_neighbors_at_the_end_of_your_turn(keyforge):
    t = keyforge.table(house="untamed", line=["troll", "grovekeeper", "krump", "bumpsy"])
    t.end_turn().reach("house")
    assert [t.power(each) for each in ("troll", "grovekeeper", "krump", "bumpsy")] == [9, 3, 7, 5]
    t.house("mars").end_turn("untamed")
    assert t.power("troll") == 9  # not at the end of the opponent's turn


def test_knoxx_grows_with_neighbors(keyforge):
    assert keyforge.table(house="untamed", line=["knoxx"]).power("knoxx") == 3
    assert keyforge.table(house="untamed", line=["knoxx", "troll"]).power("knoxx") == 6
    assert keyforge.table(house="untamed", line=["krump", "knoxx", "troll"], enemy_line=["bumpsy"]).power("knoxx") == 9


def test_marmo_swarm_grows_with_the_pool_and_falls_with_it(keyforge):
    t = keyforge.table(house="untamed", line=[{"card": "marmo-swarm", "damage": 4}], aember=4, hand=["key-charge"])
    assert t.power("marmo-swarm") == 6
    t = keyforge.table(house="untamed", line=[{"card": "marmo-swarm", "damage": 4}], aember=6, enemy_aember=9)
    assert t.power("marmo-swarm") == 8
    t.end_turn("mars").end_turn().reach("house")
    assert not t.in_play("marmo-swarm")  # the key took its strength


def test_way_of_the_porcupine_pricks_the_attacker(keyforge):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=[{"card": "flaxia", "upgrades": ["way-of-the-porcupine"]}])
    t.fight("troll", "flaxia")
    assert t.damage("troll") == 3 + 4


# ---------------------------------------------------------------------------------------------------------------- words of its own


def test_punctuated_equilibrium_gives_everybody_a_new_hand_with_their_chains(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["punctuated-equilibrium", "troll"],
        deck=["krump"] * 9,
        enemy_hand=["urchin"],
        enemy_deck=["zorg"] * 9,
        enemy_chains=1,
    )
    t.play("punctuated-equilibrium")
    assert t.ids("hand") == ["krump"] * 6 and t.ids("hand", 2) == ["zorg"] * 5 and t.chains(2) == 0
    assert "troll" in t.ids("discard") and t.ids("discard", 2) == ["urchin"]


def test_quicksand_swallows_the_strongest_of_who_has_no_ready_untamed_creature(keyforge):
    t = keyforge.table(house="untamed", hand=["quicksand"], line=["flaxia", "troll"], enemy_line=["krump", "bumpsy"])
    t.play("quicksand")
    assert t.in_play("troll") and not t.in_play("krump") and t.in_play("bumpsy")
    t = keyforge.table(
        house="untamed",
        hand=["quicksand"],
        line=[{"card": "flaxia", "exhausted": True}, "troll"],
        enemy_line=["dew-faerie", "bumpsy"],
    )
    t.play("quicksand")
    assert not t.in_play("troll") and t.in_play("bumpsy")


@pytest.mark.clause("KF-faq-48")
def test_quicksand_swallows_both_at_once(keyforge):
    """Soulkeeper aims at the strongest enemy, which is already tagged (KF-faq-48): the one behind it stays."""
    t = keyforge.table(
        house="untamed", hand=["quicksand"], line=[{"card": "troll", "upgrades": ["soulkeeper"]}], enemy_line=["krump", "urchin"]
    )
    t.play("quicksand")
    assert t.ids("line") == [] and t.ids("line", 2) == ["urchin"]


def test_soldiers_to_flowers_purges_untamed_creatures_and_pays_their_owners(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["soldiers-to-flowers"],
        discard=["flaxia", "troll", "fogbank"],
        enemy_discard=["dew-faerie", "murmook"],
    )
    t.play("soldiers-to-flowers")
    assert (t.aember, t.enemy_aember) == (2, 2)  # with its own bonus
    assert t.zone("flaxia") == "purged" and "troll" in t.ids("discard") and "fogbank" in t.ids("discard")


def test_song_of_spring_gathers_untamed_creatures_from_everywhere(keyforge):
    t = keyforge.table(
        house="untamed",
        hand=["song-of-spring", "flaxia", "troll"],
        discard=["dew-faerie"],
        line=["murmook", "krump"],
        enemy_line=["snufflegator"],
        deck=["punch"],
    )
    t.play("song-of-spring")
    assert t.choices() == {"flaxia", "dew-faerie", "murmook"}
    t.choose("flaxia", "murmook").done()
    assert sorted(t.ids("deck")) == ["flaxia", "murmook", "punch"] and "dew-faerie" in t.ids("discard")


def test_heart_of_the_forest_holds_back_who_is_ahead(keyforge):
    t = keyforge.table(house="untamed", artifacts=["heart-of-the-forest"], enemy_aember=7, enemy_keys=["red"])
    t.end_turn().reach("house")
    assert t.keys(2) == 1
    t = keyforge.table(house="untamed", artifacts=["heart-of-the-forest"], enemy_aember=7, enemy_keys=["red"], keys=["red"])
    t.end_turn().reach("house")
    assert t.keys(2) == 2


def test_niffle_grounds_strips_taunt_and_elusive_for_the_turn(keyforge):
    t = keyforge.table(
        house="untamed", artifacts=["niffle-grounds"], line=["flaxia"], enemy_line=["challe-the-safeguard", "urchin"]
    )
    assert not t.can("fight", "flaxia", "urchin")
    t.use("niffle-grounds").choose("challe-the-safeguard")
    assert t.can("fight", "flaxia", "urchin")
    t = keyforge.table(house="untamed", artifacts=["niffle-grounds"], line=["flaxia"], enemy_line=["troll", "urchin"])
    t.use("niffle-grounds").choose("urchin").fight("flaxia", "urchin")
    assert not t.in_play("urchin")


def test_panpaca_anga_strengthens_all_to_its_right(keyforge):
    t = keyforge.table(
        house="untamed", line=["troll", "panpaca-anga", "krump", "bumpsy"], enemy_line=["headhunter", "snufflegator"]
    )
    assert [t.power(each) for each in ("troll", "panpaca-anga", "krump", "bumpsy", "snufflegator")] == [8, 5, 8, 7, 4]


def test_panpaca_jaga_gives_skirmish_to_all_on_its_left(keyforge):
    t = keyforge.table(house="brobnar", line=["troll", "krump", "panpaca-jaga", "bumpsy"], enemy_line=["headhunter", "groke"])
    t.fight("troll", "headhunter")
    assert t.damage("troll") == 0
    t.fight("bumpsy", "groke")
    assert not t.in_play("bumpsy")


def test_roxador_deals_two_and_stuns(keyforge):
    t = keyforge.table(house="untamed", line=["roxador"], enemy_line=["troll"])
    t.fight("roxador", "troll")
    assert (t.damage("troll"), t.stunned("troll"), t.damage("roxador")) == (2, True, 0)
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["roxador"])
    t.fight("troll", "roxador")
    assert t.damage("troll") == 2 and not t.stunned("troll")


@pytest.mark.parametrize(("artifact", "aember"), [("seeker-needle", 0), ("memory-chip", 0), ("signal-fire", 1)])
def test_rustgnawer_gains_the_bonus_of_the_artifact(keyforge, artifact, aember):
    t = keyforge.table(house="untamed", line=["rustgnawer"], enemy_line=["dew-faerie"], enemy_artifacts=[artifact])
    t.fight("rustgnawer", "dew-faerie")
    assert t.zone(artifact) == "discard" and t.aember == keyforge.game.catalogue[artifact].aember == aember


def test_tantadlin_deals_two_and_empties_an_archive(keyforge):
    t = keyforge.table(house="untamed", line=["tantadlin"], enemy_line=["troll"], enemy_archives=["krump", "bumpsy"])
    t.fight("tantadlin", "troll")
    assert t.damage("troll") == 2 and len(t.ids("archives", 2)) == 1 and len(t.ids("discard", 2)) == 1
    t = keyforge.table(house="untamed", line=["tantadlin"], enemy_line=["troll"])
    t.fight("tantadlin", "troll")
    assert t.ids("discard", 2) == []


def test_camouflage_hides_its_bearer_from_all_but_flank_creatures(keyforge):
    t = keyforge.table(
        house="brobnar", line=["krump", "troll", "bumpsy"], enemy_line=[{"card": "flaxia", "upgrades": ["camouflage"]}, "urchin"]
    )
    assert t.can("fight", "krump", "flaxia") and t.can("fight", "bumpsy", "flaxia")
    assert not t.can("fight", "troll", "flaxia") and t.can("fight", "troll", "urchin")


def test_earthbind_frees_its_bearer_when_its_controller_discards(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "troll", "upgrades": ["earthbind"]}, "krump"], hand=["punch"])
    assert not t.can("reap", "troll") and t.can("reap", "krump")
    t.discard("punch")
    assert t.can("reap", "troll")


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_quicksand_asks_for_a_ready_creature_of_the_players_own_and_takes_one(keyforge):
    line = ["troll", "krump", {"card": "flaxia", "exhausted": True}]
    t = keyforge.table(house="untamed", hand=["quicksand"], line=line, enemy_line=["murmook", "lollop-the-titanic"])
    t.play("quicksand")
    assert t.ids("line") == ["krump", "flaxia"]
    assert t.ids("line", 2) == ["murmook", "lollop-the-titanic"]
    t = keyforge.table(house="untamed", hand=["quicksand"], line=["flaxia"], enemy_line=[{"card": "murmook", "exhausted": True}])
    t.play("quicksand")
    assert t.ids("line") == ["flaxia"] and t.ids("line", 2) == []


def test_they_re_everywhere_but_not_on_the_own_side(keyforge):
    t = keyforge.table(
        house="untamed", hand=["they-re-everywhere"], line=["troll", "flaxia", "bumpsy"], enemy_line=["krump", "headhunter", "zorg"]
    )
    t.play("they-re-everywhere")
    assert [t.damage(each) for each in ("troll", "flaxia", "bumpsy")] == [0, 0, 0]
    assert [t.damage(each) for each in ("krump", "headhunter", "zorg")] == [2, 1, 2]


def test_niffle_grounds_leave_the_others_their_taunt_and_elusive(keyforge):
    enemies = ["krump", "challe-the-safeguard", "culf-the-quiet", "grimlocus-dux", "bumpsy", "little-rapscal"]
    t = keyforge.table(house="untamed", artifacts=["niffle-grounds"], line=["flaxia", "snufflegator"], enemy_line=enemies)
    t.use("niffle-grounds").choose("challe-the-safeguard")
    assert t.can("fight", "flaxia", "krump") and not t.can("fight", "flaxia", "bumpsy")
    t = keyforge.table(
        house="untamed",
        artifacts=["niffle-grounds"],
        line=["flaxia", "snufflegator"],
        enemy_line=["culf-the-quiet", "bronze-key-imp"],
    )
    t.use("niffle-grounds").choose("culf-the-quiet").fight("flaxia", "bronze-key-imp")
    assert t.in_play("bronze-key-imp") and t.damage("bronze-key-imp") == 0
    t.fight("snufflegator", "culf-the-quiet")
    assert t.damage("culf-the-quiet") == 4


def test_shard_of_life_counts_friendly_shards_only(keyforge):
    t = keyforge.table(
        house="untamed",
        artifacts=["shard-of-life", "cannon"],
        enemy_artifacts=["shard-of-pain"],
        discard=["troll", "krump", "bumpsy"],
        deck=["punch"],
    )
    t.use("shard-of-life").choose("troll")
    assert t.decision.kind == "main" and sorted(t.ids("deck")) == ["punch", "troll"]


def test_dharna_counts_and_heals_friends_only(keyforge):
    hurt = {"card": "troll", "damage": 3}
    t = keyforge.table(house="untamed", hand=["dharna"], line=[hurt], enemy_line=[{"card": "krump", "damage": 1}])
    t.play("dharna")
    assert t.aember == 1
    t = keyforge.table(house="untamed", line=["dharna", hurt, "bumpsy"], enemy_line=[{"card": "krump", "damage": 1}])
    t.reap("dharna")
    assert "krump" not in t.choices()
    t.choose("troll")
    assert t.damage("troll") == 1


def test_rustgnawer_destroys_one_artifact(keyforge):
    t = keyforge.table(
        house="untamed", line=["rustgnawer"], artifacts=["cannon"], enemy_artifacts=["memory-chip"], enemy_line=["urchin"]
    )
    t.fight("rustgnawer", "urchin")
    assert t.choices() == {"cannon", "memory-chip"}
    t.choose("memory-chip")
    assert t.in_play("cannon") and not t.in_play("memory-chip")
