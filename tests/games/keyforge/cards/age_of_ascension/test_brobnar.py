"""The Brobnar cards that came with Age of Ascension, one test or more each."""

import pytest

# ---------------------------------------------------------------------------------------------------------------- actions


def test_first_blood_deals_two_for_each_friendly_brobnar_creature_to_whomever(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["first-blood"], line=["troll", "bumpsy", "dust-imp"], enemy_line=["headhunter", "krump"]
    )
    t.play("first-blood").choose("headhunter", "headhunter", "headhunter", "krump")
    assert (t.damage("headhunter"), t.damage("krump")) == (3, 1)  # two Brobnar creatures, four points, and no more


def test_first_blood_is_alpha(keyforge):
    t = keyforge.table(house="brobnar", hand=["first-blood", "punch"], line=["troll"], enemy_line=["krump"])
    t.play("punch").choose("krump")
    assert t.refusal("play", "first-blood").clause == "KF-alpha-01"


def test_into_the_fray_readies_the_chosen_creature_after_each_fight_of_the_turn(keyforge):
    t = keyforge.table(house="brobnar", hand=["into-the-fray"], line=["troll", "bumpsy"], enemy_line=["urchin", "dust-imp"])
    t.play("into-the-fray").choose("troll").fight("troll", "dust-imp")
    assert not t.exhausted("troll")
    t.fight("bumpsy", "urchin")
    assert t.exhausted("bumpsy")
    t.reap("troll")
    assert t.exhausted("troll")  # only fights ready it


def test_pound_splashes_one_damage_on_both_neighbors(keyforge):
    t = keyforge.table(house="brobnar", hand=["pound"], enemy_line=["troll", "krump", "bumpsy", "headhunter"])
    t.play("pound").choose("krump")
    assert [t.damage(each) for each in ("troll", "krump", "bumpsy", "headhunter")] == [1, 2, 1, 0]


# ---------------------------------------------------------------------------------------------------------------- artifacts


def test_flamethrower_burns_a_creature_and_its_neighbors(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["flamethrower"], enemy_line=["troll", "krump", "bumpsy"])
    t.use("flamethrower").choose("troll")
    assert [t.damage(each) for each in ("troll", "krump", "bumpsy")] == [1, 1, 0]


def test_shard_of_strength_counts_friendly_shards_and_shares_out_its_counters(keyforge):
    shards = ["shard-of-strength", "shard-of-greed"]
    t = keyforge.table(house="brobnar", artifacts=shards, enemy_artifacts=["shard-of-pain"], line=["troll", "bumpsy"])
    t.use("shard-of-strength").choose("troll", "bumpsy")
    assert (t.power("troll"), t.power("bumpsy")) == (9, 6)
    assert t.decision.kind == "main"


def test_signal_fire_lets_brobnar_creatures_fight_in_another_house_and_no_more(keyforge):
    t = keyforge.table(house="dis", artifacts=["signal-fire"], line=["troll", "flaxia"], enemy_line=["krump"])
    assert not t.can("fight", "troll", "krump")
    t.use("signal-fire", "omni")
    assert t.zone("signal-fire") == "discard"
    assert t.can("fight", "troll", "krump") and not t.can("reap", "troll")
    assert not t.can("fight", "flaxia", "krump")


# ---------------------------------------------------------------------------------------------------------------- creatures


@pytest.mark.parametrize(("giant", "much"), [("bingle-bangbang", 5), ("cowfyne", 2)])
def test_what_hits_the_neighbors_of_the_creature_it_fights_spares_that_one_before_the_fight(keyforge, giant, much):
    t = keyforge.table(house="brobnar", line=[giant], enemy_line=["krump", "troll", "headhunter", "bumpsy"])
    t.fight(giant, "troll")
    hurt = {name: t.damage(name) if t.in_play(name) else "destroyed" for name in ("krump", "headhunter", "bumpsy")}
    assert hurt == {"krump": much, "headhunter": "destroyed" if much == 5 else much, "bumpsy": 0}
    assert t.damage("troll") == {"bingle-bangbang": 2, "cowfyne": 5}[giant]


def test_brammo_hits_both_enemy_flanks_and_no_friend(keyforge):
    t = keyforge.table(house="brobnar", hand=["brammo"], line=["troll"], enemy_line=["krump", "headhunter", "bumpsy"])
    t.play("brammo")
    assert [t.damage(each) for each in ("krump", "headhunter", "bumpsy", "troll")] == [2, 0, 2, 0]


