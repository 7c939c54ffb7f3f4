"""Costs and discounts (RA-cost), and what is placed for less by an effect."""

from __future__ import annotations

import pytest

from tapete.core.decision import Option
from tapete.games.res_arcana.rules.costs import Paying, feasible, payments

ELAN, LIFE, CALM, DEATH, GOLD = range(5)


@pytest.mark.clause("RA-cost-01", "RA-cost-02", "RA-errata-08", "RA-action-05", "RA-gloss-04", "RA-over-04")
def test_the_printed_cost_goes_from_the_pool_to_the_supply(res_arcana):
    t = res_arcana.table(hand=["elemental_spring"], pool={"elan": 3, "life": 1, "calm": 2})
    t.place("elemental_spring")
    assert t.pool() == {"elan": 1, "calm": 1}
    assert t.zone("elemental_spring") == "area"
    assert t.pool(2) == {}


@pytest.mark.clause("RA-cost-03", "RA-icon-02")
def test_the_generic_part_takes_any_mix_gold_included(res_arcana):
    t = res_arcana.table(hand=["crypt"], pool={"death": 3, "gold": 1, "life": 4})
    t.place("crypt")
    assert (t.kind, t.offered()) == ("pay", {"death", "gold", "life"})
    assert t.refused("pay:calm").clause == "RA-cost-01", "there is none to pay with"
    assert t.pool() == {"death": 1, "gold": 1, "life": 3}, "with two others at most, one Life has to go: that is not asked"
    t.pay("gold")
    assert t.offered() == {"death", "life"}
    t.pay("death")
    assert t.pool() == {"life": 3}


@pytest.mark.clause("RA-cost-04")
def test_there_is_no_partial_payment(res_arcana):
    t = res_arcana.table(
        hand=["elemental_spring", "crypt"], pool={"elan": 2, "life": 1, "death": 2, "gold": 2}, places=["catacombs_of_the_dead"]
    )
    assert t.refusal("place", "elemental_spring").clause == "RA-cost-04", "no Calm"
    assert t.refusal("claim", "catacombs_of_the_dead").clause == "RA-cost-04"
    assert t.can("place", "crypt")
    poor = res_arcana.table(hand=["crypt"], pool={"death": 2, "gold": 2})
    assert poor.refused("place:crypt").clause == "RA-cost-04", "one generic essence is missing"


@pytest.mark.clause("RA-cost-08")
@pytest.mark.parametrize("free", ["magical_shard", "prism"])
def test_a_free_artifact_takes_the_action_and_nothing_else(res_arcana, free):
    t = res_arcana.table(hand=[free])
    t.place(free)
    assert t.zone(free) == "area"
    assert t.player == 2


@pytest.mark.clause("RA-cost-06", "RA-gloss-05")
def test_an_artifact_may_be_a_dragon_a_creature_both_or_neither(res_arcana):
    cards = res_arcana.game.catalogue
    kinds = {id: (cards[id].dragon, cards[id].creature) for id in ("bone_dragon", "hawk", "sea_serpent", "vault")}
    assert kinds == {"bone_dragon": (True, False), "hawk": (False, True), "sea_serpent": (True, True), "vault": (False, False)}
    t = res_arcana.table(area=["corrupt_altar", "sea_serpent", "hawk"])
    t.use("corrupt_altar", 2)
    assert t.choices() == {"corrupt_altar", "sea_serpent", "hawk"}, "Dragons and Creatures are artifacts too"


@pytest.mark.clause("RA-cost-07", "RA-comp-27", "RA-comp-29")
@pytest.mark.parametrize("giver", ["dragon_bridle", "dragons_lair"])
def test_some_discounts_are_only_for_dragons(res_arcana, giver):
    t = res_arcana.table(area=[giver], hand=["fire_dragon", "fiery_whip"], pool={"elan": 3})
    assert t.can("place", "fire_dragon")
    assert not t.can("place", "fiery_whip")
    t.place("fire_dragon")
    assert t.pool() == {}


