"""Stun, ward, enrage, exalt and counters (KF-stun, KF-ward, KF-enrage, KF-exalt, KF-counter, KF-haunted)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, relic

from tapete.core.abilities import Constant
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge import things
from tapete.games.keyforge.modifiers import YOU, Change
from tapete.games.keyforge.vocabulary.abilities import action, omni, on_destroyed, on_fight, on_reap, whenever
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.changes import gets, protected
from tapete.games.keyforge.vocabulary.damage import damage, enrage, ward
from tapete.games.keyforge.vocabulary.nouns import THIS, a, creature, each
from tapete.games.keyforge.vocabulary.status import exalt, put_counters
from tapete.games.keyforge.vocabulary.using import fight_with, ready_and_fight, reap_with
from tapete.games.keyforge.vocabulary.zones import archive, purge, return_to_hand

STUNNED = {"stunned": True}


# -- stun


@pytest.mark.clause("KF-stun-01", "KF-stun-08")
def test_stunning_puts_one_marker_and_never_a_second(keyforge):
    keyforge.add(relic("bell", whenever(ev.STUNNED, WORDLESS, gain(1))))
    t = keyforge.table(house="brobnar", hand=["daze", "daze"], line=["wolf"], artifacts=["bell"])
    t.play("daze")
    assert t.on("wolf", "stun") == 1
    t.play("daze#2")
    assert t.on("wolf", "stun") == 1
    assert t.aember == 1, "the second time it was not stunned"


@pytest.mark.clause("KF-stun-02", "KF-stun-03", "KF-stun-05")
def test_a_stunned_creature_is_used_only_to_remove_the_stun(keyforge):
    keyforge.add(beast("worker", 3, action(gain(1)), omni(gain(1)), on_reap(gain(1)), on_fight(gain(1))))
    t = keyforge.table(house="brobnar", line=[{"card": "worker", **STUNNED}], enemy_line=["mouse"])
    for verb, things_named in (("reap", ["worker"]), ("fight", ["worker", "mouse"]), ("action", ["worker"]), ("omni", ["worker"])):
        assert t.refusal(verb, *things_named).clause == "KF-stun-02"
    t.act("unstun", "worker")
    assert not t.stunned("worker")
    assert t.exhausted("worker")
    assert t.aember == 0
    assert t.refusal("unstun", "worker").clause == "KF-state-03"


@pytest.mark.clause("KF-stun-03")
def test_the_stun_is_removed_from_a_ready_creature_of_the_active_house(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "imp", **STUNNED}, {"card": "wolf", "exhausted": True, **STUNNED}, "bear"])
    assert t.refusal("unstun", "imp").clause == "KF-main-04"
    assert t.refusal("unstun", "wolf").clause == "KF-state-03"
    assert t.refusal("unstun", "bear").clause == "KF-stun-03"


@pytest.mark.clause("KF-stun-04", "KF-stun-05")
def test_an_effect_that_would_use_it_exhausts_it_and_removes_the_stun(keyforge):
    keyforge.add(
        deed("harvest", reap_with(a(creature.friendly))),
        deed("charge", fight_with(a(creature.friendly))),
        deed("rage", ready_and_fight(a(creature.friendly))),
    )
    for card in ("harvest", "charge"):
        t = keyforge.table(house="brobnar", hand=[card], line=[{"card": "wolf", **STUNNED}], enemy_line=["mouse"])
        t.play(card)
        assert not t.stunned("wolf") and t.exhausted("wolf")
        assert t.aember == 0 and t.in_play("mouse")
    tired = {"card": "wolf", "exhausted": True, **STUNNED}
    t = keyforge.table(house="brobnar", hand=["charge"], line=[tired], enemy_line=["mouse"])
    t.play("charge")
    assert t.stunned("wolf"), "an exhausted creature cannot be used, so the stun stays"
    t = keyforge.table(house="brobnar", hand=["rage"], line=[tired])
    t.play("rage")
    assert not t.stunned("wolf") and t.exhausted("wolf"), "readied first, and with nobody to fight"


@pytest.mark.clause("KF-stun-06", "KF-stun-07")
def test_a_stunned_creature_keeps_its_constant_abilities_and_strikes_back(keyforge):
    keyforge.add(beast("captain", 3, *gets(power=2, cards=creature.friendly.other)))
    t = keyforge.table(house="brobnar", line=["bear"], enemy_line=[{"card": "captain", **STUNNED}, "goat"])
    assert t.power("goat") == 4
    t.fight("bear", "captain")
    assert t.damage("bear") == 3


@pytest.mark.clause("KF-stun-05", "KF-six-01")
def test_removing_a_stun_is_a_use(keyforge):
    keyforge.add(relic("tally", whenever(ev.USED, WORDLESS, gain(1), who=YOU)))
    t = keyforge.table(house="brobnar", line=[{"card": "wolf", **STUNNED}], artifacts=["tally"])
    t.act("unstun", "wolf")
    assert t.aember == 1


@pytest.mark.clause("KF-stun-09")
def test_a_stunned_creature_with_omni_may_lose_the_stun_out_of_house(keyforge):
    keyforge.add(beast("drifter", 3, omni(gain(2)), house="dis"))
    t = keyforge.table(house="brobnar", line=[{"card": "drifter", **STUNNED}, {"card": "imp", **STUNNED}])
    assert t.refusal("unstun", "imp").clause == "KF-main-04"
    t.act("unstun", "drifter")
    assert not t.stunned("drifter") and t.exhausted("drifter")
    assert t.aember == 0


# -- ward

WARDED = {"warded": True}


@pytest.mark.clause("KF-ward-01", "KF-ward-05", "KF-ward-04")
def test_a_ward_is_lost_instead_of_all_the_damage_and_before_armor(keyforge):
    keyforge.add(deed("smite", damage(9, a(creature))))
    t = keyforge.table(house="brobnar", hand=["smite"], enemy_line=[{"card": "knight", **WARDED}])
    t.play("smite")
    assert t.damage("knight") == 0
    assert t.on("knight", "ward") == 0
    assert t.on("knight", "armor_used") == 0


@pytest.mark.clause("KF-ward-05")
def test_a_ward_takes_all_that_one_effect_deals_at_once(keyforge):
    keyforge.add(deed("blast", damage(3, each(creature.flank), splash=2)))
    t = keyforge.table(house="brobnar", hand=["blast"], enemy_line=["whale", {"card": "whale", **WARDED}, "whale"])
    t.play("blast")
    assert t.damage("whale#2") == 0, "the splash of both sides"
    assert t.on("whale#2", "ward") == 0
    assert t.damage("whale#1") == 3


@pytest.mark.clause("KF-ward-04")
def test_a_ward_is_not_spent_on_damage_that_is_prevented_anyway(keyforge):
    keyforge.add(relic("aegis", protected(creature.friendly, WORDLESS)))
    t = keyforge.table(house="brobnar", hand=["storm"], line=[{"card": "wolf", **WARDED}], artifacts=["aegis"])
    t.play("storm")
    assert t.on("wolf", "ward") == 1


@pytest.mark.clause("KF-ward-01", "KF-ward-02", "KF-replace-09")
def test_a_ward_keeps_a_creature_from_being_tagged(keyforge):
    keyforge.add(
        beast("martyr", 3, on_destroyed(gain(3))), relic("mourner", whenever(ev.DESTROYED, WORDLESS, gain(10), cards=creature))
    )
    t = keyforge.table(house="brobnar", hand=["axe"], line=[{"card": "martyr", **WARDED}], artifacts=["mourner"])
    t.play("axe")
    assert t.in_play("martyr")
    assert t.on("martyr", "ward") == 0
    assert t.aember == 0, "neither its own ability nor those that follow a destruction"


@pytest.mark.clause("KF-ward-03")
def test_a_warded_creature_gets_no_second_ward(keyforge):
    t = keyforge.table(house="brobnar", hand=["blessing", "blessing", "spark", "spark"], line=["wolf"])
    t.play("blessing").play("blessing#2")
    assert t.on("wolf", "ward") == 1
    t.play("spark")
    assert t.damage("wolf") == 0
    t.play("spark#2")
    assert t.damage("wolf") == 2


@pytest.mark.clause("KF-ward-06")
@pytest.mark.parametrize("verb", [return_to_hand, archive, purge])
def test_a_ward_is_lost_instead_of_leaving_play(keyforge, verb):
    keyforge.add(deed("away", verb(a(creature))))
    t = keyforge.table(house="brobnar", hand=["away", "away"], line=[{"card": "wolf", "damage": 1, **WARDED}])
    t.play("away")
    assert t.in_play("wolf")
    assert t.on("wolf", "ward") == 0
    assert t.damage("wolf") == 1
    t.play("away#2")
    assert not t.in_play("wolf")


@pytest.mark.clause("KF-ward-07")
def test_a_warded_creature_with_no_power_left_is_destroyed_right_after_its_ward(keyforge):
    keyforge.add(relic("gloom", *gets(power=-3, cards=creature)))
    t = keyforge.table(house="brobnar", hand=["gloom"], line=[{"card": "wolf", **WARDED}])
    t.play("gloom")
    assert t.zone("wolf") == "discard"


@pytest.mark.clause("KF-ward-08")
def test_a_ward_given_to_a_tagged_creature_does_not_save_it(keyforge):
    keyforge.add(beast("chaplain", 2, on_destroyed(ward(each(creature)))))
    t = keyforge.table(house="brobnar", hand=["storm"], line=["chaplain", "goat", "wolf"])
    t.play("storm")
    assert t.zone("goat") == "discard"
    assert t.zone("chaplain") == "discard"
    assert t.on("wolf", "ward") == 1


# -- enrage

ENRAGED = {"enraged": True}


@pytest.mark.clause("KF-enrage-01", "KF-enrage-05", "KF-enrage-04")
def test_an_enraged_creature_that_is_used_must_fight_if_it_can(keyforge):
    keyforge.add(beast("worker", 3, action(gain(1)), omni(gain(1))), deed("taunt-it", enrage(a(creature.friendly))))
    t = keyforge.table(house="brobnar", hand=["taunt-it", "taunt-it"], line=["worker"], enemy_line=["mouse"])
    t.play("taunt-it").play("taunt-it#2")
    assert t.on("worker", "enrage") == 1, "and never a second time"
    for verb in ("reap", "action", "omni"):
        assert t.refusal(verb, "worker").clause == "KF-enrage-01"
    assert t.can("fight", "worker", "mouse")
    assert "pass" in t.options, "nobody has to use it"
    t.answer("pass")
    assert t.on("worker", "enrage") == 1


@pytest.mark.clause("KF-enrage-02")
def test_with_nobody_to_fight_it_may_be_used_otherwise(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "wolf", **ENRAGED}])
    t.reap("wolf")
    assert t.aember == 1
    assert t.on("wolf", "enrage") == 1


@pytest.mark.clause("KF-enrage-02")
def test_out_of_house_it_cannot_fight_and_its_omni_is_free(keyforge):
    keyforge.add(beast("drifter", 3, omni(gain(2)), house="dis"))
    t = keyforge.table(house="brobnar", line=[{"card": "drifter", **ENRAGED}], enemy_line=["mouse"])
    t.use("drifter", "omni")
    assert t.aember == 2


@pytest.mark.clause("KF-enrage-03")
def test_after_fighting_it_is_no_longer_enraged(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "wolf", **ENRAGED}], enemy_line=["mouse"])
    t.fight("wolf", "mouse")
    assert t.on("wolf", "enrage") == 0


@pytest.mark.clause("KF-enrage-06")
def test_stunned_and_enraged_it_loses_the_stun_and_keeps_the_rage(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "wolf", **ENRAGED, **STUNNED}], enemy_line=["mouse"])
    t.act("unstun", "wolf")
    assert not t.stunned("wolf")
    assert t.on("wolf", "enrage") == 1


# -- exalt, counters, haunted


@pytest.mark.clause("KF-exalt-01", "KF-exalt-02")
def test_exalting_puts_aember_of_the_supply_on_a_creature(keyforge):
    keyforge.add(beast("vain", 4, on_reap(exalt(THIS))))
    t = keyforge.table(house="brobnar", hand=["axe"], line=["vain"], enemy_aember=2)
    t.reap("vain")
    assert t.on("vain", "aember") == 1
    assert (t.aember, t.enemy_aember) == (1, 2), "from the supply, not from a pool"
    t.play("axe")
    assert t.enemy_aember == 3, "and it goes to its controller's opponent"


@pytest.mark.clause("KF-counter-01")
def test_counters_without_rules_are_kept_apart_and_do_nothing(keyforge):
    kinds = ("doom", "disruption", "fuse", "glory", "growth")
    assert kinds == things.COUNTER_KINDS
    for kind in kinds:
        keyforge.add(beast(f"{kind}-bearer", 3, on_reap(put_counters(kind, 2, THIS), put_counters("doom", 1, THIS))))
        t = keyforge.table(house="brobnar", hand=["axe"], line=[f"{kind}-bearer"])
        t.reap(f"{kind}-bearer")
        bearer = t.card(f"{kind}-bearer")
        expected = {each: 0 for each in kinds} | {kind: 2}
        expected["doom"] += 1
        assert {each: things.counters(t.s, bearer, kinds.index(each)) for each in kinds} == expected
        assert t.power(f"{kind}-bearer") == 3
        t.play("axe")
        assert things.counters(t.s, bearer, 0) == 0, "lost with the card (KF-leave-02)"


@pytest.mark.clause("KF-haunted-01")
def test_a_player_with_ten_discarded_cards_is_haunted(keyforge):
    nine = keyforge.table(house="brobnar", hand=["coin"], discard=["goat"] * 9)
    assert not things.haunted(nine.s, 0)
    before = (nine.aember, nine.keys(), nine.options)
    nine.play("coin")
    assert things.haunted(nine.s, 0)
    assert not things.haunted(nine.s, 1)
    assert nine.aember == before[0] + 1, "and nothing happens by itself"


@pytest.mark.clause("KF-leave-02")
def test_status_markers_and_counters_are_lost_on_leaving_play(keyforge):
    keyforge.add(deed("recall", return_to_hand(a(creature.friendly))), relic("hush", Constant(Change(m.BLANK, WORDLESS, creature))))
    burdened = {"card": "whale", "damage": 3, "stunned": True, "enraged": True, "power_counters": 2, "exhausted": True}
    t = keyforge.table(house="brobnar", hand=["recall"], line=[burdened])
    t.play("recall")
    t.play("whale")
    for field in ("damage", "stun", "enrage", "power_counters", "ward"):
        assert t.on("whale", field) == 0
    assert t.power("whale") == 8
