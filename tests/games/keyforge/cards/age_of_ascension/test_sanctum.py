"""The Sanctum cards that came with Age of Ascension, one test or more each."""

import pytest


def test_martyr_s_end_pays_for_each_friend_given_up(keyforge):
    t = keyforge.table(house="sanctum", hand=["martyr-s-end"], line=["troll", "krump", "bumpsy"], enemy_line=["urchin"])
    t.play("martyr-s-end")
    assert t.choices() == {"troll", "krump", "bumpsy"}
    t.choose("troll", "krump").done()
    assert t.aember == 3 and t.in_play("bumpsy")


def test_martyr_s_end_may_take_nobody(keyforge):
    t = keyforge.table(house="sanctum", hand=["martyr-s-end"], line=["troll"])
    t.play("martyr-s-end").done()
    assert t.aember == 1 and t.in_play("troll")


def test_eye_of_judgment_purges_a_creature_of_either_discard_pile(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["eye-of-judgment"], discard=["troll", "punch"], enemy_discard=["krump"])
    t.use("eye-of-judgment")
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert t.zone("krump") == "purged"


def test_haedroth_s_wall_strengthens_both_friendly_flanks(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["haedroth-s-wall"], line=["troll", "krump", "bumpsy"], enemy_line=["headhunter"])
    assert [t.power(each) for each in ("troll", "krump", "bumpsy", "headhunter")] == [10, 6, 7, 5]


def test_shard_of_hope_captures_for_each_friendly_shard(keyforge):
    t = keyforge.table(house="sanctum", artifacts=["shard-of-hope", "shard-of-greed"], line=["troll", "krump"], enemy_aember=5)
    t.use("shard-of-hope").choose("troll", "krump")
    assert (t.on("troll", "aember"), t.on("krump", "aember"), t.enemy_aember) == (1, 1, 3)


def test_abond_arms_the_others_and_once_more_for_the_turn(keyforge):
    t = keyforge.table(house="sanctum", line=["abond-the-armorsmith", "troll"], enemy_line=["krump"])
    assert (t.armor("troll"), t.armor("abond-the-armorsmith"), t.armor("krump")) == (1, 0, 0)
    t.use("abond-the-armorsmith")
    assert (t.armor("troll"), t.armor("abond-the-armorsmith")) == (2, 0)
    t.end_turn("mars")
    assert t.armor("troll") == 1


def test_baron_mengevin_captures_for_sanctum_cards_discarded_from_hand(keyforge):
    t = keyforge.table(house="sanctum", line=["baron-mengevin"], hand=["virtuous-works"], enemy_aember=3)
    t.discard("virtuous-works")
    assert (t.on("baron-mengevin", "aember"), t.enemy_aember) == (1, 2)
    t = keyforge.table(house="dis", line=["baron-mengevin"], hand=["dust-imp"], enemy_aember=3)
    t.discard("dust-imp")
    assert t.on("baron-mengevin", "aember") == 0


def test_bordan_captures_two_by_action(keyforge):
    t = keyforge.table(house="sanctum", line=["bordan-the-redeemed"], enemy_aember=1)
    t.use("bordan-the-redeemed")
    assert (t.on("bordan-the-redeemed", "aember"), t.enemy_aember) == (1, 0)  # what there is


def test_challe_deploys_between_others_and_shields_them(keyforge):
    t = keyforge.table(house="sanctum", hand=["challe-the-safeguard"], line=["troll", "krump"], enemy_line=["bumpsy"])
    t.act("play", "challe-the-safeguard").act("place", word="1")
    assert t.ids("line") == ["troll", "challe-the-safeguard", "krump"]
    t.end_turn()
    t = keyforge.table(house="brobnar", line=["bumpsy"], enemy_line=["troll", "challe-the-safeguard", "krump"])
    assert t.can("fight", "bumpsy", "challe-the-safeguard") and not t.can("fight", "bumpsy", "troll")


def test_lion_bautrem_strengthens_neighbors_only(keyforge):
    t = keyforge.table(house="sanctum", line=["troll", "krump", "lion-bautrem", "bumpsy"])
    assert [t.power(each) for each in ("troll", "krump", "lion-bautrem", "bumpsy")] == [8, 8, 4, 7]


def test_mother_northelle_takes_one_aember_off_a_friend(keyforge):
    t = keyforge.table(
        house="sanctum",
        line=["mother-northelle", {"card": "troll", "aember": 2}, "krump"],
        enemy_line=[{"card": "bumpsy", "aember": 1}],
    )
    t.reap("mother-northelle")
    assert (t.on("troll", "aember"), t.on("bumpsy", "aember"), t.aember) == (1, 1, 2)


