"""Attacks, Defenses, Tacticals, keywords, sombras and changes of type (I.7, II.4, II.7 to II.9)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS
from tapete.games.atrum_arena.values import kind_of

clause = pytest.mark.clause


# -- attack and defense


@clause("AA-pow-01", "AA-pow-03", "AA-goal-09", "AA-pow-10")
def test_powers_do_many_things(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0 acopio-0 reparacion-1"], a_hand="beast beast golem", a_altar="golem", fosa="zombie zombie")
    t.announce("acopio-0", discard="beast").resolve()
    assert "zombie" in t.hand("a")
    t.announce("zarpazo-0", discard="beast").resolve()
    assert t.resistance("b") == 7
    t.announce("reparacion-1", discard="golem").resolve()
    assert t.resistance("a") == 11


@clause("AA-pow-06", "AA-pow-05")
def test_a_defense_only_answers_an_attack_in_anothers_turn(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0 coraza-de-piedra-0"], b=["coraza-de-piedra-0 acopio-0"], a_hand="golem golem", b_hand="golem golem")
    assert t.why_not("coraza-de-piedra-0").clause == "AA-pow-06"
    t.announce("acopio-0")
    assert t.why_not("coraza-de-piedra-0").clause == "AA-pow-06"  # no Attack began this chain
    t = aa.table(a=["zarpazo-0 coraza-de-piedra-0 acopio-0"], b=["acopio-0"], a_hand="beast golem golem", b_hand="golem")
    t.announce("zarpazo-0")
    t.passes("b")
    assert t.why_not("coraza-de-piedra-0").clause == "AA-pow-06"  # one's own turn


@clause("AA-pow-05")
def test_a_defense_may_protect_somebody_else(aa: AtrumKit) -> None:
    t = aa.table(3, a=["zarpazo-0"], a_hand="beast", c=["coraza-de-piedra-1"], c_hand="golem", c_altar="golem")
    t.announce("zarpazo-0", target="b")
    t.announce("coraza-de-piedra-1")
    t.resolve()
    assert t.resistance("b") == 10


@clause("AA-pow-07", "AA-atkc-05", "AA-atkc-17")
def test_a_second_defense_is_refused_even_if_the_first_was_annulled(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0", "silencio-sepulcral-2"],
        b=["coraza-de-piedra-0 acopio-0", "esquiva-1"],
        a_hand="beast skeleton",
        a_altar="golem golem",
        b_hand="golem golem golem",
        b_altar="golem",
    )
    t.announce("zarpazo-0", discard="beast")
    t.announce("coraza-de-piedra-0")
    t.announce("silencio-sepulcral-2")
    assert t.why_not("esquiva-1").clause == "AA-pow-07"
    assert t.offers("acopio-0")


@clause("AA-pow-08", "AA-atk-04")
def test_prevention_beyond_the_damage_is_lost(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["coraza-de-piedra-3"], a_hand="beast beast", b_hand="golem", b_altar="golem golem golem")
    t.announce("zarpazo-0")
    t.announce("coraza-de-piedra-3")
    t.resolve()
    assert t.resistance("b") == 10
    t.announce("zarpazo-0")
    assert t.resistance("b") == 7


@clause("AA-pow-09", "AA-atkc-11", "AA-atkc-06", "AA-atkc-08")
def test_the_difference_between_reinforced_damage_and_all_prevention_is_taken(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0 manada-0"],
        b=["coraza-de-piedra-0 placas-de-refuerzo-0"],
        a_hand="beast beast beast",
        b_hand="golem golem",
    )
    t.announce("zarpazo-0")
    t.announce("coraza-de-piedra-0")
    t.announce("manada-0", at="zarpazo-0")
    t.announce("placas-de-refuerzo-0", at="coraza-de-piedra-0")
    t.announce("manada-0", at="zarpazo-0")
    t.resolve()
    assert t.resistance("b") == 10 - max(0, (3 + 1 + 1) - (2 + 2))


@clause("AA-pow-14", "AA-pow-15", "AA-atkc-03", "AA-atkc-12")
def test_direct_damage_may_respond_and_no_defense_holds_it(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0", "mordisco-traicionero-1"],
        b=["coraza-de-piedra-1 mordisco-traicionero-1"],
        a_hand="beast beast",
        a_altar="golem",
        b_hand="golem beast",
        b_altar="golem golem",
    )
    t.announce("zarpazo-0", discard="beast")
    t.announce("mordisco-traicionero-1", discard="beast")  # direct damage as a response
    t.announce("mordisco-traicionero-1", discard="beast")
    t.announce("coraza-de-piedra-1", exploit=True)
    t.resolve()
    assert t.resistance("b") == 7 and t.resistance("a") == 7  # the Defense held the Attack, the only thing it could be aimed at
    t = aa.table(a=["mordisco-traicionero-1"], a_hand="beast", a_altar="golem")
    t.announce("mordisco-traicionero-1")  # and outside of any exchange
    assert t.resistance("b") == 7


@clause("AA-pow-17", "AA-pow-18", "AA-atkc-13", "AA-atkc-19")
def test_prevention_tacticals_hold_any_damage_and_add_up(aa: AtrumKit) -> None:
    walls = "muralla-viva-1 muralla-viva-2"
    t = aa.table(
        a=["zarpazo-2"],
        b=[walls, "coraza-de-piedra-0"],
        a_hand="beast",
        a_altar="golem golem",
        b_hand="golem golem golem",
        b_altar="golem golem golem",
    )
    t.announce("zarpazo-2")
    t.announce("coraza-de-piedra-0")
    t.announce("muralla-viva-1", at="zarpazo-2", exploit=True)
    t.announce("muralla-viva-2", at="zarpazo-2")
    t.resolve()
    assert t.resistance("b") == 10  # 6 against 2 + 2 + 4, the rest lost
    t = aa.table(
        a=["mordisco-traicionero-2"],
        b=["muralla-viva-2"],
        a_hand="beast",
        a_altar="golem golem",
        b_hand="golem",
        b_altar="golem golem",
    )
    t.announce("mordisco-traicionero-2")
    t.announce("muralla-viva-2", at="mordisco-traicionero-2")
    t.resolve()
    assert t.resistance("b") == 9
    t = aa.table(a=["muralla-viva-1"], a_hand="golem", a_altar="golem")
    assert t.why_not("muralla-viva-1").clause == "AA-atkc-19"  # nothing announced deals damage


@clause("AA-atkc-02")
def test_an_attack_is_never_a_response(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["zarpazo-0 acopio-0"], a_hand="beast", b_hand="beast")
    t.announce("zarpazo-0")
    assert t.why_not("zarpazo-0").clause == "AA-atkc-02"


@clause("AA-atkc-07", "AA-atkc-10")
def test_reinforcing_needs_an_attack_or_defense_in_the_chain(aa: AtrumKit) -> None:
    t = aa.table(a=["manada-0 mordisco-traicionero-1"], b=["acopio-0"], a_hand="beast beast", a_altar="golem", b_hand="golem")
    assert t.why_not("manada-0").clause == "AA-atkc-07"
    t.announce("mordisco-traicionero-1")
    t.passes("b")
    assert t.decision.kind == "main"  # direct damage cannot be Reinforced: nothing was left to ask
    t = aa.table(
        a=["zarpazo-0"], b=["muralla-viva-1", "placas-de-refuerzo-0"], a_hand="beast", b_hand="golem golem", b_altar="golem"
    )
    t.announce("zarpazo-0")
    t.announce("muralla-viva-1")
    assert t.decision.kind == "main" and t.resistance("b") == 9  # nothing to Reinforce: nobody was asked


@clause("AA-atkc-09")
def test_one_may_reinforce_anybodys_power(aa: AtrumKit) -> None:
    t = aa.table(3, a=["zarpazo-0"], c=["manada-0"], a_hand="beast", c_hand="beast")
    t.announce("zarpazo-0", target="b")
    t.announce("manada-0")
    t.resolve()
    assert t.resistance("b") == 6


@clause("AA-atkc-18")
def test_reinforcement_of_an_annulled_power_is_lost(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0 manada-0"], b=["veto-2"], a_hand="beast beast", b_hand="golem", b_altar="golem golem")
    t.announce("zarpazo-0")
    t.announce("veto-2")
    t.announce("manada-0", at="zarpazo-0")
    t.resolve()
    assert t.launched() == ["manada-0", "veto-2", "zarpazo-0"] and t.resistance("b") == 10 and t.hand("a") == []


# -- annulling


@clause("AA-key-01", "AA-key-06")
def test_only_the_power_announced_right_before_is_annulled(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0", "acopio-0"],
        b=["silencio-sepulcral-2", "acopio-0"],
        a_hand="beast golem",
        b_hand="skeleton golem",
        b_altar="golem golem",
    )
    t.announce("zarpazo-0", discard="beast")
    t.announce("acopio-0", discard="golem")
    t.announce("acopio-0", discard="golem")
    t.announce("silencio-sepulcral-2")
    t.resolve()
    assert [e.player for e in t.happened(ev.ANNULLED)] == [0] and len(t.happened(ev.DRAWN)) == 1
    assert t.resistance("b") == 7  # the Attack, further back, went on
    t = aa.table(a=["silencio-sepulcral-2"], a_hand="skeleton", a_altar="golem golem")
    assert t.why_not("silencio-sepulcral-2").clause == "AA-key-06"


@clause("AA-key-04")
def test_ones_own_power_may_be_annulled_unless_the_text_forbids_it(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0", "silencio-sepulcral-2", "contrahechizo-3"],
        b=["acopio-0"],
        a_hand="beast skeleton golem",
        a_altar="golem golem golem",
        b_hand="golem",
    )
    t.announce("zarpazo-0", discard="beast")
    t.passes("b")
    assert t.why_not("contrahechizo-3").clause == "AA-key-01"
    t.announce("silencio-sepulcral-2", discard="skeleton")
    t.resolve()
    assert t.resistance("b") == 10


@clause("AA-key-05")
def test_an_annul_that_is_annulled_does_nothing(aa: AtrumKit) -> None:
    two = "golem golem"
    t = aa.table(
        a=["zarpazo-0", "silencio-sepulcral-2"],
        b=["silencio-sepulcral-2"],
        a_hand="beast skeleton",
        a_altar=two,
        b_hand="skeleton",
        b_altar=two,
    )
    t.announce("zarpazo-0")
    t.announce("silencio-sepulcral-2")
    t.announce("silencio-sepulcral-2")
    t.resolve()
    assert t.resistance("b") == 7


@clause("AA-key-18")
def test_an_annulled_power_that_cannot_be_launched_is_not_paid(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-1"],
        b=["silencio-sepulcral-2", "pudrir-2"],
        a_hand="beast",
        a_altar="golem",
        b_hand="skeleton zombie",
        b_altar="golem golem golem golem",
    )
    t.announce("zarpazo-1")
    t.announce("silencio-sepulcral-2")
    t.announce("pudrir-2", target="a")
    t.resolve()
    assert t.unlaunched() == ["zarpazo-1"] and t.hand("a") == ["beast"] and t.team("a")[0] == "a1"


@clause("AA-key-07")
def test_the_launcher_chooses_what_is_exploited(aa: AtrumKit) -> None:
    t = aa.table(a=["pudrir-2"], a_hand="zombie", a_altar="golem golem", b_altar="beast fallen")
    t.answer(t.option("pudrir-2"))
    assert t.asked == "a" and t.choices() == {"beast", "fallen"}


@clause("AA-key-08")
def test_having_reinforced_counts_whatever_use_it_was(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0", "grito-de-batalla-1"],
        b=["coraza-de-piedra-3"],
        a_hand="beast fallen",
        a_altar="golem",
        b_hand="golem",
        b_altar="golem golem golem",
        fosa="zombie zombie",
    )
    t.announce("zarpazo-0")
    t.announce("coraza-de-piedra-3")
    t.announce("grito-de-batalla-1")
    t.resolve()
    assert t.resistance("b") == 10 and t.hand("a") == ["zombie"]


# -- revealing and searching


@clause("AA-key-09", "AA-key-10", "AA-shadow-14", "AA-shadow-15")
def test_meteor_storm_counts_shadows_as_golems_and_gives_everything_back(aa: AtrumKit) -> None:
    t = aa.table(
        a=["tormenta-de-meteoritos-4"],
        a_hand="golem",
        a_altar="beast beast beast beast",
        b_resistance=20,
        fosa="golem shadow beast zombie golem fallen",
        rest="none",
    )
    t.announce("tormenta-de-meteoritos-4")
    assert t.resistance("b") == 20 - 9
    assert sorted(t.fosa) == ["beast", "fallen", "golem", "golem", "shadow", "zombie"] and t.hand("a") == []
    assert len(t.happened(ev.REVEALED)) == 5


@clause("AA-key-11")
def test_revealing_more_than_are_left_reveals_those_and_forms_no_new_fosa_midway(aa: AtrumKit) -> None:
    t = aa.table(
        a=["tormenta-de-meteoritos-4"],
        a_hand="golem",
        a_altar="beast beast beast beast",
        fosa="golem beast",
        vertedero="golem golem golem",
        rest="none",
    )
    t.announce("tormenta-de-meteoritos-4")
    assert t.resistance("b") == 7 and len(t.happened(ev.REVEALED)) == 2
    t = aa.table(
        a=["avance-cronologico-2"], a_hand="skeleton", a_altar="beast beast", fosa="skeleton", vertedero="golem", rest="none"
    )
    t.announce("avance-cronologico-2")
    assert "skeleton-" in t.altar("a") and sorted(t.fosa) == ["golem", "skeleton"]  # empty in the end: formed then


@clause("AA-shadow-16", "AA-shadow-17", "AA-altar-06", "AA-typo-06")
def test_chronological_advance_places_skeletons_and_shadows(aa: AtrumKit) -> None:
    t = aa.table(
        a=["avance-cronologico-2"], a_hand="skeleton", a_altar="beast beast", fosa="shadow zombie golem fallen", rest="none"
    )
    t.announce("avance-cronologico-2")
    assert t.altar("a") == ["beast-", "beast-", "shadow-"]
    assert t.types(t.card("shadow")) == {"beast"}  # and no skeleton
    assert POWERS["avance-cronologico-2"].power.text("es").startswith("Revela")


@clause("AA-err-09")
def test_tracking_keeps_one_of_three(aa: AtrumKit) -> None:
    t = aa.table(a=["rastreo-0"], a_hand="beast", fosa="golem zombie fallen skeleton", rest="none")
    t.announce("rastreo-0")
    t.pick("zombie")
    assert t.hand("a") == ["zombie"] and sorted(t.fosa) == ["fallen", "golem", "skeleton"]


@clause("AA-search-01", "AA-search-06", "AA-shadow-18")
def test_a_search_of_the_fosa_by_type_is_shown_and_shuffles_it(aa: AtrumKit) -> None:
    t = aa.table(a=["olfato-de-sangre-1"], a_hand="beast", a_altar="golem", fosa="shadow golem beast golem zombie")
    t.announce("olfato-de-sangre-1")
    assert t.choices() == {"beast"}  # no sombra
    t.pick("beast")
    card = th.hand(t.s, 0)[0]
    assert t.s.game.sees(t.s, 1, card) and t.happened(ev.SHUFFLED)


@clause("AA-search-05")
def test_a_search_of_the_fosa_without_a_type_stays_unseen(aa: AtrumKit) -> None:
    t = aa.table(a=["busqueda-febril-2"], a_hand="beast", a_altar="golem golem", fosa="golem zombie")
    t.announce("busqueda-febril-2")
    t.pick("zombie")
    assert not t.s.game.sees(t.s, 1, th.hand(t.s, 0)[0]) and t.happened(ev.SHUFFLED)


@clause("AA-search-02", "AA-search-03", "AA-search-04")
def test_a_search_of_the_vertedero_is_shown_and_shuffles_nothing(aa: AtrumKit) -> None:
    t = aa.table(a=["cripta-abierta-1"], a_hand="skeleton", a_altar="golem", vertedero="zombie golem beast")
    assert t.s.game.sees(t.s, 1, th.vertedero(t.s)[0])
    t.announce("cripta-abierta-1")
    t.pick("golem", "beast")
    assert t.vertedero == ["zombie", "skeleton"] and not t.happened(ev.SHUFFLED)
    assert all(t.s.game.sees(t.s, 1, card) for card in th.hand(t.s, 0))


@clause("AA-search-07")
def test_a_power_that_searches_both_piles_follows_the_rule_of_each(aa: AtrumKit) -> None:
    t = aa.table(a=["rebuscar-2"], a_hand="skeleton", a_altar="golem golem", vertedero="zombie", fosa="golem beast")
    t.announce("rebuscar-2")
    t.pick("zombie")
    t.pick("beast")
    seen = {t.s.cards[card].id: t.s.game.sees(t.s, 1, card) for card in th.hand(t.s, 0)}
    assert seen == {"zombie": True, "beast": False} and len(t.happened(ev.SHUFFLED)) == 1


# -- hands


@clause("AA-hand-01", "AA-err-11", "AA-err-12", "AA-err-25")
def test_call_to_arms(aa: AtrumKit) -> None:
    t = aa.table(
        a=["llamado-a-las-armas-3"],
        a_hand="fallen fallen golem",
        a_altar="beast beast beast",
        vertedero="fallen zombie",
        b_resistance=20,
    )
    t.announce("llamado-a-las-armas-3")
    t.pick("fallen", "fallen")  # the one in the vertedero and the one discarded to launch it
    assert t.resistance("b") == 20 - 2 * 3 and t.hand("a") == ["golem"]
    kinds = [e.kind for e in t.happened(ev.SHOWN, ev.DISCARDED, ev.DAMAGED)]
    assert kinds == [ev.DISCARDED, ev.SHOWN, ev.DISCARDED, ev.DISCARDED, ev.DISCARDED, ev.DAMAGED, ev.SHOWN]
    assert t.s.game.sees(t.s, 1, th.hand(t.s, 0)[0])


@clause("AA-err-13", "AA-err-26", "AA-err-27", "AA-hand-01")
def test_soul_in_the_machine(aa: AtrumKit) -> None:
    t = aa.table(
        a=["alma-en-la-maquina-3"], a_hand="golem golem beast", a_altar="beast beast beast", vertedero="golem golem zombie"
    )
    t.announce("alma-en-la-maquina-3")
    t.pick("golem", "golem", "golem")
    assert t.resistance("a") == 10 + 2 * 4 and t.hand("a") == ["beast"]
    assert len(t.happened(ev.SHOWN)) == 2


@clause("AA-hand-02")
def test_the_esbirro_discarded_to_launch_does_not_count_as_shown(aa: AtrumKit) -> None:
    t = aa.table(a=["confesion-1"], a_hand="shadow", a_altar="golem")
    t.announce("confesion-1")
    assert t.resistance("a") == 10
    t = aa.table(a=["confesion-1"], a_hand="shadow beast", a_altar="golem")
    t.announce("confesion-1", discard="beast")
    assert t.resistance("a") == 13


@clause("AA-target-04")
def test_an_empty_hand_is_a_valid_target(aa: AtrumKit) -> None:
    t = aa.table(a=["desafio-1"], a_hand="fallen", a_altar="golem")
    t.announce("desafio-1", target="b")
    assert t.launched() == ["desafio-1"]


# -- sombras


@clause("AA-shadow-03", "AA-shadow-04", "AA-shadow-05", "AA-shadow-08")
def test_a_shadow_in_an_altar_is_all_the_other_types_there(aa: AtrumKit) -> None:
    t = aa.table(a_altar="shadow shadow")
    assert t.altar_types("a") == [{"shadow"}, {"shadow"}]
    t = aa.table(a=["danza-macabra-3"], a_hand="skeleton", a_altar="shadow zombie skeleton", b_resistance=20)
    assert t.altar_types("a")[0] == {"zombie", "skeleton"}
    t.announce("danza-macabra-3")  # paid with all three, sombra included
    assert t.resistance("b") == 20 - 4


@clause("AA-shadow-06", "AA-shadow-20", "AA-shadow-07", "AA-shadow-02")
def test_a_shadow_loses_types_as_they_leave(aa: AtrumKit) -> None:
    t = aa.table(
        a=["caceria-salvaje-1", "hedor-1"], a_hand="beast beast zombie", a_altar="golem golem golem", b_altar="shadow zombie golem"
    )
    shadow = t.card("shadow")
    t.announce("caceria-salvaje-1", on="zombie").resolve()
    assert t.types(shadow) == {"golem"}
    t.announce("hedor-1", on="golem").resolve()
    assert t.types(shadow) == {"shadow"}
    t = aa.table(a=["hedor-1"], a_hand="zombie", a_altar="golem", b_altar="shadow zombie")
    shadow = t.card("shadow")
    t.announce("hedor-1", on="shadow")
    assert t.types(shadow) == {"shadow"} and t.hand("b") == ["shadow"]


@clause("AA-shadow-09", "AA-shadow-10", "AA-shadow-12", "AA-fmt-01")
def test_heroic_charge_is_launched_with_a_skeleton_and_a_shadow(aa: AtrumKit) -> None:
    t = aa.table(a=["carga-heroica-0"], a_hand="skeleton shadow")
    t.announce("carga-heroica-0", discard="shadow+shadow")
    assert t.resistance("b") == 8 and sorted(t.vertedero) == ["shadow", "skeleton"] and t.hand("a") == []
    assert t.types(t.card("skeleton")) == {"skeleton"}
    assert {POWERS[f"carga-heroica-{cost}"].power.cost for cost in (0, 1, 2, 4)} == {0, 1, 2, 4}


@clause("AA-shadow-11")
def test_two_shadows_are_no_discard(aa: AtrumKit) -> None:
    t = aa.table(a=["carga-heroica-0"], a_hand="shadow shadow")
    assert t.why_not("carga-heroica-0").clause == "AA-ann-09"
    t = aa.table(a=["carga-heroica-0"], a_hand="shadow shadow fallen")
    t.answer(t.option("carga-heroica-0"))
    assert t.refused("discard:shadow#1").clause == "AA-ann-19"


@clause("AA-shadow-19")
def test_army_in_the_rear_counts_shadows_beside_a_fallen(aa: AtrumKit) -> None:
    t = aa.table(a=["ejercito-en-retaguardia-3"], a_hand="fallen", a_altar="fallen shadow golem", b_resistance=20)
    t.announce("ejercito-en-retaguardia-3")
    assert t.resistance("b") == 16
    t = aa.table(a=["ejercito-en-retaguardia-3"], a_hand="fallen", a_altar="beast shadow golem", b_resistance=20)
    t.announce("ejercito-en-retaguardia-3")
    assert t.resistance("b") == 20


# -- copying


@clause("AA-key-12", "AA-key-16", "AA-err-02", "AA-err-08", "AA-err-03")
def test_doppelganger_copies_type_and_effect_of_another_ready_reptante(aa: AtrumKit) -> None:
    t = aa.table(a=["doppelganger-2"], a_hand="beast", a_altar="golem golem", b=["embestida-3", "frenesi-2 -"])
    t.answer(t.option("doppelganger-2"))
    assert "embestida-3" in {t.key(o.thing, int(o.word)) for o in t.decision.options}
    assert "frenesi-2" not in {t.key(o.thing, int(o.word)) for o in t.decision.options}
    t = aa.table(a=["doppelganger-2"], a_hand="beast", a_altar="golem golem", b=["embestida-3"])
    t.announce("doppelganger-2", copy="embestida-3")
    assert t.resistance("b") == 2 and t.team("b")[0] == "b1" and t.launched() == ["doppelganger-2"]
    t.to_turn("b").to_turn("a")
    assert t.team("a")[0] == "a1-"  # it slept through one Ready phase
    t.to_turn("b").to_turn("a")
    assert t.team("a")[0] == "a1"


@clause("AA-err-04")
def test_doppelganger_paid_by_exploiting_does_not_sleep(aa: AtrumKit) -> None:
    t = aa.table(a=["doppelganger-2"], a_hand="beast", a_altar="golem golem", b=["embestida-3"])
    t.announce("doppelganger-2", copy="embestida-3", exploit=True)
    assert t.team("a")[0] == "a1" and not t.happened(ev.SLEEPS)


@clause("AA-key-13", "AA-key-14", "AA-key-15")
def test_a_copy_keeps_the_timing_limits_and_conditions_of_what_it_copies(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0"],
        a_hand="beast",
        b=["doppelganger-2", "coraza-de-piedra-1 embestida-3 aullido-final-3 veto-2", "esquiva-1"],
        b_hand="golem golem",
        b_altar="golem golem golem",
    )
    t.announce("zarpazo-0")
    t.answer(t.option("doppelganger-2"))
    offered = {t.key(o.thing, int(o.word)) for o in t.decision.options}
    assert "coraza-de-piedra-1" in offered and "veto-2" in offered
    assert "embestida-3" not in offered and "aullido-final-3" not in offered
    t = aa.table(
        a=["zarpazo-0 acopio-0"],
        a_hand="beast golem",
        b=["doppelganger-2", "coraza-de-piedra-1", "esquiva-1"],
        b_hand="golem golem",
        b_altar="golem golem golem",
    )
    t.announce("zarpazo-0", discard="beast")
    t.announce("doppelganger-2", copy="coraza-de-piedra-1")
    t.passes("a")
    assert t.resistance("b") == 10  # the copied Defense was the only one: the other was not even offered
    t = aa.table(
        a=["doppelganger-2", "golpe-oportuno-1 -", "golpe-oportuno-1 -"],
        a_hand="beast",
        a_altar="golem golem",
        b=["aullido-final-3"],
        b_left=1,
    )
    assert t.why_not("doppelganger-2").clause == "AA-key-13"  # its condition is not met


@clause("AA-key-17")
def test_a_copy_is_not_launched_when_the_copied_reptante_is_no_longer_ready(aa: AtrumKit) -> None:
    t = aa.table(
        a=["doppelganger-2"],
        a_hand="beast",
        a_altar="golem golem",
        b=["embestida-3 epitafio-1"],
        b_hand="skeleton",
        b_altar="golem",
    )
    t.announce("doppelganger-2", copy="embestida-3")
    t.announce("epitafio-1")
    t.resolve()
    assert t.unlaunched() == ["doppelganger-2"] and t.hand("a") == ["beast"]


@clause("AA-err-05", "AA-err-06")
def test_antimatter_annuls_a_rivals_neutral_power_and_its_reptante_stays_ready(aa: AtrumKit) -> None:
    t = aa.table(
        a=["golpe-oportuno-2", "zarpazo-0"],
        a_hand="golem beast",
        a_altar="golem golem",
        b=["antimateria-4"],
        b_hand="golem",
        b_altar="beast beast beast beast",
    )
    t.announce("golpe-oportuno-2", discard="golem")
    t.announce("antimateria-4")
    t.resolve()
    assert t.resistance("b") == 10 and t.team("b")[0] == "b1" and t.altar("b") == ["beast-"] * 4
    t = aa.table(a=["zarpazo-0"], a_hand="beast", b=["antimateria-4 acopio-0"], b_hand="golem", b_altar="beast beast beast beast")
    t.announce("zarpazo-0")
    assert t.why_not("antimateria-4").clause == "AA-key-01"  # a Beast power


@clause("AA-err-06")
def test_an_annulled_antimatter_exhausts_its_reptante(aa: AtrumKit) -> None:
    t = aa.table(
        a=["golpe-oportuno-2", "silencio-sepulcral-2"],
        a_hand="golem skeleton",
        a_altar="golem golem golem golem",
        b=["antimateria-4"],
        b_hand="golem",
        b_altar="beast beast beast beast",
    )
    t.announce("golpe-oportuno-2", discard="golem")
    t.announce("antimateria-4")
    t.announce("silencio-sepulcral-2")
    t.resolve()
    assert t.team("b")[0] == "b1-" and t.resistance("b") == 6


@clause("AA-err-07")
def test_a_copied_antimatter_exhausts_the_copier(aa: AtrumKit) -> None:
    t = aa.table(
        a=["golpe-oportuno-2"],
        a_hand="golem",
        a_altar="golem golem",
        b=["doppelganger-2", "antimateria-4"],
        b_hand="golem",
        b_altar="beast beast beast beast",
    )
    t.announce("golpe-oportuno-2")
    t.announce("doppelganger-2", copy="antimateria-4")
    t.resolve()
    assert t.resistance("b") == 10 and t.team("b")[0] == "b1-"


@clause("AA-altar-17")
def test_a_copy_loses_2_once_when_the_copied_effect_or_its_own_cost_says_so(aa: AtrumKit) -> None:
    t = aa.table(a=["eco-del-sepulcro-1", "fosa-comun-2"], a_hand="skeleton", a_altar="golem", fosa="beast beast beast")
    t.announce("eco-del-sepulcro-1", copy="fosa-comun-2")
    assert t.resistance("a") == 8  # a copy of cost 1 that alters an altar
    t = aa.table(
        a=["lectura-de-huesos-3", "fosa-comun-1"], a_hand="skeleton", a_altar="golem golem golem", fosa="beast beast beast"
    )
    t.announce("lectura-de-huesos-3", copy="fosa-comun-1")
    assert t.resistance("a") == 8  # the loss is part of the copied effect
    t = aa.table(a=["eco-del-sepulcro-1", "fosa-comun-1"], a_hand="skeleton", a_altar="golem", fosa="beast beast beast")
    t.announce("eco-del-sepulcro-1", copy="fosa-comun-1")
    assert t.resistance("a") == 8  # once only


# -- changes of type


@clause("AA-type-01", "AA-type-02", "AA-target-01")
def test_a_type_given_to_an_altar_reaches_what_arrives_and_ends_with_the_turn(aa: AtrumKit) -> None:
    t = aa.table(
        a=["mascara-de-bruma-1"], b=["hedor-1"], a_hand="golem beast", a_altar="golem zombie", b_hand="zombie", b_altar="golem"
    )
    t.answer(t.option("mascara-de-bruma-1"))
    while t.decision.kind in ("announcing", "chain", "pay"):
        t.answer("pass" if t.decision.kind == "chain" else t.options[0])
    assert t.options == [f"type:{name}" for name in ("beast", "fallen", "skeleton", "golem", "zombie")]  # chosen on launch
    t.answer("type:fallen")
    assert t.altar_types("a") == [{"fallen"}, {"fallen"}]
    t.place(t.hand("a")[0])
    assert t.altar_types("a") == [{"fallen"}] * 3
    t.to_turn("b")
    assert {"fallen"} not in t.altar_types("a")


@clause("AA-type-02", "AA-type-01")
def test_a_type_given_to_a_hand_serves_its_discards_and_is_lost_on_leaving_it(aa: AtrumKit) -> None:
    t = aa.table(a=["falsa-identidad-1", "zarpazo-0"], a_hand="golem zombie", a_altar="golem")
    t.announce("falsa-identidad-1", discard="golem")
    t.answer("type:beast")
    t.announce("zarpazo-0")
    assert t.resistance("b") == 7 and t.types(t.card("zombie")) == {"zombie"}


@clause("AA-type-03", "AA-type-04")
def test_types_chosen_for_later_discards_may_repeat_and_need_no_order(aa: AtrumKit) -> None:
    t = aa.table(a=["presagios-1", "zarpazo-0 carga-heroica-0"], a_hand="golem golem golem golem", a_altar="golem", b_resistance=20)
    t.announce("presagios-1")
    t.answer("type:beast")
    t.answer("type:fallen")
    t.announce("carga-heroica-0")
    t.announce("zarpazo-0")
    assert t.resistance("b") == 20 - 2 - 3
    assert t.why_not("zarpazo-0").clause == "AA-ann-09"  # used up
    t = aa.table(a=["presagios-1", "zarpazo-0"], a_hand="golem golem golem", a_altar="golem", b_resistance=20)
    t.announce("presagios-1")
    t.answer("type:beast")
    t.answer("type:beast")
    t.announce("zarpazo-0")
    t.announce("zarpazo-0")
    assert t.resistance("b") == 14


def switched(aa: AtrumKit, theirs: str, **parts: str) -> AtrumTable:
    """A turns the powers of b1 round in the own main phase."""
    t = aa.table(a=["mundo-al-reves-2", "zarpazo-2"], b=[theirs], a_hand="golem beast", a_altar="golem golem golem golem", **parts)
    t.announce("mundo-al-reves-2", discard="golem")
    t.resolve()
    t.answer("choose:2:b1#1")
    return t


@clause("AA-type-05", "AA-type-07", "AA-type-09")
def test_an_attack_that_became_a_defense_prevents_and_still_costs_resistance(aa: AtrumKit) -> None:
    t = switched(aa, "juramento-roto-0", b_hand="fallen")
    t.announce("zarpazo-2", discard="beast")
    t.announce("juramento-roto-0")
    t.resolve()
    assert t.resistance("b") == 10 - (6 - 5) - 2
    assert t.resistance("a") == 10


@clause("AA-type-06")
def test_a_power_whose_type_changes_at_the_wrong_moment_is_not_launched(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["mundo-al-reves-2"], a_hand="beast", b_hand="golem", b_altar="golem golem")
    t.announce("zarpazo-0")
    t.announce("mundo-al-reves-2")
    t.resolve()
    t.answer("choose:1:a1#1")
    assert t.unlaunched() == ["zarpazo-0"] and t.hand("a") == ["beast"] and t.resistance("b") == 10


@clause("AA-type-08")
def test_spoils_of_war_places_the_attacks_discard_and_as_an_attack_places_nothing(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["botin-de-guerra-3"], a_hand="beast", b_hand="fallen", b_altar="golem golem golem")
    t.announce("zarpazo-0")
    t.announce("botin-de-guerra-3")
    t.resolve()
    assert "beast-" in t.altar("b") and t.resistance("b") == 10
    t = aa.table(a=["mundo-al-reves-2", "botin-de-guerra-3"], a_hand="golem fallen", a_altar="golem golem golem golem golem")
    t.announce("mundo-al-reves-2", discard="golem").resolve()
    t.answer("choose:1:a2#1")
    power = th.reptante(t.s, t.card("a2")).powers[0]
    assert kind_of(t.s, t.card("a2"), power) == 0
    t.announce("botin-de-guerra-3", discard="fallen")
    assert t.resistance("b") == 5 and len(t.altar("a")) == 5


# -- decreases and targets


@clause("AA-decr-01")
def test_a_decrease_is_not_damage_and_cannot_be_prevented(aa: AtrumKit) -> None:
    t = aa.table(
        a=["flecha-envenenada-1"], b=["muralla-viva-1 acopio-0"], a_hand="fallen", a_altar="golem", b_hand="golem", b_altar="golem"
    )
    t.announce("flecha-envenenada-1")
    assert t.why_not("muralla-viva-1").clause == "AA-atkc-19"
    t.resolve()
    assert t.resistance("b") == 9


@clause("AA-decr-02")
def test_a_player_at_0_may_lose_what_they_do_not_have(aa: AtrumKit) -> None:
    t = aa.table(a=["juramento-roto-0"], a_hand="fallen", a_resistance=0, a_fell=True)
    t.announce("juramento-roto-0")
    assert t.resistance("b") == 5 and t.resistance("a") == 0 and len(t.team("a")) == 3


@clause("AA-decr-03", "AA-decr-04")
def test_the_decrease_comes_after_the_first_part(aa: AtrumKit) -> None:
    t = aa.table(a=["juramento-roto-0"], a_hand="fallen")
    t.announce("juramento-roto-0")
    assert [e.kind for e in t.happened(ev.DAMAGED, ev.WEAKENED)] == [ev.DAMAGED, ev.WEAKENED]


@clause("AA-target-03")
def test_a_warded_player_remains_a_target_and_the_power_counts_as_annulled(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["baluarte-imposible-3"], a_hand="beast", b_hand="golem", b_altar="golem golem golem")
    t.announce("zarpazo-0")
    t.announce("baluarte-imposible-3")
    t.resolve()
    assert t.launched() == ["baluarte-imposible-3", "zarpazo-0"] and t.resistance("b") == 10 and t.hand("a") == []


@clause("AA-target-05", "AA-gap-05")
def test_a_fixed_number_is_chosen_at_the_announcement(aa: AtrumKit) -> None:
    t = aa.table(
        a=["pudrir-2", "retroceso-temporal-1"],
        a_hand="zombie skeleton",
        a_altar="golem golem golem",
        b_altar="beast fallen",
        b=["acopio-0"],
        b_hand="golem",
    )
    t.announce("pudrir-2", on="fallen")
    assert t.s.stack[-1].chain[-1].things[1:] == (t.card("fallen"),)  # type: ignore[attr-defined]
    t.resolve()
    assert t.altar("b") == ["beast"]
    t.announce("retroceso-temporal-1", on="beast")
    assert t.decision.kind == "chain" and t.altar("b") == ["beast"]


@clause("AA-target-06")
def test_an_uncertain_number_is_chosen_on_resolution(aa: AtrumKit) -> None:
    t = aa.table(
        a=["juicio-de-los-huesos-3"],
        a_hand="skeleton",
        a_altar="golem golem golem",
        b_altar="beast fallen zombie",
        fosa="skeleton shadow golem golem golem",
    )
    t.announce("juicio-de-los-huesos-3")
    t.pick("beast", "zombie")
    assert t.altar("b") == ["fallen"]


# -- corrected powers


@clause("AA-err-10", "AA-err-17", "AA-err-16")
def test_the_corrected_powers_take_two_from_their_launcher(aa: AtrumKit) -> None:
    for id, type in (("caceria-salvaje-1", "beast"), ("golpe-macizo-0", "golem")):
        t = aa.table(a=[id], a_hand=type, a_altar="golem", b_altar="zombie")
        t.announce(id)
        assert t.altar("b") == [] and t.resistance("a") == 8 and "zombie" in t.vertedero
    t = aa.table(a=["retroceso-temporal-1"], a_hand="skeleton", a_altar="golem", b_altar="zombie")
    t.announce("retroceso-temporal-1")
    assert t.fosa[0] == "zombie" and t.resistance("a") == 8


@clause("AA-err-14", "AA-err-15", "AA-ban-04")
def test_deja_vu_returns_up_to_two_and_exploits_a_zombie(aa: AtrumKit) -> None:
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem", b_altar="beast fallen golem")
    t.announce("deja-vu-2", target="b", on="beast fallen")
    assert t.altar("b") == ["golem"] and t.hand("b") == ["beast", "fallen"] and t.altar("a") == ["golem-"]
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="golem golem", b_altar="beast")
    assert t.why_not("deja-vu-2").clause == "AA-launch-11"
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem shadow", b_altar="beast")
    t.answer(t.option("deja-vu-2"))
    while t.decision.options[0].verb != "target":
        t.answer(t.options[0])
    t.answer("target:1")
    assert t.choices() == {"golem", "shadow"}  # without the true zombie nothing could be Exploited
    power = POWERS["deja-vu-2"].power
    assert power.unique and power.cost == 2 and power.esbirro == th.ZOMBIE and power.kind == 2 and power.rarity == 1


@clause("AA-err-15")
def test_deja_vu_is_not_launched_when_no_zombie_would_be_left(aa: AtrumKit) -> None:
    t = aa.table(
        a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem", b_altar="beast golem", b=["caceria-salvaje-1"], b_hand="beast"
    )
    t.announce("deja-vu-2", target="b", on="beast")
    t.announce("caceria-salvaje-1", on="zombie")
    t.resolve()
    assert t.launched() == ["caceria-salvaje-1"] and t.unlaunched() == ["deja-vu-2"] and t.hand("a") == ["zombie"]


@clause("AA-fmt-02")
def test_nightly_exhumation_swaps_the_hand_with_the_vertedero(aa: AtrumKit) -> None:
    t = aa.table(
        a=["exhumado-nocturno-4"],
        a_hand="skeleton beast golem",
        a_altar="golem golem golem golem",
        vertedero="zombie zombie fallen",
    )
    t.announce("exhumado-nocturno-4")
    t.pick("zombie", "fallen")
    assert t.hand("a") == ["fallen", "zombie"] and sorted(t.vertedero) == ["beast", "golem", "skeleton", "zombie"]


@pytest.mark.parametrize(
    ("id", "amount"),
    [
        pytest.param("potenciar-impacto-1", 2, marks=clause("AA-err-01")),
        pytest.param("potenciar-armadura-1", 3, marks=clause("AA-err-19")),
        pytest.param("manada-0", 1, marks=clause("AA-err-20")),
        pytest.param("ofensas-hirientes-0", 1, marks=clause("AA-err-21")),
        pytest.param("sarcasmo-molesto-0", 1, marks=clause("AA-err-22")),
        pytest.param("placas-de-refuerzo-0", 2, marks=clause("AA-err-23")),
        pytest.param("cuerpo-de-cobertura-0", 2, marks=clause("AA-err-24")),
    ],
)
def test_first_edition_powers_are_played_as_reinforcing(aa: AtrumKit, id: str, amount: int) -> None:
    t = aa.table(
        a=["embestida-3"],
        a_hand="beast",
        a_altar="golem golem golem",
        b=["coraza-de-piedra-0", id],
        b_hand="golem golem beast fallen skeleton zombie",
        b_altar="golem golem",
        b_resistance=20,
    )
    t.announce("embestida-3")
    t.announce("coraza-de-piedra-0", discard="golem")
    if t.asked == "a":
        t.passes("a")
    t.announce(id)
    t.resolve()
    sign = 1 if "Attack" in POWERS[id].power.text("en") else -1
    assert t.resistance("b") == 20 - (8 - 2 + sign * amount)


@clause("AA-typo-07")
def test_wall_of_corpses_prevents_three(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], a_hand="beast", a_altar="golem", b=["muro-de-cadaveres-1"], b_hand="zombie", b_altar="golem")
    t.announce("zarpazo-1")
    t.announce("muro-de-cadaveres-1")
    t.resolve()
    assert t.resistance("b") == 9


@clause("AA-card-05")
def test_a_powers_text_prevails_over_the_rules() -> None:
    assert POWERS["antimateria-4"].power.tireless  # a cost of 4 that does not Exhaust its reptante
    assert "no se Agota" in POWERS["antimateria-4"].power.text("es")


@clause("AA-card-03", "AA-card-04")
def test_a_shared_name_is_stronger_at_a_higher_cost_and_a_unique_power_has_one_cost() -> None:
    from tapete.core.effects import Fixed

    by_key: dict[str, list[object]] = {}
    for card in POWERS.values():
        by_key.setdefault(card.power.key, []).append(card.power)
    for powers in by_key.values():
        if len(powers) > 1:
            assert not any(power.unique for power in powers)  # type: ignore[attr-defined]
    strength = [POWERS[f"carga-heroica-{cost}"].power.deeds[0].amount for cost in (0, 1, 2, 4)]  # type: ignore[attr-defined]
    assert [each.number for each in strength if isinstance(each, Fixed)] == [2, 3, 4, 5]