@pytest.mark.clause("RA-cost-07", "RA-note-01", "RA-gloss-06")
def test_the_artificer_reduces_every_artifact_and_nothing_else(res_arcana):
    t = res_arcana.table(
        area=["artificer"],
        hand=["dwarven_pickaxe", "guard_dog"],
        pool={"gold": 3, "death": 8},
        monuments=["colossus"],
        places=["catacombs_of_the_dead"],
    )
    assert t.can("place", "dwarven_pickaxe") and t.can("place", "guard_dog"), "both cost 1 Elan"
    assert t.refusal("claim", "colossus").clause == "RA-cost-04"
    assert t.refusal("claim", "catacombs_of_the_dead").clause == "RA-cost-04"
    t.place("guard_dog")
    assert t.pool() == {"gold": 3, "death": 8}


@pytest.mark.clause("RA-cost-09", "RA-cost-10", "RA-gloss-06")
def test_discounts_add_up_and_never_go_below_zero(res_arcana):
    t = res_arcana.table(
        area=["artificer", "dragon_bridle", "dragons_lair"], hand=["fire_dragon", "earth_dragon", "sea_serpent"], pool={"calm": 2}
    )
    assert t.can("place", "fire_dragon"), "6 Elan less 7 is 0"
    t.place("fire_dragon")
    assert t.pool() == {"calm": 2}, "the excess is not refunded"
    t.pass_turn()
    t.place("sea_serpent")
    assert t.pool() == {}, "9 less 7, and no question: only the two Calm can be paid"
    assert t.can("place", "earth_dragon"), "and nothing of the excess was kept or lost: 7 less 7"


@pytest.mark.clause("RA-cost-11")
def test_the_player_chooses_what_the_discount_removes(res_arcana):
    t = res_arcana.table(area=["artificer"], hand=["hawk"], pool={"life": 1, "calm": 1})
    t.place("hawk")
    assert t.offered() == {"life", "calm"}
    t.discount("calm")
    assert t.pool() == {"calm": 1}


@pytest.mark.clause("RA-cost-11", "RA-cost-03")
@pytest.mark.parametrize(("last", "left"), [("death", {"calm": 2}), ("calm", {"calm": 1, "death": 1})])
def test_a_discount_on_the_part_of_any_kind_is_a_matter_of_what_is_paid(res_arcana, last, left):
    """A crypt costs 2 Death and 3 of any kind; with the artificer 1 less, from either part: whoever still wants to pay both
    Death may do so, so the discount itself is not asked."""
    t = res_arcana.table(area=["artificer"], hand=["crypt"], pool={"death": 2, "calm": 4})
    t.place("crypt")
    assert (t.kind, t.offered()) == ("pay", {"death", "calm"})
    assert t.pool() == {"death": 1, "calm": 2}, "one Death is due in any case, and two Calm of the rest"
    t.pay(last)
    assert t.pool() == left


@pytest.mark.clause("RA-cost-11")
def test_a_discount_that_would_leave_the_rest_unpayable_is_not_offered(res_arcana):
    t = res_arcana.table(area=["artificer"], hand=["crypt"], pool={"death": 1, "gold": 3, "life": 1})
    t.place("crypt")
    assert (t.kind, t.pool()) == ("pay", {"gold": 1, "life": 1}), "only a Death can be removed, and two Gold are due in any case"
    t.pay("life")
    assert t.pool() == {"gold": 1}


@pytest.mark.clause("RA-cost-12", "RA-note-01")
def test_a_discount_without_gold_touches_generic_parts_but_never_gold(res_arcana):
    t = res_arcana.table(area=["artificer"], hand=["vault", "dragon_egg", "horn_of_plenty"], pool={"gold": 1})
    assert t.can("place", "vault"), "Gold 1 and any 1: the generic part is removed"
    assert t.refusal("place", "horn_of_plenty").clause == "RA-cost-04", "2 Gold stay 2 Gold"
    t.place("dragon_egg")
    assert t.pool() == {}, "what is left of the discount does not carry over to Gold"
    vault = res_arcana.table(area=["artificer"], hand=["vault"], pool={"gold": 1})
    vault.place("vault")
    assert (vault.zone("vault"), vault.pool()) == ("area", {}), "only its Gold is paid"


