"""The round and its Collect step (RA-round, RA-collect)."""

from __future__ import annotations

import pytest

from tapete.games.res_arcana import things

VAULT = {"card": "vault", "gold": 1}


@pytest.mark.clause("RA-round-01", "RA-round-02", "RA-victory-06", "RA-gloss-17")
def test_a_round_is_collect_actions_and_check_and_rounds_go_on_without_limit(res_arcana):
    t = res_arcana.table(area=["duelist"], pool={"death": 1}, round=40)
    t.use("duelist").alone()
    assert (t.round, t.kind) == (40, "main"), "actions go on until everybody has passed"
    t.pass_turn()
    assert t.round == 41
    assert (t.kind, t.pool()) == ("collect", {"elan": 1}), "collected before any action"
    assert not t.turned("duelist"), "everything was straightened after a check without a winner"
    t.take("duelist")
    assert (t.kind, t.pool()) == ("main", {"elan": 1, "gold": 1})


@pytest.mark.clause("RA-collect-02", "RA-collect-03", "RA-collect-04", "RA-icon-07", "RA-gloss-02", "RA-collect-11")
def test_fixed_gains_come_from_a_supply_that_never_runs_out(res_arcana):
    t = res_arcana.collecting(["elemental_spring", "chalice_of_fire", "nightingale"], {"elan": 500})
    assert t.pool() == {"elan": 503, "life": 1, "calm": 1}


@pytest.mark.clause("RA-collect-05")
def test_of_essences_with_a_slash_one_is_chosen_each_round(res_arcana):
    t = res_arcana.collecting(["healer"])
    assert t.offered() == {"calm", "life"}
    t.gain("life")
    t.everybody_passes()
    t.gain("calm")
    assert t.pool() == {"life": 1, "calm": 1}


@pytest.mark.clause("RA-collect-06", "RA-collect-07")
def test_a_number_of_any_kind_is_received_in_any_allowed_mix(res_arcana):
    t = res_arcana.collecting(["celestial_horse"])
    assert t.offered() == {"elan", "life", "calm"}, "neither Gold nor Death"
    assert t.refused("gain:gold").clause == "RA-collect-07"
    assert t.refused("gain:death").clause == "RA-collect-07"
    t.gain("life", "elan")
    assert t.pool() == {"life": 1, "elan": 1}
    twice = res_arcana.collecting(["celestial_horse"])
    twice.gain("calm", "calm")
    assert twice.pool() == {"calm": 2}
    assert twice.kind == "main", "exactly two"


@pytest.mark.clause("RA-collect-01", "RA-collect-09", "RA-collect-10", "RA-collect-17")
def test_components_are_emptied_one_by_one_wholly_or_not_at_all(res_arcana):
    area = [{"card": "athanor", "elan": 4}, {"card": "dragon_teeth", "elan": 3, "death": 1}, {"card": "necromancer", "death": 3}]
    t = res_arcana.collecting(area)
    assert t.pool() == {"death": 1}, "the Necromancer's gain is automatic: nobody was asked"
    assert t.options == ["take:athanor", "leave:athanor"]
    t.leave("athanor")
    t.take("dragon_teeth")
    t.leave("necromancer")
    assert t.pool() == {"elan": 3, "death": 2}
    assert (t.on("athanor"), t.on("dragon_teeth"), t.on("necromancer")) == ({"elan": 4}, {}, {"death": 3})


@pytest.mark.clause("RA-collect-08", "RA-cost-05", "RA-effect-08", "RA-gloss-18", "RA-icon-06")
def test_essences_on_components_can_neither_be_taken_nor_spent_in_the_action_step(res_arcana):
    t = res_arcana.table(area=[{"card": "dragon_teeth", "elan": 6}], hand=["dwarven_pickaxe"])
    assert not [id for id in t.options if id.startswith("take")]
    assert t.refused("take:dragon_teeth").clause == "RA-collect-08"
    assert t.refused("place:dwarven_pickaxe").clause == "RA-cost-04", "the 6 Elan are not in the pool"
    assert t.refused("use:dragon_teeth:1").clause == "RA-cost-04"


@pytest.mark.clause("RA-collect-13", "RA-note-21", "RA-errata-03")
def test_cursed_forge_is_paid_with_what_was_just_collected(res_arcana):
    t = res_arcana.collecting(["cursed_forge", {"card": "athanor", "death": 1}])
    t.take("athanor")
    assert (t.kind, t.options) == ("curse", ["option:pay", "option:turn"])
    t.answer("option:pay")
    assert (t.pool(), t.turned("cursed_forge")) == ({}, False)


@pytest.mark.clause("RA-note-21", "RA-note-22", "RA-victory-07", "RA-collect-20")
def test_cursed_forge_may_be_turned_even_by_who_could_pay_and_then_its_effect_waits(res_arcana):
    t = res_arcana.collecting([{"card": "cursed_forge", "gold": 3}, "witch"], {"death": 3, "elan": 4, "gold": 1})
    t.gain("life").leave("cursed_forge")
    t.answer("option:turn")
    assert t.turned("cursed_forge")
    assert t.pool()["death"] == 3
    assert t.refused("use:cursed_forge:1").clause == "RA-effect-05"
    assert t.points() == 1 + 3 + 1, "its point, its Gold and the token"
    t.use("witch").pay("death", "death").choose("cursed_forge")
    t.pass_turn() if t.player == 2 else None
    assert t.kind == "main" and t.pool()["death"] == 1, "straightening does not ask for Death again"
    t.use("cursed_forge")
    assert t.on("cursed_forge") == {"gold": 4}


