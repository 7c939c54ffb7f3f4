"""Dis of Worlds Collide."""

from __future__ import annotations

import pytest

BANES = [
    ("beasts--bane", "ancient-bear"),
    ("demons--bane", "charette"),
    ("dinosaurs--bane", "questor-jarta"),
    ("giants--bane", "bumpsy"),
    ("humans--bane", "raiding-knight"),
    ("scientists--bane", "doc-bookton"),
    ("thieves--bane", "noddy-the-thief"),
]


@pytest.mark.parametrize(("bane", "victim"), BANES)
def test_a_bane_destroys_one_creature_of_its_trait_and_no_other(keyforge, bane, victim):
    t = keyforge.table(house="dis", hand=[bane], line=["dust-pixie"], enemy_line=[victim, "dew-faerie"])
    t.play(bane)
    t.take_lone()
    assert (t.in_play(victim), t.in_play("dust-pixie"), t.in_play("dew-faerie"), t.aember) == (False, True, True, 1)


def test_a_bane_without_prey_does_nothing(keyforge):
    t = keyforge.table(house="dis", hand=["giants--bane"], enemy_line=["dust-pixie"])
    t.play("giants--bane")
    assert t.in_play("dust-pixie")


def test_the_evil_eye_makes_keys_dear_on_the_opponents_next_turn_only(keyforge):
    t = keyforge.table(house="dis", hand=["the-evil-eye"], enemy_aember=8)
    t.play("the-evil-eye")
    assert t.key_cost(2) == 6
    t.end_turn().reach("house")
    assert (t.keys(2), t.key_cost(2)) == (0, 9)


@pytest.mark.parametrize("deed", ["fight", "reap"])
def test_dendrix_makes_the_opponent_discard_when_it_fights(keyforge, deed):
    t = keyforge.table(house="dis", line=["dendrix"], enemy_line=["urchin"], enemy_hand=["punch", "anger"])
    t.act(deed, "dendrix", *(["urchin"] if deed == "fight" else []))
    assert len(t.ids("hand", 2)) == (1 if deed == "fight" else 2)


def test_draining_touch_spares_whoever_holds_aember(keyforge):
    t = keyforge.table(house="dis", hand=["draining-touch"], enemy_line=[{"card": "troll", "aember": 1}, "bumpsy"])
    t.play("draining-touch")
    t.take_lone()
    assert t.in_play("troll") and not t.in_play("bumpsy")


def test_gleeful_mayhem_strikes_one_creature_of_every_house_represented(keyforge):
    t = keyforge.table(house="dis", hand=["gleeful-mayhem"], line=["zorg"], enemy_line=["troll", "bumpsy", "champion-anaphiel"])
    t.play("gleeful-mayhem").act("house", word="brobnar").choose("troll")
    t.act("house", word="mars")
    t.take_lone()
    assert (t.damage("troll"), t.damage("bumpsy"), t.damage("zorg")) == (5, 0, 5)
    assert t.damage("champion-anaphiel") + t.armor("champion-anaphiel") == 5


@pytest.mark.parametrize(("answer", "ready"), [("yes", True), ("no", False)])
def test_buzzle_may_devour_a_neighbor_to_be_ready(keyforge, answer, ready):
    t = keyforge.table(house="dis", hand=["buzzle"], line=["ember-imp", "charette"])
    t.play("buzzle").answer(answer)
    t.take_lone()
    assert t.exhausted("buzzle") != ready
    assert t.ids("purged") == (["charette"] if ready else [])


def test_e_e_steals_for_a_dis_card_discarded_and_one_purged(keyforge):
    t = keyforge.table(house="dis", line=["e-e-on-the-fringes"], hand=["fear"], enemy_aember=2, enemy_discard=["punch"])
    t.discard("fear").yes()
    t.take_lone()
    assert (t.ids("purged"), t.aember, t.enemy_aember) == (["fear"], 1, 1)