@pytest.mark.clause("RA-cost-12")
def test_gold_cannot_be_named_for_a_discount_that_excludes_it(res_arcana):
    t = res_arcana.table(area=["artificer"], hand=["chalice_of_life"], pool={"life": 1, "calm": 1, "gold": 1})
    t.place("chalice_of_life")
    assert t.offered() == {"life", "calm"}
    assert t.refused("discount:gold").clause == "RA-cost-12"


@pytest.mark.clause("RA-cost-13", "RA-gloss-02")
@pytest.mark.parametrize("giver", [{"card": "dragon_bridle", "turned": True}, {"card": "dragons_lair", "turned": True}])
def test_discounts_act_also_while_their_component_is_turned(res_arcana, giver):
    t = res_arcana.table(area=[giver], hand=["water_dragon"], pool={"calm": 3})
    t.place("water_dragon")
    assert t.zone("water_dragon") == "area"


@pytest.mark.clause("RA-cost-12")
def test_of_two_discounts_the_one_that_cannot_touch_gold_is_used_up_first_elsewhere():
    paying = Paying()
    paying.plain, paying.not_gold = 2, 1
    assert paying.after(gold=True) == (1, 1)
    assert paying.after(gold=False) == (2, 0)


@pytest.mark.clause("RA-cost-12")
@pytest.mark.parametrize(("word", "left"), [("gold", (0, 1)), ("elan", (1, 0))])
def test_gold_uses_up_the_discount_that_may_touch_it(res_arcana, word, left):
    """No component of the box meets both kinds of discount with Gold in its cost; the rule holds all the same."""
    t = res_arcana.table(hand=["athanor"], pool={"elan": 1, "gold": 1})
    paying = Paying()
    paying.card, paying.player, paying.cost, paying.plain, paying.not_gold = t.card("athanor"), 0, (1, 0, 0, 0, 1), 1, 1
    t.s.answer = Option(t.s.names, "discount", (), word)
    paying.take_discount(t.s)
    assert (paying.plain, paying.not_gold) == left


@pytest.mark.clause("RA-note-08", "RA-note-07", "RA-cost-12")
def test_with_the_crypt_only_the_gold_of_a_cheap_card_is_paid(res_arcana):
    t = res_arcana.table(area=["crypt"], discard=["athanor"], pool={"death": 1, "gold": 1})
    t.use("crypt", 2)
    assert (t.zone("athanor"), t.pool(), t.turned("crypt")) == ("area", {}, True)


@pytest.mark.clause("RA-note-07", "RA-errata-05", "RA-effect-28")
def test_the_crypt_places_from_the_own_discards_only(res_arcana):
    t = res_arcana.table([{"discard": ["hawk"]}], area=["crypt"], discard=["vault"], hand=["prism"], pool={"death": 1})
    assert t.refusal("use", "crypt", word="2").clause == "RA-effect-28", "the Vault's Gold cannot be paid"
    t2 = res_arcana.table(
        [{"discard": ["hawk"]}], area=["crypt"], discard=["nightingale", "guard_dog"], hand=["prism"], pool={"death": 1}
    )
    t2.use("crypt", 2)
    assert t2.choices() == {"nightingale", "guard_dog"}
    dear = res_arcana.table(area=["crypt"], discard=["corrupt_altar", "nightingale", "guard_dog"], pool={"death": 3})
    dear.use("crypt", 2)
    assert dear.choices() == {"nightingale", "guard_dog"}, "the Death that the crypt costs is missing for the altar"


@pytest.mark.clause("RA-errata-06", "RA-cost-09")
@pytest.mark.parametrize(
    ("area", "hand", "discard", "pool", "use", "left"),
    [
        (["artificer", "crypt"], [], ["elemental_spring"], {"death": 1, "elan": 1}, ("crypt", 2), {}),
        (["dragon_bridle", "dragon_egg"], ["earth_dragon"], [], {}, ("dragon_egg", 1), {}),
        (["dragon_bridle", "sorcerers_bestiary"], [], ["fire_dragon"], {"calm": 4, "elan": 3}, ("sorcerers_bestiary", 2), {}),
    ],
)
def test_permanent_discounts_add_to_that_of_the_effect(res_arcana, area, hand, discard, pool, use, left):
    t = res_arcana.table(area=area, hand=hand, discard=discard, pool=pool)
    t.use(*use)
    while t.kind in ("discount", "pay"):
        t.answer(t.options[0])
    placed = (hand or discard)[0]
    assert (t.zone(placed), t.pool()) == ("area", left)


