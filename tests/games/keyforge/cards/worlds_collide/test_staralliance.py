"""Star Alliance of Worlds Collide."""

from __future__ import annotations

import pytest


def test_stealth_mode_keeps_the_opponent_from_playing_actions(keyforge):
    t = keyforge.table(
        house="staralliance",
        hand=["stealth-mode"],
        enemy_hand=["punch", "bumpsy"],
        enemy_line=["troll"],
        enemy_houses=["brobnar", "mars", "dis"],
    )
    t.play("stealth-mode").end_turn("brobnar")
    assert not t.can("play", "punch") and t.can("play", "bumpsy")


def test_zap_has_a_point_for_every_house_in_play(keyforge):
    t = keyforge.table(house="staralliance", hand=["zap"], line=["bumpsy"], enemy_line=["troll", "zorg"])
    t.play("zap").choose("troll").choose("zorg")
    assert (t.damage("troll"), t.damage("zorg"), t.damage("bumpsy")) == (1, 1, 0)


def test_xenotraining_captures_for_each_house_among_friends(keyforge):
    t = keyforge.table(
        house="staralliance", hand=["xenotraining"], line=["bumpsy", "troll", "zorg"], enemy_line=["umbra"], enemy_aember=5
    )
    t.play("xenotraining").choose("bumpsy").choose("bumpsy")
    assert (t.on("bumpsy", "aember"), t.enemy_aember) == (2, 3)


@pytest.mark.parametrize(("line", "keys"), [(["bumpsy", "zorg", "umbra"], 1), (["bumpsy", "zorg"], 0)])
def test_forging_an_alliance_is_cheaper_by_the_houses_in_play(keyforge, line, keys):
    t = keyforge.table(house="staralliance", hand=["forging-an-alliance"], line=line, aember=9)
    t.play("forging-an-alliance")
    if keys:
        t.act("key", word="red")
    assert (t.keys(), t.aember) == ((1, 0) if keys else (0, 10))


