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
