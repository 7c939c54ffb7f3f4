"""Whom the words of a power mean: "you" is one player, whoever it is applied to, and an opponent is of another group (III.3)."""

from __future__ import annotations

import pytest
from tests.games.atrum_arena.conftest import AtrumKit, AtrumTable

from tapete.games.atrum_arena import events as ev
from tapete.games.atrum_arena.catalogue import POWERS
from tapete.games.atrum_arena.kinds import COPYING, DEFENSE, OWN
from tapete.games.atrum_arena.powers import Power
from tapete.games.atrum_arena.rules.announcement import TAKE_FRIEND, Announcing
from tapete.games.atrum_arena.vocabulary.conditions import Behind
from tapete.games.atrum_arena.vocabulary.resistance import Lose

clause = pytest.mark.clause


# -- one player throughout


@clause("AA-multi-07", "AA-err-13", "AA-err-26", "AA-err-27", "AA-hand-01")
def test_soul_in_the_machine_for_a_team_mate_is_about_the_team_mates_hand(aa: AtrumKit) -> None:
    t = aa.table(
        4,
        groups=True,
        a=["alma-en-la-maquina-3"],
        a_hand="golem golem",
        a_altar="beast beast beast",
        c_hand="golem zombie",
        c_resistance=4,
        vertedero="golem",
    )
    t.announce("alma-en-la-maquina-3", friend="c")
    t.pick("golem", "golem")
    assert t.hand("a") == ["golem"] and t.resistance("a") == 10  # nothing of the launcher's but the discard
    assert t.hand("c") == ["zombie"] and t.resistance("c") == 4 + 2 * 3
    assert [e.player for e in t.happened(ev.SHOWN)] == [2, 2]
    assert [e.player for e in t.happened(ev.DISCARDED)] == [0, 2, 2, 2]


@clause("AA-multi-07", "AA-err-11", "AA-err-12", "AA-err-25")
def test_call_to_arms_for_a_team_mate_discards_the_team_mates_fallen(aa: AtrumKit) -> None:
    parts = {"a_hand": "fallen fallen", "a_altar": "beast beast beast", "c_hand": "fallen fallen zombie", "b_resistance": 20}
    t = aa.table(4, groups=True, a=["llamado-a-las-armas-3"], **parts)
    t.announce("llamado-a-las-armas-3", friend="c", target="b")
    t.answer("done")
    assert t.resistance("b") == 20 - 2 * 2 and t.hand("c") == ["zombie"] and t.hand("a") == ["fallen"]
    assert {e.player for e in t.happened(ev.SHOWN)} == {2}


@clause("AA-multi-07", "AA-hand-02")
def test_confession_for_a_team_mate_looks_into_the_team_mates_hand(aa: AtrumKit) -> None:
    t = aa.table(4, groups=True, a=["confesion-1"], a_hand="golem shadow", a_altar="golem", c_hand="beast")
    t.announce("confesion-1", discard="golem", friend="c")
    assert t.resistance("c") == 10 and [e.player for e in t.happened(ev.SHOWN)] == [2]  # the shadow is in the other hand
    t = aa.table(4, groups=True, a=["confesion-1"], a_hand="golem", a_altar="golem", c_hand="shadow")
    t.announce("confesion-1", friend="c")
    assert t.resistance("c") == 13 and t.resistance("a") == 10


FULL = {
    "altar": "zombie zombie golem golem beast skeleton fallen- golem- zombie- skeleton-",
    "hand": "beast beast fallen fallen skeleton skeleton golem golem zombie zombie",
}
STATIC = {"rest": "vertedero", "fosa": "skeleton zombie golem beast fallen golem zombie skeleton"}
FRIENDLY = [id for id, card in POWERS.items() if card.power.friendly and card.power.kind != COPYING]


