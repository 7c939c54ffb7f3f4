"""Points and the victory check (RA-victory)."""

from __future__ import annotations

import pytest

TEN = {"card": "catacombs_of_the_dead", "death": 10}
NINE = {"card": "catacombs_of_the_dead", "death": 9}


@pytest.mark.clause("RA-victory-01", "RA-victory-09", "RA-over-01")
def test_artifacts_monuments_places_and_the_token_add_up(res_arcana):
    t = res_arcana.table(area=["bone_dragon", "colossus", "coral_castle", "seer", "alchemy"], first=1)
    assert t.points() == 1 + 2 + 3 + 1
    assert t.points(2) == 0
    other = res_arcana.table(area=["bone_dragon", "colossus", "coral_castle"], first=2)
    assert (other.points(), other.points(2)) == (6, 1)


@pytest.mark.clause("RA-victory-02", "RA-over-01", "RA-errata-07")
@pytest.mark.parametrize(("death", "over"), [(9, True), (8, False), (15, True)])
def test_ten_points_are_enough_at_the_check_and_nine_are_not(res_arcana, death, over):
    t = res_arcana.table([{}], area=[{"card": "catacombs_of_the_dead", "death": death}])
    assert not t.s.over, "points alone end nothing"
    t.everybody_passes()
    assert t.s.over == over
    assert t.winners == ([1] if over else [])


@pytest.mark.clause("RA-victory-02")
def test_the_most_points_win_not_the_first_ten(res_arcana):
    t = res_arcana.table([{"area": [{"card": "alchemists_tower", "gold": 12}]}], area=[TEN])
    t.everybody_passes()
    assert t.winners == [2]


@pytest.mark.clause("RA-victory-03", "RA-victory-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ({"elan": 3}, {"calm": 2}, [1]),
        ({"elan": 3}, {"gold": 2}, [2]),
        ({"gold": 1, "elan": 1}, {"calm": 2}, [1]),
        ({"gold": 1}, {"calm": 2}, [1, 2]),
    ],
)
def test_a_tie_goes_to_more_essences_gold_counting_double_and_else_is_shared(res_arcana, mine, theirs, winners):
    rival = {"area": [{"card": "alchemists_tower", "gold": 10}, "seer"], "pool": theirs}
    t = res_arcana.table([rival], area=[NINE, {"card": "athanor", "elan": 9}], pool=mine)
    t.everybody_passes()
    assert t.winners == winners, "the nine Elan on a component do not count"


@pytest.mark.clause("RA-victory-04")
def test_a_tie_that_persists_is_shared_by_those_tied(res_arcana):
    rivals = [
        {"area": [{"card": "alchemists_tower", "gold": 10}], "pool": {"calm": 1}},
        {"area": [{"card": "dwarven_mines", "gold": 10}]},
    ]
    t = res_arcana.table(rivals, area=[NINE], pool={"death": 1})
    t.everybody_passes()
    assert t.winners == [1, 2], "player 3 has fewer essences"


@pytest.mark.clause("RA-victory-06", "RA-victory-19")
def test_without_a_winner_everything_is_straightened_and_a_round_begins(res_arcana):
    area = [
        {"card": "hawk", "turned": True},
        {"card": "seer", "turned": True},
        {"card": "colossus", "turned": True},
        {"card": "coral_castle", "turned": True},
    ]
    t = res_arcana.table([{"area": [{"card": "vault", "turned": True}]}], area=area)
    t.everybody_passes()
    assert t.round == 2
    assert not [id for id in ("hawk", "seer", "colossus", "coral_castle", "vault") if t.turned(id)]
    assert not t.passed(1) and not t.passed(2)
    assert (t.token, t.player, t.s.world[2]) == (1, 1, 0)


@pytest.mark.clause("RA-victory-07")
def test_turned_components_count_all_the_same(res_arcana):
    area = [{"card": "bone_dragon", "turned": True}, {"card": "sacred_grove", "life": 3, "turned": True}]
    assert res_arcana.table(area=area, first=2).points() == 1 + 2 + 3


