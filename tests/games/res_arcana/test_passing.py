"""Passing (RA-pass)."""

from __future__ import annotations

import json

import pytest

from tapete.core.visibility import view


@pytest.mark.clause("RA-pass-01")
def test_passing_is_always_possible_and_all_that_is_left_when_nothing_else_is(res_arcana):
    t = res_arcana.table(hand=[])
    assert t.options == ["pass"], "shown even when it is the only option"
    rich = res_arcana.table(hand=["prism"], area=["crypt"])
    assert "pass" in rich.options


@pytest.mark.clause("RA-pass-02", "RA-pass-03", "RA-pass-12")
def test_passing_is_token_then_item_then_card(res_arcana):
    t = res_arcana.table(area=["alchemy"], deck=["hawk", "vault"], first=2)
    t.answer("pass")
    assert (t.token, t.kind, t.ids("hand")) == (1, "item", []), "the token first, then the item"
    t.act("item", "research")
    assert (t.zone("research"), t.ids("hand"), t.ids("deck")) == ("area", ["hawk"], ["vault"]), "and then one card"


@pytest.mark.clause("RA-pass-12", "RA-victory-01")
def test_the_last_to_pass_also_exchanges_and_draws_before_the_check(res_arcana):
    t = res_arcana.table([{"passed": True}], area=["alchemy", {"card": "catacombs_of_the_dead", "death": 10}], deck=["hawk"])
    t.pass_turn("research")
    assert t.s.over
    assert (t.zone("research"), t.ids("hand")) == ("area", ["hawk"])


@pytest.mark.clause("RA-pass-03")
def test_only_the_first_to_pass_takes_the_token(res_arcana):
    t = res_arcana.table([{}, {}], first=3)
    t.pass_turn()
    assert t.token == 1
    t.pass_turn()
    assert t.token == 1
    keeps = res_arcana.table([{}], first=1)
    keeps.pass_turn()
    assert (keeps.token, keeps.s.world[2]) == (1, 1), "its holder keeps it and flips it"


@pytest.mark.clause("RA-pass-04")
def test_the_token_starts_the_next_round_and_leaves_this_one_alone(res_arcana):
    t = res_arcana.table([{"hand": ["prism"]}, {}], first=1, active=3)
    t.pass_turn()
    assert t.token == 3
    assert t.player == 1, "clockwise as before"
    t.pass_turn()
    t.place("prism").pass_turn()
    assert (t.round, t.player) == (2, 3)


@pytest.mark.clause("RA-pass-05", "RA-gloss-14")
def test_the_item_must_be_changed_for_another_of_the_supply(res_arcana):
    t = res_arcana.table([{"area": ["research"]}], area=["alchemy"])
    t.answer("pass")
    assert t.choices() == {"calm_elan", "death_life", "divination", "protection", "reanimate", "transmutation"}
    assert t.refused("item:alchemy").clause == "RA-pass-05", "it cannot be kept"
    assert t.refused("item:research").clause == "RA-pass-05", "a rival holds it"
    assert t.refused("item:alchemy").reason.es == "Debes tomar un objeto distinto del que tienes."
    assert t.refused("item:research").reason.es == "Ese objeto mágico no está en la reserva."
    assert t.refused("item:hawk").clause == t.refused("item:nobody").clause == "CORE-option"
    assert t.refused("pass").clause == "RA-action-01"
    t.act("item", "reanimate")
    assert (t.zone("alchemy"), t.ids("area")) == ("items", ["reanimate"])


@pytest.mark.clause("RA-pass-06", "RA-victory-19")
def test_the_new_item_rests_until_the_next_round(res_arcana):
    t = res_arcana.table([{"area": ["elvish_bow"]}], area=["alchemy"], pool={"elan": 3, "life": 2})
    t.pass_turn("protection")
    assert t.resting("protection")
    t.use("elvish_bow")
    assert t.kind == "main" and not t.turned("protection")
    t.pass_turn()
    assert (t.round, t.resting("protection"), t.s.world[2]) == (2, False, 0), "items and token show their other side again"
    resting = res_arcana.table(area=[{"card": "research", "resting": True}], pool={"elan": 1})
    assert resting.refused("use:research:1").clause == "RA-pass-06"


@pytest.mark.clause("RA-pass-06")
def test_a_resting_item_does_not_react(res_arcana):
    t = res_arcana.table([{"area": [{"card": "protection", "resting": True}, "temple"]}], area=["elvish_bow"])
    t.use("elvish_bow")
    assert t.options == ["react:temple:1", "pass"]
    assert t.refused("react:protection:1").clause == "RA-pass-06"


@pytest.mark.clause("RA-pass-07", "RA-pass-08")
def test_the_returned_item_is_straight_and_empty_for_the_next_to_pass(res_arcana):
    t = res_arcana.table([{}], area=[{"card": "research", "turned": True, "calm": 2}])
    t.pass_turn("alchemy")
    assert t.on("research") == {} and not t.turned("research")
    assert t.pool() == {}, "what lay on it goes to the supply"
    t.answer("pass")
    t.act("item", "research")
    assert (t.holder("research"), t.zone("research")) == (2, "area")


@pytest.mark.clause("RA-pass-09")
def test_one_card_is_drawn_and_an_empty_deck_is_made_anew_first(res_arcana):
    t = res_arcana.table([{}], deck=["hawk", "vault"], discard=["prism"])
    t.pass_turn()
    assert (t.ids("hand"), t.ids("deck"), t.ids("discard")) == (["hawk"], ["vault"], ["prism"])
    empty = res_arcana.table([{}], discard=["prism", "crypt", "vault"])
    empty.pass_turn()
    assert (len(empty.ids("hand")), len(empty.ids("deck")), empty.ids("discard")) == (1, 2, [])
    assert not [card for card in empty.ids("deck") if f'"{card}"' in json.dumps(view(empty.s, 1))]


@pytest.mark.clause("RA-pass-09", "RA-effect-15")
def test_the_new_deck_is_shuffled(res_arcana):
    cards = ["prism", "crypt", "vault", "hawk", "treant", "athanor"]
    orders = set()
    for seed in range(8):
        t = res_arcana.table([{}], discard=cards, seed=seed)
        t.pass_turn()
        orders.add(tuple(t.ids("hand") + t.ids("deck")))
    assert len(orders) > 4


@pytest.mark.clause("RA-pass-10")
def test_with_neither_deck_nor_discards_nothing_is_drawn(res_arcana):
    t = res_arcana.table([{}])
    t.pass_turn()
    assert (t.ids("hand"), t.player) == ([], 2)


@pytest.mark.clause("RA-pass-11", "RA-gloss-15")
def test_after_passing_there_are_no_more_actions_but_still_gains(res_arcana):
    t = res_arcana.table([{"area": ["hand_of_glory"], "hand": ["prism", "magical_shard"]}], hand=["hawk"])
    t.pass_turn()
    t.use("hand_of_glory")
    assert t.player == 2
    assert t.pool(1) == {"death": 1}
    t.place("prism")
    assert t.player == 2
