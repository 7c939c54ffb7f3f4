"""The Untamed cards that came with Age of Ascension, one test or more each."""


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
