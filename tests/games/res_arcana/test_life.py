"""Life loss and reactions (RA-life, RA-react)."""

from __future__ import annotations

import pytest

# each attacker, what a rival needs for its way out, and what is left of it
WAYS_OUT = [
    ("bone_dragon", {"pool": {"death": 1}}),
    ("earth_dragon", {"pool": {"gold": 1}}),
    ("fire_dragon", {"pool": {"calm": 1}}),
    ("water_dragon", {"pool": {"elan": 1}}),
    ("wind_dragon", {"hand": ["vault"]}),
    ("sea_serpent", {"area": ["prism"]}),
]


def attacked(kit, attacker="bone_dragon", **rival):
    """Player 1 turns an attacker against one rival, who is asked to react or not."""
    t = kit.table([rival], area=[attacker], hand=["hawk"])
    return t.use(attacker)


@pytest.mark.clause("RA-life-01", "RA-icon-05", "RA-gloss-19", "RA-life-02")
def test_all_rivals_who_have_not_passed_lose_never_the_attacker(res_arcana):
    t = res_arcana.table(
        [{"pool": {"life": 5}}, {"pool": {"life": 5}, "passed": True}, {"pool": {"life": 5}}], area=["elvish_bow"], pool={"life": 5}
    )
    t.use("elvish_bow")
    assert [t.pool(player)["life"] for player in (1, 2, 3, 4)] == [5, 4, 5, 4]


@pytest.mark.clause("RA-life-02", "RA-comp-02")
@pytest.mark.parametrize("dragon", [dragon for dragon, _ in WAYS_OUT])
def test_every_dragon_costs_each_rival_two_life(res_arcana, dragon):
    t = attacked(res_arcana, dragon, pool={"life": 3})
    assert t.pool(2) == {"life": 1}
    assert t.turned(dragon)
    assert t.player == 2


@pytest.mark.clause("RA-comp-02", "RA-life-07", "RA-react-06")
@pytest.mark.parametrize(("dragon", "means"), WAYS_OUT)
def test_every_dragon_offers_its_own_way_out(res_arcana, dragon, means):
    rival = {"pool": {"life": 3, **means.get("pool", {})}, "hand": means.get("hand", []), "area": means.get("area", [])}
    t = attacked(res_arcana, dragon, **rival)
    assert (t.kind, t.player, t.options) == ("reactions", 2, [f"escape:{dragon}", "pass"])
    t.escape(dragon)
    assert t.pool(2) == {"life": 3}, "the price is paid and no Life lost"
    assert t.ids("hand", 2) == [] and t.ids("area", 2) == []
    assert t.ids("discard", 2) == means.get("hand", []) + means.get("area", [])
    assert t.kind == "main"


@pytest.mark.clause("RA-comp-02", "RA-react-03", "RA-life-07")
@pytest.mark.parametrize(("dragon", "means"), WAYS_OUT)
def test_without_the_price_there_is_no_way_out(res_arcana, dragon, means):
    t = attacked(res_arcana, dragon, pool={"life": 3}, area=["seer"] if dragon == "sea_serpent" else [])
    assert t.kind == "main"
    assert t.pool(2) == {"life": 1}
    asked = attacked(res_arcana, dragon, pool={"life": 3}, area=["healer"])
    assert asked.refused(f"escape:{dragon}").clause == "RA-react-03"


@pytest.mark.clause("RA-comp-03")
def test_discarding_against_wind_dragon_gives_no_essences(res_arcana):
    t = attacked(res_arcana, "wind_dragon", pool={"life": 2}, hand=["vault", "prism"])
    t.escape("wind_dragon")
    assert t.choices() == {"vault", "prism"}, "any card of the own hand"
    t.choose("prism")
    assert t.pool(2) == {"life": 2}
    assert t.ids("discard", 2) == ["prism"]


@pytest.mark.clause("RA-comp-26", "RA-effect-13", "RA-gloss-11", "RA-gloss-12", "RA-gloss-13", "RA-gloss-14")
def test_against_sea_serpent_only_artifacts_are_destroyed_turned_ones_too(res_arcana):
    t = attacked(
        res_arcana,
        "sea_serpent",
        pool={"life": 2},
        area=[
            "seer",
            "alchemy",
            "colossus",
            "coral_castle",
            {"card": "ring_of_midas", "gold": 4, "turned": True},
            "prism",
        ],
    )
    t.escape("sea_serpent")
    assert t.choices() == {"ring_of_midas", "prism"}
    t.choose("ring_of_midas")
    assert t.pool(2) == {"life": 2}, "no essences, and those on it are lost"
    assert (t.zone("ring_of_midas"), t.on("ring_of_midas")) == ("discard", {})


@pytest.mark.clause("RA-life-03", "RA-gloss-16")
def test_for_each_missing_life_two_others_are_lost(res_arcana):
    t = attacked(res_arcana, "elvish_bow", pool={"gold": 2, "elan": 3})
    assert (t.kind, t.player, t.offered()) == ("lose", 2, {"gold", "elan"})
    t.lose("gold", "elan")
    assert t.pool(2) == {"gold": 1, "elan": 2}
    partly = attacked(res_arcana, "fire_dragon", pool={"life": 1, "gold": 2, "elan": 3})
    partly.lose("elan", "elan")
    assert partly.pool(2) == {"gold": 2, "elan": 1}, "one Life and two for the other"


