"""Effects: their costs, their results, decks and straightening (RA-effect, RA-icon, and the notes on components)."""

from __future__ import annotations

import json

import pytest

from tapete.core.symbols import spelled
from tapete.core.text import plain
from tapete.core.visibility import exchange, view
from tapete.games.res_arcana.abilities import Usable
from tapete.games.res_arcana.signs import SIGNS


@pytest.mark.clause("RA-effect-01", "RA-icon-07", "RA-icon-08")
def test_every_effect_has_a_cost_on_one_side_and_a_result_on_the_other(res_arcana):
    for card in res_arcana.game.catalogue.values():
        usable = [ability for ability in card.abilities if isinstance(ability, Usable)]
        assert len(usable) <= 3, card.id
        for ability in usable:
            assert ability.parts and ability.results, card.id
            cost, arrow, result = plain(ability.symbols()).partition(" ▶ ")
            assert cost and arrow and result, f"{card.id}: {plain(ability.symbols())}"
    pit = res_arcana.game.catalogue["flaming_pit"]
    power = next(ability for ability in pit.abilities if isinstance(ability, Usable))
    assert plain(power.symbols()) == "↷, −1 ☘ ▶ +1 ✹ +1 ☠", "the cost before the triangle"
    assert spelled(power.symbols(), SIGNS, "es") == "↷, −1 Vida ▶ +1 Elan +1 Muerte"
    assert plain(power.text("es")) == "Agota este componente y paga 1 de Vida: recibe 1 de Elan y 1 de Muerte."
    assert plain(power.text("en")) == "Turn this component and pay 1 Life: gain 1 Elan and 1 Death."


@pytest.mark.clause("RA-effect-02")
def test_the_whole_cost_is_paid_before_anything_is_gained(res_arcana):
    t = res_arcana.table(area=["transmuter", "alchemy"], pool={"gold": 3})
    assert t.refused("use:alchemy:1").clause == "RA-cost-04", "its own 2 Gold cannot pay for it"
    t.use("transmuter")
    assert t.pool() == {"gold": 1}, "paid"
    assert t.kind == "gain"


@pytest.mark.clause("RA-effect-03", "RA-effect-04", "RA-gloss-01")
def test_all_parts_of_a_cost_are_paid_turning_among_them(res_arcana):
    t = res_arcana.table(area=["duelist"], pool={"death": 1})
    t.use("duelist")
    assert (t.turned("duelist"), t.pool(), t.on("duelist")) == (True, {}, {"gold": 1})
    no_death = res_arcana.table(area=["duelist"], pool={"elan": 5})
    assert no_death.refused("use:duelist:1").clause == "RA-cost-04"
    turned = res_arcana.table(area=[{"card": "duelist", "turned": True}], pool={"death": 5})
    assert turned.refused("use:duelist:1").clause == "RA-effect-05"
    generic = res_arcana.table(area=["alchemist"], pool={"elan": 3})
    assert generic.refused("use:alchemist:1").clause == "RA-cost-04", "three of four essences"
    both = res_arcana.table(area=["sacrificial_pit", "hawk"], pool={"life": 1})
    assert both.refused("use:sacrificial_pit:2").clause == "RA-cost-04", "a Creature to destroy, and no Death"
    paid = res_arcana.table(area=["sacrificial_pit", "hawk"], pool={"death": 1})
    paid.use("sacrificial_pit", 2)
    assert (paid.turned("sacrificial_pit"), paid.zone("hawk"), paid.pool()) == (True, "discard", {"gold": 2})


@pytest.mark.clause("RA-icon-02")
@pytest.mark.parametrize(("pool", "can"), [({"elan": 1, "gold": 2, "calm": 1}, True), ({"gold": 4}, True), ({"elan": 3}, False)])
def test_a_generic_price_takes_any_mix(res_arcana, pool, can):
    t = res_arcana.table(area=["alchemy"], pool=pool)
    assert t.can("use", "alchemy", word="1") == can


@pytest.mark.clause("RA-effect-05", "RA-gloss-02")
def test_a_turned_component_keeps_its_abilities(res_arcana):
    t = res_arcana.table(
        area=[{"card": "dragon_bridle", "turned": True}, {"card": "coral_castle", "turned": True}],
        hand=["fire_dragon"],
        pool={"elan": 3},
        first=2,
    )
    assert t.points() == 1 + 3
    assert t.can("place", "fire_dragon")
    assert t.refused("use:coral_castle:1").clause == "RA-effect-05"


