"""Decreases, targets and the powers that were corrected (II.9)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit

from tapete.core.visibility import view
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS

clause = pytest.mark.clause


# -- decreases and targets


@clause("AA-decr-01")
def test_a_decrease_is_not_damage_and_cannot_be_prevented(aa: AtrumKit) -> None:
    t = aa.table(
        a=["flecha-envenenada-1"], b=["muralla-viva-1 acopio-0"], a_hand="fallen", a_altar="golem", b_hand="golem", b_altar="golem"
    )
    t.announce("flecha-envenenada-1")
    assert t.why_not("muralla-viva-1").clause == "AA-atkc-19"
    t.resolve()
    assert t.resistance("b") == 10 - 3


@clause("AA-decr-02")
def test_a_player_at_0_may_lose_what_they_do_not_have(aa: AtrumKit) -> None:
    t = aa.table(a=["juramento-roto-0"], a_hand="fallen", a_resistance=0, a_fell=True)
    t.announce("juramento-roto-0")
    assert t.resistance("b") == 5 and t.resistance("a") == 0 and len(t.team("a")) == 3


@clause("AA-decr-02", "AA-goal-06")
def test_a_loss_at_0_in_a_later_turn_eliminates_nobody(aa: AtrumKit) -> None:
    t = aa.table(a=["juramento-roto-0"], a_hand="fallen", a_resistance=0)
    t.announce("juramento-roto-0")
    assert t.decision.kind == "main" and len(t.team("a")) == 3 and not t.happened(ev.WEAKENED)


@clause("AA-decr-04", "AA-altar-17")
def test_the_loss_of_a_cheap_copy_comes_after_the_part_that_alters_the_altar(aa: AtrumKit) -> None:
    t = aa.table(
        a=["eco-del-sepulcro-1", "avance-cronologico-2 -"], a_hand="skeleton", a_altar="golem", fosa="skeleton beast beast"
    )
    t.announce("eco-del-sepulcro-1", copy="avance-cronologico-2")
    kinds = [e.kind for e in t.happened(ev.REVEALED, ev.ADDED, ev.WEAKENED, ev.GAVE_BACK)]
    assert kinds == [ev.REVEALED] * 3 + [ev.ADDED, ev.WEAKENED, ev.GAVE_BACK]


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


# -- what may be aimed at


@clause("AA-target-02", "AA-ann-02")
def test_without_anything_to_aim_at_nothing_is_announced(aa: AtrumKit) -> None:
    t = aa.table(a=["pudrir-2", "manos-ansiosas-3"], a_hand="zombie", a_altar="zombie zombie golem")
    assert t.why_not("pudrir-2").clause == "AA-target-02" and t.why_not("manos-ansiosas-3").clause == "AA-target-02"


@clause("AA-target-02")
def test_cave_in_exhausts_ready_minions_only(aa: AtrumKit) -> None:
    t = aa.table(a=["derrumbe-2"], a_hand="golem", a_altar="golem golem", b_altar="beast fallen- zombie skeleton")
    t.answer(t.option("derrumbe-2"))
    assert t.choices() == {"beast", "zombie", "skeleton"} and "done" not in t.options  # at least one
    t.pick("zombie")
    assert t.choices() == {"beast", "skeleton"} and "done" in t.options
    t.pick("beast")
    t.resolve()
    assert t.altar("b") == ["beast-", "fallen-", "skeleton", "zombie-"]
    t = aa.table(a=["derrumbe-2"], a_hand="golem", a_altar="golem golem", b_altar="fallen-")
    assert t.why_not("derrumbe-2").clause == "AA-target-02"


@clause("AA-target-05")
def test_a_fixed_number_of_targets_leaves_no_way_out(aa: AtrumKit) -> None:
    t = aa.table(a=["pudrir-2"], a_hand="zombie", a_altar="golem golem", b_altar="beast fallen")
    t.answer(t.option("pudrir-2"))
    assert sorted(t.options) == ["choose:beast#1", "choose:fallen#1"]


@clause("AA-target-05", "AA-target-02")
def test_a_minion_of_the_wrong_type_is_refused_as_a_target_and_one_that_must_pay_as_such(aa: AtrumKit) -> None:
    t = aa.table(a=["nucleo-inestable-1"], a_hand="golem", a_altar="golem shadow beast-")
    t.shows_lone = True
    t.answer(t.option("nucleo-inestable-1", exploit=True))
    assert [t.shown(option.thing) for option in t.decision.options] == ["golem"]
    assert t.refused("choose:beast#1").clause == "AA-target-02"
    assert t.refused("choose:shadow#1").clause == "AA-ann-02"  # it would be no Golem once the golem has paid


@clause("AA-target-03", "AA-type-01", "AA-type-05")
def test_what_lasts_for_the_turn_is_shown_to_everybody_with_whom_it_concerns(aa: AtrumKit) -> None:
    t = aa.table(4, groups=True, a=["baluarte-imposible-3"], a_hand="golem", a_altar="golem golem golem")
    t.announce("baluarte-imposible-3", friend="c").resolve()
    (shown,) = view(t.s, 1)["lasting"]  # type: ignore[misc]
    assert shown["player"] == 2 and shown["text"] == {
        "es": "ningún Poder de un oponente afecta a este participante",
        "en": "no opponent's Power affects this player",
    }
    t = aa.table(a=["mundo-al-reves-2"], a_hand="golem", a_altar="golem golem")
    t.announce("mundo-al-reves-2").resolve()
    t.answer("choose:2:b1#1")
    (shown,) = view(t.s, 1)["lasting"]  # type: ignore[misc]
    assert shown["text"] == {
        "es": "sus Ataques son Defensas y sus Defensas, Ataques",
        "en": "its Attacks are Defenses and its Defenses Attacks",
    }
    t = aa.table(a=["mascara-de-bruma-1"], a_hand="golem", a_altar="golem")
    t.announce("mascara-de-bruma-1").resolve()
    t.answer("type:beast")
    (shown,) = view(t.s, 1)["lasting"]  # type: ignore[misc]
    assert shown["text"]["en"] == "these minions are of the chosen type" and shown["player"] == 0


def test_while_esbirros_are_aimed_at_the_bill_names_those_already_chosen(aa: AtrumKit) -> None:
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="zombie zombie zombie", b_altar="beast golem fallen")
    t.answer(t.option("deja-vu-2"))
    while not any(option.startswith("choose:beast") for option in t.options):
        t.answer(next((option for option in t.options if option == "target:2"), t.options[0]))
    assert t.s.stack[-1].bill(t.s) is None
    t.pick("beast")
    bill = t.s.stack[-1].bill(t.s)
    assert bill is not None
    assert (bill.kind, bill.done, bill.due, bill.atmost) == ("chosen", [("", 1)], [], True)
    assert [t.s.cards[card].id for card in bill.cards] == ["beast"]
