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
