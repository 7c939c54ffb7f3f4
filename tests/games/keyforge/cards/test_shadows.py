"""Shadows' cards, one test or more each."""

from __future__ import annotations

import pytest

from tapete.core.effects import scope
from tapete.games.keyforge.rules.leave import leave
from tapete.games.keyforge.rules.playing import put_into_play
from tapete.games.keyforge.vocabulary.nouns import artifact


def enters(t, name, ready=False):
    """An effect puts a card into play for player 1, in the middle of step 3."""
    t.s.stack[0].step -= 1
    put_into_play(t.s, t.card(name), 0, ready=ready)
    t.s.decision = None
    t.s.advance()


# ---------------------------------------------------------------------------------------------------------------- actions


@pytest.mark.clause("KF-faq-01")
@pytest.mark.clause("KF-errata-07")
@pytest.mark.clause("KF-repeat-01")
def test_bait_and_switch_repeats_only_once(keyforge):
    t = keyforge.table(house="shadows", hand=["bait-and-switch"], enemy_aember=14)
    t.play("bait-and-switch")
    assert (t.aember, t.enemy_aember) == (2, 12)


def test_bait_and_switch_stops_when_the_opponent_has_no_more(keyforge):
    t = keyforge.table(house="shadows", hand=["bait-and-switch", "bait-and-switch"], aember=3, enemy_aember=5)
    t.play("bait-and-switch")
    assert (t.aember, t.enemy_aember) == (4, 4)
    t.play("bait-and-switch#2")
    assert (t.aember, t.enemy_aember) == (4, 4)


@pytest.mark.clause("KF-splash-01")
def test_booby_trap_hits_off_the_flanks_and_splashes_both_neighbors(keyforge):
    t = keyforge.table(house="shadows", hand=["booby-trap"], enemy_line=["bumpsy", "troll", "headhunter"])
    t.play("booby-trap")
    assert [t.damage(name) for name in ("bumpsy", "troll", "headhunter")] == [2, 4, 2]


def test_booby_trap_finds_nobody_when_all_are_on_flanks(keyforge):
    t = keyforge.table(house="shadows", hand=["booby-trap"], enemy_line=["bumpsy", "troll"])
    t.play("booby-trap")
    assert t.damage("bumpsy") == 0 and t.damage("troll") == 0 and t.aember == 1


def test_finishing_blow_destroys_a_damaged_creature_and_steals(keyforge):
    t = keyforge.table(
        house="shadows", hand=["finishing-blow"], enemy_line=["bumpsy", {"card": "troll", "damage": 1}], enemy_aember=2
    )
    t.play("finishing-blow")
    assert not t.in_play("troll") and t.in_play("bumpsy")
    assert t.aember == 2


def test_finishing_blow_steals_nothing_without_a_victim(keyforge):
    t = keyforge.table(house="shadows", hand=["finishing-blow"], enemy_line=["bumpsy"], enemy_aember=2)
    t.play("finishing-blow")
    assert t.enemy_aember == 2


@pytest.mark.parametrize(("theirs", "mine"), [(0, 2), (1, 3), (2, 2)])
def test_ghostly_hand_steals_a_single_aember(keyforge, theirs, mine):
    t = keyforge.table(house="shadows", hand=["ghostly-hand"], enemy_aember=theirs)
    t.play("ghostly-hand")
    assert t.aember == mine


@pytest.mark.clause("KF-archive-05")
def test_hidden_stash_archives_a_card_from_hand(keyforge):
    t = keyforge.table(house="shadows", hand=["hidden-stash", "bumpsy", "urchin"])
    t.play("hidden-stash").choose("bumpsy")
    assert t.zone("bumpsy") == "archives" and t.ids("hand") == ["urchin"]


def test_imperial_traitor_purges_a_sanctum_card_from_the_hand_it_sees(keyforge):
    t = keyforge.table(house="shadows", hand=["imperial-traitor"], enemy_hand=["sequis", "bumpsy", "bulwark"])
    t.play("imperial-traitor").yes()
    assert t.choices() == {"sequis", "bulwark"}
    t.choose("bulwark")
    assert t.zone("bulwark") == "purged" and len(t.ids("hand", 2)) == 2
    assert t.s.game.sight.sees(t.s, 0, t.card("bumpsy"))


def test_imperial_traitor_may_decline(keyforge):
    t = keyforge.table(house="shadows", hand=["imperial-traitor"], enemy_hand=["sequis"])
    t.play("imperial-traitor").no()
    assert t.zone("sequis") == "hand"


def test_key_of_darkness_costs_six_more(keyforge):
    t = keyforge.table(house="shadows", hand=["key-of-darkness"], aember=12, enemy_aember=1)
    t.play("key-of-darkness").act("key", word="red")
    assert t.keys() == 1 and t.aember == 0


@pytest.mark.clause("KF-replace-05")
def test_key_of_darkness_costs_two_more_against_a_poor_opponent(keyforge):
    t = keyforge.table(house="shadows", hand=["key-of-darkness"], aember=8)
    t.play("key-of-darkness").act("key", word="blue")
    assert t.keys() == 1 and t.aember == 0


@pytest.mark.clause("KF-cost-02")
def test_key_of_darkness_forges_nothing_that_cannot_be_paid(keyforge):
    t = keyforge.table(house="shadows", hand=["key-of-darkness"], aember=8, enemy_aember=1)
    t.play("key-of-darkness")
    assert t.keys() == 0 and t.aember == 8


