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


# ---------------------------------------------------------------------------------------------------------------- words of its own


@pytest.mark.parametrize(("enemy", "hand", "archives"), [(5, ["krump", "troll"], []), (0, [], ["krump"])])
def test_dusk_chronicles_draws_for_the_poor_and_files_for_the_rich(keyforge, enemy, hand, archives):
    t = keyforge.table(house="shadows", hand=["dusk-chronicles", "krump"], enemy_aember=enemy, deck=["troll"])
    t.play("dusk-chronicles")
    if t.decision.kind == "choose":
        t.choose("krump")
    assert sorted(t.ids("hand")) == hand and t.ids("archives") == archives


def test_lethal_distraction_adds_two_to_every_wound(keyforge):
    t = keyforge.table(house="shadows", hand=["lethal-distraction", "poison-wave"], enemy_line=["troll", "krump"])
    t.play("lethal-distraction").choose("troll").play("poison-wave")
    assert (t.damage("troll"), t.damage("krump")) == (4, 2)


def test_lethal_distraction_adds_nothing_to_what_armor_takes(keyforge):
    t = keyforge.table(house="shadows", hand=["lethal-distraction", "whistling-darts"], enemy_line=["champion-anaphiel", "krump"])
    t.play("lethal-distraction").choose("champion-anaphiel").play("whistling-darts")
    assert t.damage("champion-anaphiel") == 0


def test_nightforge_forges_dearly_once_a_turn(keyforge):
    t = keyforge.table(house="shadows", hand=["nightforge", "nightforge"], aember=20)
    t.play("nightforge").yes().act("key", word="red")
    assert t.keys() == 1 and t.aember == 11
    t.act("play", t.ids("hand")[0] + "#2")
    assert t.keys() == 1 and t.decision.kind == "main"  # a key was forged this turn


@pytest.mark.parametrize(("mine", "hands"), [(5, (1, 1)), (0, (0, 2))])
def test_perplexing_sophistry_serves_the_richer(keyforge, mine, hands):
    t = keyforge.table(
        house="shadows", hand=["perplexing-sophistry"], aember=mine, enemy_aember=3, enemy_hand=["troll", "krump"], deck=["urchin"]
    )
    t.play("perplexing-sophistry")
    assert (len(t.ids("hand")), len(t.ids("hand", 2))) == hands


def test_rigged_lottery_pays_owners_of_shadows_cards(keyforge):
    t = keyforge.table(
        house="shadows",
        hand=["rigged-lottery"],
        deck=["urchin", "troll", "noddy-the-thief", "krump", "troll", "urchin"],
        enemy_deck=["urchin", "krump"],
    )
    t.play("rigged-lottery")
    assert (t.aember, t.enemy_aember) == (3, 1)  # with its own bonus
    assert len(t.ids("deck")) == 1 and t.ids("deck", 2) == []


def test_throwing_stars_pay_for_kills_not_for_wounds(keyforge):
    t = keyforge.table(house="shadows", hand=["throwing-stars"], enemy_line=["urchin", "troll", "bad-penny", "krump"])
    t.play("throwing-stars").choose("urchin", "troll", "bad-penny")
    assert t.aember == 2 and t.damage("troll") == 1 and t.zone("bad-penny") == "hand"


@pytest.mark.parametrize(("enemy", "mine"), [(3, 3), (4, 0)])
def test_guard_disguise_robs_the_poor(keyforge, enemy, mine):
    t = keyforge.table(house="shadows", artifacts=["guard-disguise"], enemy_aember=enemy)
    t.use("guard-disguise")
    assert t.zone("guard-disguise") == "discard" and t.aember == mine


def test_murkens_plays_the_top_card_of_the_opponents_deck(keyforge):
    t = keyforge.table(house="shadows", hand=["murkens"], enemy_deck=["bumpsy", "troll"], enemy_aember=3)
    t.play("murkens").act("option", word="2")
    if t.decision.kind == "flank":
        t.act("flank", word="right")
    assert t.controller("bumpsy") == 1 and t.enemy_aember == 2 and t.ids("deck", 2) == ["troll"]


def test_murkens_plays_an_archived_action_that_goes_home_afterwards(keyforge):
    t = keyforge.table(house="shadows", hand=["murkens"], enemy_archives=["mind-barb"], enemy_hand=["troll"])
    t.play("murkens").act("option", word="1")
    assert t.ids("discard", 2).count("mind-barb") == 1 and t.ids("hand", 2) == []


