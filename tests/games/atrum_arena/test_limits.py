"""Cases that the rulebook's examples pass by: the first seat as target, targets half gone, powers that have changed since."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit

clause = pytest.mark.clause


@clause("AA-win-06", "AA-win-07")
def test_the_target_is_asked_first_whatever_the_seat(aa: AtrumKit) -> None:
    talk = "acopio-0"
    hands = {f"{seat}_hand": "golem" for seat in "acd"}
    t = aa.table(4, a=[talk], b=["zarpazo-0"], c=[talk], d=[talk], b_hand="beast", active=2, **hands)
    t.announce("zarpazo-0", target="a")
    t.passes("a", "c", "d")
    assert t.resistance("a") == 7


@clause("AA-ann-04")
def test_a_committed_reptante_is_not_even_offered(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1 rugido-de-guerra-1"], b=["acopio-0"], a_hand="beast beast", a_altar="golem golem", b_hand="golem")
    t.announce("zarpazo-1")
    t.passes("b")
    assert not t.offers("rugido-de-guerra-1") and t.offers("rugido-de-guerra-1", exploit=True)


@clause("AA-err-15", "AA-launch-11")
def test_the_condition_is_looked_at_again_without_what_was_aimed_at(aa: AtrumKit) -> None:
    """Two zombies: one is taken back to hand, so the other must stay; when it goes the power is not launched."""
    parts = {"a_hand": "zombie", "b_hand": "beast", "b_altar": "golem"}
    t = aa.table(a=["deja-vu-2"], b=["caceria-salvaje-1"], a_altar="zombie zombie- golem golem", **parts)
    t.announce("deja-vu-2", target="a", on="zombie-")
    t.announce("caceria-salvaje-1", on="zombie")
    t.resolve()
    assert t.launched() == ["caceria-salvaje-1"] and t.unlaunched() == ["deja-vu-2"]


@clause("AA-launch-10", "AA-gap-09")
def test_a_swap_needs_both_of_its_targets(aa: AtrumKit) -> None:
    parts = {"a_hand": "skeleton", "a_altar": "golem golem", "b_hand": "zombie", "b_altar": "fallen beast"}
    t = aa.table(a=["trueque-de-tumbas-1"], b=["festin-1 acopio-0"], **parts)
    t.announce("trueque-de-tumbas-1", on="beast")
    t.announce("festin-1", on="beast")
    t.resolve()
    assert t.unlaunched() == ["trueque-de-tumbas-1"] and sorted(t.altar("a")) == ["golem", "golem"]
    t = aa.table(a=["trueque-de-tumbas-1"], b=["festin-1 acopio-0"], **parts)
    t.announce("trueque-de-tumbas-1", on="beast")
    t.resolve()
    assert "beast" in "".join(t.altar("a")) and "golem" in "".join(t.altar("b"))


@clause("AA-launch-10", "AA-target-02")
def test_a_swap_does_not_follow_its_target_to_a_third_altar(aa: AtrumKit) -> None:
    parts = {"a_hand": "skeleton", "a_altar": "golem golem", "b_altar": "beast", "b_hand": "golem", "c_hand": "zombie"}
    t = aa.table(3, a=["trueque-de-tumbas-1"], c=["manos-ansiosas-3"], c_altar="zombie zombie golem", **parts)
    t.announce("trueque-de-tumbas-1", target="b", on="beast")
    assert t.asked == "c"
    t.announce("manos-ansiosas-3", target="b", on="beast")
    t.resolve()
    assert t.launched() == ["manos-ansiosas-3"] and t.unlaunched() == ["trueque-de-tumbas-1"]
    assert len(t.altar("a")) == 2 and len(t.altar("c")) == 4


@clause("AA-launch-10", "AA-type-05")
def test_what_reinforces_an_attack_is_not_launched_when_it_is_no_attack_any_more(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0", "manada-0"], b=["mundo-al-reves-2"], a_hand="beast beast", b_hand="golem", b_altar="golem golem")
    t.announce("zarpazo-0")
    t.passes("b")
    t.announce("manada-0")
    t.announce("mundo-al-reves-2")
    t.resolve()
    t.answer("choose:1:a1#1")
    assert t.unlaunched() == ["manada-0", "zarpazo-0"] and t.hand("a") == ["beast", "beast"]


@clause("AA-type-03")
def test_a_type_chosen_before_serves_for_that_type_and_once(aa: AtrumKit) -> None:
    parts = {"a_hand": "beast beast beast", "a_altar": "golem"}
    t = aa.table(a=["presagios-1", "coraza-de-piedra-0 mordedura-putrida-0 cripta-abierta-0"], **parts)
    t.announce("presagios-1").resolve()
    t.answer("type:zombie")
    t.answer("type:skeleton")
    t.announce("mordedura-putrida-0").resolve()
    assert t.resistance("b") == 7 and t.why_not("mordedura-putrida-0").clause == "AA-ann-09"
    assert t.offers("cripta-abierta-0"), "the skeleton is still there to be used"


def test_spoils_of_war_go_to_the_first_seat_too(aa: AtrumKit) -> None:
    t = aa.table(a=["botin-de-guerra-3"], b=["zarpazo-0"], b_hand="beast", a_hand="fallen", a_altar="golem golem golem", active=2)
    t.announce("zarpazo-0", target="a")
    t.announce("botin-de-guerra-3")
    t.resolve()
    assert "beast-" in t.altar("a") and t.resistance("a") == 10


@clause("AA-altar-10", "AA-ann-21")
def test_what_a_power_is_aimed_at_is_not_exploited_to_pay_for_it_while_others_are_there(aa: AtrumKit) -> None:
    t = aa.table(a=["trueque-de-tumbas-1"], a_hand="skeleton", a_altar="golem zombie", b_altar="beast", b_hand="golem")
    t.announce("trueque-de-tumbas-1", exploit=True, on="golem")
    assert t.decision.kind == "main", "the zombie paid: there was nothing to choose"
    assert t.altar("a") == ["beast"] and t.altar("b") == ["golem"] and "zombie" in t.vertedero


@clause("AA-ann-21", "AA-err-15")
def test_what_the_condition_needs_is_not_exploited_to_pay_while_others_are_there(aa: AtrumKit) -> None:
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem golem", b_altar="beast", b_hand="golem")
    t.announce("deja-vu-2", exploit=True, target="b", on="beast")
    assert t.launched() == ["deja-vu-2"] and t.hand("b") == ["beast", "golem"]
    assert t.vertedero.count("golem") == 2, "the golems paid, and the zombie was Exploited by the effect"


@clause("AA-pow-01", "AA-gap-08")
def test_an_eliminated_reptante_announces_nothing_any_more(aa: AtrumKit) -> None:
    parts = {"a_hand": "beast beast", "a_resistance": 2, "b_hand": "beast", "b_altar": "golem"}
    t = aa.table(a=["zarpazo-0"], b=["mordisco-traicionero-1"], **parts)
    t.announce("zarpazo-0")
    t.announce("mordisco-traicionero-1")
    t.resolve()
    t.answer("eliminate:1:a1#1")
    assert t.asked == "a" and t.decision.kind == "main" and not t.offers("zarpazo-0")
    assert t.why_not("zarpazo-0").clause == "AA-pow-01"