def whole_table(aa: AtrumKit, id: str) -> AtrumTable:
    """Four players in two groups, all with something of everything; a acts, or answers an Attack of b's."""
    parts = {f"{seat}_{field}": value for field, value in FULL.items() for seat in "ac"}
    parts |= {"b_hand": "beast golem", "b_altar": "beast skeleton"}
    parts |= {f"{seat}_resistance": 4 for seat in "abcd"}  # type: ignore[dict-item]
    reptante = [f"{id} acopio-0", "zarpazo-0 -"]
    if isinstance(POWERS[id].power.needs, Behind):
        parts["a_left"] = 2  # type: ignore[assignment]
    respond = POWERS[id].power.kind == DEFENSE or POWERS[id].power.link is not None
    t = aa.table(4, groups=True, a=reptante, b=["zarpazo-0"], c=reptante[::-1], active=2 if respond else 1, **STATIC, **parts)
    return t.announce("zarpazo-0", discard="beast", target="a") if respond else t


def belongings(t: AtrumTable, player: str) -> tuple[object, ...]:
    return (t.hand(player), t.altar(player), t.team(player), t.resistance(player))


def play_out(t: AtrumTable, id: str, friend: str) -> None:
    """Announce for a friend and let it happen; whatever is asked meanwhile is answered by the first option that is no way out."""
    t.answer(t.option(id))
    while (t.s.decision is not None and not t.happened(ev.LAUNCHED)) or t.decision.kind in ("choose", "pay"):
        frame = t.s.stack[-1]
        if isinstance(frame, Announcing) and frame.step == TAKE_FRIEND:
            t.answer(f"target:{'abcd'.index(friend) + 1}")
        else:
            t.answer("pass" if "pass" in t.options else t.options[0])


@clause("AA-multi-07", "AA-multi-15", "AA-multi-14")
@pytest.mark.parametrize("id", FRIENDLY)
def test_what_is_yours_in_a_power_is_one_players_and_only_cost_loss_and_commitment_are_the_launchers(aa: AtrumKit, id: str) -> None:
    t = whole_table(aa, id)
    before = belongings(t, "c")
    play_out(t, id, "a")
    assert t.launched()[0] == id and belongings(t, "c") == before  # for oneself: nothing of the team-mate's

    t = whole_table(aa, id)
    hand, altar, resistance = len(t.hand("a")), len(t.altar("a")), t.resistance("a")
    play_out(t, id, "c")
    power: Power = POWERS[id].power
    committed = power.minions.count if power.minions is not None and power.minions.whose == OWN else 0
    assert t.launched()[0] == id and len(t.hand("a")) == hand - 1 and len(t.altar("a")) == altar - committed
    lost = [e.amount for e in t.happened(ev.WEAKENED) if e.player == 0]
    struck = [e.amount for e in t.happened(ev.DAMAGED) if e.player == 0]  # by the Attack that was answered
    loses = [deed.amount for deed in power.sentences if isinstance(deed, Lose)]
    assert lost == loses and t.resistance("a") == resistance - sum(lost) - sum(struck)


@clause("AA-multi-07", "AA-ann-02")
def test_a_condition_is_the_launchers_whoever_the_power_is_applied_to(aa: AtrumKit) -> None:
    parts = {"a": ["manos-ansiosas-3"], "a_hand": "zombie", "b_altar": "beast"}
    t = aa.table(4, groups=True, a_altar="zombie zombie golem", **parts)
    t.announce("manos-ansiosas-3", friend="c")
    assert t.altar("c") == ["beast-"]
    t = aa.table(4, groups=True, a_altar="golem golem golem", c_altar="zombie zombie", **parts)
    assert t.why_not("manos-ansiosas-3").clause == "AA-launch-11"


# -- opponents


