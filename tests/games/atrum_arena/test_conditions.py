"""Powers with a condition, powers that last for the turn, Attacks that admit no Defense and Defenses that do more than prevent."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.games.atrum_arena import events as ev

clause = pytest.mark.clause


# -- something more, if


def test_acecho_draws_only_beside_three_beasts(aa: AtrumKit) -> None:
    t = aa.table(a=["acecho-1"], a_hand="beast", a_altar="beast beast shadow")  # the Shadow is a Beast here
    t.announce("acecho-1").resolve()
    assert t.resistance("b") == 7 and len(t.hand("a")) == 1
    t = aa.table(a=["acecho-1"], a_hand="beast", a_altar="beast beast golem")
    t.announce("acecho-1").resolve()
    assert t.resistance("b") == 7 and t.hand("a") == []


def test_marcha_de_hierro_heals_only_beside_three_golems(aa: AtrumKit) -> None:
    for altar, healed in (("golem golem golem", 2), ("golem golem zombie", 0)):
        t = aa.table(a=["marcha-de-hierro-2"], a_hand="golem", a_altar=altar, a_resistance=4)
        t.announce("marcha-de-hierro-2").resolve()
        assert t.resistance("b") == 5 and t.resistance("a") == 4 + healed


def test_golpe_desesperado_draws_only_behind_and_before_it_strikes(aa: AtrumKit) -> None:
    for left, drawn in ((2, 1), (3, 0)):
        t = aa.table(a=["golpe-desesperado-1"], a_left=left, a_hand="golem", a_altar="golem")
        t.announce("golpe-desesperado-1").resolve()
        assert t.resistance("b") == 8 and len(t.hand("a")) == drawn
    t = aa.table(a=["golpe-desesperado-1"], a_left=2, a_hand="golem", a_altar="golem", b_resistance=2)
    t.announce("golpe-desesperado-1").resolve()
    t.pick("b1")
    assert len(t.team("b")) == 2 and len(t.hand("a")) == 1  # behind until the blow took a Reptante


@clause("AA-launch-11")
def test_revancha_and_ultimo_aliento_are_for_who_is_behind(aa: AtrumKit) -> None:
    parts = {"a": ["revancha-1 -", "ultimo-aliento-1"], "a_hand": "fallen golem", "a_altar": "golem golem", "a_resistance": 3}
    t = aa.table(a_left=2, **parts)
    t.announce("ultimo-aliento-1").resolve()
    assert t.resistance("a") == 3 + 3
    assert aa.table(**parts).why_not("ultimo-aliento-1").clause == "AA-launch-11"
    t = aa.table(a=["revancha-1"], a_left=2, a_hand="golem", a_altar="golem")
    t.announce("revancha-1").resolve()
    assert len(t.hand("a")) == 3
    t = aa.table(a=["revancha-1"], a_left=2, b_left=2, a_hand="golem", a_altar="golem")
    assert t.why_not("revancha-1").clause == "AA-launch-11"  # as many is not fewer


# -- for the turn


def test_arenga_and_furia_add_up(aa: AtrumKit) -> None:
    t = aa.table(
        a=["arenga-1", "furia-de-la-manada-2", "zarpazo-0"],
        a_hand="fallen beast beast",
        a_altar="golem golem golem",
        b_resistance=20,
    )
    t.announce("arenga-1").resolve()
    t.announce("furia-de-la-manada-2").resolve()
    assert [e.amount for e in t.happened(ev.EMBOLDENED)] == [2, 3] and t.resistance("b") == 20
    t.announce("zarpazo-0").resolve()
    assert t.resistance("b") == 20 - 3 - 5


def test_arenga_raises_each_attack_but_no_tactical_and_no_rivals_attack(aa: AtrumKit) -> None:
    t = aa.table(
        a=["arenga-1", "zarpazo-0 mordisco-traicionero-1"],
        a_hand="fallen beast beast beast",
        a_altar="golem golem",
        b=["zarpazo-0"],
        b_hand="beast",
        b_resistance=20,
    )
    t.announce("arenga-1").resolve()
    t.announce("zarpazo-0").resolve()
    t.announce("zarpazo-0").resolve()
    assert t.resistance("b") == 20 - 5 - 5
    t.announce("mordisco-traicionero-1").resolve()
    assert t.resistance("b") == 10 - 3
    t.to_turn("b")
    before = t.resistance("a")
    t.announce("zarpazo-0", discard="beast").resolve()
    assert t.resistance("a") == before - 3  # whose turn it is not, and no longer


def test_postura_de_roca_raises_a_defense_of_that_turn_and_no_tactical_prevention(aa: AtrumKit) -> None:
    def struck(*answers: str) -> AtrumTable:
        t = aa.table(
            a=["embestida-3"], a_hand="beast", a_altar="golem golem golem",
            b=["postura-de-roca-1", "coraza-de-piedra-1 muralla-viva-1"], b_hand="golem golem", b_altar="golem golem",
        )  # fmt: skip
        t.announce("embestida-3")
        for each in answers:
            t.announce(each, at="embestida-3")
            while t.asked == "a" and t.decision.kind == "chain":
                t.answer("pass")
        return t.resolve()

    assert struck("coraza-de-piedra-1").resistance("b") == 10 - 4
    assert struck("coraza-de-piedra-1", "postura-de-roca-1").resistance("b") == 10 - 1  # launched first
    assert struck("muralla-viva-1", "postura-de-roca-1").resistance("b") == 10 - 6


# -- Attacks that admit no Defense


@clause("AA-card-05")
@pytest.mark.parametrize(("power", "damage"), [("emboscada-2", 5), ("golpe-oculto-1", 3)])
def test_no_defense_answers_it_but_a_tactical_does(aa: AtrumKit, power: str, damage: int) -> None:
    t = aa.table(
        a=[power],
        a_hand="beast",
        a_altar="golem golem",
        b=["coraza-de-piedra-0 muralla-viva-1"],
        b_hand="golem golem",
        b_altar="golem",
    )
    t.announce(power)
    assert t.why_not("coraza-de-piedra-0").clause == "AA-card-05"
    t.announce("muralla-viva-1").resolve()
    assert t.resistance("b") == 10 - damage + 2


@clause("AA-key-12")
def test_a_copy_of_it_admits_none_either(aa: AtrumKit) -> None:
    t = aa.table(
        a=["doppelganger-2", "emboscada-2"], a_hand="beast", a_altar="golem golem", b=["coraza-de-piedra-0"], b_hand="golem golem"
    )
    t.announce("doppelganger-2", copy="emboscada-2")
    assert t.resistance("b") == 5  # nobody was asked: there is no answer


# -- Attacks that do more


def test_sin_descanso_leaves_its_reptante_ready_to_strike_again_while_the_altar_pays(aa: AtrumKit) -> None:
    t = aa.table(a=["sin-descanso-2"], a_hand="fallen fallen fallen", a_altar="golem golem golem golem", b_resistance=20)
    t.announce("sin-descanso-2").resolve()
    t.announce("sin-descanso-2").resolve()
    assert t.resistance("b") == 12 and t.team("a")[0] == "a1"
    assert t.why_not("sin-descanso-2").clause == "AA-ann-07"


def test_escarnio_damages_and_discards_and_its_damage_alone_is_prevented(aa: AtrumKit) -> None:
    t = aa.table(
        a=["escarnio-1"], a_hand="fallen", a_altar="golem", b=["coraza-de-piedra-1"], b_hand="golem beast", b_altar="golem"
    )
    t.announce("escarnio-1").announce("coraza-de-piedra-1").resolve()
    assert t.resistance("b") == 10 and t.hand("b") == []


@clause("AA-decr-01")
def test_contagio_weakens_although_its_damage_is_prevented(aa: AtrumKit) -> None:
    t = aa.table(a=["contagio-1"], a_hand="zombie", a_altar="golem", b=["coraza-de-piedra-1"], b_hand="golem", b_altar="golem")
    t.announce("contagio-1").announce("coraza-de-piedra-1").resolve()
    assert t.resistance("b") == 10 - 1


def test_devorar_heals_whether_or_not_its_damage_is_prevented_but_not_beyond_twenty(aa: AtrumKit) -> None:
    t = aa.table(
        a=["devorar-2"],
        a_hand="zombie",
        a_altar="golem golem",
        a_resistance=19,
        b=["coraza-de-piedra-1"],
        b_hand="golem",
        b_altar="golem",
    )
    t.announce("devorar-2").announce("coraza-de-piedra-1").resolve()
    assert t.resistance("b") == 10 and t.resistance("a") == 20


def test_tiempo_robado_readies_two_minions_that_paid_for_it(aa: AtrumKit) -> None:
    t = aa.table(a=["tiempo-robado-2"], a_hand="skeleton", a_altar="golem golem zombie-")
    t.announce("tiempo-robado-2").resolve_chain()
    assert t.choices() == {"golem", "zombie"} and t.altar("a") == ["golem-", "golem-", "zombie-"]
    t.pick("golem-", "zombie-")
    assert t.resistance("b") == 6 and t.altar("a") == ["golem", "golem-", "zombie"]


# -- Defenses that do more


def attacked(aa: AtrumKit, defense: str, hand: str, altar: str, **parts: object) -> AtrumTable:
    """b answers an Attack of 4 with a Defense."""
    t = aa.table(a=["zarpazo-1"], a_hand="beast", a_altar="golem", b=[defense], b_hand=hand, b_altar=altar, **parts)
    return t.announce("zarpazo-1").announce(defense).resolve()


def test_lomo_erizado_and_contraataque_prick_whoever_struck(aa: AtrumKit) -> None:
    t = attacked(aa, "lomo-erizado-1", "beast", "golem")
    assert (t.resistance("a"), t.resistance("b")) == (9, 8)
    t = attacked(aa, "contraataque-2", "fallen", "golem golem")
    assert (t.resistance("a"), t.resistance("b")) == (9, 10)


@clause("AA-goal-07")
def test_lomo_erizado_cannot_be_aimed_at_an_opponent_at_zero(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-1"], a_hand="beast", a_altar="golem", a_resistance=0, b=["lomo-erizado-1"], b_hand="beast", b_altar="golem"
    )
    t.announce("zarpazo-1")
    assert t.resistance("b") == 6  # there was no Defense to answer with


def test_madriguera_draws_and_alzarse_adds_an_exhausted_minion(aa: AtrumKit) -> None:
    t = attacked(aa, "madriguera-1", "beast", "golem")
    assert t.resistance("b") == 8 and len(t.hand("b")) == 1
    t = attacked(aa, "alzarse-2", "zombie", "golem golem", fosa="beast golem zombie", rest="none")
    assert t.resistance("b") == 9 and t.altar("b") == ["beast-", "golem-", "golem-"]


def test_contrapeso_readies_a_minion_and_not_more(aa: AtrumKit) -> None:
    t = attacked(aa, "contrapeso-1", "golem", "golem zombie-")
    t.pick("golem-") if t.decision.kind == "choose" else None
    assert t.resistance("b") == 9 and t.altar("b") == ["golem", "zombie-"]


# -- the rest of what the Tacticals do


def test_tributo_de_sangre_draws_three_and_costs_one_of_resistance_even_at_zero(aa: AtrumKit) -> None:
    for resistance, left in ((10, 9), (0, 0)):
        t = aa.table(a=["tributo-de-sangre-1"], a_hand="fallen", a_altar="golem", a_resistance=resistance)
        t.announce("tributo-de-sangre-1").resolve()
        assert t.resistance("a") == left and len(t.hand("a")) == 3 and len(t.team("a")) == 3


def test_reconstruir_heals_and_raises_a_golem_but_no_other_minion(aa: AtrumKit) -> None:
    parts = {"a": ["reconstruir-2"], "a_hand": "golem", "a_altar": "beast beast", "a_resistance": 5}
    t = aa.table(**parts)
    t.announce("reconstruir-2").resolve()
    assert t.resistance("a") == 7 and "golem-" in t.altar("a")  # the one it was discarded with
    t = aa.table(vertedero="zombie", a_hand="shadow zombie", **{k: v for k, v in parts.items() if k != "a_hand"})
    t.announce("reconstruir-2").resolve()
    assert t.resistance("a") == 7 and t.altar("a") == ["beast-", "beast-"]


@clause("AA-shadow-18")
def test_llamar_a_la_sombra_finds_shadows_only_and_draws_besides(aa: AtrumKit) -> None:
    t = aa.table(a=["llamar-a-la-sombra-1"], a_hand="golem", a_altar="golem", fosa="beast shadow golem", rest="none")
    t.announce("llamar-a-la-sombra-1").resolve_chain()
    assert t.choices() == {"shadow"}
    t.pick("shadow")
    assert len(t.hand("a")) == 2 and "shadow" in t.hand("a")
    t = aa.table(a=["llamar-a-la-sombra-1"], a_hand="golem", a_altar="golem", fosa="beast golem", rest="none")
    t.announce("llamar-a-la-sombra-1").resolve()
    assert len(t.hand("a")) == 1 and "shadow" not in t.hand("a")


@clause("AA-type-01", "AA-err-15")
def test_what_an_altar_must_hold_is_asked_of_the_type_it_was_given(aa: AtrumKit) -> None:
    for type, held in (("zombie", True), ("beast", False)):
        t = aa.table(a=["deja-vu-2", "mascara-de-bruma-1"], a_hand="golem zombie", a_altar="golem fallen zombie", b_altar="beast")
        t.announce("mascara-de-bruma-1", discard="golem").resolve()
        t.answer(f"type:{type}")
        assert t.offers("deja-vu-2") is held
