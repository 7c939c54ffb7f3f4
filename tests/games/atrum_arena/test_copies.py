"""Powers that copy and powers that change types (II.7, II.9)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.values import kind_of

clause = pytest.mark.clause


# -- copying


@clause("AA-key-12", "AA-key-16", "AA-err-02", "AA-err-08", "AA-err-03")
def test_doppelganger_copies_type_and_effect_of_another_ready_reptante(aa: AtrumKit) -> None:
    t = aa.table(a=["doppelganger-2"], a_hand="beast", a_altar="golem golem", b=["embestida-3", "frenesi-2 -"])
    t.answer(t.option("doppelganger-2"))
    assert "embestida-3" in {t.key(o.thing, int(o.word)) for o in t.decision.options}
    assert "frenesi-2" not in {t.key(o.thing, int(o.word)) for o in t.decision.options}
    t = aa.table(a=["doppelganger-2 zarpazo-0", "rastreo-0"], a_hand="beast", a_altar="golem golem", b=["embestida-3"])
    t.answer(t.option("doppelganger-2"))
    copied = {t.key(o.thing, int(o.word)) for o in t.decision.options}
    assert {"rastreo-0", "embestida-3"} <= copied and "zarpazo-0" not in copied  # of another one, not its own
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
    assert t.resistance("b") == 10 - 7 and len(t.altar("a")) == 5