def test_e_e_does_not_answer_other_houses(keyforge):
    t = keyforge.table(house="logos", line=["e-e-on-the-fringes"], hand=["labwork"], discard=["fear"], enemy_aember=2)
    t.discard("labwork")
    assert t.enemy_aember == 2 and t.ids("purged") == []


def test_etaromme_strikes_only_the_house_with_most_creatures(keyforge):
    t = keyforge.table(house="dis", line=["etaromme"], enemy_line=["troll", "bumpsy", "zorg"])
    t.reap("etaromme")
    assert t.choices() == {"troll", "bumpsy"}
    t.choose("bumpsy")
    assert not t.in_play("bumpsy")


def test_etaromme_chooses_freely_where_houses_are_tied(keyforge):
    t = keyforge.table(house="dis", line=["etaromme"], enemy_line=["troll", "zorg"])
    t.reap("etaromme")
    assert t.choices() == {"etaromme", "troll", "zorg"}


def test_harbinger_of_doom_takes_everybody_with_it_but_the_warded(keyforge):
    t = keyforge.table(
        house="dis",
        hand=["hand-of-dis"],
        line=["ember-imp", "harbinger-of-doom", "charette"],
        enemy_line=[{"card": "troll", "warded": True}, "urchin"],
    )
    t.play("hand-of-dis")
    t.take_lone()
    assert t.ids("line") == [] and t.ids("line", 2) == ["troll"]


def test_lesser_oxtet_purges_the_whole_hand(keyforge):
    t = keyforge.table(house="dis", hand=["lesser-oxtet", "fear", "punch"], discard=["anger"])
    t.play("lesser-oxtet")
    assert (sorted(t.ids("purged")), t.ids("hand"), t.ids("discard")) == (["fear", "punch"], [], ["anger"])


def test_lesser_oxtet_makes_keys_dear_when_it_reaps(keyforge):
    t = keyforge.table(house="dis", line=["lesser-oxtet"], enemy_aember=8)
    t.reap("lesser-oxtet").end_turn().reach("house")
    assert (t.keys(2), t.key_cost(2)) == (0, 9)


@pytest.mark.parametrize("deed", ["fight", "reap"])
def test_lilithal_captures_when_used(keyforge, deed):
    t = keyforge.table(house="dis", line=["lilithal"], enemy_line=["urchin"], enemy_aember=2)
    t.act(deed, "lilithal", *(["urchin"] if deed == "fight" else []))
    assert (t.on("lilithal", "aember"), t.enemy_aember) == (1, 1)


def test_noname_grows_with_every_purged_card_of_both_players(keyforge):
    t = keyforge.table(
        house="dis", line=["noname"], purged=["punch"], enemy_purged=["anger"], discard=["fear"], enemy_discard=["tremor"]
    )
    assert t.power("noname") == 3
    t.reap("noname").choose("tremor")
    assert t.power("noname") == 4 and t.ids("discard") == ["fear"]


def test_rotgrub_takes_one_and_archives_itself(keyforge):
    t = keyforge.table(house="dis", hand=["rotgrub"], enemy_aember=2)
    t.play("rotgrub")
    assert t.enemy_aember == 1
    t = keyforge.table(house="dis", line=["rotgrub"], enemy_aember=2)
    t.reap("rotgrub")
    assert (t.ids("archives"), t.enemy_aember) == (["rotgrub"], 2)


def test_festering_touch_is_worse_for_the_wounded(keyforge):
    t = keyforge.table(house="dis", hand=["festering-touch"], enemy_line=[{"card": "troll", "damage": 1}, "bumpsy", "zorg"])
    t.play("festering-touch").choose("troll", "bumpsy")
    assert (t.damage("troll"), t.damage("bumpsy"), t.damage("zorg")) == (4, 1, 0)


