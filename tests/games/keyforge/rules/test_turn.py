"""The turn, its steps and whose they are (KF-turn, KF-ready, KF-endturn)."""

from __future__ import annotations

import pytest
from tests.games.keyforge.rules.samples import WORDLESS, beast, deed, relic

from tapete.core.effects import OPPONENT, Chosen
from tapete.games.keyforge import events as ev
from tapete.games.keyforge import things
from tapete.games.keyforge.modifiers import YOU
from tapete.games.keyforge.vocabulary.abilities import on_destroyed, whenever
from tapete.games.keyforge.vocabulary.aember import gain, opponent_loses
from tapete.games.keyforge.vocabulary.changes import gets
from tapete.games.keyforge.vocabulary.damage import damage
from tapete.games.keyforge.vocabulary.lasting import for_the_turn
from tapete.games.keyforge.vocabulary.nouns import a, any_card, creature
from tapete.games.keyforge.vocabulary.zones import discard


def steps(table):
    """The kinds of the events logged so far."""
    return [entry.event.kind for entry in table.s.log]


@pytest.mark.clause("KF-turn-01", "KF-turn-03")
def test_players_take_turns_and_the_one_whose_turn_it_is_is_active(keyforge):
    t = keyforge.table(house="brobnar", line=["wolf"], enemy_line=["bear"])
    assert t.s.game.active(t.s) == 0
    assert t.decision.player == 0
    t.end_turn("mars")
    assert t.s.game.active(t.s) == 1
    assert t.decision.player == 1
    t.end_turn("brobnar")
    assert t.s.game.active(t.s) == 0


@pytest.mark.clause("KF-turn-02")
def test_a_turn_is_forge_house_main_ready_draw_in_this_order(keyforge):
    t = keyforge.table(house="brobnar", enemy_aember=6, enemy_deck=["wolf"] * 8, enemy_line=[{"card": "wolf", "exhausted": True}])
    t.answer("pass")
    t.s.log = []
    assert t.s.world[things.STEP] == 1 and t.decision.kind == "key"
    t.act("key", word="red")
    assert t.s.world[things.STEP] == 2 and t.decision.kind == "house"
    assert t.refusal("reap", "wolf").clause == "KF-turn-02", "cards are used in step 3"
    t.house("mars")
    assert t.s.world[things.STEP] == 3 and t.decision.kind == "main"
    t.answer("pass")
    kinds = [kind for kind in steps(t) if kind in (ev.FORGED, ev.HOUSE_CHOSEN, ev.READIED, ev.DRAWN, ev.TURN_ENDS)]
    assert kinds == [ev.FORGED, ev.HOUSE_CHOSEN, ev.READIED, *[ev.DRAWN] * 6, ev.TURN_ENDS]


@pytest.mark.clause("KF-turn-04", "KF-ability-01", "KF-ability-02")
def test_only_the_active_player_decides_also_for_the_opponents_cards(keyforge):
    keyforge.add(beast("thorn", 1, whenever(ev.PLAYED, WORDLESS, damage(1, a(creature)), who=1)))
    t = keyforge.table(house="brobnar", hand=["coin"], line=["wolf"], enemy_line=["thorn", "bear"])
    t.play("coin")
    assert t.decision.kind == "choose"
    assert t.decision.player == 0, "the ability is the opponent's, the choice is not"
    t.choose("bear")
    assert t.damage("bear") == 1


@pytest.mark.clause("KF-turn-04", "KF-ability-01")
def test_an_ability_that_names_the_opponent_lets_them_decide(keyforge):
    keyforge.add(deed("tax", discard(Chosen(any_card.in_their_hand, by=OPPONENT))))
    t = keyforge.table(house="brobnar", hand=["tax"], enemy_hand=["wolf", "bear"])
    t.play("tax")
    assert t.decision.player == 1
    t.choose("bear")
    assert t.ids("hand", 2) == ["wolf"]


@pytest.mark.clause("KF-ready-01", "KF-ready-02")
def test_the_active_player_readies_every_card_they_control_and_no_other(keyforge):
    tired = {"exhausted": True}
    t = keyforge.table(
        house="brobnar",
        line=[{"card": "wolf", **tired}, {"card": "bear", "owner": 2, **tired}, {"card": "imp", **tired}],
        artifacts=[{"card": "lamp", **tired}],
        enemy_line=[{"card": "ox", **tired}, {"card": "goat", "owner": 1, **tired}],
        enemy_artifacts=[{"card": "anvil", **tired}],
    )
    t.answer("pass")
    assert [t.exhausted(id) for id in ("wolf", "bear", "imp", "lamp")] == [False] * 4
    assert [t.exhausted(id) for id in ("ox", "goat", "anvil")] == [True] * 3


@pytest.mark.clause("KF-draw-02", "KF-endturn-01", "KF-timing-18")
def test_end_of_turn_effects_come_after_the_draw_which_ends_the_turn(keyforge):
    keyforge.add(relic("curfew", whenever(ev.TURN_ENDS, WORDLESS, gain(2), who=YOU)))
    t = keyforge.table(house="brobnar", deck=["wolf"] * 9, artifacts=["curfew"])
    t.s.log = []
    t.answer("pass")
    order = [kind for kind in steps(t) if kind in (ev.DRAWN, ev.TURN_ENDS, ev.GAINED, ev.TURN_BEGINS)]
    assert order == [*[ev.DRAWN] * 6, ev.TURN_ENDS, ev.GAINED, ev.TURN_BEGINS]
    assert t.aember == 2
    assert t.decision.player == 1


@pytest.mark.clause("KF-endturn-01", "KF-activepl-01")
def test_what_falls_as_the_turns_effects_end_still_falls_on_that_turn(keyforge):
    keyforge.add(
        beast("martyr", 2, on_destroyed(gain(1))),
        beast("avenger", 2, on_destroyed(opponent_loses(1))),
        deed("courage", for_the_turn(gets(power=5, cards=creature.friendly)[0])),
    )
    t = keyforge.table(house="brobnar", hand=["courage", "storm"], line=["martyr", "avenger"], enemy_aember=3)
    t.play("courage").play("storm")
    assert t.ids("line") == ["martyr", "avenger"]
    t.end_turn()
    assert (t.decision.kind, t.decision.player) == ("order", 0), "the player whose turn it is orders both"
    t.act("resolve", "martyr", word="0")
    assert (t.aember, t.enemy_aember) == (1, 2)
    assert (t.decision.kind, t.decision.player) == ("house", 1)
