"""Fighting (KF-fight, KF-fightgl, KF-timing-13 to 16)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, relic

from tapete.games.keyforge import events as ev
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.vocabulary.abilities import before_fight, on_fight, whenever
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.damage import damage, stun
from tapete.games.keyforge.vocabulary.nouns import FOUGHT, a, creature
from tapete.games.keyforge.vocabulary.using import fight_with


def happened(t):
    return [entry.event.kind for entry in t.s.log]


@pytest.mark.clause("KF-fight-01", "KF-fight-02", "KF-fight-03", "KF-fightgl-01", "KF-timing-13", "KF-timing-15")
def test_a_fight_exhausts_the_attacker_and_both_deal_their_power_at_once(keyforge):
    t = keyforge.table(house="brobnar", line=["bear", "imp"], enemy_line=["boar", "ox"])
    assert t.can("fight", "bear", "boar") and t.can("fight", "bear", "ox"), "its controller chooses the target"
    assert t.refusal("fight", "imp", "boar").clause == "KF-main-04"
    t.s.log = []
    t.fight("bear", "boar")
    assert t.exhausted("bear")
    assert t.damage("bear") == 4
    assert t.zone("boar") == "discard", "five damage on power four"
    steps = [kind for kind in happened(t) if kind in (ev.EXHAUSTS, ev.ATTACKS, ev.DAMAGED, ev.FOUGHT)]
    assert steps == [ev.ATTACKS, ev.EXHAUSTS, ev.DAMAGED, ev.DAMAGED, ev.FOUGHT]
    even = keyforge.table(house="brobnar", line=["wolf"], enemy_line=["wolf"])
    even.fight("1:wolf", "2:wolf")
    assert even.ids("line") == [] and even.ids("line", 2) == [], "the one that dies still deals its damage"


@pytest.mark.clause("KF-fight-01")
def test_an_exhausted_creature_does_not_fight(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "bear", "exhausted": True}], enemy_line=["boar"])
    assert t.refusal("fight", "bear", "boar").clause == "KF-state-03"


@pytest.mark.clause("KF-fight-04", "KF-fightgl-02")
def test_fight_abilities_are_the_attackers_and_only_if_it_survives(keyforge):
    keyforge.add(beast("brawler", 4, on_fight(gain(1))))
    t = keyforge.table(house="brobnar", line=["brawler"], enemy_line=["wolf"])
    t.fight("brawler", "wolf")
    assert t.aember == 1
    dies = keyforge.table(house="brobnar", line=["brawler"], enemy_line=["bear"])
    dies.fight("brawler", "bear")
    assert dies.aember == 0
    attacked = keyforge.table(house="brobnar", line=["wolf"], enemy_line=["brawler"])
    attacked.fight("wolf", "brawler")
    assert attacked.in_play("brawler")
    assert attacked.enemy_aember == 0, "the defender's does not trigger"


@pytest.mark.clause("KF-fight-05")
def test_without_anybody_to_attack_a_creature_cannot_fight(keyforge):
    t = keyforge.table(house="brobnar", line=["bear"], enemy_artifacts=["anvil"])
    assert not [option for option in t.options if option.startswith("fight")]
    assert t.refusal("fight", "bear", "anvil").clause == "KF-fight-05"


@pytest.mark.clause("KF-fight-06")
@pytest.mark.parametrize("exhausted", [True, False])
def test_the_defender_need_not_be_ready_and_stays_as_it_was(keyforge, exhausted):
    t = keyforge.table(house="brobnar", line=["wolf"], enemy_line=[{"card": "ox", "exhausted": exhausted}])
    t.fight("wolf", "ox")
    assert t.exhausted("ox") is exhausted
    assert t.zone("wolf") == "discard"


@pytest.mark.clause("KF-fight-07")
def test_only_enemy_creatures_are_attacked(keyforge):
    t = keyforge.table(house="brobnar", line=["bear", "wolf"], enemy_line=["boar"], enemy_artifacts=["anvil"])
    assert t.refusal("fight", "bear", "wolf").clause == "KF-fight-07"
    assert t.refusal("fight", "bear", "anvil").clause == "KF-fight-07"


@pytest.mark.clause("KF-fight-08", "KF-fight-09")
def test_power_five_against_power_four_with_two_armor(keyforge):
    keyforge.add(beast("terror", 5), beast("paladin", 4, armor=2))
    t = keyforge.table(house="brobnar", line=["terror"], enemy_line=["paladin"])
    t.fight("terror", "paladin")
    assert t.damage("paladin") == 3, "two prevented, which are not placed on it"
    assert t.damage("terror") == 4
    assert t.in_play("terror") and t.in_play("paladin")


@pytest.mark.clause("KF-fightgl-03")
def test_what_follows_a_fight_is_lost_with_the_creature_it_belongs_to(keyforge):
    keyforge.add(beast("veteran", 4, whenever(ev.FOUGHT, WORDLESS, gain(1), itself=True)))
    t = keyforge.table(house="brobnar", line=["veteran"], enemy_line=["wolf"])
    t.fight("veteran", "wolf")
    assert t.aember == 1
    dies = keyforge.table(house="brobnar", line=["veteran"], enemy_line=["bear"])
    dies.fight("veteran", "bear")
    assert dies.aember == 0


@pytest.mark.clause("KF-fightgl-04", "KF-usecr-02")
def test_fighting_with_a_creature_is_using_it_under_the_normal_rules(keyforge):
    keyforge.add(deed("charge", fight_with(a(creature.friendly))), relic("tally", whenever(ev.USED, WORDLESS, gain(1), who=YOU)))
    t = keyforge.table(house="brobnar", hand=["charge"], line=["imp"], enemy_line=["hound", "goat"], artifacts=["tally"])
    t.play("charge")
    assert t.damage("hound") == 2, "Taunt left no other target"
    assert t.aember == 1


@pytest.mark.clause("KF-fightgl-05")
def test_the_opposing_creature_is_the_other_one_in_the_fight(keyforge):
    keyforge.add(beast("stunner", 2, before_fight(stun(FOUGHT))))
    t = keyforge.table(house="brobnar", line=["stunner", "wolf"], enemy_line=["goat", "ox"])
    t.fight("stunner", "ox")
    assert t.stunned("ox")
    assert not t.stunned("goat")


@pytest.mark.clause("KF-timing-14", "KF-assault-02", "KF-hazard-02")
def test_before_fight_assault_and_hazardous_are_ordered_by_the_active_player(keyforge):
    keyforge.add(beast("lancer", 6, before_fight(gain(1)), assault=1), beast("cactus", 9, hazardous=2))
    t = keyforge.table(house="brobnar", line=["lancer"], enemy_line=["cactus"])
    t.fight("lancer", "cactus")
    assert t.decision.kind == "order"
    assert t.decision.player == 0
    assert sorted(option.split(":")[2] for option in t.options) == ["cactus#1", "lancer#1", "lancer#1"]
    t.answer(next(option for option in t.options if "cactus" in option))
    assert t.damage("lancer") == 2
    assert t.damage("cactus") == 0
    t.s.choose(t.decision.options[0])
    assert t.damage("cactus") == 1 + 6


@pytest.mark.clause("KF-timing-16")
def test_fight_abilities_and_those_that_follow_fighting_or_using_are_simultaneous(keyforge):
    keyforge.add(
        beast("brawler", 4, on_fight(gain(1))),
        relic("chorus", whenever(ev.FOUGHT, WORDLESS, gain(10), who=YOU)),
        relic("tally", whenever(ev.USED, WORDLESS, gain(100), who=YOU)),
    )
    t = keyforge.table(house="brobnar", line=["brawler"], enemy_line=["goat"], artifacts=["chorus", "tally"])
    t.fight("brawler", "goat")
    assert t.decision.kind == "order"
    assert {option.split(":")[2].split("#")[0] for option in t.options} == {"brawler", "chorus", "tally"}
    assert not t.in_play("goat"), "after the damage"


@pytest.mark.clause("KF-damage-08")
def test_an_effect_damages_all_its_creatures_at_once(keyforge):
    keyforge.add(beast("bulwark", 2, whenever(ev.DESTROYED, WORDLESS, damage(1, a(creature.enemy)), cards=creature)))
    t = keyforge.table(house="brobnar", hand=["storm"], line=["goat", "wolf"], enemy_line=["bulwark", "goat"])
    t.s.log = []
    t.play("storm")
    dealt = [entry.event.card for entry in t.s.log if entry.event.kind == ev.DAMAGED]
    assert len(dealt) == 4
    kinds = happened(t)
    assert kinds.index(ev.TAGGED) > max(i for i, kind in enumerate(kinds) if kind == ev.DAMAGED)
    assert t.ids("line") == ["wolf"]
    assert t.ids("line", 2) == []
