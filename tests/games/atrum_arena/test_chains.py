"""Chains, windows and reservations, as the rulebook tells them (parts II.1 to II.5)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.core.codec import digest
from tapete.games.atrum_arena import things

clause = pytest.mark.clause

MANY = "beast beast beast fallen fallen golem golem skeleton zombie zombie"


def chatty(aa: AtrumKit) -> AtrumTable:
    """A and B have an Attack, a Defense and free Tacticals."""
    mine = "zarpazo-0 acopio-0 rastreo-0 ingredientes-siniestros-0"
    theirs = "coraza-de-piedra-0 acopio-0 rastreo-0 ingredientes-siniestros-0"
    return aa.table(a=[mine], b=[theirs], a_hand=MANY, b_hand=MANY)


@clause("AA-chain-01", "AA-chain-03", "AA-chain-04", "AA-win-01", "AA-win-03", "AA-win-05", "AA-chain-02")
def test_a_announces_1_b_responds_2_a_responds_3_and_both_pass(aa: AtrumKit) -> None:
    t = chatty(aa)
    t.announce("acopio-0")
    assert t.asked == "b"
    t.announce("rastreo-0")
    assert t.asked == "a"
    t.announce("ingredientes-siniestros-0", discard="zombie")
    t.passes("b", "a")
    assert t.launched()[0] == "ingredientes-siniestros-0"
    t.pick(t.shown(t.decision.options[0].thing))
    assert t.launched() == ["ingredientes-siniestros-0", "rastreo-0", "acopio-0"]


@clause("AA-chain-06", "AA-chain-07", "AA-win-04")
def test_five_powers_with_passes_in_between_resolve_5_4_3_2_1(aa: AtrumKit) -> None:
    t = chatty(aa)
    t.announce("ingredientes-siniestros-0", discard="zombie")
    t.announce("acopio-0", discard="golem")
    t.passes("a")
    t.announce("acopio-0", discard="golem")
    t.passes("a")
    t.announce("acopio-0", discard="beast")
    t.announce("acopio-0", discard="golem")
    t.passes("b", "a")
    assert t.launched() == ["acopio-0"] * 4 + ["ingredientes-siniestros-0"]
    assert [e.player for e in t.happened(26)] == [0, 1, 1, 1, 0]


@clause("AA-atkc-14", "AA-atk-01", "AA-pow-05")
def test_attack_1_defense_2_both_pass_the_defense_resolves_first(aa: AtrumKit) -> None:
    t = chatty(aa)
    t.announce("zarpazo-0", discard="beast", target="b")
    assert t.asked == "b"
    t.announce("coraza-de-piedra-0", discard="golem")
    t.passes("a", "b")
    assert t.launched() == ["coraza-de-piedra-0", "zarpazo-0"]
    assert t.resistance("b") == 9  # 3 of damage against 2 prevented


@clause("AA-atkc-15", "AA-atkc-04")
def test_attack_1_tactical_2_tactical_3_defense_4_a_passes_tactical_5(aa: AtrumKit) -> None:
    t = chatty(aa)
    t.announce("zarpazo-0", discard="beast")
    t.announce("acopio-0", discard="beast")
    t.announce("acopio-0", discard="golem")
    t.announce("coraza-de-piedra-0", discard="golem")
    t.passes("a")
    t.announce("acopio-0", discard="beast")
    t.passes("a", "b")
    assert t.launched() == ["acopio-0", "coraza-de-piedra-0", "acopio-0", "acopio-0", "zarpazo-0"]
    assert [e.player for e in t.happened(26)] == [1, 1, 0, 1, 0]


@clause("AA-atkc-16", "AA-atkc-01")
def test_b_who_passed_defends_later_in_the_same_chain(aa: AtrumKit) -> None:
    t = chatty(aa)
    t.announce("zarpazo-0", discard="beast")
    t.passes("b")
    t.announce("acopio-0", discard="golem")
    t.announce("coraza-de-piedra-0", discard="golem")
    t.passes("a", "b")
    assert t.launched() == ["coraza-de-piedra-0", "acopio-0", "zarpazo-0"]


@clause("AA-ann-15", "AA-ann-01", "AA-ann-14")
def test_when_nobody_can_respond_the_power_is_launched_right_away(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast", b_hand="golem")
    t.announce("zarpazo-0")
    assert [e.kind for e in t.happened(25, 26)] == [25, 26]
    assert t.resistance("b") == 7 and t.decision.kind == "main"


@clause("AA-launch-08")
def test_one_power_after_another_is_no_chain(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast beast", b_hand="golem")
    t.announce("zarpazo-0")
    assert t.s.stack[-1].NAME == "turn"
    t.announce("zarpazo-0")
    assert t.launched() == ["zarpazo-0", "zarpazo-0"]


# -- reservations


@clause("AA-ann-10", "AA-ann-11", "AA-ann-22", "AA-ann-20")
def test_announcing_reserves_and_pays_nothing(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], b=["acopio-0"], a_hand="beast", a_altar="zombie golem", b_hand="golem")
    t.announce("zarpazo-1")
    assert t.asked == "b"
    assert t.hand("a") == ["beast"] and t.altar("a") == ["golem", "zombie"] and t.team("a")[0] == "a1"
    assert len(t.s.reserved) == 1 and len(t.s.reserved[0].things) == 2
    t.resolve()
    assert t.hand("a") == [] and sorted(t.altar("a")) in (["golem", "zombie-"], ["golem-", "zombie"])
    assert t.team("a")[0] == "a1-" and not t.s.reserved


@clause("AA-ann-04", "AA-cost-03")
def test_a_reptante_that_will_exhaust_cannot_announce_another_power_that_exhausts_it(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-1 rugido-de-guerra-1 manada-0"],
        b=["acopio-0"],
        a_hand="beast beast beast",
        a_altar="golem golem golem",
        b_hand="golem",
    )
    t.announce("zarpazo-1")
    t.passes("b")
    assert t.why_not("rugido-de-guerra-1").clause == "AA-ann-04"
    assert t.offers("manada-0")


@clause("AA-ann-05", "AA-act-12")
def test_cost_0_and_exploiting_powers_neither_reserve_nor_need_the_exhaustion(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-1 rugido-de-guerra-1 manada-0"],
        b=["acopio-0"],
        a_hand="beast beast beast",
        a_altar="golem golem golem",
        b_hand="golem",
    )
    t.announce("zarpazo-1")
    t.passes("b")
    t.announce("rugido-de-guerra-1", exploit=True)
    t.passes("b")
    t.announce("manada-0")
    t.resolve()
    assert t.launched() == ["manada-0", "rugido-de-guerra-1", "zarpazo-1"]
    assert t.resistance("b") == 10 - 4 - 3 - 1


@clause("AA-ann-06", "AA-launch-12", "AA-launch-13")
def test_what_was_announced_before_an_exhausting_power_of_its_reptante_is_not_launched(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0 epitafio-1"], b=["acopio-0"], a_hand="skeleton golem", a_altar="beast", b_hand="golem")
    t.announce("acopio-0", discard="golem")
    t.passes("b")
    t.announce("epitafio-1", discard="skeleton")
    t.resolve()
    assert t.launched() == ["epitafio-1"] and t.unlaunched() == ["acopio-0"]
    assert "golem" in t.hand("a")  # nothing of it was paid
    assert not t.s.reserved


@clause("AA-ann-07", "AA-cost-02")
def test_altar_minions_reserved_for_one_power_do_not_serve_another(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1", "rugido-de-guerra-1"], b=["acopio-0"], a_hand="beast beast", a_altar="golem", b_hand="golem")
    t.announce("zarpazo-1")
    t.passes("b")
    assert t.decision.kind == "main" and t.resistance("b") == 6  # nothing was left to answer oneself with
    t = aa.table(a=["zarpazo-2"], a_hand="beast", a_altar="golem zombie-")
    assert t.why_not("zarpazo-2").clause == "AA-ann-07"


@clause("AA-ann-02", "AA-ann-09", "AA-cost-04", "AA-setup-08")
def test_the_discard_must_be_in_hand(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="golem golem")
    assert t.why_not("zarpazo-0").clause == "AA-ann-09"
    t = aa.table(a=["zarpazo-0"], a_hand="beast")
    assert t.offers("zarpazo-0")


@clause("AA-ann-03")
def test_an_exhausted_reptante_announces_nothing(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0 acopio-0 -"], a_hand="beast beast")
    assert t.why_not("zarpazo-0").clause == "AA-ann-03"
    assert t.why_not("acopio-0").clause == "AA-ann-03"


@clause("AA-ann-08", "AA-act-11", "AA-act-10")
def test_paying_by_exploiting_is_declared_at_the_announcement(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], b=["acopio-0"], a_hand="beast", a_altar="golem", b_hand="golem")
    t.announce("zarpazo-1", exploit=True)
    assert t.altar("a") == ["golem"]  # not yet
    t.resolve()
    assert t.altar("a") == [] and "golem" in t.vertedero and t.team("a")[0] == "a1"


@clause("AA-ann-12")
def test_an_announced_power_is_neither_withdrawn_nor_retargeted(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0 acopio-0"], b=["acopio-0"], a_hand="beast beast", b_hand="golem")
    t.announce("zarpazo-0")
    t.passes("b")
    assert t.refused("withdraw").clause == "AA-ann-12"
    assert t.refused("target:1").clause == "CORE-option"


@clause("AA-ann-16", "AA-ann-17")
def test_the_reserved_discard_is_shown_when_somebody_responds_and_still_is_in_hand(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["acopio-0 desafio-1"], a_hand="beast", b_hand="golem fallen", b_altar="golem")
    game = t.s.game
    t.announce("zarpazo-0")
    card = t.s.reserved[0].things[-1]
    assert not game.sight.sees(t.s, 1, card)
    t.announce("desafio-1", discard="fallen", target="a")
    assert game.sight.sees(t.s, 1, card) and t.hand("a") == ["beast"]
    t.resolve()  # the challenge takes the very card
    assert t.unlaunched() == ["zarpazo-0"] and t.vertedero.count("beast") == 1


@clause("AA-ann-18", "AA-shadow-13")
def test_with_a_shadow_only_the_shadow_is_shown(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["acopio-0"], a_hand="shadow golem", b_hand="golem golem")
    t.announce("zarpazo-0", discard="shadow+shadow")
    t.announce("acopio-0")
    seen = [t.s.cards[c].id for c in t.s.zone(2, 0) if t.s.game.sight.sees(t.s, 1, c)]
    assert seen == ["shadow"]
    t.resolve()
    assert sorted(t.vertedero) == ["golem", "golem", "shadow"]


@clause("AA-ann-19", "AA-shadow-13")
def test_the_companion_of_a_shadow_is_chosen_on_paying_among_what_is_not_committed_elsewhere(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0", "rastreo-0"], b=["acopio-0"], a_hand="shadow golem zombie fallen", b_hand="golem")
    t.announce("acopio-0", discard="golem")
    t.passes("b")
    t.announce("rastreo-0", discard="shadow+shadow")
    t.resolve_chain()
    assert t.decision.kind == "pay" and t.choices() == {"zombie", "fallen"}  # the golem waits for the other power
    assert t.refused("choose:golem#1").clause == "AA-ann-10"
    t.pick("fallen")
    assert t.vertedero == ["shadow", "fallen"] and t.launched() == ["rastreo-0"]


@clause("AA-ann-19")
def test_what_a_shadow_will_need_beside_it_is_kept_free(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0 acopio-0"], b=["acopio-0"], a_hand="shadow golem", b_hand="golem")
    t.announce("zarpazo-0", discard="shadow+shadow")
    t.passes("b")
    assert t.asked == "a" and t.options == ["pass"] and t.why_not("acopio-0").clause == "AA-ann-09"  # the golem is needed
    t = aa.table(a=["zarpazo-0 acopio-0"], b=["acopio-0"], a_hand="shadow golem zombie", b_hand="golem")
    t.announce("zarpazo-0", discard="shadow+shadow")
    t.passes("b")
    t.announce("acopio-0", discard="golem")
    t.resolve()
    assert t.launched() == ["acopio-0", "zarpazo-0"] and sorted(t.vertedero) == ["golem", "shadow", "zombie"]


@clause("AA-ann-21")
def test_other_minions_than_those_marked_may_pay(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], a_hand="beast", a_altar="golem zombie", b_hand="golem")
    t.announce("zarpazo-1")
    assert t.decision.kind == "pay"
    t.pick("zombie")
    assert t.altar("a") == ["golem", "zombie-"]
    t = aa.table(a=["zarpazo-2"], a_hand="beast", a_altar="golem zombie", b_hand="golem")
    t.announce("zarpazo-2")
    assert t.altar("a") == ["golem-", "zombie-"]


@clause("AA-ann-23")
def test_another_suitable_card_takes_the_place_of_a_discard_that_left_the_hand(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["saqueo-2"], a_hand="beast beast", b_hand="fallen", b_altar="golem golem")
    t.announce("zarpazo-0")
    t.announce("saqueo-2", target="a")
    t.resolve()
    assert t.launched() == ["saqueo-2", "zarpazo-0"] and t.hand("a") == []


@clause("AA-ann-23", "AA-launch-09")
def test_an_unsuitable_card_does_not_take_the_place_of_a_discard_that_left_the_hand(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["saqueo-2"], a_hand="beast golem", b_hand="fallen", b_altar="golem golem")
    t.announce("zarpazo-0")
    t.announce("saqueo-2", target="a")
    t.resolve()
    t.pick("beast")
    assert t.unlaunched() == ["zarpazo-0"] and t.hand("a") == ["golem"] and t.resistance("b") == 10


@clause("AA-ann-07", "AA-ann-09", "AA-pow-07", "AA-atkc-02", "AA-goal-07", "AA-target-02", "AA-multi-05")
def test_what_is_refused_is_refused_with_its_clause_and_nothing_changes(aa: AtrumKit) -> None:
    defences = ["coraza-de-piedra-0 acopio-0", "esquiva-1 zarpazo-0"]
    t = aa.table(a=["zarpazo-0 zarpazo-2 acopio-0"], b=defences, a_hand="beast golem", b_hand=MANY, b_altar="golem")
    assert t.why_not("zarpazo-2").clause == "AA-ann-07"  # without resources
    t.announce("zarpazo-0")
    assert t.why_not("zarpazo-0", player="b").clause == "AA-atkc-02"  # an Attack as an answer
    t.announce("coraza-de-piedra-0", discard="golem")
    t.passes("a")
    assert t.asked == "b" and t.why_not("esquiva-1").clause == "AA-pow-07"  # a second Defense
    t = aa.table(4, groups=True, a=["zarpazo-0"], a_hand="beast", d_resistance=10)
    before = digest(t.s)
    t.s.game.play(t.s, t.option("zarpazo-0"))
    asked = digest(t.s)
    assert asked != before and t.refused("target:3").clause == "AA-multi-05"  # a team-mate as the objective
    assert digest(t.s) == asked
    t = aa.table(
        4, a=["zarpazo-0 caceria-salvaje-1"], a_hand="beast beast", a_altar="golem", b_resistance=0, b_altar="golem zombie"
    )
    t.s.game.play(t.s, t.option("zarpazo-0"))
    assert t.refused("target:2").clause == "AA-goal-07"  # somebody at 0
    t = aa.table(a=["caceria-salvaje-1"], a_hand="beast", a_altar="golem fallen", b_altar="golem zombie")
    t.s.game.play(t.s, t.option("caceria-salvaje-1"))
    own = t.s.names[t.s.zone(things.ALTAR, 0)[0]]
    assert t.refused(f"choose:{own}").clause == "AA-target-02"  # an esbirro of the own altar


# -- windows of more than two


def four(aa: AtrumKit) -> AtrumTable:
    talk = "acopio-0 mordisco-traicionero-1"
    return aa.table(
        4,
        a=["zarpazo-0 acopio-0"],
        b=[talk],
        c=[talk],
        d=[talk],
        a_hand="beast beast",
        b_hand="golem",
        c_hand="golem",
        d_hand="golem",
    )


@clause("AA-win-06", "AA-win-07", "AA-win-08", "AA-win-09")
def test_the_target_is_asked_first_then_the_others_and_the_announcer_last(aa: AtrumKit) -> None:
    t = four(aa)
    t.announce("zarpazo-0", target="c")
    t.passes("c", "b", "d", "a")
    assert t.resistance("c") == 7 and t.decision.kind == "main"


@clause("AA-win-10")
def test_players_of_equal_priority_are_asked_in_turn_order_from_the_announcers_left(aa: AtrumKit) -> None:
    t = four(aa)
    t.announce("acopio-0")
    t.passes("b", "c", "d", "a")


@clause("AA-win-13")
def test_a_power_aimed_at_a_hand_has_its_player_as_target_and_one_aimed_at_a_power_has_none(aa: AtrumKit) -> None:
    talk = "acopio-0"
    hands = {"b_hand": "golem", "c_hand": "golem", "d_hand": "golem"}
    t = aa.table(4, a=["desafio-1"], b=[talk], c=[talk], d=[talk], a_hand="fallen", a_altar="golem", **hands)
    t.announce("desafio-1", target="d")
    assert t.asked == "d"
    t = aa.table(4, a=["zarpazo-0 manada-0"], b=[talk], c=[talk], d=[talk], a_hand="beast beast", **hands)
    t.announce("zarpazo-0", target="d")
    t.passes("d", "b", "c")
    t.announce("manada-0")
    assert t.asked == "b"


@clause("AA-win-02")
def test_a_response_meets_the_same_conditions(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["acopio-0 epitafio-1"], a_hand="beast", b_hand="golem")
    t.announce("zarpazo-0")
    assert t.why_not("epitafio-1").clause == "AA-ann-07"


@clause("AA-win-11", "AA-ann-13", "AA-pow-12", "AA-flow-05")
def test_at_a_phase_start_the_others_are_offered_first_and_the_active_player_last(aa: AtrumKit) -> None:
    talk = "acopio-0"
    t = aa.table(3, a=[talk], b=[talk], c=[talk], a_hand="beast", b_hand="golem", c_hand="golem", phase="draw", part="start")
    assert t.decision.kind == "phase_start"
    t.passes("b", "c", "a")


@clause("AA-win-12")
def test_the_start_window_is_offered_again_after_each_chain(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0"], b=["acopio-0"], a_hand="beast", b_hand="golem golem", phase="main", part="start")
    t.announce("acopio-0")
    t.resolve()
    assert t.decision.kind == "phase_start" and t.asked == "b"
    t.announce("acopio-0")
    t.resolve()
    assert t.decision.kind == "phase_start" and t.asked == "b"
    t.passes("b", "a")
    assert t.decision.kind == "main"


# -- launching


@clause("AA-launch-07")
def test_what_a_later_power_discarded_is_in_the_vertedero_when_an_earlier_one_resolves(aa: AtrumKit) -> None:
    t = aa.table(a=["cripta-abierta-1"], b=["acopio-0"], a_hand="skeleton", a_altar="golem", b_hand="zombie")
    t.announce("cripta-abierta-1")
    t.announce("acopio-0")
    t.resolve()
    assert t.choices() == {"skeleton", "zombie"}


@clause("AA-launch-01", "AA-launch-06")
def test_each_power_is_paid_right_before_its_own_effect(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["cripta-abierta-0 acopio-0"], a_hand="beast", b_hand="skeleton golem")
    t.announce("zarpazo-0")
    t.announce("acopio-0", discard="golem")
    t.resolve()
    kinds = [e.kind for e in t.happened(6, 26, 5, 19)]
    assert kinds == [6, 26, 5, 6, 26, 19]  # discard, launch, draw; discard, launch, damage
    t = aa.table(a=["alma-en-la-maquina-3"], b=["coraza-de-piedra-1"], a_hand="golem", a_altar="beast beast beast", b_hand="golem")
    t.announce("alma-en-la-maquina-3")
    assert t.choices() == {"golem"}  # the golem discarded to launch it is in the vertedero already


@clause("AA-launch-02")
def test_nothing_is_announced_while_effects_resolve(aa: AtrumKit) -> None:
    t = aa.table(a=["rastreo-0 acopio-0"], b=["acopio-0"], a_hand="beast beast", b_hand="golem")
    t.announce("rastreo-0")
    t.resolve()
    assert t.decision.kind == "choose"
    assert t.why_not("acopio-0", player="a").clause == "AA-launch-02"


@clause("AA-launch-05", "AA-key-02", "AA-key-01", "AA-decr-03")
def test_an_annulled_power_is_paid_and_does_nothing(aa: AtrumKit) -> None:
    t = aa.table(
        a=["lanza-del-perjuro-2"],
        b=["silencio-sepulcral-2"],
        a_hand="fallen",
        a_altar="golem golem",
        b_hand="skeleton",
        b_altar="golem golem",
    )
    t.announce("lanza-del-perjuro-2")
    t.announce("silencio-sepulcral-2")
    t.resolve()
    assert t.launched() == ["silencio-sepulcral-2", "lanza-del-perjuro-2"]
    assert t.resistance("b") == 10 and t.resistance("a") == 10
    assert t.team("a")[0] == "a1-" and t.altar("a") == ["golem-", "golem-"] and "fallen" in t.vertedero


@clause("AA-launch-09")
def test_a_power_that_can_no_longer_be_paid_is_not_launched(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1"], b=["caceria-salvaje-1"], a_hand="beast", a_altar="golem", b_hand="beast", b_altar="golem")
    t.announce("zarpazo-1")
    t.announce("caceria-salvaje-1", target="a")
    t.resolve()
    assert t.unlaunched() == ["zarpazo-1"] and t.hand("a") == ["beast"] and t.team("a")[0] == "a1"


@clause("AA-launch-10", "AA-target-02")
def test_a_power_whose_target_is_gone_is_not_launched(aa: AtrumKit) -> None:
    t = aa.table(
        a=["caceria-salvaje-1"],
        b=["carne-de-canon-0 festin-1"],
        a_hand="beast",
        a_altar="golem",
        b_hand="zombie",
        b_altar="golem zombie",
    )
    t.announce("caceria-salvaje-1", on="golem")
    t.announce("festin-1", on="golem")
    t.resolve()
    assert t.launched() == ["festin-1"] and t.unlaunched() == ["caceria-salvaje-1"]


@clause("AA-launch-11")
def test_a_power_whose_condition_no_longer_holds_is_not_launched(aa: AtrumKit) -> None:
    t = aa.table(
        a=["manos-ansiosas-3"],
        b=["caceria-salvaje-1"],
        a_hand="zombie",
        a_altar="golem golem golem zombie zombie",
        b_hand="beast",
        b_altar="golem fallen",
    )
    t.announce("manos-ansiosas-3", on="fallen")
    t.announce("caceria-salvaje-1", on="zombie")
    t.resolve()
    assert t.unlaunched() == ["manos-ansiosas-3"]


@clause("AA-gap-08")
def test_a_pending_power_of_an_eliminated_reptante_is_not_launched(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["mordisco-traicionero-1"], a_hand="beast", a_resistance=2, b_hand="beast", b_altar="golem")
    t.announce("zarpazo-0")
    t.announce("mordisco-traicionero-1")
    t.resolve()
    t.answer("eliminate:1:a1#1")
    assert t.unlaunched() == ["zarpazo-0"] and t.resistance("b") == 10 and t.hand("a") == ["beast"]


@clause("AA-gap-09")
def test_a_power_with_several_targets_goes_on_with_those_still_valid(aa: AtrumKit) -> None:
    t = aa.table(
        a=["presa-acorralada-3"],
        b=["festin-1"],
        a_hand="beast",
        a_altar="golem golem golem",
        b_hand="zombie",
        b_altar="golem zombie fallen",
    )
    t.announce("presa-acorralada-3", on="golem fallen")
    t.announce("festin-1", on="golem")
    t.resolve()
    assert t.altar("b") == ["zombie"] and t.launched() == ["festin-1", "presa-acorralada-3"]


@clause("AA-pow-06")
def test_at_the_start_of_a_phase_no_defence_is_announced_since_nothing_attacks(aa: AtrumKit) -> None:
    parts = {"a_hand": "beast", "b_hand": "beast golem fallen", "b_altar": "golem golem"}
    t = aa.table(a=["acopio-0"], b=["coraza-de-piedra-0", "acopio-0"], phase="main", part="start", **parts)
    assert t.decision.kind == "phase_start" and t.asked == "b" and t.offers("acopio-0")
    assert t.why_not("coraza-de-piedra-0").clause == "AA-pow-06"