def test_lights_out_returns_two_enemy_creatures(keyforge):
    t = keyforge.table(house="shadows", hand=["lights-out"], line=["umbra"], enemy_line=["bumpsy", "troll", "headhunter"])
    t.play("lights-out").choose("bumpsy", "headhunter")
    assert t.ids("line", 2) == ["troll"] and sorted(t.ids("hand", 2)) == ["bumpsy", "headhunter"]


def test_lights_out_returns_the_only_one(keyforge):
    t = keyforge.table(house="shadows", hand=["lights-out"], enemy_line=["bumpsy"])
    t.play("lights-out")
    assert t.zone("bumpsy") == "hand"


def test_miasma_makes_the_opponent_skip_their_next_forge_step_only(keyforge):
    t = keyforge.table(house="shadows", hand=["miasma"], enemy_aember=6)
    t.play("miasma").end_turn("mars")
    assert t.keys(2) == 0 and t.enemy_aember == 6
    t.end_turn("shadows").end_turn("mars")
    assert t.keys(2) == 1 and t.enemy_aember == 0


def test_nerve_blast_hurts_only_if_it_steals(keyforge):
    t = keyforge.table(house="shadows", hand=["nerve-blast", "nerve-blast"], enemy_line=["bumpsy"], enemy_aember=1)
    t.play("nerve-blast")
    assert t.damage("bumpsy") == 2 and t.aember == 1
    t.play("nerve-blast#2")
    assert t.damage("bumpsy") == 2


def test_one_last_job_purges_the_gang_and_steals_for_each(keyforge):
    t = keyforge.table(
        house="shadows", hand=["one-last-job"], line=["umbra", "bumpsy", "urchin"], enemy_line=["dodger"], enemy_aember=5
    )
    t.play("one-last-job")
    assert t.zone("umbra") == "purged" and t.zone("urchin") == "purged"
    assert t.in_play("bumpsy") and t.in_play("dodger")
    assert (t.aember, t.enemy_aember) == (3, 3)


def test_oubliette_purges_a_weak_creature(keyforge):
    t = keyforge.table(house="shadows", hand=["oubliette"], enemy_line=["bumpsy", "shadow-self", "faygin"])
    t.play("oubliette")
    assert t.zone("faygin") == "purged"


def test_pawn_sacrifice_deals_three_to_each_of_two_creatures(keyforge):
    t = keyforge.table(house="shadows", hand=["pawn-sacrifice"], line=["bad-penny"], enemy_line=["bumpsy", "troll", "headhunter"])
    t.play("pawn-sacrifice").choose("bumpsy", "troll")
    assert t.damage("bumpsy") == 3 and t.damage("troll") == 3 and t.damage("headhunter") == 0
    assert t.zone("bad-penny") == "hand"  # still sacrificed


def test_pawn_sacrifice_does_nothing_without_a_pawn(keyforge):
    t = keyforge.table(house="shadows", hand=["pawn-sacrifice"], enemy_line=["bumpsy", "troll"])
    t.play("pawn-sacrifice")
    assert t.damage("bumpsy") == 0 and t.damage("troll") == 0


@pytest.mark.clause("KF-damage-08")
def test_poison_wave_hits_every_creature_at_once(keyforge):
    t = keyforge.table(house="shadows", hand=["poison-wave"], line=["umbra"], enemy_line=["bumpsy", "noddy-the-thief"])
    t.play("poison-wave")
    assert not t.in_play("umbra") and not t.in_play("noddy-the-thief")
    assert t.damage("bumpsy") == 2


def test_relentless_whispers_steals_if_the_damage_destroys(keyforge):
    t = keyforge.table(house="shadows", hand=["relentless-whispers"] * 2, enemy_line=["bumpsy", "umbra"], enemy_aember=3)
    t.play("relentless-whispers").choose("bumpsy")
    assert t.enemy_aember == 3
    t.play("relentless-whispers#2").choose("umbra")
    assert t.enemy_aember == 2 and t.aember == 3


def test_relentless_whispers_is_not_paid_for_whoever_takes_the_blow_instead(keyforge):
    t = keyforge.table(
        house="shadows",
        hand=["relentless-whispers"],
        enemy_line=["umbra", {"card": "shadow-self", "damage": 8}],
        enemy_aember=3,
    )
    t.play("relentless-whispers").choose("umbra")
    assert t.in_play("umbra") and not t.in_play("shadow-self")
    assert t.enemy_aember == 3


@pytest.mark.clause("KF-action-02")
def test_routine_job_counts_the_copies_in_the_discard_pile(keyforge):
    t = keyforge.table(
        house="shadows", hand=["routine-job"] * 3, discard=["routine-job"], enemy_discard=["routine-job"], enemy_aember=9
    )
    t.play("routine-job")
    assert t.aember == 2
    t.play("routine-job#2")
    assert t.aember == 5


def test_too_much_to_protect_leaves_six(keyforge):
    t = keyforge.table(house="shadows", hand=["too-much-to-protect"] * 2, enemy_aember=9)
    t.play("too-much-to-protect")
    assert (t.aember, t.enemy_aember) == (4, 6)
    t.play("too-much-to-protect#2")
    assert (t.aember, t.enemy_aember) == (5, 6)


