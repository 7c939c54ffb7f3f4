"""Damage, healing and armor (KF-damage, KF-heal, KF-armor, KF-timing-19 to 21, KF-move, KF-pcounter, KF-splash)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, gear, relic

from tapete.core.effects import Choose, Keep, Sequence
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.vocabulary.abilities import action, whenever
from tapete.games.keyforge.vocabulary.aember import gain, lose
from tapete.games.keyforge.vocabulary.changes import gets, protected
from tapete.games.keyforge.vocabulary.conditions import has
from tapete.games.keyforge.vocabulary.damage import MoveDamage, damage, destroy, fully_heal, heal, power_counters
from tapete.games.keyforge.vocabulary.lasting import for_the_turn
from tapete.games.keyforge.vocabulary.nouns import IT, a, creature, each, upgrade
from tapete.games.keyforge.vocabulary.states import while_this_is


@pytest.mark.clause("KF-damage-01", "KF-damage-02", "KF-damage-03", "KF-pile-01", "KF-timing-21")
def test_damage_is_placed_and_as_much_as_power_destroys(keyforge):
    t = keyforge.table(house="brobnar", hand=["spark", "spark"], enemy_line=["boar"], enemy_discard=["goat"])
    t.play("spark")
    assert t.damage("boar") == 2
    assert t.in_play("boar")
    t.play("spark#2")
    assert t.ids("discard", 2) == ["boar", "goat"], "on top of its owner's pile"


@pytest.mark.clause("KF-damage-03", "KF-control-07", "KF-leave-06")
def test_a_destroyed_creature_goes_to_the_pile_of_its_owner(keyforge):
    t = keyforge.table(house="brobnar", hand=["axe"], enemy_line=[{"card": "wolf", "owner": 1}])
    t.play("axe")
    assert t.ids("discard") == ["axe", "wolf"]


@pytest.mark.clause("KF-damage-04")
def test_damage_stays_between_turns(keyforge):
    t = keyforge.table(house="brobnar", hand=["spark"], enemy_line=["ox"])
    t.play("spark")
    t.end_turn("mars").end_turn("brobnar")
    assert t.damage("ox") == 2


@pytest.mark.clause("KF-damage-05", "KF-damage-06")
def test_a_creature_whose_power_falls_to_its_damage_or_to_zero_is_destroyed(keyforge):
    keyforge.add(relic("gloom", *gets(power=-2, cards=creature.enemy)))
    t = keyforge.table(
        house="brobnar", hand=["gloom"], enemy_line=["goat", {"card": "boar", "damage": 2}, {"card": "bear", "damage": 2}]
    )
    t.play("gloom")
    assert t.ids("line", 2) == ["bear"], "power 0 with no damage, and power 2 with 2"
    assert t.power("bear") == 3


@pytest.mark.clause("KF-damage-06")
def test_the_check_is_continuous_whatever_the_power_depends_on(keyforge):
    keyforge.add(
        beast("rich", 1, *gets(power=4, when=has(YOU, 3))),
        beast("edge", 1, *gets(power=4, when=while_this_is("flank"))),
        deed("pay", gain(0)),
    )
    keyforge.add(deed("spend", lose(1)))
    t = keyforge.table(house="brobnar", hand=["spend"], line=[{"card": "rich", "damage": 2}], aember=3)
    assert t.in_play("rich")
    t.play("spend")
    assert t.zone("rich") == "discard", "the pool fell below three"
    flank = keyforge.table(house="brobnar", hand=["goat"], line=["wolf", {"card": "edge", "damage": 2}])
    flank.play("goat", flank="right")
    assert flank.zone("edge") == "discard", "no longer on a flank"


@pytest.mark.clause("KF-damage-07")
def test_damage_does_not_reduce_power(keyforge):
    t = keyforge.table(house="brobnar", line=[{"card": "bear", "damage": 4}], enemy_line=["ox"])
    assert t.power("bear") == 5
    t.fight("bear", "ox")
    assert t.damage("ox") == 5


@pytest.mark.clause("KF-damage-09", "KF-leave-05", "KF-capture-05")
def test_the_aember_of_a_creature_that_leaves_goes_to_its_controllers_opponent(keyforge):
    t = keyforge.table(house="brobnar", hand=["axe"], line=[{"card": "wolf", "owner": 2, "aember": 2}])
    t.play("axe")
    assert (t.aember, t.enemy_aember) == (0, 2), "the controller counts, not the owner"
    other = keyforge.table(house="brobnar", hand=["axe"], enemy_line=[{"card": "wolf", "aember": 3}])
    other.play("axe")
    assert other.aember == 3


@pytest.mark.clause("KF-pcounter-01")
def test_each_power_counter_raises_power_by_one(keyforge):
    keyforge.add(deed("feed", power_counters(2, a(creature))))
    t = keyforge.table(house="brobnar", hand=["feed", "feed"], line=["wolf"])
    t.play("feed")
    assert t.power("wolf") == 5
    t.play("feed#2")
    assert t.power("wolf") == 7
    assert t.on("wolf", "power_counters") == 4


# -- healing and moving


@pytest.mark.clause("KF-heal-01", "KF-heal-02")
def test_healing_removes_the_damage_stated_or_all_of_it(keyforge):
    keyforge.add(deed("cure", fully_heal(a(creature))))
    t = keyforge.table(house="brobnar", hand=["balm", "cure"], line=[{"card": "whale", "damage": 7}])
    t.play("balm")
    assert t.damage("whale") == 4
    t.play("cure")
    assert t.damage("whale") == 0
    little = keyforge.table(house="brobnar", hand=["balm"], line=[{"card": "whale", "damage": 2}])
    little.play("balm")
    assert little.damage("whale") == 0, "at most what it has"


@pytest.mark.clause("KF-heal-03", "KF-heal-04", "KF-ability-08")
def test_an_undamaged_creature_may_be_chosen_but_is_not_healed(keyforge):
    keyforge.add(relic("nurse", whenever(ev.HEALED, WORDLESS, gain(1))))
    t = keyforge.table(house="brobnar", hand=["balm", "balm"], line=["wolf", {"card": "bear", "damage": 1}], artifacts=["nurse"])
    t.play("balm")
    assert t.choices() == {"wolf", "bear"}
    t.choose("wolf")
    assert t.aember == 0
    t.play("balm#2").choose("bear")
    assert t.aember == 1


@pytest.mark.clause("KF-ability-08")
def test_a_target_that_fits_may_be_chosen_though_nothing_will_change(keyforge):
    t = keyforge.table(house="brobnar", hand=["daze"], line=[{"card": "wolf", "stunned": True}, "bear"])
    t.play("daze")
    assert t.choices() == {"wolf", "bear"}
    t.choose("wolf")
    assert t.stunned("wolf") and not t.stunned("bear")


class KeepIt(Choose):
    def emit(self, code):
        super().emit(code)
        code.add(Keep())


@pytest.mark.clause("KF-move-02")
def test_without_a_creature_to_take_it_from_no_damage_is_moved(keyforge):
    keyforge.add(deed("shift", Sequence(KeepIt(a(creature.friendly)), MoveDamage(3, IT, a(creature.enemy)))))
    t = keyforge.table(house="brobnar", hand=["shift"], enemy_line=[{"card": "ox", "damage": 1}])
    t.play("shift")
    assert (t.damage("ox"), t.ids("discard")) == (1, ["shift"])


@pytest.mark.clause("KF-move-02", "KF-move-03", "KF-ward-07")
def test_moved_damage_is_not_dealt_but_kills_all_the_same(keyforge):
    keyforge.add(
        deed("shift", Sequence(KeepIt(a(creature.friendly)), MoveDamage(3, IT, a(creature.enemy)))),
        relic("echo", whenever(ev.DAMAGED, WORDLESS, gain(5))),
    )
    t = keyforge.table(
        house="brobnar", hand=["shift"], line=[{"card": "ox", "damage": 4}], enemy_line=["knight"], artifacts=["echo"]
    )
    t.play("shift")
    assert (t.damage("ox"), t.damage("knight")) == (1, 3), "armor does not prevent it"
    assert t.aember == 0
    dies = keyforge.table(house="brobnar", hand=["shift"], line=[{"card": "ox", "damage": 4}], enemy_line=["wolf"])
    dies.play("shift")
    assert dies.zone("wolf") == "discard"
    warded = keyforge.table(
        house="brobnar", hand=["shift"], line=[{"card": "ox", "damage": 4}], enemy_line=[{"card": "wolf", "warded": True}]
    )
    warded.play("shift")
    assert warded.zone("wolf") == "discard", "the ward replaces one attempt; the damage is still there"


@pytest.mark.clause("KF-splash-01", "KF-splash-02")
def test_splash_hits_the_neighbors_of_the_target_at_the_same_time(keyforge):
    keyforge.add(deed("blast", damage(4, a(creature), splash=2)))
    t = keyforge.table(house="brobnar", hand=["blast", "blast"], enemy_line=["wolf", "ox", "bear", "whale"])
    t.s.log = []
    t.play("blast").choose("ox")
    assert [t.damage(id) for id in ("ox", "bear", "whale")] == [4, 2, 0]
    assert t.damage("wolf") == 2
    dealt = [entry.event.kind for entry in t.s.log if entry.event.kind in (ev.DAMAGED, ev.TAGGED)]
    assert dealt == [ev.DAMAGED] * 3
    t.play("blast#2").choose("wolf")
    assert t.zone("ox") == "discard", "on a flank there is one neighbor: 4 and 2 kill it"
    assert t.damage("bear") == 2


# -- armor


@pytest.mark.clause("KF-armor-01", "KF-armor-02", "KF-armor-03", "KF-timing-20")
def test_armor_prevents_as_much_as_its_value_each_turn(keyforge):
    keyforge.add(deed("prick", damage(1, a(creature))), deed("stab", damage(3, a(creature))))
    t = keyforge.table(house="brobnar", hand=["prick", "stab", "stab"], enemy_line=["knight"])
    t.play("prick")
    assert t.damage("knight") == 0
    t.play("stab")
    assert t.damage("knight") == 2, "one of armor was left"
    t.play("stab#2")
    assert t.zone("knight") == "discard"


@pytest.mark.clause("KF-armor-04")
def test_armor_is_restored_in_every_turn_of_either_player(keyforge):
    keyforge.add(relic("thorns", action(damage(2, each(creature)))))
    t = keyforge.table(
        house="brobnar", artifacts=["thorns"], line=["knight"], enemy_artifacts=["thorns"], enemy_houses=["brobnar", "dis", "logos"]
    )
    t.use("1:thorns")
    assert t.damage("knight") == 0
    t.end_turn("brobnar")
    t.use("2:thorns")
    assert t.damage("knight") == 0, "restored in the opponent's turn"
    t.end_turn("brobnar")
    t.use("1:thorns")
    assert t.damage("knight") == 0


@pytest.mark.clause("KF-armor-05", "KF-armor-09")
def test_gained_armor_is_added_also_to_a_creature_that_has_none(keyforge):
    t = keyforge.table(
        house="brobnar",
        hand=["storm"],
        line=[{"card": "knight", "upgrades": ["shield"]}, {"card": "wolf", "upgrades": ["shield"]}, "bear"],
    )
    assert (t.armor("knight"), t.armor("wolf"), t.armor("bear")) == (4, 2, 0)
    t.play("storm")
    assert [t.damage(id) for id in ("knight", "wolf", "bear")] == [0, 0, 2]


@pytest.mark.clause("KF-armor-06")
def test_armor_gained_later_does_not_undo_damage(keyforge):
    t = keyforge.table(house="brobnar", hand=["spark", "shield", "spark"], line=["bear"])
    t.play("spark").play("shield")
    assert t.damage("bear") == 2
    t.play("spark#2")
    assert t.damage("bear") == 2


@pytest.mark.clause("KF-armor-07", "KF-armor-08")
def test_armor_that_is_lost_takes_what_was_spent_first_and_deals_nothing_back(keyforge):
    keyforge.add(deed("strip", destroy(a(upgrade))), deed("bonk", damage(3, a(creature))))
    t = keyforge.table(house="brobnar", hand=["bonk", "strip", "spark"], line=[{"card": "knight", "upgrades": ["shield"]}])
    t.play("bonk")
    assert t.damage("knight") == 0
    t.play("strip")
    assert t.armor("knight") == 2
    assert t.damage("knight") == 0, "what was prevented stays prevented"
    t.play("spark")
    assert t.damage("knight") == 1, "of the three spent, two went with the shield; one is left"


@pytest.mark.clause("KF-armor-08")
def test_armor_that_comes_and_goes_takes_spent_armor_with_it(keyforge):
    keyforge.add(
        deed("prick", damage(1, a(creature))),
        gear("plate", *gets(armor=2)),
    )
    keyforge.add(deed("strip", destroy(a(upgrade))))
    t = keyforge.table(house="brobnar", hand=["prick", "plate", "strip", "spark"], line=["knight"])
    t.play("prick").play("plate").play("strip").play("spark")
    assert t.damage("knight") == 0, "the one spent was among the two lost"


@pytest.mark.clause("KF-timing-19")
def test_prevention_comes_before_armor(keyforge):
    keyforge.add(deed("aegis", for_the_turn(protected(creature.friendly, WORDLESS))))
    t = keyforge.table(house="brobnar", hand=["aegis", "storm"], line=["knight"], enemy_line=["bear"])
    t.play("aegis").play("storm")
    assert t.damage("knight") == 0
    assert t.on("knight", "armor_used") == 0, "no armor was spent"
    assert t.damage("bear") == 2


@pytest.mark.clause("KF-heal-01")
def test_an_amount_to_heal_is_not_more_than_the_damage(keyforge):
    keyforge.add(deed("mend", Sequence(heal(5, a(creature)), gain(1))))
    t = keyforge.table(house="brobnar", hand=["mend"], line=[{"card": "wolf", "damage": 1}])
    t.play("mend")
    assert t.damage("wolf") == 0
    assert t.power("wolf") == 3