@pytest.mark.clause("RA-effect-06")
def test_an_effect_without_turning_is_repeated_one_action_each_while_straight(res_arcana):
    t = res_arcana.table([{"passed": True}], area=["ring_of_midas"], pool={"life": 6})
    t.use("ring_of_midas", 1).use("ring_of_midas", 1)
    assert (t.on("ring_of_midas"), t.pool()) == ({"gold": 2}, {"life": 2})
    t.use("ring_of_midas", 2)
    assert t.on("ring_of_midas") == {"gold": 3}
    assert t.refused("use:ring_of_midas:1").clause == "RA-effect-05", "turned, not even the one without turning"
    waits = res_arcana.table(area=["ring_of_midas"], pool={"life": 6})
    waits.use("ring_of_midas", 1)
    assert waits.player == 2, "each use is an action"


@pytest.mark.clause("RA-effect-07")
def test_flaming_pit(res_arcana):
    t = res_arcana.table(area=["flaming_pit"], pool={"life": 1})
    t.use("flaming_pit")
    assert (t.pool(), t.turned("flaming_pit")) == ({"elan": 1, "death": 1}, True)


@pytest.mark.clause("RA-effect-10", "RA-effect-09", "RA-effect-08")
def test_catacombs_with_twelve_death(res_arcana):
    t = res_arcana.table([{"passed": True}], area=["catacombs_of_the_dead"], pool={"death": 12}, first=2)
    t.use("catacombs_of_the_dead", 1).use("catacombs_of_the_dead", 1).use("catacombs_of_the_dead", 2)
    assert t.pool() == {"death": 2}
    assert t.points() == 3


@pytest.mark.clause("RA-effect-11")
def test_a_mix_respects_its_exclusions(res_arcana):
    t = res_arcana.table(area=["cursed_skull"], pool={"life": 1})
    t.use("cursed_skull")
    assert t.offered() == {"elan", "calm", "death"}, "neither Gold nor Life"
    assert t.refused("put:gold").clause == t.refused("put:life").clause == "RA-effect-11"
    t.put("elan", "death", "elan")
    assert (t.on("cursed_skull"), t.pool()) == ({"elan": 2, "death": 1}, {})


@pytest.mark.clause("RA-effect-12", "RA-note-13", "RA-gloss-07")
def test_discarding_is_from_hand_and_destroying_from_play(res_arcana):
    t = res_arcana.table(area=["sacrificial_dagger", "prism"])
    assert t.refused("use:sacrificial_dagger:2").clause == "RA-effect-12", "an artifact in play is not discarded"
    t2 = res_arcana.table(area=["sacrificial_pit"], hand=["hawk"], pool={"death": 1})
    assert t2.refused("use:sacrificial_pit:2").clause == "RA-gloss-07", "a card in hand is not destroyed"


@pytest.mark.clause("RA-effect-13", "RA-effect-14")
def test_a_turned_artifact_may_be_destroyed_and_what_lies_on_it_is_lost(res_arcana):
    t = res_arcana.table(area=["fiery_whip", {"card": "athanor", "elan": 5, "turned": True}])
    t.use("fiery_whip", 2).gain("calm", "calm", "calm", "calm")
    assert (t.zone("athanor"), t.on("athanor"), t.turned("athanor")) == ("discard", {}, False)
    assert t.pool() == {"calm": 4}


# -- decks


@pytest.mark.clause("RA-effect-15", "RA-pass-09")
def test_discards_are_shuffled_only_when_a_draw_finds_an_empty_deck(res_arcana):
    t = res_arcana.table(
        [{"passed": True}], area=["library", "scholar"], deck=["hawk"], discard=["vault", "prism", "crypt"], pool={"elan": 1}
    )
    t.use("library")
    assert (t.ids("hand"), t.ids("deck"), len(t.ids("discard"))) == (["hawk"], [], 3), "not earlier"
    t.use("scholar")
    assert (len(t.ids("hand")), len(t.ids("deck")), t.ids("discard")) == (2, 2, [])


@pytest.mark.clause("RA-effect-16", "RA-effect-17", "RA-comp-09")
def test_divination_draws_what_is_left_then_the_shuffled_discards(res_arcana):
    t = res_arcana.table(
        [{"passed": True}], area=["divination"], hand=["treant"], deck=["hawk"], discard=["vault", "prism", "crypt"]
    )
    t.use("divination")
    assert len(t.ids("hand")) == 4 and "hawk" in t.ids("hand") and t.ids("discard") == []
    t.choose("treant", "hawk")
    t.choose(t.ids("hand")[0])
    assert len(t.ids("hand")) == 1, "as many as were drawn, of any hand cards"
    assert t.pool() == {}, "no essences for that"