@pytest.mark.clause("RA-life-03")
@pytest.mark.parametrize(("pool", "left"), [({"gold": 3}, {}), ({"gold": 1, "elan": 1}, {}), ({}, {}), ({"elan": 5}, {"elan": 1})])
def test_as_far_as_possible(res_arcana, pool, left):
    t = attacked(res_arcana, "fire_dragon", pool=pool)
    assert (t.kind, t.pool(2)) == ("main", left)


@pytest.mark.clause("RA-life-04")
def test_life_goes_first_while_there_is_any(res_arcana):
    t = attacked(res_arcana, "elvish_bow", pool={"life": 1, "gold": 4})
    assert (t.kind, t.pool(2)) == ("main", {"gold": 4}), "nobody is asked whether to give others instead"


@pytest.mark.clause("RA-life-05")
def test_the_loser_chooses_and_only_among_what_they_have(res_arcana):
    t = attacked(res_arcana, "elvish_bow", pool={"gold": 1, "calm": 2})
    assert t.player == 2
    assert t.refused("lose:life").clause == "RA-life-03"
    assert t.refused("lose:elan").clause == "RA-life-03"
    assert t.pool(2) == {"gold": 1, "calm": 1}, "one Calm is lost in any case"
    t.lose("calm")
    assert t.pool(2) == {"gold": 1}


@pytest.mark.clause("RA-life-06", "RA-comp-05", "RA-react-01")
@pytest.mark.parametrize(
    "shield", ["chalice_of_life", "guard_dog", "healer", "protection", "temple", "alchemists_tower", "coral_castle"]
)
def test_these_ignore_a_loss_by_turning(res_arcana, shield):
    t = attacked(res_arcana, "elvish_bow", pool={"life": 1}, area=[shield])
    assert (t.kind, t.player) == ("reactions", 2)
    t.react(shield)
    assert (t.pool(2), t.turned(shield)) == ({"life": 1}, True)
    assert (t.kind, t.player) == ("main", 2), "out of turn and without an action"


@pytest.mark.clause("RA-comp-06", "RA-react-02", "RA-errata-09")
@pytest.mark.parametrize(
    ("shield", "price", "left"),
    [("dancing_sword", "elan", {"death": 1}), ("elemental_spring", "calm", {}), ("tree_of_life", "life", {})],
)
@pytest.mark.parametrize("turned", [False, True])
def test_these_ignore_a_loss_by_paying_also_while_turned(res_arcana, shield, price, left, turned):
    t = attacked(
        res_arcana, "fire_dragon" if price != "calm" else "bone_dragon", pool={price: 1}, area=[{"card": shield, "turned": turned}]
    )
    t.react(shield)
    assert (t.pool(2), t.on(shield), t.turned(shield)) == ({}, left, turned)


@pytest.mark.clause("RA-comp-07", "RA-icon-04")
def test_dragon_bridle_answers_dragons_only(res_arcana):
    t = attacked(res_arcana, "water_dragon", pool={"life": 2}, area=["dragon_bridle"])
    t.react("dragon_bridle")
    assert (t.pool(2), t.turned("dragon_bridle")) == ({"life": 2}, True)
    bow = attacked(res_arcana, "elvish_bow", pool={"life": 2}, area=["dragon_bridle", "healer"])
    assert bow.refused("react:dragon_bridle:1").clause == "RA-react-01"
    bow.bear()
    assert bow.pool(2) == {"life": 1}


@pytest.mark.clause("RA-comp-04")
def test_elvish_bow_has_no_way_out_of_its_own(res_arcana):
    t = attacked(res_arcana, "elvish_bow", pool={"life": 2, "gold": 5}, hand=["vault"], area=["healer"])
    assert t.options == ["react:healer:1", "pass"], "other reactions still work"
    assert t.refused("escape:elvish_bow").clause == "RA-icon-07", "it shows none"


@pytest.mark.clause("RA-react-03", "RA-errata-09", "RA-action-15")
def test_a_reaction_that_cannot_be_paid_is_refused(res_arcana):
    area = [{"card": "guard_dog", "turned": True}, "elemental_spring", "healer"]
    t = attacked(res_arcana, "elvish_bow", pool={"life": 1}, area=area)
    assert t.options == ["react:healer:1", "pass"]
    assert t.refused("react:guard_dog:1").clause == "RA-react-03", "turned"
    assert t.refused("react:elemental_spring:1").clause == "RA-react-03", "no Calm"
    assert t.refused("react:healer:2").clause == "RA-icon-07"
    assert t.refused("react:elvish_bow:1").clause == "RA-icon-07"