@pytest.mark.clause("RA-victory-08", "RA-comp-21", "RA-effect-09", "RA-gloss-11")
@pytest.mark.parametrize(
    ("place", "essence", "fixed"),
    [
        ("sacred_grove", "life", 2),
        ("catacombs_of_the_dead", "death", 0),
        ("sacrificial_pit", "death", 2),
        ("alchemists_tower", "gold", 0),
        ("cursed_forge", "gold", 1),
        ("dwarven_mines", "gold", 0),
        ("dragons_lair", "gold", 0),
        ("sunken_reef", "calm", 0),
        ("coral_castle", "", 3),
        ("sorcerers_bestiary", "", 0),
    ],
)
def test_places_score_their_fixed_points_and_their_own_essence_only(res_arcana, place, essence, fixed):
    assert res_arcana.table(area=[place], first=2).points() == fixed
    for kind in ("elan", "life", "calm", "death", "gold"):
        t = res_arcana.table(area=[{"card": place, kind: 4}], first=2)
        assert t.points() == fixed + (4 if kind == essence else 0)


@pytest.mark.clause("RA-note-24", "RA-comp-21")
def test_the_bestiary_scores_own_beasts_sea_serpent_thrice(res_arcana):
    rival = {"area": ["bone_dragon", "mermaid"]}
    t = res_arcana.table(
        [rival], area=["sorcerers_bestiary", "hawk", "celestial_horse", "fire_dragon", "sea_serpent", "vault"], first=2
    )
    assert t.points() == 1 + 1 + 2 + 3 + (1 + 1), "and what is printed on the Dragons themselves"


@pytest.mark.clause("RA-victory-18", "RA-comp-22")
def test_essences_elsewhere_give_no_points(res_arcana):
    area = [
        {"card": "colossus", "gold": 5},
        {"card": "mausoleum", "death": 5},
        {"card": "seer", "gold": 3},
        {"card": "athanor", "gold": 3},
        {"card": "alchemy", "gold": 2},
    ]
    assert res_arcana.table(area=area, first=2).points() == 2 + 2


@pytest.mark.clause("RA-comp-22")
@pytest.mark.parametrize(
    ("monument", "points"),
    [
        ("great_pyramid", 3),
        *[(id, 2) for id in ("colossus", "mausoleum", "oracle", "temple")],
        *[(id, 1) for id in ("golden_statue", "hanging_gardens", "library", "obelisk", "solomons_mine")],
    ],
)
def test_the_points_of_monuments(res_arcana, monument, points):
    assert res_arcana.table(area=[monument], first=2).points() == points


# -- early checks


@pytest.mark.clause("RA-victory-10", "RA-victory-11")
@pytest.mark.parametrize("place", ["coral_castle", "sorcerers_bestiary"])
def test_an_early_check_ends_the_game_in_mid_round(res_arcana, place):
    t = res_arcana.table(area=[place, TEN])
    t.use(place)
    assert t.s.over
    assert t.winners == [1]


@pytest.mark.clause("RA-victory-11")
def test_an_early_check_looks_at_everybody(res_arcana):
    t = res_arcana.table([{"area": [{"card": "alchemists_tower", "gold": 15}]}], area=["coral_castle", TEN])
    t.use("coral_castle")
    assert t.winners == [2], "using it while behind makes the leader win"
    tied = res_arcana.table(
        [{"area": [{"card": "alchemists_tower", "gold": 14}], "pool": {"gold": 1}}], area=["coral_castle", TEN], pool={"elan": 1}
    )
    tied.use("coral_castle")
    assert tied.winners == [2], "the normal tie-break"


@pytest.mark.clause("RA-victory-12", "RA-comp-23")
def test_an_early_check_without_a_winner_changes_nothing_else(res_arcana):
    t = res_arcana.table([{}], area=["coral_castle", {"card": "hawk", "turned": True}])
    t.use("coral_castle")
    assert not t.s.over
    assert (t.round, t.player, t.kind) == (1, 2, "main")
    assert t.turned("coral_castle") and t.turned("hawk")


@pytest.mark.clause("RA-comp-23")
def test_the_castle_is_turned_once_for_either(res_arcana):
    t = res_arcana.table([{"area": ["elvish_bow"], "pool": {"life": 1}}], area=["coral_castle"], pool={"life": 2})
    t.use("coral_castle")
    t.use("elvish_bow")
    assert t.pool() == {"life": 1}, "already turned, it does not ignore the loss"
    other = res_arcana.table([{"area": ["elvish_bow"]}], area=["coral_castle"], pool={"life": 2}, active=2)
    other.use("elvish_bow").react("coral_castle")
    assert other.refused("use:coral_castle:1").clause == "RA-effect-05"