def test_treasure_map_pays_the_first_card_of_the_turn_and_closes_the_hand(keyforge):
    t = keyforge.table(house="shadows", hand=["treasure-map", "urchin"], line=["umbra"])
    t.play("treasure-map")
    assert t.aember == 4
    assert t.refusal("play", "urchin").clause == "KF-golden-01"
    assert t.can("reap", "umbra") and t.can("discard", "urchin")


def test_treasure_map_pays_nothing_after_another_card(keyforge):
    t = keyforge.table(house="shadows", hand=["treasure-map", "urchin"])
    t.play("urchin").play("treasure-map")
    assert t.aember == 1


# ---------------------------------------------------------------------------------------------------------------- artifacts


@pytest.mark.clause("KF-pay-01")
def test_customs_office_is_paid_for_each_artifact_of_the_opponent(keyforge):
    t = keyforge.table(house="shadows", hand=["subtle-maul", "seeker-needle"], aember=1, enemy_artifacts=["customs-office"])
    t.play("subtle-maul")
    assert (t.aember, t.enemy_aember) == (0, 1)
    assert t.refusal("play", "seeker-needle").clause == "KF-ifyoudo-01"


def test_customs_office_asks_nothing_of_its_own_player(keyforge):
    t = keyforge.table(house="shadows", hand=["subtle-maul"], artifacts=["customs-office"])
    t.play("subtle-maul")
    assert t.in_play("subtle-maul")


def test_evasion_sigil_stops_a_fight_when_the_card_is_of_the_active_house(keyforge):
    t = keyforge.table(
        house="shadows",
        artifacts=["evasion-sigil"],
        line=["umbra"],
        deck=["urchin", "bumpsy"],
        enemy_line=["faygin"],
        enemy_aember=2,
    )
    t.fight("umbra", "faygin")
    assert t.zone("urchin") == "discard"
    assert t.exhausted("umbra") and t.damage("umbra") == 0
    assert t.enemy_aember == 2  # no Fight: either


def test_evasion_sigil_lets_the_fight_happen_otherwise(keyforge):
    t = keyforge.table(
        house="shadows",
        line=["umbra"],
        deck=["bumpsy"],
        enemy_artifacts=["evasion-sigil"],
        enemy_line=["shadow-self"],
        enemy_aember=2,
    )
    t.fight("umbra", "shadow-self")
    assert t.zone("bumpsy") == "discard"  # of the deck of who controls the attacker
    assert t.damage("shadow-self") == 2 and t.enemy_aember == 1


@pytest.mark.clause("KF-draw-10")
def test_evasion_sigil_finds_no_card_in_an_empty_deck(keyforge):
    t = keyforge.table(house="shadows", artifacts=["evasion-sigil"], line=["umbra"], discard=["urchin"], enemy_line=["shadow-self"])
    t.fight("umbra", "shadow-self")
    assert t.damage("shadow-self") == 2 and t.ids("discard") == ["urchin"]


def test_longfused_mines_hit_enemies_off_the_flanks(keyforge):
    t = keyforge.table(house="dis", artifacts=["longfused-mines"], enemy_line=["bumpsy", "troll", "headhunter"])
    t.use("longfused-mines", "omni")
    assert [t.damage(name) for name in ("bumpsy", "troll", "headhunter")] == [0, 3, 0]
    assert t.zone("longfused-mines") == "discard"


def test_masterplan_hides_a_card_and_plays_it_later(keyforge):
    t = keyforge.table(house="shadows", hand=["masterplan", "bumpsy", "urchin"], enemy_aember=3)
    t.play("masterplan").choose("bumpsy")
    assert t.zone("bumpsy") == "under"
    assert t.s.game.sight.sees(t.s, 0, t.card("bumpsy")) and not t.s.game.sight.sees(t.s, 1, t.card("bumpsy"))
    t.end_turn("mars").end_turn("dis")
    t.use("masterplan", "omni")
    assert t.in_play("bumpsy") and t.zone("masterplan") == "discard"
    assert t.enemy_aember == 2  # Bumpsy was played


@pytest.mark.clause("KF-faq-40")
def test_masterplan_plays_its_card_before_it_is_sacrificed(keyforge):
    t = keyforge.table(house="dis", artifacts=[{"card": "masterplan", "beneath": ["grasping-vines"]}, "cannon"])
    t.use("masterplan", "omni").choose("masterplan").done()
    assert t.zone("masterplan") == "hand" and t.in_play("cannon")
    assert t.zone("grasping-vines") == "discard"


def test_masterplan_with_a_card_that_cannot_be_played_is_sacrificed_with_it(keyforge):
    t = keyforge.table(house="dis", artifacts=[{"card": "masterplan", "beneath": ["kelifi-dragon"]}], aember=2)
    t.use("masterplan", "omni")
    assert t.zone("masterplan") == "discard" and t.zone("kelifi-dragon") == "discard"


@pytest.mark.clause("KF-graft-02")
def test_masterplan_leaving_play_discards_the_card_beneath(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["gorm-of-omm"], enemy_artifacts=[{"card": "masterplan", "beneath": ["bumpsy"]}])
    t.use("gorm-of-omm", "omni")
    assert t.zone("masterplan") == "discard" and t.ids("discard", 2).count("bumpsy") == 1