@pytest.mark.clause("RA-effect-16", "RA-effect-17", "RA-effect-30")
@pytest.mark.parametrize(("deck", "discard", "kept"), [(["hawk"], [], 2), ([], [], 2), (["hawk", "vault"], [], 2)])
def test_with_fewer_cards_as_many_are_discarded(res_arcana, deck, discard, kept):
    t = res_arcana.table([{"passed": True}], area=["divination"], hand=["treant", "crypt"], deck=deck, discard=discard)
    t.use("divination")
    for _ in deck:
        t.choose(t.ids("hand")[0])
    assert (t.kind, len(t.ids("hand")), len(t.ids("discard"))) == ("main", kept, len(deck))


@pytest.mark.clause("RA-comp-10", "RA-effect-17")
@pytest.mark.parametrize(("looker", "number"), [("hawk", 1), ("seer", 1), ("oracle", 1)])
def test_three_cards_are_looked_at_in_secret_and_put_back_in_any_order(res_arcana, looker, number):
    t = res_arcana.table(area=[looker], deck=["vault", "prism", "crypt", "treant"], monument_deck=["temple", "library"])
    t.use(looker, number)
    assert t.options == ["look:own", "look:monuments"]
    t.answer("look:own")
    assert t.choices() == {"vault", "prism", "crypt"}
    for other in (-1, 1):
        assert not [card for card in ("vault", "prism", "crypt") if f'"{card}"' in json.dumps(view(t.s, other))]
    t.act("next", "crypt").act("next", "vault")
    assert t.ids("deck") == ["crypt", "vault", "prism", "treant"]
    mine = next(zone for zone in view(t.s, 0)["zones"] if zone["zone"] == "deck" and zone["player"] == 0)
    assert [card and card["card"] for card in mine["cards"]] == ["crypt", "vault", "prism", None], "and are remembered"
    assert view(exchange(t.s, 1, 3), 1) == view(t.s, 1)
    assert t.turned(looker)


@pytest.mark.clause("RA-comp-10", "RA-action-08")
def test_the_monument_deck_can_be_ordered_and_then_claimed_knowingly(res_arcana):
    t = res_arcana.table(
        [{"passed": True}], area=["seer"], monument_deck=["temple", "library", "oracle", "colossus"], pool={"gold": 4}
    )
    t.use("seer").act("next", "oracle").act("next", "library")
    assert t.ids("monument_deck") == ["oracle", "library", "temple", "colossus"]
    t.claim()
    assert t.holder("oracle") == 1 and t.zone("oracle") == "area"


@pytest.mark.clause("RA-effect-16", "RA-effect-17")
def test_a_short_own_deck_is_filled_up_below_from_the_shuffled_discards(res_arcana):
    t = res_arcana.table(area=["seer"], deck=["vault"], discard=["prism", "crypt", "treant", "hawk"])
    t.use("seer")
    assert t.ids("discard") == []
    assert len(t.choices()) == 3 and "vault" in t.choices()
    others = t.choices() - {"vault"}
    for card in [*sorted(others), "vault"][:2]:
        t.act("next", card)
    assert t.ids("deck")[:3] == [*sorted(others), "vault"], "put back on top of the new deck"
    assert len(t.ids("deck")) == 5


@pytest.mark.clause("RA-effect-16", "RA-effect-17", "RA-effect-30")
def test_a_short_monument_deck_is_not_refilled(res_arcana):
    t = res_arcana.table(area=["seer"], monument_deck=["temple", "library"], discard=["prism"])
    t.use("seer").answer("look:monuments")
    assert t.choices() == {"temple", "library"}
    t.act("next", "library")
    assert (t.ids("monument_deck"), t.ids("discard")) == (["library", "temple"], ["prism"])
    nothing = res_arcana.table(area=["seer"])
    nothing.use("seer")
    assert (nothing.player, nothing.turned("seer")) == (2, True), "used for nothing"


# -- straightening


@pytest.mark.clause("RA-effect-18", "RA-icon-03", "RA-gloss-17")
@pytest.mark.parametrize("source", ["chalice_of_fire", "reanimate", "witch"])
def test_a_straightened_component_is_used_again_in_the_same_round(res_arcana, source):
    t = res_arcana.table([{"passed": True}], area=[source, "hand_of_glory"], pool={"elan": 2})
    t.use("hand_of_glory").use(source)
    while t.kind == "pay":
        t.pay("elan")
    t.choose("hand_of_glory")
    t.use("hand_of_glory")
    assert t.pool()["death"] == 4