def test_brammo_hits_a_lone_enemy_once(keyforge):
    t = keyforge.table(house="brobnar", hand=["brammo"], enemy_line=["krump"])
    t.play("brammo")
    assert t.damage("krump") == 2


def test_culf_the_quiet_is_elusive_once_a_turn(keyforge):
    t = keyforge.table(house="brobnar", line=["troll", "bumpsy"], enemy_line=["culf-the-quiet"])
    t.fight("troll", "culf-the-quiet")
    assert (t.damage("culf-the-quiet"), t.damage("troll")) == (0, 0)
    t.fight("bumpsy", "culf-the-quiet")
    assert t.damage("culf-the-quiet") == 5


def test_flamewake_shaman_may_have_to_burn_a_friend(keyforge):
    t = keyforge.table(house="brobnar", hand=["flamewake-shaman"], line=["troll"], enemy_line=["krump"])
    t.play("flamewake-shaman")
    assert t.choices() == {"troll", "krump", "flamewake-shaman"}
    t.choose("krump")
    assert t.damage("krump") == 2


@pytest.mark.parametrize(("aember", "hurt"), [(2, 0), (3, 3)])
def test_gargantes_scrapper_needs_three_aember(keyforge, aember, hurt):
    t = keyforge.table(house="brobnar", hand=["gargantes-scrapper"], aember=aember, enemy_line=["krump", "troll"])
    t.play("gargantes-scrapper")
    if hurt:
        t.choose("krump")
    assert t.damage("krump") == hurt
    assert t.decision.kind == "main"


def test_groke_takes_one_aember_for_a_fight_but_not_for_reaping(keyforge):
    t = keyforge.table(house="brobnar", line=["groke"], enemy_line=["dust-imp"], enemy_aember=2)
    t.fight("groke", "dust-imp")
    assert t.enemy_aember == 3  # 2, less 1, and Dust Imp's 2
    t = keyforge.table(house="brobnar", line=["groke"], enemy_aember=2)
    t.reap("groke")
    assert t.enemy_aember == 2


def test_grumpus_tamer_fetches_a_war_grumpus_from_deck_or_discard_pile(keyforge):
    t = keyforge.table(house="brobnar", line=["grumpus-tamer"], deck=["troll", "war-grumpus", "punch"], discard=["bumpsy"])
    t.reap("grumpus-tamer").choose("war-grumpus")
    assert t.ids("hand") == ["war-grumpus"] and sorted(t.ids("deck")) == ["punch", "troll"]


def test_grumpus_tamer_finds_nothing_where_there_is_none(keyforge):
    t = keyforge.table(house="brobnar", line=["grumpus-tamer"], deck=["troll", "punch"])
    t.reap("grumpus-tamer")
    assert t.ids("hand") == [] and t.decision.kind == "main"


def test_war_grumpus_readies_a_neighboring_giant_to_fight(keyforge):
    line = ["bumpsy", {"card": "troll", "exhausted": True}, "war-grumpus", "headhunter"]
    t = keyforge.table(house="brobnar", line=line, enemy_line=["krump"])
    t.reap("war-grumpus")
    assert t.choices() == {"headhunter", "troll"}
    t.choose("troll")
    if t.decision.kind != "main":
        t.choose("krump")
    assert t.exhausted("troll") and not t.in_play("krump")


def test_war_grumpus_alone_only_reaps(keyforge):
    t = keyforge.table(house="brobnar", line=["war-grumpus", "dust-imp"], enemy_line=["krump"])
    t.reap("war-grumpus")
    assert t.decision.kind == "main" and t.aember == 1


# ---------------------------------------------------------------------------------------------------------------- words of its own


def test_one_two_punch_stuns_and_destroys_what_was_stunned_already(keyforge):
    t = keyforge.table(house="brobnar", hand=["1-2-punch"], enemy_line=["krump", {"card": "troll", "stunned": True}])
    t.play("1-2-punch").choose("krump")
    assert t.stunned("krump")
    t = keyforge.table(house="brobnar", hand=["1-2-punch"], enemy_line=["krump", {"card": "troll", "stunned": True}])
    t.play("1-2-punch").choose("troll")
    assert t.zone("troll") == "discard" and not t.stunned("krump")