@pytest.mark.clause("KF-faq-16")
def test_murkens_sends_home_a_card_of_its_own_player_from_the_opponents_archives(keyforge):
    t = keyforge.table(house="shadows", hand=["murkens"], enemy_archives=[{"card": "silvertooth", "owner": 1}])
    t.play("murkens").act("option", word="1")
    assert t.ids("hand") == ["silvertooth"] and t.can("play", "silvertooth")


@pytest.mark.parametrize("played", [False, True])
def test_redlock_pays_for_a_turn_without_new_creatures(keyforge, played):
    t = keyforge.table(house="shadows", line=["redlock"], hand=["silvertooth", "hidden-stash"])
    if played:
        t.play("silvertooth")
    before = t.aember
    t.end_turn().reach("house")
    assert t.aember - before == (0 if played else 1)


def test_bonerot_venom_hurts_its_bearer_when_used(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "krump", "upgrades": ["bonerot-venom"]}, "bumpsy"])
    t.reap("bumpsy")
    assert t.damage("krump") == 0
    t.reap("krump")
    assert t.damage("krump") == 2


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_dusk_chronicles_archives_one_card(keyforge):
    t = keyforge.table(house="shadows", hand=["dusk-chronicles", "troll", "krump"], aember=3)
    t.play("dusk-chronicles")
    assert t.choices() == {"troll", "krump"}
    t.choose("troll")
    assert t.ids("archives") == ["troll"] and t.ids("hand") == ["krump"]


def test_heist_night_counts_no_enemy_thief(keyforge):
    t = keyforge.table(house="shadows", hand=["heist-night"], line=["urchin"], enemy_line=["silvertooth"], enemy_aember=5)
    t.play("heist-night")
    assert (t.aember, t.enemy_aember) == (1, 4)


def test_lethal_distraction_ends_with_the_turn(keyforge):
    t = keyforge.table(
        house="shadows", hand=["lethal-distraction"], line=["troll"], enemy_line=["krump"], enemy_houses=["brobnar", "mars", "dis"]
    )
    t.play("lethal-distraction").choose("troll").end_turn("brobnar").fight("krump", "troll")
    assert t.damage("troll") == 6


def test_sucker_punch_hits_one_enemy(keyforge):
    t = keyforge.table(house="shadows", hand=["sucker-punch"], line=["bumpsy"], enemy_line=["troll", "krump"])
    t.play("sucker-punch")
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert (t.damage("krump"), t.damage("troll")) == (2, 0)


def test_hideaway_hole_hides_no_enemy_and_only_until_the_next_turn(keyforge):
    t = keyforge.table(
        house="brobnar",
        artifacts=["hideaway-hole"],
        line=["troll", "bumpsy"],
        enemy_line=["krump", "headhunter"],
        enemy_houses=["brobnar", "mars", "dis"],
    )
    t.use("hideaway-hole", "omni").fight("troll", "krump")
    assert not t.in_play("krump")
    t.end_turn("mars").end_turn("dis").end_turn("brobnar").fight("headhunter", "bumpsy")
    assert not t.in_play("bumpsy")


def test_redlock_is_not_paid_for_the_opponents_turn(keyforge):
    t = keyforge.table(house="shadows", line=["redlock"], aember=0)
    t.end_turn("mars")
    assert t.aember == 1
    t.end_turn().reach("house")
    assert t.aember == 1


@pytest.mark.parametrize(("card", "mine", "theirs"), [("dusk-chronicles", 0, 5), ("perplexing-sophistry", 5, 0)])
def test_one_card_is_drawn(keyforge, card, mine, theirs):
    t = keyforge.table(house="shadows", hand=[card], deck=["troll", "krump", "bumpsy"], aember=mine, enemy_aember=theirs)
    t.play(card)
    assert t.ids("hand") == ["troll"]


def test_guard_disguise_gives_nothing_where_there_are_four(keyforge):
    t = keyforge.table(house="shadows", artifacts=["guard-disguise"], enemy_aember=4)
    t.use("guard-disguise")
    assert (t.aember, t.enemy_aember) == (0, 4) and t.zone("guard-disguise") == "discard"
