"""Brobnar of Worlds Collide."""

from __future__ import annotations

import pytest

from tapete.games.keyforge.position import to_position

BREWS = ["alaka", "chieftain", "cowfyne", "groke", "gron", "mogghunter", "narp", "shorty"]


@pytest.mark.parametrize("name", BREWS)
def test_a_brew_gives_one_creature_two_power_counters(keyforge, name):
    t = keyforge.table(house="brobnar", hand=[f"{name}-s-brew"], line=["bumpsy"], enemy_line=["troll"])
    t.play(f"{name}-s-brew").choose("troll")
    assert (t.on("troll", "power_counters"), t.on("bumpsy", "power_counters"), t.aember) == (2, 0, 1)


def test_a_brew_does_nothing_without_creatures_but_for_its_bonus(keyforge):
    t = keyforge.table(house="brobnar", hand=["alaka-s-brew"])
    t.play("alaka-s-brew")
    assert (t.aember, t.ids("discard")) == (1, ["alaka-s-brew"])


def test_ballcano_burns_everybody_and_binds_its_player(keyforge):
    t = keyforge.table(house="brobnar", hand=["ballcano"], line=["bumpsy"], enemy_line=["troll", "urchin"])
    t.play("ballcano")
    assert (t.damage("bumpsy"), t.damage("troll"), t.in_play("urchin"), t.chains(), t.chains(2)) == (4, 4, False, 2, 0)


def test_barn_razing_costs_the_opponent_for_each_fight_of_this_turn_only(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["barn-razing"], line=["troll", "bumpsy"], enemy_line=["urchin", "dodger"], enemy_aember=3
    )
    t.play("barn-razing").fight("troll", "dodger")
    assert t.enemy_aember == 2
    t.reap("bumpsy")
    assert t.enemy_aember == 2


def test_warriors_refrain_stuns_the_weak_and_not_the_strong(keyforge):
    t = keyforge.table(house="brobnar", hand=["warriors--refrain"], line=["bumpsy"], enemy_line=["urchin", "troll"])
    t.play("warriors--refrain")
    assert (t.stunned("urchin"), t.stunned("troll"), t.stunned("bumpsy")) == (True, False, False)


@pytest.mark.parametrize(("enemies", "lost"), [(["urchin", "dust-pixie", "silvertooth"], 2), (["urchin", "troll", "zorg"], 0)])
def test_overrun_asks_for_three_enemies_destroyed_this_turn(keyforge, enemies, lost):
    t = keyforge.table(house="brobnar", hand=["ballcano", "overrun"], line=["ember-imp"], enemy_line=enemies, enemy_aember=5)
    t.play("ballcano").play("overrun")
    assert t.enemy_aember == 5 - lost


def test_ragnarok_lets_nobody_reap_pays_for_fights_and_ends_everything(keyforge):
    t = keyforge.table(house="brobnar", hand=["ragnarok"], line=["troll", "bumpsy"], enemy_line=["dodger"])
    t.play("ragnarok")
    assert not t.can("reap", "troll")
    t.fight("troll", "dodger")
    assert t.aember == 1
    t.end_turn().reach("house")
    assert t.ids("line") == [] and t.ids("line", 2) == []


def test_ragnarok_is_alpha(keyforge):
    t = keyforge.table(house="brobnar", hand=["ragnarok"], line=["troll"])
    t.reap("troll")
    assert not t.can("play", "ragnarok")


def test_ragwarg_hurts_only_the_first_creature_that_reaps(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["ragwarg"], line=["bumpsy", "groggins"])
    t.reap("bumpsy").reap("groggins")
    assert (t.damage("bumpsy"), t.damage("groggins")) == (2, 0)


def test_shattered_throne_makes_a_fighter_capture_for_its_own_side(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["shattered-throne"], line=["troll"], enemy_line=["urchin"], enemy_aember=2)
    t.fight("troll", "urchin")
    t.take_lone()
    assert (t.on("troll", "aember"), t.enemy_aember) == (1, 1)


