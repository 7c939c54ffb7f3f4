"""Corners of the rules that the powers and teams at hand hardly reach; some powers are invented for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable, Inventor

from tapete.core.language import Words
from tapete.core.refusal import BadDocument
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES
from tapete.games.atrum_arena.rules import refusals as no
from tapete.games.atrum_arena.rules.setup import MOST_PLAYERS, drawn
from tapete.games.atrum_arena.rules.tournament import looks
from tapete.games.atrum_arena.things import Reptante
from tapete.games.atrum_arena.vocabulary.altars import ExhaustMinions
from tapete.games.atrum_arena.vocabulary.conditions import InAltar
from tapete.games.atrum_arena.vocabulary.force import Prevent
from tapete.games.atrum_arena.vocabulary.piles import Draw, IfInHand
from tapete.games.atrum_arena.vocabulary.resistance import Weaken

clause = pytest.mark.clause


# -- announcing


@clause("AA-atkc-19", "AA-pow-17")
def test_who_prevents_chooses_which_of_two_powers_to_hold(aa: AtrumKit) -> None:
    for at, left in (("zarpazo-2", 20 - 2 - 3), ("mordisco-traicionero-1", 20 - 6)):
        t = aa.table(
            a=["zarpazo-2", "mordisco-traicionero-1"],
            b=["muralla-viva-2"],
            a_hand="beast beast",
            a_altar="golem golem golem",
            b_hand="golem",
            b_altar="golem golem",
            b_resistance=20,
        )
        t.announce("zarpazo-2")
        t.passes("b")
        t.announce("mordisco-traicionero-1")
        t.answer(t.option("muralla-viva-2"))
        assert t.asked == "b" and [o.verb for o in t.decision.options] == ["power", "power"]
        t.answer(next(o.id for o in t.decision.options if t.link_key(int(o.word) - 1) == at))
        t.resolve()
        assert t.resistance("b") == left


@clause("AA-atkc-19", "AA-pow-15")
def test_a_tactical_that_prevents_and_lowers_resistance_is_no_damage_of_its_own(aa: AtrumKit, invent: Inventor) -> None:
    id = invent(Prevent(3, any_damage=True), Weaken(1))
    t = aa.table(a=["zarpazo-2"], b=[id], a_hand="beast", a_altar="golem golem", b_hand="fallen fallen")
    t.announce("zarpazo-2")
    t.announce(id)
    t.resolve()
    assert t.resistance("b") == 10 - (6 - 3) and t.resistance("a") == 9
    t = aa.table(a=[id], a_hand="fallen")
    assert t.why_not(id).clause == "AA-atkc-19"  # nothing to prevent


@clause("AA-ann-02", "AA-launch-11")
def test_a_condition_that_paying_would_break_is_refused_as_such(aa: AtrumKit, invent: Inventor) -> None:
    id = invent(Draw(1), cost=1, needs=InAltar(th.ZOMBIE))
    t = aa.table(a=[id], a_hand="fallen", a_altar="zombie")
    assert t.why_not(id, exploit=True).clause == "AA-ann-02" and t.offers(id)
    t = aa.table(a=[id], a_hand="fallen", a_altar="zombie golem")
    t.announce(id, exploit=True)
    assert t.altar("a") == ["zombie"] and t.launched() == [id]
    t = aa.table(a=[id], a_hand="fallen", a_altar="golem")
    assert t.why_not(id, exploit=True).clause == "AA-launch-11"


@clause("AA-goal-03", "AA-target-02")
def test_who_is_out_is_nobodys_target(aa: AtrumKit) -> None:
    t = aa.table(
        4, a=["deja-vu-2"], a_hand="zombie", a_altar="zombie golem", b_altar="beast", c_altar="beast", d_altar="fallen", c_left=0
    )
    t.answer(t.option("deja-vu-2"))
    assert t.options == ["target:1", "target:2", "target:4"]


def test_a_response_that_is_aimed_at_no_power_is_told_as_such(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["acopio-0"], a_hand="beast", b_hand="golem")
    t.announce("zarpazo-0")
    t.announce("acopio-0")
    t.resolve()
    assert t.launched() == ["acopio-0", "zarpazo-0"] and not t.happened(ev.ANSWERS)


# -- the turn


@clause("AA-type-03", "AA-turn-22")
def test_a_type_chosen_for_a_discard_and_not_used_ends_with_the_turn(aa: AtrumKit) -> None:
    t = aa.table(a=["presagios-1", "zarpazo-0"], b=["zarpazo-0"], a_hand="golem golem golem", a_altar="golem", b_hand="golem")
    t.announce("presagios-1")
    t.answer("type:beast")
    t.answer("type:beast")
    assert t.offers("zarpazo-0")
    t.to_turn("b")
    tokens = [t.s.tallies[th.TOKENS + at] for at in range(len(th.MAIN_TYPES))]
    assert tokens == [[0, 0]] * len(th.MAIN_TYPES) and t.s.world[th.TOKENS_OUT] == 0


@clause("AA-turn-13", "AA-altar-06")
def test_what_takes_the_last_minion_from_the_fosa_tells_that_there_is_a_new_one(aa: AtrumKit) -> None:
    parts = {"a_hand": "zombie", "a_altar": "golem", "rest": "none", "vertedero": "beast fallen"}
    t = aa.table(a=["fosa-comun-1"], fosa="skeleton", **parts)
    t.announce("fosa-comun-1")
    (added,) = t.happened(ev.ADDED)
    assert added.zone == 1 and sorted(t.fosa) == ["beast", "fallen", "zombie"] and t.vertedero == []
    t = aa.table(a=["fosa-comun-1"], fosa="skeleton golem", **parts)
    t.announce("fosa-comun-1")
    (added,) = t.happened(ev.ADDED)
    assert added.zone == 0 and t.fosa == ["golem"]


@clause("AA-goal-11")
@pytest.mark.parametrize(("before", "after", "told"), [(10, 11, [1]), (19, 20, [1]), (20, 20, [])])
def test_a_single_point_is_regained_and_told_and_none_beyond_20(aa: AtrumKit, before: int, after: int, told: list[int]) -> None:
    t = aa.table(a=["reparacion-1"], a_hand="golem", a_altar="golem", a_resistance=before)
    t.announce("reparacion-1")
    assert t.resistance("a") == after and [e.amount for e in t.happened(ev.HEALED)] == told


# -- setting up


@clause("AA-intro-05", "AA-comp-06")
def test_at_least_two_and_at_most_nine_play(aa: AtrumKit) -> None:
    for players in (1, MOST_PLAYERS + 1):
        with pytest.raises(BadDocument, match=r"setup\.players.*2.*9") as refused:
            aa.new_game(players=players)
        assert "AA-" not in str(refused.value)  # whatever the mode
    assert aa.new_game(players=2).s.players == 2 and aa.new_game(players=MOST_PLAYERS).s.players == 9


@pytest.fixture
def twins() -> Iterator[list[str]]:
    """Many reptantes with one and the same unique power."""
    made = [f"gemelo-{number}" for number in range(30)]
    unique = POWERS["golpe-macizo-0"].power
    for name in made:
        REPTANTES[name] = Reptante(name, Words(name, name), (unique,), True, "")
    yield made
    for name in made:
        del REPTANTES[name]


@clause("AA-trn-04", "AA-trn-05")
def test_fives_drawn_for_a_tournament_repeat_no_unique_power(twins: list[str]) -> None:
    for seed in range(10):
        for five in drawn([None, None], "tournament", seed):
            keys = [power.key for each in five for power in each.powers if power.unique]
            assert len(five) == 5 and len(keys) == len(set(keys))
    threes = [team for seed in range(10) for team in drawn([None, None], "duel", seed)]
    assert any(len([each for each in team if each.id in twins]) > 1 for team in threes)  # elsewhere they may


# -- texts


def test_the_state_of_minions_agrees_with_their_number(invent: Inventor) -> None:
    one, two = POWERS[invent(ExhaustMinions(1))].power, POWERS[invent(ExhaustMinions(2))].power
    assert one.text("es") == "Agota 1 Esbirro Preparado del Altar de un oponente."
    assert two.text("es") == "Agota 2 Esbirros Preparados del Altar de un oponente."
    assert one.text("en") == "Exhaust 1 Ready minion in an opponent's Altar."


# -- who is asked, and what is offered


@clause("AA-ann-16", "AA-win-03")
def test_a_power_that_cannot_be_paid_does_not_hide_another_that_the_rival_might_announce(aa: AtrumKit, invent: Inventor) -> None:
    """B holds no beast for the second power, but A cannot know it: B is asked all the same."""
    id = invent(Draw(1), cost=1, needs=InAltar(th.ZOMBIE), exploiting=True)
    t = aa.table(a=["acopio-0"], b=[f"{id} rastreo-0"], a_hand="golem", b_hand="golem", b_altar="zombie")
    t.announce("acopio-0")
    assert t.asked == "b" and t.options == ["pass"]
    t = aa.table(a=["acopio-0"], b=[id], a_hand="golem", b_hand="golem", b_altar="zombie")
    t.announce("acopio-0")
    assert t.decision.kind == "main"  # everybody sees that there is nothing B could announce


@clause("AA-key-14", "AA-err-15")
def test_a_copy_that_could_not_be_done_when_paid_by_exploiting_is_not_offered_so(aa: AtrumKit) -> None:
    tired = "golpe-oportuno-1 -"
    parts = {"a": ["doppelganger-2", "deja-vu-2", tired], "b": [tired] * 3, "a_hand": "zombie", "b_altar": "beast"}
    t = aa.table(a_altar="zombie golem", **parts)
    assert t.offers("doppelganger-2") and not t.offers("doppelganger-2", exploit=True)
    t = aa.table(a_altar="zombie golem golem", **parts)
    assert t.offers("doppelganger-2", exploit=True)


@clause("AA-key-16")
def test_what_a_copy_copies_is_told(aa: AtrumKit) -> None:
    t = aa.table(a=["epitafio-1", "doppelganger-2"], a_hand="golem", a_altar="golem golem", b=["golpe-oportuno-1 -"] * 3)
    t.announce("doppelganger-2", copy="epitafio-1")
    (told,) = t.happened(ev.COPIES)
    assert told.other == t.card("a1") == 0 and len(t.hand("a")) == 2


@clause("AA-card-05", "AA-launch-11")
def test_final_howl_is_for_who_has_4_resistance_or_less(aa: AtrumKit) -> None:
    for resistance, offered in ((3, True), (4, True), (5, False)):
        t = aa.table(a=["aullido-final-3"], a_hand="beast", a_altar="golem golem golem", a_resistance=resistance)
        assert t.offers("aullido-final-3") == offered
    assert t.why_not("aullido-final-3").clause == "AA-launch-11"


@clause("AA-goal-07")
def test_what_may_lower_resistance_on_a_condition_is_not_aimed_at_who_has_none(aa: AtrumKit, invent: Inventor) -> None:
    id = invent(IfInHand(th.SHADOW, Weaken(2)))
    t = aa.table(a=[id], a_hand="fallen shadow", b_resistance=0)
    assert t.why_not(id).clause == "AA-goal-07"
    t = aa.table(a=[id], a_hand="fallen shadow")
    t.announce(id, discard="fallen").resolve()
    assert t.resistance("b") == 8
    t = aa.table(a=[id], a_hand="fallen golem")
    t.announce(id, discard="fallen").resolve()
    assert t.resistance("b") == 10


@clause("AA-target-03", "AA-type-05")
def test_a_ward_does_not_keep_off_ones_own_powers(aa: AtrumKit) -> None:
    parts = {"a_hand": "golem golem", "a_altar": "golem golem golem golem golem"}
    t = aa.table(a=["baluarte-imposible-3", "mundo-al-reves-2", "esquiva-1"], **parts)
    t.announce("baluarte-imposible-3").resolve()
    t.announce("mundo-al-reves-2").resolve()
    t.answer("choose:1:a3#1")
    assert not t.happened(ev.WITHOUT_EFFECT) and [each.them for each in t.s.lasting if each.them] == [(t.card("a3"),)]


# -- substitutes and equal minions


@clause("AA-ann-23", "AA-ann-19", "AA-cost-07")
def test_a_shadow_takes_the_place_of_a_lost_discard_although_the_others_are_needed_beside_another_shadow(aa: AtrumKit) -> None:
    parts = {"b_hand": "fallen", "b_altar": "golem golem"}
    t = aa.table(a=["zarpazo-0", "acopio-0"], b=["saqueo-2"], a_hand="shadow golem beast shadow", **parts)
    t.answer(t.option("zarpazo-0"))
    t.answer("discard:shadow#1:shadow")
    t.passes("b")
    t.announce("acopio-0", discard="beast")
    t.announce("saqueo-2", target="a").resolve()
    t.pick("beast").resolve()
    assert t.launched() == ["saqueo-2", "acopio-0", "zarpazo-0"]  # with the second shadow, which needs none beside it


@clause("AA-target-02", "AA-launch-10")
def test_a_ready_minion_that_is_aimed_at_and_an_exhausted_one_that_is_not_are_told_apart(aa: AtrumKit) -> None:
    theirs = {"b": ["acopio-0"], "b_hand": "skeleton", "b_altar": "zombie zombie-"}
    mine = {"a_hand": "beast golem golem", "a_altar": "fallen"}
    t = aa.table(a=["acopio-0", "caceria-salvaje-1", "golpe-macizo-0"], **mine, **theirs)
    t.announce("acopio-0", discard="golem")
    t.passes("b")
    t.announce("caceria-salvaje-1", on="zombie")
    t.passes("b")
    t.answer(t.option("golpe-macizo-0"))
    assert sorted(t.shown(option.thing) for option in t.decision.options) == ["zombie", "zombie-"]


# -- players and loops


@clause("AA-intro-04", "AA-intro-05")
def test_two_play_neither_all_against_all_nor_in_groups(aa: AtrumKit) -> None:
    for mode, rule in (("free", "AA-intro-04"), ("groups", "AA-intro-05")):
        with pytest.raises(BadDocument, match=rule):
            aa.new_game(mode=mode, players=2)
    assert aa.new_game(mode="free", players=3).s.players == 3 and aa.new_game(mode="groups", players=4).s.players == 4


def exhaust(t: AtrumTable, card: int) -> None:
    t.s.numbers[th.EXHAUSTED][card] = 1


CHANGES: dict[str, Callable[[AtrumTable], None]] = {
    "phase": lambda t: t.s.world.__setitem__(th.PHASE, th.DISCARD_PHASE),
    "part": lambda t: t.s.world.__setitem__(th.PART, th.END),
    "tokens": lambda t: t.s.world.__setitem__(th.TOKENS_OUT, 1),
    "vertedero": lambda t: t.s.move(th.fosa(t.s)[0], th.VERTEDERO, 0),
    "resistance": lambda t: t.s.tallies[th.RESISTANCE].__setitem__(1, 9),
    "the minion of the turn": lambda t: t.s.tallies[th.PLACED_ON].__setitem__(0, t.s.turn),
    "a hand": lambda t: t.s.move(th.fosa(t.s)[0], th.HAND, 1),
    "a reptante is turned": lambda t: exhaust(t, t.card("a1")),
    "a reptante is gone": lambda t: t.s.move(t.card("b1"), th.ELIMINATED, 1),
    "a minion is turned": lambda t: exhaust(t, t.card("golem")),
    "another minion": lambda t: t.s.move(th.fosa(t.s)[0], th.ALTAR, 0),
}


@clause("AA-score-07")
@pytest.mark.parametrize("change", CHANGES)
def test_whatever_lies_open_is_part_of_how_the_table_looks(aa: AtrumKit, change: str) -> None:
    t = aa.table(a_altar="golem", b_altar="zombie", fosa="beast fallen")
    before = looks(t.s)
    CHANGES[change](t)
    assert looks(t.s) != before


def test_what_nobody_sees_is_no_part_of_how_the_table_looks(aa: AtrumKit) -> None:
    one = aa.table(a_hand="beast", fosa="golem fallen", rest="none")
    two = aa.table(a_hand="zombie", fosa="skeleton skeleton", rest="none")
    assert looks(one.s) == looks(two.s)


@pytest.mark.clause("AA-pow-06")
def test_a_defense_at_the_start_of_a_phase_has_no_attack_to_answer(aa: AtrumKit) -> None:
    parts = {"b": ["coraza-de-piedra-0", "ingredientes-siniestros-0"], "b_hand": "golem zombie"}
    t = aa.table(a=["zarpazo-0"], a_hand="beast", phase="main", part="start", **parts)
    assert (t.asked, t.decision.kind) == ("b", "phase_start")
    assert t.why_not("coraza-de-piedra-0") is no.DEFENSE_NEEDS_ATTACK


def test_the_first_power_of_a_chain_is_told_as_the_one_that_is_answered(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast", b=["coraza-de-piedra-0"], b_hand="golem")
    t.announce("zarpazo-0").announce("coraza-de-piedra-0")
    (answer,) = t.happened(ev.ANSWERS)
    assert (answer.card, answer.other) == (t.power("coraza-de-piedra-0", 1)[0], t.power("zarpazo-0", 0)[0])


def test_of_an_exact_number_of_minions_none_is_left_out(aa: AtrumKit, invent: Inventor) -> None:
    for up_to in (False, True):
        id = invent(ExhaustMinions(2, up_to=up_to))
        t = aa.table(a=[id], a_hand="fallen", b_altar="golem beast zombie")
        t.answer(t.option(id))
        while t.decision.options[0].verb != "choose":
            t.answer(t.options[0])
        t.pick("beast")
        assert t.decision.kind == "announcing" and ("done" in t.options) is up_to
