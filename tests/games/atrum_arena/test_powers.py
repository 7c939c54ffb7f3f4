"""Attacks, Defenses, Tacticals and what annuls them (I.7, II.4, II.7)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit

from tapete.games.atrum_arena import events as ev

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


@clause("AA-pow-07", "AA-atkc-05")
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