def test_shattered_throne_gives_nothing_to_one_that_fell(keyforge):
    t = keyforge.table(
        house="brobnar", artifacts=["shattered-throne"], line=["pingle-who-annoys"], enemy_line=["troll"], enemy_aember=2
    )
    t.fight("pingle-who-annoys", "troll")
    assert t.enemy_aember == 2


def test_the_big_one_counts_creatures_of_both_and_goes_off_at_ten(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=["headhunter", "groggins"],
        artifacts=[{"card": "the-big-one", "fuse": 8}, "cannon"],
        enemy_line=["troll"],
    )
    t.play("headhunter")
    assert t.in_play("troll") and t.in_play("the-big-one")
    t.play("groggins")
    assert not t.in_play("troll") and not t.in_play("the-big-one") and not t.in_play("cannon") and not t.in_play("groggins")


def test_the_floor_is_lava_burns_one_of_each_at_the_start_of_its_players_turn(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["the-floor-is-lava"], line=["troll"], enemy_line=["bumpsy"])
    t.end_turn("mars")
    assert (t.damage("troll"), t.damage("bumpsy")) == (0, 0)
    t.end_turn()
    t.take_lone()
    assert (t.damage("troll"), t.damage("bumpsy")) == (1, 1)


@pytest.mark.parametrize("name", ["alaka", "mega-alaka"])
def test_alaka_enters_ready_after_a_fight_and_exhausted_before(keyforge, name):
    t = keyforge.table(house="brobnar", hand=[name], line=["troll"], enemy_line=["urchin"])
    t.play(name)
    assert t.exhausted(name)
    t = keyforge.table(house="brobnar", hand=[name], line=["troll"], enemy_line=["urchin"])
    t.fight("troll", "urchin").play(name)
    assert not t.exhausted(name)


@pytest.mark.parametrize(("name", "whole", "hurt"), [("gron-nine-toes", 5, 9), ("mega-gron-nine-toes", 7, 11)])
def test_gron_is_stronger_while_damaged(keyforge, name, whole, hurt):
    t = keyforge.table(house="brobnar", hand=["cannon"], line=[{"card": name, "damage": 1}])
    assert t.power(name) == hurt
    t = keyforge.table(house="brobnar", line=[name])
    assert t.power(name) == whole


def test_gron_gets_nothing_from_damage_that_destroys_him(keyforge):
    t = keyforge.table(house="brobnar", hand=["lava-ball"], line=[{"card": "gron-nine-toes", "damage": 0}, "bumpsy"])
    t.play("lava-ball").choose("gron-nine-toes")
    assert t.in_play("gron-nine-toes") and t.power("gron-nine-toes") == 9


@pytest.mark.parametrize("name", ["narp", "mega-narp"])
def test_beside_narp_nobody_reaps(keyforge, name):
    t = keyforge.table(house="brobnar", line=["bumpsy", name, "troll", "groggins"])
    assert not t.can("reap", "bumpsy") and not t.can("reap", "troll")
    assert t.can("reap", name) and t.can("reap", "groggins")


def test_gravelguts_grows_with_each_enemy_destroyed_fighting_it(keyforge):
    t = keyforge.table(house="brobnar", line=["gravelguts", "troll"], enemy_line=["dodger", "urchin", "silvertooth"])
    t.fight("gravelguts", "silvertooth")
    assert t.on("gravelguts", "power_counters") == 2
    t.fight("troll", "dodger")
    assert t.on("gravelguts", "power_counters") == 2


def test_igon_the_green_makes_way_for_the_terrible(keyforge):
    t = keyforge.table(house="brobnar", hand=["coward-s-end"], line=["igon-the-green"], discard=["igon-the-terrible", "punch"])
    t.play("coward-s-end")
    assert (t.ids("purged"), t.ids("hand")) == (["igon-the-green"], ["igon-the-terrible"])