@pytest.mark.clause("KF-forge-10")
@pytest.mark.clause("KF-forge-11")
@pytest.mark.clause("KF-forge-12")
def test_safe_place_keeps_aember_for_keys(keyforge):
    t = keyforge.table(house="shadows", artifacts=[{"card": "safe-place", "aember": 2}], aember=5)
    t.use("safe-place")
    assert t.on("safe-place", "aember") == 3 and t.aember == 4
    t.end_turn("mars").end_turn()
    for _ in range(2):
        t.act("spend", "safe-place")
    for _ in range(4):
        t.act("spend", word="pool")
    assert t.on("safe-place", "aember") == 1 and t.aember == 0
    t.act("key", word="red")
    assert t.keys() == 1


@pytest.mark.clause("KF-leave-09")
def test_safe_place_destroyed_loses_its_aember_to_the_supply(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["gorm-of-omm"], enemy_artifacts=[{"card": "safe-place", "aember": 3}])
    t.use("gorm-of-omm", "omni")
    assert t.aember == 0 and t.enemy_aember == 0


def test_seeker_needle_is_paid_for_a_kill(keyforge):
    t = keyforge.table(house="shadows", artifacts=["seeker-needle"], enemy_line=["urchin"])
    t.use("seeker-needle")
    assert t.aember == 1 and not t.in_play("urchin")
    t = keyforge.table(house="shadows", artifacts=["seeker-needle"], enemy_line=["umbra"])
    t.use("seeker-needle")
    assert t.aember == 0 and t.damage("umbra") == 1


def test_skeleton_key_lets_a_friendly_creature_capture(keyforge):
    t = keyforge.table(house="shadows", artifacts=["skeleton-key"], line=["bumpsy"], enemy_line=["troll"], enemy_aember=2)
    t.use("skeleton-key")
    assert t.on("bumpsy", "aember") == 1 and t.enemy_aember == 1


def test_special_delivery_purges_what_it_destroys(keyforge):
    t = keyforge.table(house="dis", artifacts=["special-delivery"], enemy_line=["faygin", "umbra", "troll"])
    t.use("special-delivery", "omni")
    assert t.choices() == {"faygin", "troll"}
    t.choose("faygin")
    assert t.zone("faygin") == "purged" and t.zone("special-delivery") == "discard"


@pytest.mark.clause("KF-leave-04")
def test_special_delivery_does_not_reach_a_bad_penny_in_hand(keyforge):
    t = keyforge.table(house="dis", artifacts=["special-delivery"], enemy_line=["bad-penny"])
    t.use("special-delivery", "omni")
    assert t.zone("bad-penny") == "hand"


def test_special_delivery_does_not_purge_a_survivor(keyforge):
    t = keyforge.table(house="dis", artifacts=["special-delivery"], enemy_line=["troll"])
    t.use("special-delivery", "omni")
    assert t.damage("troll") == 3


def test_speed_sigil_readies_the_first_creature_of_each_turn(keyforge):
    t = keyforge.table(house="shadows", artifacts=["speed-sigil"], hand=["umbra", "dodger"], enemy_hand=["sequis"])
    t.play("umbra").play("dodger")
    assert not t.exhausted("umbra") and t.exhausted("dodger")
    t.end_turn("sanctum").play("sequis")
    assert not t.exhausted("sequis")


def test_speed_sigil_does_not_ready_a_creature_that_is_put_into_play(keyforge):
    t = keyforge.table(house="shadows", artifacts=["speed-sigil"], hand=["umbra"])
    enters(t, "umbra")
    assert t.in_play("umbra") and t.exhausted("umbra")


def test_subtle_maul_makes_the_opponent_discard(keyforge):
    t = keyforge.table(house="shadows", artifacts=["subtle-maul"], enemy_hand=["bumpsy", "troll"])
    t.use("subtle-maul")
    assert len(t.ids("hand", 2)) == 1 and len(t.ids("discard", 2)) == 1


def test_the_sting_skips_its_players_forge_and_collects_the_opponents(keyforge):
    t = keyforge.table(house="shadows", artifacts=["the-sting"], aember=7, enemy_aember=6)
    t.end_turn("mars")
    assert t.keys(2) == 1 and t.aember == 13
    t.end_turn("shadows")
    assert t.keys() == 0 and t.aember == 13
    t.use("the-sting")
    assert t.zone("the-sting") == "discard"
    t.end_turn("mars").end_turn("shadows")
    assert t.keys() == 1 and t.aember == 7


# ---------------------------------------------------------------------------------------------------------------- creatures


@pytest.mark.clause("KF-card-05")
@pytest.mark.clause("KF-destroy-07")
def test_bad_penny_comes_back_to_hand(keyforge):
    t = keyforge.table(house="shadows", line=["bad-penny"], enemy_line=["troll"])
    t.fight("bad-penny", "troll")
    assert t.zone("bad-penny") == "hand"


@pytest.mark.clause("KF-faq-43")
def test_bad_penny_back_in_hand_still_counts_as_destroyed(keyforge):
    t = keyforge.table(house="shadows", line=["bad-penny", "tolas"], enemy_line=["troll"])
    t.fight("bad-penny", "troll")
    assert t.zone("bad-penny") == "hand" and t.enemy_aember == 1


@pytest.mark.clause("KF-control-07")
def test_bad_penny_goes_to_its_owners_hand(keyforge):
    t = keyforge.table(house="shadows", line=[{"card": "bad-penny", "owner": 2}], enemy_line=["troll"])
    t.fight("bad-penny", "troll")
    assert t.ids("hand", 2) == ["bad-penny"]


