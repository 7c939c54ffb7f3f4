"""Paying must leave what the effect needs: what could not be paid and done as it stands is not announced (II.1.2, II.5.1)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.core.costs import reservation
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th

clause = pytest.mark.clause


# -- Déjà Vu


@clause("AA-err-15", "AA-ann-02")
def test_deja_vu_is_not_announced_when_its_payment_would_take_the_zombie_it_must_exploit(aa: AtrumKit) -> None:
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="zombie zombie", b_altar="beast")
    assert not t.offers("deja-vu-2", exploit=True)
    assert t.why_not("deja-vu-2", exploit=True).clause == "AA-err-15"
    assert t.offers("deja-vu-2")  # Exhausted zombies stay in the altar
    t.announce("deja-vu-2", target="b", on="beast")
    assert t.launched() == ["deja-vu-2"] and t.altar("a") == ["zombie-"] and t.hand("b") == ["beast"]


@clause("AA-err-15")
def test_a_shadow_is_no_zombie_any_more_when_the_last_zombie_has_paid(aa: AtrumKit) -> None:
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem shadow", b_altar="beast")
    t.announce("deja-vu-2", exploit=True, target="b", on="beast")
    assert sorted(t.vertedero) == ["golem", "shadow", "zombie", "zombie"]  # golem and sombra paid, the zombie was left to Exploit
    assert t.altar("a") == [] and t.hand("b") == ["beast"]
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem- shadow", b_altar="beast")
    assert t.why_not("deja-vu-2", exploit=True).clause == "AA-err-15"  # zombie and sombra would have to pay


@clause("AA-err-15", "AA-target-05")
def test_deja_vu_on_the_own_altar_leaves_enough_to_pay_and_a_zombie(aa: AtrumKit) -> None:
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem golem beast- fallen-")
    t.answer(t.option("deja-vu-2", exploit=True))
    assert t.decision.kind == "announcing" and t.choices() == {"beast", "fallen"}  # both golems must pay, the zombie must stay
    t.pick("beast-", "fallen-")
    assert t.launched() == ["deja-vu-2"] and t.hand("a") == ["beast", "fallen"] and t.altar("a") == []


@clause("AA-err-15", "AA-key-14")
def test_a_copy_of_deja_vu_pays_its_own_cost_and_leaves_the_zombie_too(aa: AtrumKit) -> None:
    def copied(t: AtrumTable, exploit: bool) -> bool:
        t.answer(t.option("doppelganger-2", exploit))
        return "deja-vu-2" in {t.key(o.thing, int(o.word)) for o in t.decision.options}

    parts = {"a": ["doppelganger-2", "deja-vu-2"], "a_hand": "zombie", "b_altar": "beast"}
    assert copied(aa.table(a_altar="zombie golem", **parts), exploit=False)
    assert not copied(aa.table(a_altar="zombie golem", **parts), exploit=True)
    t = aa.table(a_altar="zombie golem golem", **parts)
    assert copied(t, exploit=True)
    t.answer(next(o.id for o in t.decision.options if t.key(o.thing, int(o.word)) == "deja-vu-2"))
    t.resolve()
    assert t.launched() == ["doppelganger-2"] and t.hand("b") == ["beast"]
    assert sorted(t.vertedero) == ["golem", "golem", "zombie", "zombie"]


# -- Esbirros of one's own that an effect Exploits or swaps


@clause("AA-altar-14", "AA-target-05", "AA-ann-02")
@pytest.mark.parametrize(("power", "discard", "altar"), [("festin-1", "zombie", "golem"), ("nucleo-inestable-1", "golem", "golem")])
def test_one_minion_does_not_both_pay_and_be_exploited_by_the_effect(aa: AtrumKit, power: str, discard: str, altar: str) -> None:
    t = aa.table(a=[power], a_hand=discard, a_altar=altar)
    assert t.why_not(power, exploit=True).clause == "AA-ann-02"
    assert t.offers(power)  # Exhausted to pay, it can still be Exploited
    t = aa.table(a=[power], a_hand=discard, a_altar=f"{altar} beast")
    t.announce(power, exploit=True, on=altar)
    assert [e.kind for e in t.happened(ev.EXPLOITED, ev.LAUNCHED)] == [ev.EXPLOITED, ev.LAUNCHED, ev.EXPLOITED]
    assert t.altar("a") == [] and sorted(t.vertedero) == sorted([discard, "beast", altar])


@clause("AA-target-05")
def test_of_two_minions_of_one_type_one_pays_and_the_other_is_exploited(aa: AtrumKit) -> None:
    t = aa.table(a=["festin-1"], a_hand="zombie", a_altar="golem golem")
    t.announce("festin-1", exploit=True, on="golem")
    assert t.launched() == ["festin-1"] and t.altar("a") == [] and t.vertedero.count("golem") == 2


@clause("AA-target-05", "AA-act-16")
def test_an_exhausted_minion_can_be_exploited_by_the_effect_while_the_ready_one_pays(aa: AtrumKit) -> None:
    t = aa.table(a=["festin-1"], a_hand="zombie", a_altar="golem beast-")
    t.answer(t.option("festin-1", exploit=True))
    assert t.launched() == ["festin-1"] and t.altar("a") == [] and t.resistance("a") == 12  # the beast was the only target left


@clause("AA-target-05", "AA-shadow-06")
def test_a_shadow_that_would_lose_its_type_to_the_payment_is_no_target(aa: AtrumKit) -> None:
    t = aa.table(a=["nucleo-inestable-1"], a_hand="golem", a_altar="golem shadow")
    t.answer(t.option("nucleo-inestable-1", exploit=True))
    assert t.launched() == ["nucleo-inestable-1"]  # the golem was the target, the sombra paid
    assert [t.s.cards[e.card].id for e in t.happened(ev.EXPLOITED)] == ["shadow", "golem"] and t.resistance("b") == 8


@clause("AA-altar-10", "AA-ann-02")
def test_a_swap_is_not_paid_by_exploiting_the_only_minion_it_could_swap(aa: AtrumKit) -> None:
    t = aa.table(a=["trueque-de-tumbas-1"], a_hand="skeleton", a_altar="golem", b_altar="zombie")
    assert t.why_not("trueque-de-tumbas-1", exploit=True).clause == "AA-ann-02"
    assert t.offers("trueque-de-tumbas-1")


# -- conditions in the text


@clause("AA-ann-21", "AA-launch-06", "AA-launch-11")
def test_grasping_hands_keep_their_two_zombies_when_the_cost_is_paid_by_exploiting(aa: AtrumKit) -> None:
    parts = {"a": ["manos-ansiosas-3"], "a_hand": "zombie", "b_altar": "beast"}
    t = aa.table(a_altar="zombie zombie zombie", **parts)
    assert t.why_not("manos-ansiosas-3", exploit=True).clause == "AA-ann-02"
    t.announce("manos-ansiosas-3")
    assert t.altar("a") == ["beast-", "zombie-", "zombie-", "zombie-"]
    t = aa.table(a_altar="zombie zombie zombie golem golem fallen", **parts)
    t.answer(t.option("manos-ansiosas-3", exploit=True))
    assert t.decision.kind == "pay" and t.choices() == {"zombie", "golem", "fallen"}
    t.pick("zombie")
    assert t.choices() == {"golem", "fallen"}  # the other two zombies are the condition
    assert t.refused("choose:zombie#2").clause == "AA-ann-21"
    t.pick("golem")
    t.pick("golem")
    assert t.altar("a") == ["beast-", "fallen", "zombie", "zombie"]


# -- in the middle of a chain


@clause("AA-launch-11", "AA-launch-12", "AA-target-05")
def test_what_can_only_be_paid_with_its_own_target_any_more_is_not_launched(aa: AtrumKit) -> None:
    parts = {"a_hand": "zombie", "a_altar": "golem fallen", "b_hand": "beast", "b_altar": "golem"}
    t = aa.table(a=["festin-1"], b=["caceria-salvaje-1"], **parts)
    t.announce("festin-1", exploit=True, on="golem")
    t.announce("caceria-salvaje-1", target="a", on="fallen")
    t.resolve()
    assert t.unlaunched() == ["festin-1"] and t.hand("a") == ["zombie"] and t.altar("a") == ["golem"]


@clause("AA-ann-21", "AA-ann-10")
def test_marks_of_another_announcement_move_to_minions_that_serve_it_as_well(aa: AtrumKit) -> None:
    """The first golem is marked for the Attack; Grasping Hands need it to pay, and the Attack is content with a zombie."""
    t = aa.table(
        a=["zarpazo-1", "manos-ansiosas-3"],
        b=["acopio-0"],
        a_hand="beast zombie",
        a_altar="golem golem golem zombie zombie",
        b_hand="golem golem",
        b_altar="beast",
    )
    t.announce("zarpazo-1")
    marked = [t.s.cards[card].id for card in reservation(t.s, t.s.reserved[0].serial).things]
    assert marked == ["golem", "beast"]
    t.passes("b")
    t.announce("manos-ansiosas-3", exploit=True, on="beast")
    assert [[t.s.cards[c].id for c in each.things] for each in t.s.reserved] == [["zombie", "beast"], ["golem"] * 3 + ["zombie"]]
    t.resolve()
    assert t.launched() == ["manos-ansiosas-3", "zarpazo-1"] and t.resistance("b") == 6
    assert t.altar("a") == ["beast-", "zombie", "zombie-"]


@clause("AA-launch-01", "AA-ann-21", "AA-altar-08")
def test_a_minion_that_was_swapped_pays_for_its_new_player_although_the_other_had_marked_it(aa: AtrumKit) -> None:
    parts = {"a_hand": "skeleton skeleton", "a_altar": "golem beast", "b_hand": "skeleton", "b_altar": "zombie"}
    t = aa.table(a=["epitafio-1", "trueque-de-tumbas-1"], b=["epitafio-1"], **parts)
    t.announce("epitafio-1")
    assert t.s.cards[t.s.reserved[0].things[0]].id == "golem"
    t.announce("epitafio-1")
    t.announce("trueque-de-tumbas-1", on="golem zombie")
    t.resolve()
    assert t.launched() == ["trueque-de-tumbas-1", "epitafio-1", "epitafio-1"]
    assert t.altar("b") == ["golem-"] and t.altar("a") == ["beast-", "zombie-"]  # each paid with what is theirs now


@clause("AA-ann-23")
def test_a_minion_that_came_back_to_hand_serves_as_the_discard_although_it_was_marked_to_pay(aa: AtrumKit) -> None:
    parts = {"a_hand": "skeleton", "a_altar": "skeleton golem", "b_hand": "zombie fallen", "b_altar": "golem golem"}
    t = aa.table(a=["epitafio-1"], b=["hedor-1", "desafio-1"], **parts)
    t.announce("epitafio-1")
    t.announce("desafio-1", target="a")  # takes the only card of the hand, unless
    t.announce("hedor-1", target="a", on="skeleton")  # another one joins it
    t.resolve()
    assert t.launched() == ["hedor-1", "desafio-1", "epitafio-1"] and t.altar("a") == ["golem-"]
    assert t.vertedero.count("skeleton") == 2 and len(t.hand("a")) == 2


@clause("AA-ann-19", "AA-ann-23")
def test_what_a_shadow_needs_beside_it_does_not_take_the_place_of_another_discard(aa: AtrumKit) -> None:
    parts = {"b_hand": "fallen", "b_altar": "golem golem"}
    t = aa.table(a=["zarpazo-0 acopio-0"], b=["saqueo-2"], a_hand="shadow golem zombie", **parts)
    t.announce("zarpazo-0", discard="shadow+shadow")
    t.passes("b")
    t.announce("acopio-0", discard="golem")
    t.announce("saqueo-2", target="a")
    t.resolve()
    t.pick("golem")
    assert t.unlaunched() == ["acopio-0"] and t.launched() == ["saqueo-2", "zarpazo-0"]  # the zombie went with the sombra
    t = aa.table(a=["zarpazo-0 acopio-0"], b=["saqueo-2"], a_hand="shadow golem zombie beast", **parts)
    t.announce("zarpazo-0", discard="shadow+shadow")
    t.passes("b")
    t.announce("acopio-0", discard="golem")
    t.announce("saqueo-2", target="a")
    t.resolve()
    t.pick("golem").resolve()
    assert t.launched() == ["saqueo-2", "acopio-0", "zarpazo-0"] and not t.unlaunched()  # with one more there was enough


@clause("AA-ann-23", "AA-shadow-09")
def test_another_shadow_takes_the_place_of_one_that_left_the_hand(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["saqueo-2"], a_hand="shadow shadow golem", b_hand="fallen", b_altar="golem golem")
    t.announce("zarpazo-0", discard="shadow+shadow")
    t.announce("saqueo-2", target="a")
    t.resolve()
    t.pick("shadow")
    assert t.launched() == ["saqueo-2", "zarpazo-0"] and t.hand("a") == [] and t.vertedero.count("shadow") == 2


@clause("AA-type-01", "AA-launch-09")
def test_a_discard_whose_type_has_changed_since_does_not_serve_any_more(aa: AtrumKit) -> None:
    parts = {"a_hand": "beast golem beast", "a_altar": "golem", "b_hand": "golem"}
    t = aa.table(a=["zarpazo-0", "falsa-identidad-1"], b=["acopio-0"], **parts)
    t.announce("zarpazo-0")
    t.passes("b")
    t.announce("falsa-identidad-1", discard="golem")
    t.resolve()
    t.answer("type:golem")
    assert t.unlaunched() == ["zarpazo-0"] and t.hand("a") == ["beast", "beast"]


@clause("AA-ann-19", "AA-type-03")
def test_a_shadow_finds_no_companion_that_goes_with_another_one_though_a_chosen_type_lets_it_serve(aa: AtrumKit) -> None:
    t = aa.table(a=["presagios-1", "carga-heroica-0", "manada-0"], a_hand="golem shadow shadow fallen", a_altar="golem")
    t.announce("presagios-1", discard="golem").resolve_chain()
    for _ in range(2):
        t.answer("type:beast")
    t.announce("carga-heroica-0", discard="shadow+shadow")  # the fallen will go with it
    t.announce("manada-0")  # nobody is asked how the other shadow serves: there is one way
    assert t.resolve().s.world[th.TOKENS_OUT] == 1 and not t.hand("a")


# -- what was given and what is left


def left(t: AtrumTable) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """What the question says was given, and what is still due."""
    bill = t.s.stack[-1].bill(t.s)
    assert bill is not None
    return bill.done, bill.due


@clause("AA-ann-19")
def test_a_payment_says_which_minions_and_discards_are_still_due(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-2"], a_hand="beast", a_altar="golem zombie fallen", b_hand="golem")
    t.announce("zarpazo-2")
    assert left(t) == ([], [("cost", 2), ("discard", 1)])
    assert left(t.pick("zombie")) == ([("cost", 1)], [("cost", 1), ("discard", 1)])
    t = aa.table(a=["rastreo-0"], a_hand="shadow zombie fallen", b_hand="golem")
    t.announce("rastreo-0", discard="shadow+shadow").resolve_chain()
    assert t.decision.kind == "pay" and left(t) == ([("discard", 1)], [("discard", 1)])  # what goes with the Shadow


def test_a_choice_of_minions_says_how_many_were_named_and_that_fewer_will_do(aa: AtrumKit) -> None:
    t = aa.table(a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem golem beast- fallen-")
    t.answer(t.option("deja-vu-2"))
    assert t.s.stack[-1].bill(t.s) is None  # nothing was named yet
    t.pick("beast-")
    bill = t.s.stack[-1].bill(t.s)
    assert bill is not None and bill.atmost
    assert (bill.done, bill.due, [t.shown(card) for card in bill.cards]) == ([("", 1)], [], ["beast-"])