@pytest.mark.parametrize(("purged", "stays"), [(["igon-the-green"], True), ([], False)])
def test_igon_the_terrible_stays_only_when_the_green_was_purged(keyforge, purged, stays):
    t = keyforge.table(house="brobnar", hand=["igon-the-terrible"], purged=purged)
    t.play("igon-the-terrible")
    assert t.in_play("igon-the-terrible") == stays


@pytest.mark.clause("KF-center-01")
@pytest.mark.parametrize(("line", "harm"), [(["kaloch-stonefather", "bumpsy"], 2), (["troll", "kaloch-stonefather", "bumpsy"], 0)])
def test_kaloch_gives_skirmish_only_from_the_center(keyforge, line, harm):
    t = keyforge.table(house="brobnar", line=line, enemy_line=["dextre"])
    t.fight("bumpsy", "dextre")
    assert t.damage("bumpsy") == (0 if harm == 0 else 3)


def test_mega_cowfyne_strikes_beside_whom_it_fights(keyforge):
    t = keyforge.table(house="brobnar", line=["mega-cowfyne"], enemy_line=["troll", "dextre", "bumpsy", "groggins"])
    t.fight("mega-cowfyne", "dextre")
    assert (t.damage("troll"), t.damage("bumpsy"), t.damage("groggins")) == (2, 2, 0)


def test_mega_ganger_chieftain_may_send_a_neighbor_to_fight(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["mega-ganger-chieftain"], line=[{"card": "troll", "exhausted": True}], enemy_line=["urchin"]
    )
    t.play("mega-ganger-chieftain").yes()
    t.take_lone()
    assert not t.in_play("urchin") or t.on("urchin", "attacked") == 1
    t = keyforge.table(
        house="brobnar", hand=["mega-ganger-chieftain"], line=[{"card": "troll", "exhausted": True}], enemy_line=["urchin"]
    )
    t.play("mega-ganger-chieftain").no()
    assert t.exhausted("troll")


def test_mega_groke_costs_only_when_it_fights(keyforge):
    t = keyforge.table(house="brobnar", line=["mega-groke"], enemy_line=["dextre"], enemy_aember=2)
    t.fight("mega-groke", "dextre")
    assert t.enemy_aember == 1
    t = keyforge.table(house="brobnar", line=["mega-groke"], enemy_aember=2)
    t.reap("mega-groke")
    assert t.enemy_aember == 2


@pytest.mark.parametrize("name", ["mogghunter", "mega-mogghunter"])
def test_mogghunter_hurts_a_flank_after_a_fight(keyforge, name):
    t = keyforge.table(house="brobnar", line=[name, "groggins", "bumpsy"], enemy_line=["dextre", "troll", "zorg"])
    t.fight(name, "dextre")
    assert t.choices() == {name, "bumpsy", "troll", "zorg"}
    t.choose("zorg")
    assert (t.damage("zorg"), t.damage("troll")) == (2, 0)


def test_nogi_draws_two_and_loses_two_at_random(keyforge):
    t = keyforge.table(
        house="brobnar", line=["nogi-smartfist"], hand=["punch"], deck=["anger", "tremor", "smith"], enemy_line=["urchin"]
    )
    t.fight("nogi-smartfist", "urchin")
    assert (len(t.ids("hand")), len(t.ids("discard")), len(t.ids("deck"))) == (1, 2, 1)


def test_nogi_does_nothing_when_reaping(keyforge):
    t = keyforge.table(house="brobnar", line=["nogi-smartfist"], hand=["punch"], deck=["anger", "tremor"])
    t.reap("nogi-smartfist")
    assert t.ids("hand") == ["punch"]


@pytest.mark.parametrize("name", ["shorty", "mega-shorty"])
def test_shorty_is_enraged_by_reaping_and_must_then_fight(keyforge, name):
    t = keyforge.table(house="brobnar", line=[name])
    t.reap(name)
    assert t.on(name, "enrage") == 1