@pytest.mark.clause("RA-effect-19", "RA-effect-32", "RA-icon-03")
def test_the_druid_straightens_only_creatures(res_arcana):
    area = ["druid", {"card": "hawk", "turned": True}, {"card": "vault", "turned": True}, {"card": "sea_serpent", "turned": True}]
    t = res_arcana.table(area=area)
    t.use("druid")
    assert t.choices() == {"hawk", "sea_serpent"}
    t.choose("hawk")
    assert not t.turned("hawk")
    none = res_arcana.table(area=["druid", "hawk", {"card": "vault", "turned": True}])
    assert none.refused("use:druid:1").clause == "RA-effect-32"


@pytest.mark.clause("RA-effect-19", "RA-effect-26", "RA-effect-32")
def test_a_judge_says_why_a_component_is_not_straightened(res_arcana):
    turned = [{"card": "hawk", "turned": True}, {"card": "sea_serpent", "turned": True}, {"card": "vault", "turned": True}]
    area = [*turned, "guard_dog", "elvish_bow"]
    rival = {"area": [{"card": "fire_dragon", "turned": True}]}
    druid = res_arcana.table([rival], area=["druid", *area])
    druid.use("druid")
    why = {"vault": "RA-effect-19", "elvish_bow": "RA-effect-19", "guard_dog": "RA-effect-32", "fire_dragon": "RA-effect-26"}
    assert {card: druid.refusal("choose", card).clause for card in why} == why
    chalice = res_arcana.table([rival], area=["chalice_of_fire", *area], pool={"elan": 1})
    chalice.use("chalice_of_fire")
    why = {"elvish_bow": "RA-effect-32", "guard_dog": "RA-effect-32", "fire_dragon": "RA-effect-26"}
    assert {card: chalice.refusal("choose", card).clause for card in why} == why
    chalice.choose("vault")
    assert not chalice.turned("vault")


@pytest.mark.clause("RA-effect-26", "RA-effect-32")
def test_effects_straighten_turn_and_destroy_only_own_components(res_arcana):
    rival = {"area": [{"card": "hawk", "turned": True}, "fire_dragon", "vault", "nightingale"]}
    t = res_arcana.table([rival], area=["druid", "sacred_grove", "dragons_lair", "fiery_whip"], pool={"death": 3})
    assert t.refused("use:druid:1").clause == "RA-effect-32"
    assert t.refused("use:sacred_grove:2").clause == "RA-icon-01"
    assert t.refused("use:dragons_lair:2").clause == "RA-icon-01"
    assert t.refused("use:fiery_whip:2").clause == "RA-gloss-07"


@pytest.mark.clause("RA-effect-29", "RA-effect-32")
@pytest.mark.parametrize("source", ["chalice_of_fire", "reanimate", "witch"])
def test_a_component_may_straighten_itself_for_nothing(res_arcana, source):
    t = res_arcana.table(area=[source], pool={"elan": 2})
    t.use(source)
    assert (t.turned(source), t.player) == (False, 2)
    assert len(t.pool()) == (1 if source != "witch" else 0)


# -- conversions


@pytest.mark.clause("RA-effect-20", "RA-comp-15")
def test_prism_changes_x_into_another_type_never_gold(res_arcana):
    t = res_arcana.table(area=["prism"], pool={"gold": 3, "elan": 2})
    t.use("prism", 2)
    assert t.offered() == {"0", "1-gold", "2-gold", "3-gold", "1-elan", "2-elan"}
    t.answer("x:2-elan")
    assert t.offered() == {"life", "calm", "death"}, "neither Gold nor the type just paid"
    t.gain("death")
    assert t.pool() == {"gold": 3, "death": 2}
    gold = res_arcana.table(area=["prism"], pool={"gold": 3})
    gold.use("prism", 2).answer("x:3-gold")
    gold.gain("calm")
    assert gold.pool() == {"calm": 3}


@pytest.mark.clause("RA-effect-20", "RA-comp-16")
def test_philosophers_stone_makes_gold(res_arcana):
    t = res_arcana.table(area=["philosophers_stone"], pool={"elan": 1, "calm": 5})
    t.use("philosophers_stone").pay("elan")
    assert t.offered() == {"0", "1-calm", "2-calm", "3-calm", "4-calm"}, "the two come off first"
    t.answer("x:4-calm")
    assert (t.pool(), t.turned("philosophers_stone")) == ({"gold": 4}, True)


@pytest.mark.clause("RA-effect-27")
@pytest.mark.parametrize(
    ("source", "number", "pool"), [("prism", 2, {"elan": 2}), ("philosophers_stone", 1, {"elan": 3}), ("prism", 2, {})]
)
def test_x_may_be_zero(res_arcana, source, number, pool):
    t = res_arcana.table(area=[source], pool=pool)
    t.use(source, number)
    if t.kind == "x":
        t.answer("x:0")
    assert t.player == 2
    assert t.turned(source)


