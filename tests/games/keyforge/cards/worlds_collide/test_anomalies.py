"""The Anomalies of Worlds Collide."""

from __future__ import annotations

import pytest


def test_timequake_shuffles_all_of_ones_own_away_and_draws_as_many(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=[{"card": "timequake", "house": "brobnar"}],
        line=["bumpsy", "troll"],
        artifacts=["cannon"],
        deck=["punch"],
        enemy_line=["zorg"],
    )
    t.play("timequake")
    assert (t.ids("line"), t.ids("artifacts"), len(t.ids("hand")), len(t.ids("deck")), t.ids("line", 2)) == ([], [], 3, 1, ["zorg"])


def test_nizak_cannot_be_hurt_while_fighting_and_sends_the_fallen_home(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "nizak-the-forgotten", "house": "brobnar"}], enemy_line=["umbra", "troll"])
    t.fight("nizak-the-forgotten", "umbra")
    assert (t.damage("nizak-the-forgotten"), t.ids("hand", 2)) == (0, ["umbra"])


def test_nizak_cannot_be_hurt_when_it_is_attacked_either(keyforge):
    t = keyforge.table(house="brobnar", line=["troll"], enemy_line=["nizak-the-forgotten"])
    t.fight("troll", "nizak-the-forgotten")
    assert (t.damage("nizak-the-forgotten"), t.ids("line", 2)) == (0, ["nizak-the-forgotten"])


def test_nizak_is_hurt_outside_a_fight(keyforge):
    t = keyforge.table(house="brobnar", hand=["punch"], line=[{"card": "nizak-the-forgotten", "house": "brobnar"}])
    t.play("punch")
    t.take_lone()
    assert t.damage("nizak-the-forgotten") == 3


@pytest.mark.parametrize(("keys", "stolen"), [(["red"], 1), (["blue"], 0)])
def test_the_red_baron_steals_once_the_red_key_is_forged(keyforge, keys, stolen):
    t = keyforge.table(house="brobnar", line=[{"card": "the-red-baron", "house": "brobnar"}], keys=keys, enemy_aember=2)
    t.reap("the-red-baron")
    assert t.aember == 1 + stolen


@pytest.mark.parametrize(("keys", "hurt"), [(["red"], 0), (["yellow"], 4)])
def test_the_red_baron_is_elusive_once_the_opponents_red_key_is_forged(keyforge, keys, hurt):
    t = keyforge.table(house="brobnar", line=["bumpsy"], keys=keys, enemy_line=[{"card": "the-red-baron", "house": "mars"}])
    t.fight("bumpsy", "the-red-baron")
    assert (t.damage("bumpsy"), t.in_play("the-red-baron")) == (hurt, keys == ["red"])


def test_valoocanth_exhausts_an_enemy_and_its_neighbors(keyforge):
    t = keyforge.table(
        house="brobnar", line=[{"card": "valoocanth", "house": "brobnar"}], enemy_line=["troll", "zorg", "umbra", "urchin"]
    )
    t.reap("valoocanth").choose("zorg")
    assert (t.exhausted("troll"), t.exhausted("zorg"), t.exhausted("umbra"), t.exhausted("urchin")) == (True, True, True, False)


def test_orb_of_wonder_finds_any_card(keyforge):
    t = keyforge.table(house="brobnar", artifacts=[{"card": "orb-of-wonder", "house": "brobnar"}], deck=["punch", "fear", "anger"])
    t.use("orb-of-wonder", "omni").choose("fear")
    assert (t.ids("hand"), len(t.ids("deck")), t.in_play("orb-of-wonder")) == (["fear"], 2, False)


def test_lateral_shift_plays_a_card_of_the_opponents_hand_as_ones_own(keyforge):
    t = keyforge.table(
        house="brobnar", hand=[{"card": "lateral-shift", "house": "brobnar"}], enemy_hand=["bumpsy", "punch"], enemy_aember=2
    )
    t.play("lateral-shift").choose("bumpsy")
    t.take_lone()
    assert (t.controller("bumpsy"), t.enemy_aember, t.ids("hand", 2)) == (1, 1, ["punch"])


# ------------------------------------------------------------------------------------------------------- whom they leave alone


def test_valoocanth_exhausts_no_friend(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "valoocanth", "house": "brobnar"}, "bumpsy"], enemy_line=["troll", "zorg"])
    t.reap("valoocanth")
    assert t.choices() == {"troll", "zorg"}


def test_lateral_shift_plays_nothing_of_the_own_hand(keyforge):
    hand = [{"card": "lateral-shift", "house": "brobnar"}, "headhunter"]
    t = keyforge.table(house="brobnar", hand=hand, enemy_hand=["bumpsy", "punch"])
    t.play("lateral-shift")
    assert t.choices() == {"bumpsy", "punch"}