@pytest.mark.clause("RA-react-01", "RA-action-15")
def test_nobody_reacts_with_anothers_component_or_from_the_hand(res_arcana):
    t = res_arcana.table([{"area": ["healer"], "hand": ["guard_dog"]}, {"area": ["temple"]}], area=["elvish_bow", "protection"])
    t.use("elvish_bow")
    assert t.player == 2
    assert t.refused("react:temple:1").clause == "RA-action-15"
    assert t.refused("react:protection:1").clause == "RA-action-15"
    assert t.refused("react:guard_dog:1").clause == "RA-action-15"
    assert t.refused("use:healer:1").clause == "RA-action-01"
    assert t.refused("react:golden_statue:1").clause == "RA-action-15"


@pytest.mark.clause("RA-react-04")
def test_reacting_is_voluntary(res_arcana):
    t = attacked(res_arcana, "bone_dragon", pool={"life": 2, "death": 1}, area=["healer"])
    t.bear()
    assert (t.pool(2), t.turned("healer")) == ({"death": 1}, False)


@pytest.mark.clause("RA-react-05", "RA-comp-06")
def test_a_reaction_that_only_pays_may_answer_every_loss(res_arcana):
    rival = {"area": ["dancing_sword"], "pool": {"elan": 2, "life": 1}, "hand": ["prism"]}
    t = res_arcana.table([rival], area=["fire_dragon", "elvish_bow"])
    t.use("fire_dragon").react("dancing_sword")
    assert t.on("dancing_sword") == {"death": 1}
    t.place("prism")
    t.use("elvish_bow").react("dancing_sword")
    assert (t.on("dancing_sword"), t.pool(2)) == ({"death": 2}, {"life": 1})


@pytest.mark.clause("RA-react-06")
def test_one_reaction_is_enough_and_the_most(res_arcana):
    t = attacked(res_arcana, "bone_dragon", pool={"life": 2, "death": 1, "elan": 1}, area=["dancing_sword", "healer"])
    assert len(t.options) == 4
    t.react("dancing_sword")
    assert t.kind == "main", "nobody is asked again"
    assert (t.pool(2), t.turned("healer")) == ({"life": 2, "death": 1}, False)
    again = attacked(res_arcana, "bone_dragon", pool={"life": 2, "death": 1, "elan": 1}, area=["dancing_sword"])
    again.escape("bone_dragon")
    assert (again.kind, again.on("dancing_sword")) == ("main", {}), "the built-in way out counts as that reaction"


@pytest.mark.clause("RA-life-08", "RA-life-11")
def test_each_rival_decides_and_pays_in_turn_order(res_arcana):
    rivals = [
        {"pool": {"calm": 2, "gold": 4}, "area": ["healer"]},
        {"pool": {"gold": 4, "elan": 4}},
        {"pool": {"life": 2, "calm": 1}},
    ]
    t = res_arcana.table(rivals, area=["fire_dragon"], active=1)
    t.use("fire_dragon")
    assert (t.kind, t.player) == ("reactions", 2)
    t.escape("fire_dragon")
    assert (t.kind, t.player) == ("lose", 3), "player 2's way out protects nobody else; player 3 pays before 4 decides"
    t.lose("gold", "elan", "gold", "gold")
    assert (t.kind, t.player) == ("reactions", 4)
    t.bear()
    assert [t.pool(player) for player in (2, 3, 4)] == [{"calm": 1, "gold": 4}, {"gold": 1, "elan": 3}, {"calm": 1}]


@pytest.mark.clause("RA-life-11")
def test_the_order_starts_at_the_left_of_the_attacker(res_arcana):
    t = res_arcana.table([{"area": ["healer"]}, {"area": ["fire_dragon"]}], area=["guard_dog"], active=3)
    t.use("fire_dragon")
    assert t.player == 1
    t.bear()
    assert t.player == 2


@pytest.mark.clause("RA-life-09", "RA-gloss-15")
def test_who_passed_ignores_it_without_paying_or_turning(res_arcana):
    t = res_arcana.table([{"pool": {"life": 2, "death": 1}, "area": ["healer"], "passed": True}], area=["bone_dragon"])
    t.use("bone_dragon")
    assert (t.kind, t.player) == ("main", 1)
    assert (t.pool(2), t.turned("healer")) == ({"life": 2, "death": 1}, False)


@pytest.mark.clause("RA-life-10")
def test_essences_on_components_are_not_lost(res_arcana):
    t = attacked(res_arcana, "fire_dragon", area=[{"card": "sacred_grove", "life": 3}, {"card": "ring_of_midas", "gold": 2}])
    assert (t.on("sacred_grove"), t.on("ring_of_midas")) == ({"life": 3}, {"gold": 2})
    assert t.pool(2) == {}


@pytest.mark.clause("RA-react-01", "RA-gloss-09")
def test_a_reaction_uses_no_action_and_the_turn_goes_on(res_arcana):
    t = res_arcana.table([{"area": ["healer"], "hand": ["prism"]}, {}], area=["elvish_bow"])
    t.use("elvish_bow").react("healer")
    assert (t.kind, t.player) == ("main", 2)
    t.place("prism")
    assert t.player == 3
