"""What cannot be done now says why, with its clause: every power in sight, at every question."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete import rulebook
from tapete.core import randomness
from tapete.core.decision import Option
from tapete.core.labels import label
from tapete.core.state import State
from tapete.games.atrum_arena import things as th

clause = pytest.mark.clause
MODES_OF_PLAY: list[dict[str, Any]] = [
    {"mode": "duel", "players": 2},
    {"mode": "groups", "players": 4},
    {"mode": "tournament", "players": 2},
]


def barred(t: AtrumTable) -> dict[str, str]:
    """What is not possible now, by the ids of the options, with the clauses."""
    return {option.id: refusal.clause for option, refusal in t.s.game.impossible(t.s)}


def reasons(t: AtrumTable) -> dict[str, str]:
    """The clause for each power of the player's that cannot be announced by Exhausting."""
    found = {}
    for option, refusal in t.s.game.impossible(t.s):
        if option.verb == "announce" and option.thing in th.team(t.s, t.decision.player):
            found[t.key(option.thing, int(option.word))] = refusal.clause
    return found


@clause("AA-ann-07", "AA-ann-09", "AA-pow-06", "AA-atkc-07", "AA-key-06", "AA-launch-11", "AA-ann-03")
def test_in_the_own_main_phase_every_power_that_does_not_glow_says_why(aa: AtrumKit) -> None:
    team = ["zarpazo-0 zarpazo-1 carga-heroica-0 esquiva-1 manada-0", "silencio-sepulcral-2 acopio-0 deja-vu-2", "zarpazo-0 -"]
    t = aa.table(a=team, a_hand="beast skeleton zombie", a_altar="golem golem")
    assert reasons(t) == {
        "carga-heroica-0": "AA-ann-09",  # no fallen in hand
        "esquiva-1": "AA-pow-06",  # a Defense in one's own turn
        "manada-0": "AA-atkc-07",  # nothing to Reinforce
        "silencio-sepulcral-2": "AA-key-06",  # nothing to annul
        "deja-vu-2": "AA-launch-11",  # no zombie in the altar
        "zarpazo-0": "AA-ann-03",  # the third reptante is Exhausted
    }
    assert aa.table(a=["zarpazo-1"], a_hand="beast").why_not("zarpazo-1").clause == "AA-ann-07"


@clause("AA-setup-08", "AA-ann-07", "AA-ann-09")
def test_in_the_first_turn_each_of_the_fifteen_powers_is_offered_or_says_why(aa: AtrumKit) -> None:
    teams = [["fauces-de-ambar", "cuernos-de-luna", "sangre-de-lobo"], ["espada-sin-rey", "voto-quebrado", "pendon-rasgado"]]
    t = aa.new_game(3, mode="duel", decks=teams, first=0)
    while t.decision.kind != "main":
        t.answer("pass")
    offered = {id for id in t.options if id.startswith("announce")}
    told = {id for id in barred(t) if id.startswith("announce:1:")}
    assert len(offered | told) == 15 and len(told) >= 10 and not offered & told


@clause("AA-ann-02", "AA-err-15")
def test_a_way_of_paying_that_is_not_open_says_why_beside_one_that_is(aa: AtrumKit) -> None:
    t = aa.table(a=["deja-vu-2 zarpazo-0"], a_hand="zombie beast", a_altar="zombie golem", b_altar="beast")
    assert t.offers("deja-vu-2") and barred(t)[t.option("deja-vu-2", exploit=True)] == "AA-err-15"
    assert t.option("zarpazo-0", exploit=True) not in barred(t)  # a power of cost 0 has no such way: nobody looks for it


