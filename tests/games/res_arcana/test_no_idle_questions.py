"""What cannot make a difference is not asked: payments, discounts, losses and discards."""

from __future__ import annotations

import pytest

SERPENT = {"hand": ["sea_serpent"], "area": ["artificer", "dragon_bridle", "dragons_lair"]}


@pytest.mark.clause("RA-cost-11")
def test_a_discount_that_can_only_be_used_in_one_way_is_not_asked(res_arcana):
    """A sea serpent costs 6 Calm and 3 Life; three discounts make that 2."""
    t = res_arcana.table(pool={"calm": 2}, **SERPENT)
    t.place("sea_serpent")
    assert (t.kind, t.zone("sea_serpent"), t.pool()) == ("main", "area", {})


@pytest.mark.clause("RA-cost-11")
def test_a_discount_as_large_as_the_cost_is_not_asked(res_arcana):
    t = res_arcana.table(area=["dragon_bridle", "dragons_lair", "artificer"], hand=["earth_dragon"], pool={"elan": 4, "life": 3})
    t.place("earth_dragon")
    assert (t.kind, t.pool()) == ("main", {"elan": 4, "life": 3})


@pytest.mark.clause("RA-cost-11")
@pytest.mark.parametrize(
    ("discounts", "left"),
    [
        (["calm", "calm"], {"calm": 6, "life": 1}),
        (["calm", "life"], {"calm": 5, "life": 2}),
        (["life", "life"], {"calm": 4, "life": 3}),
    ],
)
def test_of_the_discounts_only_those_that_matter_are_asked(res_arcana, discounts, left):
    """Five of the seven fall on 4 Calm and 1 Life whatever is chosen; the other two decide which 2 essences are paid."""
    t = res_arcana.table(pool={"calm": 6, "life": 3}, **SERPENT)
    t.place("sea_serpent")
    for word in discounts:
        assert (t.kind, t.offered()) == ("discount", {"calm", "life"})
        t.discount(word)
    assert (t.kind, t.pool()) == ("main", left)


@pytest.mark.clause("RA-cost-03", "RA-icon-02")
def test_a_generic_cost_as_large_as_the_pool_is_not_asked(res_arcana):
    t = res_arcana.table(area=["transmutation"], pool={"elan": 1, "calm": 1, "gold": 1})
    t.use("transmutation")
    assert (t.kind, t.pool()) == ("gain", {}), "all three are paid; what is gained is asked"


@pytest.mark.clause("RA-cost-03", "RA-icon-02")
def test_of_a_generic_cost_only_the_choice_is_asked(res_arcana):
    t = res_arcana.table(area=["alchemy"], pool={"elan": 3, "gold": 2})
    t.use("alchemy")
    assert (t.kind, t.pool()) == ("pay", {"elan": 1, "gold": 1}), "two Elan and one Gold have to go whatever is chosen"
    t.pay("elan")
    assert t.pool() == {"gold": 1 + 2}
    rich = res_arcana.table(area=["alchemy"], pool={"elan": 4, "gold": 4})
    rich.use("alchemy")
    assert rich.pool() == {"elan": 4, "gold": 4}, "here each of the four is a choice"


@pytest.mark.clause("RA-life-03", "RA-life-05")
def test_of_a_loss_only_the_choice_is_asked(res_arcana):
    t = res_arcana.table([{"pool": {"gold": 3, "elan": 2}}], area=["fire_dragon"])
    t.use("fire_dragon")
    assert (t.kind, t.player, t.pool(2)) == ("lose", 2, {"gold": 1, "elan": 1}), "of five four go"
    t.lose("elan")
    assert t.pool(2) == {"gold": 1}


@pytest.mark.clause("RA-comp-09", "RA-effect-17")
def test_discarding_the_whole_hand_is_not_asked(res_arcana):
    t = res_arcana.table(area=["divination"], deck=["hawk", "vault", "prism"])
    t.use("divination")
    assert (t.kind, t.ids("hand"), set(t.ids("discard"))) == ("main", [], {"hawk", "vault", "prism"})
    more = res_arcana.table(area=["divination"], deck=["hawk", "vault", "prism"], hand=["crypt"])
    more.use("divination")
    assert more.choices() == {"hawk", "vault", "prism", "crypt"}


@pytest.mark.clause("RA-effect-20")
@pytest.mark.parametrize(
    ("source", "number", "paid"), [("philosophers_stone", 1, ["pay:calm", "pay:calm"]), ({"card": "athanor", "elan": 6}, 2, [])]
)
def test_gold_is_not_changed_into_gold(res_arcana, source, number, paid):
    name = source if isinstance(source, str) else source["card"]
    t = res_arcana.table(area=[source], pool={"calm": 3, "gold": 2})
    t.use(name, number)
    for each in paid:
        t.answer(each)
    assert "x:1-gold" not in t.options and "x:0" in t.options
    assert t.refused("x:1-gold").clause == "RA-effect-20"


@pytest.mark.clause("RA-effect-22")
def test_which_rival_is_asked_only_where_they_differ(res_arcana):
    rivals = [{"pool": {"death": 2}}, {"pool": {"death": 2}}]
    t = res_arcana.table(rivals, area=["treant"])
    t.use("treant")
    assert (t.kind, t.player, t.pool()) == ("main", 2, {"elan": 2})
    differ = res_arcana.table([{"pool": {"death": 2}}, {}], area=["treant"])
    differ.use("treant")
    assert differ.options == ["rival:2", "rival:3"]