@pytest.mark.clause("RA-victory-13", "RA-victory-09")
@pytest.mark.parametrize("passed", [False, True])
def test_in_an_early_check_the_tokens_point_is_its_holders_now(res_arcana, passed):
    rivals = [{"passed": passed}]
    holder = res_arcana.table(rivals, area=["coral_castle", {"card": "catacombs_of_the_dead", "death": 6}], first=1)
    holder.use("coral_castle")
    assert holder.winners == [1]
    not_holder = res_arcana.table(rivals, area=["coral_castle", {"card": "catacombs_of_the_dead", "death": 6}], first=2)
    not_holder.use("coral_castle")
    assert not not_holder.s.over


# -- Golden Statue


@pytest.mark.clause("RA-note-20", "RA-victory-14", "RA-victory-16")
def test_golden_statue_makes_the_difference_at_the_end_of_the_round(res_arcana):
    t = res_arcana.table([{}], area=["golden_statue", {"card": "catacombs_of_the_dead", "death": 5}], pool={"gold": 3})
    t.everybody_passes()
    assert (t.kind, t.player, t.options) == ("check", 1, ["react:golden_statue:1", "pass"]), (
        "nobody has 10 yet, and its owner has passed"
    )
    t.react("golden_statue")
    assert t.s.over
    assert t.winners == [1], "1 + 5 + 1 for the token + 3"


@pytest.mark.clause("RA-victory-14", "RA-react-04")
def test_golden_statue_may_be_left_unused(res_arcana):
    t = res_arcana.table([{}], area=["golden_statue", {"card": "catacombs_of_the_dead", "death": 5}], pool={"gold": 3})
    t.everybody_passes().bear()
    assert (t.round, t.pool()["gold"]) == (2, 3)


@pytest.mark.clause("RA-note-20", "RA-react-03")
@pytest.mark.parametrize(("statue", "gold"), [({"card": "golden_statue", "turned": True}, 3), ("golden_statue", 2)])
def test_golden_statue_needs_to_be_straight_and_three_gold(res_arcana, statue, gold):
    t = res_arcana.table([{}], area=[statue, {"card": "catacombs_of_the_dead", "death": 5}], pool={"gold": gold})
    t.everybody_passes()
    assert t.round == 2, "nobody was asked"


@pytest.mark.clause("RA-errata-02", "RA-victory-14", "RA-victory-17")
def test_the_three_points_are_for_that_check_only(res_arcana):
    t = res_arcana.table([{"passed": True}], area=["golden_statue", "coral_castle"], pool={"gold": 3}, first=2)
    t.use("coral_castle")
    assert (t.kind, t.player) == ("check", 1), "the one who causes the check may answer it"
    t.react("golden_statue")
    assert not t.s.over
    assert (t.pool(), t.turned("golden_statue"), t.points()) == ({}, True, 4), "4 points again, 7 in the check"
    t.pass_turn()
    assert t.round == 2


@pytest.mark.clause("RA-victory-17", "RA-victory-10")
def test_golden_statue_wins_an_early_check_of_its_own_player(res_arcana):
    t = res_arcana.table(area=["golden_statue", "coral_castle", "great_pyramid"], pool={"gold": 3}, first=2)
    t.use("coral_castle").react("golden_statue")
    assert t.winners == [1]


@pytest.mark.clause("RA-victory-14")
def test_golden_statue_answers_a_rivals_early_check_too(res_arcana):
    rival = {"area": ["golden_statue", {"card": "alchemists_tower", "gold": 8}], "pool": {"gold": 3}, "passed": True}
    t = res_arcana.table([rival], area=["coral_castle", {"card": "catacombs_of_the_dead", "death": 7}])
    t.use("coral_castle")
    assert (t.kind, t.player) == ("check", 2)
    t.react("golden_statue")
    assert t.winners == [2]


@pytest.mark.clause("RA-victory-15")
def test_gold_spent_on_the_statue_no_longer_breaks_ties(res_arcana):
    rival = {"area": [{"card": "alchemists_tower", "gold": 13}], "pool": {"elan": 1}}
    t = res_arcana.table([rival], area=["golden_statue", {"card": "catacombs_of_the_dead", "death": 8}], pool={"gold": 3})
    t.everybody_passes().react("golden_statue")
    assert t.winners == [2], "13 each, and the three Gold are gone"
