"""Rules that show only where certain cards meet."""

from __future__ import annotations

import pytest


@pytest.mark.clause("KF-forge-10", "KF-forge-12")
def test_aember_is_spent_from_the_card_that_was_said_whichever_card_it_is(keyforge):
    t = keyforge.table(house="brobnar", enemy_artifacts=[{"card": "pocket-universe", "aember": 3}], enemy_aember=5)
    t.answer("pass")
    for _ in range(2):
        t.act("spend", "pocket-universe")
    t.act("spend", word="pool")
    t.act("spend", "pocket-universe")
    t.reach("house")
    assert (t.on("pocket-universe", "aember"), t.enemy_aember, t.keys(2)) == (0, 2, 1)


@pytest.mark.clause("KF-alpha-01")
def test_after_a_fight_no_alpha_card_is_played(keyforge):
    t = keyforge.table(house="logos", hand=["eureka"], line=["brain-eater"], enemy_line=["troll"])
    assert t.can("play", "eureka")
    t.fight("brain-eater", "troll")
    assert t.refusal("play", "eureka").clause == "KF-alpha-01"


@pytest.mark.clause("KF-capture-03")
def test_a_fighter_that_fell_captures_nothing_and_nobody_is_asked_whence(keyforge):
    t = keyforge.table(
        house="sanctum",
        hand=["take-hostages"],
        line=["jehu-the-bureaucrat"],
        enemy_line=["troll", "po-s-pixies", "po-s-pixies"],
        enemy_aember=3,
    )
    t.play("take-hostages").fight("jehu-the-bureaucrat", "troll")
    assert t.zone("jehu-the-bureaucrat") == "discard"
    assert t.decision.kind == "main" and t.enemy_aember == 3


@pytest.mark.clause("KF-enrage-02")
def test_an_enraged_creature_that_an_effect_keeps_from_fighting_may_reap(keyforge):
    t = keyforge.table(
        house="logos",
        hand=["foggify"],
        line=["doc-bookton"],
        enemy_line=[{"card": "troll", "enraged": True}],
        enemy_houses=["brobnar", "dis", "mars"],
    )
    t.play("foggify").end_turn("brobnar")
    assert not t.can("fight", "troll", "doc-bookton")
    assert t.can("reap", "troll")


@pytest.mark.clause("KF-omni-01")
def test_an_omni_takes_no_place_of_a_permission_for_some_cards(keyforge):
    t = keyforge.table(
        house="brobnar",
        artifacts=["combat-pheromones", "incubation-chamber"],
        line=["tunk", "grabber-jammer", "ulyq-megamouth"],
        enemy_line=["troll"],
    )
    t.use("combat-pheromones", "omni").use("incubation-chamber", "omni")
    t.reap("tunk").reap("grabber-jammer")
    assert not t.can("reap", "ulyq-megamouth"), "the two places are taken"
    assert t.aember == 2


@pytest.mark.clause("KF-main-04")
def test_a_judge_tells_why_an_ability_out_of_house_cannot_be_used(keyforge):
    t = keyforge.table(house="brobnar", artifacts=["library-of-babble", "banner-of-battle"], line=["noddy-the-thief"])
    told = {(option.verb, t.s.cards[option.thing].id): refusal.clause for option, refusal in t.s.game.impossible(t.s)}
    assert told["action", "library-of-babble"] == t.refusal("action", "library-of-babble").clause
    assert told["action", "noddy-the-thief"] == t.refusal("action", "noddy-the-thief").clause
    assert not [verb for verb, card in told if card == "banner-of-battle"], "it has no ability to be used"