@pytest.mark.parametrize(("card", "deed"), [("borr-nit", "reap"), ("borr-nit-s-touch", "play")])
def test_borr_nit_purges_one_of_five_and_shuffles_the_rest(keyforge, card, deed):
    place = {"line": [card]} if deed == "reap" else {"hand": [card]}
    t = keyforge.table(house="dis", enemy_deck=["punch", "anger", "tremor", "smith", "troll", "bumpsy"], **place)
    t.act(deed, card)
    t.act("option", word="2")
    assert t.choices() == {"punch", "anger", "tremor", "smith", "troll"}
    t.choose("tremor")
    assert t.ids("purged", 2) == ["tremor"] and len(t.ids("deck", 2)) == 5


def test_harvest_time_purges_a_trait_and_pays_who_controlled_it(keyforge):
    t = keyforge.table(house="dis", hand=["harvest-time"], line=["bumpsy", "charette"], enemy_line=["groggins", "troll"])
    t.play("harvest-time").act("trait", word="giant")
    gone = len(t.ids("purged", 2))
    assert "bumpsy" in t.ids("purged") and t.in_play("charette")
    assert (t.aember, t.enemy_aember) == (1, gone)


@pytest.mark.parametrize(("offered", "keys"), [(2, 1), (1, 0)])
def test_obsidian_forge_is_cheaper_by_each_sacrifice(keyforge, offered, keys):
    t = keyforge.table(house="dis", artifacts=["obsidian-forge"], line=["charette", "ember-imp"], aember=10)
    t.use("obsidian-forge").choose(*["charette", "ember-imp"][:offered])
    if offered == 1:
        t.done()
    t.yes()
    if keys:
        t.act("key", word="red")
    assert (t.keys(), t.in_play("obsidian-forge"), t.aember) == ((1, False, 0) if keys else (0, True, 10))


def test_snag_s_mirror_closes_the_house_just_chosen_to_the_other(keyforge):
    houses = ["dis", "mars", "logos"]
    t = keyforge.table(house="dis", artifacts=["snag-s-mirror"], enemy_houses=houses)
    t.end_turn("mars").end_turn().reach("house")
    assert not t.can("house", word="mars") and t.can("house", word="dis")
    t.house("dis").end_turn().reach("house")
    assert not t.can("house", word="dis") and t.can("house", word="mars")


@pytest.mark.parametrize(
    ("demon", "flank", "left"), [("sinestra", "left", 2), ("sinestra", "right", 3), ("dexus", "right", 2), ("dexus", "left", 3)]
)
def test_a_flank_costs_who_plays_on_it(keyforge, demon, flank, left):
    t = keyforge.table(house="brobnar", hand=["groggins"], line=["bumpsy"], aember=3, enemy_line=[demon])
    t.play("groggins", flank=flank)
    assert t.aember == left


def test_impspector_purges_a_random_card(keyforge):
    t = keyforge.table(house="dis", hand=["gateway-to-dis"], line=["impspector"], enemy_hand=["punch", "anger"])
    t.play("gateway-to-dis")
    assert (len(t.ids("hand", 2)), len(t.ids("purged", 2))) == (1, 1)


def test_infurnace_burns_by_the_bonus_of_what_it_purges(keyforge):
    t = keyforge.table(house="dis", hand=["infurnace"], discard=["fear"], enemy_discard=["punch", "virtuous-works"], enemy_aember=6)
    t.play("infurnace").choose("virtuous-works", "punch")
    assert (sorted(t.ids("purged", 2)), t.enemy_aember) == (["punch", "virtuous-works"], 2)


def test_infurnace_may_purge_nothing(keyforge):
    t = keyforge.table(house="dis", hand=["infurnace"], enemy_discard=["punch"], enemy_aember=6)
    t.play("infurnace").done()
    assert t.enemy_aember == 6


