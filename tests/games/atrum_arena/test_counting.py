"""Powers that count: the Dump, losses, hands, Exhausted minions, how mixed an Altar is, and minions Exploited as they resolve."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit

from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena.arsenal import arms
from tapete.games.atrum_arena.catalogue import REPTANTES
from tapete.games.atrum_arena.vocabulary.altars import Exploit

clause = pytest.mark.clause
THREE = "golem golem golem"


# -- the Dump


@clause("AA-launch-06")
def test_osario_desbordado_counts_the_skeletons_of_the_dump_with_the_one_just_discarded(aa: AtrumKit) -> None:
    t = aa.table(a=["osario-desbordado-3"], a_hand="skeleton", a_altar=THREE, vertedero="skeleton skeleton zombie", b_resistance=20)
    t.announce("osario-desbordado-3").resolve()
    assert t.resistance("b") == 20 - 3 - 3  # the two that lay there and the discard


@clause("AA-shadow-02")
def test_osario_desbordado_does_not_count_shadows_in_the_dump(aa: AtrumKit) -> None:
    t = aa.table(a=["osario-desbordado-3"], a_hand="skeleton", a_altar=THREE, vertedero="shadow shadow", b_resistance=20)
    t.announce("osario-desbordado-3").resolve()
    assert t.resistance("b") == 20 - 3 - 1


@clause("AA-pow-08")
def test_muro_de_lapidas_prevents_more_the_fuller_the_dump_and_no_more_than_the_damage(aa: AtrumKit) -> None:
    parts = {"a": ["embestida-3"], "a_hand": "beast", "a_altar": THREE, "b": ["muro-de-lapidas-2"], "b_altar": "golem golem"}
    t = aa.table(b_hand="skeleton", **parts)
    t.announce("embestida-3").announce("muro-de-lapidas-2").resolve()
    assert t.resistance("b") == 10 - (8 - 3)  # 2 and its own discard
    t = aa.table(b_hand="skeleton", vertedero="skeleton " * 8, **parts)
    t.announce("embestida-3").announce("muro-de-lapidas-2").resolve()
    assert t.resistance("b") == 10


def test_cavar_tumbas_searches_also_what_it_has_just_spilled_and_may_find_nothing(aa: AtrumKit) -> None:
    t = aa.table(a=["cavar-tumbas-1"], a_hand="skeleton", a_altar="golem", fosa="zombie skeleton golem beast fallen", rest="none")
    t.announce("cavar-tumbas-1")
    assert t.fosa == ["fallen"] and t.choices() == {"skeleton"}  # its own discard too
    t.pick("skeleton", "skeleton")
    assert t.hand("a") == ["skeleton", "skeleton"]
    t = aa.table(a=["cavar-tumbas-1"], a_hand="skeleton", a_altar="golem", fosa="zombie golem beast fallen zombie", rest="none")
    t.announce("cavar-tumbas-1").answer("done")
    assert t.hand("a") == [] and len(t.vertedero) == 5
    spiller = t.power("cavar-tumbas-1", 0)[0]
    assert [(e.player, e.source) for e in t.happened(ev.SPILLED)] == [(0, spiller)] * 4  # it is said who did it, and with what


@clause("AA-turn-13")
def test_spilling_goes_on_with_the_new_pit_when_the_old_one_runs_out(aa: AtrumKit) -> None:
    t = aa.table(a=["sepultura-3"], a_hand="skeleton", a_altar=THREE, fosa="zombie", vertedero="zombie " * 7, rest="none")
    t.announce("sepultura-3")
    assert len(t.fosa) + len(t.vertedero) + len([each for each in t.altar("a") if each.startswith("skeleton")]) == 9
    assert len(t.vertedero) + len(t.altar("a")) - 3 == 4  # four of the new Pit; the first went into it


@clause("AA-altar-06")
def test_sepultura_raises_skeletons_exhausted_and_only_those(aa: AtrumKit) -> None:
    t = aa.table(a=["sepultura-3"], a_hand="skeleton", a_altar=THREE, fosa="zombie skeleton golem beast fallen beast", rest="none")
    t.announce("sepultura-3").resolve()
    while t.decision.kind == "choose":
        t.answer(t.options[0])
    assert t.altar("a").count("skeleton-") == 2 and "zombie" in t.vertedero


# -- losses


def test_venganza_jurada_and_the_choir_count_your_eliminated_reptantes_and_not_theirs(aa: AtrumKit) -> None:
    parts = {"a": ["venganza-jurada-1 coro-de-los-idos-2"], "a_hand": "fallen golem", "a_altar": THREE, "a_resistance": 5}
    t = aa.table(b_left=2, **parts)
    t.announce("venganza-jurada-1").resolve()
    assert t.resistance("b") == 10 - 2
    t = aa.table(**parts)
    lost = t.s.zone(4, 0)[1]
    t.s.move(lost, 5, 0)
    t.announce("venganza-jurada-1", discard="fallen").resolve()
    assert t.resistance("b") == 10 - 4
    t = aa.table(**parts)
    t.s.move(t.s.zone(4, 0)[1], 5, 0)
    t.announce("coro-de-los-idos-2", discard="golem").resolve()
    assert t.resistance("a") == 5 + 1 + 2


# -- hands


@clause("AA-target-04")
def test_codicia_castigada_and_the_swarm_count_the_victims_hand_which_may_be_empty(aa: AtrumKit) -> None:
    parts = {"a": ["codicia-castigada-2", "enjambre-de-moscas-3"], "a_hand": "zombie zombie", "a_altar": f"{THREE} beast beast"}
    t = aa.table(b_hand="golem golem beast", **parts)
    t.announce("codicia-castigada-2").resolve()
    assert t.resistance("b") == 10 - 5
    t.announce("enjambre-de-moscas-3").resolve()
    assert t.resistance("b") == 5 - 3
    t = aa.table(b_hand="", **parts)
    t.announce("enjambre-de-moscas-3").resolve()
    t.announce("codicia-castigada-2").resolve()
    assert t.resistance("b") == 10 - 2


@clause("AA-decr-01")
def test_the_swarm_is_no_damage_and_nothing_prevents_it(aa: AtrumKit) -> None:
    parts = {"b": ["muralla-viva-1"], "b_hand": "golem golem", "b_altar": "golem"}
    t = aa.table(a=["enjambre-de-moscas-3"], a_hand="zombie", a_altar=THREE, **parts)
    t.announce("enjambre-de-moscas-3")
    assert t.resistance("b") == 8  # there was nothing to respond with


# -- Exhausted minions


def test_aplastar_and_desgaste_count_exhausted_minions_of_the_victim_only(aa: AtrumKit) -> None:
    parts = {"a": ["aplastar-3", "desgaste-2"], "a_hand": "golem golem", "a_altar": f"{THREE} beast beast"}
    t = aa.table(b_altar="zombie- beast- golem", b_resistance=20, **parts)
    t.announce("aplastar-3").resolve()
    assert t.resistance("b") == 20 - 4 - 2
    t.announce("desgaste-2").resolve()  # a's own Exhausted ones do not count
    assert t.resistance("b") == 14 - 2
    t = aa.table(b_altar="zombie beast golem", **parts)
    t.announce("desgaste-2").resolve()
    assert t.resistance("b") == 10


# -- how mixed an Altar is


@clause("AA-shadow-04")
def test_crisol_concordia_and_mosaico_count_types_and_a_shadow_adds_none(aa: AtrumKit) -> None:
    t = aa.table(a=["crisol-3", "concordia-2"], a_hand="golem golem", a_altar="golem golem beast zombie shadow", b_resistance=20)
    t.announce("crisol-3").resolve()
    assert t.resistance("b") == 20 - 2 * 3
    t.announce("concordia-2").resolve()
    assert t.resistance("a") == 10 + 3
    t = aa.table(a=["zarpazo-2"], a_hand="beast", a_altar="golem golem", b=["mosaico-1"], b_hand="golem", b_altar="golem golem")
    t.announce("zarpazo-2").announce("mosaico-1").resolve()
    assert t.resistance("b") == 10 - (6 - 1)  # all of one type


@clause("AA-type-01")
def test_crisol_counts_one_type_where_all_were_made_alike(aa: AtrumKit) -> None:
    t = aa.table(a=["crisol-3", "mascara-de-bruma-1"], a_hand="golem golem", a_altar="golem fallen beast zombie", b_resistance=20)
    t.announce("mascara-de-bruma-1").resolve()
    t.answer("type:beast")
    t.announce("crisol-3").resolve()
    assert t.resistance("b") == 20 - 2


# -- minions Exploited by the effect


@clause("AA-altar-14", "AA-target-05")
def test_festin_final_deals_for_each_minion_chosen_and_one_is_enough(aa: AtrumKit) -> None:
    parts = {"a": ["festin-final-3"], "a_hand": "zombie", "a_altar": "golem golem golem zombie zombie", "b_resistance": 20}
    t = aa.table(**parts)
    t.announce("festin-final-3", on="zombie zombie golem").resolve()
    assert t.resistance("b") == 20 - 3 * 4 and len(t.altar("a")) == 2
    t = aa.table(**parts)
    t.announce("festin-final-3", on="zombie").resolve()
    assert t.resistance("b") == 20 - 4 and len(t.altar("a")) == 4


@clause("AA-ann-02")
def test_festin_final_paid_by_exploiting_needs_a_minion_more_than_its_cost(aa: AtrumKit) -> None:
    t = aa.table(a=["festin-final-3"], a_hand="zombie", a_altar=THREE)
    assert t.offers("festin-final-3") and not t.offers("festin-final-3", exploit=True)
    t = aa.table(a=["festin-final-3"], a_hand="zombie", a_altar=f"{THREE} zombie")
    assert t.offers("festin-final-3", exploit=True)


def test_cosecha_heals_for_what_it_exploits_and_costs_no_general_loss(aa: AtrumKit) -> None:
    t = aa.table(a=["cosecha-1"], a_hand="zombie", a_altar="golem zombie zombie-", a_resistance=3)
    t.announce("cosecha-1", on="zombie zombie-").resolve()
    assert t.resistance("a") == 3 + 4 and t.altar("a") == ["golem-"]
    t = aa.table(a=["cosecha-1"], a_hand="zombie", a_altar="")
    assert t.why_not("cosecha-1").clause in ("AA-ann-02", "AA-ann-07", "AA-target-05")


# -- the bots reckon with what there is to count


def test_bots_value_what_is_counted_by_what_lies_on_the_table(aa: AtrumKit) -> None:
    t = aa.table(a=["crisol-3"], a_altar="golem golem", b_hand="golem golem golem", b_altar="beast- beast", vertedero="skeleton")
    reckoned = {
        f"{power.key}-{power.cost}": use.brings(t.s, 0)
        for each in REPTANTES.values()
        for power, use in zip(each.powers, arms(each).uses, strict=True)
    }
    assert reckoned["crisol-3"] == 2 and reckoned["osario-desbordado-3"] == 4 and reckoned["codicia-castigada-2"] == 5
    assert reckoned["aplastar-3"] == 5 and reckoned["venganza-jurada-1"] == 2
    assert reckoned["revancha-1"] == 0  # nobody has more Reptantes
    assert reckoned["golpe-oculto-1"] > reckoned["golpe-oportuno-1"]  # the same damage, and no Defense answers it


def test_bots_value_each_type_and_each_minion_the_same(aa: AtrumKit) -> None:
    t = aa.table(a=["crisol-3"], a_altar="golem beast zombie golem")
    crisol = [
        use.brings(t.s, 0)
        for each in REPTANTES.values()
        for power, use in zip(each.powers, arms(each).uses, strict=True)
        if power.key == "crisol"
    ]
    assert crisol and set(crisol) == {2 * 3}
    assert Exploit(2).worth() == 2 * Exploit(1).worth() > 0