def test_bulleteye_destroys_a_flank_creature(keyforge):
    t = keyforge.table(house="shadows", line=["dodger", "bulleteye", "umbra"], enemy_line=["bumpsy", "troll", "headhunter"])
    t.reap("bulleteye")
    assert t.choices() == {"dodger", "umbra", "bumpsy", "headhunter"}
    t.choose("headhunter")
    assert not t.in_play("headhunter")


def test_carlo_phantom_steals_for_each_artifact_played(keyforge):
    t = keyforge.table(house="shadows", line=["carlo-phantom"], hand=["subtle-maul", "urchin"], enemy_aember=5)
    t.play("subtle-maul")
    assert t.aember == 1
    t.play("urchin")
    assert t.aember == 2


def test_deipno_spymaster_lets_a_creature_be_used_all_turn(keyforge):
    t = keyforge.table(house="dis", line=["deipno-spymaster", "sequis", "umbra"], hand=[])
    t.use("deipno-spymaster", "omni").choose("sequis")
    assert t.can("reap", "sequis") and not t.can("reap", "umbra")
    t.reap("sequis")
    assert t.aember == 1
    t.end_turn("mars").end_turn("dis")
    assert not t.can("reap", "sequis")


@pytest.mark.clause("KF-leave-08")
def test_deipno_spymasters_choice_is_forgotten_when_the_creature_leaves_play(keyforge):
    t = keyforge.table(house="sanctum", line=["deipno-spymaster", "bumpsy"])
    t.use("deipno-spymaster", "omni").choose("bumpsy")
    assert t.can("reap", "bumpsy")
    leave(t.s, (t.card("bumpsy"),))
    enters(t, "bumpsy", ready=True)
    t.act("flank", word="right")
    assert t.in_play("bumpsy") and not t.exhausted("bumpsy")
    assert t.refusal("reap", "bumpsy").clause == "KF-main-04"


@pytest.mark.clause("KF-faq-09")
def test_faygin_returns_the_opponents_urchin_to_its_owner(keyforge):
    t = keyforge.table(house="shadows", line=["faygin"], enemy_line=["urchin"])
    t.reap("faygin")
    assert t.ids("hand", 2) == ["urchin"]


def test_faygin_finds_an_urchin_in_its_own_discard_pile_only(keyforge):
    t = keyforge.table(house="shadows", line=["faygin", "urchin"], discard=["urchin"], enemy_discard=["urchin"])
    t.reap("faygin")
    assert len(t.options) == 2
    t.choose("1:urchin#1")
    assert t.ids("hand") == ["urchin"]


@pytest.mark.clause("KF-poison-01")
@pytest.mark.clause("KF-skirmish-01")
def test_macis_asp_kills_with_any_damage_and_takes_none(keyforge):
    t = keyforge.table(house="shadows", line=["macis-asp"], enemy_line=["troll"])
    t.fight("macis-asp", "troll")
    assert not t.in_play("troll") and t.damage("macis-asp") == 0


@pytest.mark.clause("KF-poison-02")
def test_macis_asps_poison_needs_damage_to_get_through_armor(keyforge):
    t = keyforge.table(
        house="shadows", line=["macis-asp"], enemy_line=[{"card": "champion-tabris", "upgrades": ["protect-the-weak"]}]
    )
    t.fight("macis-asp", "champion-tabris")
    assert t.in_play("champion-tabris") and t.damage("champion-tabris") == 0


def test_mack_the_knife_may_be_used_in_any_house(keyforge):
    t = keyforge.table(house="dis", line=["mack-the-knife", "umbra"], enemy_line=["urchin"])
    assert t.can("reap", "mack-the-knife") and not t.can("reap", "umbra")
    t.use("mack-the-knife").choose("urchin")
    assert t.aember == 1 and not t.in_play("urchin")


@pytest.mark.clause("KF-errata-10")
@pytest.mark.clause("KF-leave-07")
def test_magda_the_rat_gives_back_when_she_leaves(keyforge):
    t = keyforge.table(house="shadows", hand=["magda-the-rat", "poison-wave", "poison-wave"], enemy_aember=5)
    t.play("magda-the-rat")
    assert (t.aember, t.enemy_aember) == (2, 3)
    t.play("poison-wave").play("poison-wave#2")
    assert not t.in_play("magda-the-rat")
    assert (t.aember, t.enemy_aember) == (2, 5)


def test_magda_the_rat_gives_back_also_when_returned_to_hand(keyforge):
    t = keyforge.table(house="shadows", hand=["lights-out"], aember=1, enemy_line=["magda-the-rat"], enemy_aember=3)
    t.play("lights-out")
    assert t.zone("magda-the-rat") == "hand"
    assert (t.aember, t.enemy_aember) == (4, 1)


def test_mooncurser_steals_after_a_poisonous_fight(keyforge):
    t = keyforge.table(house="shadows", line=["mooncurser"], enemy_line=["troll"], enemy_aember=2)
    t.fight("mooncurser", "troll")
    assert not t.in_play("troll") and t.in_play("mooncurser") and t.aember == 1


@pytest.mark.clause("KF-poison-04")
def test_mooncurser_is_poisonous_as_the_defender_too(keyforge):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["mooncurser"])
    t.fight("troll", "mooncurser")
    assert not t.in_play("troll") and not t.in_play("mooncurser")