def test_might_makes_right_forges_for_twenty_five_power(keyforge):
    t = keyforge.table(house="brobnar", hand=["might-makes-right"], line=["troll", "troll", "krump", "bumpsy", "headhunter"])
    t.play("might-makes-right").yes()
    for _ in range(4):
        assert "done" not in t.options
        t.answer(t.options[0])  # 8 + 8 + 6 + 5
    t.done()
    t.act("key", word="red")
    assert t.keys() == 1 and t.ids("line") == ["headhunter"]


def test_might_makes_right_takes_nothing_for_less(keyforge):
    t = keyforge.table(house="brobnar", hand=["might-makes-right"], line=["troll", "krump"])
    t.play("might-makes-right").yes()
    assert t.keys() == 0 and t.ids("line") == ["troll", "krump"] and t.decision.kind == "main"


def test_the_flex_pays_half_the_power_of_a_ready_creature(keyforge):
    line = [{"card": "troll", "exhausted": True}, "headhunter", "dust-imp"]
    t = keyforge.table(house="brobnar", hand=["the-flex"], line=line)
    t.play("the-flex")
    assert t.exhausted("headhunter") and t.aember == 2  # half of 5


def test_the_flex_does_nothing_without_a_ready_brobnar_creature(keyforge):
    t = keyforge.table(house="brobnar", hand=["the-flex"], line=["dust-imp"])
    t.play("the-flex")
    assert t.aember == 0 and not t.exhausted("dust-imp")


@pytest.mark.parametrize("exhausted", [False, True])
def test_bellowing_patrizate_hurts_who_comes_while_it_is_ready(keyforge, exhausted):
    line = [{"card": "bellowing-patrizate", "exhausted": exhausted}]
    t = keyforge.table(house="brobnar", hand=["krump"], line=line)
    t.play("krump")
    assert t.damage("krump") == (0 if exhausted else 1)


def test_foozle_pays_when_an_enemy_fell_this_turn(keyforge):
    t = keyforge.table(house="brobnar", line=["foozle", "troll"], enemy_line=["dust-imp"])
    t.fight("troll", "dust-imp").reap("foozle")
    assert t.aember == 2


def test_foozle_gains_only_by_reaping_when_nobody_fell(keyforge):
    t = keyforge.table(house="brobnar", line=["foozle"], enemy_line=["troll"])
    t.reap("foozle")
    assert t.aember == 1


def test_little_rapscal_has_every_creature_fight_if_it_can(keyforge):
    t = keyforge.table(house="brobnar", line=["little-rapscal", "troll"], enemy_line=["krump"])
    assert t.can("fight", "troll", "krump") and t.refusal("reap", "troll") is not None
    t = keyforge.table(house="brobnar", line=["little-rapscal", "troll"])
    assert t.can("reap", "troll")  # nobody to fight


def test_little_rapscal_binds_the_opponent_too(keyforge):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["little-rapscal"])
    assert not t.can("reap", "troll") and t.can("fight", "troll", "little-rapscal")


def test_lollop_strikes_only_when_it_attacks(keyforge):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["lollop-the-titanic"])
    t.fight("troll", "lollop-the-titanic")
    assert (t.damage("troll"), t.damage("lollop-the-titanic")) == (0, 8)
    t = keyforge.table(house="brobnar", line=["lollop-the-titanic"], enemy_line=["krump"])
    t.fight("lollop-the-titanic", "krump")
    assert not t.in_play("krump")


def test_ogopogo_burns_another_after_a_kill_it_began(keyforge):
    t = keyforge.table(house="brobnar", line=["ogopogo"], enemy_line=["dust-imp", "krump"])
    t.fight("ogopogo", "dust-imp").yes().choose("krump")
    assert t.damage("krump") == 2


def test_ogopogo_does_nothing_when_it_is_attacked(keyforge):
    t = keyforge.table(house="dis", line=["dust-imp"], enemy_line=["ogopogo"])
    t.fight("dust-imp", "ogopogo")
    assert t.decision.kind == "main" and t.damage("ogopogo") == 2