@pytest.mark.clause("RA-effect-28", "RA-comp-12")
def test_what_the_effect_costs_must_leave_enough_for_the_card(res_arcana):
    t = res_arcana.table(area=["sorcerers_bestiary"], discard=["fire_dragon"], pool={"elan": 8, "calm": 2})
    t.use("sorcerers_bestiary", 2)
    assert (t.zone("fire_dragon"), t.pool()) == ("area", {}), "ten essences for ten: nothing is asked"
    rich = res_arcana.table(area=["sorcerers_bestiary"], discard=["fire_dragon"], pool={"elan": 8, "calm": 3, "gold": 1})
    rich.use("sorcerers_bestiary", 2)
    rich.pay("elan", "elan")
    assert rich.offered() == {"calm", "gold"}, "a third Elan would not leave six"
    rich.pay("calm")
    assert (rich.zone("fire_dragon"), rich.pool()) == ("area", {"calm": 1, "gold": 1})
    poor = res_arcana.table(area=["sorcerers_bestiary"], discard=["fire_dragon"], pool={"elan": 9})
    assert poor.refusal("use", "sorcerers_bestiary", word="2").clause == "RA-effect-28"


@pytest.mark.clause("RA-cost-04", "RA-cost-09", "RA-cost-12")
@pytest.mark.parametrize(
    ("cost", "generic", "plain", "not_gold", "held", "owed", "possible"),
    [
        ([1, 1, 0, 0, 0], 0, 0, 0, [1, 1, 0, 0, 0], 0, True),
        ([1, 1, 0, 0, 0], 0, 0, 0, [2, 0, 0, 0, 5], 0, False),
        ([0, 0, 0, 0, 2], 0, 0, 3, [9, 9, 9, 9, 1], 0, False),
        ([0, 0, 0, 0, 2], 0, 1, 3, [0, 0, 0, 0, 1], 0, True),
        ([0, 0, 0, 0, 1], 1, 0, 1, [0, 0, 0, 0, 1], 0, True),
        ([0, 0, 0, 0, 1], 1, 0, 1, [1, 0, 0, 0, 0], 0, False),
        ([2, 0, 0, 0, 1], 0, 1, 1, [0, 0, 0, 0, 0], 0, False),
        ([2, 0, 0, 0, 1], 0, 2, 1, [0, 0, 0, 0, 0], 0, True),
        ([2, 0, 0, 0, 1], 0, 1, 2, [0, 0, 0, 0, 0], 0, True),
        ([0, 0, 4, 0, 0], 4, 3, 0, [0, 0, 1, 0, 4], 0, True),
        ([0, 0, 4, 0, 0], 4, 3, 0, [0, 0, 0, 0, 9], 0, False),
        ([6, 0, 0, 0, 0], 0, 0, 0, [6, 0, 0, 0, 3], 4, False),
        ([6, 0, 0, 0, 0], 0, 1, 0, [6, 0, 0, 0, 3], 4, True),
        ([0, 0, 0, 0, 0], 0, 7, 2, [0, 0, 0, 0, 0], 0, True),
    ],
)
def test_whether_a_cost_can_be_met_weighs_every_allocation(cost, generic, plain, not_gold, held, owed, possible):
    assert feasible(cost, generic, plain, not_gold, held, owed) is possible
    assert brute_force(tuple(cost), generic, plain, not_gold, tuple(held), owed) is possible