@pytest.mark.clause("RA-note-04", "RA-note-05", "RA-effect-20", "RA-cost-05")
def test_athanor(res_arcana):
    t = res_arcana.table(area=["athanor"], pool={"elan": 1})
    t.use("athanor", 1)
    assert (t.on("athanor"), t.pool()) == ({"elan": 2}, {})
    full = res_arcana.table(area=[{"card": "athanor", "elan": 8}], pool={"calm": 3, "elan": 1})
    full.use("athanor", 2).answer("x:3-calm")
    assert (full.on("athanor"), full.pool()) == ({"elan": 2}, {"gold": 3, "elan": 1}), "exactly six are spent"
    short = res_arcana.table(area=[{"card": "athanor", "elan": 5}], pool={"elan": 9})
    assert short.refused("use:athanor:2").clause == "RA-note-05", "Elan of the pool does not help"


# -- by cost


@pytest.mark.clause("RA-effect-24", "RA-effect-25", "RA-comp-25")
@pytest.mark.parametrize(
    ("victim", "worth"), [("philosophers_stone", 8), ("crypt", 5), ("vault", 2), ("prism", 0), ("wind_dragon", 8)]
)
def test_the_printed_cost_counts_gold_and_generic_too_plus_two(res_arcana, victim, worth):
    t = res_arcana.table(area=["fiery_whip", victim, "artificer", "dragon_bridle"])
    t.use("fiery_whip", 2).choose(victim)
    assert t.offered() == {"elan", "life", "calm", "death"}
    for _ in range(worth + 2):
        t.gain("life")
    assert (t.kind, t.pool()) == ("main", {"life": worth + 2}), "never the discounted price, in any mix without Gold"


@pytest.mark.clause("RA-note-06", "RA-comp-25")
def test_corrupt_altar_may_destroy_itself(res_arcana):
    t = res_arcana.table(area=["corrupt_altar"])
    t.use("corrupt_altar", 2)
    for _ in range(7):
        t.gain("elan")
    assert (t.zone("corrupt_altar"), t.pool()) == ("discard", {"elan": 7})
    turned = res_arcana.table(area=[{"card": "corrupt_altar", "turned": True}])
    assert turned.refused("use:corrupt_altar:2").clause == "RA-effect-05"


@pytest.mark.clause("RA-note-09")
def test_fiery_whip_never_destroys_itself(res_arcana):
    alone = res_arcana.table(area=["fiery_whip", "seer", "colossus", "coral_castle", "alchemy"])
    assert alone.refused("use:fiery_whip:2").clause == "RA-gloss-07"
    t = res_arcana.table(area=["fiery_whip", "prism", "vault"])
    t.use("fiery_whip", 2)
    assert t.choices() == {"prism", "vault"}


@pytest.mark.clause("RA-note-13", "RA-comp-19", "RA-effect-24")
def test_the_dagger_is_destroyed_and_a_card_discarded_for_its_cost(res_arcana):
    t = res_arcana.table(area=["sacrificial_dagger"], hand=["treant", "vault"])
    t.use("sacrificial_dagger", 2).choose("treant")
    t.gain("calm", "calm", "life", "death", "elan")
    assert t.pool() == {"calm": 2, "life": 1, "death": 1, "elan": 1}, "5 for the Treant and nothing for discarding"
    assert set(t.ids("discard")) == {"sacrificial_dagger", "treant"}


@pytest.mark.clause("RA-comp-14", "RA-effect-24")
def test_sacrificial_pit_turns_a_beast_into_gold(res_arcana):
    t = res_arcana.table(area=["sacrificial_pit", "sea_serpent", "hawk", "vault"], pool={"death": 1})
    t.use("sacrificial_pit", 2)
    assert t.choices() == {"sea_serpent", "hawk"}
    t.choose("sea_serpent")
    assert (t.pool(), t.zone("sea_serpent"), t.turned("sacrificial_pit")) == ({"gold": 9}, "discard", True)


# -- rivals


@pytest.mark.clause("RA-effect-21", "RA-comp-18", "RA-pass-11")
@pytest.mark.parametrize(
    ("source", "mine", "theirs"),
    [
        ("fiery_whip", {"elan": 3}, {"elan": 1}),
        ("hand_of_glory", {"death": 2}, {"death": 1}),
        ("jeweled_statuette", {"death": 3}, {"death": 1}),
        ("tree_of_life", {"life": 3}, {"life": 1}),
    ],
)
def test_each_rival_gains_too_passed_or_not(res_arcana, source, mine, theirs):
    t = res_arcana.table([{}, {"passed": True}, {}], area=[source])
    t.use(source)
    assert [t.pool(player) for player in (1, 2, 3, 4)] == [mine, theirs, theirs, theirs]