def test_rothais_hurts_whoever_attacks(keyforge):
    t = keyforge.table(house="brobnar", line=["bumpsy", "troll"], enemy_line=["rothais-the-fierce", "krump"])
    assert not t.can("fight", "bumpsy", "krump")
    t.fight("troll", "rothais-the-fierce")
    assert not t.in_play("troll")  # 4 of hazardous, 4 of its power


@pytest.mark.parametrize("deed", ["play", "reap"])
def test_the_grey_rider_may_send_a_neighbor_to_fight(keyforge, deed):
    friend = {"card": "troll", "exhausted": True}
    if deed == "play":
        t = keyforge.table(house="sanctum", hand=["the-grey-rider"], line=[friend, "krump"], enemy_line=["bumpsy"])
        t.act("play", "the-grey-rider").act("place", word="0")
    else:
        t = keyforge.table(house="sanctum", line=["the-grey-rider", friend, "krump"], enemy_line=["bumpsy"])
        t.reap("the-grey-rider")
    t.yes()
    assert not t.in_play("bumpsy") and t.damage("troll") == 5


def test_the_grey_rider_may_leave_it(keyforge):
    t = keyforge.table(house="sanctum", line=["the-grey-rider", "troll"], enemy_line=["bumpsy"])
    t.reap("the-grey-rider").no()
    assert t.in_play("bumpsy") and not t.exhausted("troll")


def test_seraphic_armor_heals_its_bearer_and_arms_it(keyforge):
    t = keyforge.table(
        house="sanctum", hand=["seraphic-armor"], line=[{"card": "troll", "damage": 5}, {"card": "krump", "damage": 1}]
    )
    t.play("seraphic-armor", host="troll")
    assert (t.damage("troll"), t.armor("troll"), t.damage("krump")) == (0, 1, 1)


# ---------------------------------------------------------------------------------------------------------------- words of its own


def test_equalize_shares_out_aember_on_each_side(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["equalize"],
        line=[{"card": "troll", "aember": 2}, "krump"],
        enemy_line=[{"card": "bumpsy", "aember": 1}, "headhunter"],
    )
    t.play("equalize").choose("krump", "troll", "headhunter")
    assert [t.on(each, "aember") for each in ("troll", "krump", "bumpsy", "headhunter")] == [1, 1, 0, 1]


def test_free_markets_counts_houses_but_sanctum_to_six(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["free-markets"],
        line=["troll", "krump", "francus"],
        enemy_line=["urchin"],
        enemy_artifacts=["memory-chip"],
    )
    t.play("free-markets")
    assert t.aember == 3  # Brobnar, Shadows, Logos
    cards = ["troll", "dust-imp", "batdrone", "zorg", "urchin", "flaxia", "senator-shrix", "francus"]
    t = keyforge.table(house="sanctum", hand=["free-markets"], line=[each for each in cards if each in keyforge.game.catalogue])
    t.play("free-markets")
    assert t.aember == 6


def test_golden_aura_heals_shields_and_adopts_for_the_turn(keyforge):
    t = keyforge.table(house="sanctum", hand=["golden-aura"], line=[{"card": "troll", "damage": 3}], enemy_line=["krump"])
    t.play("golden-aura").choose("troll")
    assert t.damage("troll") == 0 and t.can("fight", "troll", "krump")
    t.fight("troll", "krump")
    assert t.damage("troll") == 0 and not t.in_play("krump")
    t.end_turn("mars").end_turn("sanctum")
    assert not t.can("reap", "troll")


@pytest.mark.parametrize(("wounds", "aember"), [(4, 3), (3, 1)])
def test_healing_blast_pays_for_four_wounds_healed(keyforge, wounds, aember):
    t = keyforge.table(house="sanctum", hand=["healing-blast"], line=[{"card": "troll", "damage": wounds}])
    t.play("healing-blast")
    assert t.damage("troll") == 0 and t.aember == aember


def test_smite_strikes_the_neighbors_of_what_was_fought_also_when_it_falls(keyforge):
    t = keyforge.table(house="sanctum", hand=["smite"], line=["troll"], enemy_line=["krump", "dust-imp", "bumpsy", "headhunter"])
    t.play("smite").act("fight", "troll", "dust-imp")
    assert not t.in_play("dust-imp")
    assert [t.damage(each) for each in ("krump", "bumpsy", "headhunter")] == [2, 2, 0]