@pytest.mark.clause("KF-asif-01")
@pytest.mark.clause("KF-asif-02")
def test_nexus_uses_an_enemy_artifact_as_if_it_were_its_own(keyforge):
    t = keyforge.table(house="shadows", line=["nexus"], enemy_artifacts=["skeleton-key"], enemy_line=["bumpsy"], enemy_aember=3)
    t.reap("nexus")
    assert t.on("nexus", "aember") == 1 and t.enemy_aember == 2
    assert t.exhausted("skeleton-key") and t.controller("skeleton-key") == 2


@pytest.mark.clause("KF-asif-03")
def test_nexus_may_sacrifice_an_enemy_artifact(keyforge):
    t = keyforge.table(
        house="shadows", line=["nexus"], enemy_artifacts=["longfused-mines"], enemy_line=["bumpsy", "troll", "umbra"]
    )
    t.reap("nexus")
    assert t.ids("discard", 2) == ["longfused-mines"] and t.damage("troll") == 3


def test_nexus_cannot_use_an_exhausted_artifact(keyforge):
    t = keyforge.table(
        house="shadows", line=["nexus"], enemy_artifacts=[{"card": "skeleton-key", "exhausted": True}], enemy_aember=3
    )
    t.reap("nexus")
    assert t.enemy_aember == 3 and t.decision.kind == "main"


def test_nexus_plays_the_card_beneath_an_enemy_masterplan(keyforge):
    t = keyforge.table(house="shadows", line=["nexus"], enemy_artifacts=[{"card": "masterplan", "beneath": ["virtuous-works"]}])
    t.reap("nexus")
    assert t.aember == 4  # 1 for the reap and the bonus of the card played
    assert sorted(t.ids("discard", 2)) == ["masterplan", "virtuous-works"]


@pytest.mark.clause("KF-faq-35")
def test_nexus_may_trigger_a_reap_ability_it_gains_while_it_reaps(keyforge):
    t = keyforge.table(
        house="shadows",
        line=["nexus", "umbra"],
        deck=["bumpsy", "troll"],
        enemy_artifacts=["spectral-tunneler"],
        enemy_line=["sequis"],
    )
    t.reap("nexus").choose("nexus")
    assert t.ids("hand") == ["bumpsy"] and t.decision.kind == "main"


def test_nexus_counts_the_artifact_it_uses_as_friendly_meanwhile(keyforge):
    t = keyforge.table(
        house="shadows", line=["nexus", "umbra"], artifacts=["cannon"], enemy_artifacts=["skeleton-key"], enemy_aember=2
    )
    t.reap("nexus")
    under_way = t.s.stack[-1]
    mine, theirs = artifact.friendly.all(t.s, under_way), artifact.enemy.all(t.s, under_way)
    assert mine == [t.card("cannon"), t.card("skeleton-key")] and theirs == []
    t.choose("umbra")
    assert t.on("umbra", "aember") == 1
    assert not artifact.friendly.fits(t.s, scope(0, t.card("skeleton-key")), t.card("skeleton-key"))


def test_noddy_the_thief_steals_as_its_action(keyforge):
    t = keyforge.table(house="shadows", line=["noddy-the-thief"], enemy_aember=2)
    t.use("noddy-the-thief")
    assert t.aember == 1 and t.exhausted("noddy-the-thief")


@pytest.mark.clause("KF-capture-04")
def test_old_bruno_captures_three_or_what_there_is(keyforge):
    t = keyforge.table(house="shadows", hand=["old-bruno"], enemy_aember=2)
    t.play("old-bruno")
    assert t.on("old-bruno", "aember") == 2 and t.enemy_aember == 0


def test_dodger_steals_after_fighting_if_it_survives(keyforge):
    t = keyforge.table(house="shadows", line=["dodger"], enemy_line=["umbra"], enemy_aember=2)
    t.fight("dodger", "umbra")
    assert t.aember == 1
    t = keyforge.table(house="shadows", line=["dodger"], enemy_line=["troll"], enemy_aember=2)
    t.fight("dodger", "troll")
    assert t.aember == 0


@pytest.mark.clause("KF-move-01")
def test_selwyn_the_fence_moves_aember_from_a_card_to_the_pool(keyforge):
    t = keyforge.table(
        house="shadows",
        line=["selwyn-the-fence", {"card": "sequis", "aember": 2}],
        artifacts=[{"card": "safe-place", "aember": 1}],
        enemy_line=[{"card": "bumpsy", "aember": 1}],
    )
    t.reap("selwyn-the-fence")
    assert t.choices() == {"sequis", "safe-place"}
    t.choose("sequis")
    assert t.on("sequis", "aember") == 1 and t.aember == 2


@pytest.mark.clause("KF-faq-17")
def test_shadow_self_takes_what_armor_lets_through(keyforge):
    t = keyforge.table(house="sanctum", line=["sequis"], enemy_line=["raiding-knight", "shadow-self"])
    t.fight("sequis", "raiding-knight")
    assert t.on("raiding-knight", "armor_used") == 2 and t.damage("raiding-knight") == 0
    assert t.damage("shadow-self") == 2
    assert t.damage("sequis") == 2  # 4 from the knight, 2 of them prevented


def test_shadow_self_deals_no_damage_in_fights(keyforge):
    t = keyforge.table(house="shadows", line=["shadow-self"], enemy_line=["umbra"])
    t.fight("shadow-self", "umbra")
    assert t.damage("umbra") == 0 and t.damage("shadow-self") == 2
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=["shadow-self"])
    t.fight("bumpsy", "shadow-self")
    assert t.damage("bumpsy") == 0 and t.damage("shadow-self") == 5


