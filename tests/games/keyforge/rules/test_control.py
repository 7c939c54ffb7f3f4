"""Owners and controllers (KF-control)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import beast, deed, gear, relic

from tapete.core.effects import Choose, Sequence
from tapete.core.events import Event, happens
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things
from tapete.games.keyforge.vocabulary.abilities import on_play
from tapete.games.keyforge.vocabulary.aember import gain
from tapete.games.keyforge.vocabulary.amounts import count
from tapete.games.keyforge.vocabulary.changes import gets, you_control_it
from tapete.games.keyforge.vocabulary.conditions import there_is_no
from tapete.games.keyforge.vocabulary.damage import destroy
from tapete.games.keyforge.vocabulary.destruction import destroyed_if
from tapete.games.keyforge.vocabulary.lasting import for_the_turn
from tapete.games.keyforge.vocabulary.nouns import a, artifact, creature, each, upgrade
from tapete.games.keyforge.vocabulary.using import take_control


def control_cards(keyforge):
    keyforge.add(
        deed("lure", take_control(a(creature.enemy))),
        deed("steal-relic", take_control(a(artifact.enemy))),
        gear("collar", you_control_it()),
        beast("charmer", 3, on_play(take_control(a(creature.enemy), while_in_play=True))),
        deed("strip", destroy(a(upgrade))),
    )


@pytest.mark.clause("KF-control-01", "KF-control-03", "KF-control-04")
def test_a_card_taken_goes_to_its_new_controllers_side_and_keeps_its_owner(keyforge):
    control_cards(keyforge)
    t = keyforge.table(house="brobnar", hand=["lure", "steal-relic"], line=["wolf"], enemy_line=["bear"], enemy_artifacts=["lamp"])
    t.play("lure")
    t.play("steal-relic")
    assert t.ids("line") == ["wolf", "bear"]
    assert t.ids("artifacts") == ["lamp"]
    assert [t.s.owners[t.card(id)] for id in ("bear", "lamp")] == [1, 1]
    assert t.can("reap", "bear") and t.can("action", "lamp")


@pytest.mark.clause("KF-control-05")
def test_the_most_recent_control_effect_prevails(keyforge):
    control_cards(keyforge)
    t = keyforge.table(
        house="brobnar",
        hand=["collar"],
        enemy_line=["bear"],
        enemy_hand=["lure"],
        enemy_houses=["brobnar", "dis", "logos"],
    )
    t.play("collar")
    assert t.controller("bear") == 1
    t.end_turn("brobnar")
    t.play("lure")
    assert t.controller("bear") == 2, "the newer effect beats the collar"


@pytest.mark.clause("KF-control-05")
def test_an_older_effect_does_not_come_back_over_a_newer_one(keyforge):
    control_cards(keyforge)
    t = keyforge.table(house="brobnar", hand=["lure", "collar", "strip"], enemy_line=["bear", "goat"])
    t.act("play", "lure").choose("bear")
    assert t.controller("bear") == 1
    t.act("play", "collar").act("host", "bear")
    t.play("strip")
    assert t.controller("bear") == 1, "the collar has gone, what was taken for good stays"


@pytest.mark.clause("KF-control-05")
def test_control_ends_with_what_held_it(keyforge):
    control_cards(keyforge)
    t = keyforge.table(house="brobnar", hand=["charmer", "axe"], enemy_line=["bear", "goat"])
    t.play("charmer").choose("bear")
    if t.decision.kind == "flank":
        t.answer("flank:right")
    assert t.controller("bear") == 1
    t.play("axe").choose("charmer")
    if t.decision.kind == "flank":
        t.answer("flank:right")
    assert t.controller("bear") == 2


@pytest.mark.clause("KF-control-08")
def test_having_cards_in_play_means_controlling_them(keyforge):
    keyforge.add(deed("census", gain(count(creature.friendly))))
    t = keyforge.table(
        house="brobnar", hand=["census"], line=["wolf", {"card": "ox", "owner": 2}], enemy_line=[{"card": "goat", "owner": 1}]
    )
    t.play("census")
    assert t.aember == 2


@pytest.mark.clause("KF-control-09")
@pytest.mark.parametrize("exhausted", [True, False])
def test_a_change_of_control_changes_nothing_on_the_card(keyforge, exhausted):
    control_cards(keyforge)
    burdened = {
        "card": "bear", "exhausted": exhausted, "damage": 2, "stunned": True, "warded": True, "enraged": True, "aember": 3,
        "power_counters": 1, "upgrades": ["saddle"],
    }  # fmt: skip
    t = keyforge.table(house="brobnar", hand=["lure"], enemy_line=[burdened])
    t.play("lure")
    assert t.controller("bear") == 1
    fields = ("exhausted", "damage", "stun", "ward", "enrage", "aember", "power_counters")
    assert [t.on("bear", field) for field in fields] == [int(exhausted), 2, 1, 1, 1, 3, 1]
    assert t.power("bear") == 5 + 1 + 2
    assert t.zone("saddle") == "upgrades"
    assert (t.aember, t.enemy_aember) == (0, 0)


@pytest.mark.clause("KF-deploy-02")
def test_a_creature_with_deploy_that_changes_controller_goes_to_a_flank(keyforge):
    control_cards(keyforge)
    keyforge.add(beast("owl", 2, deploy=1))
    t = keyforge.table(house="brobnar", hand=["lure"], line=["wolf", "bear"], enemy_line=["owl"])
    t.act("play", "lure")
    assert set(t.options) == {"flank:left", "flank:right"}


@pytest.mark.clause("KF-control-03")
def test_taking_control_of_what_one_controls_already_asks_nothing(keyforge):
    keyforge.add(deed("claim", take_control(each(creature))), relic("seal"))
    t = keyforge.table(house="brobnar", hand=["claim"], line=["wolf", "bear"])
    t.play("claim")
    assert t.decision.kind == "main"
    assert t.ids("line") == ["wolf", "bear"]


def loner():
    return beast("loner", 7, destroyed_if(there_is_no(creature.enemy)))


def test_a_creature_that_its_own_text_destroys_is_destroyed_when_it_comes_to_that(keyforge):
    control_cards(keyforge)
    keyforge.add(loner())
    t = keyforge.table(house="brobnar", hand=["charmer", "axe"], line=["loner"], enemy_line=["goat", "bear"])
    t.play("charmer", flank="right").choose("bear").act("flank", word="right")
    t.play("axe").choose("goat")
    assert not t.in_play("loner"), "the opponent has no creature left"
    assert t.in_play("bear") and t.controller("bear") == 1


@pytest.mark.clause("KF-control-05", "KF-lasting-01")
def test_a_creature_that_comes_back_with_the_end_of_control_counts_at_once(keyforge):
    control_cards(keyforge)
    keyforge.add(loner(), deed("duel", destroy(each(creature.power(least=2, most=3)))))
    t = keyforge.table(house="brobnar", hand=["charmer", "duel"], line=["loner"], enemy_line=["goat", "bear"])
    t.play("charmer", flank="right").choose("bear").act("flank", word="right")
    t.play("duel")  # the charmer and the last creature of the opponent leave together
    assert t.in_play("loner")
    assert (t.ids("line"), t.ids("line", 2)) == (["loner"], ["bear"])


@pytest.mark.clause("KF-control-05")
def test_taking_one_card_for_good_ends_only_older_control_of_that_card(keyforge):
    """What else lasts stays: the control of another creature, and what was given to this one for the turn."""
    control_cards(keyforge)
    rally = Sequence(Choose(a(creature)), for_the_turn(gets(power=2, cards=creature.chosen)[0]))
    keyforge.add(deed("rally", rally), deed("call", take_control(a(creature.enemy))))
    t = keyforge.table(house="brobnar", hand=["charmer", "call", "rally"], enemy_line=["bear", "ox"])
    t.act("play", "charmer").choose("bear").answer("flank:right")
    assert t.controller("bear") == 1
    t.play("rally").choose("ox")
    assert t.power("ox") == 8
    t.act("play", "call")
    if t.decision.kind == "flank":
        t.answer("flank:right")
    assert (t.controller("ox"), t.controller("bear")) == (1, 1)
    assert t.power("ox") == 8


def test_an_upgrade_moves_to_another_creature_and_nowhere_else(keyforge):
    control_cards(keyforge)
    t = keyforge.table(house="brobnar", hand=["lure"], line=[{"card": "wolf", "upgrades": ["saddle"]}, "ox"])
    saddle, wolf, ox, lure = (t.card(name) for name in ("saddle", "wolf", "ox", "lure"))
    for host, after in ((wolf, wolf), (lure, wolf), (ox, ox)):
        t.s.log = []
        happens(t.s, Event(ev.REATTACHED, saddle, 0, other=host))
        t.s.advance()
        moved = [each.event for each in t.s.log if each.event.kind == ev.REATTACHED]
        assert (t.s.numbers[things.HOST][saddle], len(moved)) == (after + 1, int(host == ox))