@pytest.mark.parametrize(("houses", "gained"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_galactic_census_pays_by_houses(keyforge, houses, gained):
    line = ["bumpsy", "zorg", "umbra", "charette", "doc-bookton", "dew-faerie"][:houses]
    t = keyforge.table(house="staralliance", hand=["galactic-census"], line=line)
    t.play("galactic-census")
    assert t.aember == 1 + gained


def test_tachyon_pulse_destroys_artifacts_and_exhausts_the_upgraded(keyforge):
    t = keyforge.table(
        house="staralliance",
        hand=["tachyon-pulse"],
        artifacts=["cannon"],
        line=["bumpsy", {"card": "troll", "upgrades": ["stunner"]}],
        enemy_artifacts=["pile-of-skulls"],
    )
    t.play("tachyon-pulse")
    assert (t.ids("artifacts"), t.ids("artifacts", 2), t.exhausted("troll"), t.exhausted("bumpsy")) == ([], [], True, False)


def test_armsmaster_molina_arms_the_neighbors(keyforge):
    t = keyforge.table(
        house="brobnar", line=["groggins", "headhunter"], enemy_line=["zorg", "armsmaster-molina", "umbra", "urchin"]
    )
    t.fight("headhunter", "urchin")
    assert t.damage("headhunter") == 0
    t.fight("groggins", "zorg")
    assert t.damage("groggins") == 10 or not t.in_play("groggins")


def test_commander_chan_uses_another_friend(keyforge):
    t = keyforge.table(house="staralliance", line=["commander-chan", "bumpsy"])
    t.reap("commander-chan")
    t.take_lone()
    assert t.aember == 2 and t.exhausted("bumpsy")


def test_commander_chan_alone_uses_nobody(keyforge):
    t = keyforge.table(house="staralliance", line=["commander-chan"])
    t.reap("commander-chan")
    assert t.aember == 1 and t.decision.kind == "main"


def test_crash_muldoon_enters_ready_among_others_and_uses_one_of_another_house(keyforge):
    t = keyforge.table(house="staralliance", hand=["crash-muldoon"], line=["bumpsy", "commander-chan"])
    t.act("play", "crash-muldoon").act("place", word="1")
    assert t.ids("line") == ["bumpsy", "crash-muldoon", "commander-chan"] and not t.exhausted("crash-muldoon")
    t.use("crash-muldoon")
    t.take_lone()
    assert t.aember == 1 and not t.exhausted("commander-chan")


def test_first_officer_frane_lets_a_friend_capture(keyforge):
    t = keyforge.table(house="staralliance", line=["first-officer-frane", "bumpsy"], enemy_line=["zorg"], enemy_aember=2)
    t.reap("first-officer-frane")
    assert t.choices() == {"first-officer-frane", "bumpsy"}
    t.choose("bumpsy")
    assert t.on("bumpsy", "aember") == 1


def test_helmsman_spears_exchanges_as_many_as_one_likes(keyforge):
    t = keyforge.table(
        house="staralliance", line=["helmsman-spears"], hand=["punch", "fear", "anger"], deck=["tremor", "smith", "zap"]
    )
    t.reap("helmsman-spears").choose("punch", "fear").done()
    assert (sorted(t.ids("hand")), sorted(t.ids("discard"))) == (["anger", "smith", "tremor"], ["fear", "punch"])


def test_helmsman_spears_may_keep_all(keyforge):
    t = keyforge.table(house="staralliance", line=["helmsman-spears"], hand=["punch"], deck=["tremor"])
    t.reap("helmsman-spears").done()
    assert t.ids("hand") == ["punch"]


def test_information_officer_gray_archives_a_card_of_another_house(keyforge):
    t = keyforge.table(house="staralliance", line=["information-officer-gray"], hand=["punch", "zap", "fear"])
    t.reap("information-officer-gray").yes()
    assert t.choices() == {"punch", "fear"}
    t.choose("fear")
    assert t.ids("archives") == ["fear"]


def test_lieutenant_khrkhar_shields_and_wounds(keyforge):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["lieutenant-khrkhar", "urchin"])
    assert not t.can("fight", "troll", "urchin")
    t.fight("troll", "lieutenant-khrkhar")
    assert (not t.in_play("lieutenant-khrkhar") and t.damage("troll") == 8) or not t.in_play("troll")


@pytest.mark.parametrize(("answer", "damage", "ward"), [("yes", 1, 1), ("no", 4, 0)])
def test_medic_ingram_may_heal_and_ward(keyforge, answer, damage, ward):
    t = keyforge.table(house="staralliance", line=["medic-ingram", {"card": "troll", "damage": 4}])
    t.reap("medic-ingram").answer(answer)
    if answer == "yes":
        t.choose("troll")
    assert (t.damage("troll"), t.on("troll", "ward")) == (damage, ward)


def test_nurse_soto_heals_the_neighbors(keyforge):
    t = keyforge.table(
        house="staralliance",
        line=[{"card": "troll", "damage": 4}, "nurse-soto", {"card": "bumpsy", "damage": 2}, {"card": "zorg", "damage": 2}],
    )
    t.reap("nurse-soto")
    assert (t.damage("troll"), t.damage("bumpsy"), t.damage("zorg")) == (1, 0, 2)


def test_operations_officer_yshi_lets_the_neighbors_capture(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy", "operations-officer-yshi", "zorg", "headhunter"], enemy_aember=3)
    t.reap("bumpsy").reap("headhunter")
    assert (t.on("bumpsy", "aember"), t.on("headhunter", "aember"), t.enemy_aember) == (1, 0, 2)


def test_psionic_officer_lang_archives_when_enemies_reap(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=["psionic-officer-lang"], enemy_deck=["punch", "fear"])
    t.reap("bumpsy")
    assert t.ids("archives", 2) == ["punch"]


def test_psionic_officer_lang_ignores_friends(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy", "psionic-officer-lang"], deck=["punch"])
    t.reap("bumpsy")
    assert t.ids("archives") == []


@pytest.mark.parametrize(("house", "stolen"), [("mars", 1), ("brobnar", 0)])
def test_sci_officer_qincan_steals_when_a_house_matches_nothing(keyforge, house, stolen):
    t = keyforge.table(
        house="staralliance",
        line=["sci-officer-qincan"],
        enemy_line=["bumpsy"],
        enemy_houses=["brobnar", "mars", "dis"],
        enemy_aember=3,
    )
    t.end_turn(house)
    assert (t.aember, t.enemy_aember) == (stolen, 3 - stolen)


def test_sensor_chief_garcia_makes_keys_dear(keyforge):
    t = keyforge.table(house="staralliance", line=["sensor-chief-garcia"], enemy_aember=7)
    t.reap("sensor-chief-garcia").end_turn().reach("house")
    assert (t.keys(2), t.key_cost(2)) == (0, 8)


def test_special_agent_fingers_steals(keyforge):
    t = keyforge.table(house="staralliance", line=["special-agent-fingers"], enemy_aember=2)
    t.use("special-agent-fingers")
    assert (t.aember, t.enemy_aember) == (1, 1)


def test_aembertracker_pierces_armor_of_enemies_with_aember(keyforge):
    t = keyforge.table(house="staralliance", hand=["æmbertracker"], enemy_line=[{"card": "champion-anaphiel", "aember": 1}, "zorg"])
    t.play("æmbertracker")
    assert (t.damage("champion-anaphiel"), t.damage("zorg")) == (2, 0)


@pytest.mark.parametrize(("damage", "gained"), [(3, 2), (1, 1), (0, 0)])
def test_doctor_driscoll_is_paid_by_the_damage_healed(keyforge, damage, gained):
    t = keyforge.table(house="staralliance", line=["doctor-driscoll", {"card": "troll", "damage": damage}])
    t.use("doctor-driscoll").choose("troll")
    assert (t.aember, t.damage("troll")) == (gained, damage - gained)


def test_light_of_the_archons_counts_every_upgrade(keyforge):
    t = keyforge.table(house="staralliance", line=[{"card": "bumpsy", "upgrades": ["light-of-the-archons", "stunner"]}])
    assert (t.power("bumpsy"), t.armor("bumpsy")) == (7, 2)
    t = keyforge.table(house="staralliance", line=[{"card": "bumpsy", "upgrades": ["light-of-the-archons"]}])
    assert (t.power("bumpsy"), t.armor("bumpsy")) == (6, 1)


def test_quadracorder_taxes_by_houses_up_to_three(keyforge):
    t = keyforge.table(house="staralliance", line=[{"card": "bumpsy", "upgrades": ["quadracorder"]}, "zorg"])
    assert (t.key_cost(2), t.key_cost()) == (8, 6)
    t = keyforge.table(house="staralliance", line=[{"card": "bumpsy", "upgrades": ["quadracorder"]}, "zorg", "umbra", "charette"])
    assert t.key_cost(2) == 9


def test_plasma_nozzle_burns_before_the_fight(keyforge):
    t = keyforge.table(
        house="brobnar", line=[{"card": "bumpsy", "upgrades": ["plasma-nozzle"]}], enemy_line=["troll", "dust-pixie", "zorg"]
    )
    t.fight("bumpsy", "dust-pixie")
    assert (t.damage("troll"), t.damage("zorg"), t.in_play("dust-pixie"), t.damage("bumpsy")) == (2, 2, False, 0)


@pytest.mark.parametrize(("answer", "stunned"), [("yes", True), ("no", False)])
def test_stunner_may_stun(keyforge, answer, stunned):
    t = keyforge.table(house="brobnar", line=[{"card": "bumpsy", "upgrades": ["stunner"]}], enemy_line=["troll"])
    t.reap("bumpsy").answer(answer)
    if stunned:
        t.choose("troll")
    assert t.stunned("troll") == stunned


def test_universal_translator_uses_a_friend_of_another_house(keyforge):
    t = keyforge.table(
        house="staralliance",
        line=[{"card": "lieutenant-khrkhar", "upgrades": ["universal-translator"]}, "bumpsy", "zorg", "commander-chan"],
    )
    t.reap("lieutenant-khrkhar")
    assert t.choices() == {"bumpsy", "zorg"}
    t.choose("bumpsy")
    t.take_lone()
    assert (t.aember, t.exhausted("bumpsy"), t.exhausted("zorg")) == (2, True, False)


@pytest.mark.parametrize(("enemies", "damage"), [(["troll", "zorg", "bumpsy"], 2), (["troll"], 0)])
def test_red_alert_deals_the_difference_to_each(keyforge, enemies, damage):
    t = keyforge.table(house="staralliance", hand=["red-alert"], line=["groggins"], enemy_line=enemies)
    t.play("red-alert")
    assert [t.damage(each) for each in enemies] == [damage] * len(enemies) and t.damage("groggins") == 0


def test_lay_of_the_land_orders_the_top_and_draws_it(keyforge):
    t = keyforge.table(house="staralliance", hand=["lay-of-the-land"], deck=["punch", "fear", "anger", "smith"])
    t.play("lay-of-the-land").choose("punch").choose("anger")
    t.take_lone()
    assert (t.ids("hand"), t.ids("deck")) == (["fear"], ["anger", "punch", "smith"])


def test_navigator_ali_orders_the_top_of_a_short_deck(keyforge):
    t = keyforge.table(house="staralliance", line=["navigator-ali"], deck=["punch", "fear"])
    t.reap("navigator-ali").choose("punch")
    t.take_lone()
    assert t.ids("deck") == ["fear", "punch"]


def test_quintrino_flux_destroys_all_of_the_same_power(keyforge):
    t = keyforge.table(
        house="staralliance", hand=["quintrino-flux"], line=["bumpsy", "umbra"], enemy_line=["headhunter", "troll", "zorg"]
    )
    t.play("quintrino-flux").choose("bumpsy").choose("troll")
    assert (t.ids("line"), t.ids("line", 2)) == (["umbra"], ["zorg"])


def test_united_action_plays_every_house_in_play_and_uses_nothing(keyforge):
    t = keyforge.table(
        house="staralliance", hand=["united-action", "punch", "fear"], line=["bumpsy", "medic-ingram"], enemy_line=["charette"]
    )
    t.play("united-action")
    assert t.can("play", "punch") and not t.can("play", "fear") and not t.can("reap", "medic-ingram")


def test_we_can_all_win_lasts_until_the_end_of_the_next_turn(keyforge):
    t = keyforge.table(house="staralliance", hand=["we-can-all-win"])
    t.play("we-can-all-win")
    assert (t.key_cost(), t.key_cost(2)) == (4, 4)
    t.end_turn("mars").end_turn("staralliance")
    assert t.key_cost() == 4
    t.end_turn("mars")
    assert t.key_cost() == 6


def test_peace_accord_pays_both_and_punishes_the_first_fight(keyforge):
    t = keyforge.table(house="staralliance", hand=["peace-accord"], line=["bumpsy"])
    t.play("peace-accord")
    assert (t.aember, t.enemy_aember) == (2, 2)
    t = keyforge.table(house="brobnar", artifacts=["peace-accord"], line=["troll"], enemy_line=["umbra"], aember=5, enemy_aember=5)
    t.fight("troll", "umbra")
    assert (t.aember, t.enemy_aember, t.in_play("peace-accord")) == (1, 5, False)


@pytest.mark.clause("KF-faq-58")
def test_peace_accord_punishes_a_fighter_that_fell(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["peace-accord"], line=["bumpsy"], enemy_line=["troll"], aember=5)
    t.fight("bumpsy", "troll")
    assert not t.in_play("bumpsy") and (t.aember, t.in_play("peace-accord")) == (1, False)


def test_peace_accord_does_not_mind_reaping(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["peace-accord"], line=["troll"], aember=5)
    t.reap("troll")
    assert (t.aember, t.in_play("peace-accord")) == (6, True)


def test_quixxle_stone_stops_who_is_ahead(keyforge):
    t = keyforge.table(house="brobnar", hand=["bumpsy"], line=["troll"], artifacts=["quixxle-stone"])
    assert not t.can("play", "bumpsy")
    t = keyforge.table(
        house="brobnar", hand=["bumpsy", "groggins"], line=["troll"], enemy_artifacts=["quixxle-stone"], enemy_line=["zorg"]
    )
    t.play("bumpsy")
    assert not t.can("play", "groggins")


def test_transporter_platform_beams_up_a_creature_with_its_upgrades(keyforge):
    t = keyforge.table(
        house="staralliance",
        artifacts=["transporter-platform"],
        line=[{"card": "bumpsy", "upgrades": ["stunner", "force-field"]}, "zorg"],
    )
    t.use("transporter-platform").choose("bumpsy")
    assert (sorted(t.ids("hand")), t.ids("line")) == (["bumpsy", "force-field", "stunner"], ["zorg"])


def test_uncharted_lands_are_explored_by_star_alliance_only(keyforge):
    t = keyforge.table(house="staralliance", hand=["uncharted-lands"], line=["lieutenant-khrkhar"])
    t.play("uncharted-lands")
    assert t.on("uncharted-lands", "aember") == 6
    t.reap("lieutenant-khrkhar")
    t.take_lone()
    assert (t.aember, t.on("uncharted-lands", "aember")) == (2, 5)


def test_tactical_officer_moon_rearranges_a_line(keyforge):
    t = keyforge.table(house="staralliance", hand=["tactical-officer-moon"], enemy_line=["troll", "zorg", "umbra"])
    t.play("tactical-officer-moon").yes().act("option", word="2").choose("umbra").choose("zorg")
    t.take_lone()
    assert t.ids("line", 2) == ["umbra", "zorg", "troll"]
    t = keyforge.table(house="staralliance", hand=["tactical-officer-moon"], enemy_line=["troll", "zorg"])
    t.play("tactical-officer-moon").no()
    assert t.ids("line", 2) == ["troll", "zorg"]


def test_techivore_pulpate_devours_the_artifacts_of_the_house_chosen(keyforge):
    t = keyforge.table(
        house="staralliance",
        line=["techivore-pulpate"],
        artifacts=["cannon"],
        enemy_artifacts=["pile-of-skulls", "commpod"],
        enemy_houses=["brobnar", "mars", "dis"],
    )
    t.end_turn("brobnar")
    assert (t.ids("artifacts"), t.ids("artifacts", 2)) == ([], ["commpod"])


@pytest.mark.parametrize(("line", "able"), [(["captain-val-jericho"], True), (["captain-val-jericho", "bumpsy"], False)])
def test_captain_val_jericho_commands_from_the_center(keyforge, line, able):
    t = keyforge.table(house="staralliance", hand=["punch", "anger"], line=line, enemy_line=["troll"])
    assert t.can("play", "punch") == able
    if able:
        t.play("punch").choose("troll")
        assert not t.can("play", "anger")


def test_sci_officer_morpheus_doubles_play_effects(keyforge):
    t = keyforge.table(house="shadows", hand=["urchin"], line=["sci-officer-morpheus"], enemy_aember=3)
    t.play("urchin").reach("main")
    assert (t.aember, t.enemy_aember) == (2, 1)


def test_chief_engineer_walls_recovers_upgrades_and_robots(keyforge):
    t = keyforge.table(house="staralliance", line=["chief-engineer-walls"], discard=["stunner", "punch", "batdrone", "bumpsy"])
    t.reap("chief-engineer-walls").yes()
    assert t.choices() == {"stunner", "batdrone"}


def test_com_officer_kirby_lets_one_card_that_is_no_creature_be_played(keyforge):
    t = keyforge.table(house="staralliance", line=["com-officer-kirby"], hand=["punch", "cannon", "bumpsy"], enemy_line=["troll"])
    t.reap("com-officer-kirby")
    assert t.can("play", "punch") and t.can("play", "cannon") and not t.can("play", "bumpsy")
    t.play("cannon")
    assert not t.can("play", "punch")


def test_cloaking_dongle_hides_its_bearer_and_the_neighbors(keyforge):
    t = keyforge.table(
        house="brobnar",
        line=["troll", "groggins"],
        enemy_line=["zorg", {"card": "bumpsy", "upgrades": ["cloaking-dongle"]}, "headhunter"],
    )
    t.fight("troll", "bumpsy").fight("groggins", "headhunter")
    assert (t.damage("bumpsy"), t.damage("headhunter"), t.damage("troll")) == (0, 0, 0)


def test_disruption_field_counts_its_uses(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "bumpsy", "upgrades": ["disruption-field"]}])
    assert t.key_cost(2) == 6
    t.reap("bumpsy")
    assert (t.key_cost(2), t.key_cost()) == (7, 6)


OFFICERS = {
    "molina-s-blaster": "armsmaster-molina", "chan-s-blaster": "commander-chan", "frane-s-blaster": "first-officer-frane",
    "garcia-s-blaster": "sensor-chief-garcia", "ingram-s-blaster": "medic-ingram", "khrkhar-s-blaster": "lieutenant-khrkhar",
    "kirby-s-blaster": "com-officer-kirby", "qincan-s-blaster": "sci-officer-qincan", "walls--blaster": "chief-engineer-walls",
}  # fmt: skip


@pytest.mark.parametrize("blaster", OFFICERS)
def test_a_blaster_shoots_for_whoever_bears_it(keyforge, blaster):
    t = keyforge.table(house="brobnar", line=[{"card": "bumpsy", "upgrades": [blaster]}], enemy_line=["troll"])
    t.reap("bumpsy").yes().act("option", word="1").choose("troll")
    assert t.damage("troll") == 2
    t = keyforge.table(house="brobnar", line=[{"card": "bumpsy", "upgrades": [blaster]}], enemy_line=["troll"])
    t.reap("bumpsy").no()
    assert t.damage("troll") == 0


def attached(keyforge, blaster, **parts):
    """The upgrade goes from Bumpsy to the officer it was made for."""
    line = [{"card": "bumpsy", "upgrades": [blaster]}, *parts.pop("line", [OFFICERS[blaster]])]
    t = keyforge.table(house="brobnar", line=line, **parts)
    t.reap("bumpsy").yes().act("option", word="2")
    t.take_lone()
    return t


def test_molina_s_blaster_shoots_when_molina_gets_it(keyforge):
    t = attached(keyforge, "molina-s-blaster", enemy_line=["troll"])
    t.yes().choose("troll")
    assert t.damage("troll") == 3


def test_chan_s_blaster_lets_another_be_used(keyforge):
    t = attached(keyforge, "chan-s-blaster", line=["commander-chan", "zorg"])
    t.yes().choose("zorg")
    t.take_lone()
    assert t.exhausted("zorg")


def test_frane_s_blaster_empties_frane_into_the_pool(keyforge):
    t = attached(keyforge, "frane-s-blaster", line=[{"card": "first-officer-frane", "aember": 3}])
    assert (t.aember, t.on("first-officer-frane", "aember")) == (4, 0)


def test_garcia_s_blaster_steals(keyforge):
    t = attached(keyforge, "garcia-s-blaster", enemy_aember=2)
    assert (t.aember, t.enemy_aember) == (2, 1)


def test_ingram_s_blaster_heals_fully(keyforge):
    t = attached(keyforge, "ingram-s-blaster", enemy_line=[{"card": "troll", "damage": 5}])
    t.choose("troll")
    assert t.damage("troll") == 0


def test_khrkhar_s_blaster_wards_khrkhar(keyforge):
    t = attached(keyforge, "khrkhar-s-blaster")
    assert t.on("lieutenant-khrkhar", "ward") == 1 and t.on("bumpsy", "ward") == 0


def test_kirby_s_blaster_draws_two(keyforge):
    t = attached(keyforge, "kirby-s-blaster", deck=["punch", "fear", "anger"])
    assert len(t.ids("hand")) == 2


def test_qincan_s_blaster_archives_a_creature(keyforge):
    t = attached(keyforge, "qincan-s-blaster", enemy_line=["troll"])
    t.yes().choose("troll")
    assert t.ids("archives", 2) == ["troll"]


def test_walls_blaster_stuns_for_each_upgrade(keyforge):
    t = attached(
        keyforge,
        "walls--blaster",
        line=[{"card": "chief-engineer-walls", "upgrades": ["force-field"]}],
        enemy_line=["troll", "zorg"],
    )
    t.choose("troll").choose("zorg")
    assert t.stunned("troll") and t.stunned("zorg")


def test_a_blaster_played_on_its_officer_counts_as_attached(keyforge):
    t = keyforge.table(house="staralliance", hand=["khrkhar-s-blaster"], line=["lieutenant-khrkhar", "bumpsy"])
    t.play("khrkhar-s-blaster", host="lieutenant-khrkhar")
    assert t.on("lieutenant-khrkhar", "ward") == 1
    t = keyforge.table(house="staralliance", hand=["khrkhar-s-blaster"], line=["lieutenant-khrkhar", "bumpsy"])
    t.play("khrkhar-s-blaster", host="bumpsy")
    assert t.on("bumpsy", "ward") == 0


@pytest.mark.parametrize(("top", "goes_on"), [("punch", True), ("zap", False)])
def test_book_of_leq_changes_the_house_or_ends_the_turn(keyforge, top, goes_on):
    t = keyforge.table(house="staralliance", artifacts=["book-of-leq"], line=["bumpsy"], deck=[top, "fear"])
    t.use("book-of-leq")
    if goes_on:
        assert t.can("reap", "bumpsy")
    else:
        t.reach("house")
        assert t.decision.player == 1


def test_general_order_24_destroys_a_house_each_turn_or_itself(keyforge):
    t = keyforge.table(house="staralliance", artifacts=["general-order-24"], line=["bumpsy"], enemy_line=["troll", "zorg"])
    t.end_turn().choose("troll").reach("house")
    assert (t.ids("line"), t.ids("line", 2)) == ([], ["zorg"])
    t.house("mars").end_turn().reach("house")
    assert not t.in_play("general-order-24") and t.in_play("zorg")


def test_cxo_taber_lets_one_card_of_another_house_be_played_or_used(keyforge):
    t = keyforge.table(house="staralliance", hand=["urchin", "bumpsy"], line=["cxo-taber", "troll"])
    assert not t.can("reap", "troll") and not t.can("play", "urchin")
    t.reap("cxo-taber").reap("troll")
    assert t.aember == 2 and not t.can("play", "urchin")


def test_cxo_taber_after_a_card_is_played_nothing_else_may_be_used(keyforge):
    t = keyforge.table(house="staralliance", hand=["urchin", "bumpsy"], line=["cxo-taber", "troll"])
    t.reap("cxo-taber").play("bumpsy")
    assert not t.can("reap", "troll") and not t.can("play", "urchin")


def test_explo_rover_is_a_creature_or_an_upgrade_that_gives_skirmish(keyforge):
    t = keyforge.table(house="staralliance", hand=["explo-rover"], line=["troll"], enemy_line=["krump"])
    t.act("play", "explo-rover")
    assert t.can("flank", word="left") and t.can("host", "troll") and t.can("host", "krump")
    t.act("flank", word="left")
    assert t.ids("line") == ["explo-rover", "troll"]
    t = keyforge.table(house="staralliance", hand=["explo-rover"], line=[{"card": "navigator-ali"}], enemy_line=["krump"])
    t.act("play", "explo-rover").act("host", "navigator-ali")
    assert (t.zone("explo-rover"), t.ids("line")) == ("upgrades", ["navigator-ali"])
    t.fight("navigator-ali", "krump")
    assert (t.damage("navigator-ali"), t.in_play("navigator-ali")) == (0, True)  # skirmish


def test_explo_rover_as_an_upgrade_is_no_creature_for_anybody(keyforge):
    t = keyforge.table(
        house="staralliance",
        hand=["explo-rover"],
        line=["troll"],
        enemy_line=["hunting-witch", "krump"],
        enemy_hand=["gateway-to-dis"],
        enemy_houses=["dis", "mars", "untamed"],
    )
    t.act("play", "explo-rover").act("host", "krump")
    t.end_turn("dis").play("gateway-to-dis")
    assert sorted(t.ids("discard")) == ["explo-rover", "troll"]  # it fell with krump, and nobody asked for its order


def test_calv_1n_draws_as_a_creature_and_gives_that_as_an_upgrade(keyforge):
    t = keyforge.table(house="staralliance", hand=["calv-1n"], line=["troll", "navigator-ali"], deck=["urchin", "zorg", "bumpsy"])
    t.act("play", "calv-1n").act("host", "navigator-ali")
    t.reap("navigator-ali")
    while t.s.decision.kind != "main":
        t.answer(t.options[0])
    assert len(t.ids("hand")) == 1
    t = keyforge.table(house="staralliance", line=["calv-1n"], deck=["urchin", "zorg"])
    t.reap("calv-1n")
    assert t.ids("hand") == ["urchin"]


def test_calv_1n_without_a_creature_in_play_is_a_creature(keyforge):
    t = keyforge.table(house="staralliance", hand=["calv-1n"])
    t.play("calv-1n")
    assert t.ids("line") == ["calv-1n"]


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_red_alert_is_silent_when_the_friends_are_more(keyforge):
    t = keyforge.table(house="staralliance", hand=["red-alert"], line=["bumpsy", "krump", "zorg"], enemy_line=["troll"])
    t.play("red-alert")
    assert t.damage("troll") == 0 and t.damage("bumpsy") == 0


def test_quintrino_flux_asks_for_one_of_each_side(keyforge):
    t = keyforge.table(house="staralliance", hand=["quintrino-flux"], line=["bumpsy", "krump"], enemy_line=["troll", "dust-imp"])
    t.play("quintrino-flux")
    assert t.choices() == {"bumpsy", "krump"}
    t.choose("krump")
    assert t.choices() == {"troll", "dust-imp"}


def test_united_action_is_over_with_its_turn(keyforge):
    t = keyforge.table(house="staralliance", hand=["united-action", "troll"], line=["bumpsy", "explo-rover"], deck=["punch"] * 9)
    t.play("united-action")
    assert t.can("play", "troll") and not t.can("reap", "explo-rover")
    t.end_turn("mars").end_turn("staralliance")
    assert not t.can("play", "troll") and t.can("reap", "explo-rover")


def test_xenotraining_counts_and_trains_friends_only(keyforge):
    t = keyforge.table(
        house="staralliance", hand=["xenotraining"], line=["bumpsy", "troll"], enemy_line=["umbra", "zorg"], enemy_aember=5
    )
    t.play("xenotraining")
    assert t.choices() == {"bumpsy", "troll"}
    t.choose("troll")
    assert t.decision.kind == "main" and t.enemy_aember == 4


def test_stealth_mode_lasts_one_turn(keyforge):
    t = keyforge.table(
        house="staralliance",
        hand=["stealth-mode"],
        enemy_hand=["punch"],
        enemy_line=["troll"],
        enemy_houses=["brobnar", "mars", "dis"],
    )
    t.play("stealth-mode").end_turn("brobnar").end_turn("staralliance").end_turn("brobnar")
    assert t.can("play", "punch")


def test_transporter_platform_returns_no_enemy(keyforge):
    t = keyforge.table(house="staralliance", artifacts=["transporter-platform"], line=["bumpsy", "krump"], enemy_line=["troll"])
    t.use("transporter-platform")
    assert t.choices() == {"bumpsy", "krump"}


def test_uncharted_lands_pay_one_at_a_time_and_star_alliance_only(keyforge):
    lands = {"card": "uncharted-lands", "aember": 6}
    t = keyforge.table(
        house="staralliance", artifacts=[lands, lands, {"card": "[redacted]", "aember": 2}], line=["lieutenant-khrkhar"]
    )
    t.reap("lieutenant-khrkhar")
    while t.decision.kind != "main":
        assert t.choices() <= {"uncharted-lands", "lieutenant-khrkhar"}
        t.answer(t.options[0])
    left = t.on("uncharted-lands#1", "aember") + t.on("uncharted-lands#2", "aember")
    assert (t.aember, left, t.on("[redacted]", "aember")) == (3, 10, 2)  # each of the two lets one be taken
    t = keyforge.table(house="brobnar", artifacts=[lands], line=["bumpsy"])
    t.reap("bumpsy")
    assert (t.aember, t.on("uncharted-lands", "aember")) == (1, 6)


def test_morpheus_repeats_no_upgrade(keyforge):
    t = keyforge.table(house="saurian", hand=["the-callipygian-ideal"], line=["sci-officer-morpheus", "troll"])
    t.play("the-callipygian-ideal", host="troll")
    assert t.decision.kind == "main" and t.on("troll", "aember") == 1


def test_commander_chan_uses_one_friend(keyforge):
    t = keyforge.table(house="staralliance", line=["commander-chan", "bumpsy", "krump"], enemy_line=["troll"])
    t.reap("commander-chan")
    assert t.choices() == {"bumpsy", "krump"}
    t.choose("bumpsy").act("reap", "bumpsy")
    assert t.aember == 2 and t.exhausted("bumpsy") and not t.exhausted("krump")


def test_crash_muldoon_uses_one_neighbor(keyforge):
    t = keyforge.table(house="staralliance", line=["bumpsy", "crash-muldoon", "krump", "headhunter"], enemy_line=["troll"])
    t.use("crash-muldoon")
    assert t.choices() == {"bumpsy", "krump"}
    t.choose("krump").act("reap", "krump")
    assert t.exhausted("krump") and not t.exhausted("bumpsy") and not t.exhausted("headhunter")


def test_cxo_taber_used_in_another_house_opens_nothing_of_his_own(keyforge):
    t = keyforge.table(
        house="saurian",
        artifacts=["the-golden-spiral"],
        line=["cxo-taber", "explo-rover", "bumpsy"],
        hand=["zap", "punch"],
        enemy_line=["troll"],
    )
    t.use("the-golden-spiral").choose("cxo-taber").act("reap", "cxo-taber")
    assert t.can("play", "punch") and t.can("reap", "bumpsy")
    assert not t.can("play", "zap") and not t.can("reap", "explo-rover")


def test_information_officer_gray_archives_nothing_unrevealed(keyforge):
    t = keyforge.table(house="staralliance", line=["information-officer-gray"], hand=["punch"])
    t.reap("information-officer-gray").no()
    assert t.ids("archives") == [] and t.ids("hand") == ["punch"]


def test_sensor_chief_garcia_makes_keys_dear_for_one_turn(keyforge):
    t = keyforge.table(house="staralliance", line=["sensor-chief-garcia"])
    t.reap("sensor-chief-garcia").end_turn("mars")
    assert (t.key_cost(1), t.key_cost(2)) == (8, 8)
    t.end_turn("staralliance")
    assert (t.key_cost(1), t.key_cost(2)) == (6, 6)


def test_aembertracker_hits_no_friend(keyforge):
    exalted = {"card": "troll", "aember": 1}
    t = keyforge.table(house="staralliance", hand=["æmbertracker"], line=[exalted], enemy_line=[{"card": "krump", "aember": 1}])
    t.play("æmbertracker")
    assert (t.damage("krump"), t.damage("troll")) == (2, 0)


def test_cloaking_dongle_hides_the_neighbors_and_nobody_farther_off(keyforge):
    enemies = ["headhunter", {"card": "krump", "upgrades": ["cloaking-dongle"]}, "zorg", "bumpsy"]
    t = keyforge.table(house="brobnar", line=["troll", "troll"], enemy_line=enemies)
    t.fight("troll", "headhunter").fight("troll#2", "bumpsy")
    assert t.in_play("headhunter") and t.damage("headhunter") == 0 and not t.in_play("bumpsy")


def test_chan_s_blaster_has_another_friend_used(keyforge):
    t = attached(keyforge, "chan-s-blaster", line=["commander-chan", "zorg", "krump"], enemy_line=["troll"])
    t.yes()
    assert t.choices() == {"bumpsy", "zorg", "krump"}


def test_quadracorder_counts_no_enemy(keyforge):
    bearer = {"card": "bumpsy", "upgrades": ["quadracorder"]}
    t = keyforge.table(house="staralliance", line=[bearer], enemy_line=["zorg", "umbra"])
    assert t.key_cost(2) == 7


def test_universal_translator_uses_no_enemy(keyforge):
    bearer = {"card": "explo-rover", "upgrades": ["universal-translator"]}
    t = keyforge.table(house="staralliance", line=[bearer, "bumpsy", "krump"], enemy_line=["troll"])
    t.reap("explo-rover")
    assert t.choices() == {"bumpsy", "krump"}


def test_val_jericho_s_permission_is_not_spent_on_a_card_of_the_active_house(keyforge):
    line = ["bumpsy", "captain-val-jericho", "krump"]
    t = keyforge.table(house="staralliance", line=line, hand=["stealth-mode", "punch", "anger"], enemy_line=["troll"])
    t.play("stealth-mode")
    assert t.decision.kind == "main" and t.can("play", "punch")
    t.play("punch")
    while t.decision.kind != "main":
        t.answer(t.options[0])
    assert not t.can("play", "anger")


def test_molina_s_neighbors_are_no_more_hazardous_than_three(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "troll", "damage": 4}], enemy_line=["batdrone", "armsmaster-molina"])
    t.fight("troll", "batdrone")
    assert t.in_play("troll") or t.zone("batdrone") == "discard"


