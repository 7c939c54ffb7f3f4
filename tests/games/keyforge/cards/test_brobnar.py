"""Brobnar's cards, one test or more each."""

from __future__ import annotations


def test_anger_readies_and_fights_with_a_friendly_creature(keyforge):
    t = keyforge.table(house="brobnar", hand=["anger"], line=[{"card": "bumpsy", "exhausted": True}], enemy_line=["hebe-the-huge"])
    t.play("anger")
    assert t.aember == 1
    assert t.damage("hebe-the-huge") == 5
    assert not t.in_play("bumpsy")


def test_anger_with_no_enemy_leaves_the_creature_ready(keyforge):
    t = keyforge.table(house="brobnar", hand=["anger"], line=[{"card": "bumpsy", "exhausted": True}])
    t.play("anger")
    assert not t.exhausted("bumpsy")
    assert t.can("reap", "bumpsy")


def test_a_card_of_another_house_is_refused_with_its_rule(keyforge):
    t = keyforge.table(house="dis", hand=["anger"])
    assert t.refusal("play", "anger").clause == "KF-main-04"