@pytest.mark.parametrize(("place", "captured"), [("0", 1), ("1", 0)])
def test_malison_moves_an_enemy_and_makes_a_flank_capture_from_its_own(keyforge, place, captured):
    t = keyforge.table(house="dis", line=["malison"], enemy_line=["urchin", "bumpsy", "troll", "zorg"], enemy_aember=3)
    t.fight("malison", "urchin").yes().choose("troll").act("place", word=place)
    assert t.on("troll", "aember") == captured and t.enemy_aember == 3 - captured


def test_snag_names_the_house_of_whom_it_fights(keyforge):
    t = keyforge.table(house="dis", line=["snag"], enemy_line=["zorg", "umbra"], enemy_houses=["mars", "sanctum", "shadows"])
    t.fight("snag", "umbra").end_turn().reach("main")
    assert t.s.world[1] == 5  # Shadows was the only house left to choose


@pytest.mark.parametrize(("house", "stolen"), [("mars", 2), ("sanctum", 0)])
def test_snaglet_wins_its_bet_on_a_house(keyforge, house, stolen):
    t = keyforge.table(house="dis", line=["snaglet"], enemy_aember=4)
    t.use("snaglet").act("house", word="mars")
    t.end_turn(house)
    assert (t.aember, t.enemy_aember) == (stolen, 4 - stolen)


def test_greater_oxtet_feeds_on_the_hand_after_readying(keyforge):
    t = keyforge.table(house="dis", line=["greater-oxtet"], hand=["fear", "punch"])
    t.end_turn().choose("punch").reach("house")
    assert (t.ids("purged"), t.on("greater-oxtet", "power_counters")) == (["punch"], 2)


def test_greater_oxtet_starves_with_an_empty_hand_and_on_the_other_turn(keyforge):
    t = keyforge.table(house="dis", line=["greater-oxtet"])
    t.end_turn("mars")
    t.end_turn().reach("house")
    assert t.on("greater-oxtet", "power_counters") == 0


@pytest.mark.parametrize(("line", "taken"), [(["lord-invidius"], True), (["lord-invidius", "charette"], False)])
def test_lord_invidius_takes_a_flank_from_the_center(keyforge, line, taken):
    t = keyforge.table(house="dis", line=line, enemy_line=["troll", "zorg", "umbra"])
    t.reap("lord-invidius")
    if not taken:
        assert t.decision.kind == "main"
        return
    t.choose("umbra").act("flank", word="right")
    assert (t.controller("umbra"), t.exhausted("umbra")) == (1, True)
    t.end_turn("mars")
    t.end_turn("dis")
    assert t.can("reap", "umbra")


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_festering_touch_may_hurt_one_or_nobody(keyforge):
    t = keyforge.table(house="dis", hand=["festering-touch"], line=["bumpsy"], enemy_line=["troll", "krump"])
    t.play("festering-touch").choose("troll").done()
    assert [t.damage(each) for each in ("troll", "krump", "bumpsy")] == [1, 0, 0]


PAIRS = {
    "draining-touch": ("troll", "krump"),
    "beasts--bane": ("zorg", "bigtwig"),
    "demons--bane": ("charette", "eater-of-the-dead"),
    "dinosaurs--bane": ("paraguardian", "philophosaurus"),
    "giants--bane": ("bumpsy", "firespitter"),
    "humans--bane": ("doc-bookton", "bulwark"),
    "scientists--bane": ("doc-bookton", "dr-escotera"),
    "thieves--bane": ("silvertooth", "bad-penny"),
}


@pytest.mark.parametrize("card", PAIRS)
def test_one_of_its_kind_is_destroyed_and_not_all(keyforge, card):
    struck, spared = PAIRS[card]
    t = keyforge.table(house="dis", hand=[card], line=[struck], enemy_line=[spared, {"card": "dust-pixie", "aember": 1}])
    t.play(card)
    assert t.choices() == {struck, spared}
    t.choose(struck)
    assert not t.in_play(struck) and t.in_play(spared)