def test_shadow_self_takes_the_damage_of_both_neighbors_but_not_of_specters(keyforge):
    t = keyforge.table(house="shadows", hand=["poison-wave"], line=["umbra", "shadow-self", "shadow-self", "dodger"])
    t.play("poison-wave")
    assert t.in_play("umbra") and t.damage("umbra") == 0 and t.damage("dodger") == 0
    assert t.damage("shadow-self#1") == 4 and t.damage("shadow-self#2") == 4


def test_shadow_self_destroyed_for_another_was_not_destroyed_fighting(keyforge):
    t = keyforge.table(
        house="sanctum", line=["francus"], enemy_line=["dodger", {"card": "shadow-self", "damage": 8}], enemy_aember=2
    )
    t.fight("francus", "dodger")
    assert not t.in_play("shadow-self") and t.in_play("dodger")
    assert t.on("francus", "aember") == 0


def test_shadow_self_dies_of_poison_meant_for_its_neighbor(keyforge):
    t = keyforge.table(house="shadows", line=["macis-asp"], enemy_line=["dodger", "shadow-self"])
    t.fight("macis-asp", "dodger")
    assert t.in_play("dodger") and not t.in_play("shadow-self")


def test_shadow_self_protected_from_damage_takes_none(keyforge):
    t = keyforge.table(house="sanctum", hand=["shield-of-justice"], line=["shadow-self", "sequis"], enemy_line=["troll"])
    t.play("shield-of-justice").fight("sequis", "troll")
    assert t.damage("shadow-self") == 0 and t.damage("sequis") == 0


def test_silvertooth_enters_ready(keyforge):
    t = keyforge.table(house="shadows", hand=["silvertooth", "umbra"])
    t.play("silvertooth").play("umbra")
    assert not t.exhausted("silvertooth") and t.exhausted("umbra")
    assert t.can("reap", "silvertooth")


def test_smiling_ruth_takes_a_flank_creature_after_a_key(keyforge):
    t = keyforge.table(
        house="mars", houses=["mars", "shadows", "dis"], line=["smiling-ruth"], aember=6, enemy_line=["bumpsy", "troll", "umbra"]
    )
    t.end_turn("mars").end_turn("shadows")
    assert t.keys() == 1
    t.reap("smiling-ruth")
    assert t.choices() == {"bumpsy", "umbra"}
    t.choose("bumpsy").act("flank", word="left")
    assert t.controller("bumpsy") == 1 and t.ids("line") == ["bumpsy", "smiling-ruth"]


def test_smiling_ruth_takes_nobody_without_a_key(keyforge):
    t = keyforge.table(house="shadows", line=["smiling-ruth"], enemy_line=["bumpsy"])
    t.reap("smiling-ruth")
    assert t.controller("bumpsy") == 2


def test_sneklifter_turns_a_foreign_artifact_into_a_shadows_card(keyforge):
    t = keyforge.table(
        house="shadows", houses=["shadows", "dis", "logos"], hand=["sneklifter"], enemy_artifacts=["hallowed-blaster"]
    )
    t.play("sneklifter")
    assert t.controller("hallowed-blaster") == 1
    assert t.can("action", "hallowed-blaster")
    t.end_turn("mars").end_turn()
    assert set(t.options) == {"house:shadows", "house:dis", "house:logos"}  # no longer of Sanctum


def test_sneklifter_leaves_the_house_of_an_artifact_of_your_houses(keyforge):
    t = keyforge.table(
        house="shadows", houses=["shadows", "brobnar", "logos"], hand=["sneklifter"], enemy_artifacts=["cannon"], line=["umbra"]
    )
    t.play("sneklifter")
    assert t.refusal("action", "cannon").clause == "KF-main-04"
    t.end_turn("mars").end_turn("brobnar")
    assert t.can("action", "cannon")


def test_umbra_steals_after_fighting(keyforge):
    t = keyforge.table(house="shadows", line=["umbra"], enemy_line=["troll"], enemy_aember=1)
    t.fight("umbra", "troll")
    assert t.aember == 1 and t.damage("umbra") == 0


@pytest.mark.clause("KF-elusive-01")
@pytest.mark.clause("KF-elusive-03")
def test_urchin_steals_and_dodges_the_first_attack(keyforge):
    t = keyforge.table(
        house="shadows", hand=["urchin"], enemy_line=["bumpsy", "troll"], enemy_aember=1, enemy_houses=["brobnar", "dis", "mars"]
    )
    t.play("urchin")
    assert t.aember == 1
    t.end_turn("brobnar")
    t.fight("bumpsy", "urchin")
    assert t.in_play("urchin") and t.damage("bumpsy") == 0
    t.fight("troll", "urchin")
    assert not t.in_play("urchin")


# ---------------------------------------------------------------------------------------------------------------- upgrades


def test_duskrunner_steals_when_its_creature_reaps(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "bumpsy", "upgrades": ["duskrunner"]}], enemy_aember=2)
    t.reap("bumpsy")
    assert (t.aember, t.enemy_aember) == (2, 1)


@pytest.mark.clause("KF-upgrade-07")
def test_duskrunner_on_an_enemy_creature_steals_for_its_controller(keyforge):
    t = keyforge.table(house="shadows", hand=["duskrunner"], aember=2, enemy_line=["sequis"])
    t.play("duskrunner").end_turn("sanctum")
    t.reap("sequis")
    while t.decision.kind != "main":
        t.s.choose(t.decision.options[0])
    assert t.enemy_aember == 2  # 1 for the reap, 1 stolen
    assert t.on("sequis", "aember") == 1