@pytest.mark.clause("RA-note-21")
def test_cursed_forge_turns_by_itself_without_death(res_arcana):
    t = res_arcana.collecting(["cursed_forge"], {"elan": 2, "gold": 1})
    assert t.kind == "main"
    assert t.turned("cursed_forge")


@pytest.mark.clause("RA-collect-15", "RA-effect-09")
def test_an_own_place_can_be_emptied_and_loses_those_points(res_arcana):
    t = res_arcana.collecting([{"card": "catacombs_of_the_dead", "death": 4}])
    assert t.points() == 4 + 1
    t.take("catacombs_of_the_dead")
    assert t.points() == 1
    assert t.pool() == {"death": 5}


@pytest.mark.clause("RA-collect-16")
def test_players_collect_clockwise_from_the_first_player(res_arcana):
    t = res_arcana.table([{"area": ["witch"]}, {"area": ["hanging_gardens"]}], area=["healer"], active=2)
    for _ in range(3):
        t.pass_turn()
    assert t.token == 2
    order = []
    while t.kind == "gain":
        order.append(t.player)
        t.answer(t.options[0])
    assert order == [2, 3, 3, 3, 1]


@pytest.mark.clause("RA-collect-18", "RA-action-16")
def test_what_enters_during_actions_collects_from_the_next_round_on(res_arcana):
    t = res_arcana.table(hand=["chalice_of_fire"], pool={"elan": 1, "gold": 1})
    t.place("chalice_of_fire")
    assert t.pool() == {}
    t.everybody_passes()
    assert t.pool() == {"elan": 2}


# -- Vault and Windup Man


@pytest.mark.clause("RA-note-16", "RA-collect-14", "RA-collect-19")
def test_vault_rewards_gold_left_on_it(res_arcana):
    t = res_arcana.collecting([VAULT])
    t.leave("vault")
    assert t.offered() == {"elan", "life", "calm", "death"}
    t.gain("calm", "life")
    assert (t.pool(), t.on("vault")) == ({"calm": 1, "life": 1}, {"gold": 1})
    assert t.kind == "main", "and nothing can be removed any more"


@pytest.mark.clause("RA-note-16", "RA-collect-19")
def test_vault_gives_nothing_to_who_takes_its_gold(res_arcana):
    t = res_arcana.collecting([{"card": "vault", "gold": 2, "calm": 1}])
    t.take("vault")
    assert (t.kind, t.pool()) == ("main", {"gold": 2, "calm": 1})


@pytest.mark.clause("RA-note-17")
@pytest.mark.parametrize("on_it", [{}, {"calm": 2}])
def test_a_vault_without_gold_gives_nothing(res_arcana, on_it):
    t = res_arcana.collecting([{"card": "vault", **on_it}])
    if on_it:
        t.leave("vault")
    assert (t.kind, t.pool()) == ("main", {})


@pytest.mark.clause("RA-note-18")
def test_vault_over_three_rounds(res_arcana):
    t = res_arcana.table(area=["vault"])
    t.use("vault")
    assert t.on("vault") == {"gold": 1}
    t.everybody_passes()
    t.leave("vault").gain("calm", "life").alone()
    t.use("vault")
    assert t.on("vault") == {"gold": 2}
    t.everybody_passes()
    t.take("vault")
    assert t.kind == "main", "no bonus"
    assert t.pool() == {"calm": 1, "life": 1, "gold": 2}


@pytest.mark.clause("RA-note-14", "RA-note-15", "RA-collect-14", "RA-collect-19")
def test_windup_man_over_four_rounds(res_arcana):
    t = res_arcana.table(area=["windup_man"], pool={"gold": 1, "elan": 1})
    t.use("windup_man").pay("gold")
    assert t.on("windup_man") == {"gold": 1}
    t.everybody_passes()
    t.leave("windup_man")
    assert t.on("windup_man") == {"gold": 3}
    t.alone().use("windup_man")
    assert t.on("windup_man") == {"gold": 3, "elan": 1}
    t.everybody_passes()
    t.leave("windup_man")
    assert t.on("windup_man") == {"gold": 5, "elan": 3}
    t.everybody_passes()
    t.take("windup_man")
    assert (t.pool(), t.on("windup_man")) == ({"gold": 5, "elan": 3}, {})


@pytest.mark.clause("RA-note-14")
def test_an_empty_windup_man_grows_nothing(res_arcana):
    t = res_arcana.collecting(["windup_man"])
    assert (t.kind, t.on("windup_man")) == ("main", {})


@pytest.mark.clause("RA-collect-20")
def test_every_collect_is_resolved_once_a_round(res_arcana):
    t = res_arcana.collecting(["flaming_pit", "witch"], {"calm": 3, "life": 1})
    t.gain("death")
    assert t.pool() == {"elan": 1, "calm": 3, "life": 1, "death": 1}
    t.use("flaming_pit")
    t.pass_turn()
    before = t.pool()["elan"]
    t.use("witch").pay("calm", "calm").choose("flaming_pit")
    assert t.pool()["elan"] == before
    assert things.ESSENCES[0] == "elan"