def brute_force(cost, generic, plain, not_gold, held, owed):
    """Try every way to spend the discounts and to pay."""
    if plain or not_gold:
        ways = []
        for kind in range(5):
            if cost[kind]:
                less = tuple(n - (at == kind) for at, n in enumerate(cost))
                if plain:
                    ways.append((less, generic, plain - 1, not_gold))
                if not_gold and kind != GOLD:
                    ways.append((less, generic, plain, not_gold - 1))
        if generic:
            ways += [(cost, generic - 1, plain - 1, not_gold)] if plain else []
            ways += [(cost, generic - 1, plain, not_gold - 1)] if not_gold else []
        if any(brute_force(*way, held, owed) for way in ways):
            return True
    return all(held[kind] >= cost[kind] for kind in range(5)) and sum(held) - sum(cost) >= generic + owed


@pytest.mark.clause("RA-cost-03", "RA-cost-11", "RA-cost-12")
@pytest.mark.parametrize(
    ("cost", "generic", "plain", "not_gold", "held", "owed", "ways"),
    [
        ([2, 0, 0, 0, 0], 0, 0, 0, [2, 9, 0, 0, 0], 0, [(2, 0, 0, 0, 0)]),
        ([2, 0, 0, 0, 0], 0, 0, 0, [1, 9, 0, 0, 0], 0, []),
        ([0, 0, 0, 0, 0], 2, 0, 0, [1, 0, 0, 0, 2], 0, [(0, 0, 0, 0, 2), (1, 0, 0, 0, 1)]),
        ([1, 1, 0, 0, 0], 0, 1, 0, [1, 1, 0, 0, 0], 0, [(0, 1, 0, 0, 0), (1, 0, 0, 0, 0)]),
        ([1, 0, 0, 0, 1], 0, 0, 1, [1, 0, 0, 0, 1], 0, [(0, 0, 0, 0, 1)]),
        ([1, 0, 0, 0, 1], 0, 1, 0, [1, 0, 0, 0, 1], 0, [(0, 0, 0, 0, 1), (1, 0, 0, 0, 0)]),
        ([1, 0, 0, 0, 0], 1, 1, 0, [2, 0, 0, 0, 1], 0, [(0, 0, 0, 0, 1), (1, 0, 0, 0, 0)]),
        ([1, 0, 0, 0, 0], 0, 0, 0, [2, 1, 0, 0, 0], 1, [(1, 1, 0, 0, 0), (2, 0, 0, 0, 0)]),
        ([1, 0, 0, 0, 0], 0, 9, 0, [1, 0, 0, 0, 0], 0, [(0, 0, 0, 0, 0)]),
    ],
)
def test_everything_that_may_leave_the_pool_is_found(cost, generic, plain, not_gold, held, owed, ways):
    assert payments(cost, generic, plain, not_gold, held, owed) == ways


@pytest.mark.clause("RA-cost-03")
def test_what_has_to_go_in_any_case_counts_as_paid_when_the_rest_is_asked(res_arcana):
    t = res_arcana.table([{"pool": {"gold": 9}}], hand=["corrupt_altar"], pool={"death": 2, "elan": 4, "calm": 1})
    t.place("corrupt_altar")
    assert (t.kind, t.offered()) == ("pay", {"elan", "calm"})
    bill = t.s.stack[-1].bill(t.s)
    assert (bill.done, bill.due) == ([("elan", 2), ("death", 2)], [("any", 1)])
    t.pay("calm")
    assert t.pool() == {"elan": 2}


def test_a_payment_of_any_essence_says_how_many_are_still_due(res_arcana):
    t = res_arcana.table(area=["scholar"], pool={"gold": 1, "life": 1}).use("scholar")
    bill = t.s.stack[-1].bill(t.s)
    assert t.kind == "pay" and bill is not None
    assert (bill.done, bill.due) == ([], [("any", 1)])


@pytest.mark.clause("RA-cost-03")
def test_what_was_chosen_for_the_part_of_any_kind_counts_as_given(res_arcana):
    t = res_arcana.table(hand=["crypt"], pool={"death": 3, "gold": 1, "life": 4})
    t.place("crypt")
    before = t.s.stack[-1].bill(t.s)
    after = t.pay("gold").s.stack[-1].bill(t.s)
    assert (before.done, before.due) == ([("life", 1), ("death", 2)], [("any", 2)])
    assert (after.done, after.due) == ([("life", 1), ("death", 2), ("gold", 1)], [("any", 1)])