def test_slimy_jark_enrages_whom_it_fights(keyforge):
    t = keyforge.table(house="brobnar", line=["slimy-jark"], enemy_line=["troll", "bumpsy"])
    t.fight("slimy-jark", "troll")
    assert (t.on("troll", "enrage"), t.on("bumpsy", "enrage"), t.damage("slimy-jark")) == (1, 0, 0)


@pytest.mark.parametrize(("card", "ready"), [("groggins", True), ("grenade-snib", False)])
def test_stilt_kin_fights_beside_a_giant_just_played(keyforge, card, ready):
    t = keyforge.table(
        house="brobnar", hand=[card], line=[{"card": "stilt-kin", "exhausted": True}], enemy_line=["dextre"], enemy_aember=1
    )
    t.play(card)
    t.take_lone()
    assert t.damage("dextre") == (2 if ready else 0)


def test_fyre_breath_strengthens_and_burns_beside_the_fought(keyforge):
    t = keyforge.table(
        house="brobnar", line=[{"card": "bumpsy", "upgrades": ["fyre-breath"]}], enemy_line=["troll", "dextre", "zorg"]
    )
    assert t.power("bumpsy") == 8
    t.fight("bumpsy", "dextre")
    assert (t.damage("troll"), t.damage("zorg")) == (2, 2)


@pytest.mark.parametrize(("victim", "left"), [("urchin", 2), ("troll", 3)])
def test_berserker_slam_costs_the_controller_of_what_it_kills(keyforge, victim, left):
    t = keyforge.table(house="brobnar", hand=["berserker-slam"], enemy_line=["urchin", "bumpsy", "troll"], enemy_aember=3)
    t.play("berserker-slam").choose(victim)
    assert (t.enemy_aember, t.aember) == (left, 1)


def test_berserker_slam_costs_its_own_player_for_a_friend(keyforge):
    t = keyforge.table(house="brobnar", hand=["berserker-slam"], line=["urchin"], enemy_aember=3)
    t.play("berserker-slam")
    t.take_lone()
    assert (t.enemy_aember, t.aember) == (3, 0)


@pytest.mark.parametrize(("victim", "hurt"), [("brutodon-auxiliary", 2), ("thero-centurion", 5), ("troll", 6)])
def test_guji_hits_dinosaurs_and_the_exalted_harder(keyforge, victim, hurt):
    enemies = ["brutodon-auxiliary", "thero-centurion", {"card": "troll", "aember": 1}]
    t = keyforge.table(house="brobnar", line=["guji-dinosaur-hunter"], enemy_line=enemies)
    t.use("guji-dinosaur-hunter").choose(victim)
    assert t.damage(victim) == hurt


def test_power_of_fire_burns_both_pools_by_half_the_power_given_up(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["power-of-fire"], line=[{"card": "bumpsy", "power_counters": 2}], aember=5, enemy_aember=5
    )
    t.play("power-of-fire")
    t.take_lone()
    assert (t.aember, t.enemy_aember, t.chains(), t.in_play("bumpsy")) == (2, 2, 1, False)


def test_power_of_fire_burns_nothing_for_a_warded_offering(keyforge):
    t = keyforge.table(house="brobnar", hand=["power-of-fire"], line=[{"card": "bumpsy", "warded": True}], aember=5, enemy_aember=5)
    t.play("power-of-fire")
    t.take_lone()
    assert (t.aember, t.enemy_aember, t.chains()) == (5, 5, 1)


@pytest.mark.clause("KF-assault-01")
def test_skoll_strengthens_a_friend_when_its_assault_kills(keyforge):
    t = keyforge.table(house="brobnar", line=["sköll", "troll"], enemy_line=["dust-imp", "bumpsy"])
    t.fight("sköll", "dust-imp")
    assert t.choices() == {"sköll", "troll"}
    t.choose("troll")
    assert (t.on("troll", "power_counters"), t.in_play("sköll"), t.in_play("dust-imp")) == (1, True, False)


