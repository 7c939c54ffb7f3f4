"""Cards that keep an Ally in play, or turn it aside on its way to the Graveyard: each shown by playing it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tapete.core import codec
from tapete.core.labels import label

KILLER = "yanomami"  # a Talisman: destroys an opposing Ally


def strike(stage: Any, target: str, **parts: Any) -> Any:
    """The opponent destroys an Ally of yours with a Talisman, in their turn."""
    gold = parts.pop("enemy_gold", 4)
    t = stage.table(active=2, enemy_gold=gold, enemy_hand=[KILLER, *parts.pop("enemy_hand", [])], **parts)
    t.act("play", KILLER)
    return t.aim(target)


@pytest.mark.parametrize("totem", ["totem_de_conejo-in", "totem_de_conejo-co"])
@pytest.mark.clause("ML-con-34", "ML-con-32")
def test_totem_de_conejo_dies_for_an_ally(stage, totem):
    armed = {"card": "talos", "weapons": ["kunai"]}
    t = strike(stage, "talos", support=[totem], defence=[armed])
    assert [label(t.s, each, "es") for each in t.decision.options] == ["Salva a Talos", "No"]
    again = codec.from_json(t.s.game, json.loads(json.dumps(codec.to_json(t.s))))
    assert codec.digest(again) == codec.digest(t.s)  # it waits as plain data, in the middle of the destruction
    t.act("yes", "talos")
    assert (t.zone("talos"), t.weapons("talos"), t.zone(totem)) == ("defence", ["kunai"], "graveyard")
    declined = strike(stage, "talos", support=[totem], defence=[armed])
    declined.no()
    assert (declined.zone("talos"), declined.zone(totem)) == ("graveyard", "support")


def test_totem_de_conejo_saves_one_of_several_and_no_opposing_ally(stage):
    t = stage.table(
        gold=9, hand=["naglfar"], defence=["talos"], enemy_defence=["prometeo", "rey_mono"], enemy_support=["totem_de_conejo-in"]
    )
    t.play("naglfar")
    assert t.decision.player == 1
    t.act("yes", "prometeo")
    assert (t.zone("prometeo"), t.zone("rey_mono"), t.zone("talos"), t.zone("totem_de_conejo-in")) == (
        "defence", "graveyard", "graveyard", "graveyard",
    )  # fmt: skip


def test_chasqui_pays_to_survive_a_fight_but_not_a_talisman(stage):
    t = stage.fight("thor-er", "chasqui", enemy_gold=1)
    t.act("yes", "chasqui")
    assert (t.zone("chasqui"), t.count("paid", 2), t.count("castle", 2)) == ("defence", 1, 16)
    poor = stage.fight("thor-er", "chasqui")
    assert poor.zone("chasqui") == "graveyard"
    assert strike(stage, "chasqui", gold=2, defence=["chasqui"]).zone("chasqui") == "graveyard"
    assert stage.table(defence=["chasqui", "talos"]).attack().can("attack", "talos") is False
    waiting = stage.table(defence=["chasqui", "talos"]).answer("pass")
    assert (waiting.can("attack", "talos"), waiting.can("attack", "chasqui")) == (True, False)


def test_lanza_de_odin_keeps_its_abomination_for_a_card(stage):
    mine = {"card": "surt", "weapons": ["lanza_de_odin"]}
    t = stage.table(defence=[mine], hand=["talos", "prometeo"], enemy_defence=["thor-er"])
    t.attack("surt").block(("thor-er", "surt"))
    t.act("yes", "surt").choose("talos")
    assert (t.zone("surt"), t.weapons("surt"), t.zone("talos"), t.zone("prometeo")) == (
        "attack", ["lanza_de_odin"], "graveyard", "hand",
    )  # fmt: skip
    bare = stage.table(defence=[mine], enemy_defence=["thor-er"])
    bare.attack("surt").block(("thor-er", "surt"))
    assert bare.zone("surt") == "graveyard"  # nothing to discard
    assert (
        stage.table(gold=3, hand=["lanza_de_odin"], defence=["talos"]).refusal("play", "lanza_de_odin", "talos").clause
        == "ML-weap-05"
    )


def test_heimdal_stays_for_a_card_of_the_hand(stage):
    t = strike(stage, "heimdal", defence=["heimdal"], hand=["talos"])
    t.act("yes", "heimdal")
    assert (t.zone("heimdal"), t.zone("talos")) == ("defence", "graveyard")
    assert strike(stage, "heimdal", defence=["heimdal"]).zone("heimdal") == "graveyard"


def test_helheim_keeps_any_god_for_two_cards_of_the_castle(stage):
    t = strike(stage, "frigg", support=["helheim"], defence=["frigg"])
    t.act("yes", "frigg")
    assert (t.zone("frigg"), t.count("castle")) == ("defence", 18)
    assert strike(stage, "talos", support=["helheim"], defence=["talos"]).zone("talos") == "graveyard"
    theirs = stage.table(gold=4, hand=[KILLER], support=["helheim"], enemy_defence=["frigg"])
    theirs.play(KILLER, "frigg").act("yes", "frigg")
    assert theirs.zone("frigg") == "defence"


def test_salamandra_saves_any_ally_from_combat_once_a_turn(stage):
    t = stage.table(gold=2, defence=["salamandra-co", "talos", "rey_mono"], enemy_defence=["thor-er", "los_titanes"])
    t.attack("talos", "rey_mono").block(("thor-er", "talos"), ("los_titanes", "rey_mono"))
    t.act("yes", "talos")
    assert (t.zone("talos"), t.zone("rey_mono"), t.count("paid")) == ("attack", "graveyard", 1)
    assert strike(stage, "talos", gold=2, defence=["salamandra-co", "talos"]).zone("talos") == "graveyard"


def test_amor_de_valkyria_answers_a_destruction_and_draws(stage):
    t = strike(stage, "talos", gold=2, hand=["amor_de_valkyria"], defence=["talos"])
    t.act("play", "amor_de_valkyria").yes()
    assert (t.zone("talos"), t.zone("amor_de_valkyria"), t.count("hand")) == ("defence", "graveyard", 1)
    passed = strike(stage, "talos", gold=2, hand=["amor_de_valkyria"], defence=["talos"])
    assert passed.pass_().zone("talos") == "graveyard"
    alone = stage.table(gold=2, hand=["amor_de_valkyria"], defence=["talos"])
    assert alone.refusal("play", "amor_de_valkyria").clause == "ML-tal-09"


def test_she_chuan_fa_exiles_what_falls(stage):
    t = stage.table(gold=7, hand=[KILLER, "she_chuan_fa"], enemy_defence=["nerthus"])
    t.play(KILLER, "nerthus")
    t.act("play", "she_chuan_fa")
    assert t.zone("nerthus") == "exile"  # it was not destroyed, so that it does not come back either
    fight = stage.fight("talos", "prometeo", gold=3, hand=["she_chuan_fa"])
    fight.act("play", "she_chuan_fa")
    assert fight.zone("prometeo") == "exile"