@pytest.mark.clause("RA-effect-22", "RA-effect-23", "RA-effect-31", "RA-comp-17")
@pytest.mark.parametrize(("source", "counted", "gained"), [("hypnotic_basin", "elan", "calm"), ("treant", "death", "elan")])
def test_a_rivals_pool_is_counted_and_left_alone(res_arcana, source, counted, gained):
    rivals = [
        {"pool": {counted: 2}},
        {"pool": {counted: 5, "gold": 1}, "area": [{"card": "windup_man", counted: 7}], "passed": True},
    ]
    t = res_arcana.table(rivals, area=[source])
    t.use(source)
    assert t.options == ["rival:2", "rival:3"]
    t.answer("rival:3")
    assert t.pool() == {gained: 5}, "only what is in the pool"
    assert t.pool(3) == {counted: 5, "gold": 1}


@pytest.mark.clause("RA-effect-30")
@pytest.mark.parametrize(
    ("source", "number"), [("hypnotic_basin", 1), ("library", 1), ("elvish_bow", 1), ("elvish_bow", 2), ("bone_dragon", 1)]
)
def test_an_effect_may_be_used_for_nothing(res_arcana, source, number):
    t = res_arcana.table([{"passed": True}], area=[source])
    t.use(source, number)
    assert (t.kind, t.player, t.turned(source)) == ("main", 1, True)


# -- places and notes


@pytest.mark.clause("RA-note-02", "RA-note-03")
def test_the_transmuter(res_arcana):
    t = res_arcana.table(area=["transmuter"], pool={"gold": 1, "elan": 1, "calm": 1})
    t.use("transmuter").pay("gold", "elan")
    assert t.offered() == {"elan", "life", "calm", "death"}
    t.gain("elan", "elan", "life")
    assert t.pool() == {"calm": 1, "elan": 2, "life": 1}, "types given may come back"
    assert res_arcana.table(area=["transmuter"], pool={"gold": 1}).refused("use:transmuter:1").clause == "RA-cost-04"


@pytest.mark.clause("RA-note-19")
def test_transmutation(res_arcana):
    t = res_arcana.table(area=["transmutation"], pool={"gold": 3})
    t.use("transmutation").gain("life", "life", "death")
    assert t.pool() == {"life": 2, "death": 1}
    assert res_arcana.table(area=["transmutation"], pool={"gold": 2}).refused("use:transmutation:1").clause == "RA-cost-04"


@pytest.mark.clause("RA-note-10", "RA-effect-05")
def test_guard_dog_straightens_itself_precisely_while_turned(res_arcana):
    t = res_arcana.table(area=[{"card": "guard_dog", "turned": True}], pool={"elan": 1})
    t.use("guard_dog")
    assert (t.turned("guard_dog"), t.pool(), t.player) == (False, {}, 2)
    straight = res_arcana.table(area=["guard_dog"], pool={"elan": 1})
    assert straight.refused("use:guard_dog:1").clause == "RA-note-10"
    poor = res_arcana.table(area=[{"card": "guard_dog", "turned": True}], pool={"gold": 1})
    assert poor.refused("use:guard_dog:1").clause == "RA-cost-04"


@pytest.mark.clause("RA-note-11", "RA-note-12", "RA-victory-18")
def test_mermaid_moves_an_essence_onto_a_component(res_arcana):
    t = res_arcana.table(
        [{"area": ["vault"]}],
        area=["mermaid", "sacred_grove", "colossus", "seer", "alchemy"],
        pool={"life": 1, "calm": 1, "elan": 1, "death": 1},
        first=2,
    )
    t.use("mermaid")
    assert t.offered() == {"calm", "life"}, "neither Elan nor Death, and there is no Gold"
    t.pay("life")
    assert t.choices() == {"mermaid", "sacred_grove", "colossus", "seer", "alchemy"}
    before = t.points()
    t.choose("sacred_grove")
    assert (t.on("sacred_grove"), t.points()) == ({"life": 1}, before + 1)
    calm = res_arcana.table(area=["mermaid", "sacred_grove"], pool={"calm": 1}, first=2)
    calm.use("mermaid").choose("sacred_grove")
    assert (calm.on("sacred_grove"), calm.points()) == ({"calm": 1}, 2), "the Grove scores Life"
    gold = res_arcana.table(area=["mermaid", "vault"], pool={"gold": 2})
    gold.use("mermaid").choose("vault")
    assert (gold.on("vault"), gold.pool(), gold.turned("mermaid")) == ({"gold": 1}, {"gold": 1}, True)
    assert res_arcana.table(area=["mermaid"], pool={"elan": 4, "death": 4}).refused("use:mermaid:1").clause == "RA-cost-04"