def test_obsidian_forge_takes_no_enemy(keyforge):
    t = keyforge.table(house="dis", artifacts=["obsidian-forge"], line=["troll", "dust-imp"], enemy_line=["krump"])
    t.use("obsidian-forge")
    assert t.choices() == {"troll", "dust-imp"}


def test_lord_invidius_takes_an_enemy_off_a_flank(keyforge):
    t = keyforge.table(house="dis", line=["troll", "lord-invidius", "bumpsy"], enemy_line=["krump", "zorg", "headhunter"])
    t.reap("lord-invidius")
    assert t.choices() == {"krump", "headhunter"}


def test_infurnace_purges_two_at_most_and_of_one_pile(keyforge):
    t = keyforge.table(house="dis", hand=["infurnace"], discard=["troll", "krump", "bumpsy"], enemy_discard=["zorg"])
    t.play("infurnace")
    assert t.choices() == {"troll", "krump", "bumpsy", "zorg"}
    t.choose("troll")
    assert t.choices() == {"krump", "bumpsy"}
    t.choose("krump")
    assert t.decision.kind == "main" and t.ids("discard") == ["bumpsy"]


def test_malison_moves_no_friend(keyforge):
    t = keyforge.table(house="dis", line=["malison", "bumpsy"], enemy_line=["culf-the-quiet", "troll"])
    t.fight("malison", "culf-the-quiet").yes()
    assert t.choices() == {"culf-the-quiet", "troll"}


def test_buzzle_purges_one_neighbor(keyforge):
    t = keyforge.table(house="dis", line=["troll", "buzzle", "krump", "bumpsy"], enemy_line=["culf-the-quiet"])
    t.fight("buzzle", "culf-the-quiet").yes()
    assert t.choices() == {"troll", "krump"}
    t.choose("krump")
    assert t.in_play("troll") and t.zone("krump") == "purged" and not t.exhausted("buzzle")


def test_e_e_on_the_fringes_purges_one_dis_card_of_those_in_the_piles(keyforge):
    t = keyforge.table(
        house="dis",
        line=["e-e-on-the-fringes"],
        hand=["dust-imp"],
        discard=["troll"],
        enemy_discard=["charette", "krump"],
        enemy_aember=3,
    )
    t.discard("dust-imp").yes()
    assert t.choices() == {"dust-imp", "charette"}
    t.choose("charette")
    assert t.zone("charette") == "purged" and t.zone("dust-imp") == "discard" and t.aember == 1


@pytest.mark.parametrize(("mine", "house"), [("troll", "brobnar"), ("dust-imp", "dis")])
def test_e_e_on_the_fringes_steals_nothing_without_a_dis_card_or_the_purge(keyforge, mine, house):
    t = keyforge.table(house=house, line=["e-e-on-the-fringes"], hand=[mine], enemy_discard=["charette"], enemy_aember=3)
    t.discard(mine)
    if house == "dis":
        t.no()
    assert t.decision.kind == "main" and (t.aember, t.enemy_aember) == (0, 3)


def test_e_e_on_the_fringes_sleeps_on_the_opponents_turn(keyforge):
    t = keyforge.table(house="dis", hand=["mind-barb"], enemy_line=["e-e-on-the-fringes"], enemy_hand=["dust-imp"], aember=3)
    t.play("mind-barb")
    assert t.zone("dust-imp") == "discard" and t.decision.kind == "main" and t.enemy_aember == 0


def test_lesser_oxtet_makes_keys_dear_for_one_turn(keyforge):
    t = keyforge.table(house="dis", line=["lesser-oxtet"])
    t.reap("lesser-oxtet")
    assert (t.key_cost(1), t.key_cost(2)) == (6, 6)
    t.end_turn("mars")
    assert (t.key_cost(1), t.key_cost(2)) == (9, 9)
    t.end_turn("dis")
    assert (t.key_cost(1), t.key_cost(2)) == (6, 6)