def test_smite_strikes_nobody_without_a_fight(keyforge):
    t = keyforge.table(house="sanctum", hand=["smite"], line=[{"card": "troll", "stunned": True}], enemy_line=["krump", "bumpsy"])
    t.play("smite")
    assert t.damage("krump") == t.damage("bumpsy") == 0


@pytest.mark.parametrize(("enemies", "cost"), [(["troll", "urchin"], 8), (["troll", "urchin", "zorg"], 6)])
def test_proclamation_346e_taxes_an_opponent_of_few_houses(keyforge, enemies, cost):
    t = keyforge.table(house="sanctum", artifacts=["proclamation-346e"], enemy_line=enemies)
    assert (t.key_cost(2), t.key_cost(1)) == (cost, 6)


def test_anahita_sells_an_artifact_for_two(keyforge):
    t = keyforge.table(house="sanctum", line=["anahita-the-trader"], artifacts=["cannon"], enemy_aember=5)
    t.reap("anahita-the-trader")
    assert t.controller("cannon") == 2 and (t.aember, t.enemy_aember) == (3, 3)


def test_anahita_without_an_artifact_gets_nothing(keyforge):
    t = keyforge.table(house="sanctum", line=["anahita-the-trader"], enemy_aember=5)
    t.reap("anahita-the-trader")
    assert (t.aember, t.enemy_aember) == (1, 5)


def test_aubade_captures_three_and_lets_one_go_each_time_it_reaps(keyforge):
    t = keyforge.table(house="sanctum", hand=["aubade-the-grim"], enemy_aember=4)
    t.play("aubade-the-grim")
    assert (t.on("aubade-the-grim", "aember"), t.enemy_aember) == (3, 1)
    t.end_turn("mars").end_turn("sanctum").reap("aubade-the-grim")
    assert (t.on("aubade-the-grim", "aember"), t.enemy_aember, t.aember) == (2, 1, 1)  # to the common supply


def test_barrister_joya_keeps_enemies_from_reaping(keyforge):
    t = keyforge.table(house="brobnar", line=["krump"], enemy_line=["barrister-joya"])
    assert not t.can("reap", "krump") and t.can("fight", "krump", "barrister-joya")
    t = keyforge.table(house="sanctum", line=["barrister-joya"])
    assert t.can("reap", "barrister-joya")


AMBASSADORS = {
    "brobnar-ambassador": ("troll", "krump"),
    "dis-ambassador": ("dust-imp", "shooler"),
    "logos-ambassador": ("batdrone", "dextre"),
    "mars-ambassador": ("zorg", "john-smyth"),
    "shadows-ambassador": ("silvertooth", "noddy-the-thief"),
    "untamed-ambassador": ("flaxia", "dew-faerie"),
}


@pytest.mark.parametrize("ambassador", AMBASSADORS)
def test_ambassadors_let_one_card_of_their_house_be_played_or_used(keyforge, ambassador):
    held, lying = AMBASSADORS[ambassador]
    t = keyforge.table(house="sanctum", line=[ambassador, lying], hand=[held])
    assert not t.can("play", held) and not t.can("reap", lying)
    t.reap(ambassador)
    assert t.can("play", held) and t.can("reap", lying)
    t.reap(lying)
    while t.decision.kind != "main":
        t.answer(t.options[0])
    assert not t.can("play", held)  # one or the other
    t = keyforge.table(house="sanctum", line=[ambassador, lying], hand=[held])
    t.reap(ambassador).play(held)
    while t.decision.kind != "main":
        t.answer(t.options[0])
    assert t.in_play(held) and not t.can("reap", lying)


def test_an_ambassador_says_nothing_of_other_houses(keyforge):
    t = keyforge.table(house="sanctum", line=["brobnar-ambassador", "dust-imp"], hand=["troll", "shooler"])
    t.reap("brobnar-ambassador")
    assert t.can("play", "troll") and not t.can("play", "shooler") and not t.can("reap", "dust-imp")
    t.end_turn("mars").end_turn("sanctum")
    assert not t.can("play", "troll")


def test_what_one_ambassador_lets_be_played_leaves_what_another_lets_be_used(keyforge):
    line = ["brobnar-ambassador", "dis-ambassador", "krump", "shooler"]
    t = keyforge.table(house="sanctum", line=line, hand=["troll", "dust-imp"])
    t.reap("brobnar-ambassador").reap("dis-ambassador")
    assert t.can("play", "troll") and t.can("reap", "krump") and t.can("play", "dust-imp") and t.can("reap", "shooler")
    t.play("troll")
    assert not t.can("reap", "krump")
    assert t.can("play", "dust-imp") and t.can("reap", "shooler")