def test_kirby_used_in_another_house_opens_nothing_of_her_own(keyforge):
    t = keyforge.table(
        house="saurian",
        artifacts=["the-golden-spiral"],
        line=["com-officer-kirby"],
        hand=["zap", "punch", "bumpsy"],
        enemy_line=["troll"],
    )
    t.use("the-golden-spiral").act("reap", "com-officer-kirby")
    assert t.can("play", "punch") and not t.can("play", "zap") and not t.can("play", "bumpsy")


def test_navigator_ali_looks_at_three(keyforge):
    t = keyforge.table(house="staralliance", line=["navigator-ali"], deck=["troll", "krump", "bumpsy", "zorg"])
    t.reap("navigator-ali")
    assert t.choices() == {"troll", "krump", "bumpsy"}


def test_plasma_nozzle_deals_two(keyforge):
    t = keyforge.table(
        house="brobnar", line=[{"card": "bumpsy", "upgrades": ["plasma-nozzle"]}], enemy_line=["krump", "culf-the-quiet", "zorg"]
    )
    t.fight("bumpsy", "culf-the-quiet")
    assert [t.damage(each) for each in ("krump", "culf-the-quiet", "zorg", "bumpsy")] == [2, 2, 2, 0]


def test_forging_an_alliance_counts_no_seventh_house(keyforge):
    line = ["bumpsy", "charette", "doc-bookton", "zorg", "bulwark", "umbra", "flaxia"]
    t = keyforge.table(house="staralliance", hand=["forging-an-alliance"], line=line, aember=6)
    before = t.aember
    t.play("forging-an-alliance").act("key", word="red")
    assert t.keys() == 1 and t.aember == before + 1 - 7


def test_zap_on_an_empty_table_hits_nobody(keyforge):
    t = keyforge.table(house="staralliance", hand=["zap"], artifacts=["cannon"], enemy_artifacts=["memory-chip"])
    t.play("zap")
    assert t.decision.kind == "main" and t.ids("discard") == ["zap"]


def test_frane_s_blaster_takes_nothing_off_another_who_gets_it(keyforge):
    line = [{"card": "first-officer-frane", "aember": 3}, {"card": "bumpsy", "aember": 2}]
    t = keyforge.table(house="staralliance", hand=["frane-s-blaster"], line=line)
    before = t.aember
    t.play("frane-s-blaster", host="bumpsy")
    assert (t.on("bumpsy", "aember"), t.on("first-officer-frane", "aember")) == (2, 3)
    assert t.aember == before + keyforge.game.catalogue["frane-s-blaster"].aember