@pytest.mark.clause("RA-note-23", "RA-icon-01")
def test_the_grove_turns_a_creature_too(res_arcana):
    t = res_arcana.table(area=["sacred_grove", "hawk", {"card": "mermaid", "turned": True}, "vault"])
    t.use("sacred_grove", 2)
    assert (t.turned("sacred_grove"), t.turned("hawk"), t.on("sacred_grove")) == (True, True, {"life": 1})
    only_turned = res_arcana.table(area=["sacred_grove", {"card": "mermaid", "turned": True}, "fire_dragon"])
    assert only_turned.refused("use:sacred_grove:2").clause == "RA-icon-01"


@pytest.mark.clause("RA-comp-24", "RA-errata-01", "RA-icon-01")
def test_dragons_lair_gives_gold_or_takes_it_with_a_dragon(res_arcana):
    t = res_arcana.table(area=["dragons_lair", "fire_dragon", "sea_serpent", "hawk"])
    t.use("dragons_lair", 2)
    assert t.choices() == {"fire_dragon", "sea_serpent"}
    t.choose("fire_dragon")
    assert (t.on("dragons_lair"), t.turned("fire_dragon"), t.pool()) == ({"gold": 2}, True, {})
    assert t.turned("dragons_lair")
    pool = res_arcana.table(area=["dragons_lair"])
    pool.use("dragons_lair", 1)
    assert (pool.pool(), pool.on("dragons_lair"), pool.turned("dragons_lair")) == ({"gold": 2}, {}, True)


@pytest.mark.clause("RA-errata-01")
def test_the_lair_has_no_collect(res_arcana):
    t = res_arcana.collecting(["dragons_lair"], {"death": 2})
    assert (t.kind, t.pool(), t.turned("dragons_lair")) == ("main", {"death": 2}, False)


@pytest.mark.clause("RA-comp-11", "RA-comp-19")
def test_dragon_egg_hatches_for_four_less(res_arcana):
    t = res_arcana.table(area=["dragon_egg"], hand=["fire_dragon", "water_dragon", "hawk"], pool={"elan": 2})
    before = t.points()
    t.use("dragon_egg")
    assert (t.zone("dragon_egg"), t.zone("fire_dragon"), t.pool()) == ("discard", "area", {})
    assert t.points() == before, "the egg's point is lost, the Dragon's is won"
    turned = res_arcana.table(area=[{"card": "dragon_egg", "turned": True}], hand=["fire_dragon"], pool={"elan": 6})
    assert turned.refused("use:dragon_egg:1").clause == "RA-effect-05"
    poor = res_arcana.table(area=["dragon_egg"], hand=["fire_dragon", "hawk"], pool={"elan": 1, "gold": 5})
    assert poor.refused("use:dragon_egg:1").clause == "RA-effect-28"


@pytest.mark.clause("RA-comp-11", "RA-cost-11")
def test_the_eggs_reduction_is_allocated_by_the_player(res_arcana):
    t = res_arcana.table(area=["dragon_egg"], hand=["earth_dragon"], pool={"elan": 4, "life": 3})
    t.use("dragon_egg")
    assert (t.kind, t.offered()) == ("discount", {"elan", "life"}), "one Elan falls away in any case"
    t.discount("elan", "elan", "life")
    assert t.pool() == {"elan": 3, "life": 1}


@pytest.mark.clause("RA-comp-28")
def test_dragon_teeth_place_a_dragon_free_of_cost(res_arcana):
    t = res_arcana.table(area=["dragon_teeth"], hand=["sea_serpent", "wind_dragon", "hawk"], pool={"elan": 3})
    t.use("dragon_teeth", 2)
    assert t.choices() == {"sea_serpent", "wind_dragon"}
    t.choose("wind_dragon")
    assert (t.zone("wind_dragon"), t.pool(), t.turned("dragon_teeth")) == ("area", {}, True)
    no_dragon = res_arcana.table(area=["dragon_teeth"], hand=["hawk"], pool={"elan": 3})
    assert no_dragon.refused("use:dragon_teeth:2").clause == "RA-effect-28"
    twice = res_arcana.table([{"passed": True}], area=["dragon_teeth"], pool={"elan": 4})
    twice.use("dragon_teeth", 1).use("dragon_teeth", 1)
    assert twice.on("dragon_teeth") == {"elan": 6}


