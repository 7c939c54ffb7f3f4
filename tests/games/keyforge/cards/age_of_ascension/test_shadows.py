"""The Shadows cards that came with Age of Ascension, one test or more each."""

import pytest


@pytest.mark.parametrize(("enemy", "mine"), [(5, 3), (0, 1)])
def test_furtive_investors_pays_for_the_keys_of_a_richer_opponent(keyforge, enemy, mine):
    t = keyforge.table(house="shadows", hand=["furtive-investors"], enemy_aember=enemy, enemy_keys=["red", "blue"])
    t.play("furtive-investors")
    assert (t.aember, t.enemy_aember) == (mine, enemy)


def test_heist_night_counts_friendly_thieves(keyforge):
    t = keyforge.table(house="shadows", hand=["heist-night"], line=["urchin", "noddy-the-thief", "troll"], enemy_aember=5)
    t.play("heist-night")
    assert (t.aember, t.enemy_aember) == (2, 3)


def test_heist_night_is_alpha(keyforge):
    t = keyforge.table(house="shadows", hand=["heist-night"], line=["urchin", "silvertooth"], enemy_aember=5)
    t.reap("urchin")
    assert t.refusal("play", "heist-night").clause == "KF-alpha-01"


@pytest.mark.parametrize(("prey", "zone"), [("urchin", "archives"), ("troll", "discard")])
def test_sucker_punch_is_archived_after_a_kill(keyforge, prey, zone):
    t = keyforge.table(house="shadows", hand=["sucker-punch"], enemy_line=[prey])
    t.play("sucker-punch")
    assert t.zone("sucker-punch") == zone


def test_swindle_steals_three_and_ends_the_step(keyforge):
    t = keyforge.table(house="shadows", hand=["swindle", "urchin"], enemy_aember=4)
    t.play("swindle")
    assert (t.aember, t.enemy_aember) == (3, 1)
    assert t.decision.player == 1


def test_whistling_darts_hits_each_enemy(keyforge):
    t = keyforge.table(house="shadows", hand=["whistling-darts"], line=["krump"], enemy_line=["troll", "urchin", "francus"])
    t.play("whistling-darts")
    assert t.damage("troll") == 1 and not t.in_play("urchin") and t.damage("krump") == 0
    assert t.damage("francus") == max(0, 1 - t.armor("francus"))


def test_hideaway_hole_makes_friends_elusive_until_their_players_next_turn(keyforge):
    t = keyforge.table(
        house="shadows",
        artifacts=["hideaway-hole"],
        line=["troll"],
        enemy_line=["krump", "bumpsy"],
        enemy_houses=["brobnar", "mars", "dis"],
    )
    t.use("hideaway-hole", "omni").end_turn("brobnar")
    t.fight("krump", "troll")
    assert (t.damage("troll"), t.damage("krump")) == (0, 0)
    t.end_turn("shadows").end_turn("brobnar")
    t.fight("krump", "troll")
    assert t.damage("troll") == 6


def test_brend_pays_the_opponent_first_and_robs_them_when_destroyed(keyforge):
    t = keyforge.table(house="shadows", hand=["brend-the-fanatic"])
    t.play("brend-the-fanatic")
    assert (t.aember, t.enemy_aember) == (0, 1)
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["brend-the-fanatic"], aember=5)
    t.fight("troll", "brend-the-fanatic")
    assert (t.aember, t.enemy_aember) == (2, 3)


@pytest.mark.parametrize(("enemy", "mine"), [(3, 2), (1, 1)])
def test_gamgee_steals_only_from_the_richer(keyforge, enemy, mine):
    t = keyforge.table(house="shadows", line=["gamgee"], enemy_aember=enemy)
    t.reap("gamgee")
    assert t.aember == mine


def test_knuckles_bolton_takes_no_damage_when_it_attacks(keyforge):
    t = keyforge.table(house="shadows", line=["knuckles-bolton"], enemy_line=["troll"])
    t.fight("knuckles-bolton", "troll")
    assert (t.damage("knuckles-bolton"), t.damage("troll")) == (0, 3)


def test_lamindra_hides_her_neighbors(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy", "headhunter"], enemy_line=["troll", "lamindra", "krump"])
    t.fight("bumpsy", "troll")
    assert (t.damage("troll"), t.damage("bumpsy")) == (0, 0)
    t.fight("headhunter", "troll")
    assert t.damage("troll") == 5


def test_lamindra_hides_nobody_two_places_away(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=["lamindra", "krump", "troll"])
    t.fight("bumpsy", "troll")
    assert t.damage("troll") == 5


def test_plague_rat_counts_rats_on_both_sides_and_spares_them(keyforge):
    t = keyforge.table(house="shadows", hand=["plague-rat"], line=["plague-rat", "troll"], enemy_line=["krump"])
    t.play("plague-rat")
    assert (t.damage("troll"), t.damage("krump")) == (2, 2)
    assert t.ids("line").count("plague-rat") == 2


def test_yantzee_gang_steals_one_by_action(keyforge):
    t = keyforge.table(house="shadows", line=["yantzee-gang"], enemy_aember=2)
    t.use("yantzee-gang")
    assert (t.aember, t.enemy_aember, t.exhausted("yantzee-gang")) == (1, 1, True)
