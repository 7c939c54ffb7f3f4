"""Æmber on the move, and doing as much as is said (KF-aember, KF-capture, KF-steal, KF-move, KF-pay, KF-ifyoudo, KF-may)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, relic

from tapete.core.effects import If, May, Sequence
from tapete.core.language import Words
from tapete.core.visibility import Shown
from tapete.games.keyforge import events as ev
from tapete.games.keyforge.modifiers import OPPONENT, YOU
from tapete.games.keyforge.vocabulary.abilities import action, on_destroyed, on_play, on_reap, whenever
from tapete.games.keyforge.vocabulary.aember import (
    capture,
    forge_key,
    gain,
    lose,
    move_aember,
    opponent_loses,
    steal,
)
from tapete.games.keyforge.vocabulary.amounts import Counted, this_way
from tapete.games.keyforge.vocabulary.changes import gets, must_pay, receives_spent, spendable
from tapete.games.keyforge.vocabulary.conditions import IF_YOU_DO, PoolIs
from tapete.games.keyforge.vocabulary.damage import damage, destroy
from tapete.games.keyforge.vocabulary.nouns import a, artifact, creature, each
from tapete.games.keyforge.vocabulary.replacements import catches_aember
from tapete.games.keyforge.vocabulary.zones import draw


@pytest.mark.clause("KF-aember-02")
def test_only_the_aember_in_the_pool_is_yours(keyforge):
    mine = Counted("pool", WORDLESS, YOU)
    keyforge.add(deed("weigh", gain(mine)))
    t = keyforge.table(house="brobnar", hand=["weigh"], aember=2, line=[{"card": "wolf", "aember": 5}])
    t.play("weigh")
    assert t.aember == 4


@pytest.mark.clause("KF-capture-01", "KF-capture-03", "KF-capture-04")
@pytest.mark.parametrize(("pool", "caught"), [(5, 3), (2, 2), (0, 0)])
def test_capturing_moves_aember_from_the_opponents_pool_onto_the_creature(keyforge, pool, caught):
    keyforge.add(beast("jailer", 4, on_play(capture(3))))
    t = keyforge.table(house="brobnar", hand=["jailer"], line=["wolf"], enemy_aember=pool, aember=1)
    t.play("jailer")
    assert t.on("jailer", "aember") == caught
    assert t.on("wolf", "aember") == 0
    assert t.enemy_aember == pool - caught
    assert t.aember == 1


@pytest.mark.clause("KF-capture-02")
def test_captured_aember_cannot_be_spent_by_anybody(keyforge):
    keyforge.add(deed("smithy", forge_key()))
    t = keyforge.table(
        house="brobnar",
        hand=["smithy"],
        aember=5,
        line=[{"card": "wolf", "aember": 9}],
        enemy_line=[{"card": "bear", "aember": 9}],
        enemy_aember=5,
    )
    t.play("smithy")
    assert t.keys() == 0
    t.answer("pass")
    assert t.decision.kind == "house"
    assert t.keys(2) == 0


@pytest.mark.clause("KF-capture-02", "KF-forge-10")
def test_unless_an_ability_says_so(keyforge):
    keyforge.add(beast("banker", 4, spendable()), deed("smithy", forge_key()))
    t = keyforge.table(house="brobnar", hand=["smithy"], aember=0, line=[{"card": "banker", "aember": 6}])
    t.play("smithy")
    while t.decision.kind in ("pay", "key"):
        t.s.choose(t.decision.options[0])
    assert t.keys() == 1
    assert t.on("banker", "aember") == 0


@pytest.mark.clause("KF-capture-06")
def test_returned_aember_goes_to_the_opponent_of_who_controls_the_creature(keyforge):
    keyforge.add(deed("ransom", move_aember(None, each(creature), back=True)))
    t = keyforge.table(
        house="brobnar",
        hand=["ransom"],
        line=[{"card": "wolf", "owner": 2, "aember": 2}],
        enemy_line=[{"card": "bear", "aember": 3}],
    )
    t.play("ransom")
    assert (t.aember, t.enemy_aember) == (3, 2)
    assert t.on("wolf", "aember") == 0


@pytest.mark.clause("KF-steal-01", "KF-steal-02")
@pytest.mark.parametrize(("pool", "stolen"), [(5, 2), (1, 1), (0, 0)])
def test_stealing_moves_aember_between_the_pools_as_far_as_there_is(keyforge, pool, stolen):
    keyforge.add(deed("pinch", steal(2)))
    t = keyforge.table(house="brobnar", hand=["pinch"], aember=1, enemy_aember=pool)
    t.play("pinch")
    assert (t.aember, t.enemy_aember) == (1 + stolen, pool - stolen)


@pytest.mark.clause("KF-move-01")
def test_moving_aember_is_neither_capturing_nor_stealing_nor_losing(keyforge):
    keyforge.add(
        deed("empty-it", move_aember(2, a(creature))),
        relic("alarm", whenever((ev.CAPTURED, ev.STOLEN, ev.LOST, ev.GAINED), WORDLESS, damage(1, each(creature)))),
    )
    t = keyforge.table(house="brobnar", hand=["empty-it"], line=[{"card": "wolf", "aember": 3}], artifacts=["alarm"])
    t.play("empty-it")
    assert t.aember == 2
    assert t.on("wolf", "aember") == 1
    assert t.damage("wolf") == 0


@pytest.mark.clause("KF-pay-01")
def test_paying_an_opponent_moves_aember_to_their_pool(keyforge):
    keyforge.add(relic("gatehouse", must_pay(1, "use", artifact, WORDLESS)))
    t = keyforge.table(house="brobnar", artifacts=["lamp"], enemy_artifacts=["gatehouse"], aember=3)
    t.use("lamp")
    assert (t.aember, t.enemy_aember) == (3 - 1 + 1, 1)
    poor = keyforge.table(house="brobnar", artifacts=["lamp"], enemy_artifacts=["gatehouse"])
    assert poor.refusal("action", "lamp").clause == "KF-ifyoudo-01"


# -- doing as much as is said


@pytest.mark.clause("KF-ifyoudo-01")
@pytest.mark.parametrize(("pool", "reward"), [(2, True), (1, False), (0, False)])
def test_if_you_do_needs_the_whole_of_what_was_asked(keyforge, pool, reward):
    keyforge.add(deed("bargain", Sequence(lose(2), If(IF_YOU_DO, destroy(a(creature.enemy))))))
    t = keyforge.table(house="brobnar", hand=["bargain"], aember=pool, enemy_line=["wolf"])
    t.play("bargain")
    assert t.in_play("wolf") is not reward


@pytest.mark.clause("KF-ifyoudo-01")
def test_a_warded_creature_was_not_destroyed(keyforge):
    keyforge.add(deed("slay", Sequence(destroy(a(creature)), If(IF_YOU_DO, gain(3)))))
    t = keyforge.table(house="brobnar", hand=["slay", "slay"], enemy_line=[{"card": "wolf", "warded": True}])
    t.play("slay")
    assert t.aember == 0
    t.play("slay#2")
    assert t.aember == 3


@pytest.mark.clause("KF-thisway-01")
def test_this_way_counts_only_what_this_resolution_brought_about(keyforge):
    keyforge.add(deed("cull", Sequence(destroy(each(creature.power(0, 2))), gain(this_way(WORDLESS)))))
    t = keyforge.table(house="brobnar", hand=["cull", "axe", "cull"], line=["mouse", "goat"], enemy_line=["imp", "bear", "wolf"])
    t.play("axe").choose("wolf")
    t.play("cull")
    assert t.aember == 3, "not the one destroyed before"
    t.play("cull#2")
    assert t.aember == 3


@pytest.mark.clause("KF-may-01")
def test_may_is_optional_and_once_chosen_done_as_far_as_possible(keyforge):
    keyforge.add(beast("tempter", 2, on_reap(May(Sequence(opponent_loses(1), damage(2, a(creature.enemy)), gain(1))))))
    for answer, aember in (("yes", 2), ("no", 1)):
        t = keyforge.table(house="brobnar", line=["tempter"], enemy_aember=1)
        t.reap("tempter")
        assert set(t.options) == {"yes", "no"}
        t.answer(answer)
        assert t.aember == aember
        assert t.enemy_aember == (0 if answer == "yes" else 1)


@pytest.mark.clause("KF-ability-09")
def test_instructions_are_carried_out_in_order_each_finished_before_the_next(keyforge):
    keyforge.add(
        beast("fragile", 2, whenever(ev.DESTROYED, WORDLESS, gain(5), cards=creature)),
        deed("combo", Sequence(destroy(a(creature.enemy)), steal(2), damage(1, a(creature.friendly)))),
        relic("mourner", whenever(ev.DESTROYED, Words("", ""), opponent_loses(1), cards=creature)),
    )
    t = keyforge.table(house="brobnar", hand=["combo"], line=["wolf"], enemy_line=["goat"], enemy_aember=2, artifacts=["mourner"])
    t.s.log = []
    t.play("combo")
    order = [entry.event.kind for entry in t.s.log if entry.event.kind in (ev.DESTROYED, ev.LOST, ev.STOLEN, ev.DAMAGED)]
    assert order == [ev.DESTROYED, ev.LOST, ev.STOLEN, ev.DAMAGED]
    assert t.aember == 1, "one was lost before two could be stolen"


@pytest.mark.clause("KF-pay-01", "KF-replace-02")
@pytest.mark.parametrize("deed", ["reap", "fight", "action"])
def test_a_toll_is_an_event_like_any_other_and_can_be_caught_on_its_way(keyforge, deed):
    keyforge.add(
        relic("gatehouse", must_pay(2, "use", creature, WORDLESS)),
        beast("web", 9, catches_aember()),
        beast("smith", 9, action(draw(1))),
    )
    t = keyforge.table(
        house="brobnar", line=["smith", "web"], aember=2, enemy_line=["mouse"], enemy_artifacts=["gatehouse"], enemy_aember=1
    )
    t.act(deed, "smith", *(["mouse"] if deed == "fight" else []))
    assert t.on("web", "aember") == 2
    assert (t.aember, t.enemy_aember) == (1 if deed == "reap" else 0, 1)


@pytest.mark.clause("KF-leave-05", "KF-replace-02")
def test_what_a_fallen_creature_carried_arrives_before_anything_else_is_looked_at(keyforge):
    """The hoarder falls because the chief has left; by then the chief's Æmber lies in the opponent's pool."""
    rich = PoolIs(OPPONENT, 3)
    keyforge.add(
        beast("chief", 3, *gets(power=4, cards=creature.friendly.other)),
        beast("hoarder", 1, on_destroyed(If(rich, gain(5)))),
    )
    t = keyforge.table(
        house="brobnar", hand=["axe"], line=[{"card": "chief", "aember": 3}, {"card": "hoarder", "damage": 2}], enemy_line=["wolf"]
    )
    t.play("axe").choose("chief")
    assert not t.in_play("hoarder")
    assert (t.aember, t.enemy_aember) == (5, 3)


@pytest.mark.clause("KF-leave-05")
def test_what_a_fallen_creature_carried_comes_back_and_is_told(keyforge):
    t = keyforge.table(house="brobnar", hand=["axe"], enemy_line=[{"card": "wolf", "aember": 3}], aember=1)
    t.s.log = []
    t.play("axe")
    assert t.aember == 4
    told = [Shown(t.s, 0).line(entry) for entry in t.s.log]
    assert {"event": "returned", "es": "Jugador 1 obtiene 3 Æ de Wolf", "en": "Player 1 gets 3Æ from Wolf"} in told


def test_what_is_spent_on_a_key_arrives_before_the_key_is_forged(keyforge):
    keyforge.add(relic("receiver", receives_spent()), beast("web", 9, catches_aember()))
    t = keyforge.table(house="brobnar", aember=6, line=["web"], enemy_artifacts=["receiver"])
    t.end_turn("mars").end_turn()
    assert t.decision.kind == "key"
    assert t.on("web", "aember") == 6, "before the key is chosen"
    assert t.enemy_aember == 0


@pytest.mark.clause("KF-timing-01")
@pytest.mark.parametrize(
    ("effect", "asked"),
    [(gain(1), "main"), (opponent_loses(1), "main"), (gain(Counted("pool", WORDLESS, YOU)), "order"), (steal(1), "order")],
)
def test_the_order_is_asked_unless_the_same_fixed_gain_or_loss_waits_twice(keyforge, effect, asked):
    keyforge.add(
        relic("dirge", whenever(ev.DESTROYED, WORDLESS, effect, cards=creature)),
        deed("storm", destroy(each(creature))),
    )
    t = keyforge.table(house="brobnar", hand=["storm"], artifacts=["dirge"], enemy_line=["goat", "wolf"], aember=1, enemy_aember=5)
    t.play("storm")
    assert t.decision.kind == asked