@pytest.mark.parametrize(("line", "aember"), [(["troll", "urchin"], 3), (["troll", "krump"], 0)])
def test_prince_derric_pays_for_three_houses(keyforge, line, aember):
    t = keyforge.table(house="sanctum", hand=["prince-derric-unifier"], line=line, enemy_line=["zorg"])
    t.play("prince-derric-unifier")
    assert t.aember == aember


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_equalize_moves_nothing_from_one_side_to_the_other(keyforge):
    line = [{"card": "troll", "aember": 1}, "krump"]
    t = keyforge.table(house="sanctum", hand=["equalize"], line=line, enemy_line=["bumpsy", {"card": "headhunter", "aember": 1}])
    t.play("equalize")
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert t.choices() == {"bumpsy", "headhunter"}


def test_healing_blast_heals_one_creature_and_pays_for_more_than_four_too(keyforge):
    line = [{"card": "troll", "damage": 5}, {"card": "krump", "damage": 1}]
    t = keyforge.table(house="sanctum", hand=["healing-blast"], line=line)
    t.play("healing-blast").choose("troll")
    assert (t.damage("troll"), t.damage("krump"), t.aember) == (0, 1, 3)


def test_smite_readies_one_friend(keyforge):
    line = [{"card": "troll", "exhausted": True}, {"card": "bumpsy", "exhausted": True}]
    t = keyforge.table(house="sanctum", hand=["smite"], line=line, enemy_line=["krump"])
    t.play("smite")
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("troll")
    assert not t.in_play("krump") and t.exhausted("bumpsy") and t.damage("bumpsy") == 0


def test_shard_of_hope_counts_friendly_shards_and_lets_friends_capture(keyforge):
    t = keyforge.table(
        house="sanctum",
        artifacts=["shard-of-hope", "cannon"],
        enemy_artifacts=["shard-of-pain"],
        line=["troll", "krump"],
        enemy_line=["bumpsy"],
        enemy_aember=5,
    )
    t.use("shard-of-hope")
    assert t.choices() == {"troll", "krump"}
    t.choose("troll")
    assert t.decision.kind == "main" and t.enemy_aember == 4


def test_abond_arms_no_enemy_by_his_action(keyforge):
    t = keyforge.table(house="sanctum", line=["abond-the-armorsmith", "troll"], enemy_line=["krump"])
    t.use("abond-the-armorsmith")
    assert (t.armor("troll"), t.armor("krump")) == (2, 0)


def test_anahita_sells_one_artifact_of_her_own_side(keyforge):
    t = keyforge.table(
        house="sanctum",
        line=["anahita-the-trader"],
        artifacts=["cannon", "library-of-babble"],
        enemy_artifacts=["memory-chip"],
        enemy_aember=5,
    )
    t.reap("anahita-the-trader")
    assert t.choices() == {"cannon", "library-of-babble"}
    t.choose("cannon")
    assert (t.controller("cannon"), t.controller("library-of-babble"), t.enemy_aember) == (2, 1, 3)


def test_mother_northelle_takes_one_aember_off_one_friend(keyforge):
    line = ["mother-northelle", {"card": "troll", "aember": 2}, {"card": "krump", "aember": 1}, "bumpsy"]
    t = keyforge.table(house="sanctum", line=line)
    t.reap("mother-northelle")
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert (t.on("troll", "aember"), t.on("krump", "aember"), t.aember) == (2, 0, 2)


@pytest.mark.parametrize("ambassador", AMBASSADORS)
def test_no_ambassador_speaks_for_another_house(keyforge, ambassador):
    held, lying = AMBASSADORS["mars-ambassador" if ambassador == "logos-ambassador" else "logos-ambassador"]
    t = keyforge.table(house="sanctum", line=[ambassador, lying], hand=[held])
    t.reap(ambassador)
    assert not t.can("play", held) and not t.can("reap", lying)


def test_the_grey_rider_sends_one_neighbor(keyforge):
    t = keyforge.table(house="sanctum", line=["troll", "the-grey-rider", "krump", "bumpsy"], enemy_line=["headhunter"])
    t.reap("the-grey-rider").yes()
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert t.exhausted("krump") and not t.exhausted("troll")


def test_bordan_leaves_what_is_above_two(keyforge):
    t = keyforge.table(house="sanctum", line=["bordan-the-redeemed"], enemy_aember=5)
    t.use("bordan-the-redeemed")
    assert (t.on("bordan-the-redeemed", "aember"), t.enemy_aember) == (2, 3)
