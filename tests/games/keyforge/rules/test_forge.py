"""Step 1, forging and unforging (KF-forge, KF-cost, KF-unforge)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, deed, relic

from tapete.core.refusal import BadDocument
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things
from tapete.games.keyforge.modifiers import EVERYONE, OPPONENT, YOU
from tapete.games.keyforge.vocabulary.abilities import whenever
from tapete.games.keyforge.vocabulary.aember import forge_key, gain
from tapete.games.keyforge.vocabulary.changes import keys_cost, spendable
from tapete.games.keyforge.vocabulary.choices import unforge_their_key


@pytest.mark.clause("KF-forge-01", "KF-forge-02", "KF-forge-03", "KF-forge-05", "KF-timing-04", "KF-aember-01")
def test_a_key_is_forged_when_it_can_be_paid_for_six_aember_that_return_to_the_supply(keyforge):
    t = keyforge.table(house="brobnar", aember=3, enemy_aember=8)
    t.answer("pass")
    assert t.decision.kind == "key", "forging is not optional"
    assert set(t.options) == {"key:red", "key:blue", "key:yellow"}
    t.act("key", word="blue")
    assert (t.enemy_aember, t.aember) == (2, 3)
    assert t.keys(2) == 1
    assert t.s.tallies[things.BLUE][1] == 1


@pytest.mark.clause("KF-forge-01", "KF-forge-05")
def test_five_aember_are_not_enough(keyforge):
    t = keyforge.table(house="brobnar", enemy_aember=5)
    t.answer("pass")
    assert t.decision.kind == "house"
    assert t.keys(2) == 0
    assert t.enemy_aember == 5


@pytest.mark.clause("KF-forge-04", "KF-keys-01")
def test_the_forging_player_chooses_among_the_unforged_colours(keyforge):
    t = keyforge.table(house="brobnar", enemy_aember=6, enemy_keys=["blue"])
    t.answer("pass")
    assert t.decision.player == 1
    assert set(t.options) == {"key:red", "key:yellow"}
    assert t.refusal("key", word="blue").clause == "KF-forge-03"
    t.act("key", word="yellow")
    assert [t.s.tallies[colour][1] for colour in things.KEY_COLOURS] == [0, 1, 1]


@pytest.mark.clause("KF-forge-06", "KF-cost-01")
@pytest.mark.parametrize(("by", "pool", "left"), [(3, 9, 0), (3, 8, 8), (-2, 4, 0), (-2, 3, 3)])
def test_abilities_raise_or_lower_the_cost(keyforge, by, pool, left):
    keyforge.add(relic("tariff", keys_cost(by, OPPONENT)))
    t = keyforge.table(house="brobnar", artifacts=["tariff"], enemy_aember=pool)
    assert t.key_cost(2) == 6 + by
    assert t.key_cost(1) == 6
    t.answer("pass")
    t.reach("house")
    assert t.enemy_aember == left
    assert t.keys(2) == (1 if left == 0 else 0)


@pytest.mark.clause("KF-cost-01")
def test_all_modifications_in_force_add_up(keyforge):
    keyforge.add(relic("tariff", keys_cost(3, EVERYONE)), relic("discount", keys_cost(-1, YOU)))
    t = keyforge.table(house="brobnar", artifacts=["tariff", "discount"], enemy_artifacts=["tariff"])
    assert t.key_cost(1) == 6 + 3 - 1 + 3
    assert t.key_cost(2) == 6 + 3 + 3


@pytest.mark.clause("KF-forge-07")
def test_a_cost_never_falls_below_zero_and_at_zero_the_key_is_still_forged(keyforge):
    keyforge.add(relic("giveaway", keys_cost(-9, OPPONENT)))
    t = keyforge.table(house="brobnar", artifacts=["giveaway"], enemy_aember=0)
    assert t.key_cost(2) == 0
    t.answer("pass")
    t.act("key", word="red")
    assert t.keys(2) == 1
    assert t.enemy_aember == 0


@pytest.mark.clause("KF-forge-08")
def test_step_one_forges_a_single_key(keyforge):
    t = keyforge.table(house="brobnar", enemy_aember=20)
    t.answer("pass")
    t.act("key", word="red")
    assert t.decision.kind == "house"
    assert t.keys(2) == 1
    assert t.enemy_aember == 14


@pytest.mark.clause("KF-forge-09", "KF-cost-02")
def test_a_card_may_forge_another_key_in_the_same_turn_at_the_current_cost(keyforge):
    keyforge.add(deed("smithy", forge_key()), relic("tariff", keys_cost(1, EVERYONE)))
    t = keyforge.table(
        house="mars", enemy_hand=["smithy"], enemy_aember=20, enemy_houses=["brobnar", "dis", "logos"], artifacts=["tariff"]
    )
    t.answer("pass")
    t.act("key", word="red").house("brobnar")
    assert t.enemy_aember == 13
    t.play("smithy")
    t.act("key", word="blue")
    assert t.keys(2) == 2
    assert t.enemy_aember == 6


@pytest.mark.clause("KF-cost-02")
def test_without_the_aember_a_card_forges_nothing(keyforge):
    keyforge.add(deed("smithy", forge_key()))
    t = keyforge.table(house="brobnar", hand=["smithy"], aember=5)
    t.play("smithy")
    assert t.keys() == 0
    assert t.aember == 5
    assert t.zone("smithy") == "discard"


@pytest.mark.clause("KF-forge-10", "KF-forge-11")
def test_aember_on_cards_that_allow_it_counts_and_makes_forging_mandatory(keyforge):
    keyforge.add(relic("safe", spendable()))
    vault = [{"card": "safe", "aember": 4}]
    t = keyforge.table(house="brobnar", enemy_artifacts=vault, enemy_aember=2)
    t.answer("pass")
    while t.decision.kind != "house":
        assert all(option.startswith(("spend:", "key:")) for option in t.options), "there is no way to decline"
        t.s.choose(t.decision.options[0])
    assert t.keys(2) == 1
    assert t.enemy_aember + t.on("safe", "aember") == 0
    short = keyforge.table(house="brobnar", enemy_artifacts=vault, enemy_aember=1)
    short.answer("pass")
    assert short.decision.kind == "house"
    plain = keyforge.table(house="brobnar", enemy_artifacts=[{"card": "anvil", "aember": 4}], enemy_aember=2)
    plain.answer("pass")
    assert plain.decision.kind == "house", "Æmber on other cards does not count"


@pytest.mark.clause("KF-forge-12")
def test_the_player_splits_the_payment_between_pool_and_cards(keyforge):
    keyforge.add(relic("safe", spendable()))
    t = keyforge.table(house="brobnar", enemy_artifacts=[{"card": "safe", "aember": 5}], enemy_aember=5)
    t.answer("pass")
    for _ in range(4):
        t.act("spend", "safe")
    t.answer("spend:pool").answer("spend:pool")
    t.act("key", word="red")
    assert t.enemy_aember == 3
    assert t.on("safe", "aember") == 1
    assert t.keys(2) == 1


@pytest.mark.clause("KF-timing-03")
def test_effects_of_the_start_of_a_turn_come_before_the_key_is_checked(keyforge):
    keyforge.add(relic("dawn", whenever(ev.TURN_BEGINS, WORDLESS, gain(1), who=YOU)))
    t = keyforge.table(house="brobnar", enemy_artifacts=["dawn"], enemy_aember=5)
    t.answer("pass")
    assert t.decision.kind == "key"
    t.act("key", word="red")
    assert t.enemy_aember == 0


@pytest.mark.clause("KF-timing-06")
def test_effects_that_follow_a_forging_act_when_the_game_goes_on(keyforge):
    keyforge.add(relic("herald", whenever(ev.FORGED, WORDLESS, gain(2), who=YOU)))
    t = keyforge.table(house="brobnar", enemy_artifacts=["herald"], enemy_aember=6)
    t.answer("pass")
    t.act("key", word="red")
    assert t.enemy_aember == 2
    assert t.decision.kind == "house"


@pytest.mark.clause("KF-unforge-01")
def test_an_unforged_key_no_longer_counts_and_can_be_forged_again(keyforge):
    keyforge.add(deed("wreck", unforge_their_key()))
    t = keyforge.table(house="brobnar", hand=["wreck"], enemy_keys=["red", "blue"], enemy_aember=12)
    t.play("wreck").act("key", word="red")
    assert t.keys(2) == 1
    t.answer("pass")
    t.act("key", word="red")
    assert t.keys(2) == 2
    assert not t.s.over, "the third forging was only the second key"


@pytest.mark.clause("KF-objective-01")
def test_no_position_has_a_player_with_three_keys(keyforge):
    with pytest.raises(BadDocument, match="KF-objective-01"):
        keyforge.table(house="brobnar", keys=["red", "blue", "yellow"])