def test_skoll_gives_nothing_for_what_it_kills_in_the_fight_itself(keyforge):
    t = keyforge.table(house="brobnar", line=["sköll"], enemy_line=["bumpsy"])
    t.fight("sköll", "bumpsy")  # 3 of assault, then 3 more in the fight
    assert (t.in_play("bumpsy"), t.in_play("sköll")) == (False, False)
    t = keyforge.table(house="brobnar", line=["sköll", "troll"], enemy_line=[{"card": "bumpsy", "warded": True}])
    t.fight("sköll", "bumpsy")  # the ward takes the assault
    assert t.on("troll", "power_counters") == 0


def test_old_boomy_stops_when_its_player_has_enough(keyforge):
    t = keyforge.table(house="brobnar", line=["old-boomy"], deck=["urchin", "zorg", "troll"])
    t.reap("old-boomy").act("yes").act("no")
    assert sorted(t.ids("archives")) == ["urchin", "zorg"] and t.ids("deck") == ["troll"]
    assert t.damage("old-boomy") == 0


def test_old_boomy_is_hurt_by_a_brobnar_card(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "old-boomy", "power_counters": 1}], deck=["urchin", "troll", "zorg"])
    t.reap("old-boomy").act("yes")
    assert sorted(t.ids("archives")) == ["troll", "urchin"] and t.ids("deck") == ["zorg"]
    assert t.damage("old-boomy") == 2


def test_old_boomy_with_an_empty_deck_reveals_nothing(keyforge):
    t = keyforge.table(house="brobnar", line=["old-boomy"], deck=[])
    t.reap("old-boomy")
    assert (t.ids("archives"), t.damage("old-boomy"), t.aember) == ([], 0, 1)


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_power_of_fire_burns_one_friend(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["power-of-fire"], line=["troll", "bumpsy"], enemy_line=["krump"], aember=5, enemy_aember=5
    )
    t.play("power-of-fire")
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("bumpsy")
    assert t.in_play("troll") and (t.aember, t.enemy_aember, t.chains()) == (3, 3, 1)


def test_berserker_slam_strikes_a_flank(keyforge):
    t = keyforge.table(house="brobnar", hand=["berserker-slam"], line=["bumpsy"], enemy_line=["troll", "zorg", "krump"])
    t.play("berserker-slam")
    assert t.choices() == {"bumpsy", "troll", "krump"}


def test_ragnarok_is_over_with_its_turn(keyforge):
    """Who survives it, unable to be destroyed, reaps and fights for nothing again."""
    mine, theirs = {"card": "troll", "upgrades": ["ghostform"]}, {"card": "krump", "upgrades": ["ghostform"]}
    t = keyforge.table(
        house="brobnar", hand=["ragnarok"], line=[mine], enemy_line=[theirs], enemy_houses=["brobnar", "mars", "dis"]
    )
    t.play("ragnarok")
    assert not t.can("reap", "troll")
    before = t.aember
    t.end_turn("brobnar")
    assert t.can("reap", "krump")
    t.end_turn("brobnar").fight("troll", "krump")
    while t.decision.kind != "main":
        t.answer(t.options[0])
    assert t.aember == before


def test_barn_razing_is_over_with_its_turn(keyforge):
    t = keyforge.table(house="brobnar", hand=["barn-razing"], line=["troll"], enemy_line=["krump"], enemy_aember=3)
    t.play("barn-razing").end_turn("mars").end_turn("brobnar").fight("troll", "krump")
    assert t.enemy_aember == 3


def test_the_big_one_counts_creatures_only(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["the-big-one"], hand=["cannon", "punch"], enemy_line=["troll"])
    t.play("cannon").play("punch")
    assert t.decision.kind == "main"
    assert to_position(t.s)["players"][0]["artifacts"] == ["the-big-one", {"card": "cannon", "exhausted": 1}]


def test_the_floor_is_lava_for_one_creature_of_each_side(keyforge):
    t = keyforge.table(
        house="brobnar", artifacts=["the-floor-is-lava"], line=["troll", "bumpsy"], enemy_line=["krump", "headhunter"]
    )
    t.end_turn("mars").end_turn()
    while t.decision.kind != "choose":
        t.answer(t.options[-1])
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("troll")
    assert t.choices() == {"krump", "headhunter"}
    t.choose("krump")
    assert [t.damage(each) for each in ("troll", "bumpsy", "krump", "headhunter")] == [1, 0, 1, 0]


