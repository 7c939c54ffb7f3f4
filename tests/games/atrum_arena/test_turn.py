"""Setup, turns, phases, altars, resistance and elimination (part I and II.6)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit

from tapete.core.refusal import BadDocument
from tapete.core.visibility import view
from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena import things as th
from tapete.games.atrum_arena.catalogue import POWERS, REPTANTES
from tapete.games.atrum_arena.kinds import ATTACK, DEFENSE, TACTICAL
from tapete.games.atrum_arena.rules.setup import base_decks, common_deck

clause = pytest.mark.clause
TEAM = ["fauces-de-ambar", "cuernos-de-luna", "sangre-de-lobo"]
OTHER = ["espada-sin-rey", "voto-quebrado", "pendon-rasgado"]
THIRD = ["mano-de-marfil", "arena-vieja", "archivo-mudo"]
FOURTH = ["torre-que-anda", "corazon-de-cobre", "puerta-cerrada"]


# -- components and setup


@clause("AA-intro-03", "AA-comp-01", "AA-comp-02", "AA-comp-14", "AA-setup-02", "AA-setup-04", "AA-setup-05")
def test_a_duel_begins_with_three_ready_reptantes_each_and_empty_altars(aa: AtrumKit) -> None:
    t = aa.new_game(mode="duel", decks=[TEAM, OTHER], first=0)
    assert len(t.team("a")) == len(t.team("b")) == 3 and not any(name.endswith("-") for name in t.team("a"))
    assert t.altar("a") == t.altar("b") == [] and t.vertedero == []
    assert t.resistance("a") == t.resistance("b") == 10
    assert all(len(each.powers) == 5 for each in REPTANTES.values())


@clause("AA-intro-03")
def test_a_duel_is_for_two(aa: AtrumKit) -> None:
    with pytest.raises(BadDocument, match="AA-intro-03"):
        aa.new_game(mode="duel", decks=[TEAM, OTHER, THIRD])


@clause("AA-intro-04", "AA-intro-05")
def test_more_than_two_play_for_themselves_or_in_equal_groups(aa: AtrumKit) -> None:
    t = aa.new_game(mode="free", decks=[TEAM, OTHER, THIRD], first=0)
    assert th.opponents(t.s, 0) == [1, 2]
    t = aa.new_game(mode="groups", decks=[TEAM, OTHER, THIRD, FOURTH], first=0)
    assert th.opponents(t.s, 0) == [1, 3] and th.friends(t.s, 0) == [0, 2]
    with pytest.raises(BadDocument, match="AA-intro-05"):
        aa.new_game(mode="groups", decks=[TEAM, OTHER, THIRD])
    t = aa.new_game(mode="groups", players=6, first=0)
    assert th.opponents(t.s, 0) == [1, 3, 5] and th.friends(t.s, 0) == [0, 2, 4]
    with pytest.raises(BadDocument, match="AA-intro-05"):
        aa.new_game(mode="groups", players=5)


@clause("AA-comp-01", "AA-comp-03")
def test_a_team_is_three_reptantes_of_different_names(aa: AtrumKit) -> None:
    with pytest.raises(BadDocument, match="AA-comp-01"):
        aa.new_game(decks=[TEAM[:2], OTHER])
    with pytest.raises(BadDocument, match="AA-comp-03"):
        aa.new_game(decks=[[TEAM[0], TEAM[0], TEAM[1]], OTHER])
    aa.new_game(decks=[TEAM, TEAM])  # rivals may field the same


@clause("AA-comp-04", "AA-comp-05", "AA-comp-06", "AA-comp-07", "AA-comp-08", "AA-comp-09")
def test_one_common_deck_of_ten_of_each_type_and_one_more_for_every_three_players(aa: AtrumKit) -> None:
    assert [base_decks(players) for players in range(2, 10)] == [1, 1, 2, 2, 2, 3, 3, 3]
    deck = [card.id for card in common_deck(2)]
    assert len(deck) == 60 and all(deck.count(id) == 10 for id in ("beast", "fallen", "skeleton", "golem", "zombie", "shadow"))
    t = aa.new_game(mode="free", players=4)
    assert len([c for c in range(len(t.s.cards)) if th.is_esbirro(t.s, c)]) == 120
    shared = {zone.id: zone.shared for zone in th.ZONES}
    assert shared["fosa"] and shared["vertedero"] and not shared["altar"] and not shared["hand"]


@clause("AA-setup-03", "AA-conduct-03", "AA-turn-08")
def test_the_fosa_is_shuffled_and_nobody_sees_it_nor_anothers_hand(aa: AtrumKit) -> None:
    one, two = aa.new_game(1, decks=[TEAM, OTHER], first=0), aa.new_game(2, decks=[TEAM, OTHER], first=0)
    assert one.fosa != two.fosa
    t = aa.table(a_hand="beast", b_hand="golem")
    shown = {(zone["zone"], zone["player"]): zone for zone in view(t.s, 0)["zones"]}  # type: ignore[union-attr, attr-defined]
    assert shown["fosa", None]["cards"] == [] and shown["hand", 1]["cards"] == [] and shown["hand", 1]["count"] == 1
    assert len(shown["hand", 0]["cards"]) == 1


@clause("AA-setup-07")
def test_who_begins_is_decided_at_random(aa: AtrumKit) -> None:
    assert {aa.new_game(seed, decks=[TEAM, OTHER]).s.world[th.FIRST] for seed in range(12)} == {0, 1}


@clause("AA-setup-08", "AA-turn-09", "AA-turn-10")
def test_nobody_has_an_opening_hand_the_starter_draws_2_and_the_second_3(aa: AtrumKit) -> None:
    t = aa.new_game(decks=[TEAM, OTHER], first=0)
    assert t.active == "a" and t.decision.kind in ("main", "part")
    assert len(t.hand("a")) == 2 and t.hand("b") == []
    t.to_turn("b")
    assert len(t.hand("b")) == 3


@clause("AA-turn-11", "AA-turn-12", "AA-turn-04")
def test_with_three_or_more_all_but_the_last_of_the_first_round_draw_2(aa: AtrumKit) -> None:
    t = aa.new_game(mode="free", decks=[TEAM, OTHER, THIRD], first=1)
    drawn = {}
    for player in ("b", "c", "a"):
        if t.active != player or t.decision.kind != "main":
            t.to_turn(player)
        drawn[player] = len(t.hand(player))
    assert drawn == {"b": 2, "c": 2, "a": 3}
    t.to_turn("b")
    assert len([e for e in t.happened(ev.DRAWN) if e.player == 1]) == 3


# -- the turn


@clause("AA-turn-01", "AA-turn-02", "AA-turn-03", "AA-turn-22", "AA-turn-23", "AA-turn-24")
def test_four_phases_of_three_parts_then_the_opponents_turn(aa: AtrumKit) -> None:
    t = aa.table(
        a=["acopio-0"],
        b=["acopio-0"],
        a_hand="beast",
        b_hand="golem",
        phase="ready",
        part="start",
        rest="none",
        vertedero="golem zombie zombie",
    )
    seen = []
    while t.active == "a":
        seen.append((*t.phase, t.asked))
        t.answer("pass")
    expected = []
    for phase in (1, 2, 3, 4):
        expected += [(phase, 0, "b"), (phase, 0, "a"), (phase, 1, "a"), (phase, 2, "a")]
    assert seen == expected
    assert t.active == "b"


@clause("AA-turn-05", "AA-act-05", "AA-act-01")
def test_the_ready_phase_readies_everything_at_once(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0 -"], a_altar="beast- golem-", b_altar="golem-", phase="ready", part="start")
    assert t.team("a")[0] == "a1" and t.altar("a") == ["beast", "golem"] and t.altar("b") == ["golem-"]


@clause("AA-turn-07", "AA-flow-06")
def test_the_draw_phase_draws_three_from_the_top_of_the_fosa(aa: AtrumKit) -> None:
    t = aa.table(fosa="beast golem zombie fallen", rest="none", phase="draw", part="start")
    assert t.hand("a") == ["beast", "golem", "zombie"] and t.fosa == ["fallen"]


@clause("AA-turn-13")
def test_the_vertedero_becomes_the_fosa_as_soon_as_it_runs_out_also_in_mid_draw(aa: AtrumKit) -> None:
    t = aa.table(fosa="beast beast", vertedero="golem golem zombie", rest="none", phase="draw", part="start")
    assert len(t.hand("a")) == 3 and t.vertedero == [] and len(t.fosa) == 2
    t = aa.table(fosa="beast beast beast", vertedero="golem golem zombie", rest="none", phase="draw", part="start")
    assert t.vertedero == [] and sorted(t.fosa) == ["golem", "golem", "zombie"]


@clause("AA-gap-01")
def test_with_both_piles_empty_one_draws_what_there_is_and_nobody_loses(aa: AtrumKit) -> None:
    t = aa.table(fosa="beast", rest="none", phase="draw", part="start")
    assert t.hand("a") == ["beast"] and not t.s.over
    t = aa.table(a=["acopio-0"], a_hand="golem", rest="none", phase="main")
    t.announce("acopio-0")  # its own discard is all there is to draw
    assert t.hand("a") == ["golem"]


@clause("AA-turn-15", "AA-altar-01", "AA-flow-08")
def test_one_esbirro_a_turn_goes_to_the_altar_ready_and_without_a_window(aa: AtrumKit) -> None:
    t = aa.table(b=["acopio-0"], a_hand="beast golem", b_hand="golem")
    t.place("beast")
    assert t.altar("a") == ["beast"] and t.asked == "a"
    assert t.refused(f"place:{t.s.names[th.hand(t.s, 0)[0]]}").clause == "AA-turn-15"
    t.answer("pass")  # and nothing of it is mandatory


@clause("AA-flow-08", "AA-turn-15")
def test_nothing_is_placed_at_the_start_or_the_end_of_the_main_phase(aa: AtrumKit) -> None:
    for part in ("start", "end"):
        t = aa.table(a=["acopio-0"], a_hand="beast golem", phase="main", part=part)
        assert not [id for id in t.options if id.startswith("place")]
        assert t.refused(f"place:{t.s.names[th.hand(t.s, 0)[0]]}").clause == "AA-flow-08"


@clause("AA-altar-02")
def test_nothing_is_placed_while_a_chain_is_open(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0 acopio-0"], b=["acopio-0"], a_hand="beast golem golem", b_hand="golem")
    t.announce("zarpazo-0", discard="beast")
    t.passes("b")
    assert t.refused(f"place:{t.s.names[th.hand(t.s, 0)[1]]}").clause == "AA-altar-02"


@clause("AA-altar-03")
def test_the_altar_has_no_cap(aa: AtrumKit) -> None:
    t = aa.table(a_hand="beast", a_altar="zombie " * 10 + "golem " * 10)
    t.place("beast")
    assert len(t.altar("a")) == 21


@clause("AA-turn-17", "AA-flow-08")
def test_an_attack_is_announced_only_in_the_development_of_the_own_main_phase(aa: AtrumKit) -> None:
    parts = {"a": ["zarpazo-0 acopio-0"], "a_hand": "beast beast", "b": ["zarpazo-0 acopio-0"], "b_hand": "beast beast"}
    t = aa.table(phase="draw", part="end", **parts)
    assert t.why_not("zarpazo-0").clause == "AA-turn-17"
    t = aa.table(phase="main", part="end", **parts)
    assert t.why_not("zarpazo-0").clause == "AA-flow-08"
    t = aa.table(phase="main", part="start", **parts)
    assert t.asked == "b" and t.why_not("zarpazo-0").clause == "AA-turn-17"


@clause("AA-turn-19", "AA-turn-21", "AA-flow-11")
def test_the_hand_is_cut_to_five_in_the_development_of_phase_4(aa: AtrumKit) -> None:
    t = aa.table(a_hand="beast beast beast golem golem golem zombie", phase="discard", part="start")
    assert t.decision.kind == "hand_limit" and t.refused("pass").clause == "AA-turn-19"
    t.answer(t.options[0])
    t.answer(t.options[-1])
    assert len(t.hand("a")) == 5 and len(t.vertedero) == 2
    t = aa.table(a_hand="beast beast beast golem golem golem zombie")
    assert len(t.hand("a")) == 7  # at other times the hand may exceed it


@clause("AA-turn-21", "AA-flow-10")
def test_what_is_drawn_at_the_start_of_phase_4_counts_and_what_is_drawn_after_the_discard_does_not(aa: AtrumKit) -> None:
    t = aa.table(
        a=["epitafio-1"],
        a_hand="beast beast beast skeleton skeleton",
        a_altar="golem",
        fosa="golem golem zombie zombie",
        phase="discard",
        part="start",
    )
    t.announce("epitafio-1")
    assert t.decision.kind == "hand_limit"
    t = aa.table(
        a=["epitafio-1"],
        a_hand="beast beast beast skeleton skeleton",
        a_altar="golem",
        fosa="golem golem zombie zombie",
        phase="discard",
        part="end",
    )
    t.announce("epitafio-1")
    assert len(t.hand("a")) == 6 and t.decision.kind != "hand_limit"


OUT_OF_TURN = {"a": ["acopio-0"], "b": ["acopio-0"], "a_hand": "beast beast", "b_hand": "golem golem"}


@pytest.mark.parametrize(
    ("phase", "part"),
    [
        pytest.param("ready", "start", marks=[clause("AA-flow-02")]),
        pytest.param("draw", "start", marks=[clause("AA-flow-05")]),
        pytest.param("main", "start", marks=[clause("AA-flow-07")]),
        pytest.param("discard", "start", marks=[clause("AA-flow-10")]),
    ],
)
def test_out_of_turn_tacticals_open_at_the_start_of_a_phase(aa: AtrumKit, phase: str, part: str) -> None:
    t = aa.table(phase=phase, part=part, **OUT_OF_TURN)
    assert t.asked == "b" and t.offers("acopio-0")
    t.announce("acopio-0")
    assert t.asked == "a" and t.decision.kind == "chain"


@pytest.mark.parametrize(
    ("phase", "part"),
    [
        pytest.param("ready", "development", marks=[clause("AA-flow-13", "AA-pow-13", "AA-flow-12", "AA-pow-11")]),
        pytest.param("ready", "end", marks=[clause("AA-flow-04", "AA-pow-13", "AA-flow-12")]),
        pytest.param("draw", "development", marks=[clause("AA-flow-06", "AA-flow-12")]),
        pytest.param("draw", "end", marks=[clause("AA-flow-14", "AA-flow-12")]),
        pytest.param("main", "development", marks=[clause("AA-flow-15", "AA-flow-12")]),
        pytest.param("main", "end", marks=[clause("AA-flow-09", "AA-flow-12")]),
        pytest.param("discard", "development", marks=[clause("AA-flow-11", "AA-flow-12")]),
        pytest.param("discard", "end", marks=[clause("AA-flow-16", "AA-flow-12")]),
    ],
)
def test_in_development_and_end_only_the_active_player_opens_and_the_others_answer(aa: AtrumKit, phase: str, part: str) -> None:
    t = aa.table(phase=phase, part=part, **OUT_OF_TURN)
    assert t.asked == "a" and t.offers("acopio-0")
    t.announce("acopio-0", discard="beast")
    assert t.asked == "b" and t.offers("acopio-0")
    t.resolve()
    assert t.asked == "a"
    t.passes("a")
    assert t.asked == "a" or t.phase[1] == th.START  # nobody else opens before the next phase begins


@clause("AA-pow-13")
def test_out_of_turn_in_a_development_nothing_opens(aa: AtrumKit) -> None:
    from tapete.games.atrum_arena.rules.announcing import refuse

    t = aa.table(**OUT_OF_TURN)
    card, number = t.power("acopio-0", 1)
    refusal = refuse(t.s, 1, card, number - 1, 0, None)
    assert refusal is not None and refusal.clause == "AA-pow-13"


# -- exhausting, exploiting, costs


@clause("AA-cost-08", "AA-cost-09", "AA-cost-10", "AA-cost-11")
def test_a_cost_0_power_exhausts_nothing_and_still_takes_its_discard_from_a_ready_reptante(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast", a_altar="golem")
    t.announce("zarpazo-0")
    assert t.team("a")[0] == "a1" and t.altar("a") == ["golem"] and t.hand("a") == []
    assert aa.table(a=["zarpazo-0"], a_hand="golem").why_not("zarpazo-0").clause == "AA-ann-09"
    assert aa.table(a=["zarpazo-0 -"], a_hand="beast").why_not("zarpazo-0").clause == "AA-ann-03"
    assert aa.table(a=["zarpazo-0"], a_hand="beast", a_altar="golem").why_not("zarpazo-0", exploit=True).clause == "AA-cost-08"


@clause("AA-cost-02", "AA-cost-03")
def test_a_cost_exhausts_that_many_esbirros_of_any_type_and_the_reptante(aa: AtrumKit) -> None:
    t = aa.table(a=["embestida-3 zarpazo-0"], a_hand="beast beast", a_altar="golem zombie shadow")
    t.announce("embestida-3")
    assert t.altar("a") == ["golem-", "shadow-", "zombie-"] and t.team("a")[0] == "a1-"
    assert t.why_not("zarpazo-0").clause == "AA-ann-03"


@clause("AA-cost-01", "AA-cost-06")
def test_every_power_has_a_cost_from_0_to_4_one_type_and_one_rarity() -> None:
    for card in POWERS.values():
        power = card.power
        assert 0 <= power.cost <= 4
        assert power.esbirro in (*th.MAIN_TYPES, th.NEUTRAL)  # and never Sombra
        assert power.kind in range(4) and power.rarity in range(3)
    kinds = {power.kind for each in REPTANTES.values() for power in each.powers}
    assert {ATTACK, DEFENSE, TACTICAL} <= kinds


@clause("AA-cost-07")
def test_a_neutral_power_takes_any_esbirro_sombras_included(aa: AtrumKit) -> None:
    for type in ("beast", "fallen", "skeleton", "golem", "zombie", "shadow"):
        t = aa.table(a=["acopio-0"], a_hand=type, fosa="golem golem")
        t.announce("acopio-0")
        assert t.vertedero == [type]


@clause("AA-act-12", "AA-act-15", "AA-act-16")
def test_paying_by_exploiting_leaves_the_reptante_ready_and_takes_only_ready_esbirros(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-2"], a_hand="beast", a_altar="golem zombie fallen-")
    t.announce("zarpazo-2", exploit=True)
    assert t.altar("a") == ["fallen-"] and t.team("a")[0] == "a1"  # both by Exploiting, none Exhausted
    t = aa.table(a=["zarpazo-2"], a_hand="beast", a_altar="golem fallen-")
    assert t.why_not("zarpazo-2", exploit=True).clause == "AA-ann-07"


@clause("AA-act-16", "AA-act-14", "AA-multi-14")
def test_neither_an_exhausted_esbirro_nor_anothers_pays(aa: AtrumKit) -> None:
    t = aa.table(
        4, groups=True, a=["zarpazo-1"], a_hand="beast", a_altar="golem zombie fallen-", b_altar="beast", c_altar="skeleton"
    )
    t.announce("zarpazo-1")
    assert t.decision.kind == "pay"
    assert t.refused("choose:fallen#1").clause == "AA-act-16"
    assert t.refused("choose:beast#2").clause == "AA-act-14"
    assert t.refused("choose:skeleton#1").clause == "AA-multi-14"


@clause("AA-act-08", "AA-altar-05")
def test_an_exhausted_esbirros_type_is_public_and_counts(aa: AtrumKit) -> None:
    t = aa.table(a=["jauria-hambrienta-2"], a_hand="beast", a_altar="beast- beast- golem golem")
    assert t.s.game.sight.sees(t.s, 1, th.altar(t.s, 0)[0])
    t.announce("jauria-hambrienta-2")
    assert t.resistance("b") == 6


@clause("AA-act-10")
def test_exploiting_moves_an_esbirro_to_the_vertedero_ready_or_exhausted(aa: AtrumKit) -> None:
    for state in ("zombie", "zombie-"):
        t = aa.table(a=["pudrir-2"], a_hand="zombie", a_altar="golem golem", b_altar=state)
        t.announce("pudrir-2")
        assert t.altar("b") == [] and "zombie" in t.vertedero


@clause("AA-act-13")
def test_a_text_that_asks_to_pay_by_exploiting_does_not_exhaust_the_reptante(aa: AtrumKit) -> None:
    t = aa.table(a=["pira-de-los-vencidos-2"], a_hand="fallen", a_altar="golem golem")
    assert t.why_not("pira-de-los-vencidos-2").clause == "AA-act-13"
    t.announce("pira-de-los-vencidos-2", exploit=True)
    assert t.team("a")[0] == "a1" and t.altar("a") == [] and t.resistance("b") == 3


# -- resistance


@clause("AA-goal-09", "AA-goal-10", "AA-goal-04", "AA-goal-05", "AA-pow-03")
def test_at_0_the_owner_chooses_a_reptante_which_leaves_the_game(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast beast", b=["acopio-0", "rastreo-0"], b_resistance=2)
    t.announce("zarpazo-0")
    assert t.resistance("b") == 0 and t.decision.kind == "eliminate" and t.asked == "b"
    t.answer("eliminate:2:b2#1")
    assert t.team("b") == ["b1", "b3"] and t.s.zone_kind(t.card("b2")) == th.ELIMINATED


@clause("AA-goal-04")
def test_at_0_a_reptante_is_eliminated_before_the_rest_of_the_chain(aa: AtrumKit) -> None:
    parts = {"a_hand": "beast", "a_resistance": 1, "b_hand": "fallen", "b_altar": "golem"}
    t = aa.table(a=["zarpazo-0"], b=["flecha-envenenada-1"], **parts)
    t.announce("zarpazo-0")
    t.announce("flecha-envenenada-1")
    assert t.resistance("a") == 0 and t.launched() == ["flecha-envenenada-1"]
    assert t.decision.kind == "eliminate" and t.asked == "a" and t.resistance("b") == 10
    t.answer("eliminate:1:a3#1")
    assert t.launched() == ["flecha-envenenada-1", "zarpazo-0"] and t.resistance("b") == 7


@clause("AA-goal-11")
def test_resistance_stops_at_20(aa: AtrumKit) -> None:
    t = aa.table(a=["reparacion-2"], a_hand="golem", a_altar="golem golem", a_resistance=19)
    t.announce("reparacion-2")
    assert t.resistance("a") == 20


@clause("AA-goal-07", "AA-goal-08", "AA-goal-06")
def test_a_player_at_0_is_safe_from_damage_and_decrease_but_not_from_the_rest(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0 flecha-envenenada-1 caceria-salvaje-1"],
        a_hand="beast beast fallen",
        a_altar="golem",
        b_resistance=0,
        b_altar="golem",
    )
    assert t.why_not("zarpazo-0").clause == "AA-goal-07"
    assert t.why_not("flecha-envenenada-1").clause == "AA-goal-07"
    t.announce("caceria-salvaje-1")
    assert t.altar("b") == []


@clause("AA-goal-07")
def test_falling_to_0_in_mid_chain_makes_a_pending_attack_lose_its_target(aa: AtrumKit) -> None:
    t = aa.table(
        a=["zarpazo-0", "mordisco-traicionero-1"],
        a_hand="beast beast",
        a_altar="golem",
        b=["acopio-0"],
        b_hand="golem",
        b_resistance=3,
    )
    t.announce("zarpazo-0")
    t.passes("b")
    t.announce("mordisco-traicionero-1")
    t.resolve()
    t.answer(t.options[0])
    assert t.unlaunched() == ["zarpazo-0"]


@clause("AA-goal-06")
def test_nobody_loses_two_reptantes_in_a_turn(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast beast", b_resistance=3, b_fell=True)
    t.announce("zarpazo-0")
    assert t.resistance("b") == 0 and len(t.team("b")) == 3 and t.decision.kind == "main"


@clause("AA-goal-12")
def test_whoever_reached_0_returns_to_10_when_their_turn_begins(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast", b_resistance=3)
    t.announce("zarpazo-0")
    t.answer(t.options[0])
    assert t.resistance("b") == 0
    t.to_turn("b")
    assert t.resistance("b") == 10


@clause("AA-goal-13")
def test_who_healed_in_between_goes_up_to_10_and_never_down(aa: AtrumKit) -> None:
    for before, after in ((4, 10), (14, 14)):
        t = aa.table(b_resistance=before, b_returns=True)
        t.to_turn("b")
        assert t.resistance("b") == after


@clause("AA-goal-01", "AA-goal-03", "AA-gap-07")
def test_a_duel_is_won_when_the_opponent_loses_the_last_reptante_at_that_very_moment(aa: AtrumKit) -> None:
    t = aa.table(
        a=["lanza-del-perjuro-2"], a_hand="fallen", a_altar="golem golem", a_resistance=1, a_left=1, b_left=1, b_resistance=3
    )
    t.announce("lanza-del-perjuro-2")
    assert t.s.over and t.s.winners == (0,) and t.resistance("a") == 1  # its own loss of 2 no longer happens


@clause("AA-goal-02", "AA-goal-03", "AA-multi-10", "AA-turn-04")
def test_with_more_players_the_last_one_left_wins_and_the_eliminated_leave_their_cards(aa: AtrumKit) -> None:
    t = aa.table(
        3,
        a=["zarpazo-0"],
        a_hand="beast beast",
        b_left=1,
        b_resistance=1,
        b_hand="golem",
        b_altar="zombie",
        c_left=1,
        c_resistance=1,
    )
    t.announce("zarpazo-0", target="b")
    assert not t.s.over and t.hand("b") == t.altar("b") == [] and {"golem", "zombie"} <= set(t.vertedero)
    t.announce("zarpazo-0")
    assert t.s.over and t.s.winners == (0,)


@clause("AA-gap-04")
def test_when_the_active_player_is_eliminated_the_chain_ends_without_them_and_the_turn_passes(aa: AtrumKit) -> None:
    t = aa.table(
        3, a=["zarpazo-0"], a_left=1, a_hand="beast", a_resistance=1, b=["mordisco-traicionero-1"], b_hand="beast", b_altar="golem"
    )
    t.announce("zarpazo-0", target="b")
    t.announce("mordisco-traicionero-1", target="a")
    t.resolve()
    assert t.unlaunched() == ["zarpazo-0"] and t.resistance("b") == 10
    assert t.active == "b" and not t.s.over


@clause("AA-gap-04")
def test_once_the_active_player_is_eliminated_nobody_else_is_asked_at_that_start_of_phase(aa: AtrumKit) -> None:
    for resistance, then in ((1, "b"), (10, "a")):
        t = aa.table(
            3,
            **{"a": ["zarpazo-0"], "a_left": 1, "a_hand": "beast", "a_resistance": resistance},
            **{"b": ["mordisco-traicionero-1"], "b_hand": "beast", "b_altar": "golem"},
            **{"c": ["mordisco-traicionero-1"], "c_hand": "beast", "c_altar": "golem"},
            phase="main",
            part="start",
        )
        assert t.asked == "b" and t.decision.kind == "phase_start"
        t.announce("mordisco-traicionero-1", target="a").resolve()
        while t.decision.kind == "phase_start" and t.active == "a" and t.asked == "b":
            t.answer("pass")
        assert (t.active, t.asked, t.decision.kind) == (then, "c", "phase_start")  # of whose turn it is now
        assert bool(t.s.tallies[th.OUT][0]) is (resistance == 1)


@clause("AA-gap-06")
def test_the_size_of_a_hand_is_public(aa: AtrumKit) -> None:
    t = aa.table(b_hand="golem golem beast")
    hands = [zone for zone in view(t.s, 0)["zones"] if zone["zone"] == "hand"]  # type: ignore[union-attr, attr-defined]
    assert [zone["count"] for zone in hands] == [0, 3]


# -- altars and the loss of 2


@clause("AA-altar-06", "AA-altar-07", "AA-err-18")
def test_what_a_power_adds_enters_exhausted_also_in_anothers_turn(aa: AtrumKit) -> None:
    t = aa.table(b=["ingredientes-siniestros-0"], b_hand="zombie zombie", fosa="golem beast beast", phase="main", part="start")
    t.announce("ingredientes-siniestros-0")
    t.announce("ingredientes-siniestros-0")
    assert t.altar("b") == ["beast-", "golem-"] and t.resistance("b") == 6


@clause("AA-altar-08", "AA-altar-09", "AA-altar-10", "AA-altar-16")
def test_a_swap_keeps_the_state_of_each_and_costs_no_resistance(aa: AtrumKit) -> None:
    t = aa.table(a=["trueque-de-tumbas-1"], a_hand="skeleton", a_altar="golem", b_altar="zombie")
    t.announce("trueque-de-tumbas-1")
    assert t.altar("a") == ["zombie"] and t.altar("b") == ["golem-"]  # the golem that paid was itself swapped
    assert t.resistance("a") == 10


@clause("AA-altar-11", "AA-multi-15", "AA-decr-04")
def test_a_cheap_power_that_alters_an_altar_costs_its_launcher_2(aa: AtrumKit) -> None:
    t = aa.table(a=["osario-1"], a_hand="skeleton", a_altar="golem", vertedero="skeleton")
    t.announce("osario-1")
    assert t.resistance("a") == 8
    assert [e.kind for e in t.happened(ev.ADDED, ev.WEAKENED)] == [ev.ADDED, ev.WEAKENED]
    t = aa.table(a=["fosa-comun-2"], a_hand="zombie", a_altar="golem golem")
    t.announce("fosa-comun-2")
    assert t.resistance("a") == 10  # cost 2


@clause("AA-altar-13", "AA-altar-14", "AA-altar-15")
def test_the_exceptions_to_the_loss_of_2(aa: AtrumKit) -> None:
    t = aa.table(a=["caceria-salvaje-1"], a_hand="beast", a_altar="golem", b_altar="golem")
    t.announce("caceria-salvaje-1")
    assert t.resistance("a") == 8  # its own text says so: not doubled
    t = aa.table(a=["festin-1"], a_hand="zombie", a_altar="golem golem", a_resistance=5)
    t.announce("festin-1").resolve()
    assert t.resistance("a") == 7  # another resource
    t = aa.table(a=["zarpazo-1"], a_hand="beast", a_altar="golem golem")
    t.announce("zarpazo-1", exploit=True)
    assert t.resistance("a") == 10  # paying is not the effect
    needing = [card.power for card in POWERS.values() if card.power.needs is not None and card.power.alters]
    assert needing and not any(power.taxable for power in needing)


@clause("AA-altar-18")
def test_the_loss_is_part_of_the_effect_even_if_nothing_moves(aa: AtrumKit) -> None:
    t = aa.table(a=["osario-1"], a_hand="shadow golem", a_altar="golem", rest="none", fosa="golem golem")
    t.announce("osario-1")
    assert t.resistance("a") == 8 and t.altar("a") == ["golem-"]


@clause("AA-conduct-05")
def test_only_esbirros_lie_in_altars(aa: AtrumKit) -> None:
    with pytest.raises(BadDocument, match="esbirro"):
        aa.table(a_altar=["a1"])
