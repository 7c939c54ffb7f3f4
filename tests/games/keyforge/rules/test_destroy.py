"""Destruction (KF-destroy, KF-timing-22 to 25, KF-replace)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, gear, relic

from tapete.core.abilities import Constant
from tapete.core.effects import If, Sequence
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import modifiers as m
from tapete.games.keyforge.modifiers import OPPONENT, Change
from tapete.games.keyforge.vocabulary.abilities import after, destroyed, each_time, gained, on_destroyed, on_play, whenever
from tapete.games.keyforge.vocabulary.aember import gain, steal
from tapete.games.keyforge.vocabulary.changes import gets
from tapete.games.keyforge.vocabulary.conditions import IF_YOU_DO, has
from tapete.games.keyforge.vocabulary.damage import damage, destroy, fully_heal, heal, sacrifice
from tapete.games.keyforge.vocabulary.lasting import for_the_turn
from tapete.games.keyforge.vocabulary.nouns import IT, THE_UPGRADE, THIS, a, creature, each
from tapete.games.keyforge.vocabulary.power import the_most_powerful
from tapete.games.keyforge.vocabulary.replacements import Instead, InsteadOfDestruction, reaping_steals
from tapete.games.keyforge.vocabulary.zones import archive, purge, return_to_hand


def log_of(t, *kinds):
    return [entry.event.kind for entry in t.s.log if entry.event.kind in kinds]


def mourner():
    return relic("mourner", whenever(ev.DESTROYED, WORDLESS, gain(10), cards=creature))


def cloak():
    """Destroyed: fully heal this creature and destroy this upgrade instead."""
    return gear("cloak", gained(on_destroyed(InsteadOfDestruction(fully_heal(THIS), destroy(THE_UPGRADE)))))


@pytest.mark.clause("KF-destroy-01", "KF-destroy-02", "KF-timing-22", "KF-timing-23", "KF-timing-24")
def test_tagged_then_destroyed_abilities_then_the_pile_then_what_follows(keyforge):
    keyforge.add(beast("martyr", 2, on_destroyed(steal(1))), mourner())
    t = keyforge.table(house="brobnar", hand=["spark"], line=["martyr"], artifacts=["mourner"], enemy_aember=1)
    t.s.log = []
    t.play("spark")
    kinds = (ev.DAMAGED, ev.TAGGED, ev.STOLEN, ev.LEFT, ev.DESTROYED, ev.GAINED)
    assert log_of(t, *kinds) == list(kinds)


@pytest.mark.clause("KF-destroy-03", "KF-activepl-01", "KF-timing-01", "KF-destroy-15")
def test_the_active_player_orders_the_destroyed_abilities_of_cards_tagged_together(keyforge):
    keyforge.add(beast("martyr", 2, on_destroyed(gain(1))), beast("thief", 2, on_destroyed(steal(5))))
    t = keyforge.table(house="brobnar", hand=["storm"], line=["martyr"], enemy_line=["thief"])
    t.play("storm")
    assert t.decision.kind == "order"
    assert t.decision.player == 0, "also for the opponent's card"
    t.answer(next(option for option in t.options if "martyr" in option))
    assert (t.aember, t.enemy_aember) == (0, 1), "first gained, then stolen"
    other = keyforge.table(house="brobnar", hand=["storm"], line=["martyr"], enemy_line=["thief"])
    other.play("storm")
    other.answer(next(option for option in other.options if "thief" in option))
    assert (other.aember, other.enemy_aember) == (1, 0)


@pytest.mark.clause("KF-destroy-04", "KF-destroy-16")
@pytest.mark.parametrize("order", [["goat", "mouse", "imp"], ["imp", "goat", "mouse"]])
def test_the_active_player_orders_the_discard_piles(keyforge, order):
    t = keyforge.table(house="brobnar", hand=["storm"], enemy_line=["goat", "mouse", "imp"], order_discards=True)
    t.play("storm")
    for id in order[:-1]:
        assert t.decision.kind == "order"
        assert t.decision.player == 0
        t.act("discard", id)
    assert t.ids("discard", 2) == order[::-1], "the last one lies on top"


@pytest.mark.clause("KF-destroy-06", "KF-destroy-14")
def test_healing_a_tagged_creature_does_not_save_it(keyforge):
    keyforge.add(
        beast("duma", 1, on_destroyed(fully_heal(each(creature.friendly.other)))),
        beast("remiel", 2),
        beast("jehu", 3),
    )
    t = keyforge.table(house="brobnar", hand=["storm"], line=["duma", "remiel", "jehu"])
    t.play("storm")
    assert t.ids("line") == ["jehu"]
    assert t.damage("jehu") == 0, "the one that was not tagged is healed"
    assert t.zone("remiel") == "discard"


@pytest.mark.clause("KF-destroy-07", "KF-leave-04")
@pytest.mark.parametrize(("verb", "zone"), [(return_to_hand, "hand"), (archive, "archives"), (purge, "purged")])
def test_a_tagged_creature_moved_elsewhere_still_counts_as_destroyed(keyforge, verb, zone):
    keyforge.add(beast("slippery", 2, on_destroyed(verb(THIS))), mourner())
    t = keyforge.table(house="brobnar", hand=["axe"], line=["slippery"], artifacts=["mourner"])
    t.play("axe")
    assert t.zone("slippery") == zone
    assert t.aember == 10


@pytest.mark.clause("KF-destroy-08", "KF-destroy-19", "KF-timing-25")
def test_a_cascade_goes_to_the_piles_in_one_step_and_only_then_are_its_effects_answered(keyforge):
    keyforge.add(
        beast("bomb", 2, on_destroyed(damage(3, each(creature.other)))),
        beast("fuse", 3, on_destroyed(gain(1))),
        beast("tolas", 3, whenever(ev.DESTROYED, WORDLESS, gain(100), cards=creature)),
        beast("keeper", 9, whenever(ev.DESTROYED, WORDLESS, gain(10), cards=creature)),
    )
    t = keyforge.table(house="brobnar", hand=["axe"], line=["bomb", "fuse", "tolas", "keeper"])
    t.s.log = []
    t.play("axe").choose("bomb")
    left = [index for index, entry in enumerate(t.s.log) if entry.event.kind == ev.LEFT]
    destroyed = [index for index, entry in enumerate(t.s.log) if entry.event.kind == ev.DESTROYED]
    gains = [index for index, entry in enumerate(t.s.log) if entry.event.kind == ev.GAINED]
    assert len(left) == 3 and left == list(range(left[0], left[0] + 3)), "in a single step"
    assert gains[0] < left[0], "the new Destroyed abilities come before anything is discarded"
    assert min(destroyed) > max(left)
    assert t.aember == 1 + 3 * 10, "the one that fell in the same destruction answers nothing"
    assert t.ids("line") == ["keeper"]


@pytest.mark.clause("KF-destroy-09")
def test_a_tagged_creature_cannot_be_chosen_to_be_destroyed_or_sacrificed(keyforge):
    keyforge.add(
        beast("grudge", 2, on_destroyed(destroy(a(creature.enemy)))),
        beast("guilt", 2, on_destroyed(sacrifice(a(creature.friendly)))),
    )
    t = keyforge.table(house="brobnar", hand=["storm"], line=["grudge"], enemy_line=["goat", "wolf", "bear"])
    t.play("storm")
    assert t.choices() == {"wolf", "bear"}
    assert t.refusal("choose", "goat").clause == "KF-destroy-09"
    assert t.refusal("choose", "grudge").clause == "KF-destroy-09"
    t.choose("bear")
    assert t.ids("line", 2) == ["wolf"]
    own = keyforge.table(house="brobnar", hand=["storm"], line=["guilt", "goat"])
    own.play("storm")
    assert own.ids("line") == [], "nothing was left to be sacrificed"


@pytest.mark.clause("KF-destroy-10")
def test_a_tagged_card_is_not_tagged_again(keyforge):
    keyforge.add(beast("martyr", 2, on_destroyed(gain(1))), beast("purger", 2, on_destroyed(destroy(each(creature)))))
    t = keyforge.table(house="brobnar", hand=["storm"], line=["martyr", "purger"])
    t.play("storm")
    t.answer(next(option for option in t.options if "purger" in option))
    assert t.aember == 1, "its ability triggered once"


@pytest.mark.clause("KF-destroy-11", "KF-destroy-13")
def test_only_the_destroyed_abilities_it_had_when_tagged_trigger(keyforge):
    keep = on_destroyed(archive(THIS))
    keyforge.add(beast("archimedes", 2, Constant(Change(m.GRANT, WORDLESS, creature.neighboring, ability=keep))))
    t = keyforge.table(house="brobnar", hand=["flood"], line=["mouse", "goat", "archimedes", "boar", "bear"])
    t.play("flood")
    while t.decision.kind == "order":
        t.s.choose(t.decision.options[0])
    assert sorted(t.ids("archives")) == ["boar", "goat"], "its neighbors when they were tagged"
    assert {"mouse", "bear", "archimedes"} <= set(t.ids("discard")), "those that became neighbors later gained nothing"


@pytest.mark.clause("KF-destroy-15", "KF-destroy-16")
def test_the_third_example_of_the_rulebook(keyforge):
    keyforge.add(
        beast("dust-imp", 2, on_destroyed(gain(2))),
        gear("soulkeeper", gained(on_destroyed(destroy(the_most_powerful(creature.enemy))))),
        beast("groggins", 8),
        gear("phoenix-heart", gained(on_destroyed(return_to_hand(THIS), damage(3, each(creature))))),
        beast("mandria", 3),
        beast("rover", 2),
        beast("attacker", 5),
    )
    t = keyforge.table(
        house="brobnar",
        line=["attacker", {"card": "groggins", "upgrades": ["phoenix-heart"]}, "mandria"],
        enemy_line=[{"card": "dust-imp", "upgrades": ["soulkeeper"]}, "rover"],
        order_discards=True,
    )
    t.fight("attacker", "dust-imp")
    assert t.decision.kind == "order" and t.decision.player == 0, "the attacker orders both abilities of the imp"
    t.answer(t.options[1])
    assert t.zone("groggins") == "hand", "tagged by the first, returned by its own heart"
    assert t.decision.kind == "order", "what is tagged and still in play is discarded in the order they choose"
    named = {option.split(":")[-1].split("#")[0] for option in t.options}
    assert named == {"dust-imp", "mandria", "rover", "attacker"}
    while t.decision.kind == "order":
        t.s.choose(t.decision.options[0])
    assert t.enemy_aember == 2
    assert t.ids("line") == [] and t.ids("line", 2) == []


@pytest.mark.clause("KF-destroy-17")
def test_a_tagged_card_is_still_in_play_with_its_constant_abilities_and_place(keyforge):
    keyforge.add(
        beast("captain", 2, *gets(power=3, cards=creature.friendly.other)),
        beast("witness", 1, on_destroyed(damage(2, each(creature.neighboring)))),
    )
    t = keyforge.table(house="brobnar", hand=["flood"], line=["captain", "witness", "wolf"])
    t.s.log = []
    t.play("flood")
    assert len(log_of(t, ev.DAMAGED)) == 2, "both neighbors were still beside it"
    alive = keyforge.table(house="brobnar", hand=["spark"], line=["captain", {"card": "goat", "damage": 3}])
    assert alive.power("goat") == 5
    alive.play("spark").choose("captain")
    assert alive.zone("goat") == "discard", "only once the captain had gone"


@pytest.mark.clause("KF-destroy-20")
def test_when_an_ability_takes_the_card_out_of_play_its_other_ones_are_lost(keyforge):
    keyforge.add(beast("torn", 2, on_destroyed(return_to_hand(THIS)), on_destroyed(gain(4))))
    for first, aember in ((0, 0), (1, 4)):
        t = keyforge.table(house="brobnar", hand=["axe"], line=["torn"])
        t.play("axe")
        t.s.choose(t.decision.options[first])
        assert t.zone("torn") == "hand"
        assert t.aember == aember


@pytest.mark.clause("KF-timing-02")
def test_each_time_and_after_effects_trigger_at_the_same_moment(keyforge):
    keyforge.add(
        relic("each-time", each_time(destroyed(creature), gain(1))),
        relic("after", after(destroyed(creature), steal(1))),
    )
    t = keyforge.table(house="brobnar", hand=["axe"], enemy_line=["goat"], artifacts=["each-time", "after"], enemy_aember=1)
    t.play("axe")
    assert t.decision.kind == "order"
    assert len(t.options) == 2


@pytest.mark.clause("KF-cardab-03")
def test_an_ability_may_act_on_a_destroyed_card_in_its_pile(keyforge):
    keyforge.add(deed("erase", Sequence(destroy(a(creature)), purge(IT))), beast("slippery", 2, on_destroyed(return_to_hand(THIS))))
    t = keyforge.table(house="brobnar", hand=["erase"], enemy_line=["wolf"])
    t.play("erase")
    assert t.ids("purged", 2) == ["wolf"]
    away = keyforge.table(house="brobnar", hand=["erase"], enemy_line=["slippery"])
    away.play("erase")
    assert away.ids("hand", 2) == ["slippery"], "in a hidden zone it is out of reach (KF-leave-04)"


# -- replacements


@pytest.mark.clause("KF-replace-01", "KF-replace-02", "KF-replace-03", "KF-replace-07", "KF-destroy-05", "KF-replace-09")
def test_a_replacement_takes_the_tag_away(keyforge):
    keyforge.add(cloak(), mourner())
    t = keyforge.table(
        house="brobnar", hand=["flood"], line=[{"card": "ox", "damage": 3, "upgrades": ["cloak"]}, "wolf"], artifacts=["mourner"]
    )
    t.play("flood")
    assert t.in_play("ox")
    assert t.damage("ox") == 0
    assert t.zone("cloak") == "discard"
    assert t.aember == 10, "only the wolf was destroyed"


@pytest.mark.clause("KF-replace-04")
def test_the_replacement_lasts_through_the_window(keyforge):
    mantle = gained(on_destroyed(InsteadOfDestruction(fully_heal(THIS), return_to_hand(THE_UPGRADE))))
    keyforge.add(
        cloak(),
        gear("mantle", mantle),
        beast("bomb", 2, on_destroyed(damage(9, each(creature.other)))),
        beast("reaper", 2, on_destroyed(destroy(each(creature.other)))),
    )
    for gone in ("bomb", "reaper"):
        for worn in ("cloak", "mantle"):
            t = keyforge.table(house="brobnar", hand=["flood"], line=[{"card": "ox", "upgrades": [worn]}, gone])
            t.play("flood")
            t.answer(next(option for option in t.options if "ox" in option))
            assert t.in_play("ox"), "a second attempt in the same window is replaced too, whatever became of the upgrade"
            assert t.damage("ox") == 0
    later = keyforge.table(house="brobnar", hand=["flood", "axe"], line=[{"card": "ox", "upgrades": ["cloak"]}])
    later.play("flood").play("axe")
    assert later.zone("ox") == "discard", "the window is over"


@pytest.mark.clause("KF-replace-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_other_destroyed_abilities_of_the_saved_card_still_resolve(keyforge, first):
    keyforge.add(cloak(), beast("martyr", 4, on_destroyed(gain(1))))
    t = keyforge.table(house="brobnar", hand=["axe"], line=[{"card": "martyr", "upgrades": ["cloak"]}])
    t.play("axe")
    t.s.choose(t.decision.options[first])
    assert t.in_play("martyr")
    assert t.aember == 1


@pytest.mark.clause("KF-replace-05", "KF-replace-08")
@pytest.mark.parametrize(("pool", "stolen"), [(6, 1), (7, 2)])
def test_an_instead_that_names_nothing_replaces_another_part_of_its_effect(keyforge, pool, stolen):
    keyforge.add(beast("wristclocks", 2, on_play(Instead(steal(1), has(OPPONENT, 7), steal(2)))))
    t = keyforge.table(house="brobnar", hand=["wristclocks"], enemy_aember=pool)
    t.play("wristclocks")
    assert t.aember == stolen
    assert t.enemy_aember == pool - stolen


@pytest.mark.clause("KF-replace-01", "KF-replace-02", "KF-replace-06")
def test_reaping_that_steals_does_not_gain(keyforge):
    keyforge.add(deed("door", for_the_turn(reaping_steals())), relic("echo", whenever(ev.GAINED, WORDLESS, heal(1, a(creature)))))
    t = keyforge.table(house="brobnar", hand=["door"], line=["wolf"], enemy_aember=2)
    t.play("door")
    t.s.log = []
    t.reap("wolf")
    assert (t.aember, t.enemy_aember) == (1, 1)
    assert ev.GAINED not in log_of(t, ev.GAINED, ev.STOLEN)
    empty = keyforge.table(house="brobnar", hand=["door"], line=["wolf"])
    empty.play("door").reap("wolf")
    assert empty.aember == 0, "what was replaced does not happen"


@pytest.mark.clause("KF-replace-09", "KF-ifyoudo-01")
@pytest.mark.parametrize(("upgrades", "aember"), [([], 4), (["cloak"], 0)])
def test_inside_a_window_too_what_was_saved_was_not_destroyed(keyforge, upgrades, aember):
    avenge = on_destroyed(Sequence(destroy(a(creature.enemy)), If(IF_YOU_DO, gain(4))))
    keyforge.add(cloak(), beast("avenger", 2, avenge))
    t = keyforge.table(house="brobnar", hand=["axe"], line=["avenger"], enemy_line=[{"card": "ox", "upgrades": upgrades}])
    t.play("axe").choose("avenger")
    assert t.aember == aember
    assert t.in_play("ox") is bool(upgrades)