@pytest.mark.clause("RA-comp-12", "RA-comp-13")
def test_the_bestiary_takes_a_dragon_of_anybodys_discards_for_good(res_arcana):
    t = res_arcana.table(
        [{"discard": ["bone_dragon", "hawk"]}, {"discard": ["fire_dragon"]}],
        area=["sorcerers_bestiary"],
        discard=["vault"],
        pool={"elan": 10, "death": 5, "life": 1},
        first=2,
    )
    t.use("sorcerers_bestiary", 2)
    assert t.choices() == {"bone_dragon", "fire_dragon"}
    t.choose("bone_dragon").pay("elan")
    assert (t.zone("bone_dragon"), t.holder("bone_dragon"), t.pool()) == ("area", 1, {"elan": 6, "death": 1})
    assert t.points() == 1 + 2, "it scores for the one who placed it"
    fresh = res_arcana.table(
        [{"discard": ["bone_dragon"]}], area=["sorcerers_bestiary", "fiery_whip"], pool={"elan": 4, "death": 4, "life": 1}
    )
    fresh.use("sorcerers_bestiary", 2).pass_turn()
    fresh.use("fiery_whip", 2)
    while fresh.kind == "gain":
        fresh.gain("elan")
    assert fresh.ids("discard", 1) == ["bone_dragon"], "destroyed, it goes to the discards of who placed it"


@pytest.mark.clause("RA-comp-19")
@pytest.mark.parametrize("source", ["jeweled_statuette", "sacrificial_dagger"])
def test_destroying_itself_needs_a_straight_component(res_arcana, source):
    t = res_arcana.table(area=[{"card": source, "turned": True}], hand=["hawk"], pool={"life": 5})
    assert t.refused(f"use:{source}:2").clause == "RA-effect-05"


@pytest.mark.clause("RA-comp-19")
def test_the_statuette_loses_its_point_with_itself(res_arcana):
    t = res_arcana.table(area=["jeweled_statuette"], first=2)
    assert t.points() == 1
    t.use("jeweled_statuette", 2)
    assert (t.points(), t.pool(), t.zone("jeweled_statuette")) == (0, {"elan": 1, "gold": 2}, "discard")


@pytest.mark.clause("RA-comp-08", "RA-victory-18")
def test_the_obelisk_gives_six_once_when_claimed(res_arcana):
    t = res_arcana.table(pool={"gold": 4}, monuments=["obelisk"])
    t.claim("obelisk")
    assert t.offered() == {"elan", "life", "calm", "death"}
    t.gain("elan", "elan", "life", "calm", "death", "death")
    assert t.pool() == {"elan": 2, "life": 1, "calm": 1, "death": 2}
    t.everybody_passes()
    assert t.pool() == {"elan": 2, "life": 1, "calm": 1, "death": 2}, "a single time"
    unseen = res_arcana.table(pool={"gold": 4}, monument_deck=["obelisk"])
    unseen.claim()
    assert unseen.kind == "gain", "also when claimed unseen"


@pytest.mark.clause("RA-errata-04")
def test_the_treant_is_the_creature(res_arcana):
    treant = res_arcana.game.catalogue["treant"]
    assert treant.creature and treant.name.es == "Treant"


FIVE_KINDS = ["prism", "seer", "research", "colossus", "coral_castle"]


@pytest.mark.clause("RA-gloss-03", "RA-icon-08", "RA-effect-26")
@pytest.mark.parametrize(("source", "cost"), [("chalice_of_fire", {"elan": 1}), ("mermaid", {"calm": 1})])
def test_any_component_is_an_artifact_a_mage_an_item_a_monument_or_a_place(res_arcana, source, cost):
    """Whatever readies or receives "a component" reaches all five kinds, and nothing that is not in play."""
    area = [{"card": card, "turned": True} for card in FIVE_KINDS]
    t = res_arcana.table(
        [{"area": [{"card": "crypt", "turned": True}]}],
        area=[source, *area],
        hand=["hawk"],
        discard=["vault"],
        pool=cost,
        monuments=["temple"],
        places=["sacred_grove"],
    )
    t.use(source)
    assert t.choices() == {source, *FIVE_KINDS}


@pytest.mark.clause("RA-gloss-03")
@pytest.mark.parametrize("card", FIVE_KINDS)
def test_each_kind_of_component_can_be_readied_and_used_again(res_arcana, card):
    t = res_arcana.table([{"passed": True}], area=["chalice_of_fire", {"card": card, "turned": True}], pool={"elan": 3})
    assert t.refused(f"use:{card}:1").clause == "RA-effect-05"
    t.use("chalice_of_fire").choose(card)
    assert not t.turned(card)
    assert t.can("use", card, word="1")
