"""Which of several equal minions: those marked for an announcement and those one is aimed at; and who bears a loss (II.5)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

clause = pytest.mark.clause


def two_pending(aa: AtrumKit, altar: str) -> AtrumTable:
    """A has announced an Attack, then a Tactical, each to be paid with one minion; B has the word."""
    theirs = {"b": ["caceria-salvaje-1"], "b_hand": "beast", "b_altar": "golem"}
    t = aa.table(a=["zarpazo-1", "epitafio-1"], a_hand="beast skeleton", a_altar=altar, **theirs)
    t.announce("zarpazo-1")
    t.passes("b")
    return t.announce("epitafio-1")


def marked(t: AtrumTable) -> list[list[str]]:
    """The types of what is marked for each announcement, the discard last."""
    return [[t.s.cards[card].id for card in each.things] for each in t.s.reserved]


# -- what one announcement loses, another that has its own does not make good


@clause("AA-launch-09", "AA-ann-10", "AA-chain-03")
def test_who_loses_the_marked_minion_is_not_launched_and_the_other_is(aa: AtrumKit) -> None:
    t = two_pending(aa, "golem fallen")
    assert marked(t) == [["golem", "beast"], ["fallen", "skeleton"]]
    t.announce("caceria-salvaje-1", on="golem").resolve()
    assert t.launched() == ["caceria-salvaje-1", "epitafio-1"] and t.unlaunched() == ["zarpazo-1"]
    assert t.altar("a") == ["fallen-"] and t.resistance("b") == 8
    t = two_pending(aa, "golem fallen")
    t.announce("caceria-salvaje-1", on="fallen").resolve()
    assert t.launched() == ["caceria-salvaje-1", "zarpazo-1"] and t.unlaunched() == ["epitafio-1"]  # the golem is the Attack's


@clause("AA-ann-21", "AA-launch-09")
def test_a_free_minion_takes_the_place_of_the_one_that_was_lost(aa: AtrumKit) -> None:
    for lost in ("golem", "fallen", "zombie"):
        t = two_pending(aa, "golem fallen zombie")
        t.announce("caceria-salvaje-1", on=lost).resolve()
        assert t.launched() == ["caceria-salvaje-1", "epitafio-1", "zarpazo-1"] and not t.unlaunched()


@clause("AA-launch-09", "AA-key-07")
def test_of_equal_minions_that_are_marked_for_different_powers_the_rival_chooses_which_is_lost(aa: AtrumKit) -> None:
    for which, unlaunched in enumerate(("zarpazo-1", "epitafio-1")):
        t = two_pending(aa, "golem golem")
        t.answer(t.option("caceria-salvaje-1"))
        assert t.options == ["choose:golem#1", "choose:golem#2"]
        t.answer(t.options[which])
        t.resolve()
        assert t.unlaunched() == [unlaunched]
    t = two_pending(aa, "golem golem golem")
    t.answer(t.option("caceria-salvaje-1"))  # one is free: which of them goes makes no difference, and nobody is asked
    assert t.s.names[t.happened(40)[-1].card] == "golem#3"


@clause("AA-ann-23", "AA-launch-09")
def test_who_loses_the_discard_set_aside_is_not_launched_and_the_other_is(aa: AtrumKit) -> None:
    def plundered(lost: str) -> AtrumTable:
        t = aa.table(
            a=["zarpazo-0", "cripta-abierta-0"],
            b=["saqueo-2"],
            a_hand="beast skeleton",
            b_hand="fallen",
            b_altar="golem golem",
            vertedero="skeleton",
        )
        t.announce("zarpazo-0")
        t.passes("b")
        t.announce("cripta-abierta-0")
        t.announce("saqueo-2", target="a").resolve()
        return t.pick(lost)

    t = plundered("beast")
    assert t.launched() == ["saqueo-2", "cripta-abierta-0"]  # its own skeleton is still in hand
    t.answer("done")
    assert t.unlaunched() == ["zarpazo-0"] and t.hand("a") == []
    t = plundered("skeleton")
    assert t.unlaunched() == ["cripta-abierta-0"] and t.launched() == ["saqueo-2", "zarpazo-0"]


@clause("AA-launch-09", "AA-ann-23")
def test_of_equal_discards_set_aside_for_different_powers_the_one_who_sees_the_hand_chooses(aa: AtrumKit) -> None:
    for which, unlaunched in enumerate(("zarpazo-0", "rastreo-0")):
        t = aa.table(a=["zarpazo-0", "rastreo-0"], b=["saqueo-2"], a_hand="beast beast", b_hand="fallen", b_altar="golem golem")
        t.announce("zarpazo-0")
        t.passes("b")
        t.announce("rastreo-0")
        t.announce("saqueo-2", target="a").resolve_chain()
        assert t.options == ["choose:beast#1", "choose:beast#2"]
        t.answer(t.options[which])
        if t.decision.kind == "choose":
            t.answer(t.options[0])
        assert t.unlaunched() == [unlaunched]


# -- paying with what is marked for something else


@clause("AA-ann-21", "AA-ann-10")
def test_what_is_marked_for_another_power_may_pay_as_long_as_that_one_keeps_its_number(aa: AtrumKit) -> None:
    for paid, left in (("golem", "fallen"), ("fallen", "golem")):
        t = two_pending(aa, "golem fallen")
        t.resolve_chain()
        assert t.decision.kind == "pay" and t.choices() == {"golem", "fallen"}
        t.pick(paid)
        assert t.launched() == ["epitafio-1", "zarpazo-1"] and t.altar("a") == ["fallen-", "golem-"]
        assert [t.s.cards[e.card].id for e in t.happened(4) if t.s.owners[e.card] < 0] == [paid, left]


@clause("AA-ann-10", "AA-ann-02", "AA-target-05")
def test_a_mark_does_not_move_to_the_minion_that_its_own_power_is_to_exploit(aa: AtrumKit) -> None:
    """Both Feasts cannot Exploit the golem: each would have to be paid with the beast."""
    t = aa.table(a=["festin-1"], b=["acopio-0"], a_hand="zombie zombie", a_altar="golem beast fallen-", b_hand="golem")
    t.announce("festin-1", exploit=True, on="golem")
    t.passes("b")
    t.answer(t.option("festin-1", exploit=True))
    assert t.choices() == {"beast", "fallen"} and t.refused("choose:golem#1").clause == "AA-ann-02"
    t.pick("beast")
    assert marked(t) == [["beast", "zombie"], ["golem", "zombie"]]


@clause("AA-ann-19", "AA-altar-08")
def test_a_minion_marked_to_pay_that_comes_back_to_hand_may_go_with_a_shadow(aa: AtrumKit) -> None:
    parts = {"a_hand": "shadow golem", "a_altar": "zombie fallen", "b_hand": "zombie", "b_altar": "golem"}
    t = aa.table(a=["zarpazo-1"], b=["hedor-1"], **parts)
    t.announce("zarpazo-1", discard="shadow+shadow")
    assert marked(t) == [["zombie", "shadow"]]
    t.announce("hedor-1", on="zombie")
    t.resolve_chain()
    assert t.decision.kind == "pay" and t.choices() == {"golem", "zombie"}
    t.pick("zombie")
    assert t.hand("a") == ["golem"] and t.altar("a") == ["fallen-"] and t.launched() == ["hedor-1", "zarpazo-1"]


# -- equal minions of which one is aimed at


@clause("AA-altar-10", "AA-altar-08", "AA-ann-21")
def test_of_two_equal_minions_the_one_that_is_swapped_or_the_other_pays(aa: AtrumKit) -> None:
    for paying, mine, theirs in ((0, "golem", "golem-"), (1, "golem-", "golem")):
        t = aa.table(a=["trueque-de-tumbas-1"], a_hand="skeleton", a_altar="golem golem", b_altar="zombie")
        t.answer(t.option("trueque-de-tumbas-1"))
        while t.decision.kind == "announcing":
            t.answer(t.options[0])
        assert t.decision.kind == "pay" and t.options == ["choose:golem#1", "choose:golem#2"]
        t.answer(t.options[paying])
        assert t.altar("a") == sorted([mine, "zombie"]) and t.altar("b") == [theirs]


@clause("AA-launch-10", "AA-act-11", "AA-ann-21")
def test_paying_by_exploiting_may_take_the_very_minion_a_rival_is_aiming_at(aa: AtrumKit) -> None:
    for paying, launched in ((0, ["epitafio-1"]), (1, ["epitafio-1", "caceria-salvaje-1"])):
        parts = {"a_hand": "beast", "a_altar": "golem", "b_hand": "skeleton", "b_altar": "zombie zombie"}
        t = aa.table(a=["caceria-salvaje-1"], b=["epitafio-1"], **parts)
        t.announce("caceria-salvaje-1")
        t.announce("epitafio-1", exploit=True)
        t.resolve_chain()
        assert t.decision.kind == "pay" and t.options == ["choose:zombie#1", "choose:zombie#2"]
        t.answer(t.options[paying])
        assert t.launched() == launched and t.resistance("a") == (8 if paying else 10)


@clause("AA-target-02", "AA-launch-10")
def test_of_two_equal_minions_the_one_already_aimed_at_is_told_apart(aa: AtrumKit) -> None:
    parts = {"a_hand": "beast golem", "a_altar": "fallen", "b_altar": "zombie zombie", "b_hand": "golem"}
    t = aa.table(a=["caceria-salvaje-1", "golpe-macizo-0"], b=["acopio-0"], **parts)
    t.announce("caceria-salvaje-1")
    t.passes("b")
    t.answer(t.option("golpe-macizo-0"))
    assert t.options == ["choose:zombie#1", "choose:zombie#2"]
    t.answer("choose:zombie#1")
    t.resolve()
    assert t.unlaunched() == ["caceria-salvaje-1"] and t.altar("b") == ["zombie"]


@clause("AA-launch-10", "AA-altar-09")
def test_a_swap_of_minions_that_have_changed_sides_since_is_not_launched(aa: AtrumKit) -> None:
    parts = {"a_hand": "skeleton skeleton", "a_altar": "golem beast", "b_altar": "zombie", "b_hand": "golem"}
    t = aa.table(a=["trueque-de-tumbas-1", "trueque-de-tumbas-1"], b=["acopio-0"], **parts)
    t.announce("trueque-de-tumbas-1@a1", on="golem zombie")
    t.passes("b")
    t.announce("trueque-de-tumbas-1@a2", on="golem zombie")
    t.resolve()
    assert t.launched() == t.unlaunched() == ["trueque-de-tumbas-1"]
    assert t.altar("b") in (["golem"], ["golem-"]) and t.hand("a") == ["skeleton"]


# -- other texts


@clause("AA-multi-07", "AA-key-12")
def test_what_a_copying_power_adds_for_you_may_be_for_a_team_mate(aa: AtrumKit) -> None:
    parts = {"a": ["eco-del-sepulcro-3", "estocada-3"], "a_hand": "skeleton", "a_altar": "golem golem golem"}
    t = aa.table(4, groups=True, **parts)
    t.announce("eco-del-sepulcro-3", copy="estocada-3", friend="c", target="b").resolve()
    assert t.resistance("b") == 3 and len(t.hand("c")) == 2 and t.hand("a") == []


@clause("AA-gap-01", "AA-search-01")
def test_an_empty_fosa_is_made_anew_when_it_is_to_be_searched(aa: AtrumKit) -> None:
    t = aa.table(a=["busqueda-febril-2"], a_hand="fallen", a_altar="golem golem", rest="none", vertedero="zombie beast")
    t.announce("busqueda-febril-2")
    assert t.choices() == {"zombie", "beast", "fallen"}
    t.pick("zombie")
    assert t.hand("a") == ["zombie"] and sorted(t.fosa) == ["beast", "fallen"] and t.vertedero == []


@clause("AA-type-08", "AA-shadow-12")
def test_of_an_attack_launched_with_a_shadow_the_minion_beside_it_is_the_spoils(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["botin-de-guerra-3"], a_hand="shadow zombie", b_hand="fallen", b_altar="golem golem golem")
    t.announce("zarpazo-0", discard="shadow+shadow")
    t.announce("botin-de-guerra-3").resolve()
    assert "zombie-" in t.altar("b") and "shadow" in t.vertedero and "zombie" not in t.vertedero