@clause("AA-turn-15", "AA-altar-02")
def test_a_minion_that_cannot_be_placed_says_why(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0"], b=["acopio-0"], a_hand="beast golem golem", b_hand="golem golem")
    assert t.options[:2] == ["place:beast#1", "place:golem#1"]
    assert {id: why for id, why in barred(t).items() if id.startswith("place")} == {"place:golem#2": "AA-comp-07"}  # as good
    t.place("beast")
    assert barred(t)[f"place:{t.s.names[th.hand(t.s, 0)[0]]}"] == "AA-turn-15"
    t.announce("acopio-0")
    assert t.asked == "b" and barred(t)[f"place:{t.s.names[th.hand(t.s, 1)[0]]}"] == "AA-altar-02"


@clause("AA-cost-04", "AA-goal-07", "AA-multi-05", "AA-multi-07", "AA-target-02", "AA-act-16")
def test_the_choices_of_an_announcement_say_why_others_are_not_among_them(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast shadow golem")
    t.answer(t.option("zarpazo-0"))
    assert {id: why for id, why in barred(t).items() if id.startswith("discard")} == {"discard:golem#1": "AA-cost-04"}
    t = aa.table(5, a=["zarpazo-0"], a_hand="beast", b_resistance=0)
    t.answer(t.option("zarpazo-0"))
    assert {id: why for id, why in barred(t).items() if id.startswith("target")} == {
        "target:1": "AA-multi-05",
        "target:2": "AA-goal-07",
    }
    t = aa.table(4, groups=True, a=["reparacion-1"], a_hand="golem", a_altar="golem")
    t.answer(t.option("reparacion-1"))
    assert {id: why for id, why in barred(t).items() if id.startswith("target")} == dict.fromkeys(
        ("target:2", "target:4"), "AA-multi-07"
    )
    t = aa.table(a=["pudrir-2"], a_hand="zombie", a_altar="golem fallen", b_altar="beast skeleton")
    t.answer(t.option("pudrir-2"))
    assert {id: why for id, why in barred(t).items() if id.startswith("choose")} == dict.fromkeys(
        ("choose:golem#1", "choose:fallen#1"), "AA-target-02"
    )
    t = aa.table(a=["zarpazo-1"], a_hand="beast", a_altar="golem fallen zombie-", b_altar="skeleton")
    t.announce("zarpazo-1")
    assert t.decision.kind == "pay"
    assert {id: why for id, why in barred(t).items() if id.startswith("choose")} == {"choose:zombie#1": "AA-act-16"}


@clause("AA-target-02", "AA-multi-05", "AA-key-01")
@pytest.mark.parametrize("power", ["caceria-salvaje-1", "derrumbe-2"])
def test_an_opponent_with_nothing_to_lose_is_no_target_though_not_at_zero(aa: AtrumKit, power: str) -> None:
    """The altar of the third player is empty; what is taken from it is no Resistance."""
    hand = "beast golem zombie shadow fallen"
    t = aa.table(4, a=[power], a_hand=hand, a_altar="golem beast", b_altar="beast golem", d_altar="fallen zombie")
    t.answer(t.option(power))
    while t.decision.options[0].verb != "target":
        t.answer(t.options[0])
    assert t.options == ["target:2", "target:4"]
    assert t.refused("target:1").clause == "AA-multi-05"
    assert t.refused("target:3").clause == "AA-target-02"
    assert t.refused("power:1").clause == "AA-key-01", "no Power is chosen here"
    assert t.refused("target:9").clause != "AA-multi-05", "nobody sits there, not even oneself"


@clause("AA-ann-09", "AA-shadow-11", "AA-ann-10")
def test_cards_from_elsewhere_are_no_discard(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast shadow golem", a_altar="zombie", b_hand="fallen", vertedero="skeleton")
    t.answer(t.option("zarpazo-0"))
    for name in ("zombie#1", "fallen#1", "skeleton#1"):  # in the altar, in another's hand, in the vertedero
        assert t.refused(f"discard:{name}").clause == "AA-ann-09"
    t = aa.table(a=["zarpazo-0"], a_hand="shadow golem fallen shadow", a_altar="zombie", vertedero="skeleton shadow")
    t.announce("zarpazo-0", discard="shadow+shadow")
    assert t.decision.kind == "pay" and t.choices() == {"golem", "fallen"}
    assert t.refused("choose:skeleton#1").clause == "AA-ann-09"
    spare = next(t.s.names[c] for c in th.hand(t.s, 0) if t.s.cards[c].id == "shadow" and c not in t.s.reserved[0].things)
    assert t.refused(f"choose:{spare}").clause == "AA-shadow-11"


@clause("AA-ann-02")
def test_one_reason_is_said_once_for_a_power_whichever_way_it_would_be_paid(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-1 carga-heroica-1"], a_hand="beast", a_altar="golem")
    told = [(option.verb, t.key(option.thing, int(option.word))) for option, _ in t.s.game.impossible(t.s) if option.word]
    assert told.count(("announce", "carga-heroica-1")) == 1 and ("exploit", "carga-heroica-1") not in told


@clause("AA-launch-02", "AA-flow-17", "AA-goal-04", "AA-trn-13", "AA-ann-12")
def test_while_something_else_is_to_be_answered_every_power_says_what_comes_first(aa: AtrumKit) -> None:
    t = aa.table(a=["acopio-0"], a_hand="beast beast beast golem golem golem", phase="discard", part="start")
    t.passes("a")
    assert t.decision.kind == "hand_limit" and reasons(t)["acopio-0"] == "AA-flow-17"
    t = aa.table(a=["zarpazo-0"], a_hand="beast", b=["acopio-0"], b_resistance=2)
    t.announce("zarpazo-0")
    assert t.decision.kind == "eliminate" and reasons(t)["acopio-0"] == "AA-goal-04"
    t = aa.table(a=["rastreo-0"], a_hand="beast", fosa="golem beast zombie")
    t.announce("rastreo-0")
    assert t.decision.kind == "choose" and reasons(t)["rastreo-0"] == "AA-launch-02"
    t = aa.table(3, a=["zarpazo-0"], a_hand="beast beast")
    t.answer(t.option("zarpazo-0"))
    assert t.decision.kind == "announcing" and reasons(t)["zarpazo-0"] == "AA-ann-12"
    t = aa.new_game(mode="tournament", players=2)
    assert t.decision.kind == "remove" and set(reasons(t).values()) == {"AA-trn-13"}


@clause("AA-ann-12")
def test_who_looks_for_a_way_to_withdraw_is_told_that_there_is_none(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0", "manada-0"], b=["esquiva-1"], a_hand="beast beast", b_hand="beast", b_altar="golem")
    assert "withdraw" not in barred(t)  # nothing is announced yet
    t.announce("zarpazo-0")
    assert t.asked == "b" and "withdraw" not in barred(t)  # nothing of theirs
    t.passes("b")
    assert t.asked == "a" and barred(t)["withdraw"] == t.refused("withdraw").clause == "AA-ann-12"
    t = aa.table(a=["zarpazo-1"], a_hand="beast", a_altar="golem fallen")
    t.announce("zarpazo-1")
    assert t.decision.kind == "pay" and t.refused("withdraw").clause == "AA-ann-12"


@clause("AA-goal-04", "AA-pow-01", "AA-turn-15")
def test_what_lies_before_others_is_not_yours_to_use(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], b=["acopio-0"], a_hand="beast", b_altar="golem", vertedero="zombie", b_resistance=2)
    told = barred(t)
    assert told[t.option("acopio-0", player="b")] == "AA-pow-01"
    assert told["place:golem#1"] == told["place:zombie#1"] == "AA-turn-15"
    t.announce("zarpazo-0")
    assert t.decision.kind == "eliminate" and barred(t)["eliminate:1:a1#1"] == "AA-goal-04"


@clause("AA-trn-07", "AA-trn-08", "AA-trn-09")
def test_whose_reptante_is_set_aside_is_said_for_the_others(aa: AtrumKit) -> None:
    t = aa.new_game(mode="tournament", players=2, first=0)
    for whose, why in ((0, "AA-trn-07"), (1, "AA-trn-08"), (1, "AA-trn-09"), (0, "AA-trn-09")):
        told = {id: clause for id, clause in barred(t).items() if id.startswith("remove")}
        assert {f"remove:{t.s.names[card]}" for card in th.team(t.s, whose)} <= set(told) and set(told.values()) == {why}
        t.answer(t.options[0])


@clause("AA-target-01", "AA-turn-19")
def test_what_the_text_does_not_let_be_chosen_says_so(aa: AtrumKit) -> None:
    t = aa.table(a=["llamado-a-las-armas-3"], a_hand="fallen", a_altar="golem golem golem", vertedero="fallen fallen beast")
    t.announce("llamado-a-las-armas-3")
    told = {id: why for id, why in barred(t).items() if id.startswith("choose")}
    assert t.decision.kind == "choose" and set(told.values()) == {"AA-comp-07", "AA-target-01"}
    assert told["choose:beast#1"] == t.refused("choose:beast#1").clause == "AA-target-01"
    t = aa.table(a_hand="beast beast golem golem golem zombie", a_altar="fallen", phase="discard", part="start")
    assert t.decision.kind == "hand_limit" and t.refused("discard:fallen#1").clause == "AA-turn-19"
    assert t.refused("discard:beast#2").clause == "AA-comp-07" and barred(t)["place:fallen#1"] == "AA-flow-08"
    assert "place:beast#1" not in barred(t)  # what can be discarded is an option, not something looked for in vain


@clause("AA-ann-01", "AA-ann-02")
@pytest.mark.parametrize("setup", MODES_OF_PLAY)
def test_at_every_question_of_whole_games_what_lies_in_sight_is_offered_or_says_why(aa: AtrumKit, setup: dict[str, Any]) -> None:
    known = {each.id for each in rulebook.rulebook("atrum_arena")}
    kinds = set()
    for seed in range(2):
        s = aa.game.start(setup, seed)
        for move in range(500):
            if s.over:
                break
            assert s.decision is not None
            kinds.add(s.decision.kind)
            check_told(s, known)
            options = s.decision.options
            s.choose(options[randomness.number(seed, move, len(options))])
    assert {"main", "chain", "announcing"} <= kinds


@clause("AA-turn-08", "AA-multi-09")
@pytest.mark.parametrize("setup", MODES_OF_PLAY)
def test_no_reason_tells_where_a_hidden_card_lies(aa: AtrumKit, setup: dict[str, Any]) -> None:
    for seed in range(2):
        s = aa.game.start(setup, seed)
        for move in range(400):
            if s.over:
                break
            assert s.decision is not None
            player = s.decision.player
            hidden = [s.names[c] for c in range(len(s.cards)) if not s.game.sight.sees(s, player, c)]
            asked = {card for option in s.decision.options for card in option.things}
            for form in ("place:{}", "discard:{}", "discard:{}:shadow", "choose:{}", "announce:{}:1", "copy:{}:1"):
                probes = [form.format(name) for name in hidden if s.names.index(name) not in asked]
                assert len({s.game.why_not(s, probe) for probe in probes}) <= 1, form
            options = s.decision.options
            s.choose(options[randomness.number(seed, move, len(options))])


def check_told(s: State, known: set[str]) -> None:
    """Every card and every power in sight is offered or refused, by a clause of the rulebook, and the judge is of one mind."""
    assert s.decision is not None
    offered = set(s.decision.ids())
    told = {option.id: refusal for option, refusal in s.game.impossible(s)}
    assert not offered & set(told)
    for id, refusal in told.items():
        assert refusal.clause in known and s.game.why_not(s, id) is refusal, id
    for option, _ in s.game.impossible(s):
        assert label(s, option, "es") and label(s, option, "en")
    named = {card for option in s.decision.options for card in option.things}
    named |= {card for option, _ in s.game.impossible(s) for card in option.things}
    for card in range(len(s.cards)):
        if not s.game.sight.sees(s, s.decision.player, card):
            continue
        assert card in named, f"nothing is said about {s.names[card]}"
        for number in range(1, 6) if not th.is_esbirro(s, card) else ():
            ways = {Option(s.names, verb, (card,), str(number)).id for verb in ("announce", "exploit")}
            assert ways & (offered | set(told)), f"nothing is said about power {number} of {s.names[card]}"


def test_what_names_nothing_is_no_answer_at_all(aa: AtrumKit) -> None:
    t = aa.table(a=["zarpazo-0"], a_hand="beast")
    for id in ("announce:1:nobody#1:1", "place:nobody", "choose:nobody"):
        assert t.refused(id).clause == "CORE-option"
    for id in ("announce:1:a1#1:9", "announce:1:a1#1:0", "announce:1:a1#1:first", "announce:1:a1#1"):
        assert t.refused(id).clause == "AA-comp-02"
    assert t.refused("announce:beast#1:1").clause == "AA-pow-01" and t.refused("announce:2:b1#1:1").clause == "AA-pow-01"