def test_igon_the_terrible_steals_by_fighting_and_not_by_reaping(keyforge):
    t = keyforge.table(house="brobnar", line=["igon-the-terrible"], enemy_line=["zorg"], enemy_aember=3)
    t.fight("igon-the-terrible", "zorg")
    assert (t.aember, t.enemy_aember) == (1, 2)
    t = keyforge.table(house="brobnar", line=["igon-the-terrible"], enemy_aember=3)
    t.reap("igon-the-terrible")
    assert (t.aember, t.enemy_aember) == (1, 3)


def test_kaloch_makes_no_skirmisher_of_an_enemy(keyforge):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["bumpsy", "kaloch-stonefather", "krump"])
    t.fight("troll", "bumpsy")
    assert t.damage("troll") == 5


def test_stilt_kin_does_not_mind_a_giant_played_farther_off(keyforge):
    t = keyforge.table(house="brobnar", hand=["bumpsy"], line=["stilt-kin", "urchin"], enemy_line=["troll"])
    t.play("bumpsy", flank="right")
    assert t.decision.kind == "main" and not t.exhausted("stilt-kin")


def test_igon_the_green_brings_back_one_igon_the_terrible(keyforge):
    t = keyforge.table(
        house="brobnar", line=["igon-the-green"], enemy_line=["troll"], discard=["igon-the-terrible", "igon-the-terrible", "bumpsy"]
    )
    t.fight("igon-the-green", "troll")
    while t.decision.kind == "choose":
        t.answer(t.options[0])
    assert t.ids("hand") == ["igon-the-terrible"] and sorted(t.ids("discard")) == ["bumpsy", "igon-the-terrible"]


def test_mega_ganger_chieftain_readies_one_neighbor(keyforge):
    """In the middle its Play ability is triggered by another card."""
    t = keyforge.table(
        house="saurian", hand=["favor-of-rex"], line=["troll", "mega-ganger-chieftain", "krump"], enemy_line=["urchin"]
    )
    t.play("favor-of-rex").choose("mega-ganger-chieftain").yes()
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert t.exhausted("krump") and not t.exhausted("troll")


def test_old_boomy_is_unhurt_where_no_brobnar_card_turns_up(keyforge):
    t = keyforge.table(house="brobnar", line=["old-boomy"], deck=["fear"])
    t.reap("old-boomy")
    while t.decision.kind != "main":
        t.answer(t.options[-1])
    assert t.in_play("old-boomy") and t.damage("old-boomy") == 0 and t.ids("archives") == ["fear"]


def test_berserker_slam_deals_four(keyforge):
    t = keyforge.table(house="brobnar", hand=["berserker-slam"], enemy_line=["troll", "zorg", "krump"], enemy_aember=3)
    t.play("berserker-slam").choose("troll")
    assert t.damage("troll") == 4 and t.enemy_aember == 3


def test_fyre_breath_does_not_reach_beyond_the_neighbors(keyforge):
    bearer = {"card": "troll", "upgrades": ["fyre-breath"]}
    t = keyforge.table(house="brobnar", line=[bearer, "headhunter"], enemy_line=["culf-the-quiet", "krump", "bumpsy"])
    t.fight("troll", "culf-the-quiet")
    assert [t.damage(each) for each in ("krump", "bumpsy", "headhunter", "culf-the-quiet")] == [2, 0, 0, 0]


def test_the_warriors_refrain_spares_power_four(keyforge):
    t = keyforge.table(house="brobnar", hand=["warriors--refrain"], line=["flaxia"], enemy_line=["silvertooth", "dextre"])
    assert (t.power("flaxia"), t.power("dextre")) == (4, 3)
    t.play("warriors--refrain")
    assert not t.stunned("flaxia") and t.stunned("dextre")