@clause("AA-target-03")
def test_impossible_bulwark_keeps_off_opponents_and_not_team_mates(aa: AtrumKit) -> None:
    parts = {"a_hand": "golem", "a_altar": "golem golem golem beast", "groups": True}
    t = aa.table(4, a=["baluarte-imposible-3"], c=["deja-vu-2"], c_hand="zombie", c_altar="zombie golem", **parts)
    t.announce("baluarte-imposible-3", friend="a")
    t.resolve()
    t.answer("pass")
    while t.asked != "c":
        t.answer("pass")
    t.announce("deja-vu-2", target="a", on="beast")  # at the start of a's last phase
    t.resolve()
    assert t.hand("a") == ["beast"] and not t.happened(ev.WITHOUT_EFFECT)
    t = aa.table(4, a=["baluarte-imposible-3"], b=["mordisco-traicionero-1"], b_hand="beast", b_altar="golem", **parts)
    t.announce("baluarte-imposible-3", friend="a")
    t.resolve()
    t.answer("pass")
    while t.asked != "b":
        t.answer("pass")
    t.announce("mordisco-traicionero-1", target="a")
    t.resolve()
    assert t.resistance("a") == 10 and len(t.happened(ev.WITHOUT_EFFECT)) == 1


@clause("AA-target-03")
def test_impossible_bulwark_may_ward_a_team_mate(aa: AtrumKit) -> None:
    parts = {"a_hand": "golem", "a_altar": "golem golem golem", "b_hand": "beast beast", "b_altar": "golem golem"}
    t = aa.table(4, groups=True, a=["baluarte-imposible-3"], b=["mordisco-traicionero-1", "mordisco-traicionero-1"], **parts)
    t.announce("baluarte-imposible-3", friend="c")
    t.resolve()
    t.answer("pass")
    while t.asked != "b":
        t.answer("pass")
    t.announce("mordisco-traicionero-1@b1", target="c").resolve()
    t.announce("mordisco-traicionero-1@b2", target="a").resolve()
    assert t.resistance("c") == 10 and t.resistance("a") == 7


@clause("AA-target-03", "AA-target-01")
def test_a_warded_players_reptante_may_be_chosen_but_does_not_change(aa: AtrumKit) -> None:
    parts = {"a_hand": "beast", "b_hand": "golem golem", "b_altar": "golem golem golem golem golem"}
    t = aa.table(a=["mundo-al-reves-2", "zarpazo-0"], a_altar="golem golem", b=["baluarte-imposible-3", "esquiva-2"], **parts)
    t.announce("mundo-al-reves-2")
    t.announce("baluarte-imposible-3")
    t.resolve()
    assert "choose:2:b2#1" in t.options
    t.answer("choose:2:b2#1")
    assert not [each for each in t.s.lasting if each.them] and len(t.happened(ev.WITHOUT_EFFECT)) == 1


# -- Exhumado nocturno


@clause("AA-fmt-02")
def test_with_fewer_in_the_vertedero_than_in_hand_the_holder_chooses_what_goes(aa: AtrumKit) -> None:
    parts = {"a_hand": "skeleton beast golem zombie", "a_altar": "golem golem golem golem", "rest": "none", "fosa": "beast beast"}
    t = aa.table(a=["exhumado-nocturno-4"], vertedero="fallen", **parts)
    t.announce("exhumado-nocturno-4")
    assert t.vertedero == ["fallen", "skeleton"]
    t.pick("fallen")  # and the other one with it: all come
    assert t.choices() == {"beast", "golem", "zombie"}  # two of them go
    t.pick("zombie", "beast")
    assert t.hand("a") == ["fallen", "golem", "skeleton"] and sorted(t.vertedero) == ["beast", "zombie"]


@clause("AA-fmt-02", "AA-multi-07", "AA-multi-09")
def test_for_a_team_mate_the_team_mate_chooses_what_goes_from_the_hidden_hand(aa: AtrumKit) -> None:
    parts = {"a_hand": "skeleton", "c_hand": "beast golem zombie", "a_altar": "golem golem golem golem", "rest": "none"}
    t = aa.table(4, groups=True, a=["exhumado-nocturno-4"], vertedero="fallen", **parts)
    t.announce("exhumado-nocturno-4", friend="c")
    assert t.asked == "a"  # what comes lies open in the vertedero
    t.pick("skeleton")
    assert t.asked == "c" and t.choices() == {"beast", "golem", "zombie"}
    t.pick("golem", "zombie")
    assert t.hand("c") == ["beast", "fallen", "skeleton"] and t.hand("a") == []
    assert sorted(t.vertedero) == ["golem", "zombie"]
