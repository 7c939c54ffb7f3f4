"""Using cards: reaping, Action and Omni, artifacts (KF-use, KF-useart, KF-usecr, KF-reap, KF-actionab, KF-omni, KF-asif)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, relic

from tapete.core.effects import Sequence
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.abilities import Bold
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.vocabulary.abilities import action, before_fight, omni, on_destroyed, on_reap, whenever
from tapete.games.keyforge.vocabulary.aember import gain, steal
from tapete.games.keyforge.vocabulary.changes import gets, may_use
from tapete.games.keyforge.vocabulary.damage import damage, ready, sacrifice
from tapete.games.keyforge.vocabulary.lasting import for_the_turn
from tapete.games.keyforge.vocabulary.nouns import IT, THIS_ARTIFACT, a, artifact, creature, each
from tapete.games.keyforge.vocabulary.using import fight_with, ready_and_fight, reap_with, use, use_as_yours
from tapete.games.keyforge.vocabulary.zones import return_to_hand


def happened(t):
    return [entry.event.kind for entry in t.s.log]


@pytest.mark.clause("KF-use-02")
def test_a_card_that_is_readied_may_be_used_again(keyforge):
    keyforge.add(deed("wake", ready(a(creature))))
    t = keyforge.table(house="brobnar", hand=["wake", "wake"], line=["wolf"])
    t.reap("wolf").play("wake").reap("wolf").play("wake#2").reap("wolf")
    assert t.aember == 3


@pytest.mark.clause("KF-useart-02", "KF-useart-03", "KF-useart-08", "KF-actionab-02")
def test_an_artifact_is_used_by_its_action_in_its_house_and_exhausted_first(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["lamp", "anvil", {"card": "lamp", "house": "dis"}])
    t.s.log = []
    t.use("lamp#1")
    assert t.exhausted("lamp#1")
    assert t.aember == 1
    assert [kind for kind in happened(t) if kind in (ev.EXHAUSTS, ev.GAINED, ev.USED)] == [ev.EXHAUSTS, ev.GAINED, ev.USED]
    assert t.refusal("action", "anvil").clause == "KF-useart-08"
    assert t.refusal("action", "lamp#2").clause == "KF-main-04"


@pytest.mark.clause("KF-useart-04", "KF-omni-02")
def test_an_omni_needs_no_house_but_is_only_its_controllers_on_their_turn(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["beacon"], enemy_artifacts=["beacon"])
    assert t.refusal("omni", "2:beacon").clause == "KF-ability-07"
    t.use("1:beacon", "omni")
    assert t.aember == 1
    assert t.exhausted("1:beacon")
    t.answer("pass")
    assert t.decision.player == 1
    assert t.refusal("omni", "2:beacon").clause == "KF-turn-02", "in step 3, not before"


@pytest.mark.clause("KF-useart-05", "KF-useart-06")
def test_an_artifact_that_sacrifices_itself_is_exhausted_all_the_same(keyforge):
    keyforge.add(relic("bomb", omni(sacrifice(THIS_ARTIFACT), damage(3, a(creature)))))
    t = keyforge.table(
        house="brobnar", artifacts=[{"card": "bomb", "exhausted": True}, {"card": "bomb", "owner": 2}], enemy_line=["bear"]
    )
    assert t.refusal("omni", "1:bomb").clause == "KF-state-03"
    t.use("2:bomb", "omni")
    assert t.damage("bear") == 3
    assert t.ids("discard", 2) == ["bomb"]
    assert t.in_play("1:bomb")


@pytest.mark.clause("KF-useart-01", "KF-useart-07")
def test_artifacts_neither_reap_nor_fight(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["lamp", "beacon", "anvil"], enemy_line=["wolf"])
    assert set(t.options) == {"action:1:lamp#1", "omni:1:beacon#1", "pass"}, "only by an Action or an Omni"
    assert t.refusal("reap", "lamp").clause == "KF-useart-07"
    assert t.refusal("fight", "lamp", "wolf").clause == "KF-useart-07"


@pytest.mark.clause("KF-usecr-01")
def test_a_creature_is_used_in_one_of_four_ways_and_exhausted(keyforge):
    keyforge.add(beast("handy", 3, action(gain(2)), omni(gain(3))))
    results = {}
    for option in ("reap:1:handy#1", "fight:1:handy#1>2:mouse#1", "action:1:handy#1", "omni:1:handy#1"):
        t = keyforge.table(house="brobnar", line=["handy"], enemy_line=["mouse"])
        assert option in t.options
        t.answer(option)
        assert t.exhausted("handy")
        results[option.split(":")[0]] = t.aember
    assert results == {"reap": 1, "fight": 0, "action": 2, "omni": 3}
    plain = keyforge.table(house="brobnar", line=["wolf"])
    assert plain.refusal("action", "wolf").clause == "KF-usecr-01"
    assert plain.refusal("omni", "wolf").clause == "KF-usecr-01"


@pytest.mark.clause("KF-usecr-02")
def test_an_effect_that_makes_a_creature_reap_or_fight_uses_it(keyforge):
    keyforge.add(
        deed("harvest", reap_with(a(creature.friendly))),
        relic("tally", whenever(ev.USED, WORDLESS, gain(10), who=YOU)),
    )
    t = keyforge.table(house="brobnar", hand=["harvest"], line=["imp"], artifacts=["tally"])
    t.play("harvest")
    assert t.aember == 11
    assert t.exhausted("imp")


@pytest.mark.clause("KF-reap-01", "KF-reap-02", "KF-reap-03", "KF-timing-12")
def test_reaping_exhausts_gains_one_aember_and_then_resolves_reap_abilities(keyforge):
    keyforge.add(
        beast("gleaner", 2, on_reap(steal(1))),
        relic("tally", whenever((ev.REAPED, ev.USED), WORDLESS, gain(1), who=YOU)),
    )
    t = keyforge.table(house="brobnar", line=["gleaner", "wolf", "imp"], enemy_aember=5)
    t.s.log = []
    t.reap("gleaner")
    steps = [kind for kind in happened(t) if kind in (ev.EXHAUSTS, ev.GAINED, ev.REAPED, ev.STOLEN)]
    assert steps == [ev.EXHAUSTS, ev.GAINED, ev.REAPED, ev.STOLEN]
    assert t.aember == 2
    t.reap("wolf")
    assert t.aember == 3, "without any ability too"
    assert t.refusal("reap", "imp").clause == "KF-main-04"
    assert t.refusal("reap", "wolf").clause == "KF-state-03"


@pytest.mark.clause("KF-timing-12")
def test_reap_abilities_and_those_that_follow_reaping_or_using_are_simultaneous(keyforge):
    keyforge.add(
        beast("gleaner", 2, on_reap(gain(1))),
        relic("chorus", whenever(ev.REAPED, WORDLESS, gain(10), who=YOU)),
        relic("tally", whenever(ev.USED, WORDLESS, gain(100), who=YOU)),
    )
    t = keyforge.table(house="brobnar", line=["gleaner"], artifacts=["chorus", "tally"])
    t.reap("gleaner")
    assert t.decision.kind == "order"
    assert {option.split(":")[2].split("#")[0] for option in t.options} == {"gleaner", "chorus", "tally"}


@pytest.mark.clause("KF-before-01")
def test_before_reap_comes_between_exhausting_and_gaining(keyforge):
    keyforge.add(beast("ponderer", 2, Bold(("before reap",), steal(1))))
    t = keyforge.table(house="brobnar", line=["ponderer"], enemy_aember=1)
    t.s.log = []
    t.reap("ponderer")
    steps = [kind for kind in happened(t) if kind in (ev.EXHAUSTS, ev.STOLEN, ev.GAINED)]
    assert steps == [ev.EXHAUSTS, ev.STOLEN, ev.GAINED]


@pytest.mark.clause("KF-before-01")
def test_before_fight_comes_between_exhausting_and_the_damage(keyforge):
    keyforge.add(beast("howler", 3, before_fight(steal(1))))
    t = keyforge.table(house="brobnar", line=["howler"], enemy_line=["goat"], enemy_aember=1)
    t.s.log = []
    t.fight("howler", "goat")
    steps = [kind for kind in happened(t) if kind in (ev.EXHAUSTS, ev.STOLEN, ev.DAMAGED)]
    assert steps == [ev.EXHAUSTS, ev.STOLEN, ev.DAMAGED, ev.DAMAGED]


@pytest.mark.clause("KF-actionab-01", "KF-actionab-02", "KF-timing-17")
def test_a_creatures_action_exhausts_it_then_resolves_then_counts_as_used(keyforge):
    keyforge.add(beast("miner", 3, action(gain(2))), relic("tally", whenever(ev.USED, WORDLESS, steal(1), who=YOU)))
    t = keyforge.table(house="brobnar", line=["miner", {"card": "miner", "house": "dis"}], artifacts=["tally"], enemy_aember=1)
    t.s.log = []
    t.use("miner#1")
    steps = [kind for kind in happened(t) if kind in (ev.EXHAUSTS, ev.GAINED, ev.USED, ev.STOLEN)]
    assert steps == [ev.EXHAUSTS, ev.GAINED, ev.USED, ev.STOLEN]
    assert t.refusal("action", "miner#2").clause == "KF-main-04"
    assert t.refusal("action", "miner#1").clause == "KF-state-03"


@pytest.mark.clause("KF-omni-01", "KF-omni-03", "KF-omni-04")
def test_a_creatures_omni_needs_no_house_and_opens_nothing_else(keyforge):
    keyforge.add(beast("drifter", 3, omni(gain(2)), action(gain(5)), house="dis"))
    t = keyforge.table(house="brobnar", line=["drifter"], enemy_line=["goat"])
    assert t.refusal("reap", "drifter").clause == "KF-main-04"
    assert t.refusal("fight", "drifter", "goat").clause == "KF-main-04"
    assert t.refusal("action", "drifter").clause == "KF-main-04"
    t.s.log = []
    t.use("drifter", "omni")
    assert [kind for kind in happened(t) if kind in (ev.EXHAUSTS, ev.GAINED)] == [ev.EXHAUSTS, ev.GAINED]
    assert t.aember == 2
    assert t.refusal("omni", "drifter").clause == "KF-state-03"


@pytest.mark.clause("KF-ability-04", "KF-ability-06")
def test_what_is_impossible_is_skipped_and_the_rest_done(keyforge):
    keyforge.add(deed("rage", ready_and_fight(a(creature.friendly))), deed("charge", fight_with(a(creature.friendly))))
    t = keyforge.table(house="brobnar", hand=["rage"], line=["bear"], enemy_line=["goat"])
    t.play("rage")
    assert not t.in_play("goat"), "it was ready already and fights"
    tired = keyforge.table(house="brobnar", hand=["charge"], line=[{"card": "bear", "exhausted": True}], enemy_line=["goat"])
    tired.play("charge")
    assert tired.in_play("goat"), "an exhausted creature is not used"


@pytest.mark.clause("KF-ability-05")
def test_a_card_used_by_an_ability_may_be_of_any_house(keyforge):
    keyforge.add(deed("command", use(a(creature.friendly))))
    t = keyforge.table(house="brobnar", hand=["command"], line=["imp"])
    t.play("command")
    assert t.aember == 1


@pytest.mark.clause("KF-ability-07")
def test_only_cards_one_controls_are_used(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "bear", "owner": 2}], enemy_line=[{"card": "wolf", "owner": 1}])
    assert t.refusal("reap", "wolf").clause == "KF-ability-07"
    assert t.can("reap", "bear")


@pytest.mark.clause("KF-asif-01", "KF-asif-02", "KF-asif-03", "KF-sac-02")
def test_a_card_used_as_if_it_were_yours_serves_you_without_changing_control(keyforge):
    keyforge.add(
        deed("borrow", use_as_yours(a(artifact.enemy))),
        relic("siphon", action(steal(1))),
        relic("sling", action(damage(1, each(creature.enemy)))),
        relic("bomb", action(Sequence(sacrifice(THIS_ARTIFACT), gain(3)))),
    )
    t = keyforge.table(house="brobnar", hand=["borrow"], enemy_artifacts=["siphon"], enemy_aember=2)
    t.play("borrow")
    assert (t.aember, t.enemy_aember) == (1, 1), "the opponent is the other player"
    assert t.controller("siphon") == 2
    assert t.exhausted("siphon")
    sling = keyforge.table(house="brobnar", hand=["borrow"], line=["wolf"], enemy_line=["bear"], enemy_artifacts=["sling"])
    sling.play("borrow")
    assert (sling.damage("wolf"), sling.damage("bear")) == (0, 1), "enemies are read from your side"
    bomb = keyforge.table(house="brobnar", hand=["borrow"], enemy_artifacts=["bomb"])
    bomb.play("borrow")
    assert bomb.ids("discard", 2) == ["bomb"], "sacrificed as if you controlled it"
    assert bomb.aember == 3


@pytest.mark.clause("KF-sac-01", "KF-sac-02", "KF-destroy-12")
def test_sacrificing_is_destroying_a_card_of_ones_own(keyforge):
    keyforge.add(
        beast("lamb", 2, on_destroyed(gain(2))),
        deed("altar", sacrifice(a(creature.friendly))),
        deed("greed", sacrifice(each(creature))),
        relic("mourner", whenever(ev.DESTROYED, WORDLESS, gain(10), cards=creature)),
    )
    t = keyforge.table(house="brobnar", hand=["altar"], line=["lamb"], artifacts=["mourner"])
    t.play("altar")
    assert t.zone("lamb") == "discard"
    assert t.aember == 12
    both = keyforge.table(house="brobnar", hand=["greed"], line=["lamb"], enemy_line=["wolf"])
    both.play("greed")
    assert not both.in_play("lamb")
    assert both.in_play("wolf"), "a card one does not control cannot be sacrificed"


@pytest.mark.clause("KF-constant-02", "KF-constant-03", "KF-constant-01")
def test_a_constant_ability_works_exhausted_and_is_no_use(keyforge):
    keyforge.add(beast("captain", 3, *gets(power=2, cards=creature.friendly.other)))
    t = keyforge.table(house="brobnar", hand=["axe"], line=[{"card": "captain", "exhausted": True}, "wolf"])
    assert t.power("wolf") == 5
    t.reap("wolf")
    assert t.power("wolf") == 5
    ready_one = keyforge.table(house="brobnar", hand=["axe"], line=["captain", "wolf"])
    assert ready_one.power("wolf") == 5
    assert not ready_one.exhausted("captain")
    ready_one.play("axe").choose("captain")
    assert ready_one.power("wolf") == 3, "only while its card is in play"


@pytest.mark.clause("KF-ability-06")
def test_a_use_by_an_effect_takes_only_the_ways_it_names(keyforge):
    keyforge.add(deed("twice", Sequence(reap_with(a(creature.friendly)), ready(IT), reap_with(IT))))
    t = keyforge.table(house="brobnar", hand=["twice"], line=["wolf"], enemy_line=["goat"])
    t.play("twice")
    assert t.aember == 2


@pytest.mark.clause("KF-main-04", "KF-leave-08")
def test_a_permission_for_two_cards_is_not_renewed_when_one_of_them_leaves(keyforge):
    keyforge.add(deed("orders", for_the_turn(may_use(WORDLESS, creature.friendly, number=2))))
    t = keyforge.table(house="brobnar", hand=["orders", "axe"], line=["imp", "imp", "imp"])
    t.play("orders").reap("imp#1").play("axe").choose("imp#1")
    t.reap("imp#2")
    assert t.refusal("reap", "imp#3").clause == "KF-main-04"


@pytest.mark.clause("KF-usecr-02", "KF-ability-06")
def test_a_use_by_an_effect_says_why_a_way_is_not_open_to_it(keyforge):
    keyforge.add(deed("order", use(a(creature.friendly))), deed("charge", fight_with(a(creature.friendly))))
    t = keyforge.table(house="brobnar", hand=["order", "charge"], line=["bear", "wolf"], enemy_line=["goat", "boar"])
    t.play("order").choose("bear")
    assert t.decision.kind == "use" and t.can("fight", "bear", "boar")
    assert t.refusal("omni", "bear").clause == "KF-usecr-01"
    assert t.refusal("unstun", "bear").clause == "KF-stun-03"
    assert t.refusal("fight", "bear", "wolf").clause == "KF-fight-07"
    assert t.refusal("reap", "wolf").clause == "KF-ability-09", "the other creature waits until this is done"
    t.reap("bear").play("charge").choose("wolf")
    assert t.refusal("reap", "wolf").clause == "KF-ability-08", "it was told to fight"
    t.fight("wolf", "goat")
    assert t.decision.kind == "main"


@pytest.mark.clause("KF-cardab-02")
@pytest.mark.parametrize("with_it", [use, reap_with, fight_with])
def test_a_card_that_has_left_play_is_not_used_by_an_effect(keyforge, with_it):
    """The same card says first that it leaves, and then that it is used."""
    keyforge.add(deed("farewell", Sequence(return_to_hand(a(creature.friendly)), with_it(IT))))
    t = keyforge.table(house="brobnar", hand=["farewell"], line=["wolf"], enemy_line=["boar"])
    t.play("farewell")
    assert t.decision.kind == "main", "nobody is asked how to use it"
    assert (t.zone("wolf"), t.aember, t.damage("boar")) == ("hand", 0, 0)
    assert t.refusal("reap", "wolf").clause == t.refusal("action", "wolf").clause == "KF-cardab-02"