def test_ring_of_invisibility_gives_elusive_and_skirmish(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=[{"card": "umbra", "upgrades": ["ring-of-invisibility"]}])
    t.fight("bumpsy", "umbra")
    assert t.in_play("umbra") and t.damage("bumpsy") == 0
    t = keyforge.table(house="brobnar", line=[{"card": "bumpsy", "upgrades": ["ring-of-invisibility"]}], enemy_line=["troll"])
    t.fight("bumpsy", "troll")
    assert t.damage("bumpsy") == 0 and t.damage("troll") == 5


def test_silent_dagger_hits_a_flank_creature(keyforge):
    t = keyforge.table(
        house="brobnar", line=[{"card": "bumpsy", "upgrades": ["silent-dagger"]}], enemy_line=["troll", "umbra", "headhunter"]
    )
    t.reap("bumpsy")
    assert t.choices() == {"bumpsy", "troll", "headhunter"}
    t.choose("troll")
    assert t.damage("troll") == 4


@pytest.mark.clause("KF-faq-17", "KF-timing-20", "KF-timing-21")
def test_shadow_self_takes_what_its_neighbors_armor_left_and_its_own_armor_has_no_part_in_it(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["punch", "punch"], enemy_line=["shadow-self", "bad-penny", "grey-monk"], enemy_aember=0
    )
    assert (t.armor("shadow-self"), t.armor("bad-penny")) == (1, 1)
    t.play("punch#1").choose("bad-penny")
    assert (t.damage("bad-penny"), t.damage("shadow-self")) == (0, 2)
    t.play("punch#2").choose("shadow-self")
    assert t.damage("shadow-self") == 4, "its own armor was still whole"


@pytest.mark.clause("KF-faq-17", "KF-ward-04", "KF-timing-21")
def test_a_ward_of_shadow_self_is_not_spent_on_its_neighbors_damage(keyforge):
    t = keyforge.table(house="brobnar", hand=["punch"], enemy_line=[{"card": "shadow-self", "warded": True}, "bad-penny"])
    t.play("punch").choose("bad-penny")
    assert (t.damage("shadow-self"), t.on("shadow-self", "ward")) == (3, 1)


@pytest.mark.clause("KF-ward-07")
def test_a_warded_shadow_self_falls_to_its_neighbors_damage_when_it_is_lethal(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["punch"], enemy_line=[{"card": "shadow-self", "warded": True, "damage": 6}, "bad-penny"]
    )
    t.play("punch").choose("bad-penny")
    assert t.zone("shadow-self") == "discard"
    assert t.in_play("bad-penny")


@pytest.mark.clause("KF-ward-04", "KF-ward-05")
def test_a_ward_of_the_neighbor_keeps_the_damage_from_both(keyforge):
    t = keyforge.table(house="brobnar", hand=["punch"], enemy_line=["shadow-self", {"card": "sequis", "warded": True}])
    t.play("punch").choose("sequis")
    assert (t.damage("shadow-self"), t.on("sequis", "ward")) == (0, 0)
    assert t.on("sequis", "armor_used") == 0, "nothing was left for its armor to prevent"


@pytest.mark.clause("KF-invuln-01", "KF-replace-02")
def test_damage_that_an_invulnerable_shadow_self_draws_is_dealt_to_nobody(keyforge):
    t = keyforge.table(
        house="brobnar", hand=["punch"], enemy_line=[{"card": "shadow-self", "upgrades": ["ghostform"]}, "bad-penny"]
    )
    t.play("punch").choose("bad-penny")
    assert (t.damage("shadow-self"), t.damage("bad-penny")) == (0, 0)


@pytest.mark.clause("KF-replace-01")
def test_of_two_shadow_selves_each_keeps_its_own_damage(keyforge):
    t = keyforge.table(house="brobnar", hand=["punch"], enemy_line=["shadow-self", "shadow-self"])
    t.play("punch").choose("shadow-self#1")
    assert (t.damage("shadow-self#1"), t.damage("shadow-self#2")) == (3, 0)


def test_sir_marrows_takes_no_other_text_away_that_waits(keyforge):
    t = keyforge.table(
        house="sanctum",
        line=[{"card": "commander-remiel", "upgrades": ["duskrunner"]}, "umbra"],
        enemy_line=["sir-marrows"],
        enemy_aember=3,
    )
    t.reap("commander-remiel")
    assert t.decision.kind == "order" and t.on("sir-marrows", "aember") == 1
    t.s.choose(t.decision.options[0])
    t.choose("umbra").act("reap", "umbra")
    assert t.on("sir-marrows", "aember") == 2, "it took what Umbra gained"
    assert (t.aember, t.enemy_aember) == (1, 2), "and Duskrunner still stole"


def test_what_falls_while_shadow_self_loses_its_ward_was_destroyed_fighting_all_the_same(keyforge):
    t = keyforge.table(
        house="brobnar", aember=3, line=["bumpsy"], enemy_line=[{"card": "shadow-self", "warded": True, "damage": 6}, "krump"]
    )
    t.fight("bumpsy", "krump")
    assert not t.in_play("bumpsy") and not t.in_play("shadow-self")
    assert t.in_play("krump")
    assert t.aember == 2, "Krump destroyed it in the fight"