def test_cybergiant_rig_turns_wounds_into_power_that_wears_off(keyforge):
    t = keyforge.table(house="brobnar", hand=["cybergiant-rig"], line=[{"card": "troll", "damage": 3}])
    t.play("cybergiant-rig")
    assert (t.damage("troll"), t.power("troll")) == (0, 11)
    t.end_turn().reach("house")
    assert t.power("troll") == 10


def test_cybergiant_rig_takes_no_counter_that_is_not_there(keyforge):
    t = keyforge.table(house="brobnar", hand=["cybergiant-rig"], line=["troll"])
    t.play("cybergiant-rig").end_turn().reach("house")
    assert t.power("troll") == 8


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_one_two_punch_strikes_no_friend(keyforge):
    t = keyforge.table(house="brobnar", hand=["1-2-punch"], line=["bumpsy"], enemy_line=["krump", "troll"])
    t.play("1-2-punch")
    assert t.choices() == {"krump", "troll"}


def test_into_the_fray_is_for_a_friendly_brobnar_creature(keyforge):
    t = keyforge.table(house="brobnar", hand=["into-the-fray"], line=["troll", "bumpsy", "dust-imp"], enemy_line=["krump"])
    t.play("into-the-fray")
    assert t.choices() == {"troll", "bumpsy"}


def test_might_makes_right_takes_no_enemy(keyforge):
    line = ["troll", "troll", "krump", "bumpsy"]
    t = keyforge.table(house="brobnar", hand=["might-makes-right"], line=line, enemy_line=["lollop-the-titanic"])
    t.play("might-makes-right").yes()
    assert t.choices() == {"troll", "krump", "bumpsy"}


def test_the_flex_exhausts_one_friendly_creature(keyforge):
    t = keyforge.table(house="brobnar", hand=["the-flex"], line=["troll", "headhunter", "dust-imp"], enemy_line=["krump"])
    t.play("the-flex")
    assert t.choices() == {"troll", "headhunter"}
    t.choose("headhunter")
    assert t.exhausted("headhunter") and not t.exhausted("troll") and t.aember == 2


def test_shard_of_strength_counts_shards_only_and_strengthens_friends_only(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["shard-of-strength", "cannon"], line=["troll", "bumpsy"], enemy_line=["krump"])
    t.use("shard-of-strength")
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("bumpsy")
    assert (t.power("troll"), t.power("bumpsy")) == (8, 6) and t.decision.kind == "main"


def test_signal_fire_burns_for_friends_and_for_one_turn(keyforge):
    t = keyforge.table(
        house="dis", artifacts=["signal-fire"], line=["troll"], enemy_line=["krump"], enemy_houses=["brobnar", "mars", "shadows"]
    )
    t.use("signal-fire", "omni").end_turn("mars")
    assert not t.can("fight", "krump", "troll")
    t.end_turn("dis")
    assert not t.can("fight", "troll", "krump")


def test_gargantes_scrapper_hits_no_friend(keyforge):
    t = keyforge.table(house="brobnar", hand=["gargantes-scrapper"], aember=3, line=["bumpsy"], enemy_line=["krump", "troll"])
    t.play("gargantes-scrapper")
    assert t.choices() == {"krump", "troll"}


def test_lollop_spares_the_life_of_whoever_attacks_it(keyforge):
    t = keyforge.table(house="brobnar", line=["troll", "bumpsy"], enemy_line=["lollop-the-titanic"])
    t.fight("troll", "lollop-the-titanic").fight("bumpsy", "lollop-the-titanic")
    assert t.in_play("bumpsy") and t.damage("bumpsy") == t.damage("troll") == 0


def test_cybergiant_rig_wears_off_on_its_own_players_turns_only(keyforge):
    t = keyforge.table(house="brobnar", hand=["cybergiant-rig"], line=[{"card": "troll", "damage": 3}])
    t.play("cybergiant-rig").end_turn("mars")
    assert t.power("troll") == 10
    t.end_turn().reach("house")
    assert t.power("troll") == 10


def test_might_makes_right_asks_for_no_more_than_twenty_five(keyforge):
    t = keyforge.table(house="brobnar", hand=["might-makes-right"], line=["troll", "troll", "bumpsy", "flaxia"])
    t.play("might-makes-right").yes()
    while t.decision.kind == "choose":
        t.answer(t.options[0])  # 8 + 8 + 5 + 4
    t.act("key", word="red")
    assert t.keys() == 1
