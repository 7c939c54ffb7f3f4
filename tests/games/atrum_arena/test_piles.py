"""Revealing, searching, hands and sombras (II.8)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit

from tapete.core.events import Event, happens
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS

clause = pytest.mark.clause


# -- revealing and searching


def reordered(before: list[int], after: list[int]) -> bool:
    """Whether what is left of a pile lies in another order."""
    return [card for card in before if card in after] != after


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


@clause("AA-shadow-16")
def test_chronological_advance_looks_at_three_and_shuffles_the_rest_back(aa: AtrumKit) -> None:
    fosa = "zombie skeleton shadow skeleton skeleton"
    t = aa.table(a=["avance-cronologico-2"], a_hand="skeleton", a_altar="beast beast", fosa=fosa)
    before = th.fosa(t.s)[:]
    t.announce("avance-cronologico-2")
    assert [t.s.cards[e.card].id for e in t.happened(ev.REVEALED)] == ["zombie", "skeleton", "shadow"]
    assert sorted(t.s.cards[card].id for card in th.altar(t.s, 0)) == ["beast", "beast", "shadow", "skeleton"]
    unseen = [card for card in th.fosa(t.s) if card in before[3:]]
    assert reordered(before[3:], unseen) and len(before) - len(th.fosa(t.s)) == 2  # all but those two are there, shuffled


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
    assert t.s.game.sight.sees(t.s, 1, th.hand(t.s, 0)[0])  # everybody saw it


@clause("AA-search-01", "AA-search-06", "AA-shadow-18")
def test_a_search_of_the_fosa_by_type_is_shown_and_shuffles_it(aa: AtrumKit) -> None:
    t = aa.table(a=["olfato-de-sangre-1"], a_hand="beast", a_altar="golem", fosa="shadow golem beast golem zombie")
    before = th.fosa(t.s)[:]
    t.announce("olfato-de-sangre-1")
    assert t.choices() == {"beast"}  # no sombra
    t.pick("beast")
    card = th.hand(t.s, 0)[0]
    assert t.s.game.sight.sees(t.s, 1, card) and t.happened(ev.SHUFFLED)
    assert card not in th.fosa(t.s) and reordered(before, th.fosa(t.s))


@clause("AA-search-05")
def test_a_search_of_the_fosa_without_a_type_stays_unseen(aa: AtrumKit) -> None:
    t = aa.table(a=["busqueda-febril-2"], a_hand="beast", a_altar="golem golem", fosa="golem zombie")
    t.announce("busqueda-febril-2")
    t.pick("zombie")
    assert not t.s.game.sight.sees(t.s, 1, th.hand(t.s, 0)[0]) and t.happened(ev.SHUFFLED)


@clause("AA-search-02", "AA-search-03", "AA-search-04")
def test_a_search_of_the_vertedero_is_shown_and_shuffles_nothing(aa: AtrumKit) -> None:
    t = aa.table(a=["cripta-abierta-1"], a_hand="skeleton", a_altar="golem", vertedero="zombie golem beast")
    assert t.s.game.sight.sees(t.s, 1, th.vertedero(t.s)[0])
    t.announce("cripta-abierta-1")
    t.pick("golem", "beast")
    assert t.vertedero == ["zombie", "skeleton"] and not t.happened(ev.SHUFFLED)
    assert all(t.s.game.sight.sees(t.s, 1, card) for card in th.hand(t.s, 0))


@clause("AA-search-07")
def test_a_power_that_searches_both_piles_follows_the_rule_of_each(aa: AtrumKit) -> None:
    t = aa.table(a=["rebuscar-2"], a_hand="skeleton", a_altar="golem golem", vertedero="zombie", fosa="golem beast")
    t.announce("rebuscar-2")
    t.pick("zombie")
    t.pick("beast")
    seen = {t.s.cards[card].id: t.s.game.sight.sees(t.s, 1, card) for card in th.hand(t.s, 0)}
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
    assert t.s.game.sight.sees(t.s, 1, th.hand(t.s, 0)[0])


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


@clause("AA-search-05", "AA-search-06", "AA-turn-08")
def test_what_the_second_player_finds_or_draws_is_as_unseen_as_what_the_first_one_does(aa: AtrumKit) -> None:
    parts = {"b_hand": "beast", "b_altar": "golem golem", "fosa": "golem zombie beast", "active": 2}
    t = aa.table(b=["busqueda-febril-2"], **parts)
    t.announce("busqueda-febril-2")
    t.pick("zombie")
    assert [t.s.game.sight.sees(t.s, viewer, th.hand(t.s, 1)[0]) for viewer in (-1, 0, 1)] == [False, False, True]
    t = aa.table(b=["olfato-de-sangre-1"], **parts)
    t.announce("olfato-de-sangre-1").resolve()
    t.pick("beast")
    assert [t.s.game.sight.sees(t.s, viewer, th.hand(t.s, 1)[0]) for viewer in (-1, 0, 1)] == [True, True, True]


@clause("AA-pow-10")
@pytest.mark.parametrize("launcher", [0, 1, 2])
def test_plunder_shows_a_hand_to_its_launcher_alone(aa: AtrumKit, launcher: int) -> None:
    seat = "abc"[launcher]
    victim = (launcher + 1) % 3
    parts = {f"{seat}_hand": "fallen", f"{seat}_altar": "golem golem", f"{'abc'[victim]}_hand": "beast zombie golem"}
    t = aa.table(3, active=launcher + 1, **{seat: ["saqueo-2"]}, **parts)
    t.announce("saqueo-2", target="abc"[victim])
    assert t.choices() == {"beast", "zombie", "golem"} and t.asked == seat
    t.pick("zombie")
    for card in th.hand(t.s, victim):
        seen = [viewer for viewer in range(3) if t.s.game.sight.sees(t.s, viewer, card)]
        assert seen == sorted([launcher, victim])


@clause("AA-altar-06", "AA-altar-14")
def test_raise_from_the_mud_puts_a_card_of_the_hand_into_the_altar_or_none(aa: AtrumKit) -> None:
    t = aa.table(a=["alzar-del-barro-0"], a_hand="zombie golem beast")
    t.announce("alzar-del-barro-0").resolve_chain()
    assert t.choices() == {"golem", "beast"} and "done" in t.options
    t.pick("beast")
    assert t.altar("a") == ["beast-"] and t.hand("a") == ["golem"] and t.resistance("a") == 10
    t = aa.table(a=["alzar-del-barro-0"], a_hand="zombie golem beast")
    t.announce("alzar-del-barro-0").resolve_chain()
    t.answer("done")
    assert t.altar("a") == [] and len(t.hand("a")) == 2


def test_nothing_is_spilled_where_no_minion_is_left_to_spill(aa: AtrumKit) -> None:
    t = aa.table(a=["golpe-oportuno-1"], a_hand="golem", fosa="", vertedero="", rest="none")
    happens(t.s, Event(ev.SPILLED, player=0))
    assert t.happened(ev.SPILLED) == [] and t.fosa == t.vertedero == []
    t = aa.table(a=["golpe-oportuno-1"], a_hand="golem", fosa="beast golem", vertedero="", rest="none")
    happens(t.s, Event(ev.SPILLED, player=0))
    assert len(t.happened(ev.SPILLED)) == 1 and t.fosa == ["golem"] and t.vertedero == ["beast"]
